/* Random and greedy playouts, and counting sequences of acts. */
#include "playout.h"

int64_t vq_sizes(int32_t which) {
  static const int64_t sizes[] = {sizeof(vq_tables), sizeof(vq_state), sizeof(vq_payoff),
                                  sizeof(vq_beliefs), sizeof(vq_past)};
  return which >= 0 && which < 5 ? sizes[which] : 0;
}

vq_set vq_legal(const vq_tables *t, const vq_state *s, int32_t *ask) { return legal(t, s, ask); }
void vq_play(const vq_tables *t, vq_state *s, int32_t act) { play(t, s, act); }
int32_t vq_over(const vq_tables *t, const vq_state *s) { return over(t, s); }

int32_t vq_sensible(const vq_tables *t, const vq_state *s) {
  int32_t ask;
  vq_set cards = legal(t, s, &ask);
  outlook o = outlook_of(t);
  return sensible(t, &o, s, cards, ask);
}

int64_t vq_perft(const vq_tables *t, const vq_state *s, int32_t depth) {
  if (depth <= 0 || over(t, s)) return 1;
  int32_t ask;
  vq_set cards = legal(t, s, &ask);
  if (depth == 1) return count(cards) + ask;
  int64_t sequences = 0;
  for (; cards || ask; cards &= cards - 1) {
    vq_state after = *s;
    play(t, &after, cards ? lowest(cards) : VQ_ASK);
    sequences += vq_perft(t, &after, depth - 1);
    if (!cards) break;
  }
  return sequences;
}

int64_t vq_playouts(const vq_tables *t, const vq_state *worlds, int32_t n, int32_t times, int32_t kind,
                    int32_t noise, uint64_t seed, int64_t *points) {
  policy how = policy_for(t, kind, noise);
  int64_t played = 0;
  for (int32_t w = 0; w < n; w++) {
    points[w] = 0;
    for (int32_t k = 0; k < times; k++) {
      vq_state s = worlds[w];
      played += play_out(t, &s, &how, &seed);
      points[w] += s.points;
    }
  }
  return played;
}

/* A deal of the whole pack: `order` holds its cards, and is shuffled as far as the deal needs. */
static void deal_anew(const vq_tables *t, int32_t each, uint8_t *order, uint64_t *seed, vq_state *s) {
  int place = 0, seat = s->turn;
  for (int k = 0; k < t->players; k++, seat = t->next[seat]) {
    s->hand[seat] = 0;
    for (int c = 0; c < each; c++, place++) {
      int other = place + below(seed, t->cards - place);
      uint8_t card = order[other];
      order[other] = order[place];
      order[place] = card;
      s->hand[seat] |= BIT(card);
    }
  }
}

int64_t vq_playouts_dealt(const vq_tables *t, int32_t each, int64_t times, int32_t kind, uint64_t seed,
                          int64_t *points) {
  if (each * t->players > t->cards || t->cards > VQ_CARDS) return 0;
  policy how = policy_for(t, kind, 0);
  uint8_t order[VQ_CARDS];
  int64_t played = 0;
  vq_state empty = {.turn = t->next[0], .face_down = VQ_NONE, .asker = VQ_NONE, .shown_at = VQ_NONE, .turned = VQ_NONE};
  empty.ranking = empty.trump = t->ranking[1].trumps != 0; /* a trump that may be hidden is shown */
  for (int c = 0; c < t->cards; c++) order[c] = (uint8_t)c;
  *points = 0;
  for (int64_t k = 0; k < times; k++) {
    vq_state s = empty;
    deal_anew(t, each, order, &seed, &s);
    played += play_out(t, &s, &how, &seed);
    *points += s.points;
  }
  return played;
}

/* The mean payoff of playouts after `act`. */
static double after_act(const vq_tables *t, const vq_state *world, int act, int32_t times, const policy *how, uint64_t seed,
                        const vq_payoff *pay) {
  vq_state after = *world;
  double sum = 0;
  play(t, &after, act);
  for (int32_t k = 0; k < times; k++) {
    vq_state s = after;
    play_out(t, &s, how, &seed);
    sum += worth(pay, s.points);
  }
  return times > 0 ? sum / times : 0;
}

void vq_playout_acts(const vq_tables *t, const vq_state *worlds, int32_t n, int32_t times, int32_t kind,
                     int32_t noise, uint64_t seed, const vq_payoff *pay, double *value) {
  policy how = policy_for(t, kind, noise);
  for (int32_t w = 0; w < n; w++) {
    int32_t ask;
    vq_set cards = over(t, &worlds[w]) ? 0 : legal(t, &worlds[w], &ask);
    double *of = value + (int64_t)w * VQ_ACTS;
    uint64_t chance = random_word(&seed); /* the same for every act of a world: they differ by the act alone */
    if (over(t, &worlds[w])) continue;
    if (ask) of[VQ_ASK] = after_act(t, &worlds[w], VQ_ASK, times, &how, chance, pay);
    for (; cards; cards &= cards - 1)
      of[lowest(cards)] = after_act(t, &worlds[w], lowest(cards), times, &how, chance, pay);
  }
}
