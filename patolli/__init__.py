"""patolli: board games of old Mexico, for people, bots and research.

    game = patolli.load("NAME")
    state = game.new_state(players=2)               # a plain position, for bots and research
    match = patolli.Match(game, ["Ada", "Ben"])     # a checked game with undo, provably fair chance and a record

Every error that a caller can cause is a `PatolliError`.
"""

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
from patolli.core.game import Game
from patolli.core.record import Record, read_record
from patolli.core.registry import game_names, load
from patolli.core.replay import Replay
from patolli.core.state import CHANCE, State
from patolli.match.match import Match

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "ActionError",
    "BadData",
    "BadNotation",
    "BadOption",
    "BadState",
    "Game",
    "Match",
    "NoUndo",
    "NotOffered",
    "NotYourTurn",
    "PatolliError",
    "Record",
    "RecordError",
    "Replay",
    "StaleRevision",
    "State",
    "UnknownGame",
    "game_names",
    "load",
    "read_record",
]
