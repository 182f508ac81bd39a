"""The kinds of worked examples of this family (`docs/rules/twenty_eight.md` §6), answered by the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from varaq.engine.action import CHANCE, Action
from varaq.engine.event import Event
from varaq.engine.phase import Phase, legal
from varaq.engine.scenario import Answers, Given, Kind
from varaq.errors import BadScenario
from varaq.games.twenty_eight import onward
from varaq.games.twenty_eight.alone import SingleWindow
from varaq.games.twenty_eight.auction import call
from varaq.games.twenty_eight.cardplay import trump_in_force, winner
from varaq.games.twenty_eight.deal import Dealing, cancelled_by_jacks, cancelled_when_complete
from varaq.games.twenty_eight.held import Contract, Held, Standing
from varaq.games.twenty_eight.packs import card_points, rank_of, suit_of
from varaq.games.twenty_eight.pair import TrickWon, may_show
from varaq.games.twenty_eight.play import Play
from varaq.games.twenty_eight.rules import BidAfter, FirstPointless, NeverShown, TrumpCard, TwentyEightRules
from varaq.games.twenty_eight.scoring import Taken, Worth, score, worth, worth_of_misplay
from varaq.games.twenty_eight.stage import may_claim_redeal
from varaq.seats import Seat


def _mask(rules: TwentyEightRules, cards: Iterable[Any]) -> int:
    try:
        return rules.cards.mask(cards)
    except KeyError as error:
        raise BadScenario(f"{error.args[0]} is not in the pack {rules.pack}, or not so often") from None


def _standing(rules: TwentyEightRules, given: Given) -> Standing:
    start = Standing.start(rules, int(given.get("dealer", 0)))
    told = given.get("before", given.get("score", {}))
    scores = {**start.scores, **{str(side): int(n) for side, n in told.items()}}
    sets = given.get("sets_before", {})
    red = {side: int(sets.get(side, {}).get("red", 0)) for side in "AB"}
    black = {side: int(sets.get(side, {}).get("black", 0)) for side in "AB"}
    return Standing(scores, start.dealer, red, black)


def _held(rules: TwentyEightRules, given: Given, hands: Mapping[Any, Iterable[Any]]) -> Held:
    masks = {int(seat): _mask(rules, cards) for seat, cards in hands.items()}
    all_hands = tuple(masks.get(seat, 0) for seat in range(rules.players))
    return Held(rules, _standing(rules, given), all_hands, all_hands)


def _contract(rules: TwentyEightRules, told: Mapping[str, Any]) -> Contract:
    card = told.get("card")
    return Contract(
        int(told["bidder"]),
        str(told["bid"]),
        told.get("trump"),
        bool(told.get("shown", not rules.is_hidden)),
        None if card is None else _mask(rules, [card]).bit_length() - 1,
        bool(told.get("seventh")),
        int(told.get("stake", 1)),
    )


# ---------------------------------------------------------------------- auction: all calls up to play


def _auction(rules: TwentyEightRules, given: Given) -> Answers:
    dealing = Dealing(rules, _standing(rules, given))
    phase, happened = dealing.after(CHANCE, Action("deal", _order(rules, given)))
    events = list(happened)
    calls = [(int(seat), _act(text)) for seat, text in given["calls"]]
    for place, (seat, action) in enumerate(calls):
        refusal = phase.why_not(seat, action)
        if refusal is not None and place < len(calls) - 1:
            raise BadScenario(f"call {place + 1} is refused: {refusal.code} ({refusal.clause})")
        if refusal is not None:
            return {"illegal": True}
        phase, happened = phase.after(seat, action)
        events += happened
    cancelled = any(event.kind == "thrown_in" for event in events)
    asked = phase.awaited[0] if not isinstance(phase, (Play, Dealing)) and not cancelled else None
    return {
        "illegal": False,
        "outcome": "redeal" if cancelled else None,
        "next": asked,
        "legal": [] if asked is None else [_written(act) for act in legal(phase, asked)],
        "contract": None if cancelled else _told(rules, phase, events),
    }


def _act(text: str) -> Action:
    verb, _, what = str(text).partition(" ")
    if verb == "trump" and what:
        return Action("trump", (what,))
    return Action("seventh") if text == "seventh" else call(str(text))


def _written(action: Action) -> str:
    return action.what[0] if action.verb == "call" else str(action)


def _told(rules: TwentyEightRules, phase: Phase, events: Sequence[Event]) -> Mapping[str, Any] | None:
    """The contract as the auction has left it, from the phase that holds it or from what was said."""
    contract: Contract | None = getattr(phase, "contract", None)
    if contract is None:
        said = [event.public for event in events if event.kind == "contract" and event.public is not None]
        return None if not said else {**said[-1], "bidder": said[-1]["seat"]}
    return {
        "bidder": contract.bidder,
        "bid": contract.bid,
        "trump": contract.trump if not contract.seventh else None,
        "shown": contract.shown,
        "card": None if contract.card is None or contract.seventh else rules.cards.cards[contract.card],
        "seventh": contract.seventh,
        "stake": contract.stake,
    }


def _order(rules: TwentyEightRules, given: Given) -> tuple[str, ...]:
    """A pack that deals the given cards; the other seats get what does not disturb the calls."""
    told = {int(seat): list(cards) for seat, cards in given.get("hands", {}).items()}
    _mask(rules, [card for cards in told.values() for card in cards])
    laid = {
        int(seat): str(text).split()[1] for seat, text in given["calls"] if str(text).startswith("trump ")
    }
    left = list(rules.cards.cards)
    for card in (card for cards in told.values() for card in cards):
        left.remove(card)
    for turn in range(len(left)):
        hands = _fill(rules, told, laid, left[turn:] + left[:turn])
        if hands is not None:
            dealer = int(given["dealer"])
            seats = [rules.seating.after(dealer, steps + 1) for steps in range(rules.players)]
            first = [card for seat in seats for card in hands[seat][: rules.packet]]
            return (*first, *(card for seat in seats for card in hands[seat][rules.packet :]))
    raise BadScenario("no deal fits these cards and calls")


def _fill(
    rules: TwentyEightRules, told: Mapping[Seat, list[str]], laid: Mapping[Seat, str], left: list[str]
) -> dict[Seat, list[str]] | None:
    """Hands for all seats out of `left`, taken with a stride so that suits are mixed; None if one disturbs."""
    step = next(n for n in (7, 5, 11, 13, 1) if len(left) % n or n == 1)
    mixed = [left[place * step % len(left)] for place in range(len(left))] if left else []
    hands: dict[Seat, list[str]] = {}
    for seat in range(rules.players):
        hand = list(told.get(seat, ()))
        own = laid.get(seat)
        if own is not None and rules.trump_card == TrumpCard.OWN and own not in hand and own in mixed:
            hand.insert(0, own)
            mixed.remove(own)
        hands[seat] = hand
    for seat in range(rules.players):
        need = rules.cards_each - len(hands[seat])
        hands[seat] += [mixed.pop() for _ in range(need)]
        if seat not in told and _disturbs(rules, hands[seat]):
            return None
    return hands


def _disturbs(rules: TwentyEightRules, hand: Sequence[str]) -> bool:
    """Whether a seat that the scenario says nothing of would hold what it must not (§6)."""
    asked_on = [hand] if rules.bid_after == BidAfter.ALL else [hand[: rules.packet], hand]
    for cards in asked_on:
        if not any(map(card_points, cards)) or len({suit_of(card) for card in cards}) == 1:
            return True
    return sum(rank_of(card) == "J" for card in hand) > 3


# ---------------------------------------------------------------------- play


def _play(rules: TwentyEightRules, given: Given) -> Play:
    contract = _contract(rules, given["contract"])
    seat = int(given["seat"])
    held = _held(rules, given, {seat: given["hand"]})
    used = held.hands[seat]
    trick = []
    for who, card in given.get("trick", ()):
        number = next((n for n in rules.cards.copies.get(card, ()) if not used >> n & 1), None)
        if number is None:
            raise BadScenario(f"{card} is not in the pack, or in the hand as well")
        used |= 1 << number
        trick.append((int(who), number))
    shown_at = given.get("shown_before")
    turned = given.get("turned")
    return Play(
        held,
        contract,
        seat,
        trick=tuple(trick),
        asked=seat if given.get("asked") else None,
        shown_at=None if shown_at is None else int(shown_at),
        turned=None if turned is None else _mask(rules, [turned]).bit_length() - 1,
        trump_led=bool(given.get("trump_led")),
        won=(TrickWon((seat + 1) % rules.players, False, False),) * int(given.get("tricks_played", 0)),
    )


def _legal(rules: TwentyEightRules, given: Given) -> Answers:
    play = _play(rules, given)
    acts = legal(play, play.turn)
    held = list(given["hand"])
    names = {act.what[0] for act in acts if act.verb == "play"}
    return {
        "legal": [card for card in held if card in names],
        "actions": [act.verb for act in acts if act.verb in ("ask", "show", "pair")],
    }


def _trick(rules: TwentyEightRules, given: Given) -> Answers:
    contract = _contract(rules, given["contract"])
    shown_at = given.get("shown_before")
    if shown_at is not None:
        contract = replace(contract, shown=True)
    held = _held(rules, given, {})
    used, trick = 0, []
    for who, card in given["plays"]:
        number = next((n for n in rules.cards.copies.get(card, ()) if not used >> n & 1), None)
        if number is None:
            raise BadScenario(f"{card} is not in the pack, or not so often")
        used |= 1 << number
        trick.append((int(who), number))
    place = winner(rules, trump_in_force(contract), trick, None if shown_at is None else int(shown_at))
    seat = trick[place][0]
    points = sum(card_points(card) for _, card in given["plays"])
    if given.get("last") and rules.last_trick_point:
        points += 1
    return {"winner": seat, "points": {held.side(seat): points}}


# ---------------------------------------------------------------------- scores


def _worth(rules: TwentyEightRules, given: Given, standing: Standing) -> Worth | None:
    """What the hand is worth; None for a void deal (TE-102)."""
    contract = _contract(rules, given["contract"])
    held = Held(rules, standing, (0,) * rules.players, (0,) * rules.players)
    if given.get("misplay") is not None:
        return worth_of_misplay(held, contract, held.side(int(given["misplay"])))
    hidden = rules.is_hidden and not contract.shown and not contract.is_alone
    if hidden and rules.never_shown == NeverShown.VOID:
        return None
    points = {"A": 0, "B": 0}
    tricks = {"A": 0, "B": 0}
    for name, told in given.get("taken", {}).items():
        side = str(name)
        if side not in points:
            raise BadScenario(f"no such side: {side}")
        unknown = set(told) - {"points", "cards", "tricks", "last"}
        if unknown:
            raise BadScenario(f"taken: unknown field: {' '.join(sorted(unknown))}")
        counted = sum(card_points(card) for card in told.get("cards", ()))
        last = bool(told.get("last")) and rules.last_trick_point
        points[side] = int(told.get("points", counted)) + last
        tricks[side] = int(told.get("tricks", 0))
    total = sum(tricks.values())
    return worth(held, contract, Taken(points, tricks, given.get("pair"), total))


def _settle(rules: TwentyEightRules, given: Given, standing: Standing) -> tuple[Answers, Standing]:
    result = _worth(rules, given, standing)
    if result is None:
        void: dict[str, Any] = {
            "hand": {"A": 0, "B": 0},
            "after": standing.scores,
            "match": None,
            "outcome": "redeal",
        }
        return {**void, "sets": _sets(standing)}, standing
    settled = score(rules, standing, result)
    answers = {
        "hand": settled.change,
        "after": settled.after.scores,
        "match": settled.won,
        "outcome": None,
        "sets": _sets(settled.after),
    }
    return answers, settled.after


def _sets(standing: Standing) -> dict[str, dict[str, int]]:
    return {side: {"red": standing.red[side], "black": standing.black[side]} for side in "AB"}


def _hand_score(rules: TwentyEightRules, given: Given) -> Answers:
    return _settle(rules, given, _standing(rules, given))[0]


def _match(rules: TwentyEightRules, given: Given) -> Answers:
    standing = _standing(rules, given)
    answers: Answers = {}
    for hand in given["hands"]:
        if answers.get("match") is not None:
            raise BadScenario("the match was over before its last hand")
        unknown = set(hand) - set(_HAND)
        if unknown:
            raise BadScenario(f"unknown field in a hand: {', '.join(sorted(unknown))}")
        answers, standing = _settle(rules, hand, standing)
    return answers


# ---------------------------------------------------------------------- deal


def _redeal(rules: TwentyEightRules, given: Given) -> Answers:
    when = given.get("when", "all")
    if when not in ("first_packet", "all"):
        raise BadScenario(f"unknown when: {when}")
    held = _held(rules, given, given["hands"])
    told = [int(seat) for seat in given["hands"]]
    step = cancelled_by_jacks(held)
    if when == "all" and step is None:
        # A seat of which nothing is told holds nothing that would cancel the deal.
        others = {s: ("JS", "7H") for s in range(rules.players) if s not in told}
        filler = tuple(
            held.given[s]
            if s in told
            else rules.cards.mask(card for card in others[s] if card in rules.cards.number)
            for s in range(rules.players)
        )
        step = cancelled_when_complete(replace(held, hands=filler, given=filler))
    if step is not None:
        dealing = step.phase
        assert isinstance(dealing, Dealing)
        return {"outcome": "redeal", "next_dealer": dealing.standing.dealer, "may_redeal": []}
    may = [seat for seat in told if may_claim_redeal(held, seat)]
    first = held.first_hand
    asked_now = (when == "first_packet") == (rules.bid_after == BidAfter.HALF)
    if (
        asked_now
        and first in told
        and rules.first_pointless == FirstPointless.MAY_REDEAL
        and held.is_pointless(first)
    ):
        may.append(first)
    return {"outcome": "play", "next_dealer": None, "may_redeal": sorted(set(may))}


def _lead(rules: TwentyEightRules, given: Given) -> Answers:
    held = _held(rules, given, {})
    return {"leader": onward.leader(held, _contract(rules, given["contract"]))}


def _single(rules: TwentyEightRules, given: Given) -> Answers:
    seat = int(given["seat"])
    held = _held(rules, given, given["hands"])
    if not rules.single_hand:
        return {"allowed": False, "show": False}
    window = SingleWindow(held, Contract((seat + 1) % rules.players, str(rules.min_bid)), (seat,))
    return {
        "allowed": window.why_not(seat, call("single")) is None,
        "show": window.why_not(seat, call("show")) is None,
    }


def _pair(rules: TwentyEightRules, given: Given) -> Answers:
    seat = int(given["seat"])
    held = _held(rules, given, given["hands"])
    won: list[TrickWon] = []
    seat_of = {"A": 0, "B": 1}
    with_trump = {str(side): int(n) for side, n in given.get("won_with_trump", {}).items()}
    for side, count in given.get("won_before", {}).items():
        won += [TrickWon(seat_of[str(side)], False, False)] * int(count)
    for side, count in given.get("won_shown", {}).items():
        for place in range(int(count)):
            won.append(TrickWon(seat_of[str(side)], True, place < with_trump.get(str(side), 0)))
    between = bool(given.get("between", True))
    return {"allowed": may_show(held, _contract(rules, given["contract"]), seat, won, between=between)}


def _view(rules: TwentyEightRules, given: Given) -> Answers:
    """Who knows the trump, and how many cards everybody holds (TE-81…83)."""
    contract = _contract(rules, given["contract"])
    everybody = list(range(rules.players))
    first = given.get("packet") == "first"
    own_card = contract.card is not None or (rules.trump_card == TrumpCard.OWN and not contract.seventh)
    lies = not contract.shown and not contract.is_alone and (own_card or (contract.seventh and not first))
    played = int(given.get("tricks_played", 0))
    in_trick = {int(seat) for seat, _ in given.get("trick", ())}
    each = rules.packet if first else rules.cards_each
    takes_one = lies and (not first or own_card)
    sizes = [
        each - played - (seat in in_trick) - (takes_one and seat == contract.bidder) for seat in everybody
    ]
    unseen_seventh = contract.seventh and first
    knows = everybody if contract.shown else [] if unseen_seventh else [contract.bidder]
    marker = rules.trump_card == TrumpCard.MARKER and not contract.shown and not contract.seventh
    return {
        "knows_trump": knows,
        "sizes": sizes,
        "face_down": contract.bidder if lies or marker else None,
    }


_HAND = ("contract", "taken", "pair", "misplay", "tricks_played", "dealer")
_SCORE = ("hand", "after", "match", "outcome", "sets")

KINDS: Mapping[str, Kind] = {
    "auction": Kind(
        given=("dealer", "hands", "calls", "score"),
        needed=("dealer", "calls"),
        expected=("contract", "next", "legal", "illegal", "outcome"),
        work_out=_auction,
    ),
    "legal": Kind(
        given=(
            "contract",
            "hand",
            "seat",
            "trick",
            "tricks_played",
            "asked",
            "turned",
            "shown_before",
            "trump_led",
        ),
        needed=("contract", "hand", "seat", "trick"),
        expected=("legal", "actions"),
        work_out=_legal,
    ),
    "trick": Kind(
        given=("contract", "plays", "shown_before", "last"),
        needed=("contract", "plays"),
        expected=("winner", "points"),
        work_out=_trick,
        sparse=("points",),
    ),
    "hand_score": Kind(
        given=(*_HAND, "before", "sets_before"), needed=("contract",), expected=_SCORE, work_out=_hand_score
    ),
    "match": Kind(
        given=("before", "hands", "sets_before"), needed=("hands",), expected=_SCORE, work_out=_match
    ),
    "deal": Kind(
        of="question",
        kinds={
            "redeal": Kind(
                given=("hands", "when", "dealer"),
                needed=("hands",),
                expected=("outcome", "may_redeal", "next_dealer"),
                work_out=_redeal,
            ),
            "lead": Kind(
                given=("contract", "dealer"),
                needed=("contract", "dealer"),
                expected=("leader",),
                work_out=_lead,
            ),
            "single": Kind(
                given=("hands", "seat"),
                needed=("hands", "seat"),
                expected=("allowed", "show"),
                work_out=_single,
            ),
            "pair": Kind(
                given=("contract", "seat", "hands", "won_before", "won_shown", "won_with_trump", "between"),
                needed=("contract", "seat", "hands"),
                expected=("allowed",),
                work_out=_pair,
            ),
            "view": Kind(
                given=("contract", "packet", "tricks_played", "trick"),
                needed=("contract",),
                expected=("knows_trump", "sizes", "face_down"),
                work_out=_view,
            ),
        },
    ),
}
