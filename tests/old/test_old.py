"""Records and a database of commit 6bfaa6e are still read, with the same states, draws and views. See README.md.

They are read under the rules of today, and as they will be when every game has newer rules than they have.
"""

import json
import shutil
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import apsw
import pytest
from server.client import TestServer, legal_actions

from patolli.core.chance import sample_outcome
from patolli.core.record import CHANCE_NAME, read_record, read_record_file
from patolli.core.registry import bundled_games, game_class
from patolli.core.replay import Replay, replay
from patolli.core.state import CHANCE
from patolli.match.fair_draws import verify
from patolli.server.games import load_plain
from patolli.server.tables.history import bare_lines

OLD = Path(__file__).parent
RECORDS = sorted((OLD / "records").glob("*.patolli"))
KEPT: dict[str, Any] = json.loads((OLD / "games.json").read_text(encoding="utf-8"))
TABLES: dict[str, dict[str, Any]] = KEPT["tables"]
OVER = [title for title, kept in TABLES.items() if kept["stage"] == "over"]


STATUS = {"open": "waiting", "running": "playing", "over": "finished"}


def as_it_was(entry: dict[str, Any]) -> dict[str, Any]:
    """A line of the log as the server of that time sent it."""
    return {
        "n": entry["line"],
        "events": [event_as_it_was(event) for event in entry["events"]],
        "at": entry["at"] // 1000,
    }


def event_as_it_was(event: dict[str, Any]) -> dict[str, Any]:
    """An event as it was sent: those of the table had a label in place of a name and a bot."""
    if event["kind"] == "~resign":
        return event | {"label": ""}
    if event["kind"] != "~seat":
        return event
    bot = event["bot"]
    style = f":{bot['style']}" if bot and bot["style"] else ""
    strength = f"~{bot['strength']}" if bot and bot["strength"] < 100 else ""
    label = f"bot:{bot['level']}{style}{strength}" if bot else event["name"]
    return {"kind": "~seat", "seat": event["seat"], "label": label}


class OldServer(TestServer):
    """A server on a copy of the old database, with the players who sat at its tables."""

    def __init__(self, db: Path) -> None:
        super().__init__(db)
        self.players = {name: self.user() for name in KEPT["cookies"]}
        for name, cookie in KEPT["cookies"].items():
            self.players[name].http.cookies.set("patolli", cookie)


@pytest.fixture(scope="module", params=["rules of today", "newer rules"])
def newer_rules(request: pytest.FixtureRequest) -> Iterator[bool]:
    """Read everything under the rules of today; then once more as if each game had changed one of them since."""
    newer = request.param == "newer rules"
    with pytest.MonkeyPatch.context() as patch:
        for kind in map(game_class, bundled_games()) if newer else ():
            patch.setattr(kind, "older_rules", (*kind.older_rules, kind.rules_version))
            patch.setattr(kind, "rules_version", kind.rules_version + 1)
            patch.setattr(kind, "rulings", kind.rulings | {"planted": kind.rules_version})
        load_plain.cache_clear()
        yield newer
    load_plain.cache_clear()


@pytest.fixture(scope="module", params=["from snapshots", "from lines alone"])
def server(
    request: pytest.FixtureRequest, newer_rules: bool, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OldServer]:
    db = tmp_path_factory.mktemp("old") / "games.db"
    shutil.copyfile(OLD / "games.db", db)
    if request.param == "from lines alone":
        with apsw.Connection(str(db)) as connection:
            connection.execute("DELETE FROM snapshots")
        connection.close()
    found = OldServer(db)
    yield found
    found.close()


def digest(data: object) -> str:
    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record(path: Path, newer_rules: bool) -> None:
    """The record replays with its digests, its draws are those of the seed, and it is written as it was read."""
    record = read_record_file(path)
    assert verify(record, path.parent) == sum(line.who == CHANCE_NAME for line in record.lines) > 0
    assert list(map(str, replay(record, path.parent).record.lines)) == list(map(str, record.lines))
    assert record.lines[-1].text.startswith("digest ")


