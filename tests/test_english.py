"""Docstrings, names, comments and messages are plain English.

- No docstring begins with a question word: it names its subject instead.
- A function that does something, that is, one that returns None, begins with an imperative. The check knows the words
  of English that are never verbs (articles, pronouns, prepositions and the like: a closed list), and takes a word that
  ends in a single s for a noun or a third person. A rule id may come first ("M4.3: Dig a canal"), or stand alone.
- Some words mean too little or too much. No name, docstring, comment, error or English message has one of them.

Each checker is a function of a path and a source, so that it can be shown to find a planted fault. Not checked are the
old files of tests/old, the texts of the rules, and the folders that are still to do.
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
STILL_TO_DO = ("patolli/server", "tests/server")

QUESTION_WORDS = {"what", "who", "whom", "whose", "whether", "how"}
RELATIVE_WORDS = {"where", "which", "that", "if", "why", "when", "whatever", "whoever", "whichever"}
FUNCTION_WORDS = """
    a after all also always an and another any anybody anything as at because before beside between both but by during
    each either every everybody everything few for from he her here his in into it its many more most much my neither
    never no nobody none not nothing now of on one only or other our over same several she since so some somebody
    something such than the their them then there these they this those three through to two under until up upon we
    while with within without you your
"""
NEVER_VERBS = QUESTION_WORDS | RELATIVE_WORDS | set(FUNCTION_WORDS.split())
IMPERATIVES_WITH_S = {"focus", "bias"}
RULE_IDS = re.compile(r"^(?:(?:[A-Z]\d+(?:\.\d+)*|and|to)[:,.;]*\s+)+")

BANNED = {"deed", "hall", "sight", "told", "beware", "ponder", "whoever"}
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
    """Return False for a word that cannot be an imperative; no word at all stands for rule ids alone."""
    if not word:
        return True
    if not word.isalpha() or word in NEVER_VERBS:
        return False
    return not word.endswith("s") or word.endswith("ss") or word in IMPERATIVES_WITH_S


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
    """Return the banned words of a text or name, also in the plural and inside compound names."""
    words = (word.lower() for word in WORD.findall(text))
    return [word for word in words if word in BANNED or word.removesuffix("s") in BANNED]


def names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of every name that a file defines or assigns."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.lineno, node.name
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.attr


def errors(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of every string that is raised or asserted."""
    for node in ast.walk(tree):
        message = node.exc if isinstance(node, ast.Raise) else node.msg if isinstance(node, ast.Assert) else None
        for part in ast.walk(message) if message else ():
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.lineno, part.value


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of every comment."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def word_faults(path: str, source: str) -> list[str]:
    """Return the places of a file that use a banned word; of a file that is not Python the whole text counts."""
    if path.endswith(".py"):
        tree = parse(path, source)
        pieces = [(line, text) for _, line, text in docstrings(path, source)]
        pieces += [(0, Path(path).stem), *names(tree), *errors(tree), *comments(source)]
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


@pytest.mark.parametrize("part", sorted(set(parts()) - set(STILL_TO_DO)))
def test_english_is_plain(part: str) -> None:
    found = faults(part)
    if found:
        pytest.fail("\n".join([f"{len(found)} places in {part}:", *found]), pytrace=False)


@pytest.mark.parametrize("part", STILL_TO_DO)
def test_part_is_rightly_listed_as_still_to_do(part: str) -> None:
    """A part without faults must leave the list."""
    assert faults(part)


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
        ("patolli/messages/en.ftl", "sold = Nobody is told."),
        ("web/src/market.ts", "const deedOfSale = 1"),
    ],
)
def test_banned_word_is_found(path: str, source: str) -> None:
    assert len(word_faults(path, source)) == 1


@pytest.mark.parametrize(
    "source",
    ["def shallow(): pass", "insight = 1", 'x = {"told": 1}', '"""Indeed, a challenge."""', "class Marshall: pass"],
)
def test_other_word_is_accepted(source: str) -> None:
    assert word_faults("patolli/market.py", source) == []
