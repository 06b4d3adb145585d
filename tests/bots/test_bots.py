"""The contract of bots, and the strength of greedy."""

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, cast

import pytest

from patolli.bots import BOTS, make_bot
from patolli.bots.errors import BadBudget, UnknownBot, check_question
from patolli.bots.greedy import sample_by_verb
from patolli.bots.styles import styles
from patolli.bots.win_probability import has_hidden_information
from patolli.core.audience import Seat
from patolli.core.chance import resolve_chance
from patolli.core.errors import BadState, PatolliError
from patolli.core.game import Game
from patolli.core.registry import game_names, load
from patolli.core.state import State

GAMES = 200
BUDGET = 100
POSITIONS = 3  # of each of two numbers of seats
NOT_ALL = 0.4  # of the decisions of a game
HIDING = [title for title in game_names() if has_hidden_information(load(title))]


@pytest.fixture(scope="module")
def game() -> Game:
    return load("tianguis")


def middle(game: Game, players: int, seed: int, decisions: int) -> State:
    """Return a position after some random decisions in which a player must decide."""
    rng = random.Random(seed)
    state = game.new_state(players)
    resolve_chance(state, rng)
    for _ in range(decisions):
        seat = state.to_act()[0]
        state.step(seat, rng.choice(state.legal_actions(seat)))
        resolve_chance(state, rng)
    assert state.to_act(), "choose another seed: this game is over"
    return state


def winners(game: Game, names: Sequence[str], seed: int) -> list[str]:
    """Play a game and return the bots that share the first place."""
    rng = random.Random(seed)
    state = game.new_state(len(names))
    resolve_chance(state, rng)
    bots = [make_bot(name, game) for name in names]
    while state.to_act():
        seat = state.to_act()[0]
        view, legal = game.view(state, seat), state.legal_actions(seat)
        state.step(seat, bots[seat].choose(view, legal, BUDGET, rng.randrange(1 << 30)))
        resolve_chance(state, rng)
    return [names[seat] for seat in game.result(state).ranking[0]]


def win_share(game: Game, name: str, rival: str) -> float:
    """Return the win share of one bot against another; seats change after each game, and a tie counts half."""
    total = 0.0
    for seed in range(GAMES):
        first = winners(game, (name, rival) if seed % 2 else (rival, name), seed)
        total += first.count(name) / len(first)
    return total / GAMES


def test_greedy_beats_random(game: Game) -> None:
    # 0.79 was measured with these seeds and this budget; random against itself gets 0.5 (below 0.61 in 99.9 of 100).
    assert win_share(game, "greedy", "random") > 0.62


@pytest.mark.parametrize("name", BOTS)
def test_same_question_same_answer(game: Game, name: str) -> None:
    for seed in range(20):
        state = middle(game, 3, seed, 4)
        seat = state.to_act()[0]
        view, legal = game.view(state, seat), state.legal_actions(seat)
        answers = {make_bot(name, game).choose(view, legal, BUDGET, seed) for _ in range(3)}
        assert len(answers) == 1
        assert answers <= set(legal)


def manners(title: str) -> Iterator[str]:
    """Yield every bot of a game: plain, with each style, with a strength, and with both."""
    for name in BOTS:
        for style in ("", *(f":{style}" for style in styles(load(title).folder))):
            yield name + style
            if name != "random":  # which ranks nothing
                yield f"{name}{style}~40"


@cache
def twins(title: str) -> list[tuple[Seat, State, State]]:
    """Yield pairs of positions that look the same to the seat that has a choice."""
    game: Game = load(title)
    found: list[tuple[Seat, State, State]] = []
    for players in game.seat_counts[:2]:
        enough, rng, state = len(found) + POSITIONS, random.Random(players), middle(game, players, players, 0)
        while state.to_act() and len(found) < enough:
            seat, legal = state.to_act()[0], state.legal_actions(state.to_act()[0])
            twin = game.determinize(game.view(state, seat), rng)
            if len(legal) > 1 and rng.random() < NOT_ALL and game.digest(twin) != game.digest(state):
                found.append((seat, state.copy(), twin))
            state.step(seat, rng.choice(legal))
            resolve_chance(state, rng)
        assert len(found) == enough, "the game was too short"
    return found


