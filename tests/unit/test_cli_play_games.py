"""The terminal game at the tables of all games: every act has words, and every question an answer."""

import io
import logging
import re
from random import Random

import pytest
from rich.console import Console

from kit import lively
from varaq import CHANCE, House, Match
from varaq.cli.play import TerminalGame
from varaq.cli.play_input import numbered_acts, numbered_cards, read_act
from varaq.cli.play_table import lying
from varaq.cli.play_words import act_in_words
from varaq.games import GAMES
from varaq.words import LANGUAGES, Speaker, TableTalk

HOUSES = [f"{game.name}/{preset.name}" for game in GAMES for preset in game.presets]
MORE = [
    "styrivolt/late_stock;four_of_a_kind=announce;king_takes_bird=yes;extra_card=may_discard",
    "twenty_eight/twenty_eight;misplay=penalty;four_jacks=claim;cut=once;half_court=yes;bid_after=all",
    "twenty_eight/twenty_eight;trump_card=marker;pair_timing=relaxed",
    "bid_whist/northeast_52;renege=allowed",
    "bid_whist/standard;renege=allowed;nt_direction=in_bid",
]
"""Houses with acts that no preset has."""

RAW = re.compile(
    r"\{|\bcli-|\bact-|-act-|\b(?:event|line|result|refusal|prompt|te|bw|styrivolt|twenty_eight|bid_whist)-[a-z]"
)


class Seated:
    """Somebody at a terminal who answers with numbers and words."""

    def __init__(self, house, lang, *, seed=1, scripted=(), acts=None):
        self.dice, self.scripted, self.left = Random(seed), list(scripted), acts
        self.wanted: tuple[str, str, int] | None = None
        out = io.StringIO()
        self.game = TerminalGame(
            Console(file=out, width=110, markup=False, highlight=False),
            House.read(house),
            Speaker(lang),
            seat=0,
            seed=seed,
            computers="random",
            read=self.answer,
        )
        self.game.run()
        self.out = out.getvalue()

    def answer(self, prompt):
        seen = self.game.seen
        self.check()
        if seen.sheet or (self.left is not None and self.game.match.number >= self.left):
            raise EOFError
        if self.scripted:
            return self.scripted.pop(0)
        act = seen.legal[self.dice.randrange(min(len(seen.legal), 5000))]
        typed = self.dice.choice(ways(act, seen, self.game.talk))
        self.wanted = typed, act, self.game.match.number
        return typed

    def check(self):
        """What was typed last was read as what it was meant for."""
        if self.wanted is not None:
            typed, act, number = self.wanted
            seat, made = self.game.match.log[number]
            assert (seat, str(made)) == (0, act), typed
            self.wanted = None


def ways(act, seen, talk):
    """How an act may be typed."""
    verb, *what = act.split(" ")
    cards, others = numbered_cards(seen), numbered_acts(seen)
    number = talk.speaker.number
    if seen.choose is not None:
        return [act, " ".join(what), " ".join(number(cards.index(card) + 1) for card in what)]
    found = [act, act_in_words(act, seen, talk)]
    if act in others:
        found.append(number(len(cards) + others.index(act) + 1))
    elif len(what) == 1 and what[0] in cards:
        found += [number(cards.index(what[0]) + 1), talk.speaker.card(what[0])]
    elif verb == "call":
        found += [what[0], talk.speaker.call(what[0])]
    return found


def sessions():
    """Every house in every language; in the quick run each house in one of them, in turn."""
    for number, house in enumerate([*HOUSES, *MORE]):
        for place, lang in enumerate(LANGUAGES):
            quick = number % len(LANGUAGES) == place
            yield pytest.param(house, lang, marks=() if quick else pytest.mark.deep)


@pytest.mark.parametrize(("house", "lang"), list(sessions()))
def test_a_deal_is_played_by_numbers_and_words(house, lang, caplog):
    seed = LANGUAGES.index(lang)
    seated = Seated(house, lang, seed=seed, scripted=["?", "hint"])
    assert seated.game.match.number > 4
    assert RAW.findall(seated.out) == []
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.parametrize("house", [*HOUSES, *MORE])
def test_every_act_that_is_met_has_words_that_are_read_back(house, caplog):
    caplog.set_level(logging.WARNING)
    named = House.read(house)
    match, dice = Match(named.game, named.rules), Random(house)
    talks = [
        TableTalk(Speaker(lang).at(named.game.name), match.seating, [f"N{s}" for s in range(8)], 0)
        for lang in LANGUAGES
    ]
    met: dict[tuple[str, str], set[str]] = {}
    for _ in range(50):
        if match.over:
            break
        if match.awaited != (CHANCE,):
            for seat in range(match.seating.players):
                seen = match.observation(seat)
                acts = seen.legal[:2] if seen.choose is not None else seen.legal
                for act in acts:
                    alike = met.setdefault((seen.phase, act.partition(" ")[0]), set())
                    if act not in alike and len(alike) < 12:
                        alike.add(act)
                        for talk in talks:
                            words = act_in_words(act, seen, talk)
                            assert RAW.findall(words) == []
                            assert act.partition(" ")[2] == "" or words != act
                        if seen.choose is None and (len(acts) < 16 or dice.random() < 0.05):
                            talk = dice.choice(talks)
                            assert read_act(act_in_words(act, seen, talk), seen, talk) == act
        step_of_table(match, dice)
    assert met
    assert [record.getMessage() for record in caplog.records] == []


