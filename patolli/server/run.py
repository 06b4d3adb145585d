"""`patolli serve`: the server as a process, from opening its store to the last acknowledged decision."""

import resource
import signal
import socket
import sys
from collections.abc import Sequence
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, cast

import uvicorn

from patolli.core.errors import PatolliError
from patolli.server.app import create_app
from patolli.server.garbage import GarbageCollector
from patolli.server.http.connections import MAX_HEAD, Connection, Connections, FullServer
from patolli.server.http.live_protocol import LiveProtocol
from patolli.server.log import take_over
from patolli.server.node import Node
from patolli.server.settings import Settings, fitted, unlimited
from patolli.server.storage import open_storage
from patolli.server.workers.pool import WorkerPool

LOCAL: Final = ("127.0.0.1", "::1", "localhost")
OWN_FILES: Final = 100  # for the store, workers and what is being sent
FEW_FILES: Final = 40  # of our own, where the system allows few
WORKER_FILES: Final = 4  # for each worker besides


def names_of(host: str, given: list[str]) -> frozenset[str]:
    """The names that the server goes by: a machine of one's own only by its local ones."""
    local = {*LOCAL, "[::1]"}
    if given:
        return frozenset({name.lower() for name in given} | local)
    return frozenset(local) if host in LOCAL else frozenset()


def listen(host: str, port: int, backlog: int = 128) -> socket.socket:
    """A socket that listens; raises PatolliError if it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named: else answers in two pieces wait 40 ms (asyncio looks for it before it sets TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(backlog)  # a client that comes before the server is ready waits
    except OSError as error:
        listening.close()
        raise PatolliError(f"cannot listen on {host}:{port}: {error.strerror or error}") from None
    return listening


def connections(most: int) -> int:
    """Return the number of connections: as many as the system allows, without the server's own files."""
    files = open_files(most)
    return min(most, max(files - OWN_FILES, files // 4))


def open_files(most: int) -> int:
    """Let this process open as many files as it needs and the system allows; return how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = max(soft, min(hard, most + OWN_FILES))
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    return files


def check_open_files(settings: Settings) -> None:
    """Raise PatolliError if the system allows too few open files to serve anybody."""
    least = (FEW_FILES + WORKER_FILES * settings.bot_workers) * 4 // 3  # a quarter is for connections
    allowed = open_files(settings.connections)
    if allowed < least:
        raise PatolliError(
            f"the system allows {allowed} open files, and the server needs {least} or more; "
            "raise the limit (ulimit -n, or LimitNOFILE of systemd)"
        )


def run(
    db: Path,
    host: str,
    port: int,
    names: list[str],
    settings: Settings,
    limited: bool = True,
    proxies: Sequence[str] = (),
) -> None:
    """Serve until somebody stops it; raises PatolliError if it cannot begin."""
    check_open_files(settings)
    listening = listen(host, port, settings.connection_backlog)
    try:
        storage = open_storage(db)
    except PatolliError:
        listening.close()
        raise
    settings = fitted(settings, connections(settings.connections)) if limited else unlimited(settings)
    node = Node(storage, WorkerPool(settings.bot_workers), settings)
    shown = f"[{host}]" if ":" in host else host
    take_over()
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())  # uvicorn raises it once more when all is done
    print(f"patolli: http://{shown}:{listening.getsockname()[1]}/  (games are kept in {db})", flush=True)
    app = create_app(node, names_of(host, names), GarbageCollector())
    http_server(app, node.settings, proxies).run(sockets=[listening])


def forms_of(proxy: str) -> list[str]:
    """Return an address or a network, and for one of IPv4 also the form that a socket of both families shows."""
    found = ip_network(proxy)
    mapped = f"::ffff:{found.network_address}/{96 + found.prefixlen}"
    return [str(found), mapped] if found.version == 4 else [str(found)]


def http_server(app: Any, settings: Settings, proxies: Sequence[str] = ()) -> uvicorn.Server:
    """Return the HTTP server around the application. Only proxies are believed when they name the client."""
    proxies, capacity = proxies or LOCAL[:2], connections(settings.connections)
    others = Connections(settings, capacity, proxies)
    return uvicorn.Server(
        uvicorn.Config(
            FullServer(app, others),
            ws=cast(Any, partial(LiveProtocol, others.intake, settings)),
            ws_max_size=settings.message_size,
            ws_per_message_deflate=False,
            http=cast(Any, partial(Connection, others)),
            h11_max_incomplete_event_size=MAX_HEAD,
            backlog=settings.connection_backlog,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            forwarded_allow_ips=[form for proxy in proxies for form in forms_of(proxy)],
            timeout_keep_alive=settings.keep_alive,
            timeout_graceful_shutdown=settings.shutdown_grace,
        )
    )
