"""What lies on the table beside the trick, and how the deal and the match stand, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from varaq.engine import Observation
from varaq.seats import Side
from varaq.words import TableTalk, verbatim

Facts = Mapping[str, Any]

FREE_BOOKS, ALL_BOOKS = 6, 13
SECRETS = ("kitty", "discarded", "drew", "gave", "got", "put_down", "taken", "turned", "looked", "laid")
"""What a seat alone knows beside its hand, by its name in `seen.mine`."""


def lying(seen: Observation, talk: TableTalk) -> list[str]:
    """What the reader has to know beside hand and trick."""
    return [*_OF_TABLE[seen.game.name](seen, talk), *_secrets(seen, talk)]


def goals(seen: Observation, talk: TableTalk) -> list[str]:
    """What the match is played to."""
    return [*_GOALS[seen.game.name](seen, talk)]


def counts_points(seen: Observation) -> bool:
    """Whether the totals are points; Stýrivolt has its board."""
    return "board" not in seen.extra


def standing(deal: Facts, seen: Observation, talk: TableTalk) -> list[str]:
    """How the match stands after a deal, beside the totals."""
    if "board" in deal:
        return _board(deal["board"], talk)
    return _sets(deal["sets"], seen, talk) if "sets" in deal else []


def ranking(seen: Observation, talk: TableTalk) -> list[str]:
    """Which cards are above which, as far as it is known: for who asks."""
    if seen.game.name == "styrivolt":
        return _what_they_do(seen, talk)
    speaker = talk.speaker
    said = []
    trumps = seen.extra.get("trump_bar")
    if trumps and seen.contract is not None:
        suit = verbatim(speaker.suit(seen.contract["trump"]))
        cards = verbatim("  ".join(map(speaker.card_short, trumps)))
        said.append(speaker.say("bid_whist-read-trumps", suit=suit, cards=cards))
    first = seen.rules.cards.suits[0][1]
    ranks = seen.extra.get("bar") or list(dict.fromkeys(card[:-1] for card in first))
    named = verbatim("  ".join(map(speaker.mend, ranks)))
    said.append(speaker.say("bid_whist-read-plain", ranks=named))
    return said


# ---------------------------------------------------------------------- what all games have


def _secrets(seen: Observation, talk: TableTalk) -> Iterator[str]:
    """What the seat alone knows, in the words of its game."""
    speaker = talk.speaker
    for what in SECRETS:
        cards = seen.mine.get(what)
        told = what == "kitty" and ("discarded" in seen.mine or seen.extra.get("shown_kitty"))
        if cards and not told:
            named = verbatim(speaker.say(f"cli-mine-{what}"))
            yield speaker.say("cli-mine", what=named, cards=verbatim(speaker.cards(cards)))


def _sides(seen: Observation, talk: TableTalk) -> list[Side]:
    """The sides, the reader's own first."""
    of = talk.seating.side_of
    return sorted(talk.seating.sides, key=lambda side: seen.seat is None or side != of[seen.seat])


def _target(seen: Observation, talk: TableTalk) -> Iterator[str]:
    if target := seen.extra.get("target"):
        yield talk.speaker.say("cli-to", target=target)


# ---------------------------------------------------------------------- Kaiser


def _kaiser(seen: Observation, talk: TableTalk) -> Iterator[str]:
    if seen.contract is None:
        return
    digits = "".join(c for c in str(seen.contract["bid"] or "") if c.isdecimal())
    side = talk.seating.side_of[seen.contract["bidder"]]
    needed = int(digits or 0) - seen.points.get(side, 0)
    if digits and needed > 0:
        yield talk.speaker.say("points-needed", needed=needed)


def _kaiser_goals(seen: Observation, talk: TableTalk) -> Iterator[str]:
    yield from _target(seen, talk)
    for name in ("limit", "pot"):
        if value := seen.extra.get(name):
            yield talk.speaker.say(f"cli-{name}", **{name: value})


# ---------------------------------------------------------------------- Stýrivolt


