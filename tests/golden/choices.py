"""Choices of every bot on fixed positions at small budgets, as text: <game>/bots.txt.

cd tests && PYTHONPATH=.. ../.venv/bin/python -m golden.choices     # writes them anew; then review the difference
"""

from collections.abc import Iterator, Sequence

from golden.positions import GOLDEN, Position, positions

from patolli.bots import make_bot
from patolli.bots.levels import LEVELS, resolve_level
from patolli.bots.styles import styles
from patolli.bots.win_probability import win_probabilities
from patolli.core.game import Game
from patolli.core.registry import bundled_games, load

FILE_NAME = "bots.txt"
COMMAND = "cd tests && PYTHONPATH=.. ../.venv/bin/python -m golden.choices"
BOTS = ("random@1", "greedy@40", "expert@40", "lookahead@400", "planner@400")
SLOW_BOTS = ("lookahead@3000", "planner@3000")  # on some positions only: here they also search the turns that follow
SLOW_EVERY = 10  # positions
STYLE_BUDGET = 40
LEVEL_BUDGET = 400  # at most; a level on its own may look at thousands of nodes
SEED = 7


def choices_text(name: str) -> str:
    """Return the levels of a game, then for each fixed position its values and the choice of each bot."""
    lines = [
        f"# Choices on the positions of ../positions.txt with seed {SEED}. The number after the @ is the node budget,",
        f"# kept small: the bots of levels get at most {LEVEL_BUDGET}; {' and '.join(SLOW_BOTS)} are asked on",
        f"# every {SLOW_EVERY}th position.",
        *level_lines(load(name)),
    ]
    for number, position in enumerate(positions(name)):
        asked = entries(position) + list(SLOW_BOTS if number % SLOW_EVERY == 0 else ())
        lines += ["", position.title, *choice_lines(position, asked)]
    return "\n".join(lines) + "\n"


def level_lines(game: Game) -> Iterator[str]:
    """Yield the bot and the budget of each level at each seat count."""
    for players in game.seat_counts:
        for name in LEVELS:
            yield f"level {name} at {players} seats: {'@'.join(map(str, resolve_level(name, game, players)))}"


def choice_lines(position: Position, asked: Sequence[str]) -> Iterator[str]:
    """Yield the value of a position for the seat to decide, the win probabilities, and the choice of each bot asked."""
    game, state, seat = position.game, position.state, position.seat
    view, legal = game.view(state, seat), state.legal_actions(seat)
    yield f"  value {game.evaluate(state, seat):.9g}, {len(legal)} legal actions"
    yield f"  win probabilities {' '.join(f'{p:.6f}' for p in win_probabilities(game, view, SEED))}"
    for entry in asked:
        name, _, budget = entry.partition("@")
        action = make_bot(name, game).choose(view, legal, budget=int(budget), seed=SEED)
        yield f"  {entry}: {game.actions.name(action)}"


def entries(position: Position) -> list[str]:
    """Return the bots to ask on every position, as `NAME@BUDGET`: each kind, greedy in each style, those of levels."""
    game, players = position.game, position.state.players
    levels = [resolve_level(name, game, players) for name in LEVELS]
    styled = [f"greedy:{style}@{STYLE_BUDGET}" for style in styles(game.folder)]
    found = [*BOTS, *styled, *(f"{name}@{min(budget, LEVEL_BUDGET)}" for name, budget in levels)]
    return list(dict.fromkeys(found))


if __name__ == "__main__":
    for game_name in bundled_games():
        (GOLDEN / game_name / FILE_NAME).write_text(choices_text(game_name), encoding="utf-8")
