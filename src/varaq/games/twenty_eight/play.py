"""The play of the cards: tricks, asking for the trump, the pair, claims of wrong play (TE-90…130, TE-155…159)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import Step, only
from varaq.errors import Reason, Refusal
from varaq.games.twenty_eight import onward
from varaq.games.twenty_eight.cardplay import Lying, Spot, trump_in_force, winner
from varaq.games.twenty_eight.held import Contract, Held
from varaq.games.twenty_eight.packs import card_points
from varaq.games.twenty_eight.pair import TrickWon, holds_pair, may_show, target
from varaq.games.twenty_eight.rules import Misplay, NeverShown, PairRule, PairTiming
from varaq.games.twenty_eight.stage import Stage, redeal_claimants
from varaq.seats import Seat, Side

ASK, SHOW, PAIR, PLEDGE = Action("ask"), Action("show"), Action("pair"), Action("pledge")


@dataclass(frozen=True, slots=True)
class Fault:
    """A wrong card that stands until it is claimed; `barred_lead` cannot be claimed while trump is hidden."""

    seat: Seat
    barred_lead: bool = False


@dataclass(frozen=True, slots=True)
class Play(Stage):
    """Tricks in play.

    `asked`: who asked for the trump, or showed it, in this trick; `shown_at`: how many cards lay
    then. `trump_led`: another player than the bidder has led the trump suit before. `pledged`:
    seats that will show the pair at the first moment allowed (TE-89).
    """

    held: Held
    contract: Contract
    turn: Seat
    out: tuple[Seat, ...] = ()
    trick: tuple[Lying, ...] = ()
    asked: Seat | None = None
    shown_at: int | None = None
    turned: int | None = None
    trump_led: bool = False
    won: tuple[TrickWon, ...] = ()
    points: tuple[int, int] = (0, 0)
    pair: Side | None = None
    pledged: tuple[Seat, ...] = ()
    faults: tuple[Fault, ...] = ()
    name: ClassVar[str] = "play"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The seat on turn."""
        return (self.turn,)

    @property
    def interrupting(self) -> tuple[Seat, ...]:
        """Who may show the pair or claim, though nobody waits for it (TE-88)."""
        may = set(redeal_claimants(self.held))
        if self.held.rules.misplay != Misplay.REFUSED:
            may.update(range(self.held.rules.players))
        may.update(s for s in range(self.held.rules.players) if holds_pair(self.held, self.contract, s))
        return tuple(sorted(may))

    def spot(self) -> Spot:
        """The seat on turn with all that decides what it may play."""
        return Spot(
            self.held,
            self.contract,
            self.turn,
            self.trick,
            asked=self.asked == self.turn,
            shown_at=self.shown_at,
            trump_led=self.trump_led,
            turned=self.turned if self.asked == self.turn else None,
        )

    @property
    def between(self) -> bool:
        """Whether a trick has been taken in and the next is not led."""
        return not self.trick and bool(self.won)

    # ------------------------------------------------------------------ what is legal

    def refuses(self, seat: Actor, action: Action) -> Refusal | None:
        """Cards and questions in turn; the pair and claims also out of it."""
        if refusal := only(action, "play", "ask", "show", "pair", "pledge", "claim", clause="TE-17"):
            return refusal
        if seat is None:
            return Refusal(Reason.NOT_YOUR_TURN, "TE-92")
        if action.verb == "claim":
            return self.why_not_claim(seat, action)
        if action in (PAIR, PLEDGE):
            return self._why_not_pair(seat, action)
        if seat != self.turn:
            return Refusal(Reason.NOT_YOUR_TURN, "TE-92")
        if action.verb == "play":
            return self._why_not_play(action)
        return self._why_not_ask(action)

    def _why_not_play(self, action: Action) -> Refusal | None:
        pack = self.held.rules.cards
        name = action.what[0] if len(action.what) == 1 else ""
        if name not in pack.number:
            return Refusal(Reason.NO_SUCH_CARD, facts={"text": " ".join(action.what)[:40]})
        card = pack.held(name, self.held.hands[self.turn])
        if card is None:
            lies = self.contract.card is not None and self.turn == self.contract.bidder
            if lies and pack.cards[self.contract.card or 0] == name:
                return Refusal(Reason.TRUMP_CARD_LIES, "TE-51", {"card": name})
            return Refusal(Reason.NOT_YOUR_CARD, facts={"card": name})
        refusal = self.spot().why_not(card)
        stands = self.held.rules.misplay != Misplay.REFUSED
        if refusal is not None and stands and refusal.code != Reason.MUST_ASK:
            return None  # a wrong card stands until it is claimed (TE-156)
        return refusal

    def _why_not_ask(self, action: Action) -> Refusal | None:
        spot = self.spot()
        own = action == SHOW
        if action.what or not spot.may_ask() or own != spot.is_bidder:
            clause = "TE-100" if own else "TE-95"
            return Refusal(Reason.MAY_NOT_ASK, clause if self.held.rules.is_hidden else "TE-17")
        return None

    def _why_not_pair(self, seat: Seat, action: Action) -> Refusal | None:
        if self.pair is not None or not holds_pair(self.held, self.contract, seat):
            return Refusal(Reason.NO_PAIR, "TE-17" if self.held.rules.pair == PairRule.NONE else "TE-120")
        now = self.may_show_pair(seat)
        if action == PLEDGE:
            taken = now or seat in self.pledged
            return Refusal(Reason.PAIR_NOT_YET, "TE-89") if taken else None
        relaxed = self.held.rules.pair_timing == PairTiming.RELAXED
        return None if now else Refusal(Reason.PAIR_NOT_YET, "TE-130" if relaxed else "TE-122")

    def may_show_pair(self, seat: Seat) -> bool:
        """Whether the seat may show the pair at this moment."""
        if self.pair is not None or not (self.between or seat == self.turn):
            return False
        return may_show(self.held, self.contract, seat, self.won, between=self.between)

    def why_not_claim(self, seat: Seat, action: Action) -> Refusal | None:
        """Why the seat cannot claim a wrong play: the house refuses them, or it is no opponent's (TE-156)."""
        if self.held.rules.misplay == Misplay.REFUSED:
            return Refusal(Reason.NOTHING_TO_CLAIM, "TE-155")
        whom = action.what[0] if len(action.what) == 1 else ""
        seats = [str(s) for s in range(self.held.rules.players) if self.held.side(s) != self.held.side(seat)]
        return None if whom in seats else Refusal(Reason.NOTHING_TO_CLAIM, "TE-156")

    def offers(self, seat: Seat) -> Iterable[Action]:
        """Cards, asking, showing, the pair, claims."""
        if seat == self.turn:
            names = dict.fromkeys(self.held.texts(self.held.hands[seat]))
            yield from (Action("play", (name,)) for name in names)
            yield from (ASK, SHOW)
        if self.contract.shown:
            yield from (PAIR, PLEDGE)
        if self.held.rules.misplay != Misplay.REFUSED:
            yield from (Action("claim", (str(s),)) for s in range(self.held.rules.players))

    def right(self, seat: Seat) -> tuple[Action, ...] | None:
        """Where wrong cards stand: the cards that are none (TE-156)."""
        if self.held.rules.misplay == Misplay.REFUSED:
            return None
        cards = self.held.texts(self.spot().right_cards()) if seat == self.turn else []
        asking = [action for action in (ASK, SHOW) if self.refuses(seat, action) is None]
        return (*(Action("play", (card,)) for card in dict.fromkeys(cards)), *asking)

    # ------------------------------------------------------------------ acting

    def acts(self, seat: Actor, action: Action) -> Step:
        """A card, a question, the pair, a claim."""
        assert seat is not None
        if action.verb == "play":
            return self._play(action.what[0])
        if action in (ASK, SHOW):
            return self._reveal(seat)
        if action == PAIR:
            return self._show_pair(seat)
        if action == PLEDGE:
            pledged = replace(self, pledged=(*self.pledged, seat))
            return Step(pledged, [Event("pledged", None, {seat: {"seat": seat}})])
        return self.claim(seat, int(action.what[0]))

    def claim(self, seat: Seat, whom: Seat) -> Step:
        """A right claim ends the hand; a wrong one costs nothing (TE-156)."""
        fault = next((f for f in self.faults if f.seat == whom and self._claimable(f)), None)
        facts = {"seat": seat, "offender": whom, "right": fault is not None}
        claimed = Event("misplay_claimed", facts)
        if fault is None:
            return Step(self, [claimed])
        step = onward.misplayed(self, whom)
        return Step(step.phase, [claimed, *step.events])

    def _claimable(self, fault: Fault) -> bool:
        """A barred lead would tell the suit while trump is hidden (TE-159)."""
        return not fault.barred_lead or self.contract.shown

    def _reveal(self, asker: Seat) -> Step:
        """The bidder turns the trump up; the card goes into his hand, the second phase begins (TE-96)."""
        shown, event = self.revealed(asker)
        said = Event("asked", {"seat": asker, "own": asker == self.contract.bidder})
        return Step(shown, [said, event])

    def revealed(self, asker: Seat | None) -> tuple[Play, Event]:
        """This play with the trump turned up; `asker` None: at the bidder's turn in the last trick (TE-103)."""
        contract, held = self.contract, self.held
        card = contract.card
        if card is not None:
            held = held.with_hand(contract.bidder, held.hands[contract.bidder] | 1 << card)
        name = None if card is None else held.rules.cards.cards[card]
        event = Event("trump_shown", {"seat": contract.bidder, "suit": contract.trump, "card": name})
        shown = replace(
            self,
            held=held,
            contract=replace(contract, shown=True, card=None),
            asked=asker,
            shown_at=len(self.trick),
            turned=card,
        )
        return shown, event

    def _show_pair(self, seat: Seat) -> Step:
        """Both cards are shown to all and go back into the hand (TE-86)."""
        side = self.held.side(seat)
        after = replace(self, pair=side)
        facts = {
            "seat": seat,
            "cards": [f"K{self.contract.trump}", f"Q{self.contract.trump}"],
            "suit": self.contract.trump,
            "target": target(self.held, self.contract, side),
        }
        return Step(after, [Event("pair_shown", facts)])

    def _play(self, name: str) -> Step:
        pack = self.held.rules.cards
        card = pack.held(name, self.held.hands[self.turn])
        assert card is not None
        refusal = self.spot().why_not(card)
        faults = self.faults
        if refusal is not None:
            faults = (*faults, Fault(self.turn, refusal.code == Reason.BIDDER_LEAD))
        held = self.held.with_hand(self.turn, self.held.hands[self.turn] & ~(1 << card))
        moved = replace(
            self,
            held=held,
            trick=(*self.trick, (self.turn, card)),
            turn=self._next(self.turn),
            faults=faults,
        )
        played = Event("played", {"seat": self.turn, "card": name, "pile": None})
        if len(moved.trick) == held.rules.players - len(self.out):
            step = moved._trick_taken()
        else:
            step = moved._begin_turn()
        return Step(step.phase, [played, *step.events])

    def _next(self, seat: Seat) -> Seat:
        seat = self.held.rules.seating.after(seat)
        while seat in self.out:
            seat = self.held.rules.seating.after(seat)
        return seat

    def _begin_turn(self) -> Step:
        """The first moment allowed may be the start of a turn (TE-89, TE-130)."""
        if self.turn in self.pledged and self.may_show_pair(self.turn):
            return self._show_pair(self.turn)
        return self._at_last_turn()

    def _at_last_turn(self) -> Step:
        """In the last trick the bidder turns the trump up at his turn (TE-103)."""
        last = len(self.won) == self.held.rules.cards_each - 1
        hidden = self.spot().hidden
        if last and hidden and self.turn == self.contract.bidder:
            shown, event = self.revealed(None)
            return Step(shown, [event])
        return Step(self, ())

    def _trick_taken(self) -> Step:
        """The winner leads to the next (TE-92), unless the hand is over."""
        held, contract, rules = self.held, self.contract, self.held.rules
        place = winner(rules, trump_in_force(contract), self.trick, self.shown_at)
        taker, card = self.trick[place]
        names = [rules.cards.cards[number] for _, number in self.trick]
        side = held.side(taker)
        gained = sum(map(card_points, names))
        last = len(self.won) + 1 == rules.cards_each
        if last and rules.last_trick_point and not contract.is_alone:
            gained += 1
        points = (self.points[0] + gained * (side == "A"), self.points[1] + gained * (side == "B"))
        with_trump = contract.shown and rules.cards.suit_of[card] == contract.trump
        won = (*self.won, TrickWon(taker, contract.shown, with_trump))
        leader = self.trick[0]
        other_led = leader[0] != contract.bidder and rules.cards.suit_of[leader[1]] == contract.trump
        taken = Event(
            "trick_taken",
            {"seat": taker, "cards": names, "points": gained, "so_far": {"A": points[0], "B": points[1]}},
        )
        following = replace(
            self,
            turn=taker,
            trick=(),
            asked=None,
            shown_at=None,
            turned=None,
            trump_led=self.trump_led or other_led,
            won=won,
            points=points,
        )
        step = following._goes_on()
        return Step(step.phase, [taken, *step.events])

    def _goes_on(self) -> Step:
        held, contract = self.held, self.contract
        lost = contract.is_alone and held.side(self.won[-1].seat) != held.side(contract.bidder)
        tricks = held.rules.packet if contract.bid == "half" else held.rules.cards_each
        if lost or len(self.won) == tricks:
            return onward.all_played(self)
        spot = self.spot()
        if spot.hidden and len(self.won) == tricks - 1 and held.rules.never_shown == NeverShown.VOID:
            return onward.cancelled(held, "never_shown", "TE-102", None)
        pledged = next((s for s in self.pledged if self.may_show_pair(s)), None)
        if pledged is not None:
            return self._show_pair(pledged)
        return self._at_last_turn()


