/* Which build of the kernel this processor is for; asked of the build that every processor can run. */
#include "kernel.h"
#ifdef __x86_64__
#include <cpuid.h>

enum { AMD = 0x68747541, HYGON = 0x6f677948, ZEN_3 = 0x19, BMI = 1 << 3, BMI2 = 1 << 8 };

/* Zen 3 brought AMD a PDEP that takes one step; the ones before take one for every bit. */
static int slow_pdep(void) {
  unsigned a, vendor, c, d;
  if (!__get_cpuid(0, &a, &vendor, &c, &d)) return 1;
  if ((vendor != AMD && vendor != HYGON) || !__get_cpuid(1, &a, &vendor, &c, &d)) return 0;
  return (int)((a >> 8 & 15) + (a >> 20 & 255)) < ZEN_3;
}

int32_t vq_processor(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return 0;
  return (b & BMI) && (b & BMI2) && !slow_pdep();
}
#else
int32_t vq_processor(void) { return 0; }
#endif
