/* Playing a position to its end, by chance or as a sensible player would: for playout.c and tree.c. */
#ifndef VARAQ_PLAYOUT_H
#define VARAQ_PLAYOUT_H
#include "sensible.h"

/* How the cards of a playout are chosen. */
typedef struct {
  int32_t kind;  /* VQ_RANDOM or VQ_GREEDY */
  int32_t noise; /* of 256 acts of a greedy playout, so many are random */
  int32_t plain; /* random, and the tables are plain: see below */
  outlook outlook;
} policy;

static inline int any_act(vq_set cards, int ask, uint64_t *seed) {
  int held = count(cards), place = below(seed, held + ask);
  return ask && place == held ? VQ_ASK : pick(cards, place);
}

static inline int chosen_act(const vq_tables *t, const vq_state *s, const policy *how, vq_set cards, int ask, uint64_t *seed) {
  if (how->kind == VQ_RANDOM) return any_act(cards, ask, seed);
  if (how->noise && (int)(random_word(seed) & 255) < how->noise) return any_act(cards, ask, seed);
  return sensible(t, &how->outlook, s, cards, ask);
}

/* Play on until the end, or until `trick` tricks are over with nothing on the table. Returns the cards played. */
static inline int play_until(const vq_tables *t, vq_state *s, int trick, const policy *how, uint64_t *seed) {
  int played = 0;
  while (!over(t, s) && (s->laid || s->trick < trick)) {
    int32_t ask;
    vq_set cards = legal(t, s, &ask);
    if (!cards && !ask) break; /* hands of unequal length */
    int act = chosen_act(t, s, how, cards, ask, seed);
    play(t, s, act);
    played += act != VQ_ASK;
  }
  return played;
}

/* Whether the tables say nothing but who follows whom and what beats what: no duty to beat or to trump, no
 * card that may or must be played for another reason, no limit to leads, no trick that counts otherwise. */
static inline int plain_tables(const vq_tables *t) {
  vq_set pack = t->cards < VQ_CARDS ? BIT(t->cards) - 1 : ~0ull;
  return !(t->flags & (VQ_MUST_BEAT | VQ_NO_UNDERTRUMP)) && !(t->free_cards | t->forced_cards | t->wipes) &&
         !t->insult && !(pack & ~t->lead_later);
}

/* Whether such tables are all that matters from this position on; the first trick may have leads of its own. */
static inline int plain_position(const vq_tables *t, const vq_state *s) {
  if (s->laid || !s->trick || s->piles || hidden(s) || s->face_down >= 0) return 0;
  int held = count(s->hand[s->turn]), seat = s->turn;
  for (int k = 1; k < t->players; k++) {
    seat = t->next[seat];
    if (count(s->hand[seat]) != held) return 0;
  }
  return 1;
}

/* Random play to the end from such a position, a trick at a time. The same cards are chosen by the same chance
 * as by `play_until`; there is no state but what a plain trick needs, and nothing in it branches on chance. */
static inline int play_out_plain(const vq_tables *t, vq_state *s, uint64_t *seed) {
  const vq_ranking *r = &t->ranking[s->ranking];
  int turn = s->turn, points = 0, played = 0, trick = s->trick;
  uint64_t chance = *seed;
  while (trick < t->tricks && s->hand[turn]) {
    int card = any_act(s->hand[turn], 0, &chance), winner = turn, value = t->trick_points[trick++] + t->points[card];
    vq_set takes = r->beats[1][card], asked = t->follow[card];
    s->hand[turn] ^= BIT(card);
    for (int k = 1; k < t->players; k++) {
      turn = t->next[turn];
      vq_set hand = s->hand[turn], following = hand & asked;
      card = any_act(following ? following : hand, 0, &chance);
      s->hand[turn] = hand ^ BIT(card);
      value += t->points[card];
      asked = asked ? asked : t->follow[card];
      int better = takes >> card & 1;
      winner = better ? turn : winner;
      takes = better ? r->beats[0][card] : takes;
    }
    played += t->players;
    points += t->credit[winner] ? value : 0;
    turn = winner;
  }
  *seed = chance;
  s->points = (int16_t)(s->points + points);
  s->turn = (int8_t)turn;
  s->trick = (int8_t)trick;
  return played;
}

static inline int play_out(const vq_tables *t, vq_state *s, const policy *how, uint64_t *seed) {
  int played = 0;
  if (how->plain) {
    if (!plain_position(t, s)) played = play_until(t, s, s->trick + 1, how, seed);
    if (plain_position(t, s)) return played + play_out_plain(t, s, seed);
  }
  return played + play_until(t, s, VQ_CARDS, how, seed);
}

static inline policy policy_for(const vq_tables *t, int32_t kind, int32_t noise) {
  return (policy){kind, noise, kind == VQ_RANDOM && plain_tables(t), outlook_of(t)};
}

static inline double worth(const vq_payoff *pay, int points) {
  int place = points - pay->low;
  return pay->value[place < 0 ? 0 : place >= pay->count ? pay->count - 1 : place];
}

#endif
