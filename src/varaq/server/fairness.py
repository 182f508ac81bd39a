"""How the cards of this room were spread over the hands, against how they must be in the long run."""

from __future__ import annotations

import asyncio
import time
from typing import Any, NamedTuple

from fastapi import APIRouter

from varaq.audit.hands import hands_of
from varaq.audit.spread import Tally
from varaq.errors import BadHouse, Reason, Refusal, Refused
from varaq.games import House
from varaq.store import Dealt, Store, StoreError

NEWEST = 20_000
"""Deals that are counted at most."""

KEPT = 60.0
"""Seconds for which what was counted is told again."""

Group = tuple[str, tuple[str, ...], int]
"""What is counted together: a game, its pack, and the size of a hand."""


class Counted(NamedTuple):
    """What has been counted of a group, and the preset of the first house that it was counted of."""

    tally: Tally
    house: str


class Fairness:
    """Counts the deals of a store that are over, at most once a minute."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._told: dict[str, Any] | None = None
        self._since = 0.0
        self._lock = asyncio.Lock()

    async def as_data(self) -> dict[str, Any]:
        """What `GET /api/fairness` answers; raises `Refused` where the deals cannot be read."""
        async with self._lock:
            if self._told is None or time.monotonic() - self._since > KEPT:
                self._told = await self._count()
                self._since = time.monotonic()
            return self._told

    async def _count(self) -> dict[str, Any]:
        tallies: dict[Group, Counted] = {}
        houses: dict[str, House | None] = {}
        try:
            async for page in self.store.deals(NEWEST):
                # In a thread and by the page: the tables of the room are answered meanwhile.
                await asyncio.to_thread(_take, page, tallies, houses)
        except StoreError as error:
            raise Refused(Refusal(Reason.STORAGE_FAILED)) from error
        largest = sorted(tallies.items(), key=lambda each: (-each[1].tally.deals, each[0]))
        return {
            "deals": sum(counted.tally.deals for counted in tallies.values()),
            "newest": NEWEST,
            "packs": [_data(group, *counted) for group, counted in largest],
        }


def _take(page: list[Dealt], tallies: dict[Group, Counted], houses: dict[str, House | None]) -> None:
    for text, deal in page:
        if text not in houses:
            houses[text] = _evenly_shuffled(text)
        house = houses[text]
        hands = None if house is None else hands_of(house, deal)
        if house is None or hands is None:
            continue
        size = len(hands[0])
        pack = house.rules.cards
        group = (house.game.name, pack.cards, size)
        if group not in tallies:
            tallies[group] = Counted(Tally(pack, size), f"{house.game.name}/{house.preset.name}")
        tallies[group].tally.add([hand for hand in hands if len(hand) == size])


def _evenly_shuffled(text: str) -> House | None:
    """The house; None where it cannot be played any more, or does not mean to shuffle well."""
    try:
        house = House.read(text)
    except BadHouse:
        return None
    return house if house.rules.shuffles_evenly and not house.rules.problems() else None


def _data(group: Group, tally: Tally, house: str) -> dict[str, Any]:
    game, cards, size = group
    spread = tally.spread
    test = spread.test
    return {
        "game": game,
        "house": house,
        "cards": len(cards),
        "suits": [len(suit) for _, suit in tally.pack.suits],
        "hand": size,
        "deals": spread.deals,
        "hands": spread.hands,
        "lengths": [
            {"length": length, "seen": seen, "expected": round(due, 2)}
            for length, (seen, due) in enumerate(spread.lengths)
        ],
        "test": None
        if test is None
        else {
            "chi_square": round(test.chi_square, 3),
            "freedom": test.freedom,
            "p": round(test.p, 6),
        },
    }


def router_over(store: Store) -> APIRouter:
    """`GET /api/fairness` over the matches of a store."""
    router = APIRouter(prefix="/api")
    counted = Fairness(store)

    @router.get("/fairness")
    async def fairness() -> dict[str, Any]:
        """How the cards were spread."""
        return await counted.as_data()

    return router
