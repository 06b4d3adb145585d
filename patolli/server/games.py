"""Games as the server loads them, and what it stores of their events."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from patolli.core.errors import BadOption, PatolliError, RecordError
from patolli.core.events import Event
from patolli.core.game import Game
from patolli.core.options import FILE, own_file
from patolli.core.registry import game_class, load
from patolli.server.errors import Refused

# Raised where stored rows are damaged.
LOAD_ERRORS: Final = (PatolliError, KeyError, TypeError, ValueError, IndexError, AssertionError)


def check_option_files(game: str, options: object) -> None:
    """Raise BadOption if an option names a file that does not come with the game: nobody reads our disk."""
    assert isinstance(options, dict)
    kind = game_class(game)
    for option in kind.options:
        value = options.get(option.name)
        if option.kind == FILE and value is not None and own_file(kind.folder, str(value)) is None:
            words = ", ".join(sorted(path.stem for path in kind.folder.glob("data/*.toml")))
            raise BadOption(
                f"option {option.name}: only data files that come with {kind.name} can be used here: {words}"
            )


def damaged(error: Exception) -> Refused:
    """Return the refusal for a record that cannot be replayed: only where, for the line may be somebody's secret."""
    place = f" at line {error.line}" if isinstance(error, RecordError) and error.line else ""
    return Refused(409, "damaged", f"its record is damaged{place}; the host of the server can restore a backup")


@lru_cache(maxsize=64)
def load_game(name: str, options: tuple[tuple[str, str | int], ...]) -> Game:
    """A game with its options; tables share it, because nothing in it changes."""
    return load(name, dict(options))


def encode_events(game: Game, events: Iterable[Event]) -> list[Any]:
    """Events as they are stored: by the names of their kinds."""
    return [[game.events.kinds[kind].name, list(values)] for kind, values in events]
