/* What a sensible player would do who sees his hand, the table and which cards are still out, not who has them.
 *
 * He weighs every legal card. What lies in the trick is won or lost by the chance that his side takes it once this
 * card is played; against that stands what the card would still have done in his hand. Chances are rough: a card
 * that is out is at each of the other players with equal chance, so of n cards a given player has none with chance
 * (1 - 1/others)^n. He beats the card that wins if he holds a better one of the suit, or has none of the suit but
 * a card that takes it all the same (a trump).
 *
 * The weights say what there is no reasoning for: how dear strength is, whether a trump is better kept, long or
 * short suits are led. They were found by trying: two players of changed weights against two of unchanged ones, in
 * many deals of games with trumps and without, with points in cards or in tricks, with suits to follow and without.
 *
 * Chances and weights are whole numbers, so that every machine plays alike: chances in 1/256, worths in 1/4096 of a
 * point. search/plain/sensible.py says the same in Python.
 */
#ifndef VARAQ_SENSIBLE_H
#define VARAQ_SENSIBLE_H
#include "position.h"

#define CERTAIN 256

/* What can be said of the tables before the play. */
typedef struct {
  int32_t trick;                     /* what a trick is worth on average, in 1/16 of a point */
  int16_t none[VQ_CARDS + 1];        /* chance that a given other player has none of so many cards that are out */
  int8_t likes[VQ_SEATS];            /* 1 where a seat's side wants to take points, -1 where it wants to lose them */
  int8_t foes_after[VQ_SEATS][VQ_SEATS]; /* how many opponents play after a seat that plays in this place */
} outlook;

/* How the cards of the hand are looked at: leading, or while the trick is one's own side's or the others'. */
typedef struct {
  int strength; /* cost of a card that would take a trick if it were led */
  int rank;     /* cost of a card that much of what is left does not beat */
  int trump;    /* cost of a trump */
  int length;   /* cost for each card of its suit in the hand */
  int single;   /* gain of having no more of a suit, for who has a trump */
  int points;   /* gain for each point it carries */
} keeping;

typedef struct {
  int others_bring; /* what each later player adds to the trick, in 1/256 of the average trick */
  int lead;         /* worth of taking the trick for the lead to the next */
  int rescued;      /* chance that a partner who plays later saves a trick that would be lost, of a led card */
  int rescued_led;
  int hope;         /* chance that a partner's trick is not taken from him by who plays after */
  int draw, draw_foe; /* worth of leading a trump while others have some: the bidder's side, the other */
  keeping leading, ours, theirs;
} weights;

static const weights tried = {
    .others_bring = 14, .lead = 6, .rescued = 112, .hope = 225, .draw = 60, .draw_foe = -48, .rescued_led = 60,
    .leading = {16, 40, 60, 4, 8, -5},
    .ours = {44, 36, 52, 12, 16, 19},
    .theirs = {60, 76, -20, 32, 20, 0},
};

static inline outlook outlook_of(const vq_tables *t) {
  outlook o;
  int all = 0;
  for (int c = 0; c < t->cards; c++) all += t->points[c] < 0 ? -t->points[c] : t->points[c];
  for (int k = 0; k < t->tricks; k++) all += t->trick_points[k] < 0 ? -t->trick_points[k] : t->trick_points[k];
  o.trick = t->tricks > 0 ? all * 16 / t->tricks : 0;
  int others = t->players > 2 ? t->players - 1 : 1;
  o.none[0] = CERTAIN;
  for (int n = 0; n < VQ_CARDS; n++) o.none[n + 1] = (int16_t)(o.none[n] * (others - 1) / others);
  for (int me = 0; me < VQ_SEATS; me++) {
    o.likes[me] = 1;
    for (int p = 0; p < t->seats; p++)
      if (t->side[p] != t->side[me] && t->credit[p] != t->credit[me])
        o.likes[me] = (t->credit[me] > t->credit[p]) == (t->side[me] == 0) ? 1 : -1;
    for (int place = 0; place < VQ_SEATS; place++) {
      int seat = me, foes = 0;
      for (int k = place + 1; k < t->players; k++) {
        seat = t->next[seat];
        foes += t->side[seat] != t->side[me];
      }
      o.foes_after[me][place] = (int8_t)foes;
    }
  }
  return o;
}

