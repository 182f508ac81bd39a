"""The kinds of worked examples of Bid Whist (`docs/rules/bid_whist.md` §6), answered by the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from varaq.engine.action import CHANCE, Action
from varaq.engine.event import Event
from varaq.engine.phase import Phase, Step, legal
from varaq.engine.scenario import Answers, Given, Kind
from varaq.errors import BadScenario
from varaq.games.bid_whist import onward
from varaq.games.bid_whist.agree import AGREE
from varaq.games.bid_whist.auction import Auction, call, signal
from varaq.games.bid_whist.books import Taken
from varaq.games.bid_whist.deal import Dealing, first_dealer, is_misdeal, kitty_places
from varaq.games.bid_whist.drawing import Drawing
from varaq.games.bid_whist.exchange import Exchange
from varaq.games.bid_whist.held import SIDES, Bid, Contract, Held, Standing
from varaq.games.bid_whist.matchend import leavers
from varaq.games.bid_whist.naming import name
from varaq.games.bid_whist.packs import Order
from varaq.games.bid_whist.play import Play
from varaq.games.bid_whist.rules import BidWhistRules, KittyBook, NameTrump, RenegePenalty
from varaq.games.bid_whist.scoring import Score, score_hand
from varaq.seats import Seat, Side


def _mask(rules: BidWhistRules, cards: Iterable[Any]) -> int:
    try:
        return rules.cards.mask(cards)
    except KeyError as error:
        raise BadScenario(f"{error.args[0]} is not in the pack, or stands twice") from None


def _number(rules: BidWhistRules, card: Any) -> int:
    return _mask(rules, [card]).bit_length() - 1


def _seat(rules: BidWhistRules, told: Any) -> Seat:
    if told not in range(rules.players):
        raise BadScenario(f"no such seat: {told}")
    return int(told)


def _side(told: Any) -> Side:
    if told not in SIDES:
        raise BadScenario(f"no such side: {told}")
    return str(told)


def _by_side(told: Mapping[Any, Any]) -> dict[Side, int]:
    return {**dict.fromkeys(SIDES, 0), **{_side(side): int(number) for side, number in told.items()}}


def _standing(given: Given) -> Standing:
    return Standing(
        _by_side(given.get("before", {})),
        int(given.get("dealer", 0)),
        int(given.get("hands_played", 0)),
        _by_side(given.get("sets_before", {})),
    )


def _held(
    rules: BidWhistRules, given: Given, hands: Mapping[Any, Iterable[Any]], *, unknown: int = 0
) -> Held:
    """The cards of a scenario; `unknown` is what a seat holds whose cards are not given."""
    masks = {_seat(rules, seat): _mask(rules, cards) for seat, cards in hands.items()}
    return Held(rules, _standing(given), tuple(masks.get(seat, unknown) for seat in range(rules.players)))


def _bid(rules: BidWhistRules, told: Mapping[str, Any]) -> Contract:
    """The contract as the auction leaves it."""
    if told["bid"] not in rules.ladder:
        raise BadScenario(f"this house has no bid {told['bid']}")
    return Contract.of(rules, _seat(rules, told["bidder"]), Bid.read(told["bid"]))


def _contract(rules: BidWhistRules, told: Mapping[str, Any]) -> Contract:
    """The contract with what was named: what is told, and the first that fits where nothing is."""
    contract = _bid(rules, told)
    fitting = [
        (trump, order)
        for trump, order in rules.nameable[contract.bid.kind]
        if told.get("trump", trump) == trump and told.get("order", order) == order
    ]
    if not fitting or len({trump is None for trump, _ in fitting}) > 1:
        raise BadScenario(f"no contract of this house: {dict(told)}")
    trump, order = fitting[0]
    return replace(contract, trump=trump, order=order, named=True)


# ---------------------------------------------------------------------- auction


def _auction(rules: BidWhistRules, given: Given) -> Answers:
    held = _held(rules, given, given.get("hands", {}), unknown=_mask(rules, ["KS"]))
    phase: Phase = Auction(held)
    events: list[Event] = []
    calls = given["calls"]
    for place, (seat, text) in enumerate(calls):
        said = call(str(text))
        refusal = phase.why_not(seat, said) if isinstance(phase, Auction) else None
        if not isinstance(phase, Auction) or (refusal is not None and place < len(calls) - 1):
            raise BadScenario(f"call {place + 1} or the one before it cannot be made")
        if refusal is not None:
            return {"illegal": True}
        phase, happened = phase.after(seat, said)
        events += happened
    answers: dict[str, Any] = {"illegal": False, "next": None, "legal": [], "contract": None, "outcome": None}
    if any(event.kind == "thrown_in" for event in events):
        answers["outcome"] = "redeal"
    elif isinstance(phase, Auction):
        answers["next"] = phase.turn
        answers["legal"] = [action.what[0] for action in legal(phase, phase.turn)]
    for event in events:
        if event.kind == "contract" and event.public is not None:
            answers["contract"] = {"bidder": event.public["seat"], "bid": event.public["bid"]}
    return answers


# ---------------------------------------------------------------------- play


def _legal(rules: BidWhistRules, given: Given) -> Answers:
    seat = _seat(rules, given["seat"])
    contract = _contract(rules, given["contract"])
    held = _held(rules, given, {seat: given["hand"]})
    trick = tuple((_seat(rules, who), _number(rules, card)) for who, card in given["trick"])
    begun = Play.begin(held, contract, seat)
    asked = begun.ranking.order.asked([card for _, card in trick])
    acts = legal(replace(begun, trick=trick, asked=asked), seat)
    return {"legal": [action.what[0] for action in acts if action.verb == "play"]}


def _trick(rules: BidWhistRules, given: Given) -> Answers:
    contract = _contract(rules, given["contract"])
    plays = given["plays"]
    numbers = [_number(rules, card) for _, card in plays]
    winner = _seat(rules, plays[contract.ranking(rules).order.winner(numbers)][0])
    side, bidding = (rules.seating.side_of[seat] for seat in (winner, contract.bidder))
    first = given.get("tricks_played") == 0
    before = Taken() if first else Taken().with_trick(side)
    books = (taken.books(rules, bidding)[side] for taken in (before, before.with_trick(side)))
    return {"winner": winner, "points": {side: -next(books) + next(books)}}


# ---------------------------------------------------------------------- scores


def _taken(rules: BidWhistRules, told: Mapping[Any, Mapping[str, Any]]) -> Taken:
    tricks = dict.fromkeys(SIDES, 0)
    first: Side | None = None
    for named, facts in told.items():
        side = _side(named)
        if unknown := set(facts) - {"tricks", "first_trick"}:
            raise BadScenario(f"taken: no such field: {', '.join(sorted(unknown))}")
        tricks[side] = int(facts.get("tricks", 0))
        first = side if facts.get("first_trick") else first
    if sum(tricks.values()) > rules.cards_each:
        raise BadScenario(f"taken: there are {rules.cards_each} tricks")
    if first is None and rules.kitty_book == KittyBook.FIRST_TRICK:
        raise BadScenario("taken: which side won the first trick?")
    return Taken((tricks["A"], tricks["B"]), first)


def _score(rules: BidWhistRules, given: Given, before: Standing) -> Score:
    caught = tuple(dict.fromkeys(map(_side, given.get("renege", ()))))
    if len(caught) > 1 and rules.renege_penalty == RenegePenalty.GAME:
        raise BadScenario("the first renege that is called ends the match")
    return score_hand(
        rules, _contract(rules, given["contract"]), _taken(rules, given["taken"]), caught, before
    )


def _hand_score(rules: BidWhistRules, given: Given) -> Answers:
    score = _score(rules, given, _standing(given))
    return {"made": score.made, "hand": score.change, **_standing_after(score)}


def _standing_after(score: Score) -> dict[str, Any]:
    return {"after": score.after.totals, "match": score.won.side if score.won else None}


def _match(rules: BidWhistRules, given: Given) -> Answers:
    standing, score = _standing(given), None
    for hand in given["hands"]:
        if score is not None and score.won is not None:
            raise BadScenario("the match was over before its last hand")
        if unknown := set(hand) - set(_HAND):
            raise BadScenario(f"unknown field in a hand: {', '.join(sorted(unknown))}")
        score = _score(rules, hand, standing)
        standing = score.after
    if score is None:
        raise BadScenario("a match needs at least one hand")
    return _standing_after(score)


# ---------------------------------------------------------------------- deal


def _pack(rules: BidWhistRules, given: Given) -> Answers:
    return {"pack_size": len(rules.cards), "hand_size": rules.cards_each, "kitty_size": rules.kitty_size}


def _first_dealer(rules: BidWhistRules, given: Given) -> Answers:
    _mask(rules, given["faced"])
    return {"first_dealer": first_dealer(rules, given["faced"])}


def _kitty_placement(rules: BidWhistRules, given: Given) -> Answers:
    return {"misdeal": is_misdeal(rules, given["kitty_at"])}


def _next_dealer(rules: BidWhistRules, given: Given) -> Answers:
    if given["ended"] not in ("played", "redeal"):
        raise BadScenario(f"unknown end: {given['ended']}")
    return {"next_dealer": onward.next_dealer(_held(rules, given, {}), played=given["ended"] == "played")}


def _naming(rules: BidWhistRules, given: Given) -> Answers:
    open_to = rules.nameable[_bid(rules, given["contract"]).bid.kind]
    trumps = dict.fromkeys(trump for trump, _ in open_to)
    return {"trumps": list(trumps), "orders": [str(order) for order in dict.fromkeys(o for _, o in open_to)]}


def _leader(rules: BidWhistRules, given: Given) -> Answers:
    return {"leader": onward.leader(_held(rules, given, {}), _bid(rules, given["contract"]))}


def _exchange(rules: BidWhistRules, given: Given) -> Answers:
    contract = _contract(rules, given["contract"])
    hand = [*given["hands"].get(contract.bidder, ()), *given["kitty"]]
    if len(given["kitty"]) != rules.kitty_size or len(hand) != rules.cards_each + rules.kitty_size:
        raise BadScenario(f"the bidder has {rules.cards_each} cards and a kitty of {rules.kitty_size}")
    phase = Exchange(_held(rules, given, {contract.bidder: hand}), contract)
    discard = Action("discard", tuple(given["discard"]))
    if phase.why_not(contract.bidder, discard) is not None:
        return {"illegal": True}
    after: Any = phase.after(contract.bidder, discard).phase
    return {"illegal": False, "hand_after": rules.cards.texts(after.held.hands[contract.bidder])}


def _joker_swap(rules: BidWhistRules, given: Given) -> Answers:
    contract = _contract(rules, given["contract"])
    held = replace(_held(rules, given, given["holds"]), buried=_mask(rules, given["buried"]))
    if any(hand & ~contract.ranking(rules).dead for hand in held.hands):
        raise BadScenario("holds: dead cards only")
    if len(given["buried"]) != rules.kitty_size:
        raise BadScenario(f"buried: {rules.kitty_size} cards")
    phase = onward.after_exchange(held, contract).phase
    if not isinstance(phase, Drawing):
        return {"draw_order": [], "draw_count": {}, "draw_from": []}
    events = phase.after(CHANCE, phase.shuffled(lambda cards: None)).events
    drew = [event.public for event in events if event.kind == "drew" and event.public is not None]
    return {
        "draw_order": [told["seat"] for told in drew],
        "draw_count": {told["seat"]: told["count"] for told in drew},
        "draw_from": held.texts(phase.drawable),
    }


def _signal(rules: BidWhistRules, given: Given) -> Answers:
    said = str(given["call"])
    meaning = signal(rules, _seat(rules, given["dealer"]), _seat(rules, given["seat"]), said)
    return {"meaning": meaning or "none"}


def _session(rules: BidWhistRules, given: Given) -> Answers:
    return {"leave": list(leavers(rules, _side(given["match"])))}


# ---------------------------------------------------------------------- a deal from end to end


class _Moment(NamedTuple):
    """A phase that a deal came to, and what had happened on the way from the phase before."""

    phase: Phase
    events: Sequence[Event]


def _course(rules: BidWhistRules, told: Mapping[str, Any], *, dead_cards_to: Seat) -> list[_Moment]:
    """One deal of a house: what it comes to when everybody does the first thing that is open to him.

    The jokers and the deuce are dealt to `dead_cards_to`; there are no calls but the contract's.
    """
    contract = _contract(rules, told)
    held = _auction_with(rules, dead_cards_to)
    course = [_Moment(Auction(held), ())]
    step = onward.after_auction(held, _bid(rules, told), ())
    while True:
        course.append(_Moment(*step))
        if step.phase.name in ("dealing", "over"):
            return course
        step = _next(step.phase, contract)


def _next(phase: Phase, contract: Contract) -> Step:
    (seat,) = phase.awaited
    if seat is None:
        return phase.after(CHANCE, phase.shuffled(lambda cards: None))
    if phase.name == "naming":
        return phase.after(seat, name((contract.trump, contract.order or Order.UP)))
    acts = [AGREE] if phase.name == "agree" else phase.candidates(seat)
    return phase.after(seat, next(act for act in acts if phase.why_not(seat, act) is None))


def _auction_with(rules: BidWhistRules, dead_cards_to: Seat) -> Held:
    """A deal in which that seat has been dealt the jokers and the deuce."""
    pack = rules.cards
    first = [*pack.loose, "2S"]
    rest = [card for card in pack.cards if card not in first]
    to_kitty = set(kitty_places(rules))
    order, place_in_turn = [], 0
    for place in range(1, len(pack) + 1):
        special = False
        if place not in to_kitty:
            special = place_in_turn % rules.players == (dead_cards_to - 1) % rules.players
            place_in_turn += 1
        order.append(first.pop() if special and first else rest.pop())
    phase: Any = Dealing(rules, Standing.start(0)).after(CHANCE, Action("deal", tuple(order))).phase
    held: Held = phase.held
    return held


_STEP_OF_EVENT = {"kitty_shown": "show_kitty", "kitty_taken": "take_kitty"}
_STEP_OF_PHASE = {"naming": "name", "exchange": "discard", "drawing": "swap_jokers", "play": "lead"}


def _sequence(rules: BidWhistRules, given: Given) -> Answers:
    told = given["contract"]
    left = rules.seating.after(_seat(rules, told["bidder"]))
    steps: list[str] = []
    for phase, events in _course(rules, told, dead_cards_to=left):
        steps += [_STEP_OF_EVENT[event.kind] for event in events if event.kind in _STEP_OF_EVENT]
        steps += [_STEP_OF_PHASE[phase.name]] if phase.name in _STEP_OF_PHASE else []
        if phase.name == "play":
            break
    return {"steps": steps}


_TELLS = {
    "kitty": (("kitty_shown", "cards"), ("kitty_taken", "cards"), ("discards_shown", "kitty")),
    "buried": (("discarded", "cards"), ("discards_shown", "cards")),
}
"""The events, and their facts, from which somebody learns those cards."""

_PHASES = ("auction", "naming", "exchange", "play", "scored")


def _view(rules: BidWhistRules, given: Given) -> Answers:
    if given["what"] not in _TELLS or given["when"] not in _PHASES:
        raise BadScenario(f"no such view: {given['what']}, {given['when']}")
    if given["when"] == "exchange" and not rules.kitty:
        raise BadScenario("this house has no kitty")
    course = _course(rules, given["contract"], dead_cards_to=_seat(rules, given["contract"]["bidder"]))
    shown: list[Event] = []
    for phase, events in course:
        if given["when"] == "naming" and _is_past_naming(rules, phase):
            break
        shown += events
        if phase.name == given["when"]:
            break
    tells = _TELLS[given["what"]]
    told = [(event, fact) for event in shown for kind, fact in tells if event.kind == kind]
    seats = range(rules.players)
    return {"seen_by": [s for s in seats if any(fact in (e.shown_to(s) or {}) for e, fact in told)]}


def _is_past_naming(rules: BidWhistRules, phase: Phase) -> bool:
    """Whether the moment of naming is over, also in a deal in which nothing was left to be named."""
    takes_first = rules.name_trump == NameTrump.AFTER_KITTY
    return phase.name not in ("auction", "naming", *(["exchange"] if takes_first else []))


_HAND = ("contract", "taken", "renege", "dealer")

KINDS: Mapping[str, Kind] = {
    "auction": Kind(
        given=("dealer", "hands", "calls"),
        needed=("dealer", "calls"),
        expected=("contract", "next", "legal", "illegal", "outcome"),
        work_out=_auction,
    ),
    "legal": Kind(
        given=("contract", "hand", "seat", "trick", "tricks_played"),
        needed=("contract", "hand", "seat", "trick"),
        expected=("legal",),
        work_out=_legal,
    ),
    "trick": Kind(
        given=("contract", "plays", "tricks_played"),
        needed=("contract", "plays"),
        expected=("winner", "points"),
        work_out=_trick,
        sparse=("points",),
    ),
    "hand_score": Kind(
        given=(*_HAND, "before", "sets_before", "hands_played"),
        needed=("contract", "taken"),
        expected=("made", "hand", "after", "match"),
        work_out=_hand_score,
    ),
    "match": Kind(
        given=("before", "hands", "sets_before", "hands_played"),
        needed=("hands",),
        expected=("after", "match"),
        work_out=_match,
    ),
    "deal": Kind(
        of="question",
        kinds={
            "pack": Kind(expected=("pack_size", "hand_size", "kitty_size"), work_out=_pack),
            "first_dealer": Kind(
                given=("faced",), needed=("faced",), expected=("first_dealer",), work_out=_first_dealer
            ),
            "kitty_placement": Kind(
                given=("kitty_at",), needed=("kitty_at",), expected=("misdeal",), work_out=_kitty_placement
            ),
            "next_dealer": Kind(
                given=("dealer", "ended"),
                needed=("dealer", "ended"),
                expected=("next_dealer",),
                work_out=_next_dealer,
            ),
            "naming": Kind(
                given=("contract",), needed=("contract",), expected=("trumps", "orders"), work_out=_naming
            ),
            "sequence": Kind(
                given=("contract",),
                needed=("contract",),
                expected=("steps",),
                work_out=_sequence,
                ordered=("steps",),
            ),
            "leader": Kind(given=("contract",), needed=("contract",), expected=("leader",), work_out=_leader),
            "view": Kind(
                given=("contract", "what", "when"),
                needed=("contract", "what", "when"),
                expected=("seen_by",),
                work_out=_view,
            ),
            "exchange": Kind(
                given=("contract", "kitty", "hands", "discard"),
                needed=("contract", "kitty", "hands", "discard"),
                expected=("hand_after", "illegal"),
                work_out=_exchange,
            ),
            "joker_swap": Kind(
                given=("contract", "buried", "holds"),
                needed=("contract", "buried", "holds"),
                expected=("draw_order", "draw_count", "draw_from"),
                work_out=_joker_swap,
                ordered=("draw_order",),
                sparse=("draw_count",),
            ),
            "signal": Kind(
                given=("dealer", "seat", "call"),
                needed=("dealer", "seat", "call"),
                expected=("meaning",),
                work_out=_signal,
            ),
            "session": Kind(given=("match",), needed=("match",), expected=("leave",), work_out=_session),
        },
    ),
}
