"""Dependencies point one way, and no game is named outside its own folder.

Both checkers are functions of a path and a text, so that each can be shown to find a planted fault.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
BINARY = {".woff2"}

# What each part of the package may import of the others; parts that are not listed may import everything.
MAY_IMPORT: dict[str, set[str]] = {
    "_pure": set(),
    "__init__": {"_pure", "core", "match"},
    "core": {"core"},
    "games": {"core"},
    "messages": {"core", "messages"},
    "match": {"core", "match"},
    "testing": {"core", "match", "messages", "testing"},
    "bots": {"core", "match", "bots"},
}
# What each part of a game may import of the game's other parts: a chapter of the rules never asks a bot or a page.
INSIDE_A_GAME: dict[str, set[str]] = {
    "data": {"data"},
    "actions": {"data"},
    "events": {"data"},
    "state": {"data", "actions", "events"},
    "rules": {"data", "actions", "events", "state", "rules"},
    "ai": {"data", "actions", "events", "state", "rules", "ai"},
    "ui": {"data", "actions", "events", "state", "rules", "ai", "ui"},
    "game": {"data", "actions", "events", "state", "rules", "ai", "ui"},
    "__init__": {"game"},
}
# What each part of the server may import of its other parts. Workers stand beside storage and tables.
BASE = {"__init__", "settings", "errors", "log", "metrics", "schema", "games", "labels"}
SERVER_MAY_IMPORT: dict[str, set[str]] = {
    "__init__": set(),
    "log": set(),
    "metrics": set(),
    "labels": {"errors"},
    "schema": {"schema"},
    "errors": {"errors"},
    "settings": {"settings"},
    "games": {"errors", "labels"},
    "garbage": {"metrics"},
    "storage": {"log", "storage"},
    "accounts": BASE | {"storage", "accounts"},
    "tables": BASE | {"storage", "accounts", "tables"},
    "workers": BASE | {"workers"},
    "jobs": BASE | {"storage", "accounts", "tables", "workers", "jobs"},
    "http": BASE | {"storage", "accounts", "tables", "workers", "jobs", "http"},
    "node": BASE | {"garbage", "storage", "accounts", "tables", "workers", "jobs", "http"},
    "app": BASE | {"garbage", "http", "node"},
    "run": BASE | {"garbage", "storage", "workers", "http", "node", "app"},
}
# The files that may import a library; everywhere else in the server it is forbidden.
LIBRARIES: dict[str, tuple[str, ...]] = {
    "starlette": ("patolli/server/http/", "patolli/server/app.py"),
    "uvicorn": ("patolli/server/run.py", "patolli/server/http/connections.py", "patolli/server/http/live_protocol.py"),
    "websockets": ("patolli/server/http/live_protocol.py",),
    "h11": ("patolli/server/http/connections.py",),
    "apsw": ("patolli/server/storage/sqlite.py", "patolli/server/storage/backup.py"),
    "prometheus_client": ("patolli/server/metrics.py",),
    "msgspec": tuple(f"patolli/server/{path}" for path in ("schema/", "http/", "workers/")),
}
COMPILED = {".so", ".pyd"}  # built beside the sources
ENTRIES = {
    "__init__.py",
    "game.py",
    "rules.md",
    "actions.py",
    "events.py",
    "state.py",
    "data",
    "rules",
    "ai",
    "ui",
    "messages",
}
GENERATED_TYPES = "web/src/api/schema.d.ts"  # made of the API document, which has the types of all games
STANDARD_ONLY = {"_pure", "__init__", "core", "games"}
COMPILER_TYPES = {"mypy_extensions"}


def imported(path: str, source: str) -> Iterator[str]:
    """Dotted names of everything that a module imports, wherever in the file."""
    package = Path(path).parent.parts
    for node in ast.walk(ast.parse(source, path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def layer_faults(path: str, source: str) -> list[str]:
    """Imports of `path` (relative to the checkout) that point the wrong way."""
    part, *inner = Path(path).with_suffix("").parts[1:]
    own_game = ["patolli", "games", inner[0]] if part == "games" and len(inner) > 1 else None
    return [
        f"{path}: {part} must not import {name}"
        for name in imported(path, source)
        if not allowed(part, own_game, name.split("."))
    ]


def allowed(part: str, own_game: list[str] | None, name: list[str]) -> bool:
    if name[0] == "patolli":
        other = name[1] if len(name) > 1 else "__init__"
        return part not in MAY_IMPORT or other in MAY_IMPORT[part] or name[:3] == own_game
    return part not in STANDARD_ONLY or name[0] in sys.stdlib_module_names or name[0] in COMPILER_TYPES


def game_layer_faults(path: str, source: str) -> list[str]:
    """Return the imports inside a game's folder that point the wrong way."""
    game, part = Path(path).with_suffix("").parts[2:4]
    own = f"patolli.games.{game}."
    parts = [name.removeprefix(own).split(".")[0] for name in imported(path, source) if name.startswith(own)]
    return [f"{path}: {part} must not import {other}" for other in parts if other not in INSIDE_A_GAME[part]]


