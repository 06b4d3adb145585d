"""Corrected boxes over HTTP: the form, checks, tables with a box, and all that must be refused."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.client import TestServer, TestUser, legal_actions, wait
from server.fingerprint import fingerprint

from patolli.core import corrections
from patolli.core.datafile import MAX_ENCLOSED, enclosed, pack
from patolli.core.record import read_record
from patolli.core.registry import game_class, game_names, load
from patolli.core.replay import Replay, replay
from patolli.match.fair_draws import verify
from patolli.server.games import load_boxed
from patolli.server.settings import Settings
from patolli.server.workers import boxes

GAME = "tianguis"
FORMS = [(name, option) for name in game_names() for option in game_class(name).readers]
ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]


def goods(points: int = 1, copies: int = 6) -> str:
    """Return a box of the template game in which jade has other numbers."""
    values = corrections.standard_values(game_class(GAME), "goods")
    values["cards"]["jade"] = {"copies": copies, "points": points}
    return corrections.toml_text(values)


def play_to_the_end(user: TestUser, table: str) -> None:
    """Play the seats of a user by their first actions."""
    rng = Random(1)
    while user.see(table)["status"] == "playing":
        view = user.see(table)
        if view["legal"]:
            user.play(table, rng.choice(legal_actions(view)))


@pytest.fixture(scope="module")
def ada(server: TestServer) -> TestUser:
    return server.user("Ada")


# The form and its checks


@pytest.mark.parametrize(("game", "option"), FORMS)
def test_the_form_offers_the_values_of_the_file(ada: TestUser, game: str, option: str) -> None:
    form = ada.get(f"/games/{game}/box").json()
    file = next(file for file in form["files"] if file["option"] == option)
    assert file["values"] == json.loads(json.dumps(corrections.standard_values(game_class(game), option)))
    assert {table["source"] for table in file["tables"]} <= {"stated", "found", "reconstructed"}
    fields = [field["path"] for table in file["tables"] for field in table["fields"]]
    assert len(fields) == len(set(fields)) >= 2


@pytest.mark.parametrize(("game", "option"), FORMS)
def test_a_box_without_a_fault(ada: TestUser, game: str, option: str) -> None:
    values = ada.get(f"/games/{game}/box").json()["files"]
    standard = next(file["values"] for file in values if file["option"] == option)
    found = ada.post(f"/games/{game}/box/check", values=standard).json()
    assert (found["option"], found["faults"]) == (option, [])
    again = ada.post(f"/games/{game}/box/check", text=found["text"]).json()
    assert again == found


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_the_form_has_words(ada: TestUser, lang: str) -> None:
    text = ada.get(f"/games/{GAME}/box/messages/{lang}").text
    assert "box-cards = " in text


def test_each_fault_names_its_key(ada: TestUser) -> None:
    values = corrections.standard_values(game_class(GAME), "goods")
    values["cards"]["jade"]["copies"] = 99
    values["cards"]["maize"]["points"] = None
    values["more"] = 1
    found = ada.post(f"/games/{GAME}/box/check", values=values).json()["faults"]
    assert {fault["key"]: fault["fault"] for fault in found} == {
        "cards.jade.copies": "number",
        "cards.maize.points": "number",
        "more": "unknown",
    }
    assert found[-1]["message"] or found[0]["message"].endswith("is not a whole number from 0 to 30")


def test_a_fault_of_several_values_comes_last(ada: TestUser) -> None:
    values = corrections.standard_values(game_class(GAME), "goods")
    for card in values["cards"].values():
        card["copies"] = 0
    (fault,) = ada.post(f"/games/{GAME}/box/check", option="goods", values=values).json()["faults"]
    assert (fault["key"], fault["fault"], fault["params"]["n"]) == ("cards", "cards", 0)


def test_a_corrected_table_names_its_source(ada: TestUser) -> None:
    values = corrections.standard_values(game_class(GAME), "goods")
    values["cards"]["jade"]["points"] = 7
    found = ada.post(f"/games/{GAME}/box/check", values=values).json()
    assert found["values"]["source"]["cards"] == corrections.CORRECTED
    standard = corrections.standard_values(game_class(GAME), "goods")
    back = found["values"] | {"cards": standard["cards"]}
    assert ada.post(f"/games/{GAME}/box/check", values=back).json()["values"] == standard


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "box-text-or-values"),
        ({"text": "x = 1", "values": {}}, "box-text-or-values"),
        ({"text": "x = [1,"}, "no-box-file"),
        ({"text": "\x00"}, "no-box-file"),
        ({"text": "[source]\nx = 'stated: y'\n"}, "no-box-file"),
        ({"text": "x = 1"}, "box-fault"),
        ({"option": "rounds", "text": goods()}, "no-box-option"),
        ({"option": "/etc/passwd", "values": {}}, "no-box-option"),
        ({"text": "x" * (MAX_ENCLOSED + 1)}, "malformed"),
        ({"text": "ü" * (MAX_ENCLOSED - 10)}, "box-too-large"),
        ({"option": "goods", "values": {"x": "y" * MAX_ENCLOSED}}, "box-too-large"),
        ({"option": "goods", "values": {"x": [[[[[[[[1]]]]]]]]}}, "no-box-file"),
        ({"option": "goods", "values": {"x": "\ud800"}}, "malformed"),
    ],
)
def test_what_is_no_box_is_refused_with_one_sentence(
    ada: TestUser, server: TestServer, body: dict[str, Any], code: str
) -> None:
    before = fingerprint(server.db)
    answer = ada.http.post(
        f"/api/v1/games/{GAME}/box/check",
        content=json.dumps(body, ensure_ascii="\\ud" in json.dumps(body)).encode(),
        headers={"content-type": "application/json"},
    )
    assert 400 <= answer.status_code < 500
    found = answer.json()
    assert found["error"]["code"] == code
    assert found["message"].endswith(".") and "\n" not in found["message"]
    assert fingerprint(server.db) == before


@pytest.mark.parametrize(("game", "option"), FORMS)
def test_any_values_get_an_answer(game: str, option: str) -> None:
    """Wherever a value is replaced by something else, the check finds a fault or none, and never fails."""
    rng = Random(f"{game} {option}")
    standard = corrections.standard_values(game_class(game), option)
    wrong: list[Any] = [None, "", "x", -1, 10**30, 1.5, True, [], [1, 2], {}, {"x": 1}, [[]], [{}], "\u202e", [None]]
    for _ in range(60):
        values = json.loads(json.dumps(standard))
        for _ in range(rng.choice((1, 1, 3))):
            inside: Any = values
            while True:
                key = rng.choice(list(inside)) if isinstance(inside, dict) else rng.randrange(len(inside))
                if not isinstance(inside[key], (dict, list)) or not inside[key] or rng.random() < 0.2:
                    break
                inside = inside[key]
            inside[key] = rng.choice(wrong)
        found = boxes.check_box({"game": game, "option": option, "text": "", "values": values})
        assert "faults" in found or found["refused"][0] == "no-box-file", found
        for fault in found.get("faults", ()):
            assert fault["message"] and "\n" not in fault["message"]


# Tables


def test_a_table_is_played_with_the_box_of_its_host(ada: TestUser, server: TestServer) -> None:
    text = goods(points=9)
    made = ada.post("/tables", game=GAME, seats=ME_AND_BOT, boxes={"goods": text}).json()
    table = made["table"]
    view = ada.see(table)
    named = view["options"]["goods"]
    digest = named.removeprefix("sha256:")
    assert load(GAME, {"goods": enclosed("x.toml", pack(text.encode()))}).file_digests == {"goods": digest}
    game = server.table(table).game
    assert game is not None and game.file_digests == {"goods": digest}
    assert ada.get(f"/games/{GAME}/boxes/{digest}").text == text
    assert ada.get(f"/games/{GAME}", goods=named).status_code == 200
    ben = server.user("Ben")
    assert ben.post(f"/tables/{table}/claim", secret=made["watch"]).status_code == 200
    assert ben.see(table)["options"]["goods"] == named
    load_boxed.cache_clear()
    server.stop()
    server.open()
    for user in (ada, ben):
        user.http.base_url = server.url
        user.http.headers["origin"] = server.url
    assert ada.see(table)["options"]["goods"] == named and ada.see(table)["read_only"] is None
    play_to_the_end(ada, table)
    record = ada.get(f"/tables/{table}/record").text
    assert f"option goods=goods-{digest[:12]}.toml {digest}\nfile goods " in record
    assert replay(read_record(record)).over
    assert verify(read_record(record)) > 0
    assert ada.get(f"/tables/{table}/verification").json()["fair"] is True
    assert ada.get(f"/tables/{table}/chart").status_code == 200
    again = ada.post(f"/tables/{table}/rematch", key="rematch-1").json()["table"]
    assert ada.see(again)["options"]["goods"] == named
    assert ada.see(again)["read_only"] is None


def test_a_record_with_a_box_is_imported(ada: TestUser, server: TestServer) -> None:
    table = ada.post("/tables", game=GAME, seats=ME_AND_BOT, boxes={"goods": goods(points=8)}).json()["table"]
    play_to_the_end(ada, table)
    record = ada.get(f"/tables/{table}/record").text
    for body in ({"record": record}, {"table": table}, {"record": record, "at": 9}):
        made = ada.post("/tables/import", **body)
        assert made.status_code == 201, made.text
        view = ada.see(made.json()["table"])
        assert view["options"] == ada.see(table)["options"]
        assert view["read_only"] is None
    other = record.replace("file goods ", "file goods A")
    refused = ada.post("/tables/import", record=other)
    assert refused.json()["error"]["code"] == "bad-record"
    path = "\n".join(line for line in record.splitlines() if not line.startswith("file "))
    assert ada.post("/tables/import", record=path).json()["error"]["code"] == "bad-option"


def test_a_seat_asks_why_and_gets_hints_with_a_box(ada: TestUser) -> None:
    made = ada.post("/tables", game=GAME, seats=ME_AND_BOT, boxes={"goods": goods(points=7)}, hints=True).json()
    view = ada.see(made["table"])
    why = ada.post(f"/tables/{made['table']}/why", rev=view["rev"], text="bid 99")
    assert why.status_code == 200
    if view["legal"]:
        assert ada.post(f"/tables/{made['table']}/hint", rev=view["rev"], depth="full").status_code == 200


@pytest.mark.parametrize(
    "value",
    ["/etc/passwd", "../x", "my.toml", "enclosed:x.toml:eJx", "sha256:" + "0" * 63, "sha256:" + "g" * 64, "goods.toml"],
)
def test_no_option_names_a_path(ada: TestUser, server: TestServer, value: str) -> None:
    before = fingerprint(server.db)
    for answer in (
        ada.post("/tables", game=GAME, seats=ME_AND_BOT, options={"goods": value}),
        ada.get(f"/games/{GAME}", goods=value),
    ):
        assert answer.json()["error"]["code"] == "bad-option"
    assert fingerprint(server.db) == before


def test_a_box_that_is_not_kept(ada: TestUser) -> None:
    unknown = "sha256:" + "0" * 64
    assert ada.get(f"/games/{GAME}", goods=unknown).json()["error"]["code"] == "no-box"
    made = ada.post("/tables", game=GAME, seats=ME_AND_BOT, options={"goods": unknown})
    assert made.json()["error"]["code"] == "no-box"
    for digest in ("0" * 64, "x", "0" * 63 + "G"):
        assert ada.get(f"/games/{GAME}/boxes/{digest}").json()["error"]["code"] == "no-box"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"goods": "x = [1,"}, "no-box-file"),
        ({"goods": goods(points=99)}, "box-fault"),
        ({"goods": goods(copies=0).replace("copies = 5", "copies = 0")}, "box-fault"),
        ({"rounds": goods()}, "no-box-option"),
        ({"x": goods()}, "no-box-option"),
        ({"goods": goods() + "#" * 64_000}, "malformed"),
    ],
)
def test_a_table_with_a_wrong_box_is_not_made(
    ada: TestUser, server: TestServer, given: dict[str, str], code: str
) -> None:
    before = fingerprint(server.db)
    refused = ada.post("/tables", game=GAME, seats=ME_AND_BOT, boxes=given)
    assert refused.json()["error"]["code"] == code
    if code == "box-fault":
        assert refused.json()["error"]["params"]["key"].startswith("cards")
    assert fingerprint(server.db) == before


def test_a_box_of_another_game_is_refused(ada: TestUser) -> None:
    """Also where a kept box of one game is named at a table of another."""
    made = ada.post("/tables", game=GAME, seats=ME_AND_BOT, boxes={"goods": goods(points=6)}).json()
    named = ada.see(made["table"])["options"]["goods"]
    others = [(game, option) for game, option in FORMS if game != GAME]
    for game, option in others:
        answer = ada.post("/tables", game=game, seats=ME_AND_BOT, options={option: named})
        assert 400 <= answer.status_code < 500
        assert ada.post("/tables", game=game, seats=ME_AND_BOT, boxes={option: goods()}).status_code == 422


def test_a_box_with_more_actions_than_the_game_is_refused() -> None:
    """A larger board would make the table of actions, and all that is kept of it, larger for everybody."""
    values = corrections.standard_values(game_class("cortez"), "board")
    wide = {name: [row + "." for row in values[name]] for name in ("terrain", "starts")}
    found = boxes.check_box({"game": "cortez", "option": "board", "text": "", "values": values | wide})
    (fault,) = found["faults"]
    assert (fault["fault"], fault["key"]) == ("actions", "board")


# Limits


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[TestServer]:
    server = TestServer(tmp_path / "few.db", boxes_per_host=2)
    yield server
    server.close()


def test_a_host_has_few_boxes(strict: TestServer) -> None:
    ada, ben = strict.user("Ada"), strict.user("Ben")

    def make(user: TestUser, points: int) -> Any:
        seats = [{"kind": "me"}, {"kind": "invite"}]
        return user.post("/tables", game=GAME, seats=seats, boxes={"goods": goods(points)}).json()

    tables = [make(ada, points) for points in (2, 3, 3)]
    refused = make(ada, 4)
    assert refused["error"]["code"] == "too-many-boxes" and refused["error"]["params"] == {"max": 2}
    assert "table" in make(ben, 4)
    assert ada.post(f"/tables/{tables[0]['table']}/close", key="close-it-1").status_code == 204
    assert "table" in make(ada, 4)


def test_imported_records_count_too(strict: TestServer) -> None:
    """A record with a box makes a table of the host who imports it; a box is counted once."""
    ada = strict.user("Ada")

    def bring(points: int) -> Any:
        game = load(GAME, {"goods": enclosed("mine.toml", pack(goods(points).encode()))})
        return ada.post("/tables/import", record=str(Replay(game, ["Ada", "Ben"]).record)).json()

    assert ["table" in bring(points) for points in (2, 3, 3)] == [True] * 3
    refused = bring(4)
    assert refused["error"]["code"] == "too-many-boxes" and refused["error"]["params"] == {"max": 2}
    made = ada.post("/tables", game=GAME, seats=ME_AND_BOT, boxes={"goods": goods(4)})
    assert made.json()["error"]["code"] == "too-many-boxes"


def test_many_boxes_at_once_are_not_too_many(strict: TestServer) -> None:
    """Requests that overtake each other keep the limit as well."""
    from concurrent.futures import ThreadPoolExecutor

    ada = strict.user("Ada")
    seats = [{"kind": "me"}, {"kind": "invite"}]

    def make(points: int) -> int:
        return ada.post("/tables", game=GAME, seats=seats, boxes={"goods": goods(points)}).status_code

    with ThreadPoolExecutor(6) as pool:
        codes = list(pool.map(make, range(2, 8)))
    assert codes.count(201) <= 2
    assert set(codes) <= {201, 409, 422, 429}


def test_checks_are_limited(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "slow.db", box_checks=(2, 1e9))
    try:
        ada = server.user("Ada")
        codes = [ada.post(f"/games/{GAME}/box/check", text=goods()).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
    finally:
        server.close()


def test_a_box_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "slow.db", box_time=0.0001)
    try:
        ada = server.user("Ada")
        wait(lambda: ada.post(f"/games/{GAME}/box/check", text=goods()).status_code in (200, 503))
        late = ada.post(f"/games/{GAME}/box/check", text=goods())
        assert late.json()["error"]["code"] == "box-too-slow"
        assert ada.get("/health").status_code == 200
    finally:
        server.close()


def test_the_limits_are_those_of_the_rules() -> None:
    assert MAX_ENCLOSED == 64_000 and Settings().boxes_per_host == 8
    assert load_boxed.cache_parameters()["maxsize"] == 32
