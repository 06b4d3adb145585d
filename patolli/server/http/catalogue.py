"""Data of games that does not change: facts, action tables, rules, messages. Fetched once, kept by browsers."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from patolli.bots.levels import LEVELS
from patolli.bots.styles import styles
from patolli.core.game import Game
from patolli.core.registry import game_class, game_info, game_names, load
from patolli.core.rulebook import fill_numbers
from patolli.messages import HERE as SHARED
from patolli.messages import LANGS, message_facts, worded_facts
from patolli.messages.edition import edition as edition_page
from patolli.server.errors import ApiError
from patolli.server.games import BOXES_IN_MEMORY, Value, is_boxed, known_game
from patolli.server.schema import common


@cache
def games() -> dict[str, Any]:
    """All games with their options, the names of their seats and the styles of bots; and the levels of bots."""
    kinds = [game_class(name) for name in game_names()]
    more = {kind.name: {"names": seat_names(kind), "styles": list(styles(kind.folder))} for kind in kinds}
    return {"levels": list(LEVELS), "games": {kind.name: game_info(kind) | more[kind.name] for kind in kinds}}


def seat_names(kind: type[Game]) -> dict[str, tuple[str, ...]]:
    """The names of the seats, by their number."""
    game = kind({})
    return {str(players): game.seat_names(players) for players in kind.seat_counts}


def action_table(name: str, options: tuple[tuple[str, Value], ...], rules: int | None = None) -> bytes:
    """Return the action table of a game with its options."""
    return (boxed_table if is_boxed(options) else plain_table)(name, options, rules)


def make_table(name: str, options: tuple[tuple[str, Value], ...], rules: int | None) -> bytes:
    """Actions of a game with its options, places, what is small talk, what drawings need; a board waits for no more."""
    known_game(name)
    game = load(name, dict(options), rules)
    blocks = [
        {"verb": block.verb, "base": block.base, "arguments": block.parts, "spots": block.spots}
        for block in game.actions.blocks
    ]
    return common.encode(
        {
            "game": game.name,
            "size": len(game.actions),
            "blocks": blocks,
            "spot_names": game.spot_names,
            "minor_events": [kind.name for kind in game.events.kinds if kind.minor],
            "facts": message_facts(game),
            "static_data": game.static_data(),
        }
    )


plain_table = lru_cache(maxsize=64)(make_table)
boxed_table = lru_cache(maxsize=BOXES_IN_MEMORY)(make_table)


@cache
def rules(name: str) -> bytes:
    """Return the rules of a game as they are written, without the marks of numbers."""
    return fill_numbers(rules_file(known_game(name).folder), None).encode()


def rules_of(game: Game) -> bytes:
    """Return the rules of a game with the numbers and facts of its data files."""
    return fill_numbers(rules_file(game.folder), game.file_numbers(), worded_facts(game)).encode()


def rules_file(folder: Path) -> str:
    """Return the rules of a game with the marks of numbers."""
    return (folder / "rules.md").read_text("utf-8")


def overview(name: str, lang: str) -> bytes:
    """Return a game on one page for beginners, or nothing if nobody has written it; raises ApiError."""
    return fill_numbers(overview_file(known_game(name).folder, lang), None).encode()


def overview_of(game: Game, lang: str) -> bytes:
    """Return the same with the numbers and facts of data files; raises ApiError."""
    return fill_numbers(overview_file(game.folder, lang), game.file_numbers(), worded_facts(game, lang)).encode()


def overview_file(folder: Path, lang: str) -> str:
    """Return a game on one page with the marks of numbers; raises ApiError."""
    return localized_file(folder, "messages/overview.{}.md", lang).decode()


@cache
def edition(name: str, lang: str) -> bytes:
    """Return the page on the sources of a game's facts; raises ApiError."""
    kind = known_game(name)
    check_language(lang)
    return edition_page(kind({}), lang).encode()


def rule_messages(name: str, lang: str) -> bytes:
    """Return the sentences of refusals in a language; raises ApiError."""
    return localized_file(known_game(name).folder, "messages/refusals.{}.ftl", lang)


@cache
def lesson(name: str) -> bytes:
    """The guided first game of a game: a record to begin with, and steps; raises ApiError."""
    file = known_game(name).folder / "ui/lesson.json"
    if not file.exists():
        raise ApiError("no-lesson", game=name)
    return file.read_bytes()


def messages(lang: str, name: str) -> bytes:
    """Return the Fluent messages of a game, or those that all share with those of errors; raises ApiError."""
    if name:
        return localized_file(known_game(name).folder / "messages", "{}.ftl", lang)
    return localized_file(SHARED, "{}.ftl", lang) + localized_file(SHARED, "errors.{}.ftl", lang)


def check_language(lang: str) -> None:
    """Raise ApiError unless there are messages in this language."""
    if lang not in LANGS:
        raise ApiError("unknown-language", lang=lang[:10], langs=list(LANGS))


@cache
def localized_file(folder: Path, name: str, lang: str) -> bytes:
    """A file that there may be for each language; raises ApiError."""
    check_language(lang)
    file = folder / name.format(lang)
    return file.read_bytes() if file.exists() else b""
