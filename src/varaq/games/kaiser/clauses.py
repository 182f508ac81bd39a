"""The clauses of Kaiser and its kin: which of them belong to the rules of a given house.

The ids are those of `docs/rules/kaiser.md`, section 2, in the same order; the sentences
stand in `words/<lang>/kaiser_clauses.ftl` under the id. A clause belongs to a house if it
says something about that house: the printed rules are the clauses that apply, in order.
"""

from __future__ import annotations

from enum import StrEnum

from varaq.rules.clause import Clause
from varaq.rules.condition import but, when


class Section(StrEnum):
    """The headings of the printed rules, in their order."""

    PACK = "pack"
    SEATS = "seats"
    MISDEAL = "misdeal"
    PASSING = "passing"
    AUCTION = "auction"
    TRUMP = "trump"
    PLAY = "play"
    SCORE = "score"
    END = "end"
    HIDDEN = "hidden"


_KAISER_PACKS = ("kaiser26", "kaiser32", "kaiser34", "kaiser40", "kaiser48")
_HEIR_PACKS = ("heir32", "heir48")

_HEIR = (when(pack=_HEIR_PACKS),)
_BLANKS = (when(pack="heir48"), when(pack="heir32", players=but(3)))
_KITTY = (when(pack=("kaiser34", "kaiser26")),)
_PILES = (when(piles=True),)
_MISDEAL = (when(misdeal_no_honours=True), when(misdeal_four_alike=True))
_ONCE = (when(auction="once"),)
_SALE = (when(auction="sale"),)
_PASSED_OUT = (when(auction="once", all_pass="redeal"),)
_PASSING = (when(passing=but("none")),)
_CYCLE_AND_REDEAL = (
    when(passing="cycle2", misdeal_no_honours=True),
    when(passing="cycle2", misdeal_four_alike=True),
    when(passing="cycle2", auction="once", all_pass="redeal"),
)
_NO_TRUMP = (when(no_trump=True),)
_LOW = (when(low=but("off")),)
_KAISER_BID = (when(kaiser_bid=but("off")),)
_LIMIT = (when(no_bid_limit=but("none")),)
_THREE_SIDES = (when(sides="solo", players=but(2)), when(sides="teams3"))
_RAISED = (when(target_after_nt=but("none")),)
_POT = (when(pot_stake=but(0)),)
_SEVERAL_AT_THE_END = (
    when(sides="solo", players=but(2), win_by="score"),
    when(sides="solo", players=but(2), lose_at_minus=True),
    when(sides="teams3", win_by="score"),
    when(sides="teams3", lose_at_minus=True),
)
_SEVERAL_WAYS_TO_END = (
    when(five_wins=but("off")),
    when(kaiser_bid=("solo12", "team12")),
    when(lose_at_minus=True),
)

