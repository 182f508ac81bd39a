"""Tables and positions that no game has: every field of the tables at random, to hold two kernels together."""

from random import Random

from varaq.search.layout import State
from varaq.search.tables import NONE, Flag, Ranking, Tables

SUITS = 4


def _some(dice: Random, cards: int, share: float) -> int:
    return sum(1 << card for card in range(cards) if dice.random() < share)


def _ranking(dice: Random, suits: list[int], height: list[float], trump: int | None) -> Ranking:
    """Higher cards of the suit and trumps beat; here and there a card that knows no order."""
    pack = range(len(suits))
    beats, beats_led = [], []
    for card in pack:
        beaten = 0
        for other in pack:
            higher = height[other] > height[card] and suits[other] == suits[card]
            trumped = suits[other] == trump != suits[card]
            beaten |= (higher or trumped) << other
        beats.append(beaten if dice.random() < 0.9 else _some(dice, len(suits), 0.2) & ~(1 << card))
        beats_led.append(beaten if dice.random() < 0.9 else _some(dice, len(suits), 0.2) & ~(1 << card))
    trumps = sum(1 << card for card in pack if suits[card] == trump)
    return Ranking(tuple(beats), tuple(beats_led), trumps)


def made_up(dice: Random, *, each: int = 4) -> tuple[Tables, State]:
    """Tables, and a deal of `each` cards to a seat that is about to be played."""
    seats = dice.choice((2, 3, 4, 4, 4, 6, 8))
    out = dice.choice((None, None, None, dice.randrange(seats))) if seats > 2 else None
    ring = [seat for seat in range(seats) if seat != out]
    after = {seat: ring[(ring.index(seat) + 1) % len(ring)] for seat in ring}
    cards = min(64, each * len(ring) + dice.randrange(4))
    hides = dice.random() < 0.5
    suits = [dice.randrange(SUITS) for _ in range(cards)]
    height = [dice.random() for _ in range(cards)]
    rankings = [_ranking(dice, suits, height, dice.choice((None, 0)))]
    if hides:
        rankings += [_ranking(dice, suits, height, trump) for trump in range(SUITS)]
    follow = [
        sum(1 << other for other in range(cards) if suits[other] == suits[card]) for card in range(cards)
    ]
    special = dice.random() < 0.5
    tables = Tables(
        seats=seats,
        players=len(ring),
        cards=cards,
        tricks=dice.choice((each, each, max(1, each - 1))),
        flags=Flag(dice.randrange(512) & (511 if hides else ~Flag.VOID_IF_HIDDEN)),
        bidder=dice.choice(ring),
        insult_by=dice.randrange(cards),
        insult_of=dice.randrange(cards),
        insult=dice.choice((0, 0, 3)),
        void_points=dice.randrange(-2, 3),
        next=tuple(after.get(seat, ring[0]) for seat in range(seats)),
        side=tuple(dice.randrange(2) for _ in range(seats)),
        credit=tuple(dice.randrange(2) for _ in range(seats)),
        points=tuple(dice.choice((0, 0, 0, 1, 3, -3)) for _ in range(cards)),
        trick_points=tuple(dice.choice((0, 1, 1, 2)) for _ in range(each)),
        follow=tuple(0 if special and dice.random() < 0.1 else one for one in follow),
        lead_first=_some(dice, cards, dice.choice((0.5, 1))),
        lead_later=_some(dice, cards, dice.choice((0.5, 1, 1))),
        free_cards=_some(dice, cards, 0.1) if special else 0,
        forced_cards=_some(dice, cards, 0.1) if special else 0,
        kept_cards=_some(dice, cards, 0.1) if hides else 0,
        wipes=_some(dice, cards, 0.05) if special else 0,
        rankings=tuple(rankings),
    )
    return tables, _dealt(dice, tables, ring, each, hides)


def _dealt(dice: Random, tables: Tables, ring: list[int], each: int, hides: bool) -> State:
    pack = list(range(tables.cards))
    dice.shuffle(pack)
    hands = [0] * tables.seats
    for seat in ring:
        hands[seat] = sum(1 << pack.pop() for _ in range(each))
    state = State.of(hands, turn=dice.choice(ring), trump=dice.randrange(1, 5) if hides else 0)
    bidder = tables.bidder
    if hides and dice.random() < 0.5:
        state.face_down = (hands[bidder] & -hands[bidder]).bit_length() - 1
        state.hand[bidder] &= ~(1 << state.face_down)
    elif pack and dice.random() < 0.5:
        # A card that lies under another makes its hand the longer one.
        state.piles, state.top[0], state.under[0] = 1, hands[bidder].bit_length() - 1, pack.pop()
    assert state.face_down != NONE or state.hand[bidder].bit_count() == each
    return state
