"""Small deals of tables in the shapes of the games: their real rankings, everything else at random."""

from dataclasses import dataclass
from random import Random

from varaq.cards import Pack, TrickOrder
from varaq.games.bid_whist.packs import Order, pack_with
from varaq.games.bid_whist.packs import ranking as bid_whist
from varaq.games.kaiser.packs import PACKS as KAISER
from varaq.games.kaiser.packs import trick_order as kaiser
from varaq.games.styrivolt.powers import PACK as STYRIVOLT
from varaq.games.styrivolt.powers import trick_order as styrivolt
from varaq.games.twenty_eight.packs import PACKS as TWENTY_EIGHT
from varaq.games.twenty_eight.packs import Packs, card_points
from varaq.games.twenty_eight.packs import trick_order as twenty_eight
from varaq.search.layout import State
from varaq.search.tables import NONE, Flag, Ranking, Tables
from varaq.search.tables.parts import ranking_of

SINGLE = (Packs.SINGLE_32, Packs.SINGLE_36_THREES, Packs.SINGLE_36_SIXES)
DOUBLE = (Packs.DOUBLE_32, Packs.DOUBLE_48, Packs.DOUBLE_64)


@dataclass(frozen=True, slots=True)
class Shape:
    """A game's pack, its rankings and the points of its cards."""

    name: str
    pack: Pack
    follow: tuple[int, ...]
    rankings: tuple[Ranking, ...]
    points: tuple[int, ...]


def _alone(name: str, pack: Pack, order: TrickOrder, trumps: int, points: dict[str, int]) -> Shape:
    return Shape(
        name,
        pack,
        order.follow,
        (ranking_of(order, trumps),),
        tuple(points.get(card, 0) for card in pack.cards),
    )


def kaiser_shape(dice: Random) -> Shape:
    name = dice.choice(list(KAISER))
    pack = KAISER[name]
    trump = dice.choice((None, *pack.suit_masks))
    order = kaiser(name, trump, low=dice.random() < 0.3)
    trumps = order.follow[(pack.suit_masks[trump] & -pack.suit_masks[trump]).bit_length() - 1] if trump else 0
    return _alone("kaiser", pack, order, trumps, {"5H": 5, "3S": -3})


def twenty_eight_shape(dice: Random, packs: tuple[Packs, ...] = SINGLE + DOUBLE) -> Shape:
    name = dice.choice(packs)
    pack = TWENTY_EIGHT[name]
    rankings = [ranking_of(twenty_eight(name, None))]
    rankings += [ranking_of(twenty_eight(name, suit), mask) for suit, mask in pack.suit_masks.items()]
    points = tuple(card_points(card) for card in pack.cards)
    return Shape("twenty_eight", pack, twenty_eight(name, None).follow, tuple(rankings), points)


def bid_whist_shape(dice: Random) -> Shape:
    jokers, trump = dice.randrange(3), dice.choice((None, "S", "H", "D", "C"))
    deuce, order = dice.random() < 0.3, dice.choice(list(Order))
    ranking = bid_whist(
        jokers,
        high_deuce=deuce and trump is not None,
        dead_deuce=deuce and trump is None,
        trump=trump,
        order=order,
    )
    trumps = sum(1 << card for card in ranking.lines[trump]) if trump else 0
    return _alone("bid_whist", pack_with(jokers), ranking.order, trumps, {})


def styrivolt_shape(dice: Random) -> Shape:
    one, other = dice.sample("SHDC", 2)
    raised = dice.getrandbits(48) & dice.getrandbits(48) & dice.getrandbits(48) if dice.random() < 0.3 else 0
    return _alone("styrivolt", STYRIVOLT, styrivolt((one, other), raised), 0, {})


def any_shape(dice: Random) -> Shape:
    makers = (kaiser_shape, twenty_eight_shape, twenty_eight_shape, bid_whist_shape, styrivolt_shape)
    return dice.choice(makers)(dice)


def plain_shape(dice: Random) -> Shape:
    """One in which every suit is a line."""
    if dice.random() < 0.4:
        return twenty_eight_shape(dice, SINGLE)
    return dice.choice((kaiser_shape, bid_whist_shape))(dice)


def _some(dice: Random, cards: int, share: float) -> int:
    return sum(1 << card for card in range(cards) if dice.random() < share)


def _points(dice: Random, shape: Shape) -> tuple[int, ...]:
    style = dice.random()
    if style < 0.2:
        return (0,) * len(shape.pack)
    if style < 0.7:
        return shape.points
    return tuple(dice.choice((0, 0, 0, 1, 2, 3, -1, -3, 5)) for _ in shape.points)


def _trick_points(dice: Random, tricks: int) -> tuple[int, ...]:
    kinds = dice.choice(((1,), (1,), (0,), (0, 1, 1, 2, 3), (-1, 0, 1)))
    return tuple(dice.choice(kinds) for _ in range(tricks))


