"""How much there is to be had by the play of the cards: the strongest player, who is shown every hand, against the book.

    ./run bench seeing [--house NAME]… [--count N] [--seed N]

Nobody may play so at a table. It is the same search as ever, but all its worlds are the true deal; what an honest
player is short of this lies in cards that it has not seen. Duplicate deals, the cards only, 95 % intervals. Not for
packs that have a card twice.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial

from players import GAMES_FOUR, with_half

from varaq import House, Match, Observation
from varaq.arena import Mode, Plan, Report, arena
from varaq.arena import table as arena_table
from varaq.engine import Event
from varaq.players import player_named
from varaq.players.searcher import weighing
from varaq.search.kernel import Positions, State
from varaq.search.position import own_cards, position_of
from varaq.search.tables import Tables

step = arena_table.SelfPlay.step


class Shown:
    """The match that is being played, for worlds that are it."""

    match: Match

    def step(self, table: arena_table.SelfPlay) -> Sequence[Event]:
        """The next act of a table, whose match is the one that is shown."""
        self.match = table.match
        return step(table)

    def worlds(self, seen: Observation, tables: Tables, *, n: int, seed: int) -> Positions:
        """The position as it is, so many times."""
        state = position_of(seen, tables)
        for seat in range(tables.seats):
            state.hand[seat] = own_cards(self.match.observation(seat))
        if len(tables.rankings) > 1:
            bidder = position_of(self.match.observation(tables.bidder), tables)
            state.trump, state.face_down, state.trump_led = bidder.trump, bidder.face_down, bidder.trump_led
        return (State * n)(*[state] * n)


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--house", action="append", help="may be repeated; else one of each game")
    reader.add_argument("--count", type=int, default=200)
    reader.add_argument("--seed", type=int, default=3)
    words = reader.parse_args()
    shown = Shown()
    arena_table.SelfPlay.step = lambda table: shown.step(table)  # type: ignore[method-assign]
    weighing.likely_worlds = shown.worlds
    print("| house | deals | points a deal | score a deal |\n|---|---|---|---|")
    for house in words.house or GAMES_FOUR:
        plan = Plan(house, Mode.PLAY, words.count, words.seed)
        report = Report(2, House.read(house).rules.seating, plan.mode)
        for duplicate in arena([partial(player_named, name) for name in ("strongest", "rulebook")], plan):
            report.add(duplicate)
        points, score = with_half(report.points((0, 1))), with_half(report.score((0, 1)))
        print(f"| {house} | {words.count} | {points} | {score} |", flush=True)


if __name__ == "__main__":
    main()
