"""The arena: the same cards from every side, the same numbers on any number of processes, and players
in other processes that answer, fall silent, end, or talk nonsense."""

import json
import pickle
import shlex
import sys
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from random import Random

import pytest

from kit import HERE
from varaq import CHANCE, House, Match
from varaq.arena import Mode, Plan, Report, SelfPlay, arena, arrangements, quantile
from varaq.cli import app
from varaq.errors import BadPlayer, Unfit
from varaq.games import GAMES
from varaq.players import ProcessPlayer, RandomPlayer, RulebookPlayer, player_named
from varaq.players.named import named

EXAMPLES = HERE.parent / "docs" / "examples"


def compared(makers, house, mode, *, count, jobs=1, limit=200):
    plan = Plan(house, mode, count=count, seed=3, limit=limit)
    report = Report(len(makers), House.read(house).rules.seating, mode)
    found = list(arena(makers, plan, jobs=jobs))
    for duplicate in found:
        report.add(duplicate)
    return report, found


# ---------------------------------------------------------------------- how the players sit


@pytest.mark.parametrize(
    ("players", "sides"), [(2, 2), (2, 3), (2, 4), (2, 5), (3, 2), (3, 3), (4, 3), (5, 2)]
)
def test_everybody_sits_on_every_side_equally_often(players, sides):
    found = arrangements(players, sides)
    assert len(set(found)) == len(found)
    for side in range(sides):
        seats = [row[side] for row in found]
        assert {seats.count(player) for player in range(players)} == {len(found) // players}


def test_more_players_than_sides_meet_each_other_in_every_pair():
    assert {frozenset(row) for row in arrangements(4, 2)} == {
        frozenset(pair) for pair in ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    }


# ---------------------------------------------------------------------- duplicate deals


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("mode", [Mode.PLAY, Mode.DEAL])
def test_a_player_against_itself_comes_out_at_exactly_nothing(game, mode):
    report, _ = compared(
        [RulebookPlayer, RulebookPlayer], f"{game.name}/{game.presets[0].name}", mode, count=3
    )
    assert report.score((0, 1))[:3] == (0, 0, 0)
    assert report.points((0, 1))[:3] == (0, 0, 0)
    assert report.made(0) == report.made(1)


@pytest.mark.parametrize(
    "house", ["kaiser/three_player", "kaiser/six_player_three_teams", "kaiser/lost_heir_solo"]
)
def test_that_holds_where_more_than_two_sides_play_and_for_players_who_roll_dice(house):
    report, _ = compared([RandomPlayer, RandomPlayer], house, Mode.DEAL, count=4)
    assert report.score((0, 1))[:3] == (0, 0, 0)


def test_a_match_against_itself_is_won_once_by_each():
    report, found = compared([RulebookPlayer] * 2, "kaiser/standard", Mode.MATCH, count=2)
    assert (report.wins(0).value, report.wins(0).cases) == (0.5, 4)
    assert all({each.winner for each in duplicate.sittings} == {0, 1} for duplicate in found)


def test_the_nth_deal_has_the_same_cards_whoever_played_the_deals_before():
    house = House.read("kaiser/standard")

    def dealt(player):
        match = Match(house.game, house.rules)
        table = SelfPlay(match, [player] * 4, seed="1/0")
        while not match.over and table.deal < 4:
            table.step()
        return [act.what for seat, act in match.log if seat is CHANCE][:3]

    assert dealt(RandomPlayer()) == dealt(RulebookPlayer())


@pytest.mark.parametrize("house", ["kaiser/standard", "twenty_eight/twenty_eight", "bid_whist/standard"])
def test_the_rulebook_player_takes_more_points_than_the_random_one(house):
    report, _ = compared([RulebookPlayer, RandomPlayer], house, Mode.PLAY, count=10)
    assert report.points((0, 1)).value > 1
    assert report.pace(0).decisions > 50


def test_in_the_play_every_arrangement_has_the_same_contract():
    _, found = compared([RulebookPlayer, RandomPlayer], "kaiser/standard", Mode.PLAY, count=5)
    for duplicate in found:
        first, second = (sitting.deals[0] for sitting in duplicate.sittings)
        assert (first.bidder, first.kind) == (second.bidder, second.kind)


def test_a_house_in_which_nobody_bids_ends_all_the_same():
    report, _ = compared([RandomPlayer] * 2, "kaiser/beginners", Mode.MATCH, count=1, limit=3)
    assert report.deals <= 6


def test_differences_are_exact_where_thirds_are_averaged():
    assert float(sum([Fraction(1, 3)] * 3) - 1) == 0
    assert quantile([4, 1, 3, 2], 0.5) == 2
    assert quantile(range(1, 101), 0.99) == 99


def numbers(found):
    return [
        [(each.arrangement, each.deals, each.winner) for each in duplicate.sittings] for duplicate in found
    ]


def test_the_numbers_are_the_same_on_one_process_and_on_two():
    makers = [RulebookPlayer, partial(player_named, "random")]
    _, alone = compared(makers, "kaiser/lost_heir", Mode.DEAL, count=6)
    _, shared = compared(makers, "kaiser/lost_heir", Mode.DEAL, count=6, jobs=2)
    assert numbers(alone) == numbers(shared)


# ---------------------------------------------------------------------- the command


def told(capsys, *words):
    assert app(["arena", *words, "--lang", "en"], result_action="return_value") == 0
    return capsys.readouterr().out


def test_the_command_prints_json_of_one_shape(capsys):
    words = (
        "rulebook",
        "random",
        "--house",
        "kaiser",
        "--mode",
        "play",
        "--deals",
        "5",
        "--seed",
        "1",
        "--json",
    )
    data = json.loads(told(capsys, *words, "--jobs", "1"))
    assert data["players"] == ["rulebook", "random"]
    assert data["arrangements"] == [[0, 1], [1, 0]]
    assert (data["duplicates"], data["deals"]) == (5, 10)
    assert [(each["what"], each["of"], each["against"]) for each in data["measures"][:2]] == [
        ("score", 0, 1),
        ("points", 0, 1),
    ]
    assert all(set(each) >= {"value", "low", "high", "count"} for each in data["measures"])
    assert all(each["median_ms"] <= each["p99_ms"] <= each["longest_ms"] for each in data["time"])
    again = json.loads(told(capsys, *words, "--jobs", "2"))
    assert [data.pop("time"), again.pop("time")]
    assert data == again


@pytest.mark.parametrize("lang", ["en", "fa", "ar"])
def test_the_command_prints_a_table_in_every_language(lang, capsys, caplog):
    words = ["arena", "random", "random", "--matches", "1", "--limit", "3", "--jobs", "1", "--lang", lang]
    assert app(words, result_action="return_value") == 0
    assert "random (2)" in capsys.readouterr().out.replace("\n", " ")
    assert not caplog.records


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("rulebook", "nobody"), "nobody"),
        (("rulebook",), "two players"),
        (("rulebook", "random", "--house", "kaiser;min_bid=99"), "min_bid"),
        (("rulebook", "random", "--deals", "0"), "0"),
        (("rulebook", "random", "--mode", "match", "--deals", "9"), "--deals"),
        (("rulebook", "random:worlds=3"), "worlds"),
        (("rulebook", "process:no-such-program-anywhere"), "no-such-program-anywhere"),
    ],
)
def test_what_cannot_be_compared_is_told(words, said, capsys):
    with pytest.raises(SystemExit) as end:
        app(["arena", *words, "--jobs", "1", "--lang", "en"])
    assert end.value.code == 2
    assert said in capsys.readouterr().err


