"""Logs: one line of JSON for each thing that happened. Only named fields go in, and no secret is ever one of them."""

import json
import logging
import sys
import time
import traceback
from typing import Final

REPEAT: Final = 60.0  # seconds in which the same fault is logged once
MAX_FAULTS: Final = 1_000  # that are remembered
ALLOWED: Final = {"times", "table", "seat", "level", "why", "place", "route", "status", "ms"}


def log(event: str, **fields: object) -> None:
    """Write a line to standard error."""
    assert fields.keys() <= ALLOWED, f"{fields.keys() - ALLOWED}: a field of the log must be allowed by name"
    print(json.dumps({"at": round(time.time(), 3), "event": event, **fields}), file=sys.stderr, flush=True)


clock = time.monotonic
repeats: dict[tuple[str, object, object], tuple[float, int]] = {}  # by fault: when it was logged, and how often not


def fault(event: str, **fields: object) -> None:
    """Log what went wrong, once a minute for each cause; `times` says how often it happened since the last line."""
    cause = (event, fields.get("why"), fields.get("place"))
    logged, silent = repeats.get(cause, (-REPEAT, 0))
    if clock() - logged < REPEAT:
        repeats[cause] = (logged, silent + 1)
        return
    repeats.pop(cause, None)
    repeats[cause] = (clock(), 0)
    if len(repeats) > MAX_FAULTS:
        del repeats[next(iter(repeats))]
    log(event, **fields, **({"times": silent + 1} if silent else {}))


def where(error: BaseException) -> str:
    """The place where an error came from."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""


class Lines(logging.Handler):
    """Messages of libraries as lines of this log: their beginning, and nothing that was put into it."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        why = f"{str(record.msg).splitlines()[0]} {type(error).__name__ if error else ''}".rstrip()
        fault(record.levelname.lower(), why=why, place=where(error) if error else f"{record.name}:{record.lineno}")


def take_over() -> None:
    """Let everything that logs do it here."""
    logging.basicConfig(level=logging.WARNING, handlers=[Lines()], force=True)
