"""The commands: what they print, what they refuse, and a match played through a pipe."""

import io
import json
import subprocess
import sys
from random import Random

import pytest
from rich.console import Console

from kit import HERE
from varaq import House, Match
from varaq.arena import mean, share
from varaq.cli import COMMANDS, app
from varaq.cli.play import TerminalGame
from varaq.cli.play_input import read_act
from varaq.words import LANGUAGES, Speaker, TableTalk


def run(*words):
    return app(list(words), result_action="return_value")


def shell(*words, text=""):
    return subprocess.run(
        [sys.executable, "-m", "varaq", *words],
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        cwd=HERE.parent,
        env={"PYTHONPATH": "src", "PYTHONIOENCODING": "utf-8", "LANG": "C.UTF-8"},
    )


# ---------------------------------------------------------------------- rules and houses


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_a_house_are_printed_in_every_language(lang, capsys):
    assert run("rules", "kaiser/les_rois;target=45", "--lang", lang) == 0
    out = capsys.readouterr().out
    assert "KS-8 " in out
    assert "KS-1 " not in out


def test_rules_as_json_have_the_shape_of_the_wire(capsys):
    run("rules", "kaiser", "--json", "--lang", "fa", "--digits", "latin")
    data = json.loads(capsys.readouterr().out)
    assert data["house"] == "kaiser/standard"
    assert data["sections"][0]["clauses"][0]["id"] == "KS-1"
    assert "32" in data["sections"][0]["clauses"][0]["text"]


def test_two_houses_are_set_side_by_side(capsys):
    run("rules", "kaiser;min_bid=7", "--diff", "kaiser", "--lang", "en", "--json")
    data = json.loads(capsys.readouterr().out)
    assert data["differs"] == [
        {
            "option": "min_bid",
            "label": "Lowest bid",
            "here": "7",
            "there": "6",
            "text": "Lowest bid: 7; there: 6",
        }
    ]
    assert "KS-41" in [clause["id"] for clause in data["clauses"]]


def test_a_rule_may_be_given_beside_the_house(capsys):
    run("rules", "kaiser", "--rule", "min_bid=7", "--rule", "target=60", "--json")
    assert json.loads(capsys.readouterr().out)["house"] == "kaiser/standard;min_bid=7;target=60"


def test_a_rule_card_may_be_a_file(tmp_path, capsys):
    card = tmp_path / "ours.toml"
    card.write_text(House.read("kaiser/hetu;target=41").toml, encoding="utf-8")
    run("rules", str(card), "--json")
    assert json.loads(capsys.readouterr().out)["house"] == "kaiser/hetu;target=41"


@pytest.mark.parametrize("command", ["rules", "play", "simulate", "playthrough", "perft"])
def test_a_house_that_cannot_be_played_is_told_with_every_problem(command, capsys):
    with pytest.raises(SystemExit) as end:
        run(command, "kaiser/standard;min_bid=99;foo=1", "--lang", "en")
    assert end.value.code == 2
    err = capsys.readouterr().err
    assert "“Lowest bid” must be from 1 to 12, not 99." in err
    assert "foo" in err


def test_contradictions_of_a_house_are_told_too(capsys):
    with pytest.raises(SystemExit) as end:
        run("rules", "kaiser;no_trump=no;low=ranked", "--lang", "en")
    assert end.value.code == 2
    assert "needs “No trump” to be: yes." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("env", "word"), [("fa_IR.UTF-8", "قیصر"), ("ar", "القيصر"), ("de_DE", "Kaiser"), ("", "Kaiser")]
)
def test_the_language_is_that_of_the_environment(env, word, monkeypatch, capsys):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", env)
    run("houses")
    assert capsys.readouterr().out.startswith(word)


def test_houses_are_listed_with_who_plays_them(capsys):
    run("houses", "--json", "--lang", "en")
    presets = json.loads(capsys.readouterr().out)[0]["presets"]
    assert presets[0]["house"] == "kaiser/standard"
    assert all(preset["who"] for preset in presets)


