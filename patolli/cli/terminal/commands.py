"""The commands that can be typed in a game besides actions. Each returns True if it changed the position."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from patolli.bots.win_probability import win_probabilities
from patolli.cli.terminal import completion, hint_text, rules_text, screen
from patolli.core.audience import Seat
from patolli.core.errors import ActionError, NotOffered, NotYourTurn
from patolli.messages import message_id, worded_facts

if TYPE_CHECKING:
    from patolli.cli.terminal.client import Client

Command = Callable[["Client", Seat, str], bool]


def show_help(client: Client, seat: Seat, rest: str) -> bool:
    """Print the commands."""
    client.say(client.messages.format("help-actions"))
    grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for name in client.commands():
        grid.add_row(Text(name, "cyan"), client.messages.format(message_id("help", name)))
    client.say(grid)
    return False


def why(client: Client, seat: Seat, rest: str) -> bool:
    """Print the rule that refuses an action now, also one of another seat: `why p2 pass`."""
    if not rest:
        client.say(client.messages.format("why-how"))
        return False
    view = client.game.view(client.replay.state, seat)
    seat, rest = client.addressed(seat, rest)
    try:
        client.replay.check_action(seat, rest)
    except (NotYourTurn, NotOffered) as refused:
        client.say(client.refusal_line(refused, view, seat, rest))
        if isinstance(refused, NotOffered):
            client.remind(seat, rest)
    except ActionError as error:
        client.guide(rest, str(error))
    else:
        client.say(client.messages.format("legal", {"action": rest}))
    return False


def hint(client: Client, seat: Seat, rest: str) -> bool:
    """Print a hint: first the kind of action, then the place, then the whole action with reasons."""
    hints = client.hints(seat)
    depths = hint_text.depths(client.game, hints[0].action)
    depth = depths.index(rest) if rest in depths else min(client.hinted, len(depths) - 1)
    client.hinted = depth + 1
    frame = client.game.view(client.replay.state, seat)["stack"][-1]["frame"]
    for line in hint_text.lines(client.messages, client.game, frame, seat, hints, depths[depth]):
        client.say(line)
    return False


def legal(client: Client, seat: Seat, rest: str) -> bool:
    """List the legal actions, or those with a given beginning; long lists are grouped by the next word."""
    names = completion.matching(client.names, rest)
    if len(names) > completion.LONG:
        client.say(client.choices(completion.narrowed(client.names, rest)))
        return False
    priced = [client.brief(completion.Choice(name, 1)) for name in names]
    cells = [Text(n, "cyan").append(text) for n, text in zip(client.number(names), priced, strict=True)]
    if cells:
        client.say(screen.columns(cells, client.console.width, max(cell.cell_len for cell in cells)))
    else:
        client.say(client.messages.format("nothing-legal", {"start": rest}))
    return False


def show(client: Client, seat: Seat, rest: str) -> bool:
    """Print the page of the decision again, with the other part of a drawing that does not fit."""
    client.part = 1 - client.part
    client.show(seat)
    return False


def table(client: Client, seat: Seat, rest: str) -> bool:
    """Print the position in sentences, also if there is a drawing of it."""
    for line in screen.lines(client.messages, client.game, client.game.view(client.replay.state, seat)):
        client.say(line)
    return False


def legend(client: Client, seat: Seat, rest: str) -> bool:
    """Print the meaning of the signs in the drawing."""
    client.say(client.messages.format("legend" if client.messages.has("legend") else "no-legend"))
    return False


def log(client: Client, seat: Seat, rest: str) -> bool:
    """Print the whole game so far, as the seat may know it."""
    for line in screen.log(client.messages, client.game, client.events(), seat):
        client.say(f"  {line}", "dim")
    return False


def undo(client: Client, seat: Seat, rest: str) -> bool:
    """Take back the seat's last decisions and the bots' decisions after them."""
    wanted = int(rest[:9]) if rest.isdecimal() else 1
    depths = own_decisions(client, seat)
    if not 1 <= wanted <= len(depths):
        client.complain(client.messages.format("undo-most" if depths else "no-undo", {"n": len(depths)}))
        return False
    back = client.replay.steps[-depths[wanted - 1] :]
    taken = [f"{client.messages.label(step.seat)} {client.game.actions.name(step.action)}" for step in back]
    client.match.take_back(len(back), client.match.revision)  # no other person is asked
    client.notice = client.messages.format("taken-back", {"actions": taken})
    client.decided[seat] = min(client.decided.get(seat, 0), max(0, client.replay.step_count - 1))
    return True


def own_decisions(client: Client, seat: Seat) -> list[int]:
    """Return, for each decision that the seat may take back, how many steps back it lies.

    Chance, a reveal, another person, or a bot that knows more than the seat ends the list: these carry information.
    """
    found: list[int] = []
    open_seats = {seat, *(other for other in client.bots if not client.secrets(seat, other))}
    for depth, step in enumerate(reversed(client.replay.steps), 1):
        alone = step.before.to_act() == (step.seat,)
        revealed = client.game.events.reveals(step.events)
        if not alone or revealed or step.seat not in open_seats:
            break
        if step.seat == seat:
            found.append(depth)
    return found


def save(client: Client, seat: Seat, rest: str) -> bool:
    """Save the game, from now on after each decision."""
    before = client.path
    if rest and Path(rest) != before:
        if Path(rest).exists():
            client.complain(client.messages.format("file-exists", {"path": rest}))
            return False
        client.path = Path(rest)
    path = client.try_save()
    if path:
        client.say(client.saved(path))
    else:
        client.path = before
    return False


def score(client: Client, seat: Seat, rest: str) -> bool:
    """Print the points so far, as far as the seat can know them."""
    client.say(screen.score(client.messages, screen.results(client.replay, seat), client.console.width))
    return False


def show_chances(client: Client, seat: Seat, rest: str) -> bool:
    """Print the win probability of each seat, as far as the asking seat can know."""
    found = win_probabilities(client.game, client.game.view(client.replay.state, seat))
    for other, chance in enumerate(found):
        client.say("  " + client.messages.format("chance-to-win", {"seat": other, "percent": round(100 * chance)}))
    client.say(client.messages.format("chance-rough"), "dim")
    return False


def rules(client: Client, seat: Seat, rest: str) -> bool:
    """Print the rules that an id or a word finds, with their tables; without one, the chapters."""
    path = client.game.folder / "rules.md"
    if not rest:
        for chapter in rules_text.read_chapters(path):
            client.say(f"  {chapter.heading}")
        client.say(client.messages.format("rules-how"))
        return False
    game = client.game
    found = list(rules_text.found(path, rest, game.file_numbers(), worded_facts(game)))
    for part in found:
        client.console.print(part, soft_wrap=client.console.soft_wrap and isinstance(part, Text))
    if not found:
        client.complain(client.messages.format("no-rule", {"text": rest}))
    return False


def resign(client: Client, seat: Seat, rest: str) -> bool:
    """Resign; a bot takes over the seat if others still play."""
    answer = client.keyboard.read(client.messages.format("resign-sure") + " ").strip().lower()
    if answer[:1] not in ("y", "j"):
        return False
    client.match.resign(seat)
    if not client.replay.over:
        client.replace_by_bot(seat)
    return True


def stop(client: Client, seat: Seat, rest: str) -> bool:
    """Save and leave."""
    raise EOFError


COMMANDS: Final[dict[str, Command]] = {
    "help": show_help,
    "legal": legal,
    "why": why,
    "hint": hint,
    "undo": undo,
    "show": show,
    "table": table,
    "legend": legend,
    "log": log,
    "score": score,
    "chances": show_chances,
    "rules": rules,
    "save": save,
    "resign": resign,
    "quit": stop,
}
ALIASES: Final = {"exit": "quit", "?": "help"}
ABOUT_ACTIONS: Final = ("why", "legal")
LONG: Final = ("help", "table", "legend", "log", "rules")  # their output may push a numbered list off the screen
