"""In Stýrivolt, Twenty-Eight and Bid Whist too a seat learns nothing that it was not shown.

Two worlds: the second is the first with cards renamed that the viewer has not been shown,
and the same acts. Where somebody is asked in secret (ST-R24), the other world answers "pass",
or is not asked at all: whoever is not asked must not notice.
"""

import json
import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit import begun, lively, played, random_house, text_of
from other_games import OTHERS, PRESETS, any_house, hands_of, wide_acts
from varaq import Action, House, Match
from varaq.games.styrivolt.turn import TAKE

PASS = Action("pass")
PUBLIC_OUTCOMES = (
    "good",
    "turned",
    "chosen",
    "thrown_in",
    "misplay_claimed",
    "wrong_taking",
    "laid_out",
    "hand_shown",
    "dead_laid",
)
"""What everybody is told though it follows from hidden cards: there two worlds may part."""


def cards_in(facts, pack):
    """The cards that facts name. A bid may look like one: 5D is five downtown too."""
    if isinstance(facts, dict):
        return {
            card for key, fact in facts.items() if key not in ("call", "bid") for card in cards_in(fact, pack)
        }
    if isinstance(facts, (list, tuple)):
        return {card for fact in facts for card in cards_in(fact, pack)}
    return set(re.findall(r"\w+", str(facts))) & pack


def shown_cards(match, viewer, *, since):
    pack = set(match.rules.cards.cards)
    events = [event for number in range(since, match.number + 1) for event in match.events_of(number)]
    return {card for event in events for card in cards_in(event.shown_to(viewer), pack)}


def outcomes(events):
    return [(event.kind, json.dumps(event.public)) for event in events if event.kind in PUBLIC_OUTCOMES]


class World:
    """A match, and what was told since the viewer last looked; silent questions are answered silently."""

    def __init__(self, house):
        self.match = Match(house.game, house.rules)
        self.untold = []
        self.told = 0
        """As `server/course.py` counts: acts after which nobody is asked in secret."""

    def act(self, seat, action):
        self.untold += self.match.act(seat, action)
        self.told += not self.match.phase.quiet

    def settle(self):
        while self.match.phase.quiet and self.match.phase.name != "expose":
            self.act(self.match.awaited[0], PASS)

    def look(self, viewer, acts, *, ask):
        learnt = {"told": self.told, "text": text_of(self.untold, viewer)}
        self.untold = []
        seen = self.match.observation(viewer)
        learnt["data"] = json.dumps(seen.as_data())
        if viewer is not None:
            # Of acts that name several cards the choice itself says which: `legal` is made from it.
            choice = self.match.phase.choice(viewer) if viewer in self.match.awaited else None
            learnt["legal"] = choice or [str(act) for act in self.match.legal(viewer)]
            for act in acts if ask else ():
                refusal = self.match.why_not(viewer, act)
                learnt[act] = None if refusal is None else json.dumps(refusal.as_data())
        return learnt


def worlds_stay_alike(house, seed, *, stop, viewer, few):
    """How many looks two worlds lived through alike, and the phases in which they were looked at."""
    dice = Random(seed)
    first = begun(house, seed, acts=stop, step=lively)
    since = max((n for n, (_, act) in enumerate(first.log, start=1) if act.verb == "deal"), default=1)
    pack = house.rules.cards.cards
    hidden = sorted(set(pack) - shown_cards(first, viewer, since=since))
    hidden = [card for card in hidden if pack.count(card) == 1 or dice.random() < 0.8]
    if len(hidden) < 2:
        return 0, set()
    if few:
        one = dice.choice(hidden)
        same = [card for card in hidden if card[-1] == one[-1] and card != one] or hidden
        other = dice.choice(same)
        names = {one: other, other: one}
    else:
        names = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))
    here, there = World(house), World(house)
    acts = wide_acts(house.game, house.rules)
    lived, phases = 0, set()
    for number, (seat, action) in enumerate(first.log, start=1):
        bid = action.verb == "call"
        renamed = action if bid else Action(action.verb, tuple(names.get(word, word) for word in action.what))
        other = renamed if number >= since else action
        asked_in_secret = here.match.phase.quiet
        here.act(seat, action)
        if asked_in_secret and action == PASS:
            there_too = there.match.phase.quiet and there.match.why_not(seat, PASS) is None
            if there_too:
                there.act(seat, PASS)
        elif there.match.why_not(seat, other) is None:
            there.act(seat, other)
        else:
            return lived, phases
        if here.match.phase.quiet:
            continue
        if there.match.phase.quiet and there.match.phase.name != "expose":
            there.settle()
        if there.match.phase.name == "expose" or outcomes(here.untold) != outcomes(there.untold):
            return lived, phases
        ask = number >= since and (number == first.number or dice.random() < 0.06)
        mine, yours = here.look(viewer, acts, ask=ask), there.look(viewer, acts, ask=ask)
        assert mine == yours, [key for key in mine if mine[key] != yours[key]]
        lived += number >= since
        phases.add(here.match.phase.name)
    return lived, phases


