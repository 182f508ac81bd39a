"""The score of a deal: house, contract and what was taken go in, lines come out (TE-135…158, 163…178)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from varaq.engine.sheet import Line
from varaq.games.twenty_eight.held import OTHER, SIDES, Contract, Held, Standing
from varaq.games.twenty_eight.pair import target
from varaq.games.twenty_eight.rules import (
    DoubleEffect,
    MatchStyle,
    Misplay,
    MisplayGoes,
    PairRule,
    Scoring,
    TwentyEightRules,
    Twice,
)
from varaq.seats import Side

HALF_COURT = 2
"""Game points of a half court (TE-79)."""

BANDS: Mapping[Scoring, tuple[tuple[int, int, int], ...]] = {
    Scoring.PLUS_MINUS: ((0, 1, 1),),
    Scoring.BANDS_28: ((0, 1, 2), (20, 2, 3), (25, 3, 4)),
    Scoring.BANDS_40: ((0, 1, 2), (30, 2, 3), (34, 3, 4)),
    Scoring.BANDS_56: ((0, 1, 2), (40, 2, 3), (48, 3, 4), (56, 4, 5)),
}
"""From which bid on: what it brings made, what it costs failed (TE-137, 140, 164, 177)."""

THANI = (4, 5)
"""What thani brings and costs (TE-164)."""


@dataclass(frozen=True, slots=True)
class Taken:
    """What the sides have taken: card points with the last trick's, and tricks; who showed the pair."""

    points: Mapping[Side, int]
    tricks: Mapping[Side, int]
    pair: Side | None = None
    all_tricks: int = 0


@dataclass(frozen=True, slots=True)
class Worth:
    """What a deal is worth to the side that won it: `side` gains, or the other loses, `points`.

    `loses`: told as a loss of the other side where scores go both ways.
    """

    side: Side
    points: int
    loses: bool
    made: bool | None
    notes: tuple[Line, ...]


def band(rules: TwentyEightRules, contract: Contract) -> tuple[int, int]:
    """What the contract brings made and costs failed, with its stake (TE-137, TE-178)."""
    if contract.bid == "thani":
        return THANI
    _, made, failed = [row for row in BANDS[rules.scoring] if contract.number >= row[0]][-1]
    if rules.double_effect == DoubleEffect.PLUS:
        more = {1: 0, 2: 1, 4: 2}.get(contract.stake, 0)
        return made + more, failed + more
    return made * contract.stake, failed * contract.stake


def worth(held: Held, contract: Contract, taken: Taken) -> Worth:
    """What a deal that was played is worth, and to whom."""
    if contract.bid in ("single", "half", "thani"):
        return _alone(held, contract, taken)
    rules = held.rules
    bidding = held.side(contract.bidder)
    needed = target(held, contract, taken.pair)
    points = taken.points[bidding]
    made = points >= needed
    notes: list[Line] = []
    brings, costs = band(rules, contract)
    value = brings if made else costs
    value = _pair(
        rules, taken.pair, bidding, value, made=made, notes=notes, bid=contract.number, needed=needed
    )
    if not made and rules.under_half == Twice.DOUBLE and 2 * points < needed:
        value *= 2
        notes.append(Line(bidding, 0, "under_half", "TE-138", {"points": points, "target": needed}))
    winner = bidding if made else OTHER[bidding]
    if rules.all_tricks == Twice.DOUBLE and taken.all_tricks and taken.tricks[winner] == taken.all_tricks:
        value *= 2
        notes.append(Line(winner, 0, "all_tricks", "TE-139"))
    if contract.stake > 1:
        clause = "TE-178" if rules.double_effect == DoubleEffect.PLUS else "TE-61"
        notes.append(Line(bidding, 0, "stake", clause, {"stake": contract.stake}))
    facts = {"bid": contract.bid, "points": points, "target": needed}
    head = Line(bidding, 0, "bid_made" if made else "bid_failed", "TE-136", facts)
    return Worth(winner, value, not made, made, (head, *notes))


