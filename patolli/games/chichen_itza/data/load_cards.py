"""Read creatures, tasks, gods and heroes from a box file (I20 to I22, I24).

The effect of a card is part of the rules: its words must be those of the box that comes with them, only its numbers
may differ.
"""

from functools import cache
from pathlib import Path
from typing import Final

from patolli.core.datafile import DataTable, read_data_file
from patolli.games.chichen_itza.data.box import Cards, Creatures, Tasks
from patolli.games.chichen_itza.data.components import (
    ACTIONS,
    BUILDINGS,
    CONDITIONS,
    DICE,
    FACES,
    FIGURES,
    GEMS,
    GOD_NAMES,
    HERO_NAMES,
    HEROES,
    HITS,
    KINDS,
    MAX_STRENGTH,
    MAX_UNITS,
    OWN_BUILDING,
    OWN_FIGURES,
    OWN_GEMS,
    OWN_TERRAIN,
    PHASES,
    ROLL_AGAIN,
    ROUNDS,
    SET_TASKS,
    SETS,
    SPECIAL_SYMBOLS,
    SPECIALS,
    TASKS,
    TERRAINS,
    TYPES,
)
from patolli.games.chichen_itza.data.load_common import MAX_NUMBER, part, read_mask, read_words

FOLDER: Final = Path(__file__).parent
CARDS_OF_TYPE: Final = HEROES // len(TYPES)


# Creatures


def read_creatures(box: Creatures, facts: DataTable) -> None:
    """Read phases, specials and strengths, by kind (I24)."""
    creatures = part(facts, "creatures", *KINDS)
    strengths = part(facts, "strengths", *KINDS)
    for kind, figures in zip(KINDS, FIGURES):
        creature = part(creatures, kind, "phases", "special")
        phases = creature.subtable("phases")
        phases.allow_keys(*PHASES)
        if not phases.table:
            raise creature.error("phases", f"names no phase; expected at least one of {', '.join(PHASES)}", "nothing")
        for phase in PHASES:
            phases.note(phase, "optional", words=tuple(HITS))
        box.symbols.append([phases.one_of(phase, tuple(HITS)) if phase in phases.table else "" for phase in PHASES])
        box.special.append(SPECIALS.index(creature.one_of("special", SPECIALS)))
        box.strengths.append(sorted(strengths.numbers(kind, figures, 1, MAX_STRENGTH)))


def read_dice(box: Creatures, facts: DataTable) -> None:
    """Read the dice, and count the hits and marks of each face by phase (I24)."""
    dice = part(facts, "creature_dice", *DICE)
    for die in DICE:
        faces = [read_faces(box, part(dice, die, *KINDS), kind) for kind in range(len(KINDS))]
        box.faces.append(faces)
        hits = [[counts(row, symbol) for symbol in symbols] for row, symbols in zip(faces, box.symbols)]
        box.face_hits.append(hits)
        marks = [SPECIAL_SYMBOLS[special] for special in box.special]
        box.face_marks.append([counts(row, mark) for row, mark in zip(faces, marks)])


def counts(faces: list[str], symbol: str) -> list[int]:
    """Return the number of times that each face shows a symbol; 0 if the symbol is empty."""
    return [face.count(symbol) if symbol else 0 for face in faces]


def read_faces(box: Creatures, dice: DataTable, kind: int) -> list[str]:
    """Return the faces of a kind's die, indexed by number; all symbols must have a meaning for the kind."""
    special = box.special[kind]
    known = "".join(sorted({*box.symbols[kind], SPECIAL_SYMBOLS[special]}))
    dice.note(KINDS[kind], "faces", length=FACES, words=tuple(known))
    faces = dice.texts(KINDS[kind], FACES)
    for i, face in enumerate(faces):
        for symbol in face:
            if symbol not in known:
                where = f"{KINDS[kind]}[{i}]"
                message = f"{symbol!r} has no meaning for {KINDS[kind]}; expected symbols of {known}"
                raise dice.error(where, message, "symbol", {"sign": symbol, "expected": known})
    for symbol in box.symbols[kind]:
        if special == ROLL_AGAIN and symbol and all(symbol in face for face in faces):
            message = f"would be rolled again for ever; expected a face without {symbol}"
            raise dice.error(KINDS[kind], message, "for-ever", {"sign": symbol})
    return ["", *faces]


def read_city_attack(box: Creatures, facts: DataTable) -> None:
    """Read the attack on the city, and the dice of the map, by round (I9.17, I16.10 to I16.16)."""
    box.rounds = ROUNDS
    attack = part(facts, "city_attack", "strength", "die", "win_points", "loss_points", "max_units")
    box.city_strength = [0, *attack.numbers("strength", ROUNDS, 1, MAX_STRENGTH)]
    box.city_die = [-1, *read_words(attack, "die", DICE, ROUNDS)]
    box.city_win = [0, *attack.numbers("win_points", ROUNDS, 0, MAX_NUMBER)]
    box.city_loss = attack.number("loss_points", -MAX_NUMBER, 0)
    box.city_units = attack.number("max_units", 1, MAX_UNITS)
    box.map_die = [-1, *read_words(part(facts, "map_die", "by_round"), "by_round", DICE, ROUNDS)]


# Cards


