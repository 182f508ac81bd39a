"""The score of a deal: house, contract and what was taken go in, a score sheet comes out (KS-90…130)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from varaq.engine.sheet import Line
from varaq.games.kaiser.contract import Contract
from varaq.games.kaiser.dealt import Standing
from varaq.games.kaiser.haul import Haul
from varaq.games.kaiser.matchend import Won, winner_after, wins_by_capture
from varaq.games.kaiser.rules import FailPenalty, KaiserBid, KaiserRules, ThreeSpot
from varaq.seats import Side

FORTY = 40
"""What a Kaiser for 40 brings or costs (KS-108)."""


@dataclass(frozen=True, slots=True)
class Score:
    """A scored deal. `change` is what every total moves by; `made` None: there was no bid.

    `target` and `limit` are those in force for the next deal; `won` names the winner of the
    match and why.
    """

    made: bool | None
    points: Mapping[Side, int]
    change: Mapping[Side, int]
    lines: tuple[Line, ...]
    after: Standing
    target: int
    limit: int | None
    won: Won | None


def score_deal(rules: KaiserRules, contract: Contract, haul: Haul, before: Standing) -> Score:
    """Score a deal that was played to its end, or ended by a capture (KS-109).

    `before` is where the match stood when the cards were dealt; its dealer is the dealer of
    this deal. The standing after it has the deal passed to the left (KS-24).
    """
    points = haul.points(rules)
    made = contract_made(rules, contract, haul, points)
    captor = wins_by_capture(rules, contract, haul, before)
    if captor is not None:
        lines = [Line(captor, 0, "captured", "KS-109", {"card": rules.bonus_card})]
    else:
        lines = _lines(rules, contract, haul, before, points, made)
    nt_made = before.nt_made or (captor is None and made is True and _counts_as_nt(rules, contract))
    target = rules.target_in_force(raised=nt_made)
    if target != rules.target_in_force(raised=before.nt_made):
        bidder = rules.seating.side_of[contract.bidder]
        lines.append(Line(bidder, 0, "target_raised", "KS-123", {"target": target}))
    change = dict.fromkeys(rules.seating.sides, 0)
    for line in lines:
        change[line.side] += line.score
    totals = {side: before.totals[side] + change[side] for side in change}
    won = winner_after(
        rules, contract, captor=captor, made=made, totals=totals, target=target, dealer=before.dealer
    )
    pot = _pot(rules, contract, captor, made, before.pot, won, lines)
    after = Standing(totals, rules.seating.after(before.dealer), before.hands_scored + 1, nt_made, pot)
    return Score(made, points, change, tuple(lines), after, target, rules.limit(raised=nt_made), won)


def contract_made(
    rules: KaiserRules, contract: Contract, haul: Haul, points: Mapping[Side, int]
) -> bool | None:
    """Whether the bidder's side did what it bid (KS-92, KS-106…108); None without a bid."""
    if contract.bid is None:
        return None
    side = rules.seating.side_of[contract.bidder]
    if not contract.bid.is_kaiser:
        return points[side] >= contract.bid.number
    own = haul.tricks_by_seat[contract.bidder] if haul.tricks_by_seat else haul.tricks[side]
    if rules.kaiser_bid == KaiserBid.FORTY:
        return own == rules.cards_each
    seven = haul.tricks[side] == 7 and (rules.kaiser_bid == KaiserBid.TEAM12 or own == 7)
    has_bonus = haul.cards.get(rules.bonus_card) == side
    gave_penalty = haul.cards.get(rules.penalty_card) not in (side, None)
    return seven and has_bonus and gave_penalty


def stakes_the_match(rules: KaiserRules, contract: Contract) -> bool:
    """Whether the contract is a Kaiser that wins or loses the match (KS-106, KS-107)."""
    return contract.bid is not None and contract.bid.is_kaiser and rules.kaiser_bid != KaiserBid.FORTY


def _counts_as_nt(rules: KaiserRules, contract: Contract) -> bool:
    """A made Kaiser for 40 counts as a no trump contract (KS-123)."""
    return contract.bid is not None and not contract.bid.names_trump