def _styrivolt(seen: Observation, talk: TableTalk) -> Iterator[str]:
    say, extra = talk.speaker.say, seen.extra
    if extra["chosen"]:
        yield say("styrivolt-chosen-are", suits=verbatim(talk.speaker.suits(extra["chosen"])))
    exposed = [card for cards in extra["exposed"].values() for card in cards]
    open_cards = {
        "exposed": exposed,
        "put-down": extra["put_down"],
        "laid-out": extra["laid_out"],
        "in-place": extra["in_place"],
    }
    for where, cards in open_cards.items():
        if cards:
            yield say(f"styrivolt-{where}", cards=verbatim(talk.speaker.listed(_named(cards, seen, talk))))
    if extra["stock"]:
        yield say("styrivolt-stock", count=extra["stock"])
    if extra["down"] and extra["down"]["count"]:
        down = extra["down"]
        yield say("styrivolt-down", name=verbatim(talk.seat(down["seat"])), count=down["count"])
    for seat, rank in extra["good"]:
        yield say("styrivolt-good", name=verbatim(talk.seat(seat)), rank=verbatim(talk.speaker.rank(rank)))
    if any(seen.tricks):
        ours, theirs = (seen.points[side] for side in _sides(seen, talk))
        yield say("styrivolt-tricks", ours=ours, theirs=theirs)
    yield from _beats(seen, talk)
    yield from _board(extra["board"], talk)


def _named(cards: list[str], seen: Observation, talk: TableTalk) -> Iterator[str]:
    """The cards with what they are called in this deal."""
    for card in cards:
        called = called_in_words(card, seen, talk)
        named = talk.speaker.card(card)
        yield f"{named} ({called})" if called else named


def called_in_words(card: str, seen: Observation, talk: TableTalk) -> str:
    """What a card is called in this deal; empty for one without such a name."""
    name = seen.extra.get("called", {}).get(card)
    return talk.speaker.say(f"called-{name}") if name else ""


def _beats(seen: Observation, talk: TableTalk) -> Iterator[str]:
    """Which cards of the hand would take the trick."""
    speaker = talk.speaker
    winning = next((card for seat, card in seen.trick if seat == seen.extra["winning"]), None)
    if winning is None or seen.seat in dict(seen.trick):
        return
    beats = seen.extra["beats"]
    facts = {"card": verbatim(speaker.card(winning)), "cards": verbatim(speaker.cards(beats))}
    yield speaker.say("beats-some" if beats else "beats-none", **facts)


def _board(board: Facts, talk: TableTalk) -> list[str]:
    """The chalk board, read aloud."""
    of = talk.seating.side_of
    mine = None if talk.reader is None else of[talk.reader]
    return [
        talk.speaker.say(
            "board-described",
            name=verbatim(talk.side(side)),
            **{what: board[what][side] for what in ("strokes", "crosses", "monks")},
        )
        for side in sorted(talk.seating.sides, key=lambda side: side != mine)
    ]


def _styrivolt_goals(seen: Observation, talk: TableTalk) -> Iterator[str]:
    ends = seen.extra["ends"]
    yield talk.speaker.say(f"styrivolt-ends-{ends['by']}", deals=ends["deals"], crosses=ends["crosses"])


def _what_they_do(seen: Observation, talk: TableTalk) -> list[str]:
    """What each card in sight does, the strongest of the hand first."""
    exposed = [card for cards in seen.extra["exposed"].values() for card in cards]
    said = []
    for card in (*seen.hand, *exposed):
        name = seen.extra["called"].get(card)
        if name:
            about = talk.speaker.attr(f"called-{name}", "does")
            (named,) = _named([card], seen, talk)
            said.append(f"{named}: {about}")
    return said


# ---------------------------------------------------------------------- Twenty-Eight


def _twenty_eight(seen: Observation, talk: TableTalk) -> Iterator[str]:
    speaker, extra = talk.speaker, seen.extra
    say = speaker.say
    down = extra["face_down"]
    if extra["coming"]:
        yield say("twenty_eight-coming", count=extra["coming"])
    if down:
        yield say(f"twenty_eight-lies-{down['how']}", name=verbatim(talk.seat(down["seat"])))
    if down and "trump_card" in seen.mine:
        yield say("twenty_eight-read-mine", card=verbatim(speaker.cards(seen.mine["trump_card"])))
    elif down and "trump" in seen.mine:
        yield say("twenty_eight-read-mine", card=verbatim(speaker.suits(seen.mine["trump"])))
    if seen.contract is None:
        return
    if extra["stake"] > 1:
        yield say("te-stake", stake=extra["stake"])
    if extra["needed"] is not None:
        side = talk.seating.side_of[seen.contract["bidder"]]
        facts = {"have": seen.points.get(side, 0), "target": extra["needed"]}
        yield say("twenty_eight-read-target", name=verbatim(talk.side(side)), **facts)
    if extra["pair"]:
        yield say("twenty_eight-pair-of", name=verbatim(talk.seat(extra["pair"]["seat"])))
    if "pledged" in seen.mine and not extra["pair"]:
        yield say("event-pledged")