def server_layer_faults(path: str, source: str) -> list[str]:
    """Return the imports inside the server that point the wrong way, and those of libraries in the wrong place."""
    part = Path(path).with_suffix("").parts[2]
    names = list(imported(path, source))
    other = [name.split(".")[2] for name in names if name.startswith("patolli.server.")]
    wrong = [f"{path}: {part} must not import {name}" for name in other if name not in SERVER_MAY_IMPORT[part]]
    libraries = [name.split(".")[0] for name in names]
    return wrong + [f"{path}: must not import {name}" for name in libraries if not library_allowed(path, name)]


def library_allowed(path: str, name: str) -> bool:
    """Return whether a file of the server may import a library."""
    if name in sys.stdlib_module_names or name == "patolli":
        return True
    return name in LIBRARIES and path.startswith(LIBRARIES[name])


def name_faults(path: str, text: str, games: Iterable[str]) -> list[str]:
    """Lines of `path` that name a game although the file is not that game's own."""
    faults = []
    for game in games:
        if path.startswith((f"patolli/games/{game}/", f"web/src/games/{game}/")) or path == GENERATED_TYPES:
            continue
        word = re.compile(rf"(?<![a-z0-9_]){game.replace('_', '[_ -]')}(?![a-z0-9_])", re.IGNORECASE)
        lines = enumerate(text.splitlines(), 1)
        faults += [f"{path}:{number}: names the game {game}" for number, line in lines if word.search(line)]
    return faults


def game_names() -> list[str]:
    return sorted(f.parent.name for f in CHECKOUT.glob("patolli/games/*/__init__.py"))


def files(*patterns: str) -> list[tuple[str, str]]:
    found = sorted(
        {f for pattern in patterns for f in CHECKOUT.glob(pattern) if f.is_file() and f.suffix not in BINARY}
    )
    return [(f.relative_to(CHECKOUT).as_posix(), f.read_text(encoding="utf-8")) for f in found]


def test_dependencies_point_one_way() -> None:
    assert [fault for path, source in files("patolli/**/*.py") for fault in layer_faults(path, source)] == []


