"""The printed rules of a house, and what differs between two houses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from varaq.words.speak import Speaker, verbatim

if TYPE_CHECKING:
    from varaq.games import House


class Section(NamedTuple):
    """A heading of the printed rules with its clauses: id and sentence."""

    section: str
    title: str
    clauses: list[tuple[str, str]]


class Difference(NamedTuple):
    """An option with another value there: its label, both values in words, all in one sentence."""

    option: str
    label: str
    here: str
    there: str
    text: str


class ClauseDifference(NamedTuple):
    """A clause that says something else there; None where the house does not have it."""

    id: str
    here: str | None
    there: str | None


class Differences(NamedTuple):
    """What differs between two houses. `note` speaks where there is nothing to set side by side."""

    note: str | None
    options: list[Difference]
    clauses: list[ClauseDifference]

    def as_data(self) -> dict[str, Any]:
        """The differences as they go over the wire."""
        return {
            "note": self.note,
            "differs": [option._asdict() for option in self.options],
            "clauses": [clause._asdict() for clause in self.clauses],
        }


def variables(house: House, speaker: Speaker) -> dict[str, object]:
    """What the clauses of the house may mention: every option, and the facts that follow from them."""
    rules, game = house.rules, house.game
    facts: Mapping[str, object] = {
        **{name: rules.value(name) for name in rules.options()},
        **game.house_facts(rules),
    }
    pack = set(_pack(house))
    return {
        name: speaker.card(value) if isinstance(value, str) and value in pack else value
        for name, value in facts.items()
    }


def _pack(house: House) -> tuple[str, ...]:
    """The cards in play."""
    cards: tuple[str, ...] = house.rules.cards.cards
    return cards


def clause_sentence(house: House, speaker: Speaker, id: str) -> str | None:
    """The sentence of one clause as it holds in the house; None where it does not."""
    clause = next((clause for clause in house.game.clauses if clause.id == id), None)
    if clause is None or not clause.holds(house.rules):
        return None
    return speaker.say(id, **variables(house, speaker))


def printed(house: House, speaker: Speaker) -> list[Section]:
    """The rules of the house: the clauses that hold in it, in order, with its values put in."""
    facts = variables(house, speaker)
    sections: dict[str, Section] = {}
    for clause in house.game.clauses:
        if clause.holds(house.rules):
            name = str(clause.section)
            if name not in sections:
                title = speaker.say(f"section-{house.game.name}-{name}")
                sections[name] = Section(name, title, [])
            sections[name].clauses.append((clause.id, speaker.say(clause.id, **facts)))
    return list(sections.values())


def differences(house: House, other: House, speaker: Speaker) -> Differences:
    """The options and the clauses in which two houses differ, in the order of the catalogue."""
    if house.game.name != other.game.name:
        here, there = (speaker.say(f"game-{each.game.name}") for each in (house, other))
        return Differences(speaker.say("cli-other-game", here=here, there=there), [], [])
    options = [_difference(house, other, name, speaker) for name in house.rules.differences(other.rules)]
    ours, theirs = (
        {id: sentence for section in printed(each, speaker) for id, sentence in section.clauses}
        for each in (house, other)
    )
    clauses = [
        ClauseDifference(clause.id, ours.get(clause.id), theirs.get(clause.id))
        for clause in house.game.clauses
        if ours.get(clause.id) != theirs.get(clause.id)
    ]
    note = None if options or clauses else speaker.say("cli-same-rules")
    return Differences(note, options, clauses)


def _difference(house: House, other: House, option: str, speaker: Speaker) -> Difference:
    game = house.game.name
    label = speaker.option(game, option)
    here, there = (speaker.value(game, option, each.rules.value(option)) for each in (house, other))
    text = speaker.say("cli-difference", option=verbatim(label), here=verbatim(here), there=verbatim(there))
    return Difference(option, label, here, there, text)
