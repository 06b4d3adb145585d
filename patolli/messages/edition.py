"""The page "This edition" of a game: what is printed, found elsewhere and reconstructed, derived from its data files.

Each data file names the source of every table in it. In English the page quotes the file; other languages have
`source-<table>` in `edition.de.ftl` and `edition.nl.ftl` of the game, where all have its name, `fact-<table>`.
"""

from typing import Final, NamedTuple

from patolli.core.datafile import SOURCES, source_of
from patolli.core.game import Game
from patolli.core.options import FILE
from patolli.messages import Messages, message_id

ORDER: Final = tuple(reversed(SOURCES))  # reconstructed, found, stated


class Fact(NamedTuple):
    """A table of a data file, and its source."""

    table: str
    kind: str  # one of SOURCES
    reason: str
    own: bool  # the file comes with the game


def facts(game: Game) -> list[Fact]:
    """Return the tables of the data files of a game, in their order there."""
    found = []
    for option in game.options:
        if option.kind == FILE:
            source = game.read_data_file(option.name).subtable("source")
            own = option.name not in game.file_digests
            found += [Fact(table, *source_of(source.text(table)), own) for table in source.table]
    return found


def edition(game: Game, lang: str) -> str:
    """Return the page as Markdown: a heading and a list for each kind of source."""
    messages = Messages(game, lang)
    known = facts(game)
    lines = [f"# {messages.format('name')}: {messages.format('edition')}", "", messages.format("edition-about"), ""]
    if any(not fact.own for fact in known):
        lines += [messages.format("edition-corrected"), ""]
    for kind in ORDER:
        listed = [fact for fact in known if fact.kind == kind]
        lines += [f"## {messages.format(f'edition-{kind}')}", "", messages.format(f"edition-{kind}-why"), ""]
        lines += [line(messages, fact, lang) for fact in listed] or [messages.format("edition-none")]
        lines.append("")
    return "\n".join(lines)


def line(messages: Messages, fact: Fact, lang: str) -> str:
    """Return the name of a table and the reason of its source, as an item of a list."""
    name = messages.format(message_id("fact", fact.table))
    text = messages.format(message_id("source", fact.table)) if fact.own and lang != "en" else fact.reason
    return f"- **{name}**: {text}"
