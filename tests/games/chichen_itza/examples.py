"""Facts about positions of Chichén Itzá, and whole worked examples, line by line.

    pos turn red; red city=3 coins=4           a position (see `position`); `new 2` begins a real game
    deal green red                             its setup with this turn order
    back                                       the last position once more
    do red from city ; take 2 ; roll 1,6       play
    ask red: done | use g33                    who is asked, and all that is offered; `ask red` asks only who
                                               `exchanges` among it stands for the three exchanges of an idol
    has act land | act war                     some of what is offered
    not act land                               what is not offered, and refused
    rule I6.3 act land                         which rule refuses it
    odds draw stone 14 | draw fire 15          what chance may bring, with the weights
    cost land 2                                the price of an action tile, toll included
    is red coins=2 u3=5 h18@s3 h10@home        facts of a seat
    is snake r3 2 ; is no-creature r3 ; is up t5 x02 ; is hearts 3 ; is hits 1 0 ; is phase melee-1
    is order red green ; is deck 5 8 ; is open g21 g41 ; is winner red ; is score red tiles 8 strips 1 total 80

Whatever is wrong with an example, or differs from it, is an AssertionError that begins with the number of the line.
"""

import tomllib
from pathlib import Path
from typing import Any

from games.chichen_itza.position import COUNTS, Table, at, new, price, spot_at
from games.language import Case, as_parameter, asked, chances, offers, play, read_cases, refused, seat_at

from patolli.core.audience import Seat
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.data.components import GEMS, KINDS, SETS, WHEELS
from patolli.games.chichen_itza.game import ChichenItza
from patolli.games.chichen_itza.rules.combat.battle import PHASE_WORDS, current_battle
from patolli.games.chichen_itza.state import HOME, NO_BEAST

EXCHANGES = "idol coins | idol luck | idol magic"
BOX = tomllib.loads((ChichenItza.folder / "data" / "box.toml").read_text(encoding="utf-8"))
CARDS: dict[str, dict[str, Any]] = BOX["gods"] | BOX["hero_cards"]


def examples(*files: str) -> list[Case]:
    """Return the examples of text files among the tests of the rules."""
    return [case for file in files for case in read_cases(Path(__file__).parent / "rules" / file)]


def cases(*files: str) -> list[Any]:
    """Return the examples of text files as parameters; the id of a god or hero has its effect: `G30-god-dig-...`."""
    return [as_parameter(case, *effect(case.label)) for case in examples(*files)]


def effect(label: str) -> list[str]:
    """Return the effect word of the card that an example is named for, if any."""
    card = CARDS.get(label.lower())
    return [card["effect"]] if card else []


def fact_of_seat(table: Table, seat: Seat, token: str) -> str:
    """The token as it is true."""
    s = table.state
    if "@" in token:
        hero = token.partition("@")[0]
        kind = s.box.hero_type[int(hero[1:])]
        there = s.hero_at[seat][kind] if s.hero_card[seat][kind] == int(hero[1:]) else HOME
        return f"{hero}@{'home' if there == HOME else s.box.spots[there] if there >= 0 else 'group'}"
    key = token.partition("=")[0]
    match key:
        case "n":
            value = str(s.reserve[seat])
        case "stone" | "fire":
            value = str(s.hand[seat][key == "fire"])
        case "least-stone" | "least-fire":
            value = str(s.least[seat][key == "least-fire"])
        case "cards":
            value = ",".join(f"{points:+}" for points in s.raid_cards[seat])
        case "repeated":
            value = str(s.repeated[seat])
        case "scout":
            value = ",".join(name for name, found in zip(s.box.spots, s.scout[seat], strict=True) if found)
        case "gods":
            value = ",".join(f"g{god:02}" for god, owner in enumerate(s.god_owner) if owner == seat)
        case "gems":
            value = ",".join(gem for gem, found in zip(GEMS, s.gems[seat], strict=True) if found)
        case "tasks":
            value = ",".join(name for name, found in zip(SETS, s.fulfilled[seat], strict=True) if found)
        case "figures":
            value = ",".join(f"{KINDS[kind]}{strength}" for kind, strength in s.figures[seat])
        case _ if key in WHEELS:
            value = str(s.wheel[seat][WHEELS.index(key)])
        case _ if key in COUNTS:
            value = str(getattr(s, key)[seat])
        case _:
            value = str(s.warriors[seat][spot_at(table, key)])
    return f"{key}={value}"


def fact(table: Table, words: list[str]) -> str:
    """Return the words of a fact as they are true."""
    names = table.game.seat_names(table.state.players)
    if words[0] in names:
        tokens = [fact_of_seat(table, seat_at(table, words[0]), token) for token in words[1:]]
        return " ".join([words[0], *tokens])
    for facts in (fact_of_battle, fact_of_spot, fact_of_cards):
        found = facts(table, words)
        if found:
            return found
    match words:
        case ["round", _]:
            return f"round {table.state.round}"
        case ["order" | "track" as name, *_]:
            return f"{name} {' '.join(names[seat] for seat in getattr(table.state, name))}"
        case ["winner", *_]:
            return f"winner {' '.join(names[seat] for seat in table.game.result(table.state).ranking[0])}"
        case ["score", who, *rest]:
            return f"score {who} {score(table, seat_at(table, who), rest[::2])}"
    raise AssertionError(f"{' '.join(words)} is no fact")


