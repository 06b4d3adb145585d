"""The form of the questions: each rule is stated once, by `legal_actions` or by `refusal`."""

from typing import Any, Final

import pytest
from games.language import loaded

from patolli.core.state import Frame
from patolli.games.cortez.rules.combat.battle import Battle
from patolli.games.cortez.rules.event_cards import Resupply
from patolli.games.cortez.rules.sequence import Turn

FEW: Final = 64  # answers, for which a list may be derived from the refusals
NEVER_ASK: Final = (Turn, Battle, Resupply)
QUESTIONS: Final = [frame for frame in loaded("cortez").frames if not issubclass(frame, NEVER_ASK)]


@pytest.mark.rule("C22.12")
@pytest.mark.parametrize("frame", QUESTIONS)
def test_a_question_names_its_verbs_and_its_rule(frame: type[Frame[Any]]) -> None:
    listed = frame.legal_actions is not Frame.legal_actions
    refused = frame.refusal is not Frame.refusal
    assert frame.VERBS and (listed or refused)
    assert refused or frame.RULE, "the derived refusal needs a rule"
    assert listed or len(loaded("cortez").actions.of_verbs(frame.VERBS)) <= FEW, "too many answers for a derived list"


@pytest.mark.rule("C22.6")
def test_a_frame_that_never_asks_has_no_verbs() -> None:
    silent = [frame for frame in loaded("cortez").frames if issubclass(frame, NEVER_ASK)]
    assert [frame.__name__ for frame in silent if frame.VERBS] == []
    assert {frame.__name__ for frame in silent} == {"Turn", "Resupply", "Combat"}
