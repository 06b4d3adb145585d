"""The sessions in the README and in the docs run as they are printed."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(("page", "least"), [("README.md", 15), ("docs/bots.md", 10)])
def test_session(page: str, least: int) -> None:
    flags = doctest.ELLIPSIS | doctest.REPORT_ONLY_FIRST_FAILURE
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=flags)
    assert failed == 0
    assert tried >= least
