"""How a position of `tests/positions` comes about at the table: one `Setting` for each game.

What all games share is here once: a pack that deals the hands, with what nobody named filled up
by chance, and the acts that lead to the position. A game that gets a file of positions gets an
entry in `SETTINGS` under its own name, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import yaml

from kit import scenario_rules
from varaq import CHANCE, Action, Match
from varaq.engine.event import Event
from varaq.games import find_game
from varaq.games.bid_whist.deal import Dealing as BidWhistDealing
from varaq.games.bid_whist.deal import kitty_places
from varaq.games.bid_whist.held import Standing as BidWhistStanding
from varaq.games.kaiser.deal import Dealing as KaiserDealing
from varaq.games.kaiser.dealt import Standing as KaiserStanding
from varaq.games.twenty_eight.deal import Dealing as TwentyEightDealing
from varaq.games.twenty_eight.held import Standing as TwentyEightStanding
from varaq.seats import Seat

Position = Mapping[str, Any]
Dealt = Sequence[Seat | None]
"""Who gets each card of the pack, from the top; None: it goes to the table, as the rest of the pack does."""

FOLDER = Path(__file__).parent / "positions"
FIELDS = {"id", "game", "preset", "rules", "dealer", "hands", "acts", "seat"}
ASKED = {"must", "must_not", "with", "without"}
ATTEMPTS = 50


def _nothing(match: Match, position: Position) -> None:
    """Nothing is to be done at the table."""


@dataclass(frozen=True)
class Setting:
    """What is peculiar to a game.

    `dealt`: how the pack is given out. `in_hand`: how many of a seat's first cards are named under
    `hands`, where that is not all of them. `last`: a field that names each seat's last ones; `table`:
    the one with cards that go to the table. `before_deal`: gives the match its score.
    `before_acts`: what goes without saying. `fields`: those that not every game has.
    """

    dealt: Callable[[Any, Seat], Dealt]
    in_hand: Callable[[Any], int] | None = None
    last: str = ""
    table: str = "kitty"
    before_deal: Callable[[Match, Position], None] = _nothing
    before_acts: Callable[[Match, Position], None] = _nothing
    fields: frozenset[str] = frozenset()


def read_positions() -> list[dict[str, Any]]:
    """The positions of all files."""
    return [one for path in sorted(FOLDER.glob("*.yaml")) for one in yaml.safe_load(path.read_text())]


def set_up(position: Position, seed: int = 0) -> Match:
    """A match in which the position has come about; the seed decides about cards that nobody named."""
    game = find_game(position["game"])
    assert game is not None
    rules = scenario_rules(dict(position))
    assert rules.problems() == []
    setting = SETTINGS[game.name]
    for attempt in range(ATTEMPTS):  # unnamed cards may cancel the deal, or forbid an act: other ones then
        match = Match(game, rules, dealer=position["dealer"])
        setting.before_deal(match, position)
        order = pack_order(rules, position, Random(ATTEMPTS * seed + attempt))
        match.act(CHANCE, Action("deal", tuple(order)))
        setting.before_acts(match, position)
        for seat, act in position.get("acts", ()):
            if match.why_not(seat, act) is not None:
                break
            match.act(seat, act)
        else:
            if position["seat"] in (*match.awaited, *match.phase.interrupting):
                return match
    raise AssertionError(f"{position['id']} does not come about")


def pack_order(rules: Any, position: Position, dice: Random) -> list[str]:
    """A pack that deals what the position names."""
    setting = SETTINGS[position["game"]]
    rest = list(rules.cards.cards)
    dealt = list(setting.dealt(rules, position["dealer"]))
    places: dict[Seat | None, list[int]] = {}
    for place, seat in enumerate([*dealt, *[None] * (len(rest) - len(dealt))]):
        places.setdefault(seat, []).append(place)
    wanted: dict[int, str] = {}
    for seat, cards in position.get("hands", {}).items():
        named = setting.in_hand(rules) if setting.in_hand else len(places[seat])
        assert len(cards) == named, f"{position['id']}: seat {seat} has {len(cards)} cards"
        wanted.update(zip(places[seat][:named], cards, strict=True))
    for seat, cards in position.get(setting.last, {}).items():
        wanted.update(zip(places[seat][-len(cards) :], cards, strict=True))
    table = position.get(setting.table, ())
    wanted.update(zip(places.get(None, [])[: len(table)], table, strict=True))
    for card in wanted.values():
        assert card in rest, f"{position['id']}: too many {card}"
        rest.remove(card)
    dice.shuffle(rest)
    return [wanted[at] if at in wanted else rest.pop() for at in range(len(rules.cards))]


def in_rounds(rules: Any, dealer: Seat, packets: Sequence[int], *, table: Collection[int] = ()) -> Dealt:
    """From the dealer's left a packet to each in every round; the places `table`, from 0, are passed over."""
    players = rules.seating.players
    seats = [
        (dealer + 1 + turn) % players for size in packets for turn in range(players) for _ in range(size)
    ]
    dealt: list[Seat | None] = []
    for seat in seats:
        while len(dealt) in table:
            dealt.append(None)
        dealt.append(seat)
    return dealt


