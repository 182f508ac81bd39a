"""Which card to play: every right card is weighed by what the trick will bring and what the card may yet do."""

from __future__ import annotations

from dataclasses import dataclass

from varaq.cards import TrickOrder, bits
from varaq.engine import Observation
from varaq.players.bid_whist.aim import Aim
from varaq.players.bid_whist.memory import Memory, remember
from varaq.players.bid_whist.outlook import Outlook
from varaq.players.bid_whist.taste import TASTE
from varaq.seats import Seat

SHARE = {True: 0.62, False: 0.38}
"""The share of the tricks that a side takes on average, the bidder's and the others'; about what a hand of it
promises, too."""


@dataclass(slots=True)
class Weighing:
    """One decision. `behind`: who is still to play to this trick; `best`: who has it so far, with what.

    `drawn`: the outlook once a trump has been led.
    """

    memory: Memory
    outlook: Outlook
    drawn: Outlook
    aim: Aim
    order: TrickOrder
    behind: tuple[Seat, ...]
    best: tuple[Seat, int] | None
    asked: int

    @classmethod
    def begin(cls, seen: Observation) -> Weighing:
        """What is to be weighed now."""
        memory = remember(seen)
        order, trick = memory.ranking.order, memory.trick
        cards = [card for _, card in trick]
        behind = [memory.rules.seating.after(memory.me, step) for step in range(1, 4 - len(trick))]
        return cls(
            memory,
            Outlook(memory),
            Outlook(memory, TASTE.after_draw),
            Aim.of(seen, memory),
            order,
            tuple(behind),
            trick[order.winner(cards)] if trick else None,
            order.asked(cards),
        )

    def is_ours(self, seat: Seat) -> bool:
        """Whether a trick of that seat is ours."""
        return seat in (self.memory.me, self.memory.partner)

    # ------------------------------------------------------------------ one card

    def worth(self, card: int) -> float:
        """How good the deal looks if the card is played."""
        memory = self.memory
        cards = [*(c for _, c in memory.trick), card]
        place = self.order.winner(cards)
        holder = memory.me if place == len(memory.trick) else memory.trick[place][0]
        asked = self.asked or self.order.follow[card]
        if asked:
            win = self.win(self.is_ours(holder), self.order.beats[cards[place]], asked)
        else:
            win = TASTE.dead_led
        won, lost = self._later(card, asked)
        manners = self._manners(card, holder)
        return win * self.aim.value(self.aim.trick, won + manners) + (1 - win) * self.aim.value(
            0, lost + manners
        )

    def win(self, ours: bool, beaten_by: int, asked: int) -> float:
        """Our chance to take the trick, given whose card lies highest and who is still to play."""
        following, ruffing = beaten_by & asked, beaten_by & self.memory.trumps & ~asked
        # One card alone can beat it: if the one has it, the other has not.
        lone = (self.memory.unseen & following).bit_count() == 1
        foe = friend = foe_ruffs = friend_ruffs = 0.0
        for seat in self.behind:
            follows = self.memory.has(seat, following)
            ruffs = (1 - self.memory.has(seat, asked)) * self.memory.has(seat, ruffing) if ruffing else 0.0
            if self.is_ours(seat):
                friend, friend_ruffs = follows, ruffs
            elif lone:
                foe, foe_ruffs = foe + follows, 1 - (1 - foe_ruffs) * (1 - ruffs)
            else:
                foe = 1 - (1 - foe) * (1 - follows)
                foe_ruffs = 1 - (1 - foe_ruffs) * (1 - ruffs)
        again = 0.0 if lone else TASTE.again
        if ours:
            foe_beats = 1 - (1 - foe * (1 - again * friend)) * (1 - foe_ruffs)
            return 1 - foe_beats * (1 - TASTE.again * friend_ruffs)
        friend_beats = 1 - (1 - friend * (1 - again * foe)) * (1 - friend_ruffs)
        return friend_beats * (1 - foe_ruffs * (1 - TASTE.again * friend_ruffs))

    # ------------------------------------------------------------------ what the hand may yet do

    def _later(self, card: int, asked: int) -> tuple[float, float]:
        """The books that later tricks may bring us if this one is won, and if it is lost."""
        memory = self.memory
        left = memory.left - 1
        if not left:
            return 0.0, 0.0
        hand, suit = memory.hand, self.order.follow[card]
        kept = hand & ~(1 << card)
        draws = not memory.trick and suit and suit == memory.trumps
        outlook = self.drawn if draws else self.outlook
        total = outlook.dead_cards(kept)
        won = lost = 0.0
        for mask in memory.suits:
            if not kept & mask:
                continue
            if mask == suit == asked:
                # A round of the suit draws the others' cards from their hands.
                won = outlook.suit(kept, mask, rounds=1)
                lost = outlook.suit(kept, mask, self._draws(card, mask), rounds=1)
            else:
                total += outlook.suit(kept, mask)
        rest, lead = self._pace()
        base = (1 - rest) * SHARE[memory.bids] * left
        return base + rest * (total + won) + lead, base + rest * (total + lost)

    def _pace(self) -> tuple[float, float]:
        """How far promises count, and what it is worth beside the trick to have the lead then."""
        trumps, bids = self.memory.trumps, self.memory.bids
        if self.memory.trick:
            return TASTE.rest, 0.0
        if not trumps:
            return TASTE.rest_lead_nt, TASTE.initiative_nt
        return TASTE.rest_lead, 0.0 if bids else TASTE.initiative_defending

    def _draws(self, card: int, suit: int) -> int:
        """The card that beats this one most cheaply, once it is led."""
        if self.memory.trick:
            return 0
        above = self.memory.unseen & self.order.beats[card] & suit
        line = next(line for line in self.memory.ranking.lines.values() if suit >> line[-1] & 1)
        return next((1 << one for one in reversed(line) if above >> one & 1), 0)

    # ------------------------------------------------------------------ the manners of the game

    def _manners(self, card: int, holder: Seat) -> float:
        """What a card does beside its trick, in books."""
        return self._following(card, holder) if self.memory.trick else self._leading(card)

    def _leading(self, card: int) -> float:
        """Trumps are drawn from the top by who bid; low cards are not led away from a top."""
        memory = self.memory
        suit = self.order.follow[card]
        if not suit:
            return 0.0
        above = self.order.beats[card] & memory.unseen & suit
        if suit == memory.trumps:
            if not memory.may_hold(memory.foes, suit):
                # Only the partner still has any: pulling them takes his ruffs.
                return -TASTE.pulls_partner if memory.may_hold([memory.partner], suit) else 0.0
            if not memory.bids:
                return -TASTE.draws_for_them
            return TASTE.draws_trumps + (0.0 if above else TASTE.draws_surely)
        mine = memory.hand & suit
        value = 0.0
        if above and any(not self.order.beats[one] & memory.unseen & suit for one in bits(mine)):
            value -= TASTE.underleads if memory.trumps else TASTE.underleads_nt
        if memory.trumps:
            alone = mine.bit_count() == 1 and memory.hand & memory.trumps
            return value - TASTE.single_defending if alone and not memory.bids else value
        if memory.led[memory.partner] & suit and memory.may_hold([memory.partner], suit):
            value += TASTE.returns_nt
        return value + TASTE.length_nt * mine.bit_count()

    def _following(self, card: int, holder: Seat) -> float:
        """Second hand plays low, third hand high; a partner's sure winner is left to him."""
        assert self.best is not None
        seat, high = self.best
        if holder == self.memory.me and not self.is_ours(seat) and self.behind:
            if len(self.behind) == 1:  # third hand
                return TASTE.third_high
            beaten = self.order.beats[card] & self.memory.unseen & self.asked
            return -TASTE.second_high if beaten and self.asked >> card & 1 else 0.0
        if not self.is_ours(seat) or holder != self.memory.me or not self.asked:
            return 0.0
        threatened = self.win(True, self.order.beats[high], self.asked) < 1
        return 0.0 if threatened else -TASTE.overtakes


def best_card(seen: Observation) -> str:
    """The right card that is worth most; of equals the lowest."""
    acts = [act for act in seen.right if act.startswith("play ")]
    if len(acts) == 1:
        return acts[0]
    weigh = Weighing.begin(seen)
    number = weigh.memory.rules.cards.number
    place = {card: at for at, card in enumerate(weigh.order.by_rank)}

    def rank(act: str) -> tuple[float, int]:
        card = number[act.split(" ")[1]]
        return round(weigh.worth(card), 6), place[card]

    return max(acts, key=rank)
