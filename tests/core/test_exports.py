"""The names that `import patolli` gives."""

import patolli
from patolli.core import errors

NAMES = {"CHANCE", "Game", "Match", "Record", "Replay", "State", "game_names", "load", "read_record"}


def test_the_package_exports_its_main_names_and_every_error() -> None:
    kinds = {name for name, kind in vars(errors).items() if isinstance(kind, type)}
    assert set(patolli.__all__) == NAMES | kinds
    assert all(hasattr(patolli, name) for name in patolli.__all__)


def test_a_game_is_played_and_read_again_with_these_names_alone() -> None:
    match = patolli.Match(patolli.load("tianguis", {"rounds": 1}), ["Ada", "Ben"], seed=b"seed")
    for text in ("open", "pass", "pass"):
        match.play(match.to_act()[0], text, match.revision)
    assert match.to_act() == ()
    record = patolli.read_record(str(match.replay.record))
    again = patolli.Replay(patolli.load(record.game), [label for _, label in record.seats])
    assert isinstance(again.state, patolli.State)
    assert isinstance(again.game, patolli.Game)
    assert again.to_act() == (patolli.CHANCE,)
