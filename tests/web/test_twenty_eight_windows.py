"""Questions beside the cards of Twenty-Eight, in a real browser, with packs that bring them about.

A half court between the packets, a single hand or a certain one before the play, wrong cards
claimed in the play and after it, a deal called off for four jacks: each is asked, answered and
explained.
"""

from __future__ import annotations

import json
import time

import pytest
from people import PATIENCE, Person
from rooms import card_room
from test_deals import LONGEST, is_clean, seated

pytestmark = [pytest.mark.browser, pytest.mark.deep]

SEED = "7"
"""Of what the computer players leave to chance."""

START = """
import json, pathlib, random, sys, types
from varaq.server import chances, room
seed, stacked = sys.argv.pop(1), pathlib.Path(sys.argv.pop(1))

def shuffle(cards):
    if all(card.isdecimal() for card in cards):
        cards.sort(reverse=True)  # seats: the last one deals, the first one speaks
    else:
        cards[:] = json.loads(stacked.read_text())

chances.SHUFFLE = shuffle
chances.SHUFFLER = lambda secret, salts, part: shuffle
room.secrets = types.SimpleNamespace(token_hex=lambda n: seed)
from varaq.cli import main
main()
"""

HOUSE = "twenty_eight/twenty_eight;two_pointless=no;first_pointless=none;pointless_hand=none"
SINGLE = f"{HOUSE};single_hand=yes;sure_hand=show"
PENALTY = f"{HOUSE};misplay=penalty;never_shown=last_trick;pair=none"
WEAK = "7C 8C QC KC 7H 8H QH KH"
LOW = "7S 8S QS KS 7D 8D QD KD"
CERTAIN = "JS 9S AS 10S JH 9H AH 10H"
STRONG = "JC 9C AC 10C JD 9D AD 10D"
MIXED = (
    "JS 9S 7H 8H QD KD 7C 8C",
    "AS 10S JH 9H JD 9D QC KC",
    "QS KS AH 10H AD 10D JC 9C",
    "7S 8S QH KH 7D 8D AC 10C",
)
FOUR_JACKS = (
    "JS JH JD JC 7S 8S 7H 8H",
    "9S AS 9H AH 9D AD 9C AC",
    "10S KS 10H KH 10D KD 10C KC",
    "QS QH QD QC 7D 8D 7C 8C",
)
SEEN = "() => document.querySelector('varaq-table').model.seen"
LAST_SAID = "() => [...document.querySelectorAll('[role=log] p')].map((said) => said.textContent).join(' ')"
WAYS = [("en", "phone", "tap"), ("fa", "desktop", "keys"), ("ar", "phone", "names")]


@pytest.fixture(scope="module")
def stacked(tmp_path_factory):
    """A card room of its own, and the file that says how its packs lie."""
    home = tmp_path_factory.mktemp("stacked")
    pack = home / "pack.json"
    with card_room(START, home / "data", SEED, str(pack)) as address:
        yield address, pack


@pytest.fixture
def at_table(chromium, stacked):
    """Somebody at a table of this house, who holds the first of these hands and speaks first."""
    address, pack = stacked
    pages = []

    def sit(house, hands, lang="en", size="phone", way="tap"):
        held = [hand.split() for hand in hands]
        pack.write_text(
            json.dumps([card for half in (slice(4), slice(4, 8)) for hand in held for card in hand[half]])
        )
        page = seated(chromium, address, house, lang, size)
        pages.append(page)
        return Player(page, way)

    yield sit
    for page in pages:
        assert not page.wrong
        page.context.close()


class Player(Person):
    """Who lays the first card for trump and follows suit, save where a wrong card is wanted."""

    wrong = False

    def answer(self):
        state = self.state()
        legal = state["legal"]
        trump = next((act for act in legal if act.startswith("trump ") and act[6:] in state["hand"]), None)
        cards = [act[5:] for act in legal if act.startswith("play ")]
        if trump:
            self.card(trump[6:])
            self.press(".t-bar .t-main")
        elif cards and not state["ready"]:
            self.play(self.fitting(cards))
        else:
            return super().answer()
        self.page.wait_for_timeout(60)
        return state

    def fitting(self, cards):
        """A card of the suit led; once, where both are held, one of another suit."""
        trick = self.page.evaluate(SEEN)["trick"]
        led = trick[0][1][-1] if trick else ""
        following = [card for card in cards if card.endswith(led)]
        others = [card for card in cards if card not in following]
        if self.wrong and following and others:
            self.wrong = False
            return others[0]
        return (following or cards)[0]

    def until(self, *phases):
        """Answer until something is asked in one of these phases, or the deal is scored."""
        late = time.monotonic() + LONGEST
        while time.monotonic() < late:
            state = self.state()
            if state["phase"] in phases or state["deals"]:
                return state
            self.answer()
        raise AssertionError(f"{phases} were never reached")

    def explained(self, selector, *clauses):
        """What stands there, after a look whether it leads to these clauses, can be read and is all there."""
        found = self.page.locator(selector)
        found.wait_for(timeout=PATIENCE)
        for clause in clauses:
            assert found.locator(f"a[href*='{clause}']").count() >= 1, clause
        assert is_clean(self.page) == []
        too_wide = "(element) => element.scrollWidth > element.clientWidth + 1"
        assert not found.evaluate(too_wide)
        return found.inner_text()


