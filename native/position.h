/* One position: which cards are legal and what a card does.
 * Everything that plays or searches goes through `legal` and `play`; only solver.c, for the plainest
 * tables, has the same said in another way, and is tested against this.
 */
#ifndef VARAQ_POSITION_H
#define VARAQ_POSITION_H
#include "kernel.h"
#ifdef __BMI2__
#include <immintrin.h>
#endif

#define BIT(card) (1ull << (card))

static inline int count(vq_set set) { return __builtin_popcountll(set); }
static inline int lowest(vq_set set) { return __builtin_ctzll(set); }

/* splitmix64 (Steele, Lea, Flood 2014): one word of state, good enough for games. */
static inline uint64_t random_word(uint64_t *seed) {
  uint64_t z = (*seed += 0x9E3779B97F4A7C15ull);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}
static inline int below(uint64_t *seed, int n) { return (int)(((random_word(seed) >> 32) * (uint64_t)n) >> 32); }
static inline int pick(vq_set set, int place) {
#ifdef __BMI2__
  return lowest(_pdep_u64(BIT(place), set));
#else
  while (place--) set &= set - 1;
  return lowest(set);
#endif
}

static inline int hidden(const vq_state *s) { return s->ranking != s->trump; }
static inline int over(const vq_tables *t, const vq_state *s) {
  return !s->laid && (s->trick >= t->tricks || !(s->hand[s->turn] | (s->face_down >= 0)));
}

/* The cards that take the trick from the card now winning. */
static inline vq_set winners(const vq_tables *t, const vq_state *s) {
  return t->ranking[s->ranking].beats[s->winning == 0][s->card[s->winning]];
}

/* Trumps in the trick, as far as they count (TE-106 and the like). */
static inline vq_set trumps_lying(const vq_tables *t, const vq_state *s) {
  vq_set trumps = t->ranking[s->ranking].trumps, lying = 0;
  int from = 0;
  if (s->shown_at > 0 && (t->flags & VQ_FROM_REVEAL) && !(BIT(s->card[0]) & trumps)) from = s->shown_at;
  for (int k = from; k < s->laid; k++) lying |= BIT(s->card[k]);
  return lying & trumps;
}

static inline vq_set over_all_trumps(const vq_tables *t, const vq_state *s, vq_set trumps) {
  for (vq_set lying = trumps_lying(t, s); lying; lying &= lying - 1)
    trumps &= t->ranking[s->ranking].beats[0][lowest(lying)];
  return trumps;
}

static inline vq_set legal_lead(const vq_tables *t, const vq_state *s, vq_set hand) {
  vq_set wanted = s->trick ? t->lead_later : t->lead_first;
  if ((t->flags & VQ_BARRED_LEAD) && hidden(s) && s->turn == t->bidder && !s->trump_led)
    wanted &= ~t->ranking[(int)s->trump].trumps;
  return hand & wanted ? hand & wanted : hand;
}

/* Who cannot follow. */
static inline vq_set legal_void(const vq_tables *t, const vq_state *s, vq_set hand, int32_t *ask) {
  if (hidden(s)) {
    *ask = 1;
    if ((t->flags & VQ_MUST_ASK) && s->turn != t->bidder) return 0;
    return hand & ~t->kept_cards ? hand & ~t->kept_cards : hand;
  }
  if (hand & t->forced_cards) return hand & t->forced_cards;
  vq_set trumps = hand & t->ranking[s->ranking].trumps;
  if (s->asker == s->turn && (s->turn == t->bidder || (t->flags & VQ_ASK_DUTY))) {
    if (s->turn == t->bidder && (t->flags & VQ_THAT_CARD) && s->turned >= 0) return BIT(s->turned);
    if (!trumps) return hand;
    vq_set better = t->flags & VQ_NO_UNDERTRUMP ? over_all_trumps(t, s, trumps) : 0;
    return better ? better : trumps;
  }
  if (!(t->flags & VQ_NO_UNDERTRUMP) || !trumps || !trumps_lying(t, s)) return hand;
  vq_set allowed = (hand & ~trumps) | over_all_trumps(t, s, trumps);
  return allowed ? allowed : hand;
}

