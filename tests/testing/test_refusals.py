"""The law of refusals: how many answers of a question it checks."""

from random import Random
from typing import Any

import pytest

from patolli.core.record import read_record
from patolli.core.replay import replay
from patolli.testing import refusals

RECORD = """\
patolli-record 1
game tianguis
seat p1
seat p2
---
* deal jade
* deal coyote
* deal maize
* deal coyote
* roll 4
* draw maize
p1 open
"""
ROUNDS = 20


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the answers that the law checks of an auction, which counts as a large question here."""
    found: list[str] = []
    judged = refusals.judged

    def judge(game: Any, seat: int, text: str, *rest: Any) -> str:
        found.append(text)
        return judged(game, seat, text, *rest)

    monkeypatch.setattr(refusals, "judged", judge)
    monkeypatch.setattr(refusals, "LARGE", 1)
    monkeypatch.setattr(refusals, "SAMPLED", 1)
    return found


def check(rng: Random) -> int:
    """Apply the law to the auction a number of times, and return the number of answers that it has."""
    table = replay(read_record(RECORD))
    game, state = table.game, table.state
    (seat,) = state.to_act()
    for _ in range(ROUNDS):
        rules = refusals.rule_ids(game.folder / "rules.md")
        assert refusals.wrong_answer(game, state, seat, state.legal_actions(seat), rules, rng) == ""
    return len(game.actions.of_verbs(state.stack[-1].VERBS))


@pytest.mark.parametrize("value", ["", "0"])
def test_large_question_is_sampled(asked: list[str], monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("PATOLLI_SOAK", value)
    monkeypatch.setattr(refusals, "ALL_IN", 10**9)
    assert check(Random(1)) > 1
    assert len(asked) == ROUNDS


def test_large_question_is_asked_in_full_in_a_soak(asked: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATOLLI_SOAK", "1")
    monkeypatch.setattr(refusals, "ALL_IN", 10**9)
    answers = check(Random(1))
    assert len(asked) == ROUNDS * answers > ROUNDS
