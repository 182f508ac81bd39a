/* The solver for plain positions: four players in two sides, suits must be followed, every suit is one line from
 * low to high, nothing is hidden or special (jokers that are worth nothing are borne). solver.c says what is asked;
 * here is how it is answered fast.
 *
 *   - The cards of the deal are numbered anew so that a suit is 16 bits of a set (solver_plain.h, solver_layout.c).
 *   - Only at the beginning of a trick is anything looked up, counted or noted. There every question is one for the
 *     side on lead, so that it is said once: does it still get `need`? The points left are shared out between the
 *     sides, so what the others get answers it as well.
 *   - Most questions are answered without search: by the range of what is left, by sure tricks (solver_sure.h), or
 *     by the table (solver_known.h).
 *   - An answer comes with the cards whose rank it rests on (`rests`, of each suit the lowest one counts). A trick
 *     rests on the rank of its winner if another card of his suit lay there; an act that is good enough on what its
 *     trick and what comes after rest on; if none is, on what all of them do. Ranks below are forgotten: the table
 *     answers for all positions that differ there only. Cards with points are never forgotten.
 *   - Neighbours in one hand with the same points are one move (`group_moves`).
 *   - Moves are tried in a fixed order, by what they look like (`worth`); a lead that was good enough in the most
 *     similar known position goes first.
 *
 * Every function answers with a bound in points of the side that leads the trick: at least so much if it is >= need,
 * else at most so much.
 */
#include "solver_plain.h"

#include "solver_known.h"
#include "solver_sure.h"

typedef struct {
  int number, leader, suit;
  int best, winner, points; /* the card now winning, who played it, and the points of the cards that lie */
  vq_set cards;
} trick;

typedef struct {
  vq_set group; /* it is all one which of these is played */
  int card, worth;
} move;

enum { MOVES = RANKS + 1 };

static int lead(plain *p, int leader, int number, int need, vq_set *rests);

/* ---- moves ---- */

static inline void lay(plain *p, int seat, int card) {
  if (card == DEAD) {
    p->dead -= 1ull << (4 * seat);
    return;
  }
  int points = p->points[card];
  p->hand[seat] ^= BIT(card);
  p->lengths -= 1ull << (16 * seat + 4 * suit_of(card));
  p->card_sum -= points;
  p->debt -= points < 0 ? points : 0;
}

static inline void take_back(plain *p, int seat, int card) {
  if (card == DEAD) {
    p->dead += 1ull << (4 * seat);
    return;
  }
  int points = p->points[card];
  p->hand[seat] ^= BIT(card);
  p->lengths += 1ull << (16 * seat + 4 * suit_of(card));
  p->card_sum += points;
  p->debt += points < 0 ? points : 0;
}

static inline int beats(const plain *p, int card, int best) {
  if (best == DEAD || card == DEAD) return card != DEAD;
  return suit_of(card) == suit_of(best) ? card > best : suit_of(card) == p->trump;
}

/* The cards as moves; neighbours are those with none of `others` between them. Each is shown by its lowest card. */
static inline int group_moves(const plain *p, vq_set cards, vq_set others, move *moves) {
  int n = 0, last = VQ_NONE;
  for (; cards; cards &= cards - 1) {
    int card = lowest(cards);
    if (last != VQ_NONE && suit_of(last) == suit_of(card) && p->points[last] == p->points[card] &&
        !(lower_than(card) & ~lower_than(last) & others))
      moves[n - 1].group |= BIT(card);
    else
      moves[n++] = (move){BIT(card), card, 0};
    last = card;
  }
  return n;
}

static inline void sort_moves(move *moves, int n) {
  for (int k = 1; k < n; k++) {
    move m = moves[k];
    int place = k;
    for (; place > 0 && moves[place - 1].worth < m.worth; place--) moves[place] = moves[place - 1];
    moves[place] = m;
  }
}

