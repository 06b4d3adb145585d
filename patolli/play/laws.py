"""The laws that every game obeys, one function each; its docstring is the law.

A law gets a game, a position and a random generator, and says what is wrong, or nothing. The laws of what seats may
know are in `lockstep`; `fuzz` plays random games under all of them, and the contract suite plants a fault for each.
"""

import json
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from patolli.core.actions import Action
from patolli.core.audience import DERIVED, OWNER, Each, Seat, plain
from patolli.core.errors import BadNotation
from patolli.core.events import Event
from patolli.core.game import Game, draw
from patolli.core.record import CHANCE_NAME, read_record
from patolli.core.replay import Replay, follow
from patolli.core.rulebook import read_rules
from patolli.core.state import CHANCE, State

Law = Callable[[Game, State, Random], str]

MOST_LINES: Final = 20_000  # a longer game is endless
FUTURE: Final = 4  # steps that copies and loaded states are played on
PICKED: Final = 32  # numbers that a law picks the action of
ASKED: Final = 12  # texts that a law asks `why` about
KERNEL_FIELDS: Final = {"players", "stack", "heard"}


class LawBroken(Exception):
    """A game broke a law: its name, what was found, and the record of the game so far with the place in a comment."""

    def __init__(self, law: str, message: str, record_text: str = "") -> None:
        super().__init__(f"{law}: {message}")
        self.law = law
        self.message = message
        self.record_text = record_text

    def __reduce__(self) -> tuple[type["LawBroken"], tuple[str, str, str]]:
        return LawBroken, (self.law, self.message, self.record_text)  # it crosses process borders


# Who decides, and what is offered


def asked(game: Game, state: State, rng: Random) -> str:
    """Distinct players decide, or chance alone; nobody exactly when the game is over."""
    seats = state.seats()
    if bool(seats) != bool(state.stack):
        return f"seats() is {seats} with {len(state.stack)} frames on the stack"
    players = len(set(seats)) == len(seats) and all(0 <= seat < state.players for seat in seats)
    return "" if players or seats == (CHANCE,) else f"seats() is {seats}"


def offers(game: Game, state: State, rng: Random) -> str:
    """What is legal is never empty, and its actions are ints of the table, sorted and unique."""
    for seat in state.seats():
        legal = state.legal(seat)
        if not legal:
            return f"seat {seat} is asked and has no legal action"
        if legal != sorted(set(legal)):
            return f"the legal actions of seat {seat} are not sorted and unique: {legal}"
        if legal[0] < 0 or legal[-1] >= len(game.actions):
            return f"seat {seat} is offered {legal}, not all of which are in the table"
    return ""


def sampler(game: Game, state: State, rng: Random) -> str:
    """`count` and `pick` give the same actions as `legal`, each once, and `sample` agrees with them."""
    for seat in state.seats():
        legal, count = state.legal(seat), state.count(seat)
        if count != len(legal):
            return f"seat {seat} has {len(legal)} legal actions, but count says {count}"
        picked = [state.pick(seat, k) for k in rng.sample(range(count), min(count, PICKED))]
        if len(set(picked)) < len(picked) or not set(picked) <= set(legal):
            return f"seat {seat} is given {sorted(picked)} by pick, of {legal}"
        k = rng.randrange(count)
        if state.sample(seat, (k + 0.5) / count) != state.pick(seat, k):
            return f"seat {seat} is given another action by sample than by pick, number {k} of {legal}"
    return ""


def notation(game: Game, state: State, rng: Random) -> str:
    """Every legal action has one text in lower case, and the text gives the action back."""
    for seat in state.seats():
        for action in state.legal(seat):
            text = game.actions.name(action)
            if text != text.lower() or game.actions.find(text) != action:
                return f"action {action} is written {text!r}, which is read as {game.actions.find(text)}"
    return ""


def weights(game: Game, state: State, rng: Random) -> str:
    """Chance outcomes have positive whole weights, one each."""
    if state.seats() != (CHANCE,):
        return ""
    given: Sequence[object] = state.weights()
    outcomes = state.legal(CHANCE)
    whole = len(given) == len(outcomes) and all(isinstance(weight, int) and weight > 0 for weight in given)
    return "" if whole else f"weights {given} for {len(outcomes)} outcomes"


# What a state is


def face(game: Game, state: State) -> tuple[Any, ...]:
    """All that can be asked of a state: its dump, who decides, what is offered, with what weights."""
    seats = state.seats()
    odds = state.weights() if seats == (CHANCE,) else []
    return game.dump(state), seats, [state.legal(seat) for seat in seats], odds


