"""The weights of evaluations, and the tool that fits them."""

import json
import random
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import weights

from patolli.bots import make_bot
from patolli.core.chance import resolve_chance
from patolli.core.evaluation import FITTED_BY, MANUAL, manual_weight_sets, weight_sets
from patolli.core.registry import load

FOLDERS = sorted(
    path.parent.parent for path in Path(import_module("patolli.games").__path__[0]).glob("*/ai/weights.json")
)
GAMES = [folder.name for folder in FOLDERS]


def test_all_three_games_have_weights() -> None:
    assert GAMES == ["chichen_itza", "cortez", "mexica"]


@pytest.mark.parametrize("folder", FOLDERS, ids=GAMES)
def test_each_fitted_set_names_its_command(folder: Path) -> None:
    sets = json.loads((folder / "ai/weights.json").read_text(encoding="utf-8"))
    commands = sets.pop(FITTED_BY, {})
    assert set(commands) == {name for name in sets if not name.startswith(MANUAL)}


@pytest.mark.parametrize("name", GAMES)
def test_each_number_of_players_has_a_set_of_its_own(name: str) -> None:
    game = load(name)
    sets = json.loads((game.folder / "ai/weights.json").read_text(encoding="utf-8"))
    fitted = [sets[str(players)] for players in game.seat_counts]
    assert all(numbers not in fitted[:at] for at, numbers in enumerate(fitted))


@pytest.mark.parametrize("name", GAMES)
def test_every_weight_counts(name: str) -> None:
    game, module = load(name), import_module(f"patolli.games.{name}.ai.weights")
    manual, players = manual_weight_sets(game.folder)[2], 2
    positions = [state for seed in range(4) for state in some_positions(game, players, seed)]
    kept = module.WEIGHTS[players]
    try:
        values = {
            name: values_with(game, module, positions, manual | {name: 1.5 * manual[name] + 0.5}) for name in manual
        }
        plain = values_with(game, module, positions, manual)
    finally:
        module.WEIGHTS[players] = kept
    assert [name for name in manual if values[name] == plain] == []


def some_positions(game: Any, players: int, seed: int) -> list[Any]:
    """Return positions of a game that is played half at random, among them all kinds of open questions."""
    rng, greedy = random.Random(seed), make_bot("greedy", game)
    state, found = game.new_state(players), []
    resolve_chance(state, rng)
    while seats := state.to_act():
        found.append(state.copy())
        seat, legal = seats[0], state.legal_actions(seats[0])
        at_random = rng.random() < 0.5
        state.step(seat, rng.choice(legal) if at_random else greedy.choose(game.view(state, seat), legal, 8, seed))
        resolve_chance(state, rng)
    return found


def values_with(game: Any, module: Any, positions: list[Any], numbers: dict[str, float]) -> list[float]:
    module.WEIGHTS[2] = module.Weights(numbers)
    return [game.evaluate(state, 0) for state in positions]


def weights_file(folder: Path) -> Path:
    """Return the place of the weights in a game's folder."""
    (folder / "ai").mkdir(exist_ok=True)
    return folder / "ai" / "weights.json"


def test_an_unknown_weight_is_named(tmp_path: Path) -> None:
    weights_file(tmp_path).write_text('{"manual": {"coin": 1.0}, "2": {"coins": 2.0}}', encoding="utf-8")
    with pytest.raises(ValueError, match=r"weights\.json: '2' has weights that 'manual' lacks: coins"):
        weight_sets(tmp_path)


def test_a_set_is_for_its_number_of_players_and_those_nearest(tmp_path: Path) -> None:
    text = '{"manual": {"coin": 1.0, "tile": 2.0}, "2": {}, "4": {"coin": 4.0}, "fitted by": {"4": "a command"}}'
    weights_file(tmp_path).write_text(text, encoding="utf-8")
    assert weight_sets(tmp_path)[2:6] == [{"coin": coin, "tile": 2.0} for coin in (1.0, 1.0, 4.0, 4.0)]


