"""What can be asked of a record: replay, legal, why, verify."""

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from patolli.cli import screen
from patolli.cli.games import Command, add_lang
from patolli.core.errors import NotOffered, NotYourTurn, PatolliError, RecordError
from patolli.core.record import MAX_BYTES, Record, count, decode, read_record, read_record_file
from patolli.core.replay import Replay, replay
from patolli.play.draws import verify
from patolli.words import Words

REPLAY: Final = """\
  patolli replay game.patolli                  the whole game in words
  patolli replay game.patolli --json           where it stands, for machines
  cat game.patolli | patolli replay - --lang de
"""
LEGAL: Final = """\
  patolli legal game.patolli                   one line for each, as a record writes it
  patolli legal game.patolli --json            {{"p1": ["pass", ...]}}
"""
WHY: Final = """\
  patolli why game.patolli "p1 pass"           "legal", or the rule that refuses it
"""
VERIFY: Final = """\
  patolli verify game.patolli                  exit status 1 if a draw is not the one that the seed gives
"""


def add_commands(command: Command) -> None:
    """Add the commands."""
    told = command("replay", "replay a record: the table in words, or as JSON", REPLAY)
    told.add_argument("--json", action="store_true", help="for machines")
    add_lang(told)
    told.set_defaults(run=tell)
    legal = command("legal", "the legal actions at the end of a record", LEGAL)
    legal.add_argument("--json", action="store_true", help="for machines")
    legal.set_defaults(run=list_legal)
    why = command("why", "why an action is refused at the end of a record: rule id and sentence", WHY)
    why.set_defaults(run=explain)
    verified = command("verify", "recompute the draws of a finished game", VERIFY)
    verified.set_defaults(run=check_draws)
    for parser in (told, legal, why, verified):
        parser.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    why.add_argument("action", metavar="ACTION", help='who and what, like "p1 pass"; * is chance')


def read(file: str) -> Record:
    """The record in a file, or from standard input."""
    if file == "-":
        return read_record(decode(sys.stdin.buffer.read(MAX_BYTES + 1), "standard input"))
    return read_record_file(Path(file))


def replayed(file: str) -> Replay:
    """The game of a record at its end."""
    return replay(read(file), folder(file))


def counted(record: Record) -> list[int]:
    """The numbers of the lines below the header that count."""
    found: list[int] = []
    for number, line in enumerate(record.lines, 1):
        count(found, number, line.who, line.text)
    return found


def folder(file: str) -> Path | None:
    """Where data files that a record names are looked for."""
    return None if file == "-" else Path(file).parent


def tell(args: Namespace) -> int:
    """Replay a record."""
    table = replayed(args.file)
    if args.json:
        print(json.dumps(standing(table)))
        return 0
    words = Words(table.game, args.lang, table.labels)
    console = screen.Page()
    console.print(screen.title(words, table))
    for turn in table.turns:
        for event in turn.events:
            console.print(f"  {words.event(screen.openly(table.game, event))}")
    console.print()
    for line in screen.all_lines(words, table):
        console.print(line)
    console.print()
    for part in screen.outcome(words, table, console.width):
        console.print(part)
    return 0


def standing(table: Replay) -> dict[str, object]:
    """Where a game stands, for machines."""
    result = table.result()
    return {
        "over": table.over,
        "rev": table.rev,
        "to_act": [table.name(seat) for seat in table.seats()],
        "scores": result.scores,
        "ranking": [[table.name(seat) for seat in place] for place in result.ranking],
        "digest": table.game.digest(table.state),
        "state": table.game.dump(table.state),
    }


def list_legal(args: Namespace) -> int:
    """Print what may be done now."""
    table = replayed(args.file)
    name = table.game.actions.name
    offers = {table.name(seat): [name(action) for action in table.state.legal(seat)] for seat in table.seats()}
    if args.json:
        print(json.dumps(offers))
    else:
        print("".join(f"{who} {text}\n" for who, texts in offers.items() for text in texts), end="")
    return 0


def explain(args: Namespace) -> int:
    """Print why an action is refused."""
    table = replayed(args.file)
    who, _, text = args.action.strip().partition(" ")
    seat = table.seat(who)
    try:
        table.admit(seat, text)
    except (NotOffered, NotYourTurn) as refused:
        print(str(refused).removeprefix(f"{' '.join(text.lower().split())}: "))
    else:
        print("legal")
    return 0


def check_draws(args: Namespace) -> int:
    """Verify a record."""
    record = read(args.file)
    replay(record, folder(args.file))
    if not record.commit or not record.seed:
        raise PatolliError(f"{args.file}: no {'seed' if record.commit else 'commit'}: these draws cannot be verified")
    try:
        draws = verify(record, folder(args.file))
    except RecordError as error:
        print(f"not verified: {error}", file=sys.stderr)
        return 1
    print(f"verified: {draws} draw{'s' * (draws != 1)}, each the one that the seed gives")
    return 0
