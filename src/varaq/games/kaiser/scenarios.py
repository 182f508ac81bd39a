"""The kinds of worked examples of this family (`docs/rules/kaiser.md` §6), answered by the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from varaq.engine.action import CHANCE, Action
from varaq.engine.event import Event
from varaq.engine.phase import legal
from varaq.engine.scenario import Answers, Given, Kind
from varaq.errors import BadScenario
from varaq.games.kaiser import onward
from varaq.games.kaiser.auction import Auction, call
from varaq.games.kaiser.contract import Bid, Contract
from varaq.games.kaiser.deal import CLAIM, Claims, Dealing
from varaq.games.kaiser.dealt import Dealt, Standing, tops, without_top
from varaq.games.kaiser.exchange import Exchange
from varaq.games.kaiser.haul import Haul, trick_points
from varaq.games.kaiser.naming import Naming, Ordering
from varaq.games.kaiser.passing import PassingCards, how_many, passes_to
from varaq.games.kaiser.play import Play, order_of
from varaq.games.kaiser.rules import AuctionKind, KaiserRules, Passing, TrumpBy
from varaq.games.kaiser.sale import Sale
from varaq.games.kaiser.scoring import Score, score_deal
from varaq.seats import Seat


def _mask(rules: KaiserRules, cards: Iterable[Any]) -> int:
    for card in cards:
        if card not in rules.cards.number:
            raise BadScenario(f"{card} is not in the pack {rules.pack}")
    return rules.cards.mask(cards)


def _standing(rules: KaiserRules, given: Given) -> Standing:
    start = Standing.start(rules, int(given.get("dealer", 0)))
    before = {str(side): total for side, total in given.get("before", start.totals).items()}
    unknown = set(before) - set(start.totals)
    if unknown:
        raise BadScenario(f"no such side: {', '.join(sorted(unknown))}")
    hands_scored = int(given.get("hand_number", 1)) - 1
    return Standing(
        {**start.totals, **before},
        start.dealer,
        hands_scored,
        bool(given.get("nt_made")),
        int(given.get("pot", 0)),
    )


def _dealt(rules: KaiserRules, given: Given, hands: Mapping[Any, Iterable[Any]]) -> Dealt:
    masks = {int(seat): _mask(rules, cards) for seat, cards in hands.items()}
    return Dealt(rules, _standing(rules, given), tuple(masks.get(s, 0) for s in range(rules.players)))


def _contract(rules: KaiserRules, given: Given) -> Contract:
    told = given["contract"]
    text = told["bid"]
    if text is not None and text not in rules.ladder:
        raise BadScenario(f"this house has no bid {text}")
    bid = None if text is None else Bid.read(text)
    low = told.get("order", "low" if bid and bid.kind == "LNT" else "high") == "low"
    trump = told.get("trump")
    if trump is not None and trump not in rules.cards.suit_masks:
        raise BadScenario(f"no such suit: {trump}")
    return Contract(int(told["bidder"]), bid, trump, low, told.get("sold"))


def _full_contract(told: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
    if told is None:
        return None
    low = str(told.get("bid") or "").endswith("LNT")
    return {"trump": None, "order": "low" if low else "high", **told}


# ---------------------------------------------------------------------- auction


def _auction(rules: KaiserRules, given: Given) -> Answers:
    dealt = _dealt(rules, given, given.get("hands", {}))
    phase: Any = Sale(dealt) if rules.auction == AuctionKind.SALE else Auction(dealt)
    events: list[Event] = []
    calls = given["calls"]
    for place, (seat, text) in enumerate(calls):
        said = call(text)
        refusal = phase.why_not(seat, said)
        if refusal is not None and place < len(calls) - 1:
            raise BadScenario(f"call {place + 1} is refused: {refusal.code} ({refusal.clause})")
        if refusal is not None:
            return {"illegal": True}
        phase, happened = phase.after(seat, said)
        events += happened
    answers: dict[str, Any] = {"illegal": False, "next": None, "legal": [], "contract": None, "outcome": None}
    if any(event.kind == "thrown_in" for event in events):
        answers["outcome"] = "redeal"
    elif isinstance(phase, (Auction, Sale)):
        (answers["next"],) = phase.awaited
        answers["legal"] = [action.what[0] for action in legal(phase, answers["next"])]
    for event in events:
        if event.kind == "contract" and event.public is not None:
            said_of = event.public
            answers["contract"] = {
                "bidder": said_of["seat"],
                "bid": said_of["bid"],
                "trump": None,
                "order": said_of["order"],
                "sold": said_of["sold"],
            }
    return answers


# ---------------------------------------------------------------------- legal


def _legal(rules: KaiserRules, given: Given) -> Answers:
    phase = given.get("phase", "play")
    work_out = {
        "play": _legal_play,
        "trump": _legal_trump,
        "order": _legal_order,
        "discard": _legal_discard,
        "pass": _legal_pass,
    }.get(phase)
    if work_out is None:
        raise BadScenario(f"unknown phase: {phase}")
    return {"legal": work_out(rules, given, int(given["seat"]))}


def _legal_play(rules: KaiserRules, given: Given, seat: Seat) -> list[str]:
    dealt = _dealt(rules, given, {seat: given["hand"]})
    contract = _contract(rules, given)
    trick = tuple((int(s), _mask(rules, [card]).bit_length() - 1) for s, card in given.get("trick", ()))
    if trick and contract.trump is None and contract.has_trump:
        contract = _trump_led(rules, contract, given["trick"][0][1])
    order = order_of(rules, contract)
    table = tuple(_mask(rules, given.get("table", ())) if s == seat else 0 for s in range(rules.players))
    phase = Play(
        dealt,
        contract,
        order,
        dealt.hands,
        table,
        (),
        (),
        seat,
        trick,
        order.asked([card for _, card in trick]),
        Haul.empty(rules),
        int(given.get("tricks_played", 0)),
    )
    return [action.what[0] for action in legal(phase, seat)]


def _trump_led(rules: KaiserRules, contract: Contract, card: str) -> Contract:
    suit = rules.cards.suit_of[_mask(rules, [card]).bit_length() - 1]
    return Contract(contract.bidder, contract.bid, suit, contract.low, contract.sold)


def _legal_trump(rules: KaiserRules, given: Given, seat: Seat) -> list[str]:
    contract = _contract(rules, given)
    if not contract.has_trump or rules.trump_by == TrumpBy.LED:
        return []
    phase = Naming(_dealt(rules, given, {}), contract)
    return [action.what[0] for action in legal(phase, seat)]


def _legal_order(rules: KaiserRules, given: Given, seat: Seat) -> list[str]:
    contract = _contract(rules, given)
    if not onward.order_is_open(rules, contract):
        return [contract.order]
    phase = Ordering(_dealt(rules, given, {}), contract)
    return [action.what[0] for action in legal(phase, seat)]


def _legal_discard(rules: KaiserRules, given: Given, seat: Seat) -> list[str]:
    phase = Exchange(_dealt(rules, given, {seat: given["hand"]}), _contract(rules, given))
    return sorted({card for action in legal(phase, seat) for card in action.what})


def _legal_pass(rules: KaiserRules, given: Given, seat: Seat) -> list[str]:
    if rules.passing == Passing.NONE:
        return []
    phase = PassingCards(_dealt(rules, given, {seat: given["hand"]}))
    return sorted({card for action in legal(phase, seat) for card in action.what})


# ---------------------------------------------------------------------- trick


def _trick(rules: KaiserRules, given: Given) -> Answers:
    contract = _contract(rules, given)
    plays = [(int(seat), card) for seat, card in given["plays"]]
    numbers = [_mask(rules, [card]).bit_length() - 1 for _, card in plays]
    if contract.trump is None and contract.has_trump:
        contract = _trump_led(rules, contract, plays[0][1])
    winner = plays[order_of(rules, contract).winner(numbers)][0]
    return {"winner": winner, "points": trick_points(rules, plays, winner), "trump": contract.trump}


# ---------------------------------------------------------------------- scores


def _haul(rules: KaiserRules, given: Given) -> Haul:
    tricks = dict.fromkeys(rules.seating.sides, 0)
    cards: dict[str, str] = {}
    for name, taken in given["taken"].items():
        side = str(name)
        unknown = set(taken) - {"tricks", "cards"}
        if side not in tricks or unknown:
            raise BadScenario(f"taken: no such side or field: {side} {' '.join(unknown)}")
        tricks[side] = int(taken.get("tricks", 0))
        for card in taken.get("cards", ()):
            if card not in (rules.bonus_card, rules.penalty_card):
                raise BadScenario(f"{card} is neither the bonus nor the penalty card")
            cards[card] = side
    by_seat = {int(seat): n for seat, n in given.get("tricks_by_seat", {}).items()}
    five_from, insulted = given.get("five_from"), given.get("insulted")
    return Haul(
        tricks,
        cards,
        tuple(by_seat.get(seat, 0) for seat in range(rules.players)) if by_seat else (),
        tuple(given.get("cancelled", ())),
        None if five_from is None else str(five_from),
        None if insulted is None else str(insulted),
    )


def _score(rules: KaiserRules, given: Given, before: Standing) -> Score:
    return score_deal(rules, _contract(rules, given), _haul(rules, given), before)


def _hand_score(rules: KaiserRules, given: Given) -> Answers:
    score = _score(rules, given, _standing(rules, given))
    return {"made": score.made, "hand": score.change, **_match_answers(score)}


def _match_answers(score: Score) -> dict[str, Any]:
    return {
        "after": score.after.totals,
        "match": score.won.side if score.won else None,
        "target": score.target,
        "limit": score.limit,
        "pot_after": score.after.pot,
    }


def _match(rules: KaiserRules, given: Given) -> Answers:
    standing = _standing(rules, given)
    score: Score | None = None
    for hand in given["hands"]:
        if score is not None and score.won is not None:
            raise BadScenario("the match was over before its last hand")
        unknown = set(hand) - set(_HAND_FACTS)
        if unknown:
            raise BadScenario(f"unknown field in a hand: {', '.join(sorted(unknown))}")
        dealer = int(hand.get("dealer", standing.dealer))
        score = _score(
            rules,
            hand,
            Standing(
                standing.totals,
                dealer,
                standing.hands_scored,
                standing.nt_made or bool(hand.get("nt_made")),
                standing.pot,
            ),
        )
        standing = score.after
    if score is None:
        raise BadScenario("a match needs at least one hand")
    return _match_answers(score)


# ---------------------------------------------------------------------- deal


def _misdeal(rules: KaiserRules, given: Given) -> Answers:
    seat, stage = int(given["seat"]), given.get("stage", "deal")
    dealt = _dealt(rules, given, given["hands"])
    if stage not in ("deal", "auction"):
        raise BadScenario(f"unknown stage: {stage}")
    open_now = stage == "deal" and rules.has_misdeal
    phase: Any = Claims(dealt, tuple(range(rules.players))) if open_now else Auction(dealt)
    return {"misdeal": phase.why_not(seat, CLAIM) is None}


def _sizes(rules: KaiserRules, given: Given) -> Answers:
    return {
        "pack_size": len(rules.cards),
        "cards_each": rules.cards_each,
        "kitty": rules.kitty,
        "tricks": rules.cards_each,
        "points_in_play": rules.points_in_play,
    }


def _pass_to(rules: KaiserRules, given: Given) -> Answers:
    if rules.passing == Passing.NONE:
        return {"pass_to": {}}
    number = int(given["hand_number"])
    return {"pass_to": {seat: passes_to(rules, seat, number) for seat in range(rules.players)}}


def _passed(rules: KaiserRules, given: Given) -> Answers:
    if rules.passing == Passing.NONE:
        raise BadScenario("this house passes no cards")
    dealt = _dealt(rules, given, given["hands"])
    after = Contract(0, Bid(rules.max_bid, "NT")) if rules.passing == Passing.AFTER_BID2 else None
    phase: Any = PassingCards(dealt, contract=after)
    for seat, cards in sorted((int(seat), cards) for seat, cards in given["passes"].items()):
        give = Action("give", tuple(cards))
        if refusal := phase.why_not(seat, give):
            raise BadScenario(f"seat {seat} may not pass {' '.join(cards)}: {refusal.code}")
        phase = phase.after(seat, give).phase
    if isinstance(phase, PassingCards):
        raise BadScenario(f"every seat passes {how_many(rules)}")
    hands = phase.dealt.hands
    return {"hands_after": {seat: rules.cards.texts(hand) for seat, hand in enumerate(hands)}}


def _piles(rules: KaiserRules, given: Given) -> Answers:
    stage = given.get("stage", "play")
    if stage not in ("auction", "play"):
        raise BadScenario(f"unknown stage: {stage}")
    number = rules.cards.number
    piles = {
        int(seat): tuple(tuple(number[card] for card in pile) for pile in told)
        for seat, told in given["piles"].items()
    }
    for card in given.get("played", ()):
        _mask(rules, [card])
        owner = next((s for s, mine in piles.items() if tops(mine) >> number[card] & 1), None)
        if owner is None:
            raise BadScenario(f"{card} does not lie face up")
        piles[owner], _ = without_top(piles[owner], number[card])
    shown = {seat: rules.cards.texts(tops(mine)) if stage == "play" else [] for seat, mine in piles.items()}
    return {"exposed": shown}


def _kitty(rules: KaiserRules, given: Given) -> Answers:
    kitty = list(given["kitty_cards"])
    _mask(rules, kitty)
    if len(kitty) != rules.kitty:
        raise BadScenario(f"this house has a kitty of {rules.kitty}")
    stage, viewer = given.get("stage", "exchange"), given.get("viewer")
    if stage not in ("auction", "exchange"):
        raise BadScenario(f"unknown stage: {stage}")
    rest = [card for card in rules.cards.cards if card not in kitty]
    phase, events = Dealing(rules, _standing(rules, given)).after(CHANCE, Action("deal", (*rest, *kitty)))
    shown = list(events)
    if stage == "exchange":
        dealt: Any = phase
        contract = Contract(int(given["bidder"]), Bid(rules.max_bid))
        shown += onward.after_order(dealt.dealt, contract).events
    seen = [str(event.shown_to(viewer)) for event in shown]
    return {"sees": [card for card in kitty if any(f"'{card}'" in text for text in seen)]}


_HAND_FACTS = (
    "contract",
    "taken",
    "tricks_by_seat",
    "five_from",
    "insulted",
    "cancelled",
    "dealer",
    "nt_made",
)
_MATCH_END = ("after", "match", "target", "limit", "pot_after")

KINDS: Mapping[str, Kind] = {
    "auction": Kind(
        given=("dealer", "hands", "calls"),
        needed=("dealer", "calls"),
        expected=("contract", "next", "legal", "illegal", "outcome"),
        work_out=_auction,
        full={"contract": _full_contract},
    ),
    "legal": Kind(
        given=("contract", "hand", "seat", "trick", "tricks_played", "phase", "table"),
        needed=("seat",),
        expected=("legal",),
        work_out=_legal,
    ),
    "trick": Kind(
        given=("contract", "plays"),
        needed=("contract", "plays"),
        expected=("winner", "points", "trump"),
        work_out=_trick,
        sparse=("points",),
    ),
    "hand_score": Kind(
        given=(*_HAND_FACTS, "before", "pot"),
        needed=("contract", "taken"),
        expected=("made", "hand", *_MATCH_END),
        work_out=_hand_score,
    ),
    "match": Kind(
        given=("before", "hands", "nt_made", "pot", "dealer"),
        needed=("hands",),
        expected=_MATCH_END,
        work_out=_match,
    ),
    "deal": Kind(
        of="ask",
        kinds={
            "misdeal": Kind(
                given=("hands", "seat", "stage"),
                needed=("hands", "seat"),
                expected=("misdeal",),
                work_out=_misdeal,
            ),
            "sizes": Kind(
                expected=("pack_size", "cards_each", "kitty", "tricks", "points_in_play"), work_out=_sizes
            ),
            "pass_to": Kind(
                given=("hand_number",), needed=("hand_number",), expected=("pass_to",), work_out=_pass_to
            ),
            "passed": Kind(
                given=("hands", "hand_number", "passes"),
                needed=("hands", "passes"),
                expected=("hands_after",),
                work_out=_passed,
            ),
            "piles": Kind(
                given=("piles", "played", "stage"), needed=("piles",), expected=("exposed",), work_out=_piles
            ),
            "kitty": Kind(
                given=("kitty_cards", "stage", "viewer", "bidder"),
                needed=("kitty_cards",),
                expected=("sees",),
                work_out=_kitty,
            ),
        },
    ),
}
