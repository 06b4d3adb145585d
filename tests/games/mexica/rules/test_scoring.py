"""Chapter 15: scoring."""

import pytest
from games.language import play
from games.mexica.examples import run, scoring
from games.mexica.position import at, cell_at
from games.mexica.reference import ISLAND

from patolli.games.mexica.events import SCORED

SEVEN = "canal S7-S8; canal S9"
THIRTEEN = "canal R6; canal Q7-Q8; canal Q9"


@pytest.mark.rule("M15.2")
def test_nobody_is_placed_with_nothing() -> None:
    run(f"at {SEVEN}; tile 7@U6; p1 1@U7 -> score 1: p1 7, p2 0, p3 0, p4 0")
    run(f"at {SEVEN}; tile 7@U6 -> score 1: p1 0, p2 0, p3 0, p4 0")
    run(f"at {SEVEN}; tile 7@U6; p1 T8; p2 U8 -> score 1: p1 0, p2 0, p3 0, p4 0")  # Mexica are no temples


@pytest.mark.rule("M15.5")
def test_nobody_is_asked_in_a_scoring() -> None:
    table = at(f"{SEVEN}; tile 7@U6; p1 1@U7; p2 1@U8; p3 K5; p4 K6; turn p4; show 9")
    after = play(table, "p4: end")
    assert (after.state.phase, after.state.points, after.state.to_act()) == (2, [7, 7, 0, 0], (0,))


@pytest.mark.rule("M15.5")
def test_districts_add_up() -> None:
    alone = [
        f"{SEVEN}; tile 7@U6; p1 1@U7; p2 2@U8",
        "canal C13-D13; canal E13; canal F14; tile 3@C14; p2 1@D14; p3 1@E14",
        "p4 H6",
    ]
    together = scoring(at("; ".join(alone)), 1)
    assert together == [sum(points) for points in zip(*[scoring(at(part), 1) for part in alone], strict=True)]
    assert together == [4, 10, 3, 5]


@pytest.mark.rule("M15.5")
def test_a_district_has_one_name() -> None:
    """Events of a scoring and the description name a district by the same cell: that of its tile."""
    table = at(f"{SEVEN}; tile 7@U8; p1 1@U7; p2 1@T8; p3 K5; p4 K6; turn p4; show 9")
    described = table.game.describe(table.game.view(table.state, None))
    named = {args["cell"] for _, args in described if args.get("founded")}
    table.state.emitted = []
    table.state.step(3, table.game.actions.parse("end"))
    assert {values[1] for kind, values in table.state.emitted if kind == SCORED} == named == {cell_at("U8")}


@pytest.mark.rule("M15.6", "M15.7")
def test_founded_districts_pay_twice_and_others_at_the_end() -> None:
    position = f"{SEVEN}; tile 7@U6; canal C13-D13; canal E13; canal F14; p1 1@U7; p2 1@D14; p3 2@E14"
    assert scoring(at(position), 1) == [7, 0, 0, 0]
    assert scoring(at(position), 2) == [7, 2, 3, 0]


@pytest.mark.rule("M15.7")
def test_an_unfounded_district_counts_its_palace_cells() -> None:
    moat = "canal G5-G6; canal F7; canal G8; canal H9; canal I8; canal J7; canal I5-I6; canal H3-H4"
    assert scoring(at(f"{moat}; p1 1@H5"), 2) == [6, 0, 0, 0]


@pytest.mark.rule("M15.8", "M15.9")
@pytest.mark.parametrize("phase", [1, 2])
def test_only_start_cells_pay_for_a_mexica(phase: int) -> None:
    land = [cell for cell in ISLAND if cell not in ("o6", "o7", "o8", "o9")]
    paid = []
    for four in zip(*[iter(land)] * 4, strict=True):
        points = scoring(at("; ".join(f"p{seat} {cell}" for seat, cell in enumerate(four, 1))), phase)
        paid += [(cell, n) for cell, n in zip(four, points, strict=True) if n]
    assert paid == [("h6", 5), ("g7", 5), ("i7", 5), ("h8", 5)]
    assert scoring(at("p1 H6; p2 H8; p3 O6; bridge O6 ew; p4 G7"), phase) == [5, 5, 0, 5]


@pytest.mark.rule("M18.9")
def test_neutral_temples_take_a_place() -> None:
    run(f"""
        at seats 2; {THIRTEEN}; tile 13@U6; n 4@S7 2@S8; p1 3@T7 2@T8; p2 1@U7 -> score 1: p1 7, p2 4
        at seats 2; {THIRTEEN}; n 4@S7 2@S8; p1 3@T7 2@T8; p2 1@U7 -> score 2: p1 7, p2 4
        at seats 2; {THIRTEEN}; tile 13@U6; n 4@S7; p1 4@T7; p2 4@U7 -> score 1: p1 13, p2 13
        """)


@pytest.mark.rule("M15.4")
def test_parts_of_the_score() -> None:
    """The parts add up to the score."""
    table = at(f"{SEVEN}; tile 7@U6; p1 H6 1@U7; p2 1@K5; turn p4; points p3 2")
    after = play(table, "p4: end")
    result = after.game.result(after.state)
    assert result.scores == [12, 0, 2, 0]
    assert [sorted(points for points in parts.values() if points) for parts in result.parts] == [[5, 7], [], [2], []]
