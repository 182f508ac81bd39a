"""One position: which cards are legal, what a card does, what a sensible player would do (native/position.h)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from varaq.search.layout import ASK, NONE, State
from varaq.search.plain.chance import cards_of
from varaq.search.plain.sensible import ranked

if TYPE_CHECKING:
    from varaq.search.tables import Ranking, Tables

# The flags of native/kernel.h as plain numbers: an IntFlag takes a microsecond to ask.
MUST_BEAT, NO_UNDERTRUMP, MUST_ASK, ASK_DUTY, THAT_CARD = 1, 2, 4, 8, 16
FROM_REVEAL, BARRED_LEAD, SHOWN_LAST, VOID_IF_HIDDEN = 32, 64, 128, 256


class Position:
    """A `State` unpacked, with the tables it is played by: structures of C are slow to read from Python."""

    __slots__ = (
        "asked",
        "asker",
        "by",
        "card",
        "face_down",
        "flags",
        "hand",
        "points",
        "ranking",
        "shown_at",
        "tables",
        "trick",
        "trump",
        "trump_led",
        "turn",
        "turned",
        "under",
        "winning",
    )

    tables: Tables
    flags: int
    hand: list[int]
    card: list[int]
    by: list[int]
    under: dict[int, int]
    asked: int
    points: int
    turn: int
    trick: int
    winning: int
    ranking: int
    trump: int
    face_down: int
    asker: int
    shown_at: int
    turned: int
    trump_led: int

    @classmethod
    def of(cls, tables: Tables, state: State) -> Self:
        """The same position."""
        new = cls.__new__(cls)
        new.tables, new.flags = tables, int(tables.flags)
        new.hand = list(state.hand)
        new.card, new.by = list(state.card[: state.laid]), list(state.by[: state.laid])
        new.under = dict(zip(state.top[: state.piles], state.under[: state.piles], strict=True))
        for name in _NUMBERS:
            setattr(new, name, getattr(state, name))
        return new

    def into(self, state: State) -> None:
        """Write the position where it came from; piles stay as they are."""
        for seat, hand in enumerate(self.hand):
            state.hand[seat] = hand
        for place, (card, seat) in enumerate(zip(self.card, self.by, strict=True)):
            state.card[place], state.by[place] = card, seat
        state.laid = len(self.card)
        for name in _NUMBERS:
            setattr(state, name, getattr(self, name))

    def copy(self) -> Position:
        """The same position, to be played on by itself."""
        new = Position.__new__(Position)
        new.tables, new.flags, new.under = self.tables, self.flags, self.under
        new.hand, new.card, new.by = self.hand[:], self.card[:], self.by[:]
        new.asked, new.points, new.turn, new.trick = self.asked, self.points, self.turn, self.trick
        new.winning, new.ranking, new.trump = self.winning, self.ranking, self.trump
        new.face_down, new.asker, new.shown_at = self.face_down, self.asker, self.shown_at
        new.turned, new.trump_led = self.turned, self.trump_led
        return new

    def after(self, act: int) -> Position:
        """The position that an act leads to."""
        new = self.copy()
        new.play(act)
        return new

    def hidden(self) -> bool:
        """Whether trump has not been shown."""
        return self.ranking != self.trump

    def over(self) -> bool:
        """Whether the play has ended."""
        if self.card:
            return False
        return self.trick >= self.tables.tricks or not (self.hand[self.turn] or self.face_down >= 0)

    def in_force(self) -> Ranking:
        """How the cards rank now."""
        return self.tables.rankings[self.ranking]

    def winners(self) -> int:
        """The cards that take the trick from the card now winning."""
        ranking = self.tables.rankings[self.ranking]
        return (ranking.beats if self.winning else ranking.beats_led)[self.card[self.winning]]

    # What is legal.

    def legal(self) -> tuple[int, bool]:
        """The cards the seat on turn may play, and whether it may have the trump shown."""
        hand = self.hand[self.turn]
        if not self.card:
            return self._legal_lead(hand), False
        if not self.asked:
            side = self.tables.side
            if self.flags & MUST_BEAT and side[self.by[self.winning]] != side[self.turn]:
                return hand & self.winners() or hand, False
            return hand, False
        if following := hand & self.asked:
            return following | hand & self.tables.free_cards, False
        if self.hidden():
            if self.flags & MUST_ASK and self.turn != self.tables.bidder:
                return 0, True
            return hand & ~self.tables.kept_cards or hand, True
        return self._legal_void(hand), False

    def _legal_lead(self, hand: int) -> int:
        wanted = self.tables.lead_later if self.trick else self.tables.lead_first
        barred = self.flags & BARRED_LEAD and self.turn == self.tables.bidder and not self.trump_led
        if barred and self.hidden():
            wanted &= ~self.tables.rankings[self.trump].trumps
        return hand & wanted or hand

    def _legal_void(self, hand: int) -> int:
        """Who cannot follow, with trump known."""
        if forced := hand & self.tables.forced_cards:
            return forced
        trumps = hand & self.in_force().trumps
        bidder = self.turn == self.tables.bidder
        if self.asker == self.turn and (bidder or self.flags & ASK_DUTY):
            if bidder and self.flags & THAT_CARD and self.turned >= 0:
                return 1 << self.turned
            better = self._over_all_trumps(trumps) if self.flags & NO_UNDERTRUMP else 0
            return better or trumps or hand
        if not self.flags & NO_UNDERTRUMP or not trumps or not self._trumps_lying():
            return hand
        return hand & ~trumps | self._over_all_trumps(trumps) or hand

    def _trumps_lying(self) -> int:
        """Trumps in the trick, as far as they count (TE-106 and the like)."""
        trumps = self.in_force().trumps
        late = self.shown_at > 0 and self.flags & FROM_REVEAL and not trumps >> self.card[0] & 1
        lying = 0
        for card in self.card[self.shown_at if late else 0 :]:
            lying |= 1 << card
        return lying & trumps

    def _over_all_trumps(self, trumps: int) -> int:
        beats = self.in_force().beats
        for card in cards_of(self._trumps_lying()):
            trumps &= beats[card]
        return trumps

    # What an act does.

    def play(self, act: int) -> None:
        """Play a legal act: a card, or `ASK`."""
        if act == ASK:
            self._reveal(self.turn)
        else:
            self._play_card(act)

    def _play_card(self, card: int) -> None:
        tables, seat = self.tables, self.turn
        self.hand[seat] &= ~(1 << card)
        if card in self.under:
            self.hand[seat] |= 1 << self.under[card]
        if self.card and self.winners() >> card & 1:
            self.winning = len(self.card)
        self.card.append(card)
        self.by.append(seat)
        self.asked = self.asked or tables.follow[card]
        self.turn = tables.next[seat]
        if len(self.card) == tables.players and self._end_trick():
            return
        if self.flags & SHOWN_LAST:
            last = self.trick == tables.tricks - 1
            if last and self.turn == tables.bidder and self.hidden():
                self._reveal(NONE)

    def _end_trick(self) -> bool:
        """The trick is taken; true where the deal is void."""
        tables = self.tables
        winner = self.by[self.winning]
        self.points += self._trick_value(winner)
        hidden = self.hidden()
        if hidden and self.by[0] != tables.bidder and tables.rankings[self.trump].trumps >> self.card[0] & 1:
            self.trump_led = 1
        self.trick += 1
        self.card, self.by = [], []
        self.winning = self.asked = 0
        self.asker = self.shown_at = self.turned = NONE
        self.turn = winner
        if self.flags & VOID_IF_HIDDEN and self.trick == tables.tricks - 1 and hidden:
            self.points = tables.void_points
            self.trick = tables.tricks
            return True
        return False

    def _trick_value(self, winner: int) -> int:
        """What the trick on the table brings the side that is credited, if `winner` takes it."""
        tables, value, lying = self.tables, 0, 0
        if tables.credit[winner]:
            value = tables.trick_points[self.trick]
            for card in self.card:
                value += tables.points[card]
                lying |= 1 << card
            if lying & tables.wipes:
                value = tables.trick_points[self.trick]
        if tables.insult and self.card[self.winning] == tables.insult_by and tables.insult_of in self.card:
            insulted = self.by[self.card.index(tables.insult_of)]
            value -= tables.insult if tables.credit[insulted] else 0
        return value

    def _reveal(self, asker: int) -> None:
        """Trump is turned up; `asker` NONE: nobody asked for it."""
        tables = self.tables
        self.ranking = self.trump
        self.asker = asker
        self.shown_at = len(self.card)
        self.turned, self.face_down = self.face_down, NONE
        if self.turned >= 0:
            self.hand[tables.bidder] |= 1 << self.turned
        if not self.card or (self.flags & FROM_REVEAL and not self.in_force().trumps >> self.card[0] & 1):
            return
        self.winning = 0
        for place in range(1, len(self.card)):
            if self.winners() >> self.card[place] & 1:
                self.winning = place

    # What a sensible player would do.

    def sensible(self, cards: int, ask: bool) -> int:
        """Legal cards weighed by whether they take the trick, what they carry and how strong they are."""
        side = self.tables.side
        with_us = bool(self.card) and side[self.by[self.winning]] == side[self.turn]
        if not cards or (ask and not with_us):
            return ASK
        if not cards & (cards - 1):
            return cards.bit_length() - 1
        return min(ranked(self, cards))[1]


_NUMBERS = (
    "asked",
    "points",
    "turn",
    "trick",
    "winning",
    "ranking",
    "trump",
    "face_down",
    "asker",
    "shown_at",
    "turned",
    "trump_led",
)


# The kernel's calls.


def legal(tables: Tables, state: State) -> tuple[int, bool]:
    """The cards that the seat on turn may play, and whether it may have the trump shown."""
    return Position.of(tables, state).legal()


def play(tables: Tables, state: State, act: int) -> None:
    """Play a legal act, a card or `ASK`: `state` is changed."""
    Position.of(tables, state).after(act).into(state)


def over(tables: Tables, state: State) -> bool:
    """Whether the play has ended."""
    return Position.of(tables, state).over()


def sensible(tables: Tables, state: State) -> int:
    """What a sensible player would do who sees his hand, the table and which cards are out."""
    position = Position.of(tables, state)
    return position.sensible(*position.legal())


def perft(tables: Tables, state: State, depth: int) -> int:
    """How many sequences of legal acts there are of this length (shorter where the play ends)."""
    return _sequences(Position.of(tables, state), depth)


def _sequences(position: Position, depth: int) -> int:
    if depth <= 0 or position.over():
        return 1
    cards, ask = position.legal()
    if depth == 1:
        return cards.bit_count() + ask
    return sum(_sequences(position.after(act), depth - 1) for act in acts_of(cards, ask))


def acts_of(cards: int, ask: bool) -> list[int]:
    """The acts that `legal` names."""
    return [*cards_of(cards), *([ASK] if ask else [])]
