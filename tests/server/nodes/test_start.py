"""A server that has just started: its first requests wait no longer than later ones."""

import json
import os
import subprocess
import sys
from pathlib import Path

from server.client import TestServer

from patolli.core.registry import bundled_games, game_class

PROGRAM = """
import json, sys
from pathlib import Path
from server.client import TestServer, legal_actions
from server.loop_time import watched

db, cookies, tables = json.loads(sys.argv[1])
server = TestServer(Path(db))
ada = server.user()
ada.http.cookies.update(cookies)
with watched() as slow:
    for table in tables:
        shown = ada.see(table)
        action = legal_actions(shown)[0]
        assert ada.post(f"/tables/{table}/preview", rev=shown["rev"], action=action).status_code == 200
        refused = [n for n in range(500) if n not in legal_actions(shown)][0]
        assert ada.play(table, refused, shown["rev"]).status_code == 422
server.close()
print(json.dumps(slow))
"""


def test_first_views_previews_and_refusals_do_not_stop_the_loop(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    ada = server.user("Ada")
    seats = {name: ["me"] * game_class(name).seat_counts[0] for name in bundled_games()}
    tables = [ada.make(name, *given)["table"] for name, given in seats.items()]
    cookies = dict(ada.http.cookies)
    server.close()
    given = json.dumps([str(tmp_path / "games.db"), cookies, tables])
    path = os.pathsep.join(found for found in sys.path if found)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, given],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == []
