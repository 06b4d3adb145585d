"""The position language of chapter 23 of the rules: positions, play and outcomes as text, for tests and bug reports.

    table = at("canal K5; bridge K5 ns; p1 J5; ap 3")       a real state, where only this differs from an empty table
    run("at p1 N7 -> p1: walk O7 = no M8.5")                a worked example, line by line
    after = play(table, "p1: walk J4; walk K4 | p2: end")   on a copy; every action is checked to be legal, both ways
    rule = refused(table, "p1: walk K5")                    the rule that refuses the last action, checked both ways

A position is built as a dump and loaded, so it is as complete as a saved game. Any fault of a
text, or difference from it, is an AssertionError that begins with the number of the line and shows the line.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from patolli.core.audience import Seat
from patolli.core.errors import BadNotation
from patolli.core.game import Game
from patolli.core.registry import load
from patolli.core.state import CHANCE
from patolli.games.mexica.data.components import NAMES, PHASE_1, PHASE_2, PLACES
from patolli.games.mexica.rules import protection
from patolli.games.mexica.rules.turn import Turn
from patolli.games.mexica.state import MexicaState

NEUTRAL_20 = [4, 3, 2, 1]  # M18.2
SUPPLIES = {"singles": "singles", "doubles": "doubles", "bridges": "bridges", "chips": "bank"}
OPTIONS = {"edition": "edition", "vote": "tile_vote"}
AXES = {"ns": 1, "ew": 2}
OTHER_HALF = {(0, -1): 2, (1, 0): 3, (0, 1): 4, (-1, 0): 5}  # mark of a double by the side of its other half
DISTANCE = 4  # M18.5

OTHERS = "p2 K9; p3 K11; p4 I10"
SEVEN = f"canal S7-S8; canal S9; {OTHERS}"  # seven cells in the east: T6 U6 T7 U7 T8 U8 T9
SIX = f"canal U8; {SEVEN}"


class Table(NamedTuple):
    """A game and a state of it."""

    game: Game
    state: MexicaState


def cell_at(name: str) -> int:
    """Return the number of a cell of the island."""
    assert name.lower() in NAMES, f"{name} is no cell of the island"
    return NAMES.index(name.lower())


def seat_at(name: str) -> Seat:
    """Return the seat of a name; `*` is chance."""
    assert name in ("*", "p1", "p2", "p3", "p4"), f"{name} is no seat"
    return CHANCE if name == "*" else int(name[1]) - 1


def number(word: str) -> int:
    """Return the number that a word stands for."""
    assert word.isdecimal(), f"{word} is no number"
    return int(word)


# Positions


@cache
def loaded(**options: object) -> Game:
    """Return the game with these options."""
    return load("mexica", options)


def at(text: str, **options: object) -> Table:
    """Return the position of a text: differences from an empty table, separated by `;`. Other options go by name."""
    items = [item.split() for item in text.split(";") if item.strip()]
    given = {OPTIONS[words[0]]: words[1] for words in items if words[0] in OPTIONS} | options
    players = next((number(words[1]) for words in items if words[0] == "seats"), 4)
    game = loaded(**given)
    dump = game.dump(game.new_state(players))
    empty_table(dump, second=["phase", "2"] in items)
    for words in sorted(items, key=lambda words: words[0] in ("hand", "supply")):  # items that override come last
        put(dump, words)
    state = game.load_state(dump)
    assert isinstance(state, MexicaState)
    return Table(game, state)


def new(players: int, **options: object) -> Table:
    """Return a real game at its first decision, which is the deal."""
    game = loaded(**options)
    state = game.new_state(players)
    assert isinstance(state, MexicaState)
    return Table(game, state)


def empty_table(dump: dict[str, Any], second: bool) -> None:
    """Clear the table: round 2, p1 to move, no tiles, full hands."""
    full = [one + (two if second else 0) for one, two in zip(PHASE_1, PHASE_2, strict=True)]
    state = dump["state"]
    state |= {"round": 2, "phase": 2 if second else 1, "reasons": ["idle"] if second else [], "neutral": [0] * 4}
    state |= {"hand": [full[:] for _ in range(dump["players"])]}
    turn = {"frame": "Turn", "seat": 0, "ap": 6, "taken": 0, "acted": False, "proposed": False}
    dump["stack"] = [{"frame": "Rounds"}, turn]


def put(dump: dict[str, Any], words: list[str]) -> None:
    """Apply one item of a text."""
    state, turn = dump["state"], dump["stack"][-1]
    match words:
        case ["canal", name]:
            lay_canal(state, name)
        case ["bridge", name, axis] if axis in AXES:
            state["bridge"][cell_at(name)] = AXES[axis]
            state["bridges"] -= 1
        case ["tile", tile]:
            size, _, name = tile.partition("@")
            state["tile"][cell_at(name)] = number(size)
        case ["show" | "wait" as where, *sizes]:
            tiles = state["display" if where == "show" else "waiting"]
            for size in sizes:
                tiles[number(size) - 3] += 1
        case ["hand", who, *numbers] if len(numbers) == 4:
            state["hand"][seat_at(who)] = [number(n) for n in numbers]
        case ["chips", who, n]:
            state["chips"][seat_at(who)] = number(n)
            state["bank"] -= number(n)
        case ["points", who, n]:
            state["points"][seat_at(who)] = state["earned"][seat_at(who)][0] = number(n)
        case ["ap", n]:
            turn["ap"] = number(n)
        case ["turn", who]:
            state["turn"] = turn["seat"] = seat_at(who)
        case ["round" | "phase" | "stalled" as field, n]:
            state[field] = number(n)
        case ["supply", *pairs] if pairs and len(pairs) % 2 == 0 and set(pairs[::2]) <= set(SUPPLIES):
            state |= {SUPPLIES[kind]: number(n) for kind, n in zip(pairs[::2], pairs[1::2], strict=True)}
        case ["seats" | "edition" | "vote", _]:
            pass  # read before the game was loaded
        case [who, *pieces] if pieces and who in ("n", "p1", "p2", "p3", "p4"):
            for piece in pieces:
                put_piece(state, who, piece)
        case _:
            raise AssertionError(f"{' '.join(words)} is no item of a position")


def lay_canal(state: dict[str, Any], name: str) -> None:
    """Lay a single or a double from the supply."""
    cells = [cell_at(part) for part in name.split("-")]
    places = [PLACES[cell] for cell in cells]
    if len(cells) == 1:
        state["canal"][cells[0]] = 1
        state["singles"] -= 1
        return
    (x, y), (u, v) = places
    assert (u - x, v - y) in OTHER_HALF, f"canal {name} is no double"
    state["canal"][cells[0]] = OTHER_HALF[u - x, v - y]
    state["canal"][cells[1]] = OTHER_HALF[x - u, y - v]
    state["doubles"] -= 1


def put_piece(state: dict[str, Any], who: str, piece: str) -> None:
    """Put a Mexica (`K5`) or a temple (`3@K5`) of a seat, or of nobody (`n`), on the board."""
    value, temple, name = piece.rpartition("@")
    if not temple:
        state["mexica"][seat_at(who)] = cell_at(name)
        return
    state["temple"][cell_at(name)] = number(value)
    state["owner"][cell_at(name)] = 4 if who == "n" else seat_at(who)
    if who != "n":
        state["hand"][seat_at(who)][number(value) - 1] -= 1


# Play


def steps(line: str) -> Iterator[tuple[Seat, str]]:
    """Yield the steps of `p1: a; b | p2: c` one by one."""
    for part in line.split("|"):
        who, colon, texts = part.partition(":")
        assert colon, f"who does {part.strip()!r}?"
        for text in texts.split(";"):
            yield seat_at(who.strip()), text.strip()


def play(table: Table, line: str) -> Table:
    """Return the position after some play; all of it must be legal."""
    after = Table(table.game, table.state.copy())
    for seat, text in steps(line):
        step(after, seat, text)
    return after


def step(table: Table, seat: Seat, text: str) -> None:
    """Play one action that is legal and not refused."""
    rule = table.game.why(table.state, seat, text)
    assert rule is None, f"{text} is refused by {rule}"
    assert seat in table.state.to_act(), f"{text} is not refused, but it is not this seat's turn"
    action = table.game.actions.parse(text)
    assert action in table.state.legal_actions(seat), f"{text} is not refused, but not offered"
    table.state.step(seat, action)


def refused(table: Table, line: str) -> str | None:
    """Return the rule that refuses the last action of some play, which is not legal either; None if it is."""
    *before, (seat, text) = steps(line)
    now = Table(table.game, table.state.copy())
    for who, earlier in before:
        step(now, who, earlier)
    rule = now.game.why(now.state, seat, text)
    action = now.game.actions.find(text)
    offered = seat in now.state.to_act() and action in now.state.legal_actions(seat)
    assert offered == (rule is None), f"{text} is {'' if offered else 'not '}offered, and refused by {rule}"
    return rule


def offers(table: Table, verb: str = "") -> list[str]:
    """Return the texts of the legal actions, or of those with one verb."""
    (seat,) = table.state.to_act()
    texts = [table.game.actions.name(action) for action in table.state.legal_actions(seat)]
    return [text for text in texts if text.split()[0] == verb] if verb else texts


def turn_of(table: Table) -> Turn:
    """Return the turn that is being played."""
    turns = [frame for frame in table.state.stack if isinstance(frame, Turn)]
    assert turns, "the game is over"
    return turns[-1]


# Outcomes


def sizes(copies: list[int]) -> str:
    """Return tiles as words."""
    return " ".join(str(row + 3) for row, n in enumerate(copies) for _ in range(n))


def truth(before: Table, after: Table, words: list[str]) -> str:
    """Return the words that an outcome should have."""
    s = after.state
    match words:
        case ["ap", _]:
            return f"ap {turn_of(after).ap}"
        case ["turn", _]:
            return f"turn p{turn_of(after).seat + 1}"
        case ["phase", _]:
            return f"phase {s.phase}"
        case ["over"]:
            return "not over" if s.to_act() else "over"
        case ["show", *_]:
            return f"show {sizes(s.display)}".strip()
        case ["removed", *_]:
            return f"removed {sizes(s.removed)}".strip()
        case ["region", name, _]:
            return f"region {name} {region(after, name)}"
        case ["chips", who, _]:
            return f"chips {who} {s.chips[seat_at(who)]}"
        case ["hand", who, *_]:
            return f"hand {who} {' '.join(map(str, s.hand[seat_at(who)]))}"
        case [who, gain] if gain.startswith("+"):
            return f"{who} +{s.points[seat_at(who)] - before.state.points[seat_at(who)]}"
    raise AssertionError(f"{' '.join(words)} is no outcome")


def region(table: Table, name: str) -> int:
    """Return the size of the district of a cell."""
    cell = cell_at(name)
    assert not table.state.canal[cell], f"{name} is water"
    return table.state.size[table.state.region[cell]]


def host(table: Table, name: str, size: int) -> bool:
    """Say whether a district's tile stays after a turn of phase 2 when all else is flooded or founded (M14.8)."""
    dump = table.game.dump(table.state)
    regions = table.state.region
    for cell, canal in enumerate(table.state.canal):
        if not canal and regions[cell] != regions[cell_at(name)] and not table.state.founded[regions[cell]]:
            dump["state"]["canal"][cell] = 1
    dump["state"] |= {"phase": 2, "display": [int(row == size - 3) for row in range(11)]}
    state = table.game.load_state(dump)
    assert isinstance(state, MexicaState)
    return any(play(Table(table.game, state), f"p{turn_of(table).seat + 1}: end").state.display)


