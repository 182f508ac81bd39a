"""What Stýrivolt adds to an observation: what lies on the table, the board, the names of the cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from varaq.cards.cardset import mask_of
from varaq.engine.seen import Observation
from varaq.games.styrivolt.board import Board
from varaq.games.styrivolt.cloth import complete
from varaq.games.styrivolt.powers import (
    ONLY_LED,
    PACK,
    Chosen,
    called,
    changed_by_four,
    rank_of,
    suit_of,
    trick_order,
)
from varaq.games.styrivolt.rules import FourOfAKind, StyrivoltRules
from varaq.seats import Seat

Facts = Mapping[str, Any]

STYLE = ("upright_drawn", "strokes_joined", "erase_direction", "cross_drawn", "monk_drawn")


def begin(rules: StyrivoltRules, seen: Observation) -> None:
    """Before the first deal: a fresh board, and how it is drawn."""
    seen.extra = {
        "board": _fresh_board(rules, seen.dealer),
        "style": {name: rules.value(name) for name in STYLE},
        "ends": {"by": rules.match_end, "deals": rules.match_deals, "crosses": rules.match_crosses},
    }
    _clear(seen)


def _clear(seen: Observation) -> None:
    seen.extra = {
        **seen.extra,
        "chosen": None,
        "exposed": {},
        "put_down": [],
        "laid_out": [],
        "in_place": [],
        "stock": 0,
        "down": None,
        "good": [],
        "called": {},
        "winning": None,
        "beats": [],
        "leads": {},
        "outcome": None,
    }


def _set(seen: Observation, **values: Any) -> None:
    seen.extra = {**seen.extra, **values}


def _fresh_board(rules: StyrivoltRules, dealer: Seat) -> dict[str, object]:
    """The first upright is drawn by the first dealer's side (ST-74)."""
    return Board.fresh(rules.seating.side_of[dealer]).as_data()


