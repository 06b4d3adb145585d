"""Golden files of every game: playthroughs, perft counts, recorded games. A new game adds files, no code.

<game>/*-seats-*.txt     playthroughs; `python -m patolli.testing.playthrough tests/golden` writes them
<game>/format.txt        names that files depend on (test_format.py)
<game>/views.txt         views and descriptions of fixed positions (test_views.py)
<game>/bots.txt          choices of bots on the same positions (test_choices.py)
<game>/perft/*.patolli   positions; each line `# perft DEPTH COUNT` is a count from the end of the record
<game>/games/*.patolli   whole games; the line `# result ...` is how they ended
"""

import re
from pathlib import Path

import pytest
from golden.compare import assert_unchanged

from patolli.core.record import read_record_file
from patolli.core.registry import bundled_games
from patolli.core.replay import replay
from patolli.testing.perft import divide, perft
from patolli.testing.playthrough import golden_texts, outcome

GOLDEN = Path(__file__).parent
COMMAND = "python -m patolli.testing.playthrough tests/golden"
POSITIONS = sorted(GOLDEN.glob("*/perft/*.patolli"))
GAMES = sorted(GOLDEN.glob("*/games/*.patolli"))


def title(path: Path) -> str:
    return f"{path.relative_to(GOLDEN).parts[0]}-{path.stem}"


@pytest.mark.parametrize("name", bundled_games())
def test_playthroughs(name: str) -> None:
    """The golden playthroughs are there, one for each seat count and option set, and nothing has changed."""
    made = dict(golden_texts(name))
    kept = [path.name for path in (GOLDEN / name).glob("*-seats-*.txt")]
    assert sorted(kept) == sorted(made), f"golden playthroughs of {name} are missing or superfluous: run `{COMMAND}`"
    for file, text in made.items():
        assert_unchanged(GOLDEN / name / file, text, COMMAND)


@pytest.mark.parametrize("name", bundled_games())
def test_fixtures_are_there(name: str) -> None:
    """Every game has positions with perft counts and recorded games."""
    assert any(path.parts[-3] == name for path in POSITIONS), f"tests/golden/{name}/perft has no .patolli file"
    assert any(path.parts[-3] == name for path in GAMES), f"tests/golden/{name}/games has no .patolli file"


@pytest.mark.parametrize("path", POSITIONS, ids=title)
def test_perft(path: Path) -> None:
    table = replay(read_record_file(path), path.parent)
    counts = re.findall(r"^# perft (\d+) (\d+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert counts, "the file names no count: # perft DEPTH COUNT"
    for depth, count in counts:
        assert perft(table.state, int(depth)) == int(count), f"perft {depth}"
        assert sum(divide(table.game, table.state, int(depth)).values()) == int(count)


@pytest.mark.parametrize("path", GAMES, ids=title)
def test_recorded_game(path: Path) -> None:
    table = replay(read_record_file(path), path.parent)
    wanted = re.findall(r"^# result (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert [outcome(table.names, table.result())] == wanted
    assert table.over
