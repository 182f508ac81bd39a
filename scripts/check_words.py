"""Whether every sentence is there, in all three languages: `python scripts/check_words.py`.

Fails, with a list, where a language lacks a message or an attribute, a file cannot be read
to its end, a message uses a variable that nobody gives it, or code names a message that
does not exist. Messages that nothing seems to use are reported and do no harm.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from fluent.syntax import FluentParser  # noqa: E402
from fluent.syntax import ast as ftl  # noqa: E402
from fluent.syntax.visitor import Visitor  # noqa: E402

from varaq.errors import Reason, Wrong  # noqa: E402
from varaq.games import GAMES, Game  # noqa: E402
from varaq.rules.option import write_value  # noqa: E402
from varaq.words import LANGUAGES, Speaker  # noqa: E402

SOURCE = ROOT / "src" / "varaq"
WORDS = SOURCE / "words"
CLAUSE = re.compile(r"[A-Z]{2,3}-[0-9]+")


class Uses(Visitor):
    """What one message mentions: variables, other messages, and the variants of its choices."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.variants: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the parser's name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            for variant in node.variants:
                if not variant.default:
                    key = variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                    self.variants.add((node.selector.id.name, key))
        self.generic_visit(node)


def read(lang: str, wrong: list[str]) -> dict[str, ftl.Message]:
    """All messages of a language by id; with a note of what cannot be read or stands twice."""
    found: dict[str, ftl.Message] = {}
    for page in sorted((WORDS / lang).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(page.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                wrong.append(f"{lang}/{page.name} cannot be read: {entry.content.strip().splitlines()[0]}")
            elif isinstance(entry, ftl.Message):
                if entry.id.name in found:
                    wrong.append(f"{lang}/{page.name}: {entry.id.name} stands twice")
                found[entry.id.name] = entry
    return found


def uses(node: ftl.BaseNode) -> Uses:
    seen = Uses()
    seen.visit(node)
    return seen


# ---------------------------------------------------------------------- the three languages beside each other


def compare(words: dict[str, dict[str, ftl.Message]]) -> Iterator[str]:
    files = {lang: {page.name for page in (WORDS / lang).glob("*.ftl")} for lang in LANGUAGES}
    for name in sorted(set().union(*files.values())):
        yield from (f"{lang}/{name} does not exist" for lang in LANGUAGES if name not in files[lang])
    for id in sorted(set().union(*words.values())):
        lacking = [lang for lang in LANGUAGES if id not in words[lang]]
        if lacking:
            yield f"{', '.join(lacking)}: no {id}"
        else:
            yield from compare_one(id, {lang: words[lang][id] for lang in LANGUAGES}, words["en"])


def compare_one(id: str, messages: dict[str, ftl.Message], all_ids: Iterable[str]) -> Iterator[str]:
    attributes = {lang: {a.id.name for a in message.attributes} for lang, message in messages.items()}
    for name in sorted(set().union(*attributes.values())):
        yield from (f"{lang} lacks {id}.{name}" for lang in LANGUAGES if name not in attributes[lang])
    given = variables_of(id)
    known = given if given is not None else uses(messages["en"]).variables
    for lang, message in messages.items():
        seen = uses(message)
        for name in sorted(seen.variables - known):
            yield f"{lang} {id} uses ${name}, which it is not given"
        for name in sorted(seen.messages - set(all_ids)):
            yield f"{lang} {id} mentions the message {name}, which does not exist"
        if CLAUSE.fullmatch(id):
            yield from (
                f"{lang} {id}: ${of} is never [{key}]"
                for of, key in sorted(seen.variants)
                if never(id, of, key)
            )


def game_of(clause: str) -> Game | None:
    return next((game for game in GAMES if any(each.id == clause for each in game.clauses)), None)


def variables_of(id: str) -> set[str] | None:
    """What a clause may mention, or a refusal; None where only the English message tells."""
    if CLAUSE.fullmatch(id) and (game := game_of(id)) is not None:
        return {*game.rules.options(), *game.house_facts(game.rules())}
    return None


def never(clause: str, variable: str, key: str) -> bool:
    """Whether an option of the clause's game has no such value: a branch that nobody will read."""
    game = game_of(clause)
    option = game.rules.options().get(variable) if game else None
    if option is None or key in ("one", "two", "few", "many", "other"):
        return False
    value = option.read(key)
    return not isinstance(value, (str, int)) or write_value(value) != key


# ---------------------------------------------------------------------- what the code asks for


def wanted_by_games() -> Iterator[str]:
    """Ids, and attributes as `id.name`, that the declarations of games and the codes ask for."""
    yield from ("value-yes", "value-no")
    yield from (f"refusal-{code}" for code in Reason)
    yield from (f"problem-{code}" for code in Wrong)
    for game in GAMES:
        yield from (f"game-{game.name}", f"game-{game.name}.about")
        for preset in game.presets:
            yield from (f"preset-{game.name}-{preset.name}", f"preset-{game.name}-{preset.name}.who")
        for option in game.rules.options().values():
            yield from (f"option-{game.name}-{option.name}", f"option-{game.name}-{option.name}.help")
            yield f"group-{game.name}-{option.group}"
        for clause in game.clauses:
            yield from (clause.id, f"section-{game.name}-{clause.section}")
        for phase in phases_of(game):
            yield from (f"phase-{phase}", f"prompt-{phase}", f"waiting-{phase}")
        for family, call, place in (("event", "Event", 0), ("line", "Line", 2), ("result", "Won", 1)):
            yield from (f"{family}-{code}" for code in codes(SOURCE / "games" / game.name, call, place))


def missing_values(known: set[str]) -> Iterator[str]:
    for game in GAMES:
        for option in game.rules.options().values():
            for value in option.choices:
                word = write_value(value)
                if not {f"value-{game.name}-{option.name}-{word}", f"value-{word}"} & known:
                    yield f"no value-{game.name}-{option.name}-{word}"


def missing_cards() -> Iterator[str]:
    for lang in LANGUAGES:
        speaker = Speaker(lang)
        for game in GAMES:
            packs = {game.rules(**preset.values).cards for preset in game.presets}
            for card in sorted({card for pack in packs for card in pack.cards}):
                if speaker.card(card) == card:
                    yield f"{lang} has no words for the card {card}"


def trees(folder: Path) -> Iterator[ast.Module]:
    for page in sorted(folder.rglob("*.py")):
        yield ast.parse(page.read_text(encoding="utf-8"))


def phases_of(game: Game) -> set[str]:
    """The names that the phases of a game declare: `name: ClassVar[str] = "auction"`."""
    return {
        node.value.value
        for tree in trees(SOURCE / "games" / game.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.target.id == "name"
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    }


def codes(folder: Path, call: str, place: int) -> set[str]:
    """The texts that stand at a place of every `call(…)`, also through a choice or a variable."""
    found: set[str] = set()
    for tree in trees(folder):
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            values = assigned(function)
            for node in ast.walk(function):
                if (
                    isinstance(node, ast.Call)
                    and getattr(node.func, "id", "") == call
                    and len(node.args) > place
                ):
                    found.update(texts(node.args[place], values))
    return found


def assigned(function: ast.FunctionDef) -> dict[str, list[ast.expr]]:
    """What each name is given in a function; `code, clause = ("a", "KS-1") if x else ("b", "KS-2")` too."""
    values: dict[str, list[ast.expr]] = defaultdict(list)
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
            if isinstance(target, ast.Name):
                values[target.id].append(node.value)
            elif isinstance(target, ast.Tuple):
                branches = (
                    [node.value.body, node.value.orelse]
                    if isinstance(node.value, ast.IfExp)
                    else [node.value]
                )
                for branch in branches:
                    if isinstance(branch, ast.Tuple):
                        for name, value in zip(target.elts, branch.elts, strict=False):
                            if isinstance(name, ast.Name):
                                values[name.id].append(value)
    return values


def texts(node: ast.expr, values: dict[str, list[ast.expr]]) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body, values)
        yield from texts(node.orelse, values)
    elif isinstance(node, ast.Name):
        for value in values.pop(node.id, []):
            yield from texts(value, values)


# ---------------------------------------------------------------------- what is said by its name

SAY = re.compile(r"\b(say|attr)\(")
OWN = re.compile(r"""\bownId\((?:'(?P<family>\w+)')?""")
LITERAL = re.compile(r"""(?P<before>^|[?:|\[,]\s*)(['"])(?P<id>[\w-]+)\2(?!\s*[=!]=)""")
TEMPLATE = re.compile(r"`([^`]*)`")
ANY_TEXT = re.compile(r"""['"`]([A-Za-z][\w-]*)['"`]""")


def argument(text: str, start: int, *, which: int) -> str:
    """The argument number `which` of a call whose bracket opens before `start`."""
    depth, begun, n = 0, start, 0
    for at in range(start, len(text)):
        sign = text[at]
        if sign in "([{":
            depth += 1
        elif sign in ")]}":
            if depth == 0:
                return text[begun:at] if n == which else ""
            depth -= 1
        elif sign == "," and depth == 0:
            if n == which:
                return text[begun:at]
            n, begun = n + 1, at + 1
    return ""


def said_in_browser() -> Iterator[tuple[str, str]]:
    """Ids, or patterns of ids with `*`, that JavaScript says, each with its file."""
    for page in sorted((SOURCE / "web" / "js").rglob("*.js")):
        text = page.read_text(encoding="utf-8")
        yield from ((f"{call['family'] or '*'}-*", page.name) for call in OWN.finditer(text))
        for call in SAY.finditer(text):
            if text[max(0, call.start() - 9) : call.start()] == "function ":
                continue
            said = argument(text, call.end(), which=0).strip()
            name = argument(text, call.end(), which=1).strip() if call[1] == "attr" else ""
            tail = f".{name[1:-1]}" if name[:1] in ("'", '"') else ""
            ids = [found["id"] for found in LITERAL.finditer(said)]
            ids += [re.sub(r"\$\{[^}]*\}", "*", found) for found in TEMPLATE.findall(said)]
            yield from ((f"{id}{tail}", page.name) for id in ids if "-" in id)


def said_in_python() -> Iterator[tuple[str, str]]:
    """The same of Python; every text that begins like an id of the command line is one."""
    for page in sorted(SOURCE.rglob("*.py")):
        families: set[ast.expr] = set()  # first parts of ids that a game may have of its own
        for node in ast.walk(ast.parse(page.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "own":
                family = node.args[0]
                families.add(family)
                if isinstance(family, ast.Constant) and isinstance(family.value, str):
                    yield f"{family.value}-*", page.name
            elif (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and node.value.startswith("cli-")
                and node not in families
            ):
                if re.fullmatch(r"[\w-]+[^-]", node.value):
                    yield node.value, page.name
            elif (
                isinstance(node, ast.Call)
                and getattr(node.func, "attr", "") in ("say", "attr", "has")
                and node.args
            ):
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value, page.name
                elif isinstance(first, ast.JoinedStr):
                    parts = (part.value if isinstance(part, ast.Constant) else "*" for part in first.values)
                    yield "".join(map(str, parts)), page.name


FAMILIES = {
    "refusal",
    "problem",
    "event",
    "line",
    "result",
    "phase",
    "prompt",
    "waiting",
    "game",
    "preset",
    "option",
    "group",
    "section",
    "value",
}
"""Beginnings of ids that declarations and codes ask for one by one, so that an idle one can be told."""


def of_one_game(id: str) -> str:
    """The message of all games that the message of one game goes before: `event-dealt` of `event-kaiser-dealt`."""
    family, _, rest = id.partition("-")
    code = next((rest[len(game.name) + 1 :] for game in GAMES if rest.startswith(f"{game.name}-")), rest)
    return f"{family}-{code}"


def idle(
    english: Iterable[str], wanted: set[str], literal: set[str], patterns: Iterable[re.Pattern[str]]
) -> Iterator[str]:
    """Messages that nothing seems to use."""
    values = {
        f"value-{game.name}-{option.name}-{write_value(value)}"
        for game in GAMES
        for option in game.rules.options().values()
        for value in option.spread()
    }
    for id in english:
        if id in wanted or id in literal or id in values or id in ("value-none", "value-auto"):
            continue
        if of_one_game(id) in wanted:
            continue
        one_by_one = id.split("-")[0] in FAMILIES or CLAUSE.fullmatch(id)
        if one_by_one or not any(pattern.fullmatch(id) for pattern in patterns):
            yield id


def as_pattern(said: str) -> re.Pattern[str]:
    return re.compile(".+".join(map(re.escape, said.split("*"))))


def main() -> int:
    wrong: list[str] = []
    words = {lang: read(lang, wrong) for lang in LANGUAGES}
    english = words["en"]
    known = {*english, *(f"{id}.{a.id.name}" for id, message in english.items() for a in message.attributes)}
    wrong += compare(words)
    wanted = list(wanted_by_games())
    wrong += [f"no {id}" for id in dict.fromkeys(wanted) if id not in known]
    wrong += [*missing_values(known), *missing_cards()]
    said = [*said_in_browser(), *said_in_python()]
    patterns = {id: as_pattern(id) for id, _ in said if "*" in id}
    for id, page in dict.fromkeys(said):
        there = any(patterns[id].fullmatch(each) for each in known) if "*" in id else id in known
        if not there:
            wrong.append(f"{page} says {id}, which does not exist")
    texts_of_code = {
        text
        for kind in ("*.js", "*.py")
        for page in SOURCE.rglob(kind)
        for text in ANY_TEXT.findall(page.read_text(encoding="utf-8"))
    }
    unused = [*idle(english, set(wanted), texts_of_code, patterns.values())]
    if unused:
        print(f"nothing seems to use {len(unused)} messages: {' '.join(unused)}")
    for line in wrong:
        print(line)
    print(f"{len(english)} messages in {len(LANGUAGES)} languages, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
