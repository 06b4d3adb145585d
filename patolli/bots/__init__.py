"""Bots: they see views, never states.

    choice = bot("greedy", game).choose(view, legal, budget=400, seed=7)

`budget` counts nodes, that is steps of the game tried in search; the same view, offers, budget and seed give the same
answer, but for a plan of the whole turn that a bot goes on with. A bot or a level may have a style and a strength:
`hard:builder`, `normal~40`, `greedy:raider~70`.
"""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, Final, Protocol

from patolli.bots.chances import has_secrets
from patolli.bots.errors import UnknownBot
from patolli.bots.greedy import Expert, Greedy
from patolli.bots.lookahead import Lookahead
from patolli.bots.planner import STEPS, Planner
from patolli.bots.random import Random
from patolli.bots.styles import FULL, Tempered, Weigher, styled
from patolli.core.actions import Action
from patolli.core.game import Game


class Bot(Protocol):
    """Somebody who can decide."""

    def choose(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> Action:
        """One of the legal actions. Raises BadBudget or BadState."""
        ...


BOTS: Final[dict[str, Callable[[Game], Bot]]] = {
    "expert": Expert,
    "greedy": Greedy,
    "lookahead": Lookahead,
    "planner": Planner,
    "random": Random,
}


def bot(name: str, game: Game) -> Bot:
    """The bot of that name for a game, perhaps with a style and a strength (`parts`). Raises UnknownBot."""
    base, style, strength = parts(name)
    if base not in BOTS:
        near = get_close_matches(base.lower(), BOTS, n=1)
        hint = f"did you mean {near[0]}?" if near else f"bots: {', '.join(BOTS)}"
        raise UnknownBot(f"unknown bot {base!r}; {hint}")
    thinker = BOTS[base](styled(game, style) if style else game)
    if strength == FULL:
        return thinker
    if not isinstance(thinker, Weigher):
        raise UnknownBot(f"{name}: {base} weighs nothing, so it has no strength to be set")
    whole = isinstance(thinker, Planner) and not has_secrets(game)
    return Tempered(game, thinker, strength, STEPS if whole else 1)


def parts(name: str) -> tuple[str, str, int]:
    """A name as it is written, `NAME:STYLE~STRENGTH`, in its parts; what is left out is plain. Raises UnknownBot."""
    base, _, given = name.partition("~")
    base, _, style = base.partition(":")
    known = "~" not in name or (given.isascii() and given.isdigit() and len(given) < 4 and int(given) <= FULL)
    if not known or (":" in name and not style):
        raise UnknownBot(f"{name!r}: write NAME, NAME:STYLE, NAME~STRENGTH or NAME:STYLE~STRENGTH (0 to {FULL})")
    return base, style, int(given) if given else FULL


def written(base: str, style: str, strength: int) -> str:
    """The parts of a name as it is written."""
    return base + (f":{style}" if style else "") + (f"~{strength}" if strength < FULL else "")
