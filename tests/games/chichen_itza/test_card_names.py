"""The code of the game names cards by their constants in data/cards.py, never by bare numbers."""

import ast
from pathlib import Path

from patolli.games.chichen_itza.game import ChichenItza

ASKING = {"owns", "has_god", "with_hero", "includes", "god_taking_part", "use", "use_hero", "hero_type"}
BY_CARD = {"god_owner", "owner", "god_value", "god_numbers", "god_about", "hero_pay"}
CARD_NAMES = {"god", "hero", "card"}


def is_number(node: ast.expr) -> bool:
    """Return True for a literal above 0: 0 is no card."""
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value > 0


def name_of(node: ast.expr) -> str:
    """Return the last word of a name: `owns` of `state.owns`."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def names_card_by_number(node: ast.expr) -> bool:
    """Return True if an expression gives a card as a bare number."""
    if isinstance(node, ast.Call) and name_of(node.func) in ASKING:
        return any(is_number(arg) for arg in [*node.args[-1:], *(keyword.value for keyword in node.keywords)])
    if isinstance(node, ast.Subscript):
        return name_of(node.value) in BY_CARD and is_number(node.slice)
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        about_cards = any(name_of(side) in CARD_NAMES or "heroes" in name_of(side) for side in sides)
        return about_cards and any(is_number(side) for side in sides)
    return False


def bare_numbers(source: str) -> list[int]:
    """Return the lines of a module that give a card as a bare number."""
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.expr)]
    return sorted({node.lineno for node in nodes if names_card_by_number(node)})


def test_no_card_is_a_bare_number() -> None:
    found = {
        path.relative_to(ChichenItza.folder).as_posix(): lines
        for path in Path(ChichenItza.folder).rglob("*.py")
        if (lines := bare_numbers(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_a_bare_number_is_found() -> None:
    faults = [
        "owns(s, seat, 17)",
        "state.has_god(s, b, side, 43)",
        "with_hero(b, FIRST, 8)",
        "includes(s, seat, mask, hero=20)",
        "owner[43] == seat",
        "s.box.god_value[17]",
        "frame.god == 33",
        "8 in heroes",
    ]
    assert bare_numbers("\n".join(faults)) == list(range(1, len(faults) + 1))
    fine = ["owns(s, seat, PRICE_MINUS)", "frame.god == 0", "frame.god == GOD_DIG", "s.god_value[PRICE_MINUS]"]
    assert bare_numbers("\n".join(fine)) == []
