"""`varaq verify`: whether the deals of a record came from what was sealed, and the computer players' acts from them."""

from __future__ import annotations

import json
import os
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from varaq.audit import DealCheck, Notes
from varaq.cli.asked import BAD_HOUSE, AsJson, Digits, Lang, console, refuse, speaker_for
from varaq.cli.measures import counting
from varaq.engine.record import Record
from varaq.errors import BadHouse, BadRecord
from varaq.words import Speaker, problem_sentence, refusal_sentence, verbatim

if TYPE_CHECKING:
    from varaq.cli.verified import Again, Verified

WRONG = 1
"""The exit code where something was found wrong."""

SHORT = 8
"""So many digits of a seal are shown in a table; `--json` has all."""

LISTED = 20
"""So many acts that did not come out again are listed; `--json` has all."""


def verify(
    *files: Annotated[Path, Parameter(help="Records of matches, as a table hands them out.")],
    players: Annotated[bool, Parameter(help="Ask the computer players again, which takes its time.")] = True,
    jobs: Annotated[int, Parameter(help="Processes; 0: one for each processor.")] = 0,
    lang: Lang = None,
    digits: Digits = "lang",
    as_json: AsJson = False,
) -> int:
    """Check that the cards of a match were dealt as they were sealed (docs/guide/fair-deals.md).

    Ends with 0 where all is as it should be, 1 where something is wrong, 2 where a file cannot be checked.

    Example: `varaq verify kaiser.varaq --no-players`
    """
    speaker = speaker_for(lang, digits)
    if not files:
        raise refuse(speaker, "verify-no-file")
    if jobs < 0:
        raise refuse(speaker, "cli-bad-number", text=jobs, least=0)
    codes, found = [0], []
    for file in files:
        try:
            seen = _look(file, speaker, players=players, jobs=jobs or os.cpu_count() or 1)
        except SystemExit as refused:
            codes.append(BAD_HOUSE if refused.code is None else int(refused.code))
            continue
        codes.append(0 if seen.good else WRONG)
        if as_json:
            found.append(_data(file, seen))
        else:
            _print(file, seen, speaker)
    if as_json:
        print(json.dumps({"good": max(codes) == 0, "files": found}, ensure_ascii=False, indent=2))
    return max(codes)


def _look(file: Path, speaker: Speaker, *, players: bool, jobs: int) -> Verified:
    """What is found in a file; raises what ends the program where nothing can be."""
    from varaq.cli.verified import verified  # late: the list of commands needs no players

    name = verbatim(file)
    try:
        record = Record.read(file.read_text(encoding="utf-8"))
        notes = Notes(record)
        if not notes.any_deal:
            raise refuse(speaker, "verify-no-notes", file=name)
        total = notes.by_players if players and notes.dice is not None else 0
        with counting(speaker.say("verify-progress"), total) as advance:
            return verified(record, players=players, jobs=jobs, advance=advance)
    except OSError as error:
        raise refuse(speaker, "verify-no-such-file", file=name, why=error.strerror or "") from None
    except UnicodeDecodeError:
        raise refuse(speaker, "verify-no-text", file=name) from None
    except BadHouse as bad:
        why = " ".join(problem_sentence(speaker, problem) for problem in bad.problems)
        raise refuse(speaker, "verify-bad-house", file=name, why=verbatim(why)) from None
    except BadRecord as bad:
        line, text = bad.line, verbatim(_plain(bad.text[:60]))
        if bad.refusal is None:
            raise refuse(speaker, "verify-damaged", file=name, line=line, text=text) from None
        why = verbatim(refusal_sentence(speaker, bad.refusal))
        raise refuse(speaker, "verify-refused-act", file=name, line=line, text=text, why=why) from None


# ---------------------------------------------------------------------- for people


