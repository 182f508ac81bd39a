"""People at one table in real browsers: play, look on, ask, host, vote, and come from another device."""

from __future__ import annotations

import re
import time

import pytest
from people import HURRY, MINE, PATIENCE, SIZES, Person
from rooms import card_room
from test_deals import is_clean

pytestmark = pytest.mark.browser

IMPATIENT = """
import sys
from varaq.server.courtesies import GRACE, Grace
GRACE[Grace.USUAL] = 1.0
from varaq.cli import main
main()
"""
"""A room in which a minute passes quickly for who is away."""
BEGIN = """async (wish) => {
  const { me, keepTable } = await import('/js/models/tables.js');
  const { openTable } = await import('/js/lib/api.js');
  const table = await openTable({ house: 'kaiser/standard', name: 'Nahid', me: me(), computers: ['Olga', 'Walter', 'Edith'], level: 'rulebook', ...wish });
  keepTable({ table: table.table, key: table.key, house: wish.house ?? 'kaiser/standard', at: Date.now() });
  return table.table;
}"""
DRIVE = """() => {
  const view = document.querySelector('varaq-table');
  const { model } = view;
  const { seen, pending } = model;
  if (pending) return;
  model.skip();
  if (view.asksReady) return model.nextDeal();
  if (!seen.awaited.includes(seen.seat)) return;
  const act = seen.legal.find((legal) => legal === 'call pass') ?? seen.legal[0];
  if (act) model.act(act);
}"""
"""One act without looking: where a test is about what comes after."""
LONGEST = 120
"""Seconds that a deal or a short match may take."""


class Guest(Person):
    """Somebody with a browser of their own, at a table with others."""

    def __init__(self, browser, room, name, *, lang="en", size="phone", way="tap"):
        width, height = SIZES[size]
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            has_touch=size == "phone",
            bypass_csp=True,
        )
        self.context.add_init_script(
            f"localStorage['varaq.settings'] ??= JSON.stringify({{lang: '{lang}', speed: 500, name: '{name}'}})"
        )
        self.context.add_init_script(HURRY)
        super().__init__(self.context.new_page(), way)
        self.room, self.wrong = room, []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)

    def go(self, address):
        """An address after the `#`, or a whole link."""
        self.page.goto(address if address.startswith("http") else f"{self.room}/{address}")

    def opens(self, **wish):
        """A table of one's own; its name."""
        self.go("#/")
        table = self.page.evaluate(BEGIN, wish)
        self.go(f"#/table/{table}")
        self.knows("model.seen")
        return table

    def joins(self, table, seat):
        """Sits down by the link for guests, as guests do."""
        self.go(f"#/join/{table}")
        self.page.locator(f"input[value='{seat}']").check(timeout=PATIENCE)
        self.page.locator(".join footer button").click()
        self.knows("model.seen")

    def knows(self, what):
        """Wait until something is true of the table as this page has it."""
        self.page.wait_for_function(
            f"() => {{ const view = document.querySelector('varaq-table'); const model = view?.model;"
            f" return Boolean(model?.facts && model.game && ({what})); }}",
            timeout=PATIENCE,
        )

    def sees(self, what):
        """Something of the table as this page has it."""
        return self.page.evaluate(
            f"() => {{ const {{ model }} = document.querySelector('varaq-table'); return {what}; }}"
        )

    def is_asked(self):
        """Whether the page waits for this person."""
        return self.page.evaluate(MINE)

    def opens_panel(self, name):
        """A panel from the menu."""
        self.page.keyboard.press("Escape")
        self.press("[data-tool=menu]")
        self.press(f"[data-open={name}]")

    def link(self, name):
        """Unfold one of the links, and read it."""
        fold = self.page.locator(f"[data-link={name}]")
        if not fold.evaluate("(element) => element.open"):
            fold.locator("summary").click()
        return fold.locator(".link-text").inner_text().strip()

    def drive(self):
        """One act, whichever."""
        self.page.evaluate(DRIVE)


