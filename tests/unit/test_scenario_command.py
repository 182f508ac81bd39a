"""`varaq scenario`: what passes, what fails and how it is told."""

import json
import re

import pytest

from kit import HERE
from varaq.cli import app
from varaq.cli.scenario_file import read_scenarios

KAISER = HERE / "scenarios" / "kaiser.yaml"

GOOD = """
- id: one
  game: kaiser
  clauses: [KS-72, KS-81]
  kind: trick
  contract: {bidder: 0, bid: "8", trump: S}
  plays: [[0, AH], [1, KH], [2, 8S], [3, 5H]]
  winner: 2
  points: {A: 6}
"""


@pytest.fixture
def run(tmp_path, capsys):
    def run(text, *more):
        file = tmp_path / "family.yaml"
        file.write_text(text, encoding="utf-8")
        code = app(["scenario", str(file), *more], result_action="return_value")
        return code, capsys.readouterr().out.splitlines()

    return run


def test_the_examples_of_the_catalogue_pass(capsys):
    assert app(["scenario", str(KAISER)], result_action="return_value") == 0
    count = len(read_scenarios(KAISER))
    assert capsys.readouterr().out == f"{count} passed, 0 failed\n"


def test_a_folder_is_read_with_all_that_is_in_it(tmp_path, capsys):
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "a" / "b" / "x.yaml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a scenario", encoding="utf-8")
    assert app(["scenario", str(tmp_path)], result_action="return_value") == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_a_wrong_expectation_fails_with_what_was_expected_what_came_and_the_clauses(run):
    code, lines = run(GOOD.replace("winner: 2", "winner: 0"))
    assert code == 1
    assert lines == ["one: expected winner: 0 got 2 (KS-72, KS-81)", "0 passed, 1 failed"]


def test_any_changed_answer_of_the_catalogue_fails(run):
    text = KAISER.read_text(encoding="utf-8").replace("illegal: true", "illegal: false", 1)
    code, lines = run(text)
    assert code == 1
    assert len(lines) == 2
    assert re.fullmatch(r"ks-[\w-]+: expected illegal: false got true \(KS-43, KS-44\)", lines[0])
    assert re.fullmatch(r"\d+ passed, 1 failed", lines[1])


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("kind: trick", "kind: fishing", "one: unknown kind: fishing"),
        ("winner: 2", "winner: 2\n  colour: red", "one: unknown field: colour"),
        ("  plays: [[0, AH], [1, KH], [2, 8S], [3, 5H]]\n", "", "one: field needed: plays"),
        ("  winner: 2\n  points: {A: 6}\n", "", "one: nothing expected"),
        ("game: kaiser", "game: kiser", "one: There is no game called “kiser”. Did you mean “kaiser”?"),
        (
            "game: kaiser",
            "game: kaiser\n  preset: standrd",
            "one: There are no ready-made rules called “standrd”.",
        ),
        (
            "game: kaiser",
            "game: kaiser\n  rules: {minbid: 7}",
            "one: There is no house rule called “minbid”.",
        ),
        (
            "game: kaiser",
            "game: kaiser\n  rules: {low: sideways}",
            "one: “Low contracts” cannot be “sideways”.",
        ),
        ("game: kaiser", "game: kaiser\n  rules: {players: 5}", "one: This is not played so: 5 players"),
        ("game: kaiser", "game: kaiser\n  rules: [low]", "one: rules is a mapping"),
        ("  game: kaiser\n", "", "one: field needed: game"),
        ("[0, AH]", "[0, 2C]", "one: 2C is not in the pack"),
        ("[0, AH]", "[north, AH]", "one: cannot be worked out: ValueError"),
        ("id: one", "name: one", ", scenario 1: field needed: id"),
        ("winner: 2", "winner: 2\n  winner: 2", "cannot be read: the key 'winner' stands twice"),
        ("winner: 2", "winner: [2", "cannot be read: "),
    ],
)
def test_what_cannot_be_asked_is_a_failure_with_the_reason(run, old, new, told):
    code, lines = run(GOOD.replace(old, new))
    assert code == 1
    assert told in lines[0]
    assert lines[1:] == ["0 passed, 1 failed"]


def test_a_house_with_several_problems_tells_them_all(run):
    _, lines = run(GOOD.replace("game: kaiser", "game: kaiser\n  rules: {minbid: 7, low: sideways}"))
    assert "minbid" in lines[0]
    assert "sideways" in lines[0]


def test_one_id_for_two_scenarios_is_a_failure(run):
    code, lines = run(GOOD + GOOD)
    assert code == 1
    assert lines[0].startswith("one: the id stands twice")
    assert lines[-1] == "1 passed, 1 failed"


def test_a_file_that_is_not_there_is_a_failure_and_the_others_are_still_checked(run):
    code, lines = run(GOOD, "/nowhere/x.yaml")
    assert code == 1
    assert lines == ["/nowhere/x.yaml: cannot be read: No such file or directory", "1 passed, 1 failed"]


@pytest.mark.parametrize("text", ["", "just words", "game: kaiser", "[]", "- 5"])
def test_a_file_without_scenarios_is_a_failure(run, text):
    code, lines = run(text)
    assert code == 1
    assert lines[-1] == "0 passed, 1 failed"


def test_a_file_that_is_no_text_is_a_failure(tmp_path, capsys):
    (tmp_path / "x.yaml").write_bytes(b"\xff\xfe\x00\xd8")
    assert app(["scenario", str(tmp_path)], result_action="return_value") == 1
    assert capsys.readouterr().out.endswith("0 passed, 1 failed\n")


def test_the_result_can_be_had_as_json(run):
    code, lines = run(GOOD.replace("winner: 2", "winner: 0"), "--json")
    data = json.loads("\n".join(lines))
    assert code == 1
    assert (data["passed"], data["failed"]) == (0, 1)
    assert data["failures"][0]["misses"] == [{"field": "winner", "expected": 0, "got": 2}]
    assert data["failures"][0]["clauses"] == ["KS-72", "KS-81"]


def test_only_true_and_false_are_booleans(tmp_path):
    file = tmp_path / "x.yaml"
    file.write_text(
        "- [no, off, Y, yes, on, n, true, False, null, ~, 010, +7, 1:30, 2024-01-01, 1_000, 7E, .5, 0o17]"
    )
    (values,) = read_scenarios(file)
    assert values == [
        "no", "off", "Y", "yes", "on", "n", True, False, None, None, 10, 7, "1:30", "2024-01-01", "1_000", "7E", 0.5, 15,
    ]  # fmt: skip


def test_the_word_off_is_a_value_of_an_option(run):
    code, lines = run(GOOD.replace("game: kaiser", "game: kaiser\n  rules: {low: off, overtricks: no}"))
    assert (code, lines) == (0, ["1 passed, 0 failed"])