# ---------------------------------------------------------------------- players by name


@dataclass(frozen=True)
class Budget:
    worlds: int = 20
    explore: float = 0.7
    mode: Mode = Mode.MATCH


class Thinker(RandomPlayer):
    def __init__(self):
        self.budget = Budget()


def test_a_budget_stands_behind_the_name():
    thinker = named("thinker:worlds=7:mode=deal:explore=0.5", {"thinker": Thinker})
    assert thinker.budget == Budget(7, 0.5, Mode.DEAL)
    for wrong in ("thinker:depth=3", "thinker:worlds=many", "thinker:mode=fame", "thinker:worlds"):
        with pytest.raises(BadPlayer) as bad:
            named(wrong, {"thinker": Thinker})
        assert bad.value.code == Unfit.BAD_OPTION


def test_an_unknown_player_is_refused_with_those_that_there_are():
    with pytest.raises(BadPlayer) as bad:
        player_named("nobody")
    assert bad.value.code == Unfit.UNKNOWN
    assert "rulebook" in bad.value.facts["names"]
    again = pickle.loads(pickle.dumps(bad.value))
    assert (again.code, again.facts) == (bad.value.code, bad.value.facts)


def test_an_act_that_is_not_open_is_told_and_not_made():
    class Cheat(RandomPlayer):
        def choose(self, seen, dice):
            return "play XX"

    with pytest.raises(BadPlayer) as bad:
        list(arena([Cheat, RandomPlayer], Plan("kaiser/standard", count=1)))
    assert bad.value.code == Unfit.NOT_OPEN


# ---------------------------------------------------------------------- players in other processes


def python(code):
    return f"{shlex.quote(sys.executable)} -c {shlex.quote(code)}"


