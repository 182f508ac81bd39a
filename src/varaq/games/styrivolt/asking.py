"""Questions that come up within a turn: the last trade, the pick, the look, the bird (ST-61…63, ST-49)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step, only
from varaq.errors import Reason, Refusal
from varaq.games.styrivolt import onward
from varaq.games.styrivolt.cloth import texts
from varaq.games.styrivolt.powers import PACK, suit_of
from varaq.games.styrivolt.rules import ExtraCard
from varaq.games.styrivolt.scoring import ALL
from varaq.games.styrivolt.stock import give_back, may_keep_both, may_return
from varaq.games.styrivolt.trading import BIRD, Trade, make_swap, make_trade, swaps, take_bird, trader, trades
from varaq.games.styrivolt.turn import Turn
from varaq.seats import Seat

PASS = Action("pass")


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to one seat about one card that lies: a chosen suit's pair, or a laid-out stikki."""

    seat: Seat
    suit: str | None = None
    stikki: str | None = None


def answers(turn: Turn, ask: Ask) -> list[tuple[str, Trade]]:
    """The trades or swaps with which the question can be answered."""
    if ask.suit is not None:
        return [("trade", pair) for pair in trades(turn.cloth, ask.seat) if suit_of(pair[0]) == ask.suit]
    return [("swap", pair) for pair in swaps(turn.cloth, ask.seat) if pair[1] == ask.stikki]


def as_if_unasked(turn: Turn, seat: Actor, action: Action) -> Refusal | None:
    """What a seat that is not asked hears: the same as if nobody were asked and it were not on turn (ST-R24)."""
    return turn.why_not((turn.turn + 1) % 4 if seat == turn.turn else seat, action)


@dataclass(frozen=True, slots=True)
class LastTrade(PhaseBase):
    """A last chance for traders and kings; `claimed`: somebody wants the stock (ST-61, ST-R22).

    It is put to one player who may have something to say; see ST-R24 for what others notice.
    """

    turn: Turn
    asks: tuple[Ask, ...]
    claimed: bool
    name: ClassVar[str] = "last_trade"

    @property
    def quiet(self) -> bool:
        """That somebody is asked must not be seen (ST-R24)."""
        return True

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """Whoever is asked."""
        return (self.asks[0].seat,)

    def shows_awaited(self, viewer: Seat | None) -> tuple[Actor, ...]:
        """That this seat has something to answer is nobody else's business (ST-R24)."""
        return self.awaited if viewer == self.asks[0].seat else ()

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """The trades that were asked for, or nothing."""
        if seat != self.asks[0].seat:
            return as_if_unasked(self.turn, seat, action)
        if refusal := only(action, "trade", "swap", "pass", clause="ST-83"):
            return refusal
        known = [Action(verb, pair) for verb, pair in answers(self.turn, self.asks[0])]
        return None if action == PASS or action in known else Refusal(Reason.NO_TRADE, "ST-61")

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """The trades that were asked for, and passing."""
        return (*(Action(verb, pair) for verb, pair in answers(self.turn, self.asks[0])), PASS)

    def after(self, seat: Actor, action: Action) -> Step:
        """The next question, or on with the stock or the second trick. Nobody hears a refusal to trade."""
        turn, events = self.turn, []
        if action != PASS:
            make = make_trade if action.verb == "trade" else make_swap
            cloth, event = make(turn.cloth, self.asks[0].seat, (action.what[0], action.what[1]))
            turn, events = turn.with_cloth(cloth), [event]
        step = onward.ask_on(turn, self.asks[1:], claimed=self.claimed)
        return Step(step.phase, [*events, *step.events])


