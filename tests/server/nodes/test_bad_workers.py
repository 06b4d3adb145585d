"""Workers that fail, hang, say nonsense or too much: nobody gets another one's answer, and no table stands still."""

import asyncio
import time
from pathlib import Path
from typing import Any, Final

import pytest
from server.client import TestServer, wait

from patolli.server.workers import pool
from patolli.server.workers.pool import BotFailed, WorkerPool

HEAD: Final = "import json, os, subprocess, sys, time\nfor line in sys.stdin:\n    no = json.loads(line)['no']\n    "
SAY: Final = "print(json.dumps({'found': %s, 'no': no}), flush=True)"
ANSWERS: Final = {
    "deeper than anybody reads": "print('[' * 100_000 + ']' * 100_000, flush=True)",
    "without its question": "print('{\"action\": 1}', flush=True)",
    "to another question": "print(json.dumps({'action': 1, 'no': no + 1}), flush=True)",
    "no text": "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()",
    "without an end": "sys.stdout.write('x' * (1 << 25)); sys.stdout.flush(); time.sleep(60)",
    "a name of progress": "print(json.dumps({'done': 'soon', 'no': no}), flush=True); time.sleep(60)",
    "progress for ever": "\n    while True: print(json.dumps({'done': 0.5, 'no': no}), flush=True)",
    "an error that is no text": "print(json.dumps({'error': [[]], 'no': no}), flush=True)",
}


def ask_once(monkeypatch: pytest.MonkeyPatch, script: str, cap: float) -> tuple[list[Any], set[Any]]:
    """Ask a worker that fails; return what the pool has then."""
    monkeypatch.setattr(pool, "COMMAND", ("-c", script))
    monkeypatch.setattr(pool, "STARTUP_TIME", 0.0)

    async def meet() -> tuple[list[Any], set[Any]]:
        workers = WorkerPool(1)
        with pytest.raises(BotFailed):
            await workers.ask({"who": "one"}, cap)
        return workers.idle, workers.all

    return asyncio.run(meet())


@pytest.mark.parametrize("kind", ANSWERS)
def test_a_worker_whose_answer_is_none_is_not_asked_again(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cap = 2.0 if kind == "progress for ever" else 30.0
    assert ask_once(monkeypatch, HEAD + ANSWERS[kind], cap) == ([None], set())


def test_a_worker_that_leaves_a_process_behind_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other process has the pipe of the answers, too."""
    monkeypatch.setattr(pool, "CLOSING_TIME", 0.1)
    start = time.monotonic()
    left = "subprocess.Popen(['sleep', '20'])\n    time.sleep(20)"
    assert ask_once(monkeypatch, HEAD + left, 1.0) == ([None], set())
    assert time.monotonic() - start < 10


def test_one_answer_too_many_is_not_that_of_the_next_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next question may be that of another seat, and an answer shows what its seat knows."""
    monkeypatch.setattr(pool, "COMMAND", ("-c", HEAD + ";".join([SAY % "json.loads(line)['who']"] * 2)))

    async def meet() -> None:
        workers = WorkerPool(1)
        try:
            assert (await workers.ask({"who": "one"}, 30.0))["found"] == "one"
            await asyncio.sleep(0.1)
            with pytest.raises(BotFailed):
                await workers.ask({"who": "two"}, 30.0)
            assert (await workers.ask({"who": "three"}, 30.0))["found"] == "three", "by another process"
        finally:
            await workers.close()

    asyncio.run(meet())


def test_a_bot_that_prints_says_nothing_to_the_server() -> None:
    """Its prints go into the log."""
    script = (
        "import sys, patolli.server.workers.process as process\n"
        "process.HANDLERS['choose'] = lambda asked: print('thinking aloud') or {'action': 7}\n"
        "process.main()"
    )

    async def meet() -> None:
        workers = WorkerPool(1)
        workers.command = ("-c", script)
        try:
            for _ in range(3):
                assert await workers.choose_action({"level": "easy", "legal": [7]}) == 7
        finally:
            await workers.close()

    asyncio.run(meet())


@pytest.mark.parametrize("found", ["[]", "7", "[7]", "[{}]", "[{'action': 999_999, 'follow_up': []}]"])
def test_advice_that_is_none_is_no_fault(tmp_path: Path, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "COMMAND", ("-c", HEAD + SAY % found))
    server = TestServer(tmp_path / "games.db")
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "me", hints=True)["table"]
    answer = ada.post(f"/tables/{table}/hint", rev=ada.see(table)["rev"])
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "busy")
    server.close()


def test_a_worker_that_was_stopped_by_its_system_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As by SIGSTOP: it lives, and never answers."""
    script = HEAD + "os.kill(os.getpid(), 19)"
    monkeypatch.setattr(pool, "COMMAND", ("-c", script))
    monkeypatch.setattr(pool, "TIME_FACTOR", 0.25)
    monkeypatch.setattr(pool, "STARTUP_TIME", 0.25)
    server = TestServer(tmp_path / "games.db")
    ada = server.user("Ada")
    table = ada.make("tianguis", "beginner", "me")["table"]
    wait(lambda: ada.see(table)["to_act"] == ["p2"])
    server.close()
    assert not server.node.bots.workers.all
