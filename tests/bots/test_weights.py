"""The numbers of evaluations, as data."""

import json
import random
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import weights

from patolli.bots import bot
from patolli.core.game import settle_chance
from patolli.core.registry import load
from patolli.core.weights import HAND, MADE, hand_sets, weight_sets

FOLDERS = sorted(path.parent for path in Path(import_module("patolli.games").__path__[0]).glob("*/weights.json"))
GAMES = [folder.name for folder in FOLDERS]


def test_all_three_games_have_them() -> None:
    assert GAMES == ["chichen_itza", "cortez", "mexica"]


@pytest.mark.parametrize("folder", FOLDERS, ids=GAMES)
def test_each_set_says_how_it_was_made(folder: Path) -> None:
    sets = json.loads((folder / "weights.json").read_text(encoding="utf-8"))
    made = sets.pop(MADE, {})
    assert set(made) == {name for name in sets if not name.startswith(HAND)}


@pytest.mark.parametrize("name", GAMES)
def test_each_number_of_players_has_a_set_of_its_own(name: str) -> None:
    game = load(name)
    sets = json.loads((game.folder / "weights.json").read_text(encoding="utf-8"))
    fitted = [sets[str(players)] for players in game.seat_counts]
    assert all(numbers not in fitted[:at] for at, numbers in enumerate(fitted))


@pytest.mark.parametrize("name", GAMES)
def test_every_number_counts(name: str) -> None:
    game, module = load(name), import_module(f"patolli.games.{name}.weights")
    hand, players = hand_sets(game.folder)[2], 2
    positions = [state for seed in range(4) for state in some_positions(game, players, seed)]
    kept = module.WEIGHTS[players]
    try:
        values = {name: worths(game, module, positions, hand | {name: 1.5 * hand[name] + 0.5}) for name in hand}
        plain = worths(game, module, positions, hand)
    finally:
        module.WEIGHTS[players] = kept
    assert [name for name in hand if values[name] == plain] == []


def some_positions(game: Any, players: int, seed: int) -> list[Any]:
    """Of a game that is played half at random, among them all kinds of open questions."""
    rng, greedy = random.Random(seed), bot("greedy", game)
    state, found = game.new(players), []
    settle_chance(state, rng)
    while seats := state.seats():
        found.append(state.copy())
        seat, legal = seats[0], state.legal(seats[0])
        by_lot = rng.random() < 0.5
        state.step(seat, rng.choice(legal) if by_lot else greedy.choose(game.view(state, seat), legal, 8, seed))
        settle_chance(state, rng)
    return found


def worths(game: Any, module: Any, positions: list[Any], numbers: dict[str, float]) -> list[float]:
    module.WEIGHTS[2] = module.Weights(numbers)
    return [game.value(state, 0) for state in positions]


def test_a_number_that_is_unknown_is_named(tmp_path: Path) -> None:
    (tmp_path / "weights.json").write_text('{"hand": {"coin": 1.0}, "2": {"coins": 2.0}}', encoding="utf-8")
    with pytest.raises(ValueError, match=r"weights\.json: '2' has numbers that 'hand' has not: coins"):
        weight_sets(tmp_path)


def test_a_set_is_for_its_number_of_players_and_those_nearest(tmp_path: Path) -> None:
    text = '{"hand": {"coin": 1.0, "tile": 2.0}, "2": {}, "4": {"coin": 4.0}, "made by": {"4": "a command"}}'
    (tmp_path / "weights.json").write_text(text, encoding="utf-8")
    assert weight_sets(tmp_path)[2:6] == [{"coin": coin, "tile": 2.0} for coin in (1.0, 1.0, 4.0, 4.0)]


def test_without_sets_the_hand_plays(tmp_path: Path) -> None:
    (tmp_path / "weights.json").write_text('{"hand": {"coin": 1.0}}', encoding="utf-8")
    assert weight_sets(tmp_path)[2] == {"coin": 1.0}


def test_the_hand_may_think_otherwise_for_more_players(tmp_path: Path) -> None:
    text = '{"hand": {"coin": 1.0, "tile": 2.0}, "hand 4": {"coin": 4.0}, "2": {"tile": 3.0}}'
    (tmp_path / "weights.json").write_text(text, encoding="utf-8")
    assert [numbers["coin"] for numbers in hand_sets(tmp_path)[2:6]] == [1.0, 1.0, 4.0, 4.0]
    assert weight_sets(tmp_path)[2:5:2] == [{"coin": 1.0, "tile": 3.0}, {"coin": 4.0, "tile": 2.0}]


@pytest.mark.parametrize("name", GAMES)
def test_greedy_judges_by_the_hand_however_others_are_fitted(name: str) -> None:
    game, module = load(name), import_module(f"patolli.games.{name}.weights")
    positions = some_positions(game, 2, 7)
    plain = [game.plain_value(state, 0) for state in positions]
    hand, kept = hand_sets(game.folder)[2], module.WEIGHTS[2]
    try:
        assert worths(game, module, positions, hand) == plain
        assert worths(game, module, positions, {name: 1.5 * number for name, number in hand.items()}) != plain
        assert [game.plain_value(state, 0) for state in positions] == plain
    finally:
        module.WEIGHTS[2] = kept


# The tool that fits them


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("hard", "unknown bot 'hard'"),
        ("hard@60", "unknown bot 'hard'"),
        ("mine:Bold@60", "unknown bot 'mine'"),
        ("planner", "planner: say with how many nodes, as planner@60"),
        ("planner@0", "planner@0: a budget is a whole number of nodes"),
        ("greedy@60", "greedy@60 does not play by the numbers that are moved; take one of expert, lookahead, planner"),
        ("greedy~40@60", "greedy~40@60 does not play by the numbers that are moved"),
        ("random@60", "random@60 does not play by the numbers that are moved"),
    ],
)
def test_bots_that_tell_nothing_about_numbers_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], given: str, told: str
) -> None:
    monkeypatch.setattr("sys.argv", ["weights.py", "mexica", "--bot", given])
    with pytest.raises(SystemExit):
        weights.main()
    assert f"error: --bot: {told}" in capsys.readouterr().err


class Pool:
    """Plays here, at once."""

    def __init__(self, processes: int) -> None:
        self.map = map

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *error: object) -> None:
        pass


@pytest.mark.parametrize(
    ("there", "written"),
    [(0.5, True), (2.0, False)],
    ids=["the set that is there is worse", "the set that is there is better"],
)
def test_only_what_is_better_than_the_hand_and_the_set_there_is_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, there: float, written: bool
) -> None:
    hand = hand_sets(load("mexica").folder)[2]
    name = next(iter(hand))
    file = tmp_path / "mexica" / "weights.json"
    file.parent.mkdir()
    before = {"hand": hand, "2": {name: there * hand[name]}, MADE: {"2": "a hand"}}
    file.write_text(json.dumps(before), encoding="utf-8")

    def play(job: weights.Job) -> weights.Block:
        return weights.Block(job.one[name] - job.other[name], float(job.one[name] > job.other[name]))

    monkeypatch.setattr(weights, "GAMES", tmp_path)
    monkeypatch.setattr(weights, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(weights, "play", play)
    few = ["--rounds", "1", "--blocks", "40", "--tries", "4", "--last", "20"]
    monkeypatch.setattr("sys.argv", ["weights.py", "mexica", *few, "--write"])
    weights.main()
    told = capsys.readouterr().out
    assert "against the hand's: " in told and "against the set that is there: " in told
    after = json.loads(file.read_text(encoding="utf-8"))
    assert ("written to" in told, after != before) == (written, written)
    if written:
        assert after["2"][name] > hand[name]
