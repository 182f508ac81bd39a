"""What follows what in a deal, in one place (ST-83). Phases are looked up when a step is made."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from varaq.engine.event import Event
from varaq.engine.phase import Phase, Step
from varaq.games.styrivolt.cloth import Cloth, Standing, numbers, texts
from varaq.games.styrivolt.powers import PACK
from varaq.games.styrivolt.rules import Marking, StyrivoltRules
from varaq.games.styrivolt.scoring import (
    Result,
    is_over,
    made_by,
    match_end,
    penalty,
    score_deal,
    side_of,
)
from varaq.games.styrivolt.stock import take_up
from varaq.games.styrivolt.trading import bird_lies, swap_holders, trader
from varaq.seats import Seat

if TYPE_CHECKING:
    from varaq.games.styrivolt.asking import Ask
    from varaq.games.styrivolt.turn import Turn


def begin_play(cloth: Cloth) -> Step:
    """The player left of the dealer leads (ST-51)."""
    from varaq.games.styrivolt.turn import Turn

    turn = Turn(cloth, (cloth.standing.dealer + 1) % 4)
    return Step(turn.with_cloth(cloth), ())


def exposed_data(cloth: Cloth) -> dict[str, list[str]]:
    """The exposed cards by chosen suit."""
    return {suit: texts(cards) for suit, cards in zip(cloth.chosen, cloth.exposed, strict=True)}


# ---------------------------------------------------------------------- the stock


def after_claimed(turn: Turn) -> Step:
    """Before the stock is taken traders, then kings, have their last chance (ST-61, ST-35)."""
    from varaq.games.styrivolt.asking import Ask

    cloth = turn.cloth
    asks = []
    for place in cloth.both_lying():
        suit = cloth.chosen[place]
        holder = cloth.holder(trader(suit))
        if holder is not None:
            asks.append(Ask(holder, suit=suit))
    if not cloth.takers:
        asks += [Ask(holder, stikki=stikki) for holder, stikki in swap_holders(cloth)]
    return ask_on(turn, tuple(ask for ask in asks if ask.seat != turn.turn), claimed=True)


def ask_on(turn: Turn, asks: tuple[Ask, ...], *, claimed: bool) -> Step:
    """The next question that somebody can still answer; then on."""
    from varaq.games.styrivolt.asking import LastTrade, answers

    while asks and not answers(turn, asks[0]):
        asks = asks[1:]
    if asks:
        return Step(LastTrade(turn, asks, claimed), ())
    return pick_on(turn) if claimed else Step(turn, ())


def pick_on(turn: Turn) -> Step:
    """The taker picks where lamb and stikki lie, and then sees the cards (ST-R18)."""
    from varaq.games.styrivolt.asking import Pick, StockLook

    cloth = turn.cloth
    if cloth.both_lying():
        return Step(Pick(turn), ())
    taker = turn.turn
    second = bool(cloth.takers)
    taken = take_up(cloth, taker, turn.tricks_played)
    facts = {
        "seat": taker,
        "count": taken.hands[taker].bit_count(),
        "down": taken.down.bit_count(),
        "exposed": exposed_data(taken),
        "second": second,
    }
    own = {taker: {"cards": texts(taken.hands[taker])}}
    return Step(StockLook(turn.with_cloth(taken)), [Event("stock_taken", facts, own)])


# ---------------------------------------------------------------------- tricks


def after_trick(turn: Turn, winner: Seat) -> Step:
    """The winner leads (ST-51), unless the deal is over or somebody has to be asked first."""
    from varaq.games.styrivolt.asking import Ask
    from varaq.games.styrivolt.ending import Claim

    won = (*turn.won, winner)
    sides = [side_of(seat) for seat in won]
    taken = Event(
        "trick_taken",
        {
            "seat": winner,
            "cards": [PACK.cards[number] for _, number, _ in turn.trick],
            "points": None,  # a trick counts as a trick
            "so_far": {side: sides.count(side) for side in "AB"},
        },
    )
    following = replace(turn, won=won, trick=(), turn=winner)
    if is_over(won, playing_on=turn.playing_on):
        step = end_of_deal(following)
        return Step(step.phase, [taken, *step.events])
    if made_by(won) is not None and len(won) == 5:
        made = Event("made", {"seat": winner, "side": side_of(winner)})
        return Step(Claim(following), [taken, made])
    if len(won) == 1 and following.cloth.laid_out and not following.cloth.takers:
        asks = tuple(Ask(holder, stikki=stikki) for holder, stikki in swap_holders(following.cloth))
        return Step(ask_on(following, asks, claimed=False).phase, [taken])
    return Step(before_the_last(following), [taken])


def before_the_last(turn: Turn) -> Phase:
    """Before the ninth trick the bird may still be had (ST-49)."""
    from varaq.games.styrivolt.asking import Bird

    cloth = turn.cloth
    if turn.tricks_played == 8 and cloth.rules.king_takes_bird and bird_lies(cloth):
        holders = [cloth.holder(card) for card in (trader("H"), "KH")]
        asks = tuple(seat for seat in holders if seat is not None)
        if asks:
            return Bird(turn, asks)
    return turn


# ---------------------------------------------------------------------- the end of a deal


def wrong_taking(turn: Turn) -> Step:
    """The deal ends at once and the others get their crosses (ST-R13)."""
    return _finish(turn, penalty(turn.cloth.rules, side_of(turn.turn)))


def end_of_deal(turn: Turn) -> Step:
    """The deal is scored."""
    return _finish(turn, score_deal(turn.cloth.rules, turn.won))


def _finish(turn: Turn, result: Result) -> Step:
    from varaq.games.styrivolt.ending import Mark

    cloth = turn.cloth
    standing = replace(cloth.standing, stacked=_stacked(turn))
    said = Event(
        "deal_over",
        {"side": result.side, "result": result.result, "strokes": result.strokes, "crosses": result.crosses},
    )
    if cloth.rules.marking == Marking.BY_HAND:
        return Step(Mark(cloth.rules, standing, result), [said])
    board = result.on(standing.board, cloth.rules)
    step = after_marking(cloth.rules, replace(standing, board=board), result, lost=False)
    return Step(step.phase, [said, *step.events])


def _stacked(turn: Turn) -> tuple[str, ...]:
    """The tricks in order, below them the cards that were not played (ST-R16)."""
    cloth = turn.cloth
    order = list(turn.played)
    for cards in (
        *cloth.hands,
        cloth.down,
        cloth.away,
        cloth.put_down,
        *cloth.exposed,
        cloth.in_place,
        cloth.stock,
    ):
        order += [number for number in numbers(cards) if number not in order]
    order += [number for number in (*cloth.laid_out, *range(len(PACK))) if number not in order]
    return tuple(PACK.cards[number] for number in dict.fromkeys(order))


def after_marking(rules: StyrivoltRules, standing: Standing, result: Result, *, lost: bool) -> Step:
    """The board stands; the deal passes to the left (ST-31), or the match is over (ST-R14)."""
    from varaq.games.styrivolt.choosing import Dealing
    from varaq.games.styrivolt.ending import Over

    board = standing.board
    after = replace(standing, dealer=(standing.dealer + 1) % 4, deals_played=standing.deals_played + 1)
    scored = Event("scored", _sheet_entry(standing, result, lost=lost))
    won = match_end(rules, board, after.deals_played)
    if won is None:
        return Step(Dealing(rules, after), [scored])
    total = board.worth(won.side) if won.side else 0
    over = Event(
        "match_won", {"winner": won.side, "code": won.code, "clause": "ST-76", "facts": {"total": total}}
    )
    return Step(Over(rules, after), [scored, over])


def _sheet_entry(standing: Standing, result: Result, *, lost: bool) -> dict[str, object]:
    board = standing.board
    facts = {"strokes": result.strokes, "crosses": result.crosses}
    lines = [
        {
            "side": result.side,
            "score": result.crosses,
            "code": result.result,
            "clause": result.clause,
            "facts": facts,
        }
    ]
    if lost:
        taken = {"side": result.side, "score": -result.crosses, "code": "unmarked", "clause": "ST-73"}
        lines.append({**taken, "facts": facts})
    gained = replace(result, strokes=0, crosses=0) if lost else result
    totals = {side: board.worth(side) for side in "AB"}
    return {
        "deal": standing.deals_played + 1,
        "dealer": standing.dealer,
        "contract": None,
        "made": None,
        "points": {side: gained.strokes if side == result.side else 0 for side in "AB"},
        "hand": {side: gained.crosses if side == result.side else 0 for side in "AB"},
        "after": totals,
        "lines": lines,
        "board": board.as_data(),
    }