# ---------------------------------------------------------------------- help


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_with_an_example(command, capsys):
    run(command, "--help")
    assert f"Example: varaq {command}" in capsys.readouterr().out


def test_the_list_of_commands_loads_no_server():
    code = "import sys; sys.argv = ['varaq', '--help']\nfrom varaq.cli import main\ntry: main()\nexcept SystemExit: pass\n"
    code += "print('LOADED', [m for m in sys.modules if m.startswith(('varaq.server', 'varaq.store', 'fastapi'))])"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=60,
        env={"PYTHONPATH": str(HERE.parent / "src")},
    )
    assert "simulate" in done.stdout
    assert done.stdout.rstrip().endswith("LOADED []"), done.stdout[-300:] + done.stderr


# ---------------------------------------------------------------------- the terminal game


def table(house, answers, *, lang="en", seat=0, seed=5):
    """A game at a terminal that types what `answers` says; with what was printed."""
    out = io.StringIO()
    console = Console(file=out, width=100, markup=False, highlight=False)
    game = TerminalGame(
        console,
        House.read(house),
        Speaker(lang),
        seat=seat,
        seed=seed,
        computers="random",
        read=lambda prompt: answers(game),
    )
    game.run()
    return game, out.getvalue()


def typed(*lines):
    left = list(lines)

    def answer(game):
        if not left:
            raise EOFError
        return left.pop(0)

    return answer


@pytest.mark.parametrize(
    ("house", "lang"),
    [
        ("kaiser", "en"),
        ("kaiser/saskatchewan_34_any", "fa"),
        ("kaiser/passing_kaiser", "ar"),
        ("kaiser/lost_heir", "en"),
        ("kaiser/two_player", "fa"),
        ("kaiser/joffre", "ar"),
        ("kaiser/six_player_three_teams", "fa"),
    ],
)
def test_a_match_can_be_played_by_anything_that_may_be_typed(house, lang, caplog):
    dice, asked = Random(house), [0]
    strange = [
        "?",
        "hint",
        "undo",
        "? KS-71",
        "? AS",
        "",
        "zzz",
        "♠",
        "play",
        "AS KS",
        "5",
        "٥",
        "۳♥",
        "-1",
        "rules",
    ]

    def answer(game):
        asked[0] += 1
        if asked[0] > 60:
            raise EOFError
        legal = game.seen.legal
        if not legal or dice.random() < 0.15:
            return dice.choice(strange)
        act = dice.choice(legal)
        return act if dice.random() < 0.5 else act.partition(" ")[2] or act

    game, out = table(house, answer, lang=lang, seat=1)
    assert game.match.number > 20
    assert "{" not in out
    assert [record.getMessage() for record in caplog.records] == []


def test_a_refused_card_names_the_clause_and_its_sentence():
    def answer(game):
        seen = game.seen
        if seen.phase == "play" and len(seen.legal) < len(seen.hand):
            if refused:
                raise EOFError
            refused.append(1)
            return next(card for card in seen.hand if f"play {card}" not in seen.legal)
        return seen.legal[0]

    refused = []
    _, out = table("kaiser", answer)
    assert "You must follow suit." in out
    assert "KS-71: The others must follow suit if they can." in " ".join(out.split())


def test_undo_takes_the_last_act_back_and_what_came_after_it():
    numbers = []

    def answer(game):
        numbers.append(game.match.number)
        if len(numbers) == 3:
            return "undo"
        if len(numbers) > 3:
            raise EOFError
        return game.seen.legal[0]

    table("kaiser", answer)
    assert numbers[3] == numbers[1]


def test_leaving_asks_first():
    game, out = table("kaiser", typed("quit", "no", "quit", "yes"))
    assert game.done
    assert out.count("Leave the table?") == 2


