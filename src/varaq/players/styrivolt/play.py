"""Which card to lead, and what to play to a trick (ST-77…81)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from varaq.engine import Observation
from varaq.games.styrivolt.powers import PACK
from varaq.games.styrivolt.rules import StyrivoltRules
from varaq.games.styrivolt.scoring import MAKING
from varaq.players.styrivolt.memory import Memory, remember
from varaq.players.styrivolt.stake import Score
from varaq.players.styrivolt.taste import TASTE
from varaq.seats import Seat


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the hand, what it is once it is played (a led trader is what it fetches), and the act."""

    held: int
    played: int
    act: str


def lead_or_follow(seen: Observation) -> str:
    """The act that plays the card that is worth most; of cards that do the same, the one missed least."""
    weigh = Weighing.begin(seen)
    cards = weigh.cashed(playable(seen))
    place = {card: at for at, card in enumerate(weigh.memory.order.by_rank)}
    least: dict[tuple[float, float], Card] = {}
    for card in sorted(cards, key=lambda one: (weigh.memory.takes(one.held), -place[one.held])):
        me, mate = weigh.wins(card)
        least.setdefault((round(me, 3), round(mate, 3)), card)
    return max(least.values(), key=weigh.worth).act


def playable(seen: Observation) -> list[Card]:
    """Every card once: announced where that can be done, a led trader as the card it fetches."""
    best: dict[tuple[str, str], Card] = {}
    lying = seen.extra["exposed"]
    for act in seen.legal:
        verb, *what = act.split()
        if verb != "play":
            continue
        held, last = what[0], what[-1]
        played = last if last != "good" else held
        if len(what) == 1 and not seen.trick and held[:-1] == "5" and lying.get(held[-1]):
            played = lying[held[-1]][0]
        if last == "good" or (held, played) not in best:
            best[held, played] = Card(PACK.number[held], PACK.number[played], act)
    return list(best.values())


@dataclass(slots=True)
class Weighing:
    """One decision: who has the trick so far, who is still to play, what the deal is worth."""

    memory: Memory
    score: Score
    trick: tuple[tuple[Seat, int], ...]
    mate: Seat
    behind: tuple[Seat, ...]
    forced: bool

    @classmethod
    def begin(cls, seen: Observation) -> Weighing:
        """What is to be weighed at this moment."""
        rules = cast(StyrivoltRules, seen.rules)
        me = cast(Seat, seen.seat)
        behind = tuple((me + n) % 4 for n in range(1, 4 - len(seen.trick)))
        return cls(
            remember(seen),
            Score.of(seen),
            tuple((seat, PACK.number[card]) for seat, card in seen.trick),
            rules.seating.partners(me)[0],
            behind,
            rules.must_beat,
        )

    def cashed(self, cards: list[Card]) -> list[Card]:
        """The cards to choose from: sure leads where they win the deal or no trick may be lost, else lambs."""
        if self.trick:
            return cards
        sure = self.memory.sure()
        if self.score.theirs < MAKING - 1 and self.score.lacks > sure.bit_count():
            sure &= self.memory.lambs  # they are worth nothing to who does not lead
        return [card for card in cards if sure >> card.played & 1] or cards

    def wins(self, card: Card) -> tuple[float, float]:
        """My chance and my partner's to take the trick if I play the card."""
        memory, order = self.memory, self.memory.order
        cards = [number for _, number in self.trick] + [card.played]
        place = order.winner(cards)
        holder = self.trick[place][0] if place < len(self.trick) else memory.me
        return self._wins(holder, (order.beats_led if place == 0 else order.beats)[cards[place]])

    def worth(self, card: Card) -> float:
        """What the deal is worth if the card is played."""
        me, mate = self.wins(card)
        kept = self.memory.hand & ~(1 << card.held)
        promise = TASTE.spends * self.memory.promise(kept, self.score.left - 1)
        after = self.score.after
        lost = 1 - me - mate
        return me * after("me", promise) + mate * after("mate", promise) + lost * after("foe", promise)

    def _wins(self, holder: Seat, beaten_by: int) -> tuple[float, float]:
        """My chance and my partner's to take the trick, given whose card lies highest."""
        foe, mate = 0.0, 0.0
        for place, seat in enumerate(self.behind):
            last = place == len(self.behind) - 1
            will = 1.0 if self.forced else TASTE.last_beats if last else TASTE.beats
            has = self.memory.chance(seat, beaten_by)
            if seat == self.mate:
                mate = has * (TASTE.mate_beats if not self.forced else 1.0)
            else:
                foe = 1 - (1 - foe) * (1 - has * will)
        if holder in (self.memory.me, self.mate):
            saved = foe * TASTE.again * mate
            stays = 1 - foe
            if holder == self.memory.me:
                return stays, saved
            return 0.0, stays + saved
        return 0.0, mate * (1 - TASTE.again * foe)
