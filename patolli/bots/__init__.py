"""Bots. They see views, never states.

    choice = make_bot("greedy", game).choose(view, legal, budget=400, seed=7)

`budget` counts nodes: steps of the game that are tried in search. The same view, actions, budget and seed give the same
answer, except where a bot continues the plan of a whole turn. A bot or a level may have a style and a strength:
`hard:builder`, `normal~40`, `greedy:raider~70`.
"""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, Final, Protocol

from patolli.bots.errors import UnknownBot
from patolli.bots.greedy import Expert, Greedy
from patolli.bots.lookahead import Lookahead
from patolli.bots.planner import STEPS, Planner
from patolli.bots.random import Random
from patolli.bots.styles import FULL, Ranker, SoftmaxBot, styled
from patolli.bots.win_probability import has_hidden_information
from patolli.core.actions import Action
from patolli.core.game import Game


class Bot(Protocol):
    """A player that answers questions about views."""

    def choose(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> Action:
        """Return one of the legal actions. Raises BadBudget or BadState."""
        ...


BOTS: Final[dict[str, Callable[[Game], Bot]]] = {
    "expert": Expert,
    "greedy": Greedy,
    "lookahead": Lookahead,
    "planner": Planner,
    "random": Random,
}


def make_bot(name: str, game: Game) -> Bot:
    """Return the bot of that name for a game; the name may have a style and a strength. Raises UnknownBot."""
    base, style, strength = parse_bot_name(name)
    if base not in BOTS:
        near = get_close_matches(base.lower(), BOTS, n=1)
        hint = f"did you mean {near[0]}?" if near else f"bots: {', '.join(BOTS)}"
        raise UnknownBot(f"unknown bot {base!r}; {hint}")
    thinker = BOTS[base](styled(game, style) if style else game)
    if strength == FULL:
        return thinker
    if not isinstance(thinker, Ranker):
        raise UnknownBot(f"{name}: {base} does not rank actions, so it takes no strength")
    whole = isinstance(thinker, Planner) and not has_hidden_information(game)
    return SoftmaxBot(game, thinker, strength, STEPS if whole else 1)


def parse_bot_name(name: str) -> tuple[str, str, int]:
    """Split `NAME:STYLE~STRENGTH` into its parts, with defaults for missing ones. Raises UnknownBot."""
    base, _, given = name.partition("~")
    base, _, style = base.partition(":")
    known = "~" not in name or (given.isascii() and given.isdigit() and len(given) < 4 and int(given) <= FULL)
    if not known or (":" in name and not style):
        raise UnknownBot(f"{name!r}: write NAME, NAME:STYLE, NAME~STRENGTH or NAME:STYLE~STRENGTH (0 to {FULL})")
    return base, style, int(given) if given else FULL


def format_bot_name(base: str, style: str, strength: int) -> str:
    """Join the parts of a name; defaults are left out."""
    return base + (f":{style}" if style else "") + (f"~{strength}" if strength < FULL else "")
