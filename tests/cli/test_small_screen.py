"""The page on a small screen: the parts that it leaves out, and how to read them."""

from collections.abc import Callable
from typing import Any

import pytest
from rich.console import ConsoleDimensions

from patolli.cli.terminal.client import Client
from patolli.cli.terminal.commands import COMMANDS
from patolli.cli.terminal.prompt import MENU_LINES, Pipe, Suggest
from patolli.core.game import Game
from patolli.core.registry import load
from patolli.match.match import Match

WIDTH, HEIGHT = 80, 24
NEWS = [
    "Ada is dealt maize. ×2",
    "Greedy is dealt a card. ×2",
    "Round 1: the stall is worth 2 points.",
    "Ada draws a coyote.",
]
OTHER = "… the other part of the drawing: show"


class Silent(Pipe):
    """A keyboard that only sends Enter."""

    def __init__(self) -> None:
        self.prompts: list[str] = []

    def read(self, prompt: str, suggest: Suggest | None = None, hint: str = "", menu: int = MENU_LINES) -> str:
        self.prompts.append(prompt)
        return ""


class Table:
    """A game on a small screen."""

    def __init__(self, capsys: pytest.CaptureFixture[str], labels: tuple[str, str]) -> None:
        self.capsys = capsys
        match = Match(load("tianguis"), labels, seed=bytes(31) + b"\x04", game_id="test")
        self.keys = Silent()
        self.client = Client(match, "en", None, self.keys)
        self.client.tty = True
        self.client.notice = ""
        self.client.console.size = ConsoleDimensions(WIDTH, HEIGHT)
        self.client.names = [match.replay.game.actions.name(action) for action in match.replay.state.legal_actions(0)]

    def page(self, fresh: bool = True) -> list[str]:
        self.client.show(0, fresh)
        return [line.rstrip() for line in self.capsys.readouterr().out.splitlines()]


@pytest.fixture
def table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Table]:
    """Return a function that makes a game whose drawing has so many rows, and so many lines beside them."""

    def made(board: int, panel: int = 0, labels: tuple[str, str] = ("Ada", "bot:greedy")) -> Table:
        def draw(self: Game, view: dict[str, Any]) -> list[list[tuple[str, str]]]:
            beside = [f"panel {n}".ljust(50) if n < panel else "" for n in range(board)]
            return [[(f"board {n}".ljust(40), ""), (text, "")] for n, text in enumerate(beside)]

        monkeypatch.setattr("patolli.games.tianguis.game.Tianguis.render_text", draw, raising=False)
        return Table(capsys, labels)

    return made


def news(page: list[str]) -> list[str]:
    return [line.strip() for line in page if line.startswith("  ")]


@pytest.mark.parametrize(
    ("board", "expected", "pages"),
    [
        (8, NEWS, 0),
        (14, ["… 2 earlier lines: log", *NEWS[2:]], 0),
        (15, ["… 3 earlier lines: log", *NEWS[3:]], 0),
        (17, ["… 3 earlier lines: log · Ada draws a coyote."], 1),
        (18, ["… 3 earlier lines: log · Ada draws a coyote."], 1),
    ],
)
def test_news_are_on_the_page_or_on_one_before_it(
    table: Callable[..., Table], board: int, expected: list[str], pages: int
) -> None:
    at = table(board)
    shown = at.page()
    assert at.keys.prompts == ["Press Enter to go on. "] * pages
    page = at.page(fresh=False)
    before = shown[: len(shown) - len(page)]
    assert (news(before) == NEWS) is bool(pages)
    assert news(page) == expected
    assert len(page) + at.client.menu_lines + 1 <= HEIGHT
    assert len(at.keys.prompts) == pages  # not again when it is only looked at again


def test_a_drawing_that_is_too_high_is_shown_in_two_parts(table: Callable[..., Table]) -> None:
    at = table(12, 11)
    at.page()
    for part, rows in (("panel", 11), ("board", 12)):
        COMMANDS["show"](at.client, 0, "")
        page = [line.rstrip() for line in at.capsys.readouterr().out.splitlines()]
        shown = [line for line in page if line.startswith(("board", "panel", "…"))]
        assert shown == [*(f"{part} {n}" for n in range(rows)), OTHER]


def test_both_parts_are_shown_where_there_is_room(table: Callable[..., Table]) -> None:
    page = table(9, 7).page()
    assert [line.split()[0] for line in page if line.startswith(("board", "panel"))] == ["board"] * 9 + ["panel"] * 7
    assert OTHER not in page


def test_the_line_of_players_outlasts_the_title(table: Callable[..., Table]) -> None:
    labels = ("A" * 25, "B" * 25)
    assert table(8, labels=labels).page()[1] == f"p1 {labels[0]}, p2 {labels[1]}"
    assert table(18, labels=labels).page(fresh=False)[0].endswith(f"p1 {labels[0]}, p2 {labels[1]}")
