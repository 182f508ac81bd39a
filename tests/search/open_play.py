"""The engine's play of the cards as a position with every hand open, to hold the tables against."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from kit import lively
from varaq import CHANCE, Action, Match
from varaq.cards import bits
from varaq.engine.phase import Phase, legal
from varaq.games.kaiser import KAISER
from varaq.games.kaiser.haul import Haul, trick_points
from varaq.games.kaiser.rules import KaiserBid, ThreeSpot
from varaq.games.styrivolt import STYRIVOLT
from varaq.games.styrivolt.powers import PACK, rank_of, trick_order
from varaq.games.styrivolt.trading import trades
from varaq.games.twenty_eight.cardplay import trump_in_force, winner
from varaq.search.layout import ASK, NONE, State
from varaq.search.tables import Tables, points_before, tables_for

IN_PLAY = ("play", "turn")
QUESTIONS = ("ask", "show")


@dataclass(frozen=True)
class Open:
    """A moment of the play: the tables, the position, and the card acts of the seat on turn by their numbers."""

    tables: Tables
    state: State
    acts: dict[int, Action]
    texts: tuple[str, ...]
    apart: int = 0
    """Cards that the tables cannot speak of: a trader that would be exchanged with its lead (ST-50)."""

    def shape(self, state: State | None = None) -> dict[str, Any]:
        """All that matters of a position; two copies of a card are the same."""
        return shape_of(self.state if state is None else state, self.texts)

    def acts_of(self, state: State) -> dict[int, Action]:
        """The same acts by the numbers that the cards have in another position."""
        hand = {self.texts[card]: card for card in bits(state.hand[state.turn])}
        return {act if act == ASK else hand[self.texts[act]]: said for act, said in self.acts.items()}


def shape_of(state: State, texts: tuple[str, ...]) -> dict[str, Any]:
    def names(mask: int) -> list[str]:
        return sorted(texts[card] for card in bits(mask))

    def name(card: int) -> str | None:
        return None if card == NONE else texts[card]

    hidden = state.ranking != state.trump
    faced = [n for n in range(state.piles) if any(hand >> state.top[n] & 1 for hand in state.hand)]
    return {
        "hands": [names(hand) for hand in state.hand],
        "asked": state.asked,
        "points": state.points,
        "turn": state.turn,
        "trick": state.trick,
        "winning": state.winning,
        "lying": [(state.by[n], texts[state.card[n]]) for n in range(state.laid)],
        "trumps": (state.ranking, state.trump, name(state.face_down), bool(state.trump_led) and hidden),
        "shown": (state.asker, state.shown_at, name(state.turned)),
        "piles": sorted((name(state.top[n]), name(state.under[n])) for n in faced),
    }


def opened(match: Match) -> Open | None:
    """The play with all cards open, None in any other phase."""
    if match.phase.name not in IN_PLAY:
        return None
    return position(match.game.name, match.rules, match.phase, points=points_told(match))


def position(game: str, rules: Any, phase: Phase, *, points: int = 0) -> Open:
    """The same of a phase of the play by itself."""
    return _OF_GAME[game](rules, phase, points)


def card_acts(phase: Phase, seat: int) -> list[Action]:
    """The right acts of card play of a seat: cards by themselves, and asking for the trump or showing it."""
    right = phase.right(seat)
    acts = legal(phase, seat) if right is None else right
    return [act for act in acts if act.verb in QUESTIONS or (act.verb == "play" and len(act.what) == 1)]


def _open(
    rules: Any,
    tables: Tables,
    phase: Any,
    hands: Any,
    *,
    trick: Any,
    done: int,
    points: int,
    winning: int,
    apart: int = 0,
) -> Open:
    pack = rules.cards
    state = State.of(hands, turn=phase.turn)
    state.points, state.trick = points, done
    for place, (seat, card) in enumerate(trick):
        state.by[place], state.card[place] = seat, card
        state.asked = state.asked or tables.follow[card]
    state.laid, state.winning = len(trick), winning
    acts = {}
    for act in card_acts(phase, phase.turn):
        number = ASK if act.verb in QUESTIONS else pack.held(act.what[0], hands[phase.turn])
        assert number is not None
        acts[number] = act
    return Open(tables, state, acts, pack.cards, apart)


def _kaiser(rules: Any, phase: Any, points: int) -> Open:
    hands = [hand | table for hand, table in zip(phase.hands, phase.table, strict=True)]
    made = _open(
        rules,
        tables_for("kaiser", rules, kaiser_contract(phase.contract), phase.out),
        phase,
        hands,
        trick=phase.trick,
        done=phase.tricks_played,
        points=points,
        winning=phase.order.winner([card for _, card in phase.trick]) if phase.trick else 0,
    )
    for piles in phase.piles:
        for pile in piles:
            if len(pile) > 1:
                made.state.top[made.state.piles], made.state.under[made.state.piles] = pile[0], pile[1]
                made.state.piles += 1
    return made


def kaiser_contract(contract: Any, trump: str | None = None) -> dict[str, Any]:
    return {
        "bidder": contract.bidder,
        "bid": None if contract.bid is None else str(contract.bid),
        "trump": contract.trump or trump,
        "order": contract.order,
        "sold": contract.sold,
    }


def _bid_whist(rules: Any, phase: Any, points: int) -> Open:
    contract = phase.contract
    told = {
        "bidder": contract.bidder,
        "bid": str(contract.bid),
        "trump": contract.trump,
        "order": str(contract.order),
        "named": True,
    }
    return _open(
        rules,
        tables_for("bid_whist", rules, told),
        phase,
        phase.hands,
        trick=phase.trick,
        done=phase.tricks_played,
        points=points,
        winning=phase.ranking.order.winner([c for _, c in phase.trick]) if phase.trick else 0,
    )


def _twenty_eight(rules: Any, phase: Any, points: int) -> Open:
    contract = phase.contract
    told = {"bidder": contract.bidder, "bid": contract.bid, "trump": contract.trump, "order": "high"}
    tables = tables_for("twenty_eight", rules, told, phase.out)
    in_force = trump_in_force(contract)
    made = _open(
        rules,
        tables,
        phase,
        phase.held.hands,
        trick=phase.trick,
        done=len(phase.won),
        points=points,
        winning=winner(rules, in_force, phase.trick, phase.shown_at) if phase.trick else 0,
    )
    state = made.state
    if len(tables.rankings) > 1:
        state.trump = 1 + [suit for suit, _ in rules.cards.suits].index(contract.trump)
        state.ranking = state.trump if contract.shown else 0
        state.face_down = NONE if contract.card is None else contract.card
        state.trump_led = phase.trump_led
        for name, value in (("asker", phase.asked), ("shown_at", phase.shown_at), ("turned", phase.turned)):
            setattr(state, name, NONE if value is None else value)
    return made


def _styrivolt(rules: Any, phase: Any, points: int) -> Open:
    cloth = phase.cloth
    lying = sum(1 << card for _, card, raised in phase.trick if raised)
    raised = lying
    for seat, cards in enumerate(phase.raised):
        if rules.four_of_a_kind == "auto":
            raised |= cards
        else:
            raised |= PACK.mask(c for c in PACK.texts(cards) if (seat, rank_of(c)) in phase.said)
    told = {
        "bidder": rules.seating.after(cloth.standing.dealer),
        "chosen": cloth.chosen,
        "raised": PACK.texts(raised),
    }
    order = trick_order(cloth.chosen, lying)
    return _open(
        rules,
        tables_for("styrivolt", rules, told),
        phase,
        cloth.hands,
        trick=[(seat, card) for seat, card, _ in phase.trick],
        done=phase.tricks_played,
        points=points,
        winning=order.winner([card for _, card, _ in phase.trick]) if phase.trick else 0,
        apart=0 if phase.trick else PACK.mask({gave for gave, _ in trades(cloth, phase.turn)}),
    )


_OF_GAME = {
    "kaiser": _kaiser,
    "bid_whist": _bid_whist,
    "twenty_eight": _twenty_eight,
    "styrivolt": _styrivolt,
}

# ---------------------------------------------------------------------- what the engine says of the points


def since_the_deal(match: Match) -> list[Any]:
    """What has happened in the running deal, or in the one that has just ended."""
    dealt = max(at for at, event in enumerate(match.events) if event.kind == "dealt")
    return match.events[dealt:]


def points_told(match: Match) -> int:
    """The points of the side that undertook the contract, as far as the tricks have gone."""
    events = since_the_deal(match)
    side_of = match.rules.seating.side_of
    tricks = [event.public for event in events if event.kind == "trick_taken"]
    if match.game is STYRIVOLT:
        dealer = next(event.public["dealer"] for event in events if event.kind == "dealt")
        side = side_of[match.rules.seating.after(dealer)]
        return tricks[-1]["so_far"][side] if tricks else 0
    contract = [event.public for event in events if event.kind == "contract"][-1]
    side = side_of[contract["seat"]]
    if match.game is KAISER:
        return _points_of_kaiser(match.rules, contract, events)
    if contract["bid"] in ("half", "thani", "single"):
        return sum(side_of[trick["seat"]] == side for trick in tricks)
    return tricks[-1]["so_far"][side] if tricks else points_before(match.game.name, match.rules)


def _points_of_kaiser(rules: Any, contract: Any, events: list[Any]) -> int:
    """As the house counts them, but for a penalty card that clears three (KS-103); a Kaiser as its bidder needs."""
    bidder, by_bid = contract["seat"], contract["bid"] == "kaiser"
    side_of = rules.seating.side_of
    counting = replace(rules, three_spot=ThreeSpot.MINUS3)
    cards = [(event.public["seat"], event.public["card"]) for event in events if event.kind == "played"]
    winners = [event.public["seat"] for event in events if event.kind == "trick_taken"]
    each = rules.players - len(next((e.public["seats"] for e in events if e.kind == "sits_out"), ()))
    haul, by_bidder, by_side = Haul.empty(counting), 0, 0
    for number, taker in enumerate(winners):
        trick = cards[number * each : (number + 1) * each]
        haul = haul.with_trick(counting, trick, taker)
        worth = trick_points(replace(counting, joffre_insult=False), trick, taker)[side_of[taker]]
        by_bidder += worth * (taker == bidder)
        by_side += worth * (side_of[taker] == side_of[bidder])
    if not by_bid:
        return haul.points(counting)[side_of[bidder]]
    if rules.kaiser_bid == KaiserBid.FORTY:
        return haul.tricks_by_seat[bidder]
    return by_bidder if rules.kaiser_bid == KaiserBid.SOLO12 else by_side


NEVER = ("claim", "redeal")
"""Acts that would end a deal over nothing; a random player makes them all the time."""


def step(match: Match, dice: Random) -> Action | None:
    """One act; in the play mostly a card, seldom what else may be done then. Gives the act of the seat on turn."""
    if match.awaited == (CHANCE,) or match.phase.name not in IN_PLAY:
        lively(match, dice)
        return None
    seat = match.awaited[0]
    acts = card_acts(match.phase, seat)
    others = [
        (who, act)
        for who in {seat, *match.phase.interrupting}
        for act in match.legal(who)
        if act not in acts and act.verb not in NEVER and (act.verb != "play" or len(act.what) > 1)
    ]
    if others and (not acts or dice.random() < 0.15):
        who, act = dice.choice(others)
        match.act(who, act)
        return None
    cards = [act for act in acts if act.verb == "play"]
    if cards and dice.random() < 0.35:  # or nearly every trump would be asked for
        acts = cards
    act = dice.choice(acts)
    match.act(seat, act)
    return act
