"""A game as a record (I25.11), and the worked examples beside those of the rules."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from games.chichen_itza.examples import examples
from games.chichen_itza.position import new
from games.language import asked

from patolli.core.chance import sample_outcome
from patolli.core.record import read_record
from patolli.core.replay import replay
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.game import ChichenItza


@pytest.mark.rule("I28.1")
def test_the_examples_are_those_of_the_rules() -> None:
    rules = (ChichenItza.folder / "rules.md").read_text(encoding="utf-8")
    theirs = dict(re.findall(r"^- \*\*([EX]\d+)\*\* \(([^)]*)\)", rules, re.MULTILINE))
    ours = examples("examples-printed.txt", "examples-further.txt")
    assert [example.label for example in ours] == list(theirs)


@pytest.mark.rule("I25.11", "I25.2")
def test_a_record() -> None:
    """A whole random game as a record ends where it ended; defaults need no option line."""
    *_, last = recorded = list(lines_of_a_game(seed=3))
    head = [
        "patolli-record 1",
        "game chichen_itza",
        "rules 2",
        "option layout=random",
        "seat red Ana",
        "seat green Ben",
    ]
    table = replay(read_record("\n".join([*head, "---", *(line for line, _ in recorded)])))
    assert table.step_count == len(recorded) and table.names == ("red", "green")
    assert table.game.digest(table.state) == last[1]
    assert [f"{line.who} {line.text}" for line in table.record.lines] == [line for line, _ in recorded]


def lines_of_a_game(seed: int) -> Iterator[tuple[str, str]]:
    """Each line of a random game of two, and the state after it."""
    rng = Random(seed)
    table = new(2, layout="random")
    while asked(table):
        (seat,) = table.state.to_act()
        action = sample_outcome(table.state, rng) if seat == CHANCE else rng.choice(table.state.legal_actions(seat))
        line = f"{asked(table)} {table.game.actions.name(action)}"
        table.state.step(seat, action)
        yield line, table.game.digest(table.state)
