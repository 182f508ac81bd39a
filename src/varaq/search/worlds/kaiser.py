"""Kaiser and its kin: what was passed, buried or lies in piles, and who could not follow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from varaq.engine import Observation
from varaq.games.kaiser.play import order_of
from varaq.games.kaiser.rules import KaiserRules
from varaq.games.kaiser.seen import contract_of
from varaq.search.worlds.ledger import Ledger, Part
from varaq.seats import Seat

Facts = Mapping[str, Any]


class KaiserLedger(Ledger):
    """The deal of a house of the family, event by event."""

    def __init__(self, seen: Observation, *, trusting: bool = True) -> None:
        self.rules = cast(KaiserRules, seen.rules)
        super().__init__(self.rules.cards.all, self.rules.players, cast(Seat, seen.seat), trusting=trusting)
        self.order = order_of(self.rules, contract_of(seen))
        self.asked = 0
        self.laid = 0
        self.playing = self.rules.players
        self.tricks = 0
        self.tops = 0
        self.passing: dict[Seat, Part] = {}
        self.put_away = self.rules.cards.mask(seen.mine.get("put_away", ()))
        self.learn(seen.past)

    def own(self, seen: Observation) -> int:
        """The own cards: the hand, and what lies face up on the own piles."""
        return self.rules.cards.mask(seen.hand) | self.tops

    # ------------------------------------------------------------------ the deal

    def _dealt(self, facts: Facts) -> None:
        for seat, count in enumerate(facts["counts"]):
            if seat != self.me:
                self.put(seat, count)
            if self.rules.piles:
                self.put(under(seat), self.rules.cards_each - count)
        if facts["kitty"]:
            self.put("kitty", facts["kitty"])

    def _gave(self, facts: Facts) -> None:
        """Until all have chosen, the others' cards count with their givers; what I gave lies between."""
        if not self.passing:
            self.passing = {seat: part for seat in range(self.players) for part in self.of(seat)}
        if facts["seat"] == self.me:
            self.know("passed", self.rules.cards.mask(facts["cards"]))

    def _received(self, facts: Facts) -> None:
        to, giver = facts["seat"], facts["from"]
        if giver == self.me:
            self.know(to, self.at.pop("passed"))
        elif to == self.me:
            for text in facts["cards"]:
                card = self.rules.cards.number[text]
                self.pin(1 << card, [self.passing[giver]])
                self.gone |= 1 << card
        else:
            self.split(self.passing[giver], facts["count"], to)

    def _kitty_taken(self, facts: Facts) -> None:
        if facts["seat"] == self.me:
            self.drop("kitty")
        else:
            self.move("kitty", facts["seat"])

    def _discarded(self, facts: Facts) -> None:
        """The two special cards are never buried (KS-66)."""
        if facts["seat"] == self.me:
            self.know("buried", self.rules.cards.mask(facts["cards"]))
            return
        special = self.rules.cards.mask((self.rules.bonus_card, self.rules.penalty_card))
        buried = self.hide(facts["seat"], facts["count"], "buried")
        buried.banned |= special
        buried.proven |= special

    def _piles_turned(self, facts: Facts) -> None:
        for seat, tops in enumerate(facts["tops"]):
            for text in tops:
                self._turn_up(seat, text)

    def _pile_turned(self, facts: Facts) -> None:
        if facts["card"] is not None:
            self._turn_up(facts["seat"], facts["card"])

    def _turn_up(self, seat: Seat, text: str) -> None:
        """What lies face up can be played like the hand (KS-75)."""
        card = self.rules.cards.number[text]
        self.leaves(under(seat), card)
        if seat == self.me:
            self.tops |= 1 << card
        else:
            self.know(seat, 1 << card)

    def _sits_out(self, facts: Facts) -> None:
        self.playing -= len(facts["seats"])
        for seat in facts["seats"]:
            if seat == self.me:
                self.know(away(seat), self.put_away)
            else:
                self.move(seat, away(seat))

    # ------------------------------------------------------------------ the play

    def _played(self, facts: Facts) -> None:
        seat, card = facts["seat"], self.rules.cards.number[facts["card"]]
        bit = 1 << card
        self.tops &= ~bit
        if not self.laid:
            if bit & self.rules.blanks and self.tricks:  # led for want of anything else (KS-78)
                self.lacks(seat, self.pack & ~self.rules.blanks)
        elif self.asked and not bit & self.asked:
            self.lacks(seat, self.asked)
        self.leaves(seat, card)
        self.asked = self.asked or self.order.follow[card]
        self.laid += 1
        if self.laid == self.playing:
            self.asked, self.laid, self.tricks = 0, 0, self.tricks + 1


def under(seat: Seat) -> str:
    """The cards of a seat's piles that lie face down."""
    return f"under{seat}"


def away(seat: Seat) -> str:
    """The hand that a seat put away as it sat out."""
    return f"away{seat}"
