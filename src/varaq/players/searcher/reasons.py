"""Why an act is good, in the words of a player: what the trick on the table says, and what the worlds say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from varaq.engine import Observation
from varaq.players.advice import Why
from varaq.players.searcher.outlook import Outlook
from varaq.players.searcher.scene import Scene
from varaq.search.kernel import ASK
from varaq.search.position import position_of
from varaq.search.tables import Ranking
from varaq.search.worlds import unseen
from varaq.seats import Seat


def reasons(seen: Observation, scene: Scene, one: Outlook, *, equals: int) -> tuple[Why, ...]:
    """The reasons for the act, the weightiest first; `equals`: how many acts are worth as much as the best."""
    whys = [] if one.card == ASK else list(_Trick.now(seen, scene).of(one.card))
    if one.makes is not None:
        whys.append(Why("makes", {"made": one.makes[0], "of": one.makes[1]}))
    if equals > 1:
        whys.append(Why("best_of_equals"))
    return tuple(whys)


@dataclass(frozen=True, slots=True)
class _Trick:
    """The trick on the table as one seat sees it. `takes`: cards that would win it as it lies."""

    seen: Observation
    scene: Scene
    takes: int
    lying_points: int
    leads: bool
    last: bool
    partner_has_it: bool
    out: int
    ranking: Ranking

    @classmethod
    def now(cls, seen: Observation, scene: Scene) -> _Trick:
        tables = scene.tables
        at = position_of(seen, tables)
        ranking = tables.rankings[at.ranking]
        takes, partner = seen.rules.cards.all, False
        if at.laid:
            winning = at.card[at.winning]
            takes = ranking.beats_led[winning] if at.winning == 0 else ranking.beats[winning]
            partner = tables.side[at.by[at.winning]] == tables.side[cast(Seat, seen.seat)]
        hidden = unseen(seen)
        out = hidden.cards
        for sure in hidden.sure:
            out |= sure
        out &= ~at.hand[cast(Seat, seen.seat)]
        lying = sum(tables.points[at.card[k]] for k in range(at.laid))
        last = at.laid == tables.players - 1
        return cls(seen, scene, takes, lying, not at.laid, last, partner, out, ranking)

    def of(self, card: int) -> Iterator[Why]:
        """What the card does in this trick."""
        tables = self.scene.tables
        name = {"card": self.seen.rules.cards.cards[card]}
        points = tables.points[card]
        beaten_by = (self.ranking.beats_led if self.leads else self.ranking.beats)[card]
        stands = self.last or not beaten_by & self.out
        if self.leads:
            trumps = self.ranking.trumps
            if trumps >> card & 1 and trumps & self.out:
                yield Why("draws_trumps", name)
            elif stands or not beaten_by & self.out & tables.follow[card]:
                yield Why("safe_lead", name)
        elif self.takes >> card & 1:
            if self.lying_points + points > 0 and not self.partner_has_it:
                yield Why("denies_points", name)
            elif stands:
                yield Why("wins_trick", name)
        elif self.partner_has_it:
            yield Why("gives_partner_points" if points > 0 else "lets_partner_win", name)
        else:
            yield Why("throws_bad_card" if points < 0 else "loses_cheaply", name)
