"""The fuzzer: random games under every law. A broken law leaves a record.

    report = fuzz("name-of-a-game", {}, players=4, games=100, seed=1)

Half of the games choose a verb first and then an action, so that rare verbs are seen; the other half choose uniformly.
Cheap laws are checked at each step, costly ones at some, more densely at the beginning of a game than late in it.
Game i of a seed is always the same. With `mixed` each game has options of its own.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import repeat
from random import Random
from typing import Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.chance import sample_outcome
from patolli.core.game import Game
from patolli.core.options import CHOICE, NUMBER, default_file
from patolli.core.registry import game_class, load
from patolli.core.replay import MAX_LINES, Replay
from patolli.core.state import CHANCE
from patolli.match.match import undoable
from patolli.testing import laws, lockstep
from patolli.testing.errors import LawBroken

PAIRS: Final = 3  # lockstep pairs of a game
OPTIONAL: Final = 6  # one of so many decisions is of a seat that may act, but need not
ENOUGH_PAIRS: Final = 20  # fewer say nothing about the share of rejected pairs


class FuzzReport:
    """Counts of games, decisions and checks; `endings` counts the endings of the lockstep pairs."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.chance = 0
        self.longest = 0
        self.checks: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()

    @property
    def pairs(self) -> int:
        """Return the number of worlds that were played in lockstep."""
        return self.endings.total()

    @property
    def rejected(self) -> int:
        """Return the number of worlds that proved nothing, because no step in them looked like the true one."""
        return self.endings[lockstep.REJECTED]

    def add(self, other: "FuzzReport") -> None:
        """Add the counts of another process."""
        self.games += other.games
        self.decisions += other.decisions
        self.chance += other.chance
        self.longest = max(self.longest, other.longest)
        self.checks += other.checks
        self.endings += other.endings


def fuzz(
    game_name: str,
    options: dict[str, object],
    players: int,
    games: int,
    seed: int,
    on_game: Callable[[FuzzReport], None] | None = None,
    rules: int | None = None,
    mixed: bool = False,
) -> FuzzReport:
    """Play random games, by default under the newest rules, under every law; raises LawBroken.

    `mixed` draws the options of each game that are not given.
    """
    if not mixed:
        return fuzz_game(load(game_name, options, rules), players, games, seed, on_game)
    kind = game_class(game_name)
    rngs = (Random(f"options {game_name} {players} {seed} {number}") for number in range(games))
    tables = (load(game_name, mixed_options(kind, rng) | options, rules) for rng in rngs)
    return fuzz_games(tables, players, seed, on_game)


def fuzz_game(
    game: Game, players: int, games: int, seed: int, on_game: Callable[[FuzzReport], None] | None = None
) -> FuzzReport:
    """Play random games of a loaded game under every law; raises LawBroken."""
    return fuzz_games(repeat(game, games), players, seed, on_game)


def fuzz_games(
    tables: Iterable[Game], players: int, seed: int, on_game: Callable[[FuzzReport], None] | None = None
) -> FuzzReport:
    """Play one random game of each of these loaded games under every law; raises LawBroken."""
    report = FuzzReport()
    for number, game in enumerate(tables):
        rng = Random(f"{game.name} {players} {seed} {number}")
        table = Replay(game, [f"random {seed} {number}"] * players)
        for law in laws.OF_A_GAME if number == 0 else ():
            judge(table, report, law, game)
        play(table, report, rng, verbs_first=number % 2 == 0)
        side_by_side(table, report, rng)
        report.games += 1
        report.longest = max(report.longest, table.step_count)
        if on_game is not None:
            on_game(report)
    if report.pairs >= ENOUGH_PAIRS and report.rejected * 2 > report.pairs:
        raise LawBroken("secrecy", f"{report.rejected} of {report.pairs} pairs rejected: the law is not really tested")
    return report


