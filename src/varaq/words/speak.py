"""Sentences from the Fluent files, in the reader's language and digits."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterable
from copy import copy
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal

from fluent.runtime import FluentBundle, FluentResource

from varaq.errors import Reason, Refusal, Refused
from varaq.words.numerals import ZEROS, digits_from, in_digits_of

if TYPE_CHECKING:
    from varaq.games import House

LANGUAGES = tuple(ZEROS)
RIGHT_TO_LEFT = ("fa", "ar")

SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
"""The suits that have a sign of their own; the others are told by their letters."""

_log = logging.getLogger(__name__)

_KEPT = "".join(digits_from(zero) for zero in ZEROS.values())
_PRIVATE = "".join(chr(0xE000 + n) for n in range(len(_KEPT)))
_KEEP, _GIVE_BACK = str.maketrans(_KEPT, _PRIVATE), str.maketrans(_PRIVATE, _KEPT)

_MARKS = re.compile("[\u200e\u061c]")
_ISOLATES = re.compile("[\u2066-\u2069]")
_MINUS = re.compile(r"(?<![\w)-])-(?=\d)")
_THOUSANDS, _DECIMAL = re.compile(r"(?<=\d),(?=\d{3})"), re.compile(r"(?<=\d)\.(?=\d)")


def verbatim(text: object) -> str:
    """`text` so that its digits pass through a sentence as they are: houses, names, ids of clauses.

    Only for a fact of `Speaker.say`, which turns it back.
    """
    return str(text).translate(_KEEP)


def language_of_machine() -> str:
    """The first language of the environment, if Varaq speaks it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := os.environ.get(name):
            code = re.split("[-_.@]", wish)[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=True)
    folder = files("varaq.words") / lang
    for page in sorted(folder.iterdir(), key=lambda page: page.name):
        if page.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return bundle


