"""Logs: one line of JSON for each thing that happened. Only named fields go in, and no secret is ever one of them."""

import json
import logging
import sys
import time
import traceback
from typing import Final

ALLOWED: Final = {"table", "seat", "level", "why", "place", "route", "status", "ms"}


def log(event: str, **fields: object) -> None:
    """Write a line to standard error."""
    assert fields.keys() <= ALLOWED, f"{fields.keys() - ALLOWED}: a field of the log must be allowed by name"
    print(json.dumps({"at": round(time.time(), 3), "event": event, **fields}), file=sys.stderr, flush=True)


def where(error: BaseException) -> str:
    """The place where an error came from."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""


class Lines(logging.Handler):
    """What libraries have to say, as lines of this log: how their message begins, and nothing that was put into it."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        why = f"{str(record.msg).splitlines()[0]} {type(error).__name__ if error else ''}".rstrip()
        log(record.levelname.lower(), why=why, place=where(error) if error else f"{record.name}:{record.lineno}")


def take_over() -> None:
    """Let everything that logs do it here."""
    logging.basicConfig(level=logging.WARNING, handlers=[Lines()], force=True)
