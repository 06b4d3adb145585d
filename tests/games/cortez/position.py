"""The position language of chapter 25 of the rules: positions and play as text, for tests and bug reports.

    table = at("2 action red; red a1; blue b1; hand red war 5 sup 1c")  a real state; what is not named is absent
    after = play(table, "red move a1 ; red to b1")                      on a copy; all of it is legal, checked both ways
    rule = refused(table, "red move a1 ; red to a1")                    which rule refuses the last action, likewise

A position is built as a dump and loaded, so it is as complete as a saved game. Beyond C25.0 it may say `deck 1c`,
`discard 2g`, `wardeck aztec 61`, `pile own blank` (the bag holds just this), `round 2`, `start S`, `flips K` and `last`
(the second action of the turn). Statements, questions and whole examples: `examples`.
"""

import re
from typing import Any

from games import language
from games.language import from_dump, new_table, number, seat_at, step

from patolli.core.audience import Seat
from patolli.core.state import CHANCE
from patolli.games.cortez.data.components import BRIBES, NATIONS
from patolli.games.cortez.state import OWN, CortezState

LETTERS = "cwfg"  # of the supply kinds
ALL_SUPPLIES = [25] * 4  # C1.5
ALL_WAR = [10, 8, 7, 6, 5, 4]  # C1.6
ALL_EVENTS = [0, 3, 3, 3, 1, 1, 1, 1, 1, 3]  # C1.7, treasures apart
ALL_BRIBES = [1, 1, 1, 1, 1, 1, 1, 2]  # C1.9
Table = language.Table[CortezState]
SECTIONS = ("war", "sup", "bribe", "mission")


def field_at(table: Table, name: str) -> int:
    """Return the number of a field."""
    board = table.state.board
    word = board.aliases.get(name, name)
    assert word in board.names, f"{name} is no field"
    return board.names.index(word)


# Cards


def supplies(word: str) -> list[int]:
    """Return `2c1w` as a bag."""
    assert re.fullmatch(r"(\d+[cwfg])*", word), f"{word} are no supplies"
    bag = [0] * 4
    for n, letter in re.findall(r"(\d+)(.)", word):
        bag[LETTERS.index(letter)] += int(n)
    return bag


def war(word: str) -> list[int]:
    """Return `6531` as a bag."""
    assert re.fullmatch("[1-6]*", word), f"{word} are no war cards"
    return [word.count(str(value)) for value in range(1, 7)]


def bribes(words: list[str]) -> list[int]:
    """Return bribe cards as a bag."""
    assert set(words) <= set(BRIBES), f"{' '.join(words)} are no bribe cards"
    return [words.count(kind) for kind in BRIBES]


def sections(words: list[str]) -> dict[str, list[str]]:
    """Split `war 65 sup 1c` by its key words."""
    found: dict[str, list[str]] = {}
    for word in words:
        if word in SECTIONS:
            found[word] = []
        else:
            assert found, f"{word} is no part of a hand"
            found[list(found)[-1]].append(word)
    return found


def supply_text(bag: list[int]) -> str:
    """Return a bag as `2c1w`."""
    return "".join(f"{n}{letter}" for n, letter in zip(bag, LETTERS, strict=True) if n)


def war_text(bag: list[int]) -> str:
    """Return a bag as `6531`."""
    return "".join(str(value) * bag[value - 1] for value in range(6, 0, -1))


# Positions


def new(players: int, **options: object) -> Table:
    """Return a real game before its first draw."""
    return new_table("cortez", players, **options)


def marking(players: int, coins: list[str], **options: object) -> Table:
    """Return a real game, started by red (or seat 0), when the first figure is to be collared."""
    table = new(players, **options)
    step(table, CHANCE, f"first {table.game.seat_names(players)[0]}")
    for word, nation in zip(table.state.board.guard_words, coins, strict=False):
        step(table, CHANCE, f"guard {word} {nation}")
    while table.state.to_act() == (CHANCE,):
        table.state.step(CHANCE, table.state.legal_actions(CHANCE)[-1])
    return table


