"""The rule texts of a game: `rules.md` in its folder, one id for each rule.

A rule is a list item `- **M4.3** text [source]` or a row `| I25.30 | ... |` of a table whose first cell is an id.
Code comments, tests, refusals and the rule page cite the ids.
"""

import re
from pathlib import Path
from typing import Final

ID: Final = r"[A-Z]{1,2}\d+\.\d+"
ITEM: Final = re.compile(rf"^- \*\*({ID})\*\* (.+)$", re.MULTILINE)
ROW: Final = re.compile(rf"^\| ({ID}) \|(.+)\|\s*$", re.MULTILINE)
SOURCE: Final = re.compile(r"\s*\[[^\[\]]*\]$")
SENTENCE: Final = re.compile(r"(?<=[a-z0-9)`])(?<!\be\.g)(?<!\bi\.e)\.(?=\s)")


def read_rules(path: Path) -> dict[str, str]:
    """Return the text of each rule by its id, without source marks, in the order of the page."""
    page = path.read_text(encoding="utf-8")
    found = [(m.start(), m.group(1), m.group(2)) for pattern in (ITEM, ROW) for m in pattern.finditer(page)]
    rules: dict[str, str] = {}
    for _, rule, text in sorted(found):
        assert rule not in rules, f"{path.name}: {rule} stands there twice"
        rules[rule] = SOURCE.sub("", " ".join(text.replace("|", " ").split()))
    return rules


def rule_message(kind: str, rule: str) -> str:
    """Return the id of a message on a rule: `rule-M4-3`, `explain-M4-3`."""
    return f"{kind}-{rule.replace('.', '-')}"


def first_sentence(text: str) -> str:
    """Return the first sentence of a rule, for messages of one line."""
    end = SENTENCE.search(text)
    return text[: end.start()] + "." if end else text
