"""A real Chromium in front of a real server."""

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import found
from playwright.sync_api import Browser, sync_playwright
from server.client import TestServer
from web.visit import Visit

from patolli.server.http import pages

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NONE = "NO CHROMIUM: the pages were NOT tested. `python tools/browser.py` installs one."
FAILED = pytest.StashKey[bool]()
MOST_TOLD = 6000  # characters of a page
NOT_BUILT = "THE PAGES WERE NOT BUILT, and so NOT tested. `make install` builds them."


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    path = found()
    missing = NONE if not path else "" if (pages.STATIC / "index.html").exists() else NOT_BUILT
    if missing:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    folder: Path = tmp_path_factory.mktemp("house")
    house = TestServer(folder / "games.db")
    yield house
    house.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the fixtures of a test know whether it failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def visit(chromium: Browser, house: TestServer, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visit]]:
    """Opens a browser of its own for each call; nobody may see an error in any console.

    Of a test that fails, what its pages show in the end is told.
    """
    visits: list[Visit] = []

    def come(path: str = "/", confirm: bool = False, **more: Any) -> Visit:
        context = chromium.new_context(
            **{"base_url": house.url, "viewport": {"width": 1280, "height": 860}, "reduced_motion": "reduce"} | more
        )
        if not confirm:  # as somebody who has switched off the second click
            context.add_init_script("localStorage.setItem('confirm', 'off')")
        visits.append(Visit(context.new_page()))
        visits[-1].page.goto(path)
        return visits[-1]

    yield come
    errors = [error for visited in visits for error in visited.errors]
    for number, visited in enumerate(visits):
        if request.node.stash.get(FAILED, False):
            print(f"page {number}: {visited.page.url}\n{visited.page.locator('body').aria_snapshot()[:MOST_TOLD]}")
        visited.page.context.close()
    assert errors == []
