"""Prints the tests of what has changed since a commit: `python tools/touched.py [COMMIT]`, by default `main` or HEAD.

`make quick` runs them. Changes that are not committed count as well.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
ALWAYS: Final = ("tests/test_layers.py", "tests/test_english.py", "tests/test_project.py")
# The tests of a folder, the deepest that is named; {game} is a game's name.
TESTS: Final = {
    "patolli/core": "tests/core tests/match tests/games/test_language.py",
    "patolli/games": "tests/games/{game}",
    "patolli/match": "tests/match",
    "patolli/messages": "tests/messages",
    "patolli/testing": "tests/testing",
    "patolli/bots": "tests/bots/test_bots.py tests/bots/test_levels.py tests/bots/test_hints.py",
    "patolli/bots/arena": "tests/bots/test_arena.py tests/bots/test_arena_stats.py tests/bots/test_arena_results.py",
    "patolli/cli": "tests/cli",
    "patolli/server": "tests/server/test_settings.py tests/server/test_errors.py",
    "patolli/server/storage": "tests/server/storage/test_sqlite.py tests/server/storage/test_migrations.py",
    "patolli/server/tables": "tests/server/tables",
    "patolli/server/http": "tests/server/http/test_games.py tests/server/http/test_security.py",
    "bench": "tests/testing",
    "docs": "tests/test_docs.py",
    "tools": "tests/test_instructions.py tests/test_rulepage.py",
}


def changed(since: str) -> list[str]:
    """Return the paths that differ from a commit, or are new."""
    base = git("merge-base", since, "HEAD")[0]
    return git("diff", "--name-only", base) + git("ls-files", "--others", "--exclude-standard")


def git(*words: str) -> list[str]:
    """Return the lines that git prints."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr.strip())
    return done.stdout.splitlines()


def tests_of(path: str) -> list[str]:
    """Return the tests of a file: itself if it is one, its folder if it helps tests, else those of the mapping."""
    if path.startswith("tests/"):
        file = Path(path)
        return [path if file.name.startswith("test_") and file.suffix == ".py" else file.parent.as_posix()]
    found = max((folder for folder in TESTS if path.startswith(f"{folder}/")), key=len, default="")
    game = path.split("/")[2] if found == "patolli/games" else ""
    return TESTS.get(found, "").format(game=game).split()


def main() -> None:
    """Print the tests on one line."""
    since = sys.argv[1] if len(sys.argv) > 1 else "main"
    named = {test for path in changed(since) for test in tests_of(path)}
    there = {test for test in named if (ROOT / test).exists() and test != "tests"}
    print(*sorted({*ALWAYS, *there}))


if __name__ == "__main__":
    main()
