/* Dealing the cards that a seat has not seen.
 *
 * Cards that the same places may hold are alike: they make a class. Places that may hold the same cards are
 * alike too: they are dealt to as one group, and what it got is then shared out at random. What is left is a
 * table of classes and groups with known sums of its rows and columns, and a deal falls into a table in as many
 * ways as the product of 1 / cell! over its cells, but for what is the same in all tables. `ways_from` sums
 * that up by what the rows so far have left in the columns; `draw` walks the rows in proportion. Rows are the
 * classes or the groups, whichever is less work.
 *
 * Where even that is too much work, one deal that fits is found as a matching and then stirred: two cards, or
 * three in a ring, change places at random wherever all of them may. Every such step is as likely as its
 * reverse, so in the long run all deals that can be reached so are equally likely; this is not exact.
 */
#include "deal.h"

#include <stdlib.h>
#include <string.h>

#include "position.h"

enum {
  MOST_STATES = 1 << 21, /* of the columns: two million sums are 16 MB */
  STIRS = 24,            /* steps of stirring, for every card, from one deal to the next */
};
static const double MOST_WORK = 2e8; /* about so many steps to sum up a table; it comes out far lower */

typedef struct {
  int classes, groups;
  vq_set cards[VQ_CARDS];    /* of every class */
  uint32_t holders[VQ_CARDS]; /* the groups that may hold them */
  int need[VQ_PLACES];       /* of every group */
  int members[VQ_PLACES], place[VQ_PLACES][VQ_PLACES];
  int room[VQ_PLACES];       /* of every place, */
  vq_set forced[VQ_PLACES];  /* beside what every deal has there */
  vq_set open[VQ_PLACES];    /* what it may hold of the rest */
} problem;

typedef struct {
  const problem *p;
  int by_class; /* whether the rows are classes */
  int rows, columns;
  int which[VQ_CARDS];     /* the class or group that a row is */
  int sum[VQ_CARDS];       /* of a row */
  uint64_t open[VQ_CARDS]; /* columns where a row may have cards */
  int left[VQ_CARDS];      /* the sum of a column */
  int step[VQ_CARDS];      /* a state is the sum of step * left over the columns */
  double states, work;
  double *ways; /* of every state; below 0: not known yet */
} table;

/* ---- classes and groups ---- */

/* Returns 0 where it is plain that no deal fits. */
static int sort_out(int places, vq_set unseen, const vq_set *may, const int32_t *need, problem *p) {
  memset(p, 0, sizeof *p);
  int total = 0;
  for (int k = 0; k < places; k++) {
    if (need[k] < 0) return 0;
    total += p->room[k] = need[k];
    p->open[k] = need[k] ? may[k] & unseen : 0;
  }
  if (total != count(unseen)) return 0;
  for (int again = 1; again;) { /* what one place alone may hold is dealt, and may fill that place */
    again = 0;
    for (vq_set rest = unseen; rest; rest &= rest - 1) {
      vq_set card = rest & -rest;
      int holders = 0, last = 0;
      for (int k = 0; k < places; k++)
        if (p->open[k] & card) holders++, last = k;
      if (!holders || (holders == 1 && !p->room[last])) return 0;
      if (holders > 1) continue;
      p->forced[last] |= card;
      p->open[last] &= ~card;
      unseen &= ~card;
      if (!--p->room[last]) p->open[last] = 0, again = 1;
    }
  }
  for (int k = 0; k < places; k++) {
    if (!p->room[k]) continue;
    int g = 0;
    while (g < p->groups && p->open[p->place[g][0]] != p->open[k]) g++;
    if (g == p->groups) p->groups++;
    p->place[g][p->members[g]++] = k;
    p->need[g] += p->room[k];
  }
  for (vq_set rest = unseen; rest; rest &= rest - 1) {
    uint32_t holders = 0;
    for (int g = 0; g < p->groups; g++)
      if (p->open[p->place[g][0]] & rest & -rest) holders |= 1u << g;
    int c = 0;
    while (c < p->classes && p->holders[c] != holders) c++;
    if (c == p->classes) p->holders[p->classes++] = holders;
    p->cards[c] |= rest & -rest;
  }
  return 1;
}

/* ---- the exact way ---- */

static inline double inverse_factorial(int n) {
  static const double found[] = {1.0,       1.0,        1.0 / 2,      1.0 / 6,       1.0 / 24,
                                 1.0 / 120, 1.0 / 720,  1.0 / 5040,   1.0 / 40320,   1.0 / 362880,
                                 1.0 / 3628800, 1.0 / 39916800, 1.0 / 479001600};
  if (n <= 12) return found[n];
  double product = found[12];
  for (int k = 13; k <= n; k++) product /= k;
  return product;
}

/* In how many ways a row can be written into its columns, at most. */
static double shares_of(const table *t, int row) {
  double ways[VQ_CARDS + 1] = {1.0};
  for (int c = 0; c < t->columns; c++) {
    if (!(t->open[row] >> c & 1)) continue;
    for (int n = t->sum[row]; n > 0; n--)
      for (int x = 1; x <= t->left[c] && x <= n; x++) ways[n] += ways[n - x];
  }
  return ways[t->sum[row]];
}

