"""The rule page of a game: the code and the tests of each rule.

    python tools/rulepage.py --write [GAME ...]    write docs/rules/<game>-page.md
    python tools/rulepage.py --check [GAME ...]    list missing, wrong and stale entries, one line each

Rules are the ids of docs/rules/<game>.md. Code names them in comments, docstrings and refusals (`# M4.3`,
`M4.3-M4.7`, or a whole chapter, `M4`). Tests under tests/games/<game>/ name them by a mark, worked examples
in text files there at the end of their heading. In tests/games/<game>/rules/ each test names a rule; rules that
state nothing testable stand there in notes.txt:

    @pytest.mark.rule("M4.3", "M4.5-M4.7")
    E8  on foot: pieces stop you     M8.1 M8.2-M8.4
    M22.9 note: a remark on the box
"""

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from patolli.core.rulebook import ID, read_rules

ROOT = Path(__file__).resolve().parent.parent
TO = r"\s*(?:-|–|\bto\b)\s*"
CHAPTER = r"[A-Z]{1,2}\d+(?!\.?\d)"
IDS = re.compile(rf"\b({ID})\b(?:{TO}({ID})\b)?")
CHAPTERS = re.compile(rf"\b({CHAPTER})(?:{TO}({CHAPTER}))?")
HEADING = re.compile(rf"^([A-Z]\d+[a-z]?)\s+\S.*?((?:[\s,]+{ID}(?:{TO}{ID})?)*)\s*$")
NOTE = re.compile(rf"^({ID}) note: (\S.*)$")
EXACT, CHAPTER_INSIDE, CHAPTER_OF_FILE = 0, 1, 2
WORDS = 70  # letters of a rule that the page shows

Rules = Mapping[str, str]


class Place(NamedTuple):
    """A place in a file that names a rule: a function, a class, a test or a worked example."""

    file: Path
    name: str


class Page(NamedTuple):
    """The rules of a game with their code and tests, and the faults found."""

    rules: Rules
    code: dict[str, list[Place]]
    tests: dict[str, list[Place]]
    notes: dict[str, str]
    faults: list[str]


def span(first: str, last: str, known: Sequence[str]) -> list[str]:
    """Return the rules from first to last; without `last` the rule itself. Empty if the range is invalid."""
    if first not in known or (last or first) not in known:
        return []
    return list(known[known.index(first) : known.index(last or first) + 1])


def named(text: str, rules: Rules) -> tuple[list[str], list[str]]:
    """Return the rules that a text names one by one or as a range, and the unknown ones."""
    found: list[str] = []
    unknown: list[str] = []
    for match in IDS.finditer(text):
        ids = span(match.group(1), match.group(2), list(rules))
        found += ids
        unknown += [] if ids else [match.group(0)]
    return found, unknown


def of_chapters(text: str, rules: Rules) -> list[str]:
    """Return the rules of the chapters that a text names."""
    chapters = list(dict.fromkeys(rule.split(".")[0] for rule in rules))
    wanted = [c for match in CHAPTERS.finditer(text) for c in span(match.group(1), match.group(2), chapters)]
    return [rule for rule in rules if rule.split(".")[0] in wanted]


# Code


def scopes(tree: ast.AST, outer: str = "") -> Iterator[tuple[int, int, str]]:
    """Return first line, last line and name of every class and function, inner ones after outer ones."""
    for node in ast.iter_child_nodes(tree):
        name = outer
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{outer}.{node.name}".strip(".")
            yield node.lineno, node.end_lineno or node.lineno, name
        yield from scopes(node, name)


