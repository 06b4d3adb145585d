"""The appearance of a game in a terminal: lines and tables. Nothing here prints or reads."""

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
from patolli.core.options import shown_value
from patolli.core.replay import Replay
from patolli.core.state import CHANCE
from patolli.messages import Messages, message_id

GAP: Final = 3  # between columns
WORLDS: Final = 100  # a number is known if so many sampled worlds agree on it


Select = Callable[[Game, list[Event]], list[Event]]


class Page(Console):
    """A console that wraps long lines only in a terminal, and treats no text as markup."""

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)
        self.soft_wrap = not self.is_terminal

    def on_broken_pipe(self) -> None:
        """Let the command line handle a closed pipe."""
        raise


def title(messages: Messages, replay: Replay) -> Text:
    """Return the game, its players and its options."""
    seats = ", ".join(f"{messages.plain_label(seat)} ({name})" for seat, name in enumerate(replay.names))
    options = "".join(f" · {name}={shown_value(value)}" for name, value in replay.game.given_options.items())
    return Text(messages.format("name"), "bold").append(f" · {seats}{options}", "not bold")


def seating(messages: Messages, replay: Replay) -> str:
    """Return the player of each seat, if they have other names than the rules give them."""
    labels = [messages.plain_label(seat) for seat in range(len(replay.names))]
    if all(label.lower() == name for label, name in zip(labels, replay.names, strict=True)):
        return ""
    return ", ".join(f"{name} {label}" for label, name in zip(labels, replay.names, strict=True))


def full_event(game: Game, event: Event) -> dict[str, Any]:
    """Return an event with nothing hidden, for the owner of a record."""
    kind, values = game.events.kinds[event[0]], event[1]
    return {"kind": kind.name} | dict(zip(kind.audience, values, strict=True))


def log(messages: Messages, game: Game, events: Iterable[Event], viewer: Seat | None) -> list[str]:
    """Return the sentences of events, as the viewer may know them."""
    return [messages.event(game.events.visible(event, viewer)) for event in events]


def everything(game: Game, events: list[Event]) -> list[Event]:
    """Return all events."""
    return events


def without_minor(game: Game, events: list[Event]) -> list[Event]:
    """Return the events without minor ones, if there are others."""
    return [event for event in events if not game.events.kinds[event[0]].minor] or events


def merge_equal(shown_lines: Iterable[str]) -> list[tuple[str, int]]:
    """Merge equal neighbouring lines, with their number."""
    return [(line, len(list(same))) for line, same in groupby(shown_lines)]


def lines(messages: Messages, game: Game, view: dict[str, Any]) -> list[str]:
    """Return the sentences of a view."""
    return [messages.format(message, args) for message, args in game.describe(view)]


def drawing(game: Game, view: dict[str, Any]) -> list[Text]:
    """Return the board, if the game draws one."""
    return [Text.assemble(*spans) for spans in game.render_text(view)]


def fitted_drawing(
    messages: Messages, game: Game, view: dict[str, Any], width: int, height: int | None = None, part: int = 0
) -> list[Text]:
    """Return the board on a screen of some width; its right part goes below if the rows are too long.

    It is cut where a span ends in every row that is long enough; if there is no such place, a notice replaces it. If
    both parts together are too high, only one is shown.
    """
    rows = game.render_text(view)
    ends = [list(accumulate(len(text) for text, _ in row)) for row in rows]
    longest = max((row[-1] for row in ends if row), default=0)
    if longest <= width:
        return drawing(game, view)
    cuts = [cut for cut in range(1, longest) if all(not row or cut in row or cut > row[-1] for row in ends)]
    if not cuts or cuts[0] > width:
        return [Text(messages.format("too-narrow", {"n": cuts[0] if cuts else longest}), "dim")]
    cut = max(cut for cut in cuts if cut <= width)
    rows_cut = [text.divide([cut]) for text in drawing(game, view)]
    parts = [[row[0] for row in rows_cut], [row[1] for row in rows_cut if row[1].plain.strip()]]
    if height is None or sum(map(len, parts)) <= height:
        return parts[0] + parts[1]
    chosen = [row for row in parts[part] if row.plain.strip()]
    return [*chosen, Text(messages.format("other-part"), "dim")]


