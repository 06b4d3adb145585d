"""Labels of seats: the name of a person, or `bot:` and a level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.messages import BOT

if TYPE_CHECKING:
    pass


MAX_NAME: Final = 40  # signs of a name in an imported record, as in `wire.Name`
GUEST: Final = "Guest"


def display_name(name: str, default: str = GUEST) -> str:
    """A name as the label of a seat; nobody can call himself a bot."""
    while name.startswith(BOT):
        name = name.removeprefix(BOT).strip()
    return name or default
