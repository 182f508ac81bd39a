"""The rulebook player's 28, 29, Forty and 56: what an experienced player would do, phase by phase."""

from __future__ import annotations

from collections.abc import Callable

from varaq.engine import Observation
from varaq.players.twenty_eight.alone import play_alone, window
from varaq.players.twenty_eight.asking import pair, turn
from varaq.players.twenty_eight.bidding import auction
from varaq.players.twenty_eight.choosing import agree, answer_double, choose_trump, claim, four_jacks
from varaq.players.twenty_eight.memory import contract_of


def cut(seen: Observation) -> str:
    """The pack is left as it lies: no cut is better than another."""
    return "decline"


def play(seen: Observation) -> str:
    """A claim that is certain, the pair, a question or a card."""
    if (wrong := claim(seen)) is not None:
        return wrong
    return play_alone(seen) if contract_of(seen).is_alone else turn(seen)


PHASES: dict[str, Callable[[Observation], str]] = {
    "cutting": cut,
    "auction": auction,
    "choosing": choose_trump,
    "doubling": answer_double,
    "single_window": window,
    "half_window": window,
    "play": play,
    "agree": agree,
}
"""What to do in every phase in which a seat is asked."""


def choose(seen: Observation) -> str:
    """The act of an experienced player."""
    return PHASES[seen.phase](seen)


def interrupt(seen: Observation) -> str | None:
    """An act that nobody waits for, or None: the pair, four Jacks in a lost cause, a certain claim."""
    if seen.phase == "play" and (wrong := claim(seen)) is not None:
        return wrong
    if "redeal" in seen.legal and four_jacks(seen):
        return "redeal"
    return pair(seen) if seen.phase == "play" else None