/* The chance that one other player does not take a trick from a card: `better` are the cards out that beat it. */
static inline int withstands(const outlook *o, vq_set better, vq_set suit, vq_set out) {
  if (!suit) return o->none[count(better)];
  int without = o->none[count(out & suit)];
  return o->none[count(better & suit)] - (without * (CERTAIN - o->none[count(better & ~suit)]) >> 8);
}

static inline int against_all(int chance, int foes) {
  int all = CERTAIN;
  while (foes--) all = all * chance >> 8;
  return all;
}

/* What the trick on the table is worth by now. */
static inline int stake_of(const vq_tables *t, const vq_state *s) {
  int cards = 0;
  vq_set lying = 0;
  for (int k = 0; k < s->laid; k++) {
    cards += t->points[s->card[k]];
    lying |= BIT(s->card[k]);
  }
  return t->trick_points[s->trick] + (lying & t->wipes ? 0 : cards);
}

/* `of`, unless NULL, is told the worth of every card that was weighed. */
static inline int sensible_by(const weights *w, const vq_tables *t, const outlook *o, const vq_state *s, vq_set cards,
                              int ask, int *of) {
  int me = s->turn, ours = s->laid && t->side[s->by[s->winning]] == t->side[me];
  if (!cards || (ask && !ours)) return VQ_ASK;
  if (!(cards & (cards - 1))) return lowest(cards);
  const vq_ranking *r = &t->ranking[s->ranking];
  vq_set mine = s->hand[me], out = 0;
  for (int p = 0; p < t->seats; p++) out |= s->hand[p];
  out &= ~mine;
  const keeping *keep = !s->laid ? &w->leading : ours ? &w->ours : &w->theirs;
  int later = t->players - 1 - s->laid, foes = o->foes_after[me][s->laid], friends = later - foes;
  int stake = stake_of(t, s) * 16 + (w->others_bring * o->trick * later >> 8);
  int share = 65536 / count(out | mine), rescued = !friends ? 0 : s->laid ? w->rescued : w->rescued_led;
  int draw = s->laid || !(out & r->trumps) ? 0 : 128 * (t->side[me] == t->side[t->bidder] ? w->draw : w->draw_foe);
  int single = mine & r->trumps ? CERTAIN * keep->single : 0;
  vq_set takes = 0;
  int passing = 0; /* the chance that our side has the trick if this seat does not take it */
  if (s->laid) {
    takes = winners(t, s);
    int stands = withstands(o, takes & out, s->asked, out);
    if (ours) {
      passing = against_all(stands, foes);
      if (friends) passing += (CERTAIN - passing) * rescued >> 8;
    } else if (friends)
      passing = foes ? (CERTAIN - stands) * w->hope >> 8 : CERTAIN - stands;
  }
  int best = lowest(cards), most = INT32_MIN;
  for (vq_set rest = cards; rest; rest &= rest - 1) {
    int card = lowest(rest), points = t->points[card], trump = r->trumps >> card & 1, chance = passing;
    vq_set suit = t->follow[card];
    int strength = withstands(o, r->beats[1][card] & out, suit, out), length = count(mine & suit);
    if (!s->laid || takes >> card & 1) {
      chance = s->laid ? withstands(o, r->beats[0][card] & out, s->asked, out) : strength;
      chance = against_all(chance, foes);
      chance += (CERTAIN - chance) * rescued >> 8;
    }
    int kept = keep->strength * strength + keep->length * 32 * length +
               keep->rank * (count((out | mine) & ~r->beats[0][card]) * share >> 8);
    kept += trump ? CERTAIN * keep->trump - draw : length == 1 ? -single : 0;
    int worth = (2 * chance - CERTAIN) * (stake + 16 * points) + 128 * keep->points * points +
                ((w->lead * chance - kept) * o->trick >> 6);
    worth *= o->likes[me];
    if (of) of[card] = worth;
    if (worth > most) most = worth, best = card;
  }
  return best;
}

static inline int sensible(const vq_tables *t, const outlook *o, const vq_state *s, vq_set cards, int ask) {
  return sensible_by(&tried, t, o, s, cards, ask, 0);
}

#endif
