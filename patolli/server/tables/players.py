"""Players of seats, as responses name them."""

from typing import Literal

from patolli.messages import BOT
from patolli.server.labels import bot_parts
from patolli.server.schema import responses

Kind = Literal["person", "bot", "free"]


def seat_kind(label: str) -> Kind:
    """Return the kind of player that a label names."""
    return "bot" if label.startswith(BOT) else "person" if label else "free"


def person_name(label: str) -> str:
    """Return the name of a person; empty for a bot or a free seat."""
    return "" if label.startswith(BOT) else label


def bot_of(label: str) -> responses.Bot | None:
    """Return the bot that a label names, if it names one."""
    parts = bot_parts(label)
    return responses.Bot(*parts) if parts else None