def at(text: str, **options: object) -> Table:
    """Return the position of a text: point and clauses, separated by `;`. Options by name."""
    point, *clauses = [part.split() for part in text.split(";") if part.strip()]
    initial = point[1] == "initial"
    players = number(point[0])
    table = marking(players, point[2:], **options) if initial else new(players, **options)
    dump = table.game.dump(table.state)
    empty_table(dump, keep_figures=initial)
    dump["state"]["missions_left"] = [1 if str(table.game.option_values["missions"]) == "8" else 2] + [1] * 7  # C1.8
    words = point[1:]
    match words:
        case ["initial", *_]:
            pass
        case ["score"]:
            dump["stack"] = []
            dump["state"]["reason"] = "last-treasure"
        case ["action", who]:
            set_point(dump, seat_at(table, who), 4, "Act")
        case ["event", _, who]:
            set_point(dump, seat_at(table, who), 2, "Flip")
        case ["flip", who, count]:
            set_point(dump, seat_at(table, who), 2, "Flip")
            set_flips(dump["state"], number(count))
        case _:
            raise AssertionError(f"{' '.join(words)} is no point of a game")
    for clause in sorted(
        clauses, key=lambda clause: clause[0] in ("deck", "wardeck", "pile")
    ):  # what overrides is last
        put(table, dump, clause)
    after = from_dump(table.game, dump)
    if words[0] == "event":
        step(after, CHANCE, f"event {words[1]}")
    return after


def empty_table(dump: dict[str, Any], keep_figures: bool) -> None:
    """Clear the board and the hands, and fill the decks."""
    state, players = dump["state"], dump["players"]
    state |= {"start": 0, "active": 0, "round": 1, "flips": 0, "events": ALL_EVENTS[:], "lost": 0, "down": [0] * 5}
    state |= {"march": -1, "lifted": 0, "treasures": [0] * players, "mission": [0] * players}
    state |= {"supply": [[0] * 4 for _ in range(players)], "known": [[0] * 4 for _ in range(players)]}
    state |= {"war": [[0] * 6 for _ in range(players)], "bribes": [[0] * 8 for _ in range(players)]}
    state |= {"deck": ALL_SUPPLIES[:], "discard": [0] * 4, "war_deck": [ALL_WAR[:], ALL_WAR[:]]}
    state |= {"pile": ALL_BRIBES[:], "used": [0] * 8, "shown": [0] * players**2}
    if not keep_figures:
        state["figure"] = [0] * len(state["figure"])


def set_point(dump: dict[str, Any], seat: Seat, step_of_turn: int, frame: str) -> None:
    """Set the step of the turn."""
    dump["state"]["active"] = seat
    dump["stack"] = [{"frame": "Turn", "step": step_of_turn}, {"frame": frame}]


def set_flips(state: dict[str, Any], count: int) -> None:
    """Take the first events in the order of C1.7 out of the bag."""
    state["flips"] = count
    state["events"] = ALL_EVENTS[:]
    for _ in range(count):
        kind = next(kind for kind, left in enumerate(state["events"]) if left)
        state["events"][kind] -= 1


def put(table: Table, dump: dict[str, Any], words: list[str]) -> None:
    """Carry out one clause."""
    state = dump["state"]
    match words:
        case ["hand", who, *rest]:
            put_hand(table, state, seat_at(table, who), sections(rest))
        case ["treasure", *pairs] if len(pairs) % 2 == 0:
            for who, n in zip(pairs[::2], pairs[1::2], strict=True):
                state["treasures"][seat_at(table, who)] = number(n)
        case ["down", *bridges]:
            for word in bridges:
                state["down"][table.state.board.bridge_words.index(word)] = 1
        case ["deck" | "discard" as bag, *rest] if len(rest) < 2:
            state[bag] = supplies("".join(rest))
        case ["wardeck", nation, *rest] if len(rest) < 2:
            state["war_deck"][NATIONS.index(nation)] = war("".join(rest))
        case ["pile", *rest]:
            state["pile"] = bribes(rest)
        case ["round", n]:
            state["round"] = number(n)
        case ["flips", n]:
            set_flips(state, number(n))
        case ["start", who]:
            state["start"] = seat_at(table, who)
        case ["last"]:
            dump["stack"][0]["step"] = 6
        case ["aztec" | "spaniard" as nation, *fields]:
            for name in fields:
                state["figure"][field_at(table, name)] = NATIONS.index(nation) + 1
        case [who, *fields] if who in table.game.seat_names(table.state.players):
            for name in fields:
                state["figure"][field_at(table, name)] = OWN + seat_at(table, who)
        case _:
            raise AssertionError(f"{' '.join(words)} is no clause of a position")


def put_hand(table: Table, state: dict[str, Any], seat: Seat, hand: dict[str, list[str]]) -> None:
    """Give a seat its cards, out of their decks."""
    nation = table.state.colour[seat] % 2
    for section, words in hand.items():
        if section == "mission":
            state["mission"][seat] = number(words[0])
            state["missions_left"][number(words[0]) - 17] -= 1
            continue
        bag = bribes(words) if section == "bribe" else (war if section == "war" else supplies)("".join(words))
        held, deck = {
            "war": (state["war"], state["war_deck"][nation]),
            "sup": (state["supply"], state["deck"]),
            "bribe": (state["bribes"], state["pile"]),
        }[section]
        held[seat] = bag
        for kind, n in enumerate(bag):
            deck[kind] -= n
