"""The numbers of the card play of Bid Whist: found by playing thousands of deals against itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Taste:
    """How the player weighs what it sees. Chances are 0…1, values are books.

    Where unseen cards are: `bidder_trumps`, `buried_trumps`: how much likelier than elsewhere.
    Who takes this trick: `again`: that a side beats what has beaten its card; `dead_led`: that it
    is ours after a dead card was led.
    What a card may yet do: `takes`: guarded, with so many higher ones out, `run_draws` of them for
    every card of mine before it; `unguarded`: what is left of that; `tempo`: what is left of a long
    card for every one before it that must be lost; `ruffs`, `ruffs_later`, `ruffs_high`: trumps;
    `foes_keep`, `after_draw`: trumps that opponents keep for my side suits; `saves`: a dead card that
    may be thrown at any time. `rest`, `rest_lead`: how far such promises count.
    What a card does beside: `initiative`: to have the lead next; the others are named for the manner.
    `spread`: how uncertain a trick is, `slope`: a book beside the chance to make, or set, the bid.
    """

    bidder_trumps: float = 1.6
    buried_trumps: float = 0.3
    again: float = 0.5
    takes: tuple[float, ...] = (1.0, 0.55, 0.3, 0.15, 0.05)
    run_draws: float = 0.45
    unguarded: float = 0.5
    tempo: float = 0.7
    ruffs: float = 0.6
    ruffs_later: float = 0.3
    ruffs_high: float = 0.5
    last_trump: float = 0.97
    foes_keep: float = 0.7
    foes_keep_defending: float = 0.8
    after_draw: float = 0.6
    draws_trumps: float = -0.05
    draws_surely: float = 0.25
    draws_for_them: float = 0.25
    pulls_partner: float = 0.5
    overtakes: float = 0.3
    third_high: float = 0.2
    second_high: float = 0.15
    returns_nt: float = 0.15
    underleads: float = 0.05
    underleads_nt: float = 0.45
    length_nt: float = 0.08
    single_defending: float = 0.3
    initiative_defending: float = -0.2
    initiative_nt: float = 0.1
    dead_led: float = 0.33
    saves: float = 0.3
    rest: float = 0.4
    rest_lead: float = 0.55
    rest_lead_nt: float = 0.4
    spread: float = 0.35
    slope: float = 0.06


TASTE = Taste()
