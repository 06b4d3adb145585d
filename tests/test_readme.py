"""The session in the README runs as it is printed."""

import doctest
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"


def test_readme_session() -> None:
    flags = doctest.ELLIPSIS | doctest.REPORT_ONLY_FIRST_FAILURE
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=flags)
    assert failed == 0
    assert tried >= 15
