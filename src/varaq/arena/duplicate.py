"""Duplicate deals: the same cards are played once for each way in which the players can sit.

What the cards were worth cancels, and what is left is what the players made of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import Self

from varaq.arena.dealt import Dealt, deals_in
from varaq.arena.table import SelfPlay, untimed
from varaq.engine import Match
from varaq.games import House
from varaq.players import Player, PlayerMaker, RulebookPlayer
from varaq.seats import Seat, Seating


class Mode(StrEnum):
    """What is played of every deal.

    `PLAY`: the cards alone; the rulebook player calls, names, buries and the like for every seat.
    `DEAL`: one whole deal from an even score. `MATCH`: whole matches.
    """

    PLAY = "play"
    DEAL = "deal"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: a house by its text, the mode, how many duplicates, and the seed of all chance.

    `limit`: a match is broken off after so many deals, and a deal given up after so many were thrown in.
    """

    house: str
    mode: Mode = Mode.DEAL
    count: int = 200
    seed: int = 0
    limit: int = 200


Arrangement = tuple[int, ...]
"""Which player plays each side, in the order of `Seating.sides`; players by their number."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """One time that the cards were played.

    `winner`: the player who won the match, None where it was broken off or no match was played.
    `seconds`: by player, how long each decision took that left a choice.
    """

    arrangement: Arrangement
    deals: tuple[Dealt, ...]
    winner: int | None
    seconds: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Duplicate:
    """The same cards in every arrangement."""

    number: int
    sittings: tuple[Sitting, ...]


def arrangements(players: int, sides: int) -> tuple[Arrangement, ...]:
    """Every way in which so many players sit at so many sides, so that each plays each side equally often.

    With fewer players than sides they repeat all round, and the row is turned by one side after
    the other; of more players each selection that fills the sides sits down in turn.

    >>> arrangements(2, 2)
    ((0, 1), (1, 0))
    >>> arrangements(2, 3)
    ((0, 1, 0), (0, 0, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0), (0, 1, 1))
    """
    if players > sides:
        rows: Iterable[Sequence[int]] = combinations(range(players), sides)
    else:
        rows = [[(first + side) % players for side in range(sides)] for first in range(players)]
    found = {
        tuple((*row[-turn:], *row[:-turn]) if turn else row): None for row in rows for turn in range(sides)
    }
    return tuple(found)


class Company:
    """The players of one process: each is made once for each seat it sits in, and kept.

    An own one for each seat, so that partners cannot whisper.
    """

    def __init__(self, makers: Sequence[PlayerMaker]) -> None:
        self.makers = tuple(makers)
        self._made: dict[tuple[int, Seat], Player] = {}

    def at(self, player: int, seat: Seat) -> Player:
        """The player with this number, in that seat."""
        made = self._made.get((player, seat))
        if made is None:
            made = self._made[player, seat] = self.makers[player]()
        return made

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Send home those who have a home of their own, such as another process."""
        for player in self._made.values():
            close = getattr(player, "close", None)
            if close is not None:
                close()
        self._made.clear()


def play_duplicate(plan: Plan, number: int, company: Company) -> Duplicate:
    """The duplicate with this number: every arrangement of the company's players over the same cards."""
    house = House.read(plan.house)
    every = arrangements(len(company.makers), len(house.rules.seating.sides))
    return Duplicate(number, tuple(_sitting(plan, house, number, company, each) for each in every))


def _sitting(plan: Plan, house: House, number: int, company: Company, arrangement: Arrangement) -> Sitting:
    seating = house.rules.seating
    player_of = [arrangement[seating.sides.index(side)] for side in seating.side_of]
    players = [company.at(player, seat) for seat, player in enumerate(player_of)]
    clock = _Clock(player_of, len(company.makers))
    match = Match(house.game, house.rules, dealer=number % seating.players)
    table = SelfPlay(match, players, seed=f"{plan.seed}/{number}", timer=clock)
    deals = _PLAYED[plan.mode](table, plan.limit, seating)
    winner = None
    if plan.mode == Mode.MATCH and match.over:
        result = match.observation(None).result
        side = result["winner"] if result else None
        winner = arrangement[seating.sides.index(side)] if side in seating.sides else None
    return Sitting(arrangement, tuple(deals), winner, tuple(tuple(each) for each in clock.seconds))


class _Clock:
    """Takes the time of decisions."""

    def __init__(self, player_of: Sequence[int], players: int) -> None:
        self.player_of = player_of
        self.seconds: list[list[float]] = [[] for _ in range(players)]

    def __call__(self, seat: Seat, ask: Callable[[], str]) -> str:
        start = time.perf_counter()
        act = ask()
        self.seconds[self.player_of[seat]].append(time.perf_counter() - start)
        return act


def _match(table: SelfPlay, limit: int, seating: Seating) -> list[Dealt]:
    deals: list[Dealt] = []
    while not table.match.over and len(deals) < limit:
        deals += deals_in(table.step(), seating)
    return deals


def _deal(table: SelfPlay, limit: int, seating: Seating) -> list[Dealt]:
    while not table.match.over:
        if deals := list(deals_in(table.step(), seating)):
            return deals
    return []


def _play(table: SelfPlay, limit: int, seating: Seating) -> list[Dealt]:
    """The rulebook player sits everywhere until somebody has a card to play; what is thrown in is dealt again."""
    own, table.players = table.players, [RulebookPlayer() for _ in range(seating.players)]
    timer, table.timer = table.timer, untimed
    while not table.match.over and table.deal <= limit:
        if _plays_cards(table):
            table.players, table.timer = own, timer
            return _deal(table, limit, seating)
        if any(dealt.change is not None for dealt in deals_in(table.step(), seating)):
            break  # it was scored without a card played
    return [Dealt()]


def _plays_cards(table: SelfPlay) -> bool:
    asked = table.asked
    if asked is None:
        return False
    seen = table.match.observation(asked)
    return seen.choose is None and any(act.startswith("play ") for act in seen.legal)


_PLAYED: dict[Mode, Callable[[SelfPlay, int, Seating], list[Dealt]]] = {
    Mode.MATCH: _match,
    Mode.DEAL: _deal,
    Mode.PLAY: _play,
}
