"""The books of both sides: tricks, the buried cards, and what a called renege moves (BW-34, 35, 64, 65, 67, 89)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum

from varaq.games.bid_whist.held import OTHER, SIDES
from varaq.games.bid_whist.rules import BidWhistRules, KittyBook
from varaq.seats import Side

BOOKS = 13
"""The books of a hand (BW-67)."""

BOARD = 6
"""The books that earn nothing: a bid counts above them (BW-13)."""

PENALTY_BOOKS = 3
"""What a called renege costs (BW-64)."""


@dataclass(frozen=True, slots=True)
class Taken:
    """Tricks won in play by side A and B, and the side that won the first."""

    tricks: tuple[int, int] = (0, 0)
    first: Side | None = None

    def with_trick(self, side: Side) -> Taken:
        """One trick more."""
        a, b = self.tricks
        return Taken((a + 1, b) if side == "A" else (a, b + 1), self.first or side)

    def books(self, rules: BidWhistRules, bidding: Side) -> dict[Side, int]:
        """Tricks with the book that the buried cards are."""
        books = dict(zip(SIDES, self.tricks, strict=True))
        owner = kitty_owner(rules, bidding, self.first)
        if owner is not None:
            books[owner] += 1
        return books


def kitty_owner(rules: BidWhistRules, bidding: Side, first: Side | None) -> Side | None:
    """Whose book the buried cards are; None without a kitty, or while that is open (BW-34, BW-35)."""
    if not rules.kitty:
        return None
    return bidding if rules.kitty_book == KittyBook.BIDDER else first


class Moved(StrEnum):
    """What called reneges have done to the books."""

    NOTHING = "nothing"
    THREE = "three"
    ALL = "all"
    EVEN = "even"


def after_reneges(books: Mapping[Side, int], caught: Collection[Side]) -> tuple[Mapping[Side, int], Moved]:
    """The books for the score, where the `caught` sides were rightly called (BW-64, BW-65, BW-89)."""
    if not caught:
        return books, Moved.NOTHING
    if len(caught) == len(SIDES):
        return books, Moved.EVEN
    (offender,) = caught
    if books[offender] < PENALTY_BOOKS:
        return {offender: 0, OTHER[offender]: BOOKS}, Moved.ALL
    other = OTHER[offender]
    moved = {offender: books[offender] - PENALTY_BOOKS, other: books[other] + PENALTY_BOOKS}
    return {side: moved[side] for side in SIDES}, Moved.THREE
