"""The page of a decision on the screen: the board, the news, the question and the choices.

It knows no rules and no game.
"""

from collections.abc import Iterator
from typing import Any, Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from patolli.cli.terminal import commands, completion, screen
from patolli.cli.terminal.prompt import MENU_LINES, MIN_MENU_LINES, Keyboard
from patolli.core.audience import Seat
from patolli.core.errors import shorten
from patolli.core.events import Event
from patolli.core.replay import Replay
from patolli.messages import Messages, message_id

MIN_LOG_LINES: Final = 2
MISSED: Final = 3  # lines of news that do not fit, from which on they get a page of their own
BESIDES: Final = 8  # lines of a page besides the drawing: header, news, question, verbs, prompt, toolbar
ROWS: Final = 10  # more choices stand side by side
ENDLESS: Final = 10**6  # lines of a page without a terminal
CLEAR_ALL: Final = "\x1b[H\x1b[2J\x1b[3J"  # with the lines that have scrolled away


class DecisionPage:
    """Draws the page on which a seat decides, and keeps the lists that numbers on it refer to."""

    def __init__(self, replay: Replay, lang: str, keys: Keyboard) -> None:
        self.replay = replay
        self.game = replay.game
        self.messages = Messages(self.game, lang, replay.labels)
        self.keyboard = keys
        self.console = screen.Page()
        self.tty = self.console.is_terminal
        self.decided: dict[Seat, int] = {}  # step count at the last decision of a seat
        self.names: list[str] = []  # the legal actions
        self.numbered: list[str] = []  # texts of the numbered list on the screen, if there is one
        self.begun = ""  # words before a bare number, while a list that ends in numbers is on the screen
        self.notice = ""  # for the next page
        self.part = 0  # of a drawing that is too large for the screen
        self.menu_lines = MENU_LINES  # lines that the page leaves for completion

    def say(self, what: RenderableType, style: str = "") -> None:
        """Print something."""
        self.console.print(what, style=style or None)

    def complain(self, message: str) -> None:
        """Print an error."""
        self.say(message, "red")

    def clear(self) -> None:
        """Begin a new page."""
        if self.tty:
            self.console.file.write(CLEAR_ALL)
        else:
            self.say("")

    def show(self, seat: Seat, fresh: bool = False) -> None:
        """Print the page of a decision; before a new one the news, if much of it does not fit beside the board."""
        view = self.game.view(self.replay.state, seat)
        above = self.header(self.messages.format("to-decide", {"seat": seat}))
        board = self.drawing(view)
        above += board if board and self.tty else [*board, *screen.lines(self.messages, self.game, view)]
        news = self.news(seat)
        choices, room = self.fit(above, bool(news))
        if sum(map(self.height, news)) > room:
            news = self.news(seat, screen.without_minor)
        if fresh and len(news) - room >= (MISSED if room else 1):
            self.show_news(seat, news)
        self.clear()
        for line in above:
            self.say(line)
        self.show_log(news, room)
        if self.notice:
            self.console.print(self.notice, style="yellow", no_wrap=True, overflow="ellipsis" if self.tty else "ignore")
            self.notice = ""
        self.say(self.messages.question(view), "bold")
        self.say(choices)

    def fit(self, above: list[RenderableType], news: bool) -> tuple[RenderableType, int]:
        """Return the choices in the room below the rest of the page, and the number of lines left for news.

        A small screen shows a strip of the verbs, then a smaller menu below the prompt, and at last no title.
        """
        self.menu_lines = MENU_LINES
        room = self.console.height - sum(map(self.height, above)) - MENU_LINES - 2 - bool(self.notice)
        room = room if self.tty else ENDLESS
        choices: RenderableType = self.choices(completion.narrowed(self.names), room)
        if self.height(choices) + news > room:
            self.forget_list()
            choices = self.strip()
            lack = self.height(choices) + news - (room + MENU_LINES - MIN_MENU_LINES)
            self.menu_lines = max(1, MIN_MENU_LINES - max(0, lack))
            room += MENU_LINES - self.menu_lines
            if self.height(choices) + news > room and isinstance(above[1], str):
                del above[0]  # the line of players is more useful
                room += 1
        return choices, max(room - self.height(choices), 0 if self.notice else 1)

    def show_news(self, seat: Seat, news: list[str]) -> None:
        """Print the news on a page of its own."""
        self.clear()
        for part in self.header(self.messages.format("to-decide", {"seat": seat})):
            self.say(part)
        self.show_log(news, self.console.height - 3)
        self.keyboard.read(self.messages.format("news-read") + " ")

    def drawing(self, view: dict[str, Any]) -> list[Text]:
        """Return the board as it fits the screen."""
        if not self.tty:
            return screen.drawing(self.game, view)
        width, height = self.console.size
        return screen.fitted_drawing(self.messages, self.game, view, width, height - BESIDES, self.part)

    def height(self, what: RenderableType) -> int:
        """Return the number of lines that something takes."""
        return len(self.console.render_lines(what, pad=False))

    def strip(self) -> Text:
        """Return the verbs side by side, with the number of choices where there are several."""
        strip = Text()
        for verb, names in completion.next_words(self.names, "").items():
            strip.append(verb, "cyan").append(f"({len(names)}) " if len(names) > 1 else " ", "dim")
        return strip

    def forget_list(self) -> None:
        """Drop the list that numbers refer to: it is no longer on the screen."""
        self.numbered, self.begun = [], ""

    def header(self, status: str) -> list[RenderableType]:
        """Return the line at the top with the players, or a second line for them."""
        title = (
            f"{self.messages.format('name')} · {self.messages.format('step', {'n': self.replay.step_count})} · {status}"
        )
        who = screen.seating(self.messages, self.replay)
        if not self.tty:
            return [Text(f"-- {title}" + (f" · {who}" if who else ""), "bold")]
        if who and cell_len(f"{title} · {who} ") <= self.console.width:
            return [Rule(Text(title, "bold").append(f" · {who}", "not bold"), align="left", style="cyan")]
        return [Rule(Text(title, "bold"), align="left", style="cyan"), *([who] if who else [])]

    def show_log(self, lines: list[str], room: int) -> None:
        """Print the last lines of the news, as many as fit, between blank ones if there is plenty of room."""
        if room < 1:
            return
        gap = [""] if room > MIN_LOG_LINES + 1 else []
        shown = self.excerpt([f"  {line}" for line in lines], room - 2 * len(gap))
        for line in gap + shown + (gap if shown else []):
            self.say(line, "dim")

    def excerpt(self, lines: list[str], room: int) -> list[str]:
        """Return as many of the last lines as fit, after a notice of the omitted ones."""
        heights = list(map(self.height, lines))
        before = next(n for n in range(len(lines) + 1) if sum(heights[n:]) <= room - bool(n) or n == len(lines))
        if not before:
            return lines
        hint = f"  {self.messages.format('log-more', {'n': min(before, len(lines) - 1)})}"
        if before < len(lines):
            return [hint, *lines[before:]]
        return [shorten(f"{hint} · {lines[-1].strip()}" if before > 1 else lines[-1], self.console.width)]

    def news(self, seat: Seat | None, some: screen.Select = screen.everything) -> list[str]:
        """Return the events since the seat's last decision (None: since anybody's), or some of them, as lines."""
        since = self.decided.get(seat, 0) if seat is not None else max(self.decided.values(), default=0)
        return self.event_lines(some(self.game, list(self.events(since))), seat)

    def event_lines(self, events: list[Event], viewer: Seat | None) -> list[str]:
        """Return events as the viewer may know them; equal neighbours are merged."""
        lines = screen.log(self.messages, self.game, events, viewer)
        return [line + (f" ×{n}" if n > 1 else "") for line, n in screen.merge_equal(lines)]

    def events(self, since: int = 0) -> Iterator[Event]:
        """Yield the events from a step on."""
        for step in self.replay.steps[since:]:
            yield from step.events

    def choices(self, choices: list[completion.Choice], room: int = ROWS) -> Table:
        """Return numbered choices: with their meanings if there is room, otherwise side by side."""
        numbers = self.number([choice.text for choice in choices])
        if len(choices) > min(ROWS, room):
            cells = [Text(n, "cyan").append(self.brief(c)) for n, c in zip(numbers, choices, strict=True)]
            return screen.columns(cells, self.console.width, max(cell.cell_len for cell in cells))
        grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        last = ""
        for number, choice in zip(numbers, choices, strict=True):
            verb = choice.text.partition(" ")[0]
            meaning = self.meaning(verb) if verb != last else ""
            shown = [Text(number.rstrip(), "cyan")] if number else []
            grid.add_row(*shown, self.brief(choice), Text(meaning, "dim"))
            last = verb
        return grid

    def meaning(self, verb: str) -> str:
        """Return a few words on the effect of a verb as an answer to the open question."""
        frame = type(self.replay.state.stack[-1]).__name__
        return self.messages.format(message_id("verb", verb), {"frame": frame})

    def number(self, texts: list[str]) -> list[str]:
        """Return the numbers to print before texts; none where a text itself ends in a number."""
        self.begun = ""
        self.numbered = [] if any(text.split()[-1].isdigit() for text in texts) else texts
        return [f"{number:>2} " if self.numbered else "" for number in range(1, len(texts) + 1)]

    def brief(self, choice: completion.Choice) -> Text:
        """Return a choice with its cost, or the number of actions in it."""
        if choice.count > 1:
            return Text(f"{choice.text} …").append(f" ({self.messages.format('ways', {'n': choice.count})})", "dim")
        cost = self.cost(choice.text)
        return Text(choice.text).append(f" ({cost})" if cost else "", "yellow")

    def cost(self, name: str) -> str:
        """Return the cost of an action as text."""
        return self.messages.cost(self.game.cost(self.replay.state, self.game.actions.parse(name)))

    def suggest(self, typed: str) -> Iterator[tuple[str, str]]:
        """Yield completions: words of the legal actions, then commands."""
        first, _, rest = typed.partition(" ")
        asks = first in commands.ABOUT_ACTIONS and first not in self.game.actions.verbs
        typed = rest if asks and " " in typed else typed
        for word, names in completion.next_words(self.names, typed).items():
            meaning = self.meaning(word) if " " not in typed else ""
            number = self.cost(names[0]) if len(names) == 1 else self.messages.format("ways", {"n": len(names)})
            yield word, " · ".join(filter(None, (meaning, number)))
        if " " not in typed and not asks:
            for name in self.commands():
                if typed and name.startswith(typed):
                    yield name, self.messages.format(message_id("help", name))

    def commands(self) -> list[str]:
        """Return the commands that are useful in this game."""
        return [name for name in commands.COMMANDS if name != "legend" or self.messages.has(name)]
