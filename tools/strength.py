"""Measure the strength of the bots: play tournaments and write the results into docs/bots.md, with plots beside it.

    python tools/strength.py                        all games
    python tools/strength.py mexica --part 0.2      one game, with a fifth of the blocks
    python tools/strength.py --write                only write the page from earlier results

Levels play with their real budgets, on draws that are used for nothing else: the levels were chosen by trials on
others. Games are kept in `build/`, so that the command can be interrupted and continued; figures are kept in
`docs/strength`, by game, each with the day and a digest of the code. With all games it takes hours.
"""

import argparse
import json
import os
import re
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from duels import duel_rows

from patolli.bots import BOTS, make_bot
from patolli.bots.arena.plots import plot
from patolli.bots.arena.report import FAULTS, Figures, report
from patolli.bots.arena.results import Results
from patolli.bots.arena.schedule import make_plan
from patolli.bots.arena.workers import on_this_machine
from patolli.bots.levels import SECONDS, resolve_level
from patolli.bots.win_probability import has_hidden_information
from patolli.cli.diagnostics import progress
from patolli.core.chance import playout, resolve_chance
from patolli.core.game import Game
from patolli.core.registry import bundled_games, game_class, load
from patolli.core.state import State
from patolli.messages import Messages
from patolli.testing.bench import from_list, peers_python, run, run_peer
from patolli.testing.bench import play as play_at_random

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs/bots.md"
FIGURES: Final = ROOT / "docs/strength"
KEPT: Final = ROOT / "build/strength"
SEARCH: Final = ROOT / "bench/mcts.py"  # a peer's search
MARKS: Final = ("<!-- measured by tools/strength.py -->\n", "<!-- end of what was measured -->\n")
# The seed of draws and bots. It changes when the levels of a game were tuned on results of these draws.
SEEDS: Final = {"chichen_itza": 2030, "cortez": 2032, "mexica": 2029}
LIMIT: Final = 60.0  # seconds for an answer
CAPS: Final = {name: round(1000 * SECONDS[name]) for name in ("normal", "hard")}  # milliseconds of a turn
DOUBLINGS: Final = 8  # of the budget: from a bare look to hardly any gain
MAX_NODES: Final = 4000  # of the curve: many games with few nodes are more precise than few with many
HALVED: Final = 4  # times: the opponent on the curve lies in its middle, so that no point is far ahead
PART: Final = 4  # one part in so many of a level's nodes, where many games are played
VIEWS: Final = 200  # in which hidden cards are exchanged
NODES: Final = 200  # of bots for each view
SPAN: Final = 5.0  # seconds for each figure of speed


class Trial(NamedTuple):
    """A tournament: one bot alone among copies of another, the number of blocks, and the share that is aimed at."""

    title: str
    single: str
    among: str
    blocks: int
    aim: float = 0.0  # share of all games; 0: no aim
    most: bool = False  # at the largest number of seats, where the aim counts in fair shares


TRIALS: Final = {
    "greedy": Trial("greedy against random", "easy", "random", 25, 0.95),
    "even": Trial("greedy against greedy", "easy", "easy", 25),
    "even-many": Trial("greedy among greedy ones", "easy", "easy", 13, most=True),
    "normal": Trial("normal against greedy", "normal", "easy", 25, 0.85),
    "hard": Trial("hard against normal", "hard", "normal", 25, 0.60),
    "many": Trial("one hard among greedy ones", "hard", "easy", 13, 2.0, most=True),
    "normal-many": Trial("one normal among greedy ones", "normal", "easy", 13, most=True),
    "normal-small": Trial("normal against greedy, few nodes", f"normal/{PART}", "easy", 100),
    "hard-small": Trial("hard against normal, few nodes", f"hard/{PART}", f"normal/{PART}", 100),
    "many-small": Trial("one hard among greedy ones, few nodes", f"hard/{PART}", "easy", 25, most=True),
    "tiny": Trial("tiny budgets", "planner@12", "greedy@4", 350),
    "tiny-many": Trial("tiny budgets, all seats", "planner@12", "greedy@4", 75, most=True),
    "tiny-others": Trial("tiny budgets", "lookahead~90@120", "expert~92@8", 350),
    "tiny-others-many": Trial("tiny budgets, all seats", "lookahead~90@120", "expert~92@8", 75, most=True),
}
CURVE: Final = "curve"
KINDS: Final = ("cards", "speed", CURVE, *TRIALS)
CURVE_BLOCKS: Final = 12


