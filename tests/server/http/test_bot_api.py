"""The example of docs/bot-api.md plays a whole game."""

import re
import subprocess
import sys
from pathlib import Path

from server.client import TestServer

PAGE = Path(__file__).resolve().parents[3] / "docs/bot-api.md"


def test_the_example_plays_to_the_end(server: TestServer, tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "bot.py").write_text(code, encoding="utf-8")
    assert len([line for line in code.splitlines() if line.strip()]) <= 40
    ada = server.user("Ada")
    made = ada.make("tianguis", "beginner", "invite")
    command = [sys.executable, str(tmp_path / "bot.py"), server.url, made["table"], made["invites"]["p2"]]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("places: [[")
    assert server.user().get(f"/tables/{made['table']}").status_code == 404
    assert ada.see(made["table"])["status"] == "finished"