@pytest.mark.parametrize(("lang", "size", "way"), WAYS)
def test_a_half_court_is_asked_for_between_the_packets_and_played(at_table, lang, size, way):
    hands = (CERTAIN, WEAK, LOW, STRONG)
    player = at_table(f"{HOUSE};bid_after=all;half_court=yes", hands, lang, size, way)
    assert player.until("half_window")["legal"] == ["call half", "call decline"]
    player.explained(".te-question", "TE-78", "TE-79")
    player.press(".t-bar [data-act='call half']")
    player.until("play")
    contract = player.page.evaluate(SEEN)["contract"]
    assert (contract["bidder"], contract["bid"]) == (0, "half")
    player.until("dealing")
    assert player.page.evaluate(SEEN)["sheet"][0]["hand"] == {"A": 0, "B": -2}


def test_who_declines_a_half_court_gets_the_other_packet(at_table):
    player = at_table(f"{HOUSE};bid_after=all;half_court=yes", MIXED, "en", "desktop", "keys")
    player.until("half_window")
    player.page.keyboard.press("p")
    assert len(player.until("auction")["hand"]) == 8


@pytest.mark.parametrize(("lang", "size", "way"), WAYS)
def test_a_certain_hand_is_laid_down_for_all_to_see(at_table, lang, size, way):
    player = at_table(SINGLE, (CERTAIN, WEAK, LOW, STRONG), lang, size, way)
    assert set(player.until("single_window")["legal"]) == {"call show", "call decline"}
    player.explained(".te-question", "TE-76")
    player.press(".t-bar [data-act='call show']")
    player.explained(".te-ended", "TE-76")
    assert player.page.locator(".te-ended .te-open .card-face").count() == 8
    assert player.page.evaluate(SEEN)["sheet"][0]["hand"] == {"A": 3, "B": 0}


def test_a_certain_hand_of_another_is_shown_with_its_owner(at_table):
    player = at_table(SINGLE, (WEAK, CERTAIN, LOW, STRONG))
    player.until("single_window")
    player.press(".t-bar [data-act='call decline']")
    told = player.explained(".te-ended", "TE-76")
    assert player.page.evaluate("document.querySelector('varaq-table').model.facts.seats[1].name") in told
    assert player.page.locator(".te-ended .te-open .card-face").count() == 8


def test_a_hand_that_could_lose_may_be_played_alone(at_table):
    hands = ("JS 9S AS 10S JH 9H AH 7H", "7C 8C QC KC 10H 8H QH KH", LOW, STRONG)
    player = at_table(SINGLE, hands, "fa", "phone", "names")
    assert set(player.until("single_window")["legal"]) == {"call single", "call decline"}
    player.explained(".te-question", "TE-72", "TE-74")
    player.press(".t-bar [data-act='call single']")
    player.until("play")
    assert player.page.evaluate(SEEN)["contract"]["bid"] == "single"


def test_where_a_certain_hand_may_not_be_shown_the_reason_is_told(at_table):
    player = at_table(f"{HOUSE};single_hand=yes", (CERTAIN, WEAK, LOW, STRONG), "ar", "phone")
    assert player.until("single_window")["legal"] == ["call decline"]
    player.explained(".te-question", "TE-75")
    player.press(".t-bar [data-act='call decline']")
    player.until("play")


@pytest.mark.parametrize(("lang", "size", "way"), WAYS)
def test_after_the_last_trick_a_claim_that_is_not_granted_costs_nothing(at_table, lang, size, way):
    player = at_table(PENALTY, MIXED, lang, size, way)
    assert player.until("agree")["legal"] == ["claim 1", "claim 3", "agree"]
    player.explained(".te-question", "TE-159")
    player.press(".t-bar [data-act=claim]")
    player.press(".t-bar [data-act=cancel]")
    player.press(".t-bar [data-act=claim]")
    assert is_clean(player.page) == []
    player.press(".t-bar [data-act='claim 1']")
    player.page.locator(".te-claim .te-judged[data-right=no]").wait_for(timeout=PATIENCE)
    player.until("dealing")
    assert not player.page.locator(".te-ended").count()


def test_who_has_nothing_to_claim_agrees_to_the_score(at_table):
    player = at_table(PENALTY, MIXED, "fa", "phone")
    player.until("agree")
    player.press(".t-bar [data-act=agree]")
    assert player.until("dealing")["deals"] == 1


def test_a_claim_in_the_play_is_judged_and_the_cards_go_on(at_table):
    player = at_table(PENALTY, MIXED, "en", "desktop", "keys")
    player.until("play")
    player.page.keyboard.press("x")
    player.page.keyboard.press("Escape")
    player.page.locator(".te-whom").first.wait_for(state="detached", timeout=PATIENCE)
    player.page.keyboard.press("x")
    player.page.locator(".te-whom:focus").wait_for(timeout=PATIENCE)
    player.page.keyboard.press("Enter")
    player.page.locator(".te-verdict .te-judged[data-right=no]").wait_for(timeout=PATIENCE)
    assert "not granted" in player.page.evaluate(LAST_SAID)
    assert player.state()["phase"] == "play"


@pytest.mark.parametrize(("lang", "size", "way"), WAYS)
def test_a_wrong_card_that_comes_to_light_ends_the_deal_with_its_reason(at_table, lang, size, way):
    player = at_table(PENALTY, MIXED, lang, size, way)
    player.wrong = True
    player.until("agree")
    player.explained(".te-ended", "TE-158", "TE-156")
    assert player.page.locator(".te-why .te-judged[data-right=yes]").count() == 1
    assert player.page.evaluate(SEEN)["sheet"][0]["hand"]["A"] < 0


def test_a_deal_is_called_off_with_all_four_jacks(at_table):
    player = at_table(f"{HOUSE};four_jacks=claim", FOUR_JACKS)
    assert "redeal" in player.until("auction")["legal"]
    player.press(".t-bar [data-act=redeal]")
    player.explained(".te-cancelled", "TE-24")
    assert player.page.locator(".te-open .card-face").count() == 4
