"""Logs: one line of JSON for each thing that happened. Only named fields go in, and no secret is ever one of them."""

import json
import sys
import time
from typing import Final

ALLOWED: Final = {"table", "seat", "level", "why", "place", "route", "status", "ms"}


def log(event: str, **fields: object) -> None:
    """Write a line to standard error."""
    assert fields.keys() <= ALLOWED, f"{fields.keys() - ALLOWED}: a field of the log must be allowed by name"
    print(json.dumps({"at": round(time.time(), 3), "event": event, **fields}), file=sys.stderr, flush=True)
