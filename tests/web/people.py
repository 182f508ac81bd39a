"""People at the table in a browser: who taps, who uses keys, and who goes by names alone."""

from __future__ import annotations

import re
from typing import Any

SIZES = {"phone": (360, 640), "desktop": (1280, 720)}
PATIENCE = 20_000
"""Milliseconds after which something that should be on the screen counts as missing."""
HURRY = (
    "const slow = window.setTimeout; window.setTimeout = (f, ms = 0, ...more) => slow(f, ms / 4, ...more);"
)
"""Cards that others play stay for a quarter of the time they stay for people who look at them."""
CORNER = {"x": 10, "y": 40}
"""Where a card of the fan is not covered by its neighbour."""

STATE = """() => {
  const view = document.querySelector('varaq-table');
  const { seen } = view.model;
  return { ready: Boolean(view.asksReady), phase: seen.phase, seat: seen.seat, at: view.model.at, awaited: seen.awaited,
           legal: seen.legal, choose: seen.choose, hand: seen.hand, deals: seen.sheet.length };
}"""

GONE = "(before) => document.querySelector('varaq-table').model.at > before"
"""Something has happened since: the card lies on the table."""
MINE = """() => {
  const view = document.querySelector('varaq-table');
  const seen = view?.model?.seen;
  if (!seen || view.model.pending || document.querySelector('.t-bar')?.dataset.mine !== 'yes') return false;
  return Boolean(view.asksReady) || seen.awaited.includes(seen.seat);
}"""
"""Something is asked of me, the page shows it, and my last answer is no longer on its way."""
WORDS = "([name, what]) => import('/js/lib/words.js').then((words) => words[name](what))"


SAID = """(element) => {
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const said = element.cloneNode(true);
  for (const mute of said.querySelectorAll('[aria-hidden=true]')) mute.remove();
  return said.textContent;
}"""
"""What a screen reader says of a button."""


class Person:
    """Somebody in front of a page, who acts by `tap`, by `keys` or by accessible `names`."""

    def __init__(self, page: Any, way: str) -> None:
        self.page, self.way = page, way

    def state(self) -> dict[str, Any]:
        """The table as the seat sees it, when something is asked of it."""
        self.page.wait_for_function(MINE, timeout=PATIENCE)
        state: dict[str, Any] = self.page.evaluate(STATE)
        return state

    def words(self, name: str, what: str) -> str:
        """What the page calls a card or a call."""
        said: str = self.page.evaluate(WORDS, [name, what])
        return said

    def press(self, selector: str) -> None:
        """A button, by the person's way."""
        found = self.page.locator(selector).first
        found.wait_for(timeout=PATIENCE)
        if self.way == "keys":
            found.focus()
            self.page.keyboard.press("Enter")
        elif self.way == "names":
            # exactly: "Keep" is another button than "Keep both"
            wanted = re.compile("^" + r"\s+".join(map(re.escape, found.evaluate(SAID).split())) + "$")
            self.page.get_by_role("button", name=wanted).first.click()
        else:
            found.tap() if self.page.evaluate("'ontouchstart' in window") else found.click()

    def card(self, card: str) -> None:
        """A card of the hand: raised by a tap, or reached by arrows, or by its name."""
        held = self.page.locator(f'[role=option][data-card="{card}"]').first
        if self.way == "keys":
            self.page.keyboard.press("Escape")
            self.page.locator("[role=option][tabindex='0']").first.focus()
            self.page.keyboard.press("Home")
            place = held.evaluate("(e) => [...e.parentElement.children].indexOf(e)")
            for _ in range(place):
                self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Enter")
        elif self.way == "names":
            # the name of one card may begin like another's
            name = re.compile("^" + re.escape(self.words("cardName", card)) + "(?=[,،]|$)")
            self.page.get_by_role("option", name=name).first.click(position=CORNER)
        elif self.page.evaluate("'ontouchstart' in window"):
            held.tap(position=CORNER)
        else:
            held.click(position=CORNER)

    def is_raised(self, card: str) -> bool:
        """Whether the card waits to be confirmed; one that is on its way stays raised until it lies there."""
        selector = f'[role=option][data-card="{card}"][data-raised=yes]'
        on_its_way = self.page.evaluate("document.querySelector('varaq-table').model.pending !== null")
        return not on_its_way and bool(self.page.locator(selector).count())

    def play(self, card: str) -> None:
        """Play a card: a touch only raises it and it is confirmed, a click or a key plays it at once."""
        before = self.state()["at"]
        self.card(card)
        self.page.wait_for_timeout(150)
        if self.is_raised(card) and not self.gone(before):
            self.press(".t-bar .t-main")
        self.page.wait_for_function(GONE, arg=before, timeout=PATIENCE)

    def gone(self, before: int) -> bool:
        """Whether something has happened since the number `before`."""
        done: bool = self.page.evaluate(GONE, before)
        return done

    def answer(self) -> dict[str, Any]:
        """Do one thing that is asked for: pass or bid low, name, choose, play the first legal card."""
        state = self.state()
        legal = state["legal"]
        if state["ready"]:
            self.press(".t-bar .t-main")
        elif state["choose"]:
            for card in state["choose"]["from"][-state["choose"]["count"] :]:
                self.card(card)
            self.press(".t-bar .t-main[aria-disabled=false]")
        elif "call pass" in legal:
            self.press(".t-bar .t-pass, .t-bar [data-act='call pass']")
        elif legal and legal[0].startswith("call ") and state["phase"] in ("auction", "sale"):
            self.bid(legal[0].removeprefix("call "))
        elif legal and legal[0].startswith("play "):
            self.play(legal[0].removeprefix("play "))
        elif legal:
            self.press(f'.t-bar [data-act="{legal[0]}"]')
        self.page.wait_for_timeout(60)
        return state

    def bid(self, call: str) -> None:
        """A bid is chosen, then said."""
        if self.page.locator(f'[data-call="{call}"]').count():
            self.press(f'[data-call="{call}"]')
            # A key says the call at once, a tap only chooses it.
            if self.page.locator(f'[data-call="{call}"][aria-pressed=true]').count():
                self.press(".t-bar .t-main")
        else:
            self.press(f'.t-bar [data-act="call {call}"]')
