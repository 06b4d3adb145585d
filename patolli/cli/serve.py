"""The server: serve, backup, restore, openapi."""

import os
import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from typing import Final

from patolli.cli import Command
from patolli.core.errors import PatolliError

SERVE: Final = """\
  patolli serve                                for this machine only
  patolli serve --host 0.0.0.0 --port 8000     for every machine that can reach it
  patolli serve --name games.example.org       behind a reverse proxy, see docs/hosting.md
"""
BACKUP: Final = """\
  patolli backup monday.db                     while the server runs or not
"""
OPENAPI: Final = """\
  patolli openapi > openapi.json               requests
  patolli openapi --async > asyncapi.json      live connections
"""
RESTORE: Final = """\
  patolli restore monday.db                    while the server does not run
"""


def add_commands(command: Command) -> None:
    """Add the commands."""
    served = command("serve", SERVE)
    add_db(served)
    served.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    served.add_argument("--port", type=port, default=8000, help="the port (default: 8000; 0: any that is free)")
    served.add_argument("--name", action="append", default=[], help="a host name of the server; others are refused")
    proxy = "the address or network of a trusted reverse proxy, which names the client (default: this machine)"
    served.add_argument("--proxy", action="append", type=network, default=[], metavar="ADDRESS", help=proxy)
    most = "processes for bots (default: one less than processors)"
    served.add_argument("--bot-workers", type=workers, metavar="NUMBER", help=most)
    served.add_argument("--workers", type=workers, dest="old_workers", help=SUPPRESS)
    served.add_argument("--unlimited", action="store_true", help="no limits on rates and connections, for tests")
    served.set_defaults(run=run_serve)
    saved = command("backup", BACKUP)
    saved.add_argument("file", metavar="FILE", type=Path)
    add_db(saved)
    saved.set_defaults(run=run_backup)
    restored = command("restore", RESTORE)
    restored.add_argument("file", metavar="FILE", type=Path)
    add_db(restored)
    restored.set_defaults(run=run_restore)
    described = command("openapi", OPENAPI)
    described.add_argument("--async", action="store_true", dest="live", help="live connections, as AsyncAPI 3.1")
    described.set_defaults(run=run_openapi)


def run_openapi(args: Namespace) -> int:
    """Print the document of the API."""
    from patolli.server.http.asyncapi import asyncapi_document
    from patolli.server.http.openapi import openapi_document

    document = asyncapi_document() if args.live else openapi_document()
    print(document.decode())
    return 0


def default_store() -> Path:
    """Return the default path of the database."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "patolli" / "patolli.db"


def add_db(parser: ArgumentParser) -> None:
    """Add the choice of a database."""
    default = default_store()
    parser.add_argument("--db", metavar="FILE", type=database, default=default, help=f"the store (default: {default})")


def database(text: str) -> Path:
    """Return the file of a store, given as a path or as sqlite:///PATH (absolute with a fourth slash)."""
    from patolli.server.storage import storage_path  # imported here so that other commands need no server

    try:
        return storage_path(text)
    except PatolliError as error:
        raise ArgumentTypeError(str(error)) from None


def port(text: str) -> int:
    """Parse a port."""
    if not (text.isascii() and text.isdigit() and int(text[:9]) < 1 << 16):
        raise ArgumentTypeError(f"{text!r} is not a number from 0 to 65535")
    return int(text)


def network(text: str) -> str:
    """Parse an address, or a network such as 10.0.0.0/8."""
    try:
        return str(ip_network(text))
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not an address, nor a network such as 10.0.0.0/8") from None


def workers(text: str) -> int:
    """Parse a number of processes."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= 64):
        raise ArgumentTypeError(f"{text!r} is not a number from 1 to 64")
    return int(text)


def run_serve(args: Namespace) -> int:
    """Serve until stopped."""
    from patolli.server import run  # imported here so that other commands start faster
    from patolli.server.settings import from_environment, unknown_variables

    settings = from_environment(os.environ)
    if ignored := unknown_variables(os.environ):
        print(f"patolli: {ignored}", file=sys.stderr)
    if args.old_workers:
        print("patolli: --workers will be removed; use --bot-workers", file=sys.stderr)
    if bot_workers := args.bot_workers or args.old_workers:
        settings = replace(settings, bot_workers=bot_workers)
    run.run(args.db, args.host, args.port, args.name, settings, not args.unlimited, args.proxy)
    return 0


def run_backup(args: Namespace) -> int:
    """Make a backup."""
    from patolli.server.storage import backup

    print(backup.backup(args.db, args.file))
    return 0


def run_restore(args: Namespace) -> int:
    """Restore a backup."""
    from patolli.server.storage import backup

    print(backup.restore(args.file, args.db))
    return 0
