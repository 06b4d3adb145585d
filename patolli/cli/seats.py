"""Who sits where: `--seats` as labels, and labels as people or bots, also one's own bots (`module:factory`)."""

import getpass
from difflib import get_close_matches
from typing import Final

from patolli.bots import BOTS, Bot, bot, parts
from patolli.bots.arena.apart import OwnBot, tried
from patolli.bots.arena.entries import Entry, is_own
from patolli.bots.errors import UnknownBot
from patolli.bots.levels import LEVELS, level
from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.words import BOT, Words

RIVAL: Final = "normal"
BUDGET: Final = 1000  # nodes that a bot without a level may look at for a decision
LIMIT: Final = 60.0  # seconds that one's own bot may think about a decision
YOU: Final = ("you", "me")
OWN: Final[set[str]] = set()  # bots that `--seats` has named: a saved game by itself runs nobody's code


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
    for found, _ in players(game, labels).values():
        if isinstance(found, OwnBot):
            tried(found.entry, game, found.limit)
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
    if is_own(word) and not near and not word.startswith(BOT):
        OWN.add(word)
        return BOT + word
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
    """A bot, or that of a level, or one's own, with its budget. Raises UnknownBot."""
    if is_own(name) and name.partition(":")[0].partition("~")[0] not in (*BOTS, *LEVELS):
        return own_bot(game, name), BUDGET
    found, budget = level(name, game, seats) if parts(name)[0] in LEVELS else (name, BUDGET)
    return bot(found, game), budget


def own_bot(game: Game, name: str) -> OwnBot:
    """Somebody's own bot, as the arena loads it, in a process of its own. Raises UnknownBot."""
    if name not in OWN:
        raise UnknownBot(f"bot {name!r} is no bot of patolli; if it is yours, name it in --seats")
    return OwnBot(Entry(name, name, BUDGET), game, LIMIT)


def my_name(words: Words) -> str:
    """What the person at the keyboard is called: the name of the account, if it says something."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError, ImportError):
        name = "root"
    return words.say("guest") if name == "root" or not name.isalnum() else name.capitalize()
