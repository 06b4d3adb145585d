"""The board as data: a corrected island is played, and every fault in one is named with its key (M1.17)."""

import pytest

from patolli.core.datafile import enclosed, pack
from patolli.core.errors import BadData
from patolli.games.mexica.actions import A
from patolli.games.mexica.data.load import FOLDER
from patolli.games.mexica.data.load_box import own_box
from patolli.games.mexica.game import Mexica
from patolli.testing.fuzz import fuzz_game

LOWER = (  # the palace one row lower (O1), from the lowest row upwards
    ("~~############C#####~", "~~#####S######C#####~"),
    ("~######S######C######", "~#####SES#####C######"),
    ("~#####SES#####C######", "~######S######C######"),
    ("~######S######C###~##", "~#############C###~##"),
)


def corrected(*changes: tuple[str, str]) -> str:
    """Return a copy of the board with these changes, as an enclosed file."""
    text = (FOLDER / "board.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"{old!r} is not in the file"
        text = text.replace(old, new, 1)
    return enclosed("mine.toml", pack(text.encode()))


@pytest.mark.rule("M1.17", "M1.3", "M1.4")
@pytest.mark.parametrize("players", [2, 4])
def test_a_corrected_board_is_played(players: int) -> None:
    """Every law holds with the palace one row lower; its cells are places of canals, and the old ones are not."""
    game = Mexica({"board": corrected(*LOWER)})
    assert game.static_data()["palace"] == ["h7", "g8", "h8", "i8", "h9"]
    assert game.static_data()["crest"] == "h8"
    assert game.actions.size == A.size and A.find("canal h6") < 0 <= game.actions.find("canal h6")
    assert game.actions.find("canal h8") < 0 and game.actions.find("place h9") >= 0
    state = game.new_state(players)
    assert game.why(state, -1, "canal h8") is not None
    assert fuzz_game(game, players, games=1, seed=2).games == 1
    assert Mexica({}).box is own_box() and A.find("canal h6") < 0


@pytest.mark.rule("M1.17")
@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ((("~#~~~#####", "~##~~####~"),), "rows[0]: '#' on c1; expected the lake"),
        ((("~#~~~#####", "~~~~~#####"),), "rows: 186 cells are '#'; expected 187"),
        ((("~#####SES#####C######", "~#####SES#####C#####"),), "rows[6]: '~#####SES#####C#####' is not a row; "),
        ((("~######S######C###~##", "~S############C###~##"),), "rows: 291 places for bridges; expected 290, as on "),
        ((('["o6-o7"', '["o6-p6"'),), "printed: ['o6-p6', 'o8-o9'] do not fit; expected doubles that cover "),
        ((("printed =", "canals ="),), "canals: unknown key; expected one of: rows, printed, source"),
    ],
)
def test_faults_in_a_board_are_named(changes: tuple[tuple[str, str], ...], complaint: str) -> None:
    with pytest.raises(BadData) as error:
        Mexica({"board": corrected(*changes)})
    assert str(error.value).startswith(f"mine.toml: {complaint}")
    assert "\n" not in str(error.value)
