"""The lake in a terminal, two characters a field, with a panel of seats, cards and deals beside it.

A figure is a letter: capital for the colour of its collar, small for its nation if it has none; the character behind it
is the sign of the field. Every colour is repeated by a sign. Labels are words of actions and records.
"""

from itertools import zip_longest
from typing import Any, Final

from patolli.core.audience import Seat
from patolli.games.cortez.actions import SIDES
from patolli.games.cortez.data.components import (
    BRIBES,
    BRIDGE,
    CITY,
    DIKE,
    HARBOUR,
    LAND,
    NATIONS,
    SUPPLIES,
    TEMPLES,
    VILLAGE,
    WATER,
    Board,
)
from patolli.games.cortez.rules.auction import Auction, Pay
from patolli.games.cortez.rules.combat.sequence import Combat
from patolli.games.cortez.rules.deals import DEALS, HIRE_DEAL, Trade
from patolli.games.cortez.rules.event_cards import Bridges
from patolli.games.cortez.rules.sequence import Turn
from patolli.games.cortez.state import NO_SEAT, OWN
from patolli.games.cortez.ui.insight import Insight, side_insight
from patolli.games.cortez.ui.view_parts import colour, count, fields_of, find, parties, values, words

Span = tuple[str, str]  # text and style
Row = list[Span]
View = dict[str, Any]

COLLARS: Final = ("#b71c1c", "#1949b8", "#c75a00", "#1b6e2e", "#f2cf1f", "#7b1fa2")  # by colour
UNMARKED: Final = ("bold #ffe9c7 on #6b3f1d", "bold #26262b on #f4f4f4")  # brown and white figures
GROUND: Final = {
    LAND: "#8f9a5b on #cdd29a",
    VILLAGE: "bold #5b2a00 on #f0b35a",
    HARBOUR: "bold #ffffff on #1f7f86",
    WATER: "#3b78a8 on #1d5480",
    DIKE: "#7b6a4b on #d6c39a",
    BRIDGE: "bold #fff3d6 on #8a5220",
}
RUIN: Final = "bold #ff9d7a on #1d5480"  # a collapsed bridge
STREET_SHADES: Final = ("#3c3530 on #b9b2aa", "#3c3530 on #cbc5be")  # two shades keep the numbers apart
TEMPLE_SHADES: Final = ("bold #4a1f12 on #e0a58e", "bold #4a1f12 on #eebba8")
SIGN: Final = {LAND: "·", HARBOUR: "h", WATER: "~", DIKE: "=", BRIDGE: "+"}
PANEL: Final = 33  # characters beside the lake
LABEL: Final = 5
STEPS: Final = {1: "flip", 2: "event", 3: "action 1", 4: "action 1", 5: "action 2", 6: "action 2"}


def render_text(view: View, numbers: Insight, board: Board) -> list[Row]:
    """Return the rows of the lake with the panel beside them, which may be longer than the lake."""
    lake: list[Row] = [[("   " + "".join(f"{chr(97 + x)} " for x in range(board.columns)), "bold")]]
    for y in range(board.rows):
        row: Row = [(f"{y + 1:>2} ", "bold")]
        for field in range(y * board.columns, (y + 1) * board.columns):
            row += field_spans(view["state"], board, field)
        lake.append(row)
    shore: Row = [(" " * (3 + 2 * board.columns), "")]
    pairs = zip_longest(lake, panel_rows(view, numbers, board))
    return [[*(row or shore), ("  ", ""), *(beside or [])] for row, beside in pairs]


# The lake


def field_spans(table: View, board: Board, field: int) -> list[Span]:
    """Return the two characters of a field."""
    code, sign, ground = table["figure"][field], sign_of(board, field), ground_of(table, board, field)
    if field == table["march"]:  # attacker and defender share it
        attacker = figure(table, OWN + table["active"])
        return [attacker, figure(table, code) if code else (sign, ground)]
    if code:
        return [figure(table, code), (sign, ground)]
    return [(empty(table, board, field), ground)]