def test_layers_inside_the_server_point_one_way() -> None:
    assert [f for path, source in files("patolli/server/**/*.py") for f in server_layer_faults(path, source)] == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("patolli/server/tables/table.py", "from patolli.server.http import dispatch"),
        ("patolli/server/tables/table.py", "from patolli.server.workers.pool import WorkerPool"),
        ("patolli/server/tables/view.py", "def f():\n    from patolli.server import http"),
        ("patolli/server/tables/view.py", "import msgspec"),
        ("patolli/server/tables/commands.py", "from starlette.requests import Request"),
        ("patolli/server/storage/queries.py", "import apsw"),
        ("patolli/server/storage/sqlite.py", "from patolli.server.tables import table"),
        ("patolli/server/accounts/sessions.py", "from patolli.server.tables import registry"),
        ("patolli/server/workers/process.py", "from patolli.server.storage import queries"),
        ("patolli/server/workers/pool.py", "from ..tables import table"),
        ("patolli/server/http/routes.py", "if TYPE_CHECKING:\n    from patolli.server.node import Node"),
        ("patolli/server/http/routes.py", "import uvicorn"),
        ("patolli/server/app.py", "import httpx"),
        ("patolli/server/errors.py", "from patolli.server.storage import base"),
    ],
)
def test_wrong_import_inside_the_server_is_found(path: str, source: str) -> None:
    assert len(server_layer_faults(path, source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("patolli/server/tables/table.py", "from patolli.server.storage import queries\nfrom . import registry"),
        ("patolli/server/http/dispatch.py", "import json\nfrom starlette.requests import Request"),
        ("patolli/server/node.py", "from patolli.server.http import routes\nfrom patolli.core import game"),
        ("patolli/server/run.py", "import uvicorn\nfrom patolli.server import app"),
    ],
)
def test_right_import_inside_the_server_is_accepted(path: str, source: str) -> None:
    assert server_layer_faults(path, source) == []


SERVERLESS = ("view", "commands", "history", "analysis", "seating", "transfers", "table")
BLOCKED = ("msgspec", "starlette", "apsw", "uvicorn", "prometheus_client", "h11", "websockets")


def import_alone(modules: Iterable[str]) -> subprocess.CompletedProcess[str]:
    """Import modules in a fresh process that lacks the libraries of the server."""
    block = f"import sys; sys.modules.update(dict.fromkeys({BLOCKED!r}))"
    program = "\n".join([block, *(f"import {module}" for module in modules)])
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_the_domain_needs_no_library_of_the_server() -> None:
    """A page without a server can run these modules."""
    found = import_alone(f"patolli.server.tables.{name}" for name in SERVERLESS)
    assert found.returncode == 0, found.stderr


@pytest.mark.parametrize("module", ["patolli.server.schema.requests", "patolli.server.http.context", "msgspec"])
def test_a_module_that_needs_a_library_is_found(module: str) -> None:
    assert "ModuleNotFoundError" in import_alone([module]).stderr


def test_layers_inside_a_game_point_one_way() -> None:
    assert [f for path, source in files("patolli/games/*/**/*.py") for f in game_layer_faults(path, source)] == []


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_the_same_entries(game: str) -> None:
    folder = CHECKOUT / "patolli/games" / game
    found = {entry.name for entry in folder.iterdir() if entry.suffix not in COMPILED}
    assert found - {"__pycache__"} == ENTRIES


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("patolli/games/senet/rules/turn.py", "from patolli.games.senet.ai import evaluation"),
        ("patolli/games/senet/data/load.py", "from patolli.games.senet.actions import MOVE"),
        ("patolli/games/senet/ai/prune.py", "from patolli.games.senet.ui.describe import describe"),
        ("patolli/games/senet/state.py", "from patolli.games.senet.rules import turn"),
    ],
)
def test_wrong_import_inside_a_game_is_found(path: str, source: str) -> None:
    assert len(game_layer_faults(path, source)) == 1