# Tournaments


def spec(name: str, game: Game, seats: int) -> str:
    """Return the bot and the budget of a level, or a part of the budget; a bot stays as it is."""
    if "@" in name or name == "random":
        return name
    wanted, _, part = name.partition("/")
    thinker, budget = resolve_level(wanted, game, seats)
    return f"{thinker}@{max(1, budget // int(part or 1))}"


def hold(game: Game, key: str, singles: list[str], among: str, seats: int, blocks: int) -> Figures:
    """Play a tournament, or the missing part of it."""
    plan = make_plan(game.name, {}, singles, among, seats, SEEDS[game.name])
    KEPT.mkdir(parents=True, exist_ok=True)
    results = Results(plan, KEPT / f"{game.name}-{key}-{plan.code}-{'-'.join(singles)}-{among}.jsonl", blocks)
    with progress(blocks * seats * len(singles), False, f"{game.name} {key}") as advance:
        advance(sum(job.block < blocks for job in results.games))
        for played in on_this_machine(plan, results.jobs(), os.cpu_count() or 1, LIMIT):
            results.add(played)
            advance(1)
    facts = report(results)
    del facts["ratings"], facts["faults"]
    return facts | {"code": plan.code, "day": datetime.now(UTC).date().isoformat()}


def trial(game: Game, key: str, share: float) -> Figures:
    """Play one of the trials."""
    wanted = TRIALS[key]
    seats = max(game.seat_counts) if wanted.most else 2
    single, among = (spec(name, game, seats) for name in (wanted.single, wanted.among))
    return hold(game, key, [single], among, seats, max(2, round(wanted.blocks * share)))


def curve(game: Game, share: float) -> Figures:
    """Play the bot of `hard` with growing budgets against itself with a small one."""
    thinker, budget = resolve_level("hard", game, 2)
    budget = min(budget, MAX_NODES)
    singles = [f"{thinker}@{max(1, budget >> step)}" for step in range(DOUBLINGS, -1, -1)]
    return hold(game, CURVE, singles, f"{thinker}@{max(1, budget >> HALVED)}", 2, max(2, round(CURVE_BLOCKS * share)))


# Soundness and speed


def middle(game: Game, rng: Random) -> State:
    """Return a position of a random game in which a seat has a choice."""
    while True:
        state = game.new_state(rng.choice(game.seat_counts))
        for _ in range(rng.randrange(10, 200)):
            resolve_chance(state, rng)
            if not state.to_act():
                break
            state.step(state.to_act()[0], from_list(state, state.to_act()[0], rng))
        resolve_chance(state, rng)
        if state.to_act() and len(state.legal_actions(state.to_act()[0])) > 1:
            return state


def with_other_cards(game: Game) -> Figures:
    """Check that bots decide the same when only hidden cards differ; no views with perfect information."""
    if not has_hidden_information(game):
        return {"views": 0, "other cards": 0, "other decisions": 0}
    rng, thinkers = Random(1), [make_bot(name, game) for name in BOTS if name != "random"]
    other = differing = 0
    for _ in range(VIEWS):
        state = middle(game, rng)
        seat = state.to_act()[0]
        view = game.view(state, seat)
        world = game.determinize(view, rng)
        other += game.digest(world) != game.digest(state)
        seen = game.view(world, seat)
        for thinker in thinkers:
            first = thinker.choose(view, state.legal_actions(seat), NODES, 5)
            differing += thinker.choose(seen, world.legal_actions(seat), NODES, 5) != first
    return {"views": VIEWS, "other cards": other, "other decisions": differing}


