"""The command line: one file a command, each loaded when it is asked for."""

from __future__ import annotations

import os
import sys

from cyclopts import App

from varaq.cli.serve import serve

app = App(
    name="varaq",
    help="Varaq: card games by your own family's rules. Without a command it opens the card room.",
    version="varaq.__version__",
    default_command=serve,
)

COMMANDS = ("play", "rules", "houses", "scenario", "simulate", "arena", "verify", "playthrough", "perft")

for _name in COMMANDS:
    app.command(f"varaq.cli.{_name}:{_name}", name=_name)


def _version() -> str:
    from varaq import __version__

    return __version__


app.version = _version


def main() -> None:
    """The `varaq` of a shell."""
    if sys.argv[1:2] in (["--help"], ["-h"]):
        for name in COMMANDS:
            app[name]  # loads it: the list of commands shows a line of each
    try:
        app()
    except BrokenPipeError:
        # Whoever read has had enough (`varaq rules kaiser | head`); Python must not complain at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


__all__ = ["app", "main"]
