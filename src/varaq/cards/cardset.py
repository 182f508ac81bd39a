"""Sets of cards as bit masks over a pack: bit `i` stands for the pack's card number `i`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def bits(mask: int) -> Iterator[int]:
    """The numbers of the cards in `mask`, in the order of the pack."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(numbers: Iterable[int]) -> int:
    """The set that holds just these card numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def count(mask: int) -> int:
    """How many cards the set holds."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The first card number of a set that is not empty."""
    return (mask & -mask).bit_length() - 1
