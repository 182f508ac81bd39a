"""Whole deals of Stýrivolt in a real browser: cut, choosing, trades, the stock, claims, marking the board."""

from __future__ import annotations

import time

import pytest
from people import PATIENCE, Person
from test_deals import LONGEST, is_clean, play_a_deal, seated

pytestmark = pytest.mark.browser

WAYS = [
    pytest.param(
        "dealers_judgement;first_dealer=0;keep_both=free", "en", "phone", "tap", marks=pytest.mark.wide
    ),
    ("cut_to_fourth;first_dealer=1", "fa", "desktop", "keys"),
    pytest.param("old_table", "ar", "phone", "names", marks=pytest.mark.wide),
]
"""Houses that ask the person for more than cards: as dealer, as cutter, as marker."""

ASKED = """() => {
  const { seen, at } = document.querySelector('varaq-table').model;
  return JSON.stringify([at, seen.deal, seen.phase, seen.legal, seen.hand.length]);
}"""
"""What tells one question from the next."""
OTHERWISE = f"(before) => ({ASKED})() !== before"


class Taker(Person):
    """Who changes every card that can be changed, takes the stock where nothing is lost by it, and marks."""

    careful = False
    """Whether nobody warns of a wrong taking, so that the stock is left alone."""

    def answer(self):
        state = self.state()
        asked = self.page.evaluate(ASKED)
        if state["ready"]:
            self.press(".t-bar .t-main")
            return state
        act = self.wanted(state["legal"])
        verb, *cards = act.split()
        if verb in ("play", "discard", "bury"):
            self.lay(act, cards[0])
        else:
            self.press(f'.t-bar [data-act="{act}"]')
        self.page.wait_for_function(OTHERWISE, arg=asked, timeout=PATIENCE)
        return state

    def wanted(self, legal):
        """Changing and taking before playing; the extra card goes before the first that is played."""
        order = ["trade", "swap", "take", "discard", "bury"]
        if self.careful:
            order.remove("take")
        return next((act for verb in order for act in legal if act.split()[0] == verb), legal[0])

    def lay(self, act, card):
        """A card of the hand is raised, unless that plays it; where there is a choice the bar asks which."""
        before = self.state()["at"]
        self.card(card)
        button = f'.t-bar [data-act="{act}"]'
        self.page.wait_for_timeout(150)
        if not self.gone(before) and self.page.locator(button).count():
            self.press(button)


@pytest.mark.parametrize(("preset", "lang", "size", "way"), WAYS)
def test_a_whole_deal_is_played_to_its_score(chromium, room, preset, lang, size, way):
    page = seated(chromium, room, f"styrivolt/{preset}", lang, size)
    try:
        person = Taker(page, way)
        person.careful = preset == "old_table"
        assert "turn" in play_a_deal(person)
    finally:
        page.context.close()


HURRY = """() => {
  const view = document.querySelector('varaq-table');
  const { seen, pending } = view.model;
  if (seen.legal.includes('mark')) return seen.legal;
  if (!pending && view.asksReady) view.model.nextDeal();
  else if (!pending && seen.legal.length) view.model.act(seen.legal[0]);
  else view.model.skip();
  return null;
}"""
"""One step towards a deal that my side has won; the acts that are open then."""
TOLD = "() => document.querySelector('varaq-table').model.seen.sheet.at(-1)?.lines.map(({ code }) => code)"
BOARD = "() => document.querySelector('varaq-table').model.seen.board"


def to_mark(page):
    """Play deal after deal until there is something for me to mark."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        if legal := page.evaluate(HURRY):
            return legal
        page.wait_for_timeout(40)
    raise AssertionError("my side never won a deal")


@pytest.mark.wide
def test_who_has_won_is_reminded_and_marks_the_board(chromium, room):
    page = seated(chromium, room, "styrivolt/kvivik;marking=by_hand", "en", "phone")
    try:
        assert to_mark(page) == ["mark"]
        before = page.evaluate(BOARD)
        page.get_by_text("mark the board").first.wait_for(timeout=PATIENCE)
        assert not is_clean(page)
        page.get_by_role("button", name="Mark the board").tap()
        page.get_by_text("You mark the board.").first.wait_for(state="attached", timeout=PATIENCE)
        assert page.evaluate(BOARD) != before
        assert not page.wrong
    finally:
        page.context.close()


@pytest.mark.wide
def test_without_a_reminder_what_is_left_unmarked_is_told_to_be_lost(chromium, room):
    house = "styrivolt/kvivik;marking=by_hand;marking_reminder=false"
    page = seated(chromium, room, house, "en", "desktop")
    try:
        verb = to_mark(page)[1]
        before = page.evaluate(BOARD)
        page.get_by_text("What is not marked before the next deal is lost").first.wait_for(timeout=PATIENCE)
        # A partner at the computer who deals next marks it before he does.
        saved = page.evaluate("(document.querySelector('varaq-table').model.seen.dealer + 1) % 4") == 2
        page.locator(f".t-bar [data-act={verb}]").click()
        page.wait_for_function(f"() => ({TOLD})()?.length > 0", timeout=PATIENCE)
        if not saved:
            page.locator(".t-slip").get_by_text("not marked in time, and so lost").wait_for(timeout=PATIENCE)
        assert page.evaluate(TOLD)[1:] == ([] if saved else ["unmarked"])
        assert (page.evaluate(BOARD) == before) is not saved
        assert not page.wrong
    finally:
        page.context.close()
