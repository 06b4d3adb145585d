"""Names that were given up stay away: no row of the tables has its old name back.

The checkers are in `renaming`. Each is shown to find planted faults in a small project.
"""

from functools import cache
from pathlib import Path

import pytest
from renaming import (
    WHOLE,
    Row,
    definition_faults,
    import_faults,
    misplaced,
    moved_faults,
    parse_rows,
    reused,
    use_faults,
)
from syntax import CLASS, FUNCTION, VALUE, Project

CHECKOUT = Path(__file__).resolve().parent.parent
TABLES = {"tests/renames.tsv": 214, "tests/renames-server.tsv": 353}  # and their numbers of rows
REUSED = {  # old names with a new use, and its kind
    ("patolli/core/game.py", "Game.events"): VALUE,
    ("patolli/core/game.py", "Game.rules"): VALUE,  # the version that a loaded game is played by
    ("patolli/server/schema/responses.py", "Reason"): CLASS,
    ("patolli/server/workers/pool.py", "Workers.ask"): FUNCTION,
}
IN_NO_ROW = {("patolli/core/game.py", "Game.rules")}  # reused for something that had no name before
SOURCES = ("patolli", "tests", "tools", "bench")


@cache
def rows_of(table: str) -> list[Row]:
    """Return the rows of a table."""
    return parse_rows((CHECKOUT / table).read_text(encoding="utf-8"))


@cache
def rows() -> list[Row]:
    """Return the rows of all tables."""
    return [row for table in TABLES for row in rows_of(table)]


@cache
def project() -> Project:
    """Return all sources of the checkout."""
    files = sorted(file for part in SOURCES for file in (CHECKOUT / part).rglob("*.py"))
    return Project({file.relative_to(CHECKOUT).as_posix(): file.read_text(encoding="utf-8") for file in files})


@pytest.mark.parametrize("path", sorted({row.path for row in rows() if row.old != WHOLE}))
def test_no_old_name_is_defined(path: str) -> None:
    found = [row for row in rows() if row.path == path and row.old != WHOLE]
    allowed = {(row.path, row.old): REUSED.get((row.path, row.old)) for row in found}
    assert [f for row in found for f in definition_faults(row, rows(), project(), allowed[row.path, row.old])] == []


def test_no_old_name_is_imported() -> None:
    assert import_faults(rows(), project(), REUSED) == []


def test_no_old_name_is_used_on_its_class() -> None:
    assert use_faults(rows(), project(), REUSED) == []


def test_moved_modules_stay_away() -> None:
    assert moved_faults(rows(), set(project().by_path)) == []


def test_every_reused_name_has_a_kind() -> None:
    assert {(row.path, row.old) for row in rows() if reused(row, rows())} | IN_NO_ROW == set(REUSED)


@pytest.mark.parametrize("table", TABLES)
def test_table_is_complete(table: str) -> None:
    found = rows_of(table)
    assert len(found) == len({(row.path, row.old) for row in found}) == TABLES[table]


def test_every_row_has_the_path_of_its_new_name() -> None:
    found = rows_of("tests/renames.tsv")
    assert [fault for row in found for fault in misplaced(row, found, project())] == []


# Planted faults

PLANTED = [
    Row("patolli/hut.py", "fire", "hearth"),
    Row("patolli/hut.py", "Shed", "Barn"),
    Row("patolli/hut.py", "Shed.hay", "straw"),
    Row("patolli/hut.py", "Shed.straw", "-"),
    Row("patolli/hut.py", "Shed.stock", "herd"),
    Row("patolli/hut.py", "Shed.animals", "stock"),
]
PLANTED_KINDS = {("patolli/hut.py", "Shed.stock"): VALUE, ("patolli/hut.py", "Shed.straw"): FUNCTION}
HUT = """
from typing import Generic, TypeVar
class Barn:
    stock: list[str]
    def neighbour(self) -> "Barn | None": ...
    def straw(self): ...
B = TypeVar("B", bound=Barn)
class Yard(Generic[B]):
    def __init__(self, barn: Barn) -> None:
        self.barn = barn
        self.second = Barn()
def build() -> Barn: ...
"""


