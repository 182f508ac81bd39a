"""A player's turn: trade, take the stock, and play a card (ST-45…54)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar, TypeAlias

from varaq.cards.cardset import mask_of
from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step, only
from varaq.errors import Reason, Refusal
from varaq.games.styrivolt import onward
from varaq.games.styrivolt.cloth import SEATS, Cloth, complete, texts
from varaq.games.styrivolt.powers import PACK, changed_by_four, is_lamb, rank_of, trick_order
from varaq.games.styrivolt.rules import FourOfAKind, StockRight
from varaq.games.styrivolt.stock import has_right, why_not_take
from varaq.games.styrivolt.trading import make_swap, make_trade, swaps, trades
from varaq.seats import Seat

GOOD = "good"
TAKE = Action("take")

Lying: TypeAlias = tuple[Seat, int, bool]
"""A card of the trick: who played it, its number, and whether it counts as one of four of a kind."""


def beating(cloth: Cloth, trick: Iterable[Lying], raised: int = 0) -> int:
    """The cards that would beat the card now winning; `raised` are those of the hand that asks."""
    lying = list(trick)
    order = trick_order(cloth.chosen, raised | mask_of(card for _, card, is_raised in lying if is_raised))
    place = order.winner([card for _, card, _ in lying])
    table = order.beats_led if place == 0 else order.beats
    return table[lying[place][1]]


def winner(cloth: Cloth, trick: Iterable[Lying]) -> Seat:
    """Who has the trick so far."""
    lying = list(trick)
    order = trick_order(cloth.chosen, mask_of(card for _, card, raised in lying if raised))
    return lying[order.winner([card for _, card, _ in lying])][0]


@dataclass(frozen=True, slots=True)
class Turn(PhaseBase):
    """The player on turn. `won` are the winners of the tricks so far.

    `raised` holds, by seat, the cards that belong to a four of a kind (ST-R4); `said` the
    ranks that were declared good. `may_lay`: the taker's extra card may still be laid down.
    """

    cloth: Cloth
    turn: Seat
    trick: tuple[Lying, ...] = ()
    won: tuple[Seat, ...] = ()
    raised: tuple[int, ...] = (0, 0, 0, 0)
    said: frozenset[tuple[Seat, str]] = frozenset()
    may_lay: bool = False
    played: tuple[int, ...] = ()
    playing_on: bool = False
    name: ClassVar[str] = "turn"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The seat on turn."""
        return (self.turn,)

    @property
    def tricks_played(self) -> int:
        """Tricks that are over."""
        return len(self.won)

    @property
    def leads(self) -> bool:
        """Whether the trick is empty."""
        return not self.trick

    def with_cloth(self, cloth: Cloth) -> Turn:
        """The same turn after cards have changed hands; new fours count from now on (ST-R4)."""
        if not cloth.rules.counts_fours:
            return replace(self, cloth=cloth)
        raised = tuple(self.raised[seat] & cloth.hands[seat] | complete(cloth.hands[seat]) for seat in SEATS)
        return replace(self, cloth=cloth, raised=raised)

    # ------------------------------------------------------------------ what is legal

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """Any card may be played, but for some leads; trades, swaps and the stock as they are due."""
        if refusal := only(action, "play", "trade", "swap", "take", "discard", "bury", clause="ST-83"):
            return refusal
        if seat != self.turn:
            return Refusal(Reason.NOT_YOUR_TURN, "ST-51")
        if action.verb == "take":
            if action != TAKE:
                return Refusal(Reason.UNREADABLE, facts={"text": str(action)[:40]})
            return why_not_take(self.cloth, self.turn, self.tricks_played)
        if action.verb in ("trade", "swap"):
            open_now = trades(self.cloth, self.turn) if action.verb == "trade" else self.open_swaps()
            return None if action.what in open_now else Refusal(Reason.NO_TRADE, "ST-45")
        if refusal := self._why_not_hold(action):
            return refusal
        if action.verb in ("discard", "bury"):
            wrong = not self.may_lay or len(action.what) != 1
            return Refusal(Reason.NO_EXTRA_CARD, "ST-60") if wrong else None
        return self._why_not_play(action.what)

    def _why_not_hold(self, action: Action) -> Refusal | None:
        card = action.what[0] if action.what else ""
        if card not in PACK.number:
            return Refusal(Reason.NO_SUCH_CARD, facts={"text": " ".join(action.what)[:40]})
        if not self.cloth.holds(self.turn, card):
            return Refusal(Reason.NOT_YOUR_CARD, facts={"card": card})
        return None

    def open_swaps(self) -> list[tuple[str, str]]:
        """The laid-out stikkar this player may have: in the first trick, before the stock is taken (ST-35)."""
        return swaps(self.cloth, self.turn) if not self.tricks_played and not self.cloth.takers else []

    def _why_not_play(self, what: tuple[str, ...]) -> Refusal | None:
        card, rest = what[0], what[1:]
        if rest and rest != (GOOD,) and not self._is_trader_lead(card):
            return Refusal(Reason.UNREADABLE, facts={"text": " ".join(what)[:40]})
        if self._is_trader_lead(card):
            return self._why_not_lead_trader(card, rest)
        number = PACK.number[card]
        if rest == (GOOD,) and not self.may_say_good(card):
            clause = "ST-27" if self.cloth.rules.counts_fours else "ST-52"
            return Refusal(Reason.NOT_GOOD, clause, {"card": card})
        if self.leads and not self.tricks_played:
            counts = self._counts_raised(card, said_now=bool(rest))
            if is_lamb(card, self.cloth.chosen, raised=counts):
                return Refusal(Reason.LAMB_FIRST, "ST-14", {"card": card})
        must = self._must_beat(saying=rank_of(card) if rest else None)
        if must and not must >> number & 1:
            return Refusal(Reason.MUST_BEAT, "ST-54", {"card": card})
        return None

    def _is_trader_lead(self, card: str) -> bool:
        """Whether leading the card exchanges it first (ST-17, ST-50)."""
        return self.leads and any(gave == card for gave, _ in trades(self.cloth, self.turn))

    def _why_not_lead_trader(self, card: str, rest: tuple[str, ...]) -> Refusal | None:
        lying = [got for gave, got in trades(self.cloth, self.turn) if gave == card]
        if len(rest) > 1 or (rest and rest[0] not in lying):
            return Refusal(Reason.NO_TRADE, "ST-45")
        if not rest and len(lying) > 1:
            return Refusal(Reason.SAY_WHICH, "ST-50", {"card": card})
        got = rest[0] if rest else lying[0]
        if not self.tricks_played and is_lamb(got, self.cloth.chosen):
            return Refusal(Reason.TRADER_FIRST, "ST-50", {"card": card})
        return None

    def _must_beat(self, saying: str | None = None) -> int:
        """The cards of which one must be played, 0 where any may (ST-54, ST-R19).

        `saying`: the rank that is declared good with the card, and then counts as well.
        """
        if not self.cloth.rules.must_beat or self.leads:
            return 0
        if winner(self.cloth, self.trick) in self.cloth.rules.seating.partners(self.turn):
            return 0
        by_itself = self.cloth.rules.four_of_a_kind == FourOfAKind.AUTO
        raised = self.raised[self.turn] if by_itself else self._declared(self.turn, saying)
        return self.cloth.hands[self.turn] & beating(self.cloth, self.trick, raised)

    # ------------------------------------------------------------------ four of a kind

    def _declared(self, seat: Seat, saying: str | None = None) -> int:
        """The cards of the seat's fours that were said to be good, or are now."""
        ranks = {rank for who, rank in self.said if who == seat} | {saying}
        return PACK.mask(card for card in texts(self.raised[seat]) if rank_of(card) in ranks)

    def may_say_good(self, card: str) -> bool:
        """Whether the player may announce with this card (ST-27); only where it is not said for him."""
        return (
            self.cloth.rules.four_of_a_kind == FourOfAKind.ANNOUNCE
            and bool(self.raised[self.turn] >> PACK.number[card] & 1)
            and (self.turn, rank_of(card)) not in self.said
            and changed_by_four(card, self.cloth.chosen, led=self.leads)
        )

    def _counts_raised(self, card: str, *, said_now: bool) -> bool:
        """Whether the card, played now, counts as one of four."""
        if not self.raised[self.turn] >> PACK.number[card] & 1:
            return False
        if self.cloth.rules.four_of_a_kind == FourOfAKind.AUTO:
            return True
        return said_now or (self.turn, rank_of(card)) in self.said

    # ------------------------------------------------------------------ acting

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Cards of the hand, alone, announced or exchanged; trades and swaps; the stock."""
        cloth = self.cloth
        open_trades = trades(cloth, seat)
        for card in texts(cloth.hands[seat]):
            lead = [got for gave, got in open_trades if gave == card] if self.leads else []
            if len(lead) > 1:
                yield from (Action("play", (card, got)) for got in lead)
            else:
                yield Action("play", (card,))
            if self.may_say_good(card):
                yield Action("play", (card, GOOD))
        yield from (Action("trade", trade) for trade in open_trades)
        yield from (Action("swap", swap) for swap in self.open_swaps())
        yield TAKE
        if self.may_lay:
            for card in texts(cloth.hands[seat]):
                yield Action("discard", (card,))
                yield Action("bury", (card,))

    def after(self, seat: Actor, action: Action) -> Step:
        """A turn may hold several acts, and ends with a card (ST-83)."""
        if action.verb == "play":
            return self._play(action.what)
        if action == TAKE:
            return self._take()
        if action.verb in ("trade", "swap"):
            make = make_trade if action.verb == "trade" else make_swap
            cloth, event = make(self.cloth, self.turn, (action.what[0], action.what[1]))
            return Step(self.with_cloth(cloth), [event])
        return self._lay(action)

    def _lay(self, action: Action) -> Step:
        """The extra card: on what was put down, or out of everybody's reach (ST-60)."""
        card = PACK.mask(action.what)
        cloth = self.cloth.with_hand(self.turn, self.cloth.hands[self.turn] & ~card)
        if action.verb == "discard":
            cloth = replace(cloth, down=cloth.down | card)
        else:
            cloth = replace(cloth, away=cloth.away | card)
        laid = Event(
            "card_laid", {"seat": self.turn, "how": action.verb}, {self.turn: {"card": action.what[0]}}
        )
        following = replace(self, may_lay=False).with_cloth(cloth)
        return Step(following, [laid])

    def _take(self) -> Step:
        """A wrong taking ends the deal at once (ST-R13); a right one is announced, then the others are asked."""
        claimed = Event("stock_claimed", {"seat": self.turn})
        rules = self.cloth.rules
        if rules.stock_right == StockRight.PENALISED and not has_right(self.cloth, self.turn):
            shown = {"seat": self.turn, "cards": texts(self.cloth.dealt[self.turn] & self.cloth.stikkar)}
            step = onward.wrong_taking(self)
            return Step(step.phase, [claimed, Event("wrong_taking", shown), *step.events])
        step = onward.after_claimed(self)
        return Step(step.phase, [claimed, *step.events])

    def _play(self, what: tuple[str, ...]) -> Step:
        card, rest = what[0], what[1:]
        events: list[Event] = []
        turn: Turn = self
        if self._is_trader_lead(card):
            card, turn = self._exchange_for_lead(card, rest, events)
        counts = turn._counts_raised(card, said_now=rest == (GOOD,))
        turn = turn._speak(card, counts=counts, events=events)
        number = PACK.number[card]
        cloth = turn.cloth.with_hand(turn.turn, turn.cloth.hands[turn.turn] & ~(1 << number))
        events.append(Event("played", {"seat": turn.turn, "card": card, "pile": None}))
        trick = (*turn.trick, (turn.turn, number, counts))
        raised = tuple(
            mask & ~(1 << number) if seat == turn.turn else mask for seat, mask in enumerate(turn.raised)
        )
        moved = replace(
            turn,
            cloth=cloth,
            trick=trick,
            raised=raised,
            may_lay=False,
            played=(*turn.played, number),
            turn=(turn.turn + 1) % 4,
        )
        if len(trick) < 4:
            return Step(moved, events)
        step = onward.after_trick(moved, winner(cloth, trick))
        return Step(step.phase, [*events, *step.events])

    def _exchange_for_lead(self, card: str, rest: tuple[str, ...], events: list[Event]) -> tuple[str, Turn]:
        """The trader goes to the table and the card so got is led (ST-R5)."""
        lying = [got for gave, got in trades(self.cloth, self.turn) if gave == card]
        got = rest[0] if rest else lying[0]
        cloth, event = make_trade(self.cloth, self.turn, (card, got))
        events.append(event)
        return got, self.with_cloth(cloth)

    def _speak(self, card: str, *, counts: bool, events: list[Event]) -> Turn:
        """ "Hesin er góður" with the first changed card; silence there gives the right away (ST-27, ST-R4)."""
        rank = rank_of(card)
        mine = self.raised[self.turn] >> PACK.number[card] & 1
        if not mine or not changed_by_four(card, self.cloth.chosen, led=self.leads):
            return self
        if counts:
            if (self.turn, rank) in self.said:
                return self
            events.append(Event(GOOD, {"seat": self.turn, "rank": rank}))
            return replace(self, said=self.said | {(self.turn, rank)})
        kept = PACK.mask(c for c in texts(self.raised[self.turn]) if rank_of(c) != rank)
        raised = tuple(kept if seat == self.turn else mask for seat, mask in enumerate(self.raised))
        return replace(self, raised=raised)
