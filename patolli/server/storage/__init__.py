"""All that a server keeps, behind four methods: `read`, `commit`, `hints`, `close`. Nothing above it writes SQL."""

import re
from pathlib import Path
from typing import Final

from patolli.server.storage.base import Storage, StorageError

SQLITE: Final = "sqlite:///"
SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:")  # two signs or more: one is a drive of Windows


def storage_path(url: str | Path) -> Path:
    """Return the file of a storage, given as a path or as sqlite:///PATH (absolute with a fourth slash).

    Raises StorageError. Its text names no more of a refused address than the scheme: the rest may hold a password.
    """
    if isinstance(url, Path):
        return url
    path = url.removeprefix(SQLITE)
    scheme = SCHEME.match(path)
    if scheme or not path or path.startswith(":"):
        shown = f"{scheme[0]}..." if scheme else url
        raise StorageError(f"{shown!r} is no file; give a path or sqlite:///PATH")
    if path != url and is_slip(Path(path)):
        raise StorageError(f"{url}: there is no folder {Path(path).parent} here; an absolute path needs four slashes")
    return Path(path)


def is_slip(path: Path) -> bool:
    """Return whether a relative path was most likely meant to be absolute."""
    return not path.is_absolute() and not path.parent.exists() and Path("/", path).parent.exists()


def open_storage(url: str | Path) -> Storage:
    """Open a storage, made and brought up to date if need be; raises StorageError."""
    from patolli.server.storage.sqlite import SqliteStorage  # imported here so that the rest needs no database

    return SqliteStorage(storage_path(url))