def plain_house(dice: Random, *, tricks: int, empty_chair: bool = False) -> tuple[Shape, Tables]:
    """Four players, suits followed, nothing special. With an empty chair it is the same, but no plain table."""
    shape = plain_shape(dice)
    seats = 5 if empty_chair else 4
    backwards, swapped = dice.random() < 0.3, dice.randrange(2)
    after = (3, 0, 1, 2, 0) if backwards else (1, 2, 3, 0, 0)
    side = tuple(seat + swapped & 1 for seat in range(seats))
    whole = (1 << len(shape.pack)) - 1
    return shape, Tables(
        seats=seats,
        players=4,
        cards=len(shape.pack),
        tricks=tricks,
        flags=Flag.NO_UNDERTRUMP if dice.random() < 0.4 else Flag(0),
        bidder=dice.randrange(4),
        next=after[:seats],
        side=side,
        credit=tuple(1 - one for one in side),
        points=_points(dice, shape),
        trick_points=_trick_points(dice, tricks),
        follow=shape.follow,
        rankings=shape.rankings,
        lead_first=whole,
        lead_later=whole,
    )


def any_house(dice: Random, *, tricks: int) -> tuple[Shape, Tables]:
    """Any shape with any of the things that a house may have."""
    shape = any_shape(dice)
    cards = len(shape.pack)
    whole = (1 << cards) - 1
    seats = dice.choice((3, 4, 4, 4, 5, 6, 8))
    sits_out = dice.randrange(seats) if seats > 3 and dice.random() < 0.2 else NONE
    ring = [seat for seat in range(seats) if seat != sits_out]
    if dice.random() < 0.3:
        ring.reverse()
    after = {seat: ring[(place + 1) % len(ring)] for place, seat in enumerate(ring)}
    side = tuple(
        seat % 2 if seats % 2 == 0 or dice.random() < 0.3 else int(seat != 0) for seat in range(seats)
    )
    credit = dice.choice(([1 - one for one in side],) * 3 + (side, [dice.randrange(2) for _ in side]))
    flags = 0
    if len(shape.rankings) > 1:
        flags = sum(flag for flag in Flag if dice.random() < 0.35)
    elif dice.random() < 0.5:
        flags = dice.choice((Flag.MUST_BEAT, Flag.NO_UNDERTRUMP, Flag.MUST_BEAT | Flag.NO_UNDERTRUMP))

    def sometimes(share: float, otherwise: int) -> int:
        return _some(dice, cards, share) if dice.random() < 0.2 else otherwise

    return shape, Tables(
        seats=seats,
        players=len(ring),
        cards=cards,
        tricks=tricks,
        flags=Flag(flags),
        bidder=dice.choice(ring),
        next=tuple(after.get(seat, ring[0]) for seat in range(seats)),
        side=side,
        credit=tuple(credit),
        points=_points(dice, shape),
        trick_points=_trick_points(dice, tricks),
        follow=shape.follow,
        rankings=shape.rankings,
        lead_first=sometimes(0.5, whole),
        lead_later=sometimes(0.7, whole),
        free_cards=sometimes(0.1, 0),
        forced_cards=sometimes(0.1, 0),
        kept_cards=sometimes(0.1, 0),
        wipes=sometimes(0.1, 0),
        void_points=dice.choice((-5, 0, 3, 30)),
        insult_by=dice.randrange(cards),
        insult_of=dice.randrange(cards),
        insult=dice.choice((0, 0, 0, 1, 5)),
    )


def players_of(tables: Tables) -> list[int]:
    """The seats that do not sit out."""
    return sorted(set(tables.next))


def deal(dice: Random, tables: Tables, shape: Shape, each: int) -> State:
    """The last `each` tricks of a deal (fewer where the play ends before), from a part of the pack if that is enough."""
    seats = players_of(tables)
    pack = dice.sample(
        range(tables.cards), dice.choice((tables.cards, min(tables.cards, each * len(seats) + 4)))
    )
    dice.shuffle(pack)
    hands = [0] * tables.seats
    for seat in seats:
        hands[seat] = sum(1 << pack.pop() for _ in range(each))
    ranking = dice.randrange(len(shape.rankings)) if dice.random() < 0.4 else 0
    state = State.of(hands, turn=dice.choice(seats), ranking=ranking)
    state.trick = max(0, tables.tricks - each)
    state.points = dice.choice((0, 0, 2, -4))
    if (
        not ranking
        and len(shape.rankings) > 1
        and not set(seats) ^ set(range(tables.seats))
        and dice.random() < 0.7
    ):
        _hide_trump(dice, tables, state)
    elif dice.random() < 0.2 and len(pack) >= len(seats) <= 8:
        for seat in seats:
            _put_under(dice, state, seat, pack.pop())
    return state


def _hide_trump(dice: Random, tables: Tables, state: State) -> None:
    state.trump, state.trump_led = dice.randrange(1, 5), dice.randrange(2)
    bidder = tables.bidder
    own = state.hand[bidder] & tables.rankings[state.trump].trumps
    # Where it need not be shown in the end, the card that lies face down would be missing in the last trick.
    last = state.trick == tables.tricks - 1
    if own and not last and tables.flags & (Flag.SHOWN_LAST | Flag.VOID_IF_HIDDEN) and dice.random() < 0.5:
        state.face_down = own.bit_length() - 1
        state.hand[bidder] &= ~(1 << state.face_down)


def _put_under(dice: Random, state: State, seat: int, card: int) -> None:
    hand = [top for top in range(64) if state.hand[seat] >> top & 1]
    state.top[state.piles], state.under[state.piles] = dice.choice(hand), card
    state.piles += 1