/* If no move was good enough, and the answer rests on some cards of a group only: the lower ones were not tried, so
 * they must not be taken for just any cards below, unless one from below with the same points was tried by itself. */
static inline vq_set told_apart(const plain *p, const move *moves, int n, vq_set rests) {
  vq_set more = 0;
  for (int k = 0; k < n; k++) {
    vq_set group = moves[k].group;
    if (!(group & (group - 1))) continue;
    vq_set in_suit = rests & suit_with(moves[k].card);
    if (!in_suit) continue;
    vq_set low = lower_than(lowest(in_suit)) & suit_with(moves[k].card);
    if (!(group & low) || !(group & ~low)) continue;
    int tried = 0;
    for (int o = 0; o < n && !tried; o++)
      tried = o != k && (moves[o].group & low) && p->points[moves[o].card] == p->points[moves[k].card];
    if (!tried) more |= lowest_of(group);
  }
  return more;
}

static inline int strength(const plain *p, vq_set left, int card) {
  return count(left & suit_with(card) & lower_than(card)) + (suit_of(card) == p->trump ? 8 : 0);
}

static inline int can_ruff(const plain *p, vq_set hand, int s) {
  return s != p->trump && !(hand & SUIT(s)) && (hand & p->trumps);
}

/* A dead card is a move with an empty group. */
static inline int add_dead(move *moves, int n, int worth) {
  moves[n] = (move){0, DEAD, worth};
  return n + 1;
}

/* ---- the second, third and fourth card ---- */

static inline vq_set allowed(const plain *p, const trick *t, vq_set hand) {
  if (hand & SUIT(t->suit)) return hand & SUIT(t->suit);
  if (p->exact && suit_of(t->best) == p->trump) { /* no trump below those that lie */
    vq_set cards = hand & (~p->trumps | higher_than(t->best));
    if (cards) return cards;
  }
  return hand;
}

/* Whether the next player, an opponent, can take the trick from this card. */
static inline int is_taken(const plain *p, vq_set next, int suit, int best) {
  vq_set follows = next & SUIT(suit), trumps = next & p->trumps;
  if (follows) return suit_of(best) == suit && (follows & higher_than(best));
  return trumps && (suit_of(best) != p->trump || (trumps & higher_than(best)));
}

/* Only dead cards lie: anything may be played, and what is not dead takes the trick and sets the suit. */
static int list_after_dead(const plain *p, int seat, move *moves) {
  const vq_set hand = p->hand[seat];
  int n = group_moves(p, hand, cards_left(p) & ~hand, moves);
  for (int k = 0; k < n; k++) moves[k].card = highest(moves[k].group);
  return holds_dead(p, seat) ? add_dead(moves, n, 0) : n;
}

static inline int list_follows(const plain *p, const trick *t, int seat, int last, move *moves) {
  const vq_set hand = p->hand[seat], left = cards_left(p), next = last ? 0 : p->hand[(seat + 1) & 3];
  const int partner_has_it = !((t->winner ^ seat) & 1);
  if (t->best == DEAD) return list_after_dead(p, seat, moves);
  int n = group_moves(p, allowed(p, t, hand), (left & ~hand) | BIT(t->best), moves);
  for (int k = 0; k < n; k++) {
    move *m = &moves[k];
    int takes = beats(p, m->card, t->best), points = p->points[m->card];
    int safe = (takes || partner_has_it) && !is_taken(p, next, t->suit, takes ? m->card : t->best);
    m->worth = (safe ? 800 + 15 * points : -30 * points) - 4 * strength(p, left, m->card);
    if (suit_of(m->card) != t->suit) m->worth += 8 * count(hand & suit_with(m->card)); /* throw from length */
    if (takes) m->card = highest(m->group); /* then the fewest ranks matter */
  }
  if (holds_dead(p, seat) && !(hand & SUIT(t->suit))) n = add_dead(moves, n, partner_has_it ? 800 : 0);
  if (n > 1) sort_moves(moves, n);
  return n;
}

