"""One act that names several cards: how many, and of which, without writing every choice out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import overload

from varaq.seats import Seat


@dataclass(frozen=True, slots=True)
class Choice:
    """An act that names `count` of the cards `of`, any of them but all of `must`; `to`: who gets them, if anybody."""

    verb: str
    count: int
    of: tuple[str, ...]
    to: Seat | None = None
    must: tuple[str, ...] = ()

    @property
    def free(self) -> tuple[str, ...]:
        """The cards that may be named or not."""
        return tuple(card for card in self.of if card not in self.must)


@dataclass(frozen=True, slots=True)
class Chosen(Sequence[str]):
    """The acts of a choice as text, in the order of `itertools.combinations`; each is made when it is asked for."""

    choice: Choice

    def __len__(self) -> int:
        return comb(len(self.choice.free), self.choice.count - len(self.choice.must))

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[str, ...]: ...
    def __getitem__(self, place: int | slice) -> str | tuple[str, ...]:
        if isinstance(place, slice):
            return tuple(self[n] for n in range(len(self))[place])
        free = self.choice.free
        before = range(len(self))[place]  # how many combinations come before; IndexError beyond the last
        named = []
        left = self.choice.count - len(self.choice.must)
        for at, card in enumerate(free):
            if not left:
                break
            with_card = comb(len(free) - at - 1, left - 1)
            if before < with_card:
                named.append(card)
                left -= 1
            else:
                before -= with_card
        return self._text(named)

    def __iter__(self) -> Iterator[str]:
        choice = self.choice
        return map(self._text, combinations(choice.free, choice.count - len(choice.must)))

    def _text(self, freely: Sequence[str]) -> str:
        choice = self.choice
        named = (
            [card for card in choice.of if card in freely or card in choice.must] if choice.must else freely
        )
        return " ".join((choice.verb, *named))

    def __contains__(self, act: object) -> bool:
        if not isinstance(act, str):
            return False
        verb, *cards = act.split(" ")
        named = set(cards)
        whole = len(named) == len(cards) == self.choice.count
        return verb == self.choice.verb and whole and set(self.choice.must) <= named <= set(self.choice.of)
