"""A match told act by act: what was legal, what was refused and why, who saw what, how it was scored.

The text is for reading and for comparing: a change of the rules shows in it. Chance and
choice come from outside, so that the same ones tell the same story.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from varaq.engine.action import CHANCE, Action
from varaq.engine.event import Event
from varaq.engine.game import Game
from varaq.engine.match import Match
from varaq.rules import Rules
from varaq.rules.option import write_value
from varaq.seats import Seat

Choose: TypeAlias = Callable[[Sequence[Action]], Action]

FEW = 8
"""Refused acts of one kind are counted, not named, where there are more."""

MANY = 24
"""Of more open acts than these only the first and the last are named."""


def playthrough(
    game: Game,
    rules: Rules,
    name: str,
    *,
    shuffle: Callable[[list[str]], object],
    choose: Choose,
    deals: int,
) -> str:
    """The first `deals` deals of a match in the house `rules`, which is known as `name`.

    `shuffle` puts the pack in order in place; `choose` takes one of the legal acts.
    """
    match = Match(game, rules)
    lines = [*_head(game, rules, name)]
    while not match.over:
        if match.awaited == (CHANCE,):
            if not deals and not match.phase.mid_deal:
                break
            deals -= not match.phase.mid_deal
            events = match.deal(shuffle)
            lines += _act(match, [])
        else:
            seat = next(s for s in match.awaited if s is not None)
            asked = [*_open(match, seat)]
            events = match.act(seat, choose(match.legal(seat)))
            lines += _act(match, asked)
        lines += _events(events, rules)
    totals = _facts(match.observation(None).totals)
    lines += ["", f"# {'match over' if match.over else 'the match goes on'}: {totals}"]
    return "\n".join(lines) + "\n"


def _head(game: Game, rules: Rules, name: str) -> Iterator[str]:
    defaults = game.rules()
    yield f"# {game.name}/{name}"
    for option in rules.differences(defaults):
        yield f"#   {option} = {write_value(rules.value(option))}"
    seating = rules.seating
    sides = {
        side: " ".join(str(s) for s in range(seating.players) if seating.side_of[s] == side)
        for side in seating.sides
    }
    yield f"# sides: {_facts(sides)}"
    yield f"# {_facts(game.house_facts(rules))}"


def _act(match: Match, asked: Sequence[str]) -> Iterator[str]:
    seat, action = match.log[-1]
    yield ""
    yield f"{match.number}. {'pack' if seat is CHANCE else f'seat {seat}'}: {action}"
    yield from asked


# ---------------------------------------------------------------------- what was open


def _open(match: Match, seat: Seat) -> Iterator[str]:
    """What the seat might do, and what not."""
    choice = match.phase.choice(seat)
    acts = match.legal(seat)
    if choice is not None:
        yield f"  open     {choice.verb} {choice.count} of {' '.join(choice.of)} ({len(acts)})"
    else:
        yield f"  open     {_listed(acts) if len(acts) <= MANY else _ends(acts)}"
    refused: dict[str, list[Action]] = {}
    for action in dict.fromkeys(_others(match, seat, acts)):
        refusal = match.why_not(seat, action)
        if refusal is not None:
            why = f"{refusal.code} {refusal.clause}" if refusal.clause else str(refusal.code)
            refused.setdefault(why, []).append(action)
    for why, those in refused.items():
        yield f"  refused  {why}: {_listed(those) if len(those) <= FEW else len(those)}"


def _others(match: Match, seat: Seat, acts: Sequence[Action]) -> Iterator[Action]:
    """Acts of the same kind as the legal ones: every candidate, and every card of the pack."""
    yield from match.phase.candidates(seat)
    cards = match.rules.cards.cards
    choice = match.phase.choice(seat)
    if choice is not None:
        rest = [card for card in cards if card not in choice.of]
        yield from (Action(choice.verb, (card, *choice.of[: choice.count - 1])) for card in rest)
        yield Action(choice.verb, choice.of[: choice.count + 1])
    elif acts and acts[0].what and acts[0].what[0] in cards:
        yield from (Action(acts[0].verb, (card,)) for card in cards)


def _ends(acts: Sequence[Action]) -> str:
    return f"{_listed(acts[:3])}, … {_listed(acts[-1:])} ({len(acts)})"


def _listed(acts: Iterable[Action]) -> str:
    """Acts by what they are done to, each verb named once."""
    by_verb: dict[str, list[str]] = {}
    for verb, what in acts:
        by_verb.setdefault(verb, []).append(" ".join(what))
    return "; ".join(f"{verb} {', '.join(those)}".rstrip() for verb, those in by_verb.items())


# ---------------------------------------------------------------------- what was seen


def _events(events: Sequence[Event], rules: Rules) -> Iterator[str]:
    for event in events:
        if event.public is not None:
            yield f"  all      {_told(event.kind, event.public)}"
        for seat in range(rules.seating.players):
            own = event.private.get(seat)
            if own is not None:
                yield f"  seat {seat}   {_told(event.kind, own)}"
        yield from _entries(event)


def _told(kind: str, facts: Mapping[str, Any]) -> str:
    return f"{kind} {_facts({key: value for key, value in facts.items() if not _is_entries(value)})}".rstrip()


def _entries(event: Event) -> Iterator[str]:
    """Facts that are lists of entries, as the lines of a score sheet: one line each."""
    for value in (event.public or {}).values():
        if _is_entries(value):
            yield from (f"           · {_facts(entry)}" for entry in value)


def _is_entries(value: object) -> bool:
    return isinstance(value, (list, tuple)) and bool(value) and all(isinstance(v, Mapping) for v in value)


def _facts(facts: Mapping[Any, Any]) -> str:
    return " ".join(f"{key}={_fact(value)}" for key, value in facts.items() if value is not None)


def _fact(value: object) -> str:
    if isinstance(value, Mapping):
        return "{" + _facts(value) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + " ".join(map(_fact, value)) + "]"
    return write_value(value)