CLAUSES: tuple[Clause, ...] = (
    # Pack and ranking
    Clause("KS-1", Section.PACK, (when(pack="kaiser32"),)),
    Clause("KS-2", Section.PACK, (when(pack=_KAISER_PACKS),)),
    Clause("KS-3", Section.PACK),
    Clause("KS-4", Section.PACK, (when(pack="kaiser34"),)),
    Clause("KS-5", Section.PACK, (when(pack="kaiser26"),)),
    Clause("KS-6", Section.PACK, (when(pack="kaiser40"),)),
    Clause("KS-7", Section.PACK, (when(pack="kaiser48"),)),
    Clause("KS-8", Section.PACK, (when(pack="rois32"),)),
    Clause("KS-9", Section.PACK, (when(pack="hetu32"),)),
    Clause("KS-10", Section.PACK, (when(pack="joffre32"),)),
    Clause("KS-11", Section.PACK, (when(pack="heir32"),)),
    Clause("KS-12", Section.PACK, (when(pack="heir48"),)),
    Clause("KS-13", Section.PACK, (when(pack="heir32", players=3),)),
    Clause("KS-14", Section.PACK, _HEIR),
    Clause("KS-15", Section.PACK, _BLANKS),
    Clause("KS-16", Section.PACK, _LOW),
    # Seats and deal
    Clause("KS-20", Section.SEATS),
    Clause("KS-21", Section.SEATS, (when(players=4, sides="teams2"),)),
    Clause("KS-22", Section.SEATS, (when(sides="solo"),)),
    Clause("KS-23", Section.SEATS, (when(players=6),)),
    Clause("KS-24", Section.SEATS),
    Clause("KS-25", Section.SEATS),
    Clause("KS-26", Section.SEATS, _KITTY),
    Clause("KS-27", Section.SEATS, _PILES),
    Clause("KS-28", Section.SEATS, (when(pack="kaiser26"),)),
    Clause("KS-29", Section.SEATS, _MISDEAL + _PASSED_OUT),
    # Misdeal
    Clause("KS-30", Section.MISDEAL, (when(misdeal_no_honours=True),)),
    Clause("KS-31", Section.MISDEAL, _MISDEAL),
    Clause("KS-32", Section.MISDEAL, (when(misdeal_four_alike=True),)),
    Clause("KS-33", Section.MISDEAL, _MISDEAL),
    Clause("KS-34", Section.MISDEAL, (when(misdeal_no_honours=True),)),
    # Passing cards
    Clause("KS-35", Section.PASSING, (when(passing=("partner1", "partner2")),)),
    Clause("KS-36", Section.PASSING, (when(passing="cycle2"),)),
    Clause("KS-37", Section.PASSING, _PASSING),
    Clause("KS-38", Section.PASSING, (when(passing="after_bid2"),)),
    Clause("KS-39", Section.PASSING, _CYCLE_AND_REDEAL),
    # Auction
    Clause("KS-40", Section.AUCTION, _ONCE),
    Clause("KS-41", Section.AUCTION),
    Clause("KS-42", Section.AUCTION, _NO_TRUMP),
    Clause("KS-43", Section.AUCTION),
    Clause("KS-44", Section.AUCTION, _ONCE),
    Clause("KS-45", Section.AUCTION, _ONCE),
    Clause("KS-46", Section.AUCTION, (when(auction="once", all_pass="forced"),)),
    Clause("KS-47", Section.AUCTION, _PASSED_OUT),
    Clause("KS-48", Section.AUCTION, (when(no_trump=False),)),
    Clause("KS-49", Section.AUCTION, (when(low="ranked"),)),
    Clause("KS-50", Section.AUCTION, (when(low="equal"),)),
    Clause("KS-51", Section.AUCTION, (when(low=("declared", "any")),)),
    Clause("KS-52", Section.AUCTION, _KAISER_BID),
    Clause("KS-53", Section.AUCTION, _SALE),
    Clause("KS-54", Section.AUCTION, _SALE),
    Clause("KS-55", Section.AUCTION),
    # Trump, high or low, kitty, piles
    Clause("KS-60", Section.TRUMP, (when(trump_by="named"),)),
    Clause("KS-61", Section.TRUMP, _NO_TRUMP),
    Clause("KS-62", Section.TRUMP, (when(trump_by="led"),)),
    Clause("KS-63", Section.TRUMP, (when(low="declared"),)),
    Clause("KS-64", Section.TRUMP, (when(low="any"),)),
    Clause("KS-65", Section.TRUMP, _KITTY),
    Clause("KS-66", Section.TRUMP, _KITTY),
    Clause("KS-67", Section.TRUMP, _PILES),
    Clause("KS-68", Section.TRUMP),
    # Play and tricks
    Clause("KS-70", Section.PLAY),
    Clause("KS-71", Section.PLAY),
    Clause("KS-72", Section.PLAY),
    Clause("KS-73", Section.PLAY),
    Clause("KS-74", Section.PLAY, _LOW),
    Clause("KS-75", Section.PLAY, _PILES),
    Clause("KS-76", Section.PLAY, _PILES),
    Clause("KS-77", Section.PLAY, _HEIR),
    Clause("KS-78", Section.PLAY, _BLANKS),
    Clause("KS-79", Section.PLAY, _HEIR),
    Clause("KS-80", Section.PLAY, _KAISER_BID),
    Clause("KS-81", Section.PLAY),
    Clause("KS-82", Section.PLAY, _BLANKS),
    Clause("KS-83", Section.PLAY, (when(joffre_insult=True),)),
    # Hand score
    Clause("KS-90", Section.SCORE),
    Clause("KS-91", Section.SCORE),
    Clause("KS-92", Section.SCORE),
    Clause("KS-93", Section.SCORE, (when(fail_penalty="bid"),)),
    Clause("KS-94", Section.SCORE, _NO_TRUMP),
    Clause("KS-95", Section.SCORE, _LOW),
    Clause("KS-96", Section.SCORE),
    Clause("KS-97", Section.SCORE),
    Clause("KS-98", Section.SCORE, _LIMIT),
    Clause("KS-99", Section.SCORE, _LIMIT),
    Clause("KS-100", Section.SCORE, _LIMIT),
    Clause("KS-101", Section.SCORE, _LIMIT),
    Clause("KS-102", Section.SCORE, (when(overtricks=False),)),
    Clause("KS-103", Section.SCORE, (when(three_spot="clear3"),)),
    Clause("KS-104", Section.SCORE, (when(fail_penalty="zero"),)),
    Clause("KS-105", Section.SCORE, _SALE),
    Clause("KS-106", Section.SCORE, (when(kaiser_bid="solo12"),)),
    Clause("KS-107", Section.SCORE, (when(kaiser_bid="team12"),)),
    Clause("KS-108", Section.SCORE, (when(kaiser_bid="forty"),)),
    Clause("KS-109", Section.SCORE, (when(five_wins=but("off")),)),
    Clause("KS-110", Section.SCORE, _THREE_SIDES),
    Clause("KS-111", Section.SCORE, _POT),
    # End of the match
    Clause("KS-120", Section.END),
    Clause("KS-121", Section.END),
    Clause("KS-122", Section.END, (when(win_by="score"),)),
    Clause("KS-123", Section.END, _RAISED),
    Clause("KS-124", Section.END, _RAISED),
    Clause("KS-125", Section.END, (when(lose_at_minus=True),)),
    Clause("KS-126", Section.END, (when(win_by="bid"),)),
    Clause("KS-127", Section.END, _SEVERAL_AT_THE_END),
    Clause("KS-128", Section.END),
    Clause("KS-129", Section.END, _POT),
    Clause("KS-130", Section.END, _SEVERAL_WAYS_TO_END),
    # What is hidden
    Clause("KS-140", Section.HIDDEN),
    Clause("KS-141", Section.HIDDEN, _KITTY),
    Clause("KS-142", Section.HIDDEN),
    Clause("KS-143", Section.HIDDEN, _MISDEAL),
    Clause("KS-144", Section.HIDDEN, _PASSING),
    Clause("KS-145", Section.HIDDEN, _PILES),
    Clause("KS-146", Section.HIDDEN),
)
