"""What lies on the table and in the hands in one deal, and where the match stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from varaq.cards.cardset import bits
from varaq.games.styrivolt.board import Board
from varaq.games.styrivolt.powers import PACK, Chosen, rank_of, stikkar, suit_of
from varaq.games.styrivolt.rules import StyrivoltRules
from varaq.seats import Seat

SEATS = range(4)


@dataclass(frozen=True, slots=True)
class Standing:
    """The match between two deals. `stacked`: how the cards lie after the last deal, top first (ST-R16)."""

    board: Board
    dealer: Seat
    deals_played: int = 0
    stacked: tuple[str, ...] = ()

    @property
    def next_deal(self) -> dict[str, int]:
        """Who deals, and the how manieth deal it is."""
        return {"dealer": self.dealer, "deal": self.deals_played + 1}


@dataclass(frozen=True, slots=True)
class Cloth:
    """One deal's cards, as sets over the pack.

    `stock` are the cards that nobody has seen since the choosing; `exposed` those of each
    chosen suit that a trader could get, or a trader turned up; `laid_out` the stikkar of the
    cut in their order; `in_place` kings and queens put where one of them lay; `put_down` what
    was left for an exposed card. `down` is what the first taker left face down, `away` cards
    that are out of the deal. `picked` went with the stock, but was chosen from the exposed.
    """

    rules: StyrivoltRules
    standing: Standing
    hands: tuple[int, ...]
    dealt: tuple[int, ...]
    stock: int
    chosen: Chosen = ("S", "H")
    exposed: tuple[int, int] = (0, 0)
    laid_out: tuple[int, ...] = ()
    in_place: int = 0
    put_down: int = 0
    down: int = 0
    away: int = 0
    picked: tuple[tuple[int, int], ...] = ()
    takers: tuple[Seat, ...] = ()
    first_taken_in: int = 0
    traded_stikki: frozenset[Seat] = frozenset()

    @property
    def stikkar(self) -> int:
        """The nine stikkar of this deal."""
        return stikkar(self.chosen)

    def with_hand(self, seat: Seat, hand: int) -> Cloth:
        """The same with another hand in one seat."""
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    def holder(self, card: str) -> Seat | None:
        """Who has the card in hand, or None."""
        number = PACK.number[card]
        return next((seat for seat in SEATS if self.hands[seat] >> number & 1), None)

    def holds(self, seat: Seat, card: str) -> bool:
        """Whether the seat has the card in hand."""
        return bool(self.hands[seat] >> PACK.number[card] & 1)

    def takes_stikki(self, seat: Seat, card: str) -> Cloth:
        """Note that the seat has changed a card for a stikki, which forbids the stock (ST-57)."""
        if not self.stikkar >> PACK.number[card] & 1:
            return self
        return replace(self, traded_stikki=self.traded_stikki | {seat})

    def both_lying(self) -> list[int]:
        """The chosen suits, by their place, in which lamb and stikki both lie exposed (ST-61)."""
        return [place for place, cards in enumerate(self.exposed) if cards.bit_count() == 2]

    def stock_count(self) -> int:
        """Cards that whoever takes the stock now would get from the table, what was laid out included."""
        return (self.stock | self.in_place).bit_count() + len(self.laid_out)


def texts(mask: int) -> list[str]:
    """The cards of a set."""
    return PACK.texts(mask)


def numbers(mask: int) -> list[int]:
    """The numbers of a set's cards."""
    return list(bits(mask))


def complete(hand: int) -> int:
    """The cards of every rank of which the hand holds all four (ST-25, ST-R4)."""
    found = 0
    for rank in {rank_of(card) for card in texts(hand)}:
        four = PACK.mask(rank + suit for suit in "SHDC")
        if four & ~hand == 0:
            found |= four
    return found


def of_suit(cards: Iterable[str], suit: str) -> list[str]:
    """The cards of one suit."""
    return [card for card in cards if suit_of(card) == suit]
