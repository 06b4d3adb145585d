"""Changes that others must agree to: take-backs past an absent player, and seats that go to somebody else."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.client import TestServer, TestUser, labels, wait
from server.storage.test_faults import moved, spoil
from server.tables.test_tables import pair, play_on
from websockets.exceptions import ConnectionClosed

from patolli.server.storage.base import now


def left_to_a_bot(server: TestServer) -> tuple[str, TestUser, TestUser, int]:
    """Return a table where both have decided and a bot then took over from Ben, and the line where it did."""
    table, ada, ben = pair(server, options={"rounds": 9})
    play_on(table, ada, ben, most=6)
    line = ben.do(table, "leave", level="beginner").json()["rev"]
    wait(lambda: ada.see(table).get("legal"))
    return table, ada, ben, line


def test_a_take_back_of_decisions_made_before_a_bot_took_over_asks_the_person(server: TestServer) -> None:
    table, ada, ben, line = left_to_a_bot(server)
    before = ada.see(table)["rev"]
    assert ada.do(table, "takeback", rev=before, to=line - 1).json() == {"rev": before}, "nothing is undone yet"
    assert ada.see(table)["takeback"]["waiting"] == ["p2"]
    assert ben.do(table, "takeback-answer", accept=True).json()["rev"] > before
    assert not ada.see(table)["takeback"]


def test_a_take_back_of_what_a_bot_has_played_since_asks_nobody(server: TestServer) -> None:
    table, ada, _, line = left_to_a_bot(server)
    assert ada.play(table, ada.see(table)["legal"][0][0]).status_code == 200
    wait(lambda: ada.see(table).get("legal"))
    before = ada.see(table)["rev"]
    assert ada.do(table, "takeback", rev=before, to=line + 1).json()["rev"] > before
    assert not ada.see(table)["takeback"]


def test_a_take_back_does_not_ask_a_seat_that_was_always_a_bots(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "beginner")["table"]
    rev = wait(lambda: (shown := ada.see(table)).get("legal") and shown["rev"])
    assert ada.play(table, ada.see(table)["legal"][0][0]).status_code == 200
    rev = wait(lambda: (shown := ada.see(table)).get("legal") and shown["rev"])
    assert ada.do(table, "takeback", rev=rev, to=1).json()["rev"] > rev


# Seats that go to somebody else


def trio(server: TestServer) -> tuple[str, TestUser, TestUser, TestUser]:
    """Return a running table of Ada, who made it, Ben and Cleo."""
    ada, ben, cleo = server.user("Ada"), server.user("Ben"), server.user("Cleo")
    made = ada.make("tianguis", "me", "invite", "invite")
    for person, seat in ((ben, "p2"), (cleo, "p3")):
        assert person.post(f"/tables/{made['table']}/claim", secret=made["invites"][seat]).status_code == 200
    return made["table"], ada, ben, cleo


def sits(person: TestUser, host: TestUser, table: str, seat: str) -> httpx.Response:
    """Let a person use the new link that the host gets."""
    link = host.do(table, "invite", seat=seat)
    assert link.status_code == 200, link.text
    return person.post(f"/tables/{table}/claim", secret=link.json()["secret"])


def notes(person: TestUser, table: str) -> list[tuple[Any, ...]]:
    """Return the notes of the table itself in its chat: the message, and the seats in it."""
    found = [line["note"] for line in person.see(table)["chat"] if line["note"]]
    return [(message, *args.values()) for message, args in found]


def test_a_host_cannot_give_out_a_seat_that_a_person_holds(server: TestServer) -> None:
    table, ada, ben = pair(server)
    refused = ada.do(table, "invite", seat="p2")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "seat-held")
    assert ben.see(table)["seat"] == "p2"
    assert ben.do(table, "leave", level="beginner").status_code == 200
    assert ada.do(table, "invite", seat="p2").json()["error"]["code"] == "seat-held", "Ben can still come back"


def test_a_seat_goes_to_somebody_else_if_its_holder_agrees(server: TestServer) -> None:
    table, ada, ben = pair(server)
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert ben.see(table)["transfer"] == {"seat": "p2", "waiting": ["p2"], "due": None}
    assert ben.do(table, "transfer-answer", accept=True).status_code == 200
    assert ben.get(f"/tables/{table}").status_code == 404
    assert ada.see(table)["transfer"] == {"seat": "p2", "waiting": [], "due": None}
    assert sits(server.user("Cleo"), ada, table, "p2").json()["seat"] == "p2"
    after = ada.see(table)
    assert (labels(after), after["transfer"]) == (["Ada", "Cleo"], None)
    assert {"kind": "~seat", "seat": 1, "name": "Cleo", "bot": None} in after["log"][-1]["events"]
    assert notes(ada, table) == [("note-seat-asked", 1), ("note-seat-agreed", 1, 1), ("note-seat-freed", 1)]


def test_a_holder_who_refuses_keeps_the_seat(server: TestServer) -> None:
    table, ada, ben, cleo = trio(server)
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert ben.do(table, "transfer-answer", accept=False).status_code == 200
    assert cleo.do(table, "transfer-answer", accept=True).json()["error"]["code"] == "transfer-not-asked"
    assert ada.do(table, "invite", seat="p2").json()["error"]["code"] == "seat-held"
    assert ben.see(table)["transfer"] is None
    assert notes(ben, table) == [("note-seat-asked", 1), ("note-seat-refused", 1, 1)]


def test_a_seat_goes_to_somebody_else_if_all_others_agree(server: TestServer) -> None:
    table, ada, ben, cleo = trio(server)
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    asked = ada.see(table)["transfer"]
    assert (asked["waiting"], asked["due"]) == (["p2", "p3"], None)
    assert ada.do(table, "transfer-answer", accept=True).json()["error"]["code"] == "transfer-not-asked", (
        "the host has no vote"
    )
    assert cleo.do(table, "transfer-answer", accept=True).status_code == 200
    asked = ada.see(table)["transfer"]
    assert asked["waiting"] == ["p2"], "Ben can refuse for a day"
    assert asked["due"] == pytest.approx(now() + 24 * 3600 * 1000, abs=60_000)
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert ada.do(table, "invite", seat="p2").json()["error"]["code"] == "seat-held"
    assert notes(ben, table)[-1] == ("note-seat-delayed", 1)
    server.table(table).row.transfer["due"] = 1  # a day later
    assert ben.see(table)["seat"] == "p2", "nothing happens by itself"
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert ben.get(f"/tables/{table}").status_code == 404
    assert sits(server.user("Dora"), ada, table, "p2").status_code == 200
    assert notes(ada, table)[-1] == ("note-seat-freed", 1)


def test_a_host_with_a_self_made_third_player_takes_no_hand(server: TestServer) -> None:
    """Two browsers of the host agree, and the only other player still refuses."""
    table, ada, ben, again = trio(server)
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert again.do(table, "transfer-answer", accept=True).status_code == 200
    for _ in range(3):
        assert ada.do(table, "transfer", seat="p2").status_code == 200
        assert ada.do(table, "invite", seat="p2").json()["error"]["code"] == "seat-held"
    assert ben.do(table, "transfer-answer", accept=False).status_code == 200
    assert ben.see(table)["transfer"] is None and ben.see(table)["seat"] == "p2"


def test_what_others_agreed_to_stays_delayed_after_a_restart(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db", transfer_delay=1.0)
    table, ada, ben, cleo = trio(server)
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert cleo.do(table, "transfer-answer", accept=True).status_code == 200
    server.stop()
    server.open()
    moved(server, ada, ben, cleo)

    def freed() -> bool:
        assert ada.do(table, "transfer", seat="p2").status_code == 200
        return not ada.see(table)["transfer"]["waiting"]

    assert wait(freed, 10)
    assert ben.get(f"/tables/{table}").status_code == 404
    server.close()


# Devices


def link_for(person: TestUser, table: str, seat: str) -> str:
    found: str = person.do(table, "device-link", seat=seat).json()["secret"]
    return found


def test_a_further_device_is_noted_and_counted_and_can_be_dropped(server: TestServer) -> None:
    table, ada, ben, _ = trio(server)
    friend = server.user("Friend")
    assert friend.post(f"/tables/{table}/claim", secret=link_for(ben, table, "p2")).json()["seat"] == "p2"
    assert notes(ada, table) == [("note-seat-device", 1)]
    assert [seat["devices"] for seat in ben.see(table)["seats"]] == [0, 2, 0]
    assert [seat["devices"] for seat in ada.see(table)["seats"]] == [1, 0, 0]
    spare = link_for(ben, table, "p2")
    with friend.live(table) as page:
        page.update()
        assert ben.do(table, "drop-devices", seat="p2").status_code == 204
        with pytest.raises(ConnectionClosed, match=r"seat-lost|no-table"):
            page.until(1_000_000)
    assert friend.get(f"/tables/{table}").status_code == 404
    assert friend.post(f"/tables/{table}/claim", secret=spare).json()["error"]["code"] == "invite-used"
    assert [seat["devices"] for seat in ben.see(table)["seats"]] == [0, 1, 0]
    assert notes(ada, table)[-1] == ("note-seat-one-device", 1)
    before = len(notes(ada, table))
    assert ben.do(table, "drop-devices", seat="p2").status_code == 204
    assert len(notes(ada, table)) == before, "there was nothing to drop"
    assert ada.do(table, "drop-devices", seat="p2").json()["error"]["code"] == "not-your-seat"


def test_the_seats_of_a_host_are_no_others(server: TestServer) -> None:
    """A host with two seats does not outvote the holder of the third."""
    ada, ben = server.user("Ada"), server.user("Ben")
    made = ada.make("tianguis", "me", "me", "invite")
    assert ben.post(f"/tables/{made['table']}/claim", secret=made["invites"]["p3"]).status_code == 200
    assert ada.do(made["table"], "transfer", seat="p3").status_code == 200
    assert ada.see(made["table"])["transfer"]["waiting"] == ["p3"]
    for seat in ("p1", "p2"):
        assert (
            ada.do(made["table"], "transfer-answer", accept=True, seat=seat).json()["error"]["code"]
            == "transfer-not-asked"
        )


def test_nobody_gets_a_second_seat_of_a_running_game(server: TestServer) -> None:
    table, ada, ben, cleo = trio(server)
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert ben.do(table, "transfer-answer", accept=True).status_code == 200
    secret = ada.do(table, "invite", seat="p2").json()["secret"]
    for person in (ada, cleo):
        for token in (False, True):
            refused = person.post(f"/tables/{table}/claim", secret=secret, token=token)
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "other-seat-held")
    assert ben.post(f"/tables/{table}/claim", secret=secret).status_code == 200, "the link is still good"


def test_nobody_gets_a_second_seat_by_the_link_of_a_device(server: TestServer) -> None:
    table, ada, ben, cleo = trio(server)
    link = link_for(ben, table, "p2")
    for person in (ada, cleo):
        for token in (False, True):
            refused = person.post(f"/tables/{table}/claim", secret=link, token=token)
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "other-seat-held")
    assert [seat["own"] for seat in ada.see(table)["seats"]] == [True, False, False]
    assert notes(ada, table) == []
    assert server.user("Phone").post(f"/tables/{table}/claim", secret=link).status_code == 200, "the link is still good"


def test_both_seats_of_one_player_go_to_another_device(server: TestServer) -> None:
    ada, phone = server.user("Ada"), server.user()
    table = ada.make("tianguis", "me", "me")["table"]
    for seat in ("p1", "p2"):
        link = link_for(ada, table, seat)
        assert phone.post(f"/tables/{table}/claim", secret=link).status_code == 200
    assert [seat["own"] for seat in phone.see(table)["seats"]] == [True, True]


def test_nobody_loses_a_seat_of_a_game_that_is_over(server: TestServer) -> None:
    """The seat is the player's way to the game, and the record of a finished game stays as it is."""
    table, ada, ben = pair(server)
    assert ben.do(table, "resign").status_code == 200
    over = ada.see(table)
    assert ada.do(table, "invite", seat="p2").json()["error"]["code"] == "game-over"
    assert ada.do(table, "invite").status_code == 200, "others may watch"
    assert ben.see(table)["rev"] == over["rev"]
    assert [row["table"] for row in ben.get("/me").json()["tables"]] == [table]


