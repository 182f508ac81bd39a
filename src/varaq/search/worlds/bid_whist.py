"""Bid Whist: the kitty, what was buried of it and drawn again, and who could not follow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from varaq.cards import bits
from varaq.engine import Observation
from varaq.games.bid_whist.rules import BidWhistRules, JokerLeadNt, JokersNt, Renege
from varaq.games.bid_whist.seen import contract_of
from varaq.search.worlds.ledger import Ledger
from varaq.seats import Seat

Facts = Mapping[str, Any]


class BidWhistLedger(Ledger):
    """The deal of a house of Bid Whist, event by event."""

    def __init__(self, seen: Observation, *, trusting: bool = True) -> None:
        self.rules = cast(BidWhistRules, seen.rules)
        super().__init__(self.rules.cards.all, self.rules.players, cast(Seat, seen.seat), trusting=trusting)
        contract = contract_of(seen)
        named = contract is not None and contract.named
        self.ranking = contract.ranking(self.rules) if contract is not None and named else None
        self.dead = self.ranking.dead if self.ranking else 0
        self.removed = self.dead if self.rules.jokers_nt == JokersNt.REMOVED else 0
        self._any_time = self.dead if self.rules.jokers_nt == JokersNt.ANY_TIME else 0
        self.proven = self.rules.renege == Renege.REFUSED
        self.wrong_stands = not self.proven
        self.asked = 0
        self.laid = 0
        self.learn(seen.past)

    def own(self, seen: Observation) -> int:
        """The own cards."""
        return self.rules.cards.mask(seen.hand)

    # ------------------------------------------------------------------ the deal and the kitty

    def _dealt(self, facts: Facts) -> None:
        for seat, count in enumerate(facts["counts"]):
            if seat != self.me:
                self.put(seat, count)
        if facts["kitty"]:
            self.put("kitty", facts["kitty"])

    def _kitty_shown(self, facts: Facts) -> None:
        for card in bits(self.rules.cards.mask(facts["cards"])):
            self.shows("kitty", card)

    def _kitty_taken(self, facts: Facts) -> None:
        if facts["seat"] == self.me:
            self.drop("kitty")
        else:
            self.move("kitty", facts["seat"])

    def _discarded(self, facts: Facts) -> None:
        """Any cards may be buried; dead ones have to be where the house removes them (BW-40)."""
        if facts["seat"] == self.me:
            self.know("buried", self.rules.cards.mask(facts["cards"]))
        else:
            self.hide(facts["seat"], facts["count"], "buried")
            self.lacks(facts["seat"], self.removed)

    def _dead_laid(self, facts: Facts) -> None:
        cards = self.rules.cards.mask(facts["cards"])
        for card in bits(cards):
            self.leaves(facts["seat"], card)
        self.know("buried", cards)

    def _drew(self, facts: Facts) -> None:
        """From the buried cards, dead ones passed over (BW-41): they are the bidder's, all of them."""
        seat = facts["seat"]
        known = self.at.pop("buried", 0)
        self.know("buried", known & self.dead)
        buried = self.of("buried") or [self.put("buried", 0)]
        self.pin(known & ~self.dead, buried)
        buried[0].count += (known & ~self.dead).bit_count()
        if seat == self.me:
            for card in bits(self.rules.cards.mask(facts["cards"])):
                self.leaves("buried", card)
            return
        drawn = self.split(buried[0], facts["count"], seat)
        drawn.banned |= self.dead
        drawn.proven |= self.dead

    # ------------------------------------------------------------------ the play

    def _played(self, facts: Facts) -> None:
        assert self.ranking is not None
        rules, seat = self.rules, facts["seat"]
        card = rules.cards.number[facts["card"]]
        bit = 1 << card
        if self.removed:  # whoever had dead cards has laid them down
            for other in range(self.players):
                self.lacks(other, self.removed)
        if not self.laid:
            if bit & self.dead and rules.joker_lead_nt == JokerLeadNt.LAST_RESORT:
                self.lacks(seat, self.pack & ~self.dead, proven=self.proven)
        elif self.asked and not bit & (self.asked | self._any_time):
            self.lacks(seat, self.asked, proven=self.proven)
            if rules.jokers_nt == JokersNt.FORCED and not bit & self.dead:
                self.lacks(seat, self.dead, proven=self.proven)
        self.leaves(seat, card)
        self.asked = self.asked or self.ranking.order.follow[card]
        self.laid += 1
        if self.laid == self.players:
            self.asked = self.laid = 0
