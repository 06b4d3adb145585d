"""Secrets stay secret: each planted leak is found, and none where nothing is planted."""

import pytest
from games.cortez.leaks import LEAKS
from games.leaks import nothing, verdict, verdicts_of


@pytest.fixture(scope="module")
def verdicts() -> dict[str, list[str]]:
    """Return the verdict of the laws of secrecy on each leak, in pure Python."""
    return verdicts_of("games.cortez.leaks")


@pytest.mark.rule("C22.3", "C23.1")
@pytest.mark.parametrize("leak", LEAKS.names)
def test_leak_is_found(leak: str, verdicts: dict[str, list[str]]) -> None:
    assert verdicts[leak][:1] in (["secrecy"], ["undo"]), f"{leak}: {verdicts[leak]}"


@pytest.mark.rule("C22.3", "C23.1")
def test_nothing_is_found_where_nothing_is_planted() -> None:
    assert verdict(LEAKS, nothing) == []