def speed(game: Game) -> Figures:
    """Return the positions that `normal` evaluates in a second, and the random games played to their end."""
    judged = 0

    def value(self: Game, state: State, seat: int) -> float:
        nonlocal judged
        judged += 1
        return type(game).evaluate(self, state, seat)

    counting: Game = type(game.name, (type(game),), {"value": value})({})
    rng = Random(1)
    name, budget = resolve_level("normal", game, 2)
    thinker = make_bot(name, counting)
    spent = 0.0
    while spent < SPAN:
        state = middle(game, rng)
        if state.players == 2:
            seat = state.to_act()[0]
            begin = time.process_time()
            thinker.choose(game.view(state, seat), state.legal_actions(seat), budget, 1)
            spent += time.process_time() - begin
    seats = max(game.seat_counts)
    _, games, seconds = play_at_random(lambda: playout(game.new_state(seats), rng), SPAN)
    return {"nodes_per_s": round(judged / spent), "playouts_per_s": round(games / seconds)}


def measure(name: str, keys: list[str], share: float) -> None:
    """Measure all figures of a game; each is kept as soon as it is there."""
    game = load(name)
    path = FIGURES / f"{name}.json"
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    others = {"cards": lambda: with_other_cards(game), "speed": lambda: speed(game), CURVE: lambda: curve(game, share)}
    for key in keys or ["cards", "speed", *TRIALS, CURVE]:
        found[key] = others[key]() if key in others else trial(game, key, share)
        path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        if key == CURVE:
            (FIGURES / f"{name}.svg").write_text(plot(found[key]), encoding="utf-8")


# The page


def table(head: str, lines: list[list[str]]) -> list[str]:
    """Return a table of Markdown."""
    columns = head.split(" | ")
    return [f"| {' | '.join(cells)} |" for cells in (columns, ["---"] * len(columns), *lines)] + [""]


def strength_rows(title: str, facts: dict[str, Figures]) -> list[list[str]]:
    """Return a line for each trial of a game."""
    rows = []
    for key, wanted in TRIALS.items():
        if key not in facts or key.startswith("tiny"):
            continue
        found = facts[key]
        pair, seats = found["pairs"][0], found["seats"]
        share, (low, high) = pair["win_share"], pair["interval"]
        aim = wanted.aim / seats if wanted.most else wanted.aim
        even = wanted.single == wanted.among
        reached = low <= 1 / seats <= high if even else share >= aim
        meeting = f"`{pair['bot']}` : `{pair['among'].partition('#')[0]}`"
        shown = f"{100 * share:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
        goal = "even" if even else f"{100 * aim:.0f} %" if aim else ""
        games = str(found["games"])
        rows.append(
            [
                f"{title}, {seats}",
                wanted.title,
                meeting,
                games,
                shown,
                goal,
                ("yes" if reached else "no") if goal else "",
                found["day"],
            ]
        )
    return rows


def time_rows(title: str, facts: dict[str, Figures]) -> list[list[str]]:
    """Return the turn times of the levels with their real budgets, over all trials in which they played."""
    found: dict[tuple[int, str], list[Figures]] = {}
    games: Counter[tuple[int, str]] = Counter()
    labels: dict[tuple[int, str], list[str]] = {}
    for key in ("normal", "hard", "normal-many", "many"):
        wanted = TRIALS[key]
        for name, side in ((wanted.single, "bot"), (wanted.among, "among")):
            if key in facts and name in CAPS:
                played = facts[key]
                who, label = (played["seats"], name), played["pairs"][0][side]
                found.setdefault(who, []).append(played["ms_per_turn"][label])
                labels.setdefault(who, []).append(label.partition("#")[0])
                games[who] += played["games"]
    rows = []
    for (seats, name), spent in found.items():
        medians = "–".join(dict.fromkeys(f"{figure:.0f}" for figure in sorted(one["median"] for one in spent)))
        bots = "–".join(dict.fromkeys(f"`{label}`" for label in labels[seats, name]))
        worst = [f"{max(one[which] for one in spent):.0f}" for which in ("p95", "most")]
        within = "yes" if max(one["most"] for one in spent) <= CAPS[name] else "no"
        rows.append(
            [f"{title}, {seats}", f"{name}: {bots}", str(games[seats, name]), medians, *worst, str(CAPS[name]), within]
        )
    return rows


def curve_row(title: str, found: Figures) -> list[str]:
    """Return the share of wins by nodes, each against the same bot."""
    pairs = sorted(found["pairs"], key=lambda pair: int(found["bots"][pair["bot"]]["budget"]))
    shares = [f"{found['bots'][pair['bot']]['budget']}: {100 * pair['win_share']:.0f} %" for pair in pairs]
    games = found["games"] // len(pairs)
    return [title, f"`{pairs[0]['among'].partition('#')[0]}`", str(games), ", ".join(shares), found["day"]]


