"""Calling a renege: only where the cards that were seen prove it."""

from __future__ import annotations

from typing import cast

from varaq.engine import Observation
from varaq.games.bid_whist.cardplay import Spot
from varaq.games.bid_whist.rules import BidWhistRules
from varaq.games.bid_whist.seen import contract_of
from varaq.seats import Seat


def claim(seen: Observation) -> str | None:
    """A claim against an opponent whose renege has come to light; None if there is none."""
    if not any(act.startswith("claim") for act in seen.legal):
        return None
    return next((act for seat in proven(seen) if (act := f"claim {seat}") in seen.legal), None)


def proven(seen: Observation) -> list[Seat]:
    """Seats that played a card which the rules forbid to a hand of those that they have shown since.

    Whatever else they held, the rules forbade it too: more cards in hand only oblige to more.
    """
    rules, contract = cast(BidWhistRules, seen.rules), contract_of(seen)
    assert contract is not None
    ranking, number = contract.ranking(rules), rules.cards.number
    shown = [0] * rules.players
    found: set[Seat] = set()
    for trick in reversed(seen.played):
        cards = [number[text] for _, text in trick]
        for place, (seat, _) in enumerate(trick):
            card = cards[place]
            shown[seat] |= 1 << card
            asked = ranking.order.asked(cards[:place])
            spot = Spot(rules, ranking, contract.trump, shown[seat], leads=not place, asked=asked)
            if len(seen.trick) and trick is seen.played[-1]:
                continue  # a trick is judged when it is finished (BW-63)
            if not spot.right_cards() >> card & 1:
                found.add(seat)
    return sorted(found)
