"""Of the cards that are not mine and not public nothing leaves the server."""

from __future__ import annotations

import contextlib
import json
import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cardroom import (
    Laid,
    Person,
    any_act,
    dealing,
    deals_by,
    go_on,
    high_act,
    http,
    lay,
    log_of,
    pack_for,
    room_at,
    seated,
    until_closed,
)

from varaq.engine import Observation
from varaq.games import GAMES, House
from varaq.players import PLAYERS
from varaq.server import hosting
from varaq.server.table import Table

pytestmark = pytest.mark.anyio

NO_CLAIMS = ";misdeal_no_honours=no"


def words_in(data: Any) -> Iterator[str]:
    """Every word anywhere in a message, the keys too."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from words_in(key)
            yield from words_in(value)
    elif isinstance(data, (list, tuple)):
        for each in data:
            yield from words_in(each)
    elif isinstance(data, str):
        yield from data.split()


# ---------------------------------------------------------------------- two worlds


@dataclass(frozen=True)
class Shy:
    """Keeps certain cards to itself as long as it can; for the rest plays by what it sees."""

    hidden: frozenset[str]

    def choose(self, seen: Observation, dice: Random) -> str:
        """The first legal act without a hidden card, in the order of the text."""
        if seen.legal[0].startswith("call "):
            return dice.choice(seen.legal)
        return min(seen.legal, key=lambda act: (bool(self.hidden & set(act.split())), act))


@dataclass
class World:
    """What a seat was told in one world, and what it asked."""

    told: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    logged: str = ""


async def live(
    path: Path,
    house: str,
    packs: list[list[str]],
    hidden: frozenset[str],
    monkeypatch: pytest.MonkeyPatch,
    dealer: int,
    *,
    rematch: bool = False,
) -> World:
    """One deal in one world. The person acts, errs, asks, takes back and comes again by what it sees.

    `rematch`: a match comes before it, to its end, with the same cards in every world.
    """
    monkeypatch.setitem(PLAYERS, "shy", lambda: Shy(hidden))
    monkeypatch.setitem(PLAYERS, "rulebook", lambda: Shy(hidden))
    deals_by(monkeypatch, dealing(*packs))
    world = World()
    async with room_at(path) as app, http(app) as client, contextlib.AsyncExitStack() as stack:
        table = await lay(app, house, level="shy", dealer=dealer)
        person = await stack.enter_async_context(seated(app, table))
        dice = Random(5)
        if rematch:
            deals_by(monkeypatch, dealing(*(pack_for(house, dealer, {}, seed=seed) for seed in range(40))))
            monkeypatch.setattr(hosting, "drawn_dealer", lambda house: (dealer, []))
            while await go_on(person, dice):
                pass
            deals_by(monkeypatch, dealing(*packs))
            await person.say({"again": True})
            await until_closed(person)
            world.told += person.heard
            person = await stack.enter_async_context(seated(app, table))
            assert (person.seen["phase"], person.seen["sheet"]) == ("dealing", [])
        for turn in range(60):
            if len(person.seen["sheet"]):
                break
            await _pester(person, dice)
            if turn % 7 == 3:
                world.told += person.heard
                person = await stack.enter_async_context(seated(app, table))
            await go_on(person, dice, high_act if turn % 2 else any_act)
            if turn % 5 == 4 and person.seen["phase"] != "dealing":
                await person.ask({"undo": True})
            # What was dealt is open to all when the deal is over.
            for key in ("", "wrong", table.keys[0]) if not person.seen["sheet"] else ():
                answer = await client.get(
                    f"/api/tables/{table.id}/matches/1/record", headers={"x-varaq-key": key}
                )
                world.answers.append(f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}")
        world.told += person.heard
    return world


async def _pester(person: Person, dice: Random) -> None:
    """Everything a curious seat might try to learn something from."""
    for message in (
        {"at": 0, "do": "keep"},
        {"at": person.at, "do": "play AS"},
        {"at": person.at, "do": "play 9H"},
        {"at": person.at, "do": "claim"},
        {"at": person.at, "do": "deal"},
        {"at": person.at, "do": "give AS KS"},
        {"at": person.at, "do": "discard AS KS"},
        {"at": person.at, "do": "call 1"},
        {"hint": True},
        {"ready": True} if person.seen["phase"] != "dealing" else {"ping": 3},
        {"nonsense": 1},
    ):
        if "do" in message and not person.seen["choose"] and message["do"] in person.seen["legal"]:
            continue
        if (
            "do" in message
            and person.seen["choose"]
            and message["do"].split()[0] == person.seen["choose"]["verb"]
        ):
            continue
        await person.ask(message)
        # whatever was asked, a fresh question brings the same answer
        if "hint" in message:
            await person.ask(message)


def alike_until(hidden: frozenset[str], left: World, right: World) -> int:
    """How many messages were the same to the byte before a hidden card came to be seen; all of them must be."""

    def shows(text: str) -> bool:
        message = json.loads(text)
        message.pop("refused", None)  # which only says back what the seat itself has named
        return bool(hidden & set(words_in(message)))

    alike = 0
    for here, there in zip(left.told, right.told, strict=False):
        if shows(here) or shows(there):
            break
        assert here == there
        alike += 1
    return alike


SWAPS: list[tuple[str, dict[int, list[str]], tuple[int, str], tuple[int, str]]] = [
    # house, my hand, and two hidden cards that change places; seat -1 is what is left over
    ("kaiser/standard", {0: ["AS", "KS", "AH", "8H", "AD", "7D", "AC", "KC"]}, (1, "9H"), (2, "10H")),
    ("kaiser/standard", {0: ["AS", "KS", "QS", "8S", "AD", "7D", "AC", "KC"]}, (2, "9D"), (3, "8D")),
    (
        "kaiser/passing_kaiser" + NO_CLAIMS,
        {0: ["AS", "KS", "AH", "8H", "AD", "7D", "AC", "KC"]},
        (2, "9H"),
        (3, "10H"),
    ),
    (
        "kaiser/standard;passing=after_bid2",
        {0: ["AS", "KS", "AH", "8H", "AD", "7D", "AC", "KC"]},
        (1, "9C"),
        (3, "8C"),
    ),
    ("kaiser/saskatchewan_34", {0: ["AS", "KS", "AH", "8H", "AD", "8D", "AC", "KC"]}, (1, "9H"), (-1, "10H")),
    (
        "kaiser/saskatchewan_34_any",
        {0: ["AS", "KS", "AH", "8H", "AD", "8D", "AC", "KC"]},
        (3, "9C"),
        (-1, "7C"),
    ),
    ("kaiser/three_player", {0: ["AS", "KS", "AH", "QH", "AD", "9D", "AC", "KC"]}, (1, "9H"), (2, "10H")),
    ("kaiser/hetu", {0: ["7S", "KS", "7H", "6H", "7D", "6D", "7C", "6C"]}, (1, "3H"), (2, "2H")),
    ("kaiser/lost_heir", {0: ["7W", "6W", "7X", "6X", "7Y", "6Y", "7Z", "6Z"]}, (1, "2X"), (2, "1X")),
    ("kaiser/five_player", {0: ["AS", "KS", "AH", "8H", "AD", "8D", "AC", "KC"]}, (1, "9H"), (4, "10H")),
    (
        "kaiser/six_player_two_teams",
        {0: ["AS", "KS", "AH", "8H", "AD", "8D", "AC", "KC"]},
        (1, "9H"),
        (3, "10H"),
    ),
    ("kaiser/joffre", {0: ["7E", "6E", "7R", "6R", "7G", "6G", "7F", "6F"]}, (1, "3R"), (2, "2R")),
]


@pytest.mark.parametrize("dealer", [pytest.param(0, marks=pytest.mark.deep), 1])
@pytest.mark.parametrize(
    ("house", "mine", "one", "two"), SWAPS, ids=[f"{h}-{n}" for n, (h, *_) in enumerate(SWAPS)]
)
async def test_two_tables_alike_in_all_that_my_seat_was_shown_tell_it_the_same_to_the_byte(
    tmp_path, monkeypatch, caplog, house, mine, one, two, dealer
):
    """They differ in who holds two cards of one suit. Until one of these is played, nothing may tell."""
    caplog.set_level(logging.DEBUG, logger="varaq")
    (_, card_one), (seat_two, card_two) = one, two
    hidden = frozenset((card_one, card_two))
    # In the pack the two lie where the dealing takes them to their seats, or to the kitty at its end.
    hands = {**mine, **{seat: [card] for seat, card in (one, two) if seat >= 0}}
    first = pack_for(house, dealer, hands, seed=dealer + 5)
    if seat_two < 0:
        last = first[-1]
        first = [{last: card_two, card_two: last}.get(card, card) for card in first]
    second = [{card_one: card_two, card_two: card_one}.get(card, card) for card in first]
    assert first != second
    worlds = []
    for number, pack in enumerate((first, second)):
        caplog.clear()
        world = await live(tmp_path / f"{number}.db", house, [pack], hidden, monkeypatch, dealer)
        world.logged = caplog.text
        worlds.append(world)
    left, right = worlds

    alike = alike_until(hidden, left, right)
    assert alike >= 60, f"the worlds parted after {alike} messages"
    assert len(set(left.answers)) == len(set(right.answers)) == 3 - (left.answers[0] == left.answers[1])
    assert (
        left.answers == right.answers[: len(left.answers)]
        or right.answers == left.answers[: len(right.answers)]
    )
    assert left.logged == right.logged == ""


async def test_of_a_rematch_no_more_is_told_than_of_a_first_match(tmp_path, monkeypatch, caplog):
    caplog.set_level(logging.DEBUG, logger="varaq")
    house = "bid_whist/columbus_no_kitty;max_hands=1"
    mine = ["AS", "KS", "2S", "AH", "8H", "2H", "AD", "7D", "2D", "AC", "KC", "3C", "2C"]
    first = pack_for(house, 1, {0: mine, 1: ["9H"], 2: ["10H"]}, seed=6)
    hidden, worlds = frozenset(("9H", "10H")), []
    for number, pack in enumerate((first, [{"9H": "10H", "10H": "9H"}.get(card, card) for card in first])):
        path = tmp_path / f"{number}.db"
        worlds.append(await live(path, house, [pack], hidden, monkeypatch, 1, rematch=True))
    left, right = (World(world.told[_begun_again(world) :], world.answers) for world in worlds)
    assert alike_until(hidden, left, right) >= 60
    assert left.answers[:3] == right.answers[:3]
    assert not re.search("9H|10H", caplog.text)


def _begun_again(world: World) -> int:
    """Where the second match begins: what was open in the first was open to all."""
    return min(
        n for n, text in enumerate(world.told) if json.loads(text).get("welcome", {}).get("match") == 2
    )


async def test_the_cards_under_the_piles_of_two_players_tell_nothing_before_they_are_turned(
    tmp_path, monkeypatch, caplog
):
    house = "kaiser/two_player"
    base = pack_for(house, 0, {}, seed=3)
    # A seat is dealt eight cards, then the lower card of its four piles, then the upper one of each.
    under = [card for n, card in enumerate(base) if 16 <= n < 24]
    pairs = [(a, b) for a in under for b in under if a < b and a[-1] == b[-1]]
    a, b = pairs[0]
    worlds = []
    for number, pack in enumerate((base, [{a: b, b: a}.get(c, c) for c in base])):
        worlds.append(await live(tmp_path / f"{number}.db", house, [pack], frozenset((a, b)), monkeypatch, 0))
    assert alike_until(frozenset((a, b)), *worlds) >= 60


# ---------------------------------------------------------------------- nothing else


PHASES = [
    "kaiser/standard",
    "kaiser/beginners",
    "kaiser/passing_kaiser" + NO_CLAIMS,
    "kaiser/standard;passing=after_bid2",
    "kaiser/saskatchewan_34_any",
    "kaiser/two_player",
    "kaiser/three_player",
    "kaiser/lost_heir",
    "kaiser/standard;kaiser_bid=forty;kaiser40_partner=sits_out",
]


def known_to(seat: int, seen: set[str], events: list[dict[str, Any]]) -> None:
    """Add the cards that the events show to all, or to this seat as the one they concern."""
    for event in events:
        kind = event["kind"]
        cards = event.get("cards", [])
        if kind in ("dealt", "misdeal_claimed", "trick_taken", "discards_shown"):
            seen |= set(cards)
        elif kind in ("gave", "discarded", "received", "kitty_taken"):
            assert not cards or event["seat"] == seat, event
            seen |= set(cards)
        elif kind == "piles_turned":
            seen |= {card for tops in event["tops"] for card in tops}
        elif kind in ("played", "pile_turned", "captured"):
            seen |= {event["card"]} - {None}
        else:
            assert not cards, event


@pytest.mark.parametrize("house", PHASES)
async def test_a_message_names_only_cards_that_the_seat_has_been_shown(file, known_shuffle, house, caplog):
    """A table of people alone: every seat is told everything it may know and nothing else."""
    caplog.set_level(logging.INFO)
    players = House.read(house).rules.seating.players
    pack = set(House.read(house).rules.cards.cards)  # type: ignore[attr-defined]
    async with room_at(file) as app, contextlib.AsyncExitStack() as stack:
        table = await lay(app, house, people=tuple(range(players)), hints=True)
        people = [await stack.enter_async_context(seated(app, table, seat)) for seat in range(players)]
        dice = Random(2)
        for _ in range(400):
            if len(people[0].seen["sheet"]) == 2:
                break
            for person in people:
                if person.awaited:
                    await person.ask({"hint": True})
                    assert await go_on(person, dice, high_act)
                elif person.seen["phase"] == "dealing":
                    await person.ask({"ready": True})
                else:
                    await person.do("play 9H")
                for other in people:
                    await other.settle()
        assert len(people[0].seen["sheet"]) == 2
        special = set(people[0].seen["special"])
        for seat, person in enumerate(people):
            shown: set[str] = set()
            for text in person.heard:
                message = json.loads(text)
                events = message.get("events", [])
                if any(event["kind"] == "dealt" for event in events):
                    shown = set()
                known_to(seat, shown, events)
                message.get("seen", message.get("welcome", {}).get("seen", {})).pop("special", None)
                for event in events:
                    event.pop("facts", None)
                named = pack & set(words_in(message))
                if "refused" in message:
                    named -= {"9H"}  # the card the seat itself has named
                if "scored" in text or '"sheet":[{' in text:
                    named -= special
                assert named <= shown, (named - shown, text)
        await _nothing_secret(app, table, people, caplog.text)


async def _nothing_secret(app: Any, table: Laid, people: list[Person], logged: str) -> None:
    """Locks, keys, dice, other people's keys and the order of the pack are nowhere to be found."""
    packs = [act.text for act in await log_of(app, table.id) if act.text.startswith("deal ")]
    assert packs
    secrets = [
        table.row.dice,
        *(told["lock"] for told in table.row.seats if "lock" in told),
        *table.keys.values(),
    ]
    for text in (*(text for person in people for text in person.heard), logged):
        for secret in (*secrets, *packs, *(p.removeprefix("deal ")[:30] for p in packs)):
            assert secret not in text
    for person in people:
        for text in person.heard:
            assert not re.search(r'"(lock|dice|key|player|log|deck|pack|hands)":', text)


