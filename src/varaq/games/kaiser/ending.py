"""A deal is over: it is scored, what was hidden is shown, and the next deal or the end follows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step
from varaq.errors import Reason, Refusal
from varaq.games.kaiser.contract import Contract
from varaq.games.kaiser.deal import Dealing
from varaq.games.kaiser.dealt import Dealt, Standing
from varaq.games.kaiser.haul import Haul
from varaq.games.kaiser.rules import KaiserRules
from varaq.games.kaiser.scoring import Score, score_deal
from varaq.seats import Seat


@dataclass(frozen=True, slots=True)
class Over(PhaseBase):
    """Somebody has won; nobody's act is awaited."""

    rules: KaiserRules
    standing: Standing
    winner: str
    name: ClassVar[str] = "over"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """Nobody."""
        return ()

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """The match is over."""
        return Refusal(Reason.MATCH_OVER, "KS-120")

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Nothing is left to do."""
        return ()

    def after(self, seat: Actor, action: Action) -> Step:
        """No act leads here."""
        return Step(self, ())


def end_of_deal(dealt: Dealt, contract: Contract, haul: Haul) -> Step:
    """Score the deal; the discards are known to all from here on (KS-141)."""
    rules, before = dealt.rules, dealt.standing
    score = score_deal(rules, contract, haul, before)
    events = []
    if dealt.discards:
        shown = {"seat": contract.bidder, "cards": dealt.texts(dealt.discards)}
        events.append(Event("discards_shown", shown))
    events.append(Event("scored", sheet_entry(before, contract, score)))
    if score.won is None:
        return Step(Dealing(rules, score.after), events)
    won = score.won
    facts = {"total": score.after.totals[won.side], "target": score.target}
    events.append(
        Event("match_won", {"winner": won.side, "code": won.code, "clause": won.clause, "facts": facts})
    )
    return Step(Over(rules, score.after, won.side), events)


def sheet_entry(before: Standing, contract: Contract, score: Score) -> dict[str, object]:
    """The deal as the score sheet keeps it."""
    return {
        "deal": before.hands_scored + 1,
        "dealer": before.dealer,
        "contract": {
            "bidder": contract.bidder,
            "bid": None if contract.bid is None else str(contract.bid),
            "trump": contract.trump,
            "order": contract.order,
            "sold": contract.sold,
        },
        "made": score.made,
        "points": dict(score.points),
        "hand": dict(score.change),
        "after": dict(score.after.totals),
        "lines": [line.as_data() for line in score.lines],
        "target": score.target,
        "limit": score.limit,
        "pot": score.after.pot,
    }
