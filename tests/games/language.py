"""Play as text, the same for every game; `at` of a game's `position` makes the positions.

    after = play(table, "red move a1 ; red to b1")        on a copy; all of it is legal, checked both ways
    after = play(table, "p1: walk J4; walk K4 | p2: end") the same with several actions of a seat
    after = play(table, "take 2 ; roll 1,6 ; * roll 3")   without a name the seat to act, `*` is chance, `1,6` two draws
    rule = refused(table, "red move a1 ; red to a1")      the rule that refuses the last action, checked both ways

A fault is an AssertionError that names the seat, the action or the rule.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import pytest

from patolli.core.audience import Seat
from patolli.core.events import Event
from patolli.core.game import Game
from patolli.core.registry import load
from patolli.core.rulebook import ID
from patolli.core.state import CHANCE, State

S = TypeVar("S", bound=State)
HEADING = re.compile(rf"^([A-Z]+\d+[a-z]?) +(\S.*?)((?: +{ID}(?:-{ID})?)*) *$", re.MULTILINE)


class Table(NamedTuple, Generic[S]):
    """A game, a state of it, and the events since it was set up."""

    game: Game
    state: S
    events: list[Event]

    def copied(self) -> "Table[S]":
        """Return a copy to play on."""
        state: Any = self.state.copy()  # of the same class
        return self._replace(state=state, events=self.events[:])


class Case(NamedTuple):
    """A worked example of a text file: its heading, the number of its first line, and its lines."""

    label: str
    title: str
    rules: list[str]
    first: int
    lines: str


# Games and seats


@cache
def loaded(game: str, rules: int | None = None, **options: object) -> Game:
    """Return a game with these options, by the newest rules if no others are named."""
    return load(game, options, rules)


def new_table(game: str, players: int, rules: Any = None, **options: object) -> Table[Any]:
    """Return a game at its first decision."""
    found = loaded(game, rules, **options)
    return Table(found, found.new_state(players), [])


def from_dump(game: Game, dump: dict[str, Any]) -> Table[Any]:
    """Return the state of a dump at its next decision."""
    state: Any = game.load_state(dump)
    events: list[Event] = []
    state.emitted = events
    state.settle()
    state.emitted = None
    return Table(game, state, events)


def seat_at(table: Table[Any], name: str) -> Seat:
    """Return the seat of a name; `*` is chance."""
    names = table.game.seat_names(table.state.players)
    assert name == "*" or name in names, f"{name} is no seat"
    return CHANCE if name == "*" else names.index(name)


def seat_of_line(table: Table[Any], name: str) -> Seat:
    """Return the seat of a line; a line without a name is of the one seat to act, or of chance."""
    if name:
        return seat_at(table, name)
    (seat,) = table.state.to_act()
    return int(seat)


def number(word: str) -> int:
    """Return the number that a word gives."""
    assert word.isdecimal(), f"{word} is no number"
    return int(word)


# Play


def lines(table: Table[Any], text: str) -> Iterator[tuple[str, str]]:
    """Yield the seat's name, empty if there is none, and the action of each line."""
    for part in text.split("|"):
        who, colon, actions = part.rpartition(":")
        for line in actions.split(";"):
            if colon:
                yield who.strip(), line.strip()
                continue
            first, _, rest = line.strip().partition(" ")
            if first in table.game.actions.verbs:
                yield from (("", f"{first} {word}".strip()) for word in rest.split(","))
            else:
                yield first, rest.strip()


def play(table: Table[S], text: str) -> Table[S]:
    """Return the position after some play; all of it must be legal."""
    after = table.copied()
    for who, action in lines(table, text):
        step(after, seat_of_line(after, who), action)
    return after


def step(table: Table[Any], seat: Seat, text: str) -> None:
    """Play one action, listed and not refused; a position that keeps the invariants must keep them."""
    whole = is_whole(table)
    rule = table.game.why(table.state, seat, text)
    assert rule is None, f"{text} is refused by {rule}; {asked(table)} must decide: {' | '.join(offers(table))}"
    assert table.state.can_act(seat), f"{text} is not refused, but {asked(table)} must decide"
    action = table.game.actions.parse(text)
    assert action in table.state.legal_actions(seat), f"{text} is not refused, but not legal"
    table.events.extend(table.state.step_with_events(seat, action))
    if whole:
        table.game.check_invariants(table.state)


