"""The clauses of the Twenty-Eight family: which of them belong to the rules of a given house.

The ids are those of `docs/rules/twenty_eight.md`, section 2, in the same order; the
sentences stand in `words/<lang>/twenty_eight_clauses.ftl` under the id. A clause belongs
to a house if it says something about that house. What the catalogue says again for Forty
and 56 belongs to every house that has the option in question.
"""

from __future__ import annotations

from enum import StrEnum

from varaq.games.twenty_eight.rules import DOUBLE_PACKS, SINGLE_PACKS
from varaq.rules.clause import Clause
from varaq.rules.condition import but, when


class Section(StrEnum):
    """The headings of the printed rules, in their order."""

    PACK = "pack"
    SEATS = "seats"
    CANCELLED = "cancelled"
    AUCTION = "auction"
    TRUMP = "trump"
    DOUBLING = "doubling"
    ALONE = "alone"
    KNOWLEDGE = "knowledge"
    HIDDEN = "hidden"
    SHOWN = "shown"
    PAIR = "pair"
    SCORE = "score"
    MATCH = "match"
    WRONG = "wrong"
    FORTY = "forty"
    FIFTY_SIX = "fifty_six"


_DOUBLE_PACK = (when(pack=DOUBLE_PACKS),)
_THREES = (when(pack="single_36_threes"),)

_FOUR_JACKS = (when(four_jacks=but("none"), pack=SINGLE_PACKS),)
_POINTLESS_HAND = (when(pointless_hand="redeal"),)
_VOID = (when(trump_card=but("open"), never_shown="void"),)
_PASSED_OUT = (when(first_bid="free", all_pass="redeal"),)
_CANCELLED_BY_CARDS = (
    when(first_pointless="may_redeal"),
    when(two_pointless=True),
    *_POINTLESS_HAND,
    *_FOUR_JACKS,
    when(one_suit_hand="redeal"),
    when(first_bidder_one_suit="redeal"),
)
_SINGLE_HAND = (when(single_hand=True),)
_HALF_COURT = (when(half_court=True),)
_THANI = (when(thani=True),)

_HIDDEN = (when(trump_card=but("open")),)
_OPEN = (when(trump_card="open"),)
_CARD_LIES = (when(trump_card="own"), when(seventh_card=True))
"""The card face down is one of the bidder's own, so it is missing from the hand."""

_AUTO_DOUBLE = (when(auto_double_from=but("none")),)
_DOUBLING = (when(doubling=but("none")),)
_DOUBLING_WINDOW = (when(doubling=but("none"), double_time="after_trump"),)
_DOUBLED_IN_AUCTION = (when(doubling=but("none"), double_time="in_auction"),)

_NO_UNDERTRUMP = (when(undertrump="banned"),)
_PAIR = (when(pair=but("none")),)
_PAIR_AFTER_TRICK = (when(pair=but("none"), pair_timing="after_trick"),)
_PAIR_MOVES_TARGET = (when(pair="bid_4"),)

_PIPS = (when(match_style="pips"),)
_PENALTY = (when(misplay=but("refused")),)
_PENALTY_DOUBLE = (when(misplay="penalty_double"),)