EXAMPLE_PLAYERS = [
    f"{shlex.quote(sys.executable)} {EXAMPLES / 'line_player.py'}",
    f"sh {EXAMPLES / 'line_player.sh'}",
]


@pytest.mark.parametrize("command", EXAMPLE_PLAYERS, ids=["python", "sh"])
@pytest.mark.parametrize("house", ["kaiser/standard", "bid_whist/standard", "styrivolt/kvivik"])
def test_the_example_players_play_whole_deals(command, house):
    report, _ = compared([partial(ProcessPlayer, command), RandomPlayer], house, Mode.DEAL, count=2)
    assert report.pace(0).decisions > 20


def spot():
    house = House.read("kaiser/standard;misdeal_no_honours=no")
    match = Match(house.game, house.rules, dealer=3)
    match.deal(Random(8).shuffle)
    return match.observation(0)


def test_a_program_is_told_the_house_once_and_then_all_that_its_seat_was_shown(tmp_path):
    heard = tmp_path / "heard"
    code = f"""
import sys
for line in sys.stdin:
    open({str(heard)!r}, "a").write(line)
    print('{{"ready": 1}}' if "hello" in line else '{{"act": "call pass"}}', flush=True)
"""
    player = ProcessPlayer(python(code))
    seen = spot()
    assert [player.choose(seen, Random(1)) for _ in range(2)] == ["call pass"] * 2
    player.close()
    hello, first, second, end = map(json.loads, heard.read_text().splitlines())
    assert (hello["hello"], hello["game"], hello["rules"]["misdeal_no_honours"]) == (1, "kaiser", "no")
    assert first == second
    assert first["observation"] == json.loads(json.dumps(seen.as_data()))
    assert first["legal"] == list(seen.legal)
    assert end == {"end": True}


READY = "print('{\"ready\": 1}', flush=True)\ninput()\n"


@pytest.mark.parametrize(
    ("code", "unfit", "why"),
    [
        ("import sys; sys.exit('no licence')", Unfit.ENDED, "no licence"),
        (READY + 'print(\'{"act": "play 2X"}\')', Unfit.NO_ACT, "play 2X"),
        (READY + "print('{\"act\": 7}')", Unfit.NO_ACT, "7"),
        (READY + "print('hm')", Unfit.NOT_JSON, "hm"),
        (READY + "print('x' * 10**6)", Unfit.NOT_JSON, "x"),
        (READY + "print('[]')", Unfit.NOT_JSON, "[]"),
        (READY + 'print(\'{"error": "lost"}\')', Unfit.SAID_ERROR, "lost"),
        (READY + "1 / 0", Unfit.ENDED, "ZeroDivisionError"),
        ("print('{\"ready\": 2}')", Unfit.OTHER_PROTOCOL, "2"),
    ],
)
def test_a_program_that_does_not_keep_to_the_protocol_is_told(code, unfit, why):
    player = ProcessPlayer(python("import sys\nsys.stdin.readline()\n" + code), seconds=20)
    with pytest.raises(BadPlayer) as bad:
        player.choose(spot(), Random(1))
    assert bad.value.code == unfit
    assert why in str(bad.value.facts)


def test_a_program_that_hangs_is_ended_with_all_that_it_started():
    hanging = "import subprocess, sys\nsubprocess.run(['sleep', '60'])"
    with pytest.raises(BadPlayer) as bad:
        ProcessPlayer(python(hanging), seconds=0.4).choose(spot(), Random(1))
    assert bad.value.code == Unfit.SILENT
    assert bad.value.facts["seconds"] == 0.4


def test_no_shell_reads_the_command(tmp_path):
    mark = tmp_path / "mark"
    with pytest.raises(BadPlayer):
        player_named(f"process:echo hi; touch {mark}").choose(spot(), Random(1))
    assert not mark.exists()


def test_only_a_program_that_speaks_up_is_asked_out_of_turn():
    quiet = ProcessPlayer(EXAMPLE_PLAYERS[0])
    assert quiet.interrupt(spot(), Random(1)) is None
    quiet.close()
    code = "import sys\nfor line in sys.stdin:\n    print('{\"ready\": 1, \"speaks_up\": true}' if 'hello' in line"
    speaks = ProcessPlayer(python(code + ' else \'{"act": "call pass"}\', flush=True)'))
    assert speaks.interrupt(spot(), Random(1)) == "call pass"
    speaks.close()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_program_that_fails_ends_the_arena_with_a_sentence(jobs, capsys):
    with pytest.raises(SystemExit) as end:
        app(["arena", f"process:{python('1 / 0')}", "random", "--deals", "2", "--jobs", jobs, "--lang", "en"])
    assert end.value.code == 2
    err = capsys.readouterr().err
    assert "ended in the middle of the play" in err
    assert "ZeroDivisionError" in err
