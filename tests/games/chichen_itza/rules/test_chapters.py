"""The rules of a round, of movement, fights and the end, case by case in the language of `examples`."""

import pytest
from games.chichen_itza.examples import cases, run


@pytest.mark.rule("I4.1")
@pytest.mark.parametrize(("first", "lines"), cases("turns.txt"))
def test_round_and_turn(first: int, lines: str) -> None:
    run(lines, first)


@pytest.mark.rule("I8.1", "I14.1")
@pytest.mark.parametrize(("first", "lines"), cases("moves.txt"))
def test_movement_and_take_over(first: int, lines: str) -> None:
    run(lines, first)


@pytest.mark.rule("I9.1")
@pytest.mark.parametrize(("first", "lines"), cases("fights.txt"))
def test_fight(first: int, lines: str) -> None:
    run(lines, first)


@pytest.mark.rule("I16.1")
@pytest.mark.parametrize(("first", "lines"), cases("ends.txt"))
def test_end_of_round_and_game(first: int, lines: str) -> None:
    run(lines, first)
