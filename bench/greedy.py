"""A plain greedy player of the cards, to measure others by: one look at the trick, no thought beyond it.

It leads what nobody can beat, else its cheapest card; it takes the trick as cheaply as it can, with more will
where it plays late; it gives points to a trick that its partner surely has, and throws the cheapest card away
where nothing can be done. It knows every house through the same tables as the searching player. Everything but
the play of the cards the rulebook player does.
"""

from __future__ import annotations

from random import Random

from varaq.engine import Observation
from varaq.players import RulebookPlayer
from varaq.players.searcher import PLAYS
from varaq.players.searcher.scene import PLAY, scenes
from varaq.search.kernel import ASK
from varaq.search.numbering import Numbered
from varaq.search.position import position_of
from varaq.search.tables import Tables


class GreedyPlayer:
    """Greedy in the play of the cards, by the book elsewhere."""

    def __init__(self) -> None:
        self.book = RulebookPlayer()

    def choose(self, seen: Observation, dice: Random) -> str:
        if len(seen.legal) == 1:
            return seen.legal[0]
        advised = self.book.choose(seen, dice)
        if seen.phase not in PLAY or advised.split(" ")[0] not in PLAYS:
            return advised
        worth = {
            text: weighed(seen, scene.tables, act)
            for scene in scenes(seen)
            for act, text in scene.acts.items()
            if act != ASK
        }
        return max(worth, key=worth.__getitem__) if worth else advised

    def interrupt(self, seen: Observation, dice: Random) -> str | None:
        return self.book.interrupt(seen, dice)


def weighed(seen: Observation, tables: Tables, card: int) -> int:
    """How much the card is liked, by the trick it is played to."""
    state = position_of(seen, tables)
    order, place = tables.rankings[state.ranking], state.laid
    mine = state.hand[state.turn]
    lying = sum(1 << one for one in state.card[:place])
    out = seen.rules.cards.all & ~(mine | lying | Numbered.of(seen).gone)
    points = tables.points[card]
    # Of all that is left, what this card would take.
    strength = ((mine | out | lying) & ~order.beats[card]).bit_count()
    if not place:
        beaten = order.beats_led[card] & out
        boss = not beaten & tables.follow[card]
        liked = (300 if boss else 0) + (100 if not beaten else 0) + (strength if boss else -strength)
        return liked + 4 * (mine & tables.follow[card]).bit_count() - (0 if boss else 20 * points)
    last = place == tables.players - 1
    holder = state.by[state.winning]
    ours = tables.side[holder] == tables.side[state.turn]
    taken_by = (order.beats if state.winning else order.beats_led)[state.card[state.winning]]
    if taken_by >> card & 1:
        boss = last or not order.beats[card] & out
        will = (60, 20) if ours else (200 if place >= 2 else 50, 400)
        return will[boss] - 2 * strength + (15 if boss else -5) * points
    surely = ours and (last or not taken_by & out)
    return (100 if ours else 0) - 3 * strength + (30 if surely else -30) * points
