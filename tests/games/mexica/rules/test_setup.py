"""Chapters 1 and 2: the board, the pieces and the setup."""

from pathlib import Path

import pytest
from games.language import offers, play, refused, seat_at
from games.mexica.examples import region, run, scoring
from games.mexica.position import Table, at, new
from games.mexica.reference import COPIES, GRID, ISLAND, LAKE, LETTER, NUMBERS, ORDINARY, PALACE, SETS, SIZES, near

from patolli.core.errors import BadData, BadOption
from patolli.core.state import CHANCE
from patolli.games.mexica.data.components import NAMES
from patolli.games.mexica.data.load import FOLDER
from patolli.games.mexica.data.load_box import own_box
from patolli.games.mexica.rules.scoring import numbers

DEAL = "*: deal 3 3 4 5 6 7 8 9"


def cells_of_verb(table: Table, verb: str) -> list[str]:
    """Return the cells that a verb with one cell can name."""
    return next(block.parts[0] for block in table.game.actions.blocks if block.verb == verb)


# M1 Components and board


@pytest.mark.rule("M1.1", "M1.2")
def test_the_grid() -> None:
    assert len(GRID) == 14 and {len(row) for row in GRID} == {21}
    assert cells_of_verb(new(2), "walk") == ISLAND == NAMES
    assert (ISLAND[0], ISLAND[-1]) == ("b1", "j14")
    assert refused(at("p1 A3"), "p1: jump U14") == "M10.1"  # the last place of the grid is lake


@pytest.mark.rule("M1.2")
@pytest.mark.parametrize(
    ("cell", "rule"), [("A1", "M4.4"), ("K5", None), ("H6", "M4.3"), ("H7", "M4.3"), ("O7", "M4.4")], ids="~#SEC"
)
def test_letters_of_the_board(cell: str, rule: str | None) -> None:
    assert refused(at("p1 C3"), f"p1: canal {cell}") == rule


@pytest.mark.rule("M1.3")
def test_kinds_of_cells() -> None:
    letters = "".join(LETTER.values())
    assert {letter: letters.count(letter) for letter in "#SEC"} == {"#": 187, "S": 4, "E": 1, "C": 4}
    assert len(ISLAND) == 196
    table = new(2)
    assert cells_of_verb(table, "place") == ["h6", "g7", "i7", "h8"]
    assert cells_of_verb(table, "canal") == ORDINARY
    assert [NAMES[cell] for cell, kind in enumerate(table.state.canal) if kind] == ["o6", "o7", "o8", "o9"]


@pytest.mark.rule("M1.4", "M1.15")
def test_the_palace_is_land_that_carries_mexica_only() -> None:
    table = at("p1 H5; show 13")
    for cell in PALACE:
        assert refused(table, f"p1: canal {cell}") == "M4.3"
        assert refused(table, f"p1: build 1 {cell}") == "M11.4"
        assert refused(table, f"p1: jump {cell}") is None
    after = play(table, "p1: walk H6; walk H7; walk G7; walk H7; walk I7; walk H7")
    assert refused(after, "p1: end | p2: end") is None
    assert region(table, "H7") == 192  # counted like all land


@pytest.mark.rule("M1.5")
def test_the_lake_is_one_water() -> None:
    """From a bridge on the north shore to one on the south shore, round the reference."""
    run("at canal F2; canal F1; bridge F2 ew; canal E14; bridge E14 ew; p1 F2 -> p1: sail E14 = ap 5")
    run("at canal S7; bridge S7 ew; canal C9; bridge C9 ns; p1 S7 -> p1: sail C9 = ap 5")  # notch to notch


@pytest.mark.rule("M1.6")
def test_corners_do_not_touch() -> None:
    table = at("p1 K5; canal M7; canal N8; bridge M7 ns")
    for cell in ("J4", "L4", "J6", "L6"):
        assert refused(table, f"p1: walk {cell}") == "M8.1"
        assert refused(table, f"p1: canal {'-'.join(sorted([cell, 'K5'], key=lambda c: (c[1], c[0])))}") == "M4.2"
    run("at canal K5; canal L6; bridge K5 ns; bridge L6 ns; p1 K5 -> p1: sail L6 = no M9.3")
    run("at canal B2 -> region B1 = 1")  # C1 is lake and C2 land, but B1 touches B2 only


