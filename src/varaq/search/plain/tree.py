"""Information-set tree search (native/tree.c, which explains it)."""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING

from varaq.search.layout import ASK, GREEDY, Payoff, Positions
from varaq.search.plain.chance import Chance
from varaq.search.plain.likeness import Likeness
from varaq.search.plain.playout import Policy, any_act, play_out
from varaq.search.plain.position import Position

if TYPE_CHECKING:
    from varaq.search.tables import Tables

DEEPEST = 128


class _Node:
    """Acts played since the root; `children` with the last one grown first, as the kernel's list has them."""

    __slots__ = ("act", "available", "children", "sum", "visits")

    def __init__(self, act: int) -> None:
        self.act = act
        self.sum, self.visits, self.available = 0.0, 0, 0
        self.children: list[_Node] = []

    def descend(self, cards: int, ask: bool, sign: int, explore: float, chance: Chance) -> tuple[_Node, bool]:
        """The child to go to of those whose acts are legal; one that is new while an act has none."""
        untried, best, best_bound = cards, self, 0.0
        for child in reversed(self.children):
            if child.act == ASK:
                if not ask:
                    continue
                ask = False
            elif cards >> child.act & 1:
                untried &= ~(1 << child.act)
            else:
                continue
            child.available += 1
            bound = sign * child.sum / child.visits + explore * sqrt(log(child.available) / child.visits)
            if best is self or bound > best_bound:
                best, best_bound = child, bound
        if not untried and not ask:
            return best, False
        grown = _Node(any_act(untried, ask, chance))
        grown.available = 1
        self.children.append(grown)
        return grown, True


def tree_search(
    tables: Tables,
    worlds: Positions,
    *,
    simulations: int,
    policy: int = GREEDY,
    noise: int = 0,
    explore: float,
    seed: int,
    payoff: Payoff,
) -> dict[int, tuple[int, float]]:
    """Each act of the seat on turn: how often it was tried, and its mean payoff."""
    positions = [Position.of(tables, world) for world in worlds]
    if not positions or positions[0].over():
        return {}
    how, chance, root, n = Policy(policy, noise), Chance(seed), _Node(0), len(positions)
    twin = Likeness(tables).twins(positions, positions[0].legal()[0])
    twins = sum(1 << card for card, other in twin.items() if card != other)
    for _ in range(simulations):
        _simulate(root, positions[chance.below(n)].copy(), twins, how, explore, chance, payoff)
    found = {node.act: (node.visits, node.sum / node.visits) for node in root.children}
    return found | {card: found[other] for card, other in twin.items() if other in found}


def _simulate(
    root: _Node,
    position: Position,
    twins: int,
    policy: Policy,
    explore: float,
    chance: Chance,
    payoff: Payoff,
) -> None:
    path, grown = [root], False
    while not grown and len(path) < DEEPEST and not position.over():
        cards, ask = position.legal()
        if len(path) == 1:
            cards &= ~twins
        if not cards and not ask:
            break
        sign = -1 if position.tables.side[position.turn] else 1
        node, grown = path[-1].descend(cards, ask, sign, explore, chance)
        path.append(node)
        position.play(node.act)
    play_out(position, policy, chance)
    worth = payoff(position.points)
    for node in path:
        node.visits += 1
        node.sum += worth
