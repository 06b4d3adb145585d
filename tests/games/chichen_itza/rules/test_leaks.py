"""Hidden information stays hidden: each planted leak is found, and none where nothing is planted."""

import pytest
from games.chichen_itza.leaks import LEAKS
from games.leaks import nothing, verdict, verdicts_of


@pytest.fixture(scope="module")
def verdicts() -> dict[str, list[str]]:
    """Return the verdict of the laws of secrecy on each leak, in pure Python."""
    return verdicts_of("games.chichen_itza.leaks")


@pytest.mark.rule("I26.25", "I26.26")
@pytest.mark.parametrize("leak", LEAKS.names)
def test_leak_is_found(leak: str, verdicts: dict[str, list[str]]) -> None:
    assert verdicts[leak][:1] in (["secrecy"], ["undo"]), f"{leak}: {verdicts[leak]}"


@pytest.mark.rule("I26.25", "I26.26")
def test_nothing_is_found_where_nothing_is_planted() -> None:
    assert verdict(LEAKS, nothing) == []
