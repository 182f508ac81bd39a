"""Dealing, cutting for a stikki, and choosing the two suits (ST-29…44)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import ClassVar

from varaq.cards import Pack
from varaq.engine.action import Action, Actor
from varaq.engine.dealing import AwaitsPack
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step, only
from varaq.errors import Reason, Refusal
from varaq.games.styrivolt import onward
from varaq.games.styrivolt.cloth import Cloth, Standing, of_suit
from varaq.games.styrivolt.powers import PACK, PERMANENT, Chosen, called, power, rank_of, suit_of
from varaq.games.styrivolt.rules import Exposure, KingOrFour, Shuffle, StyrivoltRules
from varaq.seats import Seat

HAND, ROUND = 9, 3
STOCK = 12


@dataclass(frozen=True, slots=True)
class Dealing(AwaitsPack):
    """A shuffled pack is awaited: three rounds of three from the dealer's left, twelve for the stock (ST-30)."""

    rules: StyrivoltRules
    standing: Standing
    dealer_clause: ClassVar[str] = "ST-29"
    pack_clause: ClassVar[str] = "ST-30"

    @property
    def pack(self) -> Pack:
        """48 cards (ST-2)."""
        return PACK

    def shuffled(self, shuffle: Callable[[list[str]], object]) -> Action:
        """The pack, thoroughly shuffled, or lightly from how it was stacked (ST-R16)."""
        lightly = self.rules.shuffle == Shuffle.LIGHT and bool(self.standing.stacked)
        order = list(self.standing.stacked if lightly else PACK.cards)
        if lightly:
            for _ in range(3):
                order = _overhand(order, shuffle)
        else:
            shuffle(order)
        return Action("deal", tuple(order))

    def after(self, seat: Actor, action: Action) -> Step:
        """The cutter looks before the cards are given out (ST-32)."""
        if self.rules.cut_stikkar:
            step = _look(Cut(self.rules, self.standing, action.what))
            return Step(step.phase, [Event("shuffled", self.standing.next_deal), *step.events])
        return deal_out(self.rules, self.standing, action.what, ())


def _overhand(order: list[str], shuffle: Callable[[list[str]], object]) -> list[str]:
    """One overhand shuffle: packets of two to six cards, laid one upon the other."""
    sizes = list("23456" * 5)
    shuffle(sizes)
    packets = []
    left = order
    for size in map(int, sizes):
        packets.append(left[:size])
        left = left[size:]
        if not left:
            break
    return [card for packet in reversed(packets) for card in packet]


# ---------------------------------------------------------------------- the cut


@dataclass(frozen=True, slots=True)
class Cut(PhaseBase):
    """The cutter, at the dealer's right, looks at the bottom cards of the stock (ST-32…34, ST-R7)."""

    rules: StyrivoltRules
    standing: Standing
    order: tuple[str, ...]
    looked: int = 0
    laid_out: tuple[str, ...] = ()
    name: ClassVar[str] = "cut"

    @property
    def cutter(self) -> Seat:
        """The player at the dealer's right."""
        return (self.standing.dealer + 3) % 4

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The cutter."""
        return (self.cutter,)

    @property
    def may_look(self) -> bool:
        """Whether a further card may be looked at."""
        return self.looked < self.rules.cut_depth and len(self.laid_out) < self.rules.cut_exposed

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """He may look on within the depth of the house, or stop."""
        if refusal := only(action, "look", "stop", clause="ST-83"):
            return refusal
        if seat != self.cutter:
            return Refusal(Reason.NOT_YOUR_TURN, "ST-32")
        if action.what:
            return Refusal(Reason.UNREADABLE, facts={"text": str(action)[:40]})
        if action.verb == "look" and not self.may_look:
            return Refusal(Reason.LOOKED_ENOUGH, "ST-33")
        return None

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Look or stop."""
        return Action("look"), Action("stop")

    def after(self, seat: Actor, action: Action) -> Step:
        """A permanent stikki that is found is laid out."""
        if action.verb == "look":
            return _look(self)
        return deal_out(self.rules, self.standing, self.order, self.laid_out)


def _look(cut: Cut) -> Step:
    """The next card from the bottom; the first look is made for the cutter (ST-83)."""
    card = cut.order[-1 - cut.looked]
    found = card in PERMANENT
    laid_out = (*cut.laid_out, card) if found else cut.laid_out
    after = replace(cut, looked=cut.looked + 1, laid_out=laid_out)
    own = {} if found else {cut.cutter: {"card": card}}
    events = [Event("cut_looked", {"seat": cut.cutter, "count": after.looked}, own)]
    if found:
        events.append(Event("laid_out", {"seat": cut.cutter, "card": card}))
    if after.may_look:
        return Step(after, events)
    step = deal_out(cut.rules, cut.standing, cut.order, laid_out)
    return Step(step.phase, [*events, *step.events])


# ---------------------------------------------------------------------- dealing out and turning


