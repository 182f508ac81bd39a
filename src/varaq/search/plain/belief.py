"""How well worlds fit what the auction and the play have told: native/belief.c in Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from varaq.search.layout import NONE, Beliefs, Past, Positions, State
from varaq.search.plain.position import Position
from varaq.search.plain.sensible import outlook_of, ranked

if TYPE_CHECKING:
    from varaq.search.tables import Tables


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


def weigh_past(tables: Tables, past: Past, worlds: Positions) -> list[float]:
    """How well every world fits the cards that were played: the logarithms of their weights, 0 for what is no surprise."""
    return [_weight_of_past(tables, past, world) for world in worlds]


def _weight_of_past(tables: Tables, past: Past, world: State) -> float:
    total = 0.0
    if past.acts:
        position = laid_back(tables, past, world)
        for _, card in past.acts:
            total -= _surprise(past, position, card)
            position.play(card)
    return total


def laid_back(tables: Tables, past: Past, world: State) -> Position:
    """The world before the cards of the past were played."""
    state = world.copy()
    state.asked, state.trick, state.laid, state.winning = 0, past.trick, 0, 0
    if not past.trick:
        state.trump_led = 0
    state.asker = state.shown_at = state.turned = NONE
    state.turn = past.acts[0][0]
    for seat, card in past.acts:
        state.hand[seat] |= 1 << card
    return Position.of(tables, state)


def _surprise(past: Past, position: Position, card: int) -> float:
    """By how much the card surprises; whoever could have asked for trump instead is not weighed."""
    cards, ask = position.legal()
    if position.turn == past.me or ask:
        return 0.0
    if not cards >> card & 1:
        return past.most
    if not cards & (cards - 1):
        return 0.0
    bad = {other: how_bad for how_bad, other in ranked(position, cards)}
    trick = max(outlook_of(position.tables).trick, 1)
    lost = (bad[card] - min(bad.values())) / (256.0 * trick) / past.temper
    return min(lost, past.most)
