/* What the two halves of the solver share: solver.c searches every position, solver_plain.c the plain ones. */
#ifndef VARAQ_SOLVER_H
#define VARAQ_SOLVER_H
#include "kernel.h"
#include "position.h"

/* How many positions a question may look at. */
typedef struct {
  int64_t nodes, limit;
  int stopped; /* the limit was not enough: whatever is returned from then on means nothing */
} budget;

static inline int spend(budget *b) {
  if (++b->nodes > b->limit) b->stopped = 1;
  return b->stopped;
}

static inline uint64_t mixed(uint64_t a, uint64_t b) {
  uint64_t z = (a + b * 0xC2B2AE3D27D4EB4Full) * 0x9E3779B97F4A7C15ull;
  z = (z ^ (z >> 29)) * 0xBF58476D1CE4E5B9ull;
  return z ^ (z >> 32);
}

typedef struct plain plain;
plain *vq_plain_new(const vq_tables *t, int log2_entries);
void vq_plain_free(plain *p);

/* Lay out the cards of a deal: of this position and all that come of it by playing. */
void vq_plain_lay_out(plain *p, const vq_state *s);

/* Whether this position, which came of the one laid out and is at the beginning of a trick, is plain. */
int vq_plain_fits(const plain *p, const vq_state *s);

/* A bound for the points side 0 still gets: at least so many if it is >= need, else at most so many. */
int vq_plain_bound(plain *p, const vq_state *s, int need, budget *b);

#endif
