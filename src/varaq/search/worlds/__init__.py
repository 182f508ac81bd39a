"""What a seat does not see: who may hold which cards, and deals drawn from all that there may be.

Everything is worked out from what the seat was shown of the running deal (`Observation.past`): a ledger of
the cards, one for each game, follows them event by event. `unseen` is its sum; `deals` and `worlds` draw
from it, every deal that fits being as likely as any other. What calls and cards tell of somebody's taste is
not weighed, but for a trump that lies hidden (`hidden`).

Some things that a seat could work out are left open, so that a few deals too many are drawn:
- Stýrivolt: when a taker of the stock lays a card away that nobody sees, it is no longer told apart which of his
  cards were turned by the dealer and which were not; nor is it weighed which of the chosen suits was met first.
- 28: first hand may pass without points, or because it is barred from bidding, where a house has both; two
  pointless hands in a row where nobody has to open; a single hand that would have been certain.
- Which cards of a bidder came in the first packet matters to the odds of a hidden trump, not to what he may hold,
  unless first hand was excused from opening.
- Where wrong cards stand they are taken for right ones, until that cannot be.
"""

from varaq.search.worlds.ledger import Check, Place, Unseen
from varaq.search.worlds.sampling import deals, places, unseen, worlds

__all__ = ["Check", "Place", "Unseen", "deals", "places", "unseen", "worlds"]
