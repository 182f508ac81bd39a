"""The worth of traits at every table of the family, fitted to thousands of played deals.

A trait adds so many card points to what the bidder's side will take, be it in the bidder's hand, in
a partner's or in an opponent's (`SLOPES`); what a table brings whatever the hand stands in `TABLES`.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from varaq.players.twenty_eight.worth import TRAITS

# fmt: off
SLOPES: dict[tuple[str, str], dict[str, float]] = {
    ("half", "bidder"): {
        "trumps": 1.14, "long_trumps": 0.09, "trump_top": 1.92, "trump_second": 1.05, "trump_third": 0.59,
        "pair": 1.98, "top": 2.0, "second": 0.24, "third": 0.31, "top_guarded": -2.16, "single": -0.16,
    },
    ("half", "partner"): {
        "top": 1.88, "second": 0.35, "bare_second": 0.16, "top_guarded": -1.24, "void": 0.25,
    },
    ("half", "foe"): {
        "top": -1.97, "second": -0.55, "bare_second": -0.53, "third": -0.17, "top_guarded": 0.78,
        "void": 0.35, "single": 0.2,
    },
    ("whole", "bidder"): {
        "trumps": 0.98, "long_trumps": 0.26, "trump_top": 1.72, "trump_second": 0.82, "trump_third": 0.38,
        "pair": 2.03, "top": 1.84, "second": 0.39, "bare_second": -0.46, "third": 0.23,
        "top_guarded": -0.67, "void": 2.06, "single": 0.36,
    },
    ("whole", "partner"): {
        "top": 1.66, "second": 0.37, "bare_second": 0.11, "third": 0.21, "top_guarded": -1.03,
        "void": 0.26, "single": -0.48,
    },
    ("whole", "foe"): {
        "top": -1.58, "second": -0.43, "bare_second": -0.22, "third": -0.16, "top_guarded": 0.46,
        "single": 0.46,
    },
    ("double_few", "bidder"): {
        "trumps": 2.44, "long_trumps": -1.02, "trump_top": 2.34, "trump_second": 1.16, "trump_third": 0.33,
        "top": 2.35, "second": -0.11, "third": 0.19, "top_guarded": 0.6, "void": 3.41, "single": 1.28,
    },
    ("double_few", "partner"): {
        "trumps": 1.7, "long_trumps": 0.67, "trump_top": 1.67, "trump_second": 0.73, "trump_third": 0.89,
        "top": 2.36, "second": 0.26, "top_guarded": 0.55, "void": 2.85,
    },
    ("double_few", "foe"): {
        "trumps": -1.72, "long_trumps": -0.42, "trump_top": -2.87, "trump_second": -2.13,
        "trump_third": -0.62, "top": -2.15, "second": -0.11, "third": -0.38, "top_guarded": -0.18,
        "void": -3.62, "single": -0.65,
    },
    ("double_few_nt", "bidder"): {
        "top": 3.5, "second": 0.59, "top_guarded": 1.03, "void": 0.08, "single": -0.91,
    },
    ("double_few_nt", "partner"): {
        "top": 2.86, "second": 1.0, "third": 0.17, "top_guarded": -0.99, "void": 0.76, "single": -0.94,
    },
    ("double_few_nt", "foe"): {
        "top": -3.18, "second": -1.03, "third": -0.22, "top_guarded": -0.11, "void": -0.46, "single": 0.81,
    },
    ("double_many", "bidder"): {
        "trumps": 1.49, "long_trumps": -0.63, "trump_top": 3.08, "trump_second": 1.7, "trump_third": 1.28,
        "top": 2.25, "second": -1.0, "third": 0.29, "top_guarded": 0.33, "void": 2.43, "single": 0.54,
    },
    ("double_many", "partner"): {
        "trumps": 1.08, "long_trumps": 0.46, "trump_top": 3.21, "trump_second": 1.6, "trump_third": 1.49,
        "top": 1.33, "second": 0.45, "third": 0.13, "top_guarded": 0.09, "void": 2.62, "single": -0.37,
    },
    ("double_many", "foe"): {
        "trumps": -0.98, "long_trumps": -1.89, "trump_top": -3.78, "trump_second": -2.23,
        "trump_third": -1.74, "top": -1.48, "second": -0.42, "third": -0.3, "top_guarded": 0.3,
        "void": -2.88, "single": -0.07,
    },
    ("double_many_nt", "bidder"): {
        "top": 2.94, "second": 1.27, "third": 1.01, "top_guarded": -0.45, "void": -0.45, "single": -0.57,
    },
    ("double_many_nt", "partner"): {
        "top": 3.17, "second": 0.11, "third": -0.25, "top_guarded": 0.06, "void": 0.75, "single": 0.62,
    },
    ("double_many_nt", "foe"): {
        "top": -2.89, "second": -0.74, "third": 0.31, "top_guarded": -0.39, "single": 0.32,
    },
}
"""By kind of hand (half of it, the whole, of a double pack with few or many players) and whose it is."""

TABLES: dict[tuple[int, str, bool, bool], tuple[float, float, float, float, float]] = {
    (4, "single_32", False, True): (13.0, 15.4, 5.2, -1.4, 0.6),
    (4, "single_32", True, True): (10.4, 15.4, 4.8, -2.0, 2.1),
    (6, "single_36_sixes", True, True): (11.1, 15.9, 5.2, -0.9, 0.9),
    (6, "single_36_threes", True, True): (17.1, 22.6, 7.7, -1.6, 1.5),
    (4, "double_48", True, True): (21.0, 30.1, 7.0, -5.2, 5.7),
    (4, "double_32", True, True): (21.1, 31.3, 9.4, -5.7, 6.4),
    (4, "double_48", True, False): (19.2, 27.8, 8.8, -5.8, 7.7),
    (4, "double_32", True, False): (19.4, 27.0, 11.7, -5.0, 7.3),
    (6, "double_48", True, True): (23.6, 30.4, 9.7, -3.3, 4.0),
    (8, "double_64", True, True): (24.0, 30.0, 9.9, -2.4, 3.3),
    (6, "double_48", True, False): (23.9, 28.5, 11.4, -5.2, 3.5),
    (8, "double_64", True, False): (24.7, 27.9, 11.3, -3.9, 2.6),
}
"""By players, pack, whether the hand is whole, whether there is a trump: the points of a bidder's side
for no trait at all, for an ordinary hand, their spread; what a partner's, an opponent's hand without
traits adds to an ordinary one."""
# fmt: on


class Weights(NamedTuple):
    """How a hand's traits become points of the bidder's side."""

    bidder: tuple[float, ...]
    partner: tuple[float, ...]
    foe: tuple[float, ...]
    usual: float
    spread: float


@cache
def weights_for(players: int, pack: str, *, whole: bool, trump: bool) -> Weights:
    """The weights of a table, for a whole hand or its first half."""
    double = pack.startswith("double")
    known = TABLES.get((players, pack, whole, trump)) or TABLES[players, pack, whole, True]
    base, usual, spread, partner, foe = known
    if double:
        kind = ("double_few" if players == 4 else "double_many") + ("" if trump else "_nt")
    else:
        kind = "whole" if whole else "half"
    rows = {
        role: (first, *(SLOPES[kind, role].get(name, 0.0) for name in TRAITS[1:]))
        for role, first in (("bidder", base), ("partner", partner), ("foe", foe))
    }
    return Weights(rows["bidder"], rows["partner"], rows["foe"], usual, spread)