def _twenty_eight_goals(seen: Observation, talk: TableTalk) -> Iterator[str]:
    sets = seen.rules.value("sets_to_win")
    goal = {"pips": "pips" if sets == 1 else "sets", "tables": "tables"}.get(seen.extra["style"])
    if goal is None:
        yield from _target(seen, talk)
    else:
        yield talk.speaker.say(f"twenty_eight-goal-{goal}", target=seen.extra["target"], sets=sets)
    way = "clockwise" if seen.extra["clockwise"] else "counter_clockwise"
    yield talk.speaker.say("te-direction", direction=way)


def _sets(sets: Facts, seen: Observation, talk: TableTalk) -> list[str]:
    """Open sets of Twenty-Eight by colour; in Bid Whist how often each side has been set."""
    said = []
    for side in _sides(seen, talk):
        name = verbatim(talk.side(side))
        if isinstance(sets[side], Mapping):
            said += [
                talk.speaker.say("te-sets", name=name, count=count, colour=colour)
                for colour, count in sets[side].items()
                if count
            ]
        elif limit := seen.extra.get("set_limit"):
            told = talk.speaker.say("bw-sets", sets=sets[side], limit=limit)
            said.append(talk.speaker.say("cli-call-of", name=name, call=verbatim(told)))
    return said


# ---------------------------------------------------------------------- Bid Whist


def _bid_whist(seen: Observation, talk: TableTalk) -> Iterator[str]:
    speaker, extra = talk.speaker, seen.extra
    say = speaker.say
    for seat, signal in extra["signals"]:
        told = verbatim(say(f"bw-signal-{signal}"))
        yield say("cli-call-of", name=verbatim(talk.seat(seat)), call=told)
    if extra["shown_kitty"]:
        cards = verbatim(speaker.cards(extra["shown_kitty"]))
        yield say("cli-mine", what=verbatim(say("bid_whist-sported")), cards=cards)
    if seen.contract is None:
        return
    if seen.contract["named"]:
        yield from ranking(seen, talk)
    if extra["dead"]:
        yield say("bw-dead", cards=verbatim(speaker.cards(extra["dead"])))
    if must := extra["must_bury"]:
        count = seen.choose.count if seen.choose is not None else len(must)
        card = verbatim(speaker.card(must[0]))
        yield say("bid_whist-prompt-must-bury", more=len(must) - 1, count=count, card=card)
    yield from _books(seen, talk)
    if extra["kitty_book"]:
        yield say("bw-kitty-book", name=verbatim(talk.side(extra["kitty_book"])))


def _books(seen: Observation, talk: TableTalk) -> Iterator[str]:
    """The books that each side has, and what it needs: to make the bid, or to set it."""
    assert seen.contract is not None
    make = FREE_BOOKS + int(str(seen.contract["bid"])[0])
    bidding = talk.seating.side_of[seen.contract["bidder"]]
    for side in _sides(seen, talk):
        what, need = ("make", make) if side == bidding else ("set", ALL_BOOKS + 1 - make)
        facts = {"have": seen.points.get(side, 0), "need": need}
        yield talk.speaker.say(f"bid_whist-need-{what}", name=verbatim(talk.side(side)), **facts)


def _bid_whist_goals(seen: Observation, talk: TableTalk) -> Iterator[str]:
    say, extra = talk.speaker.say, seen.extra
    yield from _target(seen, talk)
    if extra["target"] and seen.rules.value("bid_out"):
        yield say("bid_whist-goal-bid-out")
    if extra["minus_target"]:
        yield say("bid_whist-goal-minus", minus=extra["minus_target"])
    if extra["set_limit"]:
        yield say("bid_whist-goal-sets", limit=extra["set_limit"])
    if most := extra["max_hands"]:
        yield say("bid_whist-goal-hands", left=max(0, most - extra["hands_played"]), most=most)


_OF_TABLE: Mapping[str, Callable[[Observation, TableTalk], Iterator[str]]] = {
    "kaiser": _kaiser,
    "styrivolt": _styrivolt,
    "twenty_eight": _twenty_eight,
    "bid_whist": _bid_whist,
}
_GOALS: Mapping[str, Callable[[Observation, TableTalk], Iterator[str]]] = {
    "kaiser": _kaiser_goals,
    "styrivolt": _styrivolt_goals,
    "twenty_eight": _twenty_eight_goals,
    "bid_whist": _bid_whist_goals,
}
