"""Which computer player is better, and how long each thinks: duplicate deals in the arena.

    ./run bench players [--track NAME]… [--scale S] [--seed N] [--jobs N]
    ./run bench players --pair strongest rulebook --house kaiser/standard --mode play --count 200

Without `--pair` the tracks below are played, each with `--scale` times the duplicates that stand
there. A player is named as for `varaq arena`; `greedy` is that of `greedy.py`, `ismcts` OpenSpiel's search
in Python (`ismcts:400`: with so many simulations), left out where it is not installed. Times are those of this machine with as many
jobs as were asked for: for times that matter use one.
"""

from __future__ import annotations

import argparse
import platform
import sys
import time
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from greedy import GreedyPlayer

from varaq import GAMES, House
from varaq.arena import Interval, Mode, Plan, Report, arena
from varaq.players import PlayerMaker, player_named

GAMES_FOUR = ("kaiser/standard", "twenty_eight/twenty_eight", "bid_whist/standard", "styrivolt/kvivik")
EVERY_PRESET = tuple(f"{game.name}/{preset.name}" for game in GAMES for preset in game.presets)


class Track(NamedTuple):
    pairs: tuple[tuple[str, str], ...]
    houses: tuple[str, ...]
    mode: Mode
    count: int


TRACKS = {
    "play": Track((("strongest", "rulebook"), ("strong", "rulebook")), GAMES_FOUR, Mode.PLAY, 500),
    "levels": Track(
        (("casual", "beginner"), ("strong", "casual"), ("strongest", "strong")), GAMES_FOUR, Mode.PLAY, 500
    ),
    "ismcts": Track((("strongest", "ismcts"), ("rulebook", "ismcts")), GAMES_FOUR, Mode.PLAY, 200),
    "deal": Track((("strongest", "rulebook"),), GAMES_FOUR, Mode.DEAL, 300),
    "match": Track((("strongest", "rulebook"),), EVERY_PRESET, Mode.MATCH, 10),
}


def maker(name: str) -> PlayerMaker:
    """What makes a player of this name."""
    kind, _, simulations = name.partition(":")
    if kind == "greedy":
        return GreedyPlayer
    if kind != "ismcts":
        player_named(name)  # who cannot be had is told before anything is played
        return partial(player_named, name)
    from open_spiel_ismcts import IsmctsPlayer

    return partial(IsmctsPlayer, simulations=int(simulations or 200))


def compared(pair: tuple[str, str], plan: Plan, *, jobs: int) -> Report:
    """The report of two players; how far it is stands in the error output of a terminal."""
    report = Report(2, House.read(plan.house).rules.seating, plan.mode)
    start = time.monotonic()
    for duplicate in arena([maker(name) for name in pair], plan, jobs=jobs):
        report.add(duplicate)
        if sys.stderr.isatty():
            spent = time.monotonic() - start
            done = f"{report.duplicates} of {plan.count}, {spent:.0f} s"
            print(f"\r{plan.house} {plan.mode} {' '.join(pair)}: {done} ", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    return report


def row(pair: tuple[str, str], plan: Plan, report: Report) -> str:
    score, points = report.score((0, 1)), report.points((0, 1))
    wins = report.wins(0)
    paces = [report.pace(player) for player in (0, 1)]
    cells = [
        plan.house,
        *pair,
        str(report.duplicates),
        with_half(score),
        with_half(points) if plan.mode != Mode.MATCH else "–",
        f"{100 * wins.value:.0f}% ({100 * wins.low:.0f}–{100 * wins.high:.0f})" if wins.cases else "–",
        " / ".join(f"{100 * report.made(n).value:.0f}%" if report.made(n).cases else "–" for n in (0, 1)),
        *(
            " / ".join(f"{1000 * getattr(pace, name):.1f}" for pace in paces)
            for name in ("median", "p99", "longest")
        ),
    ]
    return "| " + " | ".join(cells) + " |"


def with_half(interval: Interval) -> str:
    return f"{interval.value:+.2f} ± {interval.high - interval.value:.2f}"


HEAD = (
    "| house | A | B | duplicates | score a deal, A − B | points a deal, A − B | matches won by A "
    "| contracts made, A / B | median ms, A / B | p99 ms, A / B | longest ms, A / B |"
)


def printed(pairs: tuple[tuple[str, str], ...], plans: list[Plan], *, jobs: int) -> Iterator[str]:
    yield HEAD
    yield "|---" * HEAD.count(" | ") + "|---|"
    for plan in plans:
        for pair in pairs:
            yield row(pair, plan, compared(pair, plan, jobs=jobs))


def installed(pair: tuple[str, str]) -> bool:
    if not any(name.startswith("ismcts") for name in pair):
        return True
    try:
        import open_spiel  # noqa: F401
    except ImportError:
        print(f"OpenSpiel is not installed here: no {pair[0]} against {pair[1]}.\n")
        return False
    return True


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--track", action="append", choices=TRACKS, help="may be repeated; else all")
    reader.add_argument("--pair", action="append", nargs=2, metavar=("A", "B"), help="may be repeated")
    reader.add_argument("--house", action="append", help="may be repeated; else those of the track")
    reader.add_argument("--mode", type=Mode, choices=list(Mode), help="of --pair", default=Mode.PLAY)
    reader.add_argument("--count", type=int, help="duplicates; else those of the track, or 200")
    reader.add_argument("--scale", type=float, default=1.0)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=1)
    words = reader.parse_args()
    if words.pair:
        pairs = tuple((first, second) for first, second in words.pair)
        tracks = {"pair": Track(pairs, GAMES_FOUR, words.mode, 200)}
    else:
        tracks = {name: TRACKS[name] for name in words.track or TRACKS}
    jobs = f"{words.jobs} job" + ("s" if words.jobs > 1 else "")
    print(f"Python {platform.python_version()}, {jobs}, seed {words.seed}\n")
    for name, track in tracks.items():
        count = words.count or max(1, round(track.count * words.scale))
        plans = [Plan(house, track.mode, count, words.seed) for house in words.house or track.houses]
        print(f"### {name}: {track.mode}\n")
        pairs = tuple(pair for pair in track.pairs if installed(pair))
        for line in printed(pairs, plans, jobs=words.jobs):
            print(line, flush=True)
        print()


if __name__ == "__main__":
    main()
