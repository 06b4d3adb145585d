"""The position language of chapter 23 of the rules, second part: outcomes, questions and whole examples.

    run("at p1 N7 -> p1: walk O7 = no M8.5")                a worked example, line by line

Any fault of a text, or difference from it, is an AssertionError that begins with the number of the line and shows
the line.
"""

from collections.abc import Iterator

from games.language import from_dump, number, play, refused, seat_at
from games.mexica.position import Table, at, cell_at

from patolli.core.errors import BadNotation
from patolli.core.state import CHANCE
from patolli.games.mexica.data.components import PLACES
from patolli.games.mexica.rules import protection
from patolli.games.mexica.rules.turn import Turn

NEUTRAL_20 = [4, 3, 2, 1]  # M18.2
DISTANCE = 4  # M18.5


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
            return f"chips {who} {s.chips[seat_at(after, who)]}"
        case ["hand", who, *_]:
            return f"hand {who} {' '.join(map(str, s.hand[seat_at(after, who)]))}"
        case [who, gain] if gain.startswith("+"):
            return f"{who} +{s.points[seat_at(after, who)] - before.state.points[seat_at(after, who)]}"
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
    return any(play(from_dump(table.game, dump), f"p{turn_of(table).seat + 1}: end").state.display)


def scoring(table: Table, phase: int) -> list[int]:
    """Return the points of a scoring: the gains of a round of idle turns that ends the phase now (M14.4)."""
    dump = table.game.dump(table.state)
    last = table.state.players - 1
    dump["state"] |= {"phase": phase, "turn": last, "idle": True}
    dump["stack"][-1] |= {"seat": last, "acted": False}
    after = play(from_dump(table.game, dump), f"p{last + 1}: end")
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
            return "yes" if protection.shut_in(table.state, seat_at(table, who)) else "no"
        case "count", [who]:
            assert table.state.to_act() == (seat_at(table, who),), f"it is not the turn of {who}"
            return str(len(table.state.legal_actions(seat_at(table, who))))
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
            assert gained[seat_at(table, who)] == number(points), f"{item.strip()}: it is {gained[seat_at(table, who)]}"
        return
    for item in rest.split(","):
        question, equals, expected = item.partition("=")
        assert equals, f"{item.strip()}: what is the answer?"
        found = answer(table, verb, question.split())
        assert found == " ".join(expected.split()), f"{item.strip()}: it is {found}"


def alternatives(line: str) -> list[str]:
    """Return the alternatives of `p1: a / b; c` with the seat in front of each."""
    first, *others = [part.strip() for part in line.split("/")]
    who, colon, _ = first.partition(":")
    assert colon, f"no seat before {first!r}; expected for instance p1: {first}"
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
