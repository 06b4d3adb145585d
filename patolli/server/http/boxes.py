"""Corrected boxes: the form of a game's data files, checks as somebody types, and boxes that are kept with tables."""

import asyncio
import re
from functools import cache
from typing import Final

from patolli.core import corrections
from patolli.core.datafile import Field, unpack
from patolli.core.game import Game
from patolli.server.errors import ApiError
from patolli.server.games import known_game
from patolli.server.http.catalogue import localized_file
from patolli.server.http.context import RequestContext
from patolli.server.schema import common
from patolli.server.schema.games import BoxChecked, BoxField, BoxFile, BoxForm, BoxTable
from patolli.server.tables import boxes

DIGEST: Final = re.compile(r"[0-9a-f]{64}")
WHOLE: Final = ("amount", "amounts")  # kinds of fields that are corrected as a whole, with all inside them
FIXED: Final = "fixed"


async def form(context: RequestContext) -> bytes:
    """Return all that can be corrected in the box of a game."""
    return await asyncio.to_thread(encoded_form, context.path["game"])


@cache
def encoded_form(name: str) -> bytes:
    """Return the form of a game's data files; raises ApiError if there is none of this name."""
    kind = known_game(name)
    return common.encode(BoxForm(kind.name, [box_file(kind, option) for option in kind.readers]))


def box_file(kind: type[Game], option: str) -> BoxFile:
    """Return the form of one file."""
    values, fields = corrections.standard_values(kind, option), corrections.fields_of(kind, option)
    whole = tuple(f"{path}." for path, field in fields.items() if field.kind in WHOLE)
    shown = [box_field(path, field) for path, field in fields.items() if field.kind != FIXED]
    shown = [field for field in shown if not field.path.startswith(whole)]
    tables = [box_table(name, origin, shown) for name, origin in values[corrections.SOURCE].items()]
    return BoxFile(option, corrections.standard_file(kind, option)[0], values, tables)


def box_table(name: str, origin: str, fields: list[BoxField]) -> BoxTable:
    """Return a table with its source, and those of the fields that are in it."""
    source, _, reason = origin.partition(":")
    return BoxTable(name, source, reason.strip(), [field for field in fields if is_of(field.path, name)])


def is_of(path: str, table: str) -> bool:
    """Say whether a key path is one of a table."""
    return path == table or path.startswith((f"{table}.", f"{table}["))


def box_field(path: str, field: Field) -> BoxField:
    """Return a value that can be corrected."""
    return BoxField(path, field.kind, field.low, field.high, field.length, list(field.words))


async def check(context: RequestContext) -> BoxChecked:
    """Return a box with its faults."""
    body = context.body
    if bool(body.text) == (body.values is not None):
        raise ApiError("box-text-or-values")
    question = {
        "ask": "check-box",
        "game": known_game(context.path["game"]).name,
        "option": body.option,
        "text": body.text,
        "values": body.values,
    }
    return BoxChecked(**await context.services.records.check_box(question, context.client))


async def accepted(context: RequestContext) -> boxes.Boxes:
    """Return the boxes that were given with a new table, read by a worker; raises ApiError."""
    new = context.body
    if not new.boxes:
        return {}
    question = {
        "ask": "accept-boxes",
        "game": known_game(new.game).name,
        "options": await boxes.resolved(context.services.storage, new.options),
        "boxes": new.boxes,
    }
    found: boxes.Boxes = (await context.services.records.check_box(question, context.client))["boxes"]
    return found


async def kept_box(context: RequestContext) -> bytes:
    """Return the text of a box that is kept with a table."""
    known_game(context.path["game"])
    digest = context.path["digest"]
    if not DIGEST.fullmatch(digest):
        raise ApiError("no-box")
    return unpack("box", await boxes.kept_contents(context.services.storage, digest))


async def messages(context: RequestContext) -> bytes:
    """Return the messages of the form of a game's box."""
    return localized_file(known_game(context.path["game"]).folder, "messages/box.{}.ftl", context.path["lang"])