def scoring(table: Table, phase: int) -> list[int]:
    """Return the points of a scoring: the gains of a round of idle turns that ends the phase now (M14.4)."""
    dump = table.game.dump(table.state)
    last = table.state.players - 1
    dump["state"] |= {"phase": phase, "turn": last, "idle": True}
    dump["stack"][-1] |= {"seat": last, "acted": False}
    state = table.game.load_state(dump)
    assert isinstance(state, MexicaState)
    after = play(Table(table.game, state), f"p{last + 1}: end")
    return [new - old for new, old in zip(after.state.points, table.state.points, strict=True)]


def open_cells(table: Table) -> int:
    """Return the number of cells for the next neutral temple that keep the whole distance of M18.5."""
    dump = table.game.dump(table.state)
    stand = [PLACES[cell] for cell, owner in enumerate(table.state.owner) if owner == 4]
    built = [table.state.temple[cell] for cell, owner in enumerate(table.state.owner) if owner == 4]
    dump["state"] |= {"round": 0, "neutral": [n - built.count(v + 1) for v, n in enumerate(NEUTRAL_20)]}
    dump["stack"] = [{"frame": "Rounds"}, {"frame": "Place", "seat": 0}, {"frame": "Neutral", "by_players": False}]
    state = table.game.load_state(dump)
    cells = [PLACES[cell_at(table.game.actions.arguments(action)[1])] for action in state.legal_actions(CHANCE)]
    return sum(all(abs(x - u) + abs(y - v) >= DISTANCE for u, v in stand) for x, y in cells)


