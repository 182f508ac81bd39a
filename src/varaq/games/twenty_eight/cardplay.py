"""Which cards may be played, and who takes a trick while trump is hidden or shown (TE-90…113)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from varaq.cards.cardset import mask_of
from varaq.errors import Reason, Refusal
from varaq.games.twenty_eight.held import Contract, Held
from varaq.games.twenty_eight.packs import rank_of, trick_order
from varaq.games.twenty_eight.rules import (
    AskDuty,
    AskTrump,
    BidderLeadTrump,
    BidderShows,
    JackDiscard,
    RevealScope,
    TwentyEightRules,
    Undertrump,
)
from varaq.seats import Seat

Lying: TypeAlias = tuple[Seat, int]
"""A card of the trick: who played it, and its number."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A seat on turn, and all that decides which cards it may play.

    `asked`: this seat has asked for the trump, or shown it, in this trick. `shown_at`: how many
    cards lay when trump was shown in this trick, None if it was not. `trump_led`: another player
    than the bidder has led the trump suit in an earlier trick. `turned`: the card turned up.
    """

    held: Held
    contract: Contract
    seat: Seat
    trick: tuple[Lying, ...] = ()
    asked: bool = False
    shown_at: int | None = None
    trump_led: bool = False
    turned: int | None = None

    # ------------------------------------------------------------------ reading the table

    @property
    def hand(self) -> int:
        """What the seat can play from."""
        return self.held.hands[self.seat]

    @property
    def hidden(self) -> bool:
        """Whether there is a trump that is not shown yet."""
        return not self.contract.is_alone and self.held.rules.is_hidden and not self.contract.shown

    @property
    def trumps(self) -> int:
        """The trump suit, as far as it counts now; 0 while it is hidden (TE-93)."""
        trump = self.contract.trump
        return 0 if trump is None or self.hidden else self.held.rules.cards.suit_masks[trump]

    @property
    def led(self) -> int:
        """The cards of the suit led; 0 for the leader."""
        return trick_order(self.held.rules.pack, None).follow[self.trick[0][1]] if self.trick else 0

    @property
    def is_void(self) -> bool:
        """Whether the seat cannot follow (TE-94, TE-101)."""
        return bool(self.trick) and not self.hand & self.led

    @property
    def is_bidder(self) -> bool:
        """Whether the seat made the contract."""
        return self.seat == self.contract.bidder

    def trumps_lying(self) -> int:
        """The trumps in the trick (TE-106)."""
        start = self.shown_at if self._only_later() and self.shown_at is not None else 0
        return mask_of(card for _, card in self.trick[start:]) & self.trumps

    def _only_later(self) -> bool:
        later = self.held.rules.reveal_scope == RevealScope.FROM_REVEAL
        return later and not self.led & self.trumps

    # ------------------------------------------------------------------ asking

    def may_ask(self) -> bool:
        """Whether the seat may have the trump shown: void, while it is hidden (TE-94, TE-95, TE-100)."""
        return self.hidden and self.is_void

    def must_ask(self) -> bool:
        """Whether a void player other than the bidder has to (TE-94)."""
        return self.may_ask() and not self.is_bidder and self.held.rules.ask_trump == AskTrump.MUST

    # ------------------------------------------------------------------ which cards

    def why_not(self, card: int) -> Refusal | None:
        """Why a card of the seat's hand may not be played, or None."""
        name = self.held.rules.cards.cards[card]
        if self.must_ask():
            return Refusal(Reason.MUST_ASK, "TE-94")
        for right, refusal in self._limits():
            if not right >> card & 1:
                return Refusal(refusal.code, refusal.clause, {**refusal.facts, "card": name})
        return None

    def right_cards(self) -> int:
        """The cards that the rules let the seat play; none where it has to ask first."""
        right = 0 if self.must_ask() else self.hand
        for limit, _ in self._limits():
            right &= limit
        return right

    def _limits(self) -> list[tuple[int, Refusal]]:
        """What holds here: sets of right cards, each with why the others are wrong."""
        if not self.trick:
            return self._limits_of_lead()
        if not self.is_void:
            suit = self.held.rules.cards.suit_of[self.trick[0][1]]
            return [(self.led, Refusal(Reason.MUST_FOLLOW, "TE-91", {"suit": suit}))]
        if self.hidden:
            return self._limits_of_discard()
        if self.asked and self._duty():
            return self._limits_of_asker()
        allowed = self._without_undertrumps(self.hand)
        return [(allowed, Refusal(Reason.NO_UNDERTRUMP, "TE-108"))]

    def _limits_of_lead(self) -> list[tuple[int, Refusal]]:
        barred = (
            self.hidden
            and self.is_bidder
            and not self.trump_led
            and self.held.rules.bidder_lead_trump == BidderLeadTrump.BARRED
        )
        if not barred or self.contract.trump is None:
            return []
        others = self.hand & ~self.held.rules.cards.suit_masks[self.contract.trump]
        return [(others or self.hand, Refusal(Reason.BIDDER_LEAD, "TE-98"))]

    def _limits_of_discard(self) -> list[tuple[int, Refusal]]:
        if self.held.rules.jack_discard == JackDiscard.FREE:
            return []
        cards = self.held.rules.cards.cards
        others = mask_of(n for n in range(len(cards)) if rank_of(cards[n]) != "J") & self.hand
        return [(others or self.hand, Refusal(Reason.JACK_HIDDEN, "TE-104"))]

    def _duty(self) -> bool:
        """Whether whoever asked or showed must trump; the bidder always (TE-97, TE-100)."""
        return self.is_bidder or self.held.rules.ask_duty == AskDuty.MUST_TRUMP

    def _limits_of_asker(self) -> list[tuple[int, Refusal]]:
        """A trump, one that beats those in the trick if there is one (TE-97, TE-110)."""
        that_card = self.held.rules.bidder_shows == BidderShows.THAT_CARD
        if self.is_bidder and that_card and self.turned is not None:
            return [(1 << self.turned, Refusal(Reason.THAT_CARD, "TE-100"))]
        trumps = self.hand & self.trumps
        if not trumps:
            return []
        limits = [(trumps, Refusal(Reason.MUST_TRUMP, "TE-97"))]
        better = self._beating(trumps)
        if better and self.held.rules.undertrump == Undertrump.BANNED:
            limits.append((better, Refusal(Reason.NO_UNDERTRUMP, "TE-110")))
        return limits

    def _beating(self, trumps: int) -> int:
        """Those of the trumps that beat every trump in the trick."""
        lying = self.trumps_lying()
        order = trick_order(self.held.rules.pack, self.contract.trump)
        better = trumps
        for number in range(len(order.beats)):
            if lying >> number & 1:
                better &= order.beats[number]
        return better

    def _without_undertrumps(self, cards: int) -> int:
        """All but trumps that do not beat those in the trick, unless there is nothing else (TE-108, TE-109)."""
        trumps = cards & self.trumps
        if self.held.rules.undertrump == Undertrump.ALLOWED or not self.trumps_lying() or not trumps:
            return cards
        allowed = cards & ~self.trumps | self._beating(trumps)
        return allowed or cards


def trump_in_force(contract: Contract) -> str | None:
    """The trump suit, None while it is hidden or where there is none (TE-93)."""
    return contract.trump if contract.shown and not contract.is_alone else None


def winner(
    rules: TwentyEightRules, in_force: str | None, trick: Sequence[Lying], shown_at: int | None
) -> int:
    """The place of the card that takes the trick (TE-93, TE-105, TE-106).

    `in_force`: the trump suit, None while it is hidden. `shown_at`: how many cards lay when
    trump was shown in this trick; None: it was not.
    """
    cards = [card for _, card in trick]
    plain = trick_order(rules.pack, None)
    order = trick_order(rules.pack, in_force)
    trumps = rules.cards.suit_masks[in_force] if in_force else 0
    if shown_at is None or rules.reveal_scope == RevealScope.WHOLE_TRICK or trumps >> cards[0] & 1:
        return order.winner(cards)
    best = plain.winner(cards[:shown_at]) if shown_at else 0
    for place in range(max(shown_at, 1), len(cards)):
        if order.beats[cards[best]] >> cards[place] & 1:
            best = place
    return best
