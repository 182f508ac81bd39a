"""The numbers of the 28 book's card play: found by playing thousands of deals against itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Taste:
    """How the player weighs what it sees. Chances are 0…1, values are card points."""

    guess_without_jack: float = 0.5
    again: float = 0.5
    asks: float = 0.5
    shows: float = 0.6
    gives: float = 1.7
    keeps: float = 0.5
    draws: float = 1.0
    low_card: float = 0.25
    takes: tuple[float, ...] = (0.9, 0.55, 0.3, 0.15, 0.08)
    run_draws: float = 0.7
    unguarded: float = 0.5
    saved: float = 0.55
    ruffs: float = 0.7
    ruffs_later: float = 0.4
    last_trump: float = 0.97
    next_round: float = 0.15
    hidden_ruff: float = 0.12
    draws_trumps: float = 0.2
    draws_for_them: float = 0.2
    pulls_partner: float = 1.0
    overtakes: float = 0.1
    pair: float = 1.5
    reveal_bidder: float = 0.0
    reveal_opponent: float = 0.0
    rest: float = 0.47
    rest_base: float = 0.17
    spread: float = 1.3
    slope: float = 0.004


TASTE = Taste()
