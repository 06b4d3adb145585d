"""Secrets stay secret: each planted leak is found, and none where nothing is planted."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from games.cortez.leaks import LEAKS, verdict

import patolli


@pytest.fixture(scope="module")
def verdicts() -> dict[str, list[str]]:
    """Return the findings of the laws of secrecy about each leak, in pure Python."""
    pure = os.environ | {"PATOLLI_PURE": "1", "PYTHONPATH": str(Path(patolli.__file__).parent.parent)}
    command = [sys.executable, str(Path(__file__).parents[1] / "leaks.py")]
    run = subprocess.run(command, env=pure, capture_output=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr.decode()
    found: dict[str, list[str]] = json.loads(run.stdout)
    return found


@pytest.mark.rule("C22.3", "C23.1")
@pytest.mark.parametrize("leak", LEAKS)
def test_leak_is_found(leak: str, verdicts: dict[str, list[str]]) -> None:
    assert verdicts[leak][:1] in (["secrecy"], ["undo"]), f"{leak}: {verdicts[leak]}"


@pytest.mark.rule("C22.3", "C23.1")
def test_nothing_is_found_where_nothing_is_planted() -> None:
    assert verdict(lambda plant: None) == []
