"""The fixture `storage`: each test of this folder runs on every implementation."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server.storage.samples import close

from patolli.server.storage import open_storage
from patolli.server.storage.base import Storage

IMPLEMENTATIONS: dict[str, Callable[[Path], Storage]] = {"sqlite": lambda folder: open_storage(folder / "games.db")}


@pytest.fixture(params=IMPLEMENTATIONS)
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    found = IMPLEMENTATIONS[request.param](tmp_path)
    yield found
    close(found)
