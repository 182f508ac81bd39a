"""Codes with facts put into sentences: refusals, problems, events, score lines, results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from varaq.errors import Problem, Refusal
from varaq.seats import Seat, Seating, Side
from varaq.words.speak import Speaker, verbatim

if TYPE_CHECKING:
    from varaq.games import House

Facts = Mapping[str, Any]

_IN_WORDS: Mapping[str, Callable[[Speaker, Any], str]] = {
    "card": Speaker.card,
    "gave": Speaker.card,
    "got": Speaker.card,
    "rank": Speaker.rank,
    "suits": Speaker.suits,
    "cards": Speaker.cards,
    "call": Speaker.call,
    "bid": lambda speaker, bid: speaker.call(str(bid)),  # some facts have just the number
    "suit": Speaker.suit,
    "trump": Speaker.suit,
    "order": Speaker.order,
}
"""How a fact is put into words, by its name. Other texts stay as they are."""


_PERSONS = (("seat", "name"), ("to", "to"), ("from", "from"), ("dealer", "dealer"), ("offender", "offender"))
"""The facts that are seats, and what the messages call who sits there."""


def _in_words(speaker: Speaker, facts: Facts) -> dict[str, object]:
    said: dict[str, object] = {}
    for name, value in facts.items():
        put = _IN_WORDS.get(name)
        if value is None and put is not None and name != "trump":  # no trump is said in words
            said[name] = "none"
        elif put is not None:
            said[name] = verbatim(put(speaker, value))
        elif isinstance(value, str):
            said[name] = verbatim(value)
        elif value is None or isinstance(value, (int, float)):
            said[name] = value
    return said


def refusal_sentence(speaker: Speaker, refusal: Refusal) -> str:
    """Why an act is refused. The clause stands in `refusal.clause`; its sentence is the house's."""
    return speaker.say(speaker.own("refusal", refusal.code), **_in_words(speaker, refusal.facts))


def problem_sentence(speaker: Speaker, problem: Problem, game: str = "kaiser") -> str:
    """What is wrong with a house of the game, with the labels that the form has."""
    facts: Facts = problem.facts
    said: dict[str, object] = {}
    for name, value in facts.items():
        if name in ("option", "other"):
            said[name] = verbatim(speaker.option(game, value))
        elif name == "value":
            said[name] = verbatim(speaker.value(game, str(facts.get("option")), value))
        elif name == "values":
            of = str(facts.get("other", facts.get("option")))
            words = (speaker.value(game, of, each) for each in value)
            said[name] = verbatim(speaker.listed(words, "cli-or"))
        elif speaker.has(f"option-{game}-{name}"):
            number = isinstance(value, str) and value.isdecimal()
            said[name] = int(value) if number else verbatim(speaker.value(game, name, value))
        else:
            said[name] = verbatim(value) if isinstance(value, str) else value
    return speaker.say(f"problem-{problem.code}", **said)


def idle_sentences(speaker: Speaker, house: House, option: str) -> list[str]:
    """Why nobody reads the option in this house; empty where it is read."""
    game = house.game.name
    return [
        speaker.say(
            "idle-reads",
            other=verbatim(speaker.option(game, other)),
            values=verbatim(
                speaker.listed((speaker.value(game, other, value) for value in values), "cli-or")
            ),
        )
        for other, values in house.rules.idle(option)
    ]


@dataclass(frozen=True)
class TableTalk:
    """What happens at one table, told to one reader.

    `names` are those who sit there, by seat; `reader` the seat that is told, None for a
    bystander.
    """

    speaker: Speaker
    seating: Seating
    names: Sequence[str]
    reader: Seat | None = None

    def seat(self, seat: Seat) -> str:
        """Who sits there: you, or a name."""
        return self.speaker.say("seat-you") if seat == self.reader else self.names[seat]

    def side(self, side: Side) -> str:
        """Us and them where two teams play, names where more do or everybody is alone."""
        members = [seat for seat, of in enumerate(self.seating.side_of) if of == side]
        teams = len(members) > 1
        if self.reader is None:
            return self.speaker.say("side-team", letter=side) if teams else self.seat(members[0])
        if self.reader in members:
            return self.speaker.say("side-us" if teams else "seat-you")
        if teams and len(self.seating.sides) == 2:
            return self.speaker.say("side-them")
        return self.speaker.listed(self.seat(seat) for seat in members)

    def contract(self, contract: dict[str, Any]) -> str:
        """What the auction ended in."""
        return self.speaker.contract(contract, self.seat(contract["bidder"]))

    def event(self, kind: str, facts: Facts) -> str:
        """One sentence about what happened; empty for an event that goes without saying."""
        if kind == "contract" and (facts["bid"] is None or facts["sold"]):
            return self._sale(facts)
        if kind == "pile_turned" and facts["card"] is None:
            return ""  # a pile is used up: there was nothing to turn
        if "exposed" in facts:
            facts = {**facts, "cards": [card for cards in facts["exposed"].values() for card in cards]}
        said = {**_in_words(self.speaker, facts), **self._who(facts)}
        if kind == "contract":
            said["call"] = said["bid"]
        if kind == "trick_taken" and facts["points"] is None:
            kind = "trick_won"  # a trick that is worth no points of its own
        id = self.speaker.own("event", kind)
        if kind == "thrown_in" and self.speaker.has(f"thrown-{facts['code']}"):
            id = f"thrown-{facts['code']}"
        return self.speaker.say(id, **said) if self.speaker.has(id) else ""

    def _sale(self, facts: Facts) -> str:
        if facts["bid"] is None:
            return self.speaker.say("contract-refused-sale")
        bid, bidder = self.speaker.call(facts["bid"]), self.seat(facts["seat"])
        return self.speaker.say("contract-sold", bid=verbatim(bid), bidder=verbatim(bidder))

    def _who(self, facts: Facts) -> dict[str, object]:
        """The persons of an event by the names that the messages have for them."""
        who: dict[str, object] = {"you": facts.get("seat", facts.get("dealer")) == self.reader}
        for fact, named in _PERSONS:
            if isinstance(facts.get(fact), int):
                who[named] = verbatim(self.seat(facts[fact]))
        if "seats" in facts:
            who["name"] = verbatim(self.speaker.listed(self.seat(seat) for seat in facts["seats"]))
        if facts.get("winner") is not None:
            who["winner"] = verbatim(self.side(facts["winner"]))
        if "side" in facts:
            who["name"] = verbatim(self.side(facts["side"]))
        return who

    def line(self, line: Facts) -> str:
        """Why a side got this score."""
        said = _in_words(self.speaker, line["facts"])
        return self.speaker.say(f"line-{line['code']}", **said, name=verbatim(self.side(line["side"])))

    def result(self, result: Facts) -> str:
        """Who has won the match, and by which rule."""
        said = _in_words(self.speaker, result["facts"])
        if result["winner"] is not None:
            said["name"] = verbatim(self.side(result["winner"]))
        return self.speaker.say(f"result-{result['code']}", **said)
