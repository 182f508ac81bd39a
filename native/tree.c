/* Information-set tree search: what a seat that does not see the others' cards should do.
 *
 * Single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012). One tree is
 * shared by all worlds; a node stands for the acts played since the root, which is what the seat can see, and
 * not for who holds what. Every simulation takes one world and
 *
 *   1. goes down the tree by the acts that are legal *in that world*, choosing by UCB: the mean payoff, seen by
 *      the side on turn, and a bonus explore * sqrt(ln(available) / visits). `available` counts how often the
 *      act could have been chosen, not how often its parent was visited: a card that is seldom held is not
 *      thereby seldom tried (the remedy of Cowling et al. for moves that are legal only in some worlds);
 *   2. where an act that is legal in this world has no node, adds one, chosen at random among them;
 *   3. plays on from there to the end by the policy of the playouts;
 *   4. adds the payoff to every node on the way.
 *
 * Side 0 wants high payoffs, side 1 low ones. Partner and opponents choose inside the tree like the seat that
 * searches, each by what the shared node has seen of its acts; so their choice does not depend on cards that
 * only a single world knows of, but it is an average over the worlds in which they hold the act.
 *
 * Asking for the trump is an act like a card.
 *
 * Cards of the searching seat that differ in nothing that matters (see `alike`) share one node at the root: the
 * seat's simulations are not spread over, say, the ten and the nine of a suit whose other cards it holds or are
 * gone. All of them are given the visits and the value of the one.
 *
 * Nodes are 24 bytes in one array; a node's children are a list through the array, so that searching allocates
 * nothing. When the array is full the tree grows no more and simulations start their playouts where it ends.
 * The world of a simulation is drawn anew each time. Were they to take turns, the choices of UCB, which also take
 * turns where values are close, could fall into step with them and seem to know which world it is.
 */
#include <math.h>
#include <stdlib.h>
#include "playout.h"

#define NOTHING (-1)
#define DEEPEST 128 /* acts on one path: cards of a deal and asking */

typedef struct {
  double sum;        /* of payoffs */
  int32_t visits;    /* simulations that went through here */
  int32_t available; /* simulations that could have */
  int32_t child;     /* first of the list of children, or NOTHING */
  int32_t sibling;   /* next of the list this node is in, or NOTHING */
  int8_t act;
} node;

struct vq_tree {
  int32_t room, used;
  node *nodes;
};

vq_tree *vq_tree_new(int32_t nodes) {
  if (nodes < 1) nodes = 1;
  vq_tree *tree = malloc(sizeof *tree);
  if (!tree) return NULL;
  tree->room = nodes;
  tree->used = 0;
  tree->nodes = malloc((size_t)nodes * sizeof *tree->nodes);
  if (tree->nodes) return tree;
  free(tree);
  return NULL;
}

void vq_tree_free(vq_tree *tree) {
  if (tree) free(tree->nodes);
  free(tree);
}

static int32_t add_node(vq_tree *tree, int32_t parent, int act) {
  if (tree->used == tree->room) return NOTHING;
  int32_t at = tree->used++;
  tree->nodes[at] = (node){.child = NOTHING, .sibling = NOTHING, .act = (int8_t)act};
  if (parent != NOTHING) {
    tree->nodes[at].sibling = tree->nodes[parent].child;
    tree->nodes[parent].child = at;
  }
  return at;
}

/* The child to go to of those whose acts are legal; a new one while there are legal acts without a child. */
static int32_t descend(vq_tree *tree, int32_t parent, vq_set cards, int ask, double sign, double explore,
                       uint64_t *seed, int *grown) {
  node *nodes = tree->nodes;
  vq_set untried = cards;
  int32_t best = NOTHING;
  double best_bound = 0;
  for (int32_t at = nodes[parent].child; at != NOTHING; at = nodes[at].sibling) {
    node *child = &nodes[at];
    if (child->act == VQ_ASK ? !ask : !(cards & BIT(child->act))) continue;
    if (child->act == VQ_ASK) ask = 0;
    else untried &= ~BIT(child->act);
    child->available++;
    double bound = sign * child->sum / child->visits + explore * sqrt(log(child->available) / child->visits);
    if (best == NOTHING || bound > best_bound) best = at, best_bound = bound;
  }
  if (!untried && !ask) return best;
  int32_t added = add_node(tree, parent, any_act(untried, ask, seed));
  if (added == NOTHING) return best;
  *grown = 1;
  tree->nodes[added].available = 1;
  return added;
}

static void simulate(vq_tree *tree, const vq_tables *t, vq_state *s, vq_set twins, const policy *how, double explore,
                     uint64_t *seed, const vq_payoff *pay) {
  int32_t path[DEEPEST], at = 0;
  int length = 0, grown = 0;
  path[length++] = at;
  while (!grown && length < DEEPEST && !over(t, s)) {
    int32_t ask;
    vq_set cards = legal(t, s, &ask);
    if (at == 0) cards &= ~twins;
    if (!cards && !ask) break;
    at = descend(tree, at, cards, ask, t->side[s->turn] ? -1 : 1, explore, seed, &grown);
    if (at == NOTHING) break;
    path[length++] = at;
    play(t, s, tree->nodes[at].act);
  }
  play_out(t, s, how, seed);
  double payoff = worth(pay, s->points);
  for (int k = 0; k < length; k++) {
    tree->nodes[path[k]].visits++;
    tree->nodes[path[k]].sum += payoff;
  }
}

