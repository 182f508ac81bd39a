"""The cards of an observation by their numbers.

An observation knows cards by their text. Where the pack holds a card twice its copies are told apart
by one rule: in the order in which they were played, then as they lie in one's own hand. Which number
is which copy does not matter to the play, for of two equal cards neither beats the other.
"""

from __future__ import annotations

from dataclasses import dataclass

from varaq.cards import Pack
from varaq.engine import Observation
from varaq.search.layout import NONE
from varaq.seats import Seat


@dataclass(frozen=True, slots=True)
class Numbered:
    """The tricks as they were played, the last perhaps unfinished, and the seat's own cards.

    `own` is all that the seat can play: its hand and its face-up pile cards. `faced` are the face-up pile
    cards of every seat; `down` is the card that the seat itself has face down for trump.
    """

    tricks: tuple[tuple[tuple[Seat, int], ...], ...]
    gone: int
    own: int
    faced: tuple[int, ...]
    down: int = NONE

    @classmethod
    def of(cls, seen: Observation) -> Numbered:
        """The cards as this observation tells them."""
        pack = seen.rules.cards
        gone, tricks = 0, []
        for trick in seen.played:
            numbered = []
            for seat, text in trick:
                card = _free(pack, text, gone)
                gone |= 1 << card
                numbered.append((seat, card))
            tricks.append(tuple(numbered))
        own = gone
        for text in seen.hand:
            own |= 1 << _free(pack, text, own)
        down = seen.mine.get("trump_card")
        piles = seen.extra.get("piles") or [[]] * seen.rules.seating.players
        faced = tuple(pack.mask(pile["top"] for pile in row if pile["top"] is not None) for row in piles)
        mine = own & ~gone | (0 if seen.seat is None else faced[seen.seat])
        return cls(tuple(tricks), gone, mine, faced, _free(pack, down[0], own) if down else NONE)


def _free(pack: Pack, text: str, taken: int) -> int:
    """The first copy of a card that is not accounted for yet."""
    return next(number for number in pack.copies[text] if not taken >> number & 1)


def own_cards(seen: Observation) -> int:
    """All that the seat can play, from its hand and its face-up piles, as a set."""
    return Numbered.of(seen).own
