"""The hands that an order of the pack gives, whoever deals."""

from __future__ import annotations

from varaq.cards import Card
from varaq.engine import CHANCE, Match, read_action
from varaq.errors import Refused
from varaq.games import House

STEPS = 3
"""So many acts may come between the shuffle and the first cards: a cut that is declined, a look that ends."""


def hands_of(house: House, deal: str) -> list[list[Card]] | None:
    """The cards first given to each seat, by `deal` as a record has it; None where the deal is none of the house.

    Where the pack may be cut it is not: a cut that nobody chooses by the cards makes no hand likelier. What
    happens afterwards, such as a deal that is thrown in, takes no hand away.
    """
    match = Match(house.game, house.rules)
    seats = range(match.seating.players)
    try:
        events = match.act(CHANCE, read_action(deal))
        for _ in range(STEPS):
            for event in events:
                if all("cards" in event.private.get(seat, ()) for seat in seats):
                    return [list(event.private[seat]["cards"]) for seat in seats]
            asked = match.awaited[0]
            if asked is None:
                return None
            events = match.act(asked, match.legal(asked)[-1])
    except Refused:
        return None
    return None
