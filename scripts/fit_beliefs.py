"""Finds what calls tell about hands: how the traits of bidders' and others' hands differ from chance.

    ./run python scripts/fit_beliefs.py --deals 400 > src/varaq/players/searcher/habits.py

Deals are bid by the rulebook player. In each the true lie of the unseen cards is put among others that
agree with what a seat was shown; the habits are those that make the true one stand out best
(conditional logit, gradient ascent with a small penalty on size).
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import exp
from random import Random

from varaq.engine import CHANCE, Match, Observation
from varaq.games import House
from varaq.players.rulebook import RulebookPlayer
from varaq.players.searcher.belief import NOTHING, ROLES, TRAITS, counted, kind_of, roles
from varaq.search import kernel
from varaq.search.kernel import State
from varaq.search.tables import Tables, tables_of
from varaq.search.worlds import worlds

HOUSES = (
    "kaiser/standard", "kaiser/saskatchewan_34", "kaiser/cardgames_zone", "kaiser/les_rois",
    "twenty_eight/twenty_eight", "twenty_eight/twenty_nine", "twenty_eight/twenty_eight_six",
    "twenty_eight/fifty_six_4", "twenty_eight/fifty_six_6", "twenty_eight/forty",
    "bid_whist/standard", "bid_whist/one_joker", "bid_whist/northeast_52", "bid_whist/columbus_no_kitty",
)  # fmt: skip
LIES = 30
FEWEST, MOST = 150, 600
"""Cases of one kind; more tell little more."""
STEPS, RATE, PENALTY = 80, 0.8, 0.002
SIZE = len(ROLES) * len(TRAITS)


def rows(seen: Observation, tables: Tables, lies: Sequence[State]) -> list[list[float]]:
    """The traits of the unseen hands in each lie, by role: what they would weigh if one alone counted."""
    whose = roles(seen, tables)
    found = [[0.0] * SIZE for _ in lies]
    for at in range(SIZE):
        role, trait = ROLES[at // len(TRAITS)], at % len(TRAITS)
        if role in whose:
            one = [float(trait == place) for place in range(len(TRAITS))]
            habits = [one if each == role else NOTHING for each in whose]
            for row, weight in zip(found, kernel.weigh(counted(seen, tables, habits), lies), strict=True):
                row[at] = weight
    return found


def cases(house: str, deals: int, seed: int) -> Iterator[tuple[str, list[list[float]]]]:
    """For every deal and seat the traits of the true lie, then those of others."""
    played = House.read(house)
    dice, book = Random(seed), RulebookPlayer()
    seats = played.rules.seating.players
    left = deals
    while left:
        match = Match(played.game, played.rules, dealer=dice.randrange(seats))
        match.deal(dice.shuffle)
        while not match.over and CHANCE not in match.awaited and match.phase.name != "play":
            seat = match.awaited[0]
            match.act(seat, book.choose(match.observation(seat), Random(dice.getrandbits(60))))
        if match.phase.name != "play":
            continue
        left -= 1
        hands = [match.observation(seat).hand for seat in range(seats)]
        for seat in range(seats):
            seen = match.observation(seat)
            if seat in seen.out or seen.contract is None or seen.contract["bid"] is None:
                continue
            tables = tables_of(seen)
            kind = kind_of(seen, seen.contract)
            lies = worlds(seen, tables, n=LIES, seed=dice.getrandbits(60))
            truth = lies[0].copy()
            for other in range(seats):
                if other != seat:
                    truth.hand[other] = played.rules.cards.mask(hands[other])
            bidder = match.observation(tables.bidder)
            if bidder.mine.get("trump"):
                suits = [suit for suit, _ in played.rules.cards.suits]
                truth.trump = 1 + suits.index(bidder.mine["trump"][0])
                card = bidder.mine.get("trump_card")
                truth.face_down = played.rules.cards.number[card[0]] if card else -1
            yield kind, rows(seen, tables, [truth, *lies])


def fit(found: list[list[list[float]]]) -> list[float]:
    habits = [0.0] * SIZE
    for _ in range(STEPS):
        slope = [0.0] * SIZE
        for lies in found:
            sums = [sum(h * x for h, x in zip(habits, lie, strict=True) if x) for lie in lies]
            most = max(sums)
            weights = [exp(each - most) for each in sums]
            total = sum(weights)
            for at in range(SIZE):
                mean = sum(w * lie[at] for w, lie in zip(weights, lies, strict=True)) / total
                slope[at] += lies[0][at] - mean
        habits = [h + RATE * (s / len(found) - PENALTY * h) for h, s in zip(habits, slope, strict=True)]
    return habits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--houses", nargs="*", default=HOUSES)
    asked = parser.parse_args()
    found: dict[str, list[list[list[float]]]] = defaultdict(list)
    for house in asked.houses:
        for kind, lies in cases(house, asked.deals, 1):
            found[kind].append(lies)
        print(house, {kind: len(all_) for kind, all_ in found.items()}, file=sys.stderr)
    print(
        '"""How much each trait tells of a hand, by kind of deal and role; made by scripts/fit_beliefs.py."""\n'
    )
    print("from collections.abc import Mapping, Sequence\n")
    print("HABITS: Mapping[str, Mapping[str, Sequence[float]]] = {")
    for kind, all_ in sorted(found.items()):
        if len(all_) < FEWEST:
            continue
        habits = fit(Random(1).sample(all_, min(MOST, len(all_))))
        print(f'    "{kind}": {{')
        for at, role in enumerate(ROLES):
            row_ = ", ".join(f"{h:.2f}" for h in habits[at * len(TRAITS) : (at + 1) * len(TRAITS)])
            print(f'        "{role}": ({row_}),')
        print("    },")
    print("}")


if __name__ == "__main__":
    main()
