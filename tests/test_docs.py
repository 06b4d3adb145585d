"""The docs say what is: excerpts are verbatim, programs run, and nothing public is left out."""

import re
import tomllib
from argparse import ArgumentParser, _SubParsersAction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from patolli.cli import parser
from patolli.core.game import Game
from patolli.core.record import read_record
from patolli.core.registry import load
from patolli.core.state import Frame, State
from patolli.play import laws, lockstep
from patolli.play.draws import verify
from patolli.play.match import Match

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")


def blocks(page: str, language: str) -> list[str]:
    """The fenced blocks of a page in a language."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return [body for found, body in FENCE.findall(text) if found == language]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    targets = LINK.findall(page.read_text(encoding="utf-8"))
    assert [t for t in targets if not (page.parent / t).exists()] == []


# The verifier of docs/record.md


def finished_game(seed: int) -> str:
    """The record of a random game with nonces, undo and a take-back past chance."""
    rng = Random(seed)
    nonces = ("tlaloc", "quetzal coatl") if seed % 2 else ()
    match = Match(load("tianguis", {"rounds": 3}), ["Ada", "Ben"], seed=rng.randbytes(32), nonces=nonces)
    turn = 0
    while match.seats():
        seat = match.seats()[0]
        action = rng.choice(match.table.state.legal(seat))
        match.play(seat, match.table.game.actions.name(action), match.revision)
        turn += 1
        if turn == 8:  # three rounds have at least nine decisions; the ninth line from here is one of chance
            match.take_back(9, match.revision)
    return str(match.table.record)


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


# docs/kernel.md


def public_methods(holder: type) -> list[str]:
    """The methods that a class offers."""
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


def test_kernel_tour_names_every_module() -> None:
    page = (ROOT / "docs/kernel.md").read_text(encoding="utf-8")
    modules = [f.name for f in (ROOT / "patolli/core").glob("*.py") if f.name != "__init__.py"]
    assert [name for name in modules if f"`{name}`" not in page] == []


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
    """The files and texts of the excerpts in the walk-through."""
    text = (ROOT / "docs/new-game.md").read_text(encoding="utf-8")
    found = [EXCERPT.match(body) for _, body in FENCE.findall(text)]
    return [(match.group(1), match.group(2)) for match in found if match]


@pytest.mark.parametrize(("file", "text"), excerpts())
def test_excerpt_is_verbatim(file: str, text: str) -> None:
    assert text.strip()
    assert f"\n{text}" in f"\n{(ROOT / file).read_text(encoding='utf-8')}"


def test_walk_through_shows_every_file_of_the_template() -> None:
    shown = {Path(file).name for file, _ in excerpts()}
    assert shown >= {"rules.md", "goods.toml", "market.py", "why.py", "game.py", "en.ftl"}


def test_walk_through_explains_every_law() -> None:
    named = [law.__name__ for law in (*laws.AT_EACH_STEP, *laws.AT_SOME_STEPS)]
    named += [law.__name__ for law in (laws.told, laws.plays, laws.ends, laws.replays, laws.undoes)]
    named += [lockstep.undo.__name__, lockstep.secrecy.__name__]
    page = (ROOT / "docs/new-game.md").read_text(encoding="utf-8")
    assert [name for name in named if not re.search(rf"^\|.*`{name}`.*\|", page, re.MULTILINE)] == []


# docs/cli.md


def commands() -> dict[str, ArgumentParser]:
    """The commands of the command line."""
    (found,) = [action for action in parser()._actions if isinstance(action, _SubParsersAction)]
    return dict(found.choices)


def sections() -> dict[str, str]:
    """The sections of the page, by the command in their title."""
    page = (ROOT / "docs/cli.md").read_text(encoding="utf-8")
    return {text.split("`")[1].split()[1]: text for text in page.split("\n## ")[1:]}


def test_every_command_is_described() -> None:
    assert list(sections()) == list(commands())


@pytest.mark.parametrize("name", commands())
def test_every_option_is_described(name: str) -> None:
    options = {o for action in commands()[name]._actions for o in action.option_strings if o.startswith("--")}
    assert set(re.findall(r"`(--[a-z0-9]+)", sections()[name])) == options - {"--help"}
