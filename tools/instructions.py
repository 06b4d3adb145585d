"""Counts the instructions of fixed work with callgrind, and fails where they have grown.

    python tools/instructions.py            compare the installed package with the counts in tools/instructions.json
    python tools/instructions.py --quick    only the random play of the fewest seats (a few seconds; part of make test)
    python tools/instructions.py --accept   keep the counts as those of the last step

The clock of a busy machine is wrong by a third; the same build counts the same instructions every time.
`bench/workloads.py` does the work. Two entries are kept: "start" (commit 6bfaa6e), which is never written again, and
"last", the last accepted step. A total that grew too much fails, and so do other actions; the functions that grew most
are named. Counts made with other versions of Python, the compilers or valgrind are printed and not judged.

The work is played by the first rules of each game; where there are newer ones, once more by the newest, which "start"
does not know. The newest rules may still change, so their other actions are shown and do not fail.

Another build places its objects elsewhere in memory, and that alone can cost up to 1 %: names collide in Python's cache
of methods. So the work is done in several layouts, made by variables of the environment, and the lowest count holds.
A comparison goes on to the next layout only with the games that grew too much; what is kept is counted in all of them.
"""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, TypedDict

from patolli.core import state as kernel

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "tools/instructions.json"
WORK: Final = ROOT / "bench/workloads.py"
GAMES: Final = sorted(page.parent.name for page in ROOT.glob("patolli/games/*/rules.md"))
LIMITS: Final = {"last": 1.0, "start": 3.0}  # percent
LAYOUTS: Final = (0, 10, 37, 74, 200)  # variables added to the environment
FUNCTIONS: Final = 20  # of ours and as many others, kept of each piece of work: those with the most instructions
NAMED: Final = 8  # of those that grew
CALLGRIND: Final = ("-q", "--tool=callgrind", "--dump-before=getppid", "--compress-strings=no", "--compress-pos=no")


class Count(TypedDict):
    """Instructions of a piece of work, in all and by function, with a checksum of the actions chosen.

    A function of patolli counts with all that it calls, any other by itself.
    """

    chosen: int
    instructions: int
    functions: dict[str, int]


Work = dict[str, Count]  # by piece of work: "mexica, 2 seats"


class Entry(TypedDict):
    """The counts of a build, and the versions that made them."""

    versions: dict[str, str]
    work: Work


class Growth(NamedTuple):
    """Instructions of a function before and after; it was at most `before` where it is new."""

    name: str
    before: int
    after: int
    new: bool

    def __str__(self) -> str:
        before = f"new, or below {self.before:,}" if self.new else f"{self.before:,}"
        return f"{self.name}: {self.after - self.before:+,} ({before} -> {self.after:,})"


# Comparing


def faults(work: Work, kept: Work, against: str) -> dict[str, str]:
    """Return a paragraph for each piece of work that grew by more than the limit or cannot be compared."""
    found = {}
    for name, old in kept.items():
        new = work.get(name)
        if new is None:
            found[name] = f"not measured; expected all work of {against!r}"
        elif new["chosen"] != old["chosen"] and not by_newest_rules(name):
            found[name] = f"other actions were chosen than in {against!r}; expected the same"
        elif new["chosen"] == old["chosen"] and percent(old, new) > LIMITS[against]:
            line = f"{percent(old, new):+.2f} % over {against!r}; expected at most {LIMITS[against]:g} %"
            grown = growths(old["functions"], new["functions"])[:NAMED]
            found[name] = "\n    ".join([line, *map(str, grown)])
    return found


def by_newest_rules(name: str) -> bool:
    """Return True for work by rules newer than the first: "mexica, newest rules, 2 seats"."""
    return ", newest rules" in name


def lowest(one: Work, other: Work) -> Work:
    """Return of each piece of work the lower count."""
    known = [name for name in one if name in other]
    least = {name: min(one[name], other[name], key=lambda count: count["instructions"]) for name in known}
    return {**one, **other, **least}


