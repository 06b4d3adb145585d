"""Hints as sentences: the kind of action in the nudge is that of the recommended action."""

import pytest

from patolli.bots.hints import NEXT, TRIED, Hint, Reason
from patolli.cli.terminal import hint_text
from patolli.core.registry import load
from patolli.messages import Messages


@pytest.mark.parametrize(
    ("name", "frame", "action", "said"),
    [
        ("chichen_itza", "Cast", "cast stone 1", "cast stone 1"),
        ("chichen_itza", "Cast", "cast none", "Cast nothing"),
        ("chichen_itza", "Damage", "done", "No more"),
        ("chichen_itza", "Act", "act melee", "Turn the melee wheel"),
        ("mexica", "Turn", "end", "End turn"),
        ("mexica", "Vote", "end", "No, keep it"),
        ("mexica", "Turn", "canal h3", "Dig a canal"),
        ("tianguis", "Auction", "bid 2", "offer that many beans"),
    ],
)
def test_the_kind_of_action_means_no_other(name: str, frame: str, action: str, said: str) -> None:
    game = load(name)
    assert hint_text.kind(Messages(game), game, frame, game.actions.parse(action)) == said


def test_reasons_and_drawback_have_their_own_sentences() -> None:
    game = load("mexica")
    messages = Messages(game, "en", ["Ada", "Ben"])
    reasons = [Reason("points", 0, 3.0), Reason("districts", 1, -1.5)]
    hint = Hint(game.actions.parse("chip"), 2.0, [], [], NEXT, reasons, Reason("chips", 0, -1.0))
    assert hint_text.whole(messages, game, 0, hint) == (
        "chip. Better than the next choice: points +3.0; temples in districts (Ben) −1.5. The price: action chips −1.0."
    )
    bare = hint._replace(why=TRIED, reasons=[], drawback=None)
    assert hint_text.whole(messages, game, 0, bare) == "chip. No other action did better in the bot’s trials."
    assert list(hint_text.lines(messages, game, "Turn", 0, [bare], "full")) == [
        f"– {hint_text.whole(messages, game, 0, bare)}"
    ]
