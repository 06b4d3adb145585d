"""Tests run on the installed package, or with PATOLLI_SOURCE=1 (`make quick`) on the sources of the checkout."""

import os
import sys
import sysconfig
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
FROM_SOURCE = os.environ.get("PATOLLI_SOURCE", "") not in ("", "0")

if FROM_SOURCE:
    os.environ["PATOLLI_PURE"] = "1"
    sys.path.insert(0, str(CHECKOUT))

import pytest  # noqa: E402

import patolli  # noqa: E402

wanted = Path(CHECKOUT if FROM_SOURCE else sysconfig.get_path("platlib"), "patolli", "__init__.py").resolve()
assert Path(patolli.__file__).resolve() == wanted, (
    f"patolli comes from {patolli.__file__}, not from {wanted}: make install, then .venv/bin/pytest"
)

# The tests that take longest, longest first: each worker begins with some of them, so that none is left to the end.
LONG = (
    "server/leaks/test_leaks.py::test_nobody_is_sent_a_byte_that_depends_on_what_he_cannot_know",
    "web/test_games.py::",
    "server/http/test_openapi.py::test_the_server_does_what_it_says",
    "server/http/test_openapi.py::test_a_planted_fault_is_found",
    "server/nodes/test_races.py::test_of_two_decisions_for_one_revision_one_wins",
    "server/nodes/test_races.py::test_everything_at_once_is_never_a_fault",
    "server/storage/test_kill.py::test_kills_lose_nothing_that_was_acknowledged",
    "server/http/test_openapi.py::test_a_game_fits_the_document",
    "server/http/test_openapi.py::test_a_report_fits_the_document",
    "server/storage/test_faults.py::test_bots_go_on_after_a_restart",
    "server/storage/test_faults.py::test_a_bot_that_keeps_failing_does_not_flood_the_chat",
    "cli/test_diagnostics.py::test_bench_as_json",
    "cli/test_play_bots.py::test_a_game_goes_on_to_its_end_with_a_bot_that_ends_its_process",
    "contract/test_laws.py::test_pure_python_plays_the_same",
    "contract/test_laws.py::test_random_games_obey_every_law",
    "contract/test_laws.py::test_matches",
    "contract/test_planted_faults.py::",
    "messages/test_messages.py::test_every_thing_has_its_words",
    "games/cortez/rules/test_leaks.py::",
    "games/chichen_itza/rules/test_leaks.py::",
    "cli/test_bad_input.py::test_interrupted_fuzz",
)


# Of these the tests share what takes long, so they go to one worker.
TOGETHER = {name for name in LONG if name.endswith("::")} - {"web/test_games.py::"}


def rank(item: pytest.Item) -> int:
    """Return the place of a test among the longest, or their number if it is none of them."""
    place = item.nodeid.removeprefix("tests/")
    return next((number for number, name in enumerate(LONG) if place.startswith(name)), len(LONG))


def dealt(items: list[pytest.Item]) -> list[list[pytest.Item]]:
    """Return the long tests in the parts that are dealt to workers: one test, or all that stay together."""
    parts: dict[str, list[pytest.Item]] = {}
    for item in items:
        name = LONG[rank(item)]
        parts.setdefault(name if name in TOGETHER else item.nodeid, []).append(item)
    return list(parts.values())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the long tests, and deal them to the workers, which take equal parts of the list from its beginning on."""
    long = sorted((item for item in items if rank(item) < len(LONG)), key=rank)
    for item in long:
        item.add_marker("long")
    others = [item for item in items if rank(item) == len(LONG)]
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    parts: list[pytest.Item] = []
    for worker in range(workers):
        size = (len(items) - len(parts)) // (workers - worker)
        mine = [item for part in dealt(long)[worker::workers] for item in part]
        parts += mine + others[: max(size - len(mine), 0)]
        del others[: max(size - len(mine), 0)]
    items[:] = parts + others
