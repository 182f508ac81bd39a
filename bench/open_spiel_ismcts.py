"""OpenSpiel's information-set tree search in a seat of our games, to measure our own players by.

`open_spiel.python.algorithms.ismcts` is unchanged; it is handed a game by duck type: a position of
our kernel with the methods it calls, and worlds of our sampler by its own `set_resampler`. It plays the
cards; everything else is done by the rulebook player. It knows as much about the house as our own
searching player does: the same tables, the same worlds, the same idea of what points are worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from varaq.cards import bits
from varaq.engine import Observation
from varaq.players import RulebookPlayer
from varaq.players.searcher.scene import PLAY, QUESTIONS, Scene, scenes
from varaq.search.kernel import ASK, Payoff, State, legal, over, play
from varaq.search.worlds import worlds

BY_BOOK = ("play", *QUESTIONS)
"""Where the book would do anything else, such as showing the pair, it is done."""


class GameType:
    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class Play:
    """The rest of the play of one deal as OpenSpiel's search meets a game's state."""

    def __init__(self, scene: Scene, payoff: Payoff, state: State, history: tuple[int, ...] = ()) -> None:
        self.scene, self.payoff, self.state, self.history = scene, payoff, state, history

    def get_game(self) -> Play:
        return self

    def get_type(self) -> type[GameType]:
        return GameType

    def current_player(self) -> int:
        return self.state.turn

    def is_terminal(self) -> bool:
        return over(self.scene.tables, self.state)

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        cards, may_ask = legal(self.scene.tables, self.state)
        return [*bits(cards), ASK] if may_ask else list(bits(cards))

    def apply_action(self, action: int) -> None:
        play(self.scene.tables, self.state, int(action))
        self.history = (*self.history, int(action))

    def clone(self) -> Play:
        return Play(self.scene, self.payoff, self.state.copy(), self.history)

    def returns(self) -> list[float]:
        """From −1 to 1 for every seat."""
        value = 2 * self.payoff(self.state.points) - 1
        tables = self.scene.tables
        return [-value if side else value for side in tables.side[: tables.seats]]

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat on turn knows beyond the root: its cards, all acts since, and what they turned up."""
        state, tables = self.state, self.scene.tables
        turned = [state.under[n] for n in range(state.piles) if state.top[n] in self.history]
        trump = state.trump if state.turn == tables.bidder else state.ranking
        return f"{state.turn} {state.hand[state.turn]:x} {trump} {turned} {self.history}"


class IsmctsPlayer:
    """OpenSpiel's ISMCTS in the play of the cards, the rulebook player elsewhere."""

    def __init__(self, *, simulations: int = 200, explore: float = 1.4, samples: int = 100) -> None:
        # Returns go from −1 to 1: that is the 0.7 of our own tree, whose values go from 0 to 1.
        self.simulations, self.explore, self.samples = simulations, explore, samples
        self.book = RulebookPlayer()

    def choose(self, seen: Observation, dice: Random) -> str:
        if len(seen.legal) == 1:
            return seen.legal[0]
        advised = self.book.choose(seen, dice)
        found = scenes(seen) if seen.phase in PLAY and advised.split(" ")[0] in BY_BOOK else []
        # Where the lead names trump there is a game for each suit, and the search knows but one.
        if len(found) != 1 or len(found[0].acts) < 2:
            return advised
        return self._searched(seen, found[0], dice)

    def interrupt(self, seen: Observation, dice: Random) -> str | None:
        return self.book.interrupt(seen, dice)

    def _searched(self, seen: Observation, scene: Scene, dice: Random) -> str:
        payoff = Payoff(scene.prizes.low, scene.prizes.scaled())
        chance = np.random.RandomState(dice.getrandbits(32))
        lies: Sequence[Any] = worlds(seen, scene.tables, n=self.samples, seed=dice.getrandbits(63))

        def another(_state: Play, _player: int) -> Play:
            return Play(scene, payoff, lies[chance.randint(len(lies))].copy())

        root = another(None, 0)  # type: ignore[arg-type]
        bot = ISMCTSBot(
            game=root,
            evaluator=RandomRolloutEvaluator(random_state=chance),
            uct_c=self.explore,
            max_simulations=self.simulations,
            random_state=chance,
            # The other policies of the Python version divide by nought where one act is ahead alone.
            final_policy_type=ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT,
        )
        bot.set_resampler(another)
        visited = {act: part for act, part in bot.run_search(root) if act in scene.acts}
        return scene.acts[max(visited, key=visited.__getitem__)]
