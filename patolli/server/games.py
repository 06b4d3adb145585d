"""Games as the server loads them, and what it stores of their events."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from patolli.bots.errors import UnknownBot
from patolli.bots.levels import LEVELS, check_level
from patolli.core.errors import BadOption, PatolliError, RecordError, UnknownGame
from patolli.core.events import Event
from patolli.core.game import Game
from patolli.core.options import FILE, own_file
from patolli.core.registry import game_class, game_names, load
from patolli.messages import Messages
from patolli.server.errors import MAX_QUOTED, ApiError

# Raised where stored rows are damaged.
LOAD_ERRORS: Final = (PatolliError, KeyError, TypeError, ValueError, IndexError, AssertionError)


def check_option_files(game: str, options: object) -> None:
    """Raise BadOption if an option names a file that does not come with the game: nobody reads our disk."""
    assert isinstance(options, dict)
    kind = known_game(game)
    for option in kind.options:
        value = options.get(option.name)
        if option.kind == FILE and value is not None and own_file(kind.folder, str(value)) is None:
            words = ", ".join(sorted(path.stem for path in kind.folder.glob("data/*.toml")))
            raise BadOption(f"option {option.name}: {value!r} is no data file of {kind.name}; expected one of {words}")


def damaged(error: Exception) -> ApiError:
    """Return the refusal of a record that cannot be replayed: only where, for the line may be somebody's secret."""
    return ApiError("damaged-record", line=error.line if isinstance(error, RecordError) else 0)


def known_game(name: str) -> type[Game]:
    """Return the class of a game; raises ApiError if there is none of this name."""
    try:
        return game_class(name)
    except UnknownGame:
        raise ApiError("unknown-game", game=name[:MAX_QUOTED], games=game_names()) from None


def require_level(name: str, game: Game) -> None:
    """Raise ApiError unless the game has this level and style of bots."""
    try:
        check_level(name, game)
    except UnknownBot:
        raise ApiError("unknown-level", level=name, levels=list(LEVELS)) from None


@lru_cache(maxsize=64)
def load_game(name: str, options: tuple[tuple[str, str | int], ...], rules: int | None = None) -> Game:
    """A game with its options and rules, by default the newest; tables share it, because nothing in it changes."""
    return load(name, dict(options), rules)


@lru_cache(maxsize=64)
def class_of(name: str) -> type[Game]:
    """Return the class of a game; raises UnknownGame. To find it means to look at the disk."""
    return game_class(name)


def load_all() -> None:
    """Load all games, and the messages of their refusals: the first time takes 20 to 100 ms each."""
    for name in game_names():
        Messages(load_game(name, ()))


def stored_rules(name: str, rules: str) -> int | None:
    """Return the older rules that a stored table says it is played under; None for today's, or for unknown ones."""
    try:
        older = {str(version): version for version in class_of(name).older_rules}
    except UnknownGame:
        return None
    return older.get(rules)


def encode_events(game: Game, events: Iterable[Event]) -> list[Any]:
    """Events as they are stored: by the names of their kinds."""
    return [[game.events.kinds[kind].name, list(values)] for kind, values in events]
