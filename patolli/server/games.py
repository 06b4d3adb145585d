"""Games as the server loads them, and what it stores of their events."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from patolli.bots.errors import UnknownBot
from patolli.bots.levels import LEVELS, check_level
from patolli.core.datafile import ENCLOSED, enclosed
from patolli.core.errors import BadOption, PatolliError, RecordError, UnknownGame
from patolli.core.events import Event
from patolli.core.game import Game
from patolli.core.options import FILE, own_file
from patolli.core.registry import game_class, game_names, load
from patolli.messages import Messages
from patolli.server.errors import MAX_QUOTED, ApiError

# Raised where stored rows are damaged.
LOAD_ERRORS: Final = (PatolliError, KeyError, TypeError, ValueError, IndexError, AssertionError)
KEPT_PREFIX: Final = "sha256:"
KEPT: Final = re.compile(KEPT_PREFIX + "([0-9a-f]{64})")  # an option's value: a box that this server keeps
BOXES_IN_MEMORY: Final = 32  # games with a corrected box that are kept loaded
Value = str | int


def box_digest(value: object) -> str:
    """Return the digest of the box that the value of an option names; empty if it names none."""
    found = KEPT.fullmatch(value) if isinstance(value, str) else None
    return found.group(1) if found else ""


def box_name(option: str, digest: str) -> str:
    """Return the name of a box in records."""
    return f"{option}-{digest[:12]}.toml" if digest else f"{option}.toml"


def with_contents(options: Mapping[str, Value], contents: Mapping[str, str]) -> dict[str, Value]:
    """Return options in which the contents, given by digest, stand in the place of each box."""
    found = dict(options)
    for name, value in options.items():
        digest = box_digest(value)
        if digest:
            found[name] = enclosed(box_name(name, digest), contents[digest])
    return found


def is_boxed(options: Iterable[tuple[str, Value]]) -> bool:
    """Say whether options hold a corrected box."""
    return any(isinstance(value, str) and value.startswith(ENCLOSED) for _, value in options)


def check_option_files(game: str, options: object) -> None:
    """Raise BadOption if an option names a file that does not come with the game: nobody reads our disk.

    A box that this server keeps is named by its digest.
    """
    assert isinstance(options, dict)
    kind = known_game(game)
    for option in kind.options:
        value = options.get(option.name)
        if option.name in kind.readers and box_digest(value):
            continue
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


def load_game(name: str, options: tuple[tuple[str, Value], ...], rules: int | None = None) -> Game:
    """A game with its options and rules, by default the newest; tables share it, because nothing in it changes."""
    return (load_boxed if is_boxed(options) else load_plain)(name, options, rules)


@lru_cache(maxsize=64)
def load_plain(name: str, options: tuple[tuple[str, Value], ...], rules: int | None) -> Game:
    """A game with files of its own."""
    return load(name, dict(options), rules)


@lru_cache(maxsize=BOXES_IN_MEMORY)
def load_boxed(name: str, options: tuple[tuple[str, Value], ...], rules: int | None) -> Game:
    """A game with a corrected box."""
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
