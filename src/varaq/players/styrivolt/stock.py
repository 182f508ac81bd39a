"""When the stock helps, and what to do with what lies exposed (ST-40…64)."""

from __future__ import annotations

from collections.abc import Iterable

from varaq.cards import bits
from varaq.engine import Observation
from varaq.games.styrivolt.powers import LEAST_STIKKI, PACK, Chosen, called, power
from varaq.games.styrivolt.rules import StockRight
from varaq.players.styrivolt.memory import LED, Memory, remember, turned_back
from varaq.players.styrivolt.stake import Score


def best_change(seen: Observation, verbs: Iterable[str]) -> str | None:
    """The trade or swap that fetches most, None where nothing worth having lies."""
    memory = remember(seen)
    offers = [act for act in seen.legal if act.split()[0] in verbs]

    def gain(act: str) -> float:
        gave, got = (PACK.number[card] for card in act.split()[1:])
        return memory.takes(got) - memory.takes(gave)

    best = max(offers, key=gain, default=None)
    return best if best is not None and gain(best) > 0 else None


def wants_stock(seen: Observation) -> bool:
    """Whether the cards lying promise more than the hand; a wrong taking is never risked."""
    if seen.rules.value("stock_right") == StockRight.PENALISED and not has_right(seen):
        return False
    memory, score = remember(seen), Score.of(seen)
    hand = memory.hand
    for act in seen.legal:  # a trade that is open belongs to the hand
        if act.startswith("trade "):
            gave, got = (PACK.number[card] for card in act.split()[1:])
            hand = hand & ~(1 << gave) | 1 << got
    return memory.promise(hand, score.left) < lying(seen, memory)


def has_right(seen: Observation) -> bool:
    """Whether I have had no stikki in this deal, as far as I remember it (ST-57)."""
    first, second = seen.extra["chosen"]
    mine = [card for trick in seen.played for seat, card in trick if seat == seen.seat]
    return all(power(card, (first, second)) < LEAST_STIKKI for card in (*seen.hand, *mine))


def lying(seen: Observation, memory: Memory) -> float:
    """How many tricks the cards on the table promise to who takes them now."""
    unseen = list(bits(memory.unseen))
    down = seen.extra["down"]
    if down:  # what somebody put down had no stikki
        plain = [card for card in unseen if power(PACK.cards[card], memory.chosen) < LEAST_STIKKI]
        return int(down["count"]) * _mean(memory, plain)
    known = [*turned_back(seen, memory.chosen), *seen.mine.get("looked", ())]
    open_cards = [*known, *seen.extra["laid_out"], *seen.extra["in_place"]]
    rest = int(seen.extra["stock"]) - len(open_cards)
    told = sum(memory.takes(PACK.number[card]) for card in open_cards)
    return told + max(0, rest) * _mean(memory, unseen) + _beside(seen, memory)


def _beside(seen: Observation, memory: Memory) -> float:
    """What the exposed cards add to the stock: of lamb and stikki at least the lesser goes with it (ST-61)."""
    added = 0.0
    for suit, cards in seen.extra["exposed"].items():
        if len(cards) == 2 or (cards and f"5{suit}" in seen.extra["put_down"]):
            added += min(memory.takes(PACK.number[card]) for card in cards)
    return added


def _mean(memory: Memory, cards: list[int]) -> float:
    return sum(map(memory.takes, cards)) / len(cards) if cards else 0.0


def look_at_stock(seen: Observation) -> str:
    """A trade first; both hands where that is allowed; else the better of the two."""
    if (trade := best_change(seen, ("trade",))) is not None:
        return trade
    if "both" in seen.legal:
        return "both"
    memory, left = remember(seen), Score.of(seen).left
    own = memory.promise(PACK.mask(seen.mine.get("put_down", ())), left)
    return "return" if "return" in seen.legal and own > memory.promise(memory.hand, left) else "keep"


def lay_away(seen: Observation) -> str | None:
    """The useless card of a taken stock, out of everybody's reach rather than in a second taker's (ST-60)."""
    memory = remember(seen)
    cards = [act for act in seen.legal if act.startswith("bury ")]
    return min(cards, key=lambda act: memory.takes(PACK.number[act.split()[1]]), default=None)


def pick(seen: Observation) -> str:
    """The better of lamb and stikki."""
    memory = remember(seen)
    return max(seen.legal, key=lambda act: memory.takes(PACK.number[act.split()[1]]))


def last_trade(seen: Observation) -> str:
    """What is offered, where it is better than the trader or the king."""
    return best_change(seen, ("trade", "swap")) or "pass"


def expose(seen: Observation) -> str:
    """The best card where the trader of the suit is my own, else the one that helps others least."""
    turned = seen.mine.get("turned", [])
    suits = list(dict.fromkeys(card[-1] for card in turned))[:2]
    chosen: Chosen = (suits[0], suits[1])

    def helps(act: str) -> float:
        return max(_use(card, chosen) for card in act.split()[1:])

    mine = f"5{seen.legal[0].split()[1][-1]}" in seen.hand
    return max(seen.legal, key=helps) if mine else min(seen.legal, key=helps)


def _use(card: str, chosen: Chosen) -> float:
    """About what a card is worth to who fetches it."""
    return power(card, chosen) / 11 or LED.get(called(card, chosen) or "", 0.0)
