"""What a seat knows: the fold of the events it was shown, built by adding and never by blanking."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from varaq.engine.action import pair
from varaq.engine.choice import Choice, Chosen
from varaq.engine.event import Event
from varaq.engine.game import Game
from varaq.engine.phase import Phase, legal
from varaq.rules import Rules
from varaq.seats import Seat, Side

Facts = Mapping[str, Any]


@dataclass(slots=True)
class Observation:
    """One seat's knowledge of a match. `seat` None: a bystander, who sees what all may see.

    `shuffled`: the pack is ready, and something comes before the cards are dealt, such as a cut.

    `legal` are the seat's own open acts as text; they are nobody else's business, for
    they would tell who is void. `right` leaves out those that a house lets stand though they
    are wrong (for computer players; a person is not told). Fields and shapes are those of `docs/develop/wire.md`.

    `past` is all that the seat was shown of this deal, in order, each as an event that is public to
    it; it does not go over the wire. What all are shown is held once for all who see it, so nothing in it is changed.
    """

    game: Game
    rules: Rules
    seat: Seat | None
    number: int = 0
    phase: str = "dealing"
    deal: int = 0
    dealer: Seat = 0
    awaited: tuple[Seat, ...] = ()
    legal: Sequence[str] = ()
    right: Sequence[str] = ()
    choose: Choice | None = None
    hand: list[str] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    auction: list[tuple[Seat, str]] = field(default_factory=list)
    contract: dict[str, Any] | None = None
    kitty: int = 0
    mine: dict[str, list[str]] = field(default_factory=dict)
    out: tuple[Seat, ...] = ()
    trick: list[tuple[Seat, str]] = field(default_factory=list)
    last_trick: dict[str, Any] | None = None
    played: list[list[tuple[Seat, str]]] = field(default_factory=list)
    tricks: list[int] = field(default_factory=list)
    points: Mapping[Side, int] = field(default_factory=dict)
    totals: Mapping[Side, int] = field(default_factory=dict)
    sheet: list[Facts] = field(default_factory=list)
    result: Facts | None = None
    extra: dict[str, Any] = field(default_factory=dict)
    shuffled: bool = False
    past: list[Event] = field(default_factory=list)
    _read: int = 0

    @classmethod
    def begin(cls, game: Game, rules: Rules, seat: Seat | None, dealer: Seat) -> Observation:
        """What the seat knows before the first deal: the house, and who deals."""
        seen = cls(game, rules, seat, dealer=dealer)
        seen.totals = dict.fromkeys(rules.seating.sides, 0)
        seen.clear()
        game.begin_seen(rules, seen)
        return seen

    def clear(self) -> None:
        """The cards are gathered in: everything that belongs to one deal is gone."""
        seating = self.rules.seating
        self.hand, self.auction, self.contract, self.kitty, self.mine = [], [], None, 0, {}
        self.counts, self.tricks = [0] * seating.players, [0] * seating.players
        self.out, self.trick, self.last_trick, self.played = (), [], None, []
        self.points = dict.fromkeys(seating.sides, 0)
        self.past = []

    def catch_up(self, events: Sequence[Event], number: int, phase: Phase) -> None:
        """Take in what has happened since, and what the seat may do now."""
        for event in events[self._read :]:
            facts = event.shown_to(self.seat)
            if facts is not None:
                self.add(Event(event.kind, facts) if event.private else event)
        if self._read < len(events):
            self.game.look(self.rules, self)
        self._read = len(events)
        self.number = number
        self.phase = phase.name
        self.awaited = tuple(s for s in phase.shows_awaited(self.seat) if s is not None)
        self.legal, self.right, self.choose = (), (), None
        if self.seat is not None and (self.seat in phase.awaited or self.seat in phase.interrupting):
            self.choose = phase.choice(self.seat)
            acts = Chosen(self.choose) if self.choose else None
            self.legal = acts or tuple(str(action) for action in legal(phase, self.seat))
            right = phase.right(self.seat)
            self.right = self.legal if right is None else tuple(map(str, right))

    def forgot(self) -> None:
        """The match has let go of the events that were taken in."""
        self._read = 0

    def add(self, shown: Event) -> None:
        """Learn one thing: what the seat is shown of it is public to the seat."""
        facts = shown.public
        assert facts is not None
        learn = _LEARN.get(shown.kind)
        if learn is not None:
            learn(self, facts)
        of_game = self.game.sees.get(shown.kind)
        if of_game is not None:
            of_game(self.rules, self, facts)
        self.past.append(shown)

    @property
    def opens_trick(self) -> bool:
        """Whether no trick lies, and the seat has more than one card left to begin with."""
        return not self.trick and len(self.hand) > 1

    # ------------------------------------------------------------------ helpers of the fold

    def lose(self, seat: Seat, cards: Sequence[str] | None, count: int) -> None:
        """Cards have left a hand; which ones is known or not."""
        self.counts[seat] -= count
        if seat == self.seat and cards:
            self.hand = list(self.hand)
            for card in cards:  # one by one: a double pack holds a card twice
                self.hand.remove(card)

    def gain(self, seat: Seat, cards: Sequence[str] | None, count: int) -> None:
        """Cards have come into a hand."""
        self.counts[seat] += count
        if seat == self.seat and cards:
            self.hand += cards

    def as_data(self) -> dict[str, Any]:
        """The observation as it goes over the wire."""
        choose = self.choose
        return {
            "seat": self.seat,
            "phase": self.phase,
            "deal": self.deal,
            "dealer": self.dealer,
            "awaited": list(self.awaited),
            "legal": [] if choose else list(self.legal),
            "choose": {"verb": choose.verb, "count": choose.count, "from": list(choose.of)}
            if choose
            else None,
            "hand": self.hand,
            "counts": self.counts,
            "auction": self.auction,
            "contract": self.contract,
            "kitty": self.kitty,
            "mine": self.mine,
            "out": list(self.out),
            "trick": self.trick,
            "last_trick": self.last_trick,
            "tricks": self.tricks,
            "points": self.points,
            "totals": self.totals,
            "sheet": self.sheet,
            "result": self.result,
            **self.extra,
        }


def _shuffled(seen: Observation, facts: Facts) -> None:
    seen.clear()
    seen.deal, seen.dealer, seen.shuffled = facts["deal"], facts["dealer"], True


def _dealt(seen: Observation, facts: Facts) -> None:
    if not seen.shuffled:  # else what the cutter saw since then stays
        seen.clear()
    seen.shuffled = False
    seen.deal, seen.dealer, seen.kitty = facts["deal"], facts["dealer"], facts["kitty"]
    seen.counts = list(facts["counts"])
    seen.hand = list(facts.get("cards", ()))


def _gave(seen: Observation, facts: Facts) -> None:
    seen.lose(facts["seat"], facts.get("cards"), facts["count"])
    if "cards" in facts:
        seen.mine["gave"] = list(facts["cards"])


def _received(seen: Observation, facts: Facts) -> None:
    seen.gain(facts["seat"], facts.get("cards"), facts["count"])
    if "cards" in facts:
        seen.mine["got"] = list(facts["cards"])


def _called(seen: Observation, facts: Facts) -> None:
    seen.auction.append(pair(facts["seat"], facts["call"]))


def _contract(seen: Observation, facts: Facts) -> None:
    seen.contract = {
        "bidder": facts["seat"],
        "bid": facts["bid"],
        "trump": None,
        "order": facts["order"],
        "sold": facts["sold"],
        "calls": len(seen.auction),
    }


def _trump(seen: Observation, facts: Facts) -> None:
    seen.contract = {**(seen.contract or {}), "trump": facts["suit"]}


def _order(seen: Observation, facts: Facts) -> None:
    seen.contract = {**(seen.contract or {}), "order": facts["order"]}


def _kitty_taken(seen: Observation, facts: Facts) -> None:
    seen.kitty -= facts["count"]
    seen.gain(facts["seat"], facts.get("cards"), facts["count"])
    if "cards" in facts:
        seen.mine["kitty"] = list(facts["cards"])


def _discarded(seen: Observation, facts: Facts) -> None:
    seen.lose(facts["seat"], facts.get("cards"), facts["count"])
    if "cards" in facts:
        seen.mine["discarded"] = list(facts["cards"])


def _sits_out(seen: Observation, facts: Facts) -> None:
    seen.out = tuple(facts["seats"])
    for seat in seen.out:
        seen.counts[seat] = 0
        if seat == seen.seat:
            seen.mine["put_away"], seen.hand = seen.hand, []


def _played(seen: Observation, facts: Facts) -> None:
    seat, card = facts["seat"], facts["card"]
    if not seen.trick:
        seen.played.append([])
    by = pair(seat, card)
    seen.trick = [*seen.trick, by]
    seen.played[-1].append(by)
    if facts["pile"] is None:
        seen.lose(seat, (card,), 1)


def _trick_taken(seen: Observation, facts: Facts) -> None:
    seen.last_trick = {"cards": seen.trick, "winner": facts["seat"], "points": facts["points"]}
    seen.trick = []
    seen.tricks[facts["seat"]] += 1
    seen.points = facts["so_far"]


def _scored(seen: Observation, facts: Facts) -> None:
    seen.sheet.append(facts)
    seen.totals = facts["after"]


def _match_won(seen: Observation, facts: Facts) -> None:
    seen.result = facts


_LEARN: dict[str, Callable[[Observation, Facts], None]] = {
    "shuffled": _shuffled,
    "dealt": _dealt,
    "gave": _gave,
    "received": _received,
    "called": _called,
    "contract": _contract,
    "trump_named": _trump,
    "trump_led": _trump,
    "order_said": _order,
    "kitty_taken": _kitty_taken,
    "discarded": _discarded,
    "sits_out": _sits_out,
    "played": _played,
    "trick_taken": _trick_taken,
    "scored": _scored,
    "match_won": _match_won,
}
