"""Lessons play from start to end: every step can be done as it says, and what others answer is legal too."""

import json
from typing import Any

import pytest

from patolli.core.record import read_record
from patolli.core.registry import bundled_games, game_class
from patolli.core.replay import Replay, replay
from patolli.core.state import CHANCE

FIELDS = {"say", "after", "seat", "accept", "spots", "replies"}
LESSONS = [name for name in bundled_games() if (game_class(name).folder / "ui/lesson.json").exists()]


def lesson(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((game_class(name).folder / "ui/lesson.json").read_text(encoding="utf-8"))
    return read


def act(table: Replay, seat: str, text: str) -> None:
    """Play a text; chance, if it follows, draws what comes first."""
    table.play_line(seat, text)
    while table.state.to_act() == (CHANCE,):
        table.play_line("*", table.game.actions.name(table.state.legal_actions(CHANCE)[0]))


def accepts(beginnings: list[str], text: str) -> bool:
    return any(text == start or text.startswith(f"{start} ") for start in beginnings)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_plays_from_start_to_end(name: str) -> None:
    table: Replay | None = None
    script = lesson(name)
    for step in script["steps"]:
        assert set(step) <= FIELDS
        if "after" in step:
            table = replay(read_record("\n".join(script["record"] + step["after"])))
        assert table is not None
        if not step.get("accept"):
            continue
        seat = table.names.index(step["seat"])
        assert seat in table.state.to_act(), f"{step['say']}: {step['seat']} is not asked"
        legal = [table.game.actions.name(action) for action in table.state.legal_actions(seat)]
        assert step["accept"][0] in legal, f"{step['say']}: {step['accept'][0]} is not legal"
        open_texts = [text for text in legal if accepts(step["accept"], text)]
        spots = {spot for text in open_texts for spot in table.game.actions.spots(table.game.actions.parse(text))}
        assert set(step.get("spots", ())) <= spots, f"{step['say']}: lights what cannot be chosen"
        act(table, step["seat"], step["accept"][0])
        for reply in step.get("replies", ()):
            act(table, *reply.split(" ", 1))
