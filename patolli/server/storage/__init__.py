"""All that a server keeps, behind four methods: `read`, `commit`, `hints`, `close`. Nothing above it writes SQL."""

import re
from pathlib import Path
from typing import Final

from patolli.server.storage.base import Storage, StorageError

SQLITE: Final = "sqlite:///"
SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:")  # two signs or more: one is a drive of Windows


def storage_path(url: str | Path) -> Path:
    """Return the file of a storage, given as a path or as sqlite:///PATH (absolute with a fourth slash)."""
    if isinstance(url, Path):
        return url
    path = url.removeprefix(SQLITE)
    if not path or SCHEME.match(path):
        raise StorageError(f"{url!r} is no file; give a path or sqlite:///PATH")
    return Path(path)


def open_storage(url: str | Path) -> Storage:
    """Open a storage, made and brought up to date if need be; raises StorageError."""
    from patolli.server.storage.sqlite import SqliteStorage  # imported here so that the rest needs no database

    return SqliteStorage(storage_path(url))