def _lines(
    rules: KaiserRules,
    contract: Contract,
    haul: Haul,
    before: Standing,
    points: Mapping[Side, int],
    made: bool | None,
) -> list[Line]:
    bidding = rules.seating.side_of[contract.bidder]
    if stakes_the_match(rules, contract):
        clause = "KS-106" if rules.kaiser_bid == KaiserBid.SOLO12 else "KS-107"
        return [Line(bidding, 0, "kaiser_made" if made else "kaiser_failed", clause, {})]
    lines = []
    for side in rules.seating.sides:
        if contract.bid is not None and side == bidding:
            lines.append(_bidders_line(rules, contract, points[side], made=bool(made), side=side))
        else:
            lines.append(_others_line(rules, contract, before, points[side], side))
        lines += _notes(rules, haul, side)
    if contract.sold:
        lines.append(_sale_line(rules, contract, before))
    return lines


def _bidders_line(rules: KaiserRules, contract: Contract, points: int, *, made: bool, side: Side) -> Line:
    bid = contract.bid
    assert bid is not None
    facts = {"bid": str(bid), "points": points}
    if bid.is_kaiser:
        return Line(
            side, FORTY if made else -FORTY, "forty_made" if made else "forty_failed", "KS-108", facts
        )
    doubled = bid.factor == 2
    if made and not rules.overtricks:
        return Line(side, bid.number * bid.factor, "no_overtricks", "KS-102", facts)
    if made:
        code, clause = ("nt_made", "KS-94") if doubled else ("contract_made", "KS-92")
        return Line(side, points * bid.factor, code, clause, facts)
    if rules.fail_penalty == FailPenalty.ZERO:
        return Line(side, 0, "missed_zero", "KS-104", facts)
    code, clause = ("nt_failed", "KS-94") if doubled else ("contract_failed", "KS-93")
    return Line(side, -bid.number * bid.factor, code, clause, facts)


def _others_line(rules: KaiserRules, contract: Contract, before: Standing, points: int, side: Side) -> Line:
    limit = rules.limit(raised=before.nt_made)
    if contract.bid is None:
        return Line(side, points, "no_bid", "KS-96", {"points": points})
    if limit is not None and before.totals[side] >= limit:
        facts = {"points": points, "limit": limit}
        if points > 0:
            return Line(side, 0, "limit_blocks", "KS-98", facts)
        if points < 0:
            return Line(side, points, "limit_negative", "KS-99", facts)
    return Line(side, points, "defenders", "KS-96", {"points": points})


def _notes(rules: KaiserRules, haul: Haul, side: Side) -> list[Line]:
    """What made the points of a side other than tricks and cards: they add nothing of their own."""
    notes = []
    if rules.three_spot == ThreeSpot.CLEAR3 and haul.cards.get(rules.penalty_card) == side:
        points = haul.points(rules)[side]
        notes.append(Line(side, 0, "clear3", "KS-103", {"tricks": haul.tricks[side], "points": points}))
    if haul.insulted == side:
        notes.append(Line(side, 0, "insult", "KS-83", {"card": rules.bonus_card}))
    return notes


def _sale_line(rules: KaiserRules, contract: Contract, before: Standing) -> Line:
    side_of = rules.seating.side_of
    selling = side_of[before.dealer]
    assert contract.bid is not None
    facts = {"bid": str(contract.bid)}
    if selling == side_of[contract.bidder]:
        return Line(selling, 0, "sold_to_partner", "KS-105", facts)
    return Line(selling, contract.bid.number, "sold", "KS-105", facts)


def _pot(
    rules: KaiserRules,
    contract: Contract,
    captor: Side | None,
    made: bool | None,
    pot: int,
    won: Won | None,
    lines: list[Line],
) -> int:
    """A failed contract pays the stake; the winner of the match takes all of it (KS-111, KS-129)."""
    if rules.pot_stake and made is False and captor is None:
        bidder = rules.seating.side_of[contract.bidder]
        lines.append(Line(bidder, 0, "pot_paid", "KS-111", {"stake": rules.pot_stake}))
        pot += rules.pot_stake
    if pot and won is not None:
        lines.append(Line(won.side, 0, "pot_collected", "KS-129", {"pot": pot}))
        pot = 0
    return pot
