/* Which positions are plain, and laying out the cards of a deal for the solver of those (solver_plain.c). */
#include "solver_plain.h"

#include <stdlib.h>
#include <string.h>

/* ---- what the tables say ---- */

/* The cards' suits by whom they are followed by; VQ_NONE for a card outside. Whether there are no more than four. */
static int find_suits(const vq_tables *t, line_up *l, int *suit) {
  for (int c = 0; c < t->cards; c++) {
    vq_set with = t->follow[c];
    suit[c] = VQ_NONE;
    if (!(with & BIT(c))) continue;
    int first = lowest(with);
    if (first == c) {
      if (l->suits == SUITS) return 0;
      suit[c] = l->suits++;
    } else if (t->follow[first] == with) {
      suit[c] = suit[first];
    }
    if (suit[c] != VQ_NONE) l->cards |= BIT(c);
  }
  return 1;
}

/* Without trump: cards outside the suits that every card of a suit beats, and that beat none. */
static void find_dead(const vq_tables *t, const vq_ranking *r, line_up *l) {
  vq_set beaten = 0;
  for (int c = 0; c < t->cards; c++) {
    vq_set by = r->beats[0][c];
    if (l->cards & BIT(c))
      beaten |= by | r->beats[1][c];
    else if (!t->follow[c] && !t->points[c] && by == r->beats[1][c] && (by & l->cards) == l->cards)
      l->dead |= BIT(c), beaten |= by & ~l->cards;
  }
  if (l->trump != VQ_NONE || (t->flags & VQ_MUST_BEAT) || (beaten & l->dead)) l->dead = 0;
}

/* Every suit as a line, if the ranking is nothing else than such lines and a trump suit. */
static void line_up_suits(const vq_tables *t, const vq_ranking *r, line_up *l) {
  int suit[VQ_CARDS];
  memset(l, 0, sizeof *l);
  l->trump = VQ_NONE;
  if (!find_suits(t, l, suit)) return;
  for (int c = 0; c < t->cards; c++) {
    if (suit[c] == VQ_NONE) continue;
    if (r->trumps & BIT(c)) l->trump = suit[c];
    vq_set members = t->follow[c] & l->cards;
    int place = count(members) - 1 - count(r->beats[0][c] & members);
    if (place < 0) return;
    l->line[suit[c]][place] = (int8_t)c;
    l->length[suit[c]]++;
  }
  vq_set trumps = r->trumps & l->cards;
  for (int s = 0; s < l->suits; s++) {
    vq_set higher = 0;
    for (int place = l->length[s] - 1; place >= 0; place--) {
      int c = l->line[s][place];
      vq_set beats = higher | (s == l->trump ? 0 : trumps);
      if (suit[c] != s || (higher & BIT(c))) return; /* two cards had the same place */
      if ((r->beats[0][c] & l->cards) != beats || (r->beats[1][c] & l->cards) != beats) return;
      higher |= BIT(c);
    }
    if (s == l->trump && trumps != higher) return;
  }
  l->usable = 1;
  find_dead(t, r, l);
}

/* Four players, partners opposite, and the points are those of side 0. */
static int seat_players(plain *p) {
  const vq_tables *t = p->t;
  if (t->players != PLACES || t->seats != PLACES) return 0;
  p->first_side = t->side[0] != 0;
  for (int k = 0, seat = 0; k < PLACES; k++, seat = t->next[seat]) {
    p->place[seat] = k;
    if ((t->side[seat] != 0) != ((k + p->first_side) & 1)) return 0;
    if ((t->credit[seat] != 0) != (t->side[seat] == 0)) return 0;
  }
  return 1;
}

plain *vq_plain_new(const vq_tables *t, int log2_entries) {
  plain *p = calloc(1, sizeof *p);
  if (!p) return NULL;
  p->t = t;
  if (!seat_players(p)) return p;
  for (int r = 0; r < VQ_RANKINGS; r++) line_up_suits(t, &t->ranking[r], &p->line_ups[r]);
  p->room = 1u << log2_entries;
  p->mask = (p->room - 1) >> 1;
  p->used = 1;
  p->heads = calloc(p->mask + 1, sizeof *p->heads);
  p->entries = malloc(p->room * sizeof *p->entries);
  p->usable = p->heads && p->entries;
  for (int s = 0; s < SUITS; s++) {
    p->owners[s] = malloc(sizeof(uint32_t) << RANKS);
    p->marks[s] = malloc(sizeof(uint32_t) << RANKS);
    p->usable &= p->owners[s] && p->marks[s];
  }
  if (p->usable) return p;
  vq_plain_free(p);
  return NULL;
}

void vq_plain_free(plain *p) {
  if (!p) return;
  for (int s = 0; s < SUITS; s++) {
    free(p->owners[s]);
    free(p->marks[s]);
  }
  free(p->heads);
  free(p->entries);
  free(p);
}

