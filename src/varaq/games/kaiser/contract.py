"""Bids, and the contract an auction ends in."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from varaq.seats import Seat

KAISER = "kaiser"
"""The call above all others (KS-52)."""


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid: a number alone (trump), with `NT` or `LNT`, or `kaiser` (KS-41, KS-49, KS-52).

    Which bid outranks which is `KaiserRules.ladder`.
    """

    number: int
    kind: str = ""

    @classmethod
    @cache
    def read(cls, text: str) -> Bid:
        """The bid that a text of the ladder names."""
        if text == KAISER:
            return cls(0, KAISER)
        digits = text.rstrip("LNT")
        return cls(int(digits), text[len(digits) :])

    def __str__(self) -> str:
        return KAISER if self.kind == KAISER else f"{self.number}{self.kind}"

    @property
    def names_trump(self) -> bool:
        """Whether the contract has a trump suit (KS-61)."""
        return self.kind == ""

    @property
    def is_kaiser(self) -> bool:
        """Whether this is the call above all others (KS-52)."""
        return self.kind == KAISER

    @property
    def factor(self) -> int:
        """2 for NT and LNT (KS-94, KS-95), else 1."""
        return 2 if self.kind in ("NT", "LNT") else 1


@dataclass(frozen=True, slots=True)
class Contract:
    """What the auction ended in. `bid` None: the dealer leads with no bid to fulfil (KS-53, KS-54).

    `trump` None in a trump contract: not named, or not led, yet. `sold`: in a sale, whether
    the dealer accepted; None elsewhere.
    """

    bidder: Seat
    bid: Bid | None
    trump: str | None = None
    low: bool = False
    sold: bool | None = None

    @property
    def has_trump(self) -> bool:
        """Whether a suit is, or will be, trump."""
        return self.bid is None or self.bid.names_trump

    @property
    def order(self) -> str:
        """`high` or `low`."""
        return "low" if self.low else "high"
