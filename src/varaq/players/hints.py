"""Hints: what every open act may bring, with a sentence why."""

from __future__ import annotations

from random import Random
from statistics import fmean

from varaq.engine import Observation
from varaq.players.advice import Advice, Why
from varaq.players.rulebook import RulebookPlayer
from varaq.players.searcher import PLAYS
from varaq.players.searcher.budget import PATIENT, affordable
from varaq.players.searcher.calls import CALLERS, Caller, makes
from varaq.players.searcher.outlook import Outlook, outlooks
from varaq.players.searcher.plans import Tried, try_out
from varaq.players.searcher.reasons import reasons
from varaq.players.searcher.scene import PLAY, Scene, scenes
from varaq.players.searcher.trial import Trial

PASS = "call pass"
DEALS = 120
"""Deals in which contracts are tried for a hint."""


def advise(seen: Observation, dice: Random) -> list[Advice]:
    """Every act worth a thought, the best first; only called where the seat's act is awaited."""
    if len(seen.legal) == 1:
        return [Advice(seen.legal[0], whys=(Why("only_act"),))]
    if seen.phase == "auction" and seen.game.name in CALLERS:
        return _calls(seen, dice)
    advised = RulebookPlayer().choose(seen, dice)
    if seen.phase not in PLAY or advised.split(" ")[0] not in PLAYS:
        # Something else than a card is due: a suit to name, a pair to show, cards to bury or to trade.
        tried = try_out(seen, advised, affordable(PATIENT), dice)
        return _planned(seen, tried) or [Advice(advised, whys=_suit_named(seen, advised))]
    played = [(one, scene) for scene in scenes(seen) for one in outlooks(seen, scene, dice)]
    return _cards(seen, played, advised)


def _planned(seen: Observation, tried: list[Tried]) -> list[Advice]:
    """What was tried out, every act once; of burials the best one alone, for there are thousands."""
    acts: dict[str, Tried] = {}
    for one in tried[:1] if seen.choose else tried:
        acts.setdefault(one.plan.act, one)
    if not acts:
        return []
    best, *others = acts.values()
    equal = [best, *(one for one in others if best.gain(one) <= 0)]
    found = []
    for act, one in acts.items():
        whys = _whys_of_plan(seen, one) if one is best else ()
        if len(equal) > 1 and one in equal:
            whys = (*whys, Why("best_of_equals"))
        found.append(Advice(act, wins=one.wins, points=fmean(one.points), makes=one.makes, whys=whys))
    return found


def _whys_of_plan(seen: Observation, one: Tried) -> tuple[Why, ...]:
    keeps, trump = one.plan.keeps, one.plan.contract["trump"]
    if keeps is None:
        return _suit_named(seen, one.plan.act)
    suits = seen.rules.cards.suit_masks
    held = seen.rules.cards.mask(seen.hand)
    short = any(mask & held and not mask & keeps for suit, mask in suits.items() if suit != trump)
    return (Why("buries_short_suit"),) if trump and short and keeps & suits[trump] else ()


def _suit_named(seen: Observation, act: str) -> tuple[Why, ...]:
    """Of a suit that is named, or of a card of it that is laid, that it is the best."""
    suits = seen.rules.cards.suit_masks
    verb, *words = act.split(" ")
    named = verb in ("trump", "name")
    suit = next((word[-1] for word in words if named and word[-1] in suits), None)
    return (Why("best_trump", {"suit": suit}),) if suit else ()


def _calls(seen: Observation, dice: Random) -> list[Advice]:
    """The calls by what they are worth; the one that would be made stands first."""
    caller = CALLERS[seen.game.name](seen)
    trial = Trial.of(seen, n=DEALS, seed=dice.getrandbits(63))
    chosen, values = caller.call(), caller.values()
    acts = dict.fromkeys((chosen, *values))
    made = {act: None if act == PASS else makes(caller, trial, act.split(" ")[1]) for act in acts}
    found = []
    for act in acts:
        whys = _whys_of_call(caller, act, chosen, made[act])
        if act == chosen == PASS and not whys:
            whys = (Why("passes_too_risky"),)
        found.append(Advice(act, makes=made[act], whys=whys))
    return sorted(found, key=lambda one: (one.act != chosen, -values.get(one.act, 0.0)))


def _whys_of_call(caller: Caller, act: str, chosen: str, made: tuple[int, int] | None) -> tuple[Why, ...]:
    if act == PASS:
        best = caller.best
        if best is not None and best[0] != caller.me and caller.is_mine(best[0]):
            return (Why("partner_holds_contract"),)
        return ()
    if made is None:
        return ()
    told = Why("makes", {"made": made[0], "of": made[1]})
    return (Why("bids_what_it_makes"), told) if act == chosen and 2 * made[0] >= made[1] else (told,)


def _cards(seen: Observation, played: list[tuple[Outlook, Scene]], advised: str) -> list[Advice]:
    """The cards by what they are worth; of those that are worth as much as the best, the book's stands first."""
    best = max(one.worth for one, _ in played)
    equal = [one for one, _ in played if best - one.worth < EQUAL]

    def place(told: tuple[Outlook, Scene]) -> tuple[bool, bool, float]:
        one = told[0]
        return one not in equal, one.act != advised, -one.worth

    return [
        Advice(
            one.act,
            wins=one.wins,
            points=one.points,
            makes=one.makes,
            whys=reasons(seen, scene, one, equals=len(equal) if one in equal else 1),
        )
        for one, scene in sorted(played, key=place)
    ]


EQUAL = PATIENT.loyalty
"""Acts whose worth differs by less are equals: the worlds looked at do not tell more."""
