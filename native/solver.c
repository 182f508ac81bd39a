/* Exact values with all cards open.
 *
 * One question is asked again and again: does side 0 reach `target` points? The answer is a bound
 * that may say more than was asked: v >= target means "at least v", v < target "at most v". The
 * exact value is where two questions meet (vq_solve); what each act is worth is asked only as far as
 * the payoff tells points apart (vq_solve_acts).
 *
 * This file answers for every table of kernel.h, with `legal` and `play` of position.h:
 *   - `bound` is a search over acts, best looking first, that stops at the first act good enough;
 *   - of cards that cannot be told apart by anything still to come, one is tried (`alike`);
 *   - at the beginning of a trick the position is looked up and noted in a table. Points are noted as
 *     those still to come, so that how the points so far were won does not matter. The key is a hash
 *     of everything that the future can depend on (`key_of`);
 *   - at the beginning of a trick that is plain from there on, solver_plain.c takes over.
 * A plain position is one of four players in two sides where suits must be followed, every suit is
 * one line from low to high and nothing is hidden or special; there ranks can be forgotten that did
 * not matter, and sure tricks be counted. Hidden trump is searched here until it is shown.
 */
#include "solver.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  uint64_t key;
  int16_t low, high; /* what side 0 still gets lies between */
  int16_t act;       /* the act that was good enough, or VQ_NONE */
} known;

struct vq_solver {
  vq_tables t;
  vq_set kin[VQ_CARDS];                           /* cards with the same place in every set, and the same points */
  vq_set beaten[VQ_RANKINGS][2][VQ_CARDS];        /* the cards that this one takes the trick from */
  uint64_t mask;
  known *table;
  plain *plain;
  budget budget;
};

enum { LEAST = -20000, MOST = 20000, FIRST = 1000000 };

/* ---- what the tables say about the cards, found once ---- */

static int same_place(const vq_tables *t, int a, int b) {
  vq_set both = BIT(a) | BIT(b);
  vq_set sets[] = {t->lead_first, t->lead_later, t->free_cards, t->forced_cards, t->kept_cards, t->wipes};
  for (size_t k = 0; k < sizeof sets / sizeof *sets; k++)
    if ((sets[k] & both) && (sets[k] & both) != both) return 0;
  for (int r = 0; r < VQ_RANKINGS; r++)
    if ((t->ranking[r].trumps & both) && (t->ranking[r].trumps & both) != both) return 0;
  for (int c = 0; c < t->cards; c++)
    if ((t->follow[c] & both) && (t->follow[c] & both) != both) return 0;
  if (t->insult && (a == t->insult_by || a == t->insult_of || b == t->insult_by || b == t->insult_of)) return 0;
  return t->points[a] == t->points[b] && t->follow[a] == t->follow[b];
}

static void study(vq_solver *v) {
  const vq_tables *t = &v->t;
  for (int a = 0; a < t->cards; a++)
    for (int b = 0; b < t->cards; b++)
      if (a != b && same_place(t, a, b)) v->kin[a] |= BIT(b);
  for (int r = 0; r < VQ_RANKINGS; r++)
    for (int led = 0; led < 2; led++)
      for (int c = 0; c < t->cards; c++)
        for (vq_set by = t->ranking[r].beats[led][c]; by; by &= by - 1) v->beaten[r][led][lowest(by)] |= BIT(c);
}

vq_solver *vq_solver_new(const vq_tables *t, int32_t log2_entries) {
  vq_solver *v = calloc(1, sizeof *v);
  if (!v) return NULL;
  v->t = *t;
  v->mask = (1ull << log2_entries) - 1;
  v->table = calloc(v->mask + 1, sizeof *v->table);
  v->plain = vq_plain_new(&v->t, log2_entries);
  if (!v->table || !v->plain) {
    vq_solver_free(v);
    return NULL;
  }
  study(v);
  return v;
}

void vq_solver_free(vq_solver *v) {
  if (!v) return;
  if (v->plain) vq_plain_free(v->plain);
  free(v->table);
  free(v);
}

/* ---- what is left in a position ---- */

/* Cards still to be played: in the hands, face down, or under a pile card that is still to be played. */
static vq_set to_come(const vq_tables *t, const vq_state *s) {
  vq_set cards = 0;
  for (int p = 0; p < t->seats; p++) cards |= s->hand[p];
  if (s->face_down >= 0) cards |= BIT(s->face_down);
  for (int pass = 0; pass < s->piles; pass++)
    for (int k = 0; k < s->piles; k++)
      if (cards & BIT(s->top[k])) cards |= BIT(s->under[k]);
  return cards;
}

