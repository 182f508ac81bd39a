"""The trump and its card, doubling, the last question, and acts that nobody waits for."""

from __future__ import annotations

from typing import cast

from varaq.engine import Observation
from varaq.games.twenty_eight.auction import DOUBLE, PASS, REDOUBLE
from varaq.games.twenty_eight.doubling import C_STAKE, C
from varaq.games.twenty_eight.packs import card_points, rank_of, suit_of, trick_order
from varaq.games.twenty_eight.rules import BidderShows, TwentyEightRules
from varaq.players.twenty_eight.bidding import Auctioneer, all_cards
from varaq.players.twenty_eight.memory import contract_of, remember
from varaq.players.twenty_eight.play import Weighing
from varaq.players.twenty_eight.prospects import best_trump, seventh
from varaq.players.twenty_eight.worth import has_pair
from varaq.seats import Seat


def choose_trump(seen: Observation) -> str:
    """The suit that promises most; the seventh card where no suit stands out."""
    rules = cast(TwentyEightRules, seen.rules)
    suit, promise = best_trump(rules, all_cards(seen))
    return lay(seen, suit, promise.points)


def lay(seen: Observation, suit: str, points: float) -> str:
    """The act that makes this suit trump, if it promises more than the seventh card does."""
    rules = cast(TwentyEightRules, seen.rules)
    if "seventh" in seen.legal and seventh(rules, all_cards(seen)).points > points:
        return "seventh"
    if f"trump {suit}" in seen.legal:
        return f"trump {suit}"
    return f"trump {card_to_lay(rules, seen.hand, suit)}"


def card_to_lay(rules: TwentyEightRules, hand: list[str], suit: str) -> str:
    """A low card of the suit; where it must be the one played when it is shown, one that wins something."""
    order = trick_order(rules.pack, None)
    number = rules.cards.number
    mine = sorted((card for card in hand if suit_of(card) == suit), key=number.__getitem__)
    if rules.bidder_shows == BidderShows.THAT_CARD:
        return mine[min(1, len(mine) - 1)]
    pair = has_pair(rules, rules.cards.mask(hand), suit)
    spare = [card for card in mine if not (pair and rank_of(card) in "KQ")]
    free = [card for card in spare if not card_points(card) and order.beats[number[card]]]
    return (free or spare or mine)[-1]


# ---------------------------------------------------------------------- doubling


def answer_double(seen: Observation) -> str:
    """Double what will probably fail, redouble what will probably be made; C where it decides well."""
    caller = Auctioneer.begin(seen)
    contract = contract_of(seen)
    best = (contract.bidder, contract.bid)
    stake = contract.stake
    mine = seen.mine.get("trump")
    margin = caller.market.double if f"call {DOUBLE}" in seen.legal else caller.market.redouble
    values = {f"call {PASS}": caller.at_stake(best, stake, mine) + margin * caller.stake.point}
    for text, raised in ((DOUBLE, 2 * stake), (REDOUBLE, 2 * stake), (C, C_STAKE)):
        if f"call {text}" in seen.legal:
            values[f"call {text}"] = caller.at_stake(best, raised, mine)
    return max(values, key=lambda act: round(values[act], 6))


# ---------------------------------------------------------------------- claims


def agree(seen: Observation) -> str:
    """Claim a wrong play that has come to light, else agree to the score."""
    return claim(seen) or "agree"


def claim(seen: Observation) -> str | None:
    """A claim against an opponent who showed a suit that he did not follow before; None if there is none."""
    offenders = set(seen_not_following(seen))
    return next((f"claim {s}" for s in sorted(offenders) if f"claim {s}" in seen.legal), None)


def seen_not_following(seen: Observation) -> list[Seat]:
    """Seats that played off a suit and later showed a card of it (TE-91).

    The bidder is left out for the trump suit: the card laid out was not in his hand (TE-101).
    """
    contract = contract_of(seen)
    denied: dict[Seat, set[str]] = {}
    found: list[Seat] = []
    for trick in seen.played:
        led = suit_of(trick[0][1])
        for seat, card in trick:
            suit = suit_of(card)
            own = seat == contract.bidder and suit == contract.trump
            if suit in denied.get(seat, ()) and not own:
                found.append(seat)
            if suit != led:
                denied.setdefault(seat, set()).add(led)
    return found


# ---------------------------------------------------------------------- four Jacks


def four_jacks(seen: Observation) -> bool:
    """Whether to have the deal cancelled for four Jacks (TE-24): only where it is being lost all the same.

    They are the four surest tricks there are; nobody gives them away before the play.
    """
    if seen.phase != "play":
        return False
    memory = remember(seen)
    if memory.contract.is_alone:
        side_of = memory.rules.seating.side_of
        return side_of[memory.contract.bidder] != side_of[memory.me]
    weigh = Weighing.begin(seen, memory)
    return weigh.aim.chance(weigh.promise(memory.hand)) < LOST_CAUSE


LOST_CAUSE = 0.3
"""The chance of a good end below which a deal is given up."""
