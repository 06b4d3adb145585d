"""Seats that are carried, given out anew, left, resigned and taken up again keep their names and their players."""

import time
from pathlib import Path

import pytest
from server.house import House, wait
from server.store_print import fingerprint
from server.test_tables import pair
from websockets.exceptions import ConnectionClosed

GAME = "tianguis"


def labels(house: House, table: str) -> list[str]:
    return list(house.site.hall.table(table).labels)


def test_carrying_a_seat_before_the_start_changes_neither_name_nor_nonce(house: House) -> None:
    ada, phone = house.person("Ada"), house.person()
    made = ada.make(GAME, "me", "invite", nonce="mine")
    table = made["table"]
    link = ada.do(table, "carry", seat="p1").json()["secret"]
    assert phone.post(f"/t/{table}/sit", secret=link, nonce="other").status_code == 200
    assert (labels(house, table), house.site.hall.table(table).nonces) == (["Ada", ""], ["mine", ""])


def test_a_seat_that_is_given_out_anew_before_the_start_is_free(house: House) -> None:
    ada, ben, cleo = house.person("Ada"), house.person("Ben"), house.person("Cleo")
    made = ada.make(GAME, "me", "invite", "invite")
    table = made["table"]
    assert ben.post(f"/t/{table}/sit", secret=made["invites"]["p2"]).status_code == 200
    secret = ada.do(table, "reissue", seat="p2").json()["secret"]
    assert labels(house, table) == ["Ada", "", ""]
    assert cleo.post(f"/t/{table}/sit", secret=made["invites"]["p3"]).status_code == 200
    assert ada.see(table)["stage"] == "open"
    assert ben.post(f"/t/{table}/sit", secret=secret).status_code == 200
    assert ada.see(table)["stage"] == "running"


def test_the_link_to_a_free_seat_can_be_given_out_anew(house: House) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    made = ada.make(GAME, "me", "invite")
    secret = ada.do(made["table"], "reissue", seat="p2").json()["secret"]
    assert ben.post(f"/t/{made['table']}/sit", secret=made["invites"]["p2"]).status_code == 403
    assert ben.post(f"/t/{made['table']}/sit", secret=secret).status_code == 200


def test_a_person_whom_a_bot_replaces_can_get_a_new_link(house: House) -> None:
    table, ada, ben = pair(house)
    assert ben.do(table, "leave", level="beginner").status_code == 200
    secret = ada.do(table, "reissue", seat="p2").json()["secret"]
    assert house.person("Ben").post(f"/t/{table}/sit", secret=secret).status_code == 200
    assert labels(house, table) == ["Ada", "Ben"]
    solo = ada.make(GAME, "me", "beginner")["table"]
    assert ada.do(solo, "reissue", seat="p2").json()["error"] == "bot"


def test_who_has_left_or_resigned_does_not_play_by_hand(house: House) -> None:
    ada = house.person("Ada")
    table = ada.make(GAME, "me", "me", "me")["table"]
    assert ada.do(table, "leave", seat="p2", level="beginner").status_code == 200
    rev = ada.see(table, seat="p1")["rev"]
    for deed, body in (("play", {"text": "pass"}), ("undo", {}), ("take-back", {"to": 1})):
        refused = ada.do(table, deed, rev=rev, seat="p2", **body)
        assert (refused.status_code, refused.json()["error"]) == (409, "bot")
    assert "offers" not in ada.see(table, seat="p2")


def test_who_comes_back_and_who_talks_keeps_the_name(house: House) -> None:
    ada = house.person("Ada")
    made = ada.post("/tables", game=GAME, seats=[{"kind": "me"}, {"kind": "me", "name": "Yaotl"}])
    table = made.json()["table"]
    assert ada.do(table, "leave", seat="p2", level="beginner").status_code == 200
    assert ada.post(f"/t/{table}/chat", text="gone for a while", seat="p2").status_code == 200
    assert ada.do(table, "return", seat="p2").status_code == 200
    sight = ada.see(table, seat="p2")
    assert [seat["label"] for seat in sight["seats"]] == ["Ada", "Yaotl"]
    assert [line["name"] for line in sight["chat"]] == ["Yaotl"]