def figure(table: View, code: int) -> Span:
    """Return the letter of a figure."""
    if code < OWN:
        return NATIONS[code - 1][0], UNMARKED[code - 1]
    return tag(table, code - OWN)


def tag(table: View, seat: Seat) -> Span:
    """Return the letter of a seat, as its figures show it."""
    ground = COLLARS[table["colour"][seat]]
    return colour(table, seat)[0].upper(), f"bold {'#000000' if ground == COLLARS[4] else '#ffffff'} on {ground}"


def sign_of(board: Board, field: int) -> str:
    """Return the sign of a field behind a figure; in the city the last digit of its number."""
    if board.kind[field] == CITY:
        return str(board.city[field])[-1]
    return SIGN.get(board.kind[field], str(board.supplies[field]))


def ground_of(table: View, board: Board, field: int) -> str:
    """Return the style of a field."""
    if board.kind[field] == CITY:
        shades = TEMPLE_SHADES if board.city[field] in TEMPLES else STREET_SHADES
        return shades[(field // board.columns + field % board.columns) % 2]
    return RUIN if is_down(table, board, field) else GROUND[board.kind[field]]


def empty(table: View, board: Board, field: int) -> str:
    """Return the two characters of a field without a figure."""
    kind = board.kind[field]
    if kind == CITY:
        return f"{board.city[field]:<2}"
    if kind == VILLAGE:
        return f"v{board.supplies[field]}"
    if is_down(table, board, field):
        return "><"
    return SIGN[kind] * 2 if kind in (DIKE, BRIDGE) else f"{SIGN[kind]} "


def is_down(table: View, board: Board, field: int) -> bool:
    """Say whether a field is a collapsed bridge."""
    bridge = board.bridge_at[field]
    return bridge >= 0 and table["down"][bridge] == 1


# The panel


def panel_rows(view: View, numbers: Insight, board: Board) -> list[Row]:
    """Return the rows beside the lake: seats, nations, the viewer's cards, combat, deal and auction."""
    return [
        [(status(view), "bold")],
        [("           in out sup war bri tre", "dim")],
        *[seat_row(view, board, seat) for seat in range(view["players"])],
        city_row(numbers),
        *own_rows(view),
        *fight_rows(view),
        *deal_rows(view),
        *auction_rows(view),
        *bridge_rows(view, board),
    ]


def status(view: View) -> str:
    """Return round, flips and the step of the turn."""
    table, turn = view["state"], find(view, Turn)
    if not turn or not turn["step"]:
        return ""
    return f"round {table['round']}/{table['rounds']} · flips {table['flips']} · {STEPS[turn['step']]}"


def seat_row(view: View, board: Board, seat: Seat) -> Row:
    """Return a seat's figures, cards and treasures; marks show the active seat, the seat to act and the viewer."""
    table, name = view["state"], colour(view["state"], seat)[1:]
    inside, outside = fields_of(table, board, OWN + seat)
    hands = [count(table[hand][seat]) for hand in ("supply", "war", "bribes")]
    numbers = "".join(f"{n:>4}" for n in (len(outside), *hands, table["treasures"][seat]))
    active, asked = bool(view["stack"]) and seat == table["active"], seat in view["to_act"]
    mark = ">" if active else "?" if asked else " "
    shown = name.upper() if seat == view["seat"] else name
    return [(mark, "bold"), tag(table, seat), (f"{shown:<8}{len(inside):>3}{numbers}", "bold" if asked else "")]


def city_row(numbers: Insight) -> Row:
    """Return the number of figures of each nation in the city, collared or not."""
    row: Row = [(" city  ", "dim")]
    for nation, name in enumerate(NATIONS):
        row += [(name[0], UNMARKED[nation]), (f"{name[1:]} ", ""), (f"{numbers['nations'][nation]}  ", "bold")]
    return row


def own_rows(view: View) -> list[Row]:
    """Return the cards that the viewer holds."""
    table, seat = view["state"], view["seat"]
    if seat is None or not view["stack"]:
        return []
    camouflage, weapon, food, gold = table["supply"][seat]
    mission = table["mission"][seat]
    return [
        pairs(("camouflage", camouflage), ("weapon", weapon)),
        pairs(("food", food), ("gold", gold), *([("mission", f"tn{mission}")] if mission else [])),
        *wrapped("war", [str(value) for value in values(table["war"][seat])]),
        *(wrapped("bribe", words(BRIBES, table["bribes"][seat])) if any(table["bribes"][seat]) else []),
    ]


def fight_rows(view: View) -> list[Row]:
    """Return the cards of a combat by side, or the figure that was beaten."""
    table, fight = view["state"], find(view, Combat)
    if table["lifted"]:
        return [[("beaten ", "bold"), figure(table, table["lifted"])]]
    if not fight or fight["defender"] == NO_SEAT:
        return []
    return [side_row(view, fight, side) for side in range(len(SIDES))]


def side_row(view: View, fight: View, side: int) -> Row:
    """Return a side: its war cards, hidden ones as marks, its weapons and helpers, and its strength if known."""
    table, known = view["state"], side_insight(view, fight, side)
    hidden = known["war"] - len(known["seen"])
    laid = "".join(map(str, known["seen"])) + "?" * hidden + " " + "w" * known["weapons"]
    strong = f" = {known['strength']}" if known["strength"] else ""
    helpers = known["helpers"]
    return [
        (f"{SIDES[side]} ", "bold"),
        tag(table, known["seat"]),
        *[tag(table, helper) for helper in helpers],
        (f" {laid}{strong}"[: PANEL - 10 - len(helpers)], ""),
    ]


def deal_rows(view: View) -> list[Row]:
    """Return the deal that is being made."""
    table, deal = view["state"], find(view, Trade)
    if not deal:
        return []
    maker, addressee = parties(deal)
    card = f" war {deal['value'] or '?'}" if deal["kind"] == HIRE_DEAL else ""
    return [
        [(f"{DEALS[deal['kind']]} ", "bold"), tag(table, maker), (" to ", ""), tag(table, addressee), (card, "bold")],
        *(wrapped("give", cards(deal["give"])) if deal["give"] else []),
        *(wrapped("want", cards(deal["want"])) if deal["want"] else []),
    ]


def cards(bag: list[int]) -> list[str]:
    """Return the supplies of a bag by kind."""
    return [f"{name}×{n}" if n > 1 else name for name, n in zip(SUPPLIES, bag, strict=True) if n]


def auction_rows(view: View) -> list[Row]:
    """Return the highest bid, or the value that is still to be paid."""
    table, auction, pay = view["state"], find(view, Auction), find(view, Pay)
    if pay:
        return [[("pay ", "bold"), tag(table, pay["seat"]), (f" {pay['due']}", "bold")]]
    if not auction or auction["bidder"] == NO_SEAT:
        return []
    return [[("bid ", "bold"), tag(table, auction["bidder"]), (f" {auction['bid']}", "bold")]]


def bridge_rows(view: View, board: Board) -> list[Row]:
    """Return the names of the bridges while one may be turned over."""
    if not find(view, Bridges):
        return []
    named = [f"{word} {board.names[field]}" for word, field in zip(board.bridge_words, board.bridges, strict=True)]
    return wrapped("turn", named)


def pairs(*things: tuple[str, object]) -> Row:
    """Return names with their numbers."""
    row: Row = []
    for name, number in things:
        row += [(f"{name} ", "dim"), (f"{number}  ", "bold")]
    return row


def wrapped(label: str, items: list[str]) -> list[Row]:
    """Return a label and the words behind it, on as many rows as they need."""
    rows: list[Row] = [[(f"{label:<{LABEL}}", "dim")]]
    room = PANEL - LABEL
    for item in items:
        if len(item) + 1 > room:
            rows.append([(" " * LABEL, "")])
            room = PANEL - LABEL
        rows[-1].append((f" {item}", "bold"))
        room -= len(item) + 1
    return rows