/* The side of a pile card's owner needs no word: `top` is in his hand. */
static uint64_t key_of(const vq_tables *t, const vq_state *s) {
  uint64_t key = 0x5851F42D4C957F2Dull;
  for (int p = 0; p < t->seats; p++) key = mixed(key, s->hand[p] + (uint64_t)p);
  vq_set left = s->piles ? to_come(t, s) : 0;
  for (int k = 0; k < s->piles; k++)
    if (left & BIT(s->top[k])) key = mixed(key, (uint64_t)(s->top[k] * 64 + s->under[k]) + 77);
  key = mixed(key, (uint64_t)s->turn | (uint64_t)s->trick << 8 | (uint64_t)s->ranking << 16 | (uint64_t)s->trump << 24 |
                       (uint64_t)(s->face_down + 1) << 32 | (uint64_t)s->trump_led << 40);
  if ((t->flags & VQ_VOID_IF_HIDDEN) && hidden(s)) key = mixed(key, (uint64_t)(uint16_t)s->points + 1);
  return key ? key : 1;
}

/* The least and the most that side 0 can still get, at the beginning of a trick. */
static void range(const vq_tables *t, const vq_state *s, int *least, int *most) {
  vq_set cards = to_come(t, s);
  int low = 0, high = 0, tricks = 0;
  for (int p = 0; p < t->seats; p++)
    if (count(s->hand[p]) > tricks) tricks = count(s->hand[p]);
  tricks += s->piles + 1;
  for (int k = s->trick; k < t->tricks && tricks--; k++)
    *(t->trick_points[k] < 0 ? &low : &high) += t->trick_points[k];
  if (t->insult && (cards & BIT(t->insult_by)) && (cards & BIT(t->insult_of)))
    *(t->insult > 0 ? &low : &high) -= t->insult;
  for (; cards; cards &= cards - 1) {
    int points = t->points[lowest(cards)];
    *(points < 0 ? &low : &high) += points;
  }
  if ((t->flags & VQ_VOID_IF_HIDDEN) && hidden(s)) {
    if (t->void_points - s->points < low) low = t->void_points - s->points;
    if (t->void_points - s->points > high) high = t->void_points - s->points;
  }
  *least = low;
  *most = high;
}

/* The seat on lead may lead cards that nobody can beat, one trick after another: with them its side, if it wants
 * tricks, narrows the range. */
static void cash(const vq_tables *t, const vq_state *s, int *least, int *most) {
  int seat = s->turn, side = t->side[seat] != 0;
  vq_set hand = s->hand[seat], others = to_come(t, s) & ~hand;
  vq_set wanted = s->trick ? t->lead_later : t->lead_first & t->lead_later;
  if (hidden(s) || (hand & ~wanted) || (t->credit[seat] != 0) == side) return;
  int left = t->tricks - s->trick, worth = VQ_CARDS, gain = 0;
  for (int k = s->trick; k < t->tricks; k++)
    if (t->trick_points[k] < worth) worth = t->trick_points[k];
  if (worth < 0) return;
  for (; hand && left; hand &= hand - 1) {
    int card = lowest(hand);
    if (t->ranking[s->ranking].beats[1][card] & others) continue;
    left--;
    gain += worth + (t->points[card] > 0 && !t->wipes ? t->points[card] : 0);
  }
  *(side ? most : least) += side ? -gain : gain;
}

/* ---- acts worth trying ---- */

/* Whether it is all one which of two cards of a hand is played: nothing that others still hold, and
 * nothing on the table, stands to one otherwise than to the other. A seat's own cards never meet. */
static int alike(const vq_solver *v, const vq_state *s, int a, int b, vq_set others) {
  for (int k = 0; k < s->piles; k++) {
    vq_set pile = BIT(s->top[k]) | BIT(s->under[k]);
    if (pile & (BIT(a) | BIT(b))) return 0;
  }
  for (int turn = 0; turn < 2; turn++) {
    int r = turn ? s->trump : s->ranking;
    const vq_ranking *ranking = &v->t.ranking[r];
    vq_set differ = 0;
    for (int led = 0; led < 2; led++)
      differ |= (ranking->beats[led][a] ^ ranking->beats[led][b]) | (v->beaten[r][led][a] ^ v->beaten[r][led][b]);
    if (differ & others) return 0;
    if (!hidden(s)) break;
  }
  return 1;
}

/* A card of `tried` that this one is like, or VQ_NONE. */
static int alike_in(const vq_solver *v, const vq_state *s, int card, vq_set tried, vq_set others) {
  for (vq_set kin = v->kin[card] & tried; kin; kin &= kin - 1)
    if (alike(v, s, card, lowest(kin), others)) return lowest(kin);
  return VQ_NONE;
}

