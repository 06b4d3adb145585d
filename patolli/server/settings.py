"""All settings of a server, each with its default: limits, time-outs and flags.

`patolli serve` takes the common ones as flags. Every one can be set in the environment, as PATOLLI_ and its name in
capitals. docs/configuration.md is made from this file.
"""

import os
from collections.abc import Mapping
from dataclasses import Field, dataclass, fields, replace
from difflib import get_close_matches
from typing import Annotated, Any, Final, get_type_hints

from patolli._pure import compiled
from patolli.core.errors import PatolliError

PREFIX: Final = "PATOLLI_"
OTHERS: Final = {f"{PREFIX}{name}" for name in ("PURE", "SOAK", "SOURCE")}  # not of the server
PLENTY: Final = 1_000_000_000
Rate = tuple[int, float]  # a number, and the seconds in which it fills up again

# Plain Python takes six times as long as compiled rules, so its time limits are longer.
SLOW: Final = 1.0 if compiled() else 6.0
MANY: Final = max(1, (os.cpu_count() or 1) - 1)  # one processor is left for the server itself


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The limits and time-outs of a server. Times are in seconds, sizes in bytes."""

    bot_workers: Annotated[int, "processes that think for bots, hints and chances"] = MANY
    bot_slot: Annotated[float, "where something is hidden, bots answer at multiples of this"] = 0.25
    auto_answer_delay: Annotated[tuple[float, float], "from and to: the delay of an automatic answer"] = (1.0, 4.0)
    bot_tables_per_host: Annotated[int, "tables of one host at which bots play among themselves at the same time"] = 3

    requests: Annotated[Rate, "requests of one client"] = (200, 20.0)
    posts: Annotated[Rate, "requests of one client that change something"] = (100, 20.0)
    tables: Annotated[Rate, "new tables of one client"] = (60, 3600.0)
    renames: Annotated[Rate, "changes of name of one client: at a table each is a line of the record"] = (20, 600.0)
    chat: Annotated[Rate, "lines of chat of one client"] = (20, 60.0)
    invite_attempts: Annotated[Rate, "secrets that one address tries"] = (20, 60.0)
    messages: Annotated[Rate, "messages of one client on its live connections"] = (100, 20.0)
    subscriptions: Annotated[Rate, "tables that one client begins to follow on its live connections"] = (1000, 100.0)
    frames: Annotated[Rate, "frames of one live connection that are no messages"] = (200, 20.0)
    hints: Annotated[Rate, "hints for one client"] = (30, 60.0)
    chances: Annotated[Rate, "win chances for one client"] = (30, 60.0)
    box_checks: Annotated[Rate, "corrected boxes of one client that are checked as it types"] = (60, 60.0)
    programs: Annotated[Rate, "new identities for programs of one client"] = (20, 3600.0)
    per_address_factor: Annotated[int, "all clients at one address together get so many times the rate of one"] = 10
    rate_buckets: Annotated[int, "clients whose rates are remembered"] = 50_000

    live_connections: Annotated[int, "live connections in all"] = 10_000
    tables_per_connection: Annotated[int, "tables that one live connection follows"] = 1_000
    live_connections_per_client: Annotated[int, "live connections of one client"] = 60
    live_connections_per_address: Annotated[int, "live connections of one address"] = 600
    connections: Annotated[int, "connections of any kind in all; less if the system allows fewer open files"] = 12_000
    connections_per_address: Annotated[int, "connections of one address that are not live"] = 500
    connection_backlog: Annotated[int, "connections that wait to be accepted"] = 128

    body_size: Annotated[int, "of a request"] = 64 * 1024
    box_size: Annotated[int, "of a request with a corrected box; the box itself has at most 64,000"] = 200_000
    boxes_per_host: Annotated[int, "corrected boxes at tables of one host that are not over"] = 8
    import_size: Annotated[int, "of a request with a record"] = 2_100_000
    drain_size: Annotated[int, "read of a request that is too large, so that its client gets the refusal"] = 16_000_000
    message_size: Annotated[int, "of a message on a live connection"] = 16 * 1024

    request_timeout: Annotated[float, "for a complete request, from its first byte or from the connection"] = 15.0
    keep_alive: Annotated[int, "for an idle connection; more than proxies wait"] = 75
    shutdown_grace: Annotated[int, "for open requests when the server stops"] = 10
    subscribe_timeout: Annotated[float, "for the first message of a live connection"] = 10.0
    send_timeout: Annotated[float, "for a client that does not read its live connection"] = 20.0

    tables_in_memory: Annotated[int, "tables in memory; idle ones are evicted first"] = 2_000
    replace_offline_after: Annotated[float, "of waiting until a bot may replace a player who is offline"] = 120.0
    replace_online_after: Annotated[float, "the same for a player who is online"] = 900.0
    reconnect_time: Annotated[float, "after loading a table in which all its players count as online"] = 15.0
    seat_absence: Annotated[float, "of absence after which a seat can be given to another person"] = 7 * 24 * 3600.0
    transfer_delay: Annotated[float, "for a player to refuse to lose a seat that all others give away"] = 24 * 3600.0

    advice_wait: Annotated[float, "that a client waits for a hint or win chances"] = 10.0
    advice_time: Annotated[float, "that a worker thinks about them; the next request finds the answer"] = 20.0
    import_lines: Annotated[int, "lines of a record that is imported; the longest games have some four thousand"] = (
        5_000
    )
    waiting_replays: Annotated[int, "replays and reports of one client that wait for a worker"] = 2
    record_time: Annotated[float, "for replaying a record"] = 10.0 * SLOW
    box_time: Annotated[float, "for reading a corrected box"] = 5.0 * SLOW
    report_time: Annotated[float, "for a report on a finished game"] = 900.0


HINTS: Final = get_type_hints(Settings, include_extras=True)  # by name: the type, with a description
COUNTS: Final = (
    "live_connections", "live_connections_per_client", "live_connections_per_address", "connections_per_address",
)  # fmt: skip
RATES: Final = tuple(name for name, hint in HINTS.items() if hint.__origin__ == Rate)


def unlimited(settings: Settings) -> Settings:
    """Return settings without limits on rates and connections, for tests."""
    changes: dict[str, Any] = dict.fromkeys(RATES, (PLENTY, 1.0)) | dict.fromkeys(COUNTS, PLENTY)
    return replace(settings, **changes)


def fitted(settings: Settings, capacity: int) -> Settings:
    """Return settings for so many connections: live ones leave room for requests, and those of one address for others.

    A live connection stays for as long as its client likes, so it makes no room for a newcomer.
    """
    live = min(settings.live_connections, max(1, capacity * 3 // 4))
    of_address = min(settings.live_connections_per_address, max(1, live // 2))
    of_client = min(settings.live_connections_per_client, max(1, of_address // 2))
    return replace(
        settings,
        live_connections=live,
        live_connections_per_address=of_address,
        live_connections_per_client=of_client,
    )


def variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return PREFIX + name.upper()


def from_environment(environment: Mapping[str, str]) -> Settings:
    """Return the settings that environment variables name; raises PatolliError for a value that is none."""
    given = {one: environment[variable(one.name)] for one in fields(Settings) if variable(one.name) in environment}
    return Settings(**{one.name: read(one, text) for one, text in given.items()})


def unknown_variables(environment: Mapping[str, str]) -> str:
    """Return a line about variables that look like settings and are none; empty if there are none.

    They are no error: systems that run containers make variables such as PATOLLI_PORT by themselves.
    """
    known = {variable(name) for name in HINTS}
    found = sorted(name for name in environment if name.startswith(PREFIX) and name not in known | OTHERS)
    named = ", ".join(f"{name} (similar: {', '.join(get_close_matches(name, known, 1)) or 'none'})" for name in found)
    return f"no such settings, so they are ignored: {named}; expected those of docs/configuration.md" if named else ""


def read(one: Field[Any], text: str) -> Any:
    """Return the value of a setting; raises PatolliError unless it has the form of the default, and is above zero."""
    default: Any = one.default
    parts: tuple[int | float, ...] = default if isinstance(default, tuple) else (default,)
    kinds = [type(part) for part in parts]
    try:
        values = tuple(kind(part) for kind, part in zip(kinds, text.split("/"), strict=True))
    except ValueError:
        values = ()
    if not values or not all(0 < value <= PLENTY for value in values):
        form = "/".join("a number" if kind is float else "a whole number" for kind in kinds)
        raise PatolliError(f"{variable(one.name)}={text}: expected {form}, above 0, such as {shown(default)}")
    return values if isinstance(default, tuple) else values[0]


def shown(value: Any) -> str:
    """Return a value as it is written in the environment."""
    return "/".join(f"{part:.12g}" for part in (value if isinstance(value, tuple) else (value,)))
