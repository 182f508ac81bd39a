"""Hints: what every open act may bring, with a sentence why; and whether anything is left to decide."""

from __future__ import annotations

from random import Random

from varaq.cards import bits
from varaq.engine import Observation
from varaq.players.advice import Advice, Why
from varaq.players.rulebook import RulebookPlayer
from varaq.players.searcher import PLAYS
from varaq.players.searcher.calls import TRIED, Caller, caller_of
from varaq.players.searcher.outlook import Outlook, outlooks
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
    tried = TRIED.get((seen.game.name, seen.phase))
    if tried is not None:
        trial = Trial.of(seen, n=DEALS, seed=dice.getrandbits(63))
        if seen.phase == "auction":
            return _calls(seen, caller_of(seen, trial))
        return [_named(seen, tried(seen, trial))]
    advised = RulebookPlayer().choose(seen, dice)
    if seen.phase not in PLAY or advised.split(" ")[0] not in PLAYS:
        # Something else than a card is due: a pair to show, cards to bury or to trade.
        return [Advice(advised)]
    played = [(one, scene) for scene in scenes(seen) for one in outlooks(seen, scene, dice)]
    return _cards(seen, played, advised)


def _named(seen: Observation, act: str) -> Advice:
    """A suit to name, or a card of it to lay."""
    suits = seen.rules.cards.suit_masks
    suit = next((word[-1] for word in act.split(" ")[1:] if word[-1] in suits), None)
    return Advice(act, whys=(Why("best_trump", {"suit": suit}),) if suit else ())


def _calls(seen: Observation, caller: Caller) -> list[Advice]:
    """The calls by what they are worth; the one that would be made stands first."""
    chosen, values = caller.call(), caller.values()
    acts = dict.fromkeys((chosen, *values))
    makes = {act: None if act == PASS else caller.makes(act.split(" ")[1]) for act in acts}
    risky = all(one is None or 2 * one[0] < one[1] for one in makes.values())
    found = []
    for act in acts:
        value = values.get(act)
        wins = None if value is None else min(1.0, max(0.0, value))
        whys = _whys_of_call(caller, act, chosen, makes[act])
        if act == chosen == PASS and risky and not whys:
            whys = (Why("passes_too_risky"),)
        found.append(Advice(act, wins, makes=makes[act], whys=whys))
    return sorted(found, key=lambda one: (one.act != chosen, -(one.wins or 0.0)))


def _whys_of_call(caller: Caller, act: str, chosen: str, makes: tuple[int, int] | None) -> tuple[Why, ...]:
    if act == PASS:
        best = caller.best
        if best is not None and best[0] != caller.me and caller.is_mine(best[0]):
            return (Why("partner_holds_contract"),)
        return ()
    if makes is None:
        return ()
    made = Why("makes", {"made": makes[0], "of": makes[1]})
    return (Why("bids_what_it_makes"), made) if act == chosen and 2 * makes[0] >= makes[1] else (made,)


def _cards(seen: Observation, played: list[tuple[Outlook, Scene]], advised: str) -> list[Advice]:
    best = max(one.worth for one, _ in played)
    equals = sum(best - one.worth < EQUAL for one, _ in played)

    def place(told: tuple[Outlook, Scene]) -> tuple[float, bool]:
        # Of acts that are worth the same, the one that the book would choose.
        return (-round(told[0].worth / EQUAL), told[0].act != advised)

    return [
        Advice(
            one.act,
            wins=one.wins,
            points=one.points,
            makes=one.makes,
            whys=reasons(seen, scene, one, equals=equals if best - one.worth < EQUAL else 1),
        )
        for one, scene in sorted(played, key=place)
    ]


EQUAL = 0.004
"""Acts whose worth differs by less are equals: the worlds looked at do not tell more."""


def decided(seen: Observation) -> str | None:
    """`mine` where every trick to come is mine whatever anybody does, None where something is open.

    That is so where I lead and nothing that others may hold beats any card of mine.
    """
    if seen.phase not in PLAY or seen.trick or len(seen.hand) < 2:
        return None
    for scene in scenes(seen):
        tables = scene.tables
        cards = [act for act in scene.acts if act < len(seen.rules.cards)]
        if len(cards) < len(seen.hand) or len(tables.rankings) > 1:
            return None
        mine = sum(1 << card for card in cards)
        others = seen.rules.cards.all & ~mine
        for trick in seen.played:
            for _, text in trick:
                for number in seen.rules.cards.copies[text]:
                    if others >> number & 1:
                        others &= ~(1 << number)
                        break
        if any(tables.rankings[0].beats_led[card] & others for card in bits(mine)):
            return None
    return "mine"