@pytest.mark.rule("M1.7")
def test_a_canal_makes_land_water() -> None:
    table = at("p1 K4")
    assert refused(table, "p1: walk K5") is None
    after = play(table, "p1: canal K5")
    assert refused(after, "p1: walk K5") == "M8.5"
    assert refused(after, "p1: bridge K5 ns") is None
    assert after.state.size[after.state.region[NAMES.index("k4")]] == 191


@pytest.mark.rule("M1.8")
@pytest.mark.parametrize(
    ("piece", "free"),
    [("p2 K5", False), ("p2 1@K5", False), ("n 1@K5", False), ("tile 7@K5", False), ("p1 K4", True)],
)
def test_free_cells(piece: str, free: bool) -> None:
    table = at(f"p1 K4; {piece}")
    assert (refused(table, "p1: walk K5") is None) == free
    assert (refused(table, "p1: jump K5") is None) == free


@pytest.mark.rule("M1.9", "M2.2")
def test_canal_tiles() -> None:
    state = new(4).state
    assert (state.singles, state.doubles) == (6, 35)
    assert (own_box().singles, own_box().doubles + 2) == (6, 37)
    table = at("p1 A3; supply singles 1 doubles 1")
    after = play(table, "p1: canal K5; canal L5-M5")
    assert (after.state.singles, after.state.doubles) == (0, 0)
    assert offers(after, "canal") == []


@pytest.mark.rule("M2.2")
@pytest.mark.parametrize(
    ("printed", "halves"),
    [
        (["o6-o7", "o8-o9"], [4, 2, 4, 2]),  # marks of doubles whose other half lies south, north
        (["o8-o9", "o6-o7"], [4, 2, 4, 2]),
        (["o6-o7", "o7-o8"], None),
        (["o6-o8", "o7-o9"], None),
        (["o7-o6", "o8-o9"], None),
        (["o6-o7", "n8-n9"], None),
        (["o6-o7", ""], None),
    ],
)
def test_printed_doubles(tmp_path: Path, printed: list[str], halves: list[int] | None) -> None:
    text = (FOLDER / "board.toml").read_text(encoding="utf-8")
    assert '["o6-o7", "o8-o9"]' in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('["o6-o7", "o8-o9"]', str(printed)), encoding="utf-8")
    if halves is None:
        with pytest.raises(BadData, match=r"mine\.toml: printed: .* expected doubles"):
            new(2, board=str(path))
    else:
        assert [kind for kind in new(2, board=str(path)).state.canal if kind] == halves


@pytest.mark.rule("M1.10")
def test_a_bridge_has_one_cell_and_an_axis() -> None:
    assert own_box().bridges == new(3).state.bridges == 11
    table = at("canal K5; p1 K4")
    ns, ew = play(table, "p1: bridge K5 ns"), play(table, "p1: bridge K5 ew")
    assert ns.state.bridges == ew.state.bridges == 10
    assert [refused(ns, f"p1: canal {cell}") for cell in ("K6", "J5", "L5")] == ["M4.7", None, None]
    assert [refused(ew, f"p1: canal {cell}") for cell in ("K6", "J5", "L5")] == [None, "M4.7", "M4.7"]


@pytest.mark.rule("M1.11")
def test_tiles() -> None:
    middle = [2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]
    small = [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4]
    assert [numbers(own_box(), size, founded=True) for size in SIZES] == list(zip(SIZES, middle, small, strict=True))
    assert [NUMBERS[size] for size in SIZES] == list(zip(SIZES, middle, small, strict=True))
    dealt = play(new(3), DEAL).state
    assert [shown + wait for shown, wait in zip(dealt.display, dealt.waiting, strict=True)] == list(COPIES.values())
    assert sum(COPIES.values()) == 15