static void lay_out(const problem *p, int by_class, table *t) {
  memset(t, 0, sizeof *t);
  t->p = p;
  t->by_class = by_class;
  t->rows = by_class ? p->classes : p->groups;
  t->columns = by_class ? p->groups : p->classes;
  for (int r = 0; r < t->rows; r++) {
    t->which[r] = r;
    t->sum[r] = by_class ? count(p->cards[r]) : p->need[r];
    for (int c = 0; c < t->columns; c++)
      if (p->holders[by_class ? r : c] >> (by_class ? c : r) & 1) t->open[r] |= BIT(c);
    for (int k = r; k > 0 && count(t->open[k]) < count(t->open[k - 1]); k--) { /* the least free rows first */
      uint64_t open = t->open[k];
      int sum = t->sum[k], which = t->which[k];
      t->open[k] = t->open[k - 1], t->sum[k] = t->sum[k - 1], t->which[k] = t->which[k - 1];
      t->open[k - 1] = open, t->sum[k - 1] = sum, t->which[k - 1] = which;
    }
  }
  t->states = 1;
  for (int c = 0; c < t->columns; c++) {
    t->left[c] = by_class ? p->need[c] : count(p->cards[c]);
    t->step[c] = t->states <= MOST_STATES ? (int)t->states : 0;
    t->states *= t->left[c] + 1;
  }
  double shares = 0;
  for (int r = 0; r < t->rows; r++) {
    double here = shares_of(t, r);
    if (here > shares) shares = here;
  }
  t->work = t->states * shares;
}

/* One row being shared out: to sum up all ways, or to stop at the one where the sum reaches `target`. */
typedef struct {
  const table *t;
  int row, drawing, found;
  double target, total;
  int *left, share[VQ_CARDS];
} row_walk;

static double ways_from(const table *t, int row, int *left, int state);

static void share_out(row_walk *w, int column, int sum, double weight, int state) {
  const table *t = w->t;
  uint64_t later = sum ? t->open[w->row] >> column : 0;
  if (!later) {
    if (sum) return;
    w->total += weight * ways_from(t, w->row + 1, w->left, state);
    if (w->drawing && w->total > w->target) {
      for (int c = column; c < t->columns; c++) w->share[c] = 0;
      w->found = 1;
    }
    return;
  }
  for (; !(later & 1); later >>= 1) w->share[column++] = 0;
  int have = w->left[column], room = 0;
  for (uint64_t rest = later & ~1ull; rest; rest &= rest - 1) room += w->left[column + lowest(rest)];
  for (int x = sum > room ? sum - room : 0; x <= have && x <= sum && !w->found; x++) {
    w->share[column] = x;
    w->left[column] = have - x;
    share_out(w, column + 1, sum - x, weight * inverse_factorial(x), state - x * t->step[column]);
  }
  w->left[column] = have;
}

/* The ways to fill the rows from `row` on, with so much left in the columns. */
static double ways_from(const table *t, int row, int *left, int state) {
  if (row == t->rows) return 1.0; /* the sums agree, so nothing is left */
  if (t->ways[state] >= 0) return t->ways[state];
  row_walk w = {.t = t, .row = row, .left = left};
  share_out(&w, 0, t->sum[row], 1.0, state);
  return t->ways[state] = w.total;
}

static void shuffle(int8_t *cards, int n, uint64_t *seed) {
  for (int k = n - 1; k > 0; k--) {
    int other = below(seed, k + 1);
    int8_t card = cards[k];
    cards[k] = cards[other];
    cards[other] = card;
  }
}

/* A table drawn in proportion, the cards of every class dealt to its groups, those of a group to its places. */
static void draw(const table *t, int state, uint64_t *seed, vq_set *hand) {
  const problem *p = t->p;
  int left[VQ_CARDS], cell[VQ_CARDS][VQ_PLACES];
  memcpy(left, t->left, sizeof left);
  for (int r = 0; r < t->rows; r++) {
    row_walk w = {.t = t, .row = r, .drawing = r + 1 < t->rows, .left = left};
    if (w.drawing) {
      w.target = t->ways[state] * (double)(random_word(seed) >> 11) / 9007199254740992.0;
      share_out(&w, 0, t->sum[r], 1.0, state);
    }
    for (int c = 0; c < t->columns; c++) {
      int x = w.drawing ? w.share[c] : left[c]; /* the last row gets what is left */
      left[c] -= x;
      state -= x * t->step[c];
      if (t->by_class)
        cell[t->which[r]][c] = x;
      else
        cell[c][t->which[r]] = x;
    }
  }
  int8_t got[VQ_PLACES][VQ_CARDS], cards[VQ_CARDS];
  int have[VQ_PLACES] = {0};
  for (int c = 0; c < p->classes; c++) {
    int n = 0, from = 0;
    for (vq_set rest = p->cards[c]; rest; rest &= rest - 1) cards[n++] = (int8_t)lowest(rest);
    if (p->groups > 1) shuffle(cards, n, seed);
    for (int g = 0; g < p->groups; g++)
      for (int k = 0; k < cell[c][g]; k++) got[g][have[g]++] = cards[from++];
  }
  for (int g = 0; g < p->groups; g++) {
    int from = 0;
    if (p->members[g] > 1) shuffle(got[g], have[g], seed);
    for (int m = 0; m < p->members[g]; m++)
      for (int k = 0; k < p->room[p->place[g][m]]; k++) hand[p->place[g][m]] |= BIT(got[g][from++]);
  }
}

