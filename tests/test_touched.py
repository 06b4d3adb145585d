"""The mapping by which quick tests are chosen names what is there."""

from pathlib import Path

import pytest
import touched

CHECKOUT = Path(__file__).resolve().parent.parent


def test_every_folder_and_test_of_the_quick_tests_exists() -> None:
    assert [folder for folder in touched.TESTS if not (CHECKOUT / folder).is_dir()] == []
    tests = [test for tests in touched.TESTS.values() for test in tests.split() if "{" not in test]
    assert [test for test in (*tests, *touched.ALWAYS) if not (CHECKOUT / test).exists()] == []


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("tests/core/test_record.py", ["tests/core/test_record.py"]),
        ("tests/server/client.py", ["tests/server"]),
        ("patolli/games/some/rules/setup.py", ["tests/games/some"]),
        ("patolli/match/match.py", ["tests/match"]),
        ("web/src/App.svelte", []),
    ],
)
def test_the_deepest_folder_decides(path: str, expected: list[str]) -> None:
    assert touched.tests_of(path) == expected
