"""Settings come from defaults, the environment and flags; their page is complete, and each of them is used."""

import ast
import dataclasses
import re
from functools import cache
from pathlib import Path

import configuration
import pytest

from patolli import cli
from patolli.core.errors import PatolliError
from patolli.server import run
from patolli.server.settings import (
    COUNTS,
    RATES,
    Settings,
    fitted,
    from_environment,
    shown,
    unknown_variables,
    unlimited,
    variable,
)

CHECKOUT = Path(__file__).resolve().parents[2]
NAMES = [one.name for one in dataclasses.fields(Settings)]
INDIRECT = {*RATES, "body_size", "box_size", "import_size"}  # named by routes and in the calls of the rate limiter


def test_the_page_is_the_one_that_is_generated() -> None:
    assert configuration.PAGE.read_text(encoding="utf-8") == configuration.page()
    assert re.findall(r"^\| `(\w+)`", configuration.page(), re.MULTILINE) == list(map(variable, NAMES))


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_is_used(name: str) -> None:
    found = {name for file in CHECKOUT.glob("patolli/server/**/*.py") for name in names_in(file)}
    assert name in found


@cache
def names_in(file: Path) -> set[str]:
    """Return the attributes that a file reads, and its strings if it names settings by them."""
    if file.name == "settings.py":
        return set()
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    read = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    texts = {str(node.value) for node in nodes if isinstance(node, ast.Constant)}
    return read | (texts & INDIRECT)


def test_environment() -> None:
    assert from_environment({}) == Settings()
    given = {"PATOLLI_REQUESTS": "7/2.5", "PATOLLI_KEEP_ALIVE": "9", "PATOLLI_BOT_SLOT": "0.5", "PATOLLI_PURE": "x"}
    assert from_environment(given) == Settings(requests=(7, 2.5), keep_alive=9, bot_slot=0.5)


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_reads_its_own_default(name: str) -> None:
    text = shown(getattr(Settings(), name))
    assert from_environment({variable(name): text}) == Settings()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("requests", "7"),
        ("requests", "7/2/3"),
        ("requests", "7.5/2"),
        ("requests", "0/2"),
        ("keep_alive", "soon"),
        ("keep_alive", "-1"),
        ("keep_alive", "1.5"),
        ("bot_slot", "nan"),
        ("bot_slot", "inf"),
        ("bot_slot", ""),
    ],
)
def test_wrong_values_are_refused_in_one_line(name: str, text: str) -> None:
    with pytest.raises(PatolliError, match=rf"^{variable(name)}={text}: expected [^\n]+, above 0, such as \S+$"):
        from_environment({variable(name): text})


def test_misspelt_variables_are_named_in_one_line() -> None:
    assert unknown_variables({variable(name): "" for name in NAMES} | {"PATH": "", "PATOLLI_PURE": "1"}) == ""
    said = unknown_variables({"PATOLLI_REQUEST": "7/2", "PATOLLI_KEEPALIVE": "9", "PATOLLI_REQUESTS": "7/2"})
    assert "\n" not in said
    assert "PATOLLI_KEEPALIVE (similar: PATOLLI_KEEP_ALIVE), PATOLLI_REQUEST (similar: PATOLLI_REQUESTS);" in said


def test_unlimited() -> None:
    free = unlimited(Settings())
    assert {getattr(free, name)[0] for name in RATES} == {getattr(free, name) for name in COUNTS} == {1_000_000_000}
    assert free.body_size == Settings().body_size


@pytest.mark.parametrize(
    ("flags", "workers"), [([], Settings().bot_workers), (["--bot-workers", "5"], 5), (["--workers", "5"], 5)]
)
def test_flags(
    flags: list[str], workers: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[Settings] = []
    monkeypatch.setattr(run, "run", lambda db, host, port, names, settings, *_: seen.append(settings))
    monkeypatch.setenv("PATOLLI_REQUEST", "7/2")
    assert cli.main(["serve", *flags]) == 0
    assert [settings.bot_workers for settings in seen] == [workers]
    said = capsys.readouterr().err
    assert ("--workers will be removed; use --bot-workers" in said) == ("--workers" in flags)
    assert "PATOLLI_REQUEST (similar: PATOLLI_REQUESTS)" in said


@pytest.mark.parametrize(("capacity", "found"), [(16, (12, 6, 3)), (1, (1, 1, 1)), (12_000, (9_000, 600, 60))])
def test_live_connections_leave_room_for_requests_and_for_others(capacity: int, found: tuple[int, ...]) -> None:
    fit = fitted(Settings(), capacity)
    live = fit.live_connections, fit.live_connections_per_address, fit.live_connections_per_client
    assert live == found
