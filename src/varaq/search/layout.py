"""What the compiled kernel and Python hand each other: the structures of native/kernel.h, field by field."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self, TypeAlias

if TYPE_CHECKING:
    from varaq.search.tables import Tables

CARDS, SEATS, RANKINGS, PILES = 64, 8, 5, 8
ASK = 64
"""The act of asking for the trump, or of showing one's own; acts below it are cards."""
ACTS = 65
NONE = -1
RANDOM, GREEDY = 0, 1
"""How playouts are played: any legal act, or what a sensible player would do."""

_set, _byte = ctypes.c_uint64, ctypes.c_int8


class CRanking(ctypes.Structure):
    """`vq_ranking`: which cards take the trick from which."""

    _fields_ = (("beats", (_set * CARDS) * 2), ("trumps", _set))


class CTables(ctypes.Structure):
    """`vq_tables`: a house and a contract as the kernel reads them."""

    _fields_ = (
        ("seats", ctypes.c_int32),
        ("players", ctypes.c_int32),
        ("cards", ctypes.c_int32),
        ("tricks", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("bidder", _byte),
        ("insult_by", _byte),
        ("insult_of", _byte),
        ("insult", _byte),
        ("void_points", ctypes.c_int16),
        ("next", _byte * SEATS),
        ("side", _byte * SEATS),
        ("credit", _byte * SEATS),
        ("points", _byte * CARDS),
        ("trick_points", _byte * CARDS),
        ("follow", _set * CARDS),
        ("lead_first", _set),
        ("lead_later", _set),
        ("free_cards", _set),
        ("forced_cards", _set),
        ("kept_cards", _set),
        ("wipes", _set),
        ("ranking", CRanking * RANKINGS),
    )

    @classmethod
    def of(cls, tables: Tables) -> Self:
        """The same tables for the kernel; refuses numbers that do not fit into its fields."""
        made = cls()
        for name, kind in cls._fields_:
            if name != "ranking":
                _put(made, name, kind, getattr(tables, name))
        for ranking, place in zip(tables.rankings, made.ranking, strict=False):
            _put(place.beats, 0, _set * CARDS, ranking.beats)
            _put(place.beats, 1, _set * CARDS, ranking.beats_led)
            place.trumps = ranking.trumps
        return made


def _put(into: Any, name: str | int, kind: Any, value: Any) -> None:
    """Set a field, a number or a row of them, so that nothing is cut off on the way."""
    row = isinstance(value, Sequence)
    numbers = [int(one) for one in value] if row else [int(value)]
    made = kind(*numbers)
    if (list(made)[: len(numbers)] if row else [made.value]) != numbers:
        raise ValueError(f"{name}: {value} does not fit the kernel")
    if isinstance(name, int):
        into[name] = made
    else:
        setattr(into, name, made)


class State(ctypes.Structure):
    """`vq_state`: a position of the play with every hand open. Its fields are explained in native/kernel.h."""

    _fields_ = (
        ("hand", _set * SEATS),
        ("asked", _set),
        ("points", ctypes.c_int16),
        ("turn", _byte),
        ("trick", _byte),
        ("laid", _byte),
        ("winning", _byte),
        ("card", _byte * SEATS),
        ("by", _byte * SEATS),
        ("ranking", _byte),
        ("trump", _byte),
        ("face_down", _byte),
        ("asker", _byte),
        ("shown_at", _byte),
        ("turned", _byte),
        ("trump_led", _byte),
        ("piles", _byte),
        ("top", _byte * PILES),
        ("under", _byte * PILES),
    )

    @classmethod
    def of(cls, hands: Iterable[int], *, turn: int, ranking: int = 0, trump: int | None = None) -> Self:
        """The first trick is about to be led: nothing lies, nothing is hidden but where `trump` says so."""
        state = cls(turn=turn, ranking=ranking, trump=ranking if trump is None else trump)
        state.face_down = state.asker = state.shown_at = state.turned = NONE
        for seat, hand in enumerate(hands):
            state.hand[seat] = hand
        return state

    def copy(self) -> State:
        """The same position, to be played on by itself."""
        return State.from_buffer_copy(self)

    def __repr__(self) -> str:
        hands = [f"{hand:x}" for hand in self.hand]
        laid = list(zip(self.by[: self.laid], self.card[: self.laid], strict=True))
        return (
            f"State(trick={self.trick}, turn={self.turn}, laid={laid}, points={self.points}, hands={hands})"
        )


Positions: TypeAlias = "Sequence[State] | ctypes.Array[State]"
"""Positions that are asked about together; an array goes to the kernel as it is."""


class CPayoff(ctypes.Structure):
    """`vq_payoff`: what points are worth."""

    _fields_ = (
        ("low", ctypes.c_int32),
        ("count", ctypes.c_int32),
        ("value", ctypes.POINTER(ctypes.c_double)),
    )

    @classmethod
    def of(cls, payoff: Payoff) -> Self:
        """The same payoff for the kernel."""
        count = len(payoff.value)
        return cls(payoff.low, count, (ctypes.c_double * count)(*payoff.value))


@dataclass(frozen=True, slots=True)
class Payoff:
    """What points are worth to the side that wants many: `value[points - low]`, the ends standing for all beyond."""

    low: int
    value: tuple[float, ...]

    def __call__(self, points: int) -> float:
        """What so many points are worth."""
        return self.value[min(max(points - self.low, 0), len(self.value) - 1)]


TRAITS = 4
"""Traits of a hand that beliefs are about: trumps, tops and seconds of its suits, its longest suit."""


@dataclass(frozen=True, slots=True)
class Beliefs:
    """What is believed of the hands that a seat does not see.

    `played` is what every seat has played already; `trumps`, `tops`, `seconds` are sets for every
    ranking; `habits` say for every seat what each trait counts, nothing for seats that are seen.
    """

    bidder: int
    suits: tuple[int, ...]
    played: tuple[int, ...]
    trumps: tuple[int, ...]
    tops: tuple[int, ...]
    seconds: tuple[int, ...]
    habits: tuple[tuple[float, ...], ...]


class CBeliefs(ctypes.Structure):
    """`vq_beliefs`: the same for the kernel."""

    _fields_ = (
        ("seats", ctypes.c_int32),
        ("suits", ctypes.c_int32),
        ("bidder", ctypes.c_int32),
        ("suit", _set * SEATS),
        ("played", _set * SEATS),
        ("trumps", _set * RANKINGS),
        ("tops", _set * RANKINGS),
        ("seconds", _set * RANKINGS),
        ("habit", (ctypes.c_double * TRAITS) * SEATS),
    )

    @classmethod
    def of(cls, beliefs: Beliefs) -> Self:
        """The same beliefs for the kernel."""
        made = cls(len(beliefs.played), len(beliefs.suits), beliefs.bidder)
        for name, cards in (("suit", beliefs.suits), ("played", beliefs.played), ("trumps", beliefs.trumps)):
            getattr(made, name)[: len(cards)] = cards
        made.tops[: len(beliefs.tops)] = beliefs.tops
        made.seconds[: len(beliefs.seconds)] = beliefs.seconds
        for seat, habits in enumerate(beliefs.habits):
            made.habit[seat][:] = habits
        return made


@dataclass(frozen=True, slots=True)
class Past:
    """Cards that were played, from the beginning of a trick up to where the worlds stand.

    In between nothing else has happened to any hand or to the trump. `me` looks on; `trick` is the number
    of the trick that the first of the `acts`, seat and card, has begun. A card surprises by what it is worth
    less than the best, in average tricks, divided by `temper`, and by `most` at the most.
    """

    me: int
    trick: int
    acts: tuple[tuple[int, int], ...]
    temper: float
    most: float


class CPast(ctypes.Structure):
    """`vq_past`: the same for the kernel."""

    _fields_ = (
        ("me", ctypes.c_int32),
        ("trick", ctypes.c_int32),
        ("count", ctypes.c_int32),
        ("by", ctypes.c_int8 * CARDS),
        ("card", ctypes.c_int8 * CARDS),
        ("temper", ctypes.c_double),
        ("most", ctypes.c_double),
    )

    @classmethod
    def of(cls, past: Past) -> Self:
        """The same past for the kernel."""
        made = cls(past.me, past.trick, len(past.acts), temper=past.temper, most=past.most)
        for place, (seat, card) in enumerate(past.acts):
            made.by[place], made.card[place] = seat, card
        return made


@dataclass(frozen=True, slots=True)
class Solved:
    """The points if both sides play as well as can be; a guess where the limit was hit and it is not `exact`."""

    points: int
    nodes: int
    exact: bool


@dataclass(frozen=True, slots=True)
class SolvedActs:
    """Per world: the payoff of the exact value after each act; an act is missing where the limit cut it off."""

    values: list[dict[int, float]]
    cut: int
    nodes: int