/* What the worlds have in common that makes cards of the seat on turn alike or not. */
typedef struct {
  vq_set others;   /* all cards still to come or lying in this trick, but for the seat's own hand */
  vq_set special;  /* cards with something under them, and those of the insult: like no other */
  int in_force[VQ_RANKINGS]; /* rankings that are or may come to be in force */
} likeness;

static likeness likeness_of(const vq_tables *t, const vq_state *worlds, int32_t n) {
  likeness o = {0};
  if (t->insult) o.special = BIT(t->insult_by) | BIT(t->insult_of);
  for (const vq_state *s = worlds; s < worlds + n; s++) {
    for (int p = 0; p < t->seats; p++)
      if (p != s->turn) o.others |= s->hand[p];
    for (int k = 0; k < s->laid; k++) o.others |= BIT(s->card[k]);
    for (int k = 0; k < s->piles; k++) o.others |= BIT(s->under[k]), o.special |= BIT(s->top[k]);
    if (s->face_down >= 0) o.others |= BIT(s->face_down);
    o.in_force[s->ranking] = o.in_force[(int)s->trump] = 1;
  }
  return o;
}

static int apart(vq_set set, int a, int b) { return (set >> a ^ set >> b) & 1; }

/* Whether two cards of the seat on turn are one as good as the other: the same to all cards that are not in
 * its hand (two cards of one hand never meet in a trick), worth the same and of the same kind. */
static int alike(const vq_tables *t, const likeness *o, int a, int b) {
  const vq_set kinds[] = {t->lead_first, t->lead_later, t->free_cards, t->forced_cards, t->kept_cards, t->wipes};
  if (o->special & (BIT(a) | BIT(b))) return 0;
  if (t->points[a] != t->points[b] || t->follow[a] != t->follow[b]) return 0;
  for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
    if (apart(kinds[k], a, b)) return 0;
  for (int c = 0; c < t->cards; c++)
    if (apart(t->follow[c], a, b)) return 0;
  for (int k = 0; k < VQ_RANKINGS; k++) {
    const vq_ranking *r = &t->ranking[k];
    if (!o->in_force[k]) continue;
    if (apart(r->trumps, a, b)) return 0;
    for (int led = 0; led < 2; led++) {
      if ((r->beats[led][a] ^ r->beats[led][b]) & o->others) return 0;
      for (vq_set rest = o->others; rest; rest &= rest - 1)
        if (apart(r->beats[led][lowest(rest)], a, b)) return 0;
    }
  }
  return 1;
}

/* twin[c]: the card whose node stands for c, itself or one alike. Returns the cards that another stands for. */
static vq_set find_twins(const vq_tables *t, const vq_state *worlds, int32_t n, vq_set cards, int8_t *twin) {
  likeness o = likeness_of(t, worlds, n);
  vq_set twins = 0;
  for (vq_set rest = cards; rest; rest &= rest - 1) {
    int card = lowest(rest);
    twin[card] = (int8_t)card;
    for (vq_set before = cards & ~twins & (BIT(card) - 1); before; before &= before - 1)
      if (alike(t, &o, lowest(before), card)) {
        twin[card] = (int8_t)lowest(before);
        twins |= BIT(card);
        break;
      }
  }
  return twins;
}

static void report(const vq_tree *tree, vq_set cards, const int8_t *twin, int64_t *visits, double *value) {
  for (int act = 0; act < VQ_ACTS; act++) visits[act] = 0, value[act] = 0;
  for (int32_t at = tree->nodes[0].child; at != NOTHING; at = tree->nodes[at].sibling) {
    const node *child = &tree->nodes[at];
    visits[child->act] = child->visits;
    value[child->act] = child->visits ? child->sum / child->visits : 0;
  }
  for (; cards; cards &= cards - 1) {
    int card = lowest(cards);
    visits[card] = visits[twin[card]];
    value[card] = value[twin[card]];
  }
}

int64_t vq_tree_search(vq_tree *tree, const vq_tables *t, const vq_state *worlds, int32_t n, int64_t simulations,
                       int32_t kind, int32_t noise, double explore, uint64_t seed, const vq_payoff *pay,
                       int64_t *visits, double *value) {
  policy how = policy_for(t, kind, noise);
  int8_t twin[VQ_CARDS];
  int32_t ask;
  tree->used = 0;
  add_node(tree, NOTHING, 0);
  vq_set cards = n > 0 && !over(t, worlds) ? legal(t, worlds, &ask) : 0;
  int64_t made = 0;
  if (n > 0 && !over(t, worlds)) {
    vq_set twins = find_twins(t, worlds, n, cards, twin);
    for (; made < simulations; made++) {
      vq_state s = worlds[below(&seed, n)];
      simulate(tree, t, &s, twins, &how, explore, &seed, pay);
    }
  }
  report(tree, cards, twin, visits, value);
  return made;
}
