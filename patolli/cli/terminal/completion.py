"""Completion: actions narrowed by the typed text. Knows neither screen nor keyboard."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Final

SHORT: Final = 20  # actions listed one by one at most
AT_ONCE: Final = 6  # the same at the start of a decision
LONG: Final = 40  # rows of a list at most


class Choice:
    """A text to continue with: an action (count 1), or the beginning of several."""

    def __init__(self, text: str, count: int) -> None:
        self.text = text
        self.count = count


def matching(names: Sequence[str], typed: str) -> list[str]:
    """Return the actions that begin with the typed text, whose last word may be unfinished."""
    start = " ".join(typed.lower().split())
    return [name for name in names if name.startswith(start)]


def narrowed(names: Sequence[str], typed: str = "") -> list[Choice]:
    """Return the actions with this prefix, listed individually if few, otherwise grouped by their next word."""
    found = matching(names, typed)
    if len(found) <= (SHORT if typed.strip() else AT_ONCE):
        return [Choice(name, 1) for name in found]
    depth = len(common(found)) + 1
    groups = grouped(found, lambda name: " ".join(name.split()[:depth]))
    if len(groups) > LONG:
        letters = shared_letters(found) + 1
        groups = grouped(sorted(found), lambda name: name[:letters])
    return [Choice(start if len(group) > 1 else group[0], len(group)) for start, group in groups.items()]


def grouped(names: Sequence[str], start: Callable[[str], str]) -> dict[str, list[str]]:
    """Group the actions by their beginning."""
    groups: dict[str, list[str]] = {}
    for name in names:
        groups.setdefault(start(name), []).append(name)
    return groups


def common(names: Sequence[str]) -> list[str]:
    """Return the words with which all of these begin."""
    shared: list[str] = []
    for words in zip(*(name.split() for name in names), strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    return shared


def shared_letters(names: Sequence[str]) -> int:
    """Return the number of letters with which all of these begin."""
    first, last = min(names), max(names)  # all others lie between these in order
    return next((n for n, (one, other) in enumerate(zip(first, last, strict=False)) if one != other), len(first))


def next_words(names: Sequence[str], typed: str) -> dict[str, list[str]]:
    """Return the words that can follow the typed text or finish its last word, each with its actions."""
    done = typed.lower().split()
    unfinished = done.pop() if done and not typed.endswith(" ") else ""
    found: dict[str, list[str]] = {}
    for name in names:
        words = name.split()
        if len(words) > len(done) and words[: len(done)] == done and words[len(done)].startswith(unfinished):
            found.setdefault(words[len(done)], []).append(name)
    return found


def nearest(names: Sequence[str], typed: str) -> list[str]:
    """Return the legal actions that resemble the typed text."""
    return get_close_matches(" ".join(typed.lower().split()), names, n=3, cutoff=0.5)
