"""Sentences: digits, notation in words, printed rules, and that no message lacks what it mentions."""

import importlib.util
import logging
from random import Random

import pytest
from fluent.syntax import FluentParser

from kit import HERE, random_house, step
from varaq import House, Match, Problem, Refusal, Refused
from varaq.errors import Reason, Wrong
from varaq.games import GAMES
from varaq.words import (
    LANGUAGES,
    Speaker,
    TableTalk,
    as_latin,
    differences,
    idle_sentences,
    printed,
    problem_sentence,
    refusal_sentence,
    verbatim,
)

every_language = pytest.mark.parametrize("lang", LANGUAGES)
HOUSES = [(game, preset) for game in GAMES for preset in game.presets]


@pytest.fixture(autouse=True)
def nothing_is_missing(caplog):
    """No sentence of a test may lack a message or a variable."""
    with caplog.at_level(logging.WARNING, "varaq.words"):
        yield
    assert [record.getMessage() for record in caplog.records] == []


# ---------------------------------------------------------------------- digits and marks


def test_a_sentence_has_the_digits_of_its_language():
    assert [Speaker(lang).card("10D") for lang in LANGUAGES] == ["10 of diamonds", "۱۰ خشت", "١٠ الديناري"]


def test_latin_digits_can_be_had_in_every_language():
    assert Speaker("fa", "latin").call("12NT") == "12 بدون حکم"
    assert Speaker("ar", "latin").card("5H") == "5 الكبة"


def test_a_score_has_a_true_minus_before_its_number():
    assert [Speaker(lang).signed(-8) for lang in LANGUAGES] == ["\u22128", "\u2212۸", "\u2212٨"]
    assert [Speaker("fa").signed(8), Speaker("fa").signed(0)] == ["+۸", "۰"]


def test_large_numbers_are_parted_and_decimals_pointed_as_the_language_does():
    assert [Speaker(lang).mend("1,234 1.5") for lang in LANGUAGES] == ["1,234 1.5", "۱٬۲۳۴ ۱٫۵", "١٬٢٣٤ ١٫٥"]


def test_a_verbatim_text_keeps_its_digits_and_the_rest_of_the_sentence_does_not():
    said = Speaker("fa").say("cli-rule", option=verbatim("kaiser34 -3 ۵"), value=34)
    assert said == "kaiser34 -3 ۵: ۳۴"


def test_a_hyphen_inside_a_word_stays_a_hyphen():
    assert Speaker("en").mend("KS-41, A-3, -3") == "KS-41, A-3, \u22123"


@every_language
def test_marks_of_isolation_are_kept_for_the_browser_only(lang):
    facts = {"option": "a", "value": "b"}
    assert Speaker(lang).say("cli-rule", **facts) == "a: b"
    assert Speaker(lang, isolate=True).say("cli-rule", **facts) == "\u2068a\u2069: \u2068b\u2069"


def test_typed_digits_of_any_language_are_read():
    assert as_latin("۵H ٣S 7") == "5H 3S 7"


def test_a_language_that_is_not_spoken_is_refused():
    with pytest.raises(Refused) as refused:
        Speaker("de")
    assert refused.value.refusal.code == Reason.NO_SUCH_LANGUAGE


# ---------------------------------------------------------------------- notation


@every_language
def test_no_two_cards_of_a_pack_are_called_the_same(lang):
    speaker = Speaker(lang)
    for game, preset in HOUSES:
        cards = game.rules(**preset.values).cards.cards
        for name in (speaker.card, speaker.card_short):
            assert len({name(card) for card in cards}) == len(set(cards))


def test_what_is_no_card_and_no_call_is_quoted():
    speaker = Speaker("fa")
    assert [speaker.card("XX"), speaker.card(""), speaker.call("9ZZ"), speaker.call("NT")] == [
        "XX",
        "",
        "9ZZ",
        "NT",
    ]


