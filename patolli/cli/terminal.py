"""The terminal client, for any game: what you may see, what happened, what is asked, what you can answer.

It knows no rules and no game. A bot at the table sees its own view, as a person does.
"""

import os
from collections.abc import Iterator
from contextlib import nullcontext
from datetime import datetime
from hashlib import sha256
from itertools import chain, takewhile
from pathlib import Path
from typing import Any, Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from patolli.bots.arena.apart import OwnBot
from patolli.bots.arena.faults import CRASH, ILLEGAL, Fault
from patolli.bots.hints import Advice, hints, rest, since
from patolli.bots.levels import in_turn
from patolli.cli import commands, offers, screen
from patolli.cli.keyboard import FEWEST_MENU_LINES, MENU_LINES, Keyboard
from patolli.cli.seats import RIVAL, players, thinker
from patolli.cli.start import own_command
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.errors import BadNotation, NotOffered, shorten
from patolli.core.events import Event
from patolli.core.state import CHANCE
from patolli.play.match import Match
from patolli.words import BOT, Words, message_id

FEWEST_LOG_LINES: Final = 2
MISSED: Final = 3  # so many lines of news that do not fit get a page of their own
BESIDES: Final = 8  # lines of a page besides the drawing: header, news, question, verbs, prompt, hint
ROWS: Final = 10  # more choices stand side by side
ENDLESS: Final = 10**6  # lines that a page has room for where there is no screen
CLEAR_ALL: Final = "\x1b[H\x1b[2J\x1b[3J"  # the lines that have scrolled away, too


