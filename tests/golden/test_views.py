"""Views, descriptions, static data and table.json of every game are those in <game>/views.txt."""

import pytest
from golden.compare import assert_unchanged
from golden.positions import GOLDEN
from golden.views import COMMAND, FILE_NAME, views_text

from patolli.core.registry import bundled_games


@pytest.mark.parametrize("name", bundled_games())
def test_views(name: str) -> None:
    assert_unchanged(GOLDEN / name / FILE_NAME, views_text(name), COMMAND)