/* Returns 1, 0 where no deal fits, -1 where there is no room for the sums. */
static int deal_exactly(table *t, int places, int n, uint64_t seed, vq_set *hands) {
  t->ways = malloc(sizeof(double) * (size_t)t->states);
  if (!t->ways) return -1;
  for (int k = 0; k < (int)t->states; k++) t->ways[k] = -1;
  int left[VQ_CARDS], state = 0;
  memcpy(left, t->left, sizeof left);
  for (int c = 0; c < t->columns; c++) state += t->step[c] * left[c];
  int fits = ways_from(t, 0, left, state) > 0;
  for (int d = 0; fits && d < n; d++) {
    memcpy(hands + (size_t)d * places, t->p->forced, sizeof(vq_set) * places);
    draw(t, state, &seed, hands + (size_t)d * places);
  }
  free(t->ways);
  return fits;
}

/* ---- the other way ---- */

typedef struct {
  int cards, places;
  int8_t card[VQ_CARDS], at[VQ_CARDS]; /* where every card lies, or VQ_NONE */
  int room[VQ_PLACES];                 /* that is still free */
} lie;

/* Find room for the card, moving others if need be; `tried` are the places that have been looked at. */
static int find_room(const problem *p, lie *l, int card, uint32_t *tried) {
  for (int k = 0; k < l->places; k++) {
    if (*tried >> k & 1 || !(p->open[k] & BIT(l->card[card]))) continue;
    *tried |= 1u << k;
    if (l->room[k]) {
      l->room[k]--;
      l->at[card] = (int8_t)k;
      return 1;
    }
    for (int other = 0; other < l->cards; other++)
      if (l->at[other] == k && find_room(p, l, other, tried)) {
        l->at[card] = (int8_t)k;
        return 1;
      }
  }
  return 0;
}

static void stir(const problem *p, lie *l, int steps, uint64_t *seed) {
  for (; steps > 0; steps--) {
    int one = below(seed, l->cards), two = below(seed, l->cards), three = below(seed, l->cards);
    int a = l->at[one], b = l->at[two], c = l->at[three];
    vq_set first = BIT(l->card[one]), second = BIT(l->card[two]), third = BIT(l->card[three]);
    if (steps & 1) {
      if (p->open[b] & first && p->open[a] & second) l->at[one] = (int8_t)b, l->at[two] = (int8_t)a;
    } else if (a != b && b != c && a != c && p->open[b] & first && p->open[c] & second && p->open[a] & third) {
      l->at[one] = (int8_t)b, l->at[two] = (int8_t)c, l->at[three] = (int8_t)a;
    }
  }
}

static int deal_by_stirring(const problem *p, int places, int n, uint64_t seed, vq_set *hands) {
  lie l = {.places = places};
  memcpy(l.room, p->room, sizeof l.room);
  for (int c = 0; c < p->classes; c++)
    for (vq_set rest = p->cards[c]; rest; rest &= rest - 1) l.card[l.cards++] = (int8_t)lowest(rest);
  shuffle(l.card, l.cards, &seed);
  memset(l.at, VQ_NONE, sizeof l.at);
  for (int card = 0; card < l.cards; card++) {
    uint32_t tried = 0;
    if (!find_room(p, &l, card, &tried)) return 0;
  }
  stir(p, &l, 10 * STIRS * l.cards, &seed);
  for (int d = 0; d < n; d++) {
    vq_set *hand = hands + (size_t)d * places;
    stir(p, &l, STIRS * l.cards, &seed);
    memcpy(hand, p->forced, sizeof(vq_set) * places);
    for (int card = 0; card < l.cards; card++) hand[l.at[card]] |= BIT(l.card[card]);
  }
  return 1;
}

__attribute__((visibility("default"))) int32_t vq_deal(int32_t places, vq_set unseen, const vq_set *may,
                                                       const int32_t *need, int32_t n, uint64_t seed,
                                                       vq_set *hands) {
  problem p;
  table by_class, by_group;
  if (places < 0 || places > VQ_PLACES || !sort_out(places, unseen, may, need, &p)) return 0;
  lay_out(&p, 1, &by_class);
  lay_out(&p, 0, &by_group);
  table *t = by_class.work <= by_group.work ? &by_class : &by_group;
  int dealt = -1;
  if (t->states <= MOST_STATES && t->work <= MOST_WORK) dealt = deal_exactly(t, places, n, seed, hands);
  if (dealt < 0) dealt = deal_by_stirring(&p, places, n, seed, hands);
  return dealt ? n : 0;
}
