"""What is offered, narrowed by typing: texts, prefixes and counts. Knows neither screen nor keyboard."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Final

SHORT: Final = 20  # so many actions are listed one by one
AT_ONCE: Final = 6  # at the start of a decision only so many
LONG: Final = 40  # nobody reads a list that is longer


class Choice:
    """A text to go on with: an action (count 1), or the beginning of several."""

    def __init__(self, text: str, count: int) -> None:
        self.text = text
        self.count = count


def matching(names: Sequence[str], typed: str) -> list[str]:
    """The actions that begin with what was typed; its last word may be unfinished."""
    start = " ".join(typed.lower().split())
    return [name for name in names if name.startswith(start)]


def narrowed(names: Sequence[str], typed: str = "") -> list[Choice]:
    """The actions that begin so, one by one if they are few, else put together by their next word."""
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
    """The actions by how they begin."""
    groups: dict[str, list[str]] = {}
    for name in names:
        groups.setdefault(start(name), []).append(name)
    return groups


def common(names: Sequence[str]) -> list[str]:
    """The words that all of these begin with."""
    shared: list[str] = []
    for words in zip(*(name.split() for name in names), strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    return shared


def shared_letters(names: Sequence[str]) -> int:
    """How many letters all of these begin with."""
    first, last = min(names), max(names)  # what these share, all between them share
    return next((n for n, (one, other) in enumerate(zip(first, last, strict=False)) if one != other), len(first))


def next_words(names: Sequence[str], typed: str) -> dict[str, list[str]]:
    """The words that can follow what was typed (or finish its last word), each with the actions it leads to."""
    done = typed.lower().split()
    unfinished = done.pop() if done and not typed.endswith(" ") else ""
    found: dict[str, list[str]] = {}
    for name in names:
        words = name.split()
        if len(words) > len(done) and words[: len(done)] == done and words[len(done)].startswith(unfinished):
            found.setdefault(words[len(done)], []).append(name)
    return found


def nearest(names: Sequence[str], typed: str) -> list[str]:
    """Offered actions that look like what was typed."""
    return get_close_matches(" ".join(typed.lower().split()), names, n=3, cutoff=0.5)
