"""A whole deal in a real browser: in every language, on a phone and a desktop, by touch, keys and names."""

from __future__ import annotations

import json
import time

import pytest
from people import HURRY, PATIENCE, SIZES, Person

pytestmark = pytest.mark.browser

WAYS = [
    ("kaiser/standard", "en", "phone", "tap"),
    pytest.param("kaiser/saskatchewan_34_any", "fa", "desktop", "keys", marks=pytest.mark.wide),
    pytest.param("kaiser/standard", "ar", "phone", "names", marks=pytest.mark.wide),
    pytest.param("kaiser/les_rois", "en", "desktop", "keys", marks=pytest.mark.wide),
    pytest.param("kaiser/passing_kaiser", "fa", "phone", "tap", marks=pytest.mark.deep),
    pytest.param("kaiser/standard", "ar", "desktop", "names", marks=pytest.mark.deep),
]
SETTLED = 600
"""Milliseconds in which what has begun to move comes to rest."""
LOOKS = 4
LONGEST = 300
"""Seconds that one deal may take."""


def seated(chromium, room, house, lang, size):
    """A page at a fresh table, as a person comes to it: through the first page, with settings of theirs."""
    width, height = SIZES[size]
    context = chromium.new_context(
        viewport={"width": width, "height": height}, locale=lang, has_touch=size == "phone", bypass_csp=True
    )
    context.add_init_script(
        f"localStorage['varaq.settings'] ??= JSON.stringify({{lang: '{lang}', speed: 500, name: 'Nahid'}})"
    )
    context.add_init_script(HURRY)
    page = context.new_page()
    page.wrong = []
    page.on("pageerror", lambda error: page.wrong.append(str(error)))
    page.on("console", lambda said: page.wrong.append(said.text) if said.type == "error" else None)
    page.on("response", lambda got: page.wrong.append(got.url) if got.status >= 400 else None)
    page.on("request", lambda asked: page.wrong.append(asked.url) if not asked.url.startswith(room) else None)
    table = page.request.post(
        f"{room}/api/tables", data={"house": house, "name": "Nahid", "undo": True, "hints": True}
    ).json()
    page.goto(room)
    held = [{"table": table["table"], "key": table["key"], "house": house, "at": int(time.time() * 1000)}]
    page.evaluate("(held) => localStorage.setItem('varaq.tables', held)", json.dumps(held))
    page.goto(f"{room}/#/table/{table['table']}")
    page.locator("varaq-table .t-bar").wait_for(timeout=PATIENCE)
    return page


def is_clean(page):
    """What axe finds broken on the page at every one of several looks.

    A card that fades in has less contrast than one that lies: what is gone a moment later is no fault.
    """
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed")
    found = []
    for _ in range(LOOKS):
        page.wait_for_timeout(SETTLED)
        answer = axe.Axe().run(page, options={"resultTypes": ["violations"], "preload": False})
        found = [(rule["id"], rule["nodes"][0]["html"][:120]) for rule in answer.response["violations"]]
        if not found:
            break
    return found


def play_a_deal(person):
    """Answer until the first deal is scored; the phases in which the person was asked.

    Axe looks while the page waits for the person: nothing moves then.
    """
    phases = set()
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        state = person.state()
        if state["phase"] not in phases or state["deals"]:
            assert is_clean(person.page) == [], state["phase"]
            phases.add(state["phase"])
        if state["deals"]:
            assert not person.page.wrong
            return phases
        person.answer()
    raise AssertionError("the deal did not come to its score")


@pytest.mark.parametrize(("house", "lang", "size", "way"), WAYS)
def test_a_whole_deal_is_played_to_its_score(chromium, room, house, lang, size, way):
    page = seated(chromium, room, house, lang, size)
    try:
        assert page.evaluate("document.documentElement.dir") == ("ltr" if lang == "en" else "rtl")
        assert "play" in play_a_deal(Person(page, way))
    finally:
        page.context.close()


def test_a_reload_in_mid_trick_comes_back_to_the_same_seat(chromium, room):
    page = seated(chromium, room, "kaiser/cardgames_zone", "en", "phone")
    try:
        person = Person(page, "tap")
        while person.state()["phase"] != "play":
            person.answer()
        before = person.state()
        page.reload()
        page.locator("varaq-table .t-bar").wait_for(timeout=PATIENCE)
        after = person.state()
        assert (after["hand"], after["legal"]) == (before["hand"], before["legal"])
        assert not page.wrong
    finally:
        page.context.close()


def test_a_refused_card_says_which_rule_refuses_it(chromium, room):
    page = seated(chromium, room, "kaiser/cardgames_zone", "en", "phone")
    try:
        person = Person(page, "tap")
        for _ in range(200):
            state = person.state()
            dimmed = [card for card in state["hand"] if f"play {card}" not in state["legal"]]
            if state["phase"] == "play" and dimmed:
                person.card(dimmed[0])
                page.get_by_text("follow suit").first.wait_for(timeout=PATIENCE)
                assert page.locator("a[href*='KS-71']").count()
                return
            person.answer()
        raise AssertionError("every card could always be played")
    finally:
        page.context.close()
