"""Commands on a record: replay, legal, why, verify."""

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from patolli.cli import Command
from patolli.cli.games import add_lang
from patolli.cli.terminal import screen
from patolli.core.audience import Seat
from patolli.core.errors import NotOffered, NotYourTurn, PatolliError, RecordError
from patolli.core.record import MAX_BYTES, Record, count_line, decode, read_record, read_record_file
from patolli.core.replay import Replay, replay
from patolli.core.state import CHANCE
from patolli.match.fair_draws import verify
from patolli.messages import Messages

REPLAY: Final = """\
  patolli replay game.patolli                  the whole game in words
  patolli replay game.patolli --json           the position at its end as JSON
  cat game.patolli | patolli replay - --lang de
"""
LEGAL: Final = """\
  patolli legal game.patolli                   one line for each, as a record writes it
  patolli legal game.patolli --json            {{"p1": ["pass", ...]}}
"""
WHY: Final = """\
  patolli why game.patolli "p1 pass"           "legal", or the rule that refuses it
  cat game.patolli | patolli why - "p1 pass" --lang de
"""
VERIFY: Final = """\
  patolli verify game.patolli                  exit status 1 if a draw is not the one that the seed gives
"""


def add_commands(command: Command) -> None:
    """Add the commands."""
    replay_parser = command("replay", REPLAY)
    replay_parser.add_argument("--json", action="store_true", help="print JSON")
    add_lang(replay_parser)
    replay_parser.set_defaults(run=run_replay)
    legal = command("legal", LEGAL)
    legal.add_argument("--json", action="store_true", help="print JSON")
    legal.set_defaults(run=list_legal)
    why = command("why", WHY)
    add_lang(why)
    why.set_defaults(run=explain)
    verified = command("verify", VERIFY)
    verified.set_defaults(run=check_draws)
    for parser in (replay_parser, legal, why, verified):
        parser.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    why.add_argument("action", metavar="ACTION", help='seat and action, like "p1 pass"; * is chance')


def read(file: str) -> Record:
    """Read a record from a file or standard input."""
    if file == "-":
        return read_record(decode(sys.stdin.buffer.read(MAX_BYTES + 1), "standard input"))
    return read_record_file(Path(file))


def replayed(file: str) -> Replay:
    """Return the game of a record at its end."""
    return replay(read(file), folder(file))


def counted(record: Record) -> list[int]:
    """Return the numbers of the lines below the header that count."""
    found: list[int] = []
    for number, line in enumerate(record.lines, 1):
        count_line(found, number, line.who, line.text)
    return found


def folder(file: str) -> Path | None:
    """Return the folder of the data files that a record names."""
    return None if file == "-" else Path(file).parent


def run_replay(args: Namespace) -> int:
    """Replay a record."""
    table = replayed(args.file)
    if args.json:
        print(json.dumps(position_summary(table)))
        return 0
    messages = Messages(table.game, args.lang, table.labels)
    console = screen.Page()
    console.print(screen.title(messages, table))
    for turn in table.steps:
        for event in turn.events:
            console.print(f"  {messages.event(screen.full_event(table.game, event))}")
    console.print()
    for line in screen.all_lines(messages, table):
        console.print(line)
    console.print()
    for part in screen.outcome(messages, table, console.width):
        console.print(part)
    return 0


def position_summary(table: Replay) -> dict[str, object]:
    """Return the position as JSON data."""
    result = table.result()
    return {
        "over": table.over,
        "rev": table.step_count,
        "to_act": [table.name(seat) for seat in table.to_act()],
        "scores": result.scores,
        "ranking": [[table.name(seat) for seat in place] for place in result.ranking],
        "digest": table.game.digest(table.state),
        "state": table.game.dump(table.state),
    }


def list_legal(args: Namespace) -> int:
    """Print the legal actions."""
    table = replayed(args.file)
    name = table.game.actions.name
    seats = [*table.to_act(), *(table.state.may_act() if table.to_act() else ())]
    legal = {table.name(seat): [name(action) for action in table.state.legal_actions(seat)] for seat in seats}
    if args.json:
        print(json.dumps(legal))
    else:
        print("".join(f"{who} {text}\n" for who, texts in legal.items() for text in texts), end="")
    return 0


def explain(args: Namespace) -> int:
    """Print the rule that refuses an action, with the explanation that its seat gets."""
    table = replayed(args.file)
    who, _, text = args.action.strip().partition(" ")
    seat = table.seat(who)
    try:
        table.check_action(seat, text)
    except (NotOffered, NotYourTurn) as refused:
        print(f"{refused.rule} {explanation(table, refused, seat, text, args.lang)}".strip())
    else:
        print("legal")
    return 0


def explanation(table: Replay, refused: NotOffered | NotYourTurn, seat: Seat, text: str, lang: str) -> str:
    """Return the text of a refusal. Of a game that ended by resignation no rule explains it: the position goes on."""
    if table.resigned and table.over:
        return str(refused).removeprefix(f"{' '.join(text.lower().split())}: ")
    view = table.game.view(table.state, None if seat == CHANCE else seat)
    return Messages(table.game, lang, table.labels).refusal(refused, view, seat, text)


def check_draws(args: Namespace) -> int:
    """Verify the draws of a record."""
    record = read(args.file)
    replay(record, folder(args.file))
    if not record.commit or not record.seed:
        raise PatolliError(f"{args.file}: no {'seed' if record.commit else 'commit'}, so the draws cannot be verified")
    try:
        draws = verify(record, folder(args.file))
    except RecordError as error:
        print(f"not verified: {error}", file=sys.stderr)
        return 1
    print(f"verified: {draws} draw{'s' * (draws != 1)}, each the one that the seed gives")
    return 0
