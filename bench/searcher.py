"""What the searching player does in every named house: bids made, how often deals could be solved, time.

    ./run bench searcher [--deals N] [--player NAME] [HOUSE …]

All seats are played by the same level. `solved`: the share of searched decisions in which open cards were solved
too, `cut`: those in which that hit its limit; the rest had a single card to choose. Milliseconds are those of a
decision that was searched.
"""

from __future__ import annotations

import argparse
import time
from random import Random

from varaq import CHANCE, GAMES, House, Match
from varaq.players import PLAYERS
from varaq.players import searcher as package
from varaq.players.searcher.weighing import Weighed, weigh

EVERY = [f"{game.name}/{preset.name}" for game in GAMES for preset in game.presets]


class Watched:
    """Weighs as the player does, and keeps how it went."""

    def __init__(self) -> None:
        self.found: list[tuple[Weighed, float]] = []

    def __call__(self, *asked) -> Weighed:
        begun = time.perf_counter()
        weighed = weigh(*asked)
        self.found.append((weighed, time.perf_counter() - begun))
        return weighed


def play(house: str, player: str, deals: int) -> tuple[int, int, list[tuple[Weighed, float]]]:
    """Contracts made, contracts, and what was searched."""
    watched = package.weigh = Watched()
    played, dice, one = House.read(house), Random(house), PLAYERS[player]()
    made = contracts = 0
    match = Match(played.game, played.rules, dealer=0)
    while deals:
        if match.over:
            match = Match(played.game, played.rules, dealer=dice.randrange(played.rules.seating.players))
        if CHANCE in match.awaited:
            deals -= not match.phase.mid_deal
            events = match.deal(dice.shuffle)
        else:
            seat = match.awaited[0]
            act = one.choose(match.observation(seat), Random(dice.getrandbits(60)))
            events = match.act(seat, act)
        for event in events:
            if event.kind == "scored" and event.public and event.public.get("made") is not None:
                contracts += 1
                made += event.public["made"]
    return made, contracts, watched.found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("houses", nargs="*", default=EVERY)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--player", default="strongest")
    asked = parser.parse_args()
    print("| house | made | solved | cut | median ms | p99 ms |\n|---|---|---|---|---|---|")
    for house in asked.houses:
        made, contracts, found = play(house, asked.player, asked.deals)
        if not found:
            continue
        seconds = sorted(took for _, took in found)
        solved = sum(weighed.solved for weighed, _ in found) / len(found)
        cut = sum(weighed.cut for weighed, _ in found) / len(found)
        share = f"{made} of {contracts}" if contracts else "–"
        median, worst = seconds[len(seconds) // 2] * 1e3, seconds[int(len(seconds) * 0.99)] * 1e3
        print(f"| {house} | {share} | {solved:.0%} | {cut:.0%} | {median:.0f} | {worst:.0f} |", flush=True)


if __name__ == "__main__":
    main()