class Client:
    """One match and the people at this terminal."""

    def __init__(self, match: Match, lang: str, path: Path | None, keys: Keyboard) -> None:
        self.match = match
        self.table = match.table
        self.game = match.table.game
        self.words = Words(self.game, lang, self.table.labels)
        self.bots = players(self.game, self.table.labels)
        self.path = path
        self.keyboard = keys
        self.console = screen.Page()
        self.tty = self.console.is_terminal
        self.decided: dict[Seat, int] = {}  # lines that counted when a seat last decided
        self.holder: Seat | None = None  # who sits at the keyboard
        self.names: list[str] = []  # the actions that are offered now
        self.numbered: list[str] = []  # what a number stands for, while a numbered list is on the screen
        self.begun = ""  # what a bare number goes on from, while a list that ends in numbers is on the screen
        self.notice = self.words.say("seated", {"people": self.people(), "bots": list(self.bots)})  # on the next page
        self.part = 0  # of a drawing that is too large for the screen
        self.menu_lines = MENU_LINES  # that the page leaves for completion
        self.advised: tuple[int, list[Advice]] = (-1, [])  # the revision for which there is advice
        self.hinted = 0  # how often a hint was asked for there
        self.plan: tuple[int, list[Action]] = (0, [])  # from which line on, the turn that was told last

    # The game

    def play(self) -> None:
        """Play until the game is over or somebody wants to stop. Raises KeyboardInterrupt."""
        try:
            while seats := self.match.seats():
                bots = [seat for seat in seats if seat in self.bots]
                if bots:
                    self.think(bots[0])
                else:
                    self.ask(seats[0])
        except EOFError:
            self.say(self.leave())
            return
        finally:
            for bot, _ in self.bots.values():
                if isinstance(bot, OwnBot):
                    bot.stop()
        self.finish()

    def people(self) -> list[Seat]:
        """The seats that people play."""
        return [seat for seat in range(len(self.table.labels)) if seat not in self.bots]

    def think(self, seat: Seat) -> None:
        """Let a bot decide."""
        revision = self.match.revision
        question = f"{self.table.record.id} {revision} {seat}"
        seed = int.from_bytes(sha256(question.encode()).digest()[:8], "big")
        with self.console.status(self.words.say("thinking", {"seat": seat})) if self.tty else nullcontext():
            action = self.thought(seat, seed)
        events = self.match.play(seat, self.game.actions.name(action), revision)
        self.autosave()
        if not self.people():
            for line in screen.log(self.words, self.game, events, None):
                self.say(line)

    def thought(self, seat: Seat, seed: int) -> Action:
        """What a bot decides; if it fails, what a weaker level does, and so on; if all do, whatever comes first."""
        state = self.table.state
        view, legal = self.game.view(state, seat), state.legal(seat)
        label = self.table.labels[seat].removeprefix(BOT)
        weaker = [level for level in in_turn(label) if level != label]
        others = (thinker(self.game, state.players, level) for level in weaker)
        for left, (player, budget) in zip(range(len(weaker), -1, -1), chain((self.bots[seat],), others)):
            try:
                action = player.choose(view, legal, budget, seed)
                if action in legal:
                    return action
                failed: dict[str, object] = {"kind": ILLEGAL, "why": ""}
            except Fault as fault:
                failed = {"kind": fault.kind, "why": str(fault)}
            except Exception as error:
                failed = {"kind": CRASH, "why": type(error).__name__}
            told = self.words.say("bot-failed", failed | {"seat": seat, "left": left})
            self.say(told)
            self.notice = told if self.tty else self.notice  # a screen is cleared before the next page
        return legal[0]

    def advice(self, seat: Seat) -> list[Advice]:
        """What a bot would do in the place of a seat; thought of once for a position."""
        if self.advised[0] != self.match.revision:
            state = self.table.state
            with self.console.status(self.words.say("hint-thinking")) if self.tty else nullcontext():
                follow = rest(self.plan[1], since(self.table, self.plan[0], seat))
                found = hints(self.game, self.game.view(state, seat), state.legal(seat), self.match.revision, follow)
            self.advised, self.hinted = (self.match.revision, found), 0
            self.plan = (self.table.rev, [found[0].action, *found[0].then])
        return self.advised[1]

    def ask(self, seat: Seat) -> None:
        """Let a person decide; returns when the table has changed."""
        self.draw_curtain(seat)
        self.names = [self.game.actions.name(action) for action in self.table.state.legal(seat)]
        self.show(seat, fresh=True)
        prompt = f"{self.words.label(seat)}> "
        while not self.answer(seat, self.keyboard.read(prompt, self.suggest, self.hint(), self.menu_lines)):
            pass
        self.autosave()

    def hint(self) -> str:
        """What helps at the prompt."""
        hint = self.words.say("hint", {"numbered": bool(self.numbered)})
        return hint + (" · legend" if self.words.has("legend") else "")

    def answer(self, seat: Seat, typed: str) -> bool:
        """Do what was typed; True if the table has changed."""
        text = " ".join(typed.split())
        if text.isascii() and text.isdigit():
            chosen = self.chosen(text)
            if not chosen:
                self.complain(self.words.say("no-choice" if self.numbered else "no-numbers", {"n": text}))
                return False
            text = chosen
        word, _, rest = text.removeprefix("/").partition(" ")
        word = commands.ALIASES.get(word, word)
        if word in commands.COMMANDS and (text.startswith("/") or word not in self.game.actions.verbs):
            if word in commands.LONG:
                self.forget_list()
            return commands.COMMANDS[word](self, seat, rest)
        other, text = self.addressed(seat, text)
        return self.decide(seat, text) if other == seat else commands.why(self, other, text)

    def addressed(self, seat: Seat, text: str) -> tuple[Seat, str]:
        """The seat that a text begins with, as in a record, and the rest; the given seat if it does not."""
        name, _, rest = text.partition(" ")
        names = [name.lower() for name in self.table.names]
        return (names.index(name.lower()), rest) if rest and name.lower() in names else (seat, text)

    def chosen(self, number: str) -> str:
        """What a bare number stands for; empty if for nothing on the screen."""
        if self.begun:
            return f"{self.begun} {number}"
        place = int(number[:9])
        return self.numbered[place - 1] if 1 <= place <= len(self.numbered) else ""

    def decide(self, seat: Seat, text: str) -> bool:
        """Play an action, or the only one that begins so; True if the table has changed."""
        before = self.table.rev
        try:
            self.match.play(seat, text, self.match.revision)
        except NotOffered as refused:
            self.complain(self.words.refusal(refused))
            self.remind(seat, text)
            return False
        except BadNotation as error:
            meant = offers.matching(self.names, text) if text else []
            if len(meant) == 1:
                return self.decide(seat, meant[0])
            self.guide(text, str(error))
            return False
        self.decided[seat] = before
        return True

    def remind(self, seat: Seat, text: str) -> None:
        """Say what is asked, if it is something else than what a text answers."""
        verbs = {name.partition(" ")[0] for name in self.names}
        if text.lower().partition(" ")[0] not in verbs:
            self.say(self.words.ask(self.game.view(self.table.state, seat)), "bold")

    def guide(self, text: str, complaint: str) -> None:
        """Help with a text that is no action: what begins so, or what looks like it."""
        choices = offers.narrowed(self.names, text)
        near = offers.nearest([*self.names, *self.commands()], text)
        if choices:
            self.say(self.choices(choices))
            if text and not self.numbered:
                self.begun = " ".join(offers.common(offers.matching(self.names, text)))
            return
        self.complain(complaint)
        if near:
            self.say(self.words.say("nearest", {"actions": near}))

    def finish(self) -> None:
        """The end: what happened last, the result, where the record is."""
        people = self.people()
        viewer = people[0] if len(people) == 1 else None
        if people:
            self.clear()
            for part in self.header(self.words.say("over")):
                self.say(part)
            for line in self.news(viewer)[-self.console.height // 2 :]:
                self.say(f"  {line}", "dim")
            self.say("")
        for part in screen.outcome(self.words, self.table, self.console.width):
            self.say(part)
        self.say("")
        path = self.try_save()
        if path:
            self.say(self.words.say("saved-record", {"path": str(path), "command": own_command("verify", path)}))

    # Saving

    def save(self) -> Path:
        """Write the record, whole or not at all, and say where. Raises OSError."""
        if self.path is None:
            self.path = Path(f"patolli-{self.game.name}-{datetime.now():%Y%m%d-%H%M%S}.patolli")
        unfinished = self.path.with_name(self.path.name + ".part")
        unfinished.write_text(self.match.save(), encoding="utf-8")
        os.replace(unfinished, self.path)
        return self.path

    def autosave(self) -> None:
        """Save after a decision, if there is a file for it."""
        if self.path is not None:
            self.try_save()

    def try_save(self) -> Path | None:
        """Save; if that cannot be done, say so and go on."""
        try:
            return self.save()
        except OSError as error:
            self.complain(self.words.say("not-saved", {"path": str(self.path), "reason": error.strerror or str(error)}))
            return None

    def leave(self) -> str:
        """Save for another day; what to tell the person."""
        path = self.try_save()
        return self.saved(path) if path else ""

    def saved(self, path: Path) -> str:
        """Where the game is saved, and how to go on with it."""
        return self.words.say("saved-game", {"path": str(path), "command": own_command("play", "--resume", path)})

    # The screen

    def say(self, what: RenderableType, style: str = "") -> None:
        """Print something."""
        self.console.print(what, style=style or None)

    def complain(self, message: str) -> None:
        """Say what cannot be done."""
        self.say(message, "red")

    def clear(self) -> None:
        """Begin a new page."""
        if self.tty:
            self.console.file.write(CLEAR_ALL)
        else:
            self.say("")

    def draw_curtain(self, seat: Seat) -> None:
        """Give the keyboard to the next person, if people at it know different things."""
        before = self.people() if self.holder is None else [self.holder]
        if any(other != seat and self.secrets(other, seat) for other in before):
            if self.holder is not None:
                self.show_found(self.holder, seat)
            self.clear()
            name = self.words.label(seat)
            self.keyboard.read(self.words.say("curtain", {"name": name}) + " ")
        self.holder = seat

    def show_found(self, seat: Seat, other: Seat) -> None:
        """What the last decision of a seat has shown to it and not to the next, before that one sits down."""
        if seat not in self.decided:
            return
        table = self.game.event_table
        own = list(takewhile(lambda turn: turn.seat in (seat, CHANCE), self.table.turns[self.decided[seat] :]))
        told = [event for turn in own for event in turn.events if turn.seat == CHANCE or table.reveals(turn.events)]
        if any(table.shown(event, seat) != table.shown(event, other) for event in told):
            self.clear()
            for line in self.told(told, seat):
                self.say(f"  {line}")
            self.keyboard.read(self.words.say("found", {"seat": seat}) + " ")

    def secrets(self, one: Seat | None, other: Seat) -> bool:
        """Whether two seats see different things."""
        views = [self.game.view(self.table.state, seat) | {"seat": None} for seat in (one, other)]
        return views[0] != views[1]

    def show(self, seat: Seat, fresh: bool = False) -> None:
        """The page of a decision; before a fresh one the news, if much of it would not fit beside the board."""
        view = self.game.view(self.table.state, seat)
        above = self.header(self.words.say("to-decide", {"seat": seat}))
        board = self.drawing(view)
        above += board if board and self.tty else [*board, *screen.lines(self.words, self.game, view)]
        news = self.news(seat)
        choices, room = self.fit(above, bool(news))
        if sum(map(self.height, news)) > room:
            news = self.news(seat, screen.telling)
        if fresh and len(news) - room >= (MISSED if room else 1):
            self.show_news(seat, news)
        self.clear()
        for line in above:
            self.say(line)
        self.show_log(news, room)
        if self.notice:
            self.console.print(self.notice, style="yellow", no_wrap=True, overflow="ellipsis" if self.tty else "ignore")
            self.notice = ""
        self.say(self.words.ask(view), "bold")
        self.say(choices)

    def fit(self, above: list[RenderableType], news: bool) -> tuple[RenderableType, int]:
        """The choices as there is room for them below the rest of the page, and the lines that are left for news.

        A small screen has a strip of the verbs, less of a menu below the prompt, and last of all no title.
        """
        self.menu_lines = MENU_LINES
        room = self.console.height - sum(map(self.height, above)) - MENU_LINES - 2 - bool(self.notice)
        room = room if self.tty else ENDLESS
        choices: RenderableType = self.choices(offers.narrowed(self.names), room)
        if self.height(choices) + news > room:
            self.forget_list()
            choices = self.strip()
            lack = self.height(choices) + news - (room + MENU_LINES - FEWEST_MENU_LINES)
            self.menu_lines = max(1, FEWEST_MENU_LINES - max(0, lack))
            room += MENU_LINES - self.menu_lines
            if self.height(choices) + news > room and isinstance(above[1], str):
                del above[0]  # who is who is worth more
                room += 1
        return choices, max(room - self.height(choices), 0 if self.notice else 1)

    def show_news(self, seat: Seat, news: list[str]) -> None:
        """What happened, on a page of its own."""
        self.clear()
        for part in self.header(self.words.say("to-decide", {"seat": seat})):
            self.say(part)
        self.show_log(news, self.console.height - 3)
        self.keyboard.read(self.words.say("news-read") + " ")

    def drawing(self, view: dict[str, Any]) -> list[Text]:
        """The board as it fits the screen."""
        if not self.tty:
            return screen.drawing(self.game, view)
        width, height = self.console.size
        return screen.narrow_drawing(self.words, self.game, view, width, height - BESIDES, self.part)

    def height(self, what: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(what, pad=False))

    def strip(self) -> Text:
        """The verbs side by side, with the number of choices where there are several."""
        strip = Text()
        for verb, names in offers.next_words(self.names, "").items():
            strip.append(verb, "cyan").append(f"({len(names)}) " if len(names) > 1 else " ", "dim")
        return strip

    def forget_list(self) -> None:
        """No list is on the screen any more that a number could choose from."""
        self.numbered, self.begun = [], ""

    def header(self, status: str) -> list[RenderableType]:
        """The line at the top, with who is who, or a second one for that."""
        title = f"{self.words.say('name')} · {self.words.say('step', {'n': self.table.rev})} · {status}"
        who = screen.seating(self.words, self.table)
        if not self.tty:
            return [Text(f"-- {title}" + (f" · {who}" if who else ""), "bold")]
        if who and cell_len(f"{title} · {who} ") <= self.console.width:
            return [Rule(Text(title, "bold").append(f" · {who}", "not bold"), align="left", style="cyan")]
        return [Rule(Text(title, "bold"), align="left", style="cyan"), *([who] if who else [])]

    def show_log(self, lines: list[str], room: int) -> None:
        """The last lines of what happened, as many as there is room for, between blank ones if there is plenty."""
        if room < 1:
            return
        gap = [""] if room > FEWEST_LOG_LINES + 1 else []
        told = self.excerpt([f"  {line}" for line in lines], room - 2 * len(gap))
        for line in gap + told + (gap if told else []):
            self.say(line, "dim")

    def excerpt(self, lines: list[str], room: int) -> list[str]:
        """As many of the last lines as there is room for, after a hint at those before."""
        heights = list(map(self.height, lines))
        before = next(n for n in range(len(lines) + 1) if sum(heights[n:]) <= room - bool(n) or n == len(lines))
        if not before:
            return lines
        hint = f"  {self.words.say('log-more', {'n': min(before, len(lines) - 1)})}"
        if before < len(lines):
            return [hint, *lines[before:]]
        return [shorten(f"{hint} · {lines[-1].strip()}" if before > 1 else lines[-1], self.console.width)]

    def news(self, seat: Seat | None, some: screen.Select = screen.everything) -> list[str]:
        """What happened since the seat last decided (None: since anybody did), or some of it."""
        since = self.decided.get(seat, 0) if seat is not None else max(self.decided.values(), default=0)
        return self.told(some(self.game, list(self.events(since))), seat)

    def told(self, events: list[Event], viewer: Seat | None) -> list[str]:
        """Events as the viewer may know them, equal ones put together."""
        lines = screen.log(self.words, self.game, events, viewer)
        return [line + (f" ×{n}" if n > 1 else "") for line, n in screen.together(lines)]

    def events(self, since: int = 0) -> Iterator[Event]:
        """What happened from a line on."""
        for turn in self.table.turns[since:]:
            yield from turn.events

    def choices(self, choices: list[offers.Choice], room: int = ROWS) -> Table:
        """Choices with their numbers: with what they mean if there is room for it, else side by side."""
        numbers = self.number([choice.text for choice in choices])
        if len(choices) > min(ROWS, room):
            cells = [Text(n, "cyan").append(self.brief(c)) for n, c in zip(numbers, choices, strict=True)]
            return screen.columns(cells, self.console.width, max(cell.cell_len for cell in cells))
        grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        last = ""
        for number, choice in zip(numbers, choices, strict=True):
            verb = choice.text.partition(" ")[0]
            meaning = self.words.say(message_id("verb", verb)) if verb != last else ""
            shown = [Text(number.rstrip(), "cyan")] if number else []
            grid.add_row(*shown, self.brief(choice), Text(meaning, "dim"))
            last = verb
        return grid

    def number(self, texts: list[str]) -> list[str]:
        """The numbers to put before texts; none where one would be taken for the number that a text ends in."""
        self.begun = ""
        self.numbered = [] if any(text.split()[-1].isdigit() for text in texts) else texts
        return [f"{number:>2} " if self.numbered else "" for number in range(1, len(texts) + 1)]

    def brief(self, choice: offers.Choice) -> Text:
        """A choice with what it costs, or how many it stands for."""
        if choice.count > 1:
            return Text(f"{choice.text} …").append(f" ({self.words.say('ways', {'n': choice.count})})", "dim")
        cost = self.cost(choice.text)
        return Text(choice.text).append(f" ({cost})" if cost else "", "yellow")

    def cost(self, name: str) -> str:
        """What an action takes, in words."""
        return self.words.cost(self.game.cost(self.table.state, self.game.actions.parse(name)))

    def suggest(self, typed: str) -> Iterator[tuple[str, str]]:
        """Completions: words of the offered actions, then commands."""
        first, _, rest = typed.partition(" ")
        asks = first in commands.ABOUT_ACTIONS and first not in self.game.actions.verbs
        typed = rest if asks and " " in typed else typed
        for word, names in offers.next_words(self.names, typed).items():
            meaning = self.words.say(message_id("verb", word)) if " " not in typed else ""
            number = self.cost(names[0]) if len(names) == 1 else self.words.say("ways", {"n": len(names)})
            yield word, " · ".join(filter(None, (meaning, number)))
        if " " not in typed and not asks:
            for name in self.commands():
                if typed and name.startswith(typed):
                    yield name, self.words.say(message_id("help", name))

    def commands(self) -> list[str]:
        """The commands that are of use in this game."""
        return [name for name in commands.COMMANDS if name != "legend" or self.words.has(name)]

    def replace_by_bot(self, seat: Seat) -> None:
        """Let a bot play on for a seat."""
        self.match.replace(seat, BOT + RIVAL)
        self.bots[seat] = thinker(self.game, len(self.table.labels), RIVAL)
