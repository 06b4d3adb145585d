"""The file format of every game is the one in <game>/format.txt."""

from pathlib import Path

import pytest
from golden.compare import assert_unchanged

from patolli.core.registry import bundled_games, load
from patolli.testing.format import FILE_NAME, format_text

GOLDEN = Path(__file__).parent


@pytest.mark.parametrize("name", bundled_games())
def test_format(name: str) -> None:
    command = "python -m patolli.testing.format tests/golden"
    assert_unchanged(GOLDEN / name / FILE_NAME, format_text(load(name)), command)
