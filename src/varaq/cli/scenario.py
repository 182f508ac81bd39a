"""`varaq scenario`: worked examples, ours or a family's, held against the engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from varaq.cli.asked import AsJson, Lang, speaker_for
from varaq.cli.scenario_file import Outcome, Reading


def scenario(
    *files: Annotated[Path, Parameter(help="Files of scenarios, or folders with *.yaml files.")],
    lang: Lang = None,
    as_json: AsJson = False,
) -> int:
    """Check files of scenarios (`docs/rules/FORMAT.md`): a line for each that fails, then the count.

    Example: `varaq scenario tests/scenarios/kaiser.yaml`
    """
    reading = Reading(speaker_for(lang))
    outcomes = [outcome for place in files for outcome in _run(reading, place)]
    if not files:
        outcomes = [Outcome("varaq scenario", error="name a file or a folder")]
    failed = [outcome for outcome in outcomes if not outcome.passed]
    passed = len(outcomes) - len(failed)
    if as_json:
        data = {"passed": passed, "failed": len(failed), "failures": [_data(each) for each in failed]}
        print(json.dumps(data, ensure_ascii=False, indent=2, default=str))
    else:
        for outcome in failed:
            print(line(outcome))
        print(f"{passed} passed, {len(failed)} failed")
    return 1 if failed else 0


def _run(reading: Reading, place: Path) -> list[Outcome]:
    if not place.is_dir():
        return list(reading.run(place))
    found = sorted(file for file in place.rglob("*.yaml") if file.is_file())
    if not found:
        return [Outcome(str(place), error="no *.yaml in this folder", file=str(place))]
    return [outcome for file in found for outcome in reading.run(file)]


def line(outcome: Outcome) -> str:
    """`id: expected … got … (clauses)`, or the reason why the scenario could not be asked."""
    said = outcome.error or "; ".join(
        f"expected {miss.field}: {_flow(miss.expected)} got {_flow(miss.got)}" for miss in outcome.misses
    )
    clauses = f" ({', '.join(outcome.clauses)})" if outcome.clauses else ""
    return f"{outcome.id}: {said}{clauses}"


def _flow(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def _data(outcome: Outcome) -> dict[str, object]:
    return {
        "id": outcome.id,
        "file": outcome.file,
        "clauses": list(outcome.clauses),
        "error": outcome.error,
        "misses": [{"field": m.field, "expected": m.expected, "got": m.got} for m in outcome.misses],
    }