def test_the_words_of_a_game_go_before_those_of_all_games():
    speaker = Speaker("en")
    assert (speaker.call("32D"), speaker.call("4D")) == ("32 diamonds", "4 diamonds")
    at_whist = speaker.at("bid_whist")
    assert [at_whist.call(call) for call in ("4U", "4D", "4N", "4NU", "4ND", "4", "pass")] == [
        "4 uptown",
        "4 downtown",
        "4 no trump",
        "4 no trump high",
        "4 no trump low",
        "4",
        "pass",
    ]
    assert speaker.at("twenty_eight").call("32D") == "32 diamonds"
    assert speaker.call("4D") == "4 diamonds"


@every_language
def test_no_trump_is_said_in_words_where_it_is_named(lang):
    speaker = Speaker(lang).at("bid_whist")
    talk = TableTalk(speaker, Match(GAMES[0], GAMES[0].rules()).seating, ["Al", "Bo", "Cy", "Di"])
    said = talk.event("named", {"seat": 1, "trump": None, "order": "down_ace_bad"})
    assert speaker.suit(None) in said
    assert speaker.order("down_ace_bad") in said


def test_a_list_has_the_commas_and_the_and_of_its_language():
    three = ["a", "b", "c"]
    assert [Speaker(lang).listed(three) for lang in LANGUAGES] == ["a, b and c", "a، b و c", "a، b وc"]
    assert Speaker("en").listed(["a"]) == "a"


# ---------------------------------------------------------------------- refusals and problems


@every_language
def test_a_wrong_house_is_told_with_the_labels_of_the_form(lang):
    _, problems = House.read_loosely("kaiser/standrd;min_bid=99;low=banana;foo=1;min_bid=98")
    told = [problem_sentence(Speaker(lang), problem) for problem in problems]
    assert len(told) == 5
    assert not any("{" in sentence or "min_bid" in sentence for sentence in told)


def test_a_house_that_nobody_sits_at_is_told_with_its_pack_and_sides():
    house, _ = House.read_loosely("kaiser/standard;players=5")
    (problem,) = house.rules.problems()
    assert problem.code == Wrong.NO_SUCH_TABLE_SIZE
    assert problem_sentence(Speaker("en"), problem).startswith(
        "This is not played so: 5 players, two teams, Kaiser, 32"
    )


def test_the_name_of_a_preset_keeps_its_latin_digits_in_a_persian_sentence():
    problem = Problem(Wrong.UNKNOWN_PRESET, {"text": "saskatchewan_3", "close": "saskatchewan_34"})
    assert "«saskatchewan_34»" in problem_sentence(Speaker("fa"), problem)


def test_a_refusal_puts_its_card_and_suit_into_words():
    refusal = Refusal(Reason.MUST_FOLLOW, "KS-71", {"suit": "H", "card": "AS"})
    assert (
        refusal_sentence(Speaker("en"), refusal) == "You must follow suit. Play hearts: you still have some."
    )


@every_language
def test_why_an_option_is_idle_is_said_and_an_option_in_use_has_no_reason(lang):
    house = House.read("kaiser")
    assert idle_sentences(Speaker(lang), house, "min_bid") == []
    assert len(idle_sentences(Speaker(lang), house, "no_bid_limit_raised")) == 1


# ---------------------------------------------------------------------- the printed rules


@every_language
@pytest.mark.parametrize(("game", "preset"), HOUSES, ids=[preset.name for _, preset in HOUSES])
def test_the_rules_of_a_house_are_its_clauses_in_order(game, preset, lang):
    house = House(game, preset, game.rules(**preset.values))
    sections = printed(house, Speaker(lang))
    ids = [id for section in sections for id, _ in section.clauses]
    assert ids == [clause.id for clause in game.clauses if clause.holds(house.rules)]
    assert all(text and "{" not in text and "???" not in text for s in sections for _, text in s.clauses)


@every_language
def test_the_rules_of_random_houses_lack_nothing(lang):
    speaker, dice = Speaker(lang), Random(8)
    for _ in range(60):
        house = random_house(dice)
        assert all(
            text and "{" not in text for section in printed(house, speaker) for _, text in section.clauses
        )


