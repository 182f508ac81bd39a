"""The twin of the compiled kernel in Python: the same functions, slower, for where nothing compiles.

With the same seed it gives the same answers, to the last bit: it is also how the kernel is checked.
"""

from varaq.search.plain.belief import weigh, weigh_past
from varaq.search.plain.dealing import deal
from varaq.search.plain.playout import playout_acts, playouts, playouts_dealt
from varaq.search.plain.position import legal, over, perft, play, sensible
from varaq.search.plain.solver import Solver, brute
from varaq.search.plain.tree import tree_search

__all__ = [
    "Solver",
    "brute",
    "deal",
    "legal",
    "over",
    "perft",
    "play",
    "playout_acts",
    "playouts",
    "playouts_dealt",
    "sensible",
    "tree_search",
    "weigh",
    "weigh_past",
]
