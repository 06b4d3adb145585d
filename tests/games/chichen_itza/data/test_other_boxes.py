"""Copies of the box with other numbers, which are right (I29)."""

from pathlib import Path
from typing import Any

import pytest
from games.chichen_itza.boxes import BOX, G05, LIGHT_MONKEY, P1, TEXT, card, copy, edited, gain, names
from games.chichen_itza.examples import holds
from games.chichen_itza.position import at
from games.language import chances, offers, play, refused

from patolli.core.datafile import read_data_file
from patolli.core.registry import load
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.data.components import (
    KINDS,
    LAND,
)
from patolli.games.chichen_itza.data.load import read_box
from patolli.testing.fuzz import fuzz_game

# Boxes that are right


@pytest.mark.rule("I29.8")
def test_a_corrected_die(tmp_path: Path) -> None:
    box = edited(tmp_path, (LIGHT_MONKEY, 'monkey = ["AA", "", "", "", "", "HHH"]'))
    monkey = KINDS.index("monkey")
    assert box.faces[0][monkey][1:] == ["AA", "", "", "", "", "HHH"]
    assert box.face_hits[0][monkey] == [[0] * 7, [0, 2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 3]]
    assert box.faces[1] == BOX.faces[1]


@pytest.mark.rule("I29.2")
def test_another_tile_mix(tmp_path: Path) -> None:
    box = edited(tmp_path, ("= [5, 5, 6]", "= [4, 5, 6]"), ("water-temple     = [1, 1, 1]", "water-temple = [1, 1, 1]"),
                 ("water-ruin       = [4, 5, 6]", "water-ruin = [5, 5, 6]"))  # fmt: skip
    copies = dict(zip(box.tile_kinds, box.tile_copies[2]))
    assert (copies["land-ruin"], copies["water-ruin"], sum(copies.values())) == (4, 5, 20)
    land = sum(n for n, terrain in zip(box.tile_copies[2], box.terrain) if terrain == LAND)
    assert land == 9


@pytest.mark.rule("I29.2", "I3.14", "I25.20", "I25.21")
def test_cost_markers_above_seven(tmp_path: Path) -> None:
    """They are dealt by actions at the end of the table, and an action costs the lower of row and column."""
    game = load("chichen_itza", {"box": copy(tmp_path, ("2 = [1, 2, 3, 4, 5, 7]", "2 = [3, 8, 8, 9, 9, 9]"))})
    assert [game.actions.parse(f"cost {n}") for n in (7, 8, 9)] == [1382, 1493, 1494]
    state: Any = game.new_state(2)
    while not state.row_cost:
        assert state.to_act() == (CHANCE,)
        state.step(CHANCE, state.legal_actions(CHANCE)[-1])
    found = [[game.actions.name(a) for a in state.legal_actions(CHANCE)], state.chance_weights()]
    assert found == [["cost 3", "cost 8", "cost 9"], [1, 2, 2]]
    while state.to_act() == (CHANCE,):
        state.step(CHANCE, state.legal_actions(CHANCE)[-1])
    assert (state.row_cost, state.column_cost) == ([9, 9, 9], [8, 8, 3])
    assert fuzz_game(game, 2, games=1, seed=1).games == 1


@pytest.mark.rule("I29.1")
def test_a_map_with_other_names_and_another_order(tmp_path: Path) -> None:
    """South up: rows v to p, the same places."""
    path = tmp_path / "south.toml"
    start, end = TEXT.index(P1), TEXT.index("\n\n# The cells of the standard layout")
    cells = sorted(TEXT[start:end].splitlines(), reverse=True)
    path.write_text(TEXT[:start] + "\n".join(cells) + TEXT[end:], encoding="utf-8")
    box = read_box(read_data_file(path))
    assert box.spots[1] == "v5"
    assert {frozenset(box.spots[n] for n in near) for near in box.near} == {
        frozenset(BOX.spots[n] for n in near) for near in BOX.near
    }
    assert sorted(box.spots[spot] for spot in box.layout[3]) == sorted(names(BOX.layout[3]).split())


