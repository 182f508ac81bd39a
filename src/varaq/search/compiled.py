"""The compiled kernel's functions. `varaq.search.kernel` is what others import; it chooses between this and `plain`."""

from __future__ import annotations

import ctypes
import threading
import weakref
from array import array
from collections.abc import Sequence
from math import isnan, nan
from typing import TYPE_CHECKING, Any, Self

from varaq.search.layout import (
    ACTS,
    GREEDY,
    Beliefs,
    CBeliefs,
    CPast,
    CPayoff,
    CTables,
    Past,
    Payoff,
    Positions,
    Solved,
    SolvedActs,
    State,
)
from varaq.search.library import LIBRARY

if TYPE_CHECKING:
    from varaq.search.tables import Tables

if LIBRARY is None:
    raise ImportError("the search kernel is not built")
_short, _long = LIBRARY.short, LIBRARY.long

_ready: dict[int, tuple[weakref.ref[Tables], CTables]] = {}


def _compiled(tables: Tables) -> CTables:
    """The tables in the kernel's form, made once for as long as they live."""
    key = id(tables)
    known = _ready.get(key)
    if known is None:
        known = weakref.ref(tables, lambda gone: _forget(key)), CTables.of(tables)
        _ready[key] = known
    return known[1]


def _forget(key: int) -> None:
    _ready.pop(key, None)


def _block(worlds: Positions) -> Any:
    """The worlds one behind the other in memory; an array of `State` is already so."""
    if isinstance(worlds, ctypes.Array):
        return worlds
    return (State * len(worlds))(*worlds)


def _rows(numbers: array[float], count: int) -> list[dict[int, float]]:
    """What was filled in, act by act, for each world."""
    rows = (numbers[place * ACTS : (place + 1) * ACTS] for place in range(count))
    return [{act: value for act, value in enumerate(row) if not isnan(value)} for row in rows]


def _unfilled(count: int) -> tuple[array[float], Any]:
    """Room for a number per act of `count` worlds, and the same for the kernel."""
    numbers = array("d", [nan]) * (count * ACTS)
    return numbers, (ctypes.c_double * len(numbers)).from_buffer(numbers)


def legal(tables: Tables, state: State) -> tuple[int, bool]:
    """The cards that the seat on turn may play, and whether it may have the trump shown."""
    ask = ctypes.c_int32()
    cards = _short.vq_legal(_compiled(tables), state, ask)
    return cards, bool(ask.value)


def play(tables: Tables, state: State, act: int) -> None:
    """Play a legal act, a card or `ASK`: `state` is changed."""
    _short.vq_play(_compiled(tables), state, act)


def over(tables: Tables, state: State) -> bool:
    """Whether the play has ended."""
    return bool(_short.vq_over(_compiled(tables), state))


def sensible(tables: Tables, state: State) -> int:
    """What a sensible player would do who sees his hand, the table and which cards are out."""
    return int(_short.vq_sensible(_compiled(tables), state))


def weigh(beliefs: Beliefs, worlds: Positions) -> list[float]:
    """How well every world fits what is believed: the logarithms of their weights."""
    weights = (ctypes.c_double * len(worlds))()
    _long.vq_weigh(CBeliefs.of(beliefs), _block(worlds), len(worlds), weights)
    return list(weights)


def weigh_past(tables: Tables, past: Past, worlds: Positions) -> list[float]:
    """How well every world fits the cards that were played: the logarithms of their weights, 0 for what is no surprise."""
    weights = (ctypes.c_double * len(worlds))()
    _long.vq_weigh_past(_compiled(tables), CPast.of(past), _block(worlds), len(worlds), weights)
    return list(weights)


def perft(tables: Tables, state: State, depth: int) -> int:
    """How many sequences of legal acts there are of this length (shorter where the play ends)."""
    return int(_long.vq_perft(_compiled(tables), state, depth))


def playouts(
    tables: Tables,
    worlds: Positions,
    *,
    times: int,
    policy: int = GREEDY,
    noise: int = 0,
    seed: int,
) -> list[int]:
    """Every world played to its end `times` times: the sum of the points, world by world.

    `noise` of 256 acts are made at random where the policy is `GREEDY`.
    """
    points = (ctypes.c_int64 * len(worlds))()
    _long.vq_playouts(
        _compiled(tables), _block(worlds), len(worlds), times, policy, noise, seed & _WORD, points
    )
    return list(points)


def playouts_dealt(
    tables: Tables, each: int, *, times: int, policy: int = GREEDY, seed: int
) -> tuple[int, int]:
    """Playouts from random deals of `each` cards a seat, to measure by: cards played, points."""
    points = ctypes.c_int64()
    cards = _long.vq_playouts_dealt(_compiled(tables), each, times, policy, seed & _WORD, points)
    return cards, points.value


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
    numbers, room = _unfilled(len(worlds))
    _long.vq_playout_acts(
        _compiled(tables),
        _block(worlds),
        len(worlds),
        times,
        policy,
        noise,
        seed & _WORD,
        CPayoff.of(payoff),
        room,
    )
    return _rows(numbers, len(worlds))


