"""The card play as a searching player meets it: the acts to choose from, the tables, what points are worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from varaq.cards import bits
from varaq.engine import Observation
from varaq.games.kaiser.rules import KaiserRules, TrumpBy
from varaq.players.bid_whist import prizes as bid_whist
from varaq.players.kaiser import prizes as kaiser
from varaq.players.prizes import Prizes
from varaq.players.styrivolt import prizes as styrivolt
from varaq.players.twenty_eight import prizes as twenty_eight
from varaq.search.kernel import ASK
from varaq.search.position import own_cards
from varaq.search.tables import Tables, contract_of, tables_for

PRIZES: Mapping[str, Callable[[Observation], Prizes]] = {
    "kaiser": kaiser.prizes,
    "styrivolt": styrivolt.prizes,
    "twenty_eight": twenty_eight.prizes,
    "bid_whist": bid_whist.prizes,
}
"""What points are worth, by the game's name."""

PLAY = ("play", "turn")
"""Phases in which cards are played."""

QUESTIONS = ("ask", "show")
"""Acts of the play beside a card that the tables know."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Acts that are played under the same tables: their numbers, and how each is said."""

    tables: Tables
    prizes: Prizes
    acts: Mapping[int, str]


def scenes(seen: Observation) -> list[Scene]:
    """One scene, or one for each suit that a lead would make trump (KS-62); none where no card is to be played."""
    acts = numbered(seen)
    if not acts:
        return []
    prizes = PRIZES[seen.game.name](seen)
    return [
        Scene(_tables(seen, contract, prizes), prizes, {act: acts[act] for act in group})
        for contract, group in _contracts(seen, acts)
    ]


def numbered(seen: Observation) -> dict[int, str]:
    """The acts of card play that are right, by their numbers; an announced card is told apart by the book alone."""
    by_text = {seen.rules.cards.cards[number]: number for number in bits(own_cards(seen))}
    found: dict[int, str] = {}
    for act in seen.right:
        verb, *what = act.split(" ")
        if verb == "play" and len(what) == 1:
            found[by_text[what[0]]] = act
        elif act in QUESTIONS:
            found[ASK] = act
    return found


def leads_trump(seen: Observation) -> bool:
    """Whether the suit of the first lead is trump in this house (KS-62)."""
    return isinstance(seen.rules, KaiserRules) and seen.rules.trump_by == TrumpBy.LED


def _contracts(seen: Observation, acts: Mapping[int, str]) -> list[tuple[dict[str, Any], list[int]]]:
    contract = dict(contract_of(seen))
    if not leads_trump(seen) or contract.get("trump") is not None:
        return [(contract, list(acts))]
    by_suit: dict[str | None, list[int]] = {}
    for act in acts:
        by_suit.setdefault(seen.rules.cards.suit_of[act], []).append(act)
    return [({**contract, "trump": suit}, group) for suit, group in by_suit.items()]


def _tables(seen: Observation, contract: Mapping[str, Any], prizes: Prizes) -> Tables:
    return _with_void(tables_for(seen.game.name, seen.rules, contract, seen.out), prizes.void)


@lru_cache(maxsize=256)
def _with_void(tables: Tables, points: int) -> Tables:
    return tables if tables.void_points == points else replace(tables, void_points=points)
