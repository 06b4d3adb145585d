"""Text in a colour of the theme can be read on every ground of the theme, by day and by night."""

import re
from pathlib import Path
from typing import Final

import pytest

WEB: Final = Path(__file__).parents[2] / "web/src"
THEME: Final = (WEB / "app.css").read_text(encoding="utf-8")
PAIR: Final = re.compile(r"^\s*--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);", re.M)
COLOURS: Final = {name: (day, night) for name, day, night in PAIR.findall(THEME)}
GROUNDS: Final = ("page", "paper", "card")
WRITTEN: Final = re.compile(r"(?<![\w-])color: var\(--([\w-]+)\)")
LEAST: Final = 4.5  # WCAG 2.2, 1.4.3


def light(colour: str) -> float:
    """The relative luminance of a colour."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_of_black_and_white() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)  # the well-known grey that just fails


def test_words_can_be_read_on_every_ground() -> None:
    files = [*WEB.rglob("*.svelte"), *WEB.rglob("*.css")]
    used = {name: file.name for file in files for name in WRITTEN.findall(file.read_text(encoding="utf-8"))}
    assert "ink" in used
    faults = [
        f"--{name} ({file}) on --{ground} by {time}: {contrast(COLOURS[name][i], COLOURS[ground][i]):.2f}"
        for name, file in sorted(used.items())
        for ground in GROUNDS
        for i, time in enumerate(("day", "night"))
        if contrast(COLOURS[name][i], COLOURS[ground][i]) < LEAST
    ]
    assert faults == []