@pytest.mark.rule("I29.9")
def test_numbers_of_cards(tmp_path: Path) -> None:
    box = edited(
        tmp_path,
        (G05, G05.replace("value = 1", "value = 2")),
        ('h01 = { type = "a", pay = 3', 'h01 = { type = "b", pay = 1'),
        ('h09 = { type = "b"', 'h09 = { type = "a"'),
    )
    assert (box.god_value[5], box.god_numbers[5]) == (2, {"value": 2})
    assert (box.hero_pay[1], box.hero_type[1], box.hero_type[9]) == (1, 1, 0)


@pytest.mark.rule("I20.01", "I20.02", "I20.04")
def test_gods_that_pay_more(tmp_path: Path) -> None:
    path = copy(tmp_path, *(card(f"g{n:02}", "value = 1", f"value = {n + 2}") for n in (1, 2, 4)))
    position = "gods; all land-temple; water-ruin r3; red r3=1 gods={} gems=red,blue coins=0 scout=r3; down r3 x01"
    for god, coins in (("g01", 3), ("g02", 4), ("g04", 12)):
        holds(at(position.format(god), box=path), f"red coins={coins}")


@pytest.mark.rule("I20.32")
def test_a_treasure_is_raised_by_more_but_not_above_six(tmp_path: Path) -> None:
    path = copy(tmp_path, card("g32", "value = 1", "value = 3"))
    table = play(at("act red scout; red gods=g32 coins=0", box=path), "scout u3")
    holds(play(table, "roll 1 ; use g32"), "red coins=2")
    assert offers(play(table, "roll 5 ; use g32"), "wheel") != []


@pytest.mark.rule("I20.34")
def test_more_markers_turn_to_peace_but_no_more_than_there_are(tmp_path: Path) -> None:
    path = copy(tmp_path, card("g34", "value = 1", "value = 2"))
    holds(at("act red war; red gods=g34; blue war=1; green war=2", box=path), "red war=2 ; blue war=0 ; green war=0")


@pytest.mark.rule("I20.35")
def test_tiles_repeated_more_often(tmp_path: Path) -> None:
    path = copy(tmp_path, card("g35", "per_round = 1", "per_round = 2"))
    table = at("turn red; red gods=g35 coins=20 repeated=1; marks war red red", box=path)
    assert refused(table, "red act war") is None
    holds(play(table, "act war"), "red repeated=2")
    assert (
        refused(at("turn red; red gods=g35 coins=20 repeated=2; marks war red red", box=path), "red act war") == "I6.3"
    )


@pytest.mark.rule("I20.52")
def test_paid_rerolls_more_often(tmp_path: Path) -> None:
    path = copy(tmp_path, card("g52", "per_fight = 1", "per_fight = 2"))
    table = play(at("act red land; red city=2 gods=g52 coins=9; caiman r3 4", box=path), "take 2 ; to r3 ; roll 6,6")
    table = play(table, "use g52 ; again all ; roll 6,6 ; use g52 ; again all ; roll 6,6")
    holds(table, "red coins=5")
    assert "beast 1" in chances(table), "twice, and not a third time"


@pytest.mark.rule("I19.4", "I29.9", "I1.9", "I21.07")
def test_heroes_of_other_types(tmp_path: Path) -> None:
    """h07 is a b, h09 an a: their stacks, figures and powers follow."""
    path = copy(tmp_path, card("h07", '"a"', '"b"'), card("h09", '"b"', '"a"'))
    table = at("act red hero recruit; red h01@city; blue city=1", box=path)
    stacks = [set(chances(play(table, f"recruit {kind} city"))) for kind in "bc"]
    assert stacks == [{f"hero h{n:02}" for n in (10, 11, 12, 13, 14, 15, 16)}, {f"hero h{n}" for n in range(18, 25)}]
    table = play(at("act red land; red city=1 h07@city u3=1; snake r3 1", box=path), "from city ; take 1 b ; to r3")
    table = play(table, "roll 1,6 ; beast 6")
    assert sorted(offers(table)) == ["done", "idol coins", "idol luck", "idol magic", "station b u3"]
    holds(play(table, "station b u3"), "red h07@u3 r3=1")


@pytest.mark.rule("I29.6")
def test_gem_lines_in_other_places(tmp_path: Path) -> None:
    box = edited(tmp_path, ('{ god = "red" }', "{ luck = 4 }"), ("{ luck = 4 }", '{ god = "red" }'))
    assert gain(*box.lines[BOX.line_words.index("yellow-blue")][2:]) == "god red"
