"""The play of a house under one contract, compiled into tables: what native/kernel.h plays on.

A table knows no game and no rule by its name, only which card beats which, who follows whom, what
may be led and what a trick is worth. Cards are their numbers in the pack, sets of cards are masks.
The points are always those of the side that undertook the contract: the bidder's; where nobody has
bid, that of the dealer or the player who leads. Every game's module says what its tables leave out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from varaq.engine import Observation
from varaq.rules import Rules
from varaq.search.tables import bid_whist, kaiser, styrivolt, twenty_eight
from varaq.search.tables.shape import NONE, Flag, Ranking, Tables
from varaq.seats import Seat

__all__ = [
    "NONE",
    "Flag",
    "Ranking",
    "Tables",
    "contract_of",
    "first_leader",
    "points_before",
    "tables_for",
    "tables_of",
]


class _Compiler(NamedTuple):
    told: Callable[[Observation], Mapping[str, Any]]
    read: Callable[[Any, Mapping[str, Any]], Any]
    tables: Callable[[Any, Any, tuple[Seat, ...]], Tables]
    first_leader: Callable[[Observation], Seat]
    start: Callable[[Any], int]


_COMPILERS: Mapping[str, _Compiler] = {
    name: _Compiler(game.told, game.read, game.tables, game.first_leader, game.start)
    for name, game in {
        "kaiser": kaiser,
        "styrivolt": styrivolt,
        "twenty_eight": twenty_eight,
        "bid_whist": bid_whist,
    }.items()
}


def tables_for(game: str, rules: Rules, contract: Mapping[str, Any], out: tuple[Seat, ...] = ()) -> Tables:
    """The tables of a contract in the shape of `contract_of`; `out` are the seats that sit out."""
    compiler = _COMPILERS[game]
    return compiler.tables(rules, compiler.read(rules, contract), tuple(out))


def tables_of(seen: Observation) -> Tables:
    """The tables of the play that is seen."""
    return tables_for(seen.game.name, seen.rules, contract_of(seen), seen.out)


def contract_of(seen: Observation) -> Mapping[str, Any]:
    """The contract in play as `tables_for` reads it: that of the observation, or one made up where there is none."""
    return _COMPILERS[seen.game.name].told(seen)


def first_leader(seen: Observation) -> Seat:
    """Who leads to the first trick of the deal."""
    return _COMPILERS[seen.game.name].first_leader(seen)


def points_before(game: str, rules: Rules) -> int:
    """The points that the side which undertook the contract has before the first trick."""
    return _COMPILERS[game].start(rules)
