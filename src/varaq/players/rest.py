"""What is left of a deal: whether it goes the same way whatever anybody does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from varaq.cards import bits
from varaq.engine import Observation
from varaq.games.bid_whist.seen import contract_of as contract_in_bid_whist
from varaq.games.twenty_eight.packs import rank_of
from varaq.games.twenty_eight.rules import FourJacks, PairRule, TwentyEightRules, Twice
from varaq.players.searcher.scene import PLAY, PRIZES, scenes
from varaq.players.twenty_eight.memory import contract_of as contract_in_twenty_eight
from varaq.search.numbering import Numbered
from varaq.search.position import points_so_far
from varaq.search.tables import tables_of
from varaq.seats import Seat

SAME = 1e-12


def decided(seen: Observation) -> str | None:
    """`mine` where every trick to come is mine, `decided` where none changes what the deal is worth; else None."""
    if seen.phase not in PLAY:
        return None
    if seen.opens_trick and _all_mine(seen):
        return "mine"
    return "decided" if _settled(seen) else None


def _all_mine(seen: Observation) -> bool:
    """I lead, and nothing that others may hold beats any card of mine."""
    leads = scenes(seen)
    for scene in leads:
        tables = scene.tables
        cards = [act for act in scene.acts if act < len(seen.rules.cards)]
        if len(cards) < len(seen.hand) or len(tables.rankings) > 1:
            return False
        mine = sum(1 << card for card in cards)
        others = seen.rules.cards.all & ~(mine | Numbered.of(seen).gone)
        if any(tables.rankings[0].beats_led[card] & others for card in bits(mine)):
            return False
    return bool(leads)


def _settled(seen: Observation) -> bool:
    """No number of points that can still come about is worth more than another.

    Where the match is over with this deal, its last score may still be higher or lower.
    """
    by_points_alone = BY_POINTS_ALONE.get(seen.game.name)
    if by_points_alone is None or seen.extra["wrong_stands"] or not by_points_alone(seen):
        return False
    points = _within_reach(seen)
    prizes = PRIZES[seen.game.name](seen)
    chances = prizes.chances[points.start - prizes.low : points.stop - prizes.low]
    return max(chances) - min(chances) < SAME and 0 < chances[0] < 1


def _within_reach(seen: Observation) -> range:
    """The points that the side which undertook the contract may yet have at the end."""
    tables, cards = tables_of(seen), Numbered.of(seen)
    so_far = points_so_far(seen, tables)
    done = len(cards.tricks) - bool(seen.trick)
    lying = sum(1 << card for trick in cards.tricks[done:] for _, card in trick)
    out = seen.rules.cards.all & ~cards.gone | lying
    rest = [*tables.trick_points[done:], *(tables.points[card] for card in bits(out))]
    return range(so_far + sum(min(0, one) for one in rest), so_far + sum(max(0, one) for one in rest) + 1)


# ---------------------------------------------------------------------- where points alone decide


def _in_bid_whist(seen: Observation) -> bool:
    """Books are all that counts."""
    return contract_in_bid_whist(seen) is not None


def _in_twenty_eight(seen: Observation) -> bool:
    """Trump is known, all tricks are nobody's any more, no pair can be shown, and nobody has four Jacks."""
    rules = cast(TwentyEightRules, seen.rules)
    contract = contract_in_twenty_eight(seen)
    if contract.is_alone or not contract.shown:
        return False
    played = [one for trick in seen.played for one in trick]
    winners = {rules.seating.side_of[trick[0][0]] for trick in seen.played[1:]}
    if rules.all_tricks == Twice.DOUBLE and len(winners) < 2:
        return False
    shown = {card for _, card in played}
    pair = {f"{rank}{contract.trump}" for rank in "KQ"}
    if rules.pair != PairRule.NONE and seen.extra["pair"] is None and not pair & shown:
        return False
    return rules.four_jacks == FourJacks.NONE or _jacks_are_apart(seen, played)


def _jacks_are_apart(seen: Observation, played: list[tuple[Seat, str]]) -> bool:
    """Whether two have held Jacks, so that nobody has the deal cancelled for four of them (TE-24)."""
    holders = {seat for seat, card in played if rank_of(card) == "J"}
    if any(rank_of(card) == "J" for card in seen.hand):
        holders.add(cast(Seat, seen.seat))
    return len(holders) > 1


BY_POINTS_ALONE: Mapping[str, Callable[[Observation], bool]] = {
    "bid_whist": _in_bid_whist,
    "twenty_eight": _in_twenty_eight,
}
"""Games in which a deal may be settled before its end, and whether nothing but its points can count by now."""
