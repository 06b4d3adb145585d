"""The page of a table names what it will fetch to who may see the table, and to nobody else."""

import re
from pathlib import Path

import msgspec
import pytest
from server.client import TestServer

from patolli.server.http import pages
from patolli.server.settings import Settings

PLAIN = "<!doctype html><html><head><title>patolli</title></head><body></body></html>"
CHUNKS = {
    "index.html": {"file": "assets/index-1.js", "imports": ["_pages.js"]},
    "_pages.js": {"file": "assets/pages-1.js", "css": ["assets/pages-1.css"]},
    "_tianguis.js": {
        "file": "assets/tianguis-1.js",
        "name": "tianguis",
        "imports": ["_pages.js", "_tianguis-picture.js"],
        "css": ["assets/tianguis-1.css"],
    },
    "_tianguis-picture.js": {"file": "assets/picture-1.js", "name": "tianguis-picture", "imports": ["_pages.js"]},
}


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make pages as the build leaves them."""
    (tmp_path / "index.html").write_text(PLAIN)
    (tmp_path / "manifest.json").write_bytes(msgspec.json.encode(CHUNKS))
    monkeypatch.setattr(pages, "STATIC", tmp_path)


def links(page: str) -> list[str]:
    return re.findall(r'<link rel="\w+"[^>]* href="([^"]+)">', page)


def test_the_host_learns_what_the_table_needs(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "invite", options={"rounds": 2})["table"]
    answer = ada.http.get(f"/t/{table}", headers={"accept-language": "nl-BE,nl;q=0.9"})
    assert answer.headers["cache-control"] == "no-store"
    assert links(answer.text) == [
        "/assets/tianguis-1.js",
        "/assets/tianguis-1.css",
        "/assets/picture-1.js",
        f"/api/v1/tables/{table}",
        "/api/v1/games/tianguis?rounds=2",
        "/api/v1/messages/nl",
        "/api/v1/games/tianguis/messages/nl",
    ]
    for data in links(answer.text)[3:]:
        assert ada.http.get(data).status_code == 200


def test_strangers_learn_no_more_than_of_a_table_that_is_not_there(server: TestServer) -> None:
    table = server.user("Ada").make("tianguis", "me", "invite")["table"]
    bob = server.user("Bob")
    for address in (f"/t/{table}", "/t/nosuchtable"):
        answer = bob.get(address)
        assert (answer.status_code, links(answer.text), answer.headers["cache-control"]) == (200, [], "no-store")
        assert table not in answer.text and "ianguis" not in answer.text


def test_everybody_hears_of_a_public_table(server: TestServer) -> None:
    table = server.user("Ada").make("tianguis", "me", "invite", public=True)["table"]
    assert f"/api/v1/tables/{table}" in links(server.user("Bob").get(f"/t/{table}").text)


def test_who_asks_too_often_gets_the_plain_page(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db", Settings(requests=(5, 1e9)))
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "invite")["table"]
    answers = [ada.get(f"/t/{table}") for _ in range(8)]
    assert {answer.status_code for answer in answers} == {200}
    assert links(answers[0].text)
    assert links(answers[-1].text) == []
    server.close()


def test_a_game_without_a_drawing_is_described_in_words(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make("cortez", "me", "invite")["table"]
    assert links(ada.get(f"/t/{table}").text)[0] == f"/api/v1/tables/{table}"


def test_pages_that_were_not_built(server: TestServer, tmp_path: Path) -> None:
    (tmp_path / "index.html").unlink()
    for address in ("/", "/t/nosuchtable", "/rules/mexica"):
        answer = server.user().http.get(address, headers={"accept-language": "de"})
        assert answer.status_code == 404
        assert "Baue sie mit „make play“." in answer.text and 'lang="de"' in answer.text
