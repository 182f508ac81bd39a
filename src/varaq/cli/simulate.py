"""`varaq simulate`: what computer players make of a house, over many deals."""

from __future__ import annotations

import json
import os
from random import SystemRandom
from typing import Annotated

from cyclopts import Parameter

from varaq.arena import Interval, mean, share
from varaq.cli.asked import (
    AsJson,
    Digits,
    HouseText,
    Lang,
    Rule,
    console,
    fit_players,
    read_house,
    refuse,
    speaker_for,
)
from varaq.cli.measures import as_data, cells, counting, headed
from varaq.cli.simulation import Plan, Tally, matches
from varaq.games import House
from varaq.players import player_named
from varaq.words import Speaker, TableTalk, verbatim


def simulate(
    house: HouseText,
    *,
    deals: Annotated[int, Parameter(help="Deals in all, those thrown in too.")] = 1000,
    players: Annotated[
        str, Parameter(help="Players of the seats in order, `A,B`; repeated all round.")
    ] = "rulebook",
    rule: Rule = (),
    seed: Annotated[int | None, Parameter(help="The same seed tells the same story.")] = None,
    jobs: Annotated[int, Parameter(help="Processes; 0: one for each processor.")] = 0,
    limit: Annotated[int, Parameter(help="A match is broken off after so many deals.")] = 200,
    lang: Lang = None,
    digits: Digits = "lang",
    as_json: AsJson = False,
) -> int:
    """Let computer players play many deals, and print points, contracts and wins with 95% intervals.

    Example: `varaq simulate kaiser/standard --deals 5000 --players rulebook,random --jobs 4`
    """
    speaker = speaker_for(lang, digits)
    played = read_house(house, speaker, rule)
    for given, least in ((deals, 1), (jobs, 0), (limit, 1)):
        if given < least:
            raise refuse(speaker, "cli-bad-number", text=given, least=least)
    seats = players_of(players, played, speaker)
    chosen = SystemRandom().getrandbits(32) if seed is None else seed
    plan = Plan(played.text, seats, chosen, limit)
    tally = _run(
        plan, Tally(played.rules.seating.sides), speaker, deals=deals, jobs=jobs or os.cpu_count() or 1
    )
    if as_json:
        print(json.dumps(_data(plan, tally), ensure_ascii=False, indent=2))
    else:
        _print(plan, played, tally, speaker)
    return 0


def players_of(text: str, house: House, speaker: Speaker) -> tuple[str, ...]:
    """The players of all seats; ends the program where one is unknown."""
    names = [name.strip() for name in text.split(",")]
    with fit_players(speaker):
        for name in names:
            player_named(name)
    return tuple(names[seat % len(names)] for seat in range(house.rules.seating.players))


def _run(plan: Plan, tally: Tally, speaker: Speaker, *, deals: int, jobs: int) -> Tally:
    with fit_players(speaker), counting(speaker.say("cli-sim-progress"), deals) as advance:
        for played in matches(plan, deals=deals, jobs=jobs):
            tally.add(played, limit=plan.limit)
            advance(len(played.deals))
    return tally


def _rows(tally: Tally) -> list[tuple[str, str, Interval, bool]]:
    """What is told: a code, whose or which, the interval, and whether it is a share."""
    rows = [("points", side, mean(tally.points[side]), False) for side in tally.sides]
    rows.append(("made", "", share(*tally.contracts()), True))
    rows += [("made_side", side, share(*tally.contracts(side=side)), True) for side in tally.sides]
    for kind in tally.kinds:
        made, count = tally.contracts(kind=kind)
        rows.append(("share", kind, share(count, tally.scored), True))
        if kind != "none":
            rows.append(("made_kind", kind, share(made, count), True))
    rows += [("wins", side, share(tally.wins[side], tally.finished), True) for side in tally.sides]
    return rows


def _print(plan: Plan, house: House, tally: Tally, speaker: Speaker) -> None:
    say, out = speaker.say, console()
    talk = TableTalk(
        speaker, house.rules.seating, [say("cli-sim-seat", n=seat) for seat in range(len(plan.players))]
    )
    out.print(
        say("cli-sim-title", house=verbatim(speaker.house(house)), deals=tally.scored + tally.thrown_in),
        style="bold",
    )
    for seat, name in enumerate(plan.players):
        out.print(say("cli-sim-seats", name=verbatim(talk.seat(seat)), player=verbatim(name)), style="dim")
    table = headed(speaker)
    for code, which, interval, is_share in _rows(tally):
        table.add_row(_label(speaker, talk, code, which), *cells(speaker, interval, is_share=is_share))
    table.add_row(say("cli-sim-thrown-in"), speaker.number(tally.thrown_in))
    table.add_row(say("cli-sim-unfinished"), speaker.number(tally.unfinished))
    out.print(table)
    out.print(say("cli-sim-method", seed=verbatim(plan.seed)), style="dim")


def _label(speaker: Speaker, talk: TableTalk, code: str, which: str) -> str:
    if code in ("share", "made_kind"):
        id = f"cli-sim-kind-{which}"
        kind = speaker.say(id) if speaker.has(id) else which
        return speaker.say(f"cli-sim-{code.replace('_', '-')}", kind=verbatim(kind))
    if code == "made":
        return speaker.say("cli-sim-made")
    return speaker.say(f"cli-sim-{code.replace('_', '-')}", name=verbatim(talk.side(which)))


def _data(plan: Plan, tally: Tally) -> dict[str, object]:
    return {
        "house": plan.house,
        "players": list(plan.players),
        "seed": plan.seed,
        "limit": plan.limit,
        "deals": tally.scored + tally.thrown_in,
        "scored": tally.scored,
        "thrown_in": tally.thrown_in,
        "matches": {"finished": tally.finished, "broken_off": tally.unfinished},
        "method": {
            "points": "mean ± 1.96 standard errors over deals",
            "shares": "Wilson score interval, 95%",
        },
        "measures": [
            {"what": code, "of": which, **as_data(interval)} for code, which, interval, _ in _rows(tally)
        ],
    }
