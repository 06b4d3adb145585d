"""The checkers of messages find planted faults."""

from pathlib import Path

import pytest
from messages.conftest import change
from messages.test_messages import difference_faults, game_faults

from patolli.core.registry import load


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("event-ended =", "# ", "de: no message event-ended"),
        ("ask-Sweeten =", "# ", "de: no message ask-Sweeten"),
        ("verb-roll =", "# ", "de: no message verb-roll"),
        ("option-coyotes-off =", "# ", "de: no message option-coyotes-off"),
        ("view-round =", "# ", "de: no message view-round"),
        ("part-goods =", "# ", "de: no message part-goods"),
        ("reason-rounds =", "# ", "de: no message reason-rounds"),
        ("word-jade =", "# ", "de: no message word-jade"),
        ("$rounds", "$runden", "de: view-round: Unknown external: runden"),
        ("SEAT($seat) } passt", "STUHL($seat) } passt", "de: event-passed: Unknown function: STUHL"),
        ("name =", "ask-Roll = Würfle!\nname =", "de: ask-Roll is never used"),
        ("name =", "gruss = Hallo\nname =", "de: gruss is never used"),
        ("name =", "reason-regen = Es regnet.\nname =", "de: reason-regen is never used"),
    ],
)
def test_a_fault_of_a_game_is_found(folder: Path, old: str, new: str, fault: str) -> None:
    change(folder, "de", old, new)
    assert fault in game_faults(load("tianguis"), "de", folder)


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        ("event-ended =", "# ", ["nl: event-ended is missing"]),
        ("name =", "groet = Hallo\nname =", ["nl: groet is not in English"]),
        ("{ $rounds }", "vier", ["nl: view-round has other variables"]),
    ],
)
def test_a_difference_of_languages_is_found(folder: Path, old: str, new: str, faults: list[str]) -> None:
    change(folder, "nl", old, new)
    assert difference_faults(folder) == faults


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [("about =", "about", "is no Fluent"), ("event-ended =", "name =", "name stands there twice")],
)
def test_a_broken_file_is_found(folder: Path, old: str, new: str, fault: str) -> None:
    change(folder, "en", old, new)
    with pytest.raises(AssertionError, match=fault):
        difference_faults(folder)
