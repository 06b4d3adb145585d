"""A bot in a process of its own: questions come in as lines of JSON, answers go out the same way.

    {"game", "options", "view", "legal", "level", "seed"} -> {"action"} or {"error"}

It gets a view and nothing else; whatever goes wrong here, the table goes on.
"""

import sys
from functools import lru_cache

import msgspec

from patolli.bots import Bot, bot, level
from patolli.core.registry import load


@lru_cache(maxsize=32)
def player(game: str, options: str, name: str) -> Bot:
    """A bot for a game with its options."""
    return bot(name, load(game, msgspec.json.decode(options)))


def answer(line: bytes) -> dict[str, object]:
    """The answer to one question."""
    asked = msgspec.json.decode(line)
    name, budget = level(asked["level"])
    thinker = player(asked["game"], asked["options"], name)
    return {"action": thinker.choose(asked["view"], asked["legal"], budget, asked["seed"])}


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin.buffer:
        try:
            found = answer(line)
        except Exception as error:
            found = {"error": type(error).__name__}  # no more: what it says may be what the seat alone knows
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
