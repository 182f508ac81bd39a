"""The play of the cards (KS-70…83), and the end of a deal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, ClassVar

from varaq.cards import TrickOrder
from varaq.cards.cardset import bits
from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step
from varaq.errors import Reason, Refusal
from varaq.games.kaiser import onward
from varaq.games.kaiser.contract import Contract
from varaq.games.kaiser.dealt import Dealt, Pile, tops, without_top
from varaq.games.kaiser.ending import end_of_deal
from varaq.games.kaiser.haul import Haul, trick_points
from varaq.games.kaiser.matchend import wins_by_capture
from varaq.games.kaiser.packs import trick_order
from varaq.games.kaiser.rules import KaiserRules, TrumpBy
from varaq.seats import Seat


@cache
def _act(card: str) -> Action:
    """The act of playing a card."""
    return Action("play", (card,))


def order_of(rules: KaiserRules, contract: Contract) -> TrickOrder:
    """The beating relation in force (KS-72, KS-74)."""
    return trick_order(rules.pack_in_play, contract.trump, low=contract.low)


def may_lead(rules: KaiserRules, cards: int, *, first: bool) -> int:
    """The cards with which a trick may begin: any (KS-73), but for Lost Heir's (KS-78, KS-79)."""
    if not rules.is_heir:
        return cards
    return cards & rules.suited if first else cards & ~rules.blanks or cards


