"""The pieces as data: a corrected file is played, and every fault in one is named with its key (M1.16)."""

import pytest

from patolli.core.datafile import enclosed, pack
from patolli.core.errors import BadData
from patolli.games.mexica.data.load import FOLDER
from patolli.games.mexica.data.load_box import own_box
from patolli.games.mexica.game import Mexica
from patolli.games.mexica.rules.scoring import numbers
from patolli.testing.fuzz import fuzz_game

CORRECTED = (
    ("middle = [2, 2, 3,", "middle = [3, 3, 4,"),
    ("small  = [1, 1,", "small  = [0, 1,"),
    ("singles = 6", "singles = 0"),
    ("doubles = 35", "doubles = 40"),
    ("bridges = 11", "bridges = 4"),
    ("chips = 12", "chips = 3"),
    ("phase_1 = [3, 3, 2, 1]", "phase_1 = [2, 2, 2, 2]"),
    ("phase_2 = [3, 2, 2, 2]", "phase_2 = [4, 3, 2, 1]"),
    ("20 = [4, 3, 2, 1]", "20 = [1, 1, 1, 0]"),
)


def corrected(*changes: tuple[str, str]) -> str:
    """Return a copy of the pieces with these changes, as an enclosed file."""
    text = (FOLDER / "pieces.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"{old!r} is not in the file"
        text = text.replace(old, new, 1)
    return enclosed("mine.toml", pack(text.encode()))


@pytest.mark.rule("M1.16", "M1.11")
@pytest.mark.parametrize("players", [2, 4])
def test_corrected_pieces_are_played(players: int) -> None:
    """Every law holds with other numbers, the start has them, and the default game keeps its own."""
    game = Mexica({"pieces": corrected(*CORRECTED)})
    start = game.setup(players)
    assert (start.singles, start.doubles, start.bridges, start.bank) == (0, 40, 4, 3)
    assert start.hand == [[2, 2, 2, 2]] * players
    assert start.neutral == ([1, 1, 1, 0] if players == 2 else [0] * 4)
    assert [numbers(game.box, size, founded=True) for size in (3, 5, 13)] == [(3, 3, 0), (5, 4, 2), (13, 7, 4)]
    assert numbers(game.box, 5, founded=False) == (5, 3, 2)  # M15.7
    assert game.static_data()["tiles"][:3] == [(3, 3, 0), (4, 3, 1), (5, 4, 2)]
    assert Mexica({}).setup(players).hand == [[3, 3, 2, 1]] * players
    assert fuzz_game(game, players, games=1, seed=1).games == 1


@pytest.mark.rule("M1.16")
def test_the_default_file_by_its_name_is_the_default() -> None:
    assert Mexica({"pieces": "pieces"}).box is own_box()


@pytest.mark.rule("M1.16")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[supply]", "[stock]", "stock: unknown key; expected one of: tiles, supply, "),
        ("size   = [3,", "size   = [2,", "tiles.size: [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] differs from the rules; "),
        ("copies = [2,", "copies = [3,", "tiles.copies: [3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1] differs from the rules; "),
        ("middle = [2, 2,", "middle = [4, 2,", "tiles.middle[0]: 4 and 1 on the tile of 3; expected at most "),
        ("small  = [1, 1, 2,", "small  = [1, 1, 4,", "tiles.middle[2]: 3 and 4 on the tile of 5; expected at most "),
        ("6, 6, 7]", "6, 6]", "tiles.middle: a list of 10 does not fit; expected a list of 11 whole numbers"),
        ("singles = 6", "singles = 100", "supply.singles: 100 is not a whole number from 0 to 99"),
        ("chips = 12", "coins = 12", "supply.coins: unknown key; expected one of: singles, doubles, bridges, chips"),
        ("bridges = 11", "", "supply.bridges: is missing; expected a value"),
        ("[3, 2, 2, 2]", "[0, 0, 0, 0]", "temples.phase_2: no temple of any value; expected at least one"),
        ("[3, 3, 2, 1]", "[3, 3, 2, 10]", "temples.phase_1[3]: 10 is not a whole number from 0 to 9"),
        ("more =", "some =", "neutral.some: unknown key; expected one of: 20, more"),
    ],
)
def test_faults_in_pieces_are_named(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadData) as error:
        Mexica({"pieces": corrected((old, new))})
    assert str(error.value).startswith(f"mine.toml: {complaint}")
    assert "\n" not in str(error.value)
