"""Whole deals of Bid Whist in a real browser: bids of number and kind, naming, a kitty of six, jokers, reneges."""

from __future__ import annotations

import time

import pytest
from people import MINE, PATIENCE, STATE, Person
from test_deals import LONGEST, play_a_deal, seated

pytestmark = pytest.mark.browser

WAYS = [
    pytest.param("standard;max_hands=1", "en", "phone", "tap", marks=pytest.mark.wide),
    pytest.param("rise_and_fly", "fa", "desktop", "keys", marks=pytest.mark.wide),
    ("northeast_52", "ar", "phone", "names"),
]

SEEN = "() => document.querySelector('varaq-table').model.seen"
TRAY = ".bw-slot[data-buried]"
ASKED = f"() => document.querySelector('varaq-table')?.model?.seen?.phase === 'over' || ({MINE})()"
"""A bid of seven may end the match with its first deal: then nothing more is asked."""


class Bidder(Person):
    """Who bids as high as is open, downtown first, and buries what must go and the last cards."""

    def state(self):
        self.page.wait_for_function(ASKED, timeout=PATIENCE)
        return self.page.evaluate(STATE)

    def answer(self):
        state = self.state()
        legal, phase = state["legal"], state["phase"]
        bids = [act.removeprefix("call ") for act in legal if act.startswith("call ") and act[5].isdigit()]
        if bids and not state["ready"]:
            self.bid(next((bid for bid in reversed(bids) if bid.endswith("D")), bids[-1]))
        elif phase == "naming":
            self.name(legal[len(legal) // 2])
        elif state["choose"]:
            self.bury(state["choose"])
        elif "agree" in legal:
            self.press(".t-bar [data-act=agree]")
        else:
            return super().answer()
        self.page.wait_for_timeout(60)
        return state

    def name(self, act):
        """Suit and order are chosen where they are open, and then said."""
        _, suit, order = act.split()
        for part in (f".bw-suit[data-suit={suit}]", f".bw-order[data-order={order}]"):
            if self.page.locator(part).count():
                self.press(part)
        self.press(f'.t-bar [data-act="{act}"]')

    def choose(self, card):
        """By keys with the arrows: Escape would put down what has been chosen."""
        if self.way != "keys":
            return self.card(card)
        held = self.page.locator(f'[role=option][data-card="{card}"]')
        self.page.locator("[role=option][tabindex='0']").first.focus()
        self.page.keyboard.press("Home")
        for _ in range(held.evaluate("(e) => [...e.parentElement.children].indexOf(e)")):
            self.page.keyboard.press("ArrowRight")
        return self.page.keyboard.press("Enter")

    def bury(self, choose):
        """One card is chosen, taken back and chosen again."""
        must = self.page.evaluate(SEEN)["must_bury"]
        cards = [*must, *(card for card in reversed(choose["from"]) if card not in must)][: choose["count"]]
        tray = self.page.locator(TRAY)
        self.choose(cards[0])
        self.press(TRAY)
        tray.wait_for(state="detached", timeout=PATIENCE)
        for count, card in enumerate(cards, start=1):
            self.choose(card)
            tray.nth(count - 1).wait_for(timeout=PATIENCE)
        self.press(".t-bar .t-main[aria-disabled=false]")


@pytest.mark.parametrize(("preset", "lang", "size", "way"), WAYS)
def test_a_whole_deal_is_played_to_its_score(chromium, room, preset, lang, size, way):
    page = seated(chromium, room, f"bid_whist/{preset}", lang, size)
    try:
        person = Bidder(page, way)
        assert "play" in play_a_deal(person)
        if "max_hands=1" in preset:
            the_next_match_begins(person)
    finally:
        page.context.close()


def the_next_match_begins(person):
    """At the same table, with nothing on the sheet and a dealer who was drawn for all to see."""
    person.press(".t-bar .t-main")
    person.page.locator(".t-slip[data-bare=yes]").wait_for(timeout=PATIENCE)
    assert person.page.evaluate(SEEN)["sheet"] == []
    assert person.state()["ready"]


def until(person, phase):
    """Answer until something is asked in the phase."""
    late = time.monotonic() + LONGEST
    while time.monotonic() < late:
        state = person.state()
        if state["phase"] == phase:
            return state
        person.answer()
    raise AssertionError(f"{phase} was never reached")


def test_the_order_in_force_is_a_key_away(chromium, room):
    page = seated(chromium, room, "bid_whist/standard", "en", "phone")
    try:
        until(Bidder(page, "tap"), "play")
        page.keyboard.press("o")
        panel = page.get_by_role("dialog", name="Order of the cards")
        panel.wait_for(timeout=PATIENCE)
        bar = page.evaluate(SEEN)["bar"]
        assert (
            panel.locator(".bw-bar").last.locator("i").all_inner_texts() == bar
            or bar[0] in panel.inner_text()
        )
    finally:
        page.context.close()


@pytest.mark.wide
def test_where_reneges_stand_every_card_is_open_and_an_opponent_may_be_called(chromium, room):
    page = seated(chromium, room, "bid_whist/standard;renege=allowed", "en", "phone")
    try:
        person = Bidder(page, "tap")
        until(person, "play")
        while not any(act.startswith("claim ") for act in person.state()["legal"]):
            person.answer()
        assert not page.locator("[role=option][data-state=refused]").count()
        before = len(page.evaluate(SEEN)["claims"])
        person.press(".t-bar [data-act=claim]")
        person.press(".t-bar [data-act^='claim ']")
        page.locator(".bw-verdict").wait_for(timeout=PATIENCE)
        assert len(page.evaluate(SEEN)["claims"]) > before
        assert "agree" in play_a_deal(person)
    finally:
        page.context.close()
