/* The search kernel of Varaq: trick play on tables.
 *
 * A house and a contract become a `vq_tables` (made by varaq/search/tables): which card beats which
 * as masks, who follows whom, what may be led, what a trick is worth. Nothing here knows a game, a
 * rule by its name or a word; the Python engine is the reference and the tests hold the two together.
 *
 * Cards are numbers 0..63 of the pack, sets of cards 64-bit masks, seats 0..7 in the order of play.
 * "The points" are always those of the side that undertook the contract: a trick counts when a seat
 * with `credit` takes it. Seats of `side` 0 want many points, those of `side` 1 few. What points are
 * worth is told by a `vq_payoff`, a table from points to a number for side 0.
 *
 * A `vq_state` is a whole position with every hand open: a *world*. The calls that take many worlds
 * are how a player who does not see the others' cards searches: they ask the same question in worlds
 * that agree with what he knows. No call keeps anything between calls but a `vq_solver`, which belongs
 * to one thread; there are no globals, nothing is allocated but where a call is named `_new` (`vq_deal` gives
 * back what it took before it returns), and every search has a limit.
 *
 * Files: position.h (legal, play), sensible.h (what a sensible player would do), playout.c (random and greedy
 * playouts, counting sequences), tree.c (information-set tree search), solver.c (exact values of open
 * cards), deal.c (dealing unseen cards), belief.c (how well worlds fit an auction and the play so far).
 */
#ifndef VARAQ_KERNEL_H
#define VARAQ_KERNEL_H
#include <stdint.h>

#define VQ_CARDS 64
#define VQ_SEATS 8
#define VQ_RANKINGS 5
#define VQ_PILES 8
#define VQ_ASK 64  /* the act of asking for the trump, or of showing one's own */
#define VQ_ACTS 65 /* acts: playing card 0..63, VQ_ASK */
#define VQ_NONE (-1)

typedef uint64_t vq_set;

/* How the cards rank: the cards that take the trick from the card now winning. */
typedef struct {
  vq_set beats[2][VQ_CARDS]; /* [1]: that card was led, [0]: it was played later */
  vq_set trumps;             /* the trump suit as far as it counts under this ranking */
} vq_ranking;

enum {
  VQ_MUST_BEAT = 1,       /* where no suit is asked: beat if you can, unless your side has the trick */
  VQ_NO_UNDERTRUMP = 2,   /* void: no trump below the trumps lying, unless there is nothing else */
  VQ_MUST_ASK = 4,        /* hidden trump: a void seat that is not the bidder has to ask */
  VQ_ASK_DUTY = 8,        /* whoever asked must trump in that trick (the bidder always must) */
  VQ_THAT_CARD = 16,      /* the bidder who shows must play the card that lay face down */
  VQ_FROM_REVEAL = 32,    /* trumps that lay before trump was shown are none in that trick */
  VQ_BARRED_LEAD = 64,    /* the bidder may not lead the hidden suit before another has led it */
  VQ_SHOWN_LAST = 128,    /* in the last trick the bidder turns the trump up at his turn */
  VQ_VOID_IF_HIDDEN = 256 /* trump hidden when the last trick begins: the deal is void */
};

typedef struct {
  int32_t seats;   /* at the table */
  int32_t players; /* cards to a trick: seats that do not sit out */
  int32_t cards;   /* in the pack */
  int32_t tricks;  /* the play is over after so many, or when the hands are empty */
  uint32_t flags;
  int8_t bidder;
  int8_t insult_by, insult_of; /* card numbers: if the first takes a trick that holds the second … */
  int8_t insult;               /* … whoever played the second loses so many points more; 0: never */
  int16_t void_points;         /* the points that stand for a deal that is void (VQ_VOID_IF_HIDDEN) */
  int8_t next[VQ_SEATS];       /* who plays after whom, those who sit out left out */
  int8_t side[VQ_SEATS];
  int8_t credit[VQ_SEATS];
  int8_t points[VQ_CARDS];       /* card points */
  int8_t trick_points[VQ_CARDS]; /* what the trick with this number (from 0) is worth by itself */
  vq_set follow[VQ_CARDS];       /* cards that follow this one when it sets the suit; 0: it sets none */
  vq_set lead_first, lead_later; /* what the first trick, any other, is led with if the hand has any */
  vq_set free_cards;             /* may be played though one could follow */
  vq_set forced_cards;           /* must be played, if held, by who cannot follow */
  vq_set kept_cards;             /* while trump is hidden not thrown away, unless there is nothing else */
  vq_set wipes;                  /* a trick that holds one of these carries no card points */
  vq_ranking ranking[VQ_RANKINGS]; /* [0] in force while trump is hidden; [1…4] once it is shown */
} vq_tables;

