"""Which cards a hand may play, and why not the others (BW-51…61)."""

from __future__ import annotations

from dataclasses import dataclass

from varaq.errors import Reason, Refusal
from varaq.games.bid_whist.packs import Ranking
from varaq.games.bid_whist.rules import BidWhistRules, JokerLeadNt, JokersNt


@dataclass(frozen=True, slots=True)
class Spot:
    """A hand to play from: `asked` are the cards that follow suit, 0 as long as none has been set."""

    rules: BidWhistRules
    ranking: Ranking
    trump: str | None
    hand: int
    leads: bool
    asked: int

    def right_cards(self) -> int:
        """The cards that the rules allow."""
        hand, dead = self.hand, self.ranking.dead
        if self.leads:
            if dead and self.rules.joker_lead_nt == JokerLeadNt.LAST_RESORT:
                return hand & ~dead or hand
            return hand
        if not self.asked:
            return hand
        if follows := hand & self.asked:
            return follows | hand & dead if self.rules.jokers_nt == JokersNt.ANY_TIME else follows
        if self.rules.jokers_nt == JokersNt.FORCED:
            return hand & dead or hand
        return hand

    def why_not(self, card: int) -> Refusal:
        """Why a card of the hand is not among the right ones."""
        pack, dead = self.rules.cards, self.ranking.dead
        name = pack.cards[card]
        if self.leads:
            return Refusal(Reason.DEAD_NOT_LED, "BW-61", {"card": name})
        if not self.hand & self.asked:
            return Refusal(Reason.MUST_PLAY_DEAD, "BW-60", {"card": name})
        if dead >> card & 1:
            return Refusal(Reason.DEAD_NEEDS_VOID, "BW-57", {"card": name})
        return Refusal(Reason.MUST_FOLLOW, self._clause_of_following, {"suit": self._suit, "card": name})

    @property
    def _suit(self) -> str:
        """The suit that was led; jokers and a high deuce are of the trump suit (BW-48, BW-54)."""
        lines = self.ranking.lines
        return next(suit for suit, line in lines.items() if self.asked >> line[-1] & 1)

    @property
    def _clause_of_following(self) -> str:
        """Whoever has no trumps but jokers, or a high deuce, is told that they are trumps."""
        suit = self._suit
        native = self.rules.cards.suit_masks[suit]
        only_specials = not self.hand & self.asked & native
        return "BW-54" if suit == self.trump and only_specials else "BW-52"