@pytest.fixture
def guests(chromium, room):
    """Browsers that are closed at the end, and in which nothing may have gone wrong."""
    found = []

    def come(name, **how):
        found.append(Guest(chromium, how.pop("room", room), name, **how))
        return found[-1]

    yield come
    wrong = [(guest.page.url, guest.wrong) for guest in found if guest.wrong]
    for guest in found:
        guest.context.close()
    assert not wrong


@pytest.fixture(scope="module")
def impatient(tmp_path_factory):
    """The address of a room that does not wait long for who is away."""
    with card_room(IMPATIENT, tmp_path_factory.mktemp("impatient")) as address:
        yield address


def two(guests, *, lang="en", **wish):
    """Nahid, who is the host, and Tom opposite."""
    nahid, tom = guests("Nahid", lang=lang), guests("Tom", lang=lang, size="desktop", way="click")
    tom.joins(nahid.opens(**wish), 2)
    nahid.knows("model.facts.seats[2].name === 'Tom'")
    return nahid, tom


def until(people, there, *, by=Guest.answer):
    """People answer, whoever is asked, until something is there."""
    end = time.monotonic() + LONGEST
    while not there():
        assert time.monotonic() < end, "it did not come"
        for person in people:
            if by is not Guest.answer or (person.is_asked() and not there()):
                by(person)
        people[0].page.wait_for_timeout(40)


TRICKS = "model.seen.tricks.reduce((sum, n) => sum + n, 0)"


@pytest.mark.parametrize("lang", ["fa", pytest.param("ar", marks=pytest.mark.wide)])
def test_two_people_play_a_deal_before_a_spectator_and_one_changes_the_device(guests, lang):
    nahid, tom = two(guests, lang=lang, watch="public")
    nahid.opens_panel("invite")
    zoe = guests("Zoe", lang=lang)
    zoe.go(nahid.link("watch"))
    zoe.knows("model.facts.role === 'watching'")
    nahid.knows("model.facts.watching_count === 1")
    assert is_clean(nahid.page) == []
    seat = nahid.link("seat")
    nahid.page.locator("[data-link=seat] .qr").wait_for(timeout=PATIENCE)
    nahid.page.keyboard.press("Escape")

    until((nahid, tom), lambda: nahid.sees(f"model.seen.phase === 'play' && {TRICKS} >= 1"))
    assert zoe.sees("model.seen.hand.length + model.seen.legal.length") == 0
    assert is_clean(zoe.page) == []

    tom.page.reload()
    tom.knows("model.facts.seat === 2")
    other = guests("Nahid", lang=lang, size="desktop", way="click")
    other.go(seat)
    other.knows("model.facts.seat === 0 && !model.facts.watching")
    assert other.sees("model.seen.hand") == nahid.sees("model.seen.hand")
    nahid.go("#/")

    until((other, tom), lambda: other.sees("model.seen.sheet.length === 1 && model.seen.phase === 'dealing'"))
    zoe.knows("model.seen.sheet.length === 1")
    assert is_clean(other.page) == []


@pytest.mark.wide
def test_no_key_stays_in_an_address(guests):
    nahid, tom = two(guests, watch="public")
    nahid.opens_panel("invite")
    table = nahid.sees("model.table")
    for name in ("watch", "seat"):
        tom.go(nahid.link(name))
        tom.page.wait_for_function("() => document.querySelector('varaq-table, .failure, varaq-arrive h1')")
        assert tom.page.url.endswith(f"#/{name}/{table}"), name
    # Tom sits here already: the other seat is not taken without a word
    tom.page.locator(".page .button:not(.primary)").last.click()
    tom.knows("model.facts.seat === 2")
    assert tom.page.url.endswith(f"#/table/{table}")


