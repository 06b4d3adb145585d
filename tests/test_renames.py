"""Names that were given up stay away: no row of the tables has its old name back.

A row has the path of a module, an old name (`function`, `Class` or `Class.attribute`) and the new one, `-` if there is
none. With the old name `*` the module itself was moved to another path. The checkers are functions of rows, a path and
a source, so that each can be shown to find a planted fault.
"""

import ast
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
TABLES = {"tests/renames.tsv": 214, "tests/renames-server.tsv": 353}  # and their numbers of rows
SOURCES = ("patolli", "tests", "tools", "bench")
WHOLE = "*"  # the old name of a row about a whole module


class Row(NamedTuple):
    path: str
    old: str
    new: str


@cache
def rows() -> list[Row]:
    """Return the rows of all tables, without their headings."""
    return [row for table in TABLES for row in rows_of(table)]


def rows_of(table: str) -> list[Row]:
    """Return the rows of a table, without its heading."""
    return [Row(*line.split("\t")) for line in (CHECKOUT / table).read_text(encoding="utf-8").splitlines()[1:]]


def bound(target: ast.expr) -> Iterator[str]:
    """Yield the names that an assignment binds; `self.name` counts as `name`."""
    if isinstance(target, ast.Name):
        yield target.id
    elif isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self":
        yield target.attr
    elif isinstance(target, ast.Tuple | ast.List):
        for part in target.elts:
            yield from bound(part)


def assigned(node: ast.AST) -> Iterator[str]:
    """Yield the names that one statement assigns."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            yield from bound(target)
    elif isinstance(node, ast.AnnAssign | ast.AugAssign):
        yield from bound(node.target)


def own_names(body: Iterable[ast.stmt]) -> Iterator[str]:
    """Yield the functions, classes and variables that a module or class defines itself."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        yield from assigned(node)
        if isinstance(node, ast.If | ast.Try):
            yield from own_names(part for part in ast.iter_child_nodes(node) if isinstance(part, ast.stmt))


def names_of_self(holder: ast.ClassDef) -> Iterator[str]:
    """Yield the attributes that the methods of a class read, call or assign on `self`."""
    for node in ast.walk(holder):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self":
            yield node.attr


def module_names(path: str, source: str) -> set[str]:
    """Return the qualified names that a module defines, or uses on `self` in its classes."""
    tree = ast.parse(source, path)
    found = set(own_names(tree.body))
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{name}" for name in (*own_names(node.body), *names_of_self(node))}
    return found


def reused(row: Row, table: Iterable[Row]) -> bool:
    """Return True if another row gives the old name to something else in the same place."""
    scope = row.old.rpartition(".")[0]
    given = (other for other in table if other.path == row.path and other.old.rpartition(".")[0] == scope)
    return any(other.new == row.old.rpartition(".")[2] for other in given)


def old_names(row: Row, table: Iterable[Row]) -> set[str]:
    """Return the spellings of a row's old name: by the old and by the new name of its class."""
    scope, _, name = row.old.rpartition(".")
    renamed = {other.new for other in table if other.path == row.path and other.old == scope}
    return {f"{holder}.{name}" for holder in {scope, *renamed}} if scope else {name}


def definition_faults(row: Row, table: Iterable[Row], source: str) -> list[str]:
    """Return a complaint for each spelling of the old name that the source of its module still knows."""
    if reused(row, table):
        return []
    found = sorted(old_names(row, table) & module_names(row.path, source))
    return [f"{row.path}: {name} is back; expected {row.new}" for name in found]


def given_up(table: Iterable[Row]) -> set[tuple[str, str]]:
    """Return the modules and names that no file may import."""
    named = [row for row in table if "." not in row.old and row.old != WHOLE]
    return {(module_of(row.path), row.old) for row in named if not reused(row, table)}


def import_faults(names: set[tuple[str, str]], path: str, source: str) -> list[str]:
    """Return a complaint for each of these names that a file imports from its module."""
    faults = []
    for node in ast.walk(ast.parse(source, path)):
        if isinstance(node, ast.ImportFrom) and node.module:
            old = [alias.name for alias in node.names if (node.module, alias.name) in names]
            faults += [f"{path}:{node.lineno}: imports {name} from {node.module}" for name in old]
    return faults


