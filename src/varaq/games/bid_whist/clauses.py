"""The clauses of Bid Whist: which of them belong to the rules of a given house.

The ids are those of `docs/rules/bid_whist.md`, section 2, in the same order; the sentences
stand in `words/<lang>/bid_whist_clauses.ftl` under the id. A clause belongs to a house if it
says something about that house.
"""

from __future__ import annotations

from enum import StrEnum

from varaq.games.bid_whist.presets import NORTHEAST
from varaq.rules.clause import Clause
from varaq.rules.condition import but, when


class Section(StrEnum):
    """The headings of the printed rules, in their order."""

    PACK = "pack"
    DEAL = "deal"
    AUCTION = "auction"
    NAMING = "naming"
    RANKING = "ranking"
    PLAY = "play"
    SCORE = "score"
    END = "end"
    NORTHEAST = "northeast"


_JOKERS = (1, 2)
_KITTY = (when(kitty=True),)
_HIGH_DEUCE = (when(deuce_high=True),)
_THROWN_IN = (when(all_pass="redeal"), when(no_face_redeal=True))
_DIRECTIONS = (when(bid_style="up_down_nt"),)
_ACE_GOOD = (when(ace_downtown=but("bad")),)
_REMOVED = (when(jokers=_JOKERS, jokers_nt="removed"),)
_DEAD_IN_PLAY = (when(jokers=_JOKERS, jokers_nt=but("removed")),)
_RENEGE = (when(renege="allowed"),)
_THREE_BOOKS = (when(renege="allowed", renege_penalty="three_books"),)
_SEVERAL_WAYS_TO_END = (
    when(renege="allowed", renege_penalty="game"),
    when(boston_bid="game"),
    when(set_limit=but(0)),
    when(lose_at_minus_target=True),
    when(target=but(0), max_hands=but(0)),
)