@pytest.mark.parametrize(
    "path", [path for path in RECORDS if "finished" not in path.stem or "un" in path.stem], ids=str
)
def test_record_is_played_to_its_end(path: Path, newer_rules: bool) -> None:
    """Resigned games go on too, without their resignations; the rules stay those of the record."""
    record = read_record_file(path)
    record.lines = [line for line in record.lines if not line.text.startswith("resign ")]
    whole = play_out(replay(record, path.parent), Random(path.stem))
    assert whole.record.rules == record.rules
    assert whole.game.holds.get("planted", False) is False
    assert str(replay(whole.record, path.parent).record) == str(whole.record)


def play_out(table: Replay, rng: Random) -> Replay:
    """Play a game to its end at random, with digests."""
    while seats := table.to_act():
        seat = rng.choice(seats)
        action = sample_outcome(table.state, rng) if seat == CHANCE else rng.choice(table.state.legal_actions(seat))
        table.play(seat, action)
        table.append_checkpoint()
    assert table.result().reason
    return table


@pytest.mark.parametrize("title", TABLES)
def test_table(server: OldServer, title: str) -> None:
    """The table is as it was, for every player and in every line of the log; if the game still runs, it goes on."""
    kept = TABLES[title]
    table = kept["table"]
    sight = server.players["Ada"].see(table)
    assert sight["read_only"] is None
    assert (sight["status"], sight["rev"]) == (STATUS[kept["stage"]], kept["rev"])
    assert len(sight["chat"]) == kept["chat"]
    for name, player in server.players.items():
        if name in kept:
            log = [as_it_was(entry) for entry in player.get(f"/tables/{table}/log").json()]
            assert kept[name] == {"view": digest(player.see(table)["view"]), "log": digest(log)}
    if kept["stage"] == "running":
        play_on(server, table, kept["rev"])


def play_on(server: OldServer, table: str, rev: int) -> None:
    """Let a seat that must decide do so; every player sees more lines than before."""
    seen = [(player, player.see(table)) for player in server.players.values()]
    player, sight = next((player, sight) for player, sight in seen if legal_actions(sight))
    played = player.play(table, legal_actions(sight)[0], rev)
    assert played.status_code == 200, played.text
    assert [player.see(table)["rev"] > rev for player in server.players.values()] == [True, True]


@pytest.mark.parametrize("title", [title for title, kept in TABLES.items() if kept["stage"] == "running"])
def test_table_is_played_to_its_end(server: OldServer, title: str) -> None:
    """The rules stay those that the database says."""
    table = server.table(TABLES[title]["table"])
    whole = play_out(replay(table.record(server.call(bare_lines(table)))), Random(title))
    assert whole.record.rules == table.row.rules == "1"
    assert replay(whole.record).over


@pytest.mark.parametrize("title", OVER)
def test_finished_game_is_fair_and_replays(server: OldServer, title: str) -> None:
    ada, table = server.players["Ada"], TABLES[title]["table"]
    assert ada.get(f"/tables/{table}/verification").json()["fair"] is True
    assert replay(read_record(ada.get(f"/tables/{table}/record").text)).over


def test_nobody_counts_as_away_because_of_an_upgrade(tmp_path: Path) -> None:
    """Up to version 2 of the storage only a change of name was noted as a visit."""
    db = tmp_path / "games.db"
    shutil.copyfile(OLD / "games.db", db)
    with apsw.Connection(str(db)) as connection:
        assert connection.pragma("user_version") == 2
        connection.execute("UPDATE browsers SET seen = 0")
    connection.close()
    server = OldServer(db)
    ada, table = server.players["Ada"], TABLES["mexica running"]["table"]
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert ada.see(table)["transfer"] == {"seat": "p2", "waiting": ["p2"], "due": None}
    server.close()
