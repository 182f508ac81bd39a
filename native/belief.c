/* How well worlds fit what the auction has told: a weighted count of what the hands hold.
 *
 * The habits of bidders and of those who passed come from outside; here cards are counted, many worlds in
 * one call.
 */
#include "kernel.h"

static inline int count(vq_set set) { return __builtin_popcountll(set); }

void vq_weigh(const vq_beliefs *b, const vq_state *worlds, int32_t n, double *weight) {
  for (int32_t w = 0; w < n; w++) {
    const vq_state *s = &worlds[w];
    int ranking = s->trump;
    double total = 0;
    for (int seat = 0; seat < b->seats; seat++) {
      const double *habit = b->habit[seat];
      vq_set hand = s->hand[seat] | b->played[seat];
      if (seat == b->bidder && s->face_down >= 0) hand |= 1ull << s->face_down;
      int longest = 0;
      for (int suit = 0; suit < b->suits; suit++) {
        int length = count(hand & b->suit[suit]);
        if (length > longest) longest = length;
      }
      total += habit[0] * count(hand & b->trumps[ranking]) + habit[1] * count(hand & b->tops[ranking]) +
               habit[2] * count(hand & b->seconds[ranking]) + habit[3] * longest;
    }
    weight[w] = total;
  }
}
