"""Exact values with all cards open: what native/solver.c answers, found in a plainer way.

Whether a number of points is reached is asked again and again (a null window), with a table of the
positions between tricks, each with bounds of what is still to come, and with one card of those alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

from varaq.search.layout import ASK, Payoff, Positions, Solved, SolvedActs, State
from varaq.search.plain.likeness import Likeness
from varaq.search.plain.position import VOID_IF_HIDDEN, Position, acts_of
from varaq.search.plain.sensible import ranked

if TYPE_CHECKING:
    from varaq.search.tables import Tables


ANY = 1 << 62
"""As many nodes as there may be."""


class _Cut(Exception):
    """The limit of nodes was not enough."""


class Solver:
    """Exact values, for one tables and one thread; what it finds it keeps for the next call."""

    def __init__(self, tables: Tables, log2_entries: int = 18) -> None:
        self._tables = tables
        self._likeness = Likeness(tables)
        self._room = 1 << log2_entries
        self._bounds: dict[object, tuple[int, int]] = {}
        self._worth = [(1 << card, points) for card, points in enumerate(tables.points) if points]
        worth = tables.trick_points
        self._rising = [sum(p for p in worth[trick:] if p > 0) for trick in range(len(worth) + 1)]
        self._falling = [sum(p for p in worth[trick:] if p < 0) for trick in range(len(worth) + 1)]
        self._nodes = self._last = 0
        self._closed = False

    def solve(self, state: State, low: int, high: int, *, guess: int | None = None, limit: int = 0) -> Solved:
        """The points at the end, between `low` and `high`, looked for from `guess` on in `limit` nodes (0: any)."""
        self._begin(limit or ANY)
        first = (low + high) // 2 if guess is None else guess
        found, exact = self._steps(Position.of(self._tables, state), range(low + 1, high + 1), first - low)
        return Solved(low + found, self._nodes, exact)

    def reaches(self, state: State, points: int, *, limit: int = 0) -> bool | None:
        """Whether the side that wants many gets at least `points`; None where the limit was not enough."""
        self._begin(limit or ANY)
        try:
            return self._reaches(Position.of(self._tables, state), points)
        except _Cut:
            return None

    def solve_acts(self, worlds: Positions, *, payoff: Payoff, limit: int = 0) -> SolvedActs:
        """For every world and legal act the payoff of the exact value after it; `limit` nodes (0: any) for all of them."""
        value = payoff.value
        steps = [place for place in range(1, len(value)) if value[place] != value[place - 1]]
        asked = [payoff.low + place for place in steps]
        values, cut, nodes, guess = [], 0, 0, len(steps) // 2
        for world in worlds:
            position, found = Position.of(self._tables, world), {}
            for act in [] if position.over() else acts_of(*position.legal()):
                self._begin((limit or ANY) - nodes)
                place, exact = self._steps(position.after(act), asked, guess)
                nodes += self._nodes
                if exact:
                    found[act], guess = value[steps[place - 1]] if place else value[0], place
                else:
                    cut += 1
            values.append(found)
        return SolvedActs(values, cut, nodes)

    def close(self) -> None:
        """Give the memory back."""
        self._bounds.clear()
        self._closed = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()

    def _begin(self, nodes: int) -> None:
        if self._closed:
            raise ValueError("the solver is closed")
        self._last, self._nodes = nodes, 0

    def _steps(self, position: Position, steps: Sequence[int], first: int) -> tuple[int, bool]:
        """How many of the rising steps are reached, asking first whether the number `first` is; whether that is sure."""
        least, most = 0, len(steps)
        asked = min(max(first, 1), most)
        try:
            while least < most:
                if self._reaches(position, steps[asked - 1]):
                    least = asked
                else:
                    most = asked - 1
                asked = (least + most + 1) // 2
        except _Cut:
            return least, False
        return least, True

    def _reaches(self, position: Position, target: int) -> bool:
        """Whether the points at the end are at least `target`."""
        self._nodes += 1
        if self._nodes > self._last:
            raise _Cut
        if position.over():
            return position.points >= target
        if position.card:
            return self._search(position, target)
        need = target - position.points
        key = self._key(position)
        least, most = self._bounds.get(key) or self._ends(position)
        if need <= least:
            return True
        if need > most:
            return False
        reached = self._search(position, target)
        if len(self._bounds) >= self._room:
            self._bounds.clear()
        self._bounds[key] = (need, most) if reached else (least, need - 1)
        return reached

    def _search(self, position: Position, target: int) -> bool:
        """Try the acts, those first that look best."""
        cards, ask = position.legal()
        if not cards and not ask:  # hands of unequal length
            return position.points >= target
        wanted = not self._tables.side[position.turn]
        if ask and self._reaches(position.after(ASK), target) == wanted:
            return wanted
        if cards & (cards - 1):
            twin = self._likeness.twins((position,), cards)
            cards = sum(1 << card for card, other in twin.items() if card == other)
        for _, card in sorted(ranked(position, cards)) if cards else ():
            if self._reaches(position.after(card), target) == wanted:
                return wanted
        return not wanted

    def _may_be_void(self, position: Position) -> bool:
        return bool(position.flags & VOID_IF_HIDDEN) and position.hidden()

    def _key(self, position: Position) -> object:
        """All that what is still to come depends on, between two tricks."""
        return (
            *position.hand,
            position.turn,
            position.trick,
            position.ranking,
            position.trump,
            position.face_down,
            position.trump_led if position.hidden() else 0,
            position.points if self._may_be_void(position) else 0,
            *position.under.items(),
        )

    def _ends(self, position: Position) -> tuple[int, int]:
        """What is still to come at least and at most."""
        tables, left = self._tables, 0
        if self._may_be_void(position):
            return -(1 << 15), 1 << 15
        for hand in position.hand:
            left |= hand
        if position.face_down >= 0:
            left |= 1 << position.face_down
        for top, under in position.under.items():
            if left >> top & 1:
                left |= 1 << under
        least = self._falling[position.trick] - tables.insult
        most = self._rising[position.trick]
        for card, points in self._worth:
            if left & card:
                least, most = (least, most + points) if points > 0 else (least + points, most)
        return least, most


def brute(tables: Tables, state: State) -> int:
    """The points by the plainest search there is, to check the solver by."""
    return _brute(Position.of(tables, state))


def _brute(position: Position) -> int:
    cards, ask = (0, False) if position.over() else position.legal()
    best = min if position.tables.side[position.turn] else max
    return best((_brute(position.after(act)) for act in acts_of(cards, ask)), default=position.points)
