"""A full disk and a failing disk, as callers and pages meet them."""

from pathlib import Path
from typing import Any

import apsw
import pytest
from server.client import TestServer, key, legal_actions
from server.load import lines_of
from server.storage.test_sqlite import BrokenCommit, io_error, short_files

from patolli.server.storage.sqlite import SqliteStorage


def disk(server: TestServer) -> SqliteStorage:
    """Return the storage of a server."""
    assert isinstance(server.node.storage, SqliteStorage)
    return server.node.storage


def decision(view: dict[str, Any]) -> dict[str, Any]:
    """Return the body of a decision."""
    return {"rev": view["rev"], "key": key(), "action": legal_actions(view)[0]}


def without_seats(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view without the seats, which say who is online."""
    return {**view, "seats": []}


def test_a_server_with_a_full_disk_says_so_and_goes_on_later(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    before = ada.see(table)
    body = decision(before)
    with ada.live(table) as page, short_files(disk(server)):
        page.update()
        for _ in range(3):
            refused = ada.post(f"/tables/{table}/actions", **body)
            assert (refused.status_code, refused.json()["error"]["code"]) == (503, "not-saved")
            assert page.update()["rev"] == before["rev"]
            assert without_seats(ada.see(table)) == without_seats(before)
        assert ada.get("/health").status_code == 503
    assert ada.post(f"/tables/{table}/actions", **body).status_code == 200
    assert ada.see(table)["rev"] > before["rev"]
    assert ada.get("/health").status_code == 200
    assert disk(server).reader.pragma("integrity_check") == "ok"
    server.close()


@pytest.mark.parametrize("on_disk", [False, True])
def test_a_decision_whose_outcome_is_unknown_is_made_once(
    tmp_path: Path, on_disk: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk fails during the commit; the table is loaded anew, and the same key tells or decides."""
    server = TestServer(tmp_path / "games.db")
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me")["table"]
    before = ada.see(table)
    body = decision(before)
    with ada.live(table) as page:
        page.update()
        with monkeypatch.context() as patch:
            error = io_error(apsw.SQLITE_IOERR_FSYNC)
            patch.setattr(disk(server), "writer", BrokenCommit(disk(server), "COMMIT", error, on_disk))
            refused = ada.post(f"/tables/{table}/actions", **body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "outcome-unknown")
        written = ada.see(table)["rev"]
        assert (written > before["rev"]) == on_disk
        assert page.update()["rev"] == written == len(lines_of(server.db)[table])
        first, again = (ada.post(f"/tables/{table}/actions", **body) for _ in range(2))
        assert (first.status_code, again.status_code, again.json()) == (200, 200, first.json())
    rev = first.json()["rev"]
    assert rev > before["rev"] and (rev == written) == on_disk
    assert ada.see(table)["rev"] == rev == len(lines_of(server.db)[table])
    server.close()
