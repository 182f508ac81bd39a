"""Counting the lawful sequences of acts: the measure that two engines agree."""

from __future__ import annotations

from varaq.engine.phase import Phase, legal


def perft(phase: Phase, depth: int) -> int:
    """How many lawful sequences of just `depth` acts of the seats begin in `phase`.

    Where several seats may act, every order of their acts counts. The cards are never
    dealt anew: a deal that ends sooner has no sequence of that length.
    """
    if depth == 0:
        return 1
    seats = [seat for seat in phase.awaited if seat is not None]
    if depth == 1:
        return sum(len(legal(phase, seat)) for seat in seats)
    return sum(
        perft(phase.after(seat, action).phase, depth - 1) for seat in seats for action in legal(phase, seat)
    )
