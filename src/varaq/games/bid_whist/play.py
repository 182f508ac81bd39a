"""The play of the cards, and calling reneges (BW-51…66, BW-89)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar

from varaq.cards import bits
from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step
from varaq.errors import Reason, Refusal
from varaq.games.bid_whist import onward
from varaq.games.bid_whist.books import Taken
from varaq.games.bid_whist.cardplay import Spot
from varaq.games.bid_whist.held import SIDES, Contract, Held
from varaq.games.bid_whist.packs import Ranking
from varaq.games.bid_whist.rules import Renege, RenegePenalty
from varaq.seats import Seat, Side


@cache
def _act(card: str) -> Action:
    """The act of playing a card."""
    return Action("play", (card,))


@cache
def claim(seat: Seat) -> Action:
    """The act of calling a renege of that seat."""
    return Action("claim", (str(seat),))


@dataclass(frozen=True, slots=True)
class Called:
    """A renege that was called: whose, rightly or not, and how many tricks had been played (BW-63)."""

    offender: Seat
    right: bool
    tricks: int


@dataclass(frozen=True, slots=True)
class Play(PhaseBase):
    """Tricks in play. `hands` are what is left to play.

    `reneges`: seats with the number of tricks played before the one in which each broke a rule.
    """

    held: Held
    contract: Contract
    ranking: Ranking
    hands: tuple[int, ...]
    turn: Seat
    trick: tuple[tuple[Seat, int], ...] = ()
    asked: int = 0
    taken: Taken = Taken()
    reneges: tuple[tuple[Seat, int], ...] = ()
    calls: tuple[Called, ...] = ()
    name: ClassVar[str] = "play"

    @classmethod
    def begin(cls, held: Held, contract: Contract, leader: Seat) -> Play:
        """Before the first trick."""
        return cls(held, contract, contract.ranking(held.rules), held.hands, leader)

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The seat on turn."""
        return (self.turn,)

    @property
    def interrupting(self) -> tuple[Seat, ...]:
        """Where reneges stand, anybody may call one."""
        return tuple(range(self.held.rules.players)) if self._reneges_stand else ()

    @property
    def _reneges_stand(self) -> bool:
        return self.held.rules.renege == Renege.ALLOWED

    def _spot(self) -> Spot:
        return Spot(
            self.held.rules,
            self.ranking,
            self.contract.trump,
            self.hands[self.turn],
            not self.trick,
            self.asked,
        )

    # ------------------------------------------------------------------ what is legal

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """A card one has, that the rules allow unless reneges stand; a call of an opponent's renege."""
        verb, what = action
        if verb == "claim":
            return self.why_not_claim(seat, action)
        if verb != "play":
            return Refusal(Reason.NOT_NOW, "BW-52", {"verb": verb})
        if seat != self.turn:
            return Refusal(Reason.NOT_YOUR_TURN, "BW-56")
        pack = self.held.rules.cards
        card = pack.number.get(what[0]) if len(what) == 1 else None
        if card is None:
            return Refusal(Reason.NO_SUCH_CARD, facts={"text": " ".join(what)[:40]})
        if self._open_cards() >> card & 1:
            return None
        if not self.hands[self.turn] >> card & 1:
            return Refusal(Reason.NOT_YOUR_CARD, facts={"card": pack.cards[card]})
        return self._spot().why_not(card)

    def _open_cards(self) -> int:
        """The cards that are accepted: where reneges stand, the whole hand (BW-63)."""
        return self.hands[self.turn] if self._reneges_stand else self._spot().right_cards()

    def why_not_claim(self, seat: Actor, action: Action) -> Refusal | None:
        """A renege is called after the trick, by an opponent, and judged once (BW-63, BW-89)."""
        if not self._reneges_stand:
            return Refusal(Reason.NOTHING_TO_CLAIM, "BW-62")
        players = range(self.held.rules.players)
        if seat is None or seat not in players:
            return Refusal(Reason.NOT_YOUR_TURN, "BW-63")
        side = self.held.side
        offender = next((s for s in players if action == claim(s) and side(s) != side(seat)), None)
        if offender is None or not self.tricks_played:
            return Refusal(Reason.NOTHING_TO_CLAIM, "BW-63")
        judged = any(call.offender == offender and call.tricks == self.tricks_played for call in self.calls)
        if judged or side(offender) in self.caught:
            return Refusal(Reason.NOTHING_TO_CLAIM, "BW-89")
        return None

    @property
    def tricks_played(self) -> int:
        """Tricks that are finished."""
        return sum(self.taken.tricks)

    @property
    def caught(self) -> tuple[Side, ...]:
        """The sides of which a renege was rightly called (BW-89)."""
        sides = {self.held.side(call.offender) for call in self.calls if call.right}
        return tuple(side for side in SIDES if side in sides)

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Cards, and calls of a renege."""
        cards = self.held.rules.cards.cards
        acts = [_act(cards[number]) for number in bits(self._open_cards())] if seat == self.turn else []
        return [*acts, *map(claim, range(self.held.rules.players))] if self._reneges_stand else acts

    def right(self, seat: Seat) -> tuple[Action, ...] | None:
        """Where reneges stand: the cards that are none."""
        if not self._reneges_stand:
            return None
        cards = self.held.rules.cards.cards
        open_cards = self._spot().right_cards() if seat == self.turn else 0
        return tuple(_act(cards[number]) for number in bits(open_cards))

    # ------------------------------------------------------------------ acting

    def after(self, seat: Actor, action: Action) -> Step:
        """A card on the table, or a renege called."""
        if action.verb == "claim":
            assert seat is not None
            return self.claimed(seat, int(action.what[0]))
        text, turn, hand = action.what[0], self.turn, self.hands[self.turn]
        card = self.held.rules.cards.number[text]
        reneges = self.reneges
        if self._reneges_stand and not self._spot().right_cards() >> card & 1:
            reneges = (*reneges, (turn, self.tricks_played))
        moved = Play(
            self.held,
            self.contract,
            self.ranking,
            (*self.hands[:turn], hand & ~(1 << card), *self.hands[turn + 1 :]),
            self.held.rules.seating.next[turn],
            (*self.trick, (turn, card)),
            self.asked or self.ranking.order.follow[card],
            self.taken,
            reneges,
            self.calls,
        )
        played = Event("played", {"seat": turn, "card": text, "pile": None})
        if len(moved.trick) < len(self.hands):
            return Step(moved, (played,))
        step = moved._trick_taken()
        return Step(step.phase, (played, *step.events))

    def _trick_taken(self) -> Step:
        """The best card takes the trick (BW-55), and with the first perhaps the buried cards (BW-35)."""
        rules = self.held.rules
        winner = self.trick[self.ranking.order.winner([card for _, card in self.trick])][0]
        side = self.held.side(winner)
        taken = self.taken.with_trick(side)
        before, after = (
            each.books(rules, self.held.side(self.contract.bidder)) for each in (self.taken, taken)
        )
        events = [Event("kitty_book", {"side": side})] if after[side] - before[side] > 1 else []
        facts = {
            "seat": winner,
            "cards": [rules.cards.cards[card] for _, card in self.trick],
            "points": after[side] - before[side],
            "so_far": after,
        }
        events.append(Event("trick_taken", facts))
        following = Play(
            self.held,
            self.contract,
            self.ranking,
            self.hands,
            winner,
            taken=taken,
            reneges=self.reneges,
            calls=self.calls,
        )
        if any(self.hands):
            return Step(following, events)
        step = onward.all_played(following)
        return Step(step.phase, (*events, *step.events))

    def claimed(self, seat: Seat, offender: Seat) -> Step:
        """Right if the offender has broken a rule in a finished trick; a wrong call costs nothing."""
        right = any(who == offender and trick < self.tricks_played for who, trick in self.reneges)
        said = Event("misplay_claimed", {"seat": seat, "offender": offender, "right": right})
        if right and self.held.rules.renege_penalty == RenegePenalty.GAME:
            step = onward.caught_for_the_match(self, self.held.side(offender))
            return Step(step.phase, [said, *step.events])
        calls = (*self.calls, Called(offender, right, self.tricks_played))
        return Step(replace(self, calls=calls), [said])
