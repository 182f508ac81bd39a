"""The play as one seat sees it, as a position of the search kernel.

`position_of` says what is public, and the seat's own hand. What the seat does not know is left open
for a world to fill in: the other hands (of which only face-up pile cards are there), the card `under` each
face-up one, and where trump lies hidden and is not the seat's own, `trump` (which is hidden, but of any
suit till then), `face_down` and `trump_led`; see `hide`.
"""

from __future__ import annotations

from collections.abc import Sequence

from varaq.engine import Observation
from varaq.search.layout import NONE, State
from varaq.search.numbering import Numbered, own_cards
from varaq.search.tables import first_leader, points_before
from varaq.search.tables.shape import Flag, Tables
from varaq.seats import Seat

ANY_TRUMP = 1
"""A ranking that stands for a hidden one: what others than the bidder may play does not depend on it."""

__all__ = ["hide", "led_by_others", "own_cards", "points_so_far", "position_of"]


def position_of(seen: Observation, tables: Tables) -> State:
    """The public part of the running play, with the seat's own hand."""
    cards = Numbered.of(seen)
    done = len(cards.tricks) - bool(seen.trick)
    lying = cards.tricks[done] if seen.trick else ()
    state = State.of(cards.faced, turn=_turn(seen, tables))
    if seen.seat is not None:
        state.hand[seen.seat] = cards.own
    state.trick = done
    state.points = _points(seen, tables, cards)
    _fill_piles(seen, state)
    if len(tables.rankings) > 1:
        _fill_trump(seen, tables, cards, state)
    _fill_trick(tables, lying, state)
    return state


def points_so_far(seen: Observation, tables: Tables) -> int:
    """What the side that undertook the contract has been credited with in the running deal."""
    return _points(seen, tables, Numbered.of(seen))


def led_by_others(seen: Observation, tables: Tables) -> int:
    """The cards with which others than the bidder have led to finished tricks."""
    return _led_by_others(tables, Numbered.of(seen), bool(seen.trick))


def hide(state: State, tables: Tables, *, ranking: int, card: int, led: int) -> None:
    """Fill in which trump lies hidden: its ranking, the card face down or `NONE`, and what others have led."""
    state.trump, state.face_down = ranking, card
    state.trump_led = bool(led & tables.rankings[ranking].trumps)


# ---------------------------------------------------------------------- the tricks


def _turn(seen: Observation, tables: Tables) -> Seat:
    if seen.trick:
        return tables.next[seen.trick[-1][0]]
    return seen.last_trick["winner"] if seen.last_trick else first_leader(seen)


def _fill_trick(tables: Tables, lying: Sequence[tuple[Seat, int]], state: State) -> None:
    for place, (seat, card) in enumerate(lying):
        state.by[place], state.card[place] = seat, card
        state.asked = state.asked or tables.follow[card]
    state.laid = len(lying)
    state.winning = _winning(tables, [card for _, card in lying], state.ranking, state.shown_at)


def _winning(tables: Tables, cards: Sequence[int], ranking: int, shown_at: int) -> int:
    """The place of the card that has the trick; trumps that lay before trump was shown may be none."""
    order = tables.rankings[ranking]
    since = 0
    if cards and tables.flags & Flag.FROM_REVEAL and shown_at > 0 and not order.trumps >> cards[0] & 1:
        since = shown_at
    best = 0
    for place in range(1, len(cards)):
        now = tables.rankings[0] if place < since else order
        beaten_by = (now.beats if best else now.beats_led)[cards[best]]
        if beaten_by >> cards[place] & 1:
            best = place
    return best


def _points(seen: Observation, tables: Tables, cards: Numbered) -> int:
    """Trick by trick, by who led to the next."""
    points = points_before(seen.game.name, seen.rules)
    done = len(cards.tricks) - bool(seen.trick)
    for number, trick in enumerate(cards.tricks[:done]):
        if number + 1 < len(cards.tricks):
            winner = cards.tricks[number + 1][0][0]
        else:
            winner = seen.last_trick["winner"] if seen.last_trick else NONE
        points += _trick_value(tables, trick, number, winner)
    return points


def _trick_value(tables: Tables, trick: Sequence[tuple[Seat, int]], number: int, winner: Seat) -> int:
    by = {card: seat for seat, card in trick}
    value = 0
    if tables.credit[winner]:
        wiped = any(tables.wipes >> card & 1 for card in by)
        value = tables.trick_points[number] + (0 if wiped else sum(tables.points[card] for card in by))
    insulted = tables.insult and by.get(tables.insult_by) == winner and tables.insult_of in by
    if insulted and tables.credit[by[tables.insult_of]]:
        value -= tables.insult
    return value


# ---------------------------------------------------------------------- piles, and a hidden trump


def _fill_piles(seen: Observation, state: State) -> None:
    """The piles with a card under the one that lies face up (KS-76)."""
    number = seen.rules.cards.number
    for row in seen.extra.get("piles") or ():
        for pile in row:
            if pile["top"] is not None and pile["under"]:
                state.top[state.piles], state.under[state.piles] = number[pile["top"]], NONE
                state.piles += 1


def _fill_trump(seen: Observation, tables: Tables, cards: Numbered, state: State) -> None:
    """How far trump is known, who has asked for it in this trick, and how many cards lay then (TE-93…106)."""
    suits = [suit for suit, _ in seen.rules.cards.suits]
    if seen.extra["shown"]:
        assert seen.contract is not None
        state.ranking = state.trump = 1 + suits.index(seen.contract["trump"])
    elif "trump" in seen.mine:
        led = _led_by_others(tables, cards, bool(seen.trick))
        hide(state, tables, ranking=1 + suits.index(seen.mine["trump"][0]), card=cards.down, led=led)
    else:
        state.trump = ANY_TRUMP
    if seen.extra["shown_at"] is not None:
        state.shown_at = seen.extra["shown_at"]
        asked = seen.extra["asked"]
        state.asker = asked["seat"] if asked else NONE
        state.turned = _turned(seen, tables, cards, state)


def _turned(seen: Observation, tables: Tables, cards: Numbered, state: State) -> int:
    """The card that the bidder has turned up and has to play now, the only one open to him (TE-100).

    It matters to nobody else, and no longer once it is played.
    """
    due = tables.flags & Flag.THAT_CARD and state.asker == state.turn == tables.bidder == seen.seat
    plays = [act.split(" ")[1] for act in seen.right if act.startswith("play ")] if due else []
    if len(plays) != 1:
        return NONE
    copies = seen.rules.cards.copies[plays[0]]
    return next(number for number in copies if cards.own >> number & 1)


def _led_by_others(tables: Tables, cards: Numbered, unfinished: bool) -> int:
    done = len(cards.tricks) - unfinished
    led = 0
    for trick in cards.tricks[:done]:
        seat, card = trick[0]
        if seat != tables.bidder:
            led |= 1 << card
    return led