def step_of_table(match, dice):
    """Any act; of a long choice one by its number."""
    seats = [seat for seat in match.awaited if seat is not None]
    seen = match.observation(seats[0]) if seats else None
    if seen is not None and seen.choose is not None:
        match.act(seats[0], seen.legal[dice.randrange(len(seen.legal))])
    else:
        lively(match, dice)


# ---------------------------------------------------------------------- acts that nobody waits for


def at_table(house, *, seat, stop, lang="en", tries=60):
    """A terminal game at which the match stands where `stop` says yes to what the seat sees."""
    for seed in range(tries):
        match, dice = Match(House.read(house).game, House.read(house).rules), Random(seed)
        while not match.over and match.number < 90:
            if match.awaited != (CHANCE,) and stop(match, match.observation(seat)):
                return match
            step_of_table(match, dice)
    raise AssertionError("never met")


def test_a_wrong_card_is_claimed_out_of_turn():
    match = at_table(
        "bid_whist/standard;renege=allowed",
        seat=0,
        stop=lambda match, seen: "claim 1" in seen.legal and 0 not in match.awaited,
    )
    answers = iter(["?", "claim 1"])
    game = TerminalGame(
        Console(file=(out := io.StringIO()), width=100),
        House.read("bid_whist/standard;renege=allowed"),
        Speaker("en"),
        seat=0,
        seed=1,
        computers="random",
        read=lambda prompt: next(answers),
    )
    game.match = match
    before = match.number
    game._step()
    said = " ".join(out.getvalue().split())
    assert match.number == before + 1
    assert "Nobody waits for you" in said
    assert "Call a renege of" in said
    assert "You call a renege." in said


def test_enter_goes_on_where_nobody_waits_and_nothing_is_asked_twice():
    house = "twenty_eight/twenty_eight;misplay=penalty"
    match = at_table(house, seat=0, stop=lambda match, seen: seen.phase == "play" and 0 not in match.awaited)
    asked = []
    game = TerminalGame(
        Console(file=io.StringIO(), width=100),
        House.read(house),
        Speaker("en"),
        seat=0,
        seed=1,
        computers="random",
        read=lambda prompt: asked.append(1) or "",
    )
    game.match = match
    before = match.number
    game._step()
    assert (len(asked), match.number) == (1, before)
    game._step()
    assert (len(asked), match.number) == (1, before + 1)


# ---------------------------------------------------------------------- long choices


def test_six_of_eighteen_cards_are_buried_by_their_numbers():
    match = at_table(
        "bid_whist/standard",
        seat=0,
        stop=lambda match, seen: seen.choose is not None and len(seen.hand) == 18,
    )
    seen = match.observation(0)
    talk = TableTalk(Speaker("fa").at("bid_whist"), match.seating, ["a", "b", "c", "d"], 0)
    assert len(seen.legal) == 18564
    named = [*seen.hand[:5], seen.hand[17]]
    for text in ("1 2 3 4 5 18", "۱ ۲ ۳، ۴ ۵ ۱۸", " ".join(named).lower(), "discard 1 2 3 4 5 18"):
        assert read_act(text, seen, talk) == f"discard {' '.join(named)}"
    match.act(0, read_act("1 2 3 4 5 18", seen, talk))


# ---------------------------------------------------------------------- what lies on the table


def lines(house, stop, *, lang="en", seat=0):
    match = at_table(house, seat=seat, stop=stop)
    seen = match.observation(seat)
    talk = TableTalk(Speaker(lang).at(match.game.name), match.seating, list("abcdefgh"), seat)
    return seen, "\n".join(lying(seen, talk))


def test_the_table_of_styrivolt_shows_what_lies_and_the_board():
    seen, said = lines("styrivolt/kvivik", lambda match, seen: seen.phase == "turn" and bool(seen.legal))
    assert "Chosen suits:" in said
    assert "The stock: " in said
    assert "Us: 3 strokes still standing" in said
    assert all(Speaker("en").card(cards[0]) in said for cards in seen.extra["exposed"].values() if cards)


def test_the_table_of_twenty_eight_shows_the_trump_to_the_bidder_alone():
    def hidden(match, seen):
        return seen.phase == "play" and bool(seen.extra["face_down"]) and "trump" in seen.mine

    seen, said = lines("twenty_eight/twenty_eight", hidden)
    card = Speaker("en").card(seen.mine["trump_card"][0])
    assert f"Your face-down trump: {card}." in said
    assert f"Us: {seen.points['A']} of {seen.extra['needed']} card points." in said
    _, other = lines(
        "twenty_eight/twenty_eight",
        lambda match, seen: (
            seen.phase == "play" and bool(seen.extra["face_down"]) and "trump" not in seen.mine
        ),
    )
    assert "Trump lies face down before" in other
    assert "Your face-down trump" not in other


def test_the_table_of_bid_whist_shows_the_ranking_and_the_books():
    _, said = lines(
        "bid_whist/standard",
        lambda match, seen: seen.phase == "play" and seen.contract["trump"] == "H" and bool(seen.legal),
        lang="en",
    )
    assert "Trumps (hearts), best first: big joker  little joker  " in said
    assert "books that make the bid" in said
    assert "books that set it" in said
    assert "Kitty’s book: " in said


def test_the_first_dealer_is_drawn_as_the_house_says():
    game = Seated("bid_whist/standard", "en", acts=0)
    assert "Cards are turned up for the first deal." in game.out
    assert game.game.faced[-1].endswith("D")
    assert (len(game.game.faced) - 1) % 4 == game.game.match.dealer
    assert "turned up" not in Seated("bid_whist/standard;first_dealer=random", "en", acts=0).out
