"""What a player at the table remembers and can work out: cards gone, voids shown, who may hold what."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import comb
from typing import cast

from varaq.cards import TrickOrder, bits
from varaq.engine import Observation
from varaq.games.kaiser.contract import Contract
from varaq.games.kaiser.passing import passes_to
from varaq.games.kaiser.play import order_of
from varaq.games.kaiser.rules import KaiserRules, Passing
from varaq.seats import Seat


@cache
def _chance(pool: int, wanted: int, held: int) -> float:
    """The chance that `held` cards out of a pool have one of the `wanted` among them."""
    if held <= 0 or wanted <= 0:
        return 0.0
    if held >= pool or wanted > pool - held:
        return 1.0
    return 1.0 - comb(pool - wanted, held) / comb(pool, held)


@dataclass(slots=True)
class Memory:
    """The play as one seat can know it. Sets of cards are masks over the pack.

    `hand`: the cards I may have to choose from, face-up pile cards too. `may`: for every seat
    the unseen cards it can still hold, where it has followed or not; `sure`: the cards it is
    known to hold (passed to it, face up, or left for nobody else); `held`: how many cards it
    has to play, 0 for me; `others`: all that anybody else can still play.
    """

    rules: KaiserRules
    contract: Contract
    order: TrickOrder
    me: Seat
    hand: int
    gone: int
    unseen: int
    may: tuple[int, ...]
    sure: tuple[int, ...]
    held: tuple[int, ...]
    trick: tuple[tuple[Seat, int], ...]
    out: tuple[Seat, ...]
    left: int
    others: int
    trumps: int

    def chance(self, seat: Seat, cards: int) -> float:
        """The chance that the seat holds at least one of the cards."""
        sure = self.sure[seat]
        if sure & cards:
            return 1.0
        may = self.may[seat] & ~sure
        return _chance(may.bit_count(), (may & cards).bit_count(), self.held[seat] - sure.bit_count())

    def may_hold(self, seats: Iterable[Seat], cards: int) -> bool:
        """Whether any of the seats can still hold one of the cards."""
        return any(self.held[seat] and (self.may[seat] | self.sure[seat]) & cards for seat in seats)

    def outside(self, cards: int) -> int:
        """Those of the cards that others can still play."""
        return self.others & cards


def trump_cards(rules: KaiserRules, order: TrickOrder, trump: str | None) -> int:
    """The trump suit with all that belongs to it (KS-14), 0 without one."""
    return order.follow[rules.cards.number[dict(rules.cards.suits)[trump][0]]] if trump else 0


def remember(seen: Observation, contract: Contract) -> Memory:
    """All that the play so far tells the seat, and nothing more."""
    rules = cast(KaiserRules, seen.rules)
    pack, number = rules.cards, rules.cards.number
    order = order_of(rules, contract)
    me = cast(Seat, seen.seat)
    gone, voids = 0, [0] * rules.players
    for trick in seen.played:
        asked = 0
        for seat, text in trick:
            card = number[text]
            gone |= 1 << card
            if asked and not asked >> card & 1:
                voids[seat] |= asked
            asked = asked or order.follow[card]
    hand = pack.mask(seen.hand)
    sure = _face_up(rules, seen)
    hand |= sure[me]
    dead = pack.mask(seen.mine.get("discarded", ()))
    unseen = pack.all & ~(gone | hand | dead)
    for faced in sure:
        unseen &= ~faced
    held = [seen.counts[seat] + sure[seat].bit_count() for seat in range(rules.players)]
    held[me] = 0
    for seat, given in _given(rules, seen, me):
        sure[seat] |= pack.mask(given) & unseen
    may = _possible(unseen, voids, sure, held)
    others = 0
    for cards in may:
        others |= cards
    for seat in range(rules.players):
        sure[seat] = 0 if seat == me else sure[seat]
    for cards in sure:
        others |= cards
    return Memory(
        rules,
        contract,
        order,
        me,
        hand,
        gone,
        unseen,
        may,
        tuple(sure),
        tuple(held),
        tuple((seat, number[text]) for seat, text in seen.trick),
        seen.out,
        rules.cards_each - sum(seen.tricks),
        others,
        trump_cards(rules, order, contract.trump),
    )


def _face_up(rules: KaiserRules, seen: Observation) -> list[int]:
    """The face-up pile cards of every seat (KS-76); they lie on the table beside the hand."""
    piles = seen.extra.get("piles")
    if not piles:
        return [0] * rules.players
    return [rules.cards.mask(p["top"] for p in row if p["top"] is not None) for row in piles]


def _given(rules: KaiserRules, seen: Observation, me: Seat) -> Iterable[tuple[Seat, list[str]]]:
    """Whom I gave which cards (KS-144), where they must still be with him."""
    cards = seen.mine.get("gave")
    if not cards:
        return
    to = passes_to(rules, me, seen.deal)
    # What was passed before the auction may have been buried by a bidder with a kitty.
    buried = rules.kitty and rules.passing != Passing.AFTER_BID2
    if not (buried and seen.contract is not None and seen.contract["bidder"] == to):
        yield to, cards


def _possible(unseen: int, voids: list[int], sure: list[int], held: list[int]) -> tuple[int, ...]:
    """For every seat the cards it can hold; what nobody else can hold becomes sure."""
    others = [seat for seat, count in enumerate(held) if count]
    known = 0
    for seat in others:
        known |= sure[seat]
    open_cards = unseen & ~known
    may = [open_cards & ~voids[s] if held[s] else 0 for s in range(len(held))]
    hidden = sum(held[s] - sure[s].bit_count() for s in others)
    if hidden == open_cards.bit_count():  # nothing is buried or lies face down
        for card in bits(open_cards):
            holders = [s for s in others if may[s] >> card & 1]
            if len(holders) == 1:
                sure[holders[0]] |= 1 << card
    return tuple(m | (sure[s] if held[s] else 0) for s, m in enumerate(may))
