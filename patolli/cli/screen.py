"""How a table looks in a terminal: lines and tables of words. Nothing here prints or asks."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, groupby
from random import Random
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from patolli.core.audience import Seat
from patolli.core.events import Event
from patolli.core.game import Game, Result
from patolli.core.replay import Replay
from patolli.core.state import CHANCE
from patolli.words import Words, message_id

GAP: Final = 3  # between columns
WORLDS: Final = 100  # that must agree on a number for it to be known


Select = Callable[[Game, list[Event]], list[Event]]


class Page(Console):
    """Where words are printed: long lines are folded only in a terminal, and signs in a text are only signs."""

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)
        self.soft_wrap = not self.is_terminal

    def on_broken_pipe(self) -> None:
        """Nobody reads any more: that is for the command line to end."""
        raise


def title(words: Words, table: Replay) -> Text:
    """The game, who plays it and with which options."""
    seats = ", ".join(f"{words.plain_label(seat)} ({name})" for seat, name in enumerate(table.names))
    options = "".join(f" · {name}={value}" for name, value in table.game.given.items())
    return Text(words.say("name"), "bold").append(f" · {seats}{options}", "not bold")


def seating(words: Words, table: Replay) -> str:
    """Who plays which seat, if people go by other names than the rules give them."""
    labels = [words.plain_label(seat) for seat in range(len(table.names))]
    if all(label.lower() == name for label, name in zip(labels, table.names, strict=True)):
        return ""
    return ", ".join(f"{name} {label}" for label, name in zip(labels, table.names, strict=True))


def openly(game: Game, event: Event) -> dict[str, Any]:
    """An event with nothing hidden, for the owner of a record."""
    kind, values = game.event_table.kinds[event[0]], event[1]
    return {"kind": kind.name} | dict(zip(kind.audience, values, strict=True))


def log(words: Words, game: Game, events: Iterable[Event], viewer: Seat | None) -> list[str]:
    """What happened, as the viewer may know it."""
    return [words.event(game.event_table.shown(event, viewer)) for event in events]


def everything(game: Game, events: list[Event]) -> list[Event]:
    """All events."""
    return events


def telling(game: Game, events: list[Event]) -> list[Event]:
    """The events without small talk, if there are others."""
    return [event for event in events if not game.event_table.kinds[event[0]].small] or events


def together(told: Iterable[str]) -> list[tuple[str, int]]:
    """Lines that repeat the one before, put together with their number."""
    return [(line, len(list(same))) for line, same in groupby(told)]


def lines(words: Words, game: Game, view: dict[str, Any]) -> list[str]:
    """A view in words."""
    return [words.say(message, args) for message, args in game.describe(view)]


def drawing(game: Game, view: dict[str, Any]) -> list[Text]:
    """The board, if the game draws one."""
    return [Text.assemble(*spans) for spans in game.draw(view)]


def narrow_drawing(
    words: Words, game: Game, view: dict[str, Any], width: int, height: int | None = None, part: int = 0
) -> list[Text]:
    """The board on a screen of some width: what stands beside it goes below where the rows are too long.

    It is cut where a piece of text ends in every row that is long enough; if it cannot be, it is not shown. If both
    parts are too high, only one is shown.
    """
    rows = game.draw(view)
    ends = [list(accumulate(len(text) for text, _ in row)) for row in rows]
    longest = max((row[-1] for row in ends if row), default=0)
    if longest <= width:
        return drawing(game, view)
    cuts = [cut for cut in range(1, longest) if all(not row or cut in row or cut > row[-1] for row in ends)]
    if not cuts or cuts[0] > width:
        return [Text(words.say("too-narrow", {"n": cuts[0] if cuts else longest}), "dim")]
    cut = max(cut for cut in cuts if cut <= width)
    rows_cut = [text.divide([cut]) for text in drawing(game, view)]
    parts = [[row[0] for row in rows_cut], [row[1] for row in rows_cut if row[1].plain.strip()]]
    if height is None or sum(map(len, parts)) <= height:
        return parts[0] + parts[1]
    chosen = [row for row in parts[part] if row.plain.strip()]
    return [*chosen, Text(words.say("other-part"), "dim")]


def all_lines(words: Words, table: Replay) -> list[str]:
    """A position with nothing hidden: what everybody sees, then what each seat sees besides."""
    game, state = table.game, table.state
    public = lines(words, game, game.view(state, None))
    told = list(public)
    for seat in range(state.players):
        own = [line for line in lines(words, game, game.view(state, seat)) if line not in public]
        told += [f"{words.label(seat)}: {line}" for line in own]
    return told


def outcome(words: Words, table: Replay, width: int) -> list[RenderableType]:
    """The score, and who is to decide or who has won."""
    found: list[RenderableType] = [score(words, [table.result()], width), ""]
    for seat in table.seats():
        found.append(chance(words) if seat == CHANCE else asked(words, table, seat))
    if table.over:
        found.append(words.say(message_id("reason", table.result().reason)))
        found += places(words, table)
    return found


def chance(words: Words) -> str:
    """Chance is to decide."""
    return words.say("chance-decides")


def asked(words: Words, table: Replay, seat: Seat) -> str:
    """A seat is to decide, and what."""
    question = words.ask(table.game.view(table.state, seat))
    return f"{words.say('to-decide', {'seat': seat})}: {question}"


def score(words: Words, results: Sequence[Result], width: int) -> Table:
    """The points of each seat and how they come about; what differs between the results is not known.

    A line for each seat, or where that is too wide a line for each part.
    """
    keys = list(dict.fromkeys(key for result in results for part in result.parts for key in part))
    heads = [words.say("score-title"), *(words.say(message_id("part", key)) for key in keys), words.say("score-total")]
    rows = [heads]
    for seat in range(len(results[0].scores)):
        parts = [known(result.parts[seat].get(key, 0) for result in results) for key in keys]
        rows.append([words.label(seat), *parts, known(result.scores[seat] for result in results)])
    turned = [list(column) for column in zip(*rows, strict=True)]
    if sum(max(map(cell_len, column)) + GAP for column in turned) - GAP <= width:
        return figures(rows, bold=[0, len(heads) - 1])
    return figures(turned, bold=[0])


def figures(rows: Sequence[Sequence[str]], bold: Sequence[int]) -> Table:
    """A table of numbers with names above and at the left, and some columns in bold."""
    grid = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0))
    for column, head in enumerate(rows[0]):
        grid.add_column(
            head, justify="right" if column else "left", style="bold" if column in bold else "", overflow="fold"
        )
    for row in rows[1:]:
        grid.add_row(*row)
    return grid


def known(values: Iterable[int]) -> str:
    """A number, if all agree on it."""
    each = set(values)
    return str(each.pop()) if len(each) == 1 else "?"


def results(table: Replay, seat: Seat | None) -> list[Result]:
    """Where the game stands in worlds that agree with what the seat knows: the one true result when it is over."""
    if table.over:
        return [table.result()]
    view = table.game.view(table.state, seat)
    return [table.game.result(table.game.guess(view, Random(world))) for world in range(WORLDS)]


def places(words: Words, table: Replay) -> list[RenderableType]:
    """The final places; seats that share one stand together."""
    found: list[RenderableType] = []
    place = 1
    for seats in table.result().ranking:
        together = ", ".join(words.label(seat) for seat in seats)
        found.append(Text(f"{place}. {together}", "bold green" if place == 1 else ""))
        place += len(seats)
    return found


def columns(cells: Sequence[RenderableType], width: int, longest: int) -> Table:
    """Cells side by side, as many as fit, column by column."""
    across = max(1, min(len(cells), width // (longest + GAP)))
    down = -(-len(cells) // across)
    grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, GAP, 0, 0))
    for row in range(down):
        grid.add_row(*cells[row::down])
    return grid
