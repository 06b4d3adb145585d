"""Views, descriptions and static data of every game on fixed positions, as text: <game>/views.txt.

cd tests && PYTHONPATH=.. ../.venv/bin/python -m golden.views       # writes them anew; then review the difference
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from golden.positions import GOLDEN, Position, positions

from patolli.core.registry import bundled_games, load
from patolli.server.http.catalogue import action_table, games

FILE_NAME = "views.txt"
COMMAND = "cd tests && PYTHONPATH=.. ../.venv/bin/python -m golden.views"


def views_text(name: str) -> str:
    """Return what is visible of a game: the digests of its static data, then its fixed positions."""
    lines = [
        f"static data {digest(load(name).static_data())}",
        f"catalogue entry {digest(games()['games'][name])}",
        f"table.json {sha256(action_table(name, ())).hexdigest()}",
    ]
    for position in positions(name):
        lines += ["", position.title, *position_lines(position)]
    return "\n".join(lines) + "\n"


def position_lines(position: Position) -> Iterator[str]:
    """Yield the views of the seat and of a spectator: digests, and the messages of `describe`.

    Of a spectator's messages only those are written out that differ from the seat's.
    """
    own, own_messages = seen(position, position.seat)
    public, public_messages = seen(position, None)
    yield f"seat view {digest(own)}, {len(own_messages)} messages {digest(own_messages)}"
    yield from own_messages
    yield f"spectator view {digest(public)}, {len(public_messages)} messages {digest(public_messages)}"
    yield from (message for message in public_messages if message not in own_messages)


def seen(position: Position, viewer: int | None) -> tuple[dict[str, Any], list[str]]:
    """Return the view of a viewer, and the messages that describe it."""
    view = position.game.view(position.state, viewer)
    return view, [f"  {message} {canonical(arguments)}" for message, arguments in position.game.describe(view)]


def digest(data: object) -> str:
    """Return the beginning of the SHA-256 of plain data."""
    return sha256(canonical(data).encode()).hexdigest()[:16]


def canonical(data: object) -> str:
    """Return plain data as JSON in one line."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


if __name__ == "__main__":
    for game in bundled_games():
        (GOLDEN / game / FILE_NAME).write_text(views_text(game), encoding="utf-8")
