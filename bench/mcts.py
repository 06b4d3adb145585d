"""Monte Carlo tree search on catanatron's engine: nodes and playouts per second on one core.

A stand-alone script for the environment that `make peers` makes; it imports nothing of patolli. Catanatron's own player
of this kind is not in its package, so this is the plain form of it: UCT, one node and one random playout to the end of
the game for each simulation, four players, chance played as it comes.

    mcts.py [--seconds 5]      one JSON object
"""

import argparse
import json
import random
import time
from importlib.metadata import version
from math import log, sqrt
from typing import Any

EXPLORE = sqrt(2.0)
DECISION = 200  # simulations per decision


class Node:
    """A position with the number of visits, and the wins of each colour."""

    def __init__(self, colour: Any) -> None:
        self.colour = colour  # the player to decide here
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.wins: dict[Any, float] = {}  # by colour

    def best(self, actions: list[Any]) -> Any:
        """Return the action to continue with: a new one, or the one with the highest upper bound."""
        new = [action for action in actions if action not in self.children]
        if new:
            return random.choice(new)

        def bound(action: Any) -> float:
            child = self.children[action]
            return child.wins.get(self.colour, 0.0) / child.visits + EXPLORE * sqrt(log(self.visits) / child.visits)

        return max(actions, key=bound)


def simulate(root: Node, game: Any) -> None:
    """Descend the tree, add one node, play a random playout, and back up; the game is used up."""
    path, node = [root], root
    while game.winning_color() is None:
        action = node.best(game.state.playable_actions)
        game.execute(action, validate_action=False)
        known = action in node.children
        node = node.children.setdefault(action, Node(game.state.current_color()))
        path.append(node)
        if not known:
            break
    while game.winning_color() is None:
        game.execute(random.choice(game.state.playable_actions), validate_action=False)
    for node in path:
        node.visits += 1
        winner = game.winning_color()
        node.wins[winner] = node.wins.get(winner, 0.0) + 1.0


def search(seconds: float) -> dict[str, Any]:
    """Play a game by search for so many seconds."""
    from catanatron import Color, Game, RandomPlayer

    def new() -> Any:
        return Game([RandomPlayer(color) for color in Color])

    game, simulations = new(), 0
    begin = now = time.process_time()
    while now - begin < seconds:
        if game.winning_color() is not None:
            game = new()
        root = Node(game.state.current_color())
        for _ in range(DECISION):
            simulate(root, game.copy())
            simulations += 1
            now = time.process_time()
            if now - begin >= seconds:
                break
        game.execute(max(root.children, key=lambda action: root.children[action].visits))
    return {"per_s": round(simulations / (now - begin), 1), "version": f"catanatron {version('catanatron')}"}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Speed of a tree search on catanatron's engine, as JSON.")
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU time (default: 5)")
    print(json.dumps(search(parser.parse_args().seconds)))