def deal_out(
    rules: StyrivoltRules, standing: Standing, order: Sequence[str], laid_out: tuple[str, ...]
) -> Step:
    """Three cards to each, three times; then the dealer turns cards of the stock (ST-30, ST-38)."""
    given: list[list[str]] = [[], [], [], []]
    for packet in range(ROUND * 4):
        seat = (standing.dealer + 1 + packet) % 4
        given[seat] += order[packet * ROUND : (packet + 1) * ROUND]
    hands = tuple(PACK.mask(cards) for cards in given)
    stock = [card for card in order[-STOCK:] if card not in laid_out]
    public = {
        **standing.next_deal,
        "counts": [HAND] * 4,
        "kitty": 0,
        "stock": STOCK,
        "laid_out": list(laid_out),
    }
    own = {s: {"cards": PACK.texts(hand)} for s, hand in enumerate(hands)}
    dealt = Event("dealt", public, own)
    turned = turn_up(stock)
    if turned is None:
        return Step(
            Dealing(rules, replace(standing, stacked=tuple(order))),
            [dealt, Event("thrown_in", {"code": "one_suit"})],
        )
    chosen, cards = turned
    cloth = Cloth(
        rules,
        standing,
        hands,
        hands,
        PACK.mask(stock),
        chosen,
        laid_out=tuple(PACK.number[card] for card in laid_out),
    )
    seen: dict[str, object] = {"seat": standing.dealer, "count": len(cards)}
    looked = (
        Event("turned", {**seen, "cards": cards})
        if rules.open_choice
        else Event("turned", seen, {standing.dealer: {"cards": cards}})
    )
    step = expose_on(Expose(cloth, tuple(cards)))
    return Step(step.phase, [dealt, looked, *step.events])


def turn_up(stock: Sequence[str]) -> tuple[Chosen, list[str]] | None:
    """The two chosen suits and the cards turned; None where the stock is of one suit (ST-38, ST-39)."""
    suits: list[str] = []
    for place, card in enumerate(stock):
        if suit_of(card) not in suits:
            if len(suits) == 2:
                return (suits[0], suits[1]), list(stock[: place + 1])
            suits.append(suit_of(card))
    return ((suits[0], suits[1]), list(stock)) if len(suits) == 2 else None


def showings(
    rules: StyrivoltRules, turned: Iterable[str], suit: str, chosen: Chosen
) -> list[tuple[str, ...]]:
    """What the dealer may lay face up for one chosen suit (ST-40…42)."""
    cards = of_suit(turned, suit)
    names = {card: called(card, chosen) for card in cards}
    lambs = [card for card in cards if names[card] == "lamb"]
    stikki = sorted((c for c in cards if power(c, chosen) > 4), key=lambda c: -power(c, chosen))
    if rules.exposure == Exposure.DEALER_ANY:
        return [(card,) for card in cards] + [tuple(pair) for pair in product(lambs, stikki)]
    traders = [card for card in cards if names[card] == "trader"]
    if traders:
        return [(traders[0],)]
    if lambs or stikki:
        return [(*lambs, *stikki[:1])]
    if rules.exposure == Exposure.DEALER_LOW:
        return [(card,) for card in cards]
    for ranks in (("6",), ("8", "9"), ("2",), ("3",), _king_and_four(rules, cards), ("Q",)):
        present: list[tuple[str, ...]] = [(card,) for card in cards if rank_of(card) in ranks]
        if present:
            return present
    raise AssertionError("a chosen suit has a turned card")


def _king_and_four(rules: StyrivoltRules, cards: Sequence[str]) -> tuple[str, ...]:
    """King and four are level, unless the house prefers one and it is there (ST-41)."""
    preferred = {KingOrFour.KING: "K", KingOrFour.FOUR: "4"}.get(rules.king_or_four)
    if preferred and any(rank_of(card) == preferred for card in cards):
        return (preferred,)
    return ("K", "4")


@dataclass(frozen=True, slots=True)
class Expose(PhaseBase):
    """The dealer lays a card of each chosen suit face up, one suit after the other (ST-40)."""

    cloth: Cloth
    turned: tuple[str, ...]
    shown: tuple[tuple[str, ...], ...] = ()
    name: ClassVar[str] = "expose"

    @property
    def quiet(self) -> bool:
        """That somebody is asked must not be seen (ST-R24)."""
        return True

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The dealer."""
        return (self.cloth.standing.dealer,)

    @property
    def open(self) -> list[tuple[str, ...]]:
        """What may be laid up for the suit that is due."""
        suit = self.cloth.chosen[len(self.shown)]
        return showings(self.cloth.rules, self.turned, suit, self.cloth.chosen)

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """Only what the house lets the dealer show; the others hear what they hear while cards are dealt."""
        if seat != self.cloth.standing.dealer:
            return Refusal(Reason.NOT_YOUR_TURN, "ST-29")
        if refusal := only(action, "expose", clause="ST-83"):
            return refusal
        if set(action.what) not in [set(cards) for cards in self.open] or len(set(action.what)) != len(
            action.what
        ):
            return Refusal(Reason.MAY_NOT_EXPOSE, "ST-40", {"card": " ".join(action.what)[:12]})
        return None

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """What may be laid up."""
        return (Action("expose", cards) for cards in self.open)

    def after(self, seat: Actor, action: Action) -> Step:
        """The next suit, or play."""
        return expose_on(replace(self, shown=(*self.shown, action.what)))


def expose_on(phase: Expose) -> Step:
    """Lay up what leaves no choice; ask the dealer where there is one."""
    while len(phase.shown) < 2:
        showing = phase.open
        if len(showing) > 1:
            return Step(phase, ())
        phase = replace(phase, shown=(*phase.shown, showing[0]))
    cloth = phase.cloth
    first, second = (PACK.mask(cards) for cards in phase.shown)
    cloth = replace(cloth, exposed=(first, second), stock=cloth.stock & ~(first | second) & ~_laid(cloth))
    shown = dict(zip(cloth.chosen, map(list, phase.shown), strict=True))
    said = Event(
        "chosen",
        {
            "seat": cloth.standing.dealer,
            "suits": list(cloth.chosen),
            "exposed": shown,
            "stock": cloth.stock_count(),
        },
    )
    step = onward.begin_play(cloth)
    return Step(step.phase, [said, *step.events])


def _laid(cloth: Cloth) -> int:
    return sum(1 << number for number in cloth.laid_out)
