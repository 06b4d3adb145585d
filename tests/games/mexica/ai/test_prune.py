"""The pruned actions of Mexica: those that bots look at, and those that they may leave out."""

import random
from collections import Counter

from games.language import play
from games.mexica.position import SEVEN, SIX, at

from patolli.core.chance import resolve_chance
from patolli.core.registry import load


def looked_at(position: str, before: str = "") -> list[str]:
    """Return the texts of the actions that are left in a position after some play."""
    table = play(at(position), before) if before else at(position)
    (seat,) = table.state.to_act()
    chosen = table.game.prune(table.state, seat, table.state.legal_actions(seat))
    return [table.game.actions.name(action) for action in chosen]


def test_a_temple_and_a_tile_go_to_one_place() -> None:
    verbs = Counter(name.rsplit(" ", 1)[0] for name in looked_at(f"p1 T8; show 6; {SIX}"))
    assert [verbs[f"build {value}"] for value in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert verbs["found 6"] == 1


def test_a_temple_leaves_the_bridge_free() -> None:
    names = looked_at(f"p1 T7; tile 6@U6; bridge S8 ew; show 12; {SIX}")
    assert "build 1 t8" not in names and [name for name in names if name.startswith("build 1")]


def test_the_canal_that_cuts_a_district_to_a_size_on_display_is_there() -> None:
    singles = {f"canal {cell}" for cell in ("t6", "u6", "u7", "u8", "t9")}
    assert singles & set(looked_at(f"p1 T8; show 6; ap 1; {SEVEN}"))


def test_without_singles_a_double_may_reach_beyond_the_border() -> None:
    position = f"p1 T8; show 4; ap 1; {SEVEN}"
    names = looked_at(f"{position}; supply singles 0 doubles 5")
    assert len([name for name in names if "-" in name]) > len([name for name in looked_at(position) if "-" in name])


def test_a_start_cell_can_be_jumped_to_from_everywhere() -> None:
    north = "canal H2-H3; canal G4-G5; canal I4-I5; canal G6; canal I6"  # land to jump to before the palace
    palace = f"{north}; canal E7-F7; canal J7-K7; canal G8-G9; canal I8-I9; canal H9"
    names = looked_at(f"seats 2; p1 T8; p2 K4; {palace}; show 6")
    assert [name for name in names if name in ("jump h6", "jump g7", "jump i7", "jump h8")]


def test_a_bridge_nearby_is_there_and_a_far_one_is_not() -> None:
    names = looked_at(f"p1 T8; show 6; {SIX}")
    assert "bridge s8 ew" in names and "bridge o8 ew" not in names


def test_a_vote_is_left_as_it_is() -> None:
    assert looked_at(f"phase 2; p1 T8; show 6; {SIX}", "p1: discard 6") == ["end", "discard 6"]


def test_it_is_short_legal_in_order_and_never_without_an_end() -> None:
    game, rng = load("mexica"), random.Random(5)
    state = game.new_state(4)
    resolve_chance(state, rng)
    listed = offered = 0
    for _ in range(300):
        (seat,) = state.to_act()
        legal = state.legal_actions(seat)
        chosen = game.prune(state, seat, legal)
        assert set(chosen) <= set(legal) and chosen == sorted(chosen)
        assert chosen[0] == legal[0]
        listed, offered = listed + len(chosen), offered + len(legal)
        state.step(seat, rng.choice(chosen))
    assert listed < offered / 5
