"""The messages that explain a refusal."""

import pytest

from patolli.core.game import Message
from patolli.core.registry import load
from patolli.messages import LANGS, Messages


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "message",
    [
        ("outlook-unaffordable", {"cost": 5, "ap": 4}),
        ("outlook-no-tile", {"size": 7, "sizes": [3, 9]}),
        ("outlook-too-near", {"gap": 1, "distance": 4}),
    ],
)
def test_explanations_name_their_numbers_in_every_language(lang: str, message: Message) -> None:
    text = Messages(load("mexica"), lang).format(*message)
    numbers = [n for value in message[1].values() for n in (value if isinstance(value, list) else [value])]
    assert all(str(n) in text for n in numbers)
