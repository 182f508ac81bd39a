"""`varaq houses`: the games and their houses known by a name."""

from __future__ import annotations

import json

from rich.table import Table
from rich.text import Text

from varaq.cli.asked import AsJson, Digits, Lang, console, speaker_for
from varaq.games import GAMES, Game, House
from varaq.words import Speaker


def houses(*, lang: Lang = None, digits: Digits = "lang", as_json: AsJson = False) -> int:
    """List every game and the houses known by a name, with who plays them so.

    Example: `varaq houses --lang fa`
    """
    speaker = speaker_for(lang, digits)
    if as_json:
        print(json.dumps([_data(game, speaker) for game in GAMES], ensure_ascii=False, indent=2))
        return 0
    out = console()
    for game in GAMES:
        out.print(speaker.say(f"game-{game.name}"), style="bold")
        out.print(speaker.attr(f"game-{game.name}", "about"))
        out.print()
        table = Table(box=None, padding=(0, 2, 1, 0), show_header=False)
        table.add_column(no_wrap=True)
        table.add_column()
        for house in _houses(game):
            name = speaker.preset(game.name, house.preset.name)
            who = speaker.attr(f"preset-{game.name}-{house.preset.name}", "who")
            table.add_row(Text(house.text, style="cyan"), Text.assemble((name, "bold"), "\n", who))
        out.print(table)
    return 0


def _houses(game: Game) -> list[House]:
    return [House(game, preset, game.rules(**preset.values)) for preset in game.presets]


def _data(game: Game, speaker: Speaker) -> dict[str, object]:
    return {
        "name": game.name,
        "title": speaker.say(f"game-{game.name}"),
        "about": speaker.attr(f"game-{game.name}", "about"),
        "presets": [
            {
                "name": house.preset.name,
                "house": house.text,
                "title": speaker.preset(game.name, house.preset.name),
                "who": speaker.attr(f"preset-{game.name}-{house.preset.name}", "who"),
                "players": house.rules.seating.players,
            }
            for house in _houses(game)
        ],
    }
