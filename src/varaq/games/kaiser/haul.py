"""What the sides have taken: the facts on which the score of a deal depends (KS-81…83)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from varaq.cards import Card
from varaq.games.kaiser.packs import BLANKS
from varaq.games.kaiser.rules import KaiserRules, ThreeSpot
from varaq.seats import Seat, Side

INSULT = 5
"""What the insulted side loses (KS-83)."""


@dataclass(frozen=True, slots=True)
class Haul:
    """Tricks by side, and who has what of the cards that count.

    `tricks_by_seat` is empty where it is not known and does not matter. `cards` says which
    side has taken the bonus and the penalty card; `cancelled` which of them blanks have made
    worthless; `five_from` the side that played the bonus card; `insulted` the side whose
    Joffre the Kaiser took.
    """

    tricks: Mapping[Side, int]
    cards: Mapping[Card, Side]
    tricks_by_seat: tuple[int, ...] = ()
    cancelled: tuple[Card, ...] = ()
    five_from: Side | None = None
    insulted: Side | None = None

    @classmethod
    def empty(cls, rules: KaiserRules) -> Haul:
        """Nothing taken yet."""
        return cls(dict.fromkeys(rules.seating.sides, 0), {}, (0,) * rules.players)

    def with_trick(self, rules: KaiserRules, trick: Sequence[tuple[Seat, Card]], winner: Seat) -> Haul:
        """The haul after `winner` has taken `trick`, given as seats and cards in the order of play."""
        side_of = rules.seating.side_of
        side = side_of[winner]
        by_seat = tuple(n + (s == winner) for s, n in enumerate(self.tricks_by_seat))
        tricks = {**self.tricks, side: self.tricks[side] + 1}
        played = {card: seat for seat, card in trick}
        bonus, penalty = rules.bonus_card, rules.penalty_card
        if bonus not in played and penalty not in played:
            return replace(self, tricks=tricks, tricks_by_seat=by_seat)
        taken = {card: side for card in (bonus, penalty) if card in played}
        wiped = tuple(taken) if rules.is_heir and any(card in played for card in BLANKS) else ()
        insult = rules.joffre_insult and bonus in played and played.get(penalty) == winner
        return Haul(
            tricks,
            {**self.cards, **taken},
            by_seat,
            self.cancelled + wiped,
            side_of[played[bonus]] if bonus in played else self.five_from,
            side_of[played[bonus]] if insult else self.insulted,
        )

    def points(self, rules: KaiserRules) -> dict[Side, int]:
        """The points of every side as the house counts them (KS-90, KS-103)."""
        bonus, penalty = rules.bonus_card, rules.penalty_card
        points = {}
        for side, tricks in self.tricks.items():
            has_bonus = self.cards.get(bonus) == side and bonus not in self.cancelled
            has_penalty = self.cards.get(penalty) == side and penalty not in self.cancelled
            if has_penalty and rules.three_spot == ThreeSpot.CLEAR3:
                total = -3 if tricks < 3 else tricks - 3 + has_bonus * rules.bonus_points
            else:
                total = tricks + has_bonus * rules.bonus_points - has_penalty * rules.penalty_points
            points[side] = total - INSULT * (self.insulted == side)
        return points


def trick_points(rules: KaiserRules, trick: Sequence[tuple[Seat, Card]], winner: Seat) -> dict[Side, int]:
    """What one trick is worth to every side, taken by itself (KS-81…83)."""
    haul = Haul.empty(rules).with_trick(rules, trick, winner)
    side = rules.seating.side_of[winner]
    bonus = rules.bonus_card in haul.cards and rules.bonus_card not in haul.cancelled
    penalty = rules.penalty_card in haul.cards and rules.penalty_card not in haul.cancelled
    points = dict.fromkeys(rules.seating.sides, 0)
    points[side] = 1 + bonus * rules.bonus_points - penalty * rules.penalty_points
    if haul.insulted is not None:
        points[haul.insulted] -= INSULT
    return points
