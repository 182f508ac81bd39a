"""Matches dealt and played as a card room does it, with the notes that let anyone check them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from varaq import CHANCE, House, Match
from varaq.engine.fair import commitment, shuffler
from varaq.engine.record import Note, Record
from varaq.players import PLAYERS

DICE = "5eed0fd1ce"


def secret_of(seed: object) -> str:
    """A secret of 64 hex digits."""
    return f"{Random(f'{seed}/secret').getrandbits(256):064x}"


def fair_record(
    text: str,
    *,
    seed: int = 0,
    deals: int = 2,
    players: Sequence[str | None] = ("rulebook",),
    salts: Mapping[int, str] | None = None,
    away: Sequence[int] = (),
) -> Record:
    """The record of some deals. `players`: by seat, repeated all round, None for a person, who plays by chance.

    `salts` are added to every second deal, each with the number of the deal.
    """
    house = House.read(text)
    match = Match(house.game, house.rules, dealer=seed % house.rules.seating.players)
    notes: list[Note] = [(0, f"name {seat} N{seat}") for seat in range(house.rules.seating.players)]
    notes.append((0, f"dice {DICE}"))
    chance, deal, part, added, secret = Random(seed), 0, 0, {}, ""
    while not match.over:
        here = match.number
        if match.awaited == (CHANCE,):
            if match.phase.mid_deal:
                part += 1
            else:
                if deal == deals:
                    break
                deal, part = deal + 1, 0
                secret = secret_of(f"{seed}/{deal}")
                added = {s: f"{salt}-{deal}" for s, salt in (salts or {}).items()} if deal % 2 else {}
                notes.append((here, f"sealed {commitment(secret)}"))
                notes += [(here, f"salt {seat} {salt}") for seat, salt in added.items()]
                notes.append((here, f"secret {secret}"))
            match.deal(shuffler(secret, added, part))
            continue
        seat, act = _next(match, players, chance)
        player = players[seat % len(players)]
        if player is not None:
            notes.append((here, f"by {player}" + (" away" if seat in away else "")))
        match.act(seat, act)
    return Record.of(house.text, match, notes)


def _next(match: Match, players: Sequence[str | None], chance: Random) -> tuple[int, str]:
    for seat in match.phase.interrupting:
        player = players[seat % len(players)]
        if seat not in match.awaited and player is not None and match.legal(seat):
            dice = Random(f"{DICE}/{match.number}/{seat}")
            said = PLAYERS[player]().interrupt(match.observation(seat), dice)
            if said is not None:
                return seat, said
    seat = next(s for s in match.awaited if s is not None)
    player, seen = players[seat % len(players)], match.observation(seat)
    if player is None:
        return seat, PLAYERS["random"]().choose(seen, chance)
    return seat, PLAYERS[player]().choose(seen, Random(f"{DICE}/{match.number}/{seat}"))
