"""The table on a terminal: who sits where, what lies there, whose turn it is, the score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from varaq.cli.play_input import calls, numbered_acts, numbered_cards, shown_cards
from varaq.cli.play_table import called_in_words, counts_points, goals, lying, standing
from varaq.cli.play_words import act_in_words
from varaq.engine import Observation
from varaq.seats import Seat
from varaq.words import TableTalk, verbatim

SUIT_STYLES: Mapping[str, str] = {
    **dict.fromkeys("SC", "bold"),
    **dict.fromkeys("HD", "bold red"),
    **dict(zip("ERGF", ("bold red", "bold green", "bold yellow", "bold blue"), strict=True)),
    **dict(zip("WXYZ", ("bold red", "bold green", "bold yellow", "bold blue"), strict=True)),
}

MOST = 16
"""Of more acts of one kind only the first and the last are listed."""
FIRST = 8
LEFT_OUT = "…"


class Screen:
    """Draws what one seat has been shown. It knows no match, only the observation."""

    def __init__(self, out: Console, talk: TableTalk) -> None:
        self.out = out
        self.talk = talk
        self.speaker = talk.speaker

    def say(self, id: str, style: str = "", /, **facts: object) -> None:
        """Print one sentence."""
        self.line(self.speaker.say(id, **facts), style)

    def line(self, text: str, style: str = "") -> None:
        """Print a sentence that is made already."""
        self.out.print(Text(text, style))

    # ------------------------------------------------------------------ cards

    def card(self, card: str, *, open_: bool = True, marked: bool = False) -> Text:
        """A card with its sign, in the colour of its suit; dim where it is not open."""
        style = SUIT_STYLES.get(card[-1:], "bold magenta") if open_ else "dim"
        text = self.speaker.card_short(card)
        return Text(text, f"{style} underline" if marked else style)

    def cards(self, cards: list[str]) -> Text:
        """Several cards in a row."""
        return Text("  ").join(self.card(card) for card in cards)

    # ------------------------------------------------------------------ the table

    def table(self, seen: Observation) -> None:
        """The whole table, before the reader acts."""
        say = self.speaker.say
        self.out.print()
        self.out.print(Rule(Text(self._headline(seen), "bold"), style="dim"))
        self.line(" · ".join(goals(seen, self.talk)), "dim")
        self.out.print(self._seats(seen))
        for text in filter(None, (self._contract(seen), self._auction(seen))):
            self.line(text)
        if seen.kitty:
            self.say("cli-kitty", "dim", count=seen.kitty)
        for text in lying(seen, self.talk):
            self.line(text)
        if seen.contract is not None and seen.extra.get("needed", 0) is not None and any(seen.tricks):
            self.line(say("cli-this-deal", points=verbatim(self.points(seen.points))))
        if seen.last_trick is not None and not seen.trick:
            self._last_trick(seen.last_trick)
        self.out.print(self._hand(seen))

    def _headline(self, seen: Observation) -> str:
        say = self.speaker.say
        parts = [say("cli-deal", n=seen.deal)]
        if counts_points(seen):
            parts.append(self.points(seen.totals))
        return " · ".join(parts)

    def points(self, points: Mapping[str, int]) -> str:
        """The points of all sides, the reader's own first."""
        of = self.talk.seating.side_of
        mine = of[self.talk.reader] if self.talk.reader is not None else None
        sides = sorted(points, key=lambda side: side != mine)
        comma = self.speaker.say("cli-comma")
        return comma.join(
            self.speaker.say("cli-side-score", name=verbatim(self.talk.side(side)), score=points[side])
            for side in sides
        )

    def _seats(self, seen: Observation) -> RenderableType:
        """The others from the reader's left to the right, in the order of play: a table does not mirror."""
        me = seen.seat or 0
        count = self.talk.seating.players
        grid = Table.grid(expand=True)
        for _ in range(count - 1):
            grid.add_column(justify="center", ratio=1)
        others = [(me + step) % count for step in range(1, count)]
        grid.add_row(*(self._seat(seen, seat) for seat in others))
        return Padding(Group(grid, self._my_place(seen, me)), (0, 0, 1, 0))

    def _seat(self, seen: Observation, seat: Seat) -> RenderableType:
        name = self.talk.seat(seat)
        if seat in self.talk.seating.partners(seen.seat or 0):
            name = self.speaker.say("cli-partner", name=verbatim(name))
        lines = [
            Text(name, "bold"),
            Text(self.speaker.say("cli-comma").join(self._badges(seen, seat)), "dim"),
        ]
        lines.append(self._lying(seen, seat) or Text("·", "dim"))
        piles = seen.extra.get("piles")
        if piles and any(pile["top"] for pile in piles[seat]):
            lines.append(self.cards([pile["top"] for pile in piles[seat] if pile["top"]]))
        return Group(*lines)

    def _my_place(self, seen: Observation, me: Seat) -> RenderableType:
        badges = Text(
            self.speaker.say("cli-comma").join([self.talk.seat(me), *self._badges(seen, me)]),
            "dim",
            justify="center",
        )
        lying = self._lying(seen, me)
        if lying is None:
            return badges
        lying.justify = "center"
        return Group(lying, badges)

    def _badges(self, seen: Observation, seat: Seat) -> list[str]:
        say = self.speaker.say
        badges = [say("cli-dealer")] if seat == seen.dealer else []
        if seen.contract is not None and seen.contract["bidder"] == seat:
            badges.append(say("cli-bidder"))
        if seat in seen.out:
            badges.append(say("cli-out"))
        elif seen.contract is not None or any(seen.tricks):
            badges.append(say("tricks-count", count=seen.tricks[seat]))
        if seat == seen.extra.get("winning"):
            badges.append(say("cli-winning"))
        return badges

    def _lying(self, seen: Observation, seat: Seat) -> Text | None:
        """The card of a seat in the trick on the table, or what it has called."""
        for of, card in seen.trick:
            if of == seat:
                named = called_in_words(card, seen, self.talk)
                return Text.assemble(self.card(card), (f" {named}" if named else "", "dim"))
        called = dict(seen.auction).get(seat) if seen.contract is None else None
        return None if called is None else Text(self.speaker.call(called, short=True), "cyan")

    def _contract(self, seen: Observation) -> str | None:
        if seen.contract is None:
            return None
        return self.speaker.say("cli-contract", contract=verbatim(self.talk.contract(seen.contract)))

    def _auction(self, seen: Observation) -> str | None:
        if seen.contract is not None or not seen.auction:
            return None
        calls = (
            self.speaker.say(
                "cli-call-of", name=verbatim(self.talk.seat(s)), call=verbatim(self.speaker.call(c))
            )
            for s, c in seen.auction
        )
        return f"{self.speaker.say('cli-auction')}: {self.speaker.say('cli-comma').join(calls)}"

    def _last_trick(self, trick: dict[str, Any]) -> None:
        cards = " ".join(self.speaker.card_short(card) for _, card in trick["cards"])
        self.say(
            "cli-last-trick", "dim", cards=verbatim(cards), name=verbatim(self.talk.seat(trick["winner"]))
        )

    def _hand(self, seen: Observation) -> RenderableType:
        """The reader's cards with their numbers; what is not open now is dim."""
        mine, numbered = shown_cards(seen), numbered_cards(seen)
        open_ = set(self._open_cards(seen)) if numbered else set(mine)
        special = {*seen.extra.get("special", ()), *seen.extra.get("must_bury", ())}
        cells = []
        for place, card in enumerate(mine, 1):
            number = f"{self.speaker.number(place)}:" if numbered else ""
            shown = self.card(card, open_=card in open_, marked=card in special)
            named = called_in_words(card, seen, self.talk)
            cells.append(Text.assemble((number, "dim"), shown, (f" {named}" if named else "", "dim")))
        piles = len(mine) - len(seen.hand)
        rows: list[RenderableType] = [Text(self.speaker.say("cli-your-cards"), "dim")]
        rows.append(Columns(cells[: len(seen.hand)], padding=(0, 2)))
        if piles:
            rows += [
                Text(self.speaker.say("cli-your-piles"), "dim"),
                Columns(cells[len(seen.hand) :], padding=(0, 2)),
            ]
        return Group(*rows)

    @staticmethod
    def _open_cards(seen: Observation) -> list[str]:
        if seen.choose is not None:
            return list(seen.choose.of)
        return [card for act in seen.legal for card in act.split(" ")[1:]]

    # ------------------------------------------------------------------ what may be done

    def open_acts(self, seen: Observation) -> None:
        """The acts that can be chosen beside a card of the hand: with numbers, calls as they are typed."""
        first = len(numbered_cards(seen)) + 1
        numbers = {act: n for n, act in enumerate(numbered_acts(seen), first)}
        cells = [Text(self._call(call), "dim") for call in _shortened(calls(seen), _sort_of_call)]
        cells += [
            Text(act if act == LEFT_OUT else self._act(numbers[act], act, seen), "dim")
            for act in _shortened(list(numbers), _verb)
        ]
        if cells:
            self.say("cli-open", "dim")
            self.out.print(Columns(cells, padding=(0, 2)))

    def _act(self, number: int, act: str, seen: Observation) -> str:
        return f"{self.speaker.number(number)}: {act_in_words(act, seen, self.talk)}"

    def _call(self, call: str) -> str:
        """A call as it may be typed, and in words where that is something else."""
        words = call if call == LEFT_OUT else self.speaker.call(call)
        return words if words in (call, self.speaker.mend(call)) else f"{call} ({words})"

    # ------------------------------------------------------------------ the score

    def score(self, deal: Mapping[str, Any], seen: Observation) -> None:
        """The deal just scored: every line with the rule that made it, then the totals."""
        say = self.speaker.say
        table = Table(
            title=say("cli-score"), title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0)
        )
        table.add_column(say("cli-col-side"))
        table.add_column(say("cli-col-score"), justify="right")
        table.add_column(say("cli-col-reason"))
        for line in deal["lines"]:
            score = self.speaker.signed(line["score"]) if line["score"] else ""
            style = "green" if line["score"] > 0 else "red"
            reason = Text.assemble(self.talk.line(line), (f" {line['clause']}", "cyan"))
            table.add_row(self.talk.side(line["side"]), Text(score, style), reason)
        self.out.print()
        self.out.print(table)
        if counts_points(seen):
            self.line(f"{say('cli-col-total')}: {self.points(deal['after'])}", "bold")
        for text in standing(deal, seen, self.talk):
            self.line(text, "bold")


def _verb(act: str) -> str:
    return act.partition(" ")[0]


def _sort_of_call(call: str) -> str:
    return "bid" if call[0].isdecimal() else "call"


def _shortened(acts: list[str], sort: Callable[[str], str]) -> list[str]:
    """The acts; of many of one sort the first and the last, with something left out between."""
    of_sort: dict[str, list[str]] = {}
    for act in acts:
        of_sort.setdefault(sort(act), []).append(act)
    return [
        act
        for alike in of_sort.values()
        for act in (alike if len(alike) <= MOST else [*alike[:FIRST], LEFT_OUT, alike[-1]])
    ]
