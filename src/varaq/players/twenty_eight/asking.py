"""A turn in the play: a card, or first the question for the trump (TE-94…103), or the pair (TE-120…130)."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from varaq.engine import Observation
from varaq.games.twenty_eight.cardplay import Spot
from varaq.games.twenty_eight.held import Contract, Held, Standing
from varaq.games.twenty_eight.pair import target
from varaq.games.twenty_eight.rules import PairRule, TwentyEightRules
from varaq.players.twenty_eight.memory import Memory, contract_of, remember
from varaq.players.twenty_eight.play import Weighing, best_of, open_cards
from varaq.seats import Seat


def turn(seen: Observation) -> str:
    """The pair where it may be shown, the trump where it pays to see it, else the best card."""
    if (shown := pair(seen)) is not None:
        return shown
    memory = remember(seen)
    cards = open_cards(seen, memory)
    ask = next((act for act in seen.right if act in ("ask", "show")), None)
    if ask is not None and not cards:
        return ask
    if len(cards) == 1 and ask is None:
        return f"play {memory.rules.cards.cards[cards[0]]}"
    worth, card = best_of(Weighing.begin(seen, memory), cards)
    if ask is not None and asking(seen, memory) > worth:
        return ask
    return f"play {memory.rules.cards.cards[card]}"


def asking(seen: Observation, memory: Memory) -> float:
    """How good the deal looks if the trump is shown now: over all suits that it may be."""
    total = 0.0
    for suit, chance in memory.guess.items():
        if chance < 0.02:
            continue
        after = shown_now(memory, suit)
        weigh = Weighing.begin(seen, after, trump=suit, shown=True)
        spot = Spot(
            held_by(memory.rules, memory.me, after.hand),
            after.contract,
            memory.me,
            memory.trick,
            asked=True,
            shown_at=len(memory.trick),
            turned=memory.contract.card,
        )
        right = spot.right_cards()
        worth, _ = best_of(weigh, [card for card in range(len(memory.rules.cards)) if right >> card & 1])
        total += chance * worth
    seen_chance = sum(chance for chance in memory.guess.values() if chance >= 0.02)
    return total / seen_chance if seen_chance else -1.0


def shown_now(memory: Memory, suit: str) -> Memory:
    """The same moment with the suit shown as trump; the card laid out is in its owner's hand."""
    contract = replace(memory.contract, trump=suit, shown=True, card=None)
    card = memory.contract.card
    hand = memory.hand | (1 << card if card is not None and memory.is_bidder else 0)
    return replace(memory, contract=contract, hand=hand, guess={})


def held_by(rules: TwentyEightRules, seat: Seat, hand: int) -> Held:
    """The cards of one seat, as the tables of the game ask for them."""
    hands = tuple(hand if s == seat else 0 for s in range(rules.players))
    return Held(rules, Standing({"A": 0, "B": 0}, 0), hands, hands)


# ---------------------------------------------------------------------- the pair


def pair(seen: Observation) -> str | None:
    """Show the pair, or promise to, where it makes a difference."""
    act = next((act for act in ("pair", "pledge") if act in seen.legal), None)
    return act if act is not None and pair_pays(seen, contract_of(seen)) else None


def pair_pays(seen: Observation, contract: Contract) -> bool:
    """Whether the pair changes what has to be made, or what it is worth."""
    rules = cast(TwentyEightRules, seen.rules)
    if rules.pair == PairRule.STAKE:
        return True
    side = rules.seating.side_of[cast(Seat, seen.seat)]
    return target(held_by(rules, 0, 0), contract, side) != contract.number
