"""Whether the deals of a record came from what was sealed, and its computer players' acts from what they saw."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fair_play import fair_record, secret_of
from kit import step
from varaq import BadRecord, House, Match
from varaq.audit import Fault, Notes, asked, check_deals
from varaq.engine.fair import commitment
from varaq.engine.record import Record
from varaq.players import PLAYERS

HOUSES = [
    "kaiser/standard",
    "kaiser/lost_heir_solo",
    "styrivolt/kvivik",
    "styrivolt/kvivik;shuffle=light",
    "twenty_eight/twenty_eight",
    "twenty_eight/fifty_six_6",
    "bid_whist/standard",
    "bid_whist/standard;jokers_nt=removed",
]


def checked(record: Record):
    """What is found when the record is read from a file."""
    return list(check_deals(House.read(record.house), Record.read(str(record))))


def noted(record: Record, change) -> Record:
    """The record with every note as `change` makes it of its text; None leaves it out."""
    changed = [(place, change(text)) for place, text in record.notes]
    return replace(record, notes=tuple((place, text) for place, text in changed if text is not None))


@pytest.mark.parametrize("house", HOUSES)
def test_deals_that_came_from_their_secrets_are_found_fair(house):
    record = fair_record(house, seed=3, deals=3, salts={0: "mint", 2: "Zaatar_7"})
    found = checked(record)
    assert [check.deal for check in found] == [1, 2, 3]
    assert all(check.fair for check in found), found
    assert [check.added for check in found] == [(0, 2), (), (0, 2)]
    assert [record.acts[check.act - 1][1].verb for check in found] == ["deal"] * 3


@pytest.mark.parametrize("house", [house for house in HOUSES if "light" not in house])
def test_every_deal_begins_with_the_pack_in_the_same_order(house):
    """Else a record alone would not tell from where a shuffle began."""
    read, dice, later = House.read(house), Random(3), []
    while len(later) < 3:  # a match may be won in its first deal
        match, lists = Match(read.game, read.rules), []

        def shuffle(cards, match=match, lists=lists):
            if not match.phase.mid_deal:
                lists.append(tuple(cards))
            dice.shuffle(cards)

        while len(lists) < 3 and not match.over:
            if match.awaited == (None,):
                match.deal(shuffle)
            else:
                step(match, dice)
        later += lists[1:]
    assert later == [read.rules.cards.cards] * len(later)


def test_cards_shuffled_in_the_middle_of_a_deal_are_checked_too():
    text = "bid_whist/standard;jokers_nt=removed"
    records = (fair_record(text, seed=seed, deals=6, players=("random",)) for seed in range(40))
    record = next(each for each in records if any(act.verb == "draw" for _, act in each.acts))
    found = checked(record)
    assert all(check.fair for check in found)
    (first, *_) = [check for check in found if check.shuffles == 2]
    place = next(n for n, (_, act) in enumerate(record.acts) if n > first.act and act.verb == "draw")
    seat, act = record.acts[place]
    turned = act._replace(what=act.what[::-1])
    amiss = checked(replace(record, acts=(*record.acts[:place], (seat, turned))))
    assert [check.faults for check in amiss if check.deal == first.deal] == [(Fault.LATER_ORDER,)]


@pytest.mark.parametrize("deal", [1, 2])
def test_two_cards_that_changed_places_are_found(deal):
    record = fair_record("kaiser/standard", deals=2)
    place = checked(record)[deal - 1].act - 1
    cards = list(record.acts[place][1].what)
    cards[0], cards[31] = cards[31], cards[0]
    acts = (*record.acts[:place], (None, record.acts[place][1]._replace(what=tuple(cards))))
    notes = tuple(note for note in record.notes if note[0] <= place)
    found = checked(Record(record.house, record.dealer, acts, notes=notes))
    assert [check.faults for check in found] == [()] * (deal - 1) + [(Fault.ORDER,)]


def test_another_secret_than_the_sealed_one_is_found():
    other = secret_of("other")
    record = fair_record("kaiser/standard", deals=1)
    told = noted(record, lambda text: f"sealed {commitment(other)}" if text.startswith("sealed") else text)
    assert checked(told)[0].faults == (Fault.COMMITMENT,)
    both = noted(told, lambda text: f"secret {other}" if text.startswith("secret") else text)
    assert checked(both)[0].faults == (Fault.ORDER,)


@pytest.mark.parametrize(
    ("salts", "faults"),
    [
        (["0 mint-1"], ()),
        ([], (Fault.ORDER,)),
        (["0 mint-2"], (Fault.ORDER,)),
        (["1 mint-1"], (Fault.ORDER,)),
        (["0 mint-1", "1 more"], (Fault.ORDER,)),
        (["0 mint-1", "0 more"], (Fault.BAD_NOTE,)),
        (["4 mint-1"], (Fault.BAD_NOTE,)),
        (["0 mint 1"], (Fault.BAD_NOTE,)),
        (["x mint"], (Fault.BAD_NOTE,)),
        (["9999 mint"], (Fault.BAD_NOTE,)),
    ],
)
def test_a_salt_counts_as_it_was_added_and_no_other(salts, faults):
    record = fair_record("kaiser/standard", deals=1, salts={0: "mint"})
    notes = [note for note in record.notes if not note[1].startswith("salt")]
    notes += [(0, f"salt {salt}") for salt in salts]
    assert checked(replace(record, notes=tuple(notes)))[0].faults == faults


def test_what_is_missing_or_cannot_be_used_is_told():
    record = fair_record("kaiser/standard", deals=1)

    def without(key):
        return checked(noted(record, lambda text: None if text.startswith(key) else text))[0].faults

    assert without("sealed") == (Fault.NOT_SEALED,)
    assert without("secret") == (Fault.NO_SECRET,)
    assert without("se") == (Fault.NOT_NOTED,)
    loud = noted(record, lambda text: f"secret {text[7:].upper()}" if text.startswith("secret") else text)
    assert checked(loud)[0].faults == (Fault.BAD_NOTE,)
    short = noted(record, lambda text: text[:-1] if text.startswith("secret") else text)
    assert checked(short)[0].faults == (Fault.BAD_NOTE,)
    twice = replace(record, notes=(*record.notes, (0, "sealed 00")))
    assert checked(twice)[0].faults == (Fault.BAD_NOTE,)


def test_a_secret_that_was_told_before_is_none():
    record = fair_record("kaiser/standard", deals=2)
    first = [text for place, text in record.notes if place == 0 and text.startswith("se")]
    second = checked(record)[1].act - 1
    notes = [note for note in record.notes if note[0] != second or not note[1].startswith("se")]
    again = replace(record, notes=(*notes, *((second, text) for text in first)))
    assert checked(again)[1].faults == (Fault.SECRET_AGAIN, Fault.ORDER)


def test_a_damaged_record_names_its_line_to_whoever_checks_it():
    lines = str(fair_record("kaiser/standard", deals=1)).splitlines()
    last = len(lines)
    while lines[last - 1].startswith("@"):
        last -= 1
    lines[last - 1] = "0 play 9C 9C"
    record = Record.read("\n".join(lines))
    house = House.read(record.house)
    for look in (check_deals, asked):
        with pytest.raises(BadRecord) as damaged:
            list(look(house, record))
        assert damaged.value.line == last
    with pytest.raises(BadRecord):
        list(check_deals(house, replace(record, dealer=4)))


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("player", ["random", "rulebook", "beginner"])
def test_a_computer_player_asked_again_does_the_same(house, player):
    players = (player, None, player, "rulebook")
    record = Record.read(str(fair_record(house, seed=5, deals=2, players=players, away=(0,))))
    count = 0
    for each in asked(House.read(house), record):
        ask = PLAYERS[each.player]()
        dice = Random(each.dice)
        again = ask.choose(each.seen, dice) if each.waited else ask.interrupt(each.seen, dice)
        assert again == each.act
        assert each.player == players[each.seat % 4]
        assert each.away == (each.seat == 0)
        assert record.acts[each.number - 1][0] == each.seat
        count += 1
    acts = [seat for seat, _ in record.acts if seat is not None and players[seat % 4] is not None]
    assert count == len(acts) > 0


def test_nobody_is_asked_again_where_the_dice_are_not_told():
    record = noted(fair_record("kaiser/standard", deals=1), lambda text: None if "dice" in text else text)
    assert list(asked(House.read(record.house), record)) == []
    assert Notes(record).by_players
    assert Notes(record).names == {seat: f"N{seat}" for seat in range(4)}
    assert Notes(record).dice is None
