"""The worth of traits and the prospects of tables, fitted to thousands of played deals.

Every trait adds to three things: tricks of the bidder's side, its chance to take the bonus card,
its chance to take the penalty card. What a table adds, whatever the hand, stands in `TABLES`.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

# fmt: off
SLOPES: dict[tuple[bool, bool, bool], dict[str, tuple[float, float, float]]] = {
    # no trump, other packs, partners
    (False, False, False): {
        "ace": (0.41, 0.04, 0.04),
        "king": (0.06, 0.02, 0.02),
        "lone_king": (0.12, 0.03, 0.0),
        "queen": (0.07, 0.0, -0.01),
        "run": (0.06, 0.01, -0.01),
        "long_run": (-0.09, 0.0, -0.03),
        "bare": (-0.17, 0.0, 0.03),
        "bonus_top": (-0.31, 0.17, -0.02),
        "bonus_side": (-0.25, 0.15, -0.02),
        "bonus_out_top": (0.08, 0.32, 0.07),
        "penalty_short": (-0.17, 0.0, -0.26),
        "penalty_long": (-0.01, -0.02, -0.31),
        "penalty_out_top": (-0.06, -0.05, 0.08),
    },
    # no trump, other packs, every man for himself
    (False, False, True): {
        "ace": (0.71, 0.06, 0.04),
        "king": (0.24, 0.04, 0.03),
        "lone_king": (0.17, 0.02, 0.04),
        "queen": (-0.06, 0.03, 0.0),
        "run": (-0.01, 0.0, -0.03),
        "long_run": (-0.41, 0.04, 0.03),
        "bare": (-0.25, 0.0, 0.0),
        "bonus_top": (-0.68, -0.09, 0.04),
        "bonus_side": (-0.39, -0.19, 0.0),
        "bonus_out_top": (0.15, 0.09, 0.02),
        "penalty_short": (-0.65, 0.06, -0.45),
        "penalty_long": (-0.55, -0.09, -0.42),
        "penalty_out_top": (-0.01, -0.03, 0.14),
    },
    # a trump suit, other packs, partners
    (True, False, False): {
        "trumps": (0.55, 0.07, 0.02),
        "long_trumps": (-0.11, -0.04, 0.08),
        "trump_top": (0.51, 0.05, 0.06),
        "trump_second": (0.27, 0.03, 0.04),
        "trump_third": (0.16, 0.01, 0.02),
        "ace": (0.34, 0.01, 0.01),
        "king": (0.08, 0.01, 0.01),
        "lone_king": (0.09, 0.07, 0.03),
        "queen": (0.11, 0.01, 0.02),
        "void": (0.03, 0.01, -0.03),
        "single": (-0.1, -0.01, -0.03),
        "bonus_trump": (-0.26, 0.24, 0.0),
        "bonus_side": (0.02, 0.08, 0.0),
        "bonus_out_trump": (0.18, 0.06, 0.03),
        "bonus_out_top": (0.24, 0.19, 0.03),
        "penalty_trump": (-0.17, 0.02, -0.11),
        "penalty_short": (-0.29, -0.03, -0.28),
        "penalty_long": (-0.21, -0.01, -0.31),
        "penalty_out_trump": (-0.02, -0.02, -0.01),
        "penalty_out_top": (-0.16, -0.01, 0.08),
    },
    # a trump suit, other packs, every man for himself
    (True, False, True): {
        "trumps": (0.93, 0.12, 0.04),
        "long_trumps": (-0.41, -0.13, 0.03),
        "trump_top": (0.73, 0.03, 0.07),
        "trump_second": (0.35, 0.02, 0.05),
        "trump_third": (0.21, -0.01, 0.01),
        "ace": (0.47, 0.01, 0.03),
        "king": (0.27, 0.01, 0.03),
        "lone_king": (0.44, 0.03, 0.04),
        "queen": (0.08, -0.01, 0.0),
        "void": (-0.09, 0.0, -0.06),
        "single": (-0.16, 0.0, -0.02),
        "bonus_trump": (-0.13, 0.25, 0.05),
        "bonus_side": (0.07, -0.28, 0.04),
        "bonus_out_trump": (-0.18, -0.09, 0.02),
        "bonus_out_top": (0.25, 0.1, 0.03),
        "penalty_trump": (-0.32, -0.04, -0.32),
        "penalty_short": (-0.42, -0.06, -0.41),
        "penalty_long": (-0.25, -0.03, -0.36),
        "penalty_out_trump": (-0.03, 0.0, 0.02),
        "penalty_out_top": (0.25, 0.02, 0.09),
    },
    # a trump suit, Lost Heir, partners
    (True, True, False): {
        "trumps": (0.6, 0.01, 0.04),
        "long_trumps": (0.08, 0.03, -0.03),
        "trump_top": (0.49, 0.01, 0.03),
        "trump_second": (0.4, -0.01, 0.12),
        "trump_third": (0.06, -0.05, 0.03),
        "ace": (0.56, 0.03, 0.02),
        "king": (0.23, -0.01, -0.01),
        "lone_king": (-0.31, -0.08, -0.03),
        "queen": (0.25, 0.02, 0.0),
        "void": (-0.08, -0.03, -0.02),
        "single": (-0.04, 0.02, 0.01),
        "bonus_trump": (0.01, 0.32, 0.0),
        "bonus_side": (0.0, 0.0, 0.0),
        "bonus_out_trump": (0.0, -0.32, 0.0),
        "bonus_out_top": (0.0, 0.0, 0.0),
        "penalty_trump": (-0.02, -0.02, -0.11),
        "penalty_short": (0.0, 0.0, 0.0),
        "penalty_long": (0.0, 0.0, 0.0),
        "penalty_out_trump": (0.03, 0.02, 0.11),
        "penalty_out_top": (0.0, 0.0, 0.0),
    },
    # a trump suit, Lost Heir, every man for himself
    (True, True, True): {
        "trumps": (0.91, 0.0, 0.08),
        "long_trumps": (0.21, 0.0, -0.12),
        "trump_top": (0.38, 0.0, 0.07),
        "trump_second": (0.28, 0.0, 0.08),
        "trump_third": (0.16, 0.0, 0.05),
        "ace": (0.64, 0.0, 0.0),
        "king": (0.4, 0.0, 0.01),
        "lone_king": (-0.11, 0.0, -0.06),
        "queen": (0.25, 0.0, -0.01),
        "void": (-0.13, 0.0, 0.08),
        "single": (-0.04, 0.0, 0.02),
        "bonus_trump": (0.2, 0.5, -0.06),
        "bonus_side": (0.0, 0.0, 0.0),
        "bonus_out_trump": (-0.2, -0.49, 0.06),
        "bonus_out_top": (0.0, 0.0, 0.0),
        "penalty_trump": (-0.18, 0.0, -0.26),
        "penalty_short": (0.0, 0.0, 0.0),
        "penalty_long": (0.0, 0.0, 0.0),
        "penalty_out_trump": (0.17, 0.0, 0.26),
        "penalty_out_top": (0.0, 0.0, 0.0),
    },
}
"""By: whether there is a trump suit, Lost Heir is played, every man plays for himself."""

TABLES: dict[tuple[bool, int, str, str], tuple[tuple[float, float, float], tuple[float, float, float], float]] = {
    (False, 2, "solo", "kaiser32"): ((7.88, 0.4, 0.54), (8.2, 0.52, 0.53), 3.26),
    (False, 3, "solo", "kaiser26"): ((2.54, 0.23, 0.41), (3.31, 0.38, 0.38), 1.89),
    (False, 4, "teams2", "hetu32"): ((3.69, 0.33, 0.45), (3.93, 0.52, 0.51), 1.8),
    (False, 4, "teams2", "joffre32"): ((3.87, 0.35, 0.44), (4.15, 0.55, 0.51), 1.6),
    (False, 4, "teams2", "kaiser32"): ((3.77, 0.31, 0.46), (4.06, 0.5, 0.54), 1.79),
    (False, 4, "teams2", "kaiser34"): ((4.04, 0.35, 0.46), (4.25, 0.53, 0.53), 1.72),
    (False, 4, "teams2", "rois32"): ((3.68, 0.29, 0.45), (3.95, 0.48, 0.53), 1.78),
    (False, 5, "solo", "kaiser40"): ((1.61, 0.11, 0.23), (1.71, 0.19, 0.22), 1.19),
    (False, 6, "teams2", "kaiser48"): ((4.01, 0.37, 0.41), (3.92, 0.5, 0.49), 1.59),
    (False, 6, "teams3", "kaiser48"): ((2.59, 0.17, 0.25), (2.54, 0.31, 0.32), 1.43),
    (True, 2, "solo", "heir32"): ((-0.35, 0.49, 0.07), (8.74, 0.5, 0.57), 1.39),
    (True, 2, "solo", "heir48"): ((1.11, 0.49, 0.09), (12.76, 0.5, 0.5), 1.7),
    (True, 2, "solo", "kaiser32"): ((4.82, 0.19, 0.37), (8.36, 0.52, 0.48), 2.44),
    (True, 3, "solo", "heir32"): ((-1.4, 0.49, -0.05), (3.89, 0.34, 0.47), 1.06),
    (True, 3, "solo", "heir48"): ((-1.15, 0.49, -0.04), (5.96, 0.34, 0.46), 1.25),
    (True, 3, "solo", "kaiser26"): ((0.07, 0.12, 0.21), (3.96, 0.46, 0.34), 1.44),
    (True, 4, "solo", "heir32"): ((-1.34, 0.49, -0.18), (2.36, 0.23, 0.33), 0.86),
    (True, 4, "solo", "heir48"): ((-1.63, 0.49, -0.17), (3.39, 0.24, 0.35), 0.94),
    (True, 4, "teams2", "heir32"): ((1.61, 0.6, 0.36), (4.23, 0.47, 0.6), 1.28),
    (True, 4, "teams2", "heir48"): ((2.74, 0.57, 0.29), (6.27, 0.47, 0.59), 1.68),
    (True, 4, "teams2", "hetu32"): ((2.2, 0.26, 0.45), (4.28, 0.56, 0.5), 1.57),
    (True, 4, "teams2", "joffre32"): ((2.11, 0.23, 0.47), (4.26, 0.54, 0.53), 1.46),
    (True, 4, "teams2", "kaiser32"): ((2.25, 0.3, 0.43), (4.38, 0.61, 0.49), 1.42),
    (True, 4, "teams2", "kaiser34"): ((2.76, 0.3, 0.5), (4.89, 0.61, 0.55), 1.44),
    (True, 4, "teams2", "rois32"): ((2.09, 0.26, 0.48), (4.24, 0.56, 0.54), 1.42),
    (True, 5, "solo", "kaiser40"): ((-1.22, -0.08, 0.12), (1.99, 0.25, 0.22), 0.86),
    (True, 6, "teams2", "kaiser48"): ((2.42, 0.28, 0.45), (4.3, 0.55, 0.5), 1.41),
    (True, 6, "teams3", "kaiser48"): ((1.04, 0.11, 0.32), (2.92, 0.38, 0.36), 1.31),
}
"""By trump, players, sides, pack: what the table adds, the usual outcome, the spread of tricks."""
# fmt: on


class Weights(NamedTuple):
    """How a hand's traits become a prospect: rows for tricks, bonus card, penalty card."""

    rows: tuple[tuple[float, ...], ...]
    usual: tuple[float, float, float]
    spread: float


@cache
def weights_for(key: tuple[int, str, str], *, trump: bool) -> Weights:
    """The weights of a table, given as players, sides and pack, with or without a trump suit."""
    players, sides, pack = key
    base, usual, spread = TABLES[trump, players, sides, pack]
    slopes = SLOPES[trump, pack.startswith("heir"), sides == "solo"]
    rows = tuple((base[at], *(slope[at] for slope in slopes.values())) for at in range(3))
    return Weights(rows, usual, spread)