def test_a_changed_option_shows_in_the_clause():
    clauses = dict(
        clause for s in printed(House.read("kaiser;min_bid=9"), Speaker("en")) for clause in s.clauses
    )
    assert "from 9 to 12" in clauses["KS-41"]


@every_language
def test_two_houses_differ_in_their_options_and_in_the_clauses_that_mention_them(lang):
    found = differences(House.read("kaiser;overtricks=no"), House.read("kaiser"), Speaker(lang))
    assert [option.option for option in found.options] == ["overtricks"]
    clauses = {clause.id: clause for clause in found.clauses}
    assert clauses["KS-102"].here
    assert clauses["KS-102"].there is None
    assert found.note is None


@every_language
def test_the_same_house_twice_is_said_to_be_the_same(lang):
    found = differences(House.read("kaiser"), House.read("kaiser/standard"), Speaker(lang))
    assert found.note
    assert not found.options
    assert not found.clauses


# ---------------------------------------------------------------------- events


@every_language
def test_every_event_and_score_line_of_random_play_has_a_sentence(lang):
    speaker, dice = Speaker(lang), Random(3)
    for game, preset in HOUSES:
        match = Match(game, game.rules(**preset.values), dealer=1)
        names = [f"N{s}" for s in range(match.seating.players)]
        talk = TableTalk(speaker.at(game.name), match.seating, names, 0)
        while not match.over and match.number < 150:
            before = len(match.events)
            step(match, dice)
            for event in match.events[before:]:
                facts = event.shown_to(0)
                if facts is None or (event.kind == "pile_turned" and facts["card"] is None):
                    continue
                assert talk.event(event.kind, facts), event
                for line in facts.get("lines", ()):
                    assert talk.line(line)


def test_an_event_of_the_reader_is_told_to_him_and_of_another_by_name():
    talk = TableTalk(Speaker("en"), Match(GAMES[0], GAMES[0].rules()).seating, ["Al", "Bo", "Cy", "Di"], 0)
    assert talk.event("played", {"seat": 0, "card": "AS", "pile": None}) == "You play the ace of spades."
    assert talk.event("played", {"seat": 1, "card": "AS", "pile": None}) == "Bo plays the ace of spades."
    assert [talk.side("A"), talk.side("B")] == ["Us", "Them"]


# ---------------------------------------------------------------------- the check of all messages


def check_words():
    spec = importlib.util.spec_from_file_location("check_words", HERE.parent / "scripts" / "check_words.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def messages(**texts):
    return {lang: FluentParser(with_spans=False).parse(text).body[0] for lang, text in texts.items()}


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        ({"en": "a = x\n    .b = y\n", "fa": "a = x\n", "ar": "a = x\n    .b = y\n"}, "fa lacks a.b"),
        (
            {"en": "a = { $n }\n", "fa": "a = { $m }\n", "ar": "a = x\n"},
            "fa a uses $m, which it is not given",
        ),
        ({"en": "KS-1 = { $nobody }\n", "fa": "KS-1 = x\n", "ar": "KS-1 = x\n"}, "en KS-1 uses $nobody"),
        ({"en": "a = { other }\n", "fa": "a = x\n", "ar": "a = x\n"}, "en a mentions the message other"),
        (
            dict.fromkeys(LANGUAGES, "KS-1 = { $low ->\n    [lowest] a\n   *[off] b\n  }\n"),
            "en KS-1: $low is never [lowest]",
        ),
    ],
    ids=["attribute", "variable", "option", "message", "variant"],
)
def test_the_check_of_messages_tells_what_is_wrong(texts, told):
    found = list(
        check_words().compare_one(next(iter(messages(**texts).values())).id.name, messages(**texts), ["a"])
    )
    assert any(line.startswith(told) for line in found), found


def test_the_check_of_messages_finds_what_the_browser_says():
    check = check_words()
    text = "say(busy === 'x-y' ? 'screen-a' : 'screen-b', { n: 'no-no' })"
    said = check.argument(text, len("say("), which=0)
    assert [found["id"] for found in check.LITERAL.finditer(said)] == ["screen-a", "screen-b"]
