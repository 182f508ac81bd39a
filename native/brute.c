/* The plainest search there is: every legal act of every position, to check the solver by. */
#include "kernel.h"
#include "position.h"

static int best_after(const vq_tables *t, const vq_state *s, int act) {
  vq_state after = *s;
  play(t, &after, act);
  return vq_brute(t, &after);
}

int32_t vq_brute(const vq_tables *t, const vq_state *s) {
  if (over(t, s)) return s->points;
  int32_t ask;
  vq_set cards = legal(t, s, &ask);
  int many = t->side[s->turn] == 0, found = 0, best = s->points;
  if (ask) found = 1, best = best_after(t, s, VQ_ASK);
  for (; cards; cards &= cards - 1) {
    int points = best_after(t, s, lowest(cards));
    if (!found || (many ? points > best : points < best)) best = points;
    found = 1;
  }
  return best;
}
