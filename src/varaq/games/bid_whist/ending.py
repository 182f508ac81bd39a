"""A hand is over: it is scored, what was hidden is shown, and the next deal or the end follows."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step
from varaq.errors import Reason, Refusal
from varaq.games.bid_whist.books import Taken
from varaq.games.bid_whist.deal import Dealing
from varaq.games.bid_whist.held import Contract, Held, Standing
from varaq.games.bid_whist.matchend import leavers
from varaq.games.bid_whist.rules import BidWhistRules
from varaq.games.bid_whist.scoring import Score, score_hand
from varaq.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Over(PhaseBase):
    """Somebody has won; nobody's act is awaited."""

    rules: BidWhistRules
    standing: Standing
    name: ClassVar[str] = "over"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """Nobody."""
        return ()

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """The match is over."""
        return Refusal(Reason.MATCH_OVER)

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Nothing is left to do."""
        return ()

    def after(self, seat: Actor, action: Action) -> Step:
        """No act leads here."""
        return Step(self, ())


def end_of_hand(held: Held, contract: Contract, taken: Taken, caught: Collection[Side]) -> Step:
    """Score the hand; kitty and buried cards are known to all from here on (BW-38)."""
    rules, before = held.rules, held.standing
    score = score_hand(rules, contract, taken, caught, before)
    events = []
    if held.buried:
        shown = {
            "seat": contract.bidder,
            "cards": held.texts(held.buried),
            "kitty": held.texts(held.kitty_dealt),
        }
        events.append(Event("discards_shown", shown))
    events.append(Event("scored", sheet_entry(before, contract, score)))
    if score.won is None:
        return Step(Dealing(rules, score.after), events)
    won = score.won
    told = {
        "winner": won.side,
        "code": won.code,
        "clause": won.clause,
        "facts": dict(won.facts),
        "leave": list(leavers(rules, won.side)),
    }
    return Step(Over(rules, score.after), [*events, Event("match_won", told)])


def sheet_entry(before: Standing, contract: Contract, score: Score) -> dict[str, object]:
    """The hand as the score sheet keeps it."""
    return {
        "deal": before.hands_scored + 1,
        "dealer": before.dealer,
        "contract": {
            "bidder": contract.bidder,
            "bid": str(contract.bid),
            "trump": contract.trump,
            "order": None if contract.order is None else str(contract.order),
            "sold": None,
        },
        "made": score.made,
        "points": dict(score.books),
        "hand": dict(score.change),
        "after": dict(score.after.totals),
        "lines": [line.as_data() for line in score.lines],
        "sets": dict(score.after.sets),
    }