# ---------------------------------------------------------------------- Kaiser


def _kaiser_totals(match: Match, position: Position) -> None:
    if "totals" in position:
        rules: Any = match.rules
        totals = position["totals"]
        match.phase = KaiserDealing(rules, KaiserStanding(totals, position["dealer"]))
        facts = {"after": totals, "target": rules.target, "limit": rules.limit(raised=False), "pot": 0}
        match.events.append(Event("scored", facts))


def _kaiser_claims(match: Match, position: Position) -> None:
    """Nobody claims a misdeal, unless that is the question."""
    if "acts" in position or not position.keys() & {"must", "must_not"}:
        while match.phase.name == "claims":
            seat = match.awaited[0]
            assert seat is not None
            match.act(seat, "keep")


# ---------------------------------------------------------------------- Twenty-Eight


def _twenty_eight_totals(match: Match, position: Position) -> None:
    if "totals" in position:
        rules: Any = match.rules
        totals = position["totals"]
        match.phase = TwentyEightDealing(rules, TwentyEightStanding(totals, position["dealer"]))
        empty = {side: {"red": 0, "black": 0} for side in "AB"}
        match.events.append(Event("scored", {"after": totals, "sets": empty}))


# ---------------------------------------------------------------------- Bid Whist


def _bid_whist_score(match: Match, position: Position) -> None:
    """`sets`: how often a bid of each side was set before."""
    if position.keys() & {"totals", "sets"}:
        rules: Any = match.rules
        nothing = {"A": 0, "B": 0}
        totals, sets = position.get("totals", nothing), position.get("sets", nothing)
        match.phase = BidWhistDealing(rules, BidWhistStanding(totals, position["dealer"], sets=sets))
        match.events.append(Event("scored", {"after": totals, "sets": sets, "deal": 0}))


# ---------------------------------------------------------------------- the games

SETTINGS: Mapping[str, Setting] = {
    "bid_whist": Setting(
        dealt=lambda rules, dealer: in_rounds(
            rules,
            dealer,
            [1] * rules.cards_each,
            table=[place - 1 for place in kitty_places(rules)],
        ),
        before_deal=_bid_whist_score,
        fields=frozenset({"kitty", "totals", "sets"}),
    ),
    "kaiser": Setting(
        dealt=lambda rules, dealer: in_rounds(rules, dealer, [1] * rules.cards_each),
        in_hand=lambda rules: rules.cards_each // 2 if rules.piles else rules.cards_each,
        last="piles",  # the cards on top: of each pile the lower one is dealt before (KS-27)
        before_deal=_kaiser_totals,
        before_acts=_kaiser_claims,
        fields=frozenset({"kitty", "piles", "totals"}),
    ),
    "styrivolt": Setting(
        dealt=lambda rules, dealer: in_rounds(rules, dealer, [3, 3, 3]),
        table="stock",
        fields=frozenset({"stock"}),
    ),
    "twenty_eight": Setting(
        dealt=lambda rules, dealer: in_rounds(rules, dealer, [rules.packet, rules.cards_each - rules.packet]),
        before_deal=_twenty_eight_totals,
        fields=frozenset({"totals"}),
    ),
}
"""By the game's name, as in `GAMES`; its positions are in the file of that name. A kitty that is laid down
while the cards are given out is the `table` of `in_rounds`."""
