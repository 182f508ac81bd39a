"""What the tests of Stýrivolt, of the Twenty-Eight family and of Bid Whist share."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from kit import houses, malformed
from varaq import Match
from varaq.engine import Game
from varaq.games.bid_whist import BID_WHIST
from varaq.games.styrivolt import STYRIVOLT
from varaq.games.twenty_eight import TWENTY_EIGHT
from varaq.rules import Rules

OTHERS: tuple[Game, ...] = (STYRIVOLT, TWENTY_EIGHT, BID_WHIST)
PRESETS = [(game, preset) for game in OTHERS for preset in game.presets]


def any_house(*, wishes: int = 5) -> Any:
    """A random house of one of them."""
    return st.one_of(*(houses(game=game, wishes=wishes) for game in OTHERS))


# ---------------------------------------------------------------------- acts


def wide_acts(game: Game, rules: Rules) -> list[str]:
    """A wide set of acts: every card in every way, every call anybody makes, every verb, and nonsense."""
    cards = list(dict.fromkeys(rules.cards.cards))
    every = [*cards, "10S", "5H", "2S", "JOKER"]
    shared = [f"play {card}" for card in every] + ["pass", "deal", f"deal {' '.join(rules.cards.cards)}"]
    own = _acts_of[game.name](cards)
    return list(dict.fromkeys([*shared, *own, *malformed()]))


def _of_styrivolt(cards: list[str]) -> list[str]:
    acts = [f"play {card} good" for card in cards]
    acts += [f"{verb} {card}" for verb in ("discard", "bury", "pick", "expose", "trade") for card in cards]
    for suit in "SHDC":
        lying = [f"{rank}{suit}" for rank in ["A", "K", "Q", "J", "9", "8", "7", "6", "5", "4", "3", "2"]]
        acts += [f"{verb} 5{suit} {card}" for verb in ("trade", "play", "swap") for card in lying]
        acts += [f"swap {king}{suit} {card}" for king in "KQ" for card in ("2H", "4C", "8S", "9H", "9D")]
        acts += [f"expose 7{suit} {card}" for card in lying] + [f"expose A{suit} 7{suit}"]
    words = [
        "take",
        "keep",
        "return",
        "both",
        "claim",
        "on",
        "look",
        "stop",
        "mark",
        "good",
        "trade",
        "swap",
        "expose",
        "pick",
        "discard",
    ]
    return [*acts, *words, *(f"{word} 1" for word in words), "play 5H AH good", "take AS"]


def _of_twenty_eight(cards: list[str]) -> list[str]:
    ends = ("", "S", "H", "D", "C", "NT")
    calls = [f"{number}{end}" for number in (0, 1, 13, 14, 15, 16, 20, 24, 27, 28, 29, 30) for end in ends]
    calls += [f"{number}{end}" for number in (31, 32, 33, 34, 39, 40, 41, 56, 57) for end in ends]
    calls += [
        "pass",
        "hold",
        "redeal",
        "half",
        "thani",
        "double",
        "redouble",
        "C",
        "single",
        "show",
        "decline",
        "014",
        "28ST",
        "seventh",
    ]
    acts = [f"call {text}" for text in calls] + ["call 28 S", "call pass pass", "call"]
    acts += [f"trump {suit}" for suit in ("S", "H", "D", "C", "NT", "X")] + [
        f"trump {card}" for card in cards
    ]
    acts += [f"claim {seat}" for seat in range(9)] + [f"cut {n}" for n in (0, 1, 2, 16, 31, 32, 36, 48, 64)]
    words = [
        "seventh",
        "ask",
        "show",
        "pair",
        "pledge",
        "claim",
        "agree",
        "redeal",
        "decline",
        "trump",
        "cut",
        "hold",
        "pass",
    ]
    return [*acts, *words, *(f"{word} 1" for word in words), "cut 01"]


def _of_bid_whist(cards: list[str]) -> list[str]:
    kinds = ("", "U", "D", "N", "NU", "ND", "NT")
    acts = [f"call {number}{kind}" for number in (0, 1, 2, 3, 4, 6, 7, 8) for kind in kinds]
    acts += [f"call {text}" for text in ("pass", "redeal", "double", "04U", "4u", "4 U", "")] + ["call"]
    orders = ("up", "down", "down_ace_bad", "high", "ace_bad")
    acts += [f"name {suit} {order}" for suit in ("S", "H", "D", "C", "NT", "X") for order in orders]
    acts += ["name", "name S", "name up", "name S up up", "agree", "agree 1", "redeal", "pass 1", "draw"]
    acts += [f"claim {seat}" for seat in (*range(6), "-1", "01", "")] + ["claim", "claim 1 1"]
    for count in (1, 4, 5, 6, 7):
        acts += [f"discard {' '.join(cards[at : at + count])}" for at in range(0, len(cards) - count, 3)]
    acts += [f"discard {cards[0]} {' '.join(cards[:count])}" for count in (3, 4, 5)]
    acts += [f"draw {' '.join(cards[at : at + 6])}" for at in range(0, 40, 8)] + ["discard", "discard ZZ"]
    return acts


_acts_of = {"styrivolt": _of_styrivolt, "twenty_eight": _of_twenty_eight, "bid_whist": _of_bid_whist}


# ---------------------------------------------------------------------- where the cards are


def cards_of(match: Match) -> list[str] | None:
    """Every card of a deal by its place, as a list with repetition; None between two deals."""
    return _whereabouts[match.game.name](match)


def _styrivolt_cards(match: Match) -> list[str] | None:
    phase: Any = match.phase
    turn = getattr(phase, "turn", None)
    turn = None if isinstance(turn, int) else turn
    cloth = getattr(turn or phase, "cloth", None)
    if cloth is None:
        return None
    masks = [
        *cloth.hands,
        cloth.stock,
        *cloth.exposed,
        cloth.in_place,
        cloth.put_down,
        cloth.down,
        cloth.away,
    ]
    texts = [card for mask in masks for card in match.rules.cards.texts(mask)]
    texts += [match.rules.cards.cards[number] for number in cloth.laid_out]
    played = getattr(turn or phase, "played", ())
    return texts + [match.rules.cards.cards[number] for number in played]


def _twenty_eight_cards(match: Match) -> list[str] | None:
    phase: Any = match.phase
    held = getattr(phase, "held", None)
    if held is None:
        return None
    pack = match.rules.cards
    texts = [card for mask in held.hands for card in pack.texts(mask)]
    texts += [pack.cards[number] for packet in held.coming for number in packet]
    contract = getattr(phase, "contract", None) or getattr(phase, "over", None)
    if contract is not None and contract.card is not None:
        texts.append(pack.cards[contract.card])
    since = max(at for at, event in enumerate(match.events) if event.kind == "dealt")
    for event in match.events[since:]:
        if event.kind == "played":
            texts.append(event.public["card"])
        elif event.kind == "sits_out":
            for seat in event.public["seats"]:
                texts += match.observation(seat).mine["put_away"]
    if contract is not None and contract.bid == "half":
        dealt = [card for mask in held.given for card in pack.texts(mask)]
        texts += _without(pack.cards, dealt)  # the other packet is never dealt
    return texts


def _without(cards: Any, gone: list[str]) -> list[str]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def _bid_whist_cards(match: Match) -> list[str] | None:
    hands, phase = hands_of(match), _deal_of(match)
    if hands is None:
        return None
    masks = (*hands, phase.held.kitty, phase.held.buried)
    texts = [card for mask in masks for card in match.rules.cards.texts(mask)]
    since = max(at for at, event in enumerate(match.events) if event.kind == "dealt")
    return texts + [event.public["card"] for event in match.events[since:] if event.kind == "played"]


def _deal_of(match: Match) -> Any:
    """The phase of Bid Whist that has the cards: behind the one in which the score is agreed to."""
    return getattr(match.phase, "play", match.phase)


_whereabouts = {
    "styrivolt": _styrivolt_cards,
    "twenty_eight": _twenty_eight_cards,
    "bid_whist": _bid_whist_cards,
}


def hands_of(match: Match) -> tuple[int, ...] | None:
    """What every seat holds, as sets; None between two deals."""
    phase: Any = match.phase
    if match.game is BID_WHIST:
        phase = _deal_of(match)
        held = getattr(phase, "held", None)
        return getattr(phase, "hands", None) or (None if held is None else held.hands)
    if match.game is TWENTY_EIGHT:
        held = getattr(phase, "held", None)
        return None if held is None else held.hands
    turn = getattr(phase, "turn", None)
    cloth = getattr(phase if turn is None or isinstance(turn, int) else turn, "cloth", None)
    return None if cloth is None else cloth.hands