def answer(table: Table, verb: str, words: list[str]) -> str:
    """Return the answer to one question about a position."""
    match verb, words:
        case "region", [name]:
            return str(region(table, name))
        case "host", [name, size]:
            return "yes" if host(table, name, number(size)) else "no"
        case "shut", [who]:
            return "yes" if protection.shut_in(table.state, seat_at(who)) else "no"
        case "count", [who]:
            assert table.state.to_act() == (seat_at(who),), f"it is not the turn of {who}"
            return str(len(table.state.legal_actions(seat_at(who))))
        case "open", []:
            return str(open_cells(table))
        case "winner", []:
            return " ".join(f"p{seat + 1}" for seat in table.game.result(table.state).ranking[0])
    raise AssertionError(f"{verb} {' '.join(words)} is no question")


def ask(table: Table, verb: str, rest: str) -> None:
    """Check questions about a position: `region B1 = 1, H7 = 190`, `score 1: p1 7, p2 13`."""
    if verb == "score":
        phase, colon, places = rest.partition(":")
        assert colon, "write `score 1: p1 7, p2 13`"
        gained = scoring(table, number(phase.strip()))
        for item in places.split(","):
            who, points = item.split()
            assert gained[seat_at(who)] == number(points), f"{item.strip()}: it is {gained[seat_at(who)]}"
        return
    for item in rest.split(","):
        question, equals, expected = item.partition("=")
        assert equals, f"{item.strip()}: what is the answer?"
        found = answer(table, verb, question.split())
        assert found == " ".join(expected.split()), f"{item.strip()}: it is {found}"


