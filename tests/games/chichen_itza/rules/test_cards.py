"""Gods, heroes, tasks, ruins and creatures card by card (I20 to I24), as examples in the language of `examples`."""

import re
from pathlib import Path

import pytest
from games.chichen_itza.examples import BOX, cases, run

from patolli.games.chichen_itza.game import ChichenItza

CONSTANT = re.compile(r"^([A-Z_]+): Final = (\d+)$", re.MULTILINE)
SOURCE = Path(ChichenItza.folder, "data/cards.py")
GODS, HEROES = (CONSTANT.findall(part) for part in SOURCE.read_text(encoding="utf-8").split("# Heroes"))


@pytest.mark.rule("I20.01-I20.80", "I21.01-I21.24")
@pytest.mark.parametrize(
    ("name", "effect"),
    [(name, BOX["gods"][f"g{int(god):02}"]["effect"]) for name, god in GODS]
    + [(name, BOX["hero_cards"][f"h{int(hero):02}"]["effect"]) for name, hero in HEROES],
)
def test_a_card_is_named_by_its_effect(name: str, effect: str) -> None:
    assert name.lower().replace("_", "-").startswith(effect)


@pytest.mark.rule("I20.01-I20.80", "I21.01-I21.24")
def test_names_of_cards_differ() -> None:
    assert len(GODS) > 50 and len(HEROES) == len(BOX["hero_cards"])
    assert len(GODS + HEROES) == len({name for name, _ in GODS + HEROES})


@pytest.mark.rule("I20.01-I20.80")
@pytest.mark.parametrize(("first", "lines"), cases("gods-gold-green.txt", "gods-red-blue.txt"))
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