@pytest.mark.wide
def test_an_act_is_taken_back_only_when_the_other_agrees(guests):
    nahid, tom = two(guests, undo="consent")
    until(
        (nahid, tom),
        lambda: nahid.sees("model.seen.phase === 'play' && model.seen.trick.some(([seat]) => seat === 0)"),
    )
    held = nahid.sees("model.seen.hand.length")
    nahid.press("[data-tool=undo]")
    tom.page.locator("[data-note=undo]").wait_for(timeout=PATIENCE)
    nahid.page.locator("[data-note=undo-waits]").wait_for(timeout=PATIENCE)
    note = tom.page.locator("[data-note=undo]").bounding_box()
    for covered in (".t-hand", ".t-bar"):
        assert note["y"] + note["height"] <= tom.page.locator(covered).bounding_box()["y"]

    tom.press("[data-note=undo] [data-do=refuse]")
    nahid.page.locator("[data-note=undo-refused]").wait_for(timeout=PATIENCE)
    assert nahid.sees("model.seen.hand.length") == held

    nahid.press("[data-tool=undo]")
    tom.press("[data-note=undo] [data-do=allow]")
    nahid.knows(f"model.seen.hand.length === {held + 1}")


@pytest.mark.wide
def test_the_host_swaps_locks_and_removes_and_is_told_what_has_to_wait(guests):
    nahid, tom = two(guests)
    nahid.way = "keys"
    nahid.opens_panel("company")
    nahid.press("[data-host=swap]")
    nahid.press(".t-pick[data-seat='1']")
    nahid.press(".t-pick[data-seat='2']")
    tom.knows("model.facts.seat === 1")
    nahid.knows("model.facts.seats[1].name === 'Tom'")

    nahid.press("[role=switch][aria-labelledby=t-locked]")
    nahid.knows("model.facts.locked")
    zoe = guests("Zoe")
    zoe.go(f"#/join/{nahid.sees('model.table')}")
    zoe.page.locator(".join footer button[aria-disabled=true]").wait_for(timeout=PATIENCE)
    nahid.press("[data-host=courtesies] summary")
    nahid.page.get_by_role("button", name="Free words").click()
    tom.knows("model.facts.courtesies.chat === 'free'")
    nahid.page.keyboard.press("Escape")

    until((nahid, tom), lambda: nahid.sees("model.seen.phase === 'auction'"), by=Guest.drive)
    nahid.opens_panel("company")
    swap = nahid.page.locator("[data-host=swap]")
    assert swap.get_attribute("aria-disabled") == "true"
    assert nahid.page.locator(f"#{swap.get_attribute('aria-describedby')}").inner_text()
    assert is_clean(nahid.page) == []

    nahid.press("[data-host=remove]")
    nahid.press(".t-pick[data-seat='1']")
    assert nahid.sees("model.facts.seats[1].name") == "Tom", "nobody is removed without a second word"
    nahid.press("[data-do=sure]")
    nahid.knows("model.facts.seats[1].kind === 'computer'")
    tom.page.locator(".t-closed h1").wait_for(timeout=PATIENCE)
    assert tom.page.evaluate("localStorage['varaq.tables']") == "[]"


@pytest.mark.wide
def test_the_hosting_is_handed_over(guests):
    nahid, tom = two(guests)
    nahid.opens_panel("company")
    nahid.press("[data-host=to]")
    nahid.press(".t-pick[data-seat='2']")
    nahid.press("[data-do=sure]")
    tom.knows("model.facts.seats[2].host")
    nahid.knows("!model.facts.seats[0].host")
    assert not nahid.page.locator(".t-hosting").count()
    tom.opens_panel("company")
    tom.page.locator(".t-hosting").wait_for(timeout=PATIENCE)


@pytest.mark.wide
@pytest.mark.parametrize("turn", [0, 1])
def test_the_next_match_begins_when_both_want_the_same(guests, turn):
    nahid, tom = two(guests, house="kaiser/standard;target=20")
    over = "model.seen.phase === 'over' && model.felt.done === false"
    until((nahid, tom), lambda: nahid.sees(over) and tom.sees(over), by=Guest.drive)
    nahid.press("[data-do=other]")
    nahid.page.locator(".t-plan").nth(turn).click()
    nahid.knows("model.facts.votes.length === 1")
    tom.page.locator("[data-note=proposal]").wait_for(timeout=PATIENCE)
    tom.press("[data-do=agree]")
    for person, seat in ((nahid, 0), (tom, 2)):
        person.knows("model.facts.match === 2")
        assert person.sees("model.facts.seat") == (seat + turn) % 4


