"""What several tests share: reading scenarios, random houses, and tables at which anything legal happens."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import assume, note
from hypothesis import strategies as st

from varaq import CHANCE, Action, House, Match
from varaq.arena.table import SelfPlay
from varaq.cli.scenario_file import read_scenarios, without_null
from varaq.engine import Game
from varaq.engine.choice import Chosen
from varaq.games import find_game
from varaq.games.kaiser import KAISER
from varaq.players import RulebookPlayer
from varaq.rules import Rules
from varaq.seats import Seat

HERE = Path(__file__).parent
CATALOGUE = HERE.parent / "docs" / "rules" / "kaiser.md"

# ---------------------------------------------------------------------- scenarios


def all_scenarios() -> list[dict[str, Any]]:
    """The scenarios of all files."""
    found: list[Any] = []
    for path in sorted((HERE / "scenarios").glob("*.yaml")):
        found += read_scenarios(path)
    return found


def scenario_rules(scenario: dict[str, Any]) -> Rules:
    """The house a scenario is played in."""
    game = find_game(scenario["game"])
    assert game is not None
    named = game.preset(scenario.get("preset", game.presets[0].name))
    assert named is not None, scenario
    return game.rules(**{**named.values, **without_null(scenario.get("rules", {}))})


# ---------------------------------------------------------------------- houses


@st.composite
def houses(
    draw: st.DrawFn,
    *,
    game: Game = KAISER,
    wishes: int = 5,
    fitting: Callable[[Rules], bool] = lambda rules: True,
) -> House:
    """A random house that can be played: a preset, and some wishes with what had to change for them."""
    preset = draw(st.sampled_from(game.presets))
    house = House(game, preset, game.rules(**preset.values))
    options = game.rules.options()
    for name in draw(st.lists(st.sampled_from(list(options)), max_size=wishes)):
        option = options[name]
        values = st.sampled_from(option.spread())
        if option.low is not None:
            values = values | st.integers(option.low, option.high)
        changed, _ = house.with_option(name, draw(values))
        if not changed.rules.problems():
            house = changed
    assume(fitting(house.rules))
    note(house.text)
    return house


def random_house(dice: Random, *, game: Game = KAISER, wishes: int = 6) -> House:
    """The same without hypothesis."""
    preset = dice.choice(game.presets)
    house = House(game, preset, game.rules(**preset.values))
    options = game.rules.options()
    for name in dice.choices(list(options), k=dice.randrange(wishes + 1)):
        house = wish(house, name, dice.choice(options[name].spread()))
    return house


def wish(house: House, name: str, value: Any) -> House:
    """The house with one more wish, where that can be played."""
    changed, _ = house.with_option(name, value)
    return house if changed.rules.problems() else changed


# ---------------------------------------------------------------------- play


def pick(dice: Random, legal: list[Action]) -> Action:
    """Any legal act; in an auction the low bids and the passes oftener, or every bid would be a 12."""
    if legal[0].verb == "call":
        return legal[min(int(dice.expovariate(0.35)), len(legal) - 1)]
    return dice.choice(legal)


def step(match: Match, dice: Random) -> None:
    """One act at the table, the deal of the cards too."""
    if match.awaited == (CHANCE,):
        match.deal(dice.shuffle)
    else:
        seat = dice.choice(match.awaited)
        act_by_chance(match, seat, dice, lambda: match.legal(seat))


def act_by_chance(match: Match, seat: Seat, dice: Random, acts: Callable[[], list[Action]]) -> None:
    """One of `acts`; of acts that name several cards one is made without writing them all out."""
    choice = match.phase.choice(seat)
    match.act(seat, dice.choice(Chosen(choice)) if choice else pick(dice, acts()))


def lively(match: Match, dice: Random) -> None:
    """One act, also out of turn; what is seldom done is done as often as anything else."""
    if match.awaited == (CHANCE,):
        match.deal(dice.shuffle)
        return
    unasked = [seat for seat in match.phase.interrupting if match.legal(seat)]
    seat = dice.choice(unasked if unasked and dice.random() < 0.15 else match.awaited)

    def of_one_verb() -> list[Action]:
        by_verb: dict[str, list[Action]] = {}
        for act in match.legal(seat):
            by_verb.setdefault(act.verb, []).append(act)
        return by_verb[dice.choice(list(by_verb))]

    act_by_chance(match, seat, dice, of_one_verb)


def walk(
    match: Match,
    dice: Random,
    *,
    deals: int = 1,
    longest: int = 400,
    step: Callable[[Match, Random], None] = step,
) -> Iterator[Match]:
    """Random legal play; yields before every act. Ends with the match, or after so many dealt packs."""
    for _ in range(longest * deals):
        next_deal = match.awaited == (CHANCE,) and not match.phase.mid_deal
        if match.over or (next_deal and deals == 0):
            return
        deals -= next_deal
        yield match
        step(match, dice)
    raise AssertionError("no end")


def played(
    house: House,
    seed: int,
    *,
    deals: int = 1,
    dealer: int = 0,
    step: Callable[[Match, Random], None] = step,
) -> Match:
    """A match after some deals of random legal play."""
    match = Match(house.game, house.rules, dealer=dealer)
    for _ in walk(match, Random(seed), deals=deals, step=step):
        pass
    return match


def begun(
    house: House,
    seed: int,
    *,
    acts: int,
    dealer: int = 0,
    step: Callable[[Match, Random], None] = step,
) -> Match:
    """A match after some acts of random legal play."""
    match, dice = Match(house.game, house.rules, dealer=dealer), Random(seed)
    while not match.over and match.number < acts:
        step(match, dice)
    return match


def at_phase(house: House, name: str, seed: int, *, deals: int = 30, dealer: int = 0) -> Match:
    """A match that stands in the phase with this name."""
    match = Match(house.game, house.rules, dealer=dealer)
    for now in walk(match, Random(seed), deals=deals):
        if now.phase.name == name:
            return now
    raise AssertionError(f"no {name} came up in {house}")


def deal_hands(match: Match, hands: dict[int, str], *, kitty: str = "") -> Any:
    """Deal so that the seats named hold these cards (as text with spaces), in the order of dealing."""
    rules = match.rules
    players, each, dealer = rules.players, rules.cards_each, match.phase.standing.dealer
    held = {seat: told.split() for seat, told in hands.items()}
    taken = [card for cards in (*held.values(), kitty.split()) for card in cards]
    assert len(taken) == len(set(taken)), "a card twice"
    rest = iter([card for card in rules.cards.cards if card not in taken])
    full = {
        s: held.get(s, []) + [next(rest) for _ in range(each - len(held.get(s, [])))] for s in range(players)
    }
    order = [full[(dealer + 1 + turn) % players][n] for n in range(each) for turn in range(players)]
    return match.act(CHANCE, Action("deal", (*order, *kitty.split(), *rest)))


def do(match: Match, *acts: str) -> list[Any]:
    """Acts as lines: `0 call 7`; gives what happened."""
    happened: list[Any] = []
    for line in acts:
        seat, _, act = line.partition(" ")
        happened += match.act(int(seat), act)
    return happened


def keep_all(match: Match) -> None:
    """Nobody claims a misdeal."""
    for seat in match.awaited:
        match.act(seat, "keep")


def text_of(events: Any, seat: int | None) -> str:
    """What a seat was shown, as the bytes that go over the wire."""
    return json.dumps([data for e in events if (data := e.as_data(seat)) is not None], sort_keys=True)


def malformed() -> list[str]:
    """Acts that can be none."""
    return [
        "",
        " ",
        "play",
        "PLAY AS",
        "play  AS",
        "play\tAS",
        "play AS KS",
        "play as",
        "play ÄS",
        "fly",
        "call",
    ]


def candidate_acts(rules: Rules) -> list[str]:
    """A wide set of acts: every card played, every bid anybody ever makes, every verb, and nonsense."""
    cards = rules.cards.cards
    every = [c for c in ("2S", "5H", "3S", "0G", "HEIR", "11W", "BJ") if c not in cards]
    calls = [f"{n}{kind}" for n in range(22) for kind in ("", "NT", "LNT")]
    calls += ["pass", "kaiser", "accept", "refuse", "double", "0", "-1", "07", "7nt", "7 NT"]
    acts = [f"play {card}" for card in (*cards, *every)] + [f"call {c}" for c in calls]
    acts += [f"trump {suit}" for suit in "SHDCERGFWXYZ"] + ["trump NT", "trump"]
    acts += ["order high", "order low", "order up", "order", "keep", "claim", "keep 1", "claim AS"]
    pairs = [f"{a} {b}" for a, b in zip(cards, cards[1:] + cards[:1], strict=True)]
    for verb in ("give", "discard"):
        acts += [f"{verb} {pair}" for pair in pairs] + [f"{verb} {card}" for card in cards]
        acts += [f"{verb} {cards[0]} {cards[0]}", f"{verb} {' '.join(cards[:3])}", verb, f"{verb} ZZ AS"]
    acts += ["deal", "deal " + " ".join(cards), "accept", "pass", "double", "sell 5", "shoot"]
    return acts + malformed()


def chosen_alike(player: Any, pair: list[Match], seat: Seat, shown: Callable[[Match, Seat], object]) -> int:
    """How often a seat had to choose in two matches that had shown it the same; it chose the same each time.

    Both are played on by the player as long as the seat is shown the same in the same deal.
    """
    compared = 0
    while all(match.awaited != (CHANCE,) for match in pair) and shown(pair[0], seat) == shown(pair[1], seat):
        if all(seat in match.awaited for match in pair):
            assert len({player.choose(match.observation(seat), Random(0)) for match in pair}) == 1
            compared += 1
        for match in pair:
            who = match.awaited[0]
            match.act(who, player.choose(match.observation(who), Random(0)))
    return compared


def by_the_book(house: str, *, deals: int, seed: int = 1) -> Iterator[tuple[Match, Seat]]:
    """The match and the seat asked, before every act of so many deals; the rulebook player acts for all."""
    played = House.read(house)
    players = [RulebookPlayer() for _ in range(played.rules.seating.players)]
    for number in count():
        match = Match(played.game, played.rules)
        table = SelfPlay(match, players, seed=f"{seed}/{number}")
        while not match.over:
            if table.asked is not None:
                yield match, table.asked
            elif not match.phase.mid_deal:
                if not deals:
                    return
                deals -= 1
            table.step()
