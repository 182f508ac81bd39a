"""The digits of the three languages: the one table of them (`web/js/lib/words.js` mirrors it)."""

from __future__ import annotations

from collections.abc import Mapping

ZEROS: Mapping[str, str] = {"en": "0", "fa": "\u06f0", "ar": "\u0660"}
"""The zero of a language; its other digits follow it in Unicode."""


def digits_from(zero: str) -> str:
    """The ten digits that begin with `zero`."""
    return "".join(chr(ord(zero) + n) for n in range(10))


_ANY = "".join(digits_from(zero) for zero in ZEROS.values())
_TO = {lang: str.maketrans(_ANY, digits_from(zero) * len(ZEROS)) for lang, zero in ZEROS.items()}


def in_digits_of(lang: str, text: str) -> str:
    """`text` with every digit, whatever it was written in, in the digits of the language."""
    return text.translate(_TO[lang])


def as_latin(text: str) -> str:
    """`text` with Latin digits, as the notation has them: a reader may type «۵»."""
    return in_digits_of("en", text)
