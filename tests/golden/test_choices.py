"""Every bot chooses on fixed positions as in <game>/bots.txt."""

import pytest
from golden.choices import COMMAND, FILE_NAME, choices_text
from golden.compare import assert_unchanged
from golden.positions import GOLDEN

from patolli.core.registry import bundled_games


@pytest.mark.parametrize("name", bundled_games())
def test_choices(name: str) -> None:
    assert_unchanged(GOLDEN / name / FILE_NAME, choices_text(name), COMMAND)