def planted(source: str, elsewhere: str = "") -> list[str]:
    """Return the faults of a hut with more source, and of a farm beside it."""
    farm = "from patolli import hut\nfrom patolli.hut import Barn, Yard, build\n" + elsewhere
    small = Project({"patolli/hut.py": HUT + source, "patolli/farm.py": farm})
    found = [f for row in PLANTED for f in definition_faults(row, PLANTED, small, PLANTED_KINDS.get(row[:2]))]
    return found + use_faults(PLANTED, small, PLANTED_KINDS) + import_faults(PLANTED, small, PLANTED_KINDS)


@pytest.mark.parametrize(
    "source",
    [
        "def fire(): pass",
        "async def fire(): pass",
        "fire = 1",
        "fire: int = 1",
        "fire += 1",
        "smoke, (fire, *ash) = 1, 2",
        "if True:\n    fire = 1",
        "for fire in (): pass",
        "with open('x') as fire: pass",
        "from patolli.oven import heat as fire",
        "import patolli.oven as fire",
        "match 1:\n    case [fire, *_]: pass",
        "try: pass\nexcept OSError as fire: pass",
        "(fire := 1)",
        "class Shed: pass",
        "class Barn:\n    def hay(self): pass",
        "class Barn:\n    hay = 1",
        "class Barn:\n    hay: int",
        "class Barn:\n    for hay in (): pass",
        "class Barn:\n    def __init__(self):\n        self.hay = 1",
        "class Barn:\n    def feed(self):\n        return self.hay + 1",
        "class Stable(Barn):\n    def hay(self): pass",
        "class Stable(Barn): pass\nclass Sty(Stable):\n    hay = 1",
        "class Barn:\n    def stock(self): pass",
        "class Barn:\n    straw = 1",
    ],
)
def test_old_definition_is_found(source: str) -> None:
    assert len({fault.split()[0] for fault in planted(source)}) == 1  # also a use, if it is on `self`


@pytest.mark.parametrize(
    "source",
    [
        "from patolli.hut import fire",
        "def light():\n    from patolli.hut import fire",
        "hut.fire()",
        "import patolli.hut\npatolli.hut.fire()",
        "class Stable(Barn):\n    hay = 1",
        "class Stable(hut.Barn):\n    def hay(self): pass",
        "Barn.hay",
        "hut.Barn.hay",
        "def f(b: Barn): b.hay",
        "def f(b: 'Barn | None'): b.hay = 1",
        "def f(b: hut.Barn): del b.hay",
        "def f(y: Yard[Barn]): y.barn.hay",
        "def f(y: Yard[Barn]): y.second.hay()",
        "def f(*, b: Barn): return lambda: b.hay",
        "def f(b: hut.B): b.hay",
        "def f(): Barn().hay",
        "def f(): build().hay",
        "def f():\n    b = build()\n    b.hay",
        "def f(b: Barn): b.neighbour().hay",
        "class Stable(Barn): pass\ndef f(s: Stable): s.hay",
        "def f(b: Barn): b.stock()",
    ],
)
def test_old_use_is_found_in_another_module(source: str) -> None:
    assert len(planted("", source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "def hearth(): pass",
        "def hearth():\n    fire = 1",
        "class Barn:\n    def feed(self, cow):\n        return cow.hay",
        "class Stable:\n    hay = 1",
        "class Barn:\n    stock = []",
        "def f(b: Barn): b.stock.append(b.straw())",
        "def f(s: str): s.hay",
    ],
)
def test_other_name_is_accepted(source: str) -> None:
    assert planted(source) == []
    assert planted("", source.replace("Barn:", "Stall:")) == []


@pytest.mark.parametrize("paths", [{"a.py"}, {"a.py", "b.py"}, set()])
def test_moved_module_is_found(paths: set[str]) -> None:
    assert moved_faults([Row("a.py", WHOLE, "b.py")], paths)
    assert moved_faults([Row("a.py", WHOLE, "b.py")], {"b.py"}) == []


@pytest.mark.parametrize(
    ("row", "faults"),
    [
        (Row("patolli/hut.py", "raise_barn", "build"), 0),
        (Row("patolli/hut.py", "Barn.next", "neighbour"), 0),
        (Row("patolli/hut.py", "Barn.next", "-"), 0),
        (Row("patolli/hut.py", "Barn.next", "build"), 1),
        (Row("patolli/farm.py", "raise_barn", "raised"), 1),
        (Row("patolli/oven.py", "raise_barn", "build"), 1),
    ],
)
def test_row_with_a_wrong_path_is_found(row: Row, faults: int) -> None:
    assert len(misplaced(row, [row], Project({"patolli/hut.py": HUT, "patolli/farm.py": ""}))) == faults
