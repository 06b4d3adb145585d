"""Rules that have changed: a game goes on under those that it was begun with, in records, states and tables."""

import os
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import apsw
import pytest
from server.client import TestServer, legal_actions

from patolli.bots.arena.entrants import read_entries
from patolli.bots.arena.isolated_bot import IsolatedBot
from patolli.bots.styles import styled
from patolli.core.errors import BadOption, BadState, RecordError
from patolli.core.game import Game, make_game
from patolli.core.record import read_record
from patolli.core.registry import game_class, load
from patolli.core.replay import Replay, replay
from patolli.match.match import Match
from patolli.server.http import catalogue
from patolli.testing.fuzz import fuzz

FOLDER = Path(__file__).parent / "pebbles"
HEAD = "patolli-record 1\ngame pebbles\nrules {}\nseat p1 Ada\nseat p2 Ben\n---\n"
VERSIONS = (1, 2, 3)


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the game, for worker processes too."""
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(FOLDER), os.environ.get("PYTHONPATH", "")]).strip(os.pathsep))
    catalogue.games.cache_clear()
    yield
    catalogue.games.cache_clear()


def texts(game: Game, seat: int = 0) -> list[str]:
    return [game.actions.name(action) for action in game.new_state(2).legal_actions(seat)]


def test_a_ruling_holds_from_its_number_on() -> None:
    assert [texts(load("pebbles", {}, rules))[-1] for rules in VERSIONS] == ["take 3", "take 4", "take 4"]
    assert [load("pebbles", {}, rules).holds for rules in VERSIONS] == [
        {"four": False, "no_repetition": False},
        {"four": True, "no_repetition": False},
        {"four": True, "no_repetition": True},
    ]
    assert load("pebbles").rules == 3


def test_a_refusal_follows_the_rules_of_its_game() -> None:
    def why(rules: int, text: str) -> str | None:
        game = load("pebbles", {}, rules)
        state = game.new_state(2)
        state.play("take 2")
        return game.why(state, 1, text)

    assert [why(rules, "take 4") for rules in VERSIONS] == ["P1.2", None, None]
    assert [why(rules, "take 2") for rules in VERSIONS] == [None, None, "P1.3"]


@pytest.mark.parametrize("rules", [0, 4, -1])
def test_unknown_rules_are_refused_with_the_known_ones(rules: int) -> None:
    with pytest.raises(BadOption, match=rf"^rules {rules} of pebbles are not known here; expected one of: 1, 2, 3$"):
        load("pebbles", {}, rules)
    with pytest.raises(RecordError, match=rf"^line 3: .*rules {rules} of pebbles; expected one of: 1, 2, 3$"):
        replay(read_record(HEAD.format(rules)))


def test_a_game_without_older_rules_takes_no_number() -> None:
    """A game of another package may have an `__init__` that takes options alone."""
    kind = game_class("pebbles")

    def from_options(self: Game, given: dict[str, object]) -> None:
        kind.__init__(self, given)

    plain: type[Game] = type("Plain", (kind,), {"older_rules": (), "__init__": from_options})
    assert make_game(plain, {}, 3).rules == 3
    assert pickle.loads(pickle.dumps(kind({}, 2))).rules == 2
    with pytest.raises(BadOption, match=r"expected one of: 3$"):
        make_game(plain, {}, 2)


@pytest.mark.parametrize("rules", VERSIONS)
def test_a_record_keeps_its_rules(rules: int) -> None:
    game = load("pebbles", {}, rules)
    match = Match(game, ["Ada", "Ben"])
    match.play(0, "take 3", match.revision)
    saved = match.save_text()
    assert f"\nrules {rules}\n" in saved
    resumed = Match.resume(read_record(saved))
    assert resumed.replay.game.rules == rules
    assert f"\nrules {rules}\n" in resumed.save_text()
    assert "rules 3\n" in str(replay(read_record(HEAD.format(3).replace("rules 3\n", ""))).record)


def test_old_records_have_their_digests_and_legal_actions() -> None:
    """A field that a ruling added is in the dump of later rules only, so older digests stay."""
    ended: dict[int, str] = {}
    for rules in VERSIONS:
        table = replay(read_record(HEAD.format(rules) + "p1 take 3\np2 take 1\n"))
        ended[rules] = table.game.digest(table.state)
        again = HEAD.format(rules) + f"p1 take 3\np2 take 1\n~ digest {ended[rules]}\n"
        assert replay(read_record(again)).last_checkpoint == 9
    assert ended[1] == ended[2] != ended[3]
    with pytest.raises(RecordError, match=r"line 7: .*P1\.2"):
        replay(read_record(HEAD.format(1) + "p1 take 4\n"))
    with pytest.raises(RecordError, match=r"line 8: .*P1\.3"):
        replay(read_record(HEAD.format(3) + "p1 take 2\np2 take 2\n"))


def fields_of(table: Replay) -> list[set[str]]:
    view, dump = table.game.view(table.state, 0), table.game.dump(table.state)
    return [set(found) for data in (view, dump) for found in (data["state"], data["stack"][0])]


def test_later_fields_are_neither_saved_nor_shown_under_older_rules() -> None:
    old, new = (fields_of(Replay(load("pebbles", {}, rules), ["", ""])) for rules in (2, 3))
    assert old == [{"heap", "taken"}, {"frame", "turn"}] * 2
    assert new == [{"heap", "taken", "repeats"}, {"frame", "turn", "before"}] * 2


def test_states_are_loaded_under_their_own_rules() -> None:
    old, new = load("pebbles", {}, 1), load("pebbles")
    state = old.new_state(2)
    state.play("take 1")
    assert old.digest(old.load_state(old.dump(state))) == old.digest(state)
    assert pickle.loads(pickle.dumps(state)).game.rules == 1
    with pytest.raises(BadState, match="repeats"):
        new.load_state(old.dump(state))


@pytest.mark.parametrize("rules", VERSIONS)
def test_older_rules_obey_every_law(rules: int) -> None:
    assert fuzz("pebbles", {}, 2, games=3, seed=1, rules=rules).games == 3


def test_bots_with_a_style_and_in_other_processes_play_under_the_same_rules() -> None:
    old = load("pebbles", {}, 1)
    assert (styled(old, "calm").rules, styled(load("pebbles"), "calm").rules) == (1, 3)
    entry = read_entries(["random"], old, 2, budget=10)[0]
    bot = IsolatedBot(entry, old, limit=60)
    bot.start()
    try:
        state = old.new_state(2)
        state.play("take 1")
        assert bot.choose(old.view(state, 1), state.legal_actions(1), 10, 1) in state.legal_actions(1)
    finally:
        bot.stop()


# Tables


def seat_two(server: TestServer, rules: int) -> tuple[str, Any, Any]:
    """Return a table of imported rules, and who plays there."""
    ada, ben = server.user("Ada"), server.user("Ben")
    made = ada.post("/tables/import", record=HEAD.format(rules) + "p1 take 1\np2 take 3\n").json()
    return made["table"], ada, ben


def test_a_table_goes_on_under_older_rules(tmp_path: Path) -> None:
    """The database says the number; the table is played, restarted, replayed, verified and exported under it."""
    server = TestServer(tmp_path / "games.db")
    table, ada, _ben = seat_two(server, 2)
    assert ada.see(table)["rules"] == 2
    refused = ada.play(table, "take 5")
    assert refused.status_code == 422
    assert ada.play(table, "take 3").status_code == 200  # P1.3 would refuse it under rules 3
    server.stop()
    with apsw.Connection(str(server.db)) as connection:
        assert list(connection.execute("SELECT rules FROM tables")) == [("2",)]
    connection.close()
    server.open()
    ada.http.base_url = server.url
    ada.http.headers["origin"] = server.url
    while legal := legal_actions(ada.see(table)):
        assert ada.play(table, legal[-1]).status_code == 200
    record = ada.get(f"/tables/{table}/record").text
    assert "\nrules 2\n" in record
    assert replay(read_record(record)).over
    position = ada.get(f"/tables/{table}/positions/3").json()
    assert "repeats" not in position["view"]["state"]
    assert ada.get(f"/tables/{table}/chart").status_code == 200
    assert ada.get(f"/tables/{table}/log").json()[0]["events"] == [{"kind": "took", "seat": 0, "number": 1}]
    rematch = ada.do(table, "rematch").json()["table"]
    assert ada.see(rematch)["rules"] is None
    server.close()


def test_a_bot_advice_and_pages_know_the_older_rules(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    ada = server.user("Ada")
    record = HEAD.format(1).replace("Ben", "bot:hard") + "p1 take 1\n"
    table = ada.post("/tables/import", record=record).json()["table"]
    while (shown := ada.see(table))["status"] == "playing":
        if legal := legal_actions(shown):
            assert ada.post(f"/tables/{table}/hint", rev=shown["rev"]).status_code == 200
            assert ada.play(table, legal[0], shown["rev"]).status_code in (200, 409)
    played = replay(read_record(ada.get(f"/tables/{table}/record").text))
    assert (played.game.rules, played.over) == (1, True)
    most = [ada.get("/games/pebbles", **query).json()["static_data"]["most"] for query in ({"rules": 1}, {})]
    assert most == [3, 4]
    unknown = ada.get("/games/pebbles", rules=9)
    assert (unknown.status_code, unknown.json()["error"]["detail"]) == (
        422,
        "rules 9 of pebbles are not known here; expected one of: 1, 2, 3",
    )
    server.close()


def test_a_table_of_unknown_rules_names_the_known_ones(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    table, ada, _ben = seat_two(server, 3)
    server.stop()
    with apsw.Connection(str(server.db)) as connection:
        connection.execute("UPDATE tables SET rules = '4'")
    connection.close()
    server.open()
    ada.http.base_url = server.url
    problem = ada.see(table)["read_only"]
    assert (problem["code"], problem["params"]["rules"], problem["params"]["here"]) == ("other-rules", "4", "1, 2, 3")
    server.close()
