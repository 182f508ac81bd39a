"""The auction as a duel: two at a time, the holder may hold (TE-40)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import Step, only
from varaq.errors import Reason, Refusal
from varaq.games.twenty_eight import onward
from varaq.games.twenty_eight.auction import (
    HALF,
    PASS,
    REDEAL,
    THANI,
    barred,
    call,
    may_half,
    may_pass_opening,
    number_of,
    numbers_to_bid,
    redeal_not_open,
    two_pointless,
    why_not_half,
    why_not_number,
)
from varaq.games.twenty_eight.held import Contract, Held
from varaq.games.twenty_eight.rules import FirstPointless
from varaq.games.twenty_eight.stage import Stage
from varaq.seats import Seat

HOLD = "hold"


@dataclass(frozen=True, slots=True)
class Duel(Stage):
    """`holder` None: the bid is not open yet. `challenger`: who has bid higher, or is asked to.

    `answering`: the holder is asked whether he holds. `had` are the seats that had their turn.
    """

    held: Held
    turn: Seat
    holder: Seat | None = None
    challenger: Seat | None = None
    bid: str | None = None
    answering: bool = False
    had: tuple[Seat, ...] = ()
    bidders: tuple[Seat, ...] = ()
    name: ClassVar[str] = "auction"

    @classmethod
    def begin(cls, held: Held) -> Duel:
        """First hand opens."""
        return cls(held, held.first_hand)

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The seat whose turn it is."""
        return (self.turn,)

    @property
    def best(self) -> tuple[Seat, str] | None:
        """The highest bid, and who has it: the challenger until it is answered."""
        if self.bid is None or self.holder is None:
            return None
        owner = self.challenger if self.answering and self.challenger is not None else self.holder
        return owner, self.bid

    def refuses(self, seat: Actor, action: Action) -> Refusal | None:
        """Open, challenge, hold or pass, as it is due."""
        if refusal := only(action, "call", clause="TE-17"):
            return refusal
        if seat != self.turn:
            return Refusal(Reason.NOT_YOUR_TURN, "TE-40")
        said = " ".join(action.what)
        opening = self.holder is None
        if said == PASS:
            excused = not opening or may_pass_opening(self.held, self.turn)
            return (
                None if excused else Refusal(Reason.MUST_OPEN, "TE-34", {"bid": str(self.held.rules.min_bid)})
            )
        if said == HALF:
            return why_not_half(self.held) or self._why_barred()
        if said == HOLD:
            return None if self.answering else Refusal(Reason.NOT_IN_DUEL, "TE-40")
        if said == THANI and self.held.rules.thani:
            return self._why_barred()
        if said == REDEAL:
            return self._why_not_redeal()
        return self._why_not_bid(said)

    def _why_barred(self) -> Refusal | None:
        bars = self.holder is None and barred(self.held, self.turn)
        return Refusal(Reason.BARRED_ONE_SUIT, "TE-26") if bars else None

    def _why_not_redeal(self) -> Refusal | None:
        may = (
            self.held.rules.first_pointless == FirstPointless.MAY_REDEAL
            and not self.had
            and self.holder is None
            and self.held.is_pointless(self.turn)
        )
        return None if may else redeal_not_open(self.held.rules)

    def _why_not_bid(self, said: str) -> Refusal | None:
        number = number_of(said)
        if number is None or said != str(number) or number not in numbers_to_bid(self.held.rules):
            return Refusal(Reason.NO_SUCH_BID, "TE-30", {"bid": said[:12]})
        if self.answering:
            return Refusal(Reason.NOT_IN_DUEL, "TE-40")
        if refusal := self._why_barred():
            return refusal
        has_bid = self.turn in self.bidders
        return why_not_number(self.held, self.turn, number, best=self.best, has_bid=has_bid)

    def offers(self, seat: Seat) -> Iterable[Action]:
        """Every call of a duel."""
        numbers = map(str, numbers_to_bid(self.held.rules))
        return (call(text) for text in (PASS, HOLD, REDEAL, *numbers, THANI, HALF))

    def acts(self, seat: Actor, action: Action) -> Step:
        """The duel goes on, the next challenger comes, or it is over."""
        said = action.what[0]
        step = self._called(said)
        return Step(step.phase, [Event("called", {"seat": self.turn, "call": said}), *step.events])

    def _called(self, said: str) -> Step:
        held = self.held
        if said == REDEAL:
            return onward.cancelled(held, "first_pointless", "TE-21", self.turn)
        if said in (HALF, THANI):
            return onward.after_auction(held, Contract(self.turn, said))
        if self.holder is None:
            return self._opened(said)
        if said == PASS and self.answering:  # the holder gives up
            assert self.challenger is not None
            won = replace(self, holder=self.challenger, challenger=None, answering=False)
            return won._next_challenger()
        if said == PASS:  # the challenger gives up
            return replace(self, challenger=None)._next_challenger()
        if said == HOLD:
            assert self.challenger is not None
            if self._is_highest():
                return replace(self, answering=False, challenger=None)._next_challenger()
            return Step(replace(self, answering=False, turn=self.challenger), ())
        challenged = replace(
            self,
            bid=said,
            challenger=self.turn,
            answering=True,
            turn=self.holder,
            had=(*self.had, self.turn),
            bidders=(*self.bidders, self.turn),
        )
        return Step(challenged, ())

    def _opened(self, said: str) -> Step:
        following = self.held.rules.seating.after(self.turn)
        if said == PASS:
            if cancelled := two_pointless(self.held):
                return cancelled
            return Step(replace(self, turn=following, had=(*self.had, self.turn)), ())
        opened = replace(
            self, holder=self.turn, bid=said, had=(*self.had, self.turn), bidders=(*self.bidders, self.turn)
        )
        return opened._next_challenger()

    def _is_highest(self) -> bool:
        return self.bid is not None and number_of(self.bid) == self.held.rules.highest_bid

    def _next_challenger(self) -> Step:
        """The next player who has not had his turn; the duel ends where nothing can be said over the bid."""
        done = set(self.had) | ({self.challenger} if self.challenger is not None else set())
        if self.turn not in done and self.turn != self.holder:
            done.add(self.turn)
        left = [seat for seat in self.held.in_order() if seat not in done]
        over = may_half(self.held) or self.held.rules.thani
        if not left or (self._is_highest() and not over):
            assert self.holder is not None
            assert self.bid is not None
            return onward.after_auction(self.held, Contract(self.holder, self.bid))
        return Step(
            replace(self, turn=left[0], had=tuple(sorted(done)), answering=False, challenger=None), ()
        )
