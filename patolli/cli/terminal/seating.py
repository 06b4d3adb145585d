"""The seats: `--seats` as labels, and labels as people or bots, including a user's bots (`module:factory`)."""

import getpass
from difflib import get_close_matches
from typing import Final

from patolli.bots import BOTS, Bot, make_bot, parse_bot_name
from patolli.bots.arena.entrants import Entry, is_user_bot
from patolli.bots.arena.isolated_bot import IsolatedBot, check_bot
from patolli.bots.errors import UnknownBot
from patolli.bots.levels import LEVELS, resolve_level
from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.messages import BOT, Messages

RIVAL: Final = "normal"
BUDGET: Final = 1000  # nodes per decision of a bot without a level
LIMIT: Final = 60.0  # seconds per decision of a user's bot
YOU: Final = ("you", "me")
USER_BOTS: Final[set[str]] = set()  # bots named by `--seats`: opening a saved game must not run foreign code


def read_seats(spec: str | None, game: Game, messages: Messages) -> list[str]:
    """Return the label of each seat. Raises BadOption or UnknownBot."""
    me = my_name(messages)
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
        if isinstance(found, IsolatedBot):
            check_bot(found.entry, game, found.limit)
    return labels


def label(word: str, number: int, me: str) -> str:
    """Return the label for a word of `--seats`."""
    if not word:
        raise BadOption(
            f"--seats: seat {number} is empty; expected names of people and bots ({', '.join([*BOTS, *LEVELS])})"
        )
    if word.lower() in YOU:
        return me
    base = word.lower().partition(":")[0].partition("~")[0]
    if base in LEVELS or (base in BOTS and base != word.lower()):
        parse_bot_name(word.lower())
        return BOT + word.lower()
    if "@" in word:
        raise BadOption(f"--seats: {word!r}: nodes can be set in `patolli arena` only; here a level or a bot plays")
    near = get_close_matches(base, [*BOTS, *LEVELS], n=1, cutoff=0.7)
    if is_user_bot(word) and not near and not word.startswith(BOT):
        USER_BOTS.add(word)
        return BOT + word
    if not near or word.startswith(BOT):
        return word
    if word.lower() != near[0]:
        raise BadOption(f"--seats: {word!r} is close to {near[0]}; write {near[0]}, or a name that is less similar")
    return BOT + near[0]


def players(game: Game, labels: list[str]) -> dict[int, tuple[Bot, int]]:
    """Return the bots among the seats with their budgets; the other seats are people. Raises UnknownBot."""
    return {
        seat: thinker(game, len(labels), name.removeprefix(BOT))
        for seat, name in enumerate(labels)
        if name.startswith(BOT)
    }


def thinker(game: Game, seats: int, name: str) -> tuple[Bot, int]:
    """Return a bot, the bot of a level, or a user's bot, with its budget. Raises UnknownBot."""
    if is_user_bot(name) and name.partition(":")[0].partition("~")[0] not in (*BOTS, *LEVELS):
        return user_bot(game, name), BUDGET
    found, budget = resolve_level(name, game, seats) if parse_bot_name(name)[0] in LEVELS else (name, BUDGET)
    return make_bot(found, game), budget


def user_bot(game: Game, name: str) -> IsolatedBot:
    """Return a user's bot in a process of its own, as in the arena. Raises UnknownBot."""
    if name not in USER_BOTS:
        raise UnknownBot(f"bot {name!r} is not built in; if it is yours, name it in --seats")
    return IsolatedBot(Entry(name, name, BUDGET), game, LIMIT)


def my_name(messages: Messages) -> str:
    """Return the name of the person at the keyboard: that of the account, unless it is root."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError, ImportError):
        name = "root"
    return messages.format("guest") if name == "root" or not name.isalnum() else name.capitalize()
