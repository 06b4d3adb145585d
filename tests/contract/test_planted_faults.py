"""Every law can fail: a fault planted for it is found, by that law and by no other."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from contract.planted_faults import ALL_FAULTS as FAULTS
from contract.test_laws import LAWS

import patolli


@pytest.fixture(scope="module")
def verdicts() -> dict[str, list[str]]:
    """Return the law and message that the fuzzer gives for each fault, in pure Python."""
    folders = [str(Path(patolli.__file__).parent.parent), str(Path(__file__).parent.parent)]
    pure = os.environ | {"PATOLLI_PURE": "1", "PYTHONPATH": os.pathsep.join(folders)}
    command = [sys.executable, str(Path(__file__).with_name("planted_faults.py"))]
    run = subprocess.run(command, env=pure, capture_output=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr.decode()
    found: dict[str, list[str]] = json.loads(run.stdout)
    return found


@pytest.mark.parametrize("fault", FAULTS)
def test_fault_is_found_by_its_law(fault: str, verdicts: dict[str, list[str]]) -> None:
    assert verdicts[fault], f"{fault} is not found"
    assert verdicts[fault][0] == FAULTS[fault][0], f"{fault} is found by another law: {verdicts[fault]}"


def test_every_law_has_a_planted_fault() -> None:
    assert {law for law, _ in FAULTS.values()} == LAWS
