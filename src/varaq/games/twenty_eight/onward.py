"""What follows what in a deal, in one place (TE-17). Phases are looked up when a step is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from varaq.engine.event import Event
from varaq.engine.phase import Step
from varaq.games.twenty_eight.held import Contract, Held
from varaq.games.twenty_eight.packs import suit_of
from varaq.games.twenty_eight.rules import (
    AuctionKind,
    BidAfter,
    FirstLead,
    MatchStyle,
    Misplay,
    RedealDealer,
    SecondAuction,
)
from varaq.games.twenty_eight.scoring import (
    Taken,
    Worth,
    score,
    worth,
    worth_of_misplay,
    worth_of_show,
)
from varaq.seats import Seat, Side

if TYPE_CHECKING:
    from varaq.games.twenty_eight.play import Play


def cancelled(held: Held, code: str, clause: str, seat: Seat | None) -> Step:
    """No score; the same dealer or the next one deals again, the hand that caused it lies open (TE-20, TE-28)."""
    from varaq.games.twenty_eight.deal import Dealing

    facts: dict[str, object] = {"code": code, "clause": clause}
    if seat is not None:
        facts |= {"seat": seat, "cards": held.texts(held.given[seat])}
    by_next = held.rules.redeal_dealer == RedealDealer.NEXT or code == "all_passed"
    dealer = held.first_hand if by_next else held.dealer
    standing = replace(held.standing, dealer=dealer)
    return Step(Dealing(held.rules, standing), [Event("thrown_in", facts)])


# ---------------------------------------------------------------------- before the cards are complete


def after_first_packet(held: Held) -> Step:
    """The auction on half the cards; or the half-court window and the other packet (TE-13, TE-15, TE-77)."""
    from varaq.games.twenty_eight.alone import HalfWindow
    from varaq.games.twenty_eight.deal import half_is_open

    if held.rules.bid_after == BidAfter.HALF:
        return begin_auction(held)
    if half_is_open(held.rules):
        return Step(HalfWindow(held, tuple(held.in_order())), ())
    return after_half_window(held)


def after_half_window(held: Held) -> Step:
    """All cards before the auction (TE-15)."""
    from varaq.games.twenty_eight.deal import cancelled_when_complete, second_packet

    held, dealt = second_packet(held)
    step = cancelled_when_complete(held) or begin_auction(held)
    return Step(step.phase, [dealt, *step.events])


def begin_auction(held: Held) -> Step:
    """First hand speaks first (TE-32)."""
    from varaq.games.twenty_eight.auction import Auction, opening
    from varaq.games.twenty_eight.duel import Duel

    if step := opening(held):
        return step
    duel = held.rules.auction == AuctionKind.DUEL
    return Step(Duel.begin(held) if duel else Auction.begin(held), ())


def _said(contract: Contract) -> Event:
    facts = {
        "seat": contract.bidder,
        "bid": contract.bid,
        "sold": None,
        "order": "high",
        "trump": contract.trump,
    }
    return Event("contract", {**facts, "stake": contract.stake})


def after_auction(held: Held, contract: Contract) -> Step:
    """A game of its own is played at once (TE-48); otherwise trump is chosen."""
    from varaq.games.twenty_eight import doubling
    from varaq.games.twenty_eight.choosing import Choosing

    if contract.bid == "thani" and not held.complete:
        step = _thani_on_all_cards(held, contract)
    elif contract.is_alone:
        step = begin_alone(held, contract)
    elif held.rules.is_hidden:
        step = Step(Choosing(held, contract), ())
    else:  # trump was named with the bid
        step = doubling.begin(held, contract)
    return Step(step.phase, [_said(contract), *step.events])


def _thani_on_all_cards(held: Held, contract: Contract) -> Step:
    """Every trick of a whole hand is undertaken: the other packet is dealt first (TE-14, TE-163)."""
    from varaq.games.twenty_eight.deal import cancelled_when_complete, second_packet

    held, dealt = second_packet(held)
    step = cancelled_when_complete(held) or begin_alone(held, contract)
    return Step(step.phase, [dealt, *step.events])


def after_choice(held: Held, contract: Contract, *, second: bool) -> Step:
    """Doubling, unless a second auction may still change the contract (TE-17, TE-69)."""
    from varaq.games.twenty_eight import doubling

    if not second and held.rules.second_auction != SecondAuction.NONE and not held.complete:
        return _deal_the_rest(held, contract)
    return doubling.begin(held, contract)


def after_doubling(held: Held, contract: Contract) -> Step:
    """The second packet, if it is still to come."""
    return before_play(held, contract) if held.complete else _deal_the_rest(held, contract)


def _deal_the_rest(held: Held, contract: Contract) -> Step:
    """The second packet (TE-14); the bidder looks at the seventh card now (TE-54)."""
    from varaq.games.twenty_eight.deal import SEVENTH, cancelled_when_complete, second_packet

    coming = held.coming
    face_down = contract.bidder if contract.seventh else None
    held, dealt = second_packet(held, face_down)
    events = [dealt]
    if contract.seventh:
        card = coming[contract.bidder][SEVENTH]
        name = held.rules.cards.cards[card]
        contract = replace(contract, trump=suit_of(name), card=card)
        own = {contract.bidder: {"card": name, "suit": suit_of(name)}}
        events.append(Event("seventh_seen", {"seat": contract.bidder}, own))
    step = cancelled_when_complete(held)
    if step is None and held.rules.second_auction != SecondAuction.NONE:
        step = _second_auction(held, contract)
    if step is None:
        step = before_play(held, contract)
    return Step(step.phase, [*events, *step.events])


def _second_auction(held: Held, contract: Contract) -> Step:
    """Left out where nothing higher can be bid (TE-45)."""
    from varaq.games.twenty_eight.auction import Auction

    if contract.number >= held.rules.highest_bid:
        return after_second_auction(held, contract, contract)
    return Step(Auction.begin(held, over=contract), ())


def after_second_auction(held: Held, before: Contract, contract: Contract) -> Step:
    """The first contract stands, or the card goes back unseen and trump is chosen again (TE-45)."""
    from varaq.games.twenty_eight import doubling
    from varaq.games.twenty_eight.choosing import Choosing

    if contract is before:
        return doubling.begin(held, contract)
    back = card_back(held, before)
    returned = (
        [Event("trump_back", {"seat": before.bidder}, _own_card(held, before))]
        if before.card is not None
        else []
    )
    return Step(Choosing(back, contract, second=True), [_said(contract), *returned])


def card_back(held: Held, contract: Contract) -> Held:
    """The card laid out for trump goes back to its owner's hand (TE-45, TE-71)."""
    if contract.card is None:
        return held
    return held.with_hand(contract.bidder, held.hands[contract.bidder] | 1 << contract.card)