@pytest.mark.parametrize("house", [*PHASES, *(f"{game.name}/{game.presets[0].name}" for game in GAMES[1:])])
async def test_nothing_secret_is_told_where_computer_players_sit(file, known_shuffle, house, caplog):
    caplog.set_level(logging.INFO)
    async with room_at(file) as app, http(app) as client:
        table = await lay(app, house)
        async with seated(app, table) as person:
            for turn in range(40):
                await _pester(person, Random(turn))
                if not await go_on(person, Random(turn), high_act):
                    break
                if turn % 6 == 5:
                    await person.ask({"undo": True})
            await _nothing_secret(app, table, [person], caplog.text)
            answer = await client.get(f"/api/tables/{table.id}/matches/1/record")
            assert "deal" not in answer.text


async def test_who_has_answered_already_does_not_show_while_claims_and_passed_cards_are_awaited(
    file, known_shuffle
):
    """Whatever the others do, until all have answered only the numbers advance (KS-143)."""
    async with room_at(file) as app, contextlib.AsyncExitStack() as stack:
        table = await lay(app, "kaiser/standard", people=(0, 1, 2, 3))
        people = [await stack.enter_async_context(seated(app, table, seat)) for seat in range(4)]
        for person in people:
            await person.ask({"ready": True})
        for person in people:
            await person.settle()
        for person in people[1:]:
            known = people[0].seen
            await person.do("keep")
            (told,) = await people[0].settle()
            assert told == {"at": people[0].at, "events": [], "seen": known}


