"""Labels of seats: the name of a person, or `bot:` and a level."""

from typing import Final

from patolli.bots import parse_bot_name
from patolli.bots.errors import UnknownBot
from patolli.messages import BOT

MAX_NAME: Final = 40  # signs of a name in an imported record, as in `schema.common.Name`
GUEST: Final = "Guest"


def display_name(name: str, default: str = GUEST) -> str:
    """A name as the label of a seat; nobody can call himself a bot."""
    return name[end_of_prefixes(name) :].strip() or default


def end_of_prefixes(name: str) -> int:
    """Return where all that is like a bot's label ends at the beginning of a name."""
    end = 0
    while name.startswith(BOT, end):
        end += len(BOT)
        while name[end : end + 1].isspace():
            end += 1
    return end


def bot_parts(label: str) -> tuple[str, str, int] | None:
    """Return the level, the style and the strength in percent of a bot's label; None for a person's."""
    if not label.startswith(BOT):
        return None
    name = label.removeprefix(BOT)
    try:
        return parse_bot_name(name)
    except UnknownBot:
        return name, "", 100
