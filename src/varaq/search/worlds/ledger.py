"""Where the cards may be that a seat has not seen: parts of the deal, kept up as the seat is shown more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from varaq.cards import bits
from varaq.engine import Event
from varaq.seats import Seat

Place: TypeAlias = Seat | str
"""A seat's hand, or another place by its name: `kitty`, `buried`, `stock` …"""


@dataclass(frozen=True, slots=True)
class Check:
    """What else is known of some places together; `plus` are cards known to have been there.

    One of `wanted` is among the cards at least (0: nothing is wanted), and not all of `barred` are (0: nothing
    is barred).
    """

    at: tuple[int, ...]
    plus: int
    wanted: int
    barred: int

    def holds(self, hands: Sequence[int]) -> bool:
        """Whether the cards by place agree with it."""
        cards = self.plus
        for place in self.at:
            cards |= hands[place]
        if self.wanted and not cards & self.wanted:
            return False
        return not self.barred or bool(self.barred & ~cards)


@dataclass(frozen=True, slots=True)
class Unseen:
    """Who may hold what the seat has not seen.

    `places`: all seats first, then other places by name. A seat that comes again after them is another part
    of its hand, of which something of its own is known. By place: `may`, the cards that can be there, `need`,
    how many of `cards` are, and `sure`, cards that are known to be there beside them.

    `gone`: those of `cards` that have been played or lie open, where it is not known for certain which part
    of the deal they came from; they are dealt with the rest, and then taken away. `checks`: what cannot be
    said place by place.
    """

    cards: int
    places: tuple[Place, ...]
    may: tuple[int, ...]
    need: tuple[int, ...]
    sure: tuple[int, ...]
    gone: int = 0
    checks: tuple[Check, ...] = ()

    def merged(self, dealt: Sequence[int]) -> tuple[int, ...]:
        """The cards that are at every place now, every place once, from the cards dealt to the parts."""
        found: dict[Place, int] = dict.fromkeys(self.places, 0)
        for place, cards, sure in zip(self.places, dealt, self.sure, strict=True):
            found[place] |= cards & ~self.gone | sure
        return tuple(found.values())

    @property
    def is_plain(self) -> bool:
        """Whether every place is a single part and nothing has to be taken away or checked."""
        return not self.gone and not self.checks and len(set(self.places)) == len(self.places)


@dataclass(slots=True, eq=False)
class Part:
    """Cards that came to a place together. `count`: how many, those that have been seen since included.

    `banned`: cards that are not among them; of these only `proven` are for certain where a house lets wrong
    cards stand.
    """

    place: Place
    count: int
    banned: int = 0
    proven: int = 0


