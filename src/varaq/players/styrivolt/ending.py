"""The end of a deal: claim five tricks, or play on for nine (ST-56)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import cast

from varaq.cards import bits
from varaq.engine import Observation
from varaq.games.styrivolt.rules import StyrivoltRules
from varaq.games.styrivolt.scoring import ALL, score_deal, side_of
from varaq.players.styrivolt.memory import Memory, remember
from varaq.players.styrivolt.stake import CROSS, MINE, PARTNERS, THEIRS
from varaq.seats import Seat


def claim(seen: Observation) -> str:
    """Play on only where nine tricks are worth the risk of losing what is made."""
    rules = cast(StyrivoltRules, seen.rules)
    me = cast(Seat, seen.seat)
    mine = seen.tricks[me]
    five = [MINE] * mine + [PARTNERS] * (sum(seen.tricks) - mine)
    left = ALL - len(five)
    chance = _all_held(remember(seen), left)
    nine = _worth(rules, [*five, *[MINE] * left])
    fails = _worth(rules, [*five, THEIRS])
    on = chance * nine + (1 - chance) * fails > _worth(rules, five)
    return "on" if on and "on" in seen.legal else "claim"


def _worth(rules: StyrivoltRules, won: Sequence[Seat]) -> float:
    """What the deal is worth to us, in strokes."""
    result = score_deal(rules, won)
    worth = result.strokes + CROSS * result.crosses
    return float(worth if result.side == side_of(MINE) else -worth)


def _all_held(memory: Memory, left: int) -> float:
    """The chance that my best cards, led one after the other, are beaten by nobody."""
    others = [seat for seat, held in enumerate(memory.held) if held and (seat - memory.me) % 2]
    chances = [
        prod(1 - memory.chance(seat, memory.order.beats_led[card]) for seat in others)
        for card in bits(memory.hand)
    ]
    best = sorted(chances, reverse=True)[:left]
    return prod(best) if len(best) == left else 0.0
