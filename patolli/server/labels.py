"""Labels of seats: the name of a person, or `bot:` and a level."""

import unicodedata
from typing import Final

from patolli.bots import parse_bot_name
from patolli.bots.errors import UnknownBot
from patolli.core.replay import single_line
from patolli.messages import BOT
from patolli.server.errors import ApiError

MAX_NAME: Final = 40  # signs of a name in an imported record, as in `schema.common.Name`
GUEST: Final = "Guest"
# Signs that Python counts as printable and that show nothing: fillers, blanks, variation selectors, joiners.
INVISIBLE: Final = frozenset(
    sign
    for first, last in (
        (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2065, 0x2065), (0x2800, 0x2800),
        (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x13441, 0x13442),
        (0x16FE4, 0x16FE4), (0x1D159, 0x1D159), (0xE0000, 0xE0FFF),
    )
    for sign in map(chr, range(first, last + 1))
)  # fmt: skip


def chosen_name(text: str) -> str:
    """Return a name that a caller has chosen, empty if there is none; raises ApiError if nothing of it can be seen."""
    name = visible(text)
    if text.strip() and not name:
        raise ApiError("invisible-name")
    return name


def display_name(name: str, default: str = GUEST) -> str:
    """A name as the label of a seat; nobody can call himself a bot, and nobody is invisible."""
    seen = visible(name)
    return seen[end_of_prefixes(seen) :].strip() or default


def visible(text: str) -> str:
    """Return a text as one line of signs that show something; an accent shows something on a letter alone."""
    shown = ""
    for sign in single_line(text):
        if sign not in INVISIBLE and not (is_mark(sign) and shown[-1:] in ("", " ")):
            shown += sign
    return single_line(shown)


def is_mark(sign: str) -> bool:
    """Return whether a sign stands over, under or in the one before it."""
    return unicodedata.category(sign).startswith("M")


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
