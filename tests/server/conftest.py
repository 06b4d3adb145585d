"""A house that the tests of a file share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("house")
    found = House(folder / "games.db")
    yield found
    found.close()
