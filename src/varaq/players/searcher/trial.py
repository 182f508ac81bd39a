"""Contracts tried out before they are played: the unseen cards are dealt many times, and every deal is played."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, cast

from varaq.cards import bits
from varaq.engine import Observation
from varaq.players.searcher.budget import PATIENT
from varaq.search import kernel
from varaq.search.kernel import GREEDY, State
from varaq.search.position import hide, position_of
from varaq.search.tables import Tables, tables_for
from varaq.search.worlds import deals, places
from varaq.seats import Seat


@dataclass(slots=True)
class Trial:
    """The deals of one decision, the same for every contract: what is good luck for one is so for all.

    `lies`: what every seat holds in each deal, and the kitty after them, 0 where there is none. `given`:
    what the seats hold so far, where more will be dealt.
    """

    seen: Observation
    lies: list[tuple[int, ...]]
    given: list[tuple[int, ...]]
    seed: int
    known: dict[tuple[object, ...], list[int]] = field(default_factory=dict)
    begun: dict[tuple[object, ...], ctypes.Array[State]] = field(default_factory=dict)

    @classmethod
    def of(cls, seen: Observation, *, n: int, seed: int) -> Trial:
        """Deals that agree with what the seat has seen."""
        at = places(seen)
        seats = range(seen.rules.seating.players)
        found = deals(seen, n=n, seed=seed)
        given = [hands[: len(seats)] for hands in found]
        kitty = at.index("kitty") if "kitty" in at else None
        coming = at.index("coming") if "coming" in at else None
        dice = Random(seed)
        lies = [
            (*_dealt_out(hands, seats, coming, dice), 0 if kitty is None else hands[kitty]) for hands in found
        ]
        return cls(seen, lies, given, seed)

    def makes(self, contract: Mapping[str, Any], needed: int) -> tuple[int, int]:
        """In how many of the deals the side that undertakes this contract takes so many points.

        The contract is in the shape of `Observation.contract`.
        """
        found = self.outcomes(contract)
        return sum(points >= needed for points in found), len(found)

    def outcomes(self, contract: Mapping[str, Any], keeps: int | None = None) -> list[int]:
        """The points of every deal; `keeps`: what the bidder's hand is, where that is settled."""
        key = (keeps, *sorted(contract.items()))
        if key not in self.known:
            self.known[key] = self._played(dict(contract), keeps)
        return self.known[key]

    def _played(self, contract: dict[str, Any], keeps: int | None) -> list[int]:
        seen = self.seen
        tables = tables_for(seen.game.name, seen.rules, contract, seen.out)
        begun = self._begun(tables, contract)
        states = type(begun).from_buffer_copy(begun)
        if keeps is not None:
            for state in states:
                state.hand[contract["bidder"]] = keeps
        return kernel.playouts(tables, states, times=1, policy=GREEDY, noise=PATIENT.noise, seed=self.seed)

    def _begun(self, tables: Tables, contract: dict[str, Any]) -> ctypes.Array[State]:
        """The deals as they are before the first card."""
        key = tuple(sorted(contract.items()))
        if key not in self.begun:
            seen = self.seen
            begun = replace(seen, contract=contract, played=[], trick=[], last_trick=None, phase="play")
            start = position_of(begun, tables)
            pairs = zip(self.lies, self.given, strict=True)
            self.begun[key] = (State * len(self.lies))(
                *[self._state(start, tables, contract, *pair) for pair in pairs]
            )
        return self.begun[key]

    def _state(
        self,
        start: State,
        tables: Tables,
        contract: Mapping[str, Any],
        lie: tuple[int, ...],
        given: tuple[int, ...],
    ) -> State:
        state = start.copy()
        bidder = cast(Seat, contract["bidder"])
        hands = list(lie[: tables.seats])
        hands[bidder] |= lie[tables.seats]
        surplus = hands[bidder].bit_count() - tables.tricks
        if surplus > 0:
            hands[bidder] = kept(tables, hands[bidder], surplus)
        for seat, hand in enumerate(hands):
            state.hand[seat] = hand
        if len(tables.rankings) > 1:
            suits = [suit for suit, _ in self.seen.rules.cards.suits]
            ranking = 1 + suits.index(contract["trump"])
            card = laid_out(tables, ranking, given[bidder])
            state.hand[bidder] &= ~(1 << card)
            hide(state, tables, ranking=ranking, card=card, led=0)
        return state


def _dealt_out(hands: Sequence[int], seats: range, coming: int | None, dice: Random) -> list[int]:
    """The hands with an even share of the cards that are still to be dealt."""
    whole = [hands[seat] for seat in seats]
    if coming is not None:
        cards = list(bits(hands[coming]))
        dice.shuffle(cards)
        for place, card in enumerate(cards):
            whole[place % len(whole)] |= 1 << card
    return whole


def kept(tables: Tables, hand: int, away: int) -> int:
    """What is left of a hand when so many of its weakest cards have been buried; cards with points stay."""
    order = tables.rankings[0]

    def use(card: int) -> tuple[bool, bool, int]:
        above = order.beats_led[card] & tables.follow[card] & ~hand
        return tables.points[card] != 0, bool(order.trumps >> card & 1), -above.bit_count()

    for card in sorted(bits(hand), key=use)[:away]:
        hand ^= 1 << card
    return hand


def laid_out(tables: Tables, ranking: int, hand: int) -> int:
    """The card that lies face down for trump: the lowest of the suit."""
    order = tables.rankings[ranking]
    trumps = hand & order.trumps or hand
    return max(bits(trumps), key=lambda card: order.beats[card].bit_count())
