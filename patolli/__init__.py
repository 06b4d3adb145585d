"""patolli: board games of old Mexico, for people, bots and research."""

from patolli import _pure

if _pure.wanted():
    _pure.install()  # before anything that could be compiled is imported

from patolli.core.errors import (
    ActionError,
    BadData,
    BadNotation,
    BadOption,
    BadState,
    NotOffered,
    NotYourTurn,
    NoUndo,
    PatolliError,
    RecordError,
    StaleRevision,
    UnknownGame,
)
from patolli.core.registry import load, names
from patolli.core.state import CHANCE

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "ActionError",
    "BadData",
    "BadNotation",
    "BadOption",
    "BadState",
    "NoUndo",
    "NotOffered",
    "NotYourTurn",
    "PatolliError",
    "RecordError",
    "StaleRevision",
    "UnknownGame",
    "load",
    "names",
]
