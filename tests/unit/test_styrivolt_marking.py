"""Marking the board by hand: who is waited for, who may besides, and what is lost (ST-73, ST-R23)."""

from random import Random

import pytest

from varaq import Match
from varaq.engine.phase import legal
from varaq.errors import Reason
from varaq.games.styrivolt import STYRIVOLT
from varaq.games.styrivolt.board import Board
from varaq.games.styrivolt.cloth import Standing
from varaq.games.styrivolt.ending import CLOSE, LEAVE, MARK, Mark
from varaq.games.styrivolt.scoring import Result
from varaq.players import PLAYERS

FRESH = Board.fresh("A")


def marking(*, dealer=0, side="A", strokes=2, crosses=0, **house):
    """A deal that is over, in a house where the winners mark."""
    rules = STYRIVOLT.rules(marking="by_hand", **house)
    return Mark(rules, Standing(FRESH, dealer), Result(side, "made", strokes=strokes, crosses=crosses))


def open_to(phase, seat):
    return [str(action) for action in legal(phase, seat)]


def entry_of(events):
    (entry,) = [event.public for event in events if event.kind == "scored"]
    return entry


@pytest.mark.parametrize(("side", "marker", "partner"), [("A", 0, 2), ("B", 1, 3)])
def test_one_of_the_winners_is_waited_for_and_his_partner_may_mark_in_his_stead(side, marker, partner):
    phase = marking(side=side, dealer=partner)
    assert phase.awaited == (marker,)
    assert phase.interrupting == (partner,)
    for seat in (marker, partner):
        assert open_to(phase, seat) == ["mark"]
        after, (marked,) = phase.after(seat, MARK)
        assert (marked.kind, marked.public["seat"]) == ("marked", seat)
        assert marked.public["board"]["strokes"][side] == 1
        assert after.awaited == ((partner + 1) % 4,)
        assert not after.interrupting
        assert after.why_not(partner, MARK).code == Reason.NOTHING_TO_MARK


def test_the_others_have_nothing_to_mark():
    assert marking(side="A").why_not(1, MARK).code == Reason.NOTHING_TO_MARK


def test_where_the_table_reminds_nobody_deals_before_all_is_marked():
    phase = marking(dealer=3)
    assert phase.next_dealer == phase.marker
    assert open_to(phase, 0) == ["mark"]
    assert phase.why_not(0, CLOSE).code == Reason.MARK_FIRST
    assert phase.why_not(0, LEAVE).code == Reason.MARK_FIRST
    assert open_to(phase.after(0, MARK).phase, 0) == ["deal"]


def test_where_nobody_reminds_them_it_is_lost_with_the_next_deal():
    phase = marking(dealer=0, marking_reminder=False)
    assert phase.awaited == (0,)
    assert open_to(phase, 0) == ["mark", "pass"]
    assert phase.why_not(1, CLOSE).code == Reason.MARK_FIRST, "the cards have not lain long enough"
    left, (gone_on,) = phase.after(0, LEAVE)
    assert gone_on.public == {"seat": 0}
    assert left.awaited == (1,)
    assert [open_to(left, seat) for seat in range(4)] == [["mark"], ["deal"], ["mark"], []]
    entry = entry_of(left.after(1, CLOSE).events)
    assert [line["code"] for line in entry["lines"]] == ["made", "unmarked"]
    assert entry["board"] == FRESH.as_data()
    assert entry["points"] == entry["hand"] == {"A": 0, "B": 0}


def test_until_the_next_deal_it_may_still_be_marked():
    left = marking(dealer=0, marking_reminder=False).after(0, LEAVE).phase
    after = left.after(2, MARK).phase
    entry = entry_of(after.after(1, CLOSE).events)
    assert [line["code"] for line in entry["lines"]] == ["made"]
    assert entry["points"] == {"A": 2, "B": 0}


def test_the_next_dealer_leaves_it_by_dealing():
    phase = marking(dealer=3, marking_reminder=False)
    assert open_to(phase, 0) == ["mark", "deal"]
    entry = entry_of(phase.after(0, CLOSE).events)
    assert [line["code"] for line in entry["lines"]] == ["made", "unmarked"]


def test_crosses_that_are_lost_are_not_in_the_sum():
    phase = marking(dealer=3, strokes=0, crosses=2, marking_reminder=False)
    entry = entry_of(phase.after(0, CLOSE).events)
    assert [line["score"] for line in entry["lines"]] == [2, -2]
    assert entry["hand"] == entry["after"] == {"A": 0, "B": 0}


def test_where_there_is_nothing_to_mark_the_next_dealer_deals():
    phase = marking(strokes=0, dealer=2)
    assert phase.awaited == (3,)
    assert open_to(phase, 3) == ["deal"]


@pytest.mark.parametrize("reminder", [True, False])
def test_computer_players_always_mark(reminder):
    house = STYRIVOLT.rules(marking="by_hand", marking_reminder=reminder)
    match, dice = Match(STYRIVOLT, house), Random(3)
    players = {seat: PLAYERS["rulebook"]() for seat in range(4)}
    while not match.over:
        seat = match.awaited[0]
        if seat is None:
            match.deal(dice.shuffle)
        else:
            match.act(seat, players[seat].choose(match.observation(seat), dice))
    kinds = [event.kind for event in match.events if event.kind in ("deal_over", "marked", "scored")]
    assert kinds == ["deal_over", "marked", "scored"] * (len(kinds) // 3)