def _shuffled(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    _clear(seen)


def _dealt(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    _clear(seen)
    _set(seen, stock=facts["stock"], laid_out=list(facts["laid_out"]))
    if facts["deal"] == 1:  # who deals first is known only now
        _set(seen, board=_fresh_board(rules, facts["dealer"]))
    _note_fours(rules, seen)


def _cut_looked(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    if "card" in facts:
        seen.mine["looked"] = [*seen.mine.get("looked", []), facts["card"]]


def _turned(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    if "cards" in facts:
        seen.mine["turned"] = list(facts["cards"])
        first, second = list(dict.fromkeys(map(suit_of, facts["cards"])))[:2]  # so these are chosen (ST-38)
        _set(seen, called=_names((first, second)))


def _names(chosen: Chosen) -> dict[str, str]:
    return {card: name for card in PACK.cards if (name := called(card, chosen))}


def _chosen(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    first, second = facts["suits"]
    _set(
        seen,
        chosen=list(facts["suits"]),
        exposed=dict(facts["exposed"]),
        stock=facts["stock"],
        called=_names((first, second)),
    )


def _without(exposed: Mapping[str, list[str]], card: str) -> dict[str, list[str]]:
    return {suit: [c for c in cards if c != card] for suit, cards in exposed.items()}


def _change(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    seen.lose(facts["seat"], (facts["gave"],), 1)
    seen.gain(facts["seat"], (facts["got"],), 1)
    _set(seen, exposed=_without(seen.extra["exposed"], facts["got"]))
    _note_fours(rules, seen)


def _traded(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    _change(rules, seen, facts)
    _set(seen, put_down=[*seen.extra["put_down"], facts["gave"]])


def _swapped(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    lay_out = facts["got"] in seen.extra["laid_out"]
    _change(rules, seen, facts)
    where = "in_place" if lay_out else "put_down"
    left = [card for card in seen.extra["laid_out"] if card != facts["got"]]
    _set(seen, laid_out=left, **{where: [*seen.extra[where], facts["gave"]]})


def _picked(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    _set(seen, exposed=_without(seen.extra["exposed"], facts["card"]))


def _stock_taken(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    seat = facts["seat"]
    seen.counts[seat] = facts["count"]
    _set(seen, exposed=dict(facts["exposed"]), down={"seat": seat, "count": facts["down"]})
    if not facts["second"]:
        _set(seen, stock=0, laid_out=[], in_place=[])
    if "cards" in facts:
        seen.mine["put_down"] = sorted(seen.hand, key=PACK.number.__getitem__)
        seen.mine["taken"] = list(facts["cards"])
        _take_up(rules, seen, facts["cards"])


def _stock_kept(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    _set(seen, down={"seat": facts["seat"], "count": facts["down"]})


def _stock_returned(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    _stock_kept(rules, seen, facts)
    _set(seen, exposed=dict(facts["exposed"]))
    _new_hand(rules, seen, facts)


def _both_kept(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    _set(seen, down=None)
    _new_hand(rules, seen, facts)


def _new_hand(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    seen.counts[facts["seat"]] = facts["count"]
    if "cards" in facts:
        _take_up(rules, seen, facts["cards"])


def _take_up(rules: StyrivoltRules, seen: Observation, cards: Iterable[str]) -> None:
    """Other cards in hand; of fours only those still held go on counting (ST-R4)."""
    cards = list(cards)
    kept = [rank for rank in seen.mine.get("fours", ()) if set(_of_rank(seen.hand, rank)) & set(cards)]
    seen.hand = cards
    seen.mine["fours"] = kept
    _note_fours(rules, seen)


def _of_rank(cards: Iterable[str], rank: str) -> list[str]:
    return [card for card in cards if rank_of(card) == rank]


def _played(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    """A four of a kind is played off, or given away by silence (ST-27)."""
    card = facts["card"]
    rank = rank_of(card)
    if facts["seat"] != seen.seat or rank not in seen.mine.get("fours", ()):
        return
    suits = seen.extra["chosen"]
    silent = (
        rules.four_of_a_kind == FourOfAKind.ANNOUNCE
        and [seen.seat, rank] not in seen.extra["good"]
        and changed_by_four(card, (suits[0], suits[1]), led=len(seen.trick) == 1)
    )
    if silent or not _of_rank(seen.hand, rank):
        seen.mine["fours"] = [four for four in seen.mine["fours"] if four != rank]
        _note_fours(rules, seen)


def _card_laid(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    seen.lose(facts["seat"], (facts["card"],) if "card" in facts else None, 1)
    down = seen.extra["down"]
    if facts["how"] == "discard" and down:
        _set(seen, down={**down, "count": down["count"] + 1})
    if "card" in facts:
        seen.mine["laid"] = [facts["card"]]


def _good(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    _set(seen, good=[*seen.extra["good"], [facts["seat"], facts["rank"]]])


def _deal_over(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    _set(seen, outcome=dict(facts))


def _board(rules: StyrivoltRules, seen: Observation, facts: Facts) -> None:
    _set(seen, board=dict(facts["board"]))


def look(rules: StyrivoltRules, seen: Observation) -> None:
    """Hold the hand by power, and find which cards of it would beat the card now winning, or hold if led."""
    chosen = seen.extra["chosen"]
    if not chosen:
        seen.hand.sort(key=PACK.number.__getitem__)
        return
    suits: Chosen = (chosen[0], chosen[1])
    place = {card: at for at, card in enumerate(trick_order(suits).by_rank)}
    seen.hand.sort(key=lambda card: place[PACK.number[card]])
    fours = seen.mine.get("fours", [])
    winning, beats = _standing_of_trick(seen, suits, fours)
    _set(seen, winning=winning, beats=beats, leads=_leads(seen, suits, fours))


def _note_fours(rules: StyrivoltRules, seen: Observation) -> None:
    """The ranks of which the seat holds, or held, all four: they count until they are put down (ST-R4)."""
    found = {rank_of(card) for card in PACK.texts(complete(PACK.mask(seen.hand)))}
    fours = sorted({*seen.mine.pop("fours", ()), *found})
    if fours and rules.four_of_a_kind != FourOfAKind.NONE:
        seen.mine["fours"] = fours


def _standing_of_trick(seen: Observation, chosen: Chosen, fours: list[str]) -> tuple[Seat | None, list[str]]:
    """Who has the trick so far, and which of the seat's cards would take it."""
    if not seen.trick:
        return None, []
    good = [(seat, rank) for seat, rank in seen.extra["good"]]
    raised = mask_of(
        PACK.number[card]
        for place, (seat, card) in enumerate(seen.trick)
        if (seat, rank_of(card)) in good and (place == 0 or rank_of(card) not in ONLY_LED)
    )
    raised |= PACK.mask(card for card in seen.hand if rank_of(card) in fours)
    order = trick_order(chosen, raised)
    numbers = [PACK.number[card] for _, card in seen.trick]
    at = order.winner(numbers)
    winning = (order.beats_led if at == 0 else order.beats)[numbers[at]]
    beats = [card for card in seen.hand if winning >> PACK.number[card] & 1]
    return seen.trick[at][0], beats


def _leads(seen: Observation, chosen: Chosen, fours: list[str]) -> dict[str, list[str]]:
    """For the seat that leads: which cards that others may hold would beat each card of its hand, if led.

    A trader is left out, for it is led as another card (ST-17).
    """
    leader = seen.last_trick["winner"] if seen.last_trick else (seen.dealer + 1) % 4
    if seen.trick or seen.seat != leader:
        return {}
    order = trick_order(chosen, PACK.mask(card for card in seen.hand if rank_of(card) in fours))
    gone = PACK.mask({*seen.hand, *(card for trick in seen.played for _, card in trick)})
    return {
        card: PACK.texts(order.beats_led[PACK.number[card]] & ~gone)
        for card in seen.hand
        if called(card, chosen) != "trader"
    }


SEES = {
    "shuffled": _shuffled,
    "dealt": _dealt,
    "cut_looked": _cut_looked,
    "turned": _turned,
    "chosen": _chosen,
    "played": _played,
    "traded": _traded,
    "swapped": _swapped,
    "picked": _picked,
    "stock_taken": _stock_taken,
    "stock_kept": _stock_kept,
    "stock_returned": _stock_returned,
    "both_kept": _both_kept,
    "card_laid": _card_laid,
    "good": _good,
    "deal_over": _deal_over,
    "marked": _board,
    "scored": _board,
}
