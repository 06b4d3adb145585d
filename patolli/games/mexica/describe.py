"""The view in words: who stands where, what is left, which districts are founded."""

from typing import Any

from patolli.core.game import Line


def describe(view: dict[str, Any]) -> list[Line]:
    """Message ids and arguments, one a line."""
    return []
