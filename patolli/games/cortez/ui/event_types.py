"""The types of the fields of events: those of this table, all others are ints.

A field has the same type in every event, unless an entry `kind.field` says otherwise.
"""

from typing import Any, Final

EVENT_TYPES: Final[dict[str, Any]] = {
    "card": str,
    "side": str,
    "event": str,
    "deal": str,
    "bridge": str,
    "reason": str,
    "down": bool,
    "deputy": bool,
    "give": list[str],
    "want": list[str],
    "fields": list[int],
    "others": list[int],
    "turned-up.cards": list[int],
    "guarded.nation": str,
    "nation-won.nation": str,
}