def test_a_rematch_is_among_the_people_who_played(house: House) -> None:
    ada = house.person("Ada")
    table = ada.make(GAME, "me", "me", "me")["table"]
    for seat in ("p2", "p3"):
        assert ada.do(table, "resign", seat=seat).status_code == 200
    again = ada.do(table, "rematch").json()["table"]
    assert labels(house, again) == ["Ada", "Ada", "Ada"]


def test_a_withdrawn_standing_answer_is_not_given(tmp_path: Path) -> None:
    house = House(tmp_path / "games.db", wait=(0.6, 0.6))
    table, ada, ben = pair(house)
    ada.play(table, "open")
    asked = next(person for person in (ada, ben) if person.see(table).get("offers"))
    frame, rev = asked.see(table)["view"]["stack"][-1]["frame"], asked.see(table)["rev"]
    assert asked.post(f"/t/{table}/standing", frame=frame, text="pass").status_code == 200
    assert asked.post(f"/t/{table}/standing", frame=frame).status_code == 200
    time.sleep(1.5)
    assert asked.see(table)["rev"] == rev
    assert asked.post(f"/t/{table}/standing", frame=frame, text="pass").status_code == 200
    wait(lambda: asked.see(table)["rev"] > rev)
    house.close()


def test_before_the_game_a_seat_is_left_and_taken_by_somebody_else(house: House) -> None:
    ada, ben, cleo = house.person("Ada"), house.person("Ben"), house.person("Cleo")
    made = ada.make(GAME, "me", "invite", "invite")
    table = made["table"]
    assert ben.post(f"/t/{table}/sit", secret=made["invites"]["p2"]).status_code == 200
    assert ben.do(table, "leave").json() == {"rev": 0}
    assert ben.get(f"/t/{table}.json").status_code == 404
    assert [seat["kind"] for seat in ada.see(table)["seats"]] == ["person", "free", "free"]
    secret = ada.do(table, "reissue", seat="p2").json()["secret"]
    assert cleo.post(f"/t/{table}/sit", secret=secret).status_code == 200
    assert ada.post(f"/t/{table}/fill").status_code == 200
    assert [seat["label"] for seat in ada.see(table)["seats"]] == ["Ada", "Cleo", "bot:normal"]


def test_the_host_closes_a_table_where_no_game_has_begun(house: House) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    made = ada.make(GAME, "me", "invite", "invite")
    table = made["table"]
    assert ben.post(f"/t/{table}/sit", secret=made["invites"]["p2"]).status_code == 200
    assert ben.post(f"/t/{table}/chat", text="soon?").status_code == 200
    with ben.live(table) as page:
        page.news()
        assert ada.do(table, "close").status_code == 200
        with pytest.raises(ConnectionClosed):
            page.until(1)
    assert [person.get(f"/t/{table}.json").status_code for person in (ada, ben)] == [404, 404]
    assert ben.get("/me.json").json()["tables"] == []
    assert ben.post(f"/t/{table}/sit", secret=made["invites"]["p3"]).status_code == 403
    assert sum(rows for rows, _ in fingerprint(house.db, table).values()) == 0


def test_a_table_where_a_game_has_begun_is_not_closed(house: House) -> None:
    ada = house.person("Ada")
    table = ada.make(GAME, "me", "me")["table"]
    assert ada.do(table, "close").json()["error"] == "running"
    assert ada.see(table)["stage"] == "running"


def test_the_host_makes_the_watch_link_anew(house: House) -> None:
    ada, wim, zoe = house.person("Ada"), house.person("Wim"), house.person("Zoe")
    made = ada.make(GAME, "me", "me")
    table = made["table"]
    assert wim.post(f"/t/{table}/sit", secret=made["watch"]).status_code == 200
    secret = ada.do(table, "reissue").json()["secret"]
    assert wim.get(f"/t/{table}.json").status_code == 404
    assert zoe.post(f"/t/{table}/sit", secret=made["watch"]).status_code == 403
    assert zoe.post(f"/t/{table}/sit", secret=secret).json() == {"table": table, "seat": None}
    assert zoe.see(table)["view"]["seat"] is None
    assert [seat["label"] for seat in ada.see(table)["seats"]] == ["Ada", "Ada"]