def walk(game: Game, state: State, rng: Random) -> list[Event]:
    """Play a few random steps, and say what they told."""
    heard: list[Event] = []
    for _ in range(FUTURE):
        if complaint := offers(game, state, rng):
            raise LawBroken("offers", complaint)
        if seats := state.seats():
            seat = rng.choice(seats)
            action = draw(state, rng) if seat == CHANCE else rng.choice(state.legal(seat))
            heard += foresee(game, state, seat, action)
    return heard


def foresee(game: Game, state: State, seat: Seat, action: Action) -> list[Event]:
    """The events of a step that may be the first to crash."""
    try:
        return game.events(state, seat, action)
    except Exception as error:
        raise LawBroken("plays", f"{game.actions.name(action)!r} of seat {seat}: {error!r}") from error


def copies(game: Game, state: State, rng: Random) -> str:
    """A copy is equal, and neither sees what happens to the other."""
    before = face(game, state)
    twin = state.copy()
    if face(game, twin) != before:
        return "a copy differs from its state"
    if game.dump(State.copy(state)) != before[0]:
        return "a copy field by field differs from its state"
    older = twin.copy()
    walk(game, twin, rng)
    if face(game, state) != before:
        return "steps of a copy changed its state"
    return "" if face(game, older) == before else "steps of a state changed its copy"


def saving(game: Game, state: State, rng: Random) -> str:
    """A dump is plain JSON, and the state loaded from it is equal, now and in its future."""
    dump = game.dump(state)
    if json.loads(json.dumps(dump)) != dump:
        return "the dump is not plain JSON"
    loaded, twin = game.load_state(json.loads(json.dumps(dump))), state.copy()
    if face(game, loaded) != face(game, twin):
        return "a loaded state differs from the dumped one"
    course = rng.getrandbits(64)
    same = walk(game, loaded, Random(course)) == walk(game, twin, Random(course))
    same = same and face(game, loaded) == face(game, twin)
    return "" if same else "a loaded state goes on differently from the dumped one"


def audiences(game: Game, state: State, rng: Random) -> str:
    """Every field of a state and its frames has an entry in AUDIENCE, and fits it."""
    holders: list[Any] = [state, *state.stack]
    for holder in holders:
        name, table = type(holder).__name__, holder.AUDIENCE
        if missing := field_names(holder) - KERNEL_FIELDS - set(table):
            return f"{name} has fields without an audience: {', '.join(sorted(missing))}"
        for field, audience in table.items():
            value = getattr(holder, field)
            by_seat = isinstance(audience, int) and audience & OWNER
            if by_seat and not (isinstance(value, list) and len(value) == state.players):
                return f"{name}.{field} is for each owner, but no list by seat: {value!r}"
            if isinstance(audience, Each) and not isinstance(value, list):
                return f"{name}.{field} is for each entry's audience, but no list: {value!r}"
            if audience != DERIVED and not isinstance(value, bytes) and plain(value) != value:
                return f"{name}.{field} is not plain data: {value!r}"
    return ""


def field_names(holder: object) -> set[str]:
    """The fields of an object, compiled or not."""
    names = set(getattr(type(holder), "__mypyc_attrs__", ())) | set(getattr(holder, "__dict__", ()))
    return {name for name in names if not name.startswith("__")}


def invariants(game: Game, state: State, rng: Random) -> str:
    """The invariants of the rules hold."""
    game.check(state)
    return ""


def result(game: Game, state: State, rng: Random) -> str:
    """Every seat has a score with its parts and one place; there is a reason exactly when the game is over."""
    found = game.result(state)
    everybody = list(range(state.players))
    if len(found.scores) != state.players or [sum(p.values()) for p in found.parts] != found.scores:
        return f"scores {found.scores} of {state.players} seats do not come about by {found.parts}"
    if sorted(seat for place in found.ranking for seat in place) != everybody or not all(found.ranking):
        return f"{found.ranking} does not give every seat one place"
    over = not state.stack
    return "" if bool(found.reason) == over else f"the game is {'' if over else 'not '}over, reason {found.reason!r}"


# What is told


def told(game: Game, state: State, events: Sequence[Event]) -> str:
    """An event has the fields of its kind, plain values, and seats where its audience looks for them."""
    for number, values in events:
        if not 0 <= number < len(game.event_table.kinds):
            return f"event kind {number} is not declared"
        kind = game.event_table.kinds[number]
        if len(values) != len(kind.audience) or any(plain(value) != value for value in values):
            return f"event {kind.name} has values {values} for its fields {list(kind.audience)}"
        whole = dict(zip(kind.audience, values, strict=True))
        for reader in {reader for readers in kind.audience.values() for reader in readers}:
            if whole[reader] not in range(CHANCE, state.players):
                return f"event {kind.name}: {reader}={whole[reader]!r} is no seat"
    return ""


