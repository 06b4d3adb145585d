"""Play `hard` against the `hard` before it for two seats, in pairs of games with the same draws and changed seats.

    python tools/duels.py mexica                    with its nodes, then with a quarter and four times as many
    python tools/duels.py mexica --parts 1 --pairs 10
    python tools/duels.py mexica --bots planner@4000 planner@400 --pairs 10    any two bots
    python tools/duels.py cortez --rules 1          under older rules

Each game is a line of `docs/strength/duels/*.jsonl` as soon as it ends, so that the command can be interrupted and
continued. There is a file for two bots, older rules and a digest of the code: with other code a duel begins anew.
A duel ends early when the interval of its share leaves one half. One game is played at a time.
`tools/strength.py --write` puts the table into docs/bots.md.
"""

import argparse
import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from patolli.bots.arena.entrants import Entry
from patolli.bots.arena.report import report
from patolli.bots.arena.results import Results
from patolli.bots.arena.schedule import Plan, make_plan
from patolli.bots.arena.stats import OPEN, SequentialTest, interval
from patolli.bots.arena.workers import on_this_machine
from patolli.bots.levels import resolve_level
from patolli.cli.diagnostics import progress
from patolli.core.registry import load

FOLDER: Final = Path(__file__).parents[1] / "docs/strength/duels"
BEFORE: Final = {"chichen_itza": "lookahead@10000", "cortez": "planner@400", "mexica": "planner@20000"}  # at 6bfaa6e
PAIRS: Final = {"1": 30, "1/4": 20, "4": 20}  # of games, by the part of the nodes of `hard`
PARTS: Final = {"1": 1.0, "1/4": 0.25, "4": 4.0}
LEAST: Final = 10  # pairs before a duel may end early
SEED: Final = 2040  # of draws and bots; used for nothing else
LIMIT: Final = 600.0  # seconds for an answer, on a busy machine
APART: Final = "apart"
OLDER: Final = re.compile(r"-rules-(\d+)")  # in the name of a file


class Apart(SequentialTest):
    """Ends a duel when the interval of the share leaves one half; looked at often, it sometimes does so by luck."""

    def verdict(self, blocks: Sequence[float]) -> str:
        """Return APART, or OPEN. To be called after each pair of games."""
        low, high = interval(blocks)
        return OPEN if len(blocks) < LEAST or low <= 0.5 <= high else APART


def duel(name: str, one: str, other: str, pairs: int, rules: int | None = None) -> None:
    """Play the missing games of a duel, under the newest rules or older ones."""
    plan = make_plan(name, {}, [one], other, 2, SEED, rules=rules)
    FOLDER.mkdir(parents=True, exist_ok=True)
    older = f"-rules-{rules}" if rules else ""
    results = Results(plan, FOLDER / f"{name}-{one}-{other}{older}-{plan.code}.jsonl", pairs, Apart(0.5, 0.5))
    with progress(2 * pairs, False, f"{name} {one} {other}{older}") as advance:
        advance(len(results.games))
        for played in on_this_machine(plan, results.jobs(), 1, LIMIT):
            results.add(played)
            advance(1)


def played_duels() -> list[dict[str, Any]]:
    """Return the figures of all duels that were played, by file."""
    return [report(read_results(path)) | {"file": path.stem} for path in sorted(FOLDER.glob("*.jsonl"))]


def read_results(path: Path) -> Results:
    """Return the games of a file, whatever code has played them."""
    facts = json.loads(path.read_text(encoding="utf-8").partition("\n")[0])
    del facts["patolli-arena"]
    facts["bots"] = tuple(Entry(**entry) for entry in facts["bots"])
    facts["pairs"] = tuple(map(tuple, facts["pairs"]))
    return Results(Plan(**facts), path, max(PAIRS.values()), Apart(0.5, 0.5))


def duel_rows(titles: Mapping[str, str]) -> list[list[str]]:
    """Return a line of the table in docs/bots.md for each duel in which a pair of games was played."""
    rows = []
    for found in played_duels():
        pair = found["pairs"][0]
        if not pair["blocks"]:
            continue
        one, other = pair["bot"], pair["among"]
        low, high = (round(100 * end) for end in pair["interval"])
        share = f"{100 * pair['win_share']:.0f} % ({low}–{high})"
        times = [f"{spent['median']:.0f}, {spent['most']:.0f}" for spent in map(found["ms_per_turn"].get, (one, other))]
        early = "yes" if pair["verdict"] == APART else "no"
        older = OLDER.search(found["file"])
        title = titles[found["game"]] + (f", rules {older[1]}" if older else "")
        rows.append([title, f"`{one}` : `{other}`", str(found["games"]), share, early, *times])
    return rows


def main() -> None:
    """Play the duels that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", metavar="GAME", choices=BEFORE, help=", ".join(BEFORE))
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=[*PARTS], help="of the nodes of hard")
    parser.add_argument("--bots", nargs=2, metavar="BOT", help="these two instead, such as planner@4000 planner@400")
    parser.add_argument("--pairs", type=int, help="of games at most (default: 30, or 20 with other nodes)")
    parser.add_argument("--rules", type=int, help="an older version of the rules (default: the newest)")
    args = parser.parse_args()
    for name in args.games:
        if args.bots:
            duel(name, args.bots[0], args.bots[1], args.pairs or PAIRS["1"], args.rules)
            continue
        thinker, budget = resolve_level("hard", load(name), 2)
        for part in args.parts:
            duel(name, f"{thinker}@{round(budget * PARTS[part])}", BEFORE[name], args.pairs or PAIRS[part], args.rules)


if __name__ == "__main__":
    main()