@pytest.mark.wide
def test_another_game_may_be_next(guests):
    nahid, tom = two(guests, house="kaiser/standard;target=20")
    over = "model.seen.phase === 'over' && model.felt.done === false"
    until((nahid, tom), lambda: nahid.sees(over) and tom.sees(over), by=Guest.drive)
    tom.press("[data-do=other]")
    tom.press(".t-more summary")
    tom.page.get_by_role("button", name="Rise and fly").click(timeout=PATIENCE)
    note = nahid.page.locator("[data-note=proposal]", has_text="Bid Whist")
    note.wait_for(timeout=PATIENCE)
    nahid.press("[data-do=other]")
    rules = nahid.page.locator(".t-plans a[target=_blank]")
    assert rules.get_attribute("href").startswith("#/rules/bid_whist/rise_and_fly")
    assert is_clean(nahid.page) == []
    nahid.page.keyboard.press("Escape")
    note.locator("[data-do=agree]").click(timeout=PATIENCE)
    nahid.knows("model.facts.game === 'bid_whist' && model.facts.match === 2")
    until((nahid, tom), lambda: nahid.sees("model.seen.phase === 'auction'"), by=Guest.drive)
    nahid.page.locator(".t-bar").wait_for()


@pytest.mark.wide
def test_what_is_said_is_marked_until_it_is_read_and_a_moment_is_asked_for(guests):
    nahid, tom = two(guests, chat="free")
    tom.page.keyboard.press("/")
    tom.press("[data-phrase=hello]")
    nahid.page.locator(".t-unread[data-count='1']").wait_for(timeout=PATIENCE)
    nahid.page.locator(".t-bubble").wait_for(timeout=PATIENCE)
    tom.page.keyboard.press("/")
    tom.page.locator("#t-words").fill("Shall we?")
    tom.page.keyboard.press("Enter")
    nahid.page.locator(".t-unread[data-count='2']").wait_for(timeout=PATIENCE)
    nahid.press("[data-tool=talk]")
    assert nahid.page.locator(".t-heard q").all_inner_texts() == ["Shall we?", "Hello!"]
    assert not nahid.page.locator(".t-unread[data-count]").count()
    panel, bar = (nahid.page.locator(of).bounding_box() for of in (".t-panel", ".t-bar"))
    assert panel["y"] + panel["height"] <= bar["y"]
    assert is_clean(nahid.page) == []

    nahid.press("[data-sign=hold]")
    tom.page.locator("[data-note=hold]").wait_for(timeout=PATIENCE)
    nahid.press("[data-note=hold] [data-do=go-on]")
    tom.knows("!model.facts.seats[0].hold")
    assert not tom.page.locator("[data-note=hold]").count()


@pytest.mark.wide
def test_who_comes_back_is_told_what_was_played_for_them(guests, impatient):
    nahid, tom = guests("Nahid", room=impatient), guests("Tom", room=impatient)
    table = nahid.opens()
    tom.joins(table, 2)
    nahid.knows("model.facts.seats[2].name === 'Tom'")
    until((nahid, tom), lambda: nahid.sees("model.seen.phase === 'play'"), by=Guest.drive)
    tom.go("#/settings")
    nahid.knows("model.facts.seats[2].stood_in")
    until((nahid,), lambda: nahid.sees(f"{TRICKS} >= 2"), by=Guest.drive)
    tom.go(f"#/table/{table}")
    note = tom.page.locator("[data-note=meanwhile]")
    note.wait_for(timeout=PATIENCE)
    note.locator("[data-tool=close]").click()
    assert not note.count()


@pytest.mark.wide
def test_a_strict_clock_is_shown_and_makes_the_act(guests):
    nahid, tom = two(guests, clock={"kind": "strict", "seconds": 10, "extra": 0})
    until((nahid, tom), lambda: nahid.sees("model.seen.awaited.includes(0)"), by=Guest.drive)
    nahid.page.locator(".t-strip .t-clock").wait_for(timeout=PATIENCE)
    tom.page.locator(".t-plate[data-seat='0'] .t-clock").wait_for(timeout=PATIENCE)
    at = nahid.sees("model.at")
    nahid.knows(f"model.at > {at}")
    assert not nahid.sees("model.pending")


