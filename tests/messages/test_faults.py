"""Every fault that a reader of data files finds has its sentence in German and Dutch; checks say the English one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import patolli.messages
from patolli.core.registry import bundled_games, game_class

SHARED = Path(patolli.messages.__file__).parent
OTHERS = {"actions"}  # that the server finds by itself
MESSAGE = re.compile(r"^fault-([a-z-]+) = (.*(?:\n[ }].*)*)", re.MULTILINE)


def codes(source: str) -> Iterator[tuple[str, set[str] | None]]:
    """Yield the faults that a source names, with their parameters where these stand beside it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "error":
            fault = node.args[2] if len(node.args) > 2 else None
            if isinstance(fault, ast.Constant):
                yield str(fault.value), keys(node.args[3]) if len(node.args) > 3 else set()
        elif isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):  # a fault that several checks share
            first, *rest = node.value.elts
            if rest and isinstance(first, ast.Constant) and isinstance(rest[0], ast.Dict):
                yield str(first.value), keys(rest[0])


def keys(params: ast.expr) -> set[str] | None:
    """Return the keys of a dict that is written out; None for any other expression."""
    if not isinstance(params, ast.Dict):
        return None
    return {str(key.value) for key in params.keys if isinstance(key, ast.Constant)}


def unnamed(source: str) -> list[int]:
    """Return the lines where a check names no fault."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    errors = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "error"]
    return [call.lineno for call in errors if len(call.args) < 3]


def sentences(file: Path) -> dict[str, set[str]]:
    """Return the faults of a file of messages with their variables."""
    text = file.read_text(encoding="utf-8")
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in MESSAGE.findall(text)}


def readers(game: str) -> dict[str, str]:
    """Return the sources that read the data files of a game."""
    files = sorted((game_class(game).folder / "data").glob("load*.py"))
    return {file.name: file.read_text(encoding="utf-8") for file in files}


@pytest.mark.parametrize("lang", ["de", "nl"])
@pytest.mark.parametrize("game", bundled_games())
def test_faults_have_their_sentences(game: str, lang: str) -> None:
    found = [pair for source in readers(game).values() for pair in codes(source)]
    shared = sentences(SHARED / f"errors.{lang}.ftl")
    own = sentences(game_class(game).folder / f"messages/box.{lang}.ftl")
    for fault, params in found:
        said = own.get(fault, shared.get(fault))
        assert said is not None, f"{fault} has no sentence"
        assert params is None or said <= params, f"{fault} says {said - params}, which it is not given"
    assert own.keys() <= {fault for fault, _ in found}, "a sentence that no check needs"


@pytest.mark.parametrize("game", bundled_games())
def test_every_check_names_its_fault(game: str) -> None:
    assert {name: unnamed(source) for name, source in readers(game).items() if unnamed(source)} == {}


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_faults_of_all_games_have_their_sentences(lang: str) -> None:
    found = dict(codes((SHARED.parent / "core/datafile.py").read_text(encoding="utf-8")))
    assert sentences(SHARED / f"errors.{lang}.ftl").keys() == found.keys() | OTHERS


def test_a_fault_without_a_sentence_would_be_seen() -> None:
    source = 'facts.error(key, f"{n} eggs", "eggs", {"n": n})\nfacts.error(key, "bad")'
    assert list(codes(source)) == [("eggs", {"n"})]
    assert unnamed(source) == [2]