static int binds(vq_set wanted, vq_set cards) { return (cards & wanted) && (cards & ~wanted); }

int vq_plain_fits(const plain *p, const vq_state *s) {
  if (!p->in_force || hidden(s)) return 0;
  const vq_tables *t = p->t;
  int each = t->tricks - s->trick;
  vq_set cards = 0;
  for (int seat = 0; seat < PLACES; seat++) {
    if (count(s->hand[seat]) != each) return 0;
    cards |= s->hand[seat];
  }
  vq_set dead = cards & p->in_force->dead;
  if (count(dead) > MOST_DEAD || each >= RANKS) return 0;
  if (cards & ~dead & ~p->in_force->cards) return 0;
  if (cards & (t->wipes | t->free_cards | t->forced_cards)) return 0;
  if (t->insult && (cards & BIT(t->insult_by)) && (cards & BIT(t->insult_of))) return 0;
  if (binds(t->lead_later, cards) || (!s->trick && binds(t->lead_first, cards))) return 0;
  for (int k = 0; k < s->piles; k++)
    if (cards & BIT(s->top[k])) return 0;
  return 1;
}

/* ---- laying out a deal ---- */

static uint32_t scattered(uint32_t a) {
  a = (a ^ (a >> 15)) * 0x2C1B3C6Du;
  a = (a ^ (a >> 12)) * 0x297A2D39u;
  return a ^ (a >> 15);
}

/* For every set of cards of a suit that may be left: who owns them, two bits a card from the highest down; and as a
 * hash, where among them the cards with points are and whose they are. */
static void lay_out_suit(plain *p, int s, int length, const uint8_t *owner) {
  uint32_t *owners = p->owners[s], *marks = p->marks[s], end = 1u << length;
  owners[0] = marks[0] = 0;
  for (int rank = length - 1; rank >= 0; rank--) {
    uint32_t card = 1u << rank;
    int points = p->points[RANKS * s + rank];
    for (uint32_t higher = 0; higher < end; higher += 2 * card) {
      uint32_t place = (uint32_t)count(higher);
      owners[higher | card] = owners[higher] | (uint32_t)owner[rank] << (30 - 2 * place);
      if (!p->marked[s]) continue;
      uint32_t mark = (uint32_t)(points + 128) << 16 | place << 8 | (uint32_t)owner[rank] << 4 | (uint32_t)s;
      marks[higher | card] = marks[higher] + (points ? scattered(mark) : 0);
    }
  }
}

/* Everything a seat will ever play. */
static void gather(const plain *p, const vq_state *s, vq_set *held) {
  for (int seat = 0; seat < PLACES; seat++) held[p->place[seat]] = s->hand[seat];
  if (s->face_down >= 0) held[p->place[(int)p->t->bidder]] |= BIT(s->face_down);
  for (int pass = 0; pass < s->piles; pass++)
    for (int k = 0; k < s->piles; k++)
      for (int q = 0; q < PLACES; q++)
        if (held[q] & BIT(s->top[k])) held[q] |= BIT(s->under[k]);
}

static void lay_out_tricks(plain *p) {
  const vq_tables *t = p->t;
  p->trick_sum[t->tricks] = 0;
  p->trick_least[t->tricks] = INT8_MAX;
  for (int k = t->tricks - 1; k >= 0; k--) {
    int points = t->trick_points[k];
    p->trick_sum[k] = p->trick_sum[k + 1] + points;
    p->trick_least[k] = points < p->trick_least[k + 1] ? points : p->trick_least[k + 1];
  }
}

void vq_plain_lay_out(plain *p, const vq_state *s) {
  p->in_force = NULL;
  if (!p->usable || !p->line_ups[(int)s->trump].usable) return;
  const line_up *l = &p->line_ups[(int)s->trump];
  vq_set held[PLACES];
  gather(p, s, held);
  p->trump = l->trump;
  p->trumps = l->trump >= 0 ? SUIT(l->trump) : 0;
  p->exact = p->t->flags & VQ_NO_UNDERTRUMP ? p->trumps : 0;
  p->pointed = 0;
  memset(p->number, DEAD, sizeof p->number);
  for (int suit = 0; suit < SUITS; suit++) {
    uint8_t owner[RANKS];
    int length = 0;
    p->marked[suit] = 0;
    for (int place = 0; place < l->length[suit]; place++) {
      int card = l->line[suit][place], q = 0;
      while (q < PLACES && !(held[q] & BIT(card))) q++;
      if (q == PLACES) continue;
      if (length == RANKS) return;
      owner[length] = (uint8_t)q;
      int number = RANKS * suit + length++;
      p->number[card] = (uint8_t)number;
      p->points[number] = p->t->points[card];
      if (p->points[number]) p->pointed |= BIT(number), p->marked[suit] = 1;
    }
    lay_out_suit(p, suit, length, owner);
  }
  lay_out_tricks(p);
  p->salt = (uint64_t)s->trump;
  p->in_force = l;
}
