"""The rules of a game on the screen: chapters, rules, and the tables and lists of a rule."""

import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from string import ascii_letters
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from patolli.core.rulebook import ITEM, fill_numbers, read_rules

Numbers = dict[str, list[int]]
Facts = dict[str, str]
OWN_TABLE: Final = re.compile(r"table below|as in the table")  # a rule that refers to the table of its chapter
OTHER_TABLE: Final = re.compile(r"table in ([A-Z]{1,2}\d+)")  # or to that of another chapter
LINE: Final = re.compile(r"^\|[-|: ]+\|$")  # between the head of a table and its rows


class Block:
    """Lines that stand together: a rule with its id, a table, or other text."""

    def __init__(self, rule: str, line: str) -> None:
        self.rule = rule
        self.lines = [line]

    @property
    def is_table(self) -> bool:
        """Return whether it is a table."""
        return self.lines[0].startswith("|")

    def goes_on(self, line: str) -> bool:
        """Return whether a line belongs to the block."""
        return not self.rule and not line.startswith("#") and line.startswith("|") == self.is_table


class Chapter:
    """A heading and the blocks below it."""

    def __init__(self, heading: str) -> None:
        self.heading = heading
        self.blocks: list[Block] = []

    def names(self) -> set[str]:
        """Return its names: the number, with and without the letter of the game."""
        name = self.heading.partition(" ")[0].lower()
        rules = {block.rule.partition(".")[0].lower() for block in self.blocks if block.rule}
        return {name, digits(name)} | rules

    def tables(self) -> list[Block]:
        """Return its tables."""
        return [block for block in self.blocks if block.is_table]


def digits(rule: str) -> str:
    """Return the id of a rule or chapter without the letter of its game."""
    return rule.lstrip(ascii_letters)


def read_chapters(path: Path, numbers: Numbers | None = None, facts: Facts | None = None) -> list[Chapter]:
    """Read the page as chapters and blocks, with the numbers and facts of data files."""
    chapters: list[Chapter] = []
    together = False
    for line in fill_numbers(path.read_text(encoding="utf-8"), numbers, facts).splitlines():
        if line.startswith("## "):
            chapters.append(Chapter(line.removeprefix("## ")))
        elif chapters and line.strip() and not line.startswith("```"):
            blocks = chapters[-1].blocks
            item = ITEM.match(line)
            if item or not together or not blocks or not blocks[-1].goes_on(line):
                blocks.append(Block(item.group(1) if item else "", line))
            else:
                blocks[-1].lines.append(line)
        together = bool(line.strip())
    return chapters


def found(
    path: Path, wanted: str, numbers: Numbers | None = None, facts: Facts | None = None
) -> Iterator[RenderableType]:
    """Yield the chapter or rules that an id, a chapter's number or a word finds."""
    wanted = wanted.lower().rstrip(".")
    texts, chapters = read_rules(path, numbers, facts), read_chapters(path, numbers, facts)
    chapter = next((chapter for chapter in chapters if wanted in chapter.names()), None)
    if chapter is not None:
        yield Text(chapter.heading, "bold")
        for block in chapter.blocks:
            yield from shown(block, texts)
        return
    by_id = [rule for rule in texts if wanted in (rule.lower(), digits(rule))]
    for rule in by_id or [rule for rule, text in texts.items() if wanted in text.lower()]:
        yield sentence(rule, texts)
        for block in belonging(chapters, rule) if by_id else ():
            yield from shown(block, texts)


def belonging(chapters: list[Chapter], rule: str) -> list[Block]:
    """Return the tables that a rule refers to, and the blocks that follow it."""
    for chapter in chapters:
        for place, block in enumerate(chapter.blocks):
            if block.rule == rule:
                there = OTHER_TABLE.search(block.lines[0])
                others = [other for other in chapters if there and there.group(1).lower() in other.names()]
                return [table for other in others for table in other.tables()] + following(chapter, place)
    return []


def following(chapter: Chapter, place: int) -> list[Block]:
    """Return the blocks that belong to the rule at that place of a chapter, without unrelated tables."""
    referring = [block for block in chapter.blocks if block.rule and OWN_TABLE.search(block.lines[0])]
    if chapter.blocks[place] in referring:
        return chapter.tables()
    after = takewhile(lambda block: not block.rule and not block.lines[0].startswith("#"), chapter.blocks[place + 1 :])
    return [block for block in after if not (block.is_table and referring)]


def shown(block: Block, texts: dict[str, str]) -> Iterator[RenderableType]:
    """Yield a block for the screen."""
    if block.rule:
        yield sentence(block.rule, texts)
    elif block.is_table:
        yield grid([line for line in block.lines if not LINE.match(line)])
    else:
        yield Text("\n".join(line.lstrip("# ") if line.startswith("#") else line for line in block.lines))


def sentence(rule: str, texts: dict[str, str]) -> Text:
    """Return a rule after its id."""
    return Text(rule, "cyan").append(f" {texts[rule]}", "default")


def grid(lines: list[str]) -> Table:
    """Return a table of the page."""
    head, *rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for title in head:
        table.add_column(title, overflow="fold")
    for row in rows:
        table.add_row(*row)
    return table