def guess(game: Game, state: State, rng: Random) -> str:
    """A view is plain JSON, and a state guessed from it gives the viewer the same view and the same offers."""
    for viewer in (None, *range(state.players)):
        view = game.view(state, viewer)
        if json.loads(json.dumps(view)) != view:
            return f"the view of seat {viewer} is not plain JSON"
        world = game.guess(view, rng)
        if game.view(world, viewer) != view:
            return f"seat {viewer} sees something else in a state guessed from its view: a leak or a wrong guess"
        if viewer in state.seats() and world.legal(viewer) != state.legal(viewer):
            return f"seat {viewer} has other legal actions in a state guessed from its view: a leak or a wrong guess"
        game.check(world)
    return ""


def reasons(game: Game, state: State, rng: Random) -> str:
    """`why` is None for what is legal, and names a rule of the game for anything else that has a text."""
    rules = rule_ids(game.folder / "rules.md")
    legal = {seat: state.legal(seat) for seat in state.seats()}
    for seat, actions in legal.items():
        for action in some(actions, rng):
            if (rule := game.why(state, seat, game.actions.name(action))) is not None:
                return f"{game.actions.name(action)!r} is legal for seat {seat}, but refused by {rule}"
    for text in other_texts(game, state, rng):
        seat = rng.randrange(CHANCE, state.players)
        if complaint := refused(game, state, seat, text, legal.get(seat, []), rules):
            return complaint
    return ""


@cache
def rule_ids(page: Path) -> frozenset[str]:
    """The ids of a game's rules; the page is read once."""
    return frozenset(read_rules(page))


def some(legal: list[Action], rng: Random) -> list[Action]:
    """All of a short list, some of a long one."""
    return legal if len(legal) <= ASKED else rng.sample(legal, ASKED)


def other_texts(game: Game, state: State, rng: Random) -> list[str]:
    """Texts of random actions, of actions that others may do now, and of slips of the pen."""
    texts = [game.actions.name(rng.randrange(len(game.actions))) for _ in range(ASKED)]
    texts += [game.actions.name(rng.choice(state.legal(seat))) for seat in state.seats()]
    text = rng.choice(texts)
    at = rng.randrange(len(text))
    return [*texts, text.upper(), text[:at] + text[at + 1 :], f"{text} {text}", text.split()[0]]


def refused(game: Game, state: State, seat: Seat, text: str, legal: list[Action], rules: frozenset[str]) -> str:
    """What is wrong with the answer to `why` for a text."""
    action = game.actions.find(text)
    try:
        rule = game.why(state, seat, text)
    except BadNotation:
        return "" if action < 0 else f"{text!r} is in the table, but `why` cannot read it"
    if action in legal:
        return "" if rule is None else f"{text!r} is legal for seat {seat}, but refused by {rule}"
    if rule is None:
        return f"{text!r} is not legal for seat {seat}, but nothing refuses it"
    return "" if rule in rules else f"{text!r} is refused by {rule}, which is no rule of {game.name}"


# What a game is


def plays(table: Replay, seat: Seat, text: str) -> str:
    """A legal action can be played."""
    table.add(table.name(seat), text)
    return ""


def ends(table: Replay, most: int) -> str:
    """Random play ends."""
    return f"no end after {most} lines" if table.rev > most else ""


def replays(table: Replay) -> str:
    """The record of a game, written and read, gives the same states again."""
    record = read_record(str(table.record))
    again = Replay(table.game, [label for _, label in record.seats])
    for line in record.lines:
        follow(again, line)
    if [str(line) for line in again.record.lines] != [str(line) for line in table.record.lines]:
        return "the record of a replay differs from its record"
    return "" if table.game.digest(again.state) == table.game.digest(table.state) else "a replay ends differently"


def undoes(table: Replay, seat: Seat, count: int) -> str:
    """Undo takes back only own decisions that follow each other, with nobody else and no chance between."""
    if not count:
        return ""
    deciders = [turn.seat for turn in table.turns[-count:]]
    if deciders != [seat] * count:
        return f"{table.name(seat)} could take back {count} of these: {named(table, deciders)}"
    others = [s for s in table.seats() if s != seat]
    return f"{table.name(seat)} could take back while {named(table, others)} must decide" if others else ""


def named(table: Replay, seats: Sequence[Seat]) -> str:
    """The names of seats, chance included."""
    return " ".join(CHANCE_NAME if seat == CHANCE else table.name(seat) for seat in seats)


AT_EACH_STEP: Final[tuple[Law, ...]] = (asked, offers, weights, invariants)
AT_SOME_STEPS: Final[tuple[Law, ...]] = (sampler, notation, audiences, result, copies, saving, guess, reasons)
