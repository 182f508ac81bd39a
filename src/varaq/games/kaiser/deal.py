"""Dealing and the claims of a misdeal (KS-20…34)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from varaq.cards import Pack
from varaq.engine.action import Action, Actor
from varaq.engine.dealing import AwaitsPack
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step, only
from varaq.errors import Reason, Refusal
from varaq.games.kaiser import onward
from varaq.games.kaiser.dealt import Dealt, Pile, Standing
from varaq.games.kaiser.rules import KaiserRules
from varaq.seats import Seat

KEEP = Action("keep")
CLAIM = Action("claim")


@dataclass(frozen=True, slots=True)
class Dealing(AwaitsPack):
    """A shuffled pack is awaited. All cards are dealt one at a time, from the dealer's left (KS-25)."""

    rules: KaiserRules
    standing: Standing
    dealer_clause: ClassVar[str] = "KS-25"
    pack_clause: ClassVar[str] = "KS-25"

    @property
    def pack(self) -> Pack:
        """The pack of the house."""
        return self.rules.cards

    def after(self, seat: Actor, action: Action) -> Step:
        """The cards go round; the kitty is what is left over (KS-26)."""
        rules, dealer = self.rules, self.standing.dealer
        players, each = rules.players, rules.cards_each
        order = [rules.cards.number[card] for card in action.what]
        given: list[list[int]] = [order[turn : each * players : players] for turn in range(players)]
        given = [given[(s - dealer - 1) % players] for s in range(players)]
        in_hand = each // 2 if rules.piles else each
        hands = tuple(sum(1 << card for card in cards[:in_hand]) for cards in given)
        piles = tuple(_piles(cards[in_hand:]) for cards in given) if rules.piles else ()
        dealt = Dealt(rules, self.standing, hands, sum(1 << card for card in order[each * players :]), piles)
        public = {
            "dealer": dealer,
            "deal": self.standing.hands_scored + 1,
            "counts": [in_hand] * players,
            "kitty": rules.kitty,
        }
        own = {s: {"cards": dealt.texts(hand)} for s, hand in enumerate(hands)}
        return onward.after_deal(dealt, [Event("dealt", public, own)])


def _piles(cards: list[int]) -> tuple[Pile, ...]:
    """Four piles of two: first the lower cards, then one on each of them (KS-27)."""
    half = len(cards) // 2
    return tuple((cards[half + place], cards[place]) for place in range(half))


def may_claim(rules: KaiserRules, hand: int) -> str | None:
    """The clause by which a hand as dealt may be thrown in, or None (KS-30, KS-32)."""
    cards = rules.cards.texts(hand)
    specials = (rules.bonus_card, rules.penalty_card)
    if rules.misdeal_no_honours and not any(c[0] in "AKQJ" or c in specials for c in cards):
        return "KS-30"
    if rules.misdeal_four_alike and any(sum(c[:-1] == rank for c in cards) == 4 for rank in ("10", "9", "8")):
        return "KS-32"
    return None


@dataclass(frozen=True, slots=True)
class Claims(PhaseBase):
    """Every player keeps his hand or claims a misdeal, all at once (KS-33)."""

    dealt: Dealt
    awaited: tuple[Actor, ...]
    name: ClassVar[str] = "claims"

    def shows_awaited(self, viewer: Seat | None) -> tuple[Actor, ...]:
        """Who has answered already stays hidden, save from himself (KS-143)."""
        return tuple(s for s in range(self.dealt.rules.players) if s != viewer or s in self.awaited)

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """Anybody may keep; only a hand without honours, or with four alike, may be thrown in."""
        if refusal := only(action, "keep", "claim", clause="KS-68"):
            return refusal
        if seat is None or seat not in self.awaited:
            return Refusal(Reason.ALREADY_ANSWERED, "KS-33")
        if action.what:
            return Refusal(Reason.UNREADABLE, facts={"text": str(action)})
        if action == CLAIM and may_claim(self.dealt.rules, self.dealt.hands[seat]) is None:
            return Refusal(
                Reason.NO_RIGHT_TO_CLAIM, "KS-30" if self.dealt.rules.misdeal_no_honours else "KS-32"
            )
        return None

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Keep or claim."""
        return KEEP, CLAIM

    def after(self, seat: Actor, action: Action) -> Step:
        """A claim ends the deal and shows the hand (KS-31); when all have kept, the deal goes on."""
        assert seat is not None
        if action == CLAIM:
            shown = Event(
                "misdeal_claimed", {"seat": seat, "cards": self.dealt.texts(self.dealt.hands[seat])}
            )
            return onward.deal_again(self.dealt.standing, self.dealt.rules, "misdeal", [shown])
        left = tuple(s for s in self.awaited if s != seat)
        return Step(Claims(self.dealt, left), ()) if left else onward.after_claims(self.dealt)
