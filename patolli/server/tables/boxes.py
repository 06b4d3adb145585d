"""Corrected boxes of tables: kept by their digests, and read from the storage when a table is loaded."""

import asyncio
from collections.abc import Mapping
from typing import Any

from patolli.core.game import Game
from patolli.server.errors import ApiError
from patolli.server.games import KEPT_PREFIX, Value, box_digest, is_boxed, load_game, with_contents
from patolli.server.settings import Settings
from patolli.server.storage import queries
from patolli.server.storage.base import Statement, Storage, TableRow

Boxes = Mapping[str, Mapping[str, str]]  # by option: digest and contents, as a worker has read them


async def resolved(storage: Storage, options: Mapping[str, Value], new: Boxes | None = None) -> dict[str, Value]:
    """Return options with the contents of each box, which is new or kept; raises ApiError if it is neither."""
    contents = {box["digest"]: box["contents"] for box in (new or {}).values()}
    for value in options.values():
        digest = box_digest(value)
        if digest and digest not in contents:
            contents[digest] = await kept_contents(storage, digest)
    return with_contents(options, contents)


async def kept_contents(storage: Storage, digest: str) -> str:
    """Return the contents of a box; raises ApiError if there is none."""
    found = await queries.box(storage, digest)
    if found is None:
        raise ApiError("no-box")
    return found


async def load(name: str, options: Mapping[str, Value], rules: int | None = None) -> Game:
    """Return a game without holding up others while its boxes are read."""
    given = tuple(options.items())
    return await asyncio.to_thread(load_game, name, given, rules) if is_boxed(given) else load_game(name, given, rules)


def named(options: Mapping[str, Any], boxes: Boxes) -> dict[str, Any]:
    """Return options with new boxes named by their digests."""
    return dict(options) | {option: f"{KEPT_PREFIX}{box['digest']}" for option, box in boxes.items()}


async def require_few(storage: Storage, settings: Settings, host: str, options: Mapping[str, Value]) -> None:
    """Raise ApiError if a host would have too many boxes at tables that are not over."""
    new = {digest for value in options.values() if (digest := box_digest(value))}
    if new and len(new | await queries.boxes_of_host(storage, host)) > settings.boxes_per_host:
        raise ApiError("too-many-boxes", max=settings.boxes_per_host)


def statements(row: TableRow, boxes: Boxes, most: int) -> list[Statement]:
    """Return what is written for the boxes of a new table: those that are new, and all that it uses."""
    added = [queries.add_box(box["digest"], box["contents"]) for box in boxes.values()]
    used = [(option, digest) for option, value in row.options.items() if (digest := box_digest(value))]
    return added + [queries.add_table_box(row.id, option, digest, most) for option, digest in used]
