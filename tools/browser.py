"""The Chromium for the tests of the pages: `python tools/browser.py` finds or installs it.

Chromium's headless shell comes first, which takes two thirds of the processor time of a whole Chromium, then
any Chromium of the machine, then Playwright's download. As root on Debian the shell is installed as a package.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

SHELL: Final = "chromium-headless-shell"
NAMES: Final = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str:
    """Return the path of a Chromium, or an empty text."""
    return os.environ.get("PATOLLI_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), "") or downloaded()


def downloaded() -> str:
    """Return the path of Playwright's own, or an empty text."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else ""


def can_install_packages() -> bool:
    """Say if this is a Debian, or one of its kin, and its administrator."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_package(name: str) -> None:
    """Install a package of the machine's system; without a network that fails soon, and nothing has changed."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["-y", "install", name]):
        apt = ["apt-get", "-qq", "-o", "Acquire::http::Timeout=15", "-o", "Acquire::Retries=1", *command]
        if subprocess.run(apt, env=quiet, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
            return


def install() -> None:
    """Install the headless shell if the machine has packages, else see to it that there is a browser at all."""
    if can_install_packages():
        install_package(SHELL)
        if not found():
            install_package("chromium")
    if not found():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])


if __name__ == "__main__":
    if not found() or (can_install_packages() and not shutil.which(SHELL) and "PATOLLI_CHROMIUM" not in os.environ):
        print("installing a browser for the tests of the pages (up to a minute)", flush=True)
        install()
    print(f"browser: {found() or 'NONE WAS FOUND; the tests of the pages will not run'}")