static inline vq_set legal(const vq_tables *t, const vq_state *s, int32_t *ask) {
  vq_set hand = s->hand[s->turn];
  *ask = 0;
  if (!s->laid) return legal_lead(t, s, hand);
  if (!s->asked) {
    if ((t->flags & VQ_MUST_BEAT) && t->side[s->by[s->winning]] != t->side[s->turn]) {
      vq_set better = hand & winners(t, s);
      if (better) return better;
    }
    return hand;
  }
  vq_set following = hand & s->asked;
  if (following) return following | (hand & t->free_cards);
  return legal_void(t, s, hand, ask);
}

/* Trump is turned up; `asker` VQ_NONE: nobody asked for it. */
static inline void reveal(const vq_tables *t, vq_state *s, int asker) {
  s->ranking = s->trump;
  s->asker = (int8_t)asker;
  s->shown_at = s->laid;
  s->turned = s->face_down;
  if (s->face_down >= 0) s->hand[t->bidder] |= BIT(s->face_down);
  s->face_down = VQ_NONE;
  if (!s->laid || ((t->flags & VQ_FROM_REVEAL) && !(t->ranking[s->ranking].trumps & BIT(s->card[0])))) return;
  s->winning = 0;
  for (int k = 1; k < s->laid; k++)
    if (winners(t, s) & BIT(s->card[k])) s->winning = (int8_t)k;
}

static inline void show_at_last_turn(const vq_tables *t, vq_state *s) {
  if ((t->flags & VQ_SHOWN_LAST) && s->trick == t->tricks - 1 && s->turn == t->bidder && hidden(s))
    reveal(t, s, VQ_NONE);
}

/* What the trick on the table brings the side that is credited, if `winner` takes it. */
static inline int trick_value(const vq_tables *t, const vq_state *s, int winner) {
  int value = 0;
  vq_set lying = 0;
  for (int k = 0; k < s->laid; k++) {
    value += t->points[s->card[k]];
    lying |= BIT(s->card[k]);
  }
  if (lying & t->wipes) value = 0;
  value = t->credit[winner] ? value + t->trick_points[s->trick] : 0;
  if (t->insult && s->card[s->winning] == t->insult_by && (lying & BIT(t->insult_of)))
    for (int k = 0; k < s->laid; k++)
      if (s->card[k] == t->insult_of && t->credit[s->by[k]]) value -= t->insult;
  return value;
}

static inline void play_card(const vq_tables *t, vq_state *s, int card) {
  int seat = s->turn;
  s->hand[seat] &= ~BIT(card);
  for (int k = 0; k < s->piles; k++)
    if (s->top[k] == card) s->hand[seat] |= BIT(s->under[k]);
  if (s->laid && (winners(t, s) & BIT(card))) s->winning = s->laid;
  s->card[s->laid] = (int8_t)card;
  s->by[s->laid++] = (int8_t)seat;
  if (!s->asked) s->asked = t->follow[card];
  s->turn = t->next[seat];
  if (s->laid == t->players) {
    int winner = s->by[s->winning];
    s->points = (int16_t)(s->points + trick_value(t, s, winner));
    if (hidden(s) && s->by[0] != t->bidder && (t->ranking[(int)s->trump].trumps & BIT(s->card[0]))) s->trump_led = 1;
    s->trick++;
    s->laid = s->winning = 0;
    s->asked = 0;
    s->asker = s->shown_at = s->turned = VQ_NONE;
    s->turn = (int8_t)winner;
    if ((t->flags & VQ_VOID_IF_HIDDEN) && s->trick == t->tricks - 1 && hidden(s)) {
      s->points = t->void_points;
      s->trick = (int8_t)t->tricks;
      return;
    }
  }
  if (t->flags & VQ_SHOWN_LAST) show_at_last_turn(t, s);
}

static inline void play(const vq_tables *t, vq_state *s, int act) {
  if (act == VQ_ASK)
    reveal(t, s, s->turn);
  else
    play_card(t, s, act);
}

#endif