@dataclass(frozen=True, slots=True)
class Pick(PhaseBase):
    """The taker says, unseen, which of lamb and stikki goes with the stock (ST-61, ST-R18)."""

    turn: Turn
    name: ClassVar[str] = "pick"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The taker."""
        return (self.turn.turn,)

    @property
    def pair(self) -> list[str]:
        """The two cards of the suit that is due."""
        return texts(self.turn.cloth.exposed[self.turn.cloth.both_lying()[0]])

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """One of the two."""
        if refusal := only(action, "pick", clause="ST-83"):
            return refusal
        if seat != self.turn.turn:
            return Refusal(Reason.NOT_YOUR_TURN, "ST-61")
        fits = len(action.what) == 1 and action.what[0] in self.pair
        return None if fits else Refusal(Reason.NO_TRADE, "ST-61")

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """The two cards."""
        return (Action("pick", (card,)) for card in self.pair)

    def after(self, seat: Actor, action: Action) -> Step:
        """The other stays exposed, still open to the trader."""
        cloth = self.turn.cloth
        place = cloth.both_lying()[0]
        card = PACK.mask(action.what)
        left = cloth.exposed[place] & ~card
        exposed = (left, cloth.exposed[1]) if place == 0 else (cloth.exposed[0], left)
        cloth = replace(cloth, exposed=exposed, picked=(*cloth.picked, (place, card)))
        said = Event("picked", {"seat": self.turn.turn, "card": action.what[0]})
        step = onward.pick_on(replace(self.turn, cloth=cloth))
        return Step(step.phase, [said, *step.events])


@dataclass(frozen=True, slots=True)
class StockLook(PhaseBase):
    """The taker has seen the cards: keep them, give them back, or keep both (ST-62, ST-63)."""

    turn: Turn
    used_trader: bool = False
    name: ClassVar[str] = "stock_look"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The taker."""
        return (self.turn.turn,)

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """To keep is always open; the rest as the cards are."""
        if refusal := only(action, "keep", "return", "both", "trade", clause="ST-83"):
            return refusal
        if seat != self.turn.turn:
            return Refusal(Reason.NOT_YOUR_TURN, "ST-62")
        cloth = self.turn.cloth
        own, taken = cloth.down, cloth.hands[self.turn.turn]
        if action.verb == "trade":
            known = trades(cloth, self.turn.turn)
            return None if action.what in known else Refusal(Reason.NO_TRADE, "ST-45")
        if action.what:
            return Refusal(Reason.UNREADABLE, facts={"text": str(action)[:40]})
        if action.verb == "return" and not may_return(
            cloth, own=own, taken=taken, used_trader=self.used_trader
        ):
            return Refusal(Reason.NO_RETURN, "ST-62")
        if action.verb == "both" and not may_keep_both(cloth, own=own, taken=taken):
            return Refusal(Reason.NOT_BOTH, "ST-63")
        return None

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Keep, return, both, and trades with what was taken."""
        pairs = trades(self.turn.cloth, self.turn.turn)
        return (*(Action(verb) for verb in ("keep", "return", "both")), *(Action("trade", p) for p in pairs))

    def after(self, seat: Actor, action: Action) -> Step:
        """The turn goes on, and ends with a card."""
        turn, cloth, taker = self.turn, self.turn.cloth, self.turn.turn
        if action.verb == "trade":
            traded, event = make_trade(cloth, taker, (action.what[0], action.what[1]))
            got_stikki = bool(PACK.mask([action.what[1]]) & cloth.stikkar)
            return Step(StockLook(turn.with_cloth(traded), self.used_trader or got_stikki), [event])
        if action.verb == "keep":
            # One card more than will be played; a second taker may have none to spare.
            spare = cloth.hands[taker].bit_count() > ALL - turn.tricks_played
            may_lay = spare and cloth.rules.extra_card == ExtraCard.MAY_DISCARD
            kept = Event("stock_kept", {"seat": taker, "down": cloth.down.bit_count()})
            cloth = replace(cloth, picked=())  # his own now: no second taker gets it
            return Step(replace(turn, may_lay=may_lay).with_cloth(cloth), [kept])
        if action.verb == "return":
            back = give_back(cloth, taker)
            facts = {
                "seat": taker,
                "down": back.down.bit_count(),
                "exposed": onward.exposed_data(back),
                "count": back.hands[taker].bit_count(),
            }
            own = {taker: {"cards": texts(back.hands[taker])}}
            return Step(turn.with_cloth(back), [Event("stock_returned", facts, own)])
        both = replace(cloth.with_hand(taker, cloth.hands[taker] | cloth.down), down=0, picked=())
        facts = {"seat": taker, "count": both.hands[taker].bit_count()}
        own = {taker: {"cards": texts(both.hands[taker])}}
        return Step(turn.with_cloth(both), [Event("both_kept", facts, own)])


@dataclass(frozen=True, slots=True)
class Bird(PhaseBase):
    """Before the ninth trick: the trader of hearts, then the king, may have the bird (ST-49, ST-R21)."""

    turn: Turn
    asks: tuple[Seat, ...]
    name: ClassVar[str] = "bird"

    @property
    def quiet(self) -> bool:
        """That somebody is asked must not be seen (ST-R24)."""
        return True

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """Whoever is asked."""
        return (self.asks[0],)

    def shows_awaited(self, viewer: Seat | None) -> tuple[Actor, ...]:
        """Who holds the five or the king is nobody else's business (ST-R24)."""
        return self.awaited if viewer == self.asks[0] else ()

    @property
    def offer(self) -> Action:
        """What the seat may do: trade its five, or else put its king."""
        cloth = self.turn.cloth
        has_five = cloth.holds(self.asks[0], trader("H"))
        asked_before = len(self.asks) == 1 and cloth.holds(self.asks[0], "KH")
        return (
            Action("swap", ("KH", BIRD))
            if asked_before or not has_five
            else Action("trade", (trader("H"), BIRD))
        )

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """The bird, or nothing."""
        if seat != self.asks[0]:
            return as_if_unasked(self.turn, seat, action)
        if refusal := only(action, "trade", "swap", "pass", clause="ST-83"):
            return refusal
        return None if action in (PASS, self.offer) else Refusal(Reason.NO_TRADE, "ST-49")

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """The bird, or nothing."""
        return self.offer, PASS

    def after(self, seat: Actor, action: Action) -> Step:
        """The five goes before the king."""
        if action == PASS:
            left = self.asks[1:]
            return Step(Bird(self.turn, left) if left else self.turn, ())
        taker = self.asks[0]
        if action.verb == "trade":
            cloth, event = make_trade(self.turn.cloth, taker, (trader("H"), BIRD))
        else:
            cloth, event = take_bird(self.turn.cloth, taker)
        return Step(self.turn.with_cloth(cloth), [event])
