"""Functions that read values of a box file, shared by several tables."""

from typing import Any, Final

from patolli.core.datafile import DataTable
from patolli.games.chichen_itza.data.components import FACES

SEAT_COUNTS: Final = (2, 3, 4)
MAX_NUMBER: Final = 99  # upper bound of numbers without a limit of their own


def part(facts: DataTable, key: str, *keys: str) -> DataTable:
    """Return the table under a key, which may have no other keys than these."""
    table = facts.subtable(key)
    table.allow_keys(*keys)
    return table


def read_list(facts: DataTable, key: str) -> list[Any]:
    """Return a list of anything."""
    value = facts.get(key)
    if not isinstance(value, list) or not value:
        raise facts.error(key, "is not a list, or is empty; expected a list with at least one entry", "list")
    return value


def read_different(facts: DataTable, key: str) -> list[str]:
    """Return a list of different texts."""
    value = read_list(facts, key)
    if not all(isinstance(word, str) for word in value):
        raise facts.error(key, "holds more than texts; expected a list of texts", "list")
    for i, word in enumerate(value):
        if word in value[:i]:
            raise facts.error(
                f"{key}[{i}]", f"{word} is listed twice; expected different entries", "twice", {"word": word}
            )
    return value


def read_words(facts: DataTable, key: str, words: tuple[str, ...], length: int = 0) -> list[int]:
    """Return a list of known words by their indices; without a length they must differ."""
    facts.note(key, "choices" if length else "words", length=length, words=words)
    found = facts.texts(key, length) if length else read_different(facts, key)
    for i, word in enumerate(found):
        if word not in words:
            expected = ", ".join(words)
            message = f"{word!r} is not one of {expected}"
            raise facts.error(f"{key}[{i}]", message, "choice", {"expected": expected})
    return [words.index(word) for word in found]


def read_rising(facts: DataTable, key: str, low: int, high: int) -> tuple[int, ...]:
    """Return a list of whole numbers from low to high, each above the one before."""
    numbers = facts.numbers(key, len(read_list(facts, key)), low, high)
    facts.note(key, "number-set", low, high)
    if list(numbers) != sorted(set(numbers)):
        raise facts.error(key, "the numbers do not rise; expected each above the one before", "rising")
    return numbers


def read_mask(facts: DataTable, key: str) -> int:
    """Return a list of die numbers as a mask."""
    return sum(1 << number for number in read_rising(facts, key, 1, FACES))
