"""Options: read from text or values, with errors that name the option."""

import pytest

from patolli.core.errors import BadOption
from patolli.core.options import choice, file, number, read_options

OPTIONS = (choice("thieves", "on", "off"), number("rounds", 4, 1, 12), file("goods", "goods.toml"))


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("thieves", "off", "off"),
        ("thieves", " ON ", "on"),
        ("thieves", True, "on"),
        ("thieves", False, "off"),
        ("rounds", "3", 3),
        ("rounds", 12, 12),
        ("rounds", "007", 7),
        ("goods", "my goods.toml", "my goods.toml"),
    ],
)
def test_values(name: str, given: object, value: object) -> None:
    assert read_options(OPTIONS, {name: given}) == {name: value}


def test_defaults_are_not_filled_in() -> None:
    assert read_options(OPTIONS, {}) == {}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"thieves": "maybe"}, "option thieves: 'maybe' is not one of on, off"),
        ({"rounds": "0"}, "option rounds: '0' is not a number from 1 to 12"),
        ({"rounds": 13}, "option rounds: '13' is not a number from 1 to 12"),
        ({"rounds": "-1"}, "option rounds: '-1' is not a number from 1 to 12"),
        ({"rounds": "1.5"}, "option rounds: '1.5' is not a number from 1 to 12"),
        ({"rounds": "٣"}, "option rounds: '٣' is not a number from 1 to 12"),
        ({"rounds": ""}, "option rounds: '' is not a number from 1 to 12"),
        ({"rounds": "9" * 5000}, f"option rounds: '{'9' * 5000}' is not a number from 1 to 12"),
        ({"rounds": "00000000199"}, "option rounds: '00000000199' is not a number from 1 to 12"),
        ({"goods": " "}, "option goods: '' is not the path of a file"),
        ({"round": 3}, "unknown option 'round'; did you mean rounds?"),
        ({"xyzzy": 3}, "unknown option 'xyzzy'; options: thieves, rounds, goods"),
    ],
)
def test_errors(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption) as error:
        read_options(OPTIONS, given)
    assert str(error.value) == complaint


def test_a_game_without_options() -> None:
    with pytest.raises(BadOption, match=r"^unknown option 'x'; options: none$"):
        read_options((), {"x": 1})
