"""Who sits with whom, and who plays after whom."""

from varaq.seats.seating import Seat, Seating, Side

__all__ = ["Seat", "Seating", "Side"]
