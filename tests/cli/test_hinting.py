"""Hints in words: the kind of action that is named first is that of the action that is advised in the end."""

import pytest

from patolli.bots.hints import NEXT, TRIED, Advice, Reason
from patolli.cli import hinting
from patolli.core.registry import load
from patolli.words import Words


@pytest.mark.parametrize(
    ("name", "frame", "action", "said"),
    [
        ("chichen_itza", "Cast", "cast stone 1", "cast stone 1"),
        ("chichen_itza", "Cast", "cast none", "Cast nothing"),
        ("chichen_itza", "Damage", "done", "Let them fall"),
        ("chichen_itza", "Act", "act melee", "Turn the melee wheel"),
        ("mexica", "Turn", "end", "End turn"),
        ("mexica", "Vote", "end", "No, keep it"),
        ("mexica", "Turn", "canal h3", "Dig a canal"),
        ("tianguis", "Auction", "bid 2", "offer that many beans"),
    ],
)
def test_the_kind_of_action_means_no_other(name: str, frame: str, action: str, said: str) -> None:
    game = load(name)
    assert hinting.kind(Words(game), game, frame, game.actions.parse(action)) == said


def test_reasons_and_price_are_told_as_such() -> None:
    game = load("mexica")
    words = Words(game, "en", ["Ada", "Ben"])
    reasons = [Reason("points", 0, 3.0), Reason("districts", 1, -1.5)]
    advice = Advice(game.actions.parse("chip"), 2.0, [], [], NEXT, reasons, Reason("chips", 0, -1.0))
    assert hinting.whole(words, game, 0, advice) == (
        "chip. Better than the next choice: points +3.0; temples in districts (Ben) −1.5. The price: action chips −1.0."
    )
    bare = advice._replace(why=TRIED, reasons=[], price=None)
    assert hinting.whole(words, game, 0, bare) == "chip. Nothing came off better when the bot tried it out."
    assert list(hinting.lines(words, game, "Turn", 0, [bare], "full")) == [f"– {hinting.whole(words, game, 0, bare)}"]
