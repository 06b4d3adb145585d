"""Tables: made, joined, played to the end; undo, take-backs, leaving, chat, rematch, import."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from server.client import TestServer, TestUser, key, labels, legal_actions, wait

from patolli.core.record import read_record
from patolli.core.registry import bundled_games, load
from patolli.core.replay import replay
from patolli.games.tianguis.game import Tianguis
from patolli.match.match import Match

GAME = "tianguis"
GOLDEN = Path(__file__).parents[2] / "golden"
GOODS = Tianguis({}).goods.points
HEAD = f"patolli-record 1\ngame {GAME}\nseat p1 Ada\nseat p2 Ben\n---\n"


def pair(server: TestServer, game: str = GAME, **more: Any) -> tuple[str, TestUser, TestUser]:
    """A table with two people, each in a browser."""
    ada, ben = server.user("Ada"), server.user("Ben")
    made = ada.make(game, "me", "invite", **more)
    (secret,) = made["invites"].values()
    seated = ben.post(f"/tables/{made['table']}/claim", secret=secret)
    assert seated.status_code == 200, seated.text
    return made["table"], ada, ben


def play_on(table: str, *people: TestUser, most: int = 10_000, seed: int = 1) -> dict[str, Any]:
    """Let people play at random; return the last view."""
    rng = random.Random(seed)
    for _ in range(most):
        pages = [(person, person.see(table)) for person in people]
        asked = [(person, shown) for person, shown in pages if legal_actions(shown)]
        if pages[0][1]["status"] == "finished" or not asked:
            return pages[0][1]
        person, shown = asked[0]
        assert person.play(table, rng.choice(legal_actions(shown)), shown["rev"]).status_code == 200
    return people[0].see(table)


def test_a_table_waits_for_invited_players(server: TestServer) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    made = ada.make(GAME, "me", "invite")
    waiting = ada.see(made["table"])
    assert (waiting["status"], waiting["rev"], waiting["view"]) == ("waiting", 0, None)
    assert [seat["kind"] for seat in waiting["seats"]] == ["person", "free"]
    assert ada.play(made["table"], 0, 0).json()["error"]["code"] == "not-started"
    assert ben.get(f"/tables/{made['table']}").status_code == 404
    seated = ben.post(f"/tables/{made['table']}/claim", secret=made["invites"]["p2"])
    assert seated.json() == {"table": made["table"], "seat": "p2", "token": ""}
    assert ben.see(made["table"])["status"] == "playing"
    assert labels(ben.see(made["table"])) == ["Ada", "Ben"]


def test_an_invitation_opens_one_seat_once(server: TestServer) -> None:
    ada, ben, cleo = server.user("Ada"), server.user("Ben"), server.user("Cleo")
    made = ada.make(GAME, "me", "invite", "invite")
    assert ben.post(f"/tables/{made['table']}/claim", secret=made["invites"]["p2"]).status_code == 200
    again = cleo.post(f"/tables/{made['table']}/claim", secret=made["invites"]["p2"])
    assert (again.status_code, again.json()["error"]["code"]) == (403, "invite-used")
    assert ada.see(made["table"])["status"] == "waiting"


@pytest.mark.parametrize("game", bundled_games())
def test_a_whole_game_between_two_browsers(server: TestServer, game: str) -> None:
    table, ada, ben = pair(server, game)
    shown = play_on(table, ada, ben, most=10_000 if game == GAME else 30)  # the others are long
    if shown["status"] == "playing":
        assert ben.do(table, "resign").status_code == 200
        shown = ada.see(table)
    assert shown["status"] == "finished"
    assert sorted(seat for place in shown["result"]["ranking"] for seat in place) == sorted(
        seat["seat"] for seat in shown["seats"]
    )
    assert ada.get(f"/tables/{table}/verification").json()["fair"] is True
    assert ada.get(f"/tables/{table}/record").text.startswith("patolli-record 1\n")
    assert ada.get(f"/tables/{table}/result").json() == shown["result"]


def test_against_bots_the_game_goes_on_by_itself(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make(GAME, "me", "beginner", "easy")["table"]
    rng = random.Random(2)
    for _ in range(60):
        shown = wait(lambda: ((s := ada.see(table))["status"] == "finished" and s) or (legal_actions(s) and s))
        if shown["status"] == "finished":
            break
        assert ada.play(table, rng.choice(legal_actions(shown)), shown["rev"]).status_code == 200
    assert shown["status"] == "finished"


def test_a_stale_decision_changes_nothing(server: TestServer) -> None:
    table, ada, _ = pair(server)
    shown = ada.see(table)
    for rev in (shown["rev"] - 1, shown["rev"] + 1):
        late = ada.play(table, legal_actions(shown)[0], rev)
        assert (late.status_code, late.json()["error"]["code"]) == (409, "stale")
    assert ada.see(table)["rev"] == shown["rev"]


def test_a_refusal_names_the_rule(server: TestServer) -> None:
    table, ada, ben = pair(server)
    refused = ada.play(table, "bid 3")
    error = refused.json()["error"]
    assert (refused.status_code, error["code"], error["rule"]) == (422, "not-offered", "T6.1")
    assert ben.play(table, "pass").json()["error"]["code"] == "not-your-turn"
    assert ada.play(table, "fly").json()["error"]["code"] == "bad-notation"
    rev = ada.see(table)["rev"]
    assert ada.post(f"/tables/{table}/why", rev=rev, text="bid 3").json()["rule"] == "T6.1"
    assert ada.post(f"/tables/{table}/why", rev=rev, text="add").json()["legal"] is True


def test_the_same_request_again_gets_the_same_answer(server: TestServer) -> None:
    table, ada, _ = pair(server)
    shown = ada.see(table)
    body = {"rev": shown["rev"], "key": key(), "action": legal_actions(shown)[0]}
    answers = [ada.post(f"/tables/{table}/actions", **body) for _ in range(3)]
    assert [a.status_code for a in answers] == [200] * 3
    assert len({a.text for a in answers}) == 1
    other = ada.post(f"/tables/{table}/actions", **(body | {"action": legal_actions(shown)[-1]}))
    assert (other.status_code, other.json()["error"]["code"]) == (409, "key-used")


def test_undo_takes_back_own_decisions_only(server: TestServer) -> None:
    table, ada, ben = pair(server)
    before = ada.see(table)
    assert ada.play(table, "add").status_code == 200
    after = ada.see(table)
    assert after["undo"] == 1
    assert ben.do(table, "undo", rev=after["rev"]).json()["error"]["code"] == "no-undo"
    assert ada.do(table, "undo", rev=after["rev"]).status_code == 200
    back = ada.see(table)
    assert (back["view"], back["rev"]) == (before["view"], before["rev"] + 2)
    assert back["log"][-1]["events"] == [{"kind": "~undo", "from": before["rev"] + 1}]


def test_a_take_back_needs_everybody(server: TestServer) -> None:
    table, ada, ben = pair(server)
    start = ada.see(table)
    play_on(table, ada, ben, most=6)
    shown = ada.see(table)
    assert ada.do(table, "takeback", rev=shown["rev"], to=start["rev"] + 1).status_code == 200
    asked = ben.see(table)["takeback"]
    assert asked == {"seat": "p1", "to": start["rev"] + 1, "waiting": ["p2"]}
    assert ada.do(table, "takeback-answer", accept=True).json()["error"]["code"] == "takeback-not-asked"
    assert ben.do(table, "takeback-answer", accept=False).status_code == 200
    assert not ben.see(table)["takeback"]
    assert ada.do(table, "takeback", rev=shown["rev"], to=start["rev"] + 1).status_code == 200
    assert ben.do(table, "takeback-answer", accept=True).status_code == 200
    back = ada.see(table)
    assert (back["view"]["state"]["round"], back["to_act"]) == (1, start["to_act"])
    assert back["rev"] > shown["rev"]
    play_on(table, ada, ben)
    assert ada.get(f"/tables/{table}/verification").json()["fair"] is True


def test_a_take_back_that_is_open_can_be_withdrawn_by_the_seat_that_asked(server: TestServer) -> None:
    table, ada, ben = pair(server)
    start = ada.see(table)
    play_on(table, ada, ben, most=6)
    shown = ada.see(table)
    assert ada.do(table, "takeback-withdraw").json()["error"]["code"] == "takeback-not-open"
    assert ada.do(table, "takeback", rev=shown["rev"], to=start["rev"] + 1).status_code == 200
    assert ben.do(table, "takeback-withdraw").json()["error"]["code"] == "takeback-not-open"
    assert ben.see(table)["takeback"]
    assert ada.do(table, "takeback-withdraw").json() == {"rev": shown["rev"]}
    assert not ben.see(table)["takeback"]
    assert ben.do(table, "takeback-answer", accept=True).json()["error"]["code"] == "takeback-not-asked"
    assert ada.see(table)["view"] == shown["view"], "nothing was taken back"


def test_alone_with_bots_a_take_back_is_done_at_once(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make(GAME, "me", "me")["table"]
    start = ada.see(table)
    play_on(table, ada, most=8)
    assert ada.do(table, "leave", seat="p2").status_code == 200
    shown = wait(lambda: (s := ada.see(table, seat="p1"))["to_act"] == ["p1"] and s)
    assert ada.do(table, "takeback", rev=shown["rev"], to=start["rev"] + 1, seat="p1").status_code == 200
    assert ada.see(table, seat="p1")["view"]["state"]["round"] == 1


def test_leaving_and_coming_back(server: TestServer) -> None:
    table, ada, ben = pair(server)
    assert ben.do(table, "leave", level="beginner").status_code == 200
    assert [seat["kind"] for seat in ada.see(table)["seats"]] == ["person", "bot"]
    assert ben.do(table, "leave").json()["error"]["code"] == "bot-in-seat"
    assert ben.do(table, "resume").status_code == 200
    assert labels(ada.see(table)) == ["Ada", "Ben"]
    assert ben.do(table, "resume").json()["error"]["code"] == "already-playing"


def test_somebody_who_is_there_is_not_replaced(server: TestServer) -> None:
    table, _, ben = pair(server)
    refused = ben.do(table, "replace", seat="p1")
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-waiting-long")


def test_a_seat_is_carried_to_another_device(server: TestServer) -> None:
    table, ada, _ = pair(server)
    phone = server.user()
    link = ada.do(table, "device-link").json()["secret"]
    assert phone.post(f"/tables/{table}/claim", secret=link).json()["seat"] == "p1"
    assert phone.play(table, "add").status_code == 200
    assert server.user().post(f"/tables/{table}/claim", secret=link).status_code == 403
    assert ada.see(table)["undo"] == 1


def test_a_private_table_is_watched_by_its_link(server: TestServer) -> None:
    ada, watcher = server.user("Ada"), server.user("Wim")
    made = ada.make(GAME, "me", "me")
    assert watcher.get(f"/tables/{made['table']}").status_code == 404
    assert watcher.post(f"/tables/{made['table']}/claim", secret=made["watch"]).json() == {
        "table": made["table"],
        "seat": None,
        "token": "",
    }
    shown = watcher.see(made["table"])
    assert shown["view"]["seat"] is None
    assert shown["view"]["state"]["hands"] == [3, 2]
    assert watcher.play(made["table"], 0).status_code == 403


def test_a_public_table_is_listed_and_open(server: TestServer) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    table = ada.make(GAME, "me", "invite", public=True)["table"]
    rows = {row["table"]: row for row in ben.get("/tables").json()}
    assert rows[table]["free"] == 1
    assert ben.do(table, "take-seat", seat="p2").status_code == 200
    assert server.user().do(table, "take-seat", seat="p2").status_code == 409
    assert ben.see(table)["status"] == "playing"


def test_bots_fill_the_free_seats(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make(GAME, "me", "invite", "invite")["table"]
    assert ada.post(f"/tables/{table}/fill", level="beginner").status_code == 204
    assert labels(ada.see(table)) == ["Ada", "bot:beginner", "bot:beginner"]


def test_my_games_say_where_it_is_my_turn(server: TestServer) -> None:
    table, ada, ben = pair(server)
    for person, mine in ((ada, True), (ben, False)):
        (row,) = (r for r in person.get("/me").json()["tables"] if r["table"] == table)
        assert row["my_turn"] is mine


def test_chat_is_text(server: TestServer) -> None:
    table, ada, ben = pair(server)
    assert ada.post(f"/tables/{table}/chat", text="<b>hi</b>\n\x00 there").status_code == 204
    assert ben.see(table)["chat"][-1]["text"] == "<b>hi</b> there"
    assert ben.post(f"/tables/{table}/chat", text=" \n ").status_code == 422


def test_rematch_turns_the_seats(server: TestServer) -> None:
    table, ada, ben = pair(server)
    assert ada.do(table, "rematch").status_code == 409
    assert ben.do(table, "resign").status_code == 200
    first, second = ada.do(table, "rematch").json(), ben.do(table, "rematch").json()
    assert first == second
    assert labels(ada.see(first["table"])) == ["Ben", "Ada"]
    assert ben.see(first["table"])["seat"] == "p1"
    assert ada.see(table)["rematch"] == first["table"]


def test_the_chart_counts_turns_not_decisions(server: TestServer) -> None:
    record = (GOLDEN / "cortez/games/two-city-race.patolli").read_text(encoding="utf-8")
    whole = replay(read_record(record))
    kinds = [kind.name for kind in whole.game.events.kinds]
    turns = [kinds[kind] for turn in whole.steps for kind, _ in turn.events].count("turn")
    ada = server.user("Ada")
    table = ada.post("/tables/import", record=re.sub(r"(?m)^(commit|nonce|seed) .*\n", "", record)).json()["table"]
    chart = ada.get(f"/tables/{table}/chart").json()
    assert len(chart["lines"]) == 1 + turns > 20


def test_the_points_are_charted_turn_by_turn(server: TestServer) -> None:
    table, ada, ben = pair(server)
    assert ada.play(table, "add").status_code == 200
    assert ada.do(table, "undo", rev=ada.see(table)["rev"]).status_code == 200
    assert ada.get(f"/tables/{table}/chart").status_code == 403
    end = play_on(table, ada, ben)
    chart = ada.get(f"/tables/{table}/chart").json()
    assert chart["lines"] == sorted(set(chart["lines"]))
    assert chart["scores"][-1] == end["result"]["scores"]
    assert len(chart["scores"]) == len(chart["lines"]) > 4
    names = [seat["seat"] for seat in end["seats"]]
    for n, scores in list(zip(chart["lines"], chart["scores"], strict=True))[::4]:
        lines = ada.get(f"/tables/{table}/record").text.partition("---\n")[2].splitlines()[:n]
        made = ada.post("/tables/import", record=f"{HEAD}{chr(10).join(lines)}\n").json()["table"]
        view = ada.see(made)["view"]
        hands = [ada.see(made, seat=name)["view"]["state"]["hands"][seat] for seat, name in enumerate(names)]
        worth = [sum(count * points for count, points in zip(hand, GOODS, strict=True)) for hand in hands]
        assert scores == [stalls + goods for stalls, goods in zip(view["state"]["points"], worth, strict=True)]


def test_a_view_comes_in_words_for_those_who_ask(server: TestServer) -> None:
    table, ada, ben = pair(server)
    assert ada.see(table)["text"] == []
    described = dict(ada.see(table, words=1)["text"])
    assert described["view-round"] == {"round": 1, "rounds": 4}
    assert "view-hand" in described
    line = ada.see(table)["rev"]
    assert ada.get(f"/tables/{table}/positions/{line}").json()["text"] == []
    assert dict(ada.get(f"/tables/{table}/positions/{line}", words=1).json()["text"]) == described
    with ada.events(table, words=True) as wordy, ben.events(table) as plain:
        assert dict(wordy.update()["text"]) == described
        assert plain.update()["text"] == []
        rev = ada.play(table, "add").json()["rev"]
        assert wordy.until(rev)["text"]
        assert plain.until(rev)["text"] == []
        wordy.say(subscribe={table: {"after": rev}})
        assert wordy.update()["text"] == []


def test_a_record_is_imported_at_any_point(server: TestServer) -> None:
    table, ada, ben = pair(server)
    play_on(table, ada, ben)
    record = ada.get(f"/tables/{table}/record").text
    made = ada.post("/tables/import", record=record, at=10)
    assert made.status_code == 201
    shown = ada.see(made.json()["table"])
    assert (shown["status"], shown["rev"], [s["own"] for s in shown["seats"]]) == ("playing", 10, [True, True])
    assert play_on(made.json()["table"], ada)["status"] == "finished"
    bad = ada.post("/tables/import", record=record.replace("add", "fly", 1) if "add" in record else "x")
    assert bad.status_code == 422


@pytest.mark.parametrize(
    ("labels", "mine"),
    [
        (["Ada", "bot:beginner"], [True, False]),
        (["Ada", "bot:easy~40"], [True, False]),
        (["Ada", "bot:mine:Bold"], [True, True]),  # nobody here has it
        (["bot:easy", "bot:easy"], [True, True]),
    ],
)
def test_levels_of_a_record_play_on(server: TestServer, labels: list[str], mine: list[bool]) -> None:
    ada = server.user("Ada")
    table = ada.post("/tables/import", record=str(Match(load(GAME, {}), labels).replay.record)).json()["table"]
    seats = ada.see(table)["seats"]
    assert [seat["own"] for seat in seats] == mine
    assert [seat["kind"] for seat in seats] == ["person" if own else "bot" for own in mine]
    ada.play(table, "open")
    assert all(mine) or wait(lambda: ada.see(table)["to_act"] == ["p1"]), "the level has answered"


def test_live_pages_get_news_and_catch_up(server: TestServer) -> None:
    table, ada, ben = pair(server)
    with ben.live(table) as page:
        first = page.update()
        assert (first["seat"], first["to_act"]) == ("p2", ["p1"])
        shown = ada.see(table)
        assert ada.play(table, "add", shown["rev"]).status_code == 200
        news = page.until(shown["rev"] + 1)
        assert [entry["line"] for entry in news["log"]] == [shown["rev"] + 1]
    play_on(table, ada, ben, most=4)
    with ben.live(table, after=news["rev"]) as page:
        later = page.update()
        assert [entry["line"] for entry in later["log"] if entry["line"] <= news["rev"]] == []
        assert later["rev"] > news["rev"]


def test_presence_is_shown(server: TestServer) -> None:
    table, ada, ben = pair(server)
    with ben.live(table) as page:
        page.update()
        assert wait(lambda: ada.see(table)["seats"][1].get("online"))
    assert wait(lambda: not ada.see(table)["seats"][1].get("online"))


def test_a_standing_answer_plays_on(server: TestServer) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    made = ada.make(GAME, "me", "invite")
    table = made["table"]
    ben.post(f"/tables/{table}/claim", secret=made["invites"]["p2"])
    ada.play(table, "open")
    frame = ben.see(table)["view"]["stack"][-1]["frame"]
    asked = next(person for person in (ada, ben) if legal_actions(person.see(table)))
    rev = asked.see(table)["rev"]
    assert asked.post(f"/tables/{table}/auto-answer", question=frame, text="pass").status_code == 204
    assert wait(lambda: ada.see(table)["rev"] > rev)


def test_a_game_survives_a_restart(tmp_path: Any) -> None:
    server = TestServer(tmp_path / "games.db")
    table, ada, ben = pair(server, "mexica")
    play_on(table, ada, ben, most=40)
    before = [ada.see(table), ben.see(table)]
    server.stop()
    server.open()
    for person, shown in zip((ada, ben), before, strict=True):
        person.url = server.url
        person.http.base_url = server.url
        person.http.headers["origin"] = server.url
        after = person.see(table)
        after["seats"] = shown["seats"]
        assert after == shown
    play_on(table, ada, ben, most=10)
    server.close()