/* Cards that a card of the seat on turn may meet. */
static vq_set others_of(const vq_tables *t, const vq_state *s) {
  vq_set others = s->face_down >= 0 ? BIT(s->face_down) : 0;
  for (int p = 0; p < t->seats; p++)
    if (p != s->turn) others |= s->hand[p];
  for (int k = 0; k < s->laid; k++) others |= BIT(s->card[k]);
  for (int k = 0; k < s->piles; k++) others |= BIT(s->under[k]);
  return others;
}

typedef struct {
  int act[VQ_ACTS], worth[VQ_ACTS], count;
} acts;

static void consider(acts *list, int act, int worth) {
  int k = list->count++;
  for (; k > 0 && list->worth[k - 1] < worth; k--) {
    list->act[k] = list->act[k - 1];
    list->worth[k] = list->worth[k - 1];
  }
  list->act[k] = act;
  list->worth[k] = worth;
}

/* How good a card looks: whether it takes the trick for the side, what it carries, how strong it is. */
static int looks(const vq_solver *v, const vq_state *s, int card, vq_set opponents) {
  const vq_tables *t = &v->t;
  const vq_ranking *r = &t->ranking[s->ranking];
  int takes = !s->laid || (winners(t, s) & BIT(card)), place = takes ? s->laid : s->winning;
  int seat = takes ? s->turn : s->by[place], best = takes ? card : s->card[place];
  int ours = t->side[seat] == t->side[s->turn], safe = ours && !(r->beats[place == 0][best] & opponents);
  int strength = count(v->beaten[s->ranking][!s->laid][card]), points = t->points[card];
  if (t->credit[s->turn] != (t->side[s->turn] == 0)) return strength - (ours ? 800 : 0); /* better not taken */
  int worth = safe ? 800 + 30 * points : ours ? -20 * points : -30 * points;
  return worth + 4 * (safe && !s->laid ? strength : -strength);
}

static void list_acts(const vq_solver *v, const vq_state *s, int first, acts *list) {
  const vq_tables *t = &v->t;
  int32_t ask;
  vq_set cards = legal(t, s, &ask), tried = 0, opponents = 0;
  list->count = 0;
  if (ask) consider(list, VQ_ASK, first == VQ_ASK ? FIRST : 500);
  if (cards && !(cards & (cards - 1))) {
    consider(list, lowest(cards), 0);
    return;
  }
  int seat = s->turn;
  for (int k = s->laid; k < t->players; k++, seat = t->next[seat])
    if (t->side[seat] != t->side[s->turn]) opponents |= s->hand[seat];
  for (vq_set others = others_of(t, s); cards; cards &= cards - 1) {
    int card = lowest(cards);
    if (alike_in(v, s, card, tried, others) != VQ_NONE) continue;
    tried |= BIT(card);
    consider(list, card, card == first ? FIRST : looks(v, s, card, opponents));
  }
}

/* ---- the search ---- */

static int bound(vq_solver *v, const vq_state *s, int target);

/* The best of the acts as far as it has to be known; *chosen is the act that was good enough. */
static int best_act(vq_solver *v, const vq_state *s, int target, int *chosen) {
  int many = v->t.side[s->turn] == 0, best = many ? LEAST : MOST;
  acts list;
  list_acts(v, s, *chosen, &list);
  *chosen = VQ_NONE;
  if (!list.count) return s->points;
  for (int k = 0; k < list.count; k++) {
    vq_state after = *s;
    play(&v->t, &after, list.act[k]);
    int points = bound(v, &after, target);
    if (v->budget.stopped) return 0;
    if (many ? points > best : points < best) best = points;
    if ((best >= target) == many) {
      *chosen = list.act[k];
      break;
    }
  }
  return best;
}

/* Points of side 0 at the end: at least the answer if it is >= target, else at most the answer. */
static int bound(vq_solver *v, const vq_state *s, int target) {
  if (over(&v->t, s)) return s->points;
  if (spend(&v->budget)) return 0;
  int chosen = VQ_NONE;
  if (s->laid) return best_act(v, s, target, &chosen);
  if (vq_plain_fits(v->plain, s)) return s->points + vq_plain_bound(v->plain, s, target - s->points, &v->budget);
  int low, high;
  range(&v->t, s, &low, &high);
  cash(&v->t, s, &low, &high);
  if (s->points + low >= target) return s->points + low;
  if (s->points + high < target) return s->points + high;
  uint64_t key = key_of(&v->t, s);
  known *k = &v->table[key & v->mask];
  if (k->key == key) {
    if (s->points + k->low >= target) return s->points + k->low;
    if (s->points + k->high < target) return s->points + k->high;
    chosen = k->act;
  }
  int points = best_act(v, s, target, &chosen);
  if (v->budget.stopped) return 0;
  if (k->key != key) *k = (known){key, LEAST, MOST, VQ_NONE};
  if (points >= target)
    k->low = (int16_t)(points - s->points);
  else
    k->high = (int16_t)(points - s->points);
  if (chosen != VQ_NONE) k->act = (int16_t)chosen;
  return points;
}