def remarks(source: str) -> Iterator[tuple[int, str]]:
    """Return comments, docstrings and texts that are an id, with their lines."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [n for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    for node in texts:
        if id(node) in docstrings or re.fullmatch(ID, str(node.value)):
            yield node.lineno, str(node.value)


def read_code(root: Path, game: str, rules: Rules) -> tuple[dict[str, list[Place]], list[str]]:
    """Find the places in the code of a game that name its rules."""
    found: dict[str, list[tuple[int, Place]]] = {rule: [] for rule in rules}
    faults: list[str] = []
    letters = {rule.rstrip("0123456789.") for rule in rules}
    for file in sorted((root / "patolli/games" / game).rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        names = list(scopes(ast.parse(source)))
        for line, text in remarks(source):
            inside = [name for first, last, name in names if first <= line <= last]
            place = Place(file.relative_to(root), inside[-1] if inside else "")
            ids, unknown = named(text, rules)
            for rule in ids:
                found[rule].append((EXACT, place))
            for rule in of_chapters(text, rules):
                found[rule].append((CHAPTER_INSIDE if inside else CHAPTER_OF_FILE, place))
            strange = [u for u in unknown if u.split(".")[0].rstrip("0123456789") in letters]
            faults += [f"{place.file}:{line}: {u} is no rule of {game}" for u in strange]
    return {rule: closest(places) for rule, places in found.items()}, faults


def closest(places: Sequence[tuple[int, Place]]) -> list[Place]:
    """Return the places in each file that name the rule most closely; a mere chapter counts only without others."""
    best: dict[Path, int] = {}
    for rank, place in places:
        best[place.file] = min(rank, best.get(place.file, rank))
    limit = max(CHAPTER_INSIDE, min(best.values(), default=0))
    return [place for rank, place in places if rank == best[place.file] and rank <= limit]


# Tests


def is_rule_mark(node: ast.AST) -> bool:
    """Return whether this is pytest.mark.rule(...)."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"


def marks(function: ast.FunctionDef) -> tuple[str, bool]:
    """Return the texts in the rule marks above a test, and whether all of them are literal."""
    calls = [n for d in function.decorator_list for n in ast.walk(d) if is_rule_mark(n)]
    values = [argument for call in calls if isinstance(call, ast.Call) for argument in call.args]
    texts = [v.value for v in values if isinstance(v, ast.Constant) and isinstance(v.value, str)]
    return " ".join(texts), len(texts) == len(values)


def python_tests(file: Path) -> Iterator[tuple[int, str, str]]:
    """Return line, name and rule texts of every test in a file; a mark that is not literal is ignored."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            text, literal = marks(node)
            yield node.lineno, node.name, text if literal else ""


def examples(file: Path) -> Iterator[tuple[int, str, str]]:
    """Return line, label and rule texts of every worked example in a text file; its lines are indented below."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        heading = HEADING.match(line)
        if heading:
            yield number, heading.group(1), heading.group(2)


def read_tests(root: Path, game: str, rules: Rules) -> tuple[dict[str, list[Place]], list[str]]:
    """Find the tests and worked examples that name each rule."""
    tests: dict[str, list[Place]] = {rule: [] for rule in rules}
    faults: list[str] = []
    folder = root / "tests/games" / game
    files = sorted([*folder.rglob("*.py"), *folder.rglob("*.txt")])
    for file in [f for f in files if f.name != "notes.txt"]:
        for line, name, text in python_tests(file) if file.suffix == ".py" else examples(file):
            where = f"{file.relative_to(root)}:{line}: {name}"
            ids, unknown = named(text, rules)
            for rule in dict.fromkeys(ids):
                tests[rule].append(Place(file.relative_to(root), name))
            faults += [f"{where} names {u}, which is no rule of {game}" for u in unknown]
            needs_rule = folder / "rules" in file.parents
            faults += [f"{where} names no rule"] if needs_rule and not ids and not unknown else []
    return tests, faults


def read_notes(root: Path, game: str, rules: Rules) -> tuple[dict[str, str], list[str]]:
    """Return the rules that state nothing testable, with the reason."""
    notes: dict[str, str] = {}
    faults: list[str] = []
    file = root / "tests/games" / game / "rules/notes.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    for number, line in enumerate(lines, 1):
        where = f"{file.relative_to(root)}:{number}"
        note = NOTE.match(line)
        if note and note.group(1) in rules:
            notes[note.group(1)] = note.group(2).strip()
        elif note:
            faults.append(f"{where}: {note.group(1)} is no rule of {game}")
        elif line.strip() and not line.startswith("#"):
            faults.append(f"{where}: {line.strip()!r} does not read like 'T6.1 note: reason'")
    return notes, faults


