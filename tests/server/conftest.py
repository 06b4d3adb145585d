"""A server that the tests of a file share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.client import TestServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    folder: Path = tmp_path_factory.mktemp("server")
    found = TestServer(folder / "games.db")
    yield found
    found.close()
