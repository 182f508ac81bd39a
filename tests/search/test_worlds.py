"""What a seat does not see: who may hold it, and deals drawn from all that there may be."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from math import exp, log
from random import Random

import pytest
from open_play import IN_PLAY, opened, shape_of
from test_tables import GAMES, PRESETS, house_of_play
from true_deal import as_numbered, true_places, union, why_impossible

from varaq import CHANCE, House, Match
from varaq.cards import bits
from varaq.engine import Observation
from varaq.games.bid_whist import BID_WHIST
from varaq.games.kaiser import KAISER
from varaq.games.twenty_eight import TWENTY_EIGHT
from varaq.players import RulebookPlayer
from varaq.players.searcher.belief import past_of
from varaq.search import kernel
from varaq.search.layout import ASK, NONE, State
from varaq.search.numbering import Numbered
from varaq.search.plain.belief import laid_back
from varaq.search.position import hide, led_by_others
from varaq.search.tables import Tables, first_leader, tables_of
from varaq.search.worlds import deals, places, unseen, worlds
from varaq.seats import Seat

NO_HANDS = ("dealing", "cutting", "cut", "mark", "over", "drawing", "expose")
"""Phases in which nobody holds cards, or not all of them have been told apart yet."""
BOOK = RulebookPlayer()


def one_act(match: Match, dice: Random, *, by_book: bool) -> None:
    """A right act of whoever is awaited, or of somebody else who may speak; no claims, that end deals over nothing."""
    if match.awaited == (CHANCE,):
        match.deal(dice.shuffle)
        return
    seat = dice.choice(match.awaited)
    seen = match.observation(seat)
    if by_book:
        match.act(seat, BOOK.choose(seen, dice))
        return
    others = [
        (other, act)
        for other in match.phase.interrupting
        if other != seat
        for act in match.observation(other).right
        if act.split()[0] not in ("claim", "redeal", "play")
    ]
    if others and dice.random() < 0.2:
        match.act(*dice.choice(others))
        return
    acts = [act for act in seen.right if act.split()[0] not in ("claim", "redeal")] or seen.legal
    cards = [act for act in acts if act.startswith("play")]
    match.act(seat, dice.choice(cards if cards and dice.random() < 0.8 else acts))


def decisions(house: House, seed: int, *, acts: int, by_book: bool) -> Iterator[tuple[Match, Observation]]:
    """Every moment at which a seat has to act, or may, in the first acts of a match."""
    dice = Random(seed)
    match = Match(house.game, house.rules, dealer=dice.randrange(house.rules.seating.players))
    while not match.over and match.number < acts:
        if match.awaited != (CHANCE,) and match.phase.name not in NO_HANDS:
            for seat in {*match.awaited, *(match.phase.interrupting if dice.random() < 0.1 else ())}:
                assert seat is not None
                yield match, match.observation(seat)
        one_act(match, dice, by_book=by_book)


def check_true_deal(house: House, seed: int, *, acts: int, by_book: bool) -> None:
    for match, seen in decisions(house, seed, acts=acts, by_book=by_book):
        known = unseen(seen)
        true = as_numbered(seen, known, true_places(match))
        where = f"{house} seed {seed}, {match.phase.name} of seat {seen.seat} after act {match.number}"
        assert why_impossible(seen, known, true) is None, where


@pytest.mark.parametrize("house", PRESETS)
def test_the_true_deal_is_one_of_those_that_may_be(house):
    check_true_deal(house, 1, acts=40, by_book=False)
    check_true_deal(house, 2, acts=40, by_book=True)


@pytest.mark.deep
@pytest.mark.parametrize("house", PRESETS)
def test_the_true_deal_is_always_one_of_those_that_may_be(house):
    for seed in range(3, 9):
        check_true_deal(house, seed, acts=400, by_book=bool(seed % 2))


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_true_deal_may_be_in_any_house(game):
    for seed in range(150):
        check_true_deal(house_of_play(game, seed), seed, acts=200, by_book=bool(seed % 2))


# ---------------------------------------------------------------------- what is drawn fits


def why_not_so(seen: Observation, tables: Tables, world: State) -> str | None:
    """Why the play so far was not possible with these cards, or None: it is played again in the kernel."""
    told, texts = Numbered.of(seen), seen.rules.cards.cards
    hands = list(world.hand)
    for trick in told.tricks:
        for seat, card in trick:
            hands[seat] |= 1 << card
    state = State.of(hands, turn=first_leader(seen))
    if len(tables.rankings) > 1:
        state.trump, state.face_down = world.trump, world.face_down
        shown = next((at for at, event in enumerate(seen.past) if event.kind == "trump_shown"), None)
        if shown is not None and (text := seen.past[shown].public["card"]):
            # Of two copies the one that had not been played by then.
            played = sum(event.kind == "played" for event in seen.past[:shown])
            before = {card for _, card in [lying for trick in told.tricks for lying in trick][:played]}
            of_bidder = set(bits(hands[tables.bidder])) - before
            state.face_down = next(card for card in sorted(of_bidder) if texts[card] == text)
            state.hand[tables.bidder] &= ~(1 << state.face_down)
    cards = iter([lying for trick in told.tricks for lying in trick])
    for kind, facts, _ in seen.past:
        may, ask = kernel.legal(tables, state) if kind in ("played", "asked") else (0, False)
        if kind == "played":
            seat, card = next(cards)
            if not may >> card & 1:
                return f"seat {seat} could not have played {texts[card]}"
            kernel.play(tables, state, card)
        elif kind == "asked":
            if not ask:
                return f"seat {facts['seat']} could not have asked"
            kernel.play(tables, state, ASK)
    ours, theirs = shape_of(state, texts), shape_of(world, texts)
    return next(
        (f"{what} differs" for what in ("hands", "lying", "winning", "trumps") if ours[what] != theirs[what]),
        None,
    )


def can_be_played_again(seen: Observation) -> bool:
    """Whether nothing but cards and questions has changed hands since play began, and no pile was dealt."""
    kinds = {shown.kind for shown in seen.past}
    return not kinds & {"piles_turned", "traded", "swapped", "stock_taken", "good"}


@pytest.mark.parametrize("house", PRESETS)
def test_what_is_weighed_of_the_play_is_what_was_played_since_anything_else_happened(house):
    """The true deal, laid back and played again, is the position that there is: nothing else has moved a card."""
    if len(house.rules.cards.number) < len(house.rules.cards):
        pytest.skip("two cards of one name have other numbers in the true deal")
    weighed = 0
    for match, seen in decisions(house, 3, acts=90, by_book=True):
        now, past = opened(match), past_of(seen)
        if now is None or past is None:
            continue
        state = laid_back(now.tables, past, now.state)
        for seat, card in past.acts:
            assert state.turn == seat
            assert state.legal()[0] >> card & 1 or seen.rules.misplay != "refused"
            state.play(card)
        assert state.hand == list(now.state.hand)
        assert (state.turn, state.trick, state.card) == (
            now.state.turn,
            now.state.trick,
            list(now.state.card[: now.state.laid]),
        )
        weighed += len(past.acts)
    assert weighed or house.game.name == "styrivolt", "where nearly every turn is more than a card"


def test_the_true_deal_surprises_less_than_others_that_fit():
    """Cards that the book has played, seen by who plays by the book no more than by another."""
    gains = []
    for seed in range(12):
        for match, seen in decisions(House.read("kaiser/standard"), seed, acts=60, by_book=True):
            past = past_of(seen)
            if past is None or seen.awaited != (seen.seat,):
                continue
            tables = tables_of(seen)
            drawn = worlds(seen, tables, n=60, seed=seed)
            truth = drawn[0].copy()
            for seat, cards in true_places(match).items():
                if isinstance(seat, int):
                    truth.hand[seat] = cards
            own, *others = kernel.weigh_past(tables, past, [truth, *drawn])
            gains.append(own - log(sum(map(exp, others)) / len(others)))
    assert len(gains) > 100
    assert sum(gains) / len(gains) > 0.3


def check_samples(house: House, seed: int, *, acts: int, by_book: bool, n: int = 3, every: int = 4) -> None:
    for match, seen in decisions(house, seed, acts=acts, by_book=by_book):
        if match.number % every:
            continue
        known = unseen(seen)
        true = as_numbered(seen, known, true_places(match))
        where = f"{house} seed {seed}, {match.phase.name} of seat {seen.seat} after act {match.number}"
        found = deals(seen, n=n, seed=match.number)
        assert len(found) == n
        for hands in found:
            by_place = dict(zip(places(seen), hands, strict=True))
            assert sum(map(int.bit_count, hands)) == union(hands).bit_count(), where
            assert by_place[seen.seat] == true[seen.seat], where
            sizes = {place: cards.bit_count() for place, cards in by_place.items() if place in true}
            assert sizes == {place: true[place].bit_count() for place in sizes}, where
        if match.phase.name not in IN_PLAY or seen.awaited != (seen.seat,):
            continue
        tables = tables_of(seen)
        for world in worlds(seen, tables, n=n, seed=match.number):
            sizes = {seat: world.hand[seat].bit_count() for seat in range(tables.seats)}
            assert sizes == {seat: true[seat].bit_count() for seat in sizes}, where
            for pile in range(world.piles):
                assert world.under[pile] != NONE
            if can_be_played_again(seen):
                assert why_not_so(seen, tables, world) is None, where


@pytest.mark.parametrize("house", PRESETS)
def test_what_is_drawn_fits_what_was_seen(house):
    check_samples(house, 1, acts=50, by_book=False, every=5)
    check_samples(house, 2, acts=50, by_book=True, every=5)


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_drawn_fits_in_any_house(game):
    for seed in range(60):
        check_samples(house_of_play(game, seed), seed, acts=200, by_book=bool(seed % 2), every=1)


# ---------------------------------------------------------------------- all that may be, and equally likely


def shared_out(cards: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to deal the cards, so many to each."""
    if not cards:
        yield (0,) * len(sizes)
        return
    card, *rest = cards
    for place, size in enumerate(sizes):
        if size:
            for hands in shared_out(rest, [*sizes[:place], size - 1, *sizes[place + 1 :]]):
                yield (*hands[:place], hands[place] | 1 << card, *hands[place + 1 :])


