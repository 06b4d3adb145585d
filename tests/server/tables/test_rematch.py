"""The same request again, with the same key: the same answer, whatever seats its caller holds by then."""

from pathlib import Path

import pytest
from server.client import TestServer, TestUser, key, legal_actions
from server.storage.test_faults import moved
from server.tables.test_tables import pair


def decide_for_both(ada: TestUser, table: str) -> tuple[dict[str, object], dict[str, object]]:
    """Play without naming a seat until another of the own seats is asked; the last request and its answer."""
    while True:
        shown = ada.see(table)
        body = {"rev": shown["rev"], "key": key(), "action": legal_actions(shown)[0]}
        answer = ada.post(f"/tables/{table}/actions", **body)
        assert answer.status_code == 200, answer.text
        if ada.see(table)["to_act"] != shown["to_act"]:
            return body, answer.json()


def test_a_decision_without_a_seat_by_somebody_who_holds_two(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    body, answer = decide_for_both(ada, table)
    rev = ada.see(table)["rev"]
    for _ in range(2):
        again = ada.post(f"/tables/{table}/actions", **body)
        assert (again.status_code, again.json()) == (200, answer)
        assert ada.see(table)["rev"] == rev
        server.stop()
        server.open()
        moved(server, ada)
    other = ada.post(f"/tables/{table}/actions", **(body | {"action": 0, "rev": rev}))
    assert (other.status_code, other.json()["error"]["code"]) == (409, "key-used")
    server.close()


@pytest.mark.parametrize("public", [False, True])
def test_getting_up_when_the_seat_is_gone(server: TestServer, public: bool) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    made = ada.make("tianguis", "me", "invite", "invite", public=public)
    assert ben.post(f"/tables/{made['table']}/claim", secret=made["invites"]["p2"]).status_code == 200
    body = {"key": key()}
    first = ben.post(f"/tables/{made['table']}/leave", **body)
    again = ben.post(f"/tables/{made['table']}/leave", **body)
    assert (first.status_code, again.status_code, again.json()) == (200, 200, first.json())
    assert ben.post(f"/tables/{made['table']}/leave", key=key()).status_code == (403 if public else 404)
    assert server.user().post(f"/tables/{made['table']}/leave", **body).status_code == (403 if public else 404)
    assert [seat["kind"] for seat in ada.see(made["table"])["seats"]] == ["person", "free", "free"]


def test_a_spectator_who_has_another_name_by_now(server: TestServer) -> None:
    table, ada, _ = pair(server, public=True)
    cleo = server.user("Cleo")
    body = {"key": key(), "text": "well played"}
    assert cleo.post(f"/tables/{table}/chat", **body).status_code == 204
    assert cleo.post("/me", name="Cleopatra").status_code == 200
    assert cleo.post(f"/tables/{table}/chat", **body).status_code == 204
    assert [line["name"] for line in ada.see(table)["chat"]] == ["Cleo"]


def test_two_callers_with_one_key_do_not_swallow_each_other(server: TestServer) -> None:
    table, *_ = pair(server, public=True)
    body = {"key": key(), "text": "well played"}
    assert server.user("Cleo").post(f"/tables/{table}/chat", **body).status_code == 204
    other = server.user("Dan").post(f"/tables/{table}/chat", **body)
    assert (other.status_code, other.json()["error"]["code"]) == (409, "key-used")


def test_both_answers_to_a_take_back_count_though_they_look_alike(server: TestServer) -> None:
    ada, ben, cleo = (server.user(name) for name in ("Ada", "Ben", "Cleo"))
    made = ada.make("tianguis", "me", "invite", "invite")
    for person, seat in ((ben, "p2"), (cleo, "p3")):
        assert person.post(f"/tables/{made['table']}/claim", secret=made["invites"][seat]).status_code == 200
    table = made["table"]
    asked = ada.see(table)
    assert ada.play(table, legal_actions(asked)[0]).status_code == 200
    rev = ada.see(table)["rev"]
    assert ada.do(table, "takeback", rev=rev, to=asked["rev"] + 1).status_code == 200
    body = {"key": key(), "accept": True}
    assert ben.post(f"/tables/{table}/takeback-answer", **body).status_code == 200
    assert cleo.post(f"/tables/{table}/takeback-answer", **body).json()["error"]["code"] == "key-used"
    assert cleo.post(f"/tables/{table}/takeback-answer", **(body | {"key": key()})).status_code == 200


def test_a_holder_who_has_given_up_the_seat_by_this_request(server: TestServer) -> None:
    table, ada, ben = pair(server)
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    body = {"key": key(), "accept": True}
    first, again = (ben.post(f"/tables/{table}/transfer-answer", **body) for _ in range(2))
    assert (first.status_code, again.status_code, again.json()) == (200, 200, first.json())
    assert ben.get(f"/tables/{table}").status_code == 404


def test_an_answer_without_a_body_is_given_again_to_a_caller_without_the_seat(server: TestServer) -> None:
    table, ada, ben = pair(server, public=True)
    body = {"key": key()}
    assert ben.post(f"/tables/{table}/drop-devices", **body).status_code == 204
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert ben.do(table, "transfer-answer", accept=True).status_code == 200
    assert ben.post(f"/tables/{table}/drop-devices", **body).status_code == 204
    assert ben.post(f"/tables/{table}/drop-devices", key=key()).status_code == 403
    assert server.user().post(f"/tables/{table}/drop-devices", **body).status_code == 403


def test_a_table_that_is_closed_twice(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    ada, ben = server.user("Ada"), server.user("Ben")
    table, other = (ada.make("tianguis", "me", "invite", public=True)["table"] for _ in range(2))
    body = {"key": key()}
    for _ in range(2):
        assert ada.post(f"/tables/{table}/close", **body).status_code == 204
        assert ada.get(f"/tables/{table}").status_code == 404
        assert ada.do(table, "close").status_code == 404
        assert ben.post(f"/tables/{table}/close", **body).status_code == 404
        server.stop()
        server.open()
        moved(server, ada, ben)
    assert ada.post(f"/tables/{other}/close", **body).status_code == 204, "a key belongs to its table"
    server.close()


def test_a_rematch_asked_for_twice_with_one_key(server: TestServer) -> None:
    table, ada, ben = pair(server)
    assert ben.do(table, "resign").status_code == 200
    body = {"key": key()}
    first, again = (ada.post(f"/tables/{table}/rematch", **body) for _ in range(2))
    assert (first.status_code, again.status_code, again.json()) == (200, 200, first.json())
    assert ben.post(f"/tables/{table}/rematch", **body).json()["error"]["code"] == "key-used"
    assert ben.do(table, "rematch").json() == first.json()
