"""Who sits where: `--seats` as labels, and labels as people or bots."""

import getpass
from difflib import get_close_matches
from typing import Final

from patolli.bots import BOTS, Bot, bot, parts
from patolli.bots.levels import LEVELS, level
from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.words import BOT, Words

RIVAL: Final = "normal"
BUDGET: Final = 1000  # nodes that a bot without a level may look at for a decision
YOU: Final = ("you", "me")


def read_seats(spec: str | None, game: Game, words: Words) -> list[str]:
    """The label of each seat. Raises BadOption or UnknownBot."""
    me = my_name(words)
    if spec is None:
        spec = str(game.seat_counts[0])
    if spec.strip().isdigit() and spec.isascii():
        labels = [me] + [BOT + RIVAL] * (min(int(spec.strip()[:9]), 99) - 1)
    else:
        labels = [label(word.strip(), number, me) for number, word in enumerate(spec.split(","), 1)]
    if len(labels) not in game.seat_counts:
        counts = ", ".join(map(str, game.seat_counts))
        raise BadOption(f"--seats {spec}: {game.name} is played by {counts} seats, not by {len(labels)}")
    players(game, labels)
    return labels


def label(word: str, number: int, me: str) -> str:
    """The label that a word of `--seats` stands for."""
    if not word:
        raise BadOption(
            f"--seats: seat {number} is empty; write names of people and bots ({', '.join([*BOTS, *LEVELS])})"
        )
    if word.lower() in YOU:
        return me
    base = word.lower().partition(":")[0].partition("~")[0]
    if base in LEVELS or (base in BOTS and base != word.lower()):
        parts(word.lower())
        return BOT + word.lower()
    if "@" in word:
        raise BadOption(f"--seats: {word!r}: nodes can be set in `patolli arena` only; here a level or a bot plays")
    near = get_close_matches(base, [*BOTS, *LEVELS], n=1, cutoff=0.7)
    if not near or word.startswith(BOT):
        return word
    if word.lower() != near[0]:
        raise BadOption(f"--seats: {word!r} is nearly {near[0]}; write {near[0]}, or a name that is less like it")
    return BOT + near[0]


def players(game: Game, labels: list[str]) -> dict[int, tuple[Bot, int]]:
    """The bots among the seats, each with its budget; the others are people. Raises UnknownBot."""
    return {
        seat: thinker(game, len(labels), name.removeprefix(BOT))
        for seat, name in enumerate(labels)
        if name.startswith(BOT)
    }


def thinker(game: Game, seats: int, name: str) -> tuple[Bot, int]:
    """A bot, or that of a level, with its budget. Raises UnknownBot."""
    found, budget = level(name, game, seats) if parts(name)[0] in LEVELS else (name, BUDGET)
    return bot(found, game), budget


def my_name(words: Words) -> str:
    """What the person at the keyboard is called: the name of the account, if it says something."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError, ImportError):
        name = "root"
    return words.say("guest") if name == "root" or not name.isalnum() else name.capitalize()
