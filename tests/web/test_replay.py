"""A match that was played, looked back at in a real browser: every game, to the end and back, in every language."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from people import PATIENCE, SIZES
from test_deals import is_clean, seated

from varaq.engine import CHANCE, Match
from varaq.engine.record import Record
from varaq.games import House
from varaq.players import PLAYERS

pytestmark = pytest.mark.browser

NAMES = ("Nahid", "Tom", "Maryam", "Elias", "Sara", "Omid", "Lea", "Kian")
PLACE = "() => { const { model } = document.querySelector('varaq-replay'); return [model.place, model.step, model.at]; }"
SHOWN = """() => {
  const { model } = document.querySelector('varaq-replay');
  const words = document.querySelector('.t-scorebutton').textContent.replace(/\\s+/g, ' ').trim();
  return { place: model.place, step: model.step, at: model.at, totals: model.seen.totals, points: model.seen.points,
           lying: model.felt.cards, words };
}"""
MOVED = """(before) => {
  const { model } = document.querySelector('varaq-replay');
  return !model.waiting && JSON.stringify([model.place, model.step, model.at]) !== JSON.stringify(before);
}"""
WAYS = [
    ("kaiser/standard", "en", "phone"),
    pytest.param("styrivolt/kvivik", "fa", "phone", marks=pytest.mark.wide),
    pytest.param("twenty_eight/twenty_eight", "ar", "desktop", marks=pytest.mark.wide),
    pytest.param("bid_whist/standard", "en", "desktop", marks=pytest.mark.wide),
]


def match_of(text, seed=1, deals=2):
    """A match of computer players who know the games, with notes; so many deals of it."""
    house, dice, player = House.read(text), Random(seed), PLAYERS["rulebook"]()
    players = house.rules.seating.players
    match = Match(house.game, house.rules, dealer=seed % players)
    notes = [(0, f"name {seat} {NAMES[seat]}") for seat in range(players)]
    while not match.over:
        if match.awaited == (CHANCE,):
            if not deals and not match.phase.mid_deal:
                break
            deals -= not match.phase.mid_deal
            match.deal(dice.shuffle)
            continue
        seat = match.awaited[0]
        if seat == 1:
            notes.append((match.number, "by rulebook away"))
        match.act(seat, player.choose(match.observation(seat), dice))
    return house, match, str(Record.of(house.text, match, notes))


def page_in(chromium, room, lang, size):
    width, height = SIZES[size]
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        has_touch=size == "phone",
        bypass_csp=True,
        permissions=["clipboard-read", "clipboard-write"],
        reduced_motion="reduce",
    )
    context.add_init_script(
        f"localStorage['varaq.settings'] ??= JSON.stringify({{lang: '{lang}', speed: 500, name: 'Nahid'}})"
    )
    page = context.new_page()
    page.wrong = []
    page.on("pageerror", lambda error: page.wrong.append(str(error)))
    page.on(
        "console", lambda said: page.wrong.append(said.text) if said.type in ("error", "warning") else None
    )
    page.on("request", lambda asked: page.wrong.append(asked.url) if not asked.url.startswith(room) else None)
    return page


def open_record(page, room, record, address="#/replay"):
    """Paste the record at an address, as a person does."""
    page.goto(f"{room}/{address}")
    page.locator("#r-text").fill(record)
    page.locator(".r-choose form button").click()
    page.locator(".r-bar").wait_for(timeout=PATIENCE)


def press(page, key):
    """A key, and wait until it has led somewhere."""
    before = page.evaluate(PLACE)
    page.keyboard.press(key)
    page.wait_for_function(MOVED, arg=before, timeout=PATIENCE)


def walk(page, key, last):
    """Step by step until the moment `last`; all that was shown by moment."""
    shown = {}
    for _ in range(500):
        now = page.evaluate(SHOWN)
        shown[now["at"]] = now
        if now["at"] == last:
            return shown
        press(page, key)
    raise AssertionError("it never came to that")


@pytest.mark.parametrize(("house", "lang", "size"), WAYS)
def test_a_match_is_stepped_through_to_its_end_and_back_with_the_totals_of_the_record(
    chromium, room, house, lang, size
):
    _, match, record = match_of(house)
    page = page_in(chromium, room, lang, size)
    try:
        open_record(page, room, record)
        on, back = ("ArrowLeft", "ArrowRight") if lang != "en" else ("ArrowRight", "ArrowLeft")
        assert page.locator(".r-hands li").count() == match.seating.players
        assert is_clean(page) == []
        there = walk(page, on, match.number + 0.5 if ends_with_score(match) else match.number)
        assert {int(at) for at in there} == set(range(1, match.number + 1))
        again = Match(match.game, match.rules, dealer=match.dealer)
        for number, (seat, action) in enumerate(match.log, start=1):
            again.act(seat, action)
            seen = json.loads(json.dumps(again.observation(None).as_data()))
            assert there[number]["totals"] == seen["totals"], number
            assert there[number]["points"] == seen["points"], number
        assert is_clean(page) == []
        assert walk(page, back, 1) == there
        assert not page.wrong
    finally:
        page.context.close()


def ends_with_score(match):
    return any(event.kind == "trick_taken" for event in match.events_of(match.number))


@pytest.mark.parametrize(
    ("house", "lang"),
    [
        ("kaiser/two_player", "ar"),
        *(
            pytest.param(*way, marks=pytest.mark.wide)
            for way in (("kaiser/standard", "en"), ("bid_whist/standard", "fa"))
        ),
    ],
)
def test_a_link_at_a_moment_opens_there_with_the_cards_of_that_seat(chromium, room, house, lang):
    _, match, record = match_of(house)
    hand = match_at(match, match.number - 5).observation(1).hand
    page = page_in(chromium, room, lang, "phone")
    try:
        open_record(page, room, record, f"#/replay?deal=2&at={match.number - 5}&eyes=1")
        assert page.evaluate(PLACE)[2] == match.number - 5
        held = page.locator(".t-hand [role=option]").evaluate_all("(all) => all.map((e) => e.dataset.card)")
        assert sorted(card for card in held if card) == sorted(
            [*hand, *tops(match_at(match, match.number - 5))]
        )
        assert is_clean(page) == []
        press(page, "ArrowLeft" if lang == "en" else "ArrowRight")
        page.locator(".t-tool[data-tool=menu]").click()
        page.locator("[data-do=copy]").click()
        copied = page.evaluate("navigator.clipboard.readText()")
        assert copied == f"{room}/#/replay?deal=2&at={match.number - 6}&eyes=1"
        assert not page.wrong
    finally:
        page.context.close()


def tops(match):
    piles = match.observation(1).as_data().get("piles")
    return [pile["top"] for pile in piles[1] if pile["top"]] if piles else []


def match_at(match, number):
    again = Match(match.game, match.rules, dealer=match.dealer)
    for seat, action in match.log[:number]:
        again.act(seat, action)
    return again


@pytest.mark.wide
def test_every_seat_is_looked_from_and_the_moment_stays(chromium, room):
    _, match, record = match_of("kaiser/standard")
    page = page_in(chromium, room, "en", "phone")
    try:
        open_record(page, room, record, "#/replay?deal=1&at=20")
        open_hands = page.locator(".r-hands li")
        for seat in range(4):
            words = open_hands.nth(seat).locator(".sr-only").first.text_content()
            assert len(re.findall("of", words)) == len(match_at(match, 20).observation(seat).hand)
        for seat in range(4):
            page.keyboard.press(str(seat + 1))
            page.wait_for_function(
                "(seat) => document.querySelector('varaq-replay').model.eyes === seat", arg=seat
            )
            page.wait_for_timeout(50)
            held = page.locator(".t-fan [role=option]").evaluate_all("(e) => e.map((x) => x.dataset.card)")
            assert sorted(held) == sorted(match_at(match, 20).observation(seat).hand)
            assert page.evaluate(PLACE)[2] == 20
        page.locator("[data-pick=eyes] select").select_option("none")
        page.wait_for_function("() => document.querySelector('varaq-replay').model.eyes === null")
        assert not page.locator(".t-hand [role=option]").count()
        assert page.locator("[data-seat='1'] bdi").first.text_content() == "Tom"
        assert page.locator(".t-strip").text_content().split()[0] == "Nahid"
        page.locator(".t-tool[data-tool=log]").click()
        told = page.locator(".t-log li").all_text_contents()
        assert any("Nahid" in line for line in told)
        assert not any(re.search(r"\byou\b", line, re.I) for line in told)
        page.keyboard.press("Escape")
        assert page.evaluate(PLACE)[2] == 20
        page.keyboard.press("o")
        page.locator(".r-hands").wait_for(timeout=PATIENCE)
        assert not page.wrong
    finally:
        page.context.close()


@pytest.mark.wide
def test_who_really_did_it_is_said_and_heard_where_a_computer_player_sat_in(chromium, room):
    _, match, record = match_of("kaiser/standard")
    at = next(n for n, (seat, act) in enumerate(match.log, start=1) if seat == 1 and act.verb == "play")
    page = page_in(chromium, room, "en", "phone")
    try:
        open_record(page, room, record, f"#/replay?deal=1&at={at - 1}&eyes=0")
        assert not page.locator(".r-by").count()
        press(page, "ArrowRight")
        assert "Tom was away" in page.locator(".r-by").text_content().replace("\u2068", "").replace(
            "\u2069", ""
        )
        heard = page.locator("[role=log]").text_content().replace("\u2068", "").replace("\u2069", "")
        assert "Tom was away" in heard
        assert "Tom plays" in heard
        press(page, "ArrowLeft")
        assert "Step" in page.locator("[role=log] p").last.text_content()
    finally:
        page.context.close()


@pytest.mark.wide
def test_it_plays_by_itself_to_the_end_and_stops_there(chromium, room):
    _, match, record = match_of("kaiser/standard", deals=1)
    page = page_in(chromium, room, "en", "phone")
    try:
        open_record(page, room, record, f"#/replay?deal=1&at={match.number - 6}")
        page.locator("[data-pick=speed] select").select_option("4")
        page.locator("[data-step=play]").click()
        page.locator("[data-step=play][aria-disabled=true]").wait_for(timeout=PATIENCE)
        assert page.evaluate(PLACE)[2] == match.number + 0.5
        assert page.locator(".t-slip").count() == 1
    finally:
        page.context.close()


@pytest.mark.wide
def test_a_finished_match_shows_who_has_won_and_deals_are_chosen(chromium, room):
    _, match, record = match_of("kaiser/standard", deals=100)
    assert match.over
    page = page_in(chromium, room, "en", "phone")
    try:
        open_record(page, room, record)
        deals = page.locator("[data-pick=deals] option").count()
        page.keyboard.press("PageDown")
        page.wait_for_function(
            "() => document.querySelector('varaq-replay').model.place === 1", timeout=PATIENCE
        )
        page.locator("[data-pick=deals] select").select_option(str(deals - 1))
        page.wait_for_function(
            "(n) => document.querySelector('varaq-replay').model.place === n", arg=deals - 1, timeout=PATIENCE
        )
        page.locator("[data-step=last]").click()
        result = page.locator(".t-slip")
        result.wait_for(timeout=PATIENCE)
        assert "The match is over" in result.text_content()
        assert is_clean(page) == []
        with page.expect_download() as coming:
            page.locator(".t-tool[data-tool=menu]").click()
            page.locator("[data-do=download]").click()
        assert coming.value.path().read_text(encoding="utf-8") == record
    finally:
        page.context.close()


def test_a_record_with_a_wrong_line_says_which_and_why(chromium, room):
    _, _, record = match_of("bid_whist/standard", deals=1)
    lines = record.splitlines()
    at = next(n for n, line in enumerate(lines) if " call " in line)
    lines[at] = re.sub(r"call \w+", "call 99", lines[at])
    page = page_in(chromium, room, "en", "phone")
    try:
        page.goto(f"{room}/#/replay")
        page.locator("#r-text").fill("\n".join(lines))
        page.locator(".r-choose form button").click()
        said = page.locator("[role=alert]")
        said.wait_for(timeout=PATIENCE)
        assert f"line {at + 1}" in said.text_content().replace("\u2068", "").replace("\u2069", "")
        assert is_clean(page) == []
        page.locator("#r-text").fill("varaq 1\nhouse kaiser/standard\ndealer 0\n")
        page.locator(".r-choose form button").click()
        page.get_by_text("No cards have been dealt").wait_for(timeout=PATIENCE)
        assert is_clean(page) == []
    finally:
        page.context.close()


@pytest.mark.wide
def test_a_file_is_opened_and_a_link_within_the_page_leads_to_another_moment(chromium, room, tmp_path):
    _, match, record = match_of("kaiser/standard")
    file = tmp_path / "kaiser.varaq.txt"
    file.write_text(record, encoding="utf-8")
    page = page_in(chromium, room, "fa", "desktop")
    try:
        page.goto(room)
        page.locator(".foot a[href='#/replay']").click()
        assert is_clean(page) == []
        page.locator("input[type=file]").set_input_files(file)
        page.locator(".r-bar").wait_for(timeout=PATIENCE)
        page.goto(f"{room}/#/replay?deal=2&at={match.number - 3}&eyes=2")
        page.wait_for_function(
            "(at) => document.querySelector('varaq-replay').model.at === at",
            arg=match.number - 3,
            timeout=PATIENCE,
        )
        page.goto(f"{room}/#/rules/kaiser/standard")
        page.locator("varaq-rules h1").wait_for(timeout=PATIENCE)
        page.go_back()
        page.locator(".r-bar").wait_for(timeout=PATIENCE)
        assert page.evaluate(PLACE)[2] == match.number - 3
    finally:
        page.context.close()


@pytest.mark.wide
@pytest.mark.parametrize("token", ["", "/a-token"])
def test_a_match_of_a_table_is_fetched_with_the_key_of_the_seat_or_the_link(chromium, room, token):
    _, match, record = match_of("kaiser/standard")
    page = page_in(chromium, room, "en", "phone")
    keys = []

    def answer(route):
        keys.append(route.request.headers.get("x-varaq-key"))
        if route.request.url.endswith("/record"):
            route.fulfill(body=record, content_type="text/plain; charset=utf-8")
        else:
            found = [{"match": n, "house": "kaiser/standard", "over": n == 1, "deals": 2} for n in (1, 2)]
            route.fulfill(json=found)

    page.route(re.compile(r"/api/tables/t1/matches"), answer)
    try:
        page.goto(room)
        held = [{"table": "t1", "key": "a-key", "house": "kaiser/standard", "at": 1}]
        page.evaluate("(held) => localStorage.setItem('varaq.tables', held)", json.dumps(held))
        page.goto(f"{room}/#/replay/t1{'/2' + token if token else ''}?deal=2&at={match.number - 2}&eyes=0")
        page.locator(".r-bar").wait_for(timeout=PATIENCE)
        assert page.evaluate(PLACE)[2] == match.number - 2
        page.locator(".t-tool[data-tool=menu]").click()
        if token:
            assert set(keys) == {"a-token"}
        else:
            assert set(keys) == {"a-key"}
            assert page.locator(".r-matches a[aria-current=page]").text_content().startswith("Match")
            assert page.locator(".r-matches a").count() == 2
        page.locator("[data-do=copy]").click()
        copied = page.evaluate("navigator.clipboard.readText()")
        assert copied == f"{room}/#/replay/t1/2{token}?deal=2&at={match.number - 2}&eyes=0"
        assert "a-key" not in copied
    finally:
        page.context.close()


def test_at_the_table_the_menu_leads_to_its_matches(chromium, room):
    page = seated(chromium, room, "kaiser/standard", "en", "phone")
    try:
        table = page.url.rpartition("/")[2]
        page.locator(".t-tool[data-tool=menu]").click()
        page.locator(f".t-menu a[href^='#/replay/{table}']").click()
        # this room tells of no match yet, and the page says so
        page.locator("varaq-replay main").wait_for(timeout=PATIENCE)
    finally:
        page.context.close()


def test_a_match_that_cannot_be_had_says_why_and_how_to_go_on(chromium, room):
    page = page_in(chromium, room, "ar", "phone")
    try:
        page.goto(f"{room}/#/replay/nowhere/1")
        page.locator(".failure").wait_for(timeout=PATIENCE)
        assert page.locator(".failure a").count()
        assert is_clean(page) == []
    finally:
        page.context.close()
