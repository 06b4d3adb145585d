"""Seats that are carried, given out anew, left, resigned and taken up again keep their names and their players."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.client import TestServer, TestUser, key, labels, wait
from server.fingerprint import fingerprint
from server.storage.test_faults import moved
from server.tables.test_tables import pair
from websockets.exceptions import ConnectionClosed

from patolli.core.registry import load
from patolli.match.match import Match
from patolli.server.accounts.sessions import hash_secret
from patolli.server.jobs import bot_turns
from patolli.server.storage import queries
from patolli.server.storage.base import now
from patolli.server.tables import change, commands
from patolli.server.tables.change import Actor

GAME = "tianguis"


def labels_of(server: TestServer, table: str) -> list[str]:
    return list(server.table(table).labels)


def given_up(table: str, ada: TestUser, ben: TestUser) -> None:
    """Let Ben agree that his seat goes to somebody else."""
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert ben.do(table, "transfer-answer", accept=True).status_code == 200


def test_carrying_a_seat_before_the_start_changes_neither_name_nor_nonce(server: TestServer) -> None:
    ada, phone = server.user("Ada"), server.user()
    made = ada.make(GAME, "me", "invite", nonce="mine")
    table = made["table"]
    link = ada.do(table, "device-link", seat="p1").json()["secret"]
    assert phone.post(f"/tables/{table}/claim", secret=link, nonce="other").status_code == 200
    assert (labels_of(server, table), server.table(table).nonces) == (["Ada", ""], ["mine", ""])


def test_a_seat_that_is_given_out_anew_before_the_start_is_free(server: TestServer) -> None:
    ada, ben, cleo = server.user("Ada"), server.user("Ben"), server.user("Cleo")
    made = ada.make(GAME, "me", "invite", "invite")
    table = made["table"]
    assert ben.post(f"/tables/{table}/claim", secret=made["invites"]["p2"]).status_code == 200
    secret = ada.do(table, "invite", seat="p2").json()["secret"]
    assert labels_of(server, table) == ["Ada", "", ""]
    assert cleo.post(f"/tables/{table}/claim", secret=made["invites"]["p3"]).status_code == 200
    assert ada.see(table)["status"] == "waiting"
    assert ben.post(f"/tables/{table}/claim", secret=secret).status_code == 200
    assert ada.see(table)["status"] == "playing"


def test_the_link_to_a_free_seat_can_be_given_out_anew(server: TestServer) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    made = ada.make(GAME, "me", "invite")
    secret = ada.do(made["table"], "invite", seat="p2").json()["secret"]
    assert ben.post(f"/tables/{made['table']}/claim", secret=made["invites"]["p2"]).status_code == 403
    assert ben.post(f"/tables/{made['table']}/claim", secret=secret).status_code == 200


def test_a_person_whom_a_bot_replaces_can_get_a_new_link(server: TestServer) -> None:
    table, ada, ben = pair(server)
    assert ben.do(table, "leave", level="beginner").status_code == 200
    assert [seat.get("person", "") for seat in ada.see(table)["seats"]] == ["", "Ben"]
    given_up(table, ada, ben)
    secret = ada.do(table, "invite", seat="p2").json()["secret"]
    assert server.user("Ben").post(f"/tables/{table}/claim", secret=secret).status_code == 200
    assert labels_of(server, table) == ["Ada", "Ben"]
    solo = ada.make(GAME, "me", "beginner")["table"]
    assert ada.do(solo, "invite", seat="p2").json()["error"]["code"] == "bot-in-seat"


def test_who_has_left_or_resigned_does_not_play_by_hand(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make(GAME, "me", "me", "me")["table"]
    assert ada.do(table, "leave", seat="p2", level="beginner").status_code == 200
    rev = ada.see(table, seat="p1")["rev"]
    for command, body in (("actions", {"text": "pass"}), ("undo", {}), ("takeback", {"to": 1})):
        refused = ada.do(table, command, rev=rev, seat="p2", **body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "bot-plays")
    assert ada.see(table, seat="p2")["legal"] == []


def test_who_comes_back_and_who_talks_keeps_the_name(server: TestServer) -> None:
    ada = server.user("Ada")
    made = ada.post("/tables", game=GAME, seats=[{"kind": "me"}, {"kind": "me", "name": "Yaotl"}])
    table = made.json()["table"]
    assert ada.do(table, "leave", seat="p2", level="beginner").status_code == 200
    assert ada.post(f"/tables/{table}/chat", text="gone for a while", seat="p2").status_code == 204
    assert ada.do(table, "resume", seat="p2").status_code == 200
    shown = ada.see(table, seat="p2")
    assert labels(shown) == ["Ada", "Yaotl"]
    assert [line["name"] for line in shown["chat"]] == ["Yaotl"]


def test_a_rematch_is_among_the_people_who_played(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make(GAME, "me", "me", "me")["table"]
    for seat in ("p2", "p3"):
        assert ada.do(table, "resign", seat=seat).status_code == 200
    again = ada.do(table, "rematch").json()["table"]
    assert labels_of(server, again) == ["Ada", "Ada", "Ada"]


def test_a_withdrawn_standing_answer_is_not_given(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db", auto_answer_delay=(0.6, 0.6))
    table, ada, ben = pair(server)
    ada.play(table, "open")
    asked = next(person for person in (ada, ben) if person.see(table).get("legal"))
    frame, rev = asked.see(table)["view"]["stack"][-1]["frame"], asked.see(table)["rev"]
    assert asked.post(f"/tables/{table}/auto-answer", question=frame, text="pass").status_code == 204
    assert asked.post(f"/tables/{table}/auto-answer", question=frame).status_code == 204
    time.sleep(1.5)
    assert asked.see(table)["rev"] == rev
    assert asked.post(f"/tables/{table}/auto-answer", question=frame, text="pass").status_code == 204
    wait(lambda: asked.see(table)["rev"] > rev)
    server.close()


def test_a_decision_that_is_no_longer_wanted_is_given_up_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[object] = []
    monkeypatch.setattr(bot_turns, "fault", lambda *said, **more: faults.append((said, more)))
    server = TestServer(tmp_path / "games.db", auto_answer_delay=(0.5, 0.5))
    table, ada, ben = standing(server)
    for text in ("open", "bid 1"):
        assert ada.play(table, text).status_code == 200
    before = ben.see(table)["rev"]
    assert ben.play(table, "pass").status_code == 200
    wait(lambda: not server.node.bots.tables_at_work())
    after = ben.see(table)["rev"]
    assert after > before

    async def decide(rev: int) -> None:
        found = await server.node.registry.get(table)
        await found.execute(commands.play_for, Actor("", "", [1]), commands.Decision(rev, 0))

    for rev in (before, after):  # the position is gone; nobody has given this answer
        with pytest.raises(commands.Superseded):
            server.call(decide(rev))
    server.close()
    assert faults == []


def test_a_new_name_leaves_what_others_see_current(server: TestServer) -> None:
    table, ada, ben = pair(server)
    shown = ada.see(table)
    assert ben.post("/me", name="Benjamin", table=table).status_code == 200
    assert ada.see(table)["rev"] == shown["rev"] + 1
    assert ada.post(f"/tables/{table}/why", rev=shown["rev"], text="add").json()["legal"] is True
    assert ada.play(table, "add", rev=shown["rev"]).status_code == 200
    stale = ada.play(table, "add", rev=shown["rev"])
    assert (stale.status_code, stale.json()["error"]["code"]) == (409, "stale")


def test_nor_does_a_snapshot_behind_a_new_name(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(change, "SNAPSHOT_EVERY", 1)
    table, ada, ben = pair(server)
    rev = ada.see(table)["rev"]
    for name in ("Ben", "Benno", "Benjamin"):
        assert ben.post("/me", name=name, table=table).status_code == 200
    server.loop.call_soon_threadsafe(server.table(table).invalidate)
    assert ada.play(table, "add", rev=rev).status_code == 200


def test_before_the_game_a_seat_is_left_and_taken_by_somebody_else(server: TestServer) -> None:
    ada, ben, cleo = server.user("Ada"), server.user("Ben"), server.user("Cleo")
    made = ada.make(GAME, "me", "invite", "invite")
    table = made["table"]
    assert ben.post(f"/tables/{table}/claim", secret=made["invites"]["p2"]).status_code == 200
    assert ben.do(table, "leave").json() == {"rev": 0}
    assert ben.get(f"/tables/{table}").status_code == 404
    assert [seat["kind"] for seat in ada.see(table)["seats"]] == ["person", "free", "free"]
    secret = ada.do(table, "invite", seat="p2").json()["secret"]
    assert cleo.post(f"/tables/{table}/claim", secret=secret).status_code == 200
    assert ada.post(f"/tables/{table}/fill").status_code == 204
    assert labels(ada.see(table)) == ["Ada", "Cleo", "bot:normal"]


def test_the_host_closes_a_table_where_no_game_has_begun(server: TestServer) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    made = ada.make(GAME, "me", "invite", "invite")
    table = made["table"]
    assert ben.post(f"/tables/{table}/claim", secret=made["invites"]["p2"]).status_code == 200
    assert ben.post(f"/tables/{table}/chat", text="soon?").status_code == 204
    with ben.live(table) as page:
        page.update()
        assert ada.do(table, "close").status_code == 204
        with pytest.raises(ConnectionClosed):
            page.until(1)
    assert [person.get(f"/tables/{table}").status_code for person in (ada, ben)] == [404, 404]
    assert ben.get("/me").json()["tables"] == []
    assert ben.post(f"/tables/{table}/claim", secret=made["invites"]["p3"]).status_code == 403
    assert sum(rows for rows, _ in fingerprint(server.db, table).values()) == 0


def test_a_table_where_a_game_has_begun_is_not_closed(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make(GAME, "me", "me")["table"]
    assert ada.do(table, "close").json()["error"]["code"] == "game-begun"
    assert ada.see(table)["status"] == "playing"


def test_the_host_makes_the_watch_link_anew(server: TestServer) -> None:
    ada, wim, zoe = server.user("Ada"), server.user("Wim"), server.user("Zoe")
    made = ada.make(GAME, "me", "me")
    table = made["table"]
    assert wim.post(f"/tables/{table}/claim", secret=made["watch"]).status_code == 200
    secret = ada.do(table, "invite").json()["secret"]
    assert wim.get(f"/tables/{table}").status_code == 404
    assert zoe.post(f"/tables/{table}/claim", secret=made["watch"]).status_code == 403
    assert zoe.post(f"/tables/{table}/claim", secret=secret).json() == {"table": table, "seat": None, "token": ""}
    assert zoe.see(table)["view"]["seat"] is None
    assert labels(ada.see(table)) == ["Ada", "Ada"]


def test_a_program_goes_on_at_the_rematch_with_its_token(server: TestServer) -> None:
    ada = server.user("Ada")
    made = ada.make(GAME, "me", "invite")
    table = made["table"]
    seated = (
        server.user()
        .post(f"/api/v1/tables/{table}/claim", secret=made["invites"]["p2"], name="Dicey", token=True)
        .json()
    )
    program = server.user(token=seated["token"])
    assert program.do(table, "resign").status_code == 200
    fresh = ada.do(table, "rematch").json()["table"]
    assert program.see(table)["rematch"] == fresh
    assert program.see(fresh)["seat"] == "p1"
    assert program.play(fresh, "add").status_code == 200
    assert ada.see(fresh)["seat"] == "p2"
    assert ada.do(fresh, "transfer", seat="p1").status_code == 200
    assert program.do(fresh, "transfer-answer", accept=True).status_code == 200
    assert ada.do(fresh, "invite", seat="p1").status_code == 200
    assert program.get(f"/tables/{fresh}").status_code == 404
    assert program.see(table)["status"] == "finished"


def test_an_imported_game_can_be_watched(server: TestServer) -> None:
    ada, wim = server.user("Ada"), server.user("Wim")
    record = str(Match(load(GAME, {}), ["Ada", "Ben"]).replay.record)
    made = ada.post("/tables/import", record=record).json()
    assert wim.post(f"/tables/{made['table']}/claim", secret=made["watch"]).status_code == 200
    assert wim.see(made["table"])["view"]["seat"] is None


def rows(person: TestUser) -> dict[str, dict[str, Any]]:
    return {row["table"]: row for row in person.get("/me").json()["tables"]}


def test_my_games_show_who_plays_now(server: TestServer) -> None:
    table, ada, ben = pair(server)
    assert labels(rows(ada)[table]) == ["Ada", "Ben"]
    assert ben.do(table, "leave", level="easy").status_code == 200
    assert labels(rows(ada)[table]) == labels(rows(ben)[table]) == ["Ada", "bot:easy"]
    given_up(table, ada, ben)
    secret = ada.do(table, "invite", seat="p2").json()["secret"]
    assert server.user("Cleo").post(f"/tables/{table}/claim", secret=secret).status_code == 200
    assert labels(rows(ada)[table]) == ["Ada", "Cleo"]
    assert ada.do(table, "resign").status_code == 200
    assert "seat p2 Ben" in ada.get(f"/tables/{table}/record").text  # as it began


def test_a_host_without_a_seat_finds_the_table_again(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make(GAME, "invite", "invite")["table"]
    row = rows(ada)[table]
    assert (row["free"], row["own"], row["my_turn"]) == (2, False, False)


@pytest.mark.parametrize("command", ["create", "import", "rematch", "claim", "take-seat", "fill"])
def test_a_game_begins_in_one_commit(server: TestServer, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kill leaves the whole of it or nothing: the table, who sits there, and the first lines."""
    ada, ben = server.user("Ada"), server.user("Ben")
    old = ada.make(GAME, "me", "me")["table"]
    assert ada.do(old, "resign", seat="p1").status_code == 200
    record = ada.get(f"/tables/{old}/record").text
    open_ = ada.make(GAME, "me", "invite", public=True)
    written: list[int] = []
    commit = server.node.storage.commit

    async def counted(statements: Any, hint: str = "") -> None:
        written.append(len(statements))
        await commit(statements, hint)

    monkeypatch.setattr(server.node.storage, "commit", counted)
    posts: dict[str, Callable[[], httpx.Response]] = {
        "create": lambda: ada.post("/tables", game=GAME, seats=[{"kind": "me"}, {"kind": "me"}]),
        "import": lambda: ada.post("/tables/import", record=record),
        "rematch": lambda: ada.do(old, "rematch"),
        "claim": lambda: ben.post(f"/tables/{open_['table']}/claim", secret=open_["invites"]["p2"]),
        "take-seat": lambda: ben.do(open_["table"], "take-seat", seat="p2"),
        "fill": lambda: ada.post(f"/tables/{open_['table']}/fill", level="beginner"),
    }
    answer = posts[command]()
    assert answer.status_code < 300, answer.text
    assert len(written) == 1
    shown = ada.see(open_["table"] if answer.status_code == 204 else answer.json()["table"])
    assert (shown["status"], shown["rev"] >= 4) == ("playing", True)


