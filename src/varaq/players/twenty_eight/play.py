"""Which card to play: every open card is weighed by what the trick will bring and what the card may yet do."""

from __future__ import annotations

from dataclasses import dataclass, field

from varaq.cards import TrickOrder, bits
from varaq.engine import Observation
from varaq.games.twenty_eight.cardplay import winner
from varaq.games.twenty_eight.packs import rank_of, trick_order
from varaq.games.twenty_eight.rules import PairRule
from varaq.players.twenty_eight.aim import Aim
from varaq.players.twenty_eight.memory import Memory, points_in, points_of
from varaq.players.twenty_eight.taste import TASTE
from varaq.seats import Seat


@dataclass(slots=True)
class Weighing:
    """One decision under one state of the trump.

    `force`: the trumps in force in this trick; `own`: those that I know of for later tricks.
    `shown_at`: how many cards lay when trump was shown in this trick.
    """

    memory: Memory
    aim: Aim
    order: TrickOrder
    force: int
    own: int
    hidden: bool
    trump: str | None
    shown_at: int | None
    ours: frozenset[Seat]
    behind: tuple[Seat, ...]
    pair: int
    asked: int
    rate: float
    extra: float = 0.0
    known: dict[tuple[int, int, int, bool], float] = field(default_factory=dict)
    unruffed: dict[int, float] = field(default_factory=dict)

    @classmethod
    def begin(
        cls, seen: Observation, memory: Memory, *, trump: str | None = None, shown: bool = False
    ) -> Weighing:
        """What is to be weighed now; `shown`: as if `trump` had just been turned up."""
        rules, contract = memory.rules, memory.contract
        hidden = memory.hidden and not shown
        in_force = trump if shown else contract.trump if contract.shown and not contract.is_alone else None
        for_later = in_force or (contract.trump if not contract.is_alone else None)
        masks = rules.cards.suit_masks
        order = trick_order(rules.pack, in_force)
        side_of = rules.seating.side_of
        ours = frozenset(
            s for s in range(rules.players) if side_of[s] == side_of[memory.me] and s not in memory.out
        )
        behind, seat = [], memory.me
        for _ in range(rules.players - len(memory.out) - len(memory.trick) - 1):
            seat = rules.seating.next[seat]
            while seat in memory.out:
                seat = rules.seating.next[seat]
            behind.append(seat)
        aim = Aim.of(seen, memory)
        reveal = (TASTE.reveal_bidder if aim.bids else TASTE.reveal_opponent) if shown else 0.0
        return cls(
            memory,
            aim,
            order,
            masks[in_force] if in_force else 0,
            masks[for_later] if for_later else 0,
            hidden,
            in_force,
            len(memory.trick) if shown else seen.extra["shown_at"],
            ours,
            tuple(behind),
            _pair_to_keep(seen, memory, for_later),
            order.follow[memory.trick[0][1]] if memory.trick else 0,
            points_in(rules, memory.unseen) / max(1, memory.unseen.bit_count()),
            reveal,
        )

    # ------------------------------------------------------------------ one card

    def worth(self, card: int) -> float:
        """How good the deal looks if the card is played."""
        memory = self.memory
        points = points_of(memory.rules)
        trick = (*memory.trick, (memory.me, card))
        place = winner(memory.rules, self.trump, trick, self.shown_at)
        holder, high = trick[place]
        asked = self.asked or self.order.follow[card]
        win = self.win(holder in self.ours, self.order.beats[high], asked)
        lying = sum(points[number] for _, number in trick)
        if memory.left == 1 and memory.rules.last_trick_point:
            lying += 1
        take = lying + self._thrown(asked, ours=True)
        lose = lying + self._thrown(asked, ours=False)
        kept = self._kept(card, win) + self._manners(card, holder) + self.extra
        return win * self.aim.value(take, 0, kept) + (1 - win) * self.aim.value(0, lose, kept)

    def win(self, ours: bool, beaten_by: int, asked: int) -> float:
        """Our chance to take the trick, given whose card lies highest and who is still to play."""
        following, ruffing = beaten_by & asked, beaten_by & self.force & ~asked
        # One card alone can beat it: if the one has it, the other has not.
        lone = (self.memory.unseen & following).bit_count() == 1
        foe = friend = 0.0
        foe_ruffs = friend_ruffs = 0.0
        for seat in self.behind:
            follows = self.memory.chance(seat, following)
            ruffs = self._ruffs(seat, ruffing, asked)
            if seat in self.ours:
                friend = friend + follows if lone else 1 - (1 - friend) * (1 - follows)
                friend_ruffs = 1 - (1 - friend_ruffs) * (1 - ruffs)
            else:
                foe = foe + follows if lone else 1 - (1 - foe) * (1 - follows)
                foe_ruffs = 1 - (1 - foe_ruffs) * (1 - ruffs)
        again = 0.0 if lone else TASTE.again
        foe_beats = 1 - (1 - foe * (1 - again * friend)) * (1 - foe_ruffs)
        if ours:
            return 1 - foe_beats * (1 - TASTE.again * friend_ruffs)
        friend_beats = 1 - (1 - friend * (1 - again * foe)) * (1 - friend_ruffs)
        return friend_beats * (1 - foe_ruffs * (1 - TASTE.again * friend_ruffs))

    def _ruffs(self, seat: Seat, ruffing: int, asked: int) -> float:
        """The chance that the seat is void and takes the trick with a trump."""
        if asked & self.force or not (ruffing or self.hidden):
            return 0.0
        void = 1 - self.memory.chance(seat, asked)
        if not void:
            return 0.0
        return void * (self._asks(seat, asked) if self.hidden else self.memory.chance(seat, ruffing))

    def _asks(self, seat: Seat, asked: int) -> float:
        """The chance that a void seat has the trump shown, and has one."""
        memory = self.memory
        if seat == memory.contract.bidder:
            return TASTE.shows
        masks = memory.rules.cards.suit_masks
        has = sum(
            weight * memory.chance(seat, masks[suit])
            for suit, weight in memory.guess.items()
            if not masks[suit] & asked
        )
        return TASTE.asks * has

    def _thrown(self, asked: int, *, ours: bool) -> float:
        """The points that those behind will add to a trick that we (or they) take."""
        rules, memory = self.memory.rules, self.memory
        total = 0.0
        for seat in self.behind:
            may = memory.may[seat]
            follows = may & asked
            rate = points_in(rules, may) / max(1, may.bit_count())
            if follows:
                void = 1 - memory.chance(seat, asked)
                within = points_in(rules, follows) / follows.bit_count()
                rate = (1 - void) * within + void * rate
            total += rate * (TASTE.gives if (seat in self.ours) == ours else TASTE.keeps)
        return total

    # ------------------------------------------------------------------ what the hand may yet do

    def _kept(self, card: int, win: float) -> float:
        """What the cards left promise of what is out."""
        if self.memory.left <= 1:
            return 0.0
        hand, suit = self.memory.hand, self.order.follow[card]
        kept = hand & ~(1 << card)
        total = 0.0
        for mask in self.memory.rules.cards.suit_masks.values():
            if not kept & mask:
                continue
            if mask == suit and (not self.memory.trick or mask == self.asked):
                # A round of the suit draws the others' cards as if the card still stood before the rest.
                total += win * self._suit_value(kept, mask, hand)
                total += (1 - win) * self._suit_value(kept, mask, hand, self._draws(card, mask))
            else:
                total += self._suit_value(kept, mask, kept)
        if kept & self.pair == self.pair:
            total += TASTE.pair * bool(self.pair)
        return TASTE.rest * total

    def promise(self, hand: int) -> float:
        """What a hand promises of what is out."""
        suits = self.memory.rules.cards.suit_masks.values()
        return TASTE.rest * sum(self._suit_value(hand, suit, hand) for suit in suits)

    def _draws(self, card: int, suit: int) -> int:
        """The card that beats this one most cheaply, once it is led."""
        if self.memory.trick:
            return 0
        above = self.memory.unseen & self.order.beats[card] & suit
        return 1 << max(bits(above)) if above else 0

    def _suit_value(self, hand: int, suit: int, drawn: int, fallen: int = 0) -> float:
        """What the cards of one suit can bring in later tricks."""
        key = (hand & suit, drawn & suit, fallen, self._short(hand))
        known = self.known.get(key)
        if known is None:
            known = sum(self._card_value(card, hand, suit, drawn, fallen) for card in bits(hand & suit))
            self.known[key] = known
        return known

    def _short(self, hand: int) -> bool:
        """Whether the hand can ruff a suit that others may still lead."""
        suits = self.memory.rules.cards.suit_masks.values()
        return any(not hand & suit and self.memory.unseen & suit for suit in suits if not suit & self.own)

    def _card_value(self, card: int, hand: int, suit: int, drawn: int, fallen: int) -> float:
        """The points a card will bring us, less those it will bring them."""
        takes = self.takes_later(card, hand, suit, drawn, fallen)
        mine = points_of(self.memory.rules)[card]
        others = len(self.behind) + len(self.memory.trick)
        draw = TASTE.draws * self.rate * others
        return 2 * draw * max(0.0, takes - TASTE.low_card) + mine * (
            2 * (takes + (1 - takes) * TASTE.saved) - 1
        )

    def takes_later(self, card: int, hand: int, suit: int, drawn: int, fallen: int) -> float:
        """The chance that the card, kept in this hand, takes a trick."""
        memory = self.memory
        beaten_by = self.order.beats[card] & suit & ~fallen
        above = (memory.unseen & beaten_by).bit_count()
        leaders = (drawn & beaten_by).bit_count()
        mine = (hand & suit).bit_count()
        left = above - TASTE.run_draws * leaders
        high = TASTE.takes[min(max(0, round(left)), 4)]
        if above and mine <= above:
            high *= TASTE.unguarded
        if suit == self.own:
            if not memory.unseen & suit:
                return TASTE.last_trump
            return max(high, TASTE.ruffs if self._short(hand) else TASTE.ruffs_later)
        if memory.contract.is_alone or (not self.own and not self.hidden):
            return high
        return high * self._unruffed(suit)

    def _unruffed(self, suit: int) -> float:
        """The chance that a later trick in the suit is not ruffed by an opponent."""
        memory = self.memory
        chance = self.unruffed.get(suit)
        if chance is None:
            chance = 1.0
            for seat in range(memory.rules.players):
                if seat in self.ours or not memory.held[seat]:
                    continue
                trumps = memory.chance(seat, self.own) if self.own else 0.7
                void = 1 - memory.chance(seat, suit)
                more = TASTE.next_round if not self.hidden else TASTE.hidden_ruff
                chance *= 1 - trumps * min(1.0, void + more)
            self.unruffed[suit] = chance
        return chance

    # ------------------------------------------------------------------ the manners of the game

    def _manners(self, card: int, holder: Seat) -> float:
        """What a card does beside its trick, in card points."""
        memory = self.memory
        foes = [s for s in range(memory.rules.players) if s not in self.ours and s not in memory.out]
        if not memory.trick:
            suit = self.order.follow[card]
            if not suit & self.force:
                return 0.0
            if not memory.may_hold(foes, suit):
                # Only the partner still has any: pulling them takes his ruffs.
                mates = [s for s in self.ours if s != memory.me]
                return -TASTE.pulls_partner if memory.may_hold(mates, suit) else 0.0
            return TASTE.draws_trumps if self.aim.bids else -TASTE.draws_for_them
        best_seat, high = memory.trick[winner(memory.rules, self.trump, memory.trick, self.shown_at)]
        if best_seat not in self.ours or holder != memory.me:
            return 0.0
        threatened = self.win(True, self.order.beats[high], self.asked) < 1
        return 0.0 if threatened else -TASTE.overtakes


def _pair_to_keep(seen: Observation, memory: Memory, trump: str | None) -> int:
    """King and Queen of trump, where I hold both and they may still be shown."""
    rules = memory.rules
    if trump is None or rules.pair == PairRule.NONE or seen.extra["pair"] is not None:
        return 0
    both = sum(
        1 << n
        for n, card in enumerate(rules.cards.cards)
        if rank_of(card) in "KQ" and rules.cards.suit_of[n] == trump
    )
    laid = 1 << memory.contract.card if memory.contract.card is not None else 0
    return both & memory.hand if both & ~(memory.hand | laid) == 0 else 0


def open_cards(seen: Observation, memory: Memory) -> list[int]:
    """The cards that may rightly be played, by number."""
    held = memory.rules.cards.held
    names = [act.split(" ")[1] for act in seen.right if act.startswith("play ")]
    return [card for name in names if (card := held(name, memory.hand)) is not None]


def best_of(weigh: Weighing, cards: list[int]) -> tuple[float, int]:
    """The best card with its worth; of equals the lowest."""
    place = {card: at for at, card in enumerate(weigh.order.by_rank)}
    return max(
        ((round(weigh.worth(card), 6), card) for card in cards), key=lambda one: (one[0], place[one[1]])
    )