/* A position. `hand` is all that a seat can play: its hand and its face-up pile cards. */
typedef struct {
  vq_set hand[VQ_SEATS];
  vq_set asked;               /* the cards that follow in this trick; 0: nothing has set a suit */
  int16_t points;             /* credited so far */
  int8_t turn;
  int8_t trick;               /* tricks that are over */
  int8_t laid;                /* cards of the trick on the table */
  int8_t winning;             /* place in the trick (0: the card led) of the card now winning */
  int8_t card[VQ_SEATS];      /* the trick, in the order of play */
  int8_t by[VQ_SEATS];        /* who played it */
  int8_t ranking;             /* in force now */
  int8_t trump;               /* the ranking once trump is shown; the same as `ranking` if nothing is hidden */
  int8_t face_down;           /* the card that goes to the bidder's hand when trump is shown, or VQ_NONE */
  int8_t asker;               /* who had the trump shown in this trick, or VQ_NONE */
  int8_t shown_at;            /* how many cards lay then, or VQ_NONE */
  int8_t turned;              /* the card that was turned up in this trick, or VQ_NONE */
  int8_t trump_led;           /* hidden trump: another than the bidder has led the suit in an earlier trick */
  int8_t piles;               /* how many of the pairs below are in use */
  int8_t top[VQ_PILES], under[VQ_PILES]; /* playing `top` turns `under` up for the same seat */
} vq_state;

/* What points are worth to side 0: value[points - low], the ends standing for all beyond. Rising or level. */
typedef struct {
  int32_t low, count;
  const double *value;
} vq_payoff;

/* ---- position.h, sensible.h, playout.c ---- */

int64_t vq_sizes(int32_t which); /* sizeof: 0 vq_tables, 1 vq_state, 2 vq_payoff, 3 vq_beliefs, 4 vq_past; to check the other side's idea of them */

/* 1 where the build with BMI2 is the one to use: random play is twice as fast by it (processor.c). */
int32_t vq_processor(void);

/* The cards the seat on turn may play; *ask is set to 1 if it may have the trump shown. */
vq_set vq_legal(const vq_tables *t, const vq_state *s, int32_t *ask);

/* Play a legal act: a card, or VQ_ASK. */
void vq_play(const vq_tables *t, vq_state *s, int32_t act);

int32_t vq_over(const vq_tables *t, const vq_state *s);

/* What a sensible player would do who sees his hand, the table and which cards are out. */
int32_t vq_sensible(const vq_tables *t, const vq_state *s);

/* How many sequences of legal acts there are of this length (shorter where the play ends). */
int64_t vq_perft(const vq_tables *t, const vq_state *s, int32_t depth);

enum { VQ_RANDOM = 0, VQ_GREEDY = 1 };

/* Play every world to its end `times` times. `policy`: VQ_RANDOM, or VQ_GREEDY with `noise` of 256 acts
 * at random. points[w]: the sum of the points of the playouts of world w. Returns the cards played. */
int64_t vq_playouts(const vq_tables *t, const vq_state *worlds, int32_t n, int32_t times, int32_t policy,
                    int32_t noise, uint64_t seed, int64_t *points);

/* The same from random deals of the whole pack (`each` cards to a seat), to measure by. */
int64_t vq_playouts_dealt(const vq_tables *t, int32_t each, int64_t times, int32_t policy, uint64_t seed,
                          int64_t *points);

/* For every world and every legal act of it: the mean payoff of `times` playouts after the act.
 * value[w * VQ_ACTS + act]; acts that are not legal are left as they were. */
void vq_playout_acts(const vq_tables *t, const vq_state *worlds, int32_t n, int32_t times, int32_t policy,
                     int32_t noise, uint64_t seed, const vq_payoff *pay, double *value);

