"""Measure the speed of everything and write the tables of docs/performance.md.

    python tools/performance.py                          all parts below but those that need a file or take long
    python tools/performance.py engines pages            some parts
    python tools/performance.py pages --old PYTHON       the page of another build beside ours (see bench/page_cost.py)
    python tools/performance.py install                  `make install` in a fresh clone: minutes
    python tools/performance.py browser                  the first board on a slow phone, by Chromium: minutes
    python tools/performance.py suite                    the time of the tests, from the report that `make test` leaves
    python tools/performance.py tables --tables FILE     the outputs of bench/tables.py, one JSON object after the other

Each part stands between two marks, with the machine, the versions, the day and the commit that it was measured at; what
stands outside of the marks is written by hand. All figures are processor time but where "wall" is said.
"""

import argparse
import json
import os
import platform
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "bench"))

import measures  # noqa: E402
import page_cost  # noqa: E402

from patolli.core.errors import PatolliError  # noqa: E402
from patolli.core.registry import load  # noqa: E402
from patolli.testing import bench  # noqa: E402

PAGE: Final = ROOT / "docs/performance.md"
MARKS: Final = ("<!-- {part}: measured by tools/performance.py -->\n", "<!-- end of {part} -->\n")
REPORT: Final = ROOT / "build/tests.xml"
TABLES: Final = (10, 50, 200)  # of four pages each
PEER_SECONDS: Final = 60  # the peers are given up if they take longer
Row = Sequence[str]


def table(head: Row, rows: Sequence[Row]) -> str:
    """Return a table in Markdown."""
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)) + "\n"


