"""`patolli report`: the course of a finished game, as a page, a drawing, a text or data."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from html import escape
from math import floor
from pathlib import Path
from typing import Any, Final

from patolli.bots.game_report import LABELS, analyse
from patolli.cli import Command
from patolli.cli.diagnostics import progress, writable, write_file
from patolli.cli.games import add_lang
from patolli.cli.records import counted, folder, read
from patolli.core.errors import BadOption
from patolli.core.replay import replay
from patolli.messages import Messages, message_id

EXAMPLES: Final = """\
  patolli report game.patolli                  win chances by turn, turning points, luck and skill
  patolli report game.patolli --out report.html --lang de
  patolli report game.patolli --out curve.svg
  patolli report game.patolli --out report.json
"""
KINDS: Final = (".html", ".svg", ".md", ".json")
CALLED: Final = dict(zip(LABELS, ("report-best", "report-ok", "report-slip", "report-blunder"), strict=True))
WHEN: Final = ("turn", "phase", "round")
MIN_LUCK: Final = 0.01  # change in probability by luck that is mentioned
PARTS: Final = 100  # steps of the progress bar
WIDTH: Final = 560
HEIGHT: Final = 260
LEFT: Final = 84
TOP: Final = 46
ROW: Final = 32  # of the legend
TICKS: Final = 6  # at most, besides the first turn
INKS: Final = ("#c0392b", "#1f5fa8", "#2e7d32", "#8e44ad", "#b9770e", "#00707a")
DASHES: Final = ("", "6 3", "2 3", "9 3 2 3", "1 4", "12 4")  # lines differ without colours too
STYLE: Final = """\
body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222}
h1,h2,li{overflow-wrap:anywhere}ul{padding-left:1.2rem}li{margin-bottom:.5rem}svg{max-width:100%}
table{border-collapse:collapse}th,td{padding:.2rem .8rem;text-align:right}
th:first-child,td:first-child{text-align:left}tr+tr{border-top:1px solid #ccc}
@media(max-width:40rem){h1{font-size:1.5rem}svg{font-size:25px}tr:first-child{display:none}
table,tbody,tr{display:block}tr{padding:.5rem 0}td{display:flex;justify-content:space-between;gap:1rem;padding:0}
td:first-child{font-weight:600}td+td::before{content:attr(data-of)}}
"""  # on a phone: one column of numbers per seat, and larger letters in the curve


def add_commands(command: Command) -> None:
    """Add the command."""
    report = command("report", EXAMPLES)
    report.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    report.add_argument("--out", metavar="FILE", type=Path, help=f"write to a file: {', '.join(KINDS)}")
    add_lang(report)
    report.set_defaults(run=make_report)


def make_report(args: Namespace) -> int:
    """Make the report of a record."""
    out: Path | None = args.out
    if out is not None and out.suffix not in KINDS:
        raise BadOption(f"--out {out}: unknown suffix; expected {', '.join(KINDS)}")
    if out is not None:
        writable(out)
    record = read(args.file)
    table = replay(record, folder(args.file))
    done = 0

    with progress(PARTS, not sys.stdout.isatty(), "report") as advance:

        def report_share(share: float) -> None:
            nonlocal done
            more = int(share * PARTS) - done
            if more > 0:
                advance(more)
                done += more

        found = analyse(table, counted(record), report_share)
    messages = Messages(table.game, args.lang, table.labels)
    kind = ".md" if out is None else out.suffix
    text = {".json": as_json, ".svg": as_svg, ".md": as_text, ".html": as_page}[kind](messages, found)
    if out is None:
        print(text, end="")
    else:
        write_file(out, text)
    return 0


def as_json(messages: Messages, found: dict[str, Any]) -> str:
    """Return the report as JSON."""
    return json.dumps(found, indent=1) + "\n"


def percent(share: float, signed: bool = False) -> str:
    """Format a share in percent."""
    n = floor(100 * share + 0.5)  # rounds as browsers do
    sign = "" if not signed else "+" if n > 0 else "−" if n < 0 else "±"
    return f"{sign}{abs(n)} %"


# Sentences


def title(messages: Messages, found: dict[str, Any]) -> str:
    """Return the title: the game and its winners."""
    first = [seat for seat, share in enumerate(found["won"]) if share]
    return messages.format("report-title", {"game": messages.format("name"), "seats": first})


def when(messages: Messages, point: dict[str, Any]) -> str:
    """Return the turn, the round and the line of an entry."""
    return messages.format("report-when", {name: point.get(name, 0) for name in WHEN} | {"line": str(point["line"])})


def sentence(messages: Messages, done: dict[str, Any]) -> str:
    """Return the sentence of a step: its events as in the log, or its action as on a button."""
    if done["events"]:
        return " ".join(messages.event(event) for event in done["events"])
    return messages.format("report-action", {"seat": done["seat"], "action": action_text(messages, done["action"])})


def action_text(messages: Messages, done: dict[str, Any]) -> str:
    """Return an action as a button shows it; its places follow unless the message names the first one."""
    message, spots = message_id("do", done["verb"]), done["spots"]
    if not messages.has(message):
        return " ".join(
            [messages.format(message_id("verb", done["verb"]), {"frame": done["frame"]}), *done["words"], *spots]
        )
    a, b, *_ = [*(int(word) if word.isdigit() else word for word in done["words"]), "none", "none"]
    bare, named = (
        messages.format(message, {"frame": done["frame"], "a": a, "b": b, "spot": spot})
        for spot in ("none", spots[0].split()[-1] if spots else "none")
    )
    return f"{bare}: {', '.join(spots)}" if spots and named == bare else named


def turning(messages: Messages, found: dict[str, Any]) -> Iterator[str]:
    """Yield the sentences of the turning points."""
    for point in found["turning"]:
        said = {
            "when": when(messages, point),
            "seat": point["mover"],
            "change": percent(point["change"], signed=True),
            "actions": " ".join(dict.fromkeys(sentence(messages, done) for done in point["done"])),
            "luck": percent(point["luck"], signed=True) if abs(point["luck"]) >= MIN_LUCK else "",
        }
        yield messages.format("report-turn", said)


def mistakes(messages: Messages, found: dict[str, Any]) -> Iterator[str]:
    """Yield the sentences of the worst decisions, each with the better one."""
    for slip in found["mistakes"]:
        said = {
            "when": when(messages, slip),
            "label": messages.format(CALLED[slip["label"]], {"n": 1}),
            "lost": percent(slip["lost"]),
            "done": sentence(messages, slip["done"]),
            "better": messages.format("report-better", {"better": sentence(messages, slip["instead"])}),
        }
        yield messages.format("report-mistake", said)


def rows(messages: Messages, found: dict[str, Any]) -> Iterator[list[str]]:
    """Yield the rows of the table of seats, the head first."""
    head = ["", "report-luck", "report-skill", *CALLED.values()]
    yield [messages.format(key, {"n": 0}) if key else "" for key in head]
    for seat, of_seat in enumerate(found["seats"]):
        given = messages.format("report-average", {"n": round(-100 * of_seat["average"], 1)})
        counts = (str(of_seat[name]) for name in LABELS)
        yield [messages.label(seat), percent(of_seat["luck"], signed=True), given, *counts]


def empty(found: dict[str, Any]) -> bool:
    """Return whether nobody had a decision to make."""
    return not any(of_seat[name] for of_seat in found["seats"] for name in LABELS)


def moments(messages: Messages, found: dict[str, Any]) -> list[str]:
    """Return the names of the points of the curve: turns by number."""
    begun = sum(point["seat"] >= 0 for point in found["curve"])
    last = [messages.format("report-resigned"), messages.format("report-end")][begun - len(found["curve"]) :]
    return [*map(str, range(1, begun + 1)), *last]


def sections(messages: Messages, found: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Yield the lists of the report with their headings; empty ones are left out."""
    for key, lines in (("report-turning", turning), ("report-mistakes", mistakes)):
        items = list(lines(messages, found))
        if items:
            yield messages.format(key), items


def as_text(messages: Messages, found: dict[str, Any]) -> str:
    """Return the report as Markdown."""
    lines = [f"# {title(messages, found)}", ""]
    if empty(found):
        return "\n".join([*lines, messages.format("report-nothing"), ""])
    table = list(rows(messages, found))
    lines += ["| " + " | ".join(row) + " |" for row in (table[0], ["---"] * len(table[0]), *table[1:])]
    lines += ["", messages.format("report-how", {"nodes": found["budget"]}), ""]
    lines += [f"## {messages.format('report-curve')}", "", "| | " + " | ".join(row[0] for row in table[1:]) + " |"]
    lines += ["|" + "---|" * len(table)]
    for name, point in zip(moments(messages, found), found["curve"], strict=True):
        lines.append(f"| {name} | " + " | ".join(map(percent, point["chances"])) + " |")
    for heading, items in sections(messages, found):
        lines += ["", f"## {heading}", "", *(f"- {line}" for line in items)]
    return "\n".join(lines) + "\n"


# Drawing


def as_svg(messages: Messages, found: dict[str, Any]) -> str:
    """Draw the curve of win probabilities."""
    names = [messages.label(seat) for seat in range(len(found["seats"]))]
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
    title = escape(messages.format("report-curve"))
    box = f"viewBox='0 0 {WIDTH} {foot}' font-family='sans-serif' font-size='18' fill='#222'"
    head = f"<svg xmlns='http://www.w3.org/2000/svg' {box}><title>{title}</title>"
    ground = f"<rect width='{WIDTH}' height='{foot}' fill='#fff'/>"
    return "\n".join([head, ground, f"<text x='{LEFT}' y='24'>{title}</text>", *body, "</svg>\n"])


def ticks(turns: int) -> list[int]:
    """Return the turns to number: the first, and a few round numbers."""
    step = next(size * tens for tens in (1, 10, 100, 1000, 10**9) for size in (1, 2, 5) if turns <= TICKS * size * tens)
    return [turn for turn in range(1, turns + 1) if turn % step == 0 or turn == 1]


def as_page(messages: Messages, found: dict[str, Any]) -> str:
    """Return the report as a page that needs no other file."""
    lang = messages.bundles[0].locales[0]
    parts = [
        f"<!doctype html><html lang='{lang}'><meta charset='utf-8'>",
        f"<meta name='viewport' content='width=device-width'><title>{escape(title(messages, found))}</title>",
        f"<style>{STYLE}</style><h1>{escape(title(messages, found))}</h1>",
    ]
    if empty(found):
        return "\n".join([*parts, f"<p>{escape(messages.format('report-nothing'))}</p></html>\n"])
    head, *table = rows(messages, found)
    cells = ["".join(f"<th>{escape(cell)}</th>" for cell in head)]
    for row in table:
        named = zip(head, row, strict=True)
        cells.append("".join(f"<td data-of='{escape(of)}'>{escape(cell)}</td>" for of, cell in named))
    parts += [
        as_svg(messages, found),
        "<table>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>",
        f"<p>{escape(messages.format('report-how', {'nodes': found['budget']}))}</p>",
    ]
    for heading, items in sections(messages, found):
        listed = "".join(f"<li>{escape(line)}</li>" for line in items)
        parts.append(f"<h2>{escape(heading)}</h2><ul>{listed}</ul>")
    return "\n".join(parts) + "</html>\n"
