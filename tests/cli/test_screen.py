"""The score on the screen."""

import random

import pytest
from rich.console import Console, RenderableType

from patolli.cli.terminal.screen import score
from patolli.core.chance import resolve_chance
from patolli.core.registry import bundled_games, load
from patolli.messages import LANGS, Messages, message_id

SMALL = 80


def printed(what: RenderableType, width: int) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return [line.rstrip() for line in capture.get().splitlines()]


def test_the_score_is_turned_where_it_is_too_wide() -> None:
    game = load("tianguis")
    messages = Messages(game, "en", ["Ada", "Ben"])
    result = game.result(game.new_state(2))
    assert printed(score(messages, [result], 80), 80) == [
        "score   stalls   cards in hand   total",
        "Ada          0               0       0",
        "Ben          0               0       0",
    ]
    assert printed(score(messages, [result], 37), 37) == [
        "score           Ada   Ben",
        "stalls            0     0",
        "cards in hand     0     0",
        "total             0     0",
    ]


@pytest.mark.parametrize("name", bundled_games())
@pytest.mark.parametrize("lang", LANGS)
def test_no_word_of_a_score_is_cut(name: str, lang: str) -> None:
    game = load(name)
    for players in game.seat_counts:
        messages = Messages(game, lang, ["Ada"] + ["bot:greedy"] * (players - 1))
        state = game.new_state(players)
        resolve_chance(state, random.Random(1))
        result = game.result(state)
        page = "\n".join(printed(score(messages, [result], SMALL), SMALL))
        parts = [messages.format(message_id("part", key)) for key in result.parts[0]]
        for word in [*parts, messages.format("score-total"), *map(messages.label, range(players))]:
            assert word in page
