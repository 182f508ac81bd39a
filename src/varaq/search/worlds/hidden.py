"""The trump that lies face down in the 28 family: in every world another, as the bidder may have chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from varaq.cards import bits, lowest
from varaq.cards.cardset import mask_of
from varaq.games.twenty_eight.packs import rank_of
from varaq.games.twenty_eight.rules import TwentyEightRules
from varaq.search.worlds.ledger import Ledger, Unseen
from varaq.search.worlds.twenty_eight import FACE_DOWN, Lead, TwentyEightLedger
from varaq.seats import Seat

BY_LENGTH = 4.0
BY_JACK = 1.5
BY_NINE = 1.25
"""A bidder chooses a suit the rather the more cards he has of it, and its Jack and Nine: so many times for each."""

MOST = ((5, 0.395), (7, 0.304), (64, 0.257))
"""On so many cards, or fewer, no card is laid face down with a greater chance than this: it sets the scale."""


@dataclass(frozen=True, slots=True)
class Secret:
    """What decides which trump the bidder may have hidden.

    `how` it was laid out: one of his `own` cards, the `seventh` that he was dealt, or a `marker` for any suit.
    He chose on `packet` cards, 0: on all. `played`: what he has played; `leads`: see `Lead`.
    """

    rules: TwentyEightRules
    bidder: Seat
    how: str
    packet: int
    played: int
    leads: tuple[Lead, ...]
    face_down: int | None

    def suit_in(self, hands: Sequence[int], chance: Random) -> str | None:
        """A trump suit for a deal, drawn by how likely the bidder chose it; None: the deal is passed over.

        Passing over in proportion makes a deal the rarer the less likely its card was to be laid face down.
        """
        hand = hands[self.bidder] | self.played
        if self.how == "marker":
            weights = self._weights(self._chosen_on(hand, 0, chance), void=1.0)
            suit = chance.choices(list(weights), list(weights.values()))[0]
        else:
            assert self.face_down is not None
            card = hands[self.face_down]
            suit = self.rules.cards.suit_of[lowest(card)] or ""
            if self.how == "own" and not self._would_lay(card, hand, suit, chance):
                return None
        return suit if self._may_have_led(hand, suit) else None

    def any_suit(self, hands: Sequence[int]) -> str:
        """A suit for a deal that was not passed over only because there is none better."""
        if self.face_down is not None:
            return self.rules.cards.suit_of[lowest(hands[self.face_down])] or ""
        weights = self._weights(hands[self.bidder] | self.played, void=1.0)
        return max(weights, key=weights.__getitem__)

    def _would_lay(self, card: int, hand: int, suit: str, chance: Random) -> bool:
        cards = self._chosen_on(hand, card, chance)
        weights = self._weights(cards, void=0.0)
        of_suit = (cards & self.rules.cards.suit_masks[suit]).bit_count()
        most = next(most for count, most in MOST if cards.bit_count() <= count)
        return chance.random() * most < weights[suit] / sum(weights.values()) / of_suit

    def _chosen_on(self, hand: int, card: int, chance: Random) -> int:
        """The first packet may have been any of the cards that he was dealt."""
        others = list(bits(hand & ~card))
        missing = self.packet - card.bit_count()
        if not self.packet or missing >= len(others):
            return hand | card
        return card | mask_of(chance.sample(others, missing))

    def _weights(self, cards: int, *, void: float) -> dict[str, float]:
        """How likely each suit is chosen on these cards, by one scale."""
        weights = {}
        for suit, mask, jacks, nines in _suits(self.rules):
            held = cards & mask
            weight = BY_LENGTH ** held.bit_count() if held else void
            if held & jacks:
                weight *= BY_JACK
            if held & nines:
                weight *= BY_NINE
            weights[suit] = weight
        return weights

    def _may_have_led(self, hand: int, suit: str) -> bool:
        others = ~self.rules.cards.suit_masks[suit]
        return all(lead.suit != suit or not hand & ~lead.before & others for lead in self.leads)


@cache
def _suits(rules: TwentyEightRules) -> tuple[tuple[str, int, int, int], ...]:
    """Every suit with its cards, its Jacks and its Nines."""
    names = rules.cards.cards
    of_rank = {rank: mask_of(n for n, card in enumerate(names) if rank_of(card) == rank) for rank in "J9"}
    return tuple(
        (suit, mask, mask & of_rank["J"], mask & of_rank["9"])
        for suit, mask in rules.cards.suit_masks.items()
    )


def secret_of(ledger: Ledger, known: Unseen) -> Secret | None:
    """What is to be found out about the trump, where one lies hidden that is not the seat's own."""
    if not isinstance(ledger, TwentyEightLedger) or not ledger.hidden or ledger.bidder in (None, ledger.me):
        return None
    assert ledger.bidder is not None
    assert ledger.how is not None
    if ledger.how == "seventh" and not ledger.complete:
        return None
    places = list(dict.fromkeys(known.places))
    return Secret(
        ledger.rules,
        ledger.bidder,
        ledger.how,
        0 if ledger.chose_on_all else ledger.rules.packet,
        ledger.played[ledger.bidder],
        tuple(ledger.leads),
        places.index(FACE_DOWN) if FACE_DOWN in places else None,
    )
