"""The command line of the server: the place of its store."""

from pathlib import Path

import pytest
from cli.conftest import Run

from patolli.cli import parser


@pytest.mark.parametrize(
    "db",
    [
        "postgresql://localhost/games",
        "postgres:games",
        "mysql+pymysql://root@localhost/games",
        "file:games.db?mode=memory",
        "https://games.example.org/games.db",
        "sqlite:games.db",
        "sqlite://games.db",
        "sqlite:///",
        "SQLITE3:///games.db",
        "postgresql://ada:hunter2@localhost/games",
        ":memory:",
    ],
)
@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["backup", "monday.db"], ["restore", "monday.db"]])
def test_an_address_that_is_no_file_is_refused_in_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, db: str, command: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = run(*command, "--db", db)
    assert refused.status == 2
    [line] = [line for line in refused.err.splitlines() if "--db" in line and "usage" not in line]
    assert db.partition(":")[0] in line
    assert "hunter2" not in refused.err, "an address may hold a password"
    assert "a path or sqlite:///PATH" in line
    assert list(tmp_path.iterdir()) == []


def test_an_absolute_path_needs_four_slashes(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    meant = f"sqlite://{tmp_path}/games.db"
    refused = run("serve", "--port", "0", "--db", meant)
    assert refused.status == 2
    assert "an absolute path needs four slashes" in refused.err
    assert list(tmp_path.rglob("*.db")) == []


@pytest.mark.parametrize(
    ("db", "path"),
    [
        ("games.db", "games.db"),
        ("/var/lib/patolli/games.db", "/var/lib/patolli/games.db"),
        ("sqlite:///games.db", "games.db"),
        ("sqlite:////var/lib/patolli/games.db", "/var/lib/patolli/games.db"),
        ("./monday:games.db", "monday:games.db"),
        ("C:games.db", "C:games.db"),
    ],
)
def test_a_path_is_taken_as_it_is(db: str, path: str) -> None:
    assert parser().parse_args(["serve", "--db", db]).db == Path(path)
