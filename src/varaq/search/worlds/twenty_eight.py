"""The 28 family: two packets, the card that lies face down, and what every card that was played tells."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from varaq.cards import bits
from varaq.cards.cardset import mask_of
from varaq.engine import Observation
from varaq.games.twenty_eight.packs import card_points, rank_of, trick_order
from varaq.games.twenty_eight.rules import (
    AskDuty,
    BidAfter,
    BidderLeadTrump,
    FirstBid,
    FirstBidderOneSuit,
    FourJacks,
    JackDiscard,
    Misplay,
    OneSuitHand,
    Redeal,
    RevealScope,
    TwentyEightRules,
    Undertrump,
)
from varaq.search.worlds.ledger import Ledger, Part
from varaq.seats import Seat

Facts = Mapping[str, Any]

FACE_DOWN = "face_down"


@dataclass(frozen=True, slots=True)
class Lead:
    """The bidder leads a suit that nobody else has led, while trump lies hidden: he may not lead trump so.

    It is trump only if all his hand was of it; `before`: what he had played by then.
    """

    suit: str
    before: int


class TwentyEightLedger(Ledger):
    """The deal of a house of the family, event by event.

    `played` are the cards that each seat has played; `leads` what the bidder has led that may tell the suit.
    """

    def __init__(self, seen: Observation, *, trusting: bool = True) -> None:
        self.rules = cast(TwentyEightRules, seen.rules)
        super().__init__(self.rules.cards.all, self.rules.players, cast(Seat, seen.seat), trusting=trusting)
        self.plain = trick_order(self.rules.pack, None)
        self.points = mask_of(n for n, card in enumerate(self.rules.cards.cards) if card_points(card))
        self.jacks = mask_of(n for n, card in enumerate(self.rules.cards.cards) if rank_of(card) == "J")
        self.proven = self.rules.misplay == Misplay.REFUSED
        self.wrong_stands = not self.proven
        self.told_trump = next(
            (e.public["suit"] for e in seen.past if e.kind == "trump_shown" and e.public), None
        )
        self.put_away = seen.mine.get("put_away", ())
        self.laid_by_me: dict[str, Sequence[str]] = {}
        self.dealer = seen.dealer
        self.taken = 0
        self.played = [0] * self.players
        self.playing = self.players
        self.first_calls: list[tuple[Seat, str]] = []
        self.bidder: Seat | None = None
        self.how: str | None = None
        self.trump: str | None = None
        self.hidden = False
        self.complete = self.chose_on_all = False
        self.trick: list[tuple[Seat, int]] = []
        self.asker: Seat | None = None
        self.shown_at: int | None = None
        self.led_by_others = 0
        self.leads: list[Lead] = []
        self.learn(seen.past)
        self._check_hands()

    def own(self, seen: Observation) -> int:
        """The own cards. Of two equal ones the first to be played has the lower number, then come those in hand."""
        hand = self._numbers(seen.hand)
        self.taken |= hand
        for place, cards in self.at.items():
            for card in bits(cards & hand):  # mine is the first, so the known one is the other
                self.at[place] = self.at[place] & ~(1 << card) | 1 << self._next_copy(
                    self.rules.cards.cards[card]
                )
        for place, texts in self.laid_by_me.items():
            cards = self._numbers(texts)
            self.know(place, cards)
            self.taken |= cards
        return hand

    @property
    def first_hand(self) -> Seat:
        """The seat after the dealer."""
        return self.rules.seating.after(self.dealer)

    def _numbers(self, texts: Iterable[str]) -> int:
        """The set of these cards, by numbers that are not taken yet."""
        found = 0
        for text in texts:
            numbers = self.rules.cards.copies[text]
            found |= 1 << next(n for n in numbers if not (self.taken | found) >> n & 1)
        return found

    # ------------------------------------------------------------------ the packets

    def _dealt(self, facts: Facts) -> None:
        for seat, count in enumerate(facts["counts"]):
            if seat != self.me:
                self.put(seat, count)
        self.put("coming", facts["coming"] * self.players)

    def _packet_dealt(self, facts: Facts) -> None:
        for part in self.of("coming"):
            self.parts.remove(part)
        for seat in range(self.players):
            aside = int(self.how == "seventh" and seat == self.bidder)
            if seat != self.me:
                self.put(seat, facts["count"] - aside)
            if aside:
                self.put(FACE_DOWN, 1)
        self.complete = True

    def _seventh_seen(self, facts: Facts) -> None:
        if "card" in facts:
            self._own_card(facts["card"])

    def _own_card(self, text: str) -> None:
        """My card lies face down: it is neither in my hand nor unseen."""
        for part in self.of(FACE_DOWN):
            self.parts.remove(part)
        self.laid_by_me[FACE_DOWN] = [text]

    # ------------------------------------------------------------------ the calls

    def _called(self, facts: Facts) -> None:
        seat, said = facts["seat"], facts["call"]
        if self.bidder is not None or (self.rules.bid_after == BidAfter.ALL and not self.complete):
            return  # another auction, or the half court
        self.first_calls.append((seat, said))
        if len(self.first_calls) == 1 and seat == self.first_hand:
            self._opens(seat, passes=said == "pass")

    def _opens(self, seat: Seat, *, passes: bool) -> None:
        """What first hand's first call tells of the cards given so far (TE-22, TE-26)."""
        rules = self.rules
        forced = rules.first_bid == FirstBid.FORCED
        barred = rules.first_bidder_one_suit == FirstBidderOneSuit.BARRED
        if passes and rules.two_pointless and (forced and not barred):
            self.lacks(seat, self.points)
            following = rules.seating.after(seat)
            if following != self.me:
                self.check(self.of(following), wanted=self.points)
        if seat != self.me and (
            rules.first_bidder_one_suit == FirstBidderOneSuit.REDEAL or (barred and not passes)
        ):
            self._has_two_suits(self.of(seat))

    def _has_two_suits(self, parts: list[Part]) -> None:
        for suit in self.rules.cards.suit_masks.values():
            self.check(parts, wanted=self.pack & ~suit)

    def _contract(self, facts: Facts) -> None:
        self.bidder, self.trump = facts["seat"], facts["trump"]
        self.hidden = False

    def _check_hands(self) -> None:
        """Hands that cancel a deal are not there (TE-23…25)."""
        rules = self.rules
        for seat in range(self.players):
            if seat == self.me:
                continue
            parts = [*self.of(seat), *self.of(f"away{seat}")]
            parts += self.of(FACE_DOWN) if seat == self.bidder else []
            if rules.four_jacks == FourJacks.REDEAL and not rules.is_double:
                self.check(parts, barred=self.jacks)
            if not self.complete:
                continue
            if rules.pointless_hand == Redeal.REDEAL:
                self.check(parts, wanted=self.points)
            if rules.one_suit_hand == OneSuitHand.REDEAL:
                self._has_two_suits(parts)

    # ------------------------------------------------------------------ the hidden trump

    def _trump_laid(self, facts: Facts) -> None:
        self.how, self.hidden, self.chose_on_all = facts["how"], True, self.complete
        seat = facts["seat"]
        if facts["how"] != "own":
            return
        if "card" in facts:
            self._own_card(facts["card"])
        elif seat != self.me:
            self.hide(seat, 1, FACE_DOWN)

    def _trump_back(self, facts: Facts) -> None:
        self._card_back(facts["seat"])
        self.how = None

    def _card_back(self, seat: Seat) -> None:
        if seat == self.me:
            self.laid_by_me.pop(FACE_DOWN, None)
        else:
            self.move(FACE_DOWN, seat)

    def _single_declared(self, facts: Facts) -> None:
        if self.hidden and self.how != "marker" and self.bidder is not None:
            self._card_back(self.bidder)
        self.hidden = False
        self.trump = None

    def _sits_out(self, facts: Facts) -> None:
        self.playing -= len(facts["seats"])
        for seat in facts["seats"]:
            if seat == self.me:
                self.laid_by_me[f"away{seat}"] = self.put_away
            else:
                self.move(seat, f"away{seat}")

    def _asked(self, facts: Facts) -> None:
        """Only who cannot follow may have the trump shown (TE-94)."""
        self.asker = facts["seat"]
        self.lacks(facts["seat"], self.plain.follow[self.trick[0][1]])

    def _trump_shown(self, facts: Facts) -> None:
        self.trump, self.hidden, self.shown_at = facts["suit"], False, len(self.trick)
        if facts["card"] is None:
            return
        if facts["seat"] == self.me:
            self.laid_by_me.pop(FACE_DOWN, None)
            return
        card = self._next_copy(facts["card"])
        if self.rules.is_double:  # which copy it is may turn out otherwise
            self.drop(FACE_DOWN)
        else:
            self.leaves(FACE_DOWN, card)
        self.know(facts["seat"], 1 << card)

    def _pair_shown(self, facts: Facts) -> None:
        for text in facts["cards"]:
            self.shows(facts["seat"], self._next_copy(text))

    def _next_copy(self, text: str) -> int:
        """The number that a card of this text goes by, of those that have not been seen."""
        return next(n for n in self.rules.cards.copies[text] if not self.taken >> n & 1)

    # ------------------------------------------------------------------ the play

    def _played(self, facts: Facts) -> None:
        seat, card = facts["seat"], self._next_copy(facts["card"])
        bit = 1 << card
        if self.rules.is_double:
            self._know_by_other_copy(seat, card)
        if self.trick:
            self._follows(seat, bit)
        else:
            self._leads(seat, card)
        self.leaves(seat, card)
        self.taken |= bit
        self.played[seat] |= bit
        self.trick.append((seat, card))

    def _know_by_other_copy(self, seat: Seat, card: int) -> None:
        """The copy that is played first has the lower number: a known one is that of the seat, or the other."""
        copies = self.rules.cards.mask([self.rules.cards.cards[card]] * 2) & ~self.taken
        for place, known in self.at.items():
            if known & copies:
                now = 1 << card if place == seat else copies & ~(1 << card)
                self.at[place] = known & ~copies | now

    def _trick_taken(self, facts: Facts) -> None:
        leader, card = self.trick[0]
        if leader != self.bidder:
            self.led_by_others |= self.plain.follow[card]
        self.trick = []
        self.asker = self.shown_at = None

    def _leads(self, seat: Seat, card: int) -> None:
        barred = self.hidden and self.rules.bidder_lead_trump == BidderLeadTrump.BARRED
        suit = self.rules.cards.suit_of[card]
        if not barred or seat != self.bidder or self.led_by_others >> card & 1 or suit is None:
            return
        if suit == self.told_trump:  # shown since: he had nothing else (TE-98)
            self.lacks(seat, self.pack & ~self.rules.cards.suit_masks[suit], proven=self.proven)
        elif self.told_trump is None:
            self.leads.append(Lead(suit, self.played[seat]))

    def _follows(self, seat: Seat, bit: int) -> None:
        """What a card tells that does not follow, if it was a right one (TE-91, 97, 104, 108…110)."""
        led = self.plain.follow[self.trick[0][1]]
        if bit & led:
            return
        self.lacks(seat, led, proven=self.proven)
        rules = self.rules
        if self.hidden:
            if rules.jack_discard == JackDiscard.AFTER_REVEAL and bit & self.jacks:
                self.lacks(seat, self.pack & ~self.jacks, proven=self.proven)
            return
        if self.trump is None:
            return
        trumps = rules.cards.suit_masks[self.trump]
        lying = self._trumps_lying(led, trumps)
        better = trumps
        order = trick_order(rules.pack, self.trump)
        for card in bits(lying):
            better &= order.beats[card]
        duty = seat == self.bidder or rules.ask_duty == AskDuty.MUST_TRUMP
        banned = rules.undertrump == Undertrump.BANNED
        if self.asker == seat and duty:
            if not bit & trumps:
                self.lacks(seat, trumps, proven=self.proven)
            elif banned and not bit & better:
                self.lacks(seat, better, proven=self.proven)
        elif banned and lying and bit & trumps & ~better:  # he had nothing but such trumps
            self.lacks(seat, self.pack & ~(trumps & ~better), proven=self.proven)

    def _trumps_lying(self, led: int, trumps: int) -> int:
        later = self.rules.reveal_scope == RevealScope.FROM_REVEAL and not led & trumps
        start = self.shown_at if later and self.shown_at is not None else 0
        return mask_of(card for _, card in self.trick[start:]) & trumps
