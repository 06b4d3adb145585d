"""Comparison of a golden text with the text of today."""

from difflib import unified_diff
from pathlib import Path

SHOWN = 30  # lines of a difference


def assert_unchanged(path: Path, text: str, command: str) -> None:
    """Fail with the difference unless the file holds this text; the command is the one that writes it."""
    assert path.is_file(), f"{path} is missing: run `{command}`"
    kept = path.read_text(encoding="utf-8")
    difference = list(unified_diff(kept.splitlines(), text.splitlines(), "golden", "now", lineterm=""))
    shown = "\n".join(difference[:SHOWN])
    assert kept == text, f"{path} has changed; if that is intended, run `{command}` and review it:\n{shown}"
