"""Styles and strength: their notation and their effects."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from patolli.bots import Bot, format_bot_name, make_bot, parse_bot_name
from patolli.bots.arena.entrants import Entry, is_user_bot, read_entries
from patolli.bots.errors import UnknownBot
from patolli.bots.levels import check_level, resolve_level
from patolli.bots.styles import SoftmaxBot, styled, styles, weight_of
from patolli.core.actions import Action
from patolli.core.chance import resolve_chance
from patolli.core.evaluation import RIVAL
from patolli.core.game import Game
from patolli.core.registry import bundled_games, load
from patolli.core.state import State

STYLED = [(name, style) for name in bundled_games() for style in styles(load(name).folder)]


def begun(game: Game, decisions: int = 6) -> State:
    """Return a position in which a seat must choose among several actions."""
    rng = random.Random(1)
    state = game.new_state(game.seat_counts[0])
    resolve_chance(state, rng)
    while decisions > 0 or len(state.legal_actions(state.to_act()[0])) < 3:
        seat = state.to_act()[0]
        state.step(seat, rng.choice(state.legal_actions(seat)))
        resolve_chance(state, rng)
        decisions -= 1
    return state


def test_notation() -> None:
    assert parse_bot_name("hard") == ("hard", "", 100)
    assert parse_bot_name("hard:builder") == ("hard", "builder", 100)
    assert parse_bot_name("normal~40") == ("normal", "", 40)
    assert parse_bot_name("easy:raider~0") == ("easy", "raider", 0)
    for name in ("hard", "hard:builder", "normal~40", "easy:raider~0"):
        assert format_bot_name(*parse_bot_name(name)) == name


@pytest.mark.parametrize(
    "name", ["normal~", "normal~x", "normal~101", "normal~-1", "normal:", "normal:~40", "greedy~1e2"]
)
def test_bad_notation_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="write NAME"):
        parse_bot_name(name)


def test_unknown_names_are_refused() -> None:
    game = load("mexica")
    with pytest.raises(UnknownBot, match="unknown style 'hermit'; styles of mexica: builder"):
        make_bot("greedy:hermit", game)
    with pytest.raises(UnknownBot, match="unknown style 'builder'; styles of tianguis: none"):
        check_level("normal:builder", load("tianguis"))
    with pytest.raises(UnknownBot, match="unknown level 'greedy'"):
        resolve_level("greedy:builder", game, 2)
    with pytest.raises(UnknownBot, match="does not rank actions"):
        make_bot("random~40", game)


def test_in_the_arena() -> None:
    found = read_entries(["greedy:raider", "greedy~40@7", "bots.own:First"], load("mexica"), 2, budget=40)
    assert found == [
        Entry("greedy:raider", "greedy:raider", 40),
        Entry("greedy~40@7", "greedy~40", 7),
        Entry("bots.own:First", "bots.own:First", 40),
    ]
    assert [is_user_bot(entry.bot) for entry in found] == [False, False, True]


@pytest.mark.parametrize(("name", "style"), STYLED)
def test_a_style_weighs_terms_that_there_are(name: str, style: str) -> None:
    game = load(name)
    weights = styles(game.folder)[style]
    source = (game.folder / "ai/evaluation_terms.py").read_text(encoding="utf-8")
    scores = game.result(game.new_state(game.seat_counts[0])).parts[0]
    for term in weights:
        named = term.removesuffix(RIVAL)
        assert named == "rivals" or f'"{named}"' in source or named in scores, term
    assert any(weight != 1 for weight in weights.values())


@pytest.mark.parametrize(("name", "style"), STYLED)
def test_a_styled_game_is_the_same_but_for_its_value(name: str, style: str) -> None:
    game = load(name)
    other, state = styled(game, style), begun(game)
    weights = styles(game.folder)[style]
    terms = game.evaluation_terms(state, 1)
    assert other.evaluate(state, 1) == pytest.approx(sum(weight_of(weights, t) * w for t, w in terms.items()))
    assert other.evaluate(state, 1, game.manual_weights[state.players]) == pytest.approx(
        by_hand(game, state, weights)
    ), "greedy keeps the manual weights"
    assert other.view(state, 1) == game.view(state, 1)
    assert other.actions is game.actions or len(other.actions) == len(game.actions)
    assert styled(game, style) is other


def by_hand(game: Game, state: State, weights: dict[str, float]) -> float:
    """Apply a style to the terms under the manual weights."""
    terms = game.evaluation_terms(state, 1, game.manual_weights[state.players])
    return sum(weight_of(weights, term) * value for term, value in terms.items())


def answers(player: Bot, game: Game, state: State, times: int) -> list[int]:
    seat = state.to_act()[0]
    view, legal = game.view(state, seat), state.legal_actions(seat)
    return [player.choose(view, legal, 40, seed) for seed in range(times)]


class Sure:
    """Always ranks alike: each action is worth two points less than the one before."""

    def rank_actions(
        self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int
    ) -> list[tuple[Action, float]]:
        return [(action, -2.0 * at) for at, action in enumerate(legal)]


def test_strength_is_how_often_the_best_is_chosen() -> None:
    game = load("tianguis")
    state = begun(game)

    def shares(strength: int) -> list[float]:
        found = answers(SoftmaxBot(game, Sure(), strength), game, state, 400)
        return [found.count(action) / 400 for action in state.legal_actions(state.to_act()[0])]

    weakest, half, strong = shares(0), shares(50), shares(90)
    assert max(weakest) - min(weakest) < 0.1
    assert half[0] == pytest.approx(0.87, abs=0.06)  # two points at half strength: 1 to e**-2 to e**-4
    assert strong[0] > 0.98


def test_full_strength_is_the_bot_itself_and_the_seed_decides() -> None:
    game = load("tianguis")
    state = begun(game)
    assert type(make_bot("greedy~100", game)) is type(make_bot("greedy", game))
    assert isinstance(make_bot("greedy~99", game), SoftmaxBot)
    assert answers(make_bot("greedy~20", game), game, state, 30) == answers(
        make_bot("greedy~20", game), game, state, 30
    )
    assert len(set(answers(make_bot("greedy~0", game), game, state, 60))) > 1


@pytest.mark.parametrize("name", [name for name in bundled_games() if styles(load(name).folder)])
def test_every_style_decides_otherwise_now_and_then(name: str) -> None:
    game, rng = load(name), random.Random(4)
    plain, styled_ones = (
        make_bot("expert", game),
        {style: make_bot(f"expert:{style}", game) for style in styles(game.folder)},
    )
    state = game.new_state(2)
    resolve_chance(state, rng)
    otherwise = dict.fromkeys(styled_ones, 0)
    for _ in range(150):
        seat = state.to_act()[0]
        view, legal = game.view(state, seat), state.legal_actions(seat)
        chosen = plain.choose(view, legal, 40, 1)
        for style, thinker in styled_ones.items():
            otherwise[style] += thinker.choose(view, legal, 40, 1) != chosen
        state.step(seat, chosen)
        resolve_chance(state, rng)
    assert all(times > 2 for times in otherwise.values()), otherwise