def test_without_fitted_sets_the_manual_weights_play(tmp_path: Path) -> None:
    weights_file(tmp_path).write_text('{"manual": {"coin": 1.0}}', encoding="utf-8")
    assert weight_sets(tmp_path)[2] == {"coin": 1.0}


def test_manual_weights_may_differ_for_more_players(tmp_path: Path) -> None:
    text = '{"manual": {"coin": 1.0, "tile": 2.0}, "manual 4": {"coin": 4.0}, "2": {"tile": 3.0}}'
    weights_file(tmp_path).write_text(text, encoding="utf-8")
    assert [numbers["coin"] for numbers in manual_weight_sets(tmp_path)[2:6]] == [1.0, 1.0, 4.0, 4.0]
    assert weight_sets(tmp_path)[2:5:2] == [{"coin": 1.0, "tile": 3.0}, {"coin": 4.0, "tile": 2.0}]


@pytest.mark.parametrize("name", GAMES)
def test_manual_weights_do_not_depend_on_the_fitted_ones(name: str) -> None:
    game, module = load(name), import_module(f"patolli.games.{name}.ai.weights")
    positions = some_positions(game, 2, 7)
    plain = [game.evaluate(state, 0, game.manual_weights[2]) for state in positions]
    manual, kept = manual_weight_sets(game.folder)[2], module.WEIGHTS[2]
    try:
        assert values_with(game, module, positions, manual) == plain
        assert values_with(game, module, positions, {name: 1.5 * number for name, number in manual.items()}) != plain
        assert [game.evaluate(state, 0, game.manual_weights[2]) for state in positions] == plain
    finally:
        module.WEIGHTS[2] = kept


# The tool that fits them


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ("hard", "unknown bot 'hard'"),
        ("hard@60", "unknown bot 'hard'"),
        ("mine:Bold@60", "unknown bot 'mine'"),
        ("planner", "planner: the number of nodes is missing; expected planner@60"),
        ("planner@0", "planner@0: a budget is a whole number of nodes"),
        ("greedy@60", "greedy@60 does not use the fitted weights; expected one of expert, lookahead, planner"),
        ("greedy~40@60", "greedy~40@60 does not use the fitted weights"),
        ("random@60", "random@60 does not use the fitted weights"),
    ],
)
def test_bots_that_do_not_use_the_weights_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], given: str, error: str
) -> None:
    monkeypatch.setattr("sys.argv", ["weights.py", "mexica", "--bot", given])
    with pytest.raises(SystemExit):
        weights.main()
    assert f"error: --bot: {error}" in capsys.readouterr().err


class Pool:
    """A pool that plays in this process."""

    def __init__(self, processes: int) -> None:
        self.map = map

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *error: object) -> None:
        pass


@pytest.mark.parametrize(
    ("there", "written"),
    [(0.5, True), (2.0, False)],
    ids=["the present set is worse", "the present set is better"],
)
def test_a_set_is_written_only_if_it_beats_the_manual_and_the_present_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, there: float, written: bool
) -> None:
    manual = manual_weight_sets(load("mexica").folder)[2]
    name = next(iter(manual))
    file = tmp_path / "mexica" / "ai" / "weights.json"
    file.parent.mkdir(parents=True)
    before = {MANUAL: manual, "2": {name: there * manual[name]}, FITTED_BY: {"2": "a command"}}
    file.write_text(json.dumps(before), encoding="utf-8")

    def play(job: weights.Job) -> weights.Block:
        return weights.Block(job.one[name] - job.other[name], float(job.one[name] > job.other[name]))

    monkeypatch.setattr(weights, "GAMES", tmp_path)
    monkeypatch.setattr(weights, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(weights, "play", play)
    few = ["--rounds", "1", "--blocks", "40", "--tries", "4", "--last", "20"]
    monkeypatch.setattr("sys.argv", ["weights.py", "mexica", *few, "--write"])
    weights.main()
    output = capsys.readouterr().out
    assert "against the manual weights: " in output and "against the present set: " in output
    after = json.loads(file.read_text(encoding="utf-8"))
    assert ("written to" in output, after != before) == (written, written)
    if written:
        assert after["2"][name] > manual[name]
