"""Gods, heroes, tasks, ruins and creatures card by card (I20 to I24), as examples in the language of `facts`."""

import pytest
from rules.chichen_itza.facts import cases, run


@pytest.mark.rule("I20.01-I20.80")
@pytest.mark.parametrize(("first", "lines"), cases("gods-gold-green.txt") + cases("gods-red-blue.txt"))
def test_god(first: int, lines: str) -> None:
    run(lines, first)


@pytest.mark.rule("I21.01-I21.24")
@pytest.mark.parametrize(("first", "lines"), cases("heroes.txt"))
def test_hero(first: int, lines: str) -> None:
    run(lines, first)


@pytest.mark.rule("I22.01-I22.23", "I23.1-I23.9", "I24.1-I24.7")
@pytest.mark.parametrize(("first", "lines"), cases("tasks.txt"))
def test_task_or_ruin_or_creature(first: int, lines: str) -> None:
    run(lines, first)


@pytest.mark.rule("I9.16", "I12.5", "I20.21", "I20.36", "I21.12")
@pytest.mark.parametrize(("first", "lines"), cases("together.txt"))
def test_cards_that_meet(first: int, lines: str) -> None:
    run(lines, first)
