"""What is left of a deal: what is said to be decided comes out so, whatever anybody does."""

from random import Random

import pytest

from kit import by_the_book
from varaq import Match
from varaq.arena.dealt import deals_in
from varaq.games import GAMES
from varaq.players.rest import BY_POINTS_ALONE, decided
from varaq.players.searcher.scene import PLAY
from varaq.server.computers import SETTLED_EARLY, may_see_the_end

EARLY = [
    f"{game.name}/{preset.name}" for game in GAMES if game.name in BY_POINTS_ALONE for preset in game.presets
]
HOUSES = [*EARLY, "kaiser/standard", "kaiser/lost_heir", "styrivolt/kvivik"]


def played_on(match: Match, dice: Random) -> tuple[object, ...]:
    """The deal from here to its end, every act any at all: what it changed, and who took how many tricks."""
    copy = Match(match.game, match.rules, dealer=match.dealer)
    for actor, act in match.log:
        copy.act(actor, act)
    while True:
        seat = next(seat for seat in copy.awaited if seat is not None)
        acts = [act for act in copy.observation(seat).legal if not act.startswith("claim")]
        before = tuple(copy.observation(None).tricks)
        events = copy.act(seat, dice.choice(acts))
        if (found := list(deals_in(events, copy.seating))) or copy.over:
            return found[0].change, found[0].made, before


@pytest.mark.parametrize("house", HOUSES)
def test_what_is_decided_comes_out_so_whatever_anybody_does(house):
    told: set[str] = set()
    looked_at = None
    for number, (match, seat) in enumerate(by_the_book(house, deals=12)):
        seen = match.observation(seat)
        if seen.phase not in PLAY or not may_see_the_end(seen) or looked_at == (match, seen.deal):
            continue
        found = decided(seen)
        if found is None:
            continue
        looked_at = match, seen.deal
        told.add(found)
        ends = [played_on(match, Random(f"{number}/{n}")) for n in range(4)]
        assert all(end[:2] == ends[0][:2] for end in ends) or found == "mine"
        if found == "mine":
            least = match.observation(None).tricks[seat] + len(seen.hand) - 1
            assert all(end[2][seat] >= least for end in ends)
    if house in EARLY[:5]:
        assert "decided" in told


def test_the_room_asks_where_somebody_may_know():
    assert set(SETTLED_EARLY) == set(BY_POINTS_ALONE)
