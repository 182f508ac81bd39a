"""Which card to lead, and what to play to a trick (ST-77…81)."""

from __future__ import annotations

from dataclasses import dataclass

from varaq.engine import Observation
from varaq.games.styrivolt.powers import power
from varaq.players.styrivolt.worth import Hand

STRONG = 4
"""Stikkar and lambs with which one plays for all five first tricks."""


@dataclass(frozen=True)
class Card:
    """A card with the act that plays it."""

    name: str
    act: str


def lead_or_follow(seen: Observation) -> str:
    """The act that plays the card."""
    cards = _playable(seen)
    hand = Hand.of(seen)
    card = _follow(seen, hand, cards) if seen.trick else _lead(seen, hand, cards)
    return card.act


def _playable(seen: Observation) -> list[Card]:
    """Every card once: announced where it can be, a trader as the card it fetches."""
    best: dict[str, Card] = {}
    for act in seen.legal:
        verb, *what = act.split()
        if verb != "play":
            continue
        name = what[1] if len(what) > 1 and what[1] != "good" else what[0]
        if what[-1] == "good" or what[0] not in best:
            best[what[0]] = Card(name, act)
    return list(best.values())


def _pick(cards: list[Card], name: str) -> Card:
    return next(card for card in cards if card.name == name)


def _lead(seen: Observation, hand: Hand, cards: list[Card]) -> Card:
    """What nobody can stop first; then what is hard to beat; a squall from a strong hand (ST-77, ST-78)."""
    names = [card.name for card in cards]
    sure = [name for name in names if hand.threats(name, led=True) == 0]
    if sure:
        # Lambs last for ever; the highest stikki may later be needed to beat something.
        return _pick(cards, min(sure, key=lambda name: power(name, hand.chosen)))
    strong = len(hand.stikkar()) + len(hand.lambs()) >= STRONG
    plain = [name for name in names if not power(name, hand.chosen) and hand.worth(name) < 0.3]
    if strong and plain and not sum(seen.tricks):
        return _pick(cards, hand.least(plain))
    unforced = [name for name in names if power(name, hand.chosen) < 5] or names
    return _pick(cards, min(unforced, key=lambda name: (hand.threats(name, led=True), hand.worth(name))))


def _follow(seen: Observation, hand: Hand, cards: list[Card]) -> Card:
    """The partner's trick is left alone; the last hand beats as cheaply as it can; second and third play low."""
    winner = seen.extra["winning"]
    side = seen.rules.seating.side_of
    assert seen.seat is not None
    names = [card.name for card in cards]
    beats = [card.name for card in cards if card.name in seen.extra["beats"]]
    winning = dict(seen.trick)[winner]
    last = len(seen.trick) == 3
    led = winner == seen.trick[0][0]
    ours = side[winner] == side[seen.seat]
    if ours and (last or hand.threats(winning, led=led) <= 4 or not beats):
        return _pick(cards, hand.least(names))
    if not beats:
        return _pick(cards, hand.least(names))
    cheapest = min(beats, key=hand.worth)
    if last or _must_win(seen):
        safest = min(beats, key=lambda name: (0 if last else hand.threats(name, led=False), hand.worth(name)))
        return _pick(cards, cheapest if last else safest)
    if ours:
        return _pick(cards, hand.least(names))
    holds = [name for name in beats if hand.threats(name, led=False) <= (3 if len(seen.trick) == 2 else 2)]
    if holds:
        return _pick(cards, min(holds, key=hand.worth))
    return _pick(cards, cheapest if hand.worth(cheapest) < 1.3 else hand.least(names))


def _must_win(seen: Observation) -> bool:
    """Whether the others would have the deal, or the game made, with this trick."""
    side = seen.rules.seating.side_of
    assert seen.seat is not None
    theirs = sum(n for seat, n in enumerate(seen.tricks) if side[seat] != side[seen.seat])
    ours = sum(seen.tricks) - theirs
    return theirs == 4 or (theirs >= 3 and not ours)