CLAUSES: tuple[Clause, ...] = (
    # Pack and seats
    Clause("BW-1", Section.PACK),
    Clause("BW-2", Section.PACK, (when(jokers=2),)),
    Clause("BW-3", Section.PACK, (when(jokers=but(2)),)),
    Clause("BW-4", Section.PACK, _KITTY),
    Clause("BW-5", Section.PACK, (when(kitty=False),)),
    # First dealer, deal, misdeal
    Clause("BW-6", Section.DEAL),
    Clause("BW-7", Section.DEAL),
    Clause("BW-8", Section.DEAL, _KITTY),
    Clause("BW-9", Section.DEAL),
    Clause("BW-10", Section.DEAL),
    Clause("BW-11", Section.DEAL, _THROWN_IN),
    # Auction
    Clause("BW-12", Section.AUCTION),
    Clause("BW-13", Section.AUCTION),
    Clause("BW-14", Section.AUCTION, _DIRECTIONS),
    Clause("BW-15", Section.AUCTION),
    Clause("BW-16", Section.AUCTION, (when(bid_style="up_down_nt", direction_rank="equal"),)),
    Clause("BW-17", Section.AUCTION, _DIRECTIONS),
    Clause("BW-18", Section.AUCTION, (when(bid_style="up_down_nt", nt_direction="after"),)),
    Clause("BW-19", Section.AUCTION, (when(nt_direction="in_bid"),)),
    Clause("BW-20", Section.AUCTION, (when(direction_rank=but("equal")),)),
    Clause("BW-21", Section.AUCTION),
    Clause("BW-22", Section.AUCTION, (when(all_pass="dealer_must_bid"),)),
    Clause("BW-23", Section.AUCTION, (when(all_pass="redeal"),)),
    Clause("BW-24", Section.AUCTION, (when(dealer_may_match=True),)),
    Clause("BW-25", Section.AUCTION, (when(no_face_redeal=True),)),
    Clause("BW-26", Section.AUCTION, (when(bid_style="number"),)),
    Clause("BW-27", Section.AUCTION, (when(bid_style="number_nt"),)),
    Clause("BW-28", Section.AUCTION, (when(auction_rounds="until_passed"),)),
    Clause("BW-29", Section.AUCTION),
    # Naming, kitty, burying
    Clause("BW-30", Section.NAMING, (when(name_trump="before_kitty"),)),
    Clause("BW-31", Section.NAMING, (when(bid_style=but("up_down_nt")),)),
    Clause("BW-32", Section.NAMING, _KITTY),
    Clause("BW-33", Section.NAMING, _KITTY),
    Clause("BW-34", Section.NAMING, (when(kitty=True, kitty_book="bidder"),)),
    Clause("BW-35", Section.NAMING, (when(kitty_book="first_trick"),)),
    Clause("BW-36", Section.NAMING, (when(sport_kitty=True),)),
    Clause("BW-37", Section.NAMING, _KITTY),
    Clause("BW-38", Section.NAMING, _KITTY),
    Clause("BW-39", Section.NAMING, (when(name_trump="after_kitty"),)),
    Clause("BW-40", Section.NAMING, _REMOVED),
    Clause("BW-41", Section.NAMING, _REMOVED),
    # Ranking
    Clause("BW-42", Section.RANKING),
    Clause("BW-43", Section.RANKING),
    Clause("BW-44", Section.RANKING, _ACE_GOOD),
    Clause("BW-45", Section.RANKING, _ACE_GOOD),
    Clause("BW-46", Section.RANKING, (when(ace_downtown=but("good")),)),
    Clause("BW-47", Section.RANKING),
    Clause("BW-48", Section.RANKING, _HIGH_DEUCE),
    Clause("BW-49", Section.RANKING, _HIGH_DEUCE),
    Clause("BW-50", Section.RANKING, _HIGH_DEUCE),
    # Play
    Clause("BW-51", Section.PLAY),
    Clause("BW-52", Section.PLAY),
    Clause("BW-53", Section.PLAY),
    Clause("BW-54", Section.PLAY, (when(jokers=_JOKERS),)),
    Clause("BW-55", Section.PLAY),
    Clause("BW-56", Section.PLAY),
    Clause("BW-57", Section.PLAY, (when(jokers=_JOKERS, jokers_nt=("dead", "forced")),)),
    Clause("BW-58", Section.PLAY, _DEAD_IN_PLAY),
    Clause("BW-59", Section.PLAY, (when(jokers=_JOKERS, jokers_nt="any_time"),)),
    Clause("BW-60", Section.PLAY, (when(jokers=_JOKERS, jokers_nt="forced"),)),
    Clause(
        "BW-61",
        Section.PLAY,
        (when(jokers=_JOKERS, jokers_nt=but("removed"), joker_lead_nt="last_resort"),),
    ),
    Clause("BW-62", Section.PLAY, (when(renege="refused"),)),
    Clause("BW-63", Section.PLAY, _RENEGE),
    Clause("BW-64", Section.PLAY, _THREE_BOOKS),
    Clause("BW-65", Section.PLAY, _THREE_BOOKS),
    Clause("BW-66", Section.PLAY, (when(renege="allowed", renege_penalty="game"),)),
    Clause("BW-89", Section.PLAY, _RENEGE),
    Clause("BW-90", Section.PLAY, _RENEGE),
    # Hand score
    Clause("BW-67", Section.SCORE),
    Clause("BW-68", Section.SCORE),
    Clause("BW-69", Section.SCORE, (when(made_score="taken"),)),
    Clause("BW-70", Section.SCORE, (when(set_score="lose_bid"),)),
    Clause("BW-71", Section.SCORE, (when(defender_score="none"),)),
    Clause("BW-72", Section.SCORE, (when(nt_doubles=True),)),
    Clause("BW-73", Section.SCORE, (when(made_score="bid"),)),
    Clause("BW-74", Section.SCORE, (when(set_score="opponents_score"),)),
    Clause("BW-75", Section.SCORE, (when(defender_score="odd_books"),)),
    Clause("BW-76", Section.SCORE, (when(boston_bid="game"),)),
    Clause("BW-77", Section.SCORE, (when(boston_bid="double"),)),
    Clause("BW-78", Section.SCORE, (when(boston_score=but("normal")),)),
    # End of the match
    Clause("BW-79", Section.END),
    Clause("BW-80", Section.END, (when(target=but(0)),)),
    Clause("BW-81", Section.END, (when(lose_at_minus_target=True),)),
    Clause("BW-82", Section.END, (when(set_limit=but(0)),)),
    Clause("BW-83", Section.END, (when(bid_out=True, target=but(0)),)),
    Clause("BW-84", Section.END, (when(max_hands=but(0)),)),
    Clause("BW-85", Section.END, _SEVERAL_WAYS_TO_END),
    Clause("BW-86", Section.END, (when(session="rise_and_fly"),)),
    # The 52-card game of the north-east
    Clause("BW-87", Section.NORTHEAST, (when(**NORTHEAST.values),)),
    Clause("BW-88", Section.NORTHEAST, (when(bid_signals="northeast"),)),
)
