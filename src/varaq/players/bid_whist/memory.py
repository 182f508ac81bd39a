"""What a player of Bid Whist remembers and can work out: cards gone, voids shown, who may hold how many of what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import cast

from varaq.engine import Observation
from varaq.games.bid_whist.held import Contract
from varaq.games.bid_whist.packs import Ranking
from varaq.games.bid_whist.rules import BidWhistRules, JokersNt
from varaq.games.bid_whist.seen import contract_of
from varaq.players.bid_whist.taste import TASTE
from varaq.seats import Seat

ROUNDS = 6
"""How often the guess is mended by rows and columns until it fits."""


@dataclass(slots=True)
class Memory:
    """What is known at one moment of the play. Sets of cards are masks over the pack.

    `suits`: the suits under the contract, jokers and a high deuce among the trumps. `unseen`:
    the cards that others may hold. `held`: how many cards each other seat has, 0 for me.
    `share[seat][suit]`: the chance that an unseen card of the suit is with the seat; 0 for a void.
    """

    rules: BidWhistRules
    contract: Contract
    ranking: Ranking
    me: Seat
    hand: int
    unseen: int
    held: tuple[int, ...]
    trick: tuple[tuple[Seat, int], ...]
    left: int
    suits: tuple[int, ...]
    trumps: int
    share: tuple[tuple[float, ...], ...]
    led: tuple[int, ...] = (0, 0, 0, 0)
    known: dict[tuple[Seat, int], float] = field(default_factory=dict)

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return self.rules.seating.after(self.me, 2)

    @property
    def foes(self) -> tuple[Seat, Seat]:
        """The seats at my left and right."""
        after = self.rules.seating.after
        return after(self.me), after(self.me, 3)

    @property
    def bids(self) -> bool:
        """Whether my side plays the contract."""
        return self.contract.bidder in (self.me, self.partner)

    def suit_at(self, cards: int) -> int | None:
        """The place in `suits` of the suit that has these cards; None for dead cards."""
        return next((at for at, suit in enumerate(self.suits) if suit & cards), None)

    def has(self, seat: Seat, cards: int) -> float:
        """The chance that the seat holds at least one of the cards."""
        key = (seat, cards)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = 1 - self._lacks(seat, cards & self.unseen)
        return found

    def _lacks(self, seat: Seat, cards: int) -> float:
        slots = self.held[seat]
        if not slots or not cards:
            return 1.0
        lacks = 1.0
        for suit, share in zip(self.suits, self.share[seat], strict=True):
            wanted = (cards & suit).bit_count()
            if wanted and share > 0:
                pool = slots / share  # so many cards as if they lay among others alike
                for drawn in range(wanted):
                    if pool - drawn <= slots + 1e-9:
                        return 0.0
                    lacks *= 1 - slots / (pool - drawn)
        return lacks

    def may_hold(self, seats: Iterable[Seat], cards: int) -> bool:
        """Whether any of the seats can still hold one of the cards."""
        return any(
            self.held[seat] and share and cards & suit & self.unseen
            for seat in seats
            for suit, share in zip(self.suits, self.share[seat], strict=True)
        )


def remember(seen: Observation) -> Memory:
    """All that the play so far tells the seat, and nothing more."""
    rules, me = cast(BidWhistRules, seen.rules), cast(Seat, seen.seat)
    contract = contract_of(seen)
    assert contract is not None
    ranking, number = contract.ranking(rules), rules.cards.number
    order, dead = ranking.order, ranking.dead
    gone, voids, led = 0, [0] * rules.players, [0] * rules.players
    for trick in seen.played:
        asked = 0
        for seat, text in trick:
            card = number[text]
            gone |= 1 << card
            if asked and not asked >> card & 1:
                if dead >> card & 1 and rules.jokers_nt == JokersNt.ANY_TIME:
                    continue
                voids[seat] |= asked
            if not asked:
                asked = order.follow[card]
                led[seat] |= asked
    hand = rules.cards.mask(seen.hand)
    unseen = rules.cards.all & ~(gone | hand) & ~_out_of_play(rules, contract, ranking, seen)
    held = list(seen.counts)
    held[me] = 0
    suits = tuple(order.follow[line[0]] for line in ranking.lines.values())
    trumps = suits[list(ranking.lines).index(contract.trump)] if contract.trump else 0
    return Memory(
        rules,
        contract,
        ranking,
        me,
        hand,
        unseen,
        tuple(held),
        tuple((seat, number[text]) for seat, text in seen.trick),
        rules.cards_each - sum(seen.tricks),
        suits,
        trumps,
        shares(contract, suits, trumps, unseen, held, voids),
        tuple(led),
    )


def before_play(rules: BidWhistRules, contract: Contract, kept: int, away: int) -> Memory:
    """What the bidder knows before the first trick, with the cards `away` that will lie buried."""
    ranking = contract.ranking(rules)
    me = contract.bidder
    unseen = rules.cards.all & ~(kept | away)
    if rules.jokers_nt == JokersNt.REMOVED:
        unseen &= ~ranking.dead
    held = [0 if seat == me else rules.cards_each for seat in range(rules.players)]
    suits = tuple(ranking.order.follow[line[0]] for line in ranking.lines.values())
    trumps = suits[list(ranking.lines).index(contract.trump)] if contract.trump else 0
    share = shares(contract, suits, trumps, unseen, held, [0] * rules.players)
    return Memory(
        rules,
        contract,
        ranking,
        me,
        kept,
        unseen,
        tuple(held),
        (),
        rules.cards_each,
        suits,
        trumps,
        share,
    )


def _out_of_play(rules: BidWhistRules, contract: Contract, ranking: Ranking, seen: Observation) -> int:
    """The cards that nobody holds any more: dead ones that the house removes, and those the bidder buried.

    Of these some have been drawn, where others had dead cards to lay down (BW-41).
    """
    removed = ranking.dead if rules.jokers_nt == JokersNt.REMOVED else 0
    buried = rules.cards.mask(seen.mine.get("discarded", ()))
    return removed if removed & ~buried else removed | buried


def shares(
    contract: Contract,
    suits: Sequence[int],
    trumps: int,
    unseen: int,
    held: Sequence[int],
    voids: Sequence[int],
) -> tuple[tuple[float, ...], ...]:
    """Where the unseen cards probably are: rows and columns are mended in turn until both fit.

    The cards that nobody holds (buried ones) are a row of their own. The bidder is thought to
    have more trumps than another, the buried cards few.
    """
    outside = [float((unseen & suit).bit_count()) for suit in suits]
    rest = unseen
    for suit in suits:
        rest &= ~suit
    columns = [*outside, float(rest.bit_count())]
    masks = [*suits, rest]
    slots = [*map(float, held), max(0.0, sum(columns) - sum(held))]
    table: list[list[float]] = []
    for seat, room in enumerate(slots):
        row = []
        for suit, there in zip(masks, columns, strict=True):
            weight = 0.0
            if room and there and not (seat < len(voids) and suit and voids[seat] & suit == suit):
                weight = 1.0
                if suit == trumps and trumps:
                    if seat == contract.bidder:
                        weight = TASTE.bidder_trumps
                    elif seat == len(held):
                        weight = TASTE.buried_trumps
            row.append(weight * there)
        table.append(row)
    for _ in range(ROUNDS):
        for at, there in enumerate(columns):
            total = sum(row[at] for row in table)
            if total > 0:
                scale = there / total
                for row in table:
                    row[at] *= scale
        for row, room in zip(table, slots, strict=True):
            total = sum(row)
            if total > 0:
                scale = room / total
                for at in range(len(row)):
                    row[at] *= scale
    return tuple(
        tuple(min(1.0, cell / there) if there else 0.0 for cell, there in zip(row, outside, strict=False))
        for row in table[: len(held)]
    )
