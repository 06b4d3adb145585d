"""What can be typed in a game besides actions. Each command says whether it has changed the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from patolli.bots.chances import chances
from patolli.cli import hinting, offers, rulebook, screen
from patolli.core.audience import Seat
from patolli.core.errors import ActionError, NotOffered, NotYourTurn
from patolli.words import message_id

if TYPE_CHECKING:
    from patolli.cli.terminal import Client

Command = Callable[["Client", Seat, str], bool]


def show_help(client: Client, seat: Seat, rest: str) -> bool:
    """What can be typed."""
    client.say(client.words.say("help-actions"))
    grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for name in client.commands():
        grid.add_row(Text(name, "cyan"), client.words.say(message_id("help", name)))
    client.say(grid)
    return False


def why(client: Client, seat: Seat, rest: str) -> bool:
    """Why an action is refused now, also one of another seat: `why p2 pass`."""
    if not rest:
        client.say(client.words.say("why-how"))
        return False
    seat, rest = client.addressed(seat, rest)
    try:
        client.table.admit(seat, rest)
    except NotYourTurn as refused:
        client.say(client.words.refusal(refused))
    except NotOffered as refused:
        client.say(client.words.refusal(refused))
        client.remind(seat, rest)
    except ActionError as error:
        client.guide(rest, str(error))
    else:
        client.say(client.words.say("legal", {"action": rest}))
    return False


def hint(client: Client, seat: Seat, rest: str) -> bool:
    """What a bot would do: first which kind of action, asked again where, asked once more all of it and why."""
    advised = client.advice(seat)
    depths = hinting.depths(client.game, advised[0].action)
    depth = depths.index(rest) if rest in depths else min(client.hinted, len(depths) - 1)
    client.hinted = depth + 1
    frame = client.game.view(client.table.state, seat)["stack"][-1]["frame"]
    for line in hinting.lines(client.words, client.game, frame, seat, advised, depths[depth]):
        client.say(line)
    return False


def legal(client: Client, seat: Seat, rest: str) -> bool:
    """All that may be done, or all that begins so; very many are put together by how they go on."""
    names = offers.matching(client.names, rest)
    if len(names) > offers.LONG:
        client.say(client.choices(offers.narrowed(client.names, rest)))
        return False
    priced = [client.brief(offers.Choice(name, 1)) for name in names]
    cells = [Text(n, "cyan").append(text) for n, text in zip(client.number(names), priced, strict=True)]
    if cells:
        client.say(screen.columns(cells, client.console.width, max(cell.cell_len for cell in cells)))
    else:
        client.say(client.words.say("nothing-legal", {"start": rest}))
    return False


def show(client: Client, seat: Seat, rest: str) -> bool:
    """The page of the decision once more; with the other part of a drawing that is too large for the screen."""
    client.part = 1 - client.part
    client.show(seat)
    return False


def table(client: Client, seat: Seat, rest: str) -> bool:
    """The position in words, also where there is a drawing of it."""
    for line in screen.lines(client.words, client.game, client.game.view(client.table.state, seat)):
        client.say(line)
    return False


def legend(client: Client, seat: Seat, rest: str) -> bool:
    """What the signs of the drawing mean."""
    client.say(client.words.say("legend" if client.words.has("legend") else "no-legend"))
    return False


def log(client: Client, seat: Seat, rest: str) -> bool:
    """The whole game so far, as the seat may know it."""
    for line in screen.log(client.words, client.game, client.events(), seat):
        client.say(f"  {line}", "dim")
    return False


def undo(client: Client, seat: Seat, rest: str) -> bool:
    """Take back the last decision or several, and what bots did after them."""
    wanted = int(rest[:9]) if rest.isdecimal() else 1
    lines = own_decisions(client, seat)
    if not 1 <= wanted <= len(lines):
        client.complain(client.words.say("undo-most" if lines else "no-undo", {"n": len(lines)}))
        return False
    back = client.table.turns[-lines[wanted - 1] :]
    taken = [f"{client.words.label(turn.seat)} {client.game.actions.name(turn.action)}" for turn in back]
    client.match.take_back(len(back), client.match.revision)  # nobody else needs to agree
    client.notice = client.words.say("taken-back", {"actions": taken})
    client.decided[seat] = min(client.decided.get(seat, 0), max(0, client.table.rev - 1))
    return True


def own_decisions(client: Client, seat: Seat) -> list[int]:
    """How many lines back the decisions lie that the seat may take back: not past chance or a secret.

    Nor past other people, or bots that know what the seat does not: what they decided tells something.
    """
    found: list[int] = []
    open_seats = {seat, *(other for other in client.bots if not client.secrets(seat, other))}
    for lines, turn in enumerate(reversed(client.table.turns), 1):
        alone = turn.before.seats() == (turn.seat,)
        revealed = client.game.event_table.reveals(turn.events)
        if not alone or revealed or turn.seat not in open_seats:
            break
        if turn.seat == seat:
            found.append(lines)
    return found


def save(client: Client, seat: Seat, rest: str) -> bool:
    """Save the game, from now on after each decision."""
    before = client.path
    if rest and Path(rest) != before:
        if Path(rest).exists():
            client.complain(client.words.say("file-exists", {"path": rest}))
            return False
        client.path = Path(rest)
    path = client.try_save()
    if path:
        client.say(client.saved(path))
    else:
        client.path = before
    return False


def score(client: Client, seat: Seat, rest: str) -> bool:
    """The points so far, as far as the seat can know them."""
    client.say(screen.score(client.words, screen.results(client.table, seat), client.console.width))
    return False


def show_chances(client: Client, seat: Seat, rest: str) -> bool:
    """How likely each seat is to win, as far as the one that asks can know."""
    found = chances(client.game, client.game.view(client.table.state, seat))
    for other, chance in enumerate(found):
        client.say("  " + client.words.say("chance-to-win", {"seat": other, "percent": round(100 * chance)}))
    client.say(client.words.say("chance-rough"), "dim")
    return False


def rules(client: Client, seat: Seat, rest: str) -> bool:
    """The rules that an id or a word leads to, with their tables; without one, the chapters."""
    path = client.game.folder / "rules.md"
    if not rest:
        for chapter in rulebook.read_chapters(path):
            client.say(f"  {chapter.heading}")
        client.say(client.words.say("rules-how"))
        return False
    found = list(rulebook.found(path, rest))
    for part in found:
        client.console.print(part, soft_wrap=client.console.soft_wrap and isinstance(part, Text))
    if not found:
        client.complain(client.words.say("no-rule", {"text": rest}))
    return False


def resign(client: Client, seat: Seat, rest: str) -> bool:
    """Give up; a bot plays on for the seat if others are left to play with."""
    answer = client.keyboard.read(client.words.say("resign-sure") + " ").strip().lower()
    if answer[:1] not in ("y", "j"):
        return False
    client.match.resign(seat)
    if not client.table.over:
        client.replace_by_bot(seat)
    return True


def stop(client: Client, seat: Seat, rest: str) -> bool:
    """Save and go."""
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
LONG: Final = ("help", "table", "legend", "log", "rules")  # what they print may push a list off the screen
