"""`patolli report`: how a game was won, as a page, a drawing, a text or data."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from patolli.bots.review import LABELS, review
from patolli.cli.checks import progress
from patolli.cli.games import Command, add_lang
from patolli.cli.records import counted, folder, read
from patolli.core.errors import BadOption
from patolli.core.replay import replay
from patolli.words import Words

EXAMPLES: Final = """\
  patolli report game.patolli                  who was how likely to win when, what turned it, luck and skill
  patolli report game.patolli --out report.html --lang de
  patolli report game.patolli --out curve.svg
  patolli report game.patolli --out report.json
"""
KINDS: Final = (".html", ".svg", ".md", ".json")
CALLED: Final = dict(zip(LABELS, ("report-best", "report-ok", "report-slip", "report-blunder"), strict=True))
PARTS: Final = 100  # of the progress that is shown
WIDTH: Final = 720
HEIGHT: Final = 260
LEFT: Final = 60
TOP: Final = 34
INKS: Final = ("#c0392b", "#1f5fa8", "#2e7d32", "#8e44ad", "#b9770e", "#00707a")
DASHES: Final = ("", "6 3", "2 3", "9 3 2 3", "1 4", "12 4")  # lines are told apart without colours, too
STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222}"
    "table{border-collapse:collapse}th,td{padding:.2rem .8rem;text-align:right}th:first-child,td:first-child"
    "{text-align:left}tr+tr{border-top:1px solid #ccc}svg{max-width:100%}"
)


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
    if out is not None and not out.absolute().parent.is_dir():
        raise BadOption(f"--out {out}: there is no folder {out.parent}")
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
        out.write_text(text, encoding="utf-8")
    return 0


def as_json(words: Words, found: dict[str, Any]) -> str:
    """The report for machines."""
    return json.dumps(found, indent=1) + "\n"


def percent(share: float, signed: bool = False) -> str:
    """A share in percent."""
    return f"{round(100 * share):+d} %" if signed else f"{round(100 * share)} %"


# In words


def title(words: Words, found: dict[str, Any]) -> str:
    """What the report is on."""
    first = [seat for seat, share in enumerate(found["won"]) if share]
    return words.say("report-title", {"game": words.say("name"), "seats": first})


def turning(words: Words, found: dict[str, Any]) -> Iterator[str]:
    """The turning points in words."""
    for point in found["turning"]:
        said = {
            "line": point["line"],
            "seat": point["mover"],
            "change": percent(point["change"], signed=True),
            "deeds": deeds(words, point["actions"]),
            "luck": percent(point["luck"], signed=True),
        }
        yield words.say("report-turn", said)


def deeds(words: Words, actions: Sequence[tuple[int, str]]) -> str:
    """Who did what, each named once for all that he did in a row."""
    rows = groupby(actions, key=lambda action: action[0])
    return "; ".join(f"{words.label(seat)}: {', '.join(text for _, text in row)}" for seat, row in rows)


def mistakes(words: Words, found: dict[str, Any]) -> Iterator[str]:
    """The decisions that gave away most, in words."""
    for slip in found["mistakes"]:
        label = words.say(CALLED[slip["label"]], {"n": 1})
        said = {"line": slip["line"], "seat": slip["seat"], "action": slip["action"], "label": label}
        yield words.say("report-mistake", said | {"lost": percent(slip["lost"])})


def rows(words: Words, found: dict[str, Any]) -> Iterator[list[str]]:
    """The table of seats, its head first."""
    head = ["", "report-luck", "report-skill", *CALLED.values()]
    yield [words.say(key, {"n": 0}) if key else "" for key in head]
    for seat, of_seat in enumerate(found["seats"]):
        shares = [percent(of_seat[name], signed=True) for name in ("luck", "skill")]
        yield [words.label(seat), *shares, *(str(of_seat[name]) for name in LABELS)]


def sections(words: Words, found: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """The lists of the report, each with its heading; an empty one is left out."""
    for key, lines in (("report-turning", turning), ("report-mistakes", mistakes)):
        told = list(lines(words, found))
        if told:
            yield words.say(key), told


def as_text(words: Words, found: dict[str, Any]) -> str:
    """The report as Markdown."""
    table = list(rows(words, found))
    lines = [f"# {title(words, found)}", ""]
    lines += ["| " + " | ".join(row) + " |" for row in (table[0], ["---"] * len(table[0]), *table[1:])]
    lines += ["", words.say("report-how", {"nodes": found["budget"]}), ""]
    curve = "report-curve"
    lines += [f"## {words.say(curve)}", "", "| | " + " | ".join(row[0] for row in table[1:]) + " |"]
    lines += ["|" + "---|" * len(table)]
    for point in found["curve"]:
        lines.append(f"| {point['line']} | " + " | ".join(map(percent, point["chances"])) + " |")
    for heading, told in sections(words, found):
        lines += ["", f"## {heading}", "", *(f"- {line}" for line in told)]
    return "\n".join(lines) + "\n"


# As a drawing


def as_svg(words: Words, found: dict[str, Any]) -> str:
    """The curve of win chances."""
    curve = found["curve"]
    last = max(1, curve[-1]["line"])
    right, bottom = WIDTH - 20, TOP + HEIGHT
    body = []
    for quarter in range(5):
        y = bottom - HEIGHT * quarter / 4
        body.append(f"<line x1='{LEFT}' y1='{y:g}' x2='{right}' y2='{y:g}' stroke='#ccc'/>")
        body.append(f"<text x='{LEFT - 8}' y='{y + 4:g}' text-anchor='end'>{25 * quarter} %</text>")
    for fifth in range(6):
        x = LEFT + (right - LEFT) * fifth / 5
        body.append(f"<text x='{x:g}' y='{bottom + 20}' text-anchor='middle'>{last * fifth // 5}</text>")
    for seat in range(len(found["seats"])):
        points = " ".join(
            f"{LEFT + (right - LEFT) * point['line'] / last:.1f},{bottom - HEIGHT * point['chances'][seat]:.1f}"
            for point in curve
        )
        ink = f"stroke='{INKS[seat]}' stroke-dasharray='{DASHES[seat]}'"
        body.append(f"<polyline points='{points}' fill='none' {ink} stroke-width='2.5'/>")
        x = LEFT + (right - LEFT) * seat / len(found["seats"])
        body.append(f"<line x1='{x:g}' y1='{bottom + 40}' x2='{x + 26:g}' y2='{bottom + 40}' {ink} stroke-width='3'/>")
        body.append(f"<text x='{x + 32:g}' y='{bottom + 44}'>{escape(words.label(seat))}</text>")
    name = escape(words.say("report-curve"))
    box = f"viewBox='0 0 {WIDTH} {bottom + 56}' font-family='sans-serif' font-size='13' fill='#222'"
    head = f"<svg xmlns='http://www.w3.org/2000/svg' {box}><title>{name}</title>"
    ground = f"<rect width='{WIDTH}' height='{bottom + 56}' fill='#fff'/>"
    return "\n".join([head, ground, f"<text x='{LEFT}' y='20'>{name}</text>", *body, "</svg>\n"])


def as_page(words: Words, found: dict[str, Any]) -> str:
    """The report as a page that needs no other file."""
    table = list(rows(words, found))
    cells = ["".join(f"<th>{escape(cell)}</th>" for cell in table[0])]
    cells += ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in table[1:]]
    lang = words.bundles[0].locales[0]
    parts = [
        f"<!doctype html><html lang='{lang}'><meta charset='utf-8'>",
        f"<meta name='viewport' content='width=device-width'><title>{escape(title(words, found))}</title>",
        f"<style>{STYLE}</style><h1>{escape(title(words, found))}</h1>",
        as_svg(words, found),
        "<table>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>",
        f"<p>{escape(words.say('report-how', {'nodes': found['budget']}))}</p>",
    ]
    for heading, told in sections(words, found):
        listed = "".join(f"<li>{escape(line)}</li>" for line in told)
        parts.append(f"<h2>{escape(heading)}</h2><ul>{listed}</ul>")
    return "\n".join(parts) + "</html>\n"