async def test_that_a_pair_will_be_shown_is_told_to_nobody_else(file, known_shuffle):
    """The number stands still too, and the room reads the same number from its log (TE-89)."""
    dice = Random(7)
    async with room_at(file) as app, contextlib.AsyncExitStack() as stack:
        table = await lay(app, "twenty_eight/twenty_eight", people=(0, 1, 2, 3))
        people = [await stack.enter_async_context(seated(app, table, seat)) for seat in range(4)]
        for person in people:
            await person.ask({"ready": True})
        for _ in range(800):
            for person in people:
                await person.settle()
            bold = next((person for person in people if "pledge" in person.seen["legal"]), None)
            if bold is not None:
                break
            asked = [person for person in people if person.awaited]
            for person in asked[:1]:
                await person.do(any_act(person.seen, dice))
            for person in [] if asked else people:
                await person.ask({"ready": True})
        assert bold is not None
        before = bold.at
        (told,) = await bold.do("pledge")
        assert [event["kind"] for event in told["events"]] == ["pledged"]
        assert all([await person.settle() == [] for person in people if person is not bold])
        log = await log_of(app, table.id)
        assert Table.lay(table.row, app.state.room.store, log).at == bold.at == before


async def test_the_record_is_given_only_to_who_has_a_key_and_only_of_deals_that_are_over(file, known_shuffle):
    from varaq.engine.record import Record

    async with room_at(file) as app, http(app) as client:
        table, other = (
            await lay(app, "kaiser/joffre;target=20;lose_at_minus=yes"),
            await lay(app, id="table-2"),
        )
        address = f"/api/tables/{table.id}/matches/1/record"

        async def asked(key: str | None) -> tuple[int, str]:
            answer = await client.get(address, headers={} if key is None else {"x-varaq-key": key})
            return answer.status_code, answer.text if answer.status_code == 200 else answer.json()["refused"][
                "code"
            ]

        async with seated(app, table) as person:
            going = True
            while going:
                status, text = await asked(table.keys[0])
                record = Record.read(text)
                house = House.read(record.house)
                match = record.replay(house.game, house.rules)
                assert status == 200
                assert match.observation(0).as_data()["sheet"] == person.seen["sheet"]
                assert not match.observation(0).hand
                assert "dice" not in text
                assert await asked(None) == (403, "bad_key")
                going = await go_on(person, Random(1)) and person.seen["phase"] != "over"
            for key in (None, "", "wrong", other.keys[0], table.row.seats[0]["lock"], "k" * 5000):
                assert await asked(key) == (403, "bad_key")
            status, text = await asked(table.keys[0])
            assert status == 200
            known = person.seen
        record = Record.read(text)
        house = House.read(record.house)
        match = record.replay(house.game, house.rules)
        assert json.loads(json.dumps(match.observation(0).as_data())) == known
        assert str(Record.of(record.house, match, record.notes)) == text
        assert (await client.get("/api/tables/nowhere/matches/1/record")).status_code == 404
    async with room_at(file) as app, http(app) as client:
        answer = await client.get(address, headers={"x-varaq-key": table.keys[0]})
        assert answer.text == text
        assert not app.state.room.tables
