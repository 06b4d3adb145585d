"""The words of the pages: the same messages in every language, all of them used, none missing."""

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from patolli.core.registry import game_class, game_names
from patolli.messages import HERE as SHARED
from patolli.messages import LANGS

WEB: Final = Path(__file__).parents[2] / "web" / "src"
PAGES: Final = ("api", "components", "i18n", "pages", "state", "table")
CALL: Final = re.compile(r"""\.say\(\s*(?:[^()"'`]*\?\s*)?"([a-z][\w-]*)"(?:\s*:\s*"([a-z][\w-]*)")?""")
MADE: Final = re.compile(r'`([a-z-]+-)\$\{|\.term\("([a-z]+)')


def messages(path: Path) -> dict[str, ast.Message]:
    """The messages of a file, by id."""
    found = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in found.body if isinstance(entry, ast.Junk)], f"{path.name} does not parse"
    return {entry.id.name: entry for entry in found.body if isinstance(entry, ast.Message)}


def arguments(message: ast.Message) -> set[str]:
    """The names of the variables in a message, wherever they stand."""
    found: set[str] = set()
    stack: list[object] = [message]
    while stack:
        node = stack.pop()
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.BaseNode):
            stack.extend(vars(node).values())
        elif isinstance(node, list):
            stack.extend(node)
    return found


def sources(folder: Path) -> str:
    """All source files of a folder."""
    files = sorted(path for path in folder.rglob("*") if path.suffix in {".ts", ".svelte"})
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def said(text: str) -> set[str]:
    """The messages that sources name whole."""
    return {key for found in CALL.findall(text) for key in found if key}


@pytest.mark.parametrize("lang", [lang for lang in LANGS if lang != "en"])
def test_every_language_says_the_same(lang: str) -> None:
    english, other = messages(WEB / "i18n" / "en.ftl"), messages(WEB / "i18n" / f"{lang}.ftl")
    assert list(english) == list(other)
    assert {key: arguments(m) for key, m in english.items()} == {key: arguments(m) for key, m in other.items()}


def known() -> set[str]:
    """The messages that every page has."""
    return (
        messages(WEB / "i18n" / "en.ftl").keys()
        | messages(SHARED / "en.ftl").keys()
        | messages(SHARED / "errors.en.ftl").keys()
        | {"name", "about", "length", "numbered-spot", "view-left"}
    )


def test_every_message_that_a_page_says_exists() -> None:
    used = said("".join(sources(WEB / folder) for folder in PAGES))
    assert len(used) > 50, "the pattern finds what pages say"
    assert sorted(used - known()) == []


@pytest.mark.parametrize("game", game_names())
def test_every_message_that_a_drawing_says_exists(game: str) -> None:
    folder = game_class(game).folder / "messages"
    own = messages(folder / "en.ftl").keys() | messages(folder / "box.en.ftl").keys()
    assert sorted(said(sources(WEB / "games" / game)) - own - known()) == []


def test_every_message_is_used() -> None:
    text = sources(WEB)
    begun = {start for pair in MADE.findall(text) for start in pair if start}
    unused = [
        key
        for key in messages(WEB / "i18n" / "en.ftl")
        if f'"{key}"' not in text and not any(key.startswith(start) for start in begun)
    ]
    assert unused == []


@pytest.mark.parametrize("lang", LANGS)
def test_players_are_never_asked_to_start_a_server(lang: str) -> None:
    texts = (WEB / "i18n" / f"{lang}.ftl").read_text(encoding="utf-8") + (SHARED / f"{lang}.ftl").read_text("utf-8")
    assert re.findall(r"--host|patolli serve|make play|PATOLLI_|0\.0\.0\.0", texts) == []
