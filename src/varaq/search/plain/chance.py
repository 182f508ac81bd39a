"""The kernel's chance: splitmix64 (Steele, Lea, Flood 2014), one word of state."""

from __future__ import annotations

WORD = (1 << 64) - 1


class Chance:
    """Numbers that follow from a seed, the same as the compiled kernel's."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & WORD

    def word(self) -> int:
        """64 bits."""
        self.seed = (self.seed + 0x9E3779B97F4A7C15) & WORD
        z = self.seed
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to `n` - 1."""
        return ((self.word() >> 32) * n) >> 32


def cards_of(cards: int) -> list[int]:
    """The card numbers of a set, the lowest first."""
    found = []
    while cards:
        found.append((cards & -cards).bit_length() - 1)
        cards &= cards - 1
    return found
