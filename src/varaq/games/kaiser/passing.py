"""Cards given to other players, all at the same time (KS-35…39)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.choice import Choice
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step, only
from varaq.errors import Reason, Refusal
from varaq.games.kaiser import onward
from varaq.games.kaiser.cards_named import refuse_cards
from varaq.games.kaiser.contract import Contract
from varaq.games.kaiser.dealt import Dealt
from varaq.games.kaiser.rules import KaiserRules, Passing
from varaq.seats import Seat

LEFT, RIGHT = 1, -1


def how_many(rules: KaiserRules) -> int:
    """Cards that every player gives."""
    return 1 if rules.passing == Passing.PARTNER1 else 2


def passes_to(rules: KaiserRules, seat: Seat, hand_number: int) -> Seat:
    """Who gets the cards of `seat` in the scored hand with this number, the first being 1 (KS-36, KS-39)."""
    turn = (hand_number - 1) % 3
    if rules.passing == Passing.CYCLE2 and turn < 2:
        return rules.seating.after(seat, LEFT if turn == 0 else RIGHT)
    return rules.seating.partners(seat)[0]


@dataclass(frozen=True, slots=True)
class PassingCards(PhaseBase):
    """Everybody chooses before anybody sees what he gets (KS-37).

    With a contract this is the passing after the auction (KS-38).
    """

    dealt: Dealt
    given: tuple[tuple[Seat, int], ...] = ()
    contract: Contract | None = None
    name: ClassVar[str] = "passing"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """Everybody who has not chosen yet."""
        done = [seat for seat, _ in self.given]
        return tuple(seat for seat in range(self.dealt.rules.players) if seat not in done)

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """Any cards of one's own may be passed, as many as the house says."""
        if refusal := only(action, "give", clause="KS-68"):
            return refusal
        if seat is None or seat not in self.awaited:
            return Refusal(Reason.ALREADY_ANSWERED, "KS-37")
        rules = self.dealt.rules
        clause = {Passing.CYCLE2: "KS-36", Passing.AFTER_BID2: "KS-38"}.get(rules.passing, "KS-35")
        return refuse_cards(rules, action, held=self.dealt.hands[seat], count=how_many(rules), clause=clause)

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Every choice of that many cards."""
        cards = self.dealt.texts(self.dealt.hands[seat])
        return (Action("give", chosen) for chosen in combinations(cards, how_many(self.dealt.rules)))

    def choice(self, seat: Seat) -> Choice | None:
        """That many of one's own cards."""
        cards = tuple(self.dealt.texts(self.dealt.hands[seat]))
        return Choice("give", how_many(self.dealt.rules), cards, self.to(seat))

    def to(self, seat: Seat) -> Seat:
        """Who gets the cards of `seat`."""
        return passes_to(self.dealt.rules, seat, self.dealt.standing.hands_scored + 1)

    def after(self, seat: Actor, action: Action) -> Step:
        """The last choice lets all cards change hands; only giver and receiver know them (KS-144)."""
        assert seat is not None
        given = (*self.given, (seat, self.dealt.rules.cards.mask(action.what)))
        gave = Event(
            "gave",
            {"seat": seat, "to": self.to(seat), "count": len(action.what)},
            {seat: {"cards": list(action.what)}},
        )
        if len(given) < self.dealt.rules.players:
            return Step(PassingCards(self.dealt, given, self.contract), [gave])
        dealt, received = self._hand_over(dict(given))
        step = (
            onward.after_first_passing(dealt)
            if self.contract is None
            else onward.after_last_passing(dealt, self.contract)
        )
        return Step(step.phase, [gave, *received, *step.events])

    def _hand_over(self, given: dict[Seat, int]) -> tuple[Dealt, list[Event]]:
        hands = {seat: self.dealt.hands[seat] & ~cards for seat, cards in given.items()}
        events = []
        for giver in sorted(given):
            receiver = self.to(giver)
            hands[receiver] |= given[giver]
            cards = self.dealt.texts(given[giver])
            facts = {"seat": receiver, "from": giver, "count": len(cards)}
            events.append(Event("received", facts, {receiver: {"cards": cards}}))
        return self.dealt.with_hands(hands), events
