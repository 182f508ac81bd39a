"""How many decisions a second the plain Python engine takes, beside OpenSpiel's C++ games.

    ./run bench engine [--rounds N] [--seconds S]

Random legal play of whole deals through the public API: the legal set is asked for, one
act is drawn from it and made, and its events are produced; where an act names several cards
(six of eighteen to bury) it is drawn without writing all of them out. The programs take turns in
rounds, so that whatever else the machine does falls on all of them; the medians are shown
and the ratio. OpenSpiel (`pyspiel`, driven from Python the same way) is left out where it
is not installed.
"""

from __future__ import annotations

import argparse
import platform
import random
import statistics
import time
from collections.abc import Callable, Iterator

from varaq import CHANCE, House, Match
from varaq.engine.choice import Chosen

HOUSES = (
    "kaiser/standard",
    "kaiser/saskatchewan_34",
    "kaiser/lost_heir",
    "kaiser/two_player",
    "kaiser/six_player_two_teams",
    "styrivolt/kvivik",
    "twenty_eight/twenty_eight",
    "twenty_eight/fifty_six_6",
    "bid_whist/standard",
    "bid_whist/columbus_no_kitty",
)


def varaq_deals(text: str, dice: random.Random) -> Iterator[int]:
    """Decisions from one shuffle to the next."""
    house = House.read(text)
    while True:
        match = Match(house.game, house.rules, dealer=0)
        for _ in range(8):
            if match.over:
                break
            match.deal(dice.shuffle)
            decisions = 0
            while match.awaited not in ((), (CHANCE,)):
                seat = match.awaited[0]
                choice = match.phase.choice(seat)
                match.act(seat, dice.choice(Chosen(choice) if choice else match.legal(seat)))
                decisions += 1
            yield decisions


def openspiel_deals(name: str, dice: random.Random) -> Iterator[int]:
    """Decisions of one OpenSpiel game after another."""
    import pyspiel

    game = pyspiel.load_game(name)
    while True:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, chances)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        yield decisions


def speed(deals: Iterator[int], seconds: float) -> float:
    """Decisions a second over about so many seconds."""
    start = time.perf_counter()
    done = 0
    while (spent := time.perf_counter() - start) < seconds:
        done += next(deals)
    return done / spent


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--rounds", type=int, default=7)
    reader.add_argument("--seconds", type=float, default=1.0)
    words = reader.parse_args()
    runs: dict[str, Iterator[int]] = {name: varaq_deals(name, random.Random(1)) for name in HOUSES}
    makers: dict[str, Callable[[], Iterator[int]]] = {
        f"OpenSpiel {name}": lambda name=name: openspiel_deals(name, random.Random(1))
        for name in ("euchre", "spades")
    }
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        print("OpenSpiel is not installed here: no ratios.\n")
    else:
        runs |= {name: make() for name, make in makers.items()}
    found: dict[str, list[float]] = {name: [] for name in runs}
    for deals in runs.values():
        next(deals)
    for _ in range(words.rounds):
        for name, deals in runs.items():
            found[name].append(speed(deals, words.seconds))
    medians = {name: statistics.median(speeds) for name, speeds in found.items()}
    others = [name for name in makers if name in medians]
    print(f"Python {platform.python_version()}, {words.rounds} rounds of {words.seconds:g} s, medians\n")
    print("| program | decisions a second | " + " | ".join(f"of {name}" for name in others) + " |")
    print("|---|---|" + "---|" * len(others))
    for name, median in medians.items():
        ratios = " | ".join(f"{median / medians[other]:.2f}" for other in others)
        print(f"| {name} | {median:,.0f} | {ratios} |")


if __name__ == "__main__":
    main()