def test_no_game_is_named_outside_its_folder() -> None:
    own = ("patolli/**/*.py", "patolli/**/*.ftl", "patolli/**/*.toml", "bench/*", "web/src/**/*")
    project = ("Makefile", "setup.py", "pyproject.toml", ".ci/*")
    games = game_names()
    assert games
    assert [fault for path, text in files(*own, *project) for fault in name_faults(path, text, games)] == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("patolli/core/state.py", "import patolli.match.match"),
        ("patolli/core/state.py", "def f():\n    from patolli.games.senet import rules"),
        ("patolli/core/state.py", "import rich"),
        ("patolli/core/state.py", "from patolli import load"),
        ("patolli/core/state.py", "from ..messages import Messages"),
        ("patolli/games/senet/flow.py", "from patolli.games.royal_ur import flow"),
        ("patolli/games/senet/flow.py", "from ..royal_ur.flow import Turn"),
        ("patolli/games/senet/flow.py", "from patolli import bots"),
        ("patolli/games/__init__.py", "from patolli.games.senet import game"),
        ("patolli/messages/fluent.py", "from patolli.match import Match"),
        ("patolli/match/match.py", "import patolli.bots"),
        ("patolli/bots/greedy.py", "from patolli.server import app"),
        ("patolli/testing/laws.py", "from patolli.cli import main"),
    ],
)
def test_wrong_import_is_found(path: str, source: str) -> None:
    assert len(layer_faults(path, source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("patolli/core/state.py", "import hashlib\nfrom mypy_extensions import i64\nfrom . import record"),
        ("patolli/games/senet/flow.py", "from patolli.core.state import State\nfrom . import rules"),
        ("patolli/games/senet/flow.py", "import tomllib\nfrom patolli.games.senet.rules import reach"),
        ("patolli/messages/__init__.py", "from fluent.runtime import FluentBundle\nimport patolli.core"),
        ("patolli/bots/greedy.py", "from patolli.match.match import Match"),
        ("patolli/cli.py", "import rich\nfrom patolli import bots, core, match, messages"),
        ("patolli/server/app.py", "from patolli.bots import greedy"),
    ],
)
def test_right_import_is_accepted(path: str, source: str) -> None:
    assert layer_faults(path, source) == []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("patolli/core/game.py", "# as in Royal Ur"),
        ("patolli/cli.py", 'DEFAULT = "royal_ur"'),
        ("Makefile", "\tpatolli fuzz royal-ur"),
        ("patolli/games/senet/flow.py", "# unlike Royal Ur"),
        ("web/src/table.ts", 'import "./games/royal_ur/board"'),
    ],
)
def test_named_game_is_found(path: str, text: str) -> None:
    assert len(name_faults(path, text, ["royal_ur", "senet"])) == 1


def test_own_name_and_parts_of_words_are_accepted() -> None:
    assert name_faults("patolli/games/senet/flow.py", "senet", ["senet"]) == []
    assert name_faults("web/src/games/senet/Board.svelte", "senet", ["senet"]) == []
    assert name_faults("patolli/core/game.py", "basenet, senets", ["senet"]) == []


# Tests

OWN_TEST_FOLDERS = {"contract", "golden", "old", "web"}  # of no part alone: laws, whole games, old files, pages
OWN_ORDER = {"server"}  # its folders are its own


def folders_without_part(tests: Path, package: Path, own: set[str]) -> list[str]:
    """Return the folders of tests that name no folder of the package."""
    folders = [entry for entry in sorted(tests.iterdir()) if entry.is_dir() and entry.name != "__pycache__"]
    faults = []
    for folder in [entry for entry in folders if entry.name not in own]:
        if not (package / folder.name).is_dir():
            faults.append(f"{folder.name}: no such folder in {package.name}")
        elif folder.name not in OWN_ORDER:
            inner = folders_without_part(folder, package / folder.name, set())
            faults += [f"{folder.name}/{fault}" for fault in inner]
    return faults


def test_each_folder_of_tests_names_a_folder_of_the_package() -> None:
    assert folders_without_part(CHECKOUT / "tests", CHECKOUT / "patolli", OWN_TEST_FOLDERS) == []
    assert (CHECKOUT / "tests/games").is_dir() and (CHECKOUT / "tests/core").is_dir()


def test_folder_of_no_part_is_found(tmp_path: Path) -> None:
    for folder in ("tests/core", "tests/words", "tests/games/senet/rules", "tests/games/senet/play", "tests/golden"):
        (tmp_path / folder).mkdir(parents=True)
    for folder in ("patolli/core", "patolli/games/senet/rules"):
        (tmp_path / folder).mkdir(parents=True)
    found = folders_without_part(tmp_path / "tests", tmp_path / "patolli", OWN_TEST_FOLDERS)
    assert found == ["games/senet/play: no such folder in senet", "words: no such folder in patolli"]
