"""What the auction and the play tell about hands: deals that fit them are looked at more often than others.

Every hand has a few traits under the contract: trumps, tops and seconds of its suits, its longest suit. How much
likelier each of them makes a hand of a bidder, of one who passed, of a partner or an opponent was
found in deals that the rulebook player bid (scripts/fit_beliefs.py); a deal weighs by the traits of the
hands that are not seen. Of the cards that the others have played it is asked, deal by deal, whether a sensible
player would have played them from that hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Any, cast

from varaq.engine import Observation
from varaq.players.searcher.habits import HABITS
from varaq.players.searcher.scene import leads_trump
from varaq.search import kernel
from varaq.search.kernel import Beliefs, Past, Positions, State
from varaq.search.numbering import Numbered
from varaq.search.tables import Tables
from varaq.search.worlds import worlds
from varaq.seats import Seat

SILENT = ("pass", "redeal", "decline")
"""Calls that undertake nothing."""

ROLES = ("bidder", "partner", "partner_bid", "foe", "foe_bid")
TRAITS = ("trumps", "tops", "seconds", "longest")
NOTHING = (0.0,) * len(TRAITS)

SPREAD = 16
"""So many deals are drawn for every one that is kept, `LEAST` and `MOST` in all."""
LEAST, MOST = 400, 4000


TEMPER, MOST_SURPRISE = 0.05, 1.0
"""A card that is so much worse than the best, in average tricks, makes a deal `exp(-1)` as likely; that
is the most that one card can do, for nobody plays as another thinks. Of sixteen to twenty pairs these made the true
deal stand out most among 300 others, in deals of players by the book and of searching ones."""

MOVES_NOTHING = frozenset(("pair_shown", "pledged", "misplay_claimed", "kitty_book"))
"""What is seen in the play beside cards and tricks, and changes neither a hand nor the trump."""


def likely_worlds(seen: Observation, tables: Tables, *, n: int, seed: int) -> Positions:
    """`n` worlds, as likely as the calls and the cards make them; where these tell nothing all alike."""
    beliefs, past = beliefs_of(seen, tables), past_of(seen)
    if beliefs is None and past is None:
        return worlds(seen, tables, n=n, seed=seed)
    drawn = worlds(seen, tables, n=max(n, LEAST, min(MOST, SPREAD * n)), seed=seed)
    weights = [0.0] * len(drawn) if beliefs is None else kernel.weigh(beliefs, drawn)
    if past is not None:
        weights = [w + p for w, p in zip(weights, kernel.weigh_past(tables, past, drawn), strict=True)]
    most = max(weights)
    chosen = _drawn([exp(weight - most) for weight in weights], n, Random(seed))
    return (State * n)(*(drawn[place] for place in chosen))


def _drawn(weights: Sequence[float], n: int, dice: Random) -> list[int]:
    """Places in proportion to their weights, at even distances from a random start."""
    step = sum(weights) / n
    at, place, below = dice.random() * step, 0, weights[0]
    found = []
    for _ in range(n):
        while below <= at and place < len(weights) - 1:
            place += 1
            below += weights[place]
        found.append(place)
        at += step
    dice.shuffle(found)
    return found


def past_of(seen: Observation) -> Past | None:
    """The tricks since anything but a card was last seen to change hands or trump; None where there is no card of them.

    Where the search runs in Python it would take too long to weigh them.
    """
    if not kernel.COMPILED:
        return None
    number = lying = since = 0
    for shown in seen.past:
        if shown.kind == "played":
            lying += 1
        elif shown.kind == "trick_taken":
            number, lying = number + 1, 0
        elif shown.kind not in MOVES_NOTHING:
            since = number + (lying > 0)
    acts = tuple(act for trick in Numbered.of(seen).tricks[since:] for act in trick)
    if not acts:
        return None
    return Past(cast(Seat, seen.seat), since, acts, TEMPER, MOST_SURPRISE)


def beliefs_of(seen: Observation, tables: Tables) -> Beliefs | None:
    """None where no auction tells anything, or nothing is known of such a house's bidders."""
    if seen.contract is None or seen.contract.get("bid") is None:
        return None
    habits = HABITS.get(kind_of(seen, seen.contract))
    if habits is None:
        return None
    return counted(seen, tables, [NOTHING if role is None else habits[role] for role in roles(seen, tables)])


def counted(seen: Observation, tables: Tables, habits: Sequence[Sequence[float]]) -> Beliefs:
    """Beliefs about the deal at hand, with these habits by seat."""
    played = [0] * tables.seats
    for trick in Numbered.of(seen).tricks:
        for seat, card in trick:
            played[seat] |= 1 << card
    tops, seconds = zip(*(_best(tables, at) for at in range(len(tables.rankings))), strict=True)
    return Beliefs(
        bidder=tables.bidder,
        suits=tuple(dict.fromkeys(follow for follow in tables.follow if follow)),
        played=tuple(played),
        trumps=tuple(ranking.trumps for ranking in tables.rankings),
        tops=tops,
        seconds=seconds,
        habits=tuple(tuple(each) for each in habits),
    )


def kind_of(seen: Observation, contract: Mapping[str, Any]) -> str:
    """Games whose bidders are alike: by players, pack, and whether there is a trump suit, or will be."""
    kind = "trump" if seen.game.name == "twenty_eight" or contract.get("trump") else "plain"
    if kind == "plain" and leads_trump(seen):
        kind = "led"
    return f"{seen.game.name}-{seen.rules.seating.players}-{len(seen.rules.cards)}-{kind}"


def roles(seen: Observation, tables: Tables) -> tuple[str | None, ...]:
    """What every seat is to the contract, None for the own one and for who sits out."""
    bids = {seat for seat, call in seen.auction if call not in SILENT}
    found: list[str | None] = []
    for seat in range(tables.seats):
        if seat == seen.seat or seat in seen.out:
            found.append(None)
        elif seat == tables.bidder:
            found.append("bidder")
        else:
            whose = "partner" if tables.side[seat] == tables.side[tables.bidder] else "foe"
            found.append(f"{whose}_bid" if seat in bids else whose)
    return tuple(found)


def _best(tables: Tables, ranking: int) -> tuple[int, int]:
    """The first and the second card of every suit."""
    order = tables.rankings[ranking]
    tops = seconds = 0
    for card in range(tables.cards):
        suit = tables.follow[card]
        above = (order.beats_led[card] & suit).bit_count()
        tops |= (suit != 0 and above == 0) << card
        seconds |= (suit != 0 and above == 1) << card
    return tops, seconds
