/* The table of plain positions.
 *
 * An entry answers for every position in which each hand has as many cards of each suit, the cards with points
 * stand at the same places of their suits in the same hands (all this is hashed into the key), and the highest
 * cards of each suit, as many as the answer rests on, have the same owners. Which cards those are in the pack does
 * not matter, nor who holds the ranks below; nor does the deal: entries serve in all worlds of a decision.
 */
#ifndef VARAQ_SOLVER_KNOWN_H
#define VARAQ_SOLVER_KNOWN_H
#include "solver_plain.h"

#include <string.h>

enum { NO_LOW = INT16_MIN, NO_HIGH = INT16_MAX };

/* A position as the table sees it. */
typedef struct {
  uint64_t key, owners[2];
  uint32_t *head;
} seen;

static inline uint32_t left_in(vq_set cards, int s) { return (uint32_t)(cards >> (RANKS * s)) & 0xFFFF; }

static inline seen see(const plain *p, int leader, int number, vq_set left) {
  seen v;
  uint64_t marks = 0, owners[SUITS];
  for (int s = 0; s < SUITS; s++) {
    owners[s] = p->owners[s][left_in(left, s)];
    if (p->marked[s]) marks += p->marks[s][left_in(left, s)];
  }
  v.owners[0] = owners[0] | owners[1] << 32;
  v.owners[1] = owners[2] | owners[3] << 32;
  uint64_t when = (uint64_t)number << 8 | p->salt << 4 | (uint64_t)leader;
  v.key = mixed(p->lengths + p->dead * 0xD6E8FEB86659FD93ull, marks << 16 | when);
  v.head = &p->heads[v.key & p->mask];
  return v;
}

/* The owners of so many of the highest cards, of two suits. */
static inline uint64_t top_owners(int first, int second) {
  const uint64_t all = 0xFFFFFFFFull;
  return (all & ~(all >> (2 * first))) | (all & ~(all >> (2 * second))) << 32;
}

static inline int same_tops(const entry *e, const seen *v, const uint8_t *depth) {
  return !((e->owners[0] ^ v->owners[0]) & top_owners(depth[0], depth[1])) &&
         !((e->owners[1] ^ v->owners[1]) & top_owners(depth[2], depth[3]));
}

/* The lowest card of each suit that the answer rests on. */
static inline vq_set rests_on(const entry *e, vq_set left) {
  vq_set rests = 0;
  for (int s = 0; s < SUITS; s++)
    if (e->depth[s]) rests |= nth_lowest(left & SUIT(s), count(left & SUIT(s)) - e->depth[s]);
  return rests;
}

/* The entry that answers whether `need` is reached, or NULL. *like: the lead that was good enough in the position
 * most like this one, as a set. */
static inline const entry *look_up(plain *p, const seen *v, vq_set hand, vq_set left, int need, vq_set *like) {
  int nearest = 2 * VQ_CARDS;
  uint32_t *from = v->head;
  *like = 0;
  for (uint32_t k = *from; k; from = &p->entries[k].next, k = *from) {
    entry *e = &p->entries[k];
    if (e->key != v->key) continue;
    if ((e->low >= need || e->high < need) && same_tops(e, v, e->depth)) {
      *from = e->next; /* to the front: it will be asked for again soon */
      e->next = *v->head;
      *v->head = k;
      return e;
    }
    int far = count(e->owners[0] ^ v->owners[0]) + count(e->owners[1] ^ v->owners[1]);
    if (e->suit == VQ_NONE || far >= nearest) continue;
    vq_set lead = nth_lowest(left & SUIT(e->suit), e->place) & hand;
    if (lead) *like = lead, nearest = far;
  }
  return NULL;
}

/* Note what was found out: that it is `value` or more if value >= need, else `value` or less. `card`: the lead that
 * was good enough, or VQ_NONE. */
static inline void note(plain *p, const seen *v, vq_set left, vq_set rests, int need, int value, int card) {
  uint8_t depth[SUITS];
  for (int s = 0; s < SUITS; s++) {
    vq_set in_suit = rests & SUIT(s);
    depth[s] = (uint8_t)(in_suit ? count(left & SUIT(s) & ~lower_than(lowest(in_suit))) : 0);
  }
  entry *e = NULL;
  for (uint32_t k = *v->head; k && !e; k = p->entries[k].next) {
    entry *known = &p->entries[k];
    if (known->key == v->key && !memcmp(known->depth, depth, sizeof depth) && same_tops(known, v, depth)) e = known;
  }
  if (!e) {
    if (p->used == p->room) {
      memset(p->heads, 0, (p->mask + 1) * sizeof *p->heads);
      p->used = 1;
    }
    e = &p->entries[p->used];
    *e = (entry){.key = v->key, .owners = {v->owners[0], v->owners[1]}, .next = *v->head};
    memcpy(e->depth, depth, sizeof depth);
    e->low = NO_LOW, e->high = NO_HIGH, e->suit = VQ_NONE;
    *v->head = p->used++;
  }
  if (card != VQ_NONE) {
    e->suit = (int8_t)suit_of(card);
    e->place = (int8_t)count(left & suit_with(card) & lower_than(card));
  }
  if (value >= need && value > e->low) e->low = (int16_t)value;
  if (value < need && value < e->high) e->high = (int16_t)value;
}

#endif
