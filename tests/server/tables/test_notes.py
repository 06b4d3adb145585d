"""Notes of a table in its chat are messages, also those that earlier versions stored as words."""

import pytest

from patolli.messages import LANGS, Messages
from patolli.server.tables.view import chat_line, note_message

NAMES = ("p1", "p2", "p3")
OLD = [  # as commit 6bfaa6e and later ones wrote them
    ("bot-failed p2 hard", ("note-bot-failed", {"seat": 1, "level": "hard"})),
    ("bot-failed p3 normal:builder~40", ("note-bot-failed", {"seat": 2, "level": "normal"})),
    ("bot-by-lot p1 beginner", ("note-bot-by-lot", {"seat": 0, "level": "beginner"})),
    ("seat-asked p2", ("note-seat-asked", {"seat": 1})),
    ("seat-agreed p2 p3", ("note-seat-agreed", {"seat": 1, "by": 2})),
    ("seat-refused p2 p2", ("note-seat-refused", {"seat": 1, "by": 1})),
    ("seat-freed p1", ("note-seat-freed", {"seat": 0})),
    ("seat-away p3", ("note-seat-away", {"seat": 2})),
]


@pytest.mark.parametrize(("stored", "message"), OLD)
def test_an_old_note_is_translated(stored: str, message: tuple[str, dict[str, object]]) -> None:
    assert note_message(NAMES, stored) == message


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("stored", "message"), OLD)
def test_a_note_has_its_words(stored: str, message: tuple[str, dict[str, object]], lang: str) -> None:
    words = Messages(None, lang)
    assert words.format(*message).endswith(".")
    assert not [missing for missing in words.missing if "SEAT" not in missing and "Unknown" in missing]


@pytest.mark.parametrize("seat", [0, -1])
def test_a_person_cannot_write_a_note(seat: int) -> None:
    said = '["note-seat-freed", {"seat": 0}]'
    line = chat_line(NAMES, (1, seat, "Max", said, 1_700_000_000_000))
    assert (line.note, line.text, line.name) == (None, said, "Max")