class Ledger:
    """The cards of one deal as one seat can follow them.

    A card is known to be `at` a place, or it is in one of the parts: in any that does not ban it, unless it
    is `pinned` to some. `gone` are cards that have visibly left their part; which one it was may stay open.
    Own cards belong to no part. `wrong_stands`: the house lets wrong cards stand; `trusting`: all the same
    every card is taken for a right one.
    """

    def __init__(self, pack: int, players: int, me: Seat, *, trusting: bool = True) -> None:
        self.pack = pack
        self.players = players
        self.me = me
        self.trusting = trusting
        self.wrong_stands = False
        self.parts: list[Part] = []
        self.at: dict[Place, int] = {}
        self.pinned: dict[int, list[Part]] = {}
        self.gone = 0
        self.out = 0
        self.checks: list[tuple[list[Part], int, int]] = []

    # ------------------------------------------------------------------ what is dealt, and moves as a whole

    def learn(self, past: Iterable[Event]) -> None:
        """Follow all that was shown, one thing after the other, by the methods `_<kind>` of the game's ledger."""
        for shown in past:
            learn = getattr(self, f"_{shown.kind}", None)
            if learn is not None:
                learn(shown.public)

    def put(self, place: Place, count: int, *, banned: int = 0) -> Part:
        """So many cards that nobody has seen come to the place."""
        part = Part(place, count, banned, banned)
        self.parts.append(part)
        return part

    def of(self, place: Place) -> list[Part]:
        """The parts at the place."""
        return [part for part in self.parts if part.place == place]

    def move(self, source: Place, target: Place) -> None:
        """All that lies at one place goes to another."""
        for part in self.of(source):
            part.place = target
        self.know(target, self.at.pop(source, 0))

    def drop(self, place: Place) -> None:
        """The seat has been shown everything that lies there."""
        for part in self.of(place):
            self.parts.remove(part)
            for card in [card for card, parts in self.pinned.items() if part in parts]:
                self.out |= 1 << card  # known otherwise: it is in the own hand, or was
                del self.pinned[card]
        self.at.pop(place, None)

    # ------------------------------------------------------------------ single cards

    def know(self, place: Place, cards: int) -> None:
        """The cards are known to be at the place, and in no part."""
        self.at[place] = self.at.get(place, 0) | cards

    def pin(self, cards: int, parts: Sequence[Part]) -> None:
        """Each of the cards is in one of the parts."""
        for card in bits(cards):
            before = self.pinned.get(card)
            both = [part for part in parts if part in before] if before else list(parts)
            self.pinned[card] = both or list(parts)

    def leaves(self, place: Place, card: int) -> None:
        """The card has visibly left the place."""
        bit = 1 << card
        known = self.at.get(place, 0)
        if known & bit or place == self.me:
            self.at[place] = known & ~bit
            self.out |= bit
            return
        here = self.of(place)
        if here and all(part.banned & bit for part in here):  # somebody has played a wrong card before
            for part in here:
                part.banned = part.proven
        self.pin(bit, [part for part in here if not part.banned & bit] or here)
        self.gone |= bit

    def shows(self, place: Place, card: int) -> None:
        """The card is seen to be at the place, where it stays."""
        bit = 1 << card
        here = self.of(place)
        if place != self.me and here and not self.at.get(place, 0) & bit:
            self.pin(bit, [part for part in here if not part.banned & bit] or here)

    def lacks(self, place: Place, cards: int, *, proven: bool = True) -> None:
        """At this moment the place has none of the cards; `proven`: whatever the house lets stand."""
        if place == self.me or not (proven or self.trusting):
            return
        for part in self.of(place):
            part.banned |= cards & ~self.gone
            if proven:
                part.proven |= cards & ~self.gone

    # ------------------------------------------------------------------ moves that nobody else sees

    def join(self, parts: Sequence[Part]) -> Part:
        """Count the parts as one: which card came from which no longer matters, or can no longer be told."""
        first, *others = parts
        for part in others:
            first.count += part.count
            first.banned &= part.banned
            first.proven &= part.proven
            self.parts.remove(part)
            self.checks = [check for check in self.checks if part not in check[0]]
            for card, pins in self.pinned.items():
                if part in pins:
                    self.pinned[card] = list(dict.fromkeys(first if pin is part else pin for pin in pins))
        if others:
            self.checks = [check for check in self.checks if first not in check[0]]
        return first

    def split(self, part: Part, count: int, target: Place) -> Part:
        """Some cards of the part, nobody knows which, go to another place."""
        apart = Part(target, count, part.banned, part.proven)
        self.parts.append(apart)
        part.count -= count
        for card, pins in self.pinned.items():
            if part in pins and not self.gone >> card & 1:
                pins.append(apart)
        for parts, _, _ in self.checks:
            if part in parts:
                parts.append(apart)
        return apart

    def hide(self, source: Place, count: int, target: Place) -> Part:
        """So many of the cards at one place go to another; known ones may be among them."""
        known = self.at.pop(source, 0)
        for card in bits(known):
            self._settle(card)
        parts = self.of(source) or [self.put(source, 0)]
        part = self.join(parts)
        self.pin(known, [part])
        part.count += known.bit_count()
        part.banned &= ~known
        part.proven &= ~known
        return self.split(part, count, target)

    def _settle(self, card: int) -> None:
        """The card lies somewhere else by now: leave it out of the part it came from."""
        for part in self.pinned.pop(card, [])[:1]:
            part.count -= 1
        self.gone &= ~(1 << card)

    def check(self, parts: Iterable[Part], *, wanted: int = 0, barred: int = 0) -> None:
        """Of the parts together one of `wanted` is known to be there, or not all of `barred`."""
        self.checks.append((list(parts), wanted, barred))

    # ------------------------------------------------------------------ the sum of it

    def unseen(self, hand: int) -> Unseen:
        """Who may hold what, `hand` being the own cards."""
        self._join_alike()
        sure = {**self.at, self.me: hand}
        told: dict[Part, int] = dict.fromkeys(self.parts, 0)
        doubtful = 0
        for card, parts in self.pinned.items():
            if len(parts) > 1:
                doubtful |= 1 << card
                continue
            (part,) = parts
            told[part] |= 1 << card
            if not self.gone >> card & 1:
                sure[part.place] = sure.get(part.place, 0) | 1 << card
        free = self.pack & ~(self.out | _union(sure.values()) | _union(told.values()) | doubtful)
        placed = self._placed([*sure, *(part.place for part in self.parts)])
        index = {part: at for at, (_, part) in enumerate(placed) if part is not None}
        checks = (
            Check(tuple(index[p] for p in parts), _union(told[p] for p in parts), wanted, barred)
            for parts, wanted, barred in self.checks
        )
        cards = free | doubtful
        return Unseen(
            cards,
            tuple(place for place, _ in placed),
            tuple(0 if part is None else self._allowed(part, free) for _, part in placed),
            tuple(0 if part is None else part.count - told[part].bit_count() for _, part in placed),
            tuple(sure.pop(place, 0) for place, _ in placed),  # with the first part of its place
            cards & self.gone,
            tuple(check for check in checks if _is_open(check, cards)),
        )

    def _allowed(self, part: Part, free: int) -> int:
        """The cards that the part may hold of the `free` ones, and of those that are in one of several parts."""
        allowed = free
        for card, parts in self.pinned.items():
            if len(parts) > 1 and part in parts:
                allowed |= 1 << card
        return allowed & ~part.banned

    def _placed(self, places: Iterable[Place]) -> list[tuple[Place, Part | None]]:
        """Every seat, every other place, then the further parts of either."""
        named = sorted({place for place in places if isinstance(place, str)})
        first: list[tuple[Place, Part | None]] = []
        further: list[tuple[Place, Part | None]] = []
        for place in (*range(self.players), *named):
            parts = self.of(place)
            first.append((place, parts[0] if parts else None))
            further += [(place, part) for part in parts[1:]]
        return [*first, *further]

    def _join_alike(self) -> None:
        """Parts of one place of which the same is known are one; empty ones are none."""
        checked = {id(part) for parts, _, _ in self.checks for part in parts}
        seen: dict[object, Part] = {}
        for part in list(self.parts):
            pins = tuple(card for card, parts in self.pinned.items() if part in parts)
            sharing = tuple(at for at, check in enumerate(self.checks) if part in check[0])
            key = (part.place, part.banned, pins if pins else (), sharing)
            alike = seen.setdefault(key, part)
            if alike is not part:
                checks = self.checks
                self.join([alike, part])
                if id(part) in checked:
                    self.checks = [
                        ([one for one in parts if one is not part], wanted, barred)
                        for parts, wanted, barred in checks
                    ]


def _union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _is_open(check: Check, cards: int) -> bool:
    """Whether some deal could break it still."""
    wanted = bool(check.wanted) and not check.plus & check.wanted
    barred = bool(check.barred) and not check.barred & ~(cards | check.plus)
    return wanted or barred
