"""How well worlds fit what the auction has told: native/belief.c in Python."""

from __future__ import annotations

from varaq.search.layout import Beliefs, Positions, State


def weigh(beliefs: Beliefs, worlds: Positions) -> list[float]:
    """How well every world fits what is believed: the logarithms of their weights."""
    return [_weight(beliefs, world) for world in worlds]


def _weight(beliefs: Beliefs, world: State) -> float:
    total = 0.0
    for seat, habits in enumerate(beliefs.habits):
        hand = world.hand[seat] | beliefs.played[seat]
        if seat == beliefs.bidder and world.face_down >= 0:
            hand |= 1 << world.face_down
        traits = (
            (hand & beliefs.trumps[world.trump]).bit_count(),
            (hand & beliefs.tops[world.trump]).bit_count(),
            (hand & beliefs.seconds[world.trump]).bit_count(),
            max(((hand & suit).bit_count() for suit in beliefs.suits), default=0),
        )
        total += sum(habit * trait for habit, trait in zip(habits, traits, strict=True))
    return total
