"""The docs agree with the code: excerpts are verbatim, programs run, trees and tables are complete."""

import ast
import os
import re
import tomllib
from argparse import SUPPRESS, ArgumentParser, _SubParsersAction
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from patolli.bots.greedy import Greedy
from patolli.bots.lookahead import Lookahead
from patolli.cli import parser
from patolli.core.events import Events
from patolli.core.game import Game
from patolli.core.record import read_record
from patolli.core.registry import load
from patolli.core.replay import Replay
from patolli.core.state import Frame, State
from patolli.match.fair_draws import verify
from patolli.match.match import Match
from patolli.testing import laws, lockstep

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")


def blocks(page: str, language: str) -> list[str]:
    """Return the fenced blocks of a page in a language."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return [body for found, body in FENCE.findall(text) if found == language]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    targets = LINK.findall(page.read_text(encoding="utf-8"))
    assert [t for t in targets if not (page.parent / t).exists()] == []


# Names in all pages

FOLDERS = "bench|docs|patolli|tests|tools|web"
PATH = re.compile(rf"(?<![\w/.-])(?:{FOLDERS})/[\w./<>*-]*")
PLACEHOLDER = re.compile(r"<\w+>|\bGAME\b|\bNAME\b|\bmygame\b")
HOLDERS = {kind.__name__: kind for kind in (Game, State, Frame, Match, Replay, Events, Greedy, Lookahead)}
ATTRIBUTE = re.compile(rf"\b({'|'.join(HOLDERS)}|game|state)\.(?!py\b|md\b|patolli\b)([a-z]\w*)")


def missing_paths(text: str) -> list[str]:
    """Return the paths of a text that the checkout does not have; `<game>` stands for any name."""
    found = {path.rstrip(".-/") for path in PATH.findall(text)}
    return [path for path in sorted(found) if not any(ROOT.glob(PLACEHOLDER.sub("*", path)))]


def missing_attributes(text: str) -> list[str]:
    """Return the names behind `Game.`, `game.` and the like that the class does not have."""
    found = sorted(set(ATTRIBUTE.findall(text)))
    return [f"{kind}.{name}" for kind, name in found if name not in known_names(kind.capitalize())]


@cache
def known_names(kind: str) -> set[str]:
    """Return the names of a class, with those that it declares and those that its `__init__` sets."""
    holder = HOLDERS[kind]
    source = (ROOT / f"{holder.__module__.replace('.', '/')}.py").read_text(encoding="utf-8")
    return set(dir(holder)) | set(re.findall(r"^    (?:    self\.)?(\w+):? ", source, re.MULTILINE))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_names_on_pages_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert missing_paths(text) == []
    assert missing_attributes(text) == []


def test_stale_names_are_found() -> None:
    assert missing_paths("`tools/chances.py` in `patolli/games/<game>/rules/`, docs/performance.md.") == [
        "tools/chances.py"
    ]
    assert missing_attributes("`Game.scene`, `game.guess(view)`, `game.why`") == ["Game.scene", "game.guess"]


# The verifier of docs/record.md


def finished_game(seed: int) -> str:
    """Return the record of a random game with nonces, undo and a take-back past chance."""
    rng = Random(seed)
    nonces = ("tlaloc", "quetzal coatl") if seed % 2 else ()
    match = Match(load("tianguis", {"rounds": 3}), ["Ada", "Ben"], seed=rng.randbytes(32), nonces=nonces)
    turn = 0
    while match.to_act():
        seat = match.to_act()[0]
        action = rng.choice(match.replay.state.legal_actions(seat))
        match.play(seat, match.replay.game.actions.name(action), match.revision)
        turn += 1
        if turn == 8:  # three rounds have at least nine decisions; the ninth line from here is one of chance
            match.take_back(9, match.revision)
    return str(match.replay.record)


@pytest.mark.parametrize("seed", range(6))
def test_verifier_agrees_with_ours(seed: int) -> None:
    (program,) = blocks("docs/record.md", "python")
    names: dict[str, Any] = {}
    exec(program, names)
    text = finished_game(seed)
    assert "\n~ undo 9\n" in text
    assert names["verify"](text) == verify(read_record(text)) >= 10


def test_verifier_finds_a_false_die() -> None:
    (program,) = blocks("docs/record.md", "python")
    names: dict[str, Any] = {}
    exec(program, names)
    text = finished_game(1)
    (roll, *_) = re.findall(r"^\* roll \d$", text, re.MULTILINE)
    other = "* roll 1" if roll != "* roll 1" else "* roll 2"
    with pytest.raises(AssertionError, match=r"draw \d+ is"):
        names["verify"](text.replace(roll, other, 1))
    with pytest.raises(AssertionError, match="not the seed that was promised"):
        names["verify"](re.sub(r"seed \w\w", "seed 00", text))


# docs/design.md

MADE = re.compile(r"\..*|build|__pycache__|.*\.egg-info|static|.*\.(so|pyd)")  # by make, the tools and Python
LISTED = ("", "patolli", "patolli/bots", "patolli/cli", "patolli/games/<game>", "patolli/server")  # with all folders


def tree_paths(text: str) -> set[str]:
    """Return the paths of a tree, in which two more blanks mean one folder further in."""
    found: set[str] = set()
    above: list[str] = []
    for line in text.splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        above = [*above[:depth], line.split()[0].rstrip("/")]
        found.add("/".join(above))
    return found


def paths_on_disk(game: str) -> set[str]:
    """Return the folders that the tree must list, and all entries of a game."""
    found = {"patolli/games/<game>"}
    for folder in LISTED:
        for entry in (ROOT / folder.replace("<game>", game)).iterdir():
            if (entry.is_dir() or "<game>" in folder) and not MADE.fullmatch(entry.name):
                found.add(f"{folder}/{entry.name}".lstrip("/"))
    return found


@pytest.mark.parametrize("game", sorted(file.parent.name for file in ROOT.glob("patolli/games/*/__init__.py")))
def test_tree_is_the_one_on_disk(game: str) -> None:
    (text,) = blocks("docs/design.md", "tree")
    assert tree_paths(text) == paths_on_disk(game)


def test_wrong_tree_is_found() -> None:
    (text,) = blocks("docs/design.md", "tree")
    assert tree_paths(text.replace("  match/ ", "  play/ ")) ^ tree_paths(text) == {"patolli/match", "patolli/play"}
    assert "patolli/games/<game>/ai" in tree_paths(text)


# docs/kernel.md


def public_methods(holder: type) -> list[str]:
    """Return the public methods of a class."""
    return [name for name in dir(holder) if not name.startswith("_") and callable(getattr(holder, name))]


@pytest.mark.parametrize(
    ("title", "holders"),
    [("Game", [Game]), ("State and Frame", [State, Frame])],
)
def test_kernel_tour_is_complete(title: str, holders: list[type]) -> None:
    """The tables list the public methods, all of them and no others."""
    page = (ROOT / "docs/kernel.md").read_text(encoding="utf-8")
    section = page.split(f"\n## {title}\n")[1].split("\n## ")[0]
    listed = set(re.findall(r"`(\w+)\(", section))
    assert listed == {name for holder in holders for name in public_methods(holder)}


def hooks_in_code() -> dict[str, set[str]]:
    """Return the methods of `Game` by the section comment of game.py that they follow."""
    found: dict[str, set[str]] = {}
    for line in (ROOT / "patolli/core/game.py").read_text(encoding="utf-8").splitlines():
        if heading := re.fullmatch(r"    # (Hooks: \w+|Derived by the kernel)", line):
            found[heading.group(1)] = set()
        elif (method := re.match(r"    def ([a-z]\w*)\(", line)) and found:
            found[[*found][-1]].add(method.group(1))
    return found


@pytest.mark.parametrize("group", ["Hooks: rules", "Hooks: ai", "Hooks: ui", "Derived by the kernel"])
def test_kernel_tour_groups_hooks_as_the_code_does(group: str) -> None:
    page = (ROOT / "docs/kernel.md").read_text(encoding="utf-8")
    section = page.split(f"\n### {group}\n")[1].split("\n##")[0]
    listed = {name for row in section.splitlines() for name in re.findall(r"`(\w+)\(", row.split(" | ")[0])}
    assert listed == hooks_in_code()[group]
    assert len(listed) >= 7


def test_kernel_tour_names_every_module() -> None:
    page = (ROOT / "docs/kernel.md").read_text(encoding="utf-8")
    modules = [f.name for f in (ROOT / "patolli/core").glob("*.py") if f.name != "__init__.py"]
    assert [name for name in modules if f"`{name}`" not in page] == []


# docs/tour.md

Function = ast.FunctionDef | ast.AsyncFunctionDef
NAMED = re.compile(r"\[`([^`]+)`\]\(([^)#:\s]+)\)")


def named_in_tour() -> list[tuple[str, str]]:
    """Return the names that the tour links, each with the path of its file."""
    page = ROOT / "docs/tour.md"
    found = NAMED.findall(page.read_text(encoding="utf-8"))
    paths = [(name, (page.parent / target).resolve().relative_to(ROOT).as_posix()) for name, target in found]
    return sorted(set(paths))


def defined_names(path: str, source: str) -> set[str]:
    """Return the names that a module defines, methods as `Class.method`; of another file its words."""
    if not path.endswith(".py"):
        return set(re.findall(r"[\w-]+", source))
    found: set[str] = set()
    for node in ast.parse(source, path).body:
        if isinstance(node, Function | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{part.name}" for part in node.body if isinstance(part, Function)}
        if isinstance(node, ast.AnnAssign | ast.Assign):
            targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


@pytest.mark.parametrize(("name", "path"), named_in_tour())
def test_tour_names_what_is_there(name: str, path: str) -> None:
    assert name in defined_names(path, (ROOT / path).read_text(encoding="utf-8"))


def test_tour_walks_through_three_games() -> None:
    assert {path.split("/")[2] for _, path in named_in_tour() if path.startswith("patolli/games/")} >= {
        "chichen_itza",
        "cortez",
        "mexica",
    }
    assert len(named_in_tour()) >= 60


def test_tour_follows_a_click_through_the_server() -> None:
    folders = {path.split("/")[2] for _, path in named_in_tour() if path.startswith("patolli/server/")}
    assert folders >= {"http", "accounts", "tables", "storage", "jobs"}


def test_defined_names_are_those_of_the_module() -> None:
    source = "GOLD: Final = 3\nTIN = 1\nclass Pay:\n    def due(self):\n        later = 1\nasync def purse(): pass"
    assert defined_names("pay.py", source) == {"GOLD", "TIN", "Pay", "Pay.due", "purse"}
    assert "god-dig" in defined_names("box.toml", 'g30 = { effect = "god-dig" }')


# docs/rules/<game>-cards-page.md


def users(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Yield each function, method and table of a module with the names it uses, and each class with its rules."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        parts: list[tuple[str, ast.stmt]] = []
        if isinstance(node, ast.FunctionDef):
            parts = [(node.name, node)]
        elif isinstance(node, ast.ClassDef):
            parts = [(f"{node.name}.{part.name}", part) for part in node.body if isinstance(part, ast.FunctionDef)]
            yield node.name, set(RULE_ID.findall(ast.get_docstring(node) or ""))  # the question that a card opens
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            parts = [(node.target.id, node)]
        for name, part in parts:
            yield name, {use.id for use in ast.walk(part) if isinstance(use, ast.Name)}


def card_page(game: str) -> str:
    """Return the page of a game's cards: for each constant of its data/cards.py the code that uses it.

    With it stand the classes whose docstring names the rule of the card, such as the question that the card opens.
    """
    folder = ROOT / "patolli/games" / game
    code = [path for path in sorted(folder.rglob("*.py")) if path.name != "cards.py"]
    found = [(path.relative_to(folder).as_posix(), list(users(path))) for path in code]
    lines = [f"# {game}: cards and their code", "", CARDS_NOTE]
    for line in (folder / "data/cards.py").read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            (chapter,) = re.findall(r"\((\w+)\)", line)
            lines += ["", f"## {line[2:]}", "", "| card | constant | code |", "|---|---|---|"]
        elif card := re.match(r"(\w+): Final = (\d+)", line):
            wanted = {card[1], f"{chapter}.{int(card[2]):02}"}
            places = {path: [f"`{name}`" for name, uses in parts if wanted & uses] for path, parts in found}
            cell = "; ".join(f"{path} {', '.join(names)}" for path, names in places.items() if names)
            lines.append(f"| {card[2]} | `{card[1]}` | {cell} |")
    return "\n".join([*lines, ""])


RULE_ID = re.compile(r"\b[A-Z]\d+\.\d+\b")
CARDS_NOTE = "Written by `card_page` of tests/test_docs.py, which fails when this page is stale."


@pytest.mark.parametrize("game", sorted(path.parts[-3] for path in ROOT.glob("patolli/games/*/data/cards.py")))
def test_card_page_is_current(game: str) -> None:
    """To write it anew: PATOLLI_WRITE=1 make quick T=tests/test_docs.py."""
    page = ROOT / f"docs/rules/{game}-cards-page.md"
    if os.environ.get("PATOLLI_WRITE"):
        page.write_text(card_page(game), encoding="utf-8")
    assert page.read_text(encoding="utf-8") == card_page(game)
    assert "|  |" not in card_page(game), "a card of cards.py that no code uses"


# CONTRIBUTING.md


def test_parts_of_make_test_are_listed() -> None:
    """The table has the parts and shares of time that the Makefile announces, in their order."""
    announced = re.findall(r"\$\(call part,([^,]+),([^,]+),", (ROOT / "Makefile").read_text(encoding="utf-8"))
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = [tuple(row.strip("| ").split(" | ")) for row in page.splitlines() if row.startswith("| ")]
    assert [(name, share) for name, _, share in rows[1:]] == announced
    assert len(announced) >= 4


# docs/dependencies.md


def test_every_dependency_is_explained() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    groups = [project["project"]["dependencies"], project["build-system"]["requires"], *extras]
    wanted = {re.split(r"[\[<>=!~ ]", requirement)[0] for group in groups for requirement in group} - {"patolli"}
    page = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    assert len(wanted) >= 9
    assert [name for name in sorted(wanted) if not re.search(rf"^\|.*\b{re.escape(name)}\b", page, re.MULTILINE)] == []


# docs/new-game.md

EXCERPT = re.compile(r"^# (patolli/\S+)\n(.*)", re.DOTALL)


def excerpts() -> list[tuple[str, str]]:
    """Return the files and texts of the excerpts in the walk-through."""
    text = (ROOT / "docs/new-game.md").read_text(encoding="utf-8")
    found = [EXCERPT.match(body) for _, body in FENCE.findall(text)]
    return [(match.group(1), match.group(2)) for match in found if match]


@pytest.mark.parametrize(("file", "text"), excerpts())
def test_excerpt_is_verbatim(file: str, text: str) -> None:
    assert text.strip()
    assert f"\n{text}" in f"\n{(ROOT / file).read_text(encoding='utf-8')}"


def test_walk_through_shows_every_file_of_the_template() -> None:
    shown = {Path(file).name for file, _ in excerpts()}
    assert shown >= {
        "rules.md",
        "goods.toml",
        "actions.py",
        "events.py",
        "state.py",
        "sequence.py",
        "game.py",
        "en.ftl",
    }


def test_walk_through_explains_every_law() -> None:
    named = [law.__name__ for law in (*laws.AT_EACH_STEP, *laws.AT_SOME_STEPS)]
    named += [law.__name__ for law in (laws.events, laws.plays, laws.ends, laws.replays, laws.undoes)]
    named += [lockstep.undo.__name__, lockstep.secrecy.__name__]
    page = (ROOT / "docs/new-game.md").read_text(encoding="utf-8")
    assert [name for name in named if not re.search(rf"^\|.*`{name}`.*\|", page, re.MULTILINE)] == []


# docs/cli.md


def commands() -> dict[str, ArgumentParser]:
    """Return the commands of the command line."""
    (found,) = [action for action in parser()._actions if isinstance(action, _SubParsersAction)]
    return dict(found.choices)


def sections() -> dict[str, str]:
    """Return the sections of the page by the command in their title."""
    page = (ROOT / "docs/cli.md").read_text(encoding="utf-8")
    return {text.split("`")[1].split()[1]: text for text in page.split("\n## ")[1:]}


def test_every_command_is_described() -> None:
    assert list(sections()) == list(commands())


@pytest.mark.parametrize("name", commands())
def test_every_option_is_described(name: str) -> None:
    shown = [action for action in commands()[name]._actions if action.help != SUPPRESS]
    options = {o for action in shown for o in action.option_strings if o.startswith("--")}
    assert set(re.findall(r"`(--[a-z0-9-]+)", sections()[name])) == options - {"--help"}
