"""The terminal client, for any game: people and bots take turns, and the game is saved.

It knows no rules and no game. A bot sees its own view, as a person does.
"""

import os
from contextlib import nullcontext
from datetime import datetime
from hashlib import sha256
from itertools import chain, takewhile
from pathlib import Path
from typing import Any

from patolli.bots.arena.forfeits import CRASH, ILLEGAL, Forfeit
from patolli.bots.arena.isolated_bot import IsolatedBot
from patolli.bots.hints import Hint, hints, rest, since
from patolli.bots.levels import fallback_levels
from patolli.cli.terminal import commands, completion, screen
from patolli.cli.terminal.page import DecisionPage
from patolli.cli.terminal.prompt import Keyboard
from patolli.cli.terminal.seating import RIVAL, players, thinker
from patolli.cli.terminal.start import own_command
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.errors import BadNotation, NotOffered, NotYourTurn
from patolli.core.state import CHANCE
from patolli.match.match import Match
from patolli.messages import BOT


class Client(DecisionPage):
    """One match and the people at this terminal."""

    def __init__(self, match: Match, lang: str, path: Path | None, keys: Keyboard) -> None:
        super().__init__(match.replay, lang, keys)
        self.match = match
        self.bots = players(self.game, self.replay.labels)
        self.path = path
        self.holder: Seat | None = None  # the seat at the keyboard
        self.notice = self.messages.format("seated", {"people": self.people(), "bots": list(self.bots)})
        self.found_hints: tuple[int, list[Hint]] = (-1, [])  # hints, and the revision that they are for
        self.hinted = 0  # number of hints shown there
        self.plan: tuple[int, list[Action]] = (0, [])  # the step at which the recommended turn begins, and the turn

    # The game

    def play(self) -> None:
        """Play until the game is over or a person stops. Raises KeyboardInterrupt."""
        try:
            while seats := self.match.to_act():
                bots = [seat for seat in seats if seat in self.bots]
                if bots:
                    self.let_bot_decide(bots[0])
                else:
                    self.ask(seats[0])
        except EOFError:
            self.say(self.leave())
            return
        finally:
            for bot, _ in self.bots.values():
                if isinstance(bot, IsolatedBot):
                    bot.stop()
        self.finish()

    def people(self) -> list[Seat]:
        """Return the seats that people play."""
        return [seat for seat in range(len(self.replay.labels)) if seat not in self.bots]

    def let_bot_decide(self, seat: Seat) -> None:
        """Let a bot decide and play its action."""
        revision = self.match.revision
        question = f"{self.replay.record.id} {revision} {seat}"
        seed = int.from_bytes(sha256(question.encode()).digest()[:8], "big")
        with self.console.status(self.messages.format("thinking", {"seat": seat})) if self.tty else nullcontext():
            action = self.bot_choice(seat, seed)
        events = self.match.play(seat, self.game.actions.name(action), revision)
        self.autosave()
        if not self.people():
            for line in screen.log(self.messages, self.game, events, None):
                self.say(line)

    def bot_choice(self, seat: Seat, seed: int) -> Action:
        """Return a bot's decision; if it fails, that of the next weaker level, and at last the first legal action."""
        state = self.replay.state
        view, legal = self.game.view(state, seat), state.legal_actions(seat)
        label = self.replay.labels[seat].removeprefix(BOT)
        weaker = [level for level in fallback_levels(label) if level != label]
        others = (thinker(self.game, state.players, level) for level in weaker)
        for left, (player, budget) in zip(range(len(weaker), -1, -1), chain((self.bots[seat],), others)):
            try:
                action = player.choose(view, legal, budget, seed)
                if action in legal:
                    return action
                failed: dict[str, object] = {"kind": ILLEGAL, "why": ""}
            except Forfeit as fault:
                failed = {"kind": fault.kind, "why": str(fault)}
            except Exception as error:
                failed = {"kind": CRASH, "why": type(error).__name__}
            failure = self.messages.format("bot-failed", failed | {"seat": seat, "left": left})
            self.say(failure)
            self.notice = failure if self.tty else self.notice  # the screen is cleared before the next page
        return legal[0]

    def hints(self, seat: Seat) -> list[Hint]:
        """Return the hints for a seat, computed once for a position."""
        if self.found_hints[0] != self.match.revision:
            state = self.replay.state
            with self.console.status(self.messages.format("hint-thinking")) if self.tty else nullcontext():
                follow = rest(self.plan[1], since(self.replay, self.plan[0], seat))
                found = hints(
                    self.game, self.game.view(state, seat), state.legal_actions(seat), self.match.revision, follow
                )
            self.found_hints, self.hinted = (self.match.revision, found), 0
            self.plan = (self.replay.step_count, [found[0].action, *found[0].follow_up])
        return self.found_hints[1]

    def ask(self, seat: Seat) -> None:
        """Let a person decide; return when the position has changed."""
        self.draw_curtain(seat)
        self.names = [self.game.actions.name(action) for action in self.replay.state.legal_actions(seat)]
        self.show(seat, fresh=True)
        prompt = f"{self.messages.label(seat)}> "
        while not self.answer(seat, self.keyboard.read(prompt, self.suggest, self.prompt_help(), self.menu_lines)):
            pass
        self.autosave()

    def prompt_help(self) -> str:
        """Return the toolbar of the prompt."""
        hint = self.messages.format("hint", {"numbered": bool(self.numbered)})
        return hint + (" · legend" if self.messages.has("legend") else "")

    def answer(self, seat: Seat, typed: str) -> bool:
        """Carry out a typed line; True if the position has changed."""
        text = " ".join(typed.split())
        if text.isascii() and text.isdigit():
            chosen = self.chosen(text)
            if not chosen:
                self.complain(self.messages.format("no-choice" if self.numbered else "no-numbers", {"n": text}))
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
        """Return the seat that a text begins with, as in a record, and the rest; otherwise the given seat."""
        name, _, rest = text.partition(" ")
        names = [name.lower() for name in self.replay.names]
        return (names.index(name.lower()), rest) if rest and name.lower() in names else (seat, text)

    def chosen(self, number: str) -> str:
        """Return the text that a bare number refers to; empty if it refers to nothing on the screen."""
        if self.begun:
            return f"{self.begun} {number}"
        place = int(number[:9])
        return self.numbered[place - 1] if 1 <= place <= len(self.numbered) else ""

    def refusal_line(self, refused: NotOffered | NotYourTurn, view: dict[str, Any], seat: Seat, text: str) -> str:
        """Return the reason of a refusal with its rule, which `rules` shows."""
        reason = self.messages.refusal(refused, view, seat, text)
        return f"{reason} ({refused.rule})" if refused.rule else reason

    def decide(self, seat: Seat, text: str) -> bool:
        """Play an action, or the only one that begins so; True if the position has changed."""
        before = self.replay.step_count
        try:
            self.match.play(seat, text, self.match.revision)
        except NotOffered as refused:
            self.complain(self.refusal_line(refused, self.game.view(self.replay.state, seat), seat, text))
            self.remind(seat, text)
            return False
        except BadNotation as error:
            meant = completion.matching(self.names, text) if text else []
            if len(meant) == 1:
                return self.decide(seat, meant[0])
            self.guide(text, str(error))
            return False
        self.decided[seat] = before
        return True

    def remind(self, seat: Seat, text: str) -> None:
        """Print the question if the text answers a different one."""
        verbs = {name.partition(" ")[0] for name in self.names}
        if text.lower().partition(" ")[0] not in verbs:
            self.say(self.messages.question(self.game.view(self.replay.state, seat)), "bold")

    def guide(self, text: str, complaint: str) -> None:
        """Help with a text that is not an action: list the actions that begin so, or similar ones."""
        choices = completion.narrowed(self.names, text)
        near = completion.nearest([*self.names, *self.commands()], text)
        if choices:
            self.say(self.choices(choices))
            if text and not self.numbered:
                self.begun = " ".join(completion.common(completion.matching(self.names, text)))
            return
        self.complain(complaint)
        if near:
            self.say(self.messages.format("nearest", {"actions": near}))

    def finish(self) -> None:
        """Print the last events, the result and the path of the record."""
        people = self.people()
        viewer = people[0] if len(people) == 1 else None
        if people:
            self.clear()
            for part in self.header(self.messages.format("over")):
                self.say(part)
            for line in self.news(viewer)[-self.console.height // 2 :]:
                self.say(f"  {line}", "dim")
            self.say("")
        for part in screen.outcome(self.messages, self.replay, self.console.width):
            self.say(part)
        self.say("")
        path = self.try_save()
        if path:
            self.say(self.messages.format("saved-record", {"path": str(path), "command": own_command("verify", path)}))

    # Saving

    def save(self) -> Path:
        """Write the record atomically and return its path. Raises OSError."""
        if self.path is None:
            self.path = Path(f"patolli-{self.game.name}-{datetime.now():%Y%m%d-%H%M%S}.patolli")
        unfinished = self.path.with_name(self.path.name + ".part")
        unfinished.write_text(self.match.save_text(), encoding="utf-8")
        os.replace(unfinished, self.path)
        return self.path

    def autosave(self) -> None:
        """Save after a decision, if there is a file for it."""
        if self.path is not None:
            self.try_save()

    def try_save(self) -> Path | None:
        """Save; if that fails, print the reason and continue."""
        try:
            return self.save()
        except OSError as error:
            self.complain(
                self.messages.format("not-saved", {"path": str(self.path), "reason": error.strerror or str(error)})
            )
            return None

    def leave(self) -> str:
        """Save for another day and return the notice for the person."""
        path = self.try_save()
        return self.saved(path) if path else ""

    def saved(self, path: Path) -> str:
        """Return the notice with the path and the command that continues the game."""
        return self.messages.format("saved-game", {"path": str(path), "command": own_command("play", "--resume", path)})

    # The keyboard

    def draw_curtain(self, seat: Seat) -> None:
        """Hand the keyboard to the next person, if people at it know different things."""
        before = self.people() if self.holder is None else [self.holder]
        if any(other != seat and self.secrets(other, seat) for other in before):
            if self.holder is not None:
                self.show_found(self.holder, seat)
            self.clear()
            name = self.messages.label(seat)
            self.keyboard.read(self.messages.format("curtain", {"name": name}) + " ")
        self.holder = seat

    def show_found(self, seat: Seat, other: Seat) -> None:
        """Print what chance and reveals brought in a seat's last decision, if the next seat may not see all of it."""
        if seat not in self.decided:
            return
        kinds = self.game.events
        own = list(takewhile(lambda step: step.seat in (seat, CHANCE), self.replay.steps[self.decided[seat] :]))
        events = [event for step in own for event in step.events if step.seat == CHANCE or kinds.reveals(step.events)]
        if any(kinds.visible(event, seat) != kinds.visible(event, other) for event in events):
            self.clear()
            for line in self.event_lines(events, seat):
                self.say(f"  {line}")
            self.keyboard.read(self.messages.format("found", {"seat": seat}) + " ")

    def secrets(self, one: Seat | None, other: Seat) -> bool:
        """Return whether two seats see different things."""
        views = [self.game.view(self.replay.state, seat) | {"seat": None} for seat in (one, other)]
        return views[0] != views[1]

    def replace_by_bot(self, seat: Seat) -> None:
        """Let a bot take over a seat."""
        self.match.replace_player(seat, BOT + RIVAL)
        self.bots[seat] = thinker(self.game, len(self.replay.labels), RIVAL)
