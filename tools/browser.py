"""The Chromium for the tests of the pages: `python tools/browser.py` finds or installs it.

The machine's own comes first, then Debian's package where it can be installed, then Playwright's download.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str:
    """Return the path of a Chromium, or an empty text."""
    return os.environ.get("PATOLLI_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), "") or downloaded()


def downloaded() -> str:
    """Return the path of Playwright's own, or an empty text."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else ""


def install() -> None:
    """Install one, as far as the machine allows."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "-qq", "update"], ["apt-get", "-qq", "-y", "install", "chromium"]):
            subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL)
    if not found():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])


if __name__ == "__main__":
    if not found():
        print("installing Chromium for the tests of the pages (about a minute)", flush=True)
        install()
    print(f"browser: {found() or 'NONE WAS FOUND; the tests of the pages will not run'}")
