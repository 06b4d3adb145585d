"""Ways to read a table of a box file that several tables need."""

# not compiled: runs once, when a game is loaded

from typing import Any, Final

from patolli.core.facts import Facts
from patolli.games.chichen_itza.tables import FACES

SEAT_COUNTS: Final = (2, 3, 4)
MOST: Final = 99  # of anything that has no limit of its own


def part(facts: Facts, key: str, *keys: str) -> Facts:
    """The table under a key, with no keys but these."""
    table = facts.inner(key)
    table.only(*keys)
    return table


def read_list(facts: Facts, key: str) -> list[Any]:
    """A list of anything."""
    value = facts.get(key)
    if not isinstance(value, list) or not value:
        raise facts.fail(key, "must be a list that is not empty")
    return value


def read_different(facts: Facts, key: str) -> list[str]:
    """A list of texts, none of them twice."""
    value = read_list(facts, key)
    if not all(isinstance(word, str) for word in value):
        raise facts.fail(key, "must be a list of texts")
    for i, word in enumerate(value):
        if word in value[:i]:
            raise facts.fail(f"{key}[{i}]", f"{word} stands here twice")
    return value


def read_words(facts: Facts, key: str, words: tuple[str, ...], length: int = 0) -> list[int]:
    """A list of known words, as their places among those; without a length they must differ."""
    found = facts.texts(key, length) if length else read_different(facts, key)
    for i, word in enumerate(found):
        if word not in words:
            raise facts.fail(f"{key}[{i}]", f"{word!r} is not one of {', '.join(words)}")
    return [words.index(word) for word in found]


def read_rising(facts: Facts, key: str, low: int, high: int) -> tuple[int, ...]:
    """A list of whole numbers from low to high, each above the one before."""
    numbers = facts.numbers(key, len(read_list(facts, key)), low, high)
    if list(numbers) != sorted(set(numbers)):
        raise facts.fail(key, "the numbers must rise")
    return numbers


def read_mask(facts: Facts, key: str) -> int:
    """A list of die numbers as a mask."""
    return sum(1 << number for number in read_rising(facts, key, 1, FACES))