_WORD = (1 << 64) - 1
_SMALLEST_TREE, _LARGEST_TREE = 1 << 12, 1 << 20


class _Tree:
    """Room for the nodes of a tree search, used again and again by one thread."""

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes
        self.handle = _long.vq_tree_new(nodes)
        if not self.handle:
            raise MemoryError
        weakref.finalize(self, _long.vq_tree_free, self.handle)


class _Trees(threading.local):
    tree: _Tree | None = None

    def with_room(self, nodes: int) -> _Tree:
        wanted = min(max(1 << nodes.bit_length(), _SMALLEST_TREE), _LARGEST_TREE)
        if self.tree is None or self.tree.nodes < wanted:
            self.tree = _Tree(wanted)
        return self.tree


_trees = _Trees()


def tree_search(
    tables: Tables,
    worlds: Positions,
    *,
    simulations: int,
    policy: int = GREEDY,
    noise: int = 0,
    explore: float,
    seed: int,
    payoff: Payoff,
) -> dict[int, tuple[int, float]]:
    """Each act of the seat on turn: how often it was tried, and its mean payoff.

    The worlds agree in the seat on turn, its hand and the table; each simulation takes one of them.
    """
    tree = _trees.with_room(simulations)
    visits, values = (ctypes.c_int64 * ACTS)(), (ctypes.c_double * ACTS)()
    _long.vq_tree_search(
        tree.handle,
        _compiled(tables),
        _block(worlds),
        len(worlds),
        simulations,
        policy,
        noise,
        explore,
        seed & _WORD,
        CPayoff.of(payoff),
        visits,
        values,
    )
    return {act: (visits[act], values[act]) for act in range(ACTS) if visits[act]}


class Solver:
    """Exact values with all cards open, for one tables and one thread; what it finds it keeps for the next call."""

    def __init__(self, tables: Tables, log2_entries: int = 18) -> None:
        self._handle = _long.vq_solver_new(_compiled(tables), log2_entries)
        if not self._handle:
            raise MemoryError
        self._free = weakref.finalize(self, _long.vq_solver_free, self._handle)

    def solve(self, state: State, low: int, high: int, *, guess: int | None = None, limit: int = 0) -> Solved:
        """The points at the end, between `low` and `high`, looked for from `guess` on in `limit` nodes (0: any)."""
        points, nodes = ctypes.c_int32(), ctypes.c_int64()
        first = (low + high) // 2 if guess is None else guess
        exact = _long.vq_solve(self._open(), state, low, high, first, limit, points, nodes)
        return Solved(points.value, nodes.value, bool(exact))

    def reaches(self, state: State, points: int, *, limit: int = 0) -> bool | None:
        """Whether the side that wants many gets at least `points`; None where the limit was not enough."""
        answer = _long.vq_reaches(self._open(), state, points, limit, ctypes.c_int64())
        return None if answer < 0 else bool(answer)

    def solve_acts(self, worlds: Positions, *, payoff: Payoff, limit: int = 0) -> SolvedActs:
        """For every world and legal act the payoff of the exact value after it; `limit` nodes (0: any) for all of them."""
        numbers, room = _unfilled(len(worlds))
        nodes = ctypes.c_int64()
        cut = _long.vq_solve_acts(
            self._open(), _block(worlds), len(worlds), limit, CPayoff.of(payoff), room, None, nodes
        )
        return SolvedActs(_rows(numbers, len(worlds)), cut, nodes.value)

    def close(self) -> None:
        """Give the memory back."""
        self._free()
        self._handle = None

    def _open(self) -> int:
        if self._handle is None:
            raise ValueError("the solver is closed")
        return int(self._handle)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()


def brute(tables: Tables, state: State) -> int:
    """The points by the plainest search there is, to check the solver by."""
    return int(_long.vq_brute(_compiled(tables), state))


def deal(unseen: int, may: Sequence[int], need: Sequence[int], *, n: int, seed: int) -> list[tuple[int, ...]]:
    """`n` deals of the set `unseen`: place p gets `need[p]` cards of `may[p]`, every deal that fits equally likely.

    Nothing where no deal fits.
    """
    places = len(need)
    hands = (ctypes.c_uint64 * (n * places))()
    sets, numbers = (ctypes.c_uint64 * places)(*may), (ctypes.c_int32 * places)(*need)
    made = _long.vq_deal(places, unseen, sets, numbers, n, seed & _WORD, hands)
    return [tuple(hands[at * places : (at + 1) * places]) for at in range(made)]
