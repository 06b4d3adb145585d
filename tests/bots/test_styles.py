"""Styles and strength: how they are written, and what they change."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from patolli.bots import Bot, bot, parts, written
from patolli.bots.arena.entries import Entry, is_own, read_entries
from patolli.bots.errors import UnknownBot
from patolli.bots.levels import check_level, level
from patolli.bots.styles import Tempered, styled, styles, weight_of
from patolli.core.actions import Action
from patolli.core.game import Game, settle_chance
from patolli.core.registry import load, own_games
from patolli.core.state import State
from patolli.core.terms import RIVAL

STYLED = [(name, style) for name in own_games() for style in styles(load(name).folder)]


def begun(game: Game, decisions: int = 6) -> State:
    """A position where somebody must decide among several actions."""
    rng = random.Random(1)
    state = game.new(game.seat_counts[0])
    settle_chance(state, rng)
    while decisions > 0 or len(state.legal(state.seats()[0])) < 3:
        seat = state.seats()[0]
        state.step(seat, rng.choice(state.legal(seat)))
        settle_chance(state, rng)
        decisions -= 1
    return state


def test_how_they_are_written() -> None:
    assert parts("hard") == ("hard", "", 100)
    assert parts("hard:builder") == ("hard", "builder", 100)
    assert parts("normal~40") == ("normal", "", 40)
    assert parts("easy:raider~0") == ("easy", "raider", 0)
    for name in ("hard", "hard:builder", "normal~40", "easy:raider~0"):
        assert written(*parts(name)) == name


@pytest.mark.parametrize(
    "name", ["normal~", "normal~x", "normal~101", "normal~-1", "normal:", "normal:~40", "greedy~1e2"]
)
def test_what_is_written_badly_is_told(name: str) -> None:
    with pytest.raises(UnknownBot, match="write NAME"):
        parts(name)


def test_what_nobody_knows_is_told() -> None:
    game = load("mexica")
    with pytest.raises(UnknownBot, match="unknown style 'hermit'; styles of mexica: builder"):
        bot("greedy:hermit", game)
    with pytest.raises(UnknownBot, match="unknown style 'builder'; styles of tianguis: none"):
        check_level("normal:builder", load("tianguis"))
    with pytest.raises(UnknownBot, match="unknown level 'greedy'"):
        level("greedy:builder", game, 2)
    with pytest.raises(UnknownBot, match="weighs nothing"):
        bot("random~40", game)


def test_in_the_arena() -> None:
    found = read_entries(["greedy:raider", "greedy~40@7", "bots.own:First"], load("mexica"), 2, budget=40)
    assert found == [
        Entry("greedy:raider", "greedy:raider", 40),
        Entry("greedy~40@7", "greedy~40", 7),
        Entry("bots.own:First", "bots.own:First", 40),
    ]
    assert [is_own(entry.bot) for entry in found] == [False, False, True]


@pytest.mark.parametrize(("name", "style"), STYLED)
def test_a_style_weighs_terms_that_there_are(name: str, style: str) -> None:
    game = load(name)
    weights = styles(game.folder)[style]
    source = (game.folder / "terms.py").read_text(encoding="utf-8")
    scores = game.result(game.new(game.seat_counts[0])).parts[0]
    for term in weights:
        named = term.removesuffix(RIVAL)
        assert named == "rivals" or f'"{named}"' in source or named in scores, term
    assert any(weight != 1 for weight in weights.values())


@pytest.mark.parametrize(("name", "style"), STYLED)
def test_a_styled_game_is_the_same_but_for_its_value(name: str, style: str) -> None:
    game = load(name)
    other, state = styled(game, style), begun(game)
    weights = styles(game.folder)[style]
    terms = game.terms(state, 1)
    assert other.value(state, 1) == pytest.approx(sum(weight_of(weights, t) * w for t, w in terms.items()))
    assert other.plain_value(state, 1) == pytest.approx(by_hand(game, state, weights)), (
        "greedy keeps the hand's numbers"
    )
    assert other.view(state, 1) == game.view(state, 1)
    assert other.actions is game.actions or len(other.actions) == len(game.actions)
    assert styled(game, style) is other


def by_hand(game: Game, state: State, weights: dict[str, float]) -> float:
    """What a style makes of the terms as a person's numbers have them."""
    kept, game.fitted[state.players] = game.fitted[state.players], game.by_hand[state.players]
    try:
        return sum(weight_of(weights, term) * worth for term, worth in game.terms(state, 1).items())
    finally:
        game.fitted[state.players] = kept


def answers(player: Bot, game: Game, state: State, times: int) -> list[int]:
    seat = state.seats()[0]
    view, legal = game.view(state, seat), state.legal(seat)
    return [player.choose(view, legal, 40, seed) for seed in range(times)]


class Sure:
    """Thinks always the same: each action is worth two points less than the one before."""

    def weigh(
        self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int
    ) -> list[tuple[Action, float]]:
        return [(action, -2.0 * at) for at, action in enumerate(legal)]


def test_strength_is_how_often_the_best_is_chosen() -> None:
    game = load("tianguis")
    state = begun(game)

    def shares(strength: int) -> list[float]:
        found = answers(Tempered(game, Sure(), strength), game, state, 400)
        return [found.count(action) / 400 for action in state.legal(state.seats()[0])]

    weakest, half, strong = shares(0), shares(50), shares(90)
    assert max(weakest) - min(weakest) < 0.1
    assert half[0] == pytest.approx(0.87, abs=0.06)  # two points at half strength: 1 to e**-2 to e**-4
    assert strong[0] > 0.98


def test_full_strength_is_the_bot_itself_and_the_seed_decides() -> None:
    game = load("tianguis")
    state = begun(game)
    assert type(bot("greedy~100", game)) is type(bot("greedy", game))
    assert isinstance(bot("greedy~99", game), Tempered)
    assert answers(bot("greedy~20", game), game, state, 30) == answers(bot("greedy~20", game), game, state, 30)
    assert len(set(answers(bot("greedy~0", game), game, state, 60))) > 1


@pytest.mark.parametrize("name", [name for name in own_games() if styles(load(name).folder)])
def test_every_style_decides_otherwise_now_and_then(name: str) -> None:
    game, rng = load(name), random.Random(4)
    plain, styled_ones = bot("expert", game), {style: bot(f"expert:{style}", game) for style in styles(game.folder)}
    state = game.new(2)
    settle_chance(state, rng)
    otherwise = dict.fromkeys(styled_ones, 0)
    for _ in range(150):
        seat = state.seats()[0]
        view, legal = game.view(state, seat), state.legal(seat)
        chosen = plain.choose(view, legal, 40, 1)
        for style, thinker in styled_ones.items():
            otherwise[style] += thinker.choose(view, legal, 40, 1) != chosen
        state.step(seat, chosen)
        settle_chance(state, rng)
    assert all(times > 2 for times in otherwise.values()), otherwise