@pytest.mark.parametrize(("title", "name"), [(title, name) for title in HIDING for name in manners(title)])
def test_hidden_cards_change_nothing(title: str, name: str) -> None:
    game = load(title)
    budget = 120 if name.startswith("lookahead") else 40  # with fewer it does not look ahead
    for seed, (seat, *worlds) in enumerate(twins(title)):
        first, other = (
            make_bot(name, game).choose(game.view(w, seat), w.legal_actions(seat), budget, seed) for w in worlds
        )
        assert first == other


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_says_what_is_wrong_with_the_question(game: Game, name: str) -> None:
    state = middle(game, 2, 0, 0)
    seat = state.to_act()[0]
    view: dict[str, Any] = game.view(state, seat)
    legal = state.legal_actions(seat)
    player = make_bot(name, game)
    with pytest.raises(BadBudget, match="a budget of 0 nodes; expected a whole number from 1 on"):
        player.choose(view, legal, 0, 1)
    for budget in ("many", 2.5, None, True):
        with pytest.raises(BadBudget, match=f"a budget of {budget} nodes; expected a whole number from 1 on"):
            player.choose(view, legal, cast(Any, budget), 1)
    with pytest.raises(BadState, match=r"NoneType is not a view; expected the dict that game\.view returns"):
        player.choose(cast(Any, None), legal, BUDGET, 1)
    with pytest.raises(BadState, match="this is a view of chess; expected one of tianguis"):
        player.choose(view | {"game": "chess"}, legal, BUDGET, 1)
    with pytest.raises(BadState, match="seat 1 has nothing to decide in this view"):
        player.choose(game.view(state, 1), legal, BUDGET, 1)
    with pytest.raises(BadState, match="nothing to decide"):
        player.choose(view, [], BUDGET, 1)
    with pytest.raises(BadState, match="this view has no list `to_act`; expected the seats that must decide"):
        player.choose(view | {"to_act": None}, legal, BUDGET, 1)
    with pytest.raises(BadState, match="nothing to decide"):
        player.choose(view | {"stack": []}, legal, BUDGET, 1)
    with pytest.raises(BadState, match="1000000 is not an action of tianguis; expected 0 to"):
        player.choose(view, [*legal, 1_000_000], BUDGET, 1)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("title", game_names())
def test_a_view_whose_players_were_changed(title: str, name: str) -> None:
    game = load(title)
    for players in game.seat_counts[:2]:
        state = middle(game, players, 0, 0)
        seat = state.to_act()[0]
        view, legal = game.view(state, seat), state.legal_actions(seat)
        others: list[object] = [count for count in game.seat_counts if count != players]
        for other in [*others, 1, 99, "x", None, [], True, float(players)]:
            with pytest.raises(BadState, match=r"^this is not a view of a game of .* players; its fields do not fit$"):
                make_bot(name, game).choose(view | {"players": other}, legal, BUDGET, 1)
        empty: list[object] = [None, {}, []]
        for nothing in empty:
            with pytest.raises(BadState, match=r"^this is not a view of a game of .* players; its fields do not fit$"):
                make_bot(name, game).choose(view | {"state": nothing}, legal, BUDGET, 1)


@pytest.mark.parametrize("title", game_names())
def test_each_view_of_a_game_can_be_asked_about(title: str) -> None:
    game = load(title)
    for players in game.seat_counts:
        state, rng = middle(game, players, players, 0), random.Random(players)
        while state.to_act():
            seat = state.to_act()[0]
            check_question(game, game.view(state, seat), state.legal_actions(seat), BUDGET)
            state.step(seat, rng.choice(state.legal_actions(seat)))
            resolve_chance(state, rng)


def test_unknown_bot(game: Game) -> None:
    with pytest.raises(UnknownBot, match=r"^unknown bot 'gredy'; did you mean greedy\?$"):
        make_bot("gredy", game)
    with pytest.raises(PatolliError, match=r"^unknown bot 'hal'; bots: expert, greedy, lookahead, planner, random$"):
        make_bot("hal", game)


def test_random_picks_the_verb_first(game: Game) -> None:
    state = middle(game, 2, 0, 1)
    seat = state.to_act()[0]
    view, legal = game.view(state, seat), state.legal_actions(seat)
    verbs = [game.actions.verb(make_bot("random", game).choose(view, legal, 1, seed)) for seed in range(400)]
    assert len(legal) > 10 and set(verbs) == {"bid", "pass"}
    assert 150 < verbs.count("pass") < 250


@pytest.mark.parametrize("most", [1, 2, 5])
def test_a_small_budget_is_spread_over_the_verbs(game: Game, most: int) -> None:
    legal = [game.actions.parse("pass"), *(game.actions.parse(f"bid {n}") for n in range(1, 30))]
    sample = sample_by_verb(game.actions, legal, most, random.Random(3))
    assert len(set(sample)) == most
    assert set(sample) <= set(legal)
    assert len({game.actions.verb(action) for action in sample}) == min(2, most)
