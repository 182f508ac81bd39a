"""What is gained where the bidder names, lays or buries otherwise than the book: both are played on in the true deal.

    ./run bench plans [--deals N] [--seed N] [HOUSE …]

All play by the book up to the decision. Where the trials of `strongest` are sure of something better, the deal is
played from there twice, once so and once as the book would, by `strongest` at all seats. 95 % intervals of the
difference to the bidder's side.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Iterator
from random import Random

from varaq import CHANCE, House, Match
from varaq.arena.dealt import Dealt, deals_in
from varaq.arena.intervals import mean
from varaq.arena.table import SelfPlay
from varaq.players import RulebookPlayer, player_named
from varaq.players.searcher.budget import PATIENT
from varaq.players.searcher.plans import better, plans_of
from varaq.seats import Seat, Side

HOUSES = ("bid_whist/standard", "kaiser/saskatchewan_34", "kaiser/standard", "twenty_eight/forty")
BOOK = RulebookPlayer()


def by_the_book(house: House, deals: int, dice: Random) -> Iterator[tuple[Match, Seat]]:
    """The match and the seat asked, before every act of so many deals."""
    while True:
        match = Match(house.game, house.rules, dealer=dice.randrange(house.rules.seating.players))
        table = SelfPlay(match, [BOOK] * match.seating.players, seed=str(dice.getrandbits(60)))
        while not match.over:
            if table.asked is not None:
                yield match, table.asked
            elif not match.phase.mid_deal:
                if not deals:
                    return
                deals -= 1
            table.step()


def played_on(match: Match, seat: Seat, act: str, seed: str) -> Dealt:
    """What the deal comes to after this act."""
    copy = Match(match.game, match.rules, dealer=match.dealer)
    for actor, made in match.log:
        copy.act(actor, made)
    players = [player_named("strongest") for _ in range(match.seating.players)]
    events = copy.act(seat, act)
    while not (found := list(deals_in(events, copy.seating))):
        turn = next(one for one in copy.awaited if one is not CHANCE)
        dice = Random(f"{seed}/{copy.number}")
        events = copy.act(turn, players[turn].choose(copy.observation(turn), dice))
    return found[0]


def ahead(dealt: Dealt, side: Side, what: str) -> float:
    """By how much the side is ahead of the others' mean."""
    counted = getattr(dealt, what)
    others = [number for one, number in counted.items() if one != side]
    return counted[side] - sum(others) / len(others)


def compared(house: str, deals: int, seed: int) -> None:
    played, dice = House.read(house), Random(f"{house}/{seed}")
    tried: dict[str, list[float]] = defaultdict(list)
    gains: dict[str, list[tuple[float, float, float]]] = defaultdict(list)
    for match, seat in by_the_book(played, deals, dice):
        seen = match.observation(seat)
        advised = BOOK.choose(seen, dice)
        if len(seen.legal) < 2 or not plans_of(seen, advised):
            continue
        begun = time.perf_counter()
        chosen = better(seen, advised, PATIENT, Random(dice.getrandbits(60)))
        tried[seen.phase].append(time.perf_counter() - begun)
        if chosen != advised:
            side, at = played.rules.seating.side_of[seat], str(dice.getrandbits(60))
            so, by_book = (played_on(match, seat, act, at) for act in (chosen, advised))
            points, score = (
                ahead(so, side, what) - ahead(by_book, side, what) for what in ("points", "change")
            )
            gains[seen.phase].append((points, score, float(bool(so.made)) - float(bool(by_book.made))))
    for phase, seconds in tried.items():
        columns = zip(*gains[phase], strict=True)
        found = [mean(column) for column in columns] if len(gains[phase]) > 1 else []
        told = " | ".join(f"{one.value:+.2f} ± {one.high - one.value:.2f}" for one in found) or "– | – | –"
        worst = 1e3 * sorted(seconds)[int(0.99 * len(seconds))]
        print(
            f"| {house} | {phase} | {len(seconds)} | {len(gains[phase])} | {told} | {worst:.0f} |", flush=True
        )


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("houses", nargs="*", default=HOUSES)
    reader.add_argument("--deals", type=int, default=600)
    reader.add_argument("--seed", type=int, default=1)
    words = reader.parse_args()
    print(
        "| house | decision | tried | changed | points | score | made | p99 ms |\n|---|---|---|---|---|---|---|---|"
    )
    for house in words.houses:
        compared(house, words.deals, words.seed)


if __name__ == "__main__":
    main()
