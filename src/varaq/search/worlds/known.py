"""What a seat knows of the deal, by the ledger of its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from varaq.engine import Observation
from varaq.search import kernel
from varaq.search.worlds.bid_whist import BidWhistLedger
from varaq.search.worlds.kaiser import KaiserLedger
from varaq.search.worlds.ledger import Ledger, Unseen
from varaq.search.worlds.styrivolt import StyrivoltLedger
from varaq.search.worlds.twenty_eight import TwentyEightLedger

_LEDGERS: Mapping[str, Callable[..., KaiserLedger | StyrivoltLedger | TwentyEightLedger | BidWhistLedger]] = {
    "kaiser": KaiserLedger,
    "styrivolt": StyrivoltLedger,
    "twenty_eight": TwentyEightLedger,
    "bid_whist": BidWhistLedger,
}


def known(seen: Observation) -> tuple[Ledger, Unseen]:
    """The ledger of the running deal, and the sum of it.

    Where the house lets wrong cards stand, every card is taken for a right one; unless there is no such
    deal, for then somebody has played a wrong one.
    """
    ledger = _LEDGERS[seen.game.name](seen)
    found = ledger.unseen(ledger.own(seen))
    if not ledger.wrong_stands or kernel.deal(found.cards, found.may, found.need, n=1, seed=0):
        return ledger, found
    ledger = _LEDGERS[seen.game.name](seen, trusting=False)
    return ledger, ledger.unseen(ledger.own(seen))
