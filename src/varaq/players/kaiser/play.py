"""Which card to play: every open card is weighed by what the trick will bring and what the card may yet do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import cast

from varaq.cards import bits
from varaq.engine import Observation
from varaq.games.kaiser.contract import Contract
from varaq.games.kaiser.haul import trick_points
from varaq.games.kaiser.rules import KaiserRules, TrumpBy
from varaq.games.kaiser.seen import contract_of
from varaq.players.kaiser.memory import Memory, remember
from varaq.players.kaiser.table import Friends, friends_of
from varaq.players.kaiser.taste import TASTE
from varaq.players.kaiser.worth import best_trump
from varaq.seats import Seat


def best_card(seen: Observation) -> str:
    """The card that is worth most; of equals the lowest."""
    rules = cast(KaiserRules, seen.rules)
    number = rules.cards.number
    if len(seen.legal) == 1:
        return seen.legal[0]
    open_cards = [number[text.split(" ")[1]] for text in seen.legal]
    contract = contract_of(seen)
    if rules.trump_by == TrumpBy.LED and contract.trump is None:
        # The suit of this lead is trump (KS-62).
        suit = best_trump(rules, rules.cards.mask(seen.hand))
        contract = replace(contract, trump=suit)
        open_cards = [card for card in open_cards if rules.cards.suit_of[card] == suit] or open_cards
    weigh = Weighing.begin(seen, contract)
    rank = {card: place for place, card in enumerate(weigh.memory.order.by_rank)}
    best = max(open_cards, key=lambda card: (round(weigh.worth(card), 6), rank[card]))
    return f"play {rules.cards.cards[best]}"


@dataclass(slots=True)
class Weighing:
    """One decision: the memory, who helps whom, and the seats still to play to this trick."""

    seen: Observation
    memory: Memory
    friends: Friends
    behind: tuple[Seat, ...]
    best: tuple[Seat, int] | None
    asked: int
    trumps: int
    values: dict[tuple[int, int, int, bool], float] = field(default_factory=dict)
    unruffed: dict[int, float] = field(default_factory=dict)

    @classmethod
    def begin(cls, seen: Observation, contract: Contract) -> Weighing:
        """What is to be weighed at this moment."""
        memory = remember(seen, contract)
        order, trick = memory.order, memory.trick
        cards = [card for _, card in trick]
        best = trick[order.winner(cards)] if trick else None
        behind = []
        seat = memory.me
        for _ in range(memory.rules.players - len(memory.out) - len(trick) - 1):
            seat = memory.rules.seating.next[seat]
            while seat in memory.out:
                seat = memory.rules.seating.next[seat]
            behind.append(seat)
        return cls(
            seen,
            memory,
            friends_of(seen, contract),
            tuple(behind),
            best,
            order.asked(cards),
            memory.trumps,
        )

    # ------------------------------------------------------------------ one card

    def worth(self, card: int) -> float:
        """What playing the card brings to our side, less what it could do later."""
        bring, win = self._trick(card)
        value = bring - self._later(card, win)
        return value + (self._follow(card) if self.memory.trick else self._lead(card))

    @property
    def kaiser(self) -> bool:
        """Whether a Kaiser is played."""
        bid = self.memory.contract.bid
        return bid is not None and bid.is_kaiser

    def _trick(self, card: int) -> tuple[float, float]:
        """The expected points of this trick for us less theirs, and our chance to take it."""
        memory, friends = self.memory, self.friends
        order = memory.order
        cards = (*memory.trick, (memory.me, card))
        place = order.winner([c for _, c in cards])
        winner, high = cards[place]
        beaten_by = order.beats_led[high] if place == 0 else order.beats[high]
        asked = self.asked or order.follow[card]
        win = self._win(friends.is_ours(winner), beaten_by, asked)
        if self.kaiser:
            # Tricks alone make or break a Kaiser; the three is led when they are home.
            return 2 * win - 1, win
        value, insult = trick_worth(memory.rules, cards, winner)
        bring = win * (value + self._thrown(asked, ours=True))
        bring -= (1 - win) * (value + self._thrown(asked, ours=False)) * friends.weight
        return bring - insult, win

    def _win(self, ours: bool, beaten_by: int, asked: int) -> float:
        """Our chance to take the trick, given whose card lies highest and who is still to play."""
        foes = friends = 0.0
        no_foe = no_friend = 1.0
        for seat in self.behind:
            chance = self._beats(seat, beaten_by, asked)
            if self.friends.is_ours(seat):
                friends += chance
                no_friend *= 1 - chance
            else:
                foes += chance
                no_foe *= 1 - chance
        share = friends / (friends + foes) if friends else 0.0
        if ours:
            return no_foe + (1 - no_foe) * share * TASTE.partner_beats
        return (1 - no_friend) * share

    def _beats(self, seat: Seat, beaten_by: int, asked: int) -> float:
        """The chance that the seat can play a card of the set, following suit."""
        memory = self.memory
        if not asked:
            return memory.chance(seat, beaten_by)
        within = memory.chance(seat, beaten_by & asked)
        ruffs = beaten_by & ~asked
        if not ruffs or memory.sure[seat] & asked:
            return within
        void = 1 - memory.chance(seat, asked)
        return within + void * memory.chance(seat, ruffs) if void else within

    def _thrown(self, asked: int, *, ours: bool) -> float:
        """What bonus and penalty card will add to a trick that we (or they) take, from behind."""
        rules = self.memory.rules
        total = 0.0
        for text, points in (
            (rules.bonus_card, rules.bonus_points),
            (rules.penalty_card, -rules.penalty_points),
        ):
            card = rules.cards.number[text]
            if not self.memory.others >> card & 1:
                continue
            for seat in self.behind:
                holds = self.memory.chance(seat, 1 << card)
                if not holds:
                    continue
                helps = self.friends.is_ours(seat) == ours
                wished = helps == (points > 0)
                total += points * holds * self._falls(seat, card, asked, wished)
        return total

    def _falls(self, seat: Seat, card: int, asked: int, wished: bool) -> float:
        """The chance that a card held falls to this trick: wished for, or as the only one that follows."""
        follows = bool(asked >> card & 1)
        others = self.memory.chance(seat, asked & ~(1 << card)) if asked else 0.0
        if follows:
            return TASTE.wished if wished else 1 - others
        return (1 - others) * TASTE.wished if wished else 0.0

    # ------------------------------------------------------------------ what the card may yet do

    def _later(self, card: int, win: float) -> float:
        """What playing the card takes away from what the hand could do in later tricks."""
        if self.memory.left <= 1:
            return 0.0
        hand, suit = self.memory.hand, self.memory.order.follow[card]
        kept = hand ^ (1 << card)
        if not suit:
            return 0.0
        value = self._suit_value(hand, suit, hand)
        if suit == (self.asked or suit) or not self.memory.trick:
            # A round of the suit draws the others' cards as if the card still stood before the
            # rest, and a card that loses has drawn a higher one.
            value -= win * self._suit_value(kept, suit, hand)
            value -= (1 - win) * self._suit_value(kept, suit, hand, self._draws(card, suit))
        else:
            value -= self._suit_value(kept, suit, kept)
        if self.trumps and suit != self.trumps and hand & self.trumps:
            # A suit emptied lets trumps ruff.
            value += self._suit_value(hand, self.trumps, hand) - self._suit_value(kept, self.trumps, kept)
        return value

    def _draws(self, card: int, suit: int) -> int:
        """The card that beats this one most cheaply, once it is led."""
        if self.memory.trick:
            return 0
        above = self.memory.outside(self.memory.order.beats_led[card] & suit)
        rank = self.memory.order.by_rank
        return 1 << max(bits(above), key=rank.index) if above else 0

    def _suit_value(self, hand: int, suit: int, drawn: int, fallen: int = 0) -> float:
        """What the cards of one suit can do in later tricks, over cards that take nothing."""
        key = (hand & suit, drawn & suit, fallen, self._short(hand))
        known = self.values.get(key)
        if known is None:
            known = sum(self._card_value(card, hand, suit, drawn, fallen) for card in bits(hand & suit))
            self.values[key] = known
        return known

    def _short(self, hand: int) -> bool:
        """Whether the hand can ruff a suit that others may still lead."""
        trumps = self.trumps
        suits = self.memory.rules.cards.suit_masks.values()
        return any(not hand & suit and self.memory.outside(suit) for suit in suits if not suit & trumps)

    def _card_value(self, card: int, hand: int, suit: int, drawn: int, fallen: int) -> float:
        rules, left = self.memory.rules, min(self.memory.left - 1, 8)
        worth = 2 * max(0.0, self._takes_later(card, hand, suit, drawn, fallen) - TASTE.low_card)
        name = rules.cards.cards[card]
        if name == rules.bonus_card:
            top = not self.memory.outside(self.memory.order.beats[card])
            cash = TASTE.bonus_later_top if top else TASTE.bonus_later + TASTE.bonus_step * left
            worth += rules.bonus_points * (2 * cash - 1)
        elif name == rules.penalty_card:
            worth += rules.penalty_points * (2 * (TASTE.penalty_later + TASTE.penalty_step * left) - 1)
        return worth

    def _takes_later(self, card: int, hand: int, suit: int, drawn: int, fallen: int) -> float:
        """The chance that the card, kept in this hand, takes a trick."""
        memory = self.memory
        beaten_by = memory.order.beats[card] & suit & ~fallen
        above = memory.outside(beaten_by).bit_count()
        leaders = (drawn & beaten_by).bit_count()
        mine = (hand & suit).bit_count()
        left = above - TASTE.run_draws * leaders
        high = TASTE.takes[min(max(0, round(left)), 4)]
        if above and mine <= above:
            high *= TASTE.unguarded
        if suit == self.trumps:
            if not memory.outside(suit):
                return TASTE.last_trump
            return max(high, TASTE.ruffs if self._short(hand) else TASTE.ruffs_later)
        if self.trumps:
            high *= self._unruffed(suit)
        return high

    def _unruffed(self, suit: int) -> float:
        """The chance that a later trick in the suit is not ruffed by an opponent."""
        memory = self.memory
        chance = self.unruffed.get(suit)
        if chance is None:
            chance = 1.0
            for seat in self.friends.foes:
                trumps = memory.chance(seat, self.trumps)
                if trumps:
                    void = 1 - memory.chance(seat, suit)
                    chance *= 1 - trumps * min(1.0, void + TASTE.next_round)
            self.unruffed[suit] = chance
        return chance

    # ------------------------------------------------------------------ the manners of the game

    def _lead(self, card: int) -> float:
        """What a lead does besides its trick: it draws trumps, the bidder's side wants that."""
        memory = self.memory
        suit = memory.order.follow[card]
        if not suit or suit != self.trumps:
            return 0.0
        if memory.may_hold(self.friends.foes, suit):
            return TASTE.draws if self.friends.bids else -TASTE.draws_for_them
        # Only the partner still has any: pulling them takes his ruffs.
        return -TASTE.pulls_partner if memory.may_hold(self.friends.mates, suit) else 0.0

    def _follow(self, card: int) -> float:
        """What following does besides its trick: a partner's sure winner is left to him."""
        assert self.best is not None
        memory = self.memory
        seat, high = self.best
        if not self.friends.is_ours(seat) or seat == memory.me:
            return 0.0
        if (
            not memory.order.beats[high] >> card & 1
            or memory.rules.cards.cards[card] == memory.rules.bonus_card
        ):
            return 0.0
        threatened = any(
            self._beats(foe, memory.order.beats[high], self.asked)
            for foe in self.behind
            if not self.friends.is_ours(foe)
        )
        return 0.0 if threatened else -TASTE.overtakes


@cache
def _card_points(rules: KaiserRules) -> tuple[int, ...]:
    """What every card adds to a trick by itself (KS-81)."""
    side = rules.seating.side_of[0]
    return tuple(trick_points(rules, [(0, card)], 0)[side] - 1 for card in rules.cards.cards)


def trick_worth(rules: KaiserRules, cards: Sequence[tuple[Seat, int]], winner: Seat) -> tuple[int, int]:
    """What a trick brings its winner, and what he who played last loses beside it (KS-83)."""
    worth = _card_points(rules)
    if not rules.joffre_insult and not rules.blanks:
        return 1 + sum(worth[card] for _, card in cards), 0
    names = rules.cards.cards
    points = trick_points(rules, [(seat, names[card]) for seat, card in cards], winner)
    side_of = rules.seating.side_of
    lost = points[side_of[cards[-1][0]]]
    return points[side_of[winner]], -lost if side_of[winner] != side_of[cards[-1][0]] and lost < 0 else 0
