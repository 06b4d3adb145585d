"""Each value of a data file that can be corrected is changed once: the pages tell the new one, and none the old one."""

import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from patolli.core.corrections import STEP, Values, fields_of, standard_values
from patolli.core.datafile import DataTable, Field
from patolli.core.errors import BadData
from patolli.core.game import Game
from patolli.core.registry import bundled_games, game_class, load
from patolli.core.rulebook import LIST_MARK, MARK, fill_numbers
from patolli.messages import LANGS, Messages

FILES = [(name, option) for name in bundled_games() for option in game_class(name).readers]
DRAWN = {"grid", "names"}  # kinds of values that belong together on a map: tried as MAPS
UNSHOWN = {  # tables or values that no text tells
    "version": "for people who keep several files",
    "cards": "the template has no page that tells the numbers of its cards",
}
BOUND = {  # single values that others or the rules fix: some are tried in TOGETHER
    "action_grid", "action_tiles", "components.action_markers", "creatures", "treasure.6.wheel",
    "gem_lines.green-red.wheel",
    "ruin_bonuses.4.wheel", "ruin_bonuses.5.hero", "terrain_mix", "villages", "supplies", "events.treasure",
    "wheels.defence",
}  # fmt: skip
TOGETHER: dict[tuple[str, str], list[dict[str, Any]]] = {
    ("cortez", "decks"): [
        {"supplies.gold.bribe": 5, "supplies.camouflage.copies": 24, "supplies.gold.copies": 20},
        {"supplies.camouflage.bribe": 2, "supplies.weapon.bribe": 3, "supplies.food.bribe": 4}
        | {
            "supplies.gold.bribe": 5,
            "supplies.food.copies": 10,
            "supplies.gold.copies": 15,
            "supplies.weapon.copies": 20,
        },
    ],
    ("chichen_itza", "box"): [
        {"creatures.snake.special": "none", **{f"creature_dice.{die}.snake": ["H"] * 6 for die in ("light", "dark")}},
        {"wheels.defence": [0, 1, 2, 3, 4, 6], "components.shields": 6},
        {
            "action_tiles.scout": [3, 4],
            "action_tiles.regroup": [3, 4],
            "action_tiles.scout+regroup": [2],
            "action_tiles.defence": [4],
            "action_tiles.melee": [4],
            "action_tiles.defence+melee": [2, 3],
        },
    ],
}
MAPS: dict[tuple[str, str], list[Any]] = {  # by file: signs on a map that are changed, with what depends on them
    ("cortez", "board"): [
        ("terrain", "n1", "4", {"villages.ecatepec.number": 4}),
        ("terrain", "n1", ".", {"villages.ecatepec.field": "o1"}, ("o1", "3")),
        ("terrain", "i2", ".", {"harbours.0": "i3"}, ("i3", "h")),
    ],
    ("mexica", "board"): [  # the palace one row lower
        ("rows", "h6", "#", {}, *zip(("g7", "h7", "i7", "g8", "h8", "i8", "h9"), "#S#SESS", strict=True)),
    ],
}


def at(values: Any, path: str) -> tuple[Any, Any]:
    """Return the table or list that holds a key path, and the last step as its key."""
    *steps, last = STEP.findall(path)
    for step in steps:
        values = values[int(step) if isinstance(values, list) else step]
    return values, int(last) if isinstance(values, list) else last


def other_values(field: Field, value: Any) -> Iterator[Any]:
    """Yield values that a field might have instead."""
    if field.kind == "number":
        yield from (n for n in (value + 1, value - 1, field.low, field.high) if field.low <= n <= field.high)
    elif field.kind in ("numbers", "choices"):
        yield from other_lists(field, value)
    elif field.kind in ("number-set", "words", "spots"):
        choices = list(range(field.low, field.high + 1)) if field.kind == "number-set" else list(field.words)
        for choice in choices:
            yield sorted({*value, choice}) if choice not in value else [known for known in value if known != choice]
        for old in value:
            yield from ([new if known == old else known for known in value] for new in choices if new not in value)
    elif field.kind in ("amount", "amounts"):
        yield from ({word: 1} for word in field.words if "=" not in word and word not in value)
    elif field.kind in ("choice", "optional"):
        yield from field.words
    elif field.kind == "faces":
        yield from ([*value[:i], value[i + 1], value[i], *value[i + 2 :]] for i in range(len(value) - 1))


def other_lists(field: Field, value: list[Any]) -> Iterator[list[Any]]:
    """Yield lists with one other entry, with two entries in other places, and with one more here and one less there."""
    for i, entry in enumerate(value):
        for other in field.words or (entry + 1, entry - 1):
            yield [*value[:i], other, *value[i + 1 :]]
    for i in range(len(value)):
        for j in range(len(value)):
            swapped = list(value)
            swapped[i], swapped[j] = value[j], value[i]
            yield swapped
            if i != j and not field.words:
                yield [n + (k == i) - (k == j) for k, n in enumerate(value)]


def changed_files(name: str, option: str, path: str, field: Field) -> Iterator[Values]:
    """Yield files in which a value differs, alone or together with another one of the same kind."""
    standard = standard_values(game_class(name), option)
    table, key = at(standard, path)
    value = table.get(key) if isinstance(table, dict) else table[key]
    for new in other_values(field, value):
        if new != value:
            yield with_value(standard, path, new)
    for other, like in fields(name, option).items():
        if other == path or like.kind != field.kind or other.split(".")[0] != path.split(".")[0]:
            continue
        beside, last = at(standard, other)
        if field.kind == "choice" and beside[last] != value:
            yield with_value(with_value(standard, path, beside[last]), other, value)
        elif field.kind in ("number", "number-set", "numbers"):
            for new, given in shared(value, beside[last]):
                if new != value:
                    yield with_value(with_value(standard, path, new), other, given)


