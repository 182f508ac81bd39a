"""Which card beats which, as a relation: sets of beating cards, not ranks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TrickOrder:
    """Who takes a trick and who follows suit, as bit masks over a pack.

    `beats[c]`: the cards that beat `c` while `c`, played later, is winning the trick.
    `beats_led[c]`: the same for a `c` that was led.
    `follow[c]`: the cards that follow `c` when it sets the suit of a trick; 0 for a card
    that sets none, so that the next card decides.
    `by_rank`: the cards of the pack as a hand is shown under this order: suit by suit, high to low.
    """

    beats: tuple[int, ...]
    beats_led: tuple[int, ...]
    follow: tuple[int, ...]
    by_rank: tuple[int, ...] = ()

    def winner(self, played: Sequence[int]) -> int:
        """The place in `played` (the leader's is 0) of the card that takes the trick."""
        best = 0
        beaten_by = self.beats_led[played[0]]
        for place in range(1, len(played)):
            card = played[place]
            if beaten_by >> card & 1:
                best = place
                beaten_by = self.beats[card]
        return best

    def asked(self, played: Sequence[int]) -> int:
        """The cards that follow to the trick so far; 0 while nothing has set a suit."""
        for card in played:
            if self.follow[card]:
                return self.follow[card]
        return 0
