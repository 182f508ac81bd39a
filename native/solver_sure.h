/* Sure points: what a side gets in a plain position whatever the others do, without searching.
 *
 * Two kinds are counted. Trumps above all trumps of the opponents take their tricks whenever they are played. And the
 * seat on lead can cash: lead one after another the cards that stand above all others of their suits. Partners'
 * winners add up as long as they need not be thrown away, and nobody is forced to ruff what the side has won anyhow.
 * `rests` collects the lowest cards whose rank this rests on.
 */
#ifndef VARAQ_SOLVER_SURE_H
#define VARAQ_SOLVER_SURE_H
#include "solver_plain.h"

enum { EVERYTHING = INT16_MAX };

typedef struct {
  int gain, tricks;
  vq_set rests;
  vq_set suits; /* cash: the suits cashed whose first round nobody can ruff; top_trumps: the cards */
} sure;

/* The points in a hand's cards of a suit that have to come (`all`: that can come) in so many rounds of it. */
static inline int given(const plain *p, vq_set cards, int rounds, int all) {
  int sum = 0, n = 0, least = INT8_MAX, held = count(cards);
  for (vq_set with = cards & p->pointed; with; with &= with - 1) {
    int points = p->points[lowest(with)];
    if (points <= 0) continue;
    sum += points;
    n++;
    if (points < least) least = points;
  }
  int come = all || rounds >= held ? rounds : rounds - (held - n);
  return come >= n ? sum : come > 0 ? come * least : 0;
}

/* The rounds of a suit that no opponent can ruff. */
static inline int unruffed(const plain *p, vq_set lho, vq_set rho, vq_set suit) {
  int rounds = RANKS;
  if (lho & p->trumps) rounds = count(lho & suit);
  if ((rho & p->trumps) && count(rho & suit) < rounds) rounds = count(rho & suit);
  return rounds;
}

/* Side-suit tricks that a hand need not ruff: as many as it has other cards to throw. */
static inline int spare(const plain *p, vq_set hand) { return hand & p->trumps ? count(hand & ~p->trumps) : RANKS; }

/* What `seat`, if he is on lead, cashes in the side suits. `drawn`: the opponents have no trumps by then. */
static inline sure cash(const plain *p, int seat, int target, int least, int drawn) {
  sure k = {0, 0, 0, 0};
  const vq_set hand = p->hand[seat], partner = p->hand[(seat + 2) & 3];
  const vq_set lho = p->hand[(seat + 1) & 3], rho = p->hand[(seat + 3) & 3];
  const vq_set others = partner | lho | rho;
  const int most = spare(p, partner);
  for (int s = 0; s < SUITS && k.gain < target; s++) {
    vq_set suit = SUIT(s), low = 0;
    if (!(hand & suit) || s == p->trump) continue;
    vq_set winners = above(hand & suit, others & suit);
    if (!winners) continue;
    int safe = unruffed(p, lho, rho, suit), limit = drawn ? RANKS : safe, n = 0;
    if (limit > most - k.tricks) limit = most - k.tricks;
    for (; winners && n < limit && k.gain < target; n++) {
      int card = highest(winners);
      winners ^= low = BIT(card);
      k.gain += least + (p->points[card] > 0 ? p->points[card] : 0);
    }
    if (!n) continue;
    if (p->marked[s] && k.gain < target)
      k.gain += given(p, partner & suit, n, 1) + given(p, lho & suit, n, 0) + given(p, rho & suit, n, 0);
    k.tricks += n;
    if (safe) k.suits |= suit;
    if (others & suit) k.rests |= low;
  }
  return k;
}

/* The trumps of two partners that stand above those of the others: each takes the trick it is played to, if not its
 * partner does. */
