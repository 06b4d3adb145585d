"""The laws of questions and refusals: each frame declares its answers, and `why` agrees with what is legal."""

import os
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.errors import BadNotation
from patolli.core.game import Game
from patolli.core.rulebook import read_rules
from patolli.core.state import CHANCE, Frame, State

MAX_ASKED: Final = 12  # texts that the law asks `why` about
LARGE: Final = 1000  # answers of a question; up to here the law checks them all in every position
ALL_IN: Final = 8  # the law checks all answers of a larger question in one of so many positions, on average
SAMPLED: Final = 300  # answers of a larger question that the law checks in the other positions
MAX_DERIVED: Final = 64  # answers of a frame whose `legal_actions` is derived from `refusal`


def questions(game: Game) -> str:
    """A frame that can wait overrides `legal_actions` or `refusal`; few answers need only the latter, else a RULE."""
    rules = rule_ids(game.folder / "rules.md")
    for kind in game.frames:
        if not overrides(kind, "to_act"):
            continue
        answers = len(game.actions.of_verbs(kind.VERBS))
        if not overrides(kind, "legal_actions") and not overrides(kind, "refusal"):
            return f"{kind.__name__} overrides neither legal_actions nor refusal"
        if not overrides(kind, "legal_actions") and answers > MAX_DERIVED:
            return f"{kind.__name__} derives legal_actions from {answers} answers; at most {MAX_DERIVED} are allowed"
        if kind.VERBS and not overrides(kind, "refusal") and kind.RULE not in rules:
            return f"{kind.__name__} has neither a refusal nor a RULE of {game.name}: {kind.RULE!r}"
    return ""


def overrides(kind: type[Frame[Any]], method: str) -> bool:
    """Say whether a class of frames has a method of its own, be it inherited from another frame of the game."""
    return any(method in vars(base) for base in kind.__mro__ if base not in Frame.__mro__)


def refusals(game: Game, state: State, rng: Random) -> str:
    """Every answer of a question is legal or refused by a rule of the game, and so is any other text of an action."""
    rules = rule_ids(game.folder / "rules.md")
    legal = {seat: state.legal_actions(seat) for seat in (*state.to_act(), *state.may_act())}
    for seat, actions in legal.items():
        if fault := wrong_answer(game, state, seat, actions, rules, rng):
            return fault
        for action in some(actions, MAX_ASKED, rng):
            if (rule := game.why(state, seat, game.actions.name(action))) is not None:
                return f"{game.actions.name(action)!r} is legal for seat {seat}, but refused by {rule}"
    for text in other_texts(game, state, rng):
        seat = rng.randrange(CHANCE, state.players)
        if fault := wrong_refusal(game, state, seat, text, legal.get(seat, []), rules):
            return fault
    return ""


@cache
def rule_ids(page: Path) -> frozenset[str]:
    """Return the ids of a game's rules; the page is read once."""
    return frozenset(read_rules(page))


def some(actions: list[Action], limit: int, rng: Random) -> list[Action]:
    """Return all of a short list, or a sample of a long one."""
    return actions if len(actions) <= limit else rng.sample(actions, limit)


def wrong_answer(game: Game, state: State, seat: Seat, legal: list[Action], rules: frozenset[str], rng: Random) -> str:
    """Return the first answer on which the open question's `refusal` and `legal_actions` differ, or an empty text.

    A frame without a `refusal` of its own has the kernel's, which cannot differ. A large question is asked for all of
    its answers at a part of the positions, since that may take a quarter of a second; at all with PATOLLI_SOAK=1.
    """
    frame = state.stack[-1]
    if not overrides(type(frame), "refusal"):
        return ""
    known = set(legal)
    answers = game.actions.of_verbs(frame.VERBS)
    if len(answers) > LARGE and rng.randrange(ALL_IN) and not is_soak():
        answers = some(answers, SAMPLED, rng)
    for action in answers:
        rule = frame.refusal(state, seat, action)
        if fault := judged(game, seat, game.actions.name(action), rule, action in known, rules):
            return fault
    return ""


def is_soak() -> bool:
    """Say whether the environment asks for long checks."""
    return os.environ.get("PATOLLI_SOAK", "") not in ("", "0")


def other_texts(game: Game, state: State, rng: Random) -> list[str]:
    """Return texts of random actions, of actions that are legal for other seats, and misspelt ones."""
    texts = [game.actions.name(rng.randrange(len(game.actions))) for _ in range(MAX_ASKED)]
    texts += [game.actions.name(rng.choice(state.legal_actions(seat))) for seat in state.to_act()]
    text = rng.choice(texts)
    at = rng.randrange(len(text))
    return [*texts, text.upper(), text[:at] + text[at + 1 :], f"{text} {text}", text.split()[0]]


def wrong_refusal(game: Game, state: State, seat: Seat, text: str, legal: list[Action], rules: frozenset[str]) -> str:
    """Return the fault of the answer of `why` to a text, or an empty text."""
    action = game.actions.find(text)
    try:
        rule = game.why(state, seat, text)
    except BadNotation:
        return "" if action < 0 else f"{text!r} is in the table, but `why` cannot read it"
    return judged(game, seat, text, rule, action in legal, rules)


def refusing_rule(game: Game, state: State, seat: Seat, text: str) -> str | None:
    """Return the rule that refuses a text, or None if it is legal or cannot be read."""
    try:
        return game.why(state, seat, text)
    except BadNotation:
        return None


def judged(game: Game, seat: Seat, text: str, rule: str | None, is_legal: bool, rules: frozenset[str]) -> str:
    """Return the fault of the rule (None: no rule) that refuses a text, or an empty text."""
    if is_legal:
        return "" if rule is None else f"{text!r} is legal for seat {seat}, but refused by {rule}"
    if rule is None:
        return f"{text!r} is not legal for seat {seat}, but nothing refuses it"
    return "" if rule in rules else f"{text!r} is refused by {rule}, which is not a rule of {game.name}"
