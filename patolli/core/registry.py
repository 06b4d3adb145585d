"""The registry of games: one folder under `patolli/games` each.

Other packages add games by the entry point group `patolli.games`, whose entries name a subclass of `Game`.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from patolli.core.errors import UnknownGame
from patolli.core.game import Game, make_game
from patolli.core.options import NUMBER, Option

GAMES = "patolli.games"


def bundled_games() -> list[str]:
    """Return the names of the game folders that come with the package."""
    spec = find_spec(GAMES)
    assert spec is not None
    folders = [Path(root) for root in spec.submodule_search_locations or []]
    return sorted(path.parent.name for folder in folders for path in folder.glob("*/rules.md"))


def game_names() -> list[str]:
    """Return the names of all games."""
    from importlib.metadata import entry_points  # takes long to import

    return bundled_games() + sorted(entry.name for entry in entry_points(group=GAMES))


def game_class(name: str) -> type[Game]:
    """Return the class of a game; a hyphen is read as an underscore. Raises UnknownGame."""
    wanted = name.strip().lower().replace("-", "_")
    if wanted in bundled_games():
        found: type[Game] = import_module(f"{GAMES}.{wanted}").GAME
        return found
    from difflib import get_close_matches
    from importlib.metadata import entry_points

    for entry in entry_points(group=GAMES):
        if entry.name == wanted:
            loaded: type[Game] = entry.load()
            return loaded
    near = get_close_matches(wanted, game_names(), n=1)
    hint = f"did you mean {near[0]}?" if near else f"games: {', '.join(game_names())}"
    raise UnknownGame(f"unknown game {name!r}; {hint}")


def load(name: str, options: Mapping[str, object] | None = None, rules: int | None = None) -> Game:
    """Return a game with its options, by default under its newest rules. Raises UnknownGame, BadOption or BadData."""
    return make_game(game_class(name), options or {}, rules)


def game_info(game: type[Game]) -> dict[str, Any]:
    """Return the description of a game as plain data."""
    return {
        "rules": game.rules_version,
        "seats": list(game.seat_counts),
        "example": game.is_template,
        "options": {option.name: option_info(option) for option in game.options},
    }


def option_info(option: Option) -> dict[str, Any]:
    """Return the description of an option as plain data."""
    known: dict[str, Any] = {"kind": option.kind, "default": option.default}
    if option.values:
        known["values"] = list(option.values)
    if option.kind == NUMBER:
        known |= {"low": option.low, "high": option.high}
    return known
