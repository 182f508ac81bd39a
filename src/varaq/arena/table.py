"""A match that players play by themselves, with dice that depend on nothing they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from varaq.engine import CHANCE, Event, Match, Observation
from varaq.errors import BadPlayer, Unfit
from varaq.players import Player
from varaq.seats import Seat

Timer = Callable[[Seat, Callable[[], str]], str]
"""Asks the player of a seat, by calling, and returns its answer; may look at a clock."""


def untimed(seat: Seat, ask: Callable[[], str]) -> str:
    """Ask without looking at a clock."""
    return ask()


class SelfPlay:
    """A match and its players, by seat.

    The cards of the n-th deal depend on `seed` and n alone, and the dice that a player is handed on
    the seed, the deal, its seat and how many acts were made in the deal: two matches with the same
    seed are dealt the same cards, whoever plays them and however their earlier deals went.
    """

    def __init__(self, match: Match, players: Sequence[Player], *, seed: str, timer: Timer = untimed) -> None:
        self.match = match
        self.players = players
        self.seed = seed
        self.timer = timer
        self.deal = 0
        self._begun = 0  # the match's number when the deal began
        self._packs = 0  # how often cards were awaited in this deal

    @property
    def asked(self) -> Seat | None:
        """Whose act is made next, if nobody speaks out of turn; None: cards are dealt."""
        return next((seat for seat in self.match.awaited if seat is not CHANCE), None)

    def step(self) -> Sequence[Event]:
        """Make the next act; raises `BadPlayer` where a player answers what is not open to it."""
        match = self.match
        if match.awaited == (CHANCE,):
            if not match.phase.mid_deal:
                self.deal, self._begun, self._packs = self.deal + 1, match.number, 0
            self._packs += 1
            return match.deal(Random(f"{self.seed}/{self.deal}/cards/{self._packs}").shuffle)
        for seat in match.phase.interrupting:
            if seat not in match.awaited and (seen := match.observation(seat)).legal:
                said = self.players[seat].interrupt(seen, self._dice(seat))
                if said is not None:
                    return match.act(seat, _open(said, seen))
        asked = self.asked
        assert asked is not None, "somebody is awaited in a match that is not over"
        seen, dice = match.observation(asked), self._dice(asked)
        player = self.players[asked]
        if len(seen.legal) > 1:
            act = self.timer(asked, lambda: player.choose(seen, dice))
        else:
            act = player.choose(seen, dice)
        return match.act(asked, _open(act, seen))

    def _dice(self, seat: Seat) -> Random:
        return Random(f"{self.seed}/{self.deal}/{self.match.number - self._begun}/{seat}")


def _open(act: str, seen: Observation) -> str:
    if act not in seen.legal:
        facts = {"seat": seen.seat, "text": str(act)[:60], "number": seen.number}
        raise BadPlayer(Unfit.NOT_OPEN, facts)
    return act
