"""The data that a table is pinned to: a digest of the values in a game's data files, whatever their comments say.

`game.file_digests` is another matter: it names single files byte for byte, as records do.
"""

import json
import tomllib
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from patolli.core.game import Game

SOURCE: Final = "source"  # the table of a data file that says where its values come from
BY_BYTES: Final = {  # digests of whole files, by which tables were pinned once, and those of the values in them
    "07c327e17e5f5f2d62ebd0abb67b2857ca387cd52ef07fc3c7742fd5b1af54b8": "d725431972a3aff86075b69611c073b6",
    "b22f758332391f4f4095564267a1c3435b06f463b8c18c2ffbe5a8c089495c29": "492e2a62035ea84963ce78dd87205e79",
    "590eb5592a11bc76c13de3aa2475202dba2727eb6223fdbf4c738a675d9ba309": "48e169059d4621826057c3b57896facf",
    "cbd0d8d00fb9795a0c9110a1f9f4344c12600e923560cec4525248bd8821735e": "f457ecb111d78149a42213107127b8ca",
}


def digests(game: Game) -> dict[str, str]:
    """Return the digests of all data of a game: of its own values, and of each file that an option names."""
    return {"": data_digest(game.folder), **game.file_digests}


def same_data(pinned: dict[str, str], game: Game) -> bool:
    """Return whether a table that was pinned so can be played with a game; options name files of its folder only."""
    values = pinned.get("", "")
    return BY_BYTES.get(values, values) == data_digest(game.folder)


@cache
def data_digest(folder: Path) -> str:
    """Return the digest of all values in the data files of a game's folder, in their order."""
    found = {file.name: tomllib.loads(file.read_text("utf-8-sig")) for file in sorted(folder.glob("data/*.toml"))}
    for table in found.values():
        table.pop(SOURCE, None)
    return blake2b(json.dumps(found, default=str).encode(), digest_size=16).hexdigest()