def standing(server: TestServer) -> tuple[str, TestUser, TestUser]:
    """A table where Ben has said before it is his turn that he passes in auctions."""
    table, ada, ben = pair(server)
    assert ben.post(f"/tables/{table}/auto-answer", question="Auction", text="pass").status_code == 204
    assert ben.see(table)["auto_answer"] == {"question": "Auction", "text": "pass"}
    assert "auto-answer" not in ada.see(table)
    return table, ada, ben


def test_a_standing_answer_survives_a_restart(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    table, ada, ben = standing(server)
    server.stop()
    server.open()
    moved(server, ada, ben)
    assert ben.see(table)["auto_answer"] == {"question": "Auction", "text": "pass"}
    for text in ("open", "bid 1"):
        assert ada.play(table, text).status_code == 200
    wait(lambda: any(e == {"kind": "passed", "seat": 1} for entry in ben.see(table)["log"] for e in entry["events"]))
    server.close()


def test_a_standing_answer_that_is_due_is_given_after_a_restart(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db", auto_answer_delay=(3600.0, 3600.0))
    table, ada, ben = standing(server)
    for text in ("open", "bid 1"):
        assert ada.play(table, text).status_code == 200
    rev = ben.see(table)["rev"]
    server.stop()
    server.settings = replace(server.settings, auto_answer_delay=(0.0, 0.0))
    server.open()
    moved(server, ada, ben)
    wait(lambda: ben.see(table)["rev"] > rev)
    server.close()


def test_another_question_ends_a_standing_answer_for_good(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    table, ada, ben = standing(server)
    for text in ("open", "pass"):
        assert ada.play(table, text).status_code == 200
    wait(lambda: ben.see(table)["view"]["state"]["round"] == 2)  # Ben has passed too, and opens the next round
    assert "auto-answer" not in ben.see(table)
    server.stop()
    server.open()
    moved(server, ada, ben)
    assert "auto-answer" not in ben.see(table)
    server.close()


def test_a_seat_given_anew_comes_without_its_standing_answer(server: TestServer) -> None:
    table, ada, ben = standing(server)
    given_up(table, ada, ben)
    secret = ada.do(table, "invite", seat="p2").json()["secret"]
    cleo = server.user("Cleo")
    assert cleo.post(f"/tables/{table}/claim", secret=secret).status_code == 200
    assert "auto-answer" not in cleo.see(table)


def test_keys_are_forgotten_after_a_day(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ada, _ = pair(server)
    assert ada.play(table, "add").status_code == 200
    other, eve, _ = pair(server)
    later = now() + queries.DAY + 60
    monkeypatch.setattr(queries, "now", lambda: later)
    assert fingerprint(server.db, table)["keys"][0] > 0
    assert eve.play(other, "add").status_code == 200
    assert fingerprint(server.db)["keys"][0] == fingerprint(server.db, other)["keys"][0] == 1


# The same request again


def test_a_browser_that_heard_no_answer_sits_down_again(server: TestServer) -> None:
    ada, ben, cleo = server.user("Ada"), server.user("Ben"), server.user("Cleo")
    made = ada.make(GAME, "me", "invite", "invite")
    table, secret = made["table"], made["invites"]["p2"]
    answers = [ben.post(f"/tables/{table}/claim", secret=secret) for _ in range(3)]
    assert [answer.json() for answer in answers] == [{"table": table, "seat": "p2", "token": ""}] * 3
    assert cleo.post(f"/tables/{table}/claim", secret=secret).status_code == 403
    assert ben.post(f"/tables/{table}/claim", secret=secret, token=True).status_code == 403
    assert labels_of(server, table) == ["Ada", "Ben", ""]


def test_a_token_is_given_out_once_and_stored_nowhere(server: TestServer) -> None:
    ada = server.user("Ada")
    made = ada.make(GAME, "me", "invite")
    body = {"secret": made["invites"]["p2"], "token": True}
    token = server.user().post(f"/tables/{made['table']}/claim", **body).json()["token"]
    assert server.user().post(f"/tables/{made['table']}/claim", **body).status_code == 403
    link = ada.do(made["table"], "device-link").json()["secret"]
    raw = b"".join(path.read_bytes() for path in server.db.parent.glob("games.db*"))
    assert hash_secret(token).encode() in raw
    assert not any(secret.encode() in raw for secret in (token, link, body["secret"]))


def test_a_free_seat_is_taken_twice_by_the_same_request(server: TestServer) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    table = ada.make(GAME, "me", "invite", "invite", public=True)["table"]
    body = {"key": key(), "seat": "p2"}
    assert [ben.post(f"/tables/{table}/take-seat", **body).status_code for _ in range(2)] == [200, 200]
    assert ben.do(table, "take-seat", seat="p2").status_code == 409
    assert server.user().post(f"/tables/{table}/take-seat", **body).json()["error"]["code"] == "key-used"


@pytest.mark.parametrize(("command", "seat"), [("invite", "p2"), ("invite", ""), ("device-link", "p1")])
def test_a_link_is_not_made_twice_by_the_same_request(server: TestServer, command: str, seat: str) -> None:
    """Else a late repetition would put out the player that has come by the link meanwhile."""
    ada, ben = server.user("Ada"), server.user("Ben")
    table = ada.make(GAME, "me", "invite")["table"]
    body = {"key": key(), "seat": seat}
    secret = ada.post(f"/tables/{table}/{command}", **body).json()["secret"]
    assert ben.post(f"/tables/{table}/claim", secret=secret).status_code == 200
    again = ada.post(f"/tables/{table}/{command}", **body)
    assert (again.status_code, again.json()["error"]["code"]) == (409, "link-given")
    assert ben.get(f"/tables/{table}").status_code == 200


def test_a_new_link_to_a_device_makes_the_last_one_void(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make(GAME, "me", "invite")["table"]
    first, second = (ada.do(table, "device-link").json()["secret"] for _ in range(2))
    assert server.user().post(f"/tables/{table}/claim", secret=first).status_code == 403
    assert server.user().post(f"/tables/{table}/claim", secret=second).status_code == 200


def test_the_same_words_are_said_once_with_one_key(server: TestServer) -> None:
    table, ada, _ = pair(server)
    body = {"text": "hello", "key": key()}
    assert [ada.post(f"/tables/{table}/chat", **body).status_code for _ in range(2)] == [204, 204]
    assert ada.post(f"/tables/{table}/chat", **(body | {"text": "bye"})).json()["error"]["code"] == "key-used"
    assert [ada.post(f"/tables/{table}/chat", text="hm").status_code for _ in range(2)] == [204, 204]
    assert [line["text"] for line in ada.see(table)["chat"]] == ["hello", "hm", "hm"]


def test_a_new_name_at_the_own_table(server: TestServer) -> None:
    ada, ben = server.user("Ada"), server.user()
    table = ada.make("tianguis", "me", "invite")
    ada.post("/me", name="Ana", table=table["table"])
    assert labels(ada.see(table["table"])) == ["Ana", ""]
    (secret,) = table["invites"].values()
    ben.post(f"/tables/{table['table']}/claim", secret=secret)
    ben.post("/me", name="Ben", table=table["table"])
    assert labels(ada.see(table["table"])) == ["Ana", "Ben"]
    assert ada.see(table["table"])["log"][-1]["events"] == [{"kind": "~seat", "seat": 1, "name": "Ben", "bot": None}]
    rev = ada.see(table["table"])["rev"]
    ben.post("/me", name="Ben", table=table["table"])
    assert ada.see(table["table"])["rev"] == rev, "the same name is no news"
    assert ben.post("/me", name="Eve").json()["name"] == "Eve"
    assert labels(ada.see(table["table"]))[1] == "Ben", "at no table unless it is named"
    assert server.user().post("/me", name="Eve", table=table["table"]).status_code == 404