def all_lines(messages: Messages, replay: Replay) -> list[str]:
    """Return a position with nothing hidden: the public lines, then those that each seat sees besides."""
    game, state = replay.game, replay.state
    public = lines(messages, game, game.view(state, None))
    shown_lines = list(public)
    for seat in range(state.players):
        own = [line for line in lines(messages, game, game.view(state, seat)) if line not in public]
        shown_lines += [f"{messages.label(seat)}: {line}" for line in own]
    return shown_lines


def outcome(messages: Messages, replay: Replay, width: int) -> list[RenderableType]:
    """Return the score, and the seats to act or the winners."""
    found: list[RenderableType] = [score(messages, [replay.result()], width), ""]
    for seat in replay.to_act():
        found.append(chance(messages) if seat == CHANCE else asked(messages, replay, seat))
    if replay.over:
        found.append(messages.format(message_id("reason", replay.result().reason)))
        found += ranking_rows(messages, replay)
    return found


def chance(messages: Messages) -> str:
    """Return the notice that chance is to decide."""
    return messages.format("chance-decides")


def asked(messages: Messages, replay: Replay, seat: Seat) -> str:
    """Return the notice that a seat is to decide, with the question."""
    question = messages.question(replay.game.view(replay.state, seat))
    return f"{messages.format('to-decide', {'seat': seat})}: {question}"


def score(messages: Messages, results: Sequence[Result], width: int) -> Table:
    """Return the points of each seat by part; numbers that differ between the results are unknown.

    A row for each seat, or a row for each part where that is too wide.
    """
    keys = list(dict.fromkeys(key for result in results for part in result.parts for key in part))
    heads = [
        messages.format("score-title"),
        *(messages.format(message_id("part", key)) for key in keys),
        messages.format("score-total"),
    ]
    rows = [heads]
    for seat in range(len(results[0].scores)):
        parts = [known(result.parts[seat].get(key, 0) for result in results) for key in keys]
        rows.append([messages.label(seat), *parts, known(result.scores[seat] for result in results)])
    turned = [list(column) for column in zip(*rows, strict=True)]
    if sum(max(map(cell_len, column)) + GAP for column in turned) - GAP <= width:
        return number_table(rows, bold=[0, len(heads) - 1])
    return number_table(turned, bold=[0])


def number_table(rows: Sequence[Sequence[str]], bold: Sequence[int]) -> Table:
    """Return a table of numbers with heads above and at the left, and some columns in bold."""
    grid = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0))
    for column, head in enumerate(rows[0]):
        grid.add_column(
            head, justify="right" if column else "left", style="bold" if column in bold else "", overflow="fold"
        )
    for row in rows[1:]:
        grid.add_row(*row)
    return grid


def known(values: Iterable[int]) -> str:
    """Return a number if all agree on it, otherwise a question mark."""
    each = set(values)
    return str(each.pop()) if len(each) == 1 else "?"


def results(replay: Replay, seat: Seat | None) -> list[Result]:
    """Return the results of worlds that agree with the seat's view; the one result when the game is over."""
    if replay.over:
        return [replay.result()]
    view = replay.game.view(replay.state, seat)
    return [replay.game.result(replay.game.determinize(view, Random(world))) for world in range(WORLDS)]


def ranking_rows(messages: Messages, replay: Replay) -> list[RenderableType]:
    """Return the final places; seats that share one stand together."""
    found: list[RenderableType] = []
    place = 1
    for seats in replay.result().ranking:
        together = ", ".join(messages.label(seat) for seat in seats)
        found.append(Text(f"{place}. {together}", "bold green" if place == 1 else ""))
        place += len(seats)
    return found


def columns(cells: Sequence[RenderableType], width: int, longest: int) -> Table:
    """Arrange cells side by side, as many as fit, column by column."""
    across = max(1, min(len(cells), width // (longest + GAP)))
    down = -(-len(cells) // across)
    grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, GAP, 0, 0))
    for row in range(down):
        grid.add_row(*cells[row::down])
    return grid
