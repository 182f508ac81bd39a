"""The pages of fair deals in a real browser: a match checked without the room, and how the cards fall."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest
from people import PATIENCE, SIZES
from test_deals import is_clean

from fair_play import fair_record, secret_of
from kit import HERE
from varaq import House
from varaq.audit import check_deals
from varaq.engine.fair import commitment
from varaq.engine.record import Record

pytestmark = pytest.mark.browser

VECTORS = json.loads((HERE / "fair_vectors.json").read_text(encoding="utf-8"))

WORK_OUT = """
async (vectors) => {
  const fair = await import('/js/models/fair.js');
  return vectors.map(({secret, salts, part, pack}) => {
    const added = new Map(Object.entries(salts).map(([seat, salt]) => [Number(seat), salt]));
    return {commitment: fair.commitment(secret), order: fair.shuffled(secret, added, part, pack)};
  });
}
"""

CHECK = """
async (texts) => {
  const fair = await import('/js/models/fair.js');
  return texts.map((text) => {
    try {
      return fair.checkDeals(fair.readRecord(text)).map(({number, seal, faults, unknown}) => (
        {deal: number, added: [...(seal?.salts.keys() ?? [])].sort((a, b) => a - b), faults, unknown}));
    } catch (problem) {
      return problem.line ?? String(problem);
    }
  });
}
"""


def opened(chromium, room, where, lang="en", size="phone"):
    """A page of the room; `wrong` fills with whatever it complains of, `asked` with what it asks of the room."""
    width, height = SIZES[size]
    context = chromium.new_context(viewport={"width": width, "height": height}, locale=lang, bypass_csp=True)
    context.add_init_script(f"localStorage['varaq.settings'] ??= JSON.stringify({{lang: '{lang}'}})")
    page = context.new_page()
    page.wrong, page.asked = [], []
    page.on("pageerror", lambda error: page.wrong.append(str(error)))
    page.on(
        "console", lambda said: page.wrong.append(said.text) if said.type in ("error", "warning") else None
    )
    page.on("request", lambda asked: page.asked.append(asked.url))
    page.goto(f"{room}/{where}")
    return page


@pytest.fixture(scope="module")
def record():
    return fair_record("kaiser/standard", seed=4, deals=3, salts={0: "mint", 2: "Zaatar_7"})


def swapped(record, place):
    """Two cards of the act changed for each other."""
    seat, act = record.acts[place]
    cards = list(act.what)
    cards[0], cards[-1] = cards[-1], cards[0]
    acts = (*record.acts[:place], (seat, act._replace(what=tuple(cards))))
    return replace(record, acts=acts, notes=tuple(note for note in record.notes if note[0] <= place))


def noted(record, change):
    changed = [(place, change(text)) for place, text in record.notes]
    return replace(record, notes=tuple((place, text) for place, text in changed if text is not None))


def test_the_fixed_examples_come_out_in_the_browser(chromium, room):
    page = opened(chromium, room, "")
    try:
        found = page.evaluate(WORK_OUT, VECTORS)
        assert found == [{"commitment": each["commitment"], "order": each["order"]} for each in VECTORS]
    finally:
        page.context.close()


def records(record):
    """Records of all games, fair ones and others."""
    houses = (
        "kaiser/two_player",
        "kaiser/lost_heir",
        "styrivolt/kvivik",
        "twenty_eight/twenty_eight",
        "twenty_eight/fifty_six_8",
        "bid_whist/standard",
        "bid_whist/northeast_52",
    )
    for house in houses:
        yield fair_record(house, seed=2, deals=2, salts={1: "x", 0: "_-9"})
    some = (
        fair_record("bid_whist/standard;jokers_nt=removed", seed=seed, deals=5, players=("random",))
        for seed in range(40)
    )
    drawn = next(each for each in some if any(act.verb == "draw" for _, act in each.acts))
    yield drawn
    yield swapped(drawn, next(n for n, (_, act) in enumerate(drawn.acts) if act.verb == "draw"))
    yield record
    yield swapped(record, 0)
    other = secret_of("other")
    yield noted(record, lambda text: f"secret {other}" if text.startswith("secret") else text)
    yield noted(
        record,
        lambda text: (
            f"secret {other}"
            if text.startswith("secret")
            else f"sealed {commitment(other)}"
            if text.startswith("sealed")
            else text
        ),
    )
    for key in ("sealed", "secret", "salt", "se"):
        yield noted(record, lambda text, key=key: None if text.startswith(key) else text)
    yield noted(record, lambda text: f"{text} more" if text.startswith("salt") else text)
    yield noted(record, lambda text: text.upper().replace("SECRET", "secret") if "secret" in text else text)
    yield replace(record, notes=(*record.notes, (0, "salt 0 twice")))
    yield replace(record, notes=())


def test_the_browser_finds_in_records_what_the_command_finds(chromium, room, record):
    cases = list(records(record))
    expected = [
        [
            {"deal": c.deal, "added": list(c.added), "faults": [str(f) for f in c.faults]}
            for c in check_deals(House.read(each.house), Record.read(str(each)))
        ]
        for each in cases
    ]
    page = opened(chromium, room, "")
    try:
        found = page.evaluate(CHECK, [str(each) for each in cases])
        for case, told, wanted in zip(cases, found, expected, strict=True):
            assert all(check.pop("unknown") == "" for check in told), case.house
            if any(
                "bad_note" in check["faults"] for check in wanted
            ):  # which of the salts it names is no matter
                told, wanted = ([check["faults"] for check in each] for each in (told, wanted))
            assert told == wanted, case.house
        assert any(check["faults"] == ["later_order"] for checks in expected for check in checks)
    finally:
        page.context.close()


def test_what_is_no_record_names_its_line_and_a_light_shuffle_is_left_open(chromium, room, record):
    lines = str(record).splitlines()
    texts = [
        "",
        "hello",
        "\n".join(["# a remark", "varaq 1", "house", *lines[2:]]),
        "\n".join([*lines[:6], "what is this", *lines[6:]]),
        str(fair_record("styrivolt/kvivik;shuffle=light", deals=2)),
        str(record).replace("house kaiser/standard", "house bridge/rubber"),
    ]
    page = opened(chromium, room, "")
    try:
        *damaged, light, strange = page.evaluate(CHECK, texts)
        assert damaged == [1, 1, 3, 7]
        assert [(check["faults"], check["unknown"]) for check in light] == [([], ""), ([], "light")]
        assert [(check["faults"], check["unknown"]) for check in strange] == [([], "pack")] * 3
    finally:
        page.context.close()


@pytest.mark.parametrize(
    ("lang", "size"),
    [
        ("fa", "desktop"),
        *(pytest.param(*way, marks=pytest.mark.wide) for way in (("en", "phone"), ("ar", "phone"))),
    ],
)
def test_a_match_is_checked_on_the_page_without_the_room(chromium, room, record, tmp_path, lang, size):
    page = opened(chromium, room, "#/verify", lang, size)
    try:
        page.locator("#fair-paste").wait_for(timeout=PATIENCE)
        assert is_clean(page) == []
        page.fill("#fair-paste", str(record))
        page.click(".fair-form .primary")
        page.locator(".fair-deal").first.wait_for(timeout=PATIENCE)
        assert page.locator(".fair-deal.good").count() == 3
        page.context.set_offline(True)
        before = len(page.asked)
        seal = next(text for place, text in record.notes if place and text.startswith("sealed"))[7:]
        page.fill("#fair-seen", seal[:10].upper())
        page.locator(".fair-found .notice.good").nth(1).wait_for(timeout=PATIENCE)
        page.fill("#fair-seen", "0" * 8)
        page.locator(".fair-found .notice.bad").wait_for(timeout=PATIENCE)
        path = tmp_path / "match.varaq"
        path.write_text(str(swapped(record, 0)), encoding="utf-8")
        page.set_input_files("#fair-file", path)
        page.locator(".fair-deal.bad").wait_for(timeout=PATIENCE)
        page.locator(".fair-deal summary").first.click()
        assert seal_of(record) in page.locator(".fair-deal dl").first.inner_text()
        assert is_clean(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
        page.fill("#fair-paste", "varaq 9")
        page.click(".fair-form .primary")
        page.get_by_text("varaq 9").nth(0).wait_for(timeout=PATIENCE)
        assert page.asked[before:] == []
        assert not page.wrong
    finally:
        page.context.close()


def seal_of(record):
    return next(text for _, text in record.notes if text.startswith("sealed"))[7:]


COUNTED = {
    "deals": 20_000,
    "newest": 20_000,
    "packs": [
        {
            "game": "kaiser",
            "house": "kaiser/standard",
            "cards": 32,
            "suits": [8, 8, 8, 8],
            "hand": 8,
            "deals": 19_997,
            "hands": 79_988,
            "lengths": [
                {"length": n, "seen": seen, "expected": seen + 7.25}
                for n, seen in enumerate((22_372, 84_216, 114_600, 72_400, 22_600, 3_450, 230, 6, 0))
            ],
            "test": {"chi_square": 4.2, "freedom": 6, "p": 0.649},
        },
        {
            "game": "bid_whist",
            "house": "bid_whist/standard",
            "cards": 54,
            "suits": [13, 13, 13, 13],
            "hand": 12,
            "deals": 3,
            "hands": 12,
            "lengths": [{"length": n, "seen": 3, "expected": 3.7} for n in range(13)],
            "test": None,
        },
    ],
}


@pytest.mark.wide
@pytest.mark.parametrize(("lang", "size"), [("en", "desktop"), ("fa", "phone"), ("ar", "phone")])
def test_how_the_cards_fall_is_shown_in_numbers_and_bars(chromium, room, lang, size):
    page = opened(chromium, room, "", lang, size)
    try:
        page.route("**/api/fairness", lambda route: route.fulfill(json=COUNTED))
        page.locator(".foot-links a").nth(1).click(timeout=PATIENCE)
        page.locator(".fair-pack").nth(1).wait_for(timeout=PATIENCE)
        assert page.locator(".fair-pack").first.locator("tbody tr").count() == 9
        assert page.locator(".fair-pack .notice").count() == 1
        seen = page.locator(".fair-pack").first.locator("tbody tr").first.inner_text()
        zero = {"en": 0x30, "fa": 0x6F0, "ar": 0x660}[lang]
        assert "".join(chr(zero + int(digit)) for digit in "372") in seen
        bars = page.locator(".fair-pack").first.locator("rect.seen")
        widths = [float(bars.nth(n).get_attribute("width")) for n in range(3)]
        assert widths == pytest.approx([100 * n / 114_607.25 for n in (22_372, 84_216, 114_600)])
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
        assert is_clean(page) == []
        assert not page.wrong
    finally:
        page.context.close()


def test_the_count_of_a_real_room_is_shown_or_said_to_be_empty(chromium, room):
    page = opened(chromium, room, "#/fairness")
    try:
        told = page.request.get(f"{room}/api/fairness").json()
        page.locator(".fair-pack, .failure").first.wait_for(timeout=PATIENCE)
        assert page.locator(".fair-pack").count() == len(told["packs"])
        heading = page.locator("h1").inner_text()
        assert re.search("cards fall", heading)
        assert not page.wrong
    finally:
        page.context.close()
