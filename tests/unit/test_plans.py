"""What the bidder names and buries: tried out in imagined deals, and done otherwise than the book only where surely better."""

from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest

from kit import by_the_book
from varaq import Observation
from varaq.players import RulebookPlayer
from varaq.players.hints import advise
from varaq.players.searcher import Budget, Searcher
from varaq.players.searcher.plans import plans_of, try_out
from varaq.players.searcher.trial import Trial

HOUSES = [
    "kaiser/standard",
    "kaiser/saskatchewan_34_any",
    "kaiser/three_player",
    "bid_whist/standard",
    "bid_whist/detroit_five_card",
    "twenty_eight/twenty_nine",
    "twenty_eight/forty",
]
BOOK = RulebookPlayer()


def decisions(house: str, *, deals: int) -> Iterator[tuple[Observation, str]]:
    """What seats see where something may be tried out, and what the book advises; all play by the book."""
    for match, seat in by_the_book(house, deals=deals):
        seen = match.observation(seat)
        if len(seen.legal) > 1 and plans_of(seen, act := BOOK.choose(seen, Random(0))):
            yield seen, act


@pytest.mark.parametrize("house", HOUSES)
def test_every_way_is_lawful_and_the_books_stands_first(house):
    found = 0
    for seen, advised in decisions(house, deals=6):
        plans = plans_of(seen, advised)
        found += 1
        assert plans[0].act == advised
        assert all(plan.act in seen.legal for plan in plans)
        held = seen.rules.cards.mask(seen.hand)
        for plan in plans:
            if plan.keeps is not None:
                assert plan.keeps & ~held == 0
                assert seen.choose is not None
                assert held.bit_count() - plan.keeps.bit_count() == seen.choose.count
    assert found


@pytest.mark.parametrize("house", HOUSES)
def test_the_same_dice_lead_to_the_same_way_and_no_trials_to_the_book(house):
    for number, (seen, advised) in enumerate(decisions(house, deals=3)):
        first, second = (Searcher(Budget(trials=60)).choose(seen, Random(number)) for _ in range(2))
        assert first == second
        assert Searcher(Budget(trials=0)).choose(seen, Random(number)) == advised


@pytest.mark.parametrize(("house", "deals"), [("kaiser/saskatchewan_34", 40), ("bid_whist/northeast_52", 20)])
def test_what_is_done_otherwise_is_better_in_deals_that_nobody_had_looked_at(house, deals):
    gains = []
    for number, (seen, advised) in enumerate(decisions(house, deals=deals)):
        found = try_out(seen, advised, Budget(trials=200), Random(number))
        best, book = found[0].plan, plans_of(seen, advised)[0]
        if best.act != advised:
            trial = Trial.of(seen, n=200, seed=10_000 + number)
            gains.append(fmean(trial.outcomes(best.contract, best.keeps)))
            gains[-1] -= fmean(trial.outcomes(book.contract, book.keeps))
    assert len(gains) > 2
    assert fmean(gains) > 0.1


def test_a_hint_tells_of_every_suit_what_it_would_come_to():
    seen, _ = next(decisions("kaiser/standard", deals=6))
    found = advise(seen, Random(1))
    assert {one.act for one in found} == set(seen.legal)
    assert all(one.wins is not None and one.points is not None and one.makes is not None for one in found)
    assert found[0].act == Searcher(Budget()).choose(seen, Random(1))
    assert found[0].whys[0].code == "best_trump"


def test_a_hint_advises_one_burial():
    told = [advise(seen, Random(1)) for seen, _ in decisions("bid_whist/standard", deals=4) if seen.choose]
    assert told
    assert all(len(found) == 1 and found[0].makes is not None for found in told)