CLAUSES: tuple[Clause, ...] = (
    # Pack and ranking
    Clause("TE-1", Section.PACK),
    Clause("TE-2", Section.PACK, (when(pack="single_32"),)),
    Clause("TE-3", Section.PACK),
    Clause("TE-4", Section.PACK),
    Clause("TE-5", Section.PACK, (when(last_trick_point=True),)),
    Clause("TE-6", Section.PACK, (when(match_style="pips", pack=but("single_36_sixes")),)),
    Clause("TE-7", Section.PACK, _DOUBLE_PACK),
    Clause("TE-8", Section.PACK, _THREES),
    Clause("TE-9", Section.PACK, (when(pack="single_36_sixes"),)),
    # Seats, deal and the order of a hand
    Clause("TE-10", Section.SEATS),
    Clause("TE-11", Section.SEATS),
    Clause("TE-12", Section.SEATS),
    Clause("TE-13", Section.SEATS, (when(bid_after="half"),)),
    Clause("TE-14", Section.SEATS, (when(bid_after="half"),)),
    Clause("TE-15", Section.SEATS, (when(bid_after="all"),)),
    Clause("TE-16", Section.SEATS),
    Clause("TE-17", Section.SEATS),
    # Cancelled deals
    Clause("TE-20", Section.CANCELLED, _CANCELLED_BY_CARDS + _VOID + _PASSED_OUT),
    Clause("TE-21", Section.CANCELLED, (when(first_pointless="may_redeal"),)),
    Clause("TE-22", Section.CANCELLED, (when(two_pointless=True),)),
    Clause("TE-23", Section.CANCELLED, _POINTLESS_HAND),
    Clause("TE-24", Section.CANCELLED, _FOUR_JACKS),
    Clause("TE-25", Section.CANCELLED, (when(one_suit_hand=but("none")),)),
    Clause("TE-26", Section.CANCELLED, (when(first_bidder_one_suit=but("none")),)),
    Clause("TE-27", Section.CANCELLED, _VOID),
    Clause("TE-28", Section.CANCELLED, _CANCELLED_BY_CARDS),
    Clause(
        "TE-29",
        Section.CANCELLED,
        _POINTLESS_HAND + _FOUR_JACKS + (when(one_suit_hand=but("none")),) + _SINGLE_HAND,
    ),
    # Auction
    Clause("TE-30", Section.AUCTION),
    Clause("TE-31", Section.AUCTION, (when(max_bid="points_plus_pair"),)),
    Clause("TE-32", Section.AUCTION),
    Clause("TE-33", Section.AUCTION),
    Clause("TE-34", Section.AUCTION, (when(first_bid="forced"),)),
    Clause("TE-35", Section.AUCTION, (when(first_bid="dealer_forced"),)),
    Clause("TE-36", Section.AUCTION, (when(first_bid="free"),)),
    Clause("TE-37", Section.AUCTION, (when(auction="three_passes"),)),
    Clause("TE-38", Section.AUCTION, (when(auction="three_passes"), when(second_auction="from_24"))),
    Clause("TE-39", Section.AUCTION, (when(auction="one_round"),)),
    Clause("TE-40", Section.AUCTION, (when(auction="duel"),)),
    Clause("TE-41", Section.AUCTION),
    Clause("TE-42", Section.AUCTION),
    Clause("TE-43", Section.AUCTION, (when(raise_partner="honours"),)),
    Clause("TE-44", Section.AUCTION, (when(rebid_min=but("none")),)),
    Clause("TE-45", Section.AUCTION, (when(second_auction="from_24"),)),
    Clause("TE-46", Section.AUCTION),
    Clause("TE-47", Section.AUCTION),
    Clause("TE-48", Section.AUCTION, _HALF_COURT + _THANI),
    # Choosing trump
    Clause("TE-50", Section.TRUMP, _HIDDEN),
    Clause("TE-51", Section.TRUMP, (when(trump_card="own"),)),
    Clause("TE-52", Section.TRUMP, (when(trump_card="marker"),)),
    Clause("TE-53", Section.TRUMP, _OPEN),
    Clause("TE-54", Section.TRUMP, (when(seventh_card=True),)),
    Clause("TE-55", Section.TRUMP, _HIDDEN),
    Clause("TE-56", Section.TRUMP, _HIDDEN),
    # Doubling
    Clause("TE-60", Section.DOUBLING, _DOUBLING_WINDOW),
    Clause("TE-61", Section.DOUBLING, (when(doubling=but("none"), double_effect="times"), *_AUTO_DOUBLE)),
    Clause("TE-62", Section.DOUBLING, (when(doubling="redouble", double_time="after_trump"),)),
    Clause("TE-63", Section.DOUBLING, _AUTO_DOUBLE),
    Clause("TE-64", Section.DOUBLING, (when(doubling=but("none"), stake_cap=but("none")), when(c_call=True))),
    Clause(
        "TE-65",
        Section.DOUBLING,
        (when(c_call=True, auto_double_from="none"), when(c_call=True, c_with_auto_double=True)),
    ),
    Clause("TE-66", Section.DOUBLING, (when(c_call=True, auto_double_from=but("none")),)),
    Clause("TE-67", Section.DOUBLING, _DOUBLING + _AUTO_DOUBLE),
    Clause("TE-68", Section.DOUBLING, (when(trump_card="marker", doubling=but("none")),)),
    Clause(
        "TE-69",
        Section.DOUBLING,
        (
            when(doubling=but("none"), double_time="after_trump", bid_after="all"),
            when(doubling=but("none"), double_time="after_trump", second_auction="from_24"),
        ),
    ),
    # Single hand and half court
    Clause("TE-70", Section.ALONE, _SINGLE_HAND),
    Clause("TE-71", Section.ALONE, _SINGLE_HAND),
    Clause("TE-72", Section.ALONE, _SINGLE_HAND),
    Clause("TE-73", Section.ALONE, _SINGLE_HAND),
    Clause("TE-74", Section.ALONE, _SINGLE_HAND),
    Clause("TE-75", Section.ALONE, _SINGLE_HAND),
    Clause("TE-76", Section.ALONE, (when(sure_hand="show"),)),
    Clause("TE-77", Section.ALONE, _HALF_COURT),
    Clause("TE-78", Section.ALONE, _HALF_COURT),
    Clause("TE-79", Section.ALONE, _HALF_COURT),
    # Who sees what
    Clause("TE-80", Section.KNOWLEDGE),
    Clause("TE-81", Section.KNOWLEDGE, _HIDDEN),
    Clause("TE-82", Section.KNOWLEDGE, (when(seventh_card=True),)),
    Clause("TE-83", Section.KNOWLEDGE, _HIDDEN),
    Clause("TE-84", Section.KNOWLEDGE, _HIDDEN),
    Clause("TE-85", Section.KNOWLEDGE),
    Clause("TE-86", Section.KNOWLEDGE, _PAIR),
    Clause("TE-87", Section.KNOWLEDGE),
    Clause("TE-88", Section.KNOWLEDGE),
    Clause("TE-89", Section.KNOWLEDGE, _PAIR),
    # Play, first phase: trump hidden
    Clause("TE-90", Section.HIDDEN),
    Clause("TE-91", Section.HIDDEN),
    Clause("TE-92", Section.HIDDEN),
    Clause("TE-93", Section.HIDDEN, _HIDDEN),
    Clause("TE-94", Section.HIDDEN, _HIDDEN),
    Clause("TE-95", Section.HIDDEN, _HIDDEN),
    Clause("TE-96", Section.HIDDEN, _HIDDEN),
    Clause("TE-97", Section.HIDDEN, _HIDDEN),
    Clause("TE-98", Section.HIDDEN, _HIDDEN),
    Clause("TE-99", Section.HIDDEN, _HIDDEN),
    Clause("TE-100", Section.HIDDEN, _HIDDEN),
    Clause("TE-101", Section.HIDDEN, _CARD_LIES),
    Clause("TE-102", Section.HIDDEN, _VOID),
    Clause("TE-103", Section.HIDDEN, (when(trump_card=but("open"), never_shown="last_trick"),)),
    Clause("TE-104", Section.HIDDEN, _HIDDEN),
    # Play, second phase: trump shown
    Clause("TE-105", Section.SHOWN),
    Clause("TE-106", Section.SHOWN, _HIDDEN),
    Clause("TE-107", Section.SHOWN),
    Clause("TE-108", Section.SHOWN, _NO_UNDERTRUMP),
    Clause("TE-109", Section.SHOWN, _NO_UNDERTRUMP),
    Clause("TE-110", Section.SHOWN, (when(undertrump="banned", trump_card=but("open")),)),
    Clause("TE-111", Section.SHOWN),
    Clause("TE-112", Section.SHOWN, (when(trump_card=but("open"), bidder_lead_trump="barred"),)),
    Clause("TE-113", Section.SHOWN, _CARD_LIES),
    # The pair
    Clause("TE-120", Section.PAIR, _PAIR),
    Clause("TE-121", Section.PAIR, _PAIR),
    Clause("TE-122", Section.PAIR, _PAIR_AFTER_TRICK),
    Clause("TE-123", Section.PAIR, _PAIR_AFTER_TRICK),
    Clause("TE-124", Section.PAIR, _PAIR_AFTER_TRICK),
    Clause("TE-125", Section.PAIR, _PAIR_MOVES_TARGET),
    Clause("TE-126", Section.PAIR, (when(pair=but("none"), pair_min_bid=but("none")),)),
    Clause("TE-127", Section.PAIR, (when(pair="bid_4", pair_floor="min_bid"),)),
    Clause("TE-128", Section.PAIR, _PAIR_MOVES_TARGET),
    Clause("TE-129", Section.PAIR, (when(pair="stake"),)),
    Clause("TE-130", Section.PAIR, (when(pair=but("none"), pair_timing="relaxed"),)),
    # Score of a hand
    Clause("TE-135", Section.SCORE),
    Clause("TE-136", Section.SCORE),
    Clause("TE-137", Section.SCORE, (when(scoring="plus_minus"),)),
    Clause("TE-138", Section.SCORE, (when(under_half="double"),)),
    Clause("TE-139", Section.SCORE, (when(all_tricks="double"),)),
    Clause("TE-140", Section.SCORE, (when(scoring="bands_28"),)),
    Clause(
        "TE-141", Section.SCORE, (when(pair="stake"), when(under_half="double"), when(all_tricks="double"))
    ),
    Clause("TE-142", Section.SCORE),
    # Match
    Clause("TE-145", Section.MATCH, _PIPS),
    Clause("TE-146", Section.MATCH, _PIPS),
    Clause("TE-147", Section.MATCH, _PIPS),
    Clause("TE-148", Section.MATCH, (when(match_style="pips", sets_to_win=1),)),
    Clause("TE-149", Section.MATCH, (when(match_style="pips", sets_to_win=but(1)),)),
    Clause("TE-150", Section.MATCH, (when(match_style="pips", sets_to_win=but(1), set_cancel=True),)),
    Clause("TE-151", Section.MATCH, (when(match_style="points"),)),
    Clause("TE-152", Section.MATCH, (when(match_style="tables"),)),
    # Wrong play
    Clause("TE-155", Section.WRONG, (when(misplay="refused"),)),
    Clause("TE-156", Section.WRONG, _PENALTY),
    Clause("TE-157", Section.WRONG, _PENALTY_DOUBLE),
    Clause("TE-158", Section.WRONG, _PENALTY),
    Clause("TE-159", Section.WRONG, _PENALTY),
    # Forty
    Clause("TE-160", Section.FORTY, _THREES),
    Clause("TE-161", Section.FORTY, _THREES),
    Clause("TE-162", Section.FORTY, _THREES),
    Clause("TE-163", Section.FORTY, _THANI),
    Clause("TE-164", Section.FORTY, (when(scoring="bands_40"),)),
    Clause("TE-165", Section.FORTY, (when(rebid_min=but("none")),)),
    Clause("TE-166", Section.FORTY, (when(first_bidder_one_suit="barred"),)),
    Clause("TE-167", Section.FORTY, (when(pack="single_36_threes", trump_card=but("open")),)),
    Clause("TE-168", Section.FORTY, _PENALTY_DOUBLE),
    # Fifty-six
    Clause("TE-170", Section.FIFTY_SIX, _DOUBLE_PACK),
    Clause("TE-171", Section.FIFTY_SIX, (when(bid_names_trump=True),)),
    Clause("TE-172", Section.FIFTY_SIX, (when(bid_names_trump=True),)),
    Clause("TE-173", Section.FIFTY_SIX, _DOUBLED_IN_AUCTION),
    Clause("TE-174", Section.FIFTY_SIX, _DOUBLED_IN_AUCTION),
    Clause("TE-175", Section.FIFTY_SIX, _OPEN),
    Clause("TE-176", Section.FIFTY_SIX, _DOUBLE_PACK),
    Clause("TE-177", Section.FIFTY_SIX, (when(scoring="bands_56"),)),
    Clause("TE-178", Section.FIFTY_SIX, (when(scoring="bands_56", doubling=but("none")),)),
    Clause("TE-179", Section.FIFTY_SIX, (when(match_style="tables"),)),
    Clause("TE-180", Section.FIFTY_SIX, (when(first_bid="free", all_pass="no_trump_minimum"),)),
    Clause("TE-181", Section.FIFTY_SIX, _DOUBLE_PACK),
)