@given(any_house(), st.integers(0, 10**9), st.integers(1, 90), st.integers(-1, 7), st.booleans())
def test_two_worlds_alike_in_all_a_seat_was_shown_stay_alike(house, seed, stop, viewer, few):
    seat = viewer % house.rules.seating.players if viewer >= 0 else None
    worlds_stay_alike(house, seed, stop=stop, viewer=seat, few=few)


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=[preset.name for _, preset in PRESETS])
def test_in_every_named_house_hidden_cards_make_no_difference(game, preset):
    house = House.read(f"{game.name}/{preset.name}")
    phases, lived = set(), 0
    for seed in range(14):
        for viewer in (seed % house.rules.seating.players, None):
            more, where = worlds_stay_alike(house, seed, stop=2 + 4 * seed, viewer=viewer, few=True)
            phases |= where
            lived += more
    assert lived > 30, "every second world broke off at once"
    assert {"turn", "play"} & phases


MUCH_HIDDEN = [
    "styrivolt/cut_to_fourth;exposure=dealer_any",
    "styrivolt/late_stock;exposure=dealer_any;king_takes_bird=yes",
    "styrivolt/kvivik;keep_both=free;stock_return=free;exposure=dealer_any",
    "twenty_eight/bihar_28;sure_hand=show;one_suit_hand=show",
    "twenty_eight/twenty_eight;seventh_card=yes;four_jacks=claim;never_shown=last_trick",
    "twenty_eight/twenty_eight_kerala;pair=bid_4;pair_timing=relaxed;misplay=penalty",
    "twenty_eight/twenty_eight_six;half_court=yes;single_hand=yes",
    "bid_whist/rise_and_fly;deuce_high=yes;name_trump=after_kitty;no_face_redeal=yes",
    "bid_whist/northeast_52;renege=allowed",
    "bid_whist/deuce_high;renege=allowed;renege_penalty=game;jokers_nt=forced",
]


@pytest.mark.parametrize("text", MUCH_HIDDEN)
def test_where_much_is_hidden_it_stays_hidden_from_every_seat(text):
    house = House.read(text)
    for seed in range(8):
        for viewer in (*range(house.rules.seating.players), None):
            worlds_stay_alike(house, seed, stop=4 + 6 * seed, viewer=viewer, few=seed % 3 > 0)


# ---------------------------------------------------------------------- who may be told at all

TOLD_TO_ALL = {
    "dealt": "ST-32",
    "laid_out": "ST-32",
    "chosen": "ST-40",
    "traded": "ST-82",
    "swapped": "ST-82",
    "picked": "ST-82",
    "stock_taken": "ST-82",
    "stock_returned": "ST-82",
    "wrong_taking": "ST-R13",
    "played": "ST-82, TE-80",
    "trick_taken": "ST-82, TE-85",
    "thrown_in": "TE-28",
    "hand_shown": "TE-76",
    "trump_shown": "TE-84",
    "pair_shown": "TE-86",
    "kitty_shown": "BW-36",
    "dead_laid": "BW-41",
    "discards_shown": "BW-38",
}
TOLD_TO_ONE = {
    "cut_looked": "ST-82",
    "turned": "ST-82",
    "stock_taken": "ST-82",
    "stock_returned": "ST-82",
    "both_kept": "ST-82",
    "card_laid": "ST-82",
    "trump_laid": "TE-81",
    "seventh_seen": "TE-82",
    "trump_back": "TE-45",
    "pledged": "TE-89",
    "kitty_taken": "BW-37",
    "discarded": "BW-38",
    "drew": "BW-41",
}
TOLD_TO_EACH = {"dealt": "ST-82, TE-80", "packet_dealt": "TE-80"}


def nobody_is_told_too_much(house, seed, *, deals):
    pack = set(house.rules.cards.cards)
    match = played(house, seed, deals=deals, step=lively)
    for event in match.events:
        public = cards_in(event.public, pack)
        open_choice = event.kind == "turned" and house.rules.open_choice
        assert not public or event.kind in TOLD_TO_ALL or open_choice, event
        if event.kind in ("dealt", "stock_taken", "stock_returned"):
            lying = str((event.public.get("exposed"), event.public.get("laid_out")))
            assert all(card in lying for card in public), event
        for seat in event.private:
            if event.kind in TOLD_TO_EACH:
                continue
            assert event.kind in TOLD_TO_ONE, event
            assert event.public is None or event.public["seat"] == seat, event


@pytest.mark.parametrize("game", OTHERS, ids=[game.name for game in OTHERS])
@pytest.mark.parametrize("start", [0, 15])
def test_cards_are_told_only_to_the_seats_that_the_clauses_name(game, start):
    for seed in range(start, start + 15):
        nobody_is_told_too_much(random_house(Random(seed), game=game), seed, deals=2)


