"""Games are found by name, with a hint for those that are not there."""

import pytest

from patolli.core.errors import BadOption, UnknownGame
from patolli.core.registry import game_class, game_names, load


def test_names_are_sorted_and_load() -> None:
    assert "tianguis" in game_names()
    assert all(game_class(name).name == name for name in game_names())


@pytest.mark.parametrize("name", ["tianguis", " Tianguis ", "TIANGUIS"])
def test_a_game_is_found_in_any_case(name: str) -> None:
    assert load(name).name == "tianguis"


def test_unknown_games() -> None:
    with pytest.raises(UnknownGame, match=r"^unknown game 'tiangis'; did you mean tianguis\?$"):
        load("tiangis")
    with pytest.raises(UnknownGame, match=r"^unknown game 'xyzzy'; games: .*tianguis"):
        load("xyzzy")


def test_a_wrong_number_of_seats() -> None:
    with pytest.raises(BadOption, match=r"^tianguis is played by 2, 3, 4 seats, not by 5$"):
        load("tianguis").new_state(5)