def chi_square(counted: Counter[tuple[int, ...]], ways: int) -> float:
    """How far the counts are from level, in standard deviations of what chance alone would do."""
    total = counted.total()
    expected = total / ways
    square = sum((count - expected) ** 2 for count in counted.values()) / expected
    square += (ways - len(counted)) * expected
    return (square - (ways - 1)) / (2 * (ways - 1)) ** 0.5


def late(house: House, seed: int, *, left: int) -> tuple[Observation, Tables] | None:
    """A moment of the play at which every seat has few cards left, and some seat has shown that it lacks some."""
    for match, seen in decisions(house, seed, acts=120, by_book=True):
        known = unseen(seen)
        lacking = any(need and known.cards & ~may for may, need in zip(known.may, known.need, strict=True))
        if match.phase.name in IN_PLAY and max(seen.counts) == left and lacking:
            return seen, tables_of(seen)
    return None


def all_worlds(seen: Observation, tables: Tables) -> set[tuple[int, ...]]:
    """Every deal of the unseen cards with which all that was played could have been played."""
    drawn = worlds(seen, tables, n=1, seed=0)[0]
    others = [seat for seat in range(tables.seats) if seat != seen.seat]
    known = unseen(seen)
    cards = known.cards | union([sure for at, sure in enumerate(known.sure) if at != seen.seat])
    hidden = cards.bit_count() - sum(drawn.hand[seat].bit_count() for seat in others)
    sizes = [*(drawn.hand[seat].bit_count() for seat in others), hidden]
    found = set()
    for hands in shared_out(list(bits(cards)), sizes):
        world = drawn.copy()
        for seat, hand in zip(others, hands, strict=False):
            world.hand[seat] = hand
        if why_not_so(seen, tables, world) is None:
            found.add(tuple(world.hand))
    return found


