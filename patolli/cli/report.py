"""`patolli report`: how a game was won, as a page, a drawing, a text or data."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from html import escape
from math import floor
from pathlib import Path
from typing import Any, Final

from patolli.bots.review import LABELS, review
from patolli.cli.checks import progress, writable, write_file
from patolli.cli.games import Command, add_lang
from patolli.cli.records import counted, folder, read
from patolli.core.errors import BadOption
from patolli.core.replay import replay
from patolli.words import Words, message_id

EXAMPLES: Final = """\
  patolli report game.patolli                  who was how likely to win when, what turned it, luck and skill
  patolli report game.patolli --out report.html --lang de
  patolli report game.patolli --out curve.svg
  patolli report game.patolli --out report.json
"""
KINDS: Final = (".html", ".svg", ".md", ".json")
CALLED: Final = dict(zip(LABELS, ("report-best", "report-ok", "report-slip", "report-blunder"), strict=True))
WHEN: Final = ("turn", "phase", "round")
TELLING: Final = 0.01  # of luck
PARTS: Final = 100  # of the progress that is shown
WIDTH: Final = 560
HEIGHT: Final = 260
LEFT: Final = 84
TOP: Final = 46
ROW: Final = 32  # of the legend
TICKS: Final = 6  # of turns, at most; and the first
INKS: Final = ("#c0392b", "#1f5fa8", "#2e7d32", "#8e44ad", "#b9770e", "#00707a")
DASHES: Final = ("", "6 3", "2 3", "9 3 2 3", "1 4", "12 4")  # lines are told apart without colours, too
STYLE: Final = """\
body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222}
h1,h2,li{overflow-wrap:anywhere}ul{padding-left:1.2rem}li{margin-bottom:.5rem}svg{max-width:100%}
table{border-collapse:collapse}th,td{padding:.2rem .8rem;text-align:right}
th:first-child,td:first-child{text-align:left}tr+tr{border-top:1px solid #ccc}
@media(max-width:40rem){h1{font-size:1.5rem}svg{font-size:25px}tr:first-child{display:none}
table,tbody,tr{display:block}tr{padding:.5rem 0}td{display:flex;justify-content:space-between;gap:1rem;padding:0}
td:first-child{font-weight:600}td+td::before{content:attr(data-of)}}
"""  # on a phone each seat has its numbers below each other, and the curve larger letters


def add_commands(command: Command) -> None:
    """Add the command."""
    report = command("report", "a report on a finished game: win chances, turning points, luck and skill", EXAMPLES)
    report.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    report.add_argument("--out", metavar="FILE", type=Path, help=f"write to a file: {', '.join(KINDS)}")
    add_lang(report)
    report.set_defaults(run=make_report)


def make_report(args: Namespace) -> int:
    """Make the report of a record."""
    out: Path | None = args.out
    if out is not None and out.suffix not in KINDS:
        raise BadOption(f"--out {out}: a report ends in {', '.join(KINDS)}")
    if out is not None:
        writable(out)
    record = read(args.file)
    table = replay(record, folder(args.file))
    done = 0

    with progress(PARTS, not sys.stdout.isatty(), "report") as advance:

        def hear(share: float) -> None:
            nonlocal done
            more = int(share * PARTS) - done
            if more > 0:
                advance(more)
                done += more

        found = review(table, counted(record), hear)
    words = Words(table.game, args.lang, table.labels)
    kind = ".md" if out is None else out.suffix
    text = {".json": as_json, ".svg": as_svg, ".md": as_text, ".html": as_page}[kind](words, found)
    if out is None:
        print(text, end="")
    else:
        write_file(out, text)
    return 0


def as_json(words: Words, found: dict[str, Any]) -> str:
    """The report for machines."""
    return json.dumps(found, indent=1) + "\n"


def percent(share: float, signed: bool = False) -> str:
    """A share in percent."""
    n = floor(100 * share + 0.5)  # as browsers round
    sign = "" if not signed else "+" if n > 0 else "−" if n < 0 else "±"
    return f"{sign}{abs(n)} %"


# In words


def title(words: Words, found: dict[str, Any]) -> str:
    """What the report is on."""
    first = [seat for seat, share in enumerate(found["won"]) if share]
    return words.say("report-title", {"game": words.say("name"), "seats": first})


def when(words: Words, point: dict[str, Any]) -> str:
    """The turn, the round and the line."""
    return words.say("report-when", {name: point.get(name, 0) for name in WHEN} | {"line": str(point["line"])})


def sentence(words: Words, done: dict[str, Any]) -> str:
    """What was done, as the log tells it, or else as a button does."""
    if done["events"]:
        return " ".join(words.event(event) for event in done["events"])
    return words.say("report-deed", {"seat": done["seat"], "deed": deed(words, done["deed"])})


def deed(words: Words, done: dict[str, Any]) -> str:
    """An action as a button says it; its places follow, unless the message names the first one itself."""
    message, spots = message_id("do", done["verb"]), done["spots"]
    if not words.has(message):
        return " ".join([words.say(message_id("verb", done["verb"])), *done["words"], *spots])
    a, b, *_ = [*(int(word) if word.isdigit() else word for word in done["words"]), "none", "none"]
    bare, named = (
        words.say(message, {"frame": done["frame"], "a": a, "b": b, "spot": spot})
        for spot in ("none", spots[0].split()[-1] if spots else "none")
    )
    return f"{bare}: {', '.join(spots)}" if spots and named == bare else named


def turning(words: Words, found: dict[str, Any]) -> Iterator[str]:
    """The turning points in words."""
    for point in found["turning"]:
        said = {
            "when": when(words, point),
            "seat": point["mover"],
            "change": percent(point["change"], signed=True),
            "deeds": " ".join(dict.fromkeys(sentence(words, done) for done in point["done"])),
            "luck": percent(point["luck"], signed=True) if abs(point["luck"]) >= TELLING else "",
        }
        yield words.say("report-turn", said)


def mistakes(words: Words, found: dict[str, Any]) -> Iterator[str]:
    """The decisions that gave away most, in words, each with what would have been better."""
    for slip in found["mistakes"]:
        said = {
            "when": when(words, slip),
            "label": words.say(CALLED[slip["label"]], {"n": 1}),
            "lost": percent(slip["lost"]),
            "done": sentence(words, slip["done"]),
            "better": words.say("report-better", {"better": sentence(words, slip["instead"])}),
        }
        yield words.say("report-mistake", said)


def rows(words: Words, found: dict[str, Any]) -> Iterator[list[str]]:
    """The table of seats, its head first."""
    head = ["", "report-luck", "report-skill", *CALLED.values()]
    yield [words.say(key, {"n": 0}) if key else "" for key in head]
    for seat, of_seat in enumerate(found["seats"]):
        given = words.say("report-average", {"n": round(-100 * of_seat["average"], 1)})
        counts = (str(of_seat[name]) for name in LABELS)
        yield [words.label(seat), percent(of_seat["luck"], signed=True), given, *counts]


def empty(found: dict[str, Any]) -> bool:
    """Whether nobody has decided anything."""
    return not any(of_seat[name] for of_seat in found["seats"] for name in LABELS)


def moments(words: Words, found: dict[str, Any]) -> list[str]:
    """What the points of the curve are called: turns by their number."""
    begun = sum(point["seat"] >= 0 for point in found["curve"])
    last = [words.say("report-resigned"), words.say("report-end")][begun - len(found["curve"]) :]
    return [*map(str, range(1, begun + 1)), *last]


def sections(words: Words, found: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """The lists of the report, each with its heading; an empty one is left out."""
    for key, lines in (("report-turning", turning), ("report-mistakes", mistakes)):
        told = list(lines(words, found))
        if told:
            yield words.say(key), told


def as_text(words: Words, found: dict[str, Any]) -> str:
    """The report as Markdown."""
    lines = [f"# {title(words, found)}", ""]
    if empty(found):
        return "\n".join([*lines, words.say("report-nothing"), ""])
    table = list(rows(words, found))
    lines += ["| " + " | ".join(row) + " |" for row in (table[0], ["---"] * len(table[0]), *table[1:])]
    lines += ["", words.say("report-how", {"nodes": found["budget"]}), ""]
    lines += [f"## {words.say('report-curve')}", "", "| | " + " | ".join(row[0] for row in table[1:]) + " |"]
    lines += ["|" + "---|" * len(table)]
    for name, point in zip(moments(words, found), found["curve"], strict=True):
        lines.append(f"| {name} | " + " | ".join(map(percent, point["chances"])) + " |")
    for heading, told in sections(words, found):
        lines += ["", f"## {heading}", "", *(f"- {line}" for line in told)]
    return "\n".join(lines) + "\n"


# As a drawing


def as_svg(words: Words, found: dict[str, Any]) -> str:
    """The curve of win chances."""
    names = [words.label(seat) for seat in range(len(found["seats"]))]
    turns = sum(point["seat"] >= 0 for point in found["curve"])
    right, bottom = WIDTH - 20, TOP + HEIGHT
    foot = bottom + 44 + ROW * len(names)
    body = []
    for quarter in range(5):
        y = bottom - HEIGHT * quarter / 4
        body.append(f"<line x1='{LEFT}' y1='{y:g}' x2='{right}' y2='{y:g}' stroke='#ccc'/>")
        body.append(f"<text x='{LEFT - 8}' y='{y + 6:g}' text-anchor='end'>{25 * quarter} %</text>")
    across = [LEFT + (right - LEFT) * min(at, turns) / max(1, turns) for at in range(len(found["curve"]))]
    for turn in ticks(turns):
        body.append(f"<text x='{across[turn - 1]:.1f}' y='{bottom + 28}' text-anchor='middle'>{turn}</text>")
    for seat, name in enumerate(names):
        marks = zip(across, (bottom - HEIGHT * point["chances"][seat] for point in found["curve"]), strict=True)
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in marks)
        ink = f"stroke='{INKS[seat]}' stroke-dasharray='{DASHES[seat]}'"
        body.append(f"<polyline points='{points}' fill='none' {ink} stroke-width='2.5'/>")
        y = bottom + 58 + ROW * seat
        body.append(f"<line x1='{LEFT}' y1='{y}' x2='{LEFT + 36}' y2='{y}' {ink} stroke-width='3'/>")
        body.append(f"<text x='{LEFT + 46}' y='{y + 6}'>{escape(name)}</text>")
    title = escape(words.say("report-curve"))
    box = f"viewBox='0 0 {WIDTH} {foot}' font-family='sans-serif' font-size='18' fill='#222'"
    head = f"<svg xmlns='http://www.w3.org/2000/svg' {box}><title>{title}</title>"
    ground = f"<rect width='{WIDTH}' height='{foot}' fill='#fff'/>"
    return "\n".join([head, ground, f"<text x='{LEFT}' y='24'>{title}</text>", *body, "</svg>\n"])


def ticks(turns: int) -> list[int]:
    """The turns that are numbered: the first, and round numbers, not too many."""
    step = next(size * tens for tens in (1, 10, 100, 1000, 10**9) for size in (1, 2, 5) if turns <= TICKS * size * tens)
    return [turn for turn in range(1, turns + 1) if turn % step == 0 or turn == 1]


def as_page(words: Words, found: dict[str, Any]) -> str:
    """The report as a page that needs no other file."""
    lang = words.bundles[0].locales[0]
    parts = [
        f"<!doctype html><html lang='{lang}'><meta charset='utf-8'>",
        f"<meta name='viewport' content='width=device-width'><title>{escape(title(words, found))}</title>",
        f"<style>{STYLE}</style><h1>{escape(title(words, found))}</h1>",
    ]
    if empty(found):
        return "\n".join([*parts, f"<p>{escape(words.say('report-nothing'))}</p></html>\n"])
    head, *table = rows(words, found)
    cells = ["".join(f"<th>{escape(cell)}</th>" for cell in head)]
    for row in table:
        named = zip(head, row, strict=True)
        cells.append("".join(f"<td data-of='{escape(of)}'>{escape(cell)}</td>" for of, cell in named))
    parts += [
        as_svg(words, found),
        "<table>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>",
        f"<p>{escape(words.say('report-how', {'nodes': found['budget']}))}</p>",
    ]
    for heading, told in sections(words, found):
        listed = "".join(f"<li>{escape(line)}</li>" for line in told)
        parts.append(f"<h2>{escape(heading)}</h2><ul>{listed}</ul>")
    return "\n".join(parts) + "</html>\n"
