"""The set phrases of Stýrivolt: said when they are due, by who may say them, of what lies on the table."""

from random import Random

from varaq import CHANCE, Match
from varaq.games import House
from varaq.games.styrivolt.talk import PHRASES
from varaq.players import BANTER, remark

SEATS = (0, 1, 2, 3)
ONLY_PEOPLE_SAY = {"good"}
"""The call for four of a kind is an act of its own; the phrase is a person's joke."""


class Loud(Random):
    """Whoever may speak does."""

    def random(self):
        return 0.0


def remarks(house, seed):
    """Every remark that could be made in a match: (remark, speaker, events, what a bystander has seen)."""
    rules = House.read(house).rules
    match, dice, loud = Match(House.read(house).game, rules, dealer=seed % 4), Random(seed), Loud(seed)
    while not match.over and len(match.log) < 500:
        seat = match.awaited[0]
        events = (
            match.deal(dice.shuffle) if seat is CHANCE else match.act(seat, dice.choice(match.legal(seat)))
        )
        said = remark(BANTER["styrivolt"], match.observation(None), events, SEATS, loud)
        if said is not None:
            yield (*said, events)


def test_every_phrase_comes_up_and_is_one_of_the_house():
    houses = ("styrivolt/kvivik", "styrivolt/kvivik;marking=by_hand", "styrivolt/old_table")
    said = {found.phrase for house in houses for seed in range(12) for found, _, _ in remarks(house, seed)}
    assert said == set(PHRASES) - ONLY_PEOPLE_SAY


def test_a_phrase_is_said_by_one_whom_it_suits():
    for seed in range(6):
        for found, speaker, events in remarks("styrivolt/kvivik", seed):
            assert speaker in found.seats
            played = next((e.public["seat"] for e in events if e.kind == "played"), None)
            if found.phrase == "lamb":
                assert speaker == played
            if found.phrase == "squall":
                assert speaker % 2 != played % 2


def test_who_is_no_speaker_says_nothing():
    for seed in range(3):
        match, dice = (
            Match(House.read("styrivolt/kvivik").game, House.read("styrivolt/kvivik").rules),
            Random(seed),
        )
        while not match.over and len(match.log) < 200:
            seat = match.awaited[0]
            events = (
                match.deal(dice.shuffle)
                if seat is CHANCE
                else match.act(seat, dice.choice(match.legal(seat)))
            )
            seen = match.observation(None)
            assert remark(BANTER["styrivolt"], seen, events, (), Loud(seed)) is None