@dataclass(frozen=True, slots=True)
class Agree(Stage):
    """After the last trick every player is asked once for a claim of wrong play (TE-159)."""

    held: Held
    play: Play
    asked: tuple[Seat, ...]
    name: ClassVar[str] = "agree"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The next of them."""
        return (self.asked[0],)

    @property
    def interrupting(self) -> tuple[Seat, ...]:
        """Everybody is asked in turn, and the last trick is completed: four Jacks are of no use now (TE-24)."""
        return ()

    def refuses(self, seat: Actor, action: Action) -> Refusal | None:
        """A claim against an opponent, or agreeing."""
        if refusal := only(action, "claim", "agree", clause="TE-159"):
            return refusal
        if seat != self.asked[0]:
            return Refusal(Reason.NOT_YOUR_TURN, "TE-159")
        if action.verb == "claim":
            return self.play.why_not_claim(self.asked[0], action)
        return Refusal(Reason.UNREADABLE, facts={"text": str(action)[:40]}) if action.what else None

    def offers(self, seat: Seat) -> Iterable[Action]:
        """Claims, and agreeing."""
        return (*(Action("claim", (str(s),)) for s in range(self.held.rules.players)), Action("agree"))

    def acts(self, seat: Actor, action: Action) -> Step:
        """The hand is scored when all agree."""
        asked = self.asked[0]
        events: list[Event] = []
        if action.verb == "claim":
            step = self.play.claim(asked, int(action.what[0]))
            if not isinstance(step.phase, Play):
                return step
            events = list(step.events)
        left = self.asked[1:]
        if left:
            return Step(replace(self, asked=left), events)
        step = onward.scored(self.play)
        return Step(step.phase, [*events, *step.events])
