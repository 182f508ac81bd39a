"""Cards of one hand that are as good as each other: searching one of them is enough."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from varaq.search.plain.chance import cards_of
from varaq.search.plain.position import Position

if TYPE_CHECKING:
    from varaq.search.tables import Tables


class Likeness:
    """What of a tables makes cards alike: the same points, followed and allowed alike, and for the rest `_marks`."""

    def __init__(self, tables: Tables) -> None:
        pack = range(tables.cards)
        sets = [
            *(tables.lead_first, tables.lead_later, tables.free_cards),
            *(tables.forced_cards, tables.kept_cards, tables.wipes),
            *tables.follow,
        ]
        kinds: dict[object, int] = {}
        self.special = (1 << tables.insult_by | 1 << tables.insult_of) if tables.insult else 0
        self.kind = [
            kinds.setdefault(
                (tables.points[card], tables.follow[card], *(one >> card & 1 for one in sets)), len(kinds)
            )
            for card in pack
        ]
        self._marks = []
        for ranking in tables.rankings:
            relations = [ranking.beats, ranking.beats_led]
            beaten = [
                [sum(1 << other for other in pack if beats[other] >> card & 1) for card in pack]
                for beats in relations
            ]
            self._marks.append(
                [(ranking.trumps >> card & 1, *(row[card] for row in (*relations, *beaten))) for card in pack]
            )

    def twins(self, positions: Iterable[Position], cards: int) -> dict[int, int]:
        """Each of the cards of the seat on turn, with the lowest that is alike in all the positions."""
        others, special, rankings = 0, self.special, set()
        for position in positions:
            for seat, hand in enumerate(position.hand):
                others |= hand if seat != position.turn else 0
            for card in position.card:
                others |= 1 << card
            for top, under in position.under.items():
                special |= 1 << top
                others |= 1 << under
            if position.face_down >= 0:
                others |= 1 << position.face_down
            rankings |= {position.ranking, position.trump}
        marks = [self._marks[one] for one in rankings]
        first: dict[object, int] = {}
        twin = {}
        for card in cards_of(cards):
            if special >> card & 1:
                twin[card] = card
                continue
            looks = (
                self.kind[card],
                *(mark & others if at else mark for row in marks for at, mark in enumerate(row[card])),
            )
            twin[card] = first.setdefault(looks, card)
        return twin
