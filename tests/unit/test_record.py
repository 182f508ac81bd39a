"""Records of matches, and matches that forget what was told."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit import begun, played, step
from varaq import BadRecord, House
from varaq.engine.record import Record


def test_a_match_that_forgets_its_events_goes_on_as_one_that_does_not():
    house = House.read("kaiser/saskatchewan_34")
    keeps, forgets = (begun(house, 4, acts=30) for _ in range(2))
    forgets.forget()
    for seed in range(60):
        if keeps.over:
            break
        step(keeps, Random(seed))
        step(forgets, Random(seed))
        for seat in (*range(4), None):
            assert keeps.observation(seat).as_data() == forgets.observation(seat).as_data()
    assert keeps.events_of(keeps.number) == forgets.events_of(forgets.number)
    assert len(forgets.events) < len(keeps.events)
    with pytest.raises(LookupError):
        forgets.events_of(3)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (1, "varaq 9"),
        (2, "home kaiser/standard"),
        (3, "dealer x"),
        (4, "- deal AS AS"),
        (5, "0 fly"),
        (6, "9 keep"),
        (7, "no act at all"),
    ],
)
def test_a_damaged_record_names_its_line(line, wrong):
    house = House.read("kaiser/standard")
    lines = str(Record.of(house.text, played(house, 3))).splitlines()
    lines[line - 1] = wrong
    with pytest.raises(BadRecord) as damaged:
        Record.read("\n".join(lines)).replay(house.game, house.rules)
    assert damaged.value.line == line


NOTED = ("name 0 Nahid", "dice 5eed", "by strong away", "secret 0f", "x")


def test_a_record_without_notes_is_written_as_it_was():
    house = House.read("kaiser/standard")
    match = played(house, 3)
    text = str(Record.of(house.text, match))
    acts = [f"{'-' if seat is None else seat} {action}" for seat, action in match.log]
    assert text == "\n".join(["varaq 1", f"house {house.text}", f"dealer {match.dealer}", *acts]) + "\n"
    assert Record.read(text).notes == ()


@given(st.lists(st.tuples(st.integers(0, 40), st.sampled_from(NOTED)), max_size=30))
def test_notes_keep_their_place_and_order_and_change_nothing(notes):
    house = House.read("kaiser/standard")
    match = begun(house, 3, acts=30)
    noted = Record.of(house.text, match, notes)
    text = str(noted)
    read = Record.read(text)
    end = len(match.log)
    assert read.notes == tuple((min(place, end), note) for place, note in sorted(notes, key=lambda n: n[0]))
    assert str(read) == text
    assert read.acts == Record.of(house.text, match).acts
    assert read.replay(house.game, house.rules).log == match.log
    assert [line for line in text.splitlines() if not line.startswith("@ ")] == str(
        Record.of(house.text, match)
    ).splitlines()


def test_a_note_stands_before_the_act_it_belongs_to():
    house = House.read("kaiser/standard")
    match = begun(house, 3, acts=3)
    lines = str(Record.of(house.text, match, [(0, "sealed 0f"), (1, "by strong")])).splitlines()
    assert lines[3] == "@ sealed 0f"
    assert lines[4].startswith("- deal ")
    assert lines[5] == "@ by strong"
    assert lines[6][0].isdecimal()


@given(st.text(max_size=40))
def test_no_text_of_a_note_can_be_read_as_an_act(text):
    house = House.read("kaiser/standard")
    match = begun(house, 3, acts=3)
    read = Record.read(str(Record.of(house.text, match, [(1, f"name 0 {text}")])))
    assert read.acts == tuple(match.log)
    assert len(read.notes) == 1


def test_the_line_of_a_wrong_act_is_found_behind_notes():
    house = House.read("kaiser/standard")
    match = begun(house, 3, acts=2)
    lines = str(Record.of(house.text, match, [(0, "name 0 Nahid"), (1, "by strong")])).splitlines()
    assert lines[5] == "@ by strong"
    lines[6] = "0 fly"
    with pytest.raises(BadRecord) as damaged:
        Record.read("\n".join(lines)).replay(house.game, house.rules)
    assert damaged.value.line == 7


def test_a_note_without_a_key_is_no_note():
    with pytest.raises(BadRecord) as damaged:
        Record.read("varaq 1\nhouse kaiser/standard\ndealer 0\n@\n")
    assert damaged.value.line == 4
