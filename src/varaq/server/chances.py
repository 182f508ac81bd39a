"""Where chance comes from: the system for who deals first, and for all else a secret of the table's.

Nobody can go back from what is told of a deal to that secret, or on from it to another deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import SystemRandom
from typing import Any

from varaq.engine import Match, fair
from varaq.engine.action import Action
from varaq.games import House
from varaq.seats import Seat
from varaq.server.seatkeys import derived
from varaq.store import TableRow

SHUFFLE = SystemRandom().shuffle
"""Draws the first dealer; its randomness comes from the system."""

SHUFFLER = fair.shuffler
"""The one shuffle of the card room: from a secret that was sealed before, and what people add to it."""


def drawn_dealer(house: House) -> tuple[Seat, list[str]]:
    """Who deals first, and the cards that were turned up for it."""
    return house.game.draw_dealer(house.rules, SHUFFLE)


def shuffled(match: Match, secret: str, salts: Mapping[Seat, str], part: int) -> Action:
    """The act of dealing that is due: the pack as the secret, and what people have added, leave it."""
    added = {seat: salt for seat, salt in salts.items() if salt}
    return match.shuffled(SHUFFLER(secret, added, part))


def deal_secret(row: TableRow, match: int, deal: int) -> str:
    """What the order of the pack follows from, in a deal of one of the matches; told when the deal is over."""
    return derived(row.dice, "deal", match, deal)


def players_dice(row: TableRow, match: int) -> str:
    """What the dice of the computer players follow from; told when the match is over."""
    return derived(row.dice, "players", match)


def is_sealed(row: TableRow) -> bool:
    """Whether the deals follow from their secrets: at tables of long ago they do not."""
    return bool(row.courtesies.get("sealed"))


def opened(row: TableRow, match: int, deal: int, salts: Mapping[Seat, str]) -> dict[str, Any]:
    """All that a deal which is over followed from."""
    secret = deal_secret(row, match, deal)
    added = {str(seat): salt for seat, salt in sorted(salts.items()) if salt}
    return {"deal": deal, "sealed": fair.commitment(secret), "secret": secret, "salts": added}
