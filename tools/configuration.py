"""Write docs/configuration.md, the page of all settings of a server, from patolli/server/settings.py."""

import sys
from dataclasses import fields
from pathlib import Path
from typing import Final

from patolli.server.settings import HINTS, RATES, Settings, shown, variable

PAGE: Final = Path(__file__).resolve().parent.parent / "docs/configuration.md"
DERIVED: Final = {  # defaults that depend on the machine
    "bot_workers": "processors - 1",
    "record_time": "10, in plain Python 60",
    "box_time": "5, in plain Python 30",
}
HEAD: Final = """\
# Settings of a server

`patolli serve` takes the common settings as flags: [the command line](cli.md). Each of these can be set in the
environment of the process besides; a flag goes before the environment. Times are in seconds, sizes in bytes. A rate
such as 200/20 is a number, and the seconds in which it fills up again. This page is written by
`tools/configuration.py`; change `patolli/server/settings.py` and run that.

| variable | default | what it sets |
|---|---|---|
"""


def page() -> str:
    """Return the page."""
    rows = [row(one.name, one.default) for one in fields(Settings)]
    return HEAD + "\n".join(rows) + "\n"


def row(name: str, default: object) -> str:
    """Return the row of a setting."""
    (text,) = HINTS[name].__metadata__
    return f"| `{variable(name)}` | {DERIVED.get(name, shown(default))} | {'rate: ' if name in RATES else ''}{text} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE}: {len(fields(Settings))} settings", file=sys.stderr)
