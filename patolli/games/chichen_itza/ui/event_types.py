"""The types of the fields of events: those of this table, all others are ints.

A field has the same type in every event, unless an entry `kind.field` says otherwise.
"""

from typing import Any, Final

WORDS: Final = (  # fields that hold the name of a piece, a card, a thing or a phase
    "act", "card", "colour", "creature", "face", "gem", "god", "hero", "how", "magic", "phase", "reason", "ruin",
    "slot", "task", "thing", "tile", "wheel",
)  # fmt: skip
EVENT_TYPES: Final[dict[str, Any]] = dict.fromkeys(WORDS, str) | {
    "gods": list[str],
    "seats": list[int],
    "line.line": str,
}
