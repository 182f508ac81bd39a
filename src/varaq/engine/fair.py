"""Deals that anyone can check: the order of a pack from a secret, named before anyone adds to it.

Whoever deals thinks of a secret and tells its commitment. Then every seat may add a salt of its own.
Secret and salts together say the order of the pack, so that nobody can choose it: not who deals, for
the secret is bound by the commitment, nor a seat, for it does not know the secret. Once the deal is
over the secret is told, and anyone can work the order out again (`docs/guide/fair-deals.md`).

    >>> cards = ["AS", "KS", "QS", "JS"]
    >>> shuffler("00" * 32, {0: "mint"}, 0)(cards)
    >>> cards
    ['KS', 'AS', 'QS', 'JS']
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable, Iterator, Mapping, MutableSequence
from hashlib import sha256
from typing import Any

from varaq.seats import Seat

FORM = "varaq-deal-1"
"""Names the rule by which an order is worked out; another rule would have another name."""

WHOLE = 1 << 64
"""Numbers of the stream are smaller."""

_SECRET = re.compile(r"[0-9a-f]{64}")
_SALT = re.compile(r"[0-9a-zA-Z_-]{1,64}")
_BLOCK, _NUMBER = 32, 8


def is_secret(text: str) -> bool:
    """Whether the text can be a secret: 64 hex digits."""
    return _SECRET.fullmatch(text) is not None


def is_salt(text: str) -> bool:
    """Whether the text can be a seat's salt: 1 to 64 letters, digits, `_` and `-`."""
    return _SALT.fullmatch(text) is not None


def commitment(secret: str) -> str:
    """What is told of a secret before anyone adds a salt, 64 hex digits."""
    return sha256(f"{FORM}\n{_checked(secret)}".encode()).hexdigest()


def shuffler(secret: str, salts: Mapping[Seat, str], part: int) -> Callable[[MutableSequence[Any]], None]:
    """Shuffles a list in place as the secret and the salts say.

    `part`: 0 for the shuffle that begins a deal, 1, 2, … for those in the middle of it. A second list
    goes on where the first has stopped in the same stream. Raises ValueError for what is no secret, salt
    or part.
    """
    numbers = _stream(_key(secret, salts, part))

    def shuffle(cards: MutableSequence[Any]) -> None:
        for place in range(len(cards) - 1, 0, -1):
            other = below(place + 1, numbers)
            cards[place], cards[other] = cards[other], cards[place]

    return shuffle


def below(limit: int, numbers: Iterator[int]) -> int:
    """A number from 0 to limit - 1, all equally likely: numbers in the uneven end of the range are passed over."""
    fits = WHOLE - WHOLE % limit
    return next(number for number in numbers if number < fits) % limit


def _key(secret: str, salts: Mapping[Seat, str], part: int) -> bytes:
    if part < 0:
        raise ValueError("a deal has no part before its first")
    if not all(is_salt(salt) for salt in salts.values()):
        raise ValueError("a salt is 1 to 64 letters, digits, _ and -")
    added = "".join(f"{seat}:{salts[seat]}\n" for seat in sorted(salts))
    return sha256(f"{FORM}\n{_checked(secret)}\n{part}\n{added}".encode()).digest()


def _stream(key: bytes) -> Iterator[int]:
    """Unsigned numbers of 64 bits, four from each block."""
    counter = 0
    while True:
        block = hmac.digest(key, counter.to_bytes(8, "big"), "sha256")
        for start in range(0, _BLOCK, _NUMBER):
            yield int.from_bytes(block[start : start + _NUMBER], "big")
        counter += 1


def _checked(secret: str) -> str:
    if not is_secret(secret):
        raise ValueError("a secret is 64 hex digits, 0 to 9 and a to f")
    return secret