def test_the_start_sheet_agrees_on_what_was_chosen_and_remembers_it(guests):
    nahid = guests("Nahid", lang="en")
    nahid.go("#/")
    nahid.page.locator("main h1").wait_for(timeout=PATIENCE)
    nahid.page.evaluate("import('/js/views/start.js').then((start) => start.openStart('kaiser/standard'))")
    folded = nahid.page.locator(".at-table")
    folded.wait_for(timeout=PATIENCE)
    assert not folded.evaluate("(element) => element.open"), "who only wants to play sees a short sheet"
    folded.locator("summary").click()
    for name in ("Never", "Gentle", "minute", "Slow", "We wait", "Free words", "May look on"):
        folded.locator(".pill", has_text=name).first.click()
    assert is_clean(nahid.page) == []
    nahid.page.locator("#start footer button").click()
    nahid.knows("model.seen")
    agreed = nahid.sees("model.facts.courtesies")
    assert [agreed[of] for of in ("undo", "pace", "grace", "chat", "watch")] == [
        "never",
        "slow",
        "never",
        "free",
        "public",
    ]
    assert (agreed["clock"]["kind"], agreed["clock"]["seconds"]) == ("gentle", 60)
    kept = nahid.page.evaluate("JSON.parse(localStorage['varaq.courtesies'])")
    assert (kept["clock"]["kind"], kept["pace"]) == ("gentle", "slow")


@pytest.mark.wide
def test_a_deal_is_sealed_and_its_secret_is_told_when_it_is_over(guests):
    nahid = guests("Nahid")
    nahid.opens()
    nahid.page.evaluate("localStorage['varaq.salt'] = JSON.stringify('my own words')")
    nahid.press("[data-tool=menu]")
    nahid.press(".t-fairline")
    sealed = nahid.page.locator(".t-panel .t-hash").first.inner_text()
    assert re.fullmatch("[0-9a-f]{64}", sealed)
    nahid.page.keyboard.press("Escape")
    until((nahid,), lambda: nahid.sees("model.seen.sheet.length === 1"), by=Guest.drive)
    nahid.knows("model.people.fair.last")
    assert nahid.sees("model.people.fair.last.sealed") == sealed
    assert nahid.sees("model.people.fair.last.salts['0']") == b"my own words".hex()


@pytest.mark.wide
def test_my_tables_are_listed_taken_to_another_device_and_deleted(guests):
    nahid, tom = two(guests, lang="fa")
    table = nahid.sees("model.table")
    nahid.go("#/history")
    nahid.page.locator(".past").wait_for(timeout=PATIENCE)
    assert nahid.page.locator(f".past a[href='#/table/{table}']").count() == 1
    nahid.page.locator(".to-device summary").click()
    link = nahid.page.locator(".to-device .link-text").inner_text().strip()
    assert is_clean(nahid.page) == []

    phone = guests("Nahid", lang="fa")
    phone.go(link)
    phone.page.locator(".past").wait_for(timeout=PATIENCE)
    assert phone.page.url.endswith("#/history")
    assert not phone.page.locator(".past .primary").count(), "the list opens no seat"
    # Tom has a list of his own: it is not lost without a word
    tom.go(link)
    tom.page.locator("main .button:not(.primary)", has_not_text="English").last.click(timeout=PATIENCE)
    tom.page.locator(".past").wait_for(timeout=PATIENCE)

    phone.page.locator(".past .danger").click()
    assert phone.page.locator(".past .notice").count() == 1
    phone.page.locator(".past .notice .primary").click()
    phone.page.locator(".past").wait_for(state="detached", timeout=PATIENCE)
    nahid.page.reload()
    nahid.page.locator("h1").wait_for(timeout=PATIENCE)
    nahid.page.wait_for_timeout(300)
    assert not nahid.page.locator(".past").count()
    assert tom.page.locator(".past").count() == 1
