"""Whole deals of the Twenty-Eight family in a real browser: hidden trump, bids with suits, eight seats."""

from __future__ import annotations

import time

import pytest
from people import PATIENCE, Person
from test_deals import LONGEST, play_a_deal, seated

pytestmark = pytest.mark.browser

WAYS = [
    pytest.param("twenty_eight", "en", "phone", "tap", marks=pytest.mark.wide),
    ("fifty_six_6", "fa", "desktop", "keys"),
    pytest.param("twenty_nine", "fa", "desktop", "keys", marks=pytest.mark.deep),
    pytest.param("forty", "ar", "phone", "names", marks=pytest.mark.deep),
    pytest.param("fifty_six_4", "ar", "phone", "tap", marks=pytest.mark.deep),
    pytest.param("fifty_six_8", "en", "phone", "names", marks=pytest.mark.deep),
]

TURNING = "() => Boolean(document.querySelector('.te-turning'))"


class Bidder(Person):
    """Who bids whenever that is possible, lays the first card for trump, and asks and shows when it may be."""

    def answer(self):
        state = self.state()
        legal = state["legal"]
        bids = [act for act in legal if act.startswith("call ") and act[5].isdigit()]
        held = set(state["hand"])
        choice = next((act for act in legal if act.startswith("trump ") and act[6:] in held), None)
        if bids and not state["ready"]:
            self.bid(bids[0].removeprefix("call "))
        elif choice:
            self.card(choice[6:])
            self.press(".t-bar .t-main")
        elif any(act in legal for act in ("ask", "show")):
            self.press(".t-bar [data-act=ask], .t-bar [data-act=show]")
            self.page.wait_for_function(TURNING, timeout=PATIENCE)
        elif "call decline" in legal:
            self.press(".t-bar [data-act='call decline']")
        else:
            return super().answer()
        self.page.wait_for_timeout(60)
        return state

    def bid(self, call):
        """A suit is chosen before the number where a bid has one."""
        suit = call.lstrip("0123456789")
        if suit and not self.page.locator(f".te-suit[data-suit={suit}][aria-pressed=true]").count():
            self.press(f".te-suit[data-suit={suit}]")
        super().bid(call)


@pytest.mark.parametrize(("preset", "lang", "size", "way"), WAYS)
def test_a_whole_deal_is_played_to_its_score(chromium, room, preset, lang, size, way):
    page = seated(chromium, room, f"twenty_eight/{preset}", lang, size)
    try:
        assert "play" in play_a_deal(Bidder(page, way))
    finally:
        page.context.close()


def test_only_the_bidder_may_look_at_the_face_down_trump(chromium, room):
    page = seated(chromium, room, "twenty_eight/twenty_eight;pair=none", "en", "phone")
    try:
        person = Bidder(page, "tap")
        until = time.monotonic() + LONGEST
        while time.monotonic() < until:
            state = person.state()
            down = page.evaluate("document.querySelector('varaq-table').model.seen.face_down")
            if state["phase"] == "play" and down:
                mine = down["seat"] == state["seat"]
                assert page.locator(".te-own").count() == mine
                if mine:
                    page.locator(".te-own").tap()
                    page.get_by_role("button", name="Your trump:").wait_for(timeout=PATIENCE)
                    assert not page.wrong
                    return
            person.answer()
        raise AssertionError("the bid was never mine")
    finally:
        page.context.close()