def test_trump_is_told_to_nobody_but_the_bidder_before_it_is_shown():
    """TE-81, TE-82: by no fact of any event and by no part of an observation."""
    for text in ("twenty_eight/twenty_eight", "twenty_eight/twenty_nine", "twenty_eight/west_bengal_28"):
        house = House.read(text)
        for seed in range(12):
            match, dice = Match(house.game, house.rules), Random(seed)
            for _ in range(60):
                if match.over:
                    break
                lively(match, dice)
                contract = getattr(match.phase, "contract", None)
                if contract is None or contract.shown or contract.is_alone:
                    continue
                for viewer in (0, 1, 2, 3, None):
                    seen = match.observation(viewer)
                    assert seen.contract is None or seen.contract["trump"] is None
                    if viewer != contract.bidder or contract.trump is None:
                        assert "trump" not in seen.mine


# ---------------------------------------------------------------------- acts that nobody else notices


def test_a_pledge_to_show_the_pair_is_seen_by_nobody_else():
    """TE-89: in the observation of the others nothing changes."""
    house = House.read("twenty_eight/twenty_eight")
    found = 0
    for seed in range(120):
        match, dice = Match(house.game, house.rules), Random(seed)
        for _ in range(60):
            pledgers = [s for s in range(4) if any(a.verb == "pledge" for a in match.legal(s))]
            if pledgers or match.over:
                break
            lively(match, dice)
        if not pledgers:
            continue
        seat = pledgers[0]
        others = [viewer for viewer in (0, 1, 2, 3, None) if viewer != seat]
        before = [json.dumps(match.observation(viewer).as_data()) for viewer in others]
        events = match.act(seat, "pledge")
        assert all(event.as_data(viewer) is None for event in events for viewer in others)
        assert [json.dumps(match.observation(viewer).as_data()) for viewer in others] == before
        found += 1
    assert found > 2


def test_nothing_shows_that_somebody_could_speak_out_of_turn():
    """TE-88: holding four Jacks, the pair, or a right to claim changes nothing for the others."""
    house = House.read("twenty_eight/twenty_eight;four_jacks=claim")
    for seed in range(40):
        match = begun(house, seed, acts=30, step=lively)
        for seat in match.phase.interrupting:
            for viewer in (0, 1, 2, 3, None):
                if viewer != seat:
                    seen = match.observation(viewer)
                    assert seat not in seen.awaited or seat in match.awaited


def test_every_seat_is_asked_in_the_windows_whatever_it_holds():
    """TE-88: the single-hand window goes round to all until somebody declares."""
    house = House.read("twenty_eight/twenty_eight;single_hand=yes;bid_after=all")
    for seed in range(20):
        match, dice = Match(house.game, house.rules), Random(seed)
        asked = []
        for _ in range(40):
            if match.phase.name == "single_window":
                asked.append(match.awaited[0])
                match.act(match.awaited[0], "call decline")
            elif asked:
                break
            else:
                lively(match, dice)
        assert not asked or asked == [1, 2, 3, 0]


@pytest.mark.parametrize("seed", range(6))
def test_whether_anybody_was_asked_before_the_stock_was_taken_is_not_seen(seed):
    """ST-R24: worlds in which the trader is in a hand, and in the stock, are alike for a bystander."""
    house = House.read("styrivolt/kvivik;exposure=dealer_any;stock_right=penalised;stock_penalty=0")
    looks = {}
    for tries in range(4000):
        match, dice = Match(house.game, house.rules), Random(tries * 6 + seed)
        match.deal(dice.shuffle)
        while match.phase.name == "expose":
            match.act(match.awaited[0], max(match.legal(match.awaited[0]), key=lambda act: len(act.what)))
        if match.phase.name != "turn" or not match.phase.cloth.both_lying():
            continue
        taker = match.awaited[0]
        if not any(hands_of(match)) or match.why_not(taker, TAKE) is not None:
            continue
        world = World(house)
        for who, action in match.log:
            world.act(who, action)
        world.look(None, [], ask=False)
        before = world.told
        world.act(taker, TAKE)
        was_asked = world.match.phase.name == "last_trade"
        if world.match.phase.name not in ("last_trade", "pick"):
            continue  # a wrong taking
        world.settle()
        seen = world.look(None, [], ask=False)
        told = (
            world.told - before,
            seen["text"],
            json.loads(seen["data"])["awaited"],
            world.match.phase.name,
        )
        looks.setdefault(was_asked, set()).add(str((*told[:1], told[1].replace(str(taker), "T"), told[3])))
        if len(looks) == 2:
            break
    assert len(looks) == 2
    assert looks[True] == looks[False]


# ---------------------------------------------------------------------- long runs


@pytest.mark.deep
@settings(settings.get_profile("deep"))
@given(any_house(wishes=8), st.integers(0, 10**9), st.integers(1, 140), st.integers(-1, 7), st.booleans())
def test_deep_many_more_pairs_of_worlds(house, seed, stop, viewer, few):
    seat = viewer % house.rules.seating.players if viewer >= 0 else None
    worlds_stay_alike(house, seed, stop=stop, viewer=seat, few=few)