def _print(file: Path, seen: Verified, speaker: Speaker) -> None:
    out, say = console(), speaker.say
    out.print(
        say("verify-title", file=verbatim(file), house=verbatim(speaker.house(seen.house))), style="bold"
    )
    table = Table.grid(padding=(0, 2))
    for deal in seen.deals:
        faults = [say(f"verify-fault-{fault}") for fault in deal.faults] or [say("verify-fair")]
        told = reduce(lambda first, second: say("verify-both", first=first, second=second), faults)
        seal = say("verify-seal", seal=verbatim(deal.sealed[:SHORT])) if deal.sealed else ""
        colour = "green" if deal.fair else "red"
        table.add_row(say("verify-deal", n=deal.deal), Text(told, colour), seal, _shared(deal, seen, speaker))
    out.print(table)
    fair = sum(deal.fair for deal in seen.deals)
    all_fair = fair == len(seen.deals)
    out.print(say("verify-deals", fair=fair, count=len(seen.deals)), style="green" if all_fair else "red")
    _print_players(seen, speaker)


def _print_players(seen: Verified, speaker: Speaker) -> None:
    out, say = console(), speaker.say
    if seen.players is None:
        return
    if seen.notes.dice is None:
        out.print(say("verify-no-dice") if seen.notes.by_players else say("verify-no-players"))
        return
    if not seen.players:
        out.print(say("verify-no-players"))
        return
    amiss = seen.amiss
    same = len(seen.players) - len(amiss)
    out.print(say("verify-players", same=same, count=len(seen.players)), style="red" if amiss else "green")
    for each in amiss[:LISTED]:
        out.print("  " + _other(each, seen, speaker), soft_wrap=True)
    if len(amiss) > LISTED:
        out.print("  " + say("verify-more", count=len(amiss) - LISTED))
    if seen.in_doubt and amiss:
        out.print(say("verify-no-kernel"), style="yellow", soft_wrap=True)


def _other(each: Again, seen: Verified, speaker: Speaker) -> str:
    return speaker.say(
        "verify-other" if each.known else "verify-unknown-player",
        n=each.number,
        deal=each.deal,
        name=verbatim(_seat(each.seat, seen, speaker)),
        player=verbatim(_plain(each.player)),
        act=verbatim(each.act),
        again="none" if each.again is None else verbatim(each.again),
    )


def _shared(deal: DealCheck, seen: Verified, speaker: Speaker) -> str:
    if not deal.added:
        return speaker.say("verify-shared-nobody")
    names = speaker.listed(_seat(seat, seen, speaker) for seat in deal.added)
    return speaker.say("verify-shared", names=verbatim(names))


def _seat(seat: int, seen: Verified, speaker: Speaker) -> str:
    return _plain(seen.notes.names.get(seat, "")) or speaker.say("verify-seat", n=seat)


def _plain(text: str) -> str:
    """The text without what would steer a terminal: the file may come from anybody."""
    return "".join(letter for letter in text if letter.isprintable())


# ---------------------------------------------------------------------- for programs


def _data(file: Path, seen: Verified) -> dict[str, object]:
    return {
        "file": str(file),
        "house": seen.house.text,
        "good": seen.good,
        "deals": [
            {
                "deal": deal.deal,
                "act": deal.act,
                "sealed": deal.sealed,
                "added": list(deal.added),
                "shuffles": deal.shuffles,
                "faults": [str(fault) for fault in deal.faults],
            }
            for deal in seen.deals
        ],
        "players": None if seen.players is None else _players_data(seen),
    }


def _players_data(seen: Verified) -> dict[str, object]:
    return {
        "noted": seen.notes.by_players,
        "asked": len(seen.players or ()),
        "in_doubt": seen.in_doubt,
        "other": [
            {
                "act": each.number,
                "deal": each.deal,
                "seat": each.seat,
                "player": each.player,
                "away": each.away,
                "did": each.act,
                "again": each.again,
                "known": each.known,
            }
            for each in seen.amiss
        ],
    }