def moved_faults(table: Iterable[Row], paths: Collection[str]) -> list[str]:
    """Return a complaint for each moved module that is back at its old path, or not at its new one."""
    moved = [row for row in table if row.old == WHOLE]
    back = [f"{row.path}: is back; expected {row.new}" for row in moved if row.path in paths]
    return back + [f"{row.new}: is not there" for row in moved if row.new not in paths]


def module_of(path: str) -> str:
    """Return the dotted name of a module."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@pytest.mark.parametrize("path", sorted({row.path for row in rows() if row.old != WHOLE}))
def test_no_old_name_is_defined(path: str) -> None:
    source = (CHECKOUT / path).read_text(encoding="utf-8")
    found = [fault for row in rows() if row.path == path for fault in definition_faults(row, rows(), source)]
    assert found == []


@pytest.mark.parametrize("folder", SOURCES)
def test_no_old_name_is_imported(folder: str) -> None:
    files = sorted((CHECKOUT / folder).rglob("*.py"))
    assert files
    sources = [(file.relative_to(CHECKOUT).as_posix(), file.read_text(encoding="utf-8")) for file in files]
    names = given_up(rows())
    assert [fault for path, source in sources for fault in import_faults(names, path, source)] == []


@pytest.mark.parametrize("table", TABLES)
def test_table_is_complete(table: str) -> None:
    found = rows_of(table)
    assert len(found) == len({(row.path, row.old) for row in found}) == TABLES[table]


def test_moved_modules_stay_away() -> None:
    paths = {file.relative_to(CHECKOUT).as_posix() for part in SOURCES for file in (CHECKOUT / part).rglob("*.py")}
    assert moved_faults(rows(), paths) == []


@pytest.mark.parametrize("paths", [{"a.py"}, {"a.py", "b.py"}, set()])
def test_moved_module_is_found(paths: set[str]) -> None:
    assert moved_faults([Row("a.py", WHOLE, "b.py")], paths)
    assert moved_faults([Row("a.py", WHOLE, "b.py")], {"b.py"}) == []


PLANTED = [
    Row("patolli/hut.py", "fire", "hearth"),
    Row("patolli/hut.py", "Shed", "Barn"),
    Row("patolli/hut.py", "Shed.hay", "straw"),
    Row("patolli/hut.py", "Shed.straw", "-"),
]


@pytest.mark.parametrize(
    "source",
    [
        "def fire(): pass",
        "async def fire(): pass",
        "fire = 1",
        "fire: int = 1",
        "smoke, fire = 1, 2",
        "if True:\n    fire = 1",
        "class Shed: pass",
        "class Barn:\n    def hay(self): pass",
        "class Barn:\n    hay = 1",
        "class Barn:\n    hay: int",
        "class Barn:\n    def __init__(self):\n        self.hay = 1",
        "class Barn:\n    def feed(self):\n        return self.hay + 1",
    ],
)
def test_old_name_is_found(source: str) -> None:
    assert len([fault for row in PLANTED for fault in definition_faults(row, PLANTED, source)]) == 1


@pytest.mark.parametrize(
    "source",
    [
        "def hearth(): pass",
        "def hearth():\n    fire = 1",
        "class Barn:\n    straw = 1",
        "class Barn:\n    def feed(self, cow):\n        return cow.hay",
        "class Stable:\n    hay = 1",
    ],
)
def test_other_name_is_accepted(source: str) -> None:
    assert [fault for row in PLANTED for fault in definition_faults(row, PLANTED, source)] == []


@pytest.mark.parametrize(
    ("source", "faults"),
    [
        ("from patolli.hut import Barn, fire", 1),
        ("def light():\n    from patolli.hut import fire", 1),
        ("from patolli.hut import Barn\nfrom patolli.oven import fire", 0),
    ],
)
def test_old_import_is_found(source: str, faults: int) -> None:
    assert len(import_faults(given_up(PLANTED), "patolli/yard.py", source)) == faults