@pytest.mark.parametrize(
    ("game", "preset", "left"),
    [
        (KAISER, "standard", 3),
        (KAISER, "les_rois", 3),
        (KAISER, "lost_heir", 3),
        (TWENTY_EIGHT, "fifty_six_4", 3),
        (BID_WHIST, "standard", 1),
        (BID_WHIST, "columbus_no_kitty", 3),
    ],
)
def test_all_deals_that_may_be_are_drawn_and_equally_often(game, preset, left):
    chosen = game.preset(preset)
    assert chosen is not None
    house = House(game, chosen, game.rules(**chosen.values))
    tried = 0
    for seed in range(12):
        found = late(house, seed, left=left)
        if found is None:
            continue
        ways = all_worlds(*found)
        if not 1 < len(ways) <= 600:
            continue
        drawn = Counter(tuple(world.hand) for world in worlds(*found, n=20 * len(ways), seed=seed))
        assert set(drawn) <= ways
        assert chi_square(drawn, len(ways)) < 5
        tried += 1
        if tried == 2:
            return
    pytest.fail("no such moment was found")


def hidden_late(house: House, seed: int) -> tuple[Observation, Tables] | None:
    """A moment at which trump lies hidden from the seat on turn, and nobody has many cards left."""
    for match, seen in decisions(house, seed, acts=100, by_book=False):
        if match.phase.name in IN_PLAY and seen.awaited == (seen.seat,) and len(seen.hand) <= 2:
            tables = tables_of(seen)
            if len(tables.rankings) > 1 and not seen.extra["shown"] and tables.bidder != seen.seat:
                return seen, tables
    return None


