"""The rulebook player's Bid Whist: what an experienced player would do, phase by phase."""

from __future__ import annotations

from collections.abc import Callable

from varaq.engine import Observation
from varaq.players.bid_whist.bidding import auction
from varaq.players.bid_whist.burying import bury
from varaq.players.bid_whist.naming import name_contract
from varaq.players.bid_whist.play import best_card
from varaq.players.bid_whist.reneges import claim


def play(seen: Observation) -> str:
    """A renege that is certain is called, else a card is played."""
    return claim(seen) or best_card(seen)


def agree(seen: Observation) -> str:
    """The score is accepted unless there is a renege to call."""
    return claim(seen) or "agree"


PHASES: dict[str, Callable[[Observation], str]] = {
    "auction": auction,
    "naming": name_contract,
    "exchange": bury,
    "play": play,
    "agree": agree,
}
"""What to do in every phase in which a seat acts."""


def choose(seen: Observation) -> str:
    """The act of an experienced player."""
    return PHASES[seen.phase](seen)


def interrupt(seen: Observation) -> str | None:
    """A renege that is certain, called out of turn; else nothing."""
    return claim(seen) if seen.phase in ("play", "agree") else None