static inline int finish_trick(plain *p, const trick *t, int need, vq_set *rests) {
  int value, points = t->points + p->t->trick_points[t->number], next = t->number + 1;
  if ((t->winner ^ t->leader) & 1) {
    int total = p->trick_sum[next] + p->card_sum;
    value = total - lead(p, t->winner, next, total - need + 1, rests);
  } else {
    value = points + lead(p, t->winner, next, need - points, rests);
  }
  if (t->cards & suit_with(t->best) & ~BIT(t->best)) *rests |= BIT(t->best);
  return value;
}

typedef int follower(plain *p, const trick *t, int need, vq_set *rests);

/* The card at this place of the trick; `next` plays the one after it. */
static inline __attribute__((always_inline)) int follow(plain *p, const trick *t, int place, int need, vq_set *rests,
                                                        follower *next) {
  if (spend(p->budget)) return 0;
  const int seat = (t->leader + place) & 3, ours = !(place & 1);
  move moves[MOVES];
  int n = list_follows(p, t, seat, place == 3, moves), best = 0;
  vq_set all = 0;
  for (int k = 0; k < n; k++) {
    int card = moves[k].card;
    trick after = *t;
    if (beats(p, card, t->best)) after.best = card, after.winner = seat;
    if (card != DEAD) {
      if (t->suit == VQ_NONE) after.suit = suit_of(card);
      after.points += p->points[card];
      after.cards |= BIT(card);
    }
    lay(p, seat, card);
    int value = next(p, &after, need, rests);
    take_back(p, seat, card);
    if (p->budget->stopped || (value >= need) == ours) return value;
    all |= *rests;
    if (!k || (ours ? value > best : value < best)) best = value;
  }
  *rests = all | told_apart(p, moves, n, all);
  return best;
}

static int fourth(plain *p, const trick *t, int need, vq_set *rests) {
  return follow(p, t, 3, need, rests, finish_trick);
}
static int third(plain *p, const trick *t, int need, vq_set *rests) { return follow(p, t, 2, need, rests, fourth); }
static int second(plain *p, const trick *t, int need, vq_set *rests) { return follow(p, t, 1, need, rests, third); }

/* ---- the lead ---- */

/* How good a lead looks: one that takes the trick, one with which the partner will, any other. */
static inline int worth_of_lead(const plain *p, int leader, vq_set left, int card) {
  const vq_set lho = p->hand[(leader + 1) & 3], partner = p->hand[(leader + 2) & 3], rho = p->hand[(leader + 3) & 3];
  const int s = suit_of(card), strong = strength(p, left, card), points = p->points[card];
  const vq_set against = (lho | rho) & SUIT(s), with = partner & SUIT(s);
  const int left_ruffs = can_ruff(p, lho, s) != 0, right_ruffs = can_ruff(p, rho, s) != 0;
  if (!(against & higher_than(card)) && !left_ruffs && !right_ruffs)
    return (s == p->trump ? 300 : 600) + 4 * strong + 30 * points;
  if (with) {
    int tops = highest(with) > card && above(with, against) && !left_ruffs && !right_ruffs;
    return (tops ? 400 - 2 * strong : 2 * strong) - 30 * points;
  }
  int ruffs = can_ruff(p, partner, s) && !left_ruffs &&
              !(right_ruffs && highest(rho & p->trumps) > highest(partner & p->trumps));
  return (ruffs ? 400 : 0) + 2 * strong - 30 * points;
}

static inline int list_leads(const plain *p, int leader, vq_set left, vq_set first, move *moves) {
  const vq_set hand = p->hand[leader];
  int n = group_moves(p, hand, left & ~hand, moves);
  for (int k = 0; k < n; k++) {
    moves[k].card = highest(moves[k].group);
    moves[k].worth = moves[k].group & first ? 10000 : worth_of_lead(p, leader, left, moves[k].card);
  }
  if (holds_dead(p, leader)) n = add_dead(moves, n, 0);
  sort_moves(moves, n);
  return n;
}

