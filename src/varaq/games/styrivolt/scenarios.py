"""The kinds of worked examples of Stýrivolt (`docs/rules/styrivolt.md` §6), answered by the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from varaq.engine.action import Action
from varaq.engine.event import Event
from varaq.engine.phase import Phase, legal
from varaq.engine.scenario import Answers, Given, Kind
from varaq.errors import BadScenario
from varaq.games.styrivolt import onward
from varaq.games.styrivolt.asking import Ask, answers
from varaq.games.styrivolt.board import Board
from varaq.games.styrivolt.choosing import STOCK, Cut, showings, turn_up
from varaq.games.styrivolt.cloth import Cloth, Standing
from varaq.games.styrivolt.powers import PACK, Chosen, rank_of, suit_of, trick_order
from varaq.games.styrivolt.rules import StockRight, StyrivoltRules
from varaq.games.styrivolt.scoring import Result, Won, match_end, penalty, score_deal, side_of
from varaq.games.styrivolt.stock import has_right, may_keep_both, may_return, why_not_take
from varaq.games.styrivolt.trading import trader
from varaq.games.styrivolt.turn import Turn
from varaq.seats import Seat


def _mask(cards: Iterable[Any]) -> int:
    cards = list(cards)
    for card in cards:
        if card not in PACK.number:
            raise BadScenario(f"{card} is not in the pack")
    return PACK.mask(cards)


def _chosen(given: Given) -> Chosen:
    suits = given.get("chosen", ["S", "H"])
    if len(suits) != 2 or any(suit not in PACK.suit_masks for suit in suits):
        raise BadScenario(f"two suits are chosen, not {suits}")
    return suits[0], suits[1]


def _board(told: Mapping[str, Any] | None) -> Board:
    if told is None:
        return Board.fresh("A")
    return Board(dict(told["strokes"]), dict(told["crosses"]), dict(told["monks"]), told["drawer"])


def _cloth(rules: StyrivoltRules, given: Given) -> Cloth:
    """The table that the scenario tells of; what it does not mention is nowhere."""
    chosen = _chosen(given)
    seat = int(given.get("seat", 0))
    hands = [0, 0, 0, 0]
    hands[seat] = _mask(given.get("hand", ()))
    for suit, holder in given.get("trader_holders", {}).items():
        hands[int(holder)] |= _mask([trader(suit)])
    for suit, holder in given.get("king_holders", {}).items():
        hands[int(holder)] |= _mask([f"K{suit}"])
    if given.get("king_in_hand"):
        for card in given.get("laid_out", ()):
            king = _mask([f"K{suit_of(card)}"])
            if not any(hand & king for hand in hands):
                hands[(seat + 1) % 4] |= king
    exposed = [_mask(given.get("exposed", {}).get(suit, ())) for suit in chosen]
    dealt = list(hands)
    if "dealt" in given:
        dealt[seat] = _mask(given["dealt"])
    takings = int(given.get("takings", 0))
    takers = [seat if given.get("taken_by_self") else (seat + 1) % 4, (seat + 2) % 4][:takings]
    standing = Standing(_board(given.get("before")), int(given.get("dealer", 0)))
    cloth = Cloth(
        rules,
        standing,
        tuple(hands),
        tuple(dealt),
        _mask(given.get("stock", ())),
        chosen,
        (exposed[0], exposed[1]),
        tuple(PACK.number[card] for card in given.get("laid_out", ())),
        down=(1 << int(given.get("pile", 0))) - 1,
        takers=tuple(takers),
        first_taken_in=int(given.get("first_taken_in_trick", 0)),
    )
    if hands[seat] & ~dealt[seat] & cloth.stikkar:
        cloth = replace(cloth, traded_stikki=frozenset({seat}))
    return cloth


def _turn(rules: StyrivoltRules, given: Given) -> Turn:
    cloth = _cloth(rules, given)
    trick = tuple((int(s), _mask([card]).bit_length() - 1, False) for s, card in given.get("trick", ()))
    turn = Turn(cloth, int(given.get("seat", 0)), trick, _so_many(int(given.get("tricks_played", 0))))
    return _with_fours(turn, given)


def _so_many(tricks: int) -> tuple[Seat, ...]:
    """Tricks that were won by turns, so that nobody has made anything."""
    return tuple(place % 2 for place in range(tricks))


def _with_fours(turn: Turn, given: Given) -> Turn:
    """The fours that the scenario tells of; under `announce` they have been declared good."""
    turn = turn.with_cloth(turn.cloth) if "four_of_a_kind" not in given else turn
    told = {int(seat): set(map(str, ranks)) for seat, ranks in given.get("four_of_a_kind", {}).items()}
    raised = tuple(
        mask | PACK.mask(c for c in PACK.texts(turn.cloth.hands[seat]) if rank_of(c) in told.get(seat, ()))
        for seat, mask in enumerate(turn.raised)
    )
    said = frozenset((seat, rank) for seat, ranks in told.items() for rank in ranks)
    return replace(turn, raised=raised, said=said)


# ---------------------------------------------------------------------- powers and tricks


def _beaten_by(rules: StyrivoltRules, given: Given) -> Answers:
    current = given["current"]
    mask = _mask([current])
    order = trick_order(_chosen(given), mask if given.get("good") else 0)
    table = order.beats_led if given["lead"] else order.beats
    return {"beaten_by": PACK.texts(table[PACK.number[current]] & ~mask)}


def _trick(rules: StyrivoltRules, given: Given) -> Answers:
    plays = [(int(seat), str(text).partition(">")) for seat, text in given["plays"]]
    hands = [0, 0, 0, 0]
    for seat, (card, _, _) in plays:
        hands[seat] |= _mask([card])
    cloth = replace(_cloth(rules, given), hands=tuple(hands))
    turn = Turn(cloth, plays[0][0], won=_so_many(int(given.get("tricks_played", 0))))
    phase: Phase = _with_fours(turn, {"four_of_a_kind": {}, **given})
    events: list[Event] = []
    for seat, (card, arrow, got) in plays:
        action = Action("play", (card, got) if arrow else (card,))
        if refusal := phase.why_not(seat, action):
            raise BadScenario(f"seat {seat} may not play {card}: {refusal.code} ({refusal.clause})")
        phase, happened = phase.after(seat, action)
        events += happened
    facts = {event.kind: event.public for event in reversed(events) if event.public is not None}
    if "trick_taken" not in facts:
        raise BadScenario("a trick has four plays")
    return {"winner": facts["trick_taken"]["seat"], "led_as": facts["played"]["card"]}


def _legal(rules: StyrivoltRules, given: Given) -> Answers:
    turn = _turn(rules, given)
    acts = legal(turn, turn.turn)
    return {"legal": list(dict.fromkeys(act.what[0] for act in acts if act.verb == "play"))}


# ---------------------------------------------------------------------- choosing and cutting


def _deal(rules: StyrivoltRules, given: Given) -> Answers:
    stock = list(given["stock"])
    _mask(stock)
    turned = turn_up(stock)
    if turned is None:
        return {"redeal": True}
    chosen, cards = turned
    exposed: dict[str, list[str]] = {}
    choices: dict[str, list[str]] = {}
    lying = 0
    for suit in chosen:
        open_now = showings(rules, cards, suit, chosen)
        lying += min(map(len, open_now))
        if len(open_now) == 1:
            exposed[suit] = list(open_now[0])
        else:
            choices[suit] = ["+".join(showing) for showing in open_now]
    return {
        "redeal": False,
        "chosen": list(chosen),
        "turned": len(cards),
        "exposed": exposed,
        "choices": choices,
        "stock_down": STOCK - lying,
    }


def _cut(rules: StyrivoltRules, given: Given) -> Answers:
    bottom = list(given["bottom"])
    _mask(bottom)
    order = (*(card for card in PACK.cards if card not in bottom), *reversed(bottom))
    phase: Phase = Cut(rules, Standing(Board.fresh("A"), 0), order)
    events: list[Event] = []
    while isinstance(phase, Cut) and phase.may_look:
        phase, happened = phase.after(phase.cutter, Action("look"))
        events += happened
    facts = [(event.kind, event.public or {}) for event in events]
    return {
        "looked": max(public["count"] for kind, public in facts if kind == "cut_looked"),
        "laid_out": [public["card"] for kind, public in facts if kind == "laid_out"],
    }


# ---------------------------------------------------------------------- trades and the stock


def _trade(rules: StyrivoltRules, given: Given) -> Answers:
    turn = _turn(rules, given)
    cloth, seat, phase = turn.cloth, turn.turn, given.get("phase", "turn")
    if phase == "turn":
        acts = [act for act in legal(turn, seat) if act.verb in ("trade", "swap")]
        return {"trades": [list(act.what) for act in acts]}
    if phase == "last_trade":
        asks = [Ask(seat, suit=cloth.chosen[place]) for place in cloth.both_lying()]
        asks += [Ask(seat, stikki=PACK.cards[number]) for number in cloth.laid_out]
        return {"trades": [list(pair) for ask in asks for _, pair in answers(turn, ask)]}
    if phase == "bird":
        asked = onward.before_the_last(replace(turn, won=_so_many(8)))
        acts = [act for act in legal(asked, seat) if act.verb in ("trade", "swap")]
        return {"trades": [list(act.what) for act in acts]}
    raise BadScenario(f"unknown phase: {phase}")


def _stock(rules: StyrivoltRules, given: Given) -> Answers:
    cloth = _cloth(rules, given)
    seat = int(given.get("seat", 0))
    own, taken = cloth.hands[seat], _mask(given.get("stock", ()))
    played = max(int(given.get("own_cards_played", 0)), int(given.get("tricks_played", 0)))
    used = bool(given.get("used_stock_trader"))
    wrong = rules.stock_right == StockRight.PENALISED and not has_right(cloth, seat)
    costs = {"offender": side_of(seat), "crosses": penalty(rules, side_of(seat)).crosses}
    return {
        "may_take": why_not_take(cloth, seat, played) is None,
        "may_return": may_return(cloth, own=own, taken=taken, used_trader=used),
        "may_keep_both": may_keep_both(cloth, own=own, taken=taken),
        "penalty": costs if wrong else None,
    }


# ---------------------------------------------------------------------- scores


def _result(rules: StyrivoltRules, given: Given) -> Result:
    if given.get("penalty_on") is not None:
        return penalty(rules, given["penalty_on"])
    won = [int(seat) for seat in given["tricks_won"]]
    if len(won) < 5:
        raise BadScenario("no side has won the deal")
    return score_deal(rules, won)


def _told(won: Won | None) -> str | None:
    return None if won is None else won.side or won.code


def _hand_score(rules: StyrivoltRules, given: Given) -> Answers:
    result = _result(rules, given)
    board = result.on(_board(given.get("before")), rules)
    score = {
        "side": result.side,
        "result": result.result,
        "strokes": result.strokes,
        "crosses": result.crosses,
    }
    ended = match_end(rules, board, int(given.get("deals_played", 0)) + 1)
    return {"score": score, "after": board.as_data(), "match": _told(ended)}


def _match(rules: StyrivoltRules, given: Given) -> Answers:
    board = _board(given.get("before"))
    played = int(given.get("deals_played", 0))
    boards: list[dict[str, object]] = []
    ended: Won | None = None
    for hand in given["hands"]:
        if ended is not None:
            raise BadScenario("the match was over before its last hand")
        board = _result(rules, hand).on(board, rules)
        played += 1
        boards.append(board.as_data())
        ended = match_end(rules, board, played)
    return {"boards": boards, "match": _told(ended)}


# ---------------------------------------------------------------------- decisions

_VERBS = {"take": "take_stock", "both": "keep_both", "on": "play_on"}
_BACK = {said: verb for verb, said in _VERBS.items()}


def _written(action: Action) -> str:
    """An act as the scenarios write it: `play:5H>AH`, `play:KH!`, `take_stock`."""
    verb = _VERBS.get(action.verb, action.verb)
    if not action.what:
        return verb
    if action.verb == "play" and action.what[1:] == ("good",):
        return f"play:{action.what[0]}!"
    return f"{verb}:{('+' if verb == 'expose' else '>').join(action.what)}"


def _read(text: str) -> Action:
    verb, _, rest = text.partition(":")
    if rest.endswith("!"):
        return Action(verb, (rest[:-1], "good"))
    return Action(_BACK.get(verb, verb), tuple(rest.replace("+", ">").split(">")) if rest else ())


def _decision(rules: StyrivoltRules, given: Given) -> Answers:
    phase: Phase = _turn(rules, given)
    assert isinstance(phase, Turn)
    if given.get("tricks_won"):
        *before, last = (int(seat) for seat in given["tricks_won"])
        trick = tuple((seat, seat, False) for seat in range(4))
        phase = onward.after_trick(replace(phase, won=tuple(before), trick=trick), last).phase
    if given.get("pending") is not None:
        seat, action = int(given["seat"]), _read(given["pending"])
        if refusal := phase.why_not(seat, action):
            raise BadScenario(f"{given['pending']} is refused: {refusal.code} ({refusal.clause})")
        phase = phase.after(seat, action).phase
    awaited = next((s for s in phase.awaited if s is not None), None)
    if awaited is None:
        return {"next": {"seat": None, "phase": phase.name}, "actions": []}
    return {
        "next": {"seat": awaited, "phase": phase.name},
        "actions": [_written(action) for action in legal(phase, awaited)],
    }


_FACTS = ("chosen", "exposed", "laid_out", "seat", "hand", "four_of_a_kind", "tricks_played")
_SCORE = ("tricks_won", "claimed", "penalty_on")

KINDS: Mapping[str, Kind] = {
    "beaten_by": Kind(
        given=("chosen", "current", "lead", "good"),
        needed=("chosen", "current", "lead"),
        expected=("beaten_by",),
        work_out=_beaten_by,
    ),
    "trick": Kind(
        given=("chosen", "plays", "exposed", "four_of_a_kind", "tricks_played"),
        needed=("chosen", "plays"),
        expected=("winner", "led_as"),
        work_out=_trick,
    ),
    "legal": Kind(
        given=(*_FACTS, "trick"),
        needed=("chosen", "hand", "seat", "trick", "tricks_played"),
        expected=("legal",),
        work_out=_legal,
    ),
    "deal": Kind(
        given=("stock",),
        needed=("stock",),
        expected=("chosen", "turned", "exposed", "choices", "stock_down", "redeal"),
        work_out=_deal,
    ),
    "cut": Kind(given=("bottom",), needed=("bottom",), expected=("looked", "laid_out"), work_out=_cut),
    "trade": Kind(
        given=(*_FACTS, "phase", "king_in_hand"),
        needed=("chosen", "exposed", "seat", "hand"),
        expected=("trades",),
        work_out=_trade,
    ),
    "stock": Kind(
        given=(
            *_FACTS,
            "dealt",
            "own_cards_played",
            "takings",
            "first_taken_in_trick",
            "taken_by_self",
            "pile",
            "stock",
            "used_stock_trader",
        ),
        needed=("chosen", "exposed", "hand"),
        expected=("may_take", "may_return", "may_keep_both", "penalty"),
        work_out=_stock,
    ),
    "hand_score": Kind(
        given=(*_SCORE, "before", "deals_played"),
        needed=("tricks_won",),
        expected=("score", "after", "match"),
        work_out=_hand_score,
    ),
    "match": Kind(
        given=("before", "hands", "deals_played"),
        needed=("hands",),
        expected=("boards", "match"),
        work_out=_match,
    ),
    "decision": Kind(
        given=(
            *_FACTS,
            "dealer",
            "trick",
            "dealt",
            "takings",
            "first_taken_in_trick",
            "taken_by_self",
            "pile",
            "stock",
            "used_stock_trader",
            "pending",
            "trader_holders",
            "king_holders",
            "king_in_hand",
            "tricks_won",
            "own_cards_played",
        ),
        expected=("next", "actions"),
        work_out=_decision,
    ),
}