def fact_of_battle(table: Table, words: list[str]) -> str:
    """Return a fact of the fight that goes on, or "" if it is another fact."""
    s = table.state
    match words:
        case ["hearts", _]:
            return f"hearts {current_battle(s).hearts}"
        case ["hits", _, _]:
            return f"hits {current_battle(s).hits[0]} {current_battle(s).hits[1]}"
        case ["phase", _]:
            return f"phase {PHASE_WORDS[current_battle(s).phase]}"
        case ["fight", _]:
            return f"fight {'on' if any(type(frame).__name__ == 'Fight' for frame in s.stack) else 'over'}"
    return ""


def fact_of_spot(table: Table, words: list[str]) -> str:
    """Return the creature or the ruin of a spot, or "" if it is another fact."""
    s = table.state
    match words:
        case [word, cell, *_] if word in (*KINDS, "creature", "no-creature"):
            spot = spot_at(table, cell)
            none = s.creature[spot] == NO_BEAST
            return f"no-creature {cell}" if none else f"{KINDS[s.creature[spot]]} {cell} {s.strength[spot]}"
        case ["up" | "down", cell, _]:
            spot = spot_at(table, cell)
            return f"{'up' if s.ruin_up[spot] else 'down'} {cell} x{s.ruin[spot]:02}"
    return ""


def fact_of_cards(table: Table, words: list[str]) -> str:
    """Return a fact of decks and open cards, or "" if it is another fact."""
    s = table.state
    match words:
        case ["deck" | "discard" | "most" as name, _, _]:
            return f"{name} {getattr(s, name)[0]} {getattr(s, name)[1]}"
        case ["open", *_]:
            return f"open {' '.join(f'g{god:02}' for god in s.open_gods if god)}"
        case ["tops", *_]:
            return f"tops {' '.join(f'h{hero:02}' for hero in s.hero_top if hero)}"
        case ["queue", _, *_]:
            return f"queue {words[1]} {' '.join(f'h{hero:02}' for hero in s.hero_queue['abc'.index(words[1])])}".strip()
    return ""


def score(table: Table, seat: Seat, parts: list[str]) -> str:
    """The named parts of a score."""
    result = table.game.result(table.state)
    assert result.scores[seat] == sum(result.parts[seat].values()), "the parts are not the whole"
    points = result.parts[seat] | {"total": result.scores[seat]}
    return " ".join(f"{part} {points.get(part, 0)}" for part in parts)


def holds(table: Table, text: str) -> None:
    """Check facts separated by `;`."""
    for part in text.split(";"):
        words = part.split()
        true = fact(table, words)
        assert true == " ".join(words), f"it is {true}"


def ask(table: Table, text: str) -> None:
    """Assert the seat to act and its legal actions."""
    who, colon, rest = text.partition(":")
    assert asked(table) == who.strip(), f"{asked(table)} must decide: {' | '.join(offers(table))}"
    if colon:
        assert sorted(offers(table)) == sorted(choices(rest)), f"offered is {' | '.join(offers(table))}"


def choices(text: str) -> list[str]:
    """`a | b` as a list; `exchanges` stands for all exchanges of an idol."""
    return [part.strip() for part in text.replace("exchanges", EXCHANGES).split("|")]


def one_line(table: Table, verb: str, rest: str) -> Table:
    """The position after a line of an example."""
    match verb:
        case "do":
            return play(table, rest)
        case "is":
            holds(table, rest.replace("; is ", "; "))
        case "ask":
            ask(table, rest)
        case "has":
            missing = [choice for choice in choices(rest) if choice not in offers(table)]
            assert not missing, f"not offered: {' | '.join(missing)}; offered is {' | '.join(offers(table))}"
        case "not":
            wrong = [choice for choice in choices(rest) if refused(table, choice) is None]
            assert not wrong, f"offered is {' | '.join(wrong)}"
        case "rule":
            rule, _, choice = rest.partition(" ")
            assert refused(table, choice) == rule, f"it is {refused(table, choice)}"
        case "odds":
            weights = [choice.rpartition(" ") for choice in choices(rest)]
            assert chances(table) == {draw: int(n) for draw, _, n in weights}, f"they are {chances(table)}"
        case "cost":
            action, _, coins = rest.rpartition(" ")
            assert price(table, action) == int(coins), f"it is {price(table, action)}"
        case _:
            raise AssertionError(f"{verb} {rest} is no line of an example")
    return table


def deal(table: Table, order: list[str]) -> Table:
    """The setup with this first turn order and otherwise the first of everything, to the first decision of a seat."""
    left = [f"order {who}" for who in order]
    after = table.copied()
    while asked(after) == "*":
        found = offers(after)
        choice = left.pop(0) if found[0].startswith("order") else found[0]
        after.state.step(CHANCE, after.game.actions.parse(choice))
    after.game.check_invariants(after.state)
    return after


def run(text: str, first: int = 1) -> Table:
    """A worked example, line by line."""
    table = position = new()
    for number, line in enumerate(text.splitlines(), first):
        verb, _, rest = line.strip().partition(" ")
        try:
            if verb == "pos":
                table = position = at(rest)
            elif verb == "new":
                table = position = new(int(rest))
            elif verb == "back":
                table = position
            elif verb == "deal":
                table = deal(table, rest.split())
            elif verb:
                table = one_line(table, verb, rest)
        except AssertionError as error:
            raise AssertionError(f"line {number}: {line.strip()}: {error}") from error
    return table