def _own_card(held: Held, contract: Contract) -> dict[Seat, dict[str, str]]:
    assert contract.card is not None
    return {contract.bidder: {"card": held.rules.cards.cards[contract.card]}}


# ---------------------------------------------------------------------- play


def before_play(held: Held, contract: Contract) -> Step:
    """The single-hand window (TE-70)."""
    from varaq.games.twenty_eight.alone import SingleWindow

    if held.rules.single_hand:
        return Step(SingleWindow(held, contract, tuple(held.in_order())), ())
    return begin_play(held, contract)


def begin_play(held: Held, contract: Contract) -> Step:
    """First hand or the bidder leads (TE-90)."""
    from varaq.games.twenty_eight.play import Play

    by_bidder = held.rules.first_lead == FirstLead.BIDDER
    return Step(Play(held, contract, leader(held, contract) if by_bidder else held.first_hand), ())


def leader(held: Held, contract: Contract) -> Seat:
    """Who leads to the first trick (TE-72, TE-90)."""
    by_bidder = contract.is_alone or held.rules.first_lead == FirstLead.BIDDER
    return contract.bidder if by_bidder else held.first_hand


def begin_alone(held: Held, contract: Contract) -> Step:
    """The declarer leads, his partners lay their cards down (TE-72, TE-78, TE-163)."""
    from varaq.games.twenty_eight.play import Play

    out = held.rules.seating.partners(contract.bidder)
    if contract.bid == "half":
        held = replace(held, coming=())
    for seat in out:
        held = held.with_hand(seat, 0)
    events = [Event("sits_out", {"seats": list(out)})]
    if (contract.bid != "thani" and contract.bid != "half") or (
        contract.bid == "half" and held.rules.bid_after == BidAfter.ALL
    ):
        events.insert(0, _said(contract))
    return Step(Play(held, contract, contract.bidder, out=out), events)


