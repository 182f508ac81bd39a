"""What cards may yet do: the tricks that those in my hand promise, suit by suit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb

from varaq.cards import bits
from varaq.games.bid_whist.rules import JokersNt
from varaq.players.bid_whist.memory import Memory
from varaq.players.bid_whist.taste import TASTE


@lru_cache(maxsize=1 << 16)
def beaten(outside: int, higher: int, drawn: int, share: int) -> float:
    """The chance that one seat keeps a higher card once so many rounds have drawn its lowest ones.

    `share`: the twentieths of the outside cards that the seat has on average.
    """
    p = share / 20
    total = 0.0
    for length in range(drawn + 1, outside + 1):
        here = comb(outside, length) * p**length * (1 - p) ** (outside - length)
        total += here * (1 - comb(outside - higher, length) / comb(outside, length))
    return total


@lru_cache(maxsize=1 << 14)
def no_longer(outside: int, rounds: int, share: int) -> float:
    """The chance that one seat has no card of a suit left after so many rounds of it."""
    p = share / 20
    most = min(rounds, outside)
    return sum(comb(outside, n) * p**n * (1 - p) ** (outside - n) for n in range(most + 1))


def _between(table: Sequence[float], place: float) -> float:
    """The table's answer for a place that lies between its own."""
    low = int(place)
    if low >= len(table) - 1:
        return table[-1]
    return table[low] + (place - low) * (table[low + 1] - table[low])


@dataclass(slots=True)
class Outlook:
    """The promise of hands at one moment. All answers hold for the cards that `memory` knows of.

    `keeps`: how many of their trumps opponents keep for a later ruff, beside what is usual.
    """

    memory: Memory
    keeps: float = 1.0
    any_time: int = 0
    values: dict[tuple[int, int, int, bool], float] = field(default_factory=dict)
    unruffed: dict[tuple[int, int], float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Where dead cards may be thrown at any time they are worth something."""
        if self.memory.rules.jokers_nt == JokersNt.ANY_TIME:
            self.any_time = self.memory.ranking.dead

    def promise(self, hand: int) -> float:
        """The tricks that the hand promises."""
        total = sum(self.suit(hand, suit) for suit in self.memory.suits)
        return total + self.dead_cards(hand)

    def dead_cards(self, hand: int) -> float:
        """What cards of no suit are worth: something only where they may be thrown instead of a good one."""
        return TASTE.saves * (hand & self.any_time).bit_count()

    def suit(self, hand: int, suit: int, fallen: int = 0, rounds: int = 0) -> float:
        """What the cards of one suit can do in later tricks.

        `fallen`: a card of the others, `rounds`: how often the suit will have gone round, by then.
        """
        mine = hand & suit
        if not mine:
            return 0.0
        key = (mine, fallen, rounds, suit == self.memory.trumps and self.is_short(hand))
        known = self.values.get(key)
        if known is None:
            known = sum(self._takes(card, hand, suit, fallen, rounds) for card in bits(mine))
            self.values[key] = known
        return known

    def is_short(self, hand: int) -> bool:
        """Whether the hand can ruff a suit that others may still lead."""
        memory = self.memory
        return any(not hand & suit and memory.unseen & suit for suit in memory.suits if suit != memory.trumps)

    def _takes(self, card: int, hand: int, suit: int, fallen: int, rounds: int) -> float:
        """The chance that the card, kept in this hand, takes a trick."""
        memory = self.memory
        out = memory.unseen & suit & ~fallen
        better = memory.ranking.order.beats[card] & suit
        above = out & better
        leaders = hand & better
        lead = leaders.bit_count() + rounds
        high = self._not_highest(card, hand, suit, out, above, leaders, lead) if above else 1.0
        if suit == memory.trumps:
            if not out:
                return TASTE.last_trump
            ruffs = TASTE.ruffs if self.is_short(hand) else TASTE.ruffs_later
            return max(high, ruffs + (1 - ruffs) * TASTE.ruffs_high * high)
        return high * self._unruffed(suit, out, lead) if memory.trumps else high

    def _not_highest(
        self, card: int, hand: int, suit: int, out: int, above: int, leaders: int, lead: int
    ) -> float:
        """A card that some outside outrank: run after those before it, or kept for later with guards."""
        memory = self.memory
        higher = above.bit_count()
        outside = out.bit_count()
        at = memory.suits.index(suit)
        runs = 1.0
        for foe in memory.foes:
            share = round(20 * memory.share[foe][at])
            if share:
                runs *= 1 - beaten(outside, higher, lead, share)
        losing = sum(1 for one in bits(leaders) if out & memory.ranking.order.beats[one] & suit)
        runs *= TASTE.tempo**losing
        left = higher - TASTE.run_draws * leaders.bit_count()
        kept = _between(TASTE.takes, left)
        if (hand & suit).bit_count() <= higher:
            kept *= TASTE.unguarded
        return max(runs, kept)

    def _unruffed(self, suit: int, out: int, rounds: int) -> float:
        """The chance that an opponent does not ruff when the suit has gone round so often."""
        key = (suit, rounds)
        chance = self.unruffed.get(key)
        if chance is not None:
            return chance
        memory = self.memory
        at = memory.suits.index(suit)
        keeps = self.keeps * (TASTE.foes_keep if memory.bids else TASTE.foes_keep_defending)
        chance = 1.0
        for foe in memory.foes:
            trumps = memory.has(foe, memory.trumps)
            if trumps:
                gone = no_longer(out.bit_count(), rounds, round(20 * memory.share[foe][at]))
                later = keeps if gone < 1 else min(1.0, self.keeps)
                chance *= 1 - trumps * gone * later
        self.unruffed[key] = chance
        return chance