def _fact(value: object) -> Any:
    """A fact as the messages expect it: yes and no, `none`, numbers as numbers, all else as text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    return value if isinstance(value, (int, float)) else str(value)


class Speaker:
    """Says things in one language. `isolate` keeps the marks that hold names of other scripts
    together, which a browser knows and a terminal or a record does not.

    Raises `Refused` for a language that Varaq does not speak.
    """

    def __init__(
        self, lang: str, digits: Literal["lang", "latin"] = "lang", *, isolate: bool = False
    ) -> None:
        if lang not in LANGUAGES:
            raise Refused(Refusal(Reason.NO_SUCH_LANGUAGE, facts={"text": str(lang)[:20]}))
        self.lang = lang
        self.digits_of = lang if digits == "lang" else "en"
        self.isolate = isolate
        self.game = ""
        self._bundle = _bundle(lang)

    def at(self, game: str) -> Speaker:
        """The same speaker at a table of `game`, whose own words go before those of all games.

        `4D` is a bid of diamonds in 56, and downtown in Bid Whist: `call-bid_whist-D`.
        """
        there = copy(self)
        there.game = game
        return there

    @property
    def right_to_left(self) -> bool:
        """Whether the language is written from right to left."""
        return self.lang in RIGHT_TO_LEFT

    verbatim = staticmethod(verbatim)

    # ------------------------------------------------------------------ saying

    def has(self, id: str) -> bool:
        """Whether there is a message of this name."""
        return self._bundle.has_message(id)

    def own(self, family: str, code: str) -> str:
        """The message of the game at the table, if it has one of this code, else that of all games."""
        own = f"{family}-{self.game}-{code}"
        return own if self.game and self.has(own) else f"{family}-{code}"

    def say(self, id: str, /, **facts: object) -> str:
        """The sentence `id`. A name that is unknown comes back as it is, so that nothing is lost."""
        if not self.has(id):
            _log.warning("no message: %s %s", self.lang, id)
            return id
        return self._format(self._bundle.get_message(id).value, id, facts)

    def attr(self, id: str, name: str, /, **facts: object) -> str:
        """The attribute `name` of message `id`, or an empty text where it has none."""
        message = self._bundle.get_message(id) if self.has(id) else None
        pattern = message.attributes.get(name) if message else None
        return self._format(pattern, id, facts) if pattern else ""

    def _format(self, pattern: Any, id: str, facts: dict[str, object]) -> str:
        text, errors = self._bundle.format_pattern(
            pattern, {name: _fact(value) for name, value in facts.items()}
        )
        for error in errors:
            _log.warning("%s %s: %s", self.lang, id, error)
        return self.mend(str(text))

    def mend(self, text: str) -> str:
        """`text` in the reader's digits, with a true minus, and without marks that nobody needs."""
        text = _MARKS.sub("", text)
        if not self.isolate:
            text = _ISOLATES.sub("", text)
        text = _MINUS.sub("\u2212", text)
        if self.digits_of != "en":
            text = _DECIMAL.sub("\u066b", _THOUSANDS.sub("\u066c", text))
        return in_digits_of(self.digits_of, text).translate(_GIVE_BACK)

    def number(self, value: float) -> str:
        """A number in the reader's digits."""
        return self.mend(str(value))

    def signed(self, value: int) -> str:
        """A change of a score: +8, −5, 0."""
        return self.mend(f"{value:+d}" if value else "0")

    def listed(self, texts: Iterable[str], last: Literal["list-and", "cli-or"] = "list-and") -> str:
        """`a, b and c`. The texts are kept as they are, in words already."""
        words = list(texts)
        if len(words) < 2:
            return "".join(words)
        return self.say("cli-comma").join(words[:-1]) + self.say(last) + words[-1]

    # ------------------------------------------------------------------ notation in words

    def suit(self, suit: str | None) -> str:
        """A suit by its letter; None: no trump."""
        return self.say(f"suit-{suit or 'none'}")

    def card(self, card: str) -> str:
        """`AS`: ace of spades. A card with a name of its own is called by it."""
        if self.has(f"card-{card}"):
            return self.say(f"card-{card}")
        rank, suit = card[:-1], card[-1:]
        pack = "joffre-" if suit in "ERGF" else "heir-" if suit in "WXYZ" else ""
        named = f"rank-{pack}{rank}"
        if not (suit and self.has(named) and self.has(f"suit-{suit}")):
            return self.as_text(card)
        return self.say("card-named", rank=self.say(named), suit=self.suit(suit))

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards, listed."""
        return self.listed(self.card(card) for card in cards)

    def rank(self, rank: str) -> str:
        """A rank by its notation: `K`."""
        return self.say(f"rank-{rank}") if self.has(f"rank-{rank}") else self.as_text(rank)

    def suits(self, suits: Iterable[str]) -> str:
        """Several suits, listed."""
        return self.listed(self.suit(suit) for suit in suits)

    def card_short(self, card: str) -> str:
        """`AS`: A♠. Where suits have no signs, the notation; where a card has none, its name."""
        if card[-1:] in SYMBOLS:
            return self.mend(card[:-1]) + SYMBOLS[card[-1]]
        return self.as_text(card) if card[:-1].isdecimal() else self.card(card)

    def call(self, call: str | None, *, short: bool = False) -> str:
        """`7NT`, `pass`, `kaiser` …; None: no bid. What is no call at all is quoted."""
        if call is None:
            return self.say("cli-no-bid")
        number, sort = _split_call(call)
        kind = "callshort" if short else "call"
        id = self.own(kind, sort)
        if number is not None and sort in SYMBOLS and id == f"{kind}-{sort}":
            return self.say(f"{kind}-suited", number=number, suit=self.suit(sort))
        if not self.has(id):
            return self.as_text(call)
        return self.say(id) if number is None else self.say(id, number=number)

    def order(self, order: str) -> str:
        """`high` or `low`; in Bid Whist `up`, `down` or `down_ace_bad`."""
        return self.say(f"order-{order}")

    def contract(self, contract: dict[str, Any], bidder: str) -> str:
        """What the auction ended in, of the bidder with this name: bid, trump, high or low."""
        bid, trump = contract["bid"], contract.get("trump")
        if bid is None:
            said = self.say("contract-refused-sale")
            return f"{said} ({self.suit(trump)})" if trump else said
        said = self.say(
            "contract-said",
            bidder=verbatim(bidder),
            bid=verbatim(self.call(bid)),
            trump=self.suit(trump) if trump else "none",
        )
        order = contract.get("order") or "high"
        told = order == "high" or bid.endswith(("LNT", "U"))  # what goes without saying
        return said if told else f"{said} ({self.order(order)})"

    def as_text(self, text: object) -> str:
        """A text that is nobody's words: its digits stay, its isolation is that of a fact."""
        return f"\u2068{text}\u2069" if self.isolate else str(text)

    # ------------------------------------------------------------------ houses in words

    def option(self, game: str, option: str) -> str:
        """The label of an option."""
        id = f"option-{game}-{option}"
        return self.say(id) if self.has(id) else self.as_text(option)

    def value(self, game: str, option: str, value: object) -> str:
        """A value of an option: yes and no, numbers as they are, words by their message."""
        word = str(_fact(value))
        for id in (f"value-{game}-{option}-{word}", f"value-{word}"):
            if _is_name(word) and self.has(id):
                return self.say(id)
        return self.mend(word) if _NUMBERS.fullmatch(word) else self.as_text(word)

    def rule(self, game: str, option: str, value: object) -> str:
        """An option with its value: `Lowest bid: 8`."""
        return self.say(
            "cli-rule", option=self.option(game, option), value=verbatim(self.value(game, option, value))
        )

    def preset(self, game: str, preset: str) -> str:
        """The name by which its players know a house."""
        return self.say(f"preset-{game}-{preset}")

    def house(self, house: House) -> str:
        """The name of a house: that of its preset, and how many rules differ from it."""
        name = self.preset(house.game.name, house.preset.name)
        changed = len(house.differs)
        return self.say("cli-house-changed", name=name, count=changed) if changed else name


_NUMBERS = re.compile(r"-?[0-9]+(…-?[0-9]+)?")
_CALL = re.compile(r"([0-9]{1,3})([A-Z]*)|([a-z]+|C)")


def _is_name(word: str) -> bool:
    return word.isascii() and word.replace("_", "").isalnum()


def _split_call(call: str) -> tuple[int | None, str]:
    """A bid is a number and a sort in capitals, any other call a small word."""
    found = _CALL.fullmatch(call)
    if found is None:
        return None, "none"
    number, sort, word = found.groups()
    return (None, word) if word else (int(number), sort or "number")