# ---------------------------------------------------------------------- the end of a deal


def all_played(play: Play) -> Step:
    """Where wrong cards stand everybody is asked once more (TE-159)."""
    from varaq.games.twenty_eight.play import Agree

    if play.held.rules.misplay == Misplay.REFUSED:
        return scored(play)
    return Step(Agree(play.held, play, tuple(play.held.in_order())), ())


def scored(play: Play) -> Step:
    """The deal is scored as it was played."""
    held = play.held
    tricks: dict[Side, int] = {"A": 0, "B": 0}
    for trick in play.won:
        tricks[held.side(trick.seat)] += 1
    taken = Taken({"A": play.points[0], "B": play.points[1]}, tricks, play.pair, len(play.won))
    return _finish(held, play.contract, worth(held, play.contract, taken), taken.points)


def misplayed(play: Play, offender: Seat) -> Step:
    """The hand ends with the claim (TE-156)."""
    result = worth_of_misplay(play.held, play.contract, play.held.side(offender))
    return _finish(play.held, play.contract, result, {"A": play.points[0], "B": play.points[1]})


def shown_hand(held: Held, seat: Seat) -> Step:
    """A certain hand was laid down (TE-76)."""
    return _finish(held, Contract(seat, "single"), worth_of_show(held, held.side(seat)), {"A": 0, "B": 0})


def _finish(held: Held, contract: Contract, result: Worth, points: Mapping[Side, int]) -> Step:
    from varaq.games.twenty_eight.deal import Dealing
    from varaq.games.twenty_eight.ending import Over

    rules, before = held.rules, held.standing
    settled = score(rules, before, result)
    after = settled.after
    entry = {
        "deal": before.hands_scored + 1,
        "dealer": before.dealer,
        "contract": {
            "bidder": contract.bidder,
            "bid": contract.bid,
            "trump": contract.trump,
            "order": "high",
            "sold": None,
            "stake": contract.stake,
        },
        "made": settled.made,
        "points": dict(points),
        "hand": dict(settled.change),
        "after": dict(after.scores),
        "lines": [line.as_data() for line in settled.lines],
        "sets": {side: {"red": after.red[side], "black": after.black[side]} for side in "AB"},
    }
    events: Sequence[Event] = [Event("scored", entry)]
    if settled.won is None:
        return Step(Dealing(rules, after), events)
    code = {MatchStyle.PIPS: "pips", MatchStyle.POINTS: "points", MatchStyle.TABLES: "tables"}[
        rules.match_style
    ]
    if rules.match_style == MatchStyle.PIPS and rules.sets_to_win > 1:
        code = "sets"
    clause = {"pips": "TE-148", "sets": "TE-149", "points": "TE-151", "tables": "TE-152"}[code]
    facts = {"total": after.scores[settled.won], "target": rules.target}
    over = Event("match_won", {"winner": settled.won, "code": code, "clause": clause, "facts": facts})
    return Step(Over(rules, after), [*events, over])