def _pair(
    rules: TwentyEightRules,
    pair: Side | None,
    bidding: Side,
    value: int,
    *,
    made: bool,
    notes: list[Line],
    bid: int,
    needed: int,
) -> int:
    """The pair on the target is told; on the stake it doubles, or halves rounded up (TE-129)."""
    if pair is None:
        return value
    if rules.pair == PairRule.BID_4:
        code = "pair_lowers" if pair == bidding else "pair_raises"
        notes.append(Line(pair, 0, code, "TE-125", {"target": needed, "bid": bid}))
        return value
    good = (pair == bidding) == made
    notes.append(Line(pair, 0, "pair_doubles" if good else "pair_halves", "TE-129"))
    return value * 2 if good else -(-value // 2)


def _alone(held: Held, contract: Contract, taken: Taken) -> Worth:
    """Single hand, half court, thani: worth what they are worth (TE-48, TE-141)."""
    side = held.side(contract.bidder)
    won = taken.tricks[OTHER[side]] == 0
    winner = side if won else OTHER[side]
    if contract.bid == "half":
        code = "half_won" if won else "half_lost"
        # Won, the other side loses two; lost, the caller's side does (TE-79).
        return Worth(winner, HALF_COURT, True, won, (Line(side, 0, code, "TE-79"),))
    if contract.bid == "thani":
        head = Line(side, 0, "thani_made" if won else "thani_failed", "TE-163")
        return Worth(winner, THANI[0] if won else THANI[1], not won, won, (head,))
    head = Line(side, 0, "single_won" if won else "single_lost", "TE-74")
    return Worth(winner, held.rules.single_points, not won, won, (head,))


def worth_of_show(held: Held, side: Side) -> Worth:
    """A certain hand laid down (TE-76)."""
    return Worth(side, held.rules.single_points, False, True, (Line(side, 0, "hand_laid_down", "TE-76"),))


def worth_of_misplay(held: Held, contract: Contract, offender: Side) -> Worth:
    """A proven wrong play: the stake or band alone (TE-156…158)."""
    rules = held.rules
    bidding = held.side(contract.bidder)
    if contract.bid == "single":
        brings = costs = rules.single_points
    elif contract.bid == "half":
        brings = costs = HALF_COURT
    else:
        brings, costs = band(rules, contract)
    value = costs if offender == bidding else brings
    if rules.misplay == Misplay.PENALTY_DOUBLE:
        value *= 2
    line = Line(offender, 0, "misplay", "TE-156")
    loses = rules.misplay_goes == MisplayGoes.OFFENDER_LOSES
    return Worth(OTHER[offender], value, loses, None, (line,))


@dataclass(frozen=True, slots=True)
class Score:
    """A scored deal: the change of every side, the lines, the standing after it, the winner of the match."""

    made: bool | None
    change: Mapping[Side, int]
    lines: tuple[Line, ...]
    after: Standing
    won: Side | None


def score(rules: TwentyEightRules, before: Standing, result: Worth) -> Score:
    """Put the worth of a deal on the score, as the match is kept (TE-145…152)."""
    settle = {
        MatchStyle.PIPS: _pips,
        MatchStyle.POINTS: _points,
        MatchStyle.TABLES: _tables,
    }[rules.match_style]
    return settle(rules, before, result)


def _next(
    before: Standing, rules: TwentyEightRules, scores: Mapping[Side, int], **sets: Mapping[Side, int]
) -> Standing:
    red, black = sets.get("red", before.red), sets.get("black", before.black)
    return Standing(scores, rules.seating.after(before.dealer), red, black, before.hands_scored + 1)


def _changed(lines: tuple[Line, ...], change: Mapping[Side, int]) -> tuple[Line, ...]:
    """Put the change of each side on the first line that is about it, or on a line of its own."""
    told: list[Line] = list(lines)
    for side, amount in change.items():
        if not amount:
            continue
        place = next((n for n, line in enumerate(told) if line.side == side and line.score == 0), None)
        if place is None:
            head = told[0]
            code = "others_failed" if head.code == "bid_failed" else head.code
            told.insert(1, Line(side, amount, code, head.clause, head.facts))
        else:
            line = told[place]
            told[place] = Line(line.side, amount, line.code, line.clause, line.facts)
    return tuple(told)


def _pips(rules: TwentyEightRules, before: Standing, result: Worth) -> Score:
    side = OTHER[result.side] if result.loses else result.side
    amount = -result.points if result.loses else result.points
    limit = rules.target
    total = max(-limit, min(limit, before.scores[side] + amount))
    change = {s: (total - before.scores[s] if s == side else 0) for s in SIDES}
    lines = list(_changed(result.notes, change))
    if change[side] != amount:
        lines.append(Line(side, 0, "pips_full", "TE-147", {"target": limit}))
    scores = {**before.scores, side: total}
    if rules.sets_to_win == 1:
        won = side if total == limit else OTHER[side] if total == -limit else None
        return Score(result.made, change, tuple(lines), _next(before, rules, scores), won)
    return _sets(rules, before, result, change, lines, scores)


def _sets(
    rules: TwentyEightRules,
    before: Standing,
    result: Worth,
    change: Mapping[Side, int],
    lines: list[Line],
    scores: dict[Side, int],
) -> Score:
    """Six pips open a set of their colour (TE-149); two of one colour cancel each other (TE-150)."""
    red, black = dict(before.red), dict(before.black)
    for side in SIDES:
        if abs(scores[side]) == rules.target:
            colour = red if scores[side] > 0 else black
            colour[side] += 1
            scores[side] = 0
            lines.append(
                Line(side, 0, "set_opened", "TE-149", {"colour": "red" if colour is red else "black"})
            )
    for colour in (red, black):
        if rules.set_cancel and colour["A"] and colour["B"]:
            colour["A"], colour["B"] = colour["A"] - 1, colour["B"] - 1
            lines.append(Line("A", 0, "set_cancelled", "TE-150"))
    won = next((s for s in SIDES if red[s] >= rules.sets_to_win), None)
    lost = next((s for s in SIDES if black[s] >= rules.sets_to_win), None)
    winner = won or (OTHER[lost] if lost else None)
    after = _next(before, rules, scores, red=red, black=black)
    return Score(result.made, change, tuple(lines), after, winner)


def _points(rules: TwentyEightRules, before: Standing, result: Worth) -> Score:
    """Scores only go up: the other side gets what one would lose (TE-151)."""
    change = {side: result.points if side == result.side else 0 for side in SIDES}
    scores = {side: before.scores[side] + change[side] for side in SIDES}
    won = result.side if scores[result.side] >= rules.target else None
    return Score(result.made, change, _changed(result.notes, change), _next(before, rules, scores), won)


def _tables(rules: TwentyEightRules, before: Standing, result: Worth) -> Score:
    """The losers hand over so many tables, or all they have (TE-152)."""
    loser = OTHER[result.side]
    given = min(result.points, before.scores[loser])
    change = {result.side: given, loser: -given}
    scores = {side: before.scores[side] + change[side] for side in SIDES}
    lines = [*_changed(result.notes, {result.side: given})]
    lines.append(Line(loser, -given, "tables_given", "TE-152", {"count": given}))
    won = result.side if scores[loser] == 0 else None
    ordered = {side: change[side] for side in SIDES}
    return Score(result.made, ordered, tuple(lines), _next(before, rules, scores), won)
