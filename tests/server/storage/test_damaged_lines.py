"""A damaged line of a stored table: whatever is said about it, nobody learns what the line holds."""

import re
from pathlib import Path

import pytest
from server.client import TestServer, TestUser, key
from server.storage.test_faults import moved, spoil
from server.tables.test_tables import pair, play_on

from patolli.server.tables import change as tables

PAGES = ("log", "result", "chart", "report", "record", "verification", "positions/")
SECRET = re.compile(r"deal [a-z]|digest|zapote")  # how a line of the record reads, and the digest of a state
DAMAGE = {
    "nothing": "SELECT 1",
    "no such card": "UPDATE lines SET text = 'deal zapote' WHERE line = 2",
    "another card": "UPDATE lines SET text = CASE text WHEN 'deal jade' THEN 'deal maize' ELSE 'deal jade' END "
    "WHERE line <= 4",
    "another hand": "UPDATE lines SET who = 'p1' WHERE line = 2",
    "nobody": "UPDATE lines SET who = 'zapote' WHERE line = 2",
    "no events": "UPDATE lines SET events = '{]zapote' WHERE line = 2",
    "short events": "UPDATE lines SET events = json_array(json_array(events ->> '$[0][0]', json_array('zapote'))) "
    "WHERE line = 2",
    "strange events": "UPDATE lines SET events = '[\"zapote\", 7]' WHERE line = 2",
    "gone": "DELETE FROM lines WHERE line = 2",
}


def all_that_is_said(person: TestUser, table: str, rev: int) -> list[str]:
    """Return every answer that somebody gets at a table; none of them is a fault."""
    pages = [f"/api/v1/tables/{table}", f"/t/{table}"]
    for page in PAGES:
        pages += (
            [f"/api/v1/tables/{table}/{page}{n}" for n in range(rev + 1)]
            if page.endswith("=")
            else [f"/api/v1/tables/{table}/{page}"]
        )
    answers = [person.http.get(page) for page in pages]
    answers += [person.post(f"/tables/{table}/chances"), person.do(table, "takeback", rev=rev, to=1)]
    answers.append(person.post(f"/tables/{table}/actions", rev=rev, key=key(), text="add"))
    assert not [answer.text for answer in answers if answer.status_code == 500]
    return [answer.text for answer in answers]


@pytest.mark.parametrize("damage", DAMAGE)
@pytest.mark.parametrize("every", [8, 1000])
def test_a_damaged_line_shows_nothing(tmp_path: Path, damage: str, every: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SNAPSHOT_EVERY", every)
    server = TestServer(tmp_path / "games.db")
    table, ada, ben = pair(server, public=True, options={"rounds": 9})
    sight = play_on(table, ada, ben, most=24)
    rev = sight["rev"]
    assert sight["status"] == "playing" and rev > 30
    server.stop()
    spoil(server.db, f"DROP TRIGGER lines_stay; DROP TRIGGER lines_last; {DAMAGE[damage]}")
    server.open()
    moved(server, ada, ben)
    for person in (server.user(), ada, ben):
        said = all_that_is_said(person, table, rev)
        assert not [found for text in said for found in SECRET.findall(text)]
    server.close()