@pytest.mark.rule("M1.12", "M1.13")
def test_temples() -> None:
    assert new(4).state.hand == [list(SETS[1])] * 4 == [[3, 3, 2, 1]] * 4
    after = play(at("p1 K3; p2 K4; p3 K5; p4 K6; show 9"), "p1: end | p2: end | p3: end | p4: end")
    assert after.state.hand == [[6, 5, 4, 3]] * 4  # nothing built: all 18
    levels = [sum(n * value for value, n in enumerate(SETS[phase], 1)) for phase in (1, 2)]
    assert levels == [19, 21] and [sum(SETS[phase]) for phase in (1, 2)] == [9, 9]


@pytest.mark.rule("M1.14")
def test_chips_and_scores_without_limit() -> None:
    state = new(2).state
    assert (own_box().chips, state.bank, len(state.mexica)) == (12, 12, 2)
    table = at("p1 H6; p2 4@K5; points p1 996; points p2 4321")
    after = play(table, "p1: end | p2: end | p3: end | p4: end").state
    assert after.points[:2] == [1001, 4321]
    assert scoring(table, 2)[1] == 192


# M2 Setup


@pytest.mark.rule("M2.1")
def test_two_to_four_seats() -> None:
    game = new(2).game
    assert game.seat_counts == (2, 3, 4)
    for players in (0, 1, 5):
        with pytest.raises(BadOption):
            game.new_state(players)
    assert game.seat_names(4) == ("p1", "p2", "p3", "p4")


@pytest.mark.rule("M2.3")
def test_eight_tiles_on_display_seven_wait() -> None:
    after = play(new(4), "*: deal 3 3 4 5 6 7 8 13").state
    assert after.display == [2, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1]
    assert after.waiting == [0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0]


@pytest.mark.rule("M2.3")
@pytest.mark.parametrize("sizes", ["3 3 3 4 5 6 7 8", "3 4 5 6 7 7 8 9", "4 3 5 6 7 8 9 10"])
def test_impossible_deals(sizes: str) -> None:
    assert refused(new(3), f"*: deal {sizes}") == "M2.3"


@pytest.mark.rule("M2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pieces_of_each_seat_at_the_start(players: int) -> None:
    state = new(players, neutral_temples="off").state
    assert state.hand == [[3, 3, 2, 1]] * players
    assert state.chips == state.points == [0] * players
    assert (state.bridges, state.bank) == (11, 12)
    assert state.mexica == [-1] * players


@pytest.mark.rule("M2.5", "M18.1")
@pytest.mark.parametrize(
    ("players", "option", "first"), [(2, "20", "neutral"), (2, "off", "place"), (3, "20", "place")]
)
def test_neutral_temples_come_after_the_deal(players: int, option: str, first: str) -> None:
    after = play(new(players, neutral_temples=option), DEAL)
    assert {text.split()[0] for text in offers(after)} == {first}
    assert after.state.to_act() == ((CHANCE,) if first == "neutral" else (0,))


@pytest.mark.rule("M2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_placing(players: int) -> None:
    table = play(new(players, neutral_temples="off"), DEAL)
    left = ["h6", "g7", "i7", "h8"]
    for seat in range(players):
        assert table.state.to_act() == (seat,)
        assert offers(table, "place") == offers(table) == [f"place {cell}" for cell in left]
        taken = left.pop(len(left) // 2)
        table = play(table, f"p{seat + 1}: place {taken}")
        assert refused(table, f"p{table.state.to_act()[0] + 1}: place {taken}") == (
            "M20.1" if seat + 1 == players else "M2.6"
        )
    assert table.state.to_act() == (seat_at(table, "p1"),)
    assert (table.state.round, table.state.phase) == (1, 1)


@pytest.mark.rule("M2.6")
@pytest.mark.parametrize("cell", ["H7", "K5", "O6", "A1"])
def test_only_start_cells(cell: str) -> None:
    assert refused(play(new(3), DEAL), f"p1: place {cell}") == "M2.6"


@pytest.mark.rule("M1.6")
def test_the_model_of_these_tests_knows_its_neighbours() -> None:
    assert near("h7") == ["h6", "i7", "h8", "g7"]
    assert near("r6") == ["~", "~", "r7", "q6"]
    assert LAKE not in near("k7") and "b1" in near(LAKE)