def soundness_row(title: str, facts: dict[str, Figures]) -> list[str]:
    """Return the faults in all games, the effect of hidden cards, and the speed."""
    played = [facts[key] for key in (*TRIALS, CURVE) if key in facts]
    tiny = [facts[key] for key in TRIALS if key.startswith("tiny") and key in facts]
    games, small = (sum(found["games"] for found in of) for of in (played, tiny))
    faults = sum(sum(found[kind].values()) for found in played for kind in FAULTS)
    cards, fast = facts["cards"], facts["speed"]
    changed = f"{cards['other decisions']} of {cards['views']} ({cards['other cards']} with other cards)"
    return [
        title,
        f"{faults} in {games:,} games, {small:,} of them with tiny budgets",
        changed if cards["other cards"] else "nothing is hidden",
        f"{fast['nodes_per_s']:,}",
        f"{fast['playouts_per_s']:,}",
    ]


def page() -> str:
    """Return the measured part of the page."""
    found = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FIGURES.glob("*.json"))}
    peer = found.pop("catanatron", None)
    titles = {name: Messages(game_class(name)).format("name") for name in found}
    titled = [(titles[name], facts) for name, facts in found.items()]
    strength = [row for title, facts in titled for row in strength_rows(title, facts)]
    slow = [row for title, facts in titled for row in time_rows(title, facts)]
    grown = [curve_row(title, facts[CURVE]) for title, facts in titled if CURVE in facts]
    sound = [soundness_row(title, facts) for title, facts in titled if {"cards", "speed"} <= facts.keys()]
    if peer:
        sound.append([f"{peer['version']}, tree search", "", "", *[str(peer["search_per_s"])] * 2])
        sound.append([f"{peer['version']}, random play", "", "", "", str(peer["games_per_s"])])
    plots = [
        f"![Strength of {title} over the budget](strength/{name}.svg)"
        for name, title in titles.items()
        if CURVE in found[name]
    ]
    return "\n".join(
        table("game, seats | trial | bots and nodes | games | win share, 95 % | aim | reached | day", strength)
        + table("game, seats | level | games | median ms of a turn | 95 of 100 within | longest | limit | kept", slow)
        + table(
            "game, 2 | duel | games | share of the first, 95 % | ended early | ms a turn: median, longest | the other",
            duel_rows(titles),
        )
        + table("game | against | games each | share of wins by nodes | day", grown)
        + table("game | faults | changed by hidden cards | nodes a second | playouts a second", sound)
        + [*plots, ""]
    )


def write() -> None:
    """Put the results into the page."""
    text = PAGE.read_text(encoding="utf-8")
    first, last = (re.escape(mark) for mark in MARKS)
    PAGE.write_text(
        re.sub(f"{first}.*{last}", lambda _: MARKS[0] + page() + MARKS[1], text, flags=re.S), encoding="utf-8"
    )


def main() -> None:
    """Measure and write."""
    known = [name for name in bundled_games() if name != "tianguis"]
    parser = argparse.ArgumentParser(description="measure the strength of the bots")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(known)} (default: all)")
    parser.add_argument("--only", nargs="*", default=[], choices=KINDS, metavar="KIND", help=f"of {', '.join(KINDS)}")
    parser.add_argument("--part", type=float, default=1.0, help="of the blocks (default: all)")
    parser.add_argument("--write", action="store_true", help="measure nothing")
    args = parser.parse_args()
    if unknown := set(args.games) - set(known):
        parser.error(f"unknown games: {', '.join(sorted(unknown))}; expected some of: {', '.join(known)}")
    FIGURES.mkdir(exist_ok=True)
    if not args.write:
        for name in args.games or known:
            measure(name, args.only, args.part)
        if not args.only or "speed" in args.only:
            search = run([peers_python(), str(SEARCH), "--seconds", str(SPAN)], {"PYTHONPATH": ""})
            peer = run_peer(peers_python(), "catanatron", SPAN) | {"search_per_s": search["per_s"]}
            (FIGURES / "catanatron.json").write_text(json.dumps(peer, indent=1) + "\n", encoding="utf-8")
    write()


if __name__ == "__main__":
    main()