def play(table: Replay, report: FuzzReport, rng: Random, verbs_first: bool) -> None:
    """Play one game to its end."""
    inspect(table, report, rng, thoroughly=True)
    while seats := table.to_act():
        seat = seats[rng.randrange(len(seats))]
        others = [other for other in table.state.may_act() if table.state.legal_actions(other)]
        if others and rng.randrange(OPTIONAL) == 0:
            seat = rng.choice(others)
        if seat == CHANCE:
            action = sample_outcome(table.state, rng)
        else:
            action = random_action(table.game, table.state.legal_actions(seat), rng, verbs_first)
        text = table.game.actions.name(action)
        judge(table, report, laws.plays, table, seat, text, doing=f"{table.name(seat)} {text}")
        table.append_checkpoint()
        thoroughly = not table.to_act() or worthwhile(table.step_count, rng)
        inspect(table, report, rng, thoroughly)
        inspect_step(table, report, rng, seat, thoroughly)
        judge(table, report, laws.ends, table, MAX_LINES)
        report.chance += seat == CHANCE
        report.decisions += seat != CHANCE
    judge(table, report, laws.replays, table)


def worthwhile(step_count: int, rng: Random) -> bool:
    """Say whether to apply the costly laws after a step: one time in four at first, less and less often later."""
    return rng.randrange(4 + step_count // 8) == 0


def random_action(game: Game, legal: list[Action], rng: Random, verbs_first: bool) -> Action:
    """Return a random action, or a random one of a random verb."""
    if verbs_first:
        verbs = sorted({game.actions.verb(action) for action in legal})
        verb = rng.choice(verbs)
        legal = [action for action in legal if game.actions.verb(action) == verb]
    return rng.choice(legal)


def inspect(table: Replay, report: FuzzReport, rng: Random, thoroughly: bool) -> None:
    """Check the laws of a position."""
    for law in laws.AT_EACH_STEP + (laws.AT_SOME_STEPS if thoroughly else ()):
        judge(table, report, law, table.game, table.state, rng)


def inspect_step(table: Replay, report: FuzzReport, rng: Random, seat: Seat, thoroughly: bool) -> None:
    """Check the laws of the last step."""
    step = table.steps[-1]
    judge(table, report, laws.events, table.game, table.state, step.events)
    for player in range(table.state.players):
        judge(table, report, laws.undoes, table, player, undoable(table, player))
    if thoroughly and undoable(table, seat):
        judge(table, report, lockstep.undo, table.game, step, table.state, rng)


def side_by_side(table: Replay, report: FuzzReport, rng: Random) -> None:
    """Play sampled worlds in lockstep with the finished game."""
    viewers = (None, *range(table.state.players))
    for _ in range(PAIRS):
        viewer, at = rng.choice(viewers), rng.randrange(table.step_count)
        given = (table.game, table.steps[at:], table.state, viewer, rng, report.endings)
        judge(table, report, lockstep.secrecy, *given, doing=f"played in lockstep from step {at + 1} on")


def judge(table: Replay, report: FuzzReport, law: Callable[..., str], *given: object, doing: str = "") -> None:
    """Apply a law; raises LawBroken with the fault. A crash breaks the law that it happens under."""
    report.checks[law.__name__] += 1
    broken = law.__name__
    try:
        fault = law(*given)
    except LawBroken as error:  # another law, broken by steps that this one took
        broken, fault = error.law, error.message
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
    if fault:
        notes = [f"# {doing}"] * bool(doing) + [f"# {broken}: {' '.join(fault.split())}"]
        raise LawBroken(broken, fault, str(table.record) + "\n".join(notes) + "\n")


def option_sets(kind: type[Game]) -> list[dict[str, object]]:
    """Return the defaults, and for each option one other value (of a file: the path of the default)."""
    sets: list[dict[str, object]] = [{}]
    for option in kind.options:
        if option.kind == CHOICE:
            sets += [{option.name: value} for value in option.values[1:2]]
        elif option.kind == NUMBER:
            sets.append({option.name: option.high if option.default == option.low else option.low})
            sets += [{option.name: word} for word in option.values]
        else:
            sets.append({option.name: str(default_file(kind.folder, option))})
    return sets


def mixed_options(kind: type[Game], rng: Random) -> dict[str, object]:
    """Return a random value for each option; a number is often the default or an end, a file is the default one."""
    mixed: dict[str, object] = {}
    for option in kind.options:
        if option.kind == CHOICE:
            mixed[option.name] = rng.choice(option.values)
        elif option.kind == NUMBER:
            any_number = rng.randint(option.low, option.high)
            mixed[option.name] = rng.choice((option.default, option.low, option.high, any_number, *option.values))
        elif rng.randrange(2):
            mixed[option.name] = str(default_file(kind.folder, option))
    return mixed
