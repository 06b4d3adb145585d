"""Hints, win chances and reports: worker processes think, and what they found is kept for a while.

Whoever asks for a hint gets what his seat can know and no more, since the worker gets the view of that seat. A report
is on a finished game; it takes a while, so it is made by a process of its own, and who asks is told how far it is.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from hashlib import sha256
from typing import Any, Final, TypeVar

from patolli.bots.hints import rest, since
from patolli.server import archive, wire
from patolli.server.bots import BotFailed, WorkerPool
from patolli.server.errors import Refused, forbidden
from patolli.server.log import log
from patolli.server.table import Table

PATIENCE: Final = 10.0  # seconds that somebody waits for a hint
CAP: Final = 20.0  # seconds that are thought about one, so that who asks again finds it
LONG: Final = 900.0  # seconds for a report
TRIES: Final = 3  # that a report gets
KEPT: Final = 500  # answers in memory
Found = TypeVar("Found")
OFF: Final = "hints are off at this table, because several people play; its host can allow them when making it"


class AdviceCache:
    """Who asks for advice is answered here."""

    def __init__(self, workers: WorkerPool) -> None:
        self.workers = workers
        self.reviewers = WorkerPool(1)
        self.results: dict[tuple[str, ...], asyncio.Task[dict[str, Any]]] = {}  # what was found, or will be
        self.plans: dict[
            tuple[str, int], tuple[int, list[int]]
        ] = {}  # the turn a seat was told, and from which line on
        self.reports: dict[str, wire.Report] = {}
        self.failures: dict[str, int] = {}  # how often the report on a table was not made
        self.tasks: set[asyncio.Task[Any]] = set()

    async def ask(self, table: Table, what: str, rev: int, view: dict[str, Any], legal: Sequence[int] = ()) -> Any:
        """What a worker finds, or has found before; the same for the same position. Raises Refused.

        Who asks does not wait for ever, but the worker goes on: who asks again gets what it has found meanwhile.
        """
        key = (table.id, what, str(rev), str(view["seat"]))
        line = table.require_match().replay.step_count
        if key not in self.results:
            question = {
                "ask": what,
                "game": table.row.game,
                "options": archive.text(table.row.options),
                "view": view,
                "legal": list(legal),
                "seed": int.from_bytes(sha256(f"{table.id} {rev}".encode()).digest()[:7], "big"),
            }
            if what == "hint":
                question["follow"] = self.planned(table, view["seat"])
            remember(self.results, key, self.begin(self.workers.ask(question, CAP, host=table.row.host)))
        try:
            found = await asyncio.wait_for(asyncio.shield(self.results[key]), PATIENCE)
        except TimeoutError:
            raise Refused(503, "busy", "no advice was found in time; try again") from None
        except BotFailed as error:
            self.results.pop(key, None)
            log("no-advice", table=table.id, why=str(error))
            raise Refused(503, "busy", "no advice was found; try again") from None
        if what == "hint":
            best = found["found"][0]
            remember(self.plans, (table.id, view["seat"]), (line, [best["action"], *best["follow_up"]]))
        return found["found"]

    def planned(self, table: Table, seat: int) -> list[int]:
        """What is left of the turn that a seat was told last, as long as it goes as told."""
        line, plan = self.plans.get((table.id, seat), (0, []))
        return rest(plan, since(table.require_match().replay, line, seat))

    def begin(self, work: Coroutine[Any, Any, Found]) -> asyncio.Task[Found]:
        """Let something be thought about, whoever waits for it."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        """Forget a thought; that it failed is told to who asks again, if anybody does."""
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    def report(self, table: Table, record: str, lines: Sequence[int]) -> wire.Report:
        """The report on a finished game, or how far it is; the first who asks sets it going.

        That it failed is told once, then asking tries again, but not for ever.
        """
        known = self.reports.get(table.id)
        if known is None:
            known = wire.Report(rev=table.revision)
            remember(self.reports, table.id, known)
            self.begin(self.review(known, {"ask": "report", "record": record, "lines": list(lines)}))
        elif known.failed and self.failures.get(table.id, 0) < TRIES - 1:
            remember(self.failures, table.id, self.failures.get(table.id, 0) + 1)
            del self.reports[table.id]
        return known

    async def review(self, report: wire.Report, question: dict[str, Any]) -> None:
        """Have a report made."""

        def hear(done: float) -> None:
            report.done = done

        try:
            found = await self.reviewers.ask(question, LONG, hear)
            report.report, report.done = found["found"], 1.0
        except BotFailed as error:
            log("no-report", why=str(error))
            report.failed = True

    async def close(self) -> None:
        """Stop thinking."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.reviewers.close()


def remember(known: dict[Any, Any], key: Any, value: Any) -> None:
    """Keep an answer, and forget the oldest if there are too many."""
    known[key] = value
    if len(known) > KEPT:
        del known[next(iter(known))]


def require_hints(table: Table) -> None:
    """Raise Refused if nobody gets advice at this table."""
    if not table.row.hints:
        raise forbidden(OFF)


def render_hint(table: Table, found: Sequence[dict[str, Any]], depth: str) -> wire.Hint:
    """A hint, as much of it as was asked for."""
    assert table.game is not None
    game, names = table.game, table.names()
    first = found[0]["action"]

    def because(reason: tuple[str, int, float]) -> wire.Reason:
        return wire.Reason(reason[0], names[reason[1]], reason[2])

    hint = wire.Hint(depth=depth, verb=game.actions.verb(first))
    if depth != "nudge":
        hint.spots = list(game.actions.spots(first))
    if depth == "full":
        hint.best = [
            wire.HintAction(
                id=advice["action"],
                text=game.actions.name(advice["action"]),
                lead=round(advice["lead"], 1),
                spots=list(game.actions.spots(advice["action"])),
                events=advice["events"],
                then=advice["follow_up"],
                why=advice["why"],
                reasons=[because(reason) for reason in advice["reasons"]],
                price=because(advice["drawback"]) if advice["drawback"] else None,
            )
            for advice in found
        ]
    return hint
