"""`varaq verify`: a record held against what was sealed, and against its computer players."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from fair_play import fair_record
from varaq.cli import app
from varaq.cli import verified as verified_module
from varaq.engine.record import Record
from varaq.words import LANGUAGES


def run(*words):
    return app([*map(str, words), "--jobs", "1"], result_action="return_value")


def written(folder, record, name="match.varaq"):
    path = folder / name
    path.write_text(str(record), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def record():
    return fair_record(
        "kaiser/standard", seed=3, players=(None, "rulebook", "beginner", "random"), salts={0: "mint"}
    )


def other_order(record):
    """The record with two cards of one seat changed for each other in the first deal."""
    seat, act = record.acts[0]
    cards = list(act.what)
    cards[0], cards[4] = cards[4], cards[0]
    return replace(record, acts=((seat, act._replace(what=tuple(cards))), *record.acts[1:]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fair_match_is_told_deal_by_deal_in_every_language(record, tmp_path, capsys, lang):
    assert run("verify", written(tmp_path, record), "--lang", lang, "--digits", "latin") == 0
    out = capsys.readouterr().out
    assert "N0" in out
    assert next(text for _, text in record.notes if text.startswith("sealed"))[7:15] in out
    asked = sum(text.startswith("by ") for _, text in record.notes)
    assert out.count(str(asked)) >= 2
    assert "verify-" not in out


def test_the_same_as_data(record, tmp_path, capsys):
    path = written(tmp_path, record)
    assert run("verify", path, "--json") == 0
    data = json.loads(capsys.readouterr().out)
    (found,) = data["files"]
    assert data["good"]
    assert found["file"] == str(path)
    assert found["house"] == "kaiser/standard"
    assert [(deal["added"], deal["faults"]) for deal in found["deals"]] == [([0], []), ([], [])]
    assert found["players"]["asked"] == found["players"]["noted"] > 0
    assert found["players"]["other"] == []


def test_cards_in_another_order_are_found_and_end_with_one(record, tmp_path, capsys):
    assert run("verify", written(tmp_path, other_order(record)), "--json", "--no-players") == 1
    (found,) = json.loads(capsys.readouterr().out)["files"]
    assert [deal["faults"] for deal in found["deals"]] == [["order"], []]
    assert found["players"] is None


def test_a_player_who_did_not_do_that_is_found(record, tmp_path, capsys):
    notes = [(place, "by rulebook" if text == "by random" else text) for place, text in record.notes]
    assert run("verify", written(tmp_path, replace(record, notes=tuple(notes))), "--lang", "en") == 1
    out = capsys.readouterr().out
    assert "N3 (rulebook) did “" in out
    assert "asked again: “" in out
    assert "2 of 2 deals as sealed" in out
    assert run("verify", written(tmp_path, replace(record, notes=tuple(notes))), "--no-players") == 0


def test_a_player_nobody_knows_is_told_and_not_asked(record, tmp_path, capsys):
    notes = [(place, "by oracle" if text == "by random" else text) for place, text in record.notes]
    assert run("verify", written(tmp_path, replace(record, notes=tuple(notes))), "--lang", "en") == 1
    assert "“oracle”, a computer player that is not known here" in capsys.readouterr().out


def test_without_the_kernel_the_stronger_players_are_in_doubt(record, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(verified_module, "COMPILED", False)
    monkeypatch.setattr(verified_module, "THINKERS", frozenset({"rulebook"}))
    notes = [(place, "by rulebook" if text == "by random" else text) for place, text in record.notes]
    assert run("verify", written(tmp_path, replace(record, notes=tuple(notes))), "--lang", "en") == 1
    assert "The search kernel is not compiled here." in capsys.readouterr().out


def test_a_strong_player_asked_again_does_the_same(tmp_path, capsys):
    record = fair_record("kaiser/two_player", seed=2, deals=1, players=("strong", "rulebook"))
    assert run("verify", written(tmp_path, record), "--json") == 0
    (found,) = json.loads(capsys.readouterr().out)["files"]
    assert found["players"]["asked"] == len(record.acts) - 1


def test_the_answer_is_the_same_on_two_processes(record, tmp_path, capsys):
    path = written(tmp_path, record)
    assert app(["verify", str(path), "--json", "--jobs", "2"], result_action="return_value") == 0
    two = capsys.readouterr().out
    assert run("verify", path, "--json") == 0
    assert capsys.readouterr().out == two


def test_a_record_without_dice_leaves_the_players_unasked(record, tmp_path, capsys):
    notes = tuple(note for note in record.notes if not note[1].startswith("dice"))
    assert run("verify", written(tmp_path, replace(record, notes=notes)), "--lang", "en") == 0
    assert "does not tell the dice" in capsys.readouterr().out


def broken(record):
    lines = str(record).splitlines()
    at = next(place for place, line in enumerate(lines) if line.startswith("- deal"))
    return [
        (Record(record.house, record.dealer, record.acts), "nothing to check"),
        ("\n".join(["varaq 9", *lines[1:]]), "Line 1 cannot be read: “varaq 9”"),
        ("\n".join([*lines[:at], "0 call 7", *lines[at:]]), f"Line {at + 1} cannot be played: “0 call 7”"),
        ("\n".join([*lines[:at], "0 fly", *lines[at:]]), f"Line {at + 1} cannot be played: “0 fly”"),
        ("\n".join([lines[0], "house kaiser/nowhere", *lines[2:]]), "the house cannot be played"),
        ("\n".join([*lines[:2], "dealer 7", *lines[3:]]), "Line 3 cannot be read: “dealer 7”"),
        ("", "Line 1 cannot be read"),
    ]


@pytest.mark.parametrize("case", range(7))
def test_what_cannot_be_checked_is_refused_in_words(record, tmp_path, capsys, case):
    text, said = broken(record)[case]
    assert run("verify", written(tmp_path, text), "--lang", "en") == 2
    told = capsys.readouterr()
    assert said in told.err.replace("\n", " ")
    assert "as sealed" not in told.out


def test_a_file_that_is_not_there_or_no_text_is_refused(record, tmp_path, capsys):
    picture = tmp_path / "picture"
    picture.write_bytes(b"\xff\xd8\xff\xe0")
    for path in (tmp_path / "nowhere", tmp_path, picture):
        assert run("verify", path, "--lang", "en") == 2
        assert path.name in capsys.readouterr().err
    with pytest.raises(SystemExit) as ended:
        run("verify")
    assert ended.value.code == 2


def test_of_several_files_the_worst_decides_and_each_is_looked_at(record, tmp_path, capsys):
    good, bad = written(tmp_path, record), written(tmp_path, other_order(record), "other.varaq")
    assert run("verify", good, bad, "--no-players", "--json") == 1
    data = json.loads(capsys.readouterr().out)
    assert not data["good"]
    assert [found["good"] for found in data["files"]] == [True, False]
    assert run("verify", tmp_path / "nowhere", good, "--no-players", "--json") == 2
    assert [found["good"] for found in json.loads(capsys.readouterr().out)["files"]] == [True]


def test_a_name_in_a_file_does_not_steer_the_terminal(record, tmp_path, capsys):
    notes = tuple(
        (0, "name 0 \x1b[2JEve") if text == "name 0 N0" else (place, text) for place, text in record.notes
    )
    assert run("verify", written(tmp_path, replace(record, notes=notes)), "--no-players", "--lang", "en") == 0
    out = capsys.readouterr().out
    assert "[2JEve" in out
    assert "\x1b" not in out
