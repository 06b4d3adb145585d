"""The list of modules that are compiled with low optimisation names what is there."""

import runpy
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
SETUP = runpy.run_path(str(CHECKOUT / "setup.py"))


def test_every_light_module_is_in_the_kernel_or_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(CHECKOUT)
    files = SETUP["hot_files"]()
    light = [f for f in files if SETUP["is_light"](f)]
    named = {name for names in SETUP["LIGHT"].values() for name in names.split()}
    assert named == {f.stem for f in light}
    assert {f.stem for f in files if f.parts[1] == "core"} > {f.stem for f in light if f.parts[1] == "core"}
