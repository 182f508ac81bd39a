"""`varaq playthrough`: some deals of a house told act by act, for reading and comparing."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated

from cyclopts import Parameter

from varaq.cli.asked import HouseText, Lang, Rule, read_house, speaker_for
from varaq.cli.simulate import players_of
from varaq.engine import Action, Match
from varaq.engine.playthrough import playthrough as told
from varaq.games import House
from varaq.players import player_named


def playthrough(
    house: HouseText = "kaiser",
    *,
    rule: Rule = (),
    seed: Annotated[int, Parameter(help="The same seed tells the same story.")] = 0,
    deals: Annotated[int, Parameter(help="How many deals.")] = 1,
    players: Annotated[
        str, Parameter(help="Players of the seats in order, `A,B`; repeated all round.")
    ] = "random",
    lang: Lang = None,
) -> int:
    """Print whole deals: what was legal, what was refused and why, who saw what, how it was scored.

    Example: `varaq playthrough kaiser/les_rois --seed 7 --deals 2`
    """
    speaker = speaker_for(lang)
    played = read_house(house, speaker, rule)
    table = _Mirror(played, players_of(players, played, speaker), Random(seed))
    name = played.text.partition("/")[2]
    print(
        told(played.game, played.rules, name, shuffle=table.shuffle, choose=table.choose, deals=deals), end=""
    )
    return 0


class _Mirror:
    """A second match beside the one that is told, so that computer players see an observation.

    The telling hands out legal acts only; a player needs to see its seat.
    """

    def __init__(self, house: House, players: Sequence[str], dice: Random) -> None:
        self.match = Match(house.game, house.rules)
        self.players = [player_named(name) for name in players]
        self.dice = dice

    def shuffle(self, cards: list[str]) -> None:
        def alike(own: list[str]) -> None:
            own[:] = cards

        self.dice.shuffle(cards)
        self.match.deal(alike)

    def choose(self, acts: Sequence[Action]) -> Action:
        seat = next(s for s in self.match.awaited if s is not None)
        text = self.players[seat].choose(self.match.observation(seat), Random(self.dice.getrandbits(64)))
        self.match.act(seat, text)
        return next(act for act in acts if str(act) == text)
