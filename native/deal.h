/* Dealing the cards that a seat has not seen, each deal that fits as likely as any other. */
#ifndef VARAQ_DEAL_H
#define VARAQ_DEAL_H
#include "kernel.h"

#define VQ_PLACES 16 /* seats, and whatever else may hold unseen cards: a stock, buried cards, a face-down card */

/* Deal the set `unseen`: place p gets exactly need[p] cards, all of them from may[p]. The needs add up to the
 * number of unseen cards. hands[d * places + p] is what place p holds in deal d. Every deal that fits is equally
 * likely. Returns `n`, or 0 where no deal fits. */
int32_t vq_deal(int32_t places, vq_set unseen, const vq_set *may, const int32_t *need, int32_t n, uint64_t seed,
                vq_set *hands);

#endif