/* ---- tree.c: information-set tree search from one seat's point of view ---- */

typedef struct vq_tree vq_tree; /* room for nodes, used again and again */
vq_tree *vq_tree_new(int32_t nodes);
void vq_tree_free(vq_tree *tree);

/* `simulations`, each in one of the worlds (they agree in the seat on turn, its hand and the table). visits[act]
 * and value[act] (mean payoff for side 0) of the acts at the root, VQ_ACTS each. Returns the simulations made. */
int64_t vq_tree_search(vq_tree *tree, const vq_tables *t, const vq_state *worlds, int32_t n, int64_t simulations,
                       int32_t policy, int32_t noise, double explore, uint64_t seed, const vq_payoff *pay,
                       int64_t *visits, double *value);

/* ---- solver.c: exact values with all cards open ---- */

typedef struct vq_solver vq_solver; /* belongs to one vq_tables (copied) and one thread; its table of positions is kept between calls */
vq_solver *vq_solver_new(const vq_tables *t, int32_t log2_entries);
void vq_solver_free(vq_solver *solver);

/* The points at the end if both sides play as well as can be, from any position, also in mid-trick.
 * Found between `low` and `high` (both reachable bounds; the answer is clipped to them), starting to ask at `guess`.
 * *nodes is added to. Returns 1, or 0 if `limit` nodes (0: none) were not enough; then *points is a guess. */
int32_t vq_solve(vq_solver *solver, const vq_state *s, int32_t low, int32_t high, int32_t guess, int64_t limit,
                 int32_t *points, int64_t *nodes);

/* Whether side 0 gets at least `points`: 1 or 0, or -1 where `limit` nodes were not enough. */
int32_t vq_reaches(vq_solver *solver, const vq_state *s, int32_t points, int64_t limit, int64_t *nodes);

/* For every world and every legal act: the payoff of the exact value after it (only steps of the payoff are told
 * apart). value[w * VQ_ACTS + act]; points likewise may be NULL, else a point value of that step. `limit` nodes
 * (0: any) are for all of them, world by world; where they are not enough the value is NaN. Returns for how many
 * acts they were not. */
int64_t vq_solve_acts(vq_solver *solver, const vq_state *worlds, int32_t n, int64_t limit, const vq_payoff *pay,
                      double *value, int32_t *points, int64_t *nodes);

/* The plainest search there is, to check the solver by. */
int32_t vq_brute(const vq_tables *t, const vq_state *s);

/* ---- belief.c ---- */

#define VQ_TRAITS 4

/* What is believed of the hands that one seat does not see. */
typedef struct {
  int32_t seats, suits;
  int32_t bidder;                                          /* the card he has laid face down is of his hand */
  vq_set suit[VQ_SEATS];                                   /* the suits as sets */
  vq_set played[VQ_SEATS];                                 /* what every seat has played already */
  vq_set trumps[VQ_RANKINGS], tops[VQ_RANKINGS], seconds[VQ_RANKINGS]; /* best and second cards of the suits */
  double habit[VQ_SEATS][VQ_TRAITS]; /* what a trump, a top, a second, a card of the longest suit counts; 0: own seat */
} vq_beliefs;

/* weight[w]: the logarithm of how well world w fits. */
void vq_weigh(const vq_beliefs *b, const vq_state *worlds, int32_t n, double *weight);

/* Cards that were played, from the beginning of a trick up to where the worlds stand, by whom and in order. In between
 * nothing else has happened to any hand or to the trump. */
typedef struct {
  int32_t me;    /* who looks on: his own cards tell him nothing */
  int32_t trick; /* the number of the trick that the first of them has begun */
  int32_t count;
  int8_t by[VQ_CARDS], card[VQ_CARDS];
  double temper, most; /* a card surprises by what it is worth less than the best, in average tricks, by `temper`; `most` at most */
} vq_past;

/* weight[w]: minus the surprise, over these cards, of who takes the others in world w for sensible players. */
void vq_weigh_past(const vq_tables *t, const vq_past *past, const vq_state *worlds, int32_t n, double *weight);

/* ---- deal.c ---- see deal.h */

#endif