def percent(old: Count, new: Count) -> float:
    """Return by how much the instructions have grown."""
    return (new["instructions"] - old["instructions"]) * 100 / old["instructions"]


def growths(old: dict[str, int], new: dict[str, int]) -> list[Growth]:
    """Return the functions that grew, those that grew most first.

    A function that moved to another module is found by its last name, if that is the name of one lost function alone.
    """
    lost = [name for name in old if name not in new]
    tails = Counter(map(tail, lost))
    moved = {tail(name): name for name in lost if tails[tail(name)] == 1}
    grown = []
    for name, count in new.items():
        known = name if name in old else moved.get(tail(name))
        least = min((old[other] for other in old if is_ours(other) == is_ours(name)), default=0)
        grown.append(Growth(name, least if known is None else old[known], count, known is None))
    return sorted((g for g in grown if g.after > g.before), key=lambda g: g.before - g.after)


def is_ours(name: str) -> bool:
    """Return True for a compiled function of patolli."""
    return name.startswith("patolli.")


def tail(name: str) -> str:
    """Return the last part of a dotted name."""
    return name.rpartition(".")[2]


def table(work: Work, kept: dict[str, Entry]) -> Iterable[str]:
    """Yield a line for each piece of work: its instructions and their growth since each entry."""
    for name, count in work.items():
        since = []
        for against, entry in kept.items():
            old = entry["work"].get(name)
            comparable = old and old["chosen"] == count["chosen"]
            since.append(
                f"{against} {percent(old, count):+.2f} %" if old and comparable else f"{against} not comparable"
            )
        yield f"{name:28} {count['instructions']:14,}   {'   '.join(since)}"


def differing(new: dict[str, str], old: dict[str, str]) -> list[str]:
    """Return the versions that are not those kept."""
    return [f"{key} {old.get(key)} (here {new.get(key)})" for key in {**old, **new} if old.get(key) != new.get(key)]


# Counting


def measure(judged: dict[str, Entry], thoroughly: bool, pieces: int = 0) -> Work:
    """Count the work of all games, and again in the other layouts, thoroughly or only of games with faults.

    `pieces`: how many of each game, by default all.
    """
    work: Work = {}
    games = set(GAMES)
    for layout in LAYOUTS:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for found in pool.map(
                partial(run, layout=layout, pieces=pieces), [game for game in GAMES if game in games]
            ):
                work = lowest(work, found)
        if not thoroughly:  # another layout can only lower a count, so what passes is done with
            grown = [name for found in judge(work, judged, pieces).values() for name in found]
            games = {name.partition(",")[0] for name in grown}
    return work


def judge(work: Work, judged: dict[str, Entry], pieces: int) -> dict[str, dict[str, str]]:
    """Return the faults against each entry; with fewer pieces than all, of those that were measured."""
    found = {}
    for against, entry in judged.items():
        kept = {name: count for name, count in entry["work"].items() if not pieces or name in work}
        found[against] = faults(work, kept, against)
    return found


def run(game: str, layout: int, pieces: int) -> Work:
    """Do the work of a game under callgrind, which dumps its counts at the start and at the end of each piece."""
    padding = {f"PADDING_{i}": "x" * i for i in range(layout)}
    inherited = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "out")
        command = ["valgrind", *CALLGRIND, f"--callgrind-out-file={out}", sys.executable, "-P", "-B"]
        environment = {**inherited, **padding, "PYTHONHASHSEED": "0"}
        command += [str(WORK), game, str(pieces)]
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True)
        if done.returncode:
            sys.exit(f"the work of {game} ended with exit code {done.returncode}; expected 0")
        done_pieces = [json.loads(line) for line in done.stdout.splitlines()]
        dumps = [Path(f"{out}.{2 * i + 2}").read_text(encoding="utf-8") for i in range(len(done_pieces))]
    return {
        f"{game}, {piece['name']}": count(piece["chosen"], dump.splitlines())
        for piece, dump in zip(done_pieces, dumps, strict=True)
    }


