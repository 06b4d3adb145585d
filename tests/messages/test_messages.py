"""Everything in every game has its words, in every language; nothing is said that is never used.

The checkers are functions of a game and a folder of words, so that planted faults show that they find something.
"""

import ast
import inspect
import json
import os
import random
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from patolli import messages as words
from patolli.bots.styles import styles
from patolli.cli.terminal.commands import COMMANDS
from patolli.core.actions import Action, Block
from patolli.core.audience import Seat
from patolli.core.datafile import SOURCES
from patolli.core.errors import NotYourTurn
from patolli.core.evaluation import RIVAL
from patolli.core.game import Game
from patolli.core.options import CHOICE, NUMBER, Value
from patolli.core.registry import bundled_games, game_class, load
from patolli.core.replay import Replay
from patolli.core.rulebook import rule_message
from patolli.core.state import CHANCE, State
from patolli.messages import LANGS, Messages, message_id
from patolli.testing.fuzz import option_sets

PACKAGE = Path(words.__file__).parent.parent
DRAWINGS = Path(__file__).parents[2] / "web" / "src" / "games"
PLAYS = 6  # random games for each seat count, and one of the first choice always: enough for nearly all to happen
GLANCES = 40  # so many positions of a game are put into words, and then fewer and fewer
PRICES = 20  # actions of a position whose cost is put into words
MOST_STEPS = 60  # positions of a game whose refusals are put into words
OPTIONAL = {"legend", "length", "numbered-spot"}  # that a game may have
LABELS = ["Ada", "bot:greedy", "", "Ben"]

Saying = tuple[str, Mapping[str, object]]
Pick = Callable[[list[Action]], Action]


class UsedMessages:
    """The messages that random games use, and the frames that ask players or chance."""

    def __init__(self) -> None:
        self.sayings: dict[str, dict[str, Mapping[str, object]]] = {}
        self.asked: set[str] = set()
        self.chance: set[str] = set()
        self.seen: set[str] = set()

    def add(self, message: str, args: Mapping[str, object]) -> None:
        self.sayings.setdefault(message, {})[repr(args)] = args


class Listening(Messages):
    """Words from any folder that remember which messages were used."""

    def __init__(self, game: Game, lang: str, folder: Path) -> None:
        self.used: set[str] = set()
        self.source = folder
        super().__init__(game, lang, LABELS)

    def bundle(self, lang: str) -> Any:
        self.folder = self.source.parent
        return super().bundle(lang)

    def format(self, message: str, args: Mapping[str, object] | None = None) -> str:
        self.used.add(message)
        return super().format(message, args)


# What there is to say


def some_options(game: type[Game], rng: random.Random) -> dict[str, Value]:
    """Random values for some options."""
    chosen: dict[str, Value] = {}
    for option in game.options:
        if option.kind == CHOICE and rng.random() < 0.5:
            chosen[option.name] = rng.choice(option.values)
        elif option.kind == NUMBER and rng.random() < 0.3:
            chosen[option.name] = rng.choice((option.low, option.high))
    return chosen