def alternatives(line: str) -> list[str]:
    """Return the alternatives of `p1: a / b; c` with the seat in front of each."""
    first, *others = [part.strip() for part in line.split("/")]
    who = first.partition(":")[0]
    return [first, *[other if ":" in other else f"{who}: {other}" for other in others]]


def follow(table: Table, line: str) -> Table:
    """Check some play and its outcome for each of its alternatives; return the position after the last."""
    lines, equals, outcome = line.partition("=")
    assert equals, "what is the outcome?"
    items = [item.split() for item in outcome.split(",")]
    after = table
    for course in alternatives(lines):
        if items[0][0] == "no":
            rule = refused(table, course)
            assert rule == items[0][1], f"{course} is {f'refused by {rule}' if rule else 'legal'}"
            continue
        after = play(table, course)
        for words in items:
            found = truth(table, after, words)
            assert found == " ".join(words), f"{course}: {found}, not {' '.join(words)}"
    return after


def run(text: str, first: int = 1, **options: object) -> Table:
    """Check the lines of an example, the first of which has this number in its file; return its last position."""
    position = now = at("", **options)
    for count, line in logical_lines(text, first):
        try:
            if line.startswith("at "):
                items, arrow, line = line[3:].partition("->")
                position = now = at(items, **options)
                if not arrow:
                    continue
            elif not line.startswith("then "):
                now = position
            line = line.removeprefix("then ").strip()
            verb, _, rest = line.partition(" ")
            if verb in ("region", "host", "shut", "count", "open", "winner", "score"):
                ask(now, verb, rest)
            else:
                now = follow(now, line)
        except (AssertionError, BadNotation, ValueError, IndexError) as error:
            raise AssertionError(f"line {count}: {line.strip()}: {error}") from error
    return now


def logical_lines(text: str, first: int) -> Iterator[tuple[int, str]]:
    """Yield number and text of each line; lines that begin with `&` belong to the one before."""
    lines: list[tuple[int, str]] = []
    for count, line in enumerate(text.splitlines(), first):
        stripped = line.strip()
        if stripped.startswith("&"):
            assert lines, f"line {count}: {stripped}: there is nothing to continue"
            lines[-1] = (lines[-1][0], f"{lines[-1][1].rstrip()}; {stripped[1:]}")
        elif stripped and not stripped.startswith("#"):
            lines.append((count, stripped))
    return iter(lines)