def stamp() -> str:
    """Return machine, versions, day, commit and load in one line."""
    compiler = first_line(["cc", "--version"]) or "no C compiler"
    commit = first_line(["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]) or "no commit"
    changed = " with changes" if first_line(["git", "-C", str(ROOT), "status", "--porcelain", "-uno"]) else ""
    day = datetime.now(UTC).strftime("%-d %B %Y")
    kind = "compiled" if bench.compiled() else "pure Python"
    return (
        f"{bench.cpu()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}, {compiler}, "
        f"{kind}; {day}, commit {commit}{changed}, load {bench.load_average()}.\n"
    )


def first_line(command: Sequence[str]) -> str:
    """Return the first line that a command prints, empty if it fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    except OSError:
        return ""
    return (done.stdout.splitlines() or [""])[0] if done.returncode == 0 else ""


# The parts


def engines(args: argparse.Namespace) -> str:
    """Measure random play with every number of seats, beside the peers if these are installed."""
    os.chdir(ROOT)
    names = [*measures.ours()]
    try:
        bench.peers_python()
        peers = True
    except PatolliError as error:
        print(error, file=sys.stderr)
        peers = False
    found = bench.measure(names, args.seconds, args.runs, peers, lambda line: print(f"  {line}", file=sys.stderr))
    head, *rows = bench.report(found)
    how = f"Medians of {args.runs} runs of {args.seconds:g} s. "
    versions = ", ".join(found["machine"]["versions"]) or "The peers were not installed"
    return f"{how}{versions}.\n\n" + table(head, rows)


def growth(args: argparse.Namespace) -> str:
    """Measure decisions by thirds of a game, and what a long record costs."""
    counts = [(load(name), seats) for name in measures.ours() for seats in ends(load(name).seat_counts)]
    parts = [[f"{game.name}, {seats} seats", *measures.thirds(game, seats)] for game, seats in counts]
    records = [[f"{game.name}, {seats} seats", *measures.record_growth(game, seats)] for game, seats in counts]
    decision = table(["µs a decision", "first third", "middle", "last", "99th percentile"], parts)
    head = ["records", "lines", "first moves, µs", "last moves, µs", "replay, ms", "open from a snapshot, ms"]
    return f"{decision}\n{table(head, records)}"


def ends(counts: Sequence[int]) -> list[int]:
    """Return the smallest and the largest number of seats."""
    return sorted({min(counts), max(counts)})


def bots(args: argparse.Namespace) -> str:
    """Measure the levels of bots on fixed positions."""
    head = ("game", "level", "seats", "bot", "nodes a choice, at most", "ms a choice (most)", "evaluations/s")
    return table(head, [[name, *row] for name in measures.ours() for row in measures.level_rows(name)])


def pages(args: argparse.Namespace) -> str:
    """Measure a page, beside another build if there is one."""
    if not args.old:
        print("  without --old PYTHON there is no build to compare with", file=sys.stderr)
    return page_cost.table(page_cost.report(args.old, page_cost.ROUNDS)) + "\n"


def start(args: argparse.Namespace) -> str:
    """Measure commands that start."""
    return table(["", "s", "MB"], measures.starts())


def tables(args: argparse.Namespace) -> str:
    """Measure servers under many tables, or read the outputs of bench/tables.py."""
    texts = [Path(args.tables).read_text(encoding="utf-8")] if args.tables else [load_tables(n) for n in TABLES]
    rows = []
    for report in [report for text in texts for report in objects(text)]:
        for server in ("patolli", "boardgame.io"):
            if server in report:
                rows.append(
                    [f"{server}, {report['game']}" if server == "patolli" else server, *table_cells(report[server])]
                )
    head = ["server", "tables", "pages", "decisions/s", "acknowledged: median, ms wall", "99th percentile", "most"]
    return table([*head, "processor a decision, ms", "kB a table", "MB"], rows)


def load_tables(count: int) -> str:
    """Return what bench/tables.py prints for so many tables."""
    print(f"  {count} tables", file=sys.stderr)
    command = [*measures.PYTHON, str(ROOT / "bench/tables.py"), "--tables", str(count), "--seconds", "10"]
    if (ROOT / "bench/boardgame/node_modules").is_dir():  # see `make tables`
        command.append("--peer")
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def objects(text: str) -> list[dict[str, Any]]:
    """Return the JSON objects of a text."""
    found, at, decoder = [], 0, json.JSONDecoder()
    while text[at:].strip():
        at += len(text[at:]) - len(text[at:].lstrip())
        one, at = decoder.raw_decode(text, at)
        found.append(one)
    return found


def table_cells(found: dict[str, Any]) -> Row:
    """Return the figures of a server as texts."""
    acked = found["ack_ms"]
    known = (found.get("cpu_ms_per_move", ""), found["kb_per_table"], found["mb"])
    return [str(each) for each in (found["tables"], found["pages"], found["moves_per_s"], *acked.values(), *known)]


def install(args: argparse.Namespace) -> str:
    """Measure `make install` in a fresh clone, and once more after one changed line of one game."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "patolli"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        rows = [["`make install` in a fresh clone", *timed(["make", "-C", str(clone), "install"])]]
        changed = next(clone.glob(f"patolli/games/{measures.ours()[0]}/rules/turn.py"))
        changed.write_text(changed.read_text(encoding="utf-8") + "\n\nADDED = 1\n", encoding="utf-8")
        rows.append(["again after one changed line of a game", *timed(["make", "-C", str(clone), "install"])])
    return table(["", "s wall", "s of processor"], rows)


def timed(command: Sequence[str]) -> Row:
    """Run a command; return its seconds by the clock and of processor, with those of its children."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return [f"{time.monotonic() - began:.0f}", f"{spent:.0f}"]


def browser(args: argparse.Namespace) -> str:
    """Measure the first board on a slow phone, and frames, by bench/pages.py."""
    command = [sys.executable, str(ROOT / "bench/pages.py"), "--runs", "3"]
    said = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    rows = [[cell.strip() for cell in line.split("|")] for line in said if line.count("|") == 4]
    return (
        "\n".join([*said[:2], ""])
        + "\n"
        + table(["", "by link, s wall", "by play now", "hovered: desk", "phone"], rows)
    )


def suite(args: argparse.Namespace) -> str:
    """Read the time of the tests by folder from a report of pytest."""
    if not Path(args.suite).exists():
        sys.exit(f"{args.suite} is not here; expected the report that `make test` leaves, or another by --suite FILE")
    spent: dict[str, list[float]] = defaultdict(list)
    root = ElementTree.parse(args.suite).getroot()
    for case in root.iter("testcase"):
        parts = case.get("classname", "").removeprefix("tests.").split(".")
        spent[parts[0] if len(parts) > 1 else "(others)"].append(float(case.get("time", 0)))
    ordered = sorted(spent.items(), key=lambda item: -sum(item[1]))
    rows = [[name, str(len(each)), f"{sum(each):.0f}", f"{max(each):.0f}"] for name, each in ordered]
    whole = next(root.iter("testsuite"))
    rows.append(["all, by the clock", whole.get("tests", ""), f"{float(whole.get('time', 0)):.0f}", ""])
    return table(["tests", "number", "s wall, one after the other", "the slowest, s"], rows)


QUICK: Final[dict[str, Callable[[argparse.Namespace], str]]] = {
    "engines": engines, "growth": growth, "bots": bots, "pages": pages, "start": start, "tables": tables,
}  # fmt: skip
PARTS: Final = QUICK | {"install": install, "browser": browser, "suite": suite}


# The page


def with_part(page: str, part: str, measured: str) -> str:
    """Return the page with what was measured between the marks of a part; raises ValueError without them."""
    begin, end = (mark.format(part=part) for mark in MARKS)
    pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    if len(pattern.findall(page)) != 1:
        raise ValueError(
            f"{PAGE.name}: the marks of {part} are not there once; expected {begin.strip()} ... {end.strip()}"
        )
    return pattern.sub(lambda _found: f"{begin}{measured}{end}", page)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; by default {', '.join(QUICK)}"
    )
    parser.add_argument("--old", default="", help="the interpreter of another build, for pages")
    parser.add_argument("--suite", default=str(REPORT), help="a report of pytest, for suite (default: of `make test`)")
    parser.add_argument("--tables", default="", help="outputs of bench/tables.py, for tables")
    parser.add_argument("--seconds", type=float, default=0.4, help="of a run of engines (default: 0.4)")
    parser.add_argument("--runs", type=int, default=3, help="of engines (default: 3)")
    args = parser.parse_args()
    if unknown := [part for part in args.parts if part not in PARTS]:
        parser.error(f"unknown part {unknown[0]!r}; expected {', '.join(PARTS)}")
    for part in args.parts or QUICK:
        print(part, file=sys.stderr, flush=True)
        began, stamped = time.monotonic(), stamp()
        measured = PARTS[part](args)
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(with_part(page, part, f"{stamped}\n{measured}"), encoding="utf-8")
        print(f"  {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