def test_a_link_to_a_seat_ends_with_the_game(server: TestServer) -> None:
    table, ada, ben, cleo = trio(server)
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert ben.do(table, "transfer-answer", accept=True).status_code == 200
    secret = ada.do(table, "invite", seat="p2").json()["secret"]
    for person in (ada, cleo):
        assert person.do(table, "resign").status_code == 200
    over = ada.see(table)
    assert over["status"] == "finished"
    late = server.user("Late").post(f"/tables/{table}/claim", secret=secret)
    assert late.json()["error"]["code"] == "game-over"
    assert ada.see(table)["seats"] == over["seats"]


def test_a_host_gives_away_an_own_seat(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert sits(server.user("Ben"), ada, table, "p2").json()["seat"] == "p2"
    assert [seat["own"] for seat in ada.see(table)["seats"]] == [True, False]


def test_a_seat_of_a_bot_is_nobodys_to_give(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "beginner")["table"]
    assert ada.do(table, "transfer", seat="p2").json()["error"]["code"] == "bot-in-seat"
    waiting = ada.make("tianguis", "me", "invite")["table"]
    assert ada.do(waiting, "transfer", seat="p2").json()["error"]["code"] == "not-started"


@pytest.mark.parametrize("seen", [False, True])
def test_a_holder_who_was_away_for_a_week_loses_the_seat(tmp_path: Path, seen: bool) -> None:
    server = TestServer(tmp_path / "games.db")
    table, ada, ben = pair(server)
    server.stop()
    spoil(server.db, f"UPDATE users SET seen = seen - {7 * 24 * 3_600_000}")
    server.open()
    moved(server, ada, ben)
    open_for_hours(server, table)
    if seen:
        ben.see(table)
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert ada.see(table)["transfer"]["waiting"] == (["p2"] if seen else [])
    assert ada.do(table, "invite", seat="p2").status_code == (409 if seen else 200)
    assert notes(ada, table) == [("note-seat-asked", 1), ("note-seat-away", 1)][: 1 if seen else 2]
    server.close()


def open_for_hours(server: TestServer, table: str) -> None:
    """Make a table seem to have been there to come to for a while."""
    server.table(table).loaded_at -= 2 * 3600


def test_nobody_counts_as_away_right_after_a_start(tmp_path: Path) -> None:
    """Nobody can come to a server that is down, on holidays or between two evenings of games."""
    server = TestServer(tmp_path / "games.db")
    table, ada, ben = pair(server)
    server.stop()
    spoil(server.db, f"UPDATE users SET seen = seen - {30 * 24 * 3_600_000}")
    server.open()
    moved(server, ada, ben)
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert ada.see(table)["transfer"]["waiting"] == ["p2"]
    assert ben.see(table)["seat"] == "p2"
    server.close()


def test_a_host_who_asked_before_the_week_was_over_asks_again(server: TestServer) -> None:
    table, ada, ben = pair(server)
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert notes(ada, table) == [("note-seat-asked", 1)], "an open question is not asked anew"
    forget_presence(server)
    open_for_hours(server, table)
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert ada.see(table)["transfer"]["waiting"] == []
    assert notes(ada, table) == [("note-seat-asked", 1), ("note-seat-away", 1)]
    assert ben.get(f"/tables/{table}").status_code == 404


def forget_presence(server: TestServer) -> None:
    """Make everybody seem to have been away for eight days, as if the server had run on all the time."""
    spoil(server.db, f"UPDATE users SET seen = seen - {8 * 24 * 3_600_000}")
    server.node.presence.noted.clear()


@pytest.mark.parametrize("still_open", [False, True])
def test_a_holder_who_looks_on_is_not_away(tmp_path: Path, still_open: bool) -> None:
    """A page that is open for a week may hear nothing new, and yet its holder is there, also just after it closes."""
    server = TestServer(tmp_path / "games.db")
    table, ada, ben = pair(server)
    with ExitStack() as pages:
        pages.enter_context(ben.live(table)).update()
        forget_presence(server)
        open_for_hours(server, table)
        if not still_open:
            pages.close()
            wait(lambda: not ada.see(table)["seats"][1].get("online"))
            wait(lambda: len(server.node.presence.noted) == 2)
        assert ada.do(table, "transfer", seat="p2").status_code == 200
        assert ada.see(table)["transfer"]["waiting"] == ["p2"]
    server.close()


def test_a_question_about_a_seat_survives_a_restart_and_a_decision(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    table, ada, ben, cleo = trio(server)
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert ada.play(table, "add").status_code == 200
    server.stop()
    server.open()
    moved(server, ada, ben, cleo)
    assert cleo.see(table)["transfer"] == {"seat": "p2", "waiting": ["p2", "p3"], "due": None}
    server.close()


def test_who_resigns_is_not_asked_and_does_not_decide(server: TestServer) -> None:
    table, ada, _, cleo = trio(server)
    assert cleo.do(table, "resign").status_code == 200
    assert ada.do(table, "transfer", seat="p2").status_code == 200
    assert ada.see(table)["transfer"]["waiting"] == ["p2"], "nobody but the host is left besides Ben"
    assert ada.do(table, "transfer", seat="p3").json()["error"]["code"] == "seat-given-up"
