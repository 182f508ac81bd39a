"""The order of the phases of a deal, in one place.

deal, auction, naming and the kitty in the order of the house (BW-30, BW-39), burying, drawing for
dead cards (BW-41), play, agreeing to the score (BW-90), score. A step that the house or the
contract does not have is skipped. Phases are looked up when a step is made, since each of them
also needs this page.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from varaq.engine.event import Event
from varaq.engine.phase import Step
from varaq.games.bid_whist.held import Contract, Held
from varaq.games.bid_whist.rules import FirstLead, KittyBook, NameTrump, RedealBy, Renege
from varaq.seats import Seat, Side

if TYPE_CHECKING:
    from varaq.games.bid_whist.play import Play


def after_deal(held: Held, events: Sequence[Event]) -> Step:
    """The dealer's left speaks first (BW-12)."""
    from varaq.games.bid_whist.auction import Auction

    return Step(Auction(held), events)


def next_dealer(held: Held, *, played: bool) -> Seat:
    """Who deals next: the player at the left, or after a redeal whom the house says (BW-10, BW-11)."""
    dealer = held.standing.dealer
    stays = not played and held.rules.redeal_by == RedealBy.SAME_DEALER
    return dealer if stays else held.rules.seating.after(dealer)


def thrown_in(held: Held, code: str, clause: str, events: Sequence[Event]) -> Step:
    """Nothing is scored (BW-11)."""
    from varaq.games.bid_whist.deal import Dealing

    standing = replace(held.standing, dealer=next_dealer(held, played=False))
    thrown = Event("thrown_in", {"code": code, "clause": clause})
    return Step(Dealing(held.rules, standing), [*events, thrown])


def after_auction(held: Held, contract: Contract, events: Sequence[Event]) -> Step:
    """The bidder names, and takes the kitty, in the order of the house."""
    from varaq.games.bid_whist.naming import Naming

    order = None if contract.order is None else str(contract.order)
    facts = {"seat": contract.bidder, "bid": str(contract.bid), "sold": None, "order": order}
    said = [*events, Event("contract", facts)]
    if held.rules.name_trump == NameTrump.AFTER_KITTY:
        held, taken = _take_kitty(held, contract)
        said += taken
    step = after_naming(held, contract) if contract.named else Step(Naming(held, contract), ())
    return Step(step.phase, [*said, *step.events])


def after_naming(held: Held, contract: Contract) -> Step:
    """The bidder takes the kitty, if it still lies there, and buries (BW-32, BW-33)."""
    from varaq.games.bid_whist.exchange import Exchange

    if not held.kitty_dealt:
        return begin_play(held, contract)
    events: Sequence[Event] = ()
    if held.kitty:
        held, events = _take_kitty(held, contract)
    return Step(Exchange(held, contract), events)


def _take_kitty(held: Held, contract: Contract) -> tuple[Held, list[Event]]:
    """At this moment everybody sees it, or the bidder alone (BW-36, BW-37)."""
    bidder, cards = contract.bidder, held.texts(held.kitty)
    shown = [Event("kitty_shown", {"cards": cards})] if held.rules.sport_kitty else []
    taken = Event("kitty_taken", {"seat": bidder, "count": len(cards)}, {bidder: {"cards": cards}})
    held = replace(held.with_hand(bidder, held.hands[bidder] | held.kitty), kitty=0)
    return held, [*shown, taken]


def after_exchange(held: Held, contract: Contract) -> Step:
    """Dead cards that others hold are laid down, and cards drawn for them (BW-41)."""
    from varaq.games.bid_whist.drawing import Drawing, lay_dead_cards

    held, laid = lay_dead_cards(held, contract)
    if not laid:
        return begin_play(held, contract)
    events = [Event("dead_laid", {"seat": seat, "cards": held.texts(cards)}) for seat, cards in laid]
    owed = tuple((seat, cards.bit_count()) for seat, cards in laid)
    return Step(Drawing(held, contract, owed), events)


def leader(held: Held, contract: Contract) -> Seat:
    """Who leads to the first trick (BW-51)."""
    by_bidder = held.rules.first_lead == FirstLead.BIDDER
    return contract.bidder if by_bidder else held.rules.seating.after(contract.bidder)


def begin_play(held: Held, contract: Contract) -> Step:
    """The buried cards are a book of the bidding side from the start (BW-34), unless the first trick takes them."""
    from varaq.games.bid_whist.play import Play

    play = Play.begin(held, contract, leader(held, contract))
    if not held.rules.kitty or held.rules.kitty_book == KittyBook.FIRST_TRICK:
        return Step(play, ())
    return Step(play, [Event("kitty_book", {"side": held.side(contract.bidder)})])


def all_played(play: Play) -> Step:
    """Where reneges stand everybody calls or accepts before the score (BW-90)."""
    from varaq.games.bid_whist.agree import Agree

    if play.held.rules.renege == Renege.REFUSED:
        return scored(play)
    return Step(Agree(play, tuple(play.held.from_left_of(play.contract.bidder))), ())


def scored(play: Play) -> Step:
    """The hand is scored, with what was called."""
    from varaq.games.bid_whist.ending import end_of_hand

    return end_of_hand(play.held, play.contract, play.taken, play.caught)


def caught_for_the_match(play: Play, offender: Side) -> Step:
    """The first right call ends the match (BW-66, BW-89)."""
    from varaq.games.bid_whist.ending import end_of_hand

    return end_of_hand(play.held, play.contract, play.taken, (offender,))
