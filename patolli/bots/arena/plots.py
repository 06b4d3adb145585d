"""Results drawn as SVG: the share of each pair with its interval, or that of one bot by its budgets."""

from collections.abc import Iterable
from html import escape
from math import log2
from typing import Final

from patolli.bots.arena.report import Figures

WIDTH: Final = 720
TOP: Final = 60
ROW: Final = 28
HEIGHT: Final = 300  # of the area of a curve
INK: Final = "#222"
PALE: Final = "#ccc"
BLUE: Final = "#1f5fa8"
DASHED: Final = "stroke-dasharray='4 4'"
BOLD: Final = "stroke-width='3'"
QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


def plot(facts: Figures) -> str:
    """Draw a curve if one bot plays the same field with several budgets, otherwise a row for each pair."""
    bots = [facts["bots"][pair["bot"]] for pair in facts["pairs"]]
    one_bot = len({bot["bot"] for bot in bots}) == len({pair["among"] for pair in facts["pairs"]}) == 1
    return curve(facts) if one_bot and len({bot["budget"] for bot in bots}) > 1 else rows(facts)


def rows(facts: Figures) -> str:
    """Draw the share of each pair as a dot on its interval, and the fair share."""
    left, right, end = 240, WIDTH - 30, TOP + ROW * len(facts["pairs"])
    body = []
    for part in QUARTERS:
        x = left + (right - left) * part
        body += [line(x, TOP, x, end, PALE), text(x, end + 20, f"{part:.0%}")]
    fair = left + (right - left) / facts["seats"]
    body.append(line(fair, TOP, fair, end, INK, DASHED))
    for number, pair in enumerate(facts["pairs"]):
        y = TOP + ROW * (number + 0.5)
        low, share, high = (left + (right - left) * part for part in ends(pair))
        body += [text(left - 12, y + 4, f"{pair['bot']} : {pair['among']}", "end"), line(low, y, high, y, BLUE, BOLD)]
        body.append(dot(share, y))
    return svg(end + 40, facts, body)


def curve(facts: Figures) -> str:
    """Draw the share by budget, on a logarithmic axis."""
    left, right, end = 70, WIDTH - 30, TOP + HEIGHT
    budget = {pair["bot"]: int(facts["bots"][pair["bot"]]["budget"]) for pair in facts["pairs"]}
    least, most = min(budget.values()), max(budget.values())
    body = []
    for part in QUARTERS:
        y = end - HEIGHT * part
        body += [line(left, y, right, y, PALE), text(left - 10, y + 4, f"{part:.0%}", "end")]
    fair = end - HEIGHT / facts["seats"]
    body.append(line(left, fair, right, fair, INK, DASHED))
    path = []
    for pair in sorted(facts["pairs"], key=lambda pair: budget[pair["bot"]]):
        x = left + 20 + (right - left - 40) * log2(budget[pair["bot"]] / least) / log2(most / least)
        low, share, high = (end - HEIGHT * part for part in ends(pair))
        body += [line(x, low, x, high, BLUE, BOLD), dot(x, share), text(x, end + 20, f"{budget[pair['bot']]:,}")]
        path.append(f"{x:.1f},{share:.1f}")
    body.append(f"<polyline points='{' '.join(path)}' fill='none' stroke='{BLUE}'/>")
    body.append(text(WIDTH / 2, end + 42, "nodes for a decision"))
    return svg(end + 60, facts, body)


def ends(pair: Figures) -> tuple[float, float, float]:
    """Return the share of a pair between the ends of its interval."""
    low, high = pair["interval"]
    return low, pair["win_share"], high


def svg(height: float, facts: Figures, body: Iterable[str]) -> str:
    """Return the whole drawing with its title."""
    among = {pair["among"] for pair in facts["pairs"]}
    field = f" among {among.pop()}" if len(among) == 1 else ""
    title = f"{facts['game']}, {facts['seats']} seats: win share{field}, 95 % intervals, {facts['games']} games"
    box = f"viewBox='0 0 {WIDTH} {height:g}' font-family='sans-serif' font-size='13'"
    head = f"<svg xmlns='http://www.w3.org/2000/svg' {box}>"
    ground = f"<rect width='{WIDTH}' height='{height:g}' fill='white'/>"
    return "\n".join([head, f"<title>{escape(title)}</title>", ground, text(WIDTH / 2, 28, title), *body, "</svg>\n"])


def line(x1: float, y1: float, x2: float, y2: float, colour: str, style: str = "") -> str:
    """Return a line."""
    return f"<line x1='{x1:.1f}' y1='{y1:.1f}' x2='{x2:.1f}' y2='{y2:.1f}' stroke='{colour}' {style}/>"


def dot(x: float, y: float) -> str:
    """Return a dot."""
    return f"<circle cx='{x:.1f}' cy='{y:.1f}' r='5' fill='{BLUE}'/>"


def text(x: float, y: float, content: str, anchor: str = "middle") -> str:
    """Return a text."""
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' fill='{INK}'>{escape(content)}</text>"
