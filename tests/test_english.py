"""Docstrings, names, comments and messages are plain English.

- No docstring begins with a question word: it names its subject instead.
- A function that does something, that is, one that returns None, begins with an imperative, one of the verbs listed in
  tests/verbs.txt. A rule id may come first ("M4.3: Dig a canal"), or stand alone.
- Some words mean too little or too much. No name, import, text, comment or page has one of them, in any form.

Each checker is a function of a path and a source, so that it can be shown to find a planted fault. Not checked are the
old files of tests/old, the texts of the rules, the names that stand on the wire.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent

QUESTION_WORDS = {"what", "who", "whom", "whose", "whether", "how"}
RELATIVE_WORDS = {"where", "which", "that", "if", "why", "when", "whatever", "whoever", "whichever"}
VERBS = set((CHECKOUT / "tests/verbs.txt").read_text(encoding="utf-8").split())
RULE_IDS = re.compile(r"^(?:(?:[A-Z]\d+(?:\.\d+)*|and|to)[:,.;]*\s+)+")

BANNED = {"deed", "hall", "sight", "told", "beware", "ponder", "whoever"}
ENDINGS = ("s", "ed", "ing")
SELF = "tests/test_english.py"  # the planted faults stand here
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")

Function = ast.FunctionDef | ast.AsyncFunctionDef
Documented = ast.Module | ast.ClassDef | Function


@lru_cache(maxsize=4)
def parse(path: str, source: str) -> ast.Module:
    """Return the syntax tree of a file, once for all checkers."""
    return ast.parse(source, path)


def docstrings(path: str, source: str) -> Iterator[tuple[Documented, int, str]]:
    """Yield every documented node of a file with the line and the text of its docstring."""
    for node in ast.walk(parse(path, source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text:
                yield node, node.body[0].lineno, text


def first_word(text: str) -> str:
    """Return the first word in lower case, behind rule ids and without punctuation."""
    words = RULE_IDS.sub("", text + " ").split()
    return words[0].lower().strip(".,:;()") if words else ""


def is_imperative(word: str) -> bool:
    """Return True for a known verb, and for no word at all, which stands for rule ids alone."""
    return not word or word in VERBS


def does_something(node: Documented) -> bool:
    """Return True for a function that returns None; tests state a fact and fixtures are named for a thing."""
    if not isinstance(node, Function) or node.name.startswith("test_"):
        return False
    return isinstance(node.returns, ast.Constant) and node.returns.value is None


def docstring_faults(path: str, source: str) -> list[str]:
    """Return the docstrings that begin with a wrong word."""
    faults = []
    for node, line, text in docstrings(path, source):
        word = first_word(text)
        if word in QUESTION_WORDS or (isinstance(node, Function) and word in RELATIVE_WORDS):
            faults.append(f"{path}:{line}: begins with {word!r}; expected a subject or a verb")
        elif does_something(node) and not is_imperative(word):
            faults.append(f"{path}:{line}: begins with {word!r}; expected an imperative, since it returns nothing")
    return faults


def banned_in(text: str) -> list[str]:
    """Return the banned words of a text or name, in all their forms and inside compound names."""
    words = (word.lower() for word in WORD.findall(text))
    return [word for word in words if BANNED & {word, *(word.removesuffix(ending) for ending in ENDINGS)}]


def names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of every name that a file defines, imports or assigns."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.lineno, node.name
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.attr
        elif isinstance(node, ast.alias):
            yield node.lineno, node.asname or ""
        elif isinstance(node, ast.MatchAs | ast.MatchStar | ast.ExceptHandler):
            yield node.lineno, node.name or ""
        elif isinstance(node, ast.keyword):
            yield node.value.lineno, node.arg or ""


def texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of every string: docstrings, messages, help, keys and patterns."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of every comment."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def word_faults(path: str, source: str) -> list[str]:
    """Return the places of a file that use a banned word; of a file that is not Python the whole text counts."""
    if path == SELF:
        return []
    if path.endswith(".py"):
        tree = parse(path, source)
        pieces = [(0, Path(path).stem), *names(tree), *texts(tree), *comments(source)]
    else:
        pieces = list(enumerate([Path(path).stem, *source.splitlines()]))
    return [f"{path}:{line}: {word}" for line, text in sorted(set(pieces)) for word in banned_in(text)]


# The parts of the project


def part_of(path: str) -> str:
    """Return the part that a file is counted in: a folder of the package, of a game or of the tests, or the file."""
    parts = path.split("/")
    if path.startswith("web/"):
        return "web"
    return "/".join(parts[: 4 if path.startswith("patolli/games/") else 2])


@cache
def parts() -> dict[str, list[str]]:
    """Return the files to check by their part."""
    patterns = (
        "patolli/**/*.py",
        "patolli/**/en.ftl",
        "tests/**/*.py",
        "tools/*.py",
        "bench/**/*.py",
        "bench/**/*.cjs",
        "setup.py",
        "Makefile",
        "*.md",
        "docs/*.md",
        "web/src/**/*.ts",
        "web/src/**/*.svelte",
    )
    files = sorted(file.relative_to(CHECKOUT).as_posix() for pattern in patterns for file in CHECKOUT.glob(pattern))
    found: dict[str, list[str]] = {}
    for path in files:
        if not path.startswith("tests/old/"):
            found.setdefault(part_of(path), []).append(path)
    return found


def faults(part: str) -> list[str]:
    """Return all faults of a part."""
    found = []
    for path in parts()[part]:
        source = (CHECKOUT / path).read_text(encoding="utf-8")
        found += [*(docstring_faults(path, source) if path.endswith(".py") else ()), *word_faults(path, source)]
    return found


@pytest.mark.parametrize("part", sorted(parts()))
def test_english_is_plain(part: str) -> None:
    found = faults(part)
    if found:
        pytest.fail("\n".join([f"{len(found)} places in {part}:", *found]), pytrace=False)


# Planted faults


@pytest.mark.parametrize(
    "source",
    [
        '"""What a market is."""',
        'class Stall:\n    """Whose turn it is."""',
        'def price(x: int) -> int:\n    """How much it costs."""',
        'def price(x: int) -> int:\n    """T3.2: whether it can be paid."""',
        'def stalls() -> int:\n    """Where the stalls are."""',
        'def test_price() -> None:\n    """Who pays."""',
        'def sell(x: int) -> None:\n    """The seller gets the price."""',
        'def sell(x: int) -> None:\n    """T3.2, T3.4: The seller gets the price."""',
        'def sell(x: int) -> None:\n    """Sells it."""',
        'async def sell(x: int) -> None:\n    """`x` is sold."""',
        'class Stall:\n    def sell(self) -> None:\n        """Two goods change hands."""',
        'def sell(x: int) -> None:\n    """Seller gets the price."""',
        'def sell(x: int) -> None:\n    """Gladly sell it."""',
    ],
)
def test_wrong_beginning_is_found(source: str) -> None:
    assert len(docstring_faults("patolli/market.py", source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        '"""The market."""',
        'class Stall:\n    """A stall, and the goods on it."""',
        'def price(x: int) -> int:\n    """The price in beans."""',
        'def price(x: int) -> int:\n    """Return the price in beans."""',
        'def test_price() -> None:\n    """The price is paid once."""',
        'def sell(x: int) -> None:\n    """Sell it. Whoever buys pays."""',
        'def sell(x: int) -> None:\n    """T3.2 and T3.4: Pass it on."""',
        'def sell(x: int) -> None:\n    """T3.2, T3.4."""',
        "def sell(x: int) -> None:\n    pass",
    ],
)
def test_right_beginning_is_accepted(source: str) -> None:
    assert docstring_faults("patolli/market.py", source) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("patolli/hall.py", ""),
        ("patolli/market.py", '"""The hall of the market."""'),
        ("patolli/market.py", "def market_hall(): pass"),
        ("patolli/market.py", "class MarketHall: pass"),
        ("patolli/market.py", "MARKET_HALLS = 1"),
        ("patolli/market.py", "def f(told): pass"),
        ("patolli/market.py", "for told in f(): pass"),
        ("patolli/market.py", "x.in_sight = 1"),
        ("patolli/market.py", "x = 1  # for whoever buys"),
        ("patolli/market.py", 'raise ValueError(f"{x} was never told")'),
        ("patolli/market.py", 'assert x, "Beware"'),
        ("patolli/market.py", 'def f(): return "it was told"'),
        ("patolli/market.py", 'print("Whoever is there")'),
        ("patolli/market.py", 'add(help="who was told")'),
        ("patolli/market.py", "import x as hall"),
        ("patolli/market.py", "from x import y as deeds"),
        ("patolli/market.py", "match x:\n    case told: pass"),
        ("patolli/market.py", "try: pass\nexcept ValueError as told: pass"),
        ("patolli/market.py", 'x = {"deed": 1}'),
        ("patolli/market.py", "f(deed=1)"),
        ("patolli/market.py", "pondering = 1"),
        ("patolli/market.py", "sighted = 1"),
        ("patolli/market.py", 'x = f"{y} ponders"'),
        ("patolli/bots/game_report.py", 'x = "a deed"'),
        ("docs/market.md", "## Deeds"),
        ("docs/bots.md", "the key of a deed"),
        ("setup.py", "told = 1"),
        ("patolli/messages/en.ftl", "sold = Nobody is told."),
        ("web/src/market.ts", "const deedOfSale = 1"),
    ],
)
def test_banned_word_is_found(path: str, source: str) -> None:
    assert len(word_faults(path, source)) == 1


@pytest.mark.parametrize(
    "source",
    ["def shallow(): pass", "insight = 1", "challenging = 1", '"""Indeed, a challenge."""', "class Marshall: pass"],
)
def test_other_word_is_accepted(source: str) -> None:
    assert word_faults("patolli/market.py", source) == []


def test_key_of_the_wire_is_no_exception() -> None:
    assert len(word_faults("patolli/bots/game_report.py", 'x = {"deed": 1}')) == 1
    assert len(word_faults("docs/bots.md", "under the key `deed`")) == 1


def test_verbs_are_words_in_order() -> None:
    words = (CHECKOUT / "tests/verbs.txt").read_text(encoding="utf-8").split()
    assert words == sorted(set(words)) and all(word.isalpha() and word.islower() for word in words)


def test_everything_written_is_checked() -> None:
    files = {path for paths in parts().values() for path in paths}
    assert {"setup.py", "Makefile", "README.md", "CONTRIBUTING.md", "docs/design.md", "bench/tables.py"} <= files
