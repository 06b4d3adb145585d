"""Choices narrowed by the typed text."""

import pytest

from patolli.cli.terminal.completion import common, matching, narrowed, nearest, next_words, shared_letters

CELLS = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]
NAMES = ["end", *(f"build {value} {cell}" for value in (1, 2, 3) for cell in CELLS), "canal a1", "canal b2"]


@pytest.mark.parametrize(
    ("typed", "choices"),
    [
        ("", [("end", 1), ("build", 192), ("canal", 2)]),
        ("can", [("canal a1", 1), ("canal b2", 1)]),
        ("build", [("build 1", 64), ("build 2", 64), ("build 3", 64)]),
        ("BUILD  2", [(f"build 2 {column}", 8) for column in "abcdefgh"]),
        ("build 2 a", [(f"build 2 a{row}", 1) for row in range(1, 9)]),
        ("dance", []),
    ],
)
def test_narrowed(typed: str, choices: list[tuple[str, int]]) -> None:
    assert [(choice.text, choice.count) for choice in narrowed(NAMES, typed)] == choices


def test_few_actions_are_offered_one_by_one() -> None:
    assert [choice.text for choice in narrowed(["pass", "bid 1", "bid 2"])] == ["pass", "bid 1", "bid 2"]


def test_the_only_action_of_its_kind_is_offered_whole() -> None:
    choices = narrowed([*NAMES, "walk c3"])
    assert (choices[-1].text, choices[-1].count) == ("walk c3", 1)


def test_matching_takes_an_unfinished_word() -> None:
    assert matching(["bid 1", "bid 10", "pass"], "bid 1") == ["bid 1", "bid 10"]


def test_shared_letters() -> None:
    assert shared_letters(["jump a1", "jump b2", "jump a2"]) == len("jump ")
    assert shared_letters(["bid 1", "bid 10"]) == len("bid 1")


def test_common() -> None:
    assert common(["build 1 a1", "build 1 a2"]) == ["build", "1"]
    assert common(["pass", "bid 1"]) == []


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", ["end", "build", "canal"]),
        ("c", ["canal"]),
        ("canal ", ["a1", "b2"]),
        ("canal b", ["b2"]),
        ("canal b2", ["b2"]),
        ("canal b2 ", []),
        ("build 4", []),
        ("build", ["build"]),
    ],
)
def test_next_words(typed: str, words: list[str]) -> None:
    assert list(next_words(NAMES, typed)) == words


def test_nearest() -> None:
    assert nearest(NAMES, "cnal a1")[0] == "canal a1"
    assert nearest(NAMES, "xyzzy") == []
