"""Relatives at one table in real browsers: a guest comes by the link, somebody waits, a phone is reloaded."""

from __future__ import annotations

import time

import pytest
from people import HURRY, MINE, PATIENCE, SIZES, Person
from test_deals import LONGEST, is_clean, seated

pytestmark = pytest.mark.browser


def guest_page(chromium, lang, size, name):
    """A browser of somebody who has never been here."""
    width, height = SIZES[size]
    context = chromium.new_context(
        viewport={"width": width, "height": height}, locale=lang, has_touch=size == "phone", bypass_csp=True
    )
    context.add_init_script(
        f"localStorage['varaq.settings'] ??= JSON.stringify({{lang: '{lang}', speed: 300, name: '{name}'}})"
    )
    context.add_init_script(HURRY)
    page = context.new_page()
    page.wrong = []
    page.on("pageerror", lambda error: page.wrong.append(str(error)))
    page.on("console", lambda said: page.wrong.append(said.text) if said.type == "error" else None)
    return page


def invitation(page):
    """The link that the host sends."""
    page.locator(".t-bar .t-button").first.click()
    link = page.locator(".t-invite .link-text").inner_text().strip()
    assert is_clean(page) == []
    page.locator("[data-tool=close]").first.click()
    return link


def sit_down(page, link):
    page.goto(link)
    page.locator("form.join").wait_for(timeout=PATIENCE)
    assert is_clean(page) == []
    page.locator("form.join button.primary").click()
    page.locator("varaq-table .t-bar").wait_for(timeout=PATIENCE)


def scores(page):
    return page.evaluate("document.querySelector('varaq-table').model.seen.sheet.length")


@pytest.mark.wide
def test_two_people_play_a_deal_while_a_third_looks_on_and_one_is_reloaded(chromium, room):
    pages = []
    try:
        host = seated(chromium, room, "kaiser/two_player", "en", "phone")
        pages.append(host)
        link = invitation(host)
        guest = guest_page(chromium, "fa", "desktop", "Omid")
        pages.append(guest)
        sit_down(guest, link)
        watcher = guest_page(chromium, "ar", "phone", "Salma")
        pages.append(watcher)
        sit_down(watcher, link)
        assert watcher.evaluate("document.querySelector('varaq-table').model.facts.watching")

        people = [Person(host, "tap"), Person(guest, "names")]
        until, acts, reloaded = time.monotonic() + LONGEST, 0, False
        while time.monotonic() < until and not all(scores(page) for page in pages):
            for person in people:
                if scores(person.page) or not person.page.evaluate(MINE):
                    continue
                person.answer()
                acts += 1
                if acts > 12 and not reloaded:
                    guest.reload()
                    guest.locator("varaq-table .t-bar").wait_for(timeout=PATIENCE)
                    reloaded = True
            host.wait_for_timeout(60)
        assert reloaded
        assert all(scores(page) == 1 for page in pages)
        assert watcher.evaluate("document.querySelector('varaq-table').model.seen.hand.length") == 0
        for page in pages:
            assert is_clean(page) == []
            assert not page.wrong
    finally:
        for page in pages:
            page.context.close()


@pytest.mark.wide
def test_who_leaves_gives_the_seat_to_who_waits(chromium, room):
    pages = []
    try:
        host = seated(chromium, room, "kaiser/two_player", "en", "desktop")
        pages.append(host)
        link = invitation(host)
        guest, watcher = (
            guest_page(chromium, "en", "phone", "Omid"),
            guest_page(chromium, "en", "phone", "Salma"),
        )
        pages += [guest, watcher]
        sit_down(guest, link)
        sit_down(watcher, link)
        guest.locator("[data-tool=menu]").click()
        guest.locator(".t-menu button").first.click()
        guest.locator(".t-leave button").click()
        guest.locator("varaq-home").wait_for(timeout=PATIENCE)
        watcher.wait_for_function(
            "!document.querySelector('varaq-table').model.facts.watching", timeout=PATIENCE
        )
        host.get_by_text("Salma").first.wait_for(timeout=PATIENCE)
        assert not any(page.wrong for page in pages)
    finally:
        for page in pages:
            page.context.close()


@pytest.mark.wide
def test_a_phrase_is_seen_by_the_others_but_not_by_who_will_not_hear_talk(chromium, room):
    pages = []
    try:
        host = seated(chromium, room, "styrivolt/kvivik", "en", "desktop")
        pages.append(host)
        link = invitation(host)
        hears, deaf = (
            guest_page(chromium, "fa", "phone", "Omid"),
            guest_page(chromium, "ar", "phone", "Salma"),
        )
        pages += [hears, deaf]
        for page in (hears, deaf):
            sit_down(page, link)
        deaf.locator("[data-tool=talk]").click()
        deaf.get_by_role("switch").click()
        deaf.locator("[data-tool=close]").first.click()
        host.locator("[data-tool=talk]").click()
        host.get_by_role("button", name="Well led!").click()
        heard = "document.querySelector('varaq-table').model.log.filter(({ kind }) => kind === 'talk').length"
        for page in (host, hears):
            page.wait_for_function(f"{heard} === 1", timeout=PATIENCE)
        assert [page.evaluate(heard) for page in pages] == [1, 1, 0]
        assert not any(page.wrong for page in pages)
    finally:
        for page in pages:
            page.context.close()
