"""Promises about the repository itself: nothing points to a download, nothing is left half done."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
SELF = "tests/test_project.py"  # the patterns and the planted faults stand here

ANY_FILE = {
    "download address": re.compile(
        r"""resolved["']?\s*[:=]?\s*["']https?:|https?://\S+\.(whl|tgz|tar\.gz|tar\.bz2|zip)\b"""
    ),
    "package registry": re.compile(r"--(extra-)?index-url\b|https?://[^\s/]*(registry|pypi|npm)"),
    "unfinished work": re.compile(r"\b(TODO|FIXME|XXX)\b"),
}
PYTHON_FILE = {"silenced type error": re.compile(r"#\s*type:\s*ignore")}
PACKED = (".jpg", ".png", ".gz")  # in which four letters turn up by chance
ALLOWED: set[tuple[str, str]] = set()  # (path, fault): keep it short


def faults(path: str, text: str) -> list[str]:
    patterns = ANY_FILE | PYTHON_FILE if path.endswith(".py") else ANY_FILE
    found = [name for name, pattern in patterns.items() if pattern.search(text)]
    return [f"{path}: {name}" for name in found if (path, name) not in ALLOWED]


def tracked_files() -> list[str]:
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    listing = subprocess.run(command, cwd=CHECKOUT, capture_output=True, check=True).stdout
    return [path for path in listing.decode().split("\0") if path and path != SELF]


def test_tracked_files() -> None:
    there = [path for path in tracked_files() if (CHECKOUT / path).is_file()]
    assert "pyproject.toml" in there
    readable = [path for path in there if not path.endswith(PACKED)]
    texts = {path: (CHECKOUT / path).read_text(encoding="utf-8", errors="ignore") for path in readable}
    assert [fault for path, text in texts.items() for fault in faults(path, text)] == []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("web/package-lock.json", '"resolved": "https:' + '//example.org/svelte"'),
        ("constraints.txt", "rich @ https:" + "//example.org/rich-15.0.0-py3-none-any.whl"),
        ("Makefile", "pip install --index-url $(MIRROR) rich"),
        ("web/.npmrc", "registry=https://registry.example.org"),
        ("patolli/core/state.py", "x = 1  # TODO"),
        ("patolli/core/state.py", "x: int = y  # type: ignore[assignment]"),
    ],
)
def test_fault_is_found(path: str, text: str) -> None:
    assert len(faults(path, text)) == 1


def test_plain_text_is_accepted() -> None:
    assert faults("docs/new-game.md", "See https://example.org/rules; a todo list; not resolved: a tie.") == []


def plain(requirement: str) -> str:
    """The bare name of a requirement, in one spelling."""
    return re.split(r"[\[<>=! ]", requirement)[0].lower().replace("-", "_")


def test_every_requirement_is_pinned() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    constraints = (CHECKOUT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = {plain(line): line for line in constraints if "==" in line}
    extras = project["project"]["optional-dependencies"].values()
    asked = [r for group in (project["project"]["dependencies"], *extras) for r in group]
    assert {plain(r) for r in asked} - set(pins) == {"patolli"}  # extras that name other extras

    exact = [r for r in (*asked, *project["build-system"]["requires"]) if "==" in r and plain(r) in pins]
    assert [r for r in exact if r.split("==")[1] != pins[plain(r)].split("==")[1]] == []