def shared(one: Any, other: Any) -> Iterator[tuple[Any, Any]]:
    """Yield two values with the same sum, or sets in which a number has gone from one to the other."""
    if isinstance(one, int):
        yield from ((one + by, other - by) for by in (1, -1))
        return
    yield other, one
    if any(isinstance(entry, str) for entry in [*one, *other]):
        return
    for number in {*one} - {*other}:
        yield [n for n in one if n != number], sorted([*other, number])
    for i in range(min(len(one), len(other))):
        for by in (1, -1):
            yield [n + by * (i == j) for j, n in enumerate(one)], [n - by * (i == j) for j, n in enumerate(other)]


def with_value(values: Values, path: str, value: Any) -> Values:
    """Return a copy with another value at a key path."""
    found = deepcopy(values)
    table, key = at(found, path)
    table[key] = value
    return found


@cache
def standard_game(name: str) -> Game:
    return load(name)


@cache
def fields(name: str, option: str) -> dict[str, Field]:
    return fields_of(game_class(name), option)


@cache
def pages(name: str) -> dict[str, tuple[str, Messages]]:
    """Return the pages of a game with their marks, each with the words of its language."""
    files = [("rules.md", "en"), *((f"messages/overview.{lang}.md", lang) for lang in LANGS)]
    found = [(page, game_class(name).folder / page, lang) for page, lang in files]
    return {page: (path.read_text("utf-8"), Messages(load(name), lang)) for page, path, lang in found if path.exists()}


def page_of(game: Game, page: str) -> str:
    """Return a page with the numbers and facts of a game's files."""
    text, words = pages(game.name)[page]
    return fill_numbers(text, game.file_numbers(), {key: words.worded(fact) for key, fact in game.facts().items()})


def corrected(name: str, option: str, values: Values) -> Game:
    """Return the game with these values in place of a file; raises BadData. Nothing is written or packed."""
    kind = game_class(name)

    def read_data_file(game: Game, asked: str) -> DataTable:
        if asked != option:
            return kind.read_data_file(game, asked)
        game.file_digests[option] = "0" * 64
        return DataTable(values, f"{option}: ")

    game: Game = type("Corrected", (kind,), {"read_data_file": read_data_file})({})
    return game


def changed_game(name: str, option: str, path: str) -> Game | None:
    """Return the game with another value at a key path; None if no single value can be changed alone."""
    for values in changed_files(name, option, path, fields(name, option)[path]):
        try:
            return corrected(name, option, values)
        except BadData:
            continue
    return None


def is_in(path: str, keys: Iterator[str] | set[str] | dict[str, str]) -> bool:
    """Say whether a key path is one of these, or lies in one."""
    return any(path == key or path.startswith(f"{key}.") for key in keys)


def faults(game: Game, key: str, before: dict[str, str]) -> list[str]:
    """Return the pages that do not tell a changed value: the rules must, the others if they mark its key."""
    after = {page: page_of(game, page) for page in before}
    found = ["rules.md"] * (after["rules.md"] == before["rules.md"])
    return found + [
        page for page in before if after[page] == before[page] and page != "rules.md" and marks(game, page, key)
    ]


def marks(game: Game, page: str, key: str) -> bool:
    """Say whether a page marks a number by this key."""
    text = pages(game.name)[page][0]
    found = [pair[1] for pair in MARK.findall(text)] + [pair[0] for pair in LIST_MARK.findall(text)]
    return any(key in re.split(r"[+*]", mark) for mark in found)


@pytest.mark.parametrize(("name", "option"), FILES)
def test_every_corrected_value_is_shown(name: str, option: str) -> None:
    before = {page: page_of(standard_game(name), page) for page in pages(name)}
    wrong = []
    for path, field in fields(name, option).items():
        if field.kind in {"fixed", *DRAWN} or is_in(path, UNSHOWN):
            continue
        game = changed_game(name, option, path)
        if game is None:
            wrong += [f"{path}: no other value is allowed"] * (not is_in(path, BOUND))
        else:
            wrong += [f"{path}: {page} tells the old value" for page in faults(game, f"{option}.{path}", before)]
    assert wrong == []


@pytest.mark.parametrize(("name", "option"), TOGETHER)
def test_values_that_are_corrected_together_are_shown(name: str, option: str) -> None:
    before = {page: page_of(standard_game(name), page) for page in pages(name)}
    for changes in TOGETHER[name, option]:
        values = standard_values(game_class(name), option)
        for path, value in changes.items():
            values = with_value(values, path, value)
        game = corrected(name, option, values)
        assert [faults(game, f"{option}.{path}", before) for path in changes] == [[]] * len(changes)


def with_sign(values: Values, table: str, place: str, sign: str) -> Values:
    """Return a copy with another sign on a map."""
    found = deepcopy(values)
    x, y = ord(place[0]) - ord("a"), int(place[1:]) - 1
    row = found[table][y]
    found[table][y] = f"{row[:x]}{sign}{row[x + 1 :]}"
    return found


@pytest.mark.parametrize(("name", "option"), MAPS)
def test_a_corrected_map_is_shown(name: str, option: str) -> None:
    before = page_of(standard_game(name), "rules.md")
    drawn = standard_game(name).static_data()
    for table, place, sign, changes, *more in MAPS[name, option]:
        values = with_sign(standard_values(game_class(name), option), table, place, sign)
        for other, letter in more:
            values = with_sign(values, table, other, letter)
        for path, value in changes.items():
            values = with_value(values, path, value)
        game = corrected(name, option, values)
        assert page_of(game, "rules.md") != before, place
        assert game.static_data() != drawn, place
