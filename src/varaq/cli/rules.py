"""`varaq rules`: the printed rules of a house."""

from __future__ import annotations

import json
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from varaq.cli.asked import AsJson, Digits, HouseText, Lang, Rule, console, read_house, speaker_for
from varaq.games import House
from varaq.words import Speaker, differences, printed


def rules(
    house: HouseText,
    *,
    rule: Rule = (),
    diff: Annotated[str | None, Parameter(help="Another house: print only what differs.")] = None,
    lang: Lang = None,
    digits: Digits = "lang",
    as_json: AsJson = False,
) -> int:
    """Print the rules of a house, clause by clause, with its own values put in.

    Example: `varaq rules "kaiser/saskatchewan_34;min_bid=8" --lang fa --diff kaiser/standard`
    """
    speaker = speaker_for(lang, digits)
    here = read_house(house, speaker, rule)
    there = None if diff is None else read_house(diff, speaker)
    if as_json:
        data = rules_data(here, speaker) if there is None else differences(here, there, speaker).as_data()
        print(json.dumps(data, ensure_ascii=False, indent=2))
    elif there is None:
        print_rules(console(), here, speaker)
    else:
        print_differences(console(), here, there, speaker)
    return 0


def print_rules(out: Console, house: House, speaker: Speaker) -> None:
    """The whole rule book."""
    out.print(speaker.house(house), style="bold")
    out.print(house.text, style="dim")
    for section in printed(house, speaker):
        out.print()
        out.print(section.title, style="bold underline")
        out.print(_clauses([(id, Text(text)) for id, text in section.clauses]))


def print_differences(out: Console, here: House, there: House, speaker: Speaker) -> None:
    """The options that differ, then the clauses that do, each with both texts."""
    found = differences(here, there, speaker)
    out.print(speaker.say("cli-compared", here=speaker.house(here), there=speaker.house(there)), style="bold")
    if found.note:
        out.print(found.note)
    for option in found.options:
        out.print(f"• {option.text}")
    if found.clauses:
        out.print()
        out.print(speaker.say("cli-clauses-differ"), style="bold underline")
        absent = speaker.say("cli-not-in-force")
        out.print(
            _clauses(
                [
                    (
                        clause.id,
                        Text.assemble(
                            ("+ ", "green"),
                            clause.here or absent,
                            "\n",
                            ("\u2212 ", "red"),
                            clause.there or absent,
                        ),
                    )
                    for clause in found.clauses
                ]
            )
        )


def _clauses(rows: list[tuple[str, Text]]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for id, text in rows:
        table.add_row(id, text)
    return table


def rules_data(house: House, speaker: Speaker) -> dict[str, Any]:
    """The printed rules in the shape of `docs/develop/wire.md`."""
    return {
        "house": house.text,
        "title": speaker.house(house),
        "sections": [
            {
                "section": section.section,
                "title": section.title,
                "clauses": [{"id": id, "text": text} for id, text in section.clauses],
            }
            for section in printed(house, speaker)
        ],
    }
