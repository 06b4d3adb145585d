"""Text in a colour of the theme can be read on every ground of each theme; seats stay apart for every colour vision."""

import math
import re
from itertools import combinations
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


CONTRAST_LEAST: Final = 7.0  # WCAG 2.2, 1.4.6


def rule(selector: str) -> dict[str, str]:
    """Return the colours that a rule of the theme sets."""
    body = THEME.partition(f"{selector} {{")[2].partition("}")[0]
    return dict(re.findall(r"--([\w-]+): (#\w{6});", body))


def test_high_contrast_is_high() -> None:
    theme = rule(':root[data-theme="contrast"]')
    words = {"ink", "faint", "link", "bad", "main"}
    assert words <= theme.keys()
    assert min(contrast(theme[name], theme[ground]) for name in words for ground in GROUNDS) >= CONTRAST_LEAST


# What colours look like without one kind of cone, in linear light: Machado, Oliveira and Fernandes 2009, severity 1
VISIONS: Final = {
    "trichromat": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanope": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranope": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "tritanope": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
}
OKLAB: Final = (
    (
        (0.4122214708, 0.5363325363, 0.0514459929),
        (0.2119034982, 0.6806995451, 0.1073969566),
        (0.0883024619, 0.2817188376, 0.6299787005),
    ),
    (
        (0.2104542553, 0.793617785, -0.0040720468),
        (1.9779984951, -2.428592205, 0.4505937099),
        (0.0259040371, 0.7827717662, -0.808675766),
    ),
)
Vector = tuple[float, ...]
APART: Final = 14.0  # hundredths of Oklab; a just visible difference is about 2


def times(matrix: tuple[Vector, ...], vector: Vector) -> Vector:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def seen(colour: str, vision: str) -> Vector:
    """Return where a colour lies for a kind of colour vision, in hundredths of Oklab."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    cones = times(OKLAB[0], tuple(min(1.0, max(0.0, part)) for part in times(VISIONS[vision], linear)))
    return tuple(100 * part for part in times(OKLAB[1], tuple(max(0.0, cone) ** (1 / 3) for cone in cones)))


def nearest(colours: dict[str, str]) -> tuple[float, str, str, str]:
    """Return how far the two colours are apart that are hardest to tell from each other, and for whom."""
    return min(
        (math.dist(seen(colours[a], vision), seen(colours[b], vision)), a, b, vision)
        for a, b in combinations(sorted(colours), 2)
        for vision in VISIONS
    )


def test_distances_of_colours() -> None:
    assert nearest({"a": "#000000", "b": "#ffffff"})[0] == pytest.approx(100, abs=0.1)
    red_and_green = {"red": "#ff0000", "green": "#008000"}
    assert math.dist(seen("#ff0000", "trichromat"), seen("#008000", "trichromat")) > 35
    assert nearest(red_and_green)[0] < 15 and nearest(red_and_green)[3] in ("protanope", "deuteranope")


def test_seats_stay_apart_for_every_colour_vision() -> None:
    colours = rule(':root[data-colours="apart"]')
    assert len(colours) == 7
    distance, *pair = nearest(colours)
    assert distance >= APART, pair