def add_position(used: UsedMessages, game: Game, state: State) -> None:
    """Add what is said of a position, to everybody."""
    for viewer in (None, *range(state.players)):
        view = game.view(state, viewer)
        for message, args in game.describe(view):
            used.add(message, args)
        if viewer in state.to_act():
            frame = dict(view["stack"][-1])
            used.add(message_id("ask", frame.pop("frame")), frame)
    for term in game.evaluation_terms(state, 0):
        used.add(message_id("term", term.partition(RIVAL)[0]), {})
    for seat in state.to_act():
        legal = state.legal_actions(seat) if seat != CHANCE else []
        for action in legal[:: 1 + len(legal) // PRICES]:
            for thing, n in game.cost(state, action).items():
                used.add(message_id("cost", thing), {"n": n})
            for message, args in game.outlook(state, seat, action):
                used.add(message, args)


def add_step(used: UsedMessages, game: Game, state: State, seat: Seat, pick: Pick) -> None:
    """Play a step and add what is said of it, to everybody."""
    frame = type(state.stack[-1]).__name__
    (used.chance if seat == CHANCE else used.asked).add(frame)
    used.seen.update(type(f).__name__ for f in state.stack)
    for event in state.step_with_events(seat, pick(state.legal_actions(seat))):
        for viewer in (None, *range(state.players)):
            shown = game.events.visible(event, viewer)
            used.add(message_id("event", shown.pop("kind")), shown)


@cache
def used_messages(name: str) -> UsedMessages:
    """Return the messages that random games of all seat counts use."""
    used = UsedMessages()
    rng = random.Random(1)
    picks: list[Pick] = [rng.choice] * PLAYS + [min]
    for players in game_class(name).seat_counts:
        for pick in picks:
            game = load(name, some_options(game_class(name), rng))
            state = game.new_state(players)
            steps = 0
            while state.to_act():
                if rng.random() < GLANCES / (GLANCES + steps):
                    add_position(used, game, state)
                seat = rng.choice(state.to_act())
                add_step(used, game, state, seat, rng.choice if seat == CHANCE else pick)
                steps += 1
            add_position(used, game, state)
            result = game.result(state)
            used.add(message_id("reason", result.reason), {})
            for part in result.parts:
                for key in part:
                    used.add(message_id("part", key), {})
    return used


def fixed(game: Game) -> set[str]:
    """The ids that every game needs, whatever happens in it."""
    ids = {"name", "about"}
    ids |= {message_id("event", kind.name) for kind in game.events.kinds}
    ids |= {message_id("verb", block.verb) for block in blocks(game)}
    ids |= {message_id("option", option.name) for option in game.options}
    ids |= {message_id(f"option-{option.name}", value) for option in game.options for value in option.values}
    ids |= {message_id(kind, style) for style in styles(game.folder) for kind in ("style", "style-about")}
    return ids | set(view_ids(game)) | drawn_ids(game) | lesson_ids(game)


def blocks(game: Game) -> list[Block]:
    """Return the blocks of actions, and those of verbs that a game has with other options only."""
    found = list(game.actions.blocks)
    for options in option_sets(type(game)):
        found += [block for block in type(game)(options).actions.blocks if block.verb not in {b.verb for b in found}]
    return found


def details(name: str) -> Mapping[str, Callable[..., object]]:
    """Return the functions of a game that give the numbers and names behind a refusal, by rule."""
    table: Mapping[str, Callable[..., object]] = import_module(f"patolli.games.{name}.ui.explain").DETAILS
    return table


def sources(game: Game) -> str:
    """The game's Python, as text."""
    return "".join(path.read_text(encoding="utf-8") for path in game.folder.rglob("*.py"))


def view_ids(game: Game) -> list[str]:
    """The lines of the view and of the outlook that the game's sources name."""
    return re.findall(r'"((?:view|outlook)-[A-Za-z0-9-]+)"', sources(game))


def drawn_ids(game: Game) -> set[str]:
    """Return the ids that the game's drawing in the browser uses."""
    files = [path for path in (DRAWINGS / game.name).rglob("*") if path.suffix in (".svelte", ".ts")]
    sources = "".join(path.read_text(encoding="utf-8") for path in files)
    return set(re.findall(r'["`]((?:draw|cell)-[A-Za-z0-9-]+)["`]', sources))


def lesson_ids(game: Game) -> set[str]:
    """Return the ids that the game's guided first game uses."""
    lesson = game.folder / "ui/lesson.json"
    return {step["say"] for step in json.loads(lesson.read_text("utf-8"))["steps"]} if lesson.exists() else set()


def rare_ids(game: Game) -> set[str]:
    """Return the ids of rare ends and terms: a few random games may not reach them."""
    return {
        message_id(kind, text)
        for kind in ("reason", "term", "tie")
        for text in re.findall(r'"([a-z-]+)"', sources(game))
    }


def term_ids(game: Game) -> set[str]:
    """Return the ids of terms that an action or the sources name: a few random games may not reach a card."""
    named = {text for block in game.actions.blocks for part in block.parts for text in part}
    named.update(re.findall(r'"([a-z0-9-]+)"', sources(game)))
    return {message_id("word", text) for text in named}


def format_gathered(said: Listening, heard: UsedMessages) -> None:
    """Say several events of a kind as one, where the game has words for that."""
    for message, sayings in heard.sayings.items():
        together = message.replace("event-", "events-", 1)
        if not message.startswith("event-") or not said.has(together):
            continue
        for args in sayings.values():
            lists = {key: [value, value] for key, value in args.items() if key != "seat" and value is not None}
            said.format(together, {**args, **lists, "n": 2})


def counted_ids(path: Path) -> set[str]:
    """Return the ids of the things that messages of a file count."""
    return {message_id("count", thing) for thing in re.findall(r'COUNT\(\$\w+, "([a-z-]+)"\)', path.read_text("utf-8"))}


def format_actions(said: Listening, game: Game) -> None:
    """Say what buttons say of verbs, without and with the words of an action, and for its first place."""
    for block in blocks(game):
        message = message_id("do", block.verb)
        if not said.has(message):
            continue
        parts = list(zip(block.parts, block.spots, strict=True))
        plain = [[text for text, spots in zip(texts, places, strict=True) if not spots] for texts, places in parts]
        wordy = [texts for texts in plain if texts]
        for i in range(max(map(len, wordy), default=0)):
            a, b = (" ".join(texts[i % len(texts)] for texts in wordy).split(" ") + ["none", "none"])[:2]
            said.format(message, {"frame": "", "a": a, "b": b, "spot": "none"})
        first = parts[0][1] if parts else []
        for spot in ["none", *(spots[0].split(" ")[-1] for spots in first if spots)]:
            said.format(message, {"frame": "", "a": "none", "b": "none", "spot": spot})


# The files


def messages(path: Path) -> dict[str, set[str]]:
    """The ids of a file, each with its variables; a line that is no Fluent fails."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{path.name}: {entry.content.splitlines()[0]!r} is no Fluent"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands there twice"
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


def difference_faults(folder: Path) -> list[str]:
    """Return the ids and variables in which the languages of a folder differ."""
    english, *others = ((lang, messages(folder / f"{lang}.ftl")) for lang in LANGS)
    faults = []
    for lang, found in others:
        faults += [f"{lang}: {key} is missing" for key in english[1].keys() - found.keys()]
        faults += [f"{lang}: {key} is not in English" for key in found.keys() - english[1].keys()]
        both = english[1].keys() & found.keys()
        faults += [f"{lang}: {key} has other variables" for key in both if found[key] != english[1][key]]
    return sorted(faults)


def game_faults(game: Game, lang: str, folder: Path) -> list[str]:
    """Return the messages of a game in a language that are missing, faulty or unused."""
    heard = used_messages(game.name)
    said = Listening(game, lang, folder)
    for message, sayings in heard.sayings.items():
        for args in sayings.values():
            said.format(message, args)
    format_gathered(said, heard)
    format_actions(said, game)
    asks = {frame.__name__: message_id("ask", frame.__name__) for frame in game.frames}
    needed = fixed(game) | {asks[frame] for frame in asks.keys() - heard.seen}
    missing = {f"{lang}: no message {message}" for message in needed if not said.has(message)}
    mixed = {frame.__name__ for frame in game.frames if len(frame.VERBS) > 1}  # ask players too
    possible = {asks[frame] for frame in asks.keys() - (heard.chance - heard.asked - mixed)}
    possible |= rare_ids(game) | term_ids(game) | counted_ids(folder / f"{lang}.ftl")
    unused = messages(folder / f"{lang}.ftl").keys() - needed - said.used - possible - OPTIONAL
    return sorted(said.missing | missing | {f"{lang}: {message} is never used" for message in unused})


# The laws


@pytest.mark.parametrize("name", bundled_games())
@pytest.mark.parametrize("lang", LANGS)
def test_every_thing_has_its_words(name: str, lang: str) -> None:
    assert game_faults(load(name), lang, game_class(name).folder / "messages") == []


@pytest.mark.parametrize("name", bundled_games())
def test_the_languages_of_a_game_agree(name: str) -> None:
    assert difference_faults(game_class(name).folder / "messages") == []


def test_the_shared_languages_agree() -> None:
    assert difference_faults(words.HERE) == []


@pytest.mark.parametrize("name", bundled_games())
def test_games_leave_the_shared_words_alone(name: str) -> None:
    assert (
        messages(words.HERE / "en.ftl").keys() & messages(game_class(name).folder / "messages/en.ftl").keys() == set()
    )


RULE_ID = re.compile(r"[A-Z]{1,2}[0-9]+\.[0-9]+")
NAMED = re.compile(rf'"({RULE_ID.pattern})"')  # a rule that the code of a game names


@pytest.mark.parametrize("lang", ["de", "nl"])
@pytest.mark.parametrize("name", [name for name in bundled_games() if name != "tianguis"])
def test_every_rule_has_a_summary_in_each_language(name: str, lang: str) -> None:
    folder = game_class(name).folder / "messages"
    named = {rule for path in folder.parent.rglob("*.py") for rule in NAMED.findall(path.read_text(encoding="utf-8"))}
    summaries = messages(folder / f"rules.{lang}.ftl").keys()
    assert summaries == {message_id("rule", rule.replace(".", " ")) for rule in named}
    said = Messages(load(name), lang)
    assert [message for message in summaries if len(said.format(message)) < 10] == []
    assert said.missing == set()


def returned_keys(function: Callable[..., object]) -> set[frozenset[object]]:
    """Return the keys of each dict that a function returns, from its source."""
    tree = ast.parse(inspect.getsource(function))
    returns = [node.value for node in ast.walk(tree) if isinstance(node, ast.Return) and node.value]
    dicts = [node for value in returns for node in ast.walk(value) if isinstance(node, ast.Dict)]
    return {frozenset(ast.literal_eval(key) for key in node.keys if key) for node in dicts}


def refusing_rules(game: type[Game]) -> set[str]:
    """Return the rules that the code of a game names, without those that only its invariants do."""
    paths = [path for path in game.folder.rglob("*.py") if path.name != "invariants.py"]
    named = {
        node.value
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_ID.fullmatch(node.value)
    }
    return named - {game.not_asked_rule, game.wrong_verb_rule}


@pytest.mark.parametrize("name", bundled_games())
@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_that_refuses_has_a_sentence_with_exactly_its_details(name: str, lang: str) -> None:
    game = game_class(name)
    texts = messages(game.folder / f"messages/refusals.{lang}.ftl")
    rules = refusing_rules(game)
    assert details(name).keys() <= rules
    needed = {rule_message("explain", rule) for rule in rules}
    asked = {rule_message("explain", rule) for rule in (game.not_asked_rule, game.wrong_verb_rule)}
    assert needed <= texts.keys() <= needed | asked
    assert {key for key in texts if texts[key]} == {rule_message("explain", rule) for rule in details(name)}
    for rule, function in details(name).items():
        assert returned_keys(function) == {frozenset(texts[rule_message("explain", rule)])}, rule


def refused_texts(game: Game, rng: random.Random) -> Iterator[tuple[dict[str, Any], Seat, str, str]]:
    """Play a random game; yield refused texts with the view of their seat and the rule."""
    state = game.new_state(rng.choice(game.seat_counts))
    for _ in range(MOST_STEPS):
        seats = state.to_act()
        for seat in range(state.players):
            action = rng.choice(game.actions.of_verbs(state.stack[-1].VERBS)) if state.stack else 0
            for text in (game.actions.name(action), game.actions.name(rng.randrange(len(game.actions)))):
                if (rule := game.why(state, seat, text)) is not None:
                    yield game.view(state, seat), seat, text, rule
        if not seats:
            return
        seat = rng.choice(seats)
        state.step(seat, rng.choice(state.legal_actions(seat)))


ENGINE_WORDS = re.compile(r"\b(frame|verb|seat|offered|[MCIT]\d+\.\d+|[gh]\d\d)\b")


@pytest.mark.parametrize("name", bundled_games())
def test_refusals_are_sentences_for_players(name: str) -> None:
    rng = random.Random(name)
    for _ in range(200 if os.environ.get("PATOLLI_SOAK") else 3):
        game = load(name, some_options(game_class(name), rng))
        said = {lang: Messages(game, lang, LABELS) for lang in LANGS}
        for view, seat, text, rule in refused_texts(game, rng):
            for lang in LANGS:
                line = said[lang].format(*game.explain(view, seat, text, rule))
                assert line.endswith((".", "!")), (rule, lang, line)
                assert not (lang == "en" and ENGINE_WORDS.search(line)), (rule, line)
        assert {lang: said[lang].missing for lang in LANGS} == {lang: set() for lang in LANGS}


def test_a_planted_rule_without_a_sentence_is_found(tmp_path: Path) -> None:
    planted = type("Planted", (game_class("tianguis"),), {"folder": tmp_path})
    (tmp_path / "rules.py").write_text('def refusal() -> str:\n    return "T9.9"\n', encoding="utf-8")
    assert refusing_rules(planted) == {"T9.9"}


def test_a_rule_without_a_sentence_is_quoted() -> None:
    game = load("tianguis")
    assert Messages(game, "de").format("explain-T5-1") == game.rule_summary("T5.1")


def test_a_refusal_out_of_turn_names_the_seats_that_decide() -> None:
    game = load("tianguis")
    refused = NotYourTurn("", "T6.1")
    table = Replay(game, ["Ada", "Ben"])
    for text in ("deal jade", "deal jade", "deal maize", "deal jade", "roll 3", "draw jade"):
        table.play(CHANCE, text)
    line = Messages(game, "de", table.labels).refusal(refused, game.view(table.state, 1), 1, "open")
    assert line == "Du bist nicht an der Reihe. Wir warten auf Ada."
    line = Messages(game, "en", table.labels).refusal(refused, game.view(table.state, 0), 0, "coyote")
    assert line == "Something else is asked now. Answer that first."


def test_a_rule_without_a_message_is_quoted() -> None:
    said = Messages(load("tianguis"), "en")
    assert said.format("rule-T3-2") == "Nobody bids more beans than it has." and not said.missing
    assert said.format("rule-T9-9") == "rule-T9-9" and said.missing


def shared_faults(shared: set[str], sources: str) -> list[str]:
    """Shared words that the sources never name, and words that they ask for in vain."""
    named = set(re.findall(r"""["']([a-z]+(?:-[a-z]+)*)["']""", sources))
    named |= {message_id("help", command) for command in COMMANDS} | {"reason-resigned"}
    named |= {f"edition-{kind}{part}" for kind in SOURCES for part in ("", "-why")}
    asked = set(re.findall(r"""\bsay\(\s*["']([a-z-]+)["']""", sources)) - {"name", "about"} - OPTIONAL
    return sorted([f"{key} is never used" for key in shared - named] + [f"no message {key}" for key in asked - shared])


def test_shared_words_are_used_and_there() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    shared = set(messages(words.HERE / "en.ftl"))
    assert shared_faults(shared, sources) == []
    assert shared_faults(shared | {"hello-there"}, sources) == ["hello-there is never used"]
    assert shared_faults(shared, sources + 'words.say("good-bye")') == ["no message good-bye"]
    assert all(message_id("help", command) in shared for command in COMMANDS)
