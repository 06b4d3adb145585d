"""The rule texts of a game: `rules.md` in its folder, one id for each rule.

A rule is a list item `- **M4.3** text [source]` or a row `| I25.30 | ... |` of a table whose first cell is an id.
Code comments, tests, refusals and the rule page cite the ids.

A number that comes from a data file is marked by its key, in a comment that readers of Markdown do not see, so that
`fill_numbers` can put in that of another file. A key of a list marks as many numbers that follow in the line:

    There are 6<!--pieces.supply.singles--> single and 37<!--pieces.supply.doubles+2--> double canals.
    | middle <!--pieces.tiles.middle--> | 2 | 2 | 3 |

What is no number is a fact that the game words (`Game.facts`); its key stands before it:

    A camp gives <!--=box.take_over.camp-->warrior<!--/-->.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ID: Final = r"[A-Z]{1,2}\d+\.\d+"
ITEM: Final = re.compile(rf"^- \*\*({ID})\*\* (.+)$", re.MULTILINE)
ROW: Final = re.compile(rf"^\| ({ID}) \|(.+)\|\s*$", re.MULTILINE)
SOURCE: Final = re.compile(r"\s*\[[^\[\]]*\]$")
MARK: Final = re.compile(r"(\d+)<!--([\w.+*-]+)-->")
LIST_MARK: Final = re.compile(r" ?<!--([\w.-]+)-->([^<\n]*)")
FACT: Final = re.compile(r"<!--=([\w.+-]+)-->(.*?)<!--/-->")
NUMBER: Final = re.compile(r"\d+")
SENTENCE: Final = re.compile(r"(?<=[a-z0-9)`])(?<!\be\.g)(?<!\bi\.e)\.(?=\s)")


def read_rules(
    path: Path, numbers: Mapping[str, list[int]] | None = None, facts: Mapping[str, str] | None = None
) -> dict[str, str]:
    """Return the text of each rule by its id, without source marks, in the order of the page.

    Without `numbers` those of the page stay, and so do facts that are not given.
    """
    page = fill_numbers(path.read_text(encoding="utf-8"), numbers, facts)
    found = [(m.start(), m.group(1), m.group(2)) for pattern in (ITEM, ROW) for m in pattern.finditer(page)]
    rules: dict[str, str] = {}
    for _, rule, text in sorted(found):
        assert rule not in rules, f"{path.name}: {rule} stands there twice"
        rules[rule] = SOURCE.sub("", " ".join(text.replace("|", " ").split()))
    return rules


def fill_numbers(text: str, numbers: Mapping[str, list[int]] | None, facts: Mapping[str, str] | None = None) -> str:
    """Return a text without its marks, each marked number replaced by that of its key; None keeps the numbers.

    Facts that are not given stay as well.
    """
    worded = facts or {}
    text = FACT.sub(lambda match: worded.get(match.group(1), match.group(2)), text)
    if numbers is None:
        return LIST_MARK.sub(r"\2", MARK.sub(r"\1", text))
    found = numbers

    def value(match: re.Match[str]) -> str:
        return str(sum_of(match.group(2), found))

    def row(match: re.Match[str]) -> str:
        line = match.group(2)
        values = found[match.group(1)]
        marked = list(NUMBER.finditer(line))[: len(values)]
        assert len(marked) == len(values), f"{match.group()}: {len(marked)} numbers; expected {len(values)}"
        for number, shown in zip(reversed(marked), reversed(values), strict=True):
            line = f"{line[: number.start()]}{shown}{line[number.end() :]}"
        return line

    return LIST_MARK.sub(row, MARK.sub(value, text))


def sum_of(terms: str, numbers: Mapping[str, list[int]]) -> int:
    """Return the sum of terms joined by plus signs: numbers, keys (of a list: all its numbers), or products."""
    total = 0
    for term in terms.split("+"):
        product = 1
        for factor in term.split("*"):
            product *= int(factor) if factor.isdigit() else sum(numbers[factor])
        total += product
    return total


def rule_message(kind: str, rule: str) -> str:
    """Return the id of a message on a rule: `rule-M4-3`, `explain-M4-3`."""
    return f"{kind}-{rule.replace('.', '-')}"


def first_sentence(text: str) -> str:
    """Return the first sentence of a rule, for messages of one line."""
    end = SENTENCE.search(text)
    return text[: end.start()] + "." if end else text
