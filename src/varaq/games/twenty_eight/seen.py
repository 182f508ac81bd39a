"""What the Twenty-Eight family adds to an observation: the face-down trump, the stake, the pair, the score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from varaq.engine.seen import Observation
from varaq.games.twenty_eight.cardplay import winner
from varaq.games.twenty_eight.packs import trick_order
from varaq.games.twenty_eight.rules import MatchStyle, Misplay, TwentyEightRules
from varaq.seats import Seat

Facts = Mapping[str, Any]


def begin(rules: TwentyEightRules, seen: Observation) -> None:
    """Before the first deal."""
    scores = rules.target if rules.match_style == MatchStyle.TABLES else 0
    seen.totals = {"A": scores, "B": scores}
    seen.extra = {
        "target": rules.target,
        "style": rules.match_style,
        "clockwise": rules.seating.clockwise,
        "sets": {side: {"red": 0, "black": 0} for side in "AB"},
        "wrong_stands": rules.misplay != Misplay.REFUSED,
    }
    _clear(seen)


def _clear(seen: Observation) -> None:
    seen.extra = {
        **seen.extra,
        "coming": 0,
        "face_down": None,
        "stake": 1,
        "needed": None,
        "pair": None,
        "shown": False,
        "asked": None,
        "shown_at": None,
        "winning": None,
        "thrown": None,
    }


def _set(seen: Observation, **values: Any) -> None:
    seen.extra = {**seen.extra, **values}


def _dealt(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    _clear(seen)
    _set(seen, coming=facts["coming"])


def _shuffled(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    _clear(seen)


def _thrown(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    _set(seen, thrown=dict(facts))


def _packet(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    seen.counts = list(facts["counts"])
    seen.hand = [*seen.hand, *facts.get("cards", ())]
    _set(seen, coming=0)


def _contract(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    assert seen.contract is not None
    seen.contract = {**seen.contract, "trump": facts["trump"], "stake": facts["stake"]}
    number = str(facts["bid"]).rstrip("SHDCNT")
    needed = int(number) if number.isdecimal() else None
    shown = facts["trump"] is not None
    _set(seen, needed=needed, stake=facts["stake"], shown=shown, pair=None, face_down=None)
    for name in ("trump", "trump_card"):
        seen.mine.pop(name, None)


def _laid(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    _set(seen, face_down={"seat": facts["seat"], "how": facts["how"]})
    if facts["how"] == "own":
        seen.lose(facts["seat"], (facts["card"],) if "card" in facts else None, 1)
    _own_trump(seen, facts)


def _own_trump(seen: Observation, facts: Facts) -> None:
    if "suit" in facts:
        seen.mine["trump"] = [facts["suit"]]
    if "card" in facts:
        seen.mine["trump_card"] = [facts["card"]]


def _seventh(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    _own_trump(seen, facts)


def _back(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    seen.gain(facts["seat"], (facts["card"],) if "card" in facts else None, 1)
    seen.mine.pop("trump_card", None)
    seen.mine.pop("trump", None)


def _stake(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    _set(seen, stake=facts["stake"])


def _single(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    down = seen.extra["face_down"]
    card = seen.mine.pop("trump_card", None)
    seen.mine.pop("trump", None)
    if down and down["how"] != "marker":
        seen.gain(down["seat"], card, 1)
    _set(seen, face_down=None)


def _sits_out(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    if seen.seat in facts["seats"]:  # whenever the hand was last put in order
        seen.mine["put_away"] = sorted(seen.mine["put_away"], key=rules.cards.number.__getitem__)


def _asked(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    _set(seen, asked={"seat": facts["seat"], "own": facts["own"]})


def _shown(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    assert seen.contract is not None
    seen.contract = {**seen.contract, "trump": facts["suit"]}
    if facts["card"] is not None:
        seen.gain(facts["seat"], (facts["card"],), 1)
    seen.mine.pop("trump_card", None)
    _set(seen, face_down=None, shown=True, shown_at=len(seen.trick))


def _pair(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    _set(seen, pair={"seat": facts["seat"], "suit": facts["suit"]}, needed=facts["target"])


def _pledged(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    seen.mine["pledged"] = ["pair"]


def _trick_taken(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    _set(seen, asked=None, shown_at=None)


def _scored(rules: TwentyEightRules, seen: Observation, facts: Facts) -> None:
    _set(seen, sets=dict(facts["sets"]))


def look(rules: TwentyEightRules, seen: Observation) -> None:
    """Hold the hand by suits, trumps first as far as the seat knows them."""
    known = seen.contract["trump"] if seen.contract else None
    own = seen.mine.get("trump")
    trump = known or (own[0] if own else None)
    order = trick_order(rules.pack, trump)
    place: dict[str, int] = {}
    for at, number in enumerate(order.by_rank):
        place.setdefault(rules.cards.cards[number], at)
    seen.hand = sorted(seen.hand, key=place.__getitem__)
    _set(seen, winning=_winning(rules, seen, known))


def _winning(rules: TwentyEightRules, seen: Observation, trump: str | None) -> Seat | None:
    """Who has the trick so far, as everybody can see it."""
    if not seen.trick:
        return None
    trick = [(seat, number) for (seat, _), number in zip(seen.trick, _numbers(rules, seen), strict=True)]
    in_force = trump if seen.extra["shown"] else None
    return trick[winner(rules, in_force, trick, seen.extra["shown_at"])][0]


def _numbers(rules: TwentyEightRules, seen: Observation) -> list[int]:
    """The numbers of the cards in the trick, a second copy by its own."""
    left = {card: list(numbers) for card, numbers in rules.cards.copies.items()}
    return [left[card].pop(0) for _, card in seen.trick]


SEES = {
    "shuffled": _shuffled,
    "dealt": _dealt,
    "thrown_in": _thrown,
    "packet_dealt": _packet,
    "contract": _contract,
    "trump_laid": _laid,
    "seventh_seen": _seventh,
    "trump_back": _back,
    "stake_set": _stake,
    "doubled": _stake,
    "single_declared": _single,
    "sits_out": _sits_out,
    "asked": _asked,
    "trump_shown": _shown,
    "pair_shown": _pair,
    "pledged": _pledged,
    "trick_taken": _trick_taken,
    "scored": _scored,
}
