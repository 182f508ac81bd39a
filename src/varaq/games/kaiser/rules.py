"""The house rules of Kaiser and its kin, as `docs/rules/kaiser.md` §3 states them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import ClassVar

from varaq.cards import Pack
from varaq.games.kaiser.packs import BLANKS, PACKS, Packs
from varaq.rules import NUMBERS, Rules, Value, but, needs, option, when
from varaq.rules.option import Bound
from varaq.seats import Seating


class Sides(StrEnum):
    """Who scores together (KS-21…23)."""

    TEAMS2 = "teams2"
    TEAMS3 = "teams3"
    SOLO = "solo"


class Passing(StrEnum):
    """Cards given to other players before play (KS-35…39)."""

    NONE = "none"
    PARTNER1 = "partner1"
    PARTNER2 = "partner2"
    CYCLE2 = "cycle2"
    AFTER_BID2 = "after_bid2"


class AuctionKind(StrEnum):
    """One call each (KS-40), or the sale of Lost Heir (KS-53)."""

    ONCE = "once"
    SALE = "sale"


class Low(StrEnum):
    """Contracts in which low cards win (KS-16, KS-49…51, KS-63, KS-64)."""

    OFF = "off"
    RANKED = "ranked"
    EQUAL = "equal"
    DECLARED = "declared"
    ANY = "any"


class KaiserBid(StrEnum):
    """The call above all others (KS-52, KS-106…108)."""

    OFF = "off"
    SOLO12 = "solo12"
    TEAM12 = "team12"
    FORTY = "forty"


class Kaiser40Partner(StrEnum):
    """Whether the partner of a Kaiser for 40 plays on (KS-80)."""

    PLAYS = "plays"
    SITS_OUT = "sits_out"


class AllPass(StrEnum):
    """What happens when everybody but the dealer has passed (KS-46, KS-47)."""

    FORCED = "forced"
    REDEAL = "redeal"


class ForcedBid(StrEnum):
    """What a forced dealer may bid (KS-46)."""

    ANY = "any"
    MINIMUM = "minimum"


class TrumpBy(StrEnum):
    """How trump is made: said by the bidder (KS-60), or by the first lead (KS-62)."""

    NAMED = "named"
    LED = "led"


class ThreeSpot(StrEnum):
    """What the penalty card does to the side that takes it (KS-103)."""

    MINUS3 = "minus3"
    CLEAR3 = "clear3"


class FailPenalty(StrEnum):
    """What a failed contract costs (KS-93, KS-104)."""

    BID = "bid"
    ZERO = "zero"


class FiveWins(StrEnum):
    """Taking the five of hearts at the limit wins the match (KS-109)."""

    OFF = "off"
    CAPTURED = "captured"
    TAKEN = "taken"


class WinBy(StrEnum):
    """Who can win: any side over the target, or only one that made its own contract (KS-126)."""

    SCORE = "score"
    BID = "bid"


class BothReach(StrEnum):
    """Who wins when several sides are over the target (KS-122)."""

    BIDDER = "bidder"
    HIGHER = "higher"


KAISER_PACKS = (Packs.KAISER26, Packs.KAISER32, Packs.KAISER34, Packs.KAISER40, Packs.KAISER48)
HEIR_PACKS = (Packs.HEIR32, Packs.HEIR48)
NOT_SOLO = (Sides.TEAMS2, Sides.TEAMS3)

TABLES: frozenset[tuple[Value, ...]] = frozenset(
    {
        (2, Sides.SOLO, Packs.KAISER32),
        (3, Sides.SOLO, Packs.KAISER26),
        (5, Sides.SOLO, Packs.KAISER40),
        (6, Sides.TEAMS2, Packs.KAISER48),
        (6, Sides.TEAMS3, Packs.KAISER48),
        *((players, Sides.SOLO, pack) for players in (2, 3, 4) for pack in HEIR_PACKS),
        *((4, Sides.TEAMS2, pack) for pack in (Packs.KAISER32, Packs.KAISER34, Packs.ROIS32)),
        *((4, Sides.TEAMS2, pack) for pack in (Packs.HETU32, Packs.JOFFRE32, *HEIR_PACKS)),
    }
)


@dataclass(frozen=True)
class KaiserRules(Rules):
    """One house of the Kaiser family."""

    tables: ClassVar[tuple[tuple[str, ...], frozenset[tuple[Value, ...]]]] = (
        ("players", "sides", "pack"),
        TABLES,
    )

    players: int = option(
        4, clauses="KS-20 KS-21 KS-22 KS-23 KS-24 KS-25", group="seats", low=2, high=6, usual=(3, 4, 5)
    )
    sides: Sides = option(Sides.TEAMS2, clauses="KS-21 KS-22 KS-23 KS-110 KS-127", group="seats")
    pack: Packs = option(
        Packs.KAISER32,
        group="seats",
        clauses="KS-1 KS-2 KS-3 KS-4 KS-5 KS-6 KS-7 KS-8 KS-9 KS-10 KS-11 KS-12 KS-13 KS-25 KS-26",
    )
    piles: bool = option(
        False,
        clauses="KS-27 KS-67 KS-75 KS-76",
        group="seats",
        needs=(
            needs(True, players=2, pack=Packs.KAISER32, passing=Passing.NONE),
            # Two players with the Kaiser pack have too few cards in hand without piles.
            needs(False, given=when(players=2), pack=HEIR_PACKS),
        ),
    )
    misdeal_no_honours: bool = option(
        True, clauses="KS-30 KS-34", group="deal", needs=needs(True, pack=KAISER_PACKS)
    )
    misdeal_four_alike: bool = option(
        False, clauses="KS-32", group="deal", needs=needs(True, pack=KAISER_PACKS)
    )
    passing: Passing = option(
        Passing.NONE,
        clauses="KS-35 KS-36 KS-37 KS-38 KS-39",
        group="deal",
        needs=(
            needs(but(Passing.NONE), sides=NOT_SOLO),
            needs(but(Passing.NONE), given=when(players=6), sides=Sides.TEAMS3),
        ),
    )
    auction: AuctionKind = option(
        AuctionKind.ONCE,
        clauses="KS-40 KS-41 KS-42 KS-43 KS-44 KS-45 KS-46 KS-47 KS-48 KS-49 KS-50 KS-51 KS-52 KS-53 KS-54 KS-55",
        group="auction",
        needs=needs(
            AuctionKind.SALE, pack=HEIR_PACKS, no_trump=False, trump_by=TrumpBy.LED, no_bid_limit="none"
        ),
    )
    min_bid: int = option(
        6,
        clauses="KS-41 KS-46 KS-53",
        group="auction",
        low=1,
        high=12,
        usual=(4, 5, 6, 7),
        bounds=((Bound.AT_MOST, "max_bid"),),
    )
    max_bid: int = option(12, clauses="KS-41 KS-53 KS-55", group="auction", low=1, high=20, usual=(12, 16))
    no_trump: bool = option(
        True,
        clauses="KS-41 KS-48 KS-61 KS-94",
        group="auction",
        needs=needs(True, trump_by=TrumpBy.NAMED, pack=but(*HEIR_PACKS)),
    )
    low: Low = option(
        Low.OFF,
        clauses="KS-16 KS-49 KS-50 KS-51 KS-63 KS-64 KS-74 KS-95",
        group="auction",
        needs=needs(but(Low.OFF), no_trump=True, pack=KAISER_PACKS),
    )
    kaiser_bid: KaiserBid = option(
        KaiserBid.OFF,
        clauses="KS-52 KS-80 KS-106 KS-107 KS-108",
        group="auction",
        needs=needs(but(KaiserBid.OFF), no_trump=True, sides=Sides.TEAMS2),
    )
    kaiser40_partner: Kaiser40Partner = option(
        Kaiser40Partner.PLAYS, clauses="KS-80", group="auction", reads=when(kaiser_bid=KaiserBid.FORTY)
    )
    all_pass: AllPass = option(
        AllPass.FORCED, clauses="KS-46 KS-47", group="auction", reads=when(auction=AuctionKind.ONCE)
    )
    forced_bid: ForcedBid = option(
        ForcedBid.ANY,
        clauses="KS-46",
        group="auction",
        reads=when(auction=AuctionKind.ONCE, all_pass=AllPass.FORCED),
    )
    trump_by: TrumpBy = option(
        TrumpBy.NAMED, clauses="KS-60 KS-62", group="trump", needs=needs(TrumpBy.LED, no_trump=False)
    )
    bonus_points: int = option(5, clauses="KS-3 KS-81", group="cards", low=5, high=6)
    penalty_points: int = option(3, clauses="KS-3 KS-81", group="cards", low=3, high=4)
    joffre_insult: bool = option(
        False, clauses="KS-83", group="cards", needs=needs(True, pack=Packs.JOFFRE32)
    )
    overtricks: bool = option(True, clauses="KS-102", group="score")
    three_spot: ThreeSpot = option(
        ThreeSpot.MINUS3,
        clauses="KS-103",
        group="cards",
        needs=needs(ThreeSpot.CLEAR3, penalty_points=3, pack=but(*HEIR_PACKS)),
    )
    fail_penalty: FailPenalty = option(FailPenalty.BID, clauses="KS-93 KS-104", group="score")
    target: int = option(
        52, clauses="KS-120 KS-125", group="end", low=20, high=200, usual=(25, 32, 40, 41, 42, 52, 56, 69)
    )
    target_after_nt: int | str = option(
        "none",
        clauses="KS-123 KS-124",
        group="end",
        words=("none",),
        low=21,
        high=250,
        usual=(62, 64),
        needs=needs(NUMBERS, no_trump=True),
        bounds=((Bound.ABOVE, "target"),),
    )
    no_bid_limit: int | str = option(
        "auto",
        clauses="KS-98 KS-99 KS-100 KS-101",
        group="score",
        words=("auto", "none"),
        low=1,
        high=199,
        usual=(45, 47),
        needs=needs(but("none"), auction=AuctionKind.ONCE),
        bounds=((Bound.BELOW, "target"),),
    )
    no_bid_limit_raised: int | str = option(
        "auto",
        clauses="KS-101",
        group="score",
        words=("auto",),
        low=1,
        high=249,
        usual=(56,),
        reads=when(target_after_nt=but("none"), no_bid_limit=but("none")),
        bounds=((Bound.BELOW, "target_after_nt"),),
    )
    five_wins: FiveWins = option(
        FiveWins.OFF,
        clauses="KS-109",
        group="end",
        needs=needs(but(FiveWins.OFF), no_bid_limit=but("none"), pack=KAISER_PACKS),
    )
    win_by: WinBy = option(WinBy.SCORE, clauses="KS-126", group="end")
    both_reach: BothReach = option(
        BothReach.BIDDER, clauses="KS-122 KS-127", group="end", reads=when(win_by=WinBy.SCORE)
    )
    lose_at_minus: bool = option(False, clauses="KS-125 KS-127", group="end")
    pot_stake: int = option(0, clauses="KS-111 KS-129", group="score", low=0, high=100, usual=(1,))

    # ------------------------------------------------------------------ what follows from the options

    @cached_property
    def seating(self) -> Seating:
        """Who sits with whom (KS-21…23)."""
        if self.sides == Sides.SOLO:
            return Seating.solo(self.players)
        return Seating.teams(self.players, 3 if self.sides == Sides.TEAMS3 else 2)

    @cached_property
    def pack_in_play(self) -> str:
        """The pack, or what is left of it: three players put Lost Heir's blanks aside (KS-13)."""
        return "heir30" if self.pack == Packs.HEIR32 and self.players == 3 else self.pack

    @cached_property
    def cards(self) -> Pack:
        """The cards in play (KS-1…13)."""
        return PACKS[self.pack_in_play]

    @cached_property
    def is_heir(self) -> bool:
        """Whether Lost Heir is played."""
        return self.pack in HEIR_PACKS

    @cached_property
    def blanks(self) -> int:
        """The cards that belong to no suit (KS-15), as a set."""
        return self.cards.mask(card for card in BLANKS if card in self.cards.number)

    @cached_property
    def suited(self) -> int:
        """The cards with a suit of their own, as a set: all but Lost Heir's four."""
        return sum(self.cards.suit_masks.values())

    @cached_property
    def bonus_card(self) -> str:
        """The card that brings `bonus_points` (KS-3)."""
        return self._specials[0]

    @cached_property
    def penalty_card(self) -> str:
        """The card that costs `penalty_points` (KS-3)."""
        return self._specials[1]

    @property
    def _specials(self) -> tuple[str, str]:
        if self.pack in KAISER_PACKS:
            return "5H", "3S"
        if self.pack == Packs.JOFFRE32:
            return "0F", "0G"
        return ("HEIR", "WRONG") if self.is_heir else ("KH", "KS")

    @property
    def kitty(self) -> int:
        """Cards laid aside for the bidder (KS-26)."""
        return 2 if self.pack in (Packs.KAISER34, Packs.KAISER26) else 0

    @cached_property
    def cards_each(self) -> int:
        """Cards that every player is dealt, piles included; as many tricks are played (KS-25)."""
        return (len(self.cards) - self.kitty) // self.players

    @property
    def points_in_play(self) -> int:
        """Tricks with the bonus and the penalty card (KS-91)."""
        return self.cards_each + self.bonus_points - self.penalty_points

    @property
    def has_misdeal(self) -> bool:
        """Whether every deal has the step of claims (KS-33)."""
        return self.misdeal_no_honours or self.misdeal_four_alike

    @cached_property
    def ladder(self) -> Mapping[str, int]:
        """The standing of every bid of the house; a higher one outbids, an equal one equals.

        Numbers rise with their kinds: alone, NT, LNT (KS-42, KS-49); where low and high are
        equal NT and LNT stand level (KS-50). A Kaiser tops everything (KS-52).
        """
        standing: dict[str, int] = {}
        for number in range(self.min_bid, self.max_bid + 1):
            base = 3 * number
            standing[str(number)] = base
            if self.no_trump:
                standing[f"{number}NT"] = base + 1
            if self.low in (Low.RANKED, Low.EQUAL):
                standing[f"{number}LNT"] = base + (2 if self.low == Low.RANKED else 1)
        if self.kaiser_bid != KaiserBid.OFF:
            standing["kaiser"] = 3 * self.max_bid + 3
        return standing

    def limit(self, *, raised: bool) -> int | None:
        """The no-bid limit in force, before or after the target was raised (KS-101)."""
        if self.no_bid_limit == "none":
            return None
        first = self.target - 7 if self.no_bid_limit == "auto" else int(self.no_bid_limit)
        if not raised or self.target_after_nt == "none":
            return first
        rise = self.target_in_force(raised=True) - self.target
        return first + rise if self.no_bid_limit_raised == "auto" else int(self.no_bid_limit_raised)

    def target_in_force(self, *, raised: bool) -> int:
        """The target before or after a made no trump (KS-123)."""
        return int(self.target_after_nt) if raised and self.target_after_nt != "none" else self.target
