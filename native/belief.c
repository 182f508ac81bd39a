/* How well worlds fit what the auction and the play have told, many worlds in one call.
 *
 * The auction: a weighted count of what the hands hold. The habits of bidders and of those who passed come from
 * outside; here cards are counted.
 *
 * The play: every world is laid back to where the cards that were played were still in the hands, and played
 * forward again. Who did in it what a sensible player would not do makes the world unlikely.
 */
#include "sensible.h"

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

/* The world before the cards of the past were played. */
static vq_state laid_back(const vq_past *past, const vq_state *world) {
  vq_state s = *world;
  s.asked = 0;
  s.trick = (int8_t)past->trick;
  s.laid = s.winning = 0;
  s.asker = s.shown_at = s.turned = VQ_NONE;
  if (!past->trick) s.trump_led = 0;
  s.turn = past->by[0];
  for (int32_t k = 0; k < past->count; k++) s.hand[past->by[k]] |= BIT(past->card[k]);
  return s;
}

/* By how much the card surprises; whoever could have asked for trump instead is not weighed. A card that was wrong
 * in this world surprises most. */
static double surprise(const vq_tables *t, const outlook *o, const vq_past *past, const vq_state *s, int card) {
  int32_t ask;
  int worths[VQ_CARDS];
  vq_set cards = legal(t, s, &ask);
  if (s->turn == past->me || ask) return 0;
  if (!(cards & BIT(card))) return past->most;
  if (!(cards & (cards - 1))) return 0;
  int best = sensible_by(&tried, t, o, s, cards, 0, worths);
  int trick = o->trick > 0 ? o->trick : 1;
  double lost = (double)(worths[best] - worths[card]) / (256.0 * trick) / past->temper;
  return lost < past->most ? lost : past->most;
}

void vq_weigh_past(const vq_tables *t, const vq_past *past, const vq_state *worlds, int32_t n, double *weight) {
  outlook o = outlook_of(t);
  for (int32_t w = 0; w < n; w++) {
    weight[w] = 0;
    if (past->count <= 0) continue;
    vq_state s = laid_back(past, &worlds[w]);
    for (int32_t k = 0; k < past->count; k++) {
      weight[w] -= surprise(t, &o, past, &s, past->card[k]);
      play(t, &s, past->card[k]);
    }
  }
}
