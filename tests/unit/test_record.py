"""Records of matches, and matches that forget what was told."""

from random import Random

import pytest

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
