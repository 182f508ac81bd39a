"""Random and greedy playouts (native/playout.c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from varaq.search.layout import ASK, GREEDY, RANDOM, Payoff, Positions, State
from varaq.search.plain.chance import Chance
from varaq.search.plain.position import Position, acts_of

if TYPE_CHECKING:
    from varaq.search.tables import Tables


@dataclass(frozen=True, slots=True)
class Policy:
    """How the cards of a playout are chosen: `RANDOM`, or `GREEDY` with `noise` of 256 acts at random."""

    kind: int
    noise: int

    def act(self, position: Position, cards: int, ask: bool, chance: Chance) -> int:
        """One of the legal acts."""
        if self.kind == RANDOM or (self.noise and chance.word() & 255 < self.noise):
            return any_act(cards, ask, chance)
        return position.sensible(cards, ask)


def any_act(cards: int, ask: bool, chance: Chance) -> int:
    """Any of the acts, all equally likely."""
    held = cards.bit_count()
    place = chance.below(held + ask)
    if place == held:
        return ASK
    while place:
        cards &= cards - 1
        place -= 1
    return (cards & -cards).bit_length() - 1


def play_out(position: Position, policy: Policy, chance: Chance) -> int:
    """Play on until the end: `position` is changed. How many cards were played."""
    played = 0
    while not position.over():
        cards, ask = position.legal()
        if not cards and not ask:  # hands of unequal length
            break
        act = policy.act(position, cards, ask, chance)
        position.play(act)
        played += act != ASK
    return played


def playouts(
    tables: Tables,
    worlds: Positions,
    *,
    times: int,
    policy: int = GREEDY,
    noise: int = 0,
    seed: int,
) -> list[int]:
    """Every world played to its end `times` times: the sum of the points, world by world."""
    how, chance, sums = Policy(policy, noise), Chance(seed), []
    for world in worlds:
        start, points = Position.of(tables, world), 0
        for _ in range(times):
            position = start.copy()
            play_out(position, how, chance)
            points += position.points
        sums.append(points)
    return sums


def playouts_dealt(
    tables: Tables, each: int, *, times: int, policy: int = GREEDY, seed: int
) -> tuple[int, int]:
    """Playouts from random deals of `each` cards a seat, to measure by: cards played, points."""
    if each * tables.players > tables.cards:
        return 0, 0
    how, chance, order = Policy(policy, 0), Chance(seed), list(range(tables.cards))
    # A trump that may be hidden is shown.
    shown = int(len(tables.rankings) > 1 and tables.rankings[1].trumps != 0)
    played = points = 0
    for _ in range(times):
        state = State.of([], turn=tables.next[0], ranking=shown)
        place, seat = 0, state.turn
        for _ in range(tables.players):
            for _ in range(each):
                other = place + chance.below(tables.cards - place)
                order[place], order[other] = order[other], order[place]
                state.hand[seat] |= 1 << order[place]
                place += 1
            seat = tables.next[seat]
        position = Position.of(tables, state)
        played += play_out(position, how, chance)
        points += position.points
    return played, points


def playout_acts(
    tables: Tables,
    worlds: Positions,
    *,
    times: int,
    policy: int = GREEDY,
    noise: int = 0,
    seed: int,
    payoff: Payoff,
) -> list[dict[int, float]]:
    """For every world and every legal act of it: the mean payoff of `times` playouts after the act."""
    how, chance, values = Policy(policy, noise), Chance(seed), []
    for world in worlds:
        position, seed = Position.of(tables, world), chance.word()
        acts = [] if position.over() else acts_of(*position.legal())
        # The chance is the same for every act of a world: they differ by the act alone.
        values.append({act: _mean(position.after(act), times, how, Chance(seed), payoff) for act in acts})
    return values


def _mean(position: Position, times: int, policy: Policy, chance: Chance, payoff: Payoff) -> float:
    total = 0.0
    for _ in range(times):
        end = position.copy()
        play_out(end, policy, chance)
        total += payoff(end.points)
    return total / times if times > 0 else 0.0
