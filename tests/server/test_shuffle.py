"""One shuffle, from the system, even in every place."""

from __future__ import annotations

import ast
from collections import Counter
from itertools import pairwise, permutations
from random import SystemRandom

import pytest
from cardroom import SOURCE, acts_of, deals_by, lay, room_at, seated

from varaq.games import House
from varaq.server.chances import SHUFFLE

SHUFFLES = 20_000


def unevenness(counted: Counter[object], kinds: int) -> float:
    """Pearson's chi square against all kinds being equally likely."""
    expected = counted.total() / kinds
    return sum((n - expected) ** 2 / expected for n in counted.values()) + (kinds - len(counted)) * expected


def test_every_order_of_four_cards_comes_up_equally_often():
    """23 degrees of freedom: an even shuffle passes 130 less than once in ten thousand million million runs."""
    counted: Counter[object] = Counter()
    for _ in range(SHUFFLES):
        cards = ["AS", "KS", "QS", "JS"]
        SHUFFLE(cards)
        counted[tuple(cards)] += 1
    assert set(counted) == set(permutations(["AS", "KS", "QS", "JS"]))
    assert unevenness(counted, 24) < 130


def test_every_card_comes_to_every_place_equally_often():
    """36 kinds with 25 degrees of freedom, and 135."""
    counted: Counter[object] = Counter()
    for _ in range(SHUFFLES):
        cards = list(range(6))
        SHUFFLE(cards)
        counted.update(enumerate(cards))
    assert unevenness(counted, 36) < 135


def test_neighbours_in_the_pack_do_not_stay_together():
    """Of 32 cards the next one follows in 31 of 32·31 places, so about once in every shuffle."""
    together = 0
    for _ in range(SHUFFLES // 4):
        cards = list(range(32))
        SHUFFLE(cards)
        together += sum(b == a + 1 for a, b in pairwise(cards))
    mean = together / (SHUFFLES // 4)  # 31/32 and a deviation of 0.014
    assert 0.83 < mean < 1.11


def test_the_measure_finds_a_shuffle_that_is_not_even():
    """The well-known mistake: every card changes places with any other, instead of with one not yet placed."""
    dice, counted = SystemRandom(), Counter[object]()
    for _ in range(SHUFFLES):
        cards = ["AS", "KS", "QS", "JS"]
        for place in range(4):
            other = dice.randrange(4)
            cards[place], cards[other] = cards[other], cards[place]
        counted[tuple(cards)] += 1
    assert unevenness(counted, 24) > 130


def test_the_shuffle_takes_its_chance_from_the_system():
    assert SHUFFLE.__self__.__class__ is SystemRandom  # type: ignore[attr-defined]


def test_chance_comes_into_the_room_in_one_place():
    uses, others = [], []
    for path in sorted((SOURCE / "varaq" / "server").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name) and node.id == "SHUFFLE" and isinstance(node.ctx, ast.Load):
                uses.append(path.name)
            if isinstance(node, ast.Attribute) and node.attr in ("shuffle", "sample", "choices"):
                others.append(path.name)
    assert uses == ["chances.py"]
    assert others == ["chances.py"]  # where SHUFFLE is named


@pytest.mark.anyio
async def test_a_deal_is_the_pack_as_the_shuffle_left_it(file, monkeypatch):
    given = []

    def noted(cards: list[str]) -> None:
        SHUFFLE(cards)
        given.append(" ".join(["deal", *cards]))

    deals_by(monkeypatch, noted)
    async with room_at(file) as app:
        for number, house in enumerate(("kaiser/standard", "kaiser/three_player", "kaiser/lost_heir_solo")):
            table = await lay(app, house, id=f"table-{number}")
            async with seated(app, table) as person:
                await person.ask({"ready": True})
            (deal, *_) = await acts_of(app, table.id)
            assert deal.seat is None
            assert deal.text == given[-1]
            pack = House.read(house).rules.cards.cards  # type: ignore[attr-defined]
            assert sorted(deal.text.split()[1:]) == sorted(pack)
        assert len(given) == 3


@pytest.mark.anyio
async def test_no_two_deals_are_alike(file):
    async with room_at(file) as app:
        deals = set()
        for number in range(30):
            table = await lay(app, id=f"table-{number}", dice=f"secret {number}")
            async with seated(app, table) as person:
                await person.ask({"ready": True})
            deals.add((await acts_of(app, table.id))[0].text)
        assert len(deals) == 30
