"""Motion is short, and of transform and opacity alone; scripts stay small."""

import gzip
import re
from pathlib import Path
from typing import Final

import pytest

from patolli.server.http import pages

WEB: Final = Path(__file__).parents[2] / "web/src"
STYLE: Final = re.compile(r"<style>(.*?)</style>", re.S)
KEYFRAMES: Final = re.compile(r"@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}")
PROPERTY: Final = re.compile(r"([\w-]+):")
CHEAP: Final = {"transform", "translate", "rotate", "scale", "opacity"}
LONGEST: Final = 0.4  # seconds
WAITING: Final = {"ActionPanel.svelte", "HomePage.svelte"}  # signs that something is waited for: they go on
SCRIPTS: Final = 220_000  # bytes of all scripts, compressed


def styles() -> dict[str, str]:
    """Return the styles of each file."""
    files = {path.name: path.read_text(encoding="utf-8") for path in sorted(WEB.rglob("*.svelte"))}
    found = {name: "".join(STYLE.findall(text)) for name, text in files.items()}
    return found | {"app.css": (WEB / "app.css").read_text(encoding="utf-8")}


def faults(name: str, style: str) -> list[str]:
    """Return what moves for too long, or changes more than transform and opacity."""
    found = []
    for body in KEYFRAMES.findall(style):
        found += [f"{name}: keyframes change {prop}" for prop in PROPERTY.findall(body) if prop not in CHEAP]
    for kind, value in re.findall(r"(?<![\w-])(animation|transition): ([^;]+);", style):
        if value.startswith("none"):
            continue
        for part in value.split(","):
            times = [float(number) for number in re.findall(r"(?<![\w.-])([\d.]+)s\b", part)]
            if sum(times) > LONGEST or ("infinite" in part):
                found += [f"{name}: {kind} takes {part.strip()}"] * (name not in WAITING)
            if kind == "transition" and part.split()[0] not in CHEAP:
                found.append(f"{name}: a transition changes {part.strip()}")
    return found


def test_motion_is_short_and_cheap() -> None:
    wrong = [fault for name, style in styles().items() for fault in faults(name, style)]
    assert wrong == []
    assert re.search(r"--moment: 0\.4s;", styles()["app.css"])


def test_what_is_wrong_is_found() -> None:
    assert faults("a", "@keyframes x { from { height: 0 } }") == ["a: keyframes change height"]
    assert faults("a", ".b { animation: x 0.5s; }") == ["a: animation takes x 0.5s"]
    assert faults("a", ".b { transition: width 0.2s; }") == ["a: a transition changes width 0.2s"]


def test_scripts_are_small() -> None:
    files = list((pages.STATIC / "assets").glob("*.js"))
    if not files:
        pytest.skip("the pages were not built")
    size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
    assert size <= SCRIPTS, f"{size} bytes of scripts"
