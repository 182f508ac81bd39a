"""One against all, without trump: single hand, half court, thani (TE-70…79, TE-163)."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import cast

from varaq.cards import bits
from varaq.engine import Observation
from varaq.games.twenty_eight.packs import trick_order
from varaq.games.twenty_eight.rules import TwentyEightRules
from varaq.players.twenty_eight.memory import chance_of, remember
from varaq.players.twenty_eight.play import Weighing, open_cards

NEARLY_CERTAIN = 0.8
"""The chance to win every trick from which on one undertakes it alone."""


def every_trick(rules: TwentyEightRules, hand: int, *, held: int) -> float:
    """The chance that a leading hand wins every trick without trump, against opponents with so many cards.

    The top cards of a suit draw the others'; what is left of it wins unless some opponent has
    more cards of the suit than were drawn, a higher one among them.
    """
    order = trick_order(rules.pack, None)
    unseen = rules.cards.all & ~hand
    opponents = rules.players // 2
    chance = 1.0
    for suit in rules.cards.suit_masks.values():
        mine, outside = sorted(bits(hand & suit)), unseen & suit
        top = _tops(mine, order.beats, outside)
        if top == len(mine):
            continue
        higher = (order.beats[mine[top]] & outside).bit_count()
        chance *= (1 - _stops(unseen.bit_count(), outside.bit_count(), higher, held, top)) ** opponents
    return chance


def _tops(mine: Sequence[int], beats: Sequence[int], outside: int) -> int:
    """How many of my cards from the top nothing outside outranks."""
    top = 0
    for card in mine:
        if beats[card] & outside:
            break
        top += 1
    return top


def _stops(pool: int, suit: int, higher: int, held: int, drawn: int) -> float:
    """The chance that one opponent keeps a higher card once so many of his suit were drawn."""
    if not drawn:
        return chance_of(pool, higher, held)
    longer = sum(_exactly(pool, suit, held, n) for n in range(drawn + 1, min(suit, held) + 1))
    return longer * chance_of(suit, higher, drawn + 1)


def _exactly(pool: int, wanted: int, held: int, n: int) -> float:
    """The chance to hold exactly `n` of the wanted cards."""
    return chance_of_at_least(pool, wanted, held, n) - chance_of_at_least(pool, wanted, held, n + 1)


def chance_of_at_least(pool: int, wanted: int, held: int, n: int) -> float:
    """The chance to hold `n` of the wanted cards or more."""
    total = comb(pool, held)
    return (
        sum(comb(wanted, k) * comb(pool - wanted, held - k) for k in range(n, min(wanted, held) + 1)) / total
    )


# ---------------------------------------------------------------------- the windows


def window(seen: Observation) -> str:
    """Undertake every trick only where it is nearly certain; lay down a hand that is."""
    if "call show" in seen.legal:
        return "call show"
    rules = cast(TwentyEightRules, seen.rules)
    hand = rules.cards.mask([*seen.hand, *seen.mine.get("trump_card", ())])
    name = "call single" if seen.phase == "single_window" else "call half"
    if name in seen.legal and every_trick(rules, hand, held=hand.bit_count()) >= NEARLY_CERTAIN:
        return name
    return "call decline"


# ---------------------------------------------------------------------- the play


def play_alone(seen: Observation) -> str:
    """A card where one plays alone: he must take every trick, the others want any one."""
    memory = remember(seen)
    cards = open_cards(seen, memory)
    weigh = Weighing.begin(seen, memory)
    place = {card: at for at, card in enumerate(weigh.order.by_rank)}
    if memory.is_bidder:
        best = max(cards, key=lambda card: (*_runs(weigh, card), place[card]))
    else:
        best = max(cards, key=lambda card: (*_stopping(weigh, card), place[card]))
    return f"play {memory.rules.cards.cards[best]}"


def _runs(weigh: Weighing, card: int) -> tuple[float, int]:
    """The surest card first, from the longest suit."""
    suit = weigh.order.follow[card]
    win = weigh.win(True, weigh.order.beats[card], suit)
    return round(win, 4), (weigh.memory.hand & suit).bit_count()


def _stopping(weigh: Weighing, card: int) -> tuple[float, float]:
    """Any trick ends it; a card that could yet take one is kept."""
    memory = weigh.memory
    cards = [number for _, number in memory.trick]
    place = weigh.order.winner([*cards, card])
    wins = place == len(cards) or memory.trick[place][0] in weigh.ours
    suit = weigh.order.follow[card]
    return float(wins), _stop(weigh, memory.hand & ~(1 << card), suit) - _stop(weigh, memory.hand, suit)


def _stop(weigh: Weighing, hand: int, suit: int) -> float:
    """The chance that a card of the suit stops him later."""
    mine = list(bits(hand & suit))
    return max((weigh.takes_later(card, hand, suit, hand, 0) for card in mine), default=0.0) + 0.01 * len(
        mine
    )
