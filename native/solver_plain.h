/* How the solver of plain positions sees a deal. Only solver_*.c read this.
 *
 * The cards that are in the deal are numbered anew: suit s has bits 16 s to 16 s + 15 of a set, its lowest
 * card in the deal first. A card beats another of its suit if its number is higher, and any card of another suit
 * if it is a trump. A dead card, such as a joker where there is no trump, belongs to no suit and beats nothing; led,
 * it leaves the suit to the next card. Dead cards are only counted.
 * The players are places 0 to 3 in the order of play; partners differ by 2.
 */
#ifndef VARAQ_SOLVER_PLAIN_H
#define VARAQ_SOLVER_PLAIN_H
#include "solver.h"

enum { SUITS = 4, RANKS = 16, PLACES = 4, MOST_DEAD = 3 };
enum { DEAD = VQ_CARDS }; /* the number of every dead card */

/* What one ranking makes of the pack; found once. */
typedef struct {
  int usable;
  int suits, trump;   /* `trump`: the number of the trump suit, or VQ_NONE */
  vq_set cards, dead; /* the cards that belong to the suits, and the dead ones */
  int length[SUITS];
  int8_t line[SUITS][VQ_CARDS]; /* low to high */
} line_up;

/* What is known of positions that agree in the lengths of the suits in every hand, in where the cards with points
 * are, and in who holds the `depth` highest cards of every suit. */
typedef struct {
  uint64_t key, owners[2];
  uint32_t next; /* the number of the next entry under the same hash; 0: none */
  uint8_t depth[SUITS];
  int16_t low, high;  /* the points of the leader's side lie between */
  int8_t suit, place; /* the lead that was good enough: how many lower cards of its suit were left; or VQ_NONE */
} entry;

struct plain {
  const vq_tables *t;
  int usable;
  int place[VQ_SEATS], first_side; /* `first_side`: the side of place 0 */
  line_up line_ups[VQ_RANKINGS];

  /* the deal as it is laid out */
  const line_up *in_force; /* NULL: it has no plain positions */
  uint8_t number[VQ_CARDS]; /* by the card's number in the pack */
  int8_t points[VQ_CARDS + 1];
  int trump;
  vq_set trumps, pointed, exact; /* `exact`: cards whose ranks matter to what is legal */
  int trick_sum[VQ_CARDS + 1], trick_least[VQ_CARDS + 1]; /* of the tricks from this one on */
  uint64_t salt;
  int marked[SUITS]; /* whether the suit has cards with points */
  uint32_t *owners[SUITS], *marks[SUITS]; /* for every set of cards of the suit that may be left; see lay_out_suit */

  /* the position */
  vq_set hand[PLACES];
  uint64_t lengths;     /* 4 bits for every place and suit */
  uint64_t dead;        /* the dead cards, 4 bits for every place */
  int card_sum, debt;   /* the points of the cards left, and of those among them that are negative */
  budget *budget;

  /* the table of positions: chains of entries by hash; when there is no room it is wiped */
  uint64_t mask;
  uint32_t *heads, used, room;
  entry *entries;
};

#define SUIT(s) (0xFFFFull << (RANKS * (s)))
static inline int holds_dead(const plain *p, int seat) { return p->dead >> (4 * seat) & 15; }
static inline int suit_of(int card) { return card >> 4; }
static inline vq_set suit_with(int card) { return SUIT(card >> 4); }
static inline int highest(vq_set set) { return 63 - __builtin_clzll(set); }
static inline vq_set lowest_of(vq_set set) { return set & (0 - set); }
static inline vq_set lower_than(int card) { return BIT(card) - 1; }
static inline vq_set higher_than(int card) { return ~((2ull << card) - 1); }
/* Cards of a suit that stand above all of `others`, which are of the suit too. */
static inline vq_set above(vq_set cards, vq_set others) {
  return others ? cards & higher_than(highest(others)) : cards;
}
static inline vq_set nth_lowest(vq_set cards, int n) {
  for (; n > 0; n--) cards &= cards - 1;
  return lowest_of(cards);
}
static inline vq_set cards_left(const plain *p) { return p->hand[0] | p->hand[1] | p->hand[2] | p->hand[3]; }

#endif