static inline sure top_trumps(const plain *p, vq_set hand, vq_set partner, vq_set against, int least) {
  sure k = {0, 0, 0, 0};
  vq_set theirs = against & p->trumps;
  k.suits = above((hand | partner) & p->trumps, theirs);
  if (!k.suits) return k;
  int one = count(k.suits & hand), other = count(k.suits & partner);
  k.tricks = one > other ? one : other;
  k.gain = k.tricks * least + given(p, k.suits, VQ_CARDS, 1);
  if (theirs) k.rests = lowest_of(k.suits);
  return k;
}

/* Whether the seat can draw the opponents' trumps by leading his own, staying on lead. */
static inline int can_draw(const plain *p, vq_set tops, vq_set partner, vq_set lho, vq_set rho) {
  int left = count(lho & p->trumps), right = count(rho & p->trumps);
  return count(above(tops, partner & p->trumps)) >= (left > right ? left : right);
}

/* What the side of the seat on lead gets at least (or EVERYTHING); no further than `target`. */
static inline int sure_of_leader(const plain *p, int seat, int tricks, int target, int least, vq_set *rests) {
  const vq_set hand = p->hand[seat], partner = p->hand[(seat + 2) & 3];
  const vq_set lho = p->hand[(seat + 1) & 3], rho = p->hand[(seat + 3) & 3];
  sure tops = {0, 0, 0, 0};
  int drawn = 0;
  if ((hand | partner) & p->trumps) {
    tops = top_trumps(p, hand, partner, lho | rho, least);
    if (tops.gain < target) drawn = can_draw(p, tops.suits & hand, partner, lho, rho);
  }
  *rests = tops.rests;
  if (tops.gain >= target) return tops.gain;
  sure mine = cash(p, seat, target - tops.gain, least, drawn);
  *rests |= mine.rests;
  if (tops.tricks + mine.tricks >= tricks) return EVERYTHING;
  if (tops.gain + mine.gain >= target) return tops.gain + mine.gain;
  sure his = cash(p, (seat + 2) & 3, target - tops.gain, least, drawn);
  if (!(his.suits & hand)) return tops.gain + mine.gain; /* he cannot be reached */
  int both = mine.tricks + his.tricks, room = tricks - tops.tricks, trumps = ((hand | partner) & p->trumps) != 0;
  int spared = spare(p, hand) < spare(p, partner) ? spare(p, hand) : spare(p, partner);
  if (both > room && trumps) both = VQ_CARDS;
  if (both <= room && both > spared) both = VQ_CARDS;
  if (both == VQ_CARDS) { /* not both for sure: the better one */
    if (his.gain <= mine.gain) return tops.gain + mine.gain;
    *rests = tops.rests | his.rests;
    return tops.gain + his.gain;
  }
  *rests |= his.rests;
  return both >= room ? EVERYTHING : tops.gain + mine.gain + his.gain;
}

/* What the opponents of the seat on lead get at least if it is `target` or more, else 0: with their top trumps, and
 * if every suit that he can lead gives them the lead and enough to cash. */
static inline int sure_of_others(const plain *p, int seat, int target, int least, vq_set *rests) {
  const vq_set hand = p->hand[seat], partner = p->hand[(seat + 2) & 3];
  const int left = (seat + 1) & 3, right = (seat + 3) & 3;
  *rests = 0;
  if (holds_dead(p, seat)) return 0;
  sure tops = {0, 0, 0, 0};
  if ((p->hand[left] | p->hand[right]) & p->trumps)
    tops = top_trumps(p, p->hand[left], p->hand[right], hand | partner, least);
  *rests = tops.rests;
  if (tops.gain >= target) return tops.gain;
  sure one = cash(p, left, target - tops.gain, least, 0), other = cash(p, right, target - tops.gain, least, 0);
  vq_set covered = 0;
  if (tops.gain + one.gain >= target) covered |= one.suits, *rests |= one.rests;
  if (tops.gain + other.gain >= target) covered |= other.suits, *rests |= other.rests;
  return covered && !(hand & ~covered) ? target : 0;
}

#endif