def test_numbers_cards_signs_and_words_are_all_read():
    speaker, match = (
        Speaker("fa"),
        Match(House.read("kaiser").game, House.read("kaiser;misdeal_no_honours=no").rules),
    )
    talk = TableTalk(speaker.at("kaiser"), match.seating, ["a", "b", "c", "d"], 1)
    match.deal(Random(1).shuffle)
    seen = match.observation(1)
    assert read_act("7nt", seen, talk) == "call 7NT"
    assert read_act("۷", seen, talk) == "call 7"
    assert read_act("پاس", seen, talk) == "call pass"
    for seat, act in ((1, "call 7"), (2, "call pass"), (3, "call pass"), (0, "call pass"), (1, "trump S")):
        match.act(seat, act)
    seen = match.observation(1)
    first = seen.hand[0]
    signed = first[:-1] + {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}[first[-1]]
    for text in ("1", "۱", first, first.lower(), signed, speaker.card(first), f"play {first}"):
        assert read_act(text, seen, talk) == f"play {first}"


def test_a_match_goes_through_a_pipe():
    answers = "keep\n" + "pass\n6\n12NT\n" + "1\n2\n3\n4\n5\n6\n7\n8\n" * 8
    done = shell("play", "kaiser", "--seed", "4", "--computers", "random", "--lang", "en", text=answers)
    assert done.returncode == 0, done.stderr
    assert "You play the" in done.stdout
    assert done.stdout.rstrip().endswith("You have left the table.")


@pytest.mark.parametrize("words", [("--seat", "9"), ("--computers", "nobody")])
def test_a_seat_or_player_that_is_not_there_is_told(words, capsys):
    with pytest.raises(SystemExit) as end:
        run("play", "kaiser", *words)
    assert end.value.code == 2
    assert words[1] in capsys.readouterr().err


# ---------------------------------------------------------------------- many matches, playthrough, perft


def test_a_simulation_is_the_same_on_any_number_of_processes(capsys):
    told = []
    for jobs in ("1", "3"):
        run("simulate", "kaiser/lost_heir", "--deals", "120", "--players", "random", "--seed", "9", "--jobs", jobs,
            "--limit", "20", "--json")  # fmt: skip
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert told[0]["deals"] == 120
    points = [each for each in told[0]["measures"] if each["what"] == "points"]
    assert all(each["low"] < each["value"] < each["high"] for each in points)


def test_a_simulation_ends_where_every_deal_is_thrown_in():
    assert (
        run(
            "simulate",
            "kaiser/beginners",
            "--deals",
            "30",
            "--players",
            "random",
            "--jobs",
            "1",
            "--limit",
            "5",
        )
        == 0
    )


@pytest.mark.parametrize(
    "words", [("--deals", "0"), ("--limit", "0"), ("--jobs", "-1"), ("--players", "random,nobody")]
)
def test_a_simulation_that_cannot_be_run_is_told(words):
    with pytest.raises(SystemExit) as end:
        run("simulate", "kaiser", "--players", "random", *words)
    assert end.value.code == 2


def test_the_intervals_are_those_of_the_text_books():
    assert share(8, 10)[:3] == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert share(0, 10)[:3] == pytest.approx((0, 0, 0.2775), abs=1e-4)
    assert mean([2, 4, 4, 4, 5, 5, 7, 9])[:3] == pytest.approx((5, 3.5184, 6.4816), abs=1e-4)


def test_a_playthrough_is_the_same_for_the_same_seed(capsys):
    for _ in range(2):
        run("playthrough", "kaiser/les_rois", "--seed", "7", "--players", "random")
    first, second = capsys.readouterr().out.split("# kaiser/les_rois")[1:]
    assert first == second
    assert "scored" in first


def test_perft_counts_one_length_a_line(capsys):
    run("perft", "kaiser", "--rule", "misdeal_no_honours=no", "--depth", "2")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "# kaiser/standard;misdeal_no_honours=no seed 0"
    assert lines[2] == "1 15"
    assert lines[3].startswith("2 ")