@dataclass(frozen=True, slots=True)
class Play(PhaseBase):
    """Tricks in play. `table` holds the face-up pile cards of every seat, 0 without piles."""

    dealt: Dealt
    contract: Contract
    order: TrickOrder
    hands: tuple[int, ...]
    table: tuple[int, ...]
    piles: tuple[tuple[Pile, ...], ...]
    out: tuple[Seat, ...]
    turn: Seat
    trick: tuple[tuple[Seat, int], ...]
    asked: int
    haul: Haul
    tricks_played: int
    name: ClassVar[str] = "play"

    @classmethod
    def begin(cls, dealt: Dealt, contract: Contract, *, out: tuple[Seat, ...] = ()) -> Play:
        """The bidder leads to the first trick (KS-70)."""
        rules = dealt.rules
        return cls(
            dealt,
            contract,
            order_of(rules, contract),
            dealt.hands,
            onward.face_up(dealt),
            dealt.piles,
            out,
            contract.bidder,
            (),
            0,
            Haul.empty(rules),
            0,
        )

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The seat on turn."""
        return (self.turn,)

    def open_cards(self) -> int:
        """The cards that the seat on turn may play, from hand and face-up piles together (KS-75)."""
        cards = self.hands[self.turn] | self.table[self.turn]
        if self.trick:
            return cards & self.asked or cards
        return may_lead(self.dealt.rules, cards, first=not self.tricks_played)

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """A card one has, that follows suit if one can."""
        verb, what = action
        if verb != "play":
            return Refusal(Reason.NOT_NOW, "KS-68", {"verb": verb})
        if seat != self.turn:
            return Refusal(Reason.NOT_YOUR_TURN, "KS-73")
        pack = self.dealt.rules.cards
        card = pack.number.get(what[0]) if len(what) == 1 else None
        if card is not None and self.open_cards() >> card & 1:
            return None
        if card is None:
            return Refusal(Reason.NO_SUCH_CARD, facts={"text": " ".join(what)[:40]})
        return self._refuse(card)

    def _refuse(self, card: int) -> Refusal:
        """Why a card of the pack that is not open to the seat on turn is refused."""
        pack = self.dealt.rules.cards
        name = pack.cards[card]
        if not (self.hands[self.turn] | self.table[self.turn]) >> card & 1:
            return Refusal(Reason.NOT_YOUR_CARD, facts={"card": name})
        if not self.trick:
            first = not self.tricks_played
            if first:
                return Refusal(Reason.FIRST_LEAD_CITY, "KS-79", {"card": name})
            return Refusal(Reason.BLANK_NOT_LED, "KS-78", {"card": name})
        if self.dealt.rules.blanks >> card & 1:
            return Refusal(Reason.BLANK_NEEDS_VOID, "KS-78", {"card": name})
        clause = "KS-77" if self.dealt.rules.is_heir else "KS-71"
        return Refusal(Reason.MUST_FOLLOW, clause, {"suit": self._suit_asked(), "card": name})

    def _suit_asked(self) -> str | None:
        for _, card in self.trick:
            if self.order.follow[card]:
                return self.dealt.rules.cards.suit_of[card] or self.contract.trump
        return None

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """The open cards: `why_not` reads the same set."""
        cards = self.dealt.rules.cards.cards
        return [_act(cards[number]) for number in bits(self.open_cards())]

    def after(self, seat: Actor, action: Action) -> Step:
        """The card lies on the table; the last of a trick lets its winner lead (KS-73)."""
        rules = self.dealt.rules
        text = action.what[0]
        card = rules.cards.number[text]
        if rules.trump_by == TrumpBy.LED and self.contract.trump is None:
            return self._making_trump(card, action)
        turn, hands, table, piles = self.turn, self.hands, self.table, self.piles
        at_pile: int | None = None
        turned: list[Event] = []
        if table[turn] >> card & 1:
            table, piles, at_pile, turned = self._from_pile(card)
        else:
            hands = (*hands[:turn], hands[turn] ^ (1 << card), *hands[turn + 1 :])
        trick = (*self.trick, (turn, card))
        played = Event("played", {"seat": turn, "card": text, "pile": at_pile})
        moved = Play(
            self.dealt,
            self.contract,
            self.order,
            hands,
            table,
            piles,
            self.out,
            self._next(turn),
            trick,
            self.asked or self.order.follow[card],
            self.haul,
            self.tricks_played,
        )
        if len(trick) < rules.players - len(self.out):
            return Step(moved, (played, *turned))
        step = moved._trick_taken()
        return Step(step.phase, (played, *turned, *step.events))

    def _next(self, seat: Seat) -> Seat:
        following = self.dealt.rules.seating.next
        seat = following[seat]
        while seat in self.out:
            seat = following[seat]
        return seat

    def _making_trump(self, card: int, action: Action) -> Step:
        """The suit of the first lead is trump, for that trick too (KS-62)."""
        suit = self.dealt.rules.cards.suit_of[card]
        contract = replace(self.contract, trump=suit)
        made = replace(self, contract=contract, order=order_of(self.dealt.rules, contract))
        step = made.after(self.turn, action)
        return Step(step.phase, (*step.events, Event("trump_led", {"seat": self.turn, "suit": suit})))

    def _trick_taken(self) -> Step:
        """The highest card takes the trick (KS-72); after the last one the deal is scored."""
        rules = self.dealt.rules
        names = rules.cards.cards
        place = self.order.winner([card for _, card in self.trick])
        winner = self.trick[place][0]
        cards = [(seat, names[card]) for seat, card in self.trick]
        haul = self.haul.with_trick(rules, cards, winner)
        points = trick_points(rules, cards, winner)
        taken = Event(
            "trick_taken",
            {
                "seat": winner,
                "cards": [card for _, card in cards],
                "points": points[rules.seating.side_of[winner]],
                "so_far": haul.points(rules),
            },
        )
        tricks_played = self.tricks_played + 1
        captor = wins_by_capture(rules, self.contract, haul, self.dealt.standing)
        if captor is not None or (not any(self.hands) and not any(self.table)):
            step = end_of_deal(self.dealt, self.contract, haul)
            return Step(step.phase, (taken, *step.events))
        following = Play(
            self.dealt,
            self.contract,
            self.order,
            self.hands,
            self.table,
            self.piles,
            self.out,
            winner,
            (),
            0,
            haul,
            tricks_played,
        )
        return Step(following, (taken,))

    def _from_pile(self, card: int) -> tuple[Any, Any, int, list[Event]]:
        """A face-up pile card is played and the card under it is turned (KS-76)."""
        turn = self.turn
        mine, at_pile = without_top(self.piles[turn], card)
        piles = (*self.piles[:turn], mine, *self.piles[turn + 1 :])
        table = (*self.table[:turn], tops(mine), *self.table[turn + 1 :])
        under = self.dealt.rules.cards.cards[mine[at_pile][0]] if mine[at_pile] else None
        turned = [Event("pile_turned", {"seat": turn, "pile": at_pile, "card": under})]
        return table, piles, at_pile, turned
