"""A real Chromium in front of a real server."""

import os
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from browser import found
from playwright.sync_api import Browser, sync_playwright
from server.client import GENEROUS, TestServer
from web.browser import BrowserUser, Come

from patolli.server.http import pages

HERE = Path(__file__).resolve().parent
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENT = replace(  # for a busy machine, which shows no error in the console then
    GENEROUS, chances=(1_000_000, 1.0), advice_wait=60.0, advice_time=90.0, record_time=60.0
)
NONE = "NO CHROMIUM: the pages were NOT tested. `python tools/browser.py` installs one."
FAILED = pytest.StashKey[bool]()
MOST_PRINTED = 6000  # characters of a page
NOT_BUILT = "THE PAGES WERE NOT BUILT, and so NOT tested. `make install` builds them."


RUNNING = ExitStack()  # the browser of this process, while there is one
BROWSERS: list[Browser] = []


@pytest.fixture
def chromium() -> Browser:
    """Return the browser that all tests of the pages share in this process."""
    path = found()
    missing = NONE if not path else "" if (pages.STATIC / "index.html").exists() else NOT_BUILT
    if missing:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(missing)
    if not BROWSERS:
        playwright = RUNNING.enter_context(sync_playwright())
        BROWSERS.append(playwright.chromium.launch(executable_path=path, args=QUIET))
        RUNNING.callback(close_browser)
    return BROWSERS[0]


def close_browser() -> None:
    """Close the browser."""
    BROWSERS.pop().close()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
    """Close the browser behind the last test of the pages in a row: while it is open, other tests can run no loop."""
    yield
    if nextitem is None or HERE not in nextitem.path.parents:
        RUNNING.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    folder: Path = tmp_path_factory.mktemp("server")
    server = TestServer(folder / "games.db", PATIENT)
    yield server
    server.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the fixtures of a test know whether it failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def visit(chromium: Browser, server: TestServer, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Return a function that opens a browser for each call; no console may have an error.

    Of a test that fails, print the text of its pages.
    """
    visits: list[BrowserUser] = []

    def come(path: str = "/", confirm: bool = False, **more: Any) -> BrowserUser:
        context = chromium.new_context(
            **{"base_url": server.url, "viewport": {"width": 1280, "height": 860}, "reduced_motion": "reduce"} | more
        )
        if not confirm:  # as somebody who has switched off the second click
            context.add_init_script("localStorage.setItem('patolli.v1.confirm', '\"off\"')")
        visits.append(BrowserUser(context.new_page()))
        visits[-1].page.goto(path)
        return visits[-1]

    yield come
    errors = [error for visited in visits for error in visited.errors]
    for number, visited in enumerate(visits):
        if request.node.stash.get(FAILED, False):
            print(f"page {number}: {visited.page.url}\n{visited.page.locator('body').aria_snapshot()[:MOST_PRINTED]}")
        visited.page.context.close()
    assert errors == []