/* ---- questions ---- */

static int64_t nodes_of(int64_t limit) { return limit > 0 ? limit : INT64_MAX; }

static void begin(vq_solver *v, const vq_state *s, int64_t nodes) {
  v->budget = (budget){0, nodes, 0};
  vq_plain_lay_out(v->plain, s);
}

int32_t vq_solve(vq_solver *v, const vq_state *s, int32_t low, int32_t high, int32_t guess, int64_t limit,
                 int32_t *points, int64_t *nodes) {
  begin(v, s, nodes_of(limit));
  int ask = guess;
  while (low < high) {
    int target = ask <= low ? low + 1 : ask > high ? high : ask;
    int answer = bound(v, s, target);
    if (v->budget.stopped) break;
    if (answer >= target) {
      low = answer < high ? answer : high;
      ask = low + 1;
    } else {
      high = answer > low ? answer : low;
      ask = high;
    }
  }
  if (nodes) *nodes += v->budget.nodes;
  *points = v->budget.stopped ? (guess < low ? low : guess > high ? high : guess) : low;
  return !v->budget.stopped;
}

int32_t vq_reaches(vq_solver *v, const vq_state *s, int32_t points, int64_t limit, int64_t *nodes) {
  begin(v, s, nodes_of(limit));
  int answer = bound(v, s, points);
  if (nodes) *nodes += v->budget.nodes;
  return v->budget.stopped ? -1 : answer >= points;
}

/* The payoff's step that points stand on, as the number of its first entry. */
static int step_of(const vq_payoff *pay, int points) {
  int place = points - pay->low;
  if (place < 0) place = 0;
  if (place >= pay->count) place = pay->count - 1;
  while (place > 0 && pay->value[place - 1] == pay->value[place]) place--;
  return place;
}

/* The step after which the next higher one begins, or `count` if it is the last. */
static int step_after(const vq_payoff *pay, int place) {
  int next = place + 1;
  while (next < pay->count && pay->value[next] == pay->value[place]) next++;
  return next;
}

/* The step of the payoff that a position is worth, asked from the step `guess` on. */
static int step_reached(vq_solver *v, const vq_state *s, const vq_payoff *pay, int guess) {
  int low = 0, high = step_of(pay, pay->low + pay->count - 1), ask = guess ? guess : step_after(pay, 0);
  while (low < high) {
    int answer = bound(v, s, pay->low + ask);
    if (v->budget.stopped) break;
    if (answer >= pay->low + ask) {
      low = step_of(pay, answer);
      ask = step_after(pay, low);
    } else {
      high = step_of(pay, answer);
      ask = high;
    }
  }
  return low;
}

/* What each act of one world is worth; *guess and the nodes *left go from act to act and from world to world. */
static int64_t solve_world(vq_solver *v, const vq_state *s, int64_t *left, const vq_payoff *pay, int *guess,
                           double *value, int32_t *points) {
  int32_t ask;
  int64_t cut = 0;
  vq_set cards = legal(&v->t, s, &ask), done = 0, others = others_of(&v->t, s);
  for (int act = 0; act < VQ_ACTS; act++) {
    if (act == VQ_ASK ? !ask : !(cards & BIT(act))) continue;
    int same = act == VQ_ASK ? VQ_NONE : alike_in(v, s, act, done, others);
    if (same != VQ_NONE) {
      value[act] = value[same];
      if (points) points[act] = points[same];
      continue;
    }
    vq_state after = *s;
    play(&v->t, &after, act);
    begin(v, &after, *left);
    int step = step_reached(v, &after, pay, *guess);
    *left -= v->budget.nodes;
    if (v->budget.stopped)
      cut++;
    else
      *guess = step;
    value[act] = v->budget.stopped ? NAN : pay->value[step];
    if (points) points[act] = pay->low + step;
    if (act != VQ_ASK) done |= BIT(act);
  }
  return cut;
}

int64_t vq_solve_acts(vq_solver *v, const vq_state *worlds, int32_t n, int64_t limit, const vq_payoff *pay,
                      double *value, int32_t *points, int64_t *nodes) {
  int64_t cut = 0, all = nodes_of(limit), left = all;
  int guess = step_of(pay, pay->low + pay->count / 2);
  for (int w = 0; w < n; w++) {
    int32_t *told = points ? points + w * VQ_ACTS : NULL;
    cut += solve_world(v, &worlds[w], &left, pay, &guess, value + w * VQ_ACTS, told);
  }
  if (nodes) *nodes += all - left;
  return cut;
}
