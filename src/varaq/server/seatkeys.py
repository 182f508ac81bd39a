"""A seat is held by a secret: whoever has it sits there, on any device."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def fresh_key() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(24)


def fresh_id() -> str:
    """The public name of a table: hard to guess, short enough for a link."""
    return secrets.token_urlsafe(9)


def locked(key: str) -> str:
    """What is kept of a key: enough to know it again, not enough to use it."""
    return hashlib.sha256(key.encode()).hexdigest()


def opens(key: str, lock: str | None) -> bool:
    """Whether the key belongs to the lock, told in the same time for every key."""
    return lock is not None and hmac.compare_digest(locked(key), lock)


def derived(secret: str, *what: object) -> str:
    """64 hex digits that follow from a secret of the table's and tell nothing about it."""
    return hmac.new(secret.encode(), "/".join(map(str, what)).encode(), hashlib.sha256).hexdigest()


def same(key: str, other: str) -> bool:
    """Whether two keys are the same, told in the same time for every key."""
    return hmac.compare_digest(key.encode(), other.encode())
