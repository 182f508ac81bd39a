"""Stýrivolt: what lies on the table, the stock and what was laid down for it, and who could not beat."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from varaq.cards.cardset import mask_of
from varaq.engine import Observation
from varaq.games.styrivolt.choosing import HAND, STOCK, showings
from varaq.games.styrivolt.powers import (
    ONLY_LED,
    PACK,
    Chosen,
    changed_by_four,
    rank_of,
    stikkar,
    suit_of,
    trick_order,
)
from varaq.games.styrivolt.rules import FourOfAKind, KeepBoth, StockReturn, StyrivoltRules
from varaq.games.styrivolt.trading import trader
from varaq.search.worlds.ledger import Ledger, Part
from varaq.seats import Seat

Facts = Mapping[str, Any]

STOCK_PLACE, DOWN, AWAY = "stock", "down", "away"


class StyrivoltLedger(Ledger):
    """One deal, event by event.

    `open_cards`: what lies face up and may be fetched; `beside`: what goes with the stock beside it, the
    laid-out stikkar and what was put in their place. `hand`: my cards.
    """

    def __init__(self, seen: Observation, *, trusting: bool = True) -> None:
        self.rules = cast(StyrivoltRules, seen.rules)
        super().__init__(PACK.all, 4, cast(Seat, seen.seat), trusting=trusting)
        self.dealer = seen.dealer
        self.chosen: Chosen = ("S", "H")
        self.hand = 0
        self.looked = 0
        self.turned_cards: list[str] | None = None
        self.turned_count = 0
        self.exposed: dict[str, list[str]] = {}
        self.beside = 0
        self.laid_out = 0
        self.picked = 0
        self.laid: dict[Seat, list[Part]] = {}
        self.said: set[tuple[Seat, str]] = set()
        self.trick: list[tuple[Seat, int]] = []
        self.learn(seen.past)

    def own(self, seen: Observation) -> int:
        """The own cards."""
        return PACK.mask(seen.hand)

    # ------------------------------------------------------------------ the deal

    def _cut_looked(self, facts: Facts) -> None:
        if "card" in facts:
            self.looked |= PACK.mask([facts["card"]])

    def _dealt(self, facts: Facts) -> None:
        self.hand = PACK.mask(facts.get("cards", ()))
        for seat in range(self.players):
            if seat != self.me:
                self.put(seat, HAND)
        self.laid_out = PACK.mask(facts["laid_out"])
        self.out |= self.laid_out
        self.beside = self.laid_out
        stock = self.put(STOCK_PLACE, STOCK - self.laid_out.bit_count())
        self.pin(self.looked & ~self.laid_out, [stock])

    def _turned(self, facts: Facts) -> None:
        self.turned_count = facts["count"]
        self.turned_cards = facts.get("cards")
        if self.turned_cards is not None:
            self.pin(PACK.mask(self.turned_cards), self.of(STOCK_PLACE))

    def _chosen(self, facts: Facts) -> None:
        """Cards were turned until a third suit came: all but the last are of the chosen suits (ST-38)."""
        self.chosen = (facts["suits"][0], facts["suits"][1])
        self.exposed = {suit: list(cards) for suit, cards in facts["exposed"].items()}
        of_chosen = PACK.suit_masks[self.chosen[0]] | PACK.suit_masks[self.chosen[1]]
        (stock,) = self.of(STOCK_PLACE)
        whole = stock.count
        turned = self.split(stock, self.turned_count - 1, STOCK_PLACE)
        last = self.split(stock, 1, STOCK_PLACE)
        for part, banned in ((turned, self.pack & ~of_chosen | self._not_turned()), (last, of_chosen)):
            if part is turned or self.turned_count < whole:  # else the last need not be of a third suit
                part.banned |= banned
                part.proven |= banned
        for suit in self.chosen:
            for text in self.exposed[suit]:
                self._comes_up(PACK.number[text], [turned] if self.turned_count < whole else [turned, last])
        for text in self.turned_cards or ():
            part = turned if suit_of(text) in self.chosen else last
            if self.turned_count < whole:
                self.pin(PACK.mask([text]), [part])

    def _comes_up(self, card: int, parts: list[Part]) -> None:
        if not self.laid_out >> card & 1:
            self.pin(1 << card, parts)
            self.gone |= 1 << card

    def _not_turned(self) -> int:
        found = 0
        for suit in self.chosen:
            found |= not_turned(self.rules, suit, tuple(self.exposed[suit]), self.chosen)
        return found

    # ------------------------------------------------------------------ trades and the stock

    def _traded(self, facts: Facts) -> None:
        self._fetch(facts["seat"], facts["gave"], facts["got"])

    def _swapped(self, facts: Facts) -> None:
        gave, got = PACK.mask([facts["gave"]]), PACK.mask([facts["got"]])
        if got & self.beside:
            self.beside = self.beside & ~got | gave
        self._fetch(facts["seat"], facts["gave"], facts["got"])

    def _fetch(self, seat: Seat, gave: str, got: str) -> None:
        self.leaves(seat, PACK.number[gave])
        self.exposed = {suit: [card for card in cards if card != got] for suit, cards in self.exposed.items()}
        if seat == self.me:
            self.hand = self.hand & ~PACK.mask([gave]) | PACK.mask([got])
        else:
            self._face_up_to(seat, PACK.mask([got]))

    def _face_up_to(self, place: Seat, cards: int) -> None:
        """Cards that all have seen go to a hand."""
        self.out &= ~cards
        self.know(place, cards)

    def _picked(self, facts: Facts) -> None:
        self.picked |= PACK.mask([facts["card"]])

    def _stock_taken(self, facts: Facts) -> None:
        seat, first = facts["seat"], not facts["second"]
        lying = {card for cards in self.exposed.values() for card in cards}
        left = {card for cards in facts["exposed"].values() for card in cards}
        self.picked |= PACK.mask(lying - left)
        self.exposed = {suit: list(cards) for suit, cards in facts["exposed"].items()}
        source = STOCK_PLACE if first else DOWN
        open_cards = self.picked | (self.beside if first else 0)
        if first:
            self.beside = 0
        self.lacks(seat, stikkar(self.chosen))  # or he might not take it (ST-57)
        self.move(source, "taken")
        if seat == self.me:
            self.know(DOWN, self.hand)
            self.drop("taken")
            self.hand = PACK.mask(facts["cards"])
        else:
            self.move(seat, DOWN)
            self.move("taken", seat)
            self._face_up_to(seat, open_cards)

    def _stock_kept(self, facts: Facts) -> None:
        self.picked = 0

    def _stock_returned(self, facts: Facts) -> None:
        """No stikki was taken; nor, in a strict house, is there a trader for one in the hand (ST-62)."""
        seat, picked = facts["seat"], self.picked
        self.picked = 0
        if seat == self.me:
            taken = self.hand & ~picked
            self.drop(DOWN)
            self.know(DOWN, taken)
            self.hand = PACK.mask(facts["cards"])
        else:
            self.lacks(seat, stikkar(self.chosen))
            self.at[seat] = self.at.get(seat, 0) & ~picked
            self.out |= picked
            self.move(seat, "taken")
            self.move(DOWN, seat)
            self.move("taken", DOWN)
            if self.rules.stock_return == StockReturn.STRICT:
                self.lacks(seat, self._traders_for_stikkar())
        self.exposed = {suit: list(cards) for suit, cards in facts["exposed"].items()}

    def _traders_for_stikkar(self) -> int:
        lying = {suit for suit, cards in self.exposed.items() if PACK.mask(cards) & stikkar(self.chosen)}
        return PACK.mask(trader(suit) for suit in self.chosen if suit in lying)

    def _both_kept(self, facts: Facts) -> None:
        """No stikki in either, nor a trader for one, in a strict house (ST-63)."""
        seat = facts["seat"]
        self.picked = 0
        if seat == self.me:
            self.drop(DOWN)
            self.hand = PACK.mask(facts["cards"])
            return
        self.move(DOWN, seat)
        if self.rules.keep_both == KeepBoth.STRICT:
            self.lacks(seat, stikkar(self.chosen) | self._traders_for_stikkar())

    def _card_laid(self, facts: Facts) -> None:
        seat, place = facts["seat"], DOWN if facts["how"] == "discard" else AWAY
        if seat == self.me:
            card = PACK.mask([facts["card"]])
            self.hand &= ~card
            self.know(place, card)
        else:
            self.laid.setdefault(seat, []).append(self.hide(seat, 1, place))

    # ------------------------------------------------------------------ the play

    def _good(self, facts: Facts) -> None:
        """Whoever says it had all four (ST-25): what has not been played he has, or has laid down."""
        seat, rank = facts["seat"], facts["rank"]
        self.said.add((seat, rank))
        if seat == self.me:
            return
        four = PACK.mask(rank + suit for suit in "SHDC")
        laid = [part for part in self.laid.get(seat, ()) if part in self.parts]
        self.pin(four & ~(self.gone | self.out | self._known()), [*self.of(seat), *laid])

    def _known(self) -> int:
        known = self.hand
        for cards in self.at.values():
            known |= cards
        return known

    def _played(self, facts: Facts) -> None:
        seat, text = facts["seat"], facts["card"]
        card = PACK.number[text]
        raised = (seat, rank_of(text)) in self.said
        if seat != self.me:
            self._cannot_beat(seat, card, raised=raised)
            self._has_not_four(seat, text, raised=raised)
        self.leaves(seat, card)
        if seat == self.me:
            self.hand &= ~(1 << card)
        self.trick.append((seat, card))
        if len(self.trick) == self.players:
            self.trick = []

    def _cannot_beat(self, seat: Seat, card: int, *, raised: bool) -> None:
        """Where one has to beat if one can, a card that does not tells of those that would (ST-54)."""
        if not self.rules.must_beat or not self.trick:
            return
        lying = mask_of(
            number
            for place, (who, number) in enumerate(self.trick)
            if (who, rank_of(PACK.cards[number])) in self.said
            and (place == 0 or rank_of(PACK.cards[number]) not in ONLY_LED)
        )
        order = trick_order(self.chosen, lying)
        numbers = [number for _, number in self.trick]
        place = order.winner(numbers)
        if self.trick[place][0] in self.rules.seating.partners(seat):
            return

        def beats(raised_too: int) -> int:
            order = trick_order(self.chosen, lying | raised_too)
            return (order.beats_led if place == 0 else order.beats)[numbers[place]]

        if not beats(1 << card if raised else 0) >> card & 1:
            self.lacks(seat, beats(0))

    def _has_not_four(self, seat: Seat, text: str, *, raised: bool) -> None:
        """One of four that counts says so by itself: else he has not the other three (ST-25)."""
        if self.rules.four_of_a_kind != FourOfAKind.AUTO or raised:
            return
        if not changed_by_four(text, self.chosen, led=not self.trick):
            return
        others = PACK.mask(rank_of(text) + suit for suit in "SHDC") & ~PACK.mask([text])
        if not others & (self.gone | self.out | self._known()):
            self.check(self.of(seat), barred=others)


@cache
def not_turned(rules: StyrivoltRules, suit: str, shown: tuple[str, ...], chosen: Chosen) -> int:
    """Cards of a chosen suit that would lie there, had they been turned, in place of what was shown (ST-40…42)."""
    banned = 0
    for card in dict(PACK.suits)[suit]:
        if card not in shown:
            ways = showings(rules, [*shown, card], suit, chosen)
            banned |= 0 if any(set(way) == set(shown) for way in ways) else PACK.mask([card])
    return banned