# The page


def read(root: Path, game: str) -> Page:
    """Return rules, code, tests and notes of a game, and all faults except a stale page."""
    rules = read_rules(root / "docs/rules" / f"{game}.md")
    code, code_faults = read_code(root, game, rules)
    tests, test_faults = read_tests(root, game, rules)
    notes, note_faults = read_notes(root, game, rules)
    faults = code_faults + test_faults + note_faults
    faults += [f"{rule} has no test and no note" for rule in rules if not tests[rule] and rule not in notes]
    faults += [f"{rule} has a test, so its note must go" for rule in notes if tests[rule]]
    return Page(rules, code, tests, notes, faults)


def words(text: str) -> str:
    """Return the first words of a rule, without markup."""
    plain = text.replace("`", "").replace("**", "")
    return plain if len(plain) <= WORDS else plain[:WORDS].rsplit(" ", 1)[0] + " …"


def links(places: Sequence[Place]) -> str:
    """Return the places by file, each file linked once."""
    by_file: dict[Path, list[str]] = {}
    for place in places:
        by_file.setdefault(place.file, []).append(place.name)
    cells = []
    for file, names in by_file.items():
        inside = ", ".join(f"`{name}`" for name in dict.fromkeys(names) if name)
        cells.append(f"[{file.name}](../../{file.as_posix()}) {inside}".strip())
    return "; ".join(cells)


def render(game: str, page: Page) -> str:
    """Return the page as Markdown."""
    tested = sum(bool(places) for places in page.tests.values())
    number = len({place for places in page.tests.values() for place in places})
    lines = [
        f"# {game}: rules, code, tests",
        "",
        f"{len(page.rules)} [rules]({game}.md): {tested} with tests ({number} tests and worked examples), "
        f"{len(page.notes)} notes that state nothing testable.",
        "Made by `python tools/rulepage.py --write`; `make test` fails when it is stale.",
        "",
        "| rule | says | code | tests |",
        "|---|---|---|---|",
    ]
    for rule, text in page.rules.items():
        tests = links(page.tests[rule]) or f"note: {page.notes.get(rule, 'none')}"
        lines.append(f"| {rule} | {words(text)} | {links(page.code[rule])} | {tests} |")
    return "\n".join(lines) + "\n"


def page_file(root: Path, game: str) -> Path:
    """Return the path of the page of a game."""
    return root / "docs/rules" / f"{game}-page.md"


def check(root: Path, game: str) -> list[str]:
    """Return the faults in the rules of a game, one line each."""
    if not (root / "docs/rules" / f"{game}.md").exists():
        return [f"docs/rules/{game}.md is missing: link it to ../../patolli/games/{game}/rules.md"]
    page = read(root, game)
    kept = page_file(root, game)
    fresh = kept.exists() and kept.read_text(encoding="utf-8") == render(game, page)
    stale = f"{kept.relative_to(root)} is stale: python tools/rulepage.py --write {game}"
    return page.faults + ([] if fresh else [stale])


def games(root: Path) -> list[str]:
    """Return the games that have rules."""
    found = (root / "docs/rules").glob("*.md")
    return sorted(file.stem for file in found if not file.stem.endswith("-page"))


def main() -> int:
    parser = argparse.ArgumentParser(description="The rule pages: rule, code, tests.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", action="store_true", help="write the pages")
    what.add_argument("--check", action="store_true", help="list missing, wrong and stale entries")
    parser.add_argument("games", nargs="*", help="default: all")
    given = parser.parse_args()
    faults: list[str] = []
    for game in given.games or games(ROOT):
        if given.write:
            page_file(ROOT, game).write_text(render(game, read(ROOT, game)), encoding="utf-8")
        faults += check(ROOT, game)
    print("\n".join(faults) if faults else "the rule pages are complete")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
