"""Format snapshots: the names and numbers of a game that records, digests, databases and clients depend on, as text.

A changed line makes old records or old databases unreadable. The snapshots lie in tests/golden/<game>/format.txt. After
an intended change, write them again and review the difference:

    python -m patolli.testing.format tests/golden          # every game; or name some games after the folder
    git diff tests/golden
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from patolli.core import audience
from patolli.core.audience import Audience
from patolli.core.game import Game
from patolli.core.registry import game_names, load

FILE_NAME: Final = "format.txt"
FLAGS: Final = {"OWNER": audience.OWNER, "COUNT": audience.COUNT, "LENGTH": audience.LENGTH}
WHOLE: Final = {"NOBODY": audience.NOBODY, "ALL": audience.ALL}


def format_text(game: Game) -> str:
    """Return the snapshot of a loaded game."""
    lines = [f"game {game.name}", f"rules {game.rules_version}"]
    lines += [f"seats {' '.join(game.seat_names(players))}" for players in game.seat_counts]
    lines += [f"option {option.name}={option.default}: {option.allowed()}" for option in game.options]
    lines += action_lines(game)
    lines += event_lines(game)
    for frame in game.frames:
        lines += [f"frame {frame.__name__}", *field_lines(frame.AUDIENCE)]
    lines += ["state", *field_lines(game.setup(game.seat_counts[0]).AUDIENCE)]
    return "\n".join(lines) + "\n"


def action_lines(game: Game) -> Iterator[str]:
    """Yield one line per action block in order, with the number and a digest of the texts of each argument."""
    for block in game.actions.blocks:
        arguments = "".join(f", {len(texts)} texts {digest(texts)}" for texts in block.parts)
        yield f"actions {block.base}: {block.verb}, size {block.size}{arguments}"


def event_lines(game: Game) -> Iterator[str]:
    """Yield the event kinds in order; `card=seat` means that the field card is for the seat in the field seat."""
    for kind in game.events.kinds:
        fields = [f" {field}={'+'.join(readers) or 'ALL'}" for field, readers in kind.audience.items()]
        flags = [" reveals"] * kind.reveals + [" small"] * kind.minor
        yield f"event {kind.name}{''.join(fields + flags)}"


def field_lines(table: Mapping[str, Audience]) -> list[str]:
    """Return one line per saved field, that is all but the DERIVED ones."""
    return [f"  {name} {audience_text(who)}" for name, who in table.items() if who != audience.DERIVED]


def audience_text(who: Audience) -> str:
    """Return the spelling of an audience; functions stay unnamed, because their names are not part of the format."""
    if not isinstance(who, int):
        return f"{type(who).__name__}(function)"
    whole = [name for name, value in WHOLE.items() if value == who]
    return " | ".join(whole or [name for name, flag in FLAGS.items() if who & flag])


def digest(texts: Iterable[str]) -> str:
    """Return the beginning of the SHA-256 of the texts, one a line."""
    return sha256("\n".join(texts).encode()).hexdigest()[:16]


def main(folder: str, *games: str) -> None:
    """Write the snapshots of these games, or of all."""
    for name in games or game_names():
        Path(folder, name).mkdir(parents=True, exist_ok=True)
        Path(folder, name, FILE_NAME).write_text(format_text(load(name)), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
