"""The board's box depends on the window alone, and what a question is about lies beside its drawer."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from server.client import TestServer
from web.browser import GAMES, GOLDEN, BrowserUser, Come, created, pass_device, together

from patolli.core.record import read_record_file
from patolli.core.replay import open_record, play_file_line

SIZES: Final = ((1280, 800), (1440, 900), (390, 844), (360, 640), (844, 390))
DESK: Final = 1000  # pixels of width from which on the column stands beside the board
RECORDS: Final = {
    "mexica": ("three-tiles", "two-placed-random"),
    "cortez": ("four-at-war", "six-random", "six-city-full"),
    "chichen_itza": ("two-at-war", "three-at-war", "four-heroes", "four-gods", "four-short-supply"),
}
KINDS: Final = {"mexica": 4, "cortez": 18, "chichen_itza": 15}  # of questions, at least
SECRETS: Final = ("commit ", "nonce ", "seed ", "#")

# Boxes as left, top, right, bottom; of a place its middle
MEASURE: Final = """() => {
    const box = (part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return [left, top, right, bottom].map(Math.round);
    };
    const shown = (parts) => parts.map(box).filter(([left, top, right, bottom]) => right > left || bottom > top);
    const middles = (boxes) => boxes.map(([left, top, right, bottom]) => [(left + right) / 2, (top + bottom) / 2]);
    const all = (selector) => [...document.querySelectorAll(selector)];
    const lit = all(".board [data-place]").filter((place) => place.getAttribute("aria-disabled") !== "true");
    const open = document.querySelector(".stage:not(.folded)");
    const drawn = (svg) => svg.querySelector("[data-place]") && svg.getClientRects().length;
    return {
        window: [innerWidth, innerHeight],
        page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
        board: box(document.querySelector(".board")),
        stage: open && box(open),
        sheet: box(document.querySelector(".sheet")),
        scale: open ? [] : all(".board svg").filter(drawn).map((svg) => svg.getScreenCTM().a.toFixed(3)),
        lit: lit.length,
        places: middles(shown(lit)),
        fight: middles(shown(all(".board [data-fight]"))),
        tools: all(".tools > button:first-child, .tools .ask").map(box),
        question: box(document.querySelector(".prompt h2")),
        seats: all("aside .seat").map(box),
        lines: shown(all("#panel .line")),
        hand: shown(all("aside .own li")),
    };
}"""
# Every box that the board has had, as it is drawn
WATCH: Final = """() => {
    window.boxes = new Set();
    const look = () => {
        const board = document.querySelector(".board");
        if (board) {
            const { x, y, width, height } = board.getBoundingClientRect();
            window.boxes.add([x, y, width, height].map(Math.round).join(" "));
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def questions(game: str) -> Iterator[tuple[str, str]]:
    """Yield each kind of question that the records ask, and the record up to the last time it is asked."""
    last: dict[str, tuple[Path, int]] = {}
    for name in RECORDS[game]:
        path = GOLDEN / game / "games" / f"{name}.patolli"
        record = read_record_file(path)
        table = open_record(record, path.parent)
        for line in record.lines:
            if line.who not in "*~":
                last[type(table.state.stack[-1]).__name__] = path, line.number
            play_file_line(table, line)
    for kind, (path, number) in last.items():
        lines = path.read_text(encoding="utf-8").splitlines()[: number - 1]
        yield kind, "\n".join([*(line for line in lines if not line.startswith(SECRETS)), ""])


def inside(spot: list[float], box: list[float], slack: float = 2) -> bool:
    """Say whether a spot lies in a box."""
    (x, y), (left, top, right, bottom) = spot, box
    return left - slack <= x <= right + slack and top - slack <= y <= bottom + slack


def faults(seen: dict[str, Any], kind: str) -> list[str]:
    """Return what is out of place."""
    window, board, stage = [0, 0, *seen["window"]], seen["board"], seen["stage"]
    found = []
    if any(size > limit for size, limit in zip(seen["page"], seen["window"], strict=True)):
        found.append(f"the page is {seen['page']} large")
    if seen["lit"] and not seen["places"]:
        found.append("the places of the question are not shown")
    for what in ("places", "fight"):
        out = [spot for spot in seen[what] if not inside(spot, board)]
        under = [spot for spot in seen[what] if stage and inside(spot, stage, -2)]
        found += [f"{len(out)} of {what} lie outside the board"] * bool(out)
        found += [f"{len(under)} of {what} lie under the drawer"] * bool(under)
    needed = {"question": [seen["question"]], "tools": seen["tools"]}
    if seen["window"][0] > DESK:
        needed |= {"seats": seen["seats"], "hand": seen["hand"], "log": seen["lines"][:1]}
        found += ["no line of the log"] * (not seen["lines"])
    for what, boxes in needed.items():
        if any(
            not inside(corner, window)
            for left, top, right, bottom in boxes
            for corner in ([left, top], [right, bottom])
        ):
            found.append(f"{what} not visible: {boxes}")
    return [f"{kind} at {seen['window']}: {fault}" for fault in found]


def measured(guest: BrowserUser, width: int, height: int) -> dict[str, Any]:
    """Return where everything lies in a window of this size."""
    guest.page.set_viewport_size({"width": width, "height": height})
    guest.page.wait_for_function("wide => innerWidth === wide", arg=width)
    guest.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    seen: dict[str, Any] = guest.page.evaluate(MEASURE)
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_no_question_moves_the_board(visit: Come, server: TestServer, game: str) -> None:
    guest = visit(has_touch=True)
    boxes: dict[tuple[int, int], dict[str, Any]] = {}
    wrong: list[str] = []
    asked = dict(questions(game))
    assert len(asked) >= KINDS[game]
    for kind, record in asked.items():
        guest.page.goto(f"/t/{created(guest, server, '/api/v1/tables/import', {'record': record})}")
        pass_device(guest)
        for size in SIZES:
            seen = measured(guest, *size)
            wrong += faults(seen, kind)
            first = boxes.setdefault(size, {"board": seen["board"], "tools": seen["tools"], "scale": {}})
            wrong += [
                f"{kind} at {size}: {what} at {seen[what]}, not {first[what]}"
                for what in ("board", "tools")
                if seen[what] != first[what]
            ]
            for scale in seen["scale"]:
                if first["scale"].setdefault(len(seen["scale"]), scale) != scale:
                    wrong.append(f"{kind} at {size}: the board is drawn at {scale}, not {first['scale']}")
        guest.page.goto("/")
    assert wrong == []


@pytest.mark.skipif(not os.environ.get("PATOLLI_SOAK"), reason="part of make soak")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_for_a_whole_game(visit: Come, server: TestServer, game: str, size: tuple[int, int]) -> None:
    guest = visit(viewport={"width": size[0], "height": size[1]})
    together(guest, server, game)
    pass_device(guest)
    guest.page.evaluate(WATCH)
    guest.play_to_the_end(seed=size[0], seconds=1500)
    assert len(guest.page.evaluate("[...window.boxes]")) == 1