def all_hidden_worlds(seen: Observation, tables: Tables) -> set[tuple[int, ...]]:
    """Every deal of the unseen cards with every card, or suit, that may be hidden with it."""
    drawn = worlds(seen, tables, n=1, seed=0)[0]
    others = [seat for seat in range(tables.seats) if seat != seen.seat]
    down = int(drawn.face_down != NONE)
    sizes = [*(drawn.hand[seat].bit_count() for seat in others), down]
    suit_of = seen.rules.cards.suit_of
    suits = [suit for suit, _ in seen.rules.cards.suits]
    found = set()
    for hands in shared_out(list(bits(unseen(seen).cards)), sizes):
        for trump in range(1, 5):
            card = hands[-1].bit_length() - 1 if down else NONE
            if down and suit_of[card] != suits[trump - 1]:
                continue
            world = drawn.copy()
            world.trump, world.face_down = trump, card
            for seat, hand in zip(others, hands, strict=False):
                world.hand[seat] = hand
            led = led_by_others(seen, tables)
            hide(world, tables, ranking=trump, card=card, led=led)
            if why_not_so(seen, tables, world) is None:
                found.add((*world.hand, trump, card))
    return found


@pytest.mark.parametrize("preset", ["twenty_eight", "twenty_nine", "twenty_eight_kerala"])
def test_every_trump_that_may_lie_hidden_is_drawn(preset):
    chosen = TWENTY_EIGHT.preset(preset)
    assert chosen is not None
    house = House(TWENTY_EIGHT, chosen, TWENTY_EIGHT.rules(**chosen.values, ask_duty="free"))
    tried = 0
    for seed in range(60):
        found = hidden_late(house, seed)
        if found is None:
            continue
        ways = all_hidden_worlds(*found)
        if not 1 < len(ways) <= 400:
            continue
        drawn = Counter(
            (*world.hand, world.trump, world.face_down)
            for world in worlds(*found, n=40 * len(ways), seed=seed)
        )
        assert set(drawn) <= ways
        assert len(drawn) > 0.95 * len(ways)
        tried += 1
        if tried == 2:
            return
    pytest.fail("no such moment was found")


@cache
def brute_deals(cards: int, may: tuple[int, ...], need: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [
        hands
        for hands in shared_out(list(bits(cards)), need)
        if all(not hand & ~allowed for hand, allowed in zip(hands, may, strict=True))
    ]


def test_dealing_is_uniform_whatever_the_places_may_hold():
    dice = Random(5)
    for seed in range(120):
        count, number = dice.randint(1, 7), dice.randint(1, 4)
        cards = sum(1 << card for card in dice.sample(range(64), count))
        need = [0] * number
        for _ in range(count):
            need[dice.randrange(number)] += 1
        may = [sum(1 << card for card in bits(cards) if dice.random() < 0.75) for _ in need]
        ways = brute_deals(cards, tuple(may), tuple(need))
        drawn = Counter(kernel.deal(cards, may, need, n=15 * len(ways), seed=seed))
        assert set(drawn) <= set(ways)
        if len(ways) > 1:
            assert chi_square(drawn, len(ways)) < 5


# ---------------------------------------------------------------------- nothing else leaks in


def dealt_again(match: Match, seen: Observation, hands: Sequence[int]) -> Match:
    """The same acts after a deal of other cards, which the seat could not tell from the true one."""
    rules = match.rules
    players, pack = rules.seating.players, rules.cards
    whole = [set(bits(hand)) for hand in hands[:players]]
    for trick in Numbered.of(seen).tricks:
        for seat, card in trick:
            whole[seat].add(card)
    order = [""] * (players * len(whole[0]))
    for turn in range(players):
        seat = rules.seating.after(seen.dealer, turn + 1)
        order[turn::players] = [pack.cards[card] for card in sorted(whole[seat])]
    again = Match(match.game, rules, dealer=match.dealer)
    for actor, act in match.log:
        again.act(actor, str(act) if actor is not CHANCE else f"deal {' '.join(order)}")
    return again


MISDEALS = ("misdeal_no_honours", "misdeal_four_alike")
"""Claims that would not be open with other cards."""


@pytest.mark.parametrize("preset", ["beginners", "joffre", "saskatchewan_62"])
def test_deals_that_a_seat_cannot_tell_apart_give_the_same_worlds(preset):
    chosen = KAISER.preset(preset)
    assert chosen is not None
    house = House(KAISER, chosen, KAISER.rules(**{**chosen.values, **dict.fromkeys(MISDEALS, False)}))
    compared = 0
    for match, seen in decisions(house, 4, acts=44, by_book=True):
        if match.phase.name != "play" or seen.deal != 1:
            continue
        seat: Seat = match.awaited[0]
        for hands in deals(seen, n=2, seed=match.number):
            other = dealt_again(match, seen, hands)
            same = other.observation(seat)
            assert same.as_data() == seen.as_data()
            assert unseen(same) == unseen(seen)
            assert deals(same, n=5, seed=7) == deals(seen, n=5, seed=7)
            ours, theirs = (worlds(one, tables_of(one), n=5, seed=7) for one in (seen, same))
            assert bytes(ours) == bytes(theirs)
            compared += true_places(other) != true_places(match)
    assert compared > 20
