"""The numbers by which the rulebook player weighs cards: set by hand, and kept where duplicate deals agreed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Taste:
    """How the player weighs what it sees. Chances are 0…1, values are points of a trick."""

    partner_beats: float = 0.85
    wished: float = 0.85
    low_card: float = 0.3
    takes: tuple[float, ...] = (0.9, 0.55, 0.3, 0.15, 0.08)
    run_draws: float = 0.7
    unguarded: float = 0.5
    ruffs: float = 0.7
    ruffs_later: float = 0.4
    last_trump: float = 0.97
    next_round: float = 0.12
    bonus_later: float = 0.5
    bonus_step: float = 0.02
    bonus_later_top: float = 0.97
    penalty_later: float = 0.5
    penalty_step: float = 0.02
    draws: float = 0.5
    draws_for_them: float = 0.3
    pulls_partner: float = 1.5
    overtakes: float = 0.5


TASTE = Taste()
