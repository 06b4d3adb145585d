"""Greedy in Mexica: positions with an obvious action."""

from games.language import play
from games.mexica.position import SEVEN, SIX, at

from patolli.bots import make_bot

BUDGET = 400
SEEDS = range(3)


def answers(position: str, before: str = "") -> set[str]:
    """Return the actions that greedy chooses in a position after some play, with any of a few seeds."""
    table = play(at(position), before) if before else at(position)
    (seat,) = table.state.to_act()
    view, legal = table.game.view(table.state, seat), table.state.legal_actions(seat)
    greedy = make_bot("greedy", table.game)
    return {table.game.actions.name(greedy.choose(view, legal, BUDGET, seed)) for seed in SEEDS}


def test_it_founds_a_district_that_is_ready() -> None:
    assert answers(f"p1 T8 1@T6 1@U6 2@T7 2@U7; show 6; ap 0; {SIX}") == {"found 6 t9"}


def test_it_cuts_a_district_down_to_a_size_on_display() -> None:
    singles = {f"canal {cell}" for cell in ("t6", "u6", "u7", "u8", "t9")}
    assert answers(f"p1 T8; show 6; ap 1; {SEVEN}") <= singles


def test_it_goes_to_a_district_that_is_ready() -> None:
    near = f"p1 R8; show 6; ap 2; bridge S8 ew; supply chips 0; hand p1 0 0 0 0; {SIX}"
    assert answers(near) == {"walk s8"}
    assert answers(near, "p1: walk S8") == {"walk t8"}


def test_it_keeps_its_temples_while_the_island_is_undivided() -> None:
    start = "round 1; seats 3; p1 H6; p2 G7; p3 I7; show 3 5 6 8 9 11 12 13"
    assert not [answer for answer in answers(start) if answer.startswith("build")]


def test_it_builds_where_a_temple_pays() -> None:
    built = answers(f"p1 T8; tile 6@U6; show 12; ap 4; p2 1@T9; supply chips 0; {SIX}")
    assert {answer.split()[0] for answer in built} == {"build"}


def test_it_ends_its_turn_rather_than_shuffle_bridges() -> None:
    idle = "phase 2; p1 T8; tile 6@U6; bridge S8 ew; bridge O7 ew; hand p1 0 0 0 0; ap 4"
    assert answers(f"{idle}; supply singles 0 doubles 0 bridges 0 chips 0; {SIX}") == {"end"}


def test_it_goes_on_when_somebody_else_did_nothing() -> None:
    start = "seats 2; round 1; p1 H6; p2 G7; show 3 5 6 8 9 11 12 13"
    assert "end" not in answers(start, "p1: end"), "two idle turns would end the phase (M14.4)"
