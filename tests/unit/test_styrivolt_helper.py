"""What helps a player who is new to the game: names for the dealer, and what would beat a card that is led."""

from random import Random

import pytest

from varaq import Match
from varaq.games.styrivolt import STYRIVOLT
from varaq.games.styrivolt.powers import PACK, called
from varaq.games.styrivolt.turn import Turn, beating
from varaq.players import PLAYERS


def phases(seed, **house):
    """A match of some deals played by the book: every match before every act."""
    match, dice = Match(STYRIVOLT, STYRIVOLT.rules(**house), dealer=seed % 4), Random(seed)
    book, deals = PLAYERS["rulebook"](), 0
    while not match.over:
        seat = match.awaited[0]
        if seat is None:
            deals += 1
            if deals > 4:
                return
            match.deal(dice.shuffle)
            continue
        yield match, seat
        match.act(seat, book.choose(match.observation(seat), dice))


@pytest.mark.parametrize("seed", range(6))
def test_who_leads_is_told_what_others_may_hold_that_beats_each_card(seed):
    for match, seat in phases(seed):
        turn = match.phase
        if not isinstance(turn, Turn):
            continue
        told = {s: match.observation(s).extra["leads"] for s in range(4)}
        if not turn.leads:
            assert not any(told.values())
            continue
        assert not any(leads for s, leads in told.items() if s != seat)
        held = turn.cloth.hands[seat]
        gone = held | sum(1 << number for number in turn.played)
        for card in PACK.texts(held):
            if called(card, turn.cloth.chosen) == "trader":
                assert card not in told[seat]
                continue
            number = PACK.number[card]
            raised = turn.raised[seat]
            beaten_by = beating(turn.cloth, [(seat, number, bool(raised >> number & 1))]) & ~gone
            assert told[seat][card] == PACK.texts(beaten_by)


def test_only_who_has_seen_the_turned_cards_knows_the_names_while_the_dealer_chooses():
    asked = 0
    for open_choice in (False, True):
        for seed in range(12):
            for match, dealer in phases(seed, exposure="dealer_any", open_choice=open_choice):
                if match.phase.name != "expose":
                    continue
                asked += 1
                names = {
                    card: name for card in PACK.cards if (name := called(card, match.phase.cloth.chosen))
                }
                for seat in range(4):
                    knows = open_choice or seat == dealer
                    assert match.observation(seat).extra["called"] == (names if knows else {})
    assert asked