def is_whole(table: Table[Any]) -> bool:
    """Return True if a position keeps the invariants; one made for a test may lack pieces."""
    try:
        table.game.check_invariants(table.state)
    except AssertionError:
        return False
    return True


def refused(table: Table[Any], text: str) -> str | None:
    """Return the rule that refuses the last action of some play, which is not legal either; None if it is."""
    *before, (who, action) = lines(table, text)
    now = table.copied()
    for earlier, legal in before:
        step(now, seat_of_line(now, earlier), legal)
    seat = seat_of_line(now, who)
    rule = now.game.why(now.state, seat, action)
    legal_now = now.state.can_act(seat) and now.game.actions.find(action) in now.state.legal_actions(seat)
    assert legal_now == (rule is None), f"{action} is {'' if legal_now else 'not '}legal, and refused by {rule}"
    return rule


# Questions


def asked(table: Table[Any]) -> str:
    """Return the name of the seat to act, `*` for chance, or nothing when the game is over."""
    names = table.game.seat_names(table.state.players)
    return " ".join("*" if seat == CHANCE else names[seat] for seat in table.state.to_act())


def offers(table: Table[Any], verb: str = "") -> list[str]:
    """Return the texts of the legal actions, or of those of one verb; none when the game is over."""
    if not table.state.to_act():
        return []
    (seat,) = table.state.to_act()
    legal = table.state.legal_actions(seat)
    assert legal == sorted(set(legal)) and legal, "the legal actions are not in rising order, or there is none"
    texts = [table.game.actions.name(action) for action in legal]
    return [text for text in texts if text.split()[0] == verb] if verb else texts


def may(table: Table[Any], who: str) -> list[str]:
    """Return the texts of what a seat may do while another seat is asked."""
    seat = seat_at(table, who)
    if seat not in table.state.may_act():
        return []
    return [table.game.actions.name(action) for action in table.state.legal_actions(seat)]


def chances(table: Table[Any]) -> dict[str, int]:
    """Return the outcomes of chance with their weights."""
    assert asked(table) == "*", f"{asked(table)} must decide, not chance"
    return dict(zip(offers(table), table.state.chance_weights(), strict=True))


def view(table: Table[Any], who: str | None) -> dict[str, Any]:
    """Return the view of a seat or a spectator (None)."""
    return table.game.view(table.state, None if who is None else seat_at(table, who))


def heard(table: Table[Any], who: str | None, kind: str = "") -> list[dict[str, Any]]:
    """Return the events as a seat or a spectator (None) sees them, all or those of one kind."""
    viewer = None if who is None else seat_at(table, who)
    events = [table.game.events.visible(event, viewer) for event in table.events]
    return [event for event in events if kind in ("", event["kind"])]


# Worked examples


def read_cases(file: Path) -> list[Case]:
    """Return the examples of a text file: a heading with label, title and rule ids, and the lines below it."""
    text = file.read_text(encoding="utf-8")
    headings = list(HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return [
        Case(
            heading.group(1),
            heading.group(2),
            heading.group(3).split(),
            text[: heading.end()].count("\n") + 2,
            text[heading.end() + 1 : end],
        )
        for heading, end in zip(headings, ends)
    ]


def slug(title: str) -> str:
    """Return the first part of a title as words with hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", re.split(r"[,;:(]", title.lower())[0]).strip("-")


def as_parameter(case: Case, *words: str) -> Any:
    """Return an example as parameters `first` and `lines` of a test.

    Its id is the label, such words as the effect of a card, and the slug of the title; its rules are its own marks.
    """
    name = "-".join([case.label, *words, slug(case.title)])
    return pytest.param(case.first, case.lines, id=name, marks=pytest.mark.rule(*case.rules))