/* The last trick plays itself. */
static int last_trick(const plain *p, int leader, int number, vq_set *rests) {
  int best = DEAD, winner = leader, points = p->t->trick_points[number];
  vq_set cards = 0;
  for (int k = 0; k < PLACES; k++) {
    int seat = (leader + k) & 3;
    if (!p->hand[seat]) continue; /* his last card is a dead one */
    int card = lowest(p->hand[seat]);
    points += p->points[card];
    cards |= BIT(card);
    if (beats(p, card, best)) best = card, winner = seat;
  }
  *rests = cards & suit_with(best) & ~BIT(best) ? BIT(best) : 0;
  return (winner ^ leader) & 1 ? 0 : points;
}

/* Whether sure tricks of either side answer the question. */
static inline int is_sure(const plain *p, int leader, int number, int need, int total, int least, int *value,
                          vq_set *rests) {
  int tricks = p->t->tricks - number, low = p->debt;
  int gain = sure_of_leader(p, leader, tricks, need - low, least, rests);
  *value = gain == EVERYTHING ? total : low + gain;
  if (*value >= need) return 1;
  gain = sure_of_others(p, leader, total - low - need + 1, least, rests);
  *value = total - low - gain;
  return *value < need;
}

static int lead(plain *p, int leader, int number, int need, vq_set *rests) {
  int tricks = p->t->tricks - number;
  *rests = 0;
  if (!tricks || spend(p->budget)) return 0;
  int total = p->trick_sum[number] + p->card_sum, least = p->trick_least[number], value;
  int low = p->debt + (least < 0 ? least * tricks : 0), high = total - low;
  if (low >= need) return low;
  if (high < need) return high;
  if (tricks == 1) return last_trick(p, leader, number, rests);
  vq_set left = cards_left(p), all = 0, first;
  seen here = see(p, leader, number, left);
  __builtin_prefetch(here.head);
  if (least >= 0 && is_sure(p, leader, number, need, total, least, &value, rests)) return value;
  const entry *known = look_up(p, &here, p->hand[leader], left, need, &first);
  if (known) {
    *rests = rests_on(known, left);
    return known->low >= need ? known->low : known->high;
  }
  move moves[MOVES];
  int n = list_leads(p, leader, left, first, moves), best = INT16_MIN, chosen = VQ_NONE;
  for (int k = 0; k < n && chosen == VQ_NONE; k++) {
    int card = moves[k].card;
    trick t = {number, leader, VQ_NONE, DEAD, leader, 0, 0};
    if (card != DEAD) t = (trick){number, leader, suit_of(card), card, leader, p->points[card], BIT(card)};
    lay(p, leader, card);
    value = second(p, &t, need, rests);
    take_back(p, leader, card);
    if (p->budget->stopped) return 0;
    if (value > best) best = value;
    if (value >= need) chosen = card;
    all = chosen == VQ_NONE ? all | *rests : *rests;
  }
  if (chosen == VQ_NONE) all |= told_apart(p, moves, n, all);
  all |= lowest_of(p->exact & left);
  note(p, &here, left, all, need, best, chosen == DEAD ? VQ_NONE : chosen);
  *rests = all;
  return best;
}

int vq_plain_bound(plain *p, const vq_state *s, int need, budget *b) {
  p->budget = b;
  p->lengths = 0;
  p->card_sum = p->debt = 0;
  p->dead = 0;
  memset(p->hand, 0, sizeof p->hand);
  for (int seat = 0; seat < PLACES; seat++)
    for (vq_set cards = s->hand[seat]; cards; cards &= cards - 1)
      take_back(p, p->place[seat], p->number[lowest(cards)]);
  vq_set rests;
  int leader = p->place[(int)s->turn], total = p->trick_sum[s->trick] + p->card_sum;
  if ((leader & 1) == p->first_side) return lead(p, leader, s->trick, need, &rests);
  return total - lead(p, leader, s->trick, total - need + 1, &rests);
}