def read_tasks(box: Tasks, facts: DataTable) -> None:
    """Read the tasks, and the rounds in which their sets are checked (I16.1, I17.6, I22)."""
    tasks = part(facts, "tasks", *(f"{number:02}" for number in range(1, TASKS + 1)))
    box.tasks = ["", *sorted(tasks.table)]
    box.task_set, box.task_condition, box.task_need = [-1], [-1], [[]]
    for name in box.tasks[1:]:
        task = part(tasks, name, "set", "condition", "value")
        box.task_set.append(SETS.index(task.one_of("set", SETS)))
        box.task_condition.append(CONDITIONS.index(task.one_of("condition", CONDITIONS)))
        task.note("condition", "fixed")  # its text is part of the rules
        box.task_need.append(read_need(task, box.task_condition[-1]))
    for number, (word, count) in enumerate(zip(SETS, SET_TASKS)):
        if box.task_set.count(number) != count:
            found = box.task_set.count(number)
            message = f"has {found} of the set {word}; expected {count}"
            raise facts.error("tasks", message, "set-size", {"n": found, "word": word, "expected": count})
    rounds = part(facts, "task_sets", *SETS)
    points = part(facts, "task_points", *SETS)
    box.set_points = [points.number(word, 0, MAX_NUMBER) for word in SETS]
    box.sets_after = [[] for _round in range(ROUNDS + 1)]
    for number, word in enumerate(SETS):
        after = rounds.number(word, 1, ROUNDS)
        for other in box.sets_after[after]:
            message = f"round {after} has the set {SETS[other]}; expected another round"
            raise rounds.error(word, message, "round-taken", {"round": after})
        box.sets_after[after] = [number]
        box.set_round.append(after)


def read_need(task: DataTable, condition: int) -> list[int]:
    """Return the needs of a task: numbers by kind, building or terrain; 1 for each gem; or a single number."""
    things = {OWN_FIGURES: KINDS, OWN_BUILDING: BUILDINGS, OWN_TERRAIN: TERRAINS}.get(condition)
    if condition == OWN_GEMS:
        gems = read_words(task, "value", GEMS)
        need = [int(gem in gems) for gem in range(len(GEMS))]
    elif things is None:
        need = [task.number("value", 1, MAX_NUMBER)]
    else:
        value = task.subtable("value")
        task.note("value", "amounts", 1, MAX_NUMBER, words=things)
        value.allow_keys(*things)
        need = [value.number(word, 1, MAX_NUMBER) if word in value.table else 0 for word in things]
    if not any(need):
        raise task.error("value", "needs nothing; expected at least one thing", "nothing")
    return need


@cache
def own_box() -> DataTable:
    """Return the file that comes with the rules."""
    return read_data_file(FOLDER / "box.toml")


def read_cards(facts: DataTable, key: str, names: list[str], free: tuple[str, ...] = ()) -> list[DataTable]:
    """Return cards with the words of the own box, except for the free ones, and with numbers that may differ."""
    cards, own = part(facts, key, *names), own_box().subtable(key)
    found = []
    for name in names:
        right = own.subtable(name).table
        card = part(cards, name, *right)
        for word, value in right.items():
            if isinstance(value, str) and word not in free and card.text(word) != value:
                message = f"{card.text(word)!r} differs from the rules; expected {value!r}"
                raise card.error(word, message, "fixed", {"expected": value})
            if isinstance(value, int):
                card.number(word, 1, MAX_NUMBER)
            if isinstance(value, list):
                read_mask(card, word)
        found.append(card)
    return found


def read_gods(box: Cards, facts: DataTable) -> None:
    """Read the gods, with the numbers of their effects (I20)."""
    cards = read_cards(facts, "gods", GOD_NAMES)
    box.gods = ["", *GOD_NAMES]
    about = ("per", "action", "wheel", "card")
    box.god_about = ["", *("".join(card.table.get(word, "") for word in about) for card in cards)]
    box.god_numbers = [{}, *({word: n for word, n in card.table.items() if isinstance(n, int)} for card in cards)]
    box.god_value = [numbers.get("value", 0) for numbers in box.god_numbers]
    box.god_hits = [0, *(read_mask(card, "hits") if isinstance(card.table.get("hits"), list) else 0 for card in cards)]
    box.cap_god, box.capped_acts = [0] * len(ACTIONS), [0] * len(box.gods)
    for god, card in enumerate(cards, 1):
        if card.text("effect") == "price-cap":
            capped = ACTIONS.index(box.god_about[god])
            box.cap_god[capped], box.capped_acts[god] = god, box.acts_of[capped]
        if card.text("effect") == "unit-limit":
            card.number("value", box.unit_limit, MAX_UNITS)


def read_heroes(box: Cards, facts: DataTable) -> None:
    """Read the heroes, eight of each type, and their pay (I1.9, I21)."""
    cards = read_cards(facts, "hero_cards", HERO_NAMES, ("type",))
    box.heroes = ["", *HERO_NAMES]
    box.hero_type = [-1, *(TYPES.index(card.one_of("type", TYPES)) for card in cards)]
    box.hero_pay = [0, *(card.number("pay", 1, 9) for card in cards)]
    box.hero_hits = [0, *(read_mask(card, "hits") if "hits" in card.table else 0 for card in cards)]
    for number, word in enumerate(TYPES):
        if box.hero_type.count(number) != CARDS_OF_TYPE:
            count = box.hero_type.count(number)
            message = f"has {count} of type {word}; expected {CARDS_OF_TYPE}"
            raise facts.error("hero_cards", message, "type-size", {"n": count, "word": word, "expected": CARDS_OF_TYPE})