def count(chosen: int, lines: Iterable[str]) -> Count:
    """Add up a dump of callgrind."""
    total = 0
    ours: Counter[str] = Counter()
    others: Counter[str] = Counter()
    name = called = ""
    calling = False
    for line in lines:
        key, _, value = line.partition("=")
        if key == "fn":
            name = readable(value)
        elif key == "cfn":
            called = readable(value)
        elif key == "calls":
            calling = True  # the next line has the instructions of the function that was called
        elif line[:1].isdigit():
            cost = int(line.split()[1])
            total += 0 if calling else cost
            if is_ours(name):
                ours[name] += 0 if calling and called == name else cost  # a recursive call is in its caller already
            elif not calling:
                others[name] += cost
            calling = False
    functions = dict(ours.most_common(FUNCTIONS) + others.most_common(FUNCTIONS))
    return Count(chosen=chosen, instructions=total, functions=functions)


def readable(symbol: str) -> str:
    """Return the Python name of a compiled function; without what the compiler adds for its variants."""
    name = re.split(r"[.']", symbol)[0]
    if name.startswith("0x"):
        return "(no name)"
    return re.sub(r"^CPy(Def|Py)_", "", name).replace("___", ".") if name.startswith("CPy") else name


def versions() -> dict[str, str]:
    """Return the versions on which counts depend."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    built_with = [need for need in project["build-system"]["requires"] if need.startswith("mypy")]
    return {
        "python": f"{platform.python_version()} ({platform.python_compiler()})",
        "compiler": first_line("cc", "--version"),
        "mypyc": built_with[0].partition("==")[2],
        "valgrind": first_line("valgrind", "--version"),
        "libc": " ".join(platform.libc_ver()),
        "machine": platform.machine(),
    }


def first_line(*command: str) -> str:
    """Return the first line that a command prints, or "none" if it is missing."""
    if not shutil.which(command[0]):
        return "none"
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.partition("\n")[0]


def obstacle() -> str:
    """Return why nothing can be counted here, or nothing."""
    if not shutil.which("valgrind"):
        return "valgrind is missing; install the package of your system, such as: apt install valgrind"
    return "" if is_compiled() else "patolli is installed in pure Python; expected the compiled package"


def is_compiled() -> bool:
    """Return True if the installed kernel is compiled."""
    return (kernel.__file__ or "").endswith((".so", ".pyd"))


def compare(work: Work, kept: dict[str, Entry], here: dict[str, str], pieces: int) -> bool:
    """Print the counts beside those kept; return True if none is at fault."""
    judged = {name: entry for name, entry in kept.items() if entry["versions"] == here}
    print(*table(work, kept), sep="\n")
    for name in sorted(kept.keys() - judged.keys()):
        print(f"not judged against {name!r}, counted with {', '.join(differing(here, kept[name]['versions']))}")
    found = [fault for some in judge(work, judged, pieces).values() for fault in some.items()]
    for name, text in found:
        print(f"FAILED {name}: {text}")
    return not found


def main() -> int:
    """Measure, compare, and keep the counts if asked to."""
    parser = argparse.ArgumentParser(description="Compare instructions with those of the last accepted step.")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--accept", action="store_true", help="keep the counts as those of the last step")
    choice.add_argument("--quick", action="store_true", help="count a small part, if that is possible here")
    asked = parser.parse_args()
    if obstacle():
        print(f"NOT COUNTED: {obstacle()}", file=sys.stderr)
        return 0 if asked.quick else 2
    kept: dict[str, Entry] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    here = versions()
    others = {name: entry for name, entry in kept.items() if not (asked.accept and name == "last")}
    judged = {name: entry for name, entry in others.items() if entry["versions"] == here}
    pieces = 1 if asked.quick else 0
    work = measure(judged, thoroughly=asked.accept, pieces=pieces)
    passed = compare(work, others, here, pieces)
    if asked.accept:
        kept["last"] = Entry(versions=here, work=work)
        KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
        print(f"kept as 'last' in {KEPT.relative_to(ROOT)}")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
