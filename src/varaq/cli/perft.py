"""`varaq perft`: how many lawful sequences of acts begin with one deal."""

from __future__ import annotations

from random import Random
from typing import Annotated

from cyclopts import Parameter

from varaq.cli.asked import HouseText, Lang, Rule, read_house, speaker_for
from varaq.engine import Match
from varaq.engine.perft import perft as count


def perft(
    house: HouseText = "kaiser",
    *,
    rule: Rule = (),
    depth: Annotated[int, Parameter(help="Count sequences up to this length.")] = 4,
    seed: Annotated[int, Parameter(help="Shuffles the pack.")] = 0,
    lang: Lang = None,
) -> int:
    """Count the lawful sequences of acts from one deal, a line for each length: length, count.

    Example: `varaq perft kaiser/standard --depth 6 --seed 1`
    """
    played = read_house(house, speaker_for(lang), rule)
    match = Match(played.game, played.rules)
    match.deal(Random(seed).shuffle)
    print(f"# {played.text} seed {seed}")
    print(f"# {match.log[0][1]}")
    for length in range(1, depth + 1):
        print(length, count(match.phase, length), flush=True)
    return 0
