"""Finding and loading the compiled kernel. Where there is none, the twin in Python serves, slower."""

from __future__ import annotations

import ctypes
import logging
import os
from pathlib import Path

from varaq.search.build import FLAVOURS, NATIVE, built, digest, flavour_of
from varaq.search.layout import CBeliefs, CPast, CPayoff, CTables, State

log = logging.getLogger("varaq.search")

WISH = "VARAQ_KERNEL"
"""The environment's wish: `plain` for the twin in Python, or the path of a library."""


class Library:
    """The kernel's functions with their types. `long` ones let other threads of Python run meanwhile."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.long = ctypes.CDLL(str(path))
        # A call of a microsecond is over before another thread could use the pause.
        self.short = ctypes.PyDLL(str(path))
        self._check_sizes()
        self._give_types()

    def _check_sizes(self) -> None:
        sizes = self.short.vq_sizes
        sizes.argtypes, sizes.restype = (ctypes.c_int32,), ctypes.c_int64
        ours = [ctypes.sizeof(one) for one in (CTables, State, CPayoff, CBeliefs, CPast)]
        theirs = [sizes(which) for which in range(len(ours))]
        if ours != theirs:
            raise OSError(f"structures of other sizes, {theirs} for {ours}")

    def _give_types(self) -> None:
        whole, long, word, real = ctypes.c_int32, ctypes.c_int64, ctypes.c_uint64, ctypes.c_double
        tables, state, pay, some = (ctypes.POINTER(one) for one in (CTables, State, CPayoff, ctypes.c_int32))
        longs, words, reals = (ctypes.POINTER(one) for one in (long, word, real))
        handle = ctypes.c_void_p
        short, slow = self.short, self.long
        for function, answer, asked in (
            (short.vq_legal, word, (tables, state, some)),
            (short.vq_play, None, (tables, state, whole)),
            (short.vq_over, whole, (tables, state)),
            (short.vq_sensible, whole, (tables, state)),
            (slow.vq_perft, long, (tables, state, whole)),
            (slow.vq_playouts, long, (tables, state, whole, whole, whole, whole, word, longs)),
            (slow.vq_playouts_dealt, long, (tables, whole, long, whole, word, longs)),
            (slow.vq_playout_acts, None, (tables, state, whole, whole, whole, whole, word, pay, reals)),
            (slow.vq_tree_new, handle, (whole,)),
            (slow.vq_tree_free, None, (handle,)),
            (
                slow.vq_tree_search,
                long,
                (handle, tables, state, whole, long, whole, whole, real, word, pay, longs, reals),
            ),
            (slow.vq_solver_new, handle, (tables, whole)),
            (slow.vq_solver_free, None, (handle,)),
            (slow.vq_solve, whole, (handle, state, whole, whole, whole, long, some, longs)),
            (slow.vq_reaches, whole, (handle, state, whole, long, longs)),
            (slow.vq_solve_acts, long, (handle, state, whole, long, pay, reals, some, longs)),
            (slow.vq_weigh, None, (ctypes.POINTER(CBeliefs), state, whole, reals)),
            (slow.vq_weigh_past, None, (tables, ctypes.POINTER(CPast), state, whole, reals)),
            (slow.vq_brute, whole, (tables, state)),
            (slow.vq_deal, whole, (whole, word, words, some, whole, word, words)),
        ):
            function.restype, function.argtypes = answer, asked


def find() -> Library | None:
    """The compiled kernel, or nothing; why not is logged."""
    wish = os.environ.get(WISH, "")
    if wish == "plain":
        return None
    why = "none is built"
    for path in [Path(wish)] if wish else built():
        try:
            found = Library(path)
            if wish:
                return found
            if NATIVE.is_dir() and digest() not in path.name:
                log.warning("The search kernel is older than its sources; `./run kernel` builds it anew.")
            return _for_this_processor(found)
        except (OSError, AttributeError) as trouble:
            why = f"{path.name}: {trouble}"
    log.warning("The compiled search kernel is not in use (%s); the search in Python serves, slower.", why)
    return None


def _for_this_processor(found: Library) -> Library:
    """The flavour of the library that this processor is best served by."""
    if found.short.vq_processor():
        for flavour in FLAVOURS:
            better = flavour_of(found.path, flavour)
            if flavour and better.exists():
                return Library(better)
    return found


LIBRARY = find()
