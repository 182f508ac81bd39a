"""`varaq arena`: computer players against each other, over the same cards from every side."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import partial
from random import SystemRandom
from typing import Annotated, Literal, NamedTuple

from cyclopts import Parameter
from rich.table import Table

from varaq.arena import Interval, Mode, Plan, Report, arrangements
from varaq.arena import arena as played_by
from varaq.cli.asked import (
    AsJson,
    Digits,
    Lang,
    Rule,
    console,
    fit_players,
    read_house,
    refuse,
    speaker_for,
)
from varaq.cli.measures import as_data, cells, counting, headed
from varaq.games import House
from varaq.players import player_named
from varaq.words import Speaker, verbatim

COUNTS = {Mode.PLAY: 200, Mode.DEAL: 200, Mode.MATCH: 50}
"""How many are played unless it is said."""


def arena(
    *players: Annotated[
        str,
        Parameter(
            help="Two or more players: `rulebook`, `strongest:worlds=40`, `process:python3 mine.py`.",
            negative="",
        ),
    ],
    house: Annotated[
        str, Parameter(help="A house: `kaiser`, `kaiser/standard;min_bid=7`, or a .toml rule card.")
    ] = "kaiser",
    mode: Annotated[
        Literal["play", "deal", "match"] | None,
        Parameter(
            help="`play`: the cards only, the rulebook player bids for all; `deal`: whole deals; `match`: whole matches."
        ),
    ] = None,
    deals: Annotated[
        int | None, Parameter(help="Deals, each played once for each way to sit.", show_default=False)
    ] = None,
    matches: Annotated[
        int | None, Parameter(help="Matches, each played once for each way to sit.", show_default=False)
    ] = None,
    rule: Rule = (),
    seed: Annotated[int | None, Parameter(help="The same seed deals the same cards.")] = None,
    jobs: Annotated[int, Parameter(help="Processes; 0: one for each processor.")] = 0,
    limit: Annotated[int, Parameter(help="A match is broken off after so many deals.")] = 200,
    lang: Lang = None,
    digits: Digits = "lang",
    as_json: AsJson = False,
) -> int:
    """Compare computer players: the same cards are played from every side, and the differences printed.

    Example: `varaq arena strong rulebook --house kaiser/standard --mode play --deals 500 --jobs 2`
    """
    speaker = speaker_for(lang, digits)
    playing = read_house(house, speaker, rule)
    chosen = Mode(mode) if mode else Mode.MATCH if matches is not None else Mode.DEAL
    given, stray = (matches, deals) if chosen == Mode.MATCH else (deals, matches)
    if stray is not None:
        option = "--deals" if chosen == Mode.MATCH else "--matches"
        raise refuse(speaker, "cli-arena-other-mode", option=option, mode=chosen.value)
    count = COUNTS[chosen] if given is None else given
    for number, least in ((count, 1), (jobs, 0), (limit, 1)):
        if number < least:
            raise refuse(speaker, "cli-bad-number", text=number, least=least)
    if len(players) < 2:
        raise refuse(speaker, "cli-arena-too-few")
    chance = SystemRandom().getrandbits(32) if seed is None else seed
    plan = Plan(playing.text, chosen, count, chance, limit)
    report = _run(players, playing, plan, speaker, jobs=jobs or os.cpu_count() or 1)
    if as_json:
        print(json.dumps(_data(players, playing, plan, report), ensure_ascii=False, indent=2))
    else:
        _print(_names(players), playing, plan, report, speaker)
    return 0


def _run(players: tuple[str, ...], house: House, plan: Plan, speaker: Speaker, *, jobs: int) -> Report:
    report = Report(len(players), house.rules.seating, plan.mode)
    with fit_players(speaker):
        for name in players:
            player_named(name)  # who cannot be had is told before anything is played
        makers = [partial(player_named, name) for name in players]
        with counting(speaker.say(f"cli-arena-progress-{plan.mode}"), plan.count) as advance:
            for duplicate in played_by(makers, plan, jobs=jobs):
                report.add(duplicate)
                advance(1)
    return report


def _names(players: tuple[str, ...]) -> list[str]:
    """The players as they are told apart; a name that comes twice is numbered."""
    return [
        name if players.count(name) == 1 else f"{name} ({players[: at + 1].count(name)})"
        for at, name in enumerate(players)
    ]


class _Measure(NamedTuple):
    """A line of the report. `other`: the player that `of` is compared with, if any."""

    what: str
    of: int
    other: int | None
    interval: Interval


def _measures(report: Report) -> Iterator[_Measure]:
    for first, second in report.pairs:
        yield _Measure("score", first, second, report.score((first, second)))
        if report.mode != Mode.MATCH:
            yield _Measure("points", first, second, report.points((first, second)))
    for player in range(report.players):
        if report.mode == Mode.MATCH:
            yield _Measure("wins", player, None, report.wins(player))
    for player in range(report.players):
        made = report.made(player)
        if made.cases:
            yield _Measure("made", player, None, made)


def _print(names: list[str], house: House, plan: Plan, report: Report, speaker: Speaker) -> None:
    say, out = speaker.say, console()
    ways = len(arrangements(len(names), len(house.rules.seating.sides)))
    out.print(speaker.house(house), style="bold")
    out.print(say(f"cli-arena-played-{plan.mode}", count=plan.count, ways=ways), style="dim")
    table = headed(speaker)
    for what, of, other, interval in _measures(report):
        facts = {"name": verbatim(names[of])} | ({} if other is None else {"other": verbatim(names[other])})
        label = say(f"cli-arena-{what}", **facts)
        table.add_row(label, *cells(speaker, interval, is_share=other is None))
    if report.thrown_in:
        table.add_row(say("cli-sim-thrown-in"), speaker.number(report.thrown_in))
    if report.unfinished:
        table.add_row(say("cli-sim-unfinished"), speaker.number(report.unfinished))
    out.print(table)
    out.print()
    out.print(_pace(names, report, speaker))
    out.print(say("cli-arena-method", seed=verbatim(plan.seed)), style="dim")


def _pace(names: list[str], report: Report, speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(speaker.say("cli-arena-player"))
    for heading in ("decisions", "median", "p99", "longest"):
        table.add_column(speaker.say(f"cli-arena-{heading}"), justify="right")
    for player, name in enumerate(names):
        decisions, *seconds = report.pace(player)
        told = [speaker.mend(f"{1000 * each:.1f}") if decisions else "–" for each in seconds]
        table.add_row(name, speaker.number(decisions), *told)
    return table


def _data(players: tuple[str, ...], house: House, plan: Plan, report: Report) -> dict[str, object]:
    return {
        "house": plan.house,
        "players": list(players),
        "mode": plan.mode.value,
        "seed": plan.seed,
        "limit": plan.limit,
        "duplicates": report.duplicates,
        "arrangements": [list(row) for row in arrangements(len(players), len(house.rules.seating.sides))],
        "deals": report.deals,
        "thrown_in": report.thrown_in,
        "matches": {"finished": report.finished, "broken_off": report.unfinished},
        "method": {
            "differences": "mean ± 1.96 standard errors over duplicates",
            "shares": "Wilson score interval, 95%",
        },
        "measures": [
            {"what": what, "of": of, "against": other, **as_data(interval)}
            for what, of, other, interval in _measures(report)
        ],
        "time": [
            {"of": player, "decisions": pace.decisions}
            | {
                name: round(1000 * seconds, 3) if pace.decisions else None
                for name, seconds in zip(("median_ms", "p99_ms", "longest_ms"), pace[1:], strict=True)
            }
            for player, pace in ((player, report.pace(player)) for player in range(len(players)))
        ],
    }
