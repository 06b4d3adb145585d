"""Playthroughs: a whole random game as text, with all that seats and spectators see. A changed rule changes a line.

Golden playthroughs lie in tests/golden/<game>/. After a change of the rules, write them anew and review the difference:

    python -m patolli.testing.playthrough tests/golden          # of every game; or name some games after the folder
    git diff tests/golden
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from patolli.core.audience import Seat
from patolli.core.chance import sample_outcome
from patolli.core.events import Event
from patolli.core.game import Game, Result
from patolli.core.options import FILE
from patolli.core.registry import game_class, game_names, load
from patolli.core.replay import Replay
from patolli.core.state import CHANCE
from patolli.testing.fuzz import option_sets, random_action

REGENERATE: Final = "written by: python -m patolli.testing.playthrough tests/golden"
SEED: Final = 1
LISTED: Final = 12  # legal actions that are named
VIEWS_EVERY: Final = 10


def playthrough(game: Game, players: int, seed: int) -> str:
    """Return the golden text of a random game."""
    rng = Random(f"{game.name} {players} {seed}")
    table = Replay(game, [""] * players)
    lines = [f"# {REGENERATE}", f"{game.name}, rules {game.rules}, seats {' '.join(table.names)}, seed {seed}"]
    lines += [f"option {name}={value}" for name, value in game.option_values.items()]
    while seats := table.to_act():
        lines += ["", f"{table.step_count}: {' '.join(map(table.name, seats))} to decide"]
        lines += [f"  {table.name(seat)} {legal_text(table, seat)}" for seat in seats]
        if table.step_count % VIEWS_EVERY == 0:
            lines += views(table, seats[0])
        seat = seats[rng.randrange(len(seats))]
        action = (
            sample_outcome(table.state, rng)
            if seat == CHANCE
            else random_action(game, table.state.legal_actions(seat), rng, True)
        )
        lines.append(f"> {table.name(seat)} {game.actions.name(action)}")
        events = table.play_line(table.name(seat), game.actions.name(action))
        lines += [f"  {line}" for event in events for line in event_lines(table, event)]
        lines.append(f"  digest {game.digest(table.state)[:16]}")
    lines += ["", f"over: {outcome(table.names, table.result())}", *views(table, 0)]
    return "\n".join(lines) + "\n"


def legal_text(table: Replay, seat: Seat) -> str:
    """Return the number of a seat's legal actions and the first and last of them; for chance with weights."""
    texts = [table.game.actions.name(action) for action in table.state.legal_actions(seat)]
    if seat == CHANCE:
        texts = [f"{text} ({weight})" for text, weight in zip(texts, table.state.chance_weights(), strict=True)]
    if len(texts) > LISTED:
        texts[LISTED // 2 : -LISTED // 2] = ["..."]
    return f"{len(table.state.legal_actions(seat))}: {', '.join(texts)}"


def views(table: Replay, seat: Seat) -> list[str]:
    """Return the view of a spectator, and the fields that differ in the view of a seat."""
    seat = max(seat, 0)
    for_all, own = table.game.view(table.state, None), table.game.view(table.state, seat)
    lines = [f"  all see {path} {text(value)}" for path, value in leaves(for_all)]
    shared = dict(leaves(for_all))
    missing = object()
    return lines + [
        f"  {table.name(seat)} sees {path} {text(value)}"
        for path, value in leaves(own)
        if shared.get(path, missing) != value
    ]


def leaves(view: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield the fields of a view with their paths."""
    yield "to_act", view["to_act"]
    yield from view["state"].items()
    for depth, frame in enumerate(view["stack"]):
        yield f"stack[{depth}]", frame


def event_lines(table: Replay, event: Event) -> Iterator[str]:
    """Yield an event as a spectator sees it, and as each seat does that sees more."""
    shown = table.game.events.visible
    for_all = shown(event, None)
    yield f"all hear {text(for_all)}"
    for seat in range(table.state.players):
        if (own := shown(event, seat)) != for_all:
            yield f"{table.name(seat)} hears {text(own)}"


def outcome(names: tuple[str, ...], result: Result) -> str:
    """Return a result in one line: `p2 14 = p3 14 > p1 9, by rounds`."""
    places = [" = ".join(f"{names[seat]} {result.scores[seat]}" for seat in place) for place in result.ranking]
    return f"{' > '.join(places)}, by {result.reason or 'nothing yet'}"


def text(value: object) -> str:
    """Return plain data in one line."""
    return json.dumps(value, ensure_ascii=False)


def golden_sets(kind: type[Game]) -> dict[str, dict[str, object]]:
    """Return the option sets of golden playthroughs: the defaults, and another value for every option."""
    files = {option.name for option in kind.options if option.kind == FILE}
    other = {name: value for given in option_sets(kind) for name, value in given.items() if name not in files}
    return {"default": {}, "other": other} if other else {"default": {}}


def golden_texts(name: str) -> Iterator[tuple[str, str]]:
    """Yield the golden playthroughs of a game: file name and text, for each seat count and option set."""
    kind = game_class(name)
    for label, given in golden_sets(kind).items():
        for players in kind.seat_counts:
            yield f"{players}-seats-{label}.txt", playthrough(load(name, given), players, SEED)


def main(folder: str, *games: str) -> None:
    """Write the golden playthroughs of these games, or of all."""
    for name in games or game_names():
        Path(folder, name).mkdir(parents=True, exist_ok=True)
        for file, content in golden_texts(name):
            Path(folder, name, file).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
