"""Pages and components take sizes of words and colours from the theme; drawings of games have colours of their own."""

import re
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[2] / "web/src"
STYLE: Final = re.compile(r"<style>(.*?)</style>", re.S)
FIXED: Final = {"#fff", "#000", "#2b2118"}  # white and ink on grounds that no theme changes
SIZE: Final = re.compile(r"font-size: ([\d.]+(?:rem|px))")
COLOUR: Final = re.compile(r"#[0-9a-fA-F]{3,8}\b")
CHART: Final = {"13px"}  # of a drawing, in its own measure
SCALE: Final = ("tiny", "fine", "little", "small", "text", "title", "number", "head", "big")


def odd(style: str) -> list[str]:
    """Return what a style says by itself that the theme should say."""
    sizes = [size for size in SIZE.findall(style) if size not in CHART]
    return sizes + [colour for colour in COLOUR.findall(style) if colour.lower() not in FIXED]


def test_styles_take_sizes_and_colours_from_the_theme() -> None:
    files = [*(WEB / "components").rglob("*.svelte"), *(WEB / "pages").rglob("*.svelte")]
    assert len(files) > 50
    found = {file.name: odd("".join(STYLE.findall(file.read_text(encoding="utf-8")))) for file in files}
    assert {name: says for name, says in found.items() if says} == {}


def test_the_scale_rises() -> None:
    theme = (WEB / "app.css").read_text(encoding="utf-8")
    sizes = [float(re.findall(rf"--{name}: ([\d.]+)rem;", theme)[0]) for name in SCALE]
    assert sizes == sorted(set(sizes))


def test_an_odd_size_or_colour_is_found() -> None:
    assert odd("a { font-size: 0.93rem; color: #12ab9f; border: 1px solid #fff }") == ["0.93rem", "#12ab9f"]
