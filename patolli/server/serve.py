"""`patolli serve`: the server as a process, from opening its store to the last acknowledged decision."""

import signal
import socket
import sys
from pathlib import Path
from typing import Any, Final

import uvicorn

from patolli.core.errors import PatolliError
from patolli.server.app import Site, make_app
from patolli.server.bots import Workers
from patolli.server.limits import MESSAGE, NO_LIMITS, Limits
from patolli.server.store import Store

LOCAL: Final = ("127.0.0.1", "::1", "localhost")
GRACE: Final = 10  # seconds for open requests when the server stops
BACKLOG: Final = 2048  # connections that wait to be accepted


def names_of(host: str, given: list[str]) -> frozenset[str]:
    """The names that the server goes by: a machine of one's own only by its local ones."""
    local = {*LOCAL, "[::1]"}
    if given:
        return frozenset({name.lower() for name in given} | local)
    return frozenset(local) if host in LOCAL else frozenset()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; raises PatolliError if it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)  # whoever comes before the server is ready waits
    except OSError as error:
        listening.close()
        raise PatolliError(f"cannot listen on {host}:{port}: {error.strerror or error}") from None
    return listening


def run(db: Path, host: str, port: int, names: list[str], workers: int, limited: bool = True) -> None:
    """Serve until somebody stops it; raises PatolliError if it cannot begin."""
    listening = listen(host, port)
    try:
        store = Store(db)
    except PatolliError:
        listening.close()
        raise
    site = Site(store, Workers(workers), Limits() if limited else NO_LIMITS)
    shown = f"[{host}]" if ":" in host else host
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())  # uvicorn raises it once more when all is done
    print(f"patolli: http://{shown}:{listening.getsockname()[1]}/  (games are kept in {db})", flush=True)
    server(make_app(site, names_of(host, names))).run(sockets=[listening])


def server(app: Any) -> uvicorn.Server:
    """The HTTP server around the application."""
    return uvicorn.Server(
        uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_max_size=MESSAGE,
            ws_per_message_deflate=False,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
        )
    )
