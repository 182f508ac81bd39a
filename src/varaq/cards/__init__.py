"""Cards with no game in the room: packs, sets of cards as bit masks, which card beats which."""

from varaq.cards.cardset import bits, count, lowest
from varaq.cards.order import TrickOrder
from varaq.cards.pack import Card, Pack

__all__ = ["Card", "Pack", "TrickOrder", "bits", "count", "lowest"]
