"""Pages tell other programs what they show; of a private table no more than of an address that there is not."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from server.client import TestServer

from patolli.server.http import pages

ROOT = Path(__file__).parents[3]
PLAIN = "<!doctype html><html><head><title>patolli</title></head><body></body></html>"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make pages as the build leaves them."""
    (tmp_path / "index.html").write_text(PLAIN)
    (tmp_path / "share-mexica.png").write_bytes(b"PNG")
    (tmp_path / "app.webmanifest").write_text("{}")
    (tmp_path / "manifest.json").write_text('{"index.html": {"file": "a.js", "imports": []}}')
    monkeypatch.setattr(pages, "STATIC", tmp_path)


@pytest.fixture
def house(built: None, tmp_path: Path) -> Any:
    server = TestServer(tmp_path / "games.db")
    yield server
    server.close()


def said(page: str) -> dict[str, str]:
    """Return what a page says of itself."""
    return dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)" />', page))


@pytest.mark.parametrize("address", ["/rules/mexica", "/learn/mexica", "/edition/mexica", "/box/mexica"])
def test_a_page_on_a_game_names_it(house: TestServer, address: str) -> None:
    tags = said(house.user().http.get(address, headers={"accept-language": "de"}).text)
    assert tags["title"] == "Mexica"
    assert tags["description"].startswith("Teile die Insel")
    assert re.fullmatch(r"https?://[^/]+/share-mexica\.png", tags["image"])


def test_a_game_without_a_picture_shows_that_of_the_site(house: TestServer) -> None:
    tags = said(house.user().get("/rules/tianguis").text)
    assert (tags["title"], tags["image"].rpartition("/")[2]) == ("Tianguis", "share-patolli.png")


def test_a_private_table_says_as_much_as_an_unknown_address(house: TestServer) -> None:
    ada = house.user("Ada")
    table = ada.make("mexica", "me", "invite")["table"]
    for reader in (ada, house.user("Bob")):
        there, nowhere = (said(reader.get(f"/t/{name}").text) for name in (table, "nosuchtable"))
        assert there == nowhere
        assert there["title"] == "patolli" and "Mexica" not in str(there)
    assert house.user("Bob").get(f"/t/{table}").text == house.user("Bob").get("/t/nosuchtable").text


def test_a_public_table_names_its_game(house: TestServer) -> None:
    table = house.user("Ada").make("mexica", "me", "invite", public=True)["table"]
    assert said(house.user("Bob").get(f"/t/{table}").text)["title"] == "Mexica"


def test_words_of_an_address_stay_words(house: TestServer) -> None:
    answer = house.user().get('/rules/"><script>alert(1)</script>')
    assert "alert" not in answer.text


def test_files_beside_the_page_are_served(house: TestServer) -> None:
    guest = house.user().http
    assert guest.get("/share-mexica.png").headers["content-type"] == "image/png"
    assert guest.get("/app.webmanifest").headers["content-type"] == "application/manifest+json"
    assert guest.get("/manifest.json").status_code == 404  # of the build


def test_the_pictures_are_of_what_is_drawn_now() -> None:
    sys.path.insert(0, str(ROOT / "tools"))
    import share_pictures

    kept = json.loads(share_pictures.DIGESTS.read_text(encoding="utf-8"))
    made = "run `python tools/share_pictures.py` after a build of the pages"
    assert kept == share_pictures.digests(), made
    for name in kept:
        head = (share_pictures.PUBLIC / f"{name}.png").read_bytes()[:24]
        assert head.startswith(b"\x89PNG"), made
        size = (int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big"))
        wanted = share_pictures.ICONS[name][0] if name in share_pictures.ICONS else 0
        assert size == ((wanted, wanted) if wanted else (1200, 630))


def test_the_manifest_names_icons_that_there_are() -> None:
    public = ROOT / "web/public"
    manifest = json.loads((public / "app.webmanifest").read_text(encoding="utf-8"))
    assert all((public / icon["src"].lstrip("/")).exists() for icon in manifest["icons"])
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
