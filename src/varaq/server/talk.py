"""What is said at a table for fun: told to everybody there, kept nowhere."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from varaq.engine import Event, Match
from varaq.engine.game import Sayings
from varaq.errors import Reason, Refusal, Refused
from varaq.players import BANTER, remark
from varaq.seats import Seat

log = logging.getLogger("varaq.talk")

EVERYWHERE = ("hello", "good_luck", "well_played", "thanks", "sorry", "one_moment", "good_game", "bye")
"""Phrases that are courteous in every house."""

SILENCE = 6
"""Things that are told after a remark of a computer player before the next one."""


@dataclass(slots=True)
class Talk:
    """What may be said at a table. `spoken_at`: the number at which a computer player spoke last."""

    sayings: Sayings
    spoken_at: int = -SILENCE

    @classmethod
    def at(cls, match: Match) -> Talk:
        """As the house of the match has it."""
        return cls(match.game.sayings(match.rules))

    @property
    def phrases(self) -> list[str]:
        """The set phrases, those of the house first."""
        own = self.sayings.phrases
        return [*own, *(phrase for phrase in EVERYWHERE if phrase not in own)]

    def said(self, words: str, *, free: bool) -> dict[str, str]:
        """A set phrase, or free words where table or house have them; raises `Refused` for others."""
        if words in self.phrases:
            return {"phrase": words}
        if not free and not self.sayings.free:
            raise Refused(Refusal(Reason.NO_SUCH_PHRASE))
        return {"text": words}

    def banter(
        self, match: Match, at: int, events: Iterable[Event], speakers: list[Seat], dice: Random
    ) -> tuple[Seat, str] | None:
        """What one of the computer players says to events that everybody has just been told of."""
        book = BANTER.get(match.game.name)
        if book is None or not self.sayings.phrases or not speakers:
            return None
        try:
            found = remark(book, match.observation(None), events, speakers, dice)
        except Exception:
            log.exception("a remark failed")  # the game goes on without it
            return None
        if found is None:
            return None
        said, seat = found
        if said.likely < 1 and at - self.spoken_at < SILENCE:
            return None
        self.spoken_at = at
        return seat, said.phrase
