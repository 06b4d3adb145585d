"""One commit for all changes that wait: while the disk is busy, more of them come together."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from patolli.server.storage.base import Statement

MAX_BATCH: Final = 64  # changes in one commit


class PendingWrite:
    """A change on its way to the disk."""

    def __init__(self, statements: Sequence[Statement], hint: str = "") -> None:
        self.statements = statements
        self.hint = hint
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def succeed(self) -> None:
        """Let the caller go on: the change is on disk."""
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: BaseException) -> None:
        """Raise an error for the caller."""
        if not self.done.done():
            self.done.set_exception(error)


class Rejected(Exception):
    """One change of a batch cannot be made, by its own fault; nothing of the batch was written."""

    def __init__(self, position: int, error: Exception) -> None:
        super().__init__(position)
        self.position = position
        self.error = error


Apply = Callable[[Sequence[PendingWrite]], Awaitable[None]]  # makes all changes in one transaction, or none and raises


class GroupCommit:
    """Collects changes, and applies those that wait in one transaction."""

    def __init__(self, apply: Apply) -> None:
        self.apply = apply
        self.waiting: deque[PendingWrite] = deque()
        self.running: asyncio.Task[None] | None = None

    async def commit(self, statements: Sequence[Statement], hint: str = "") -> None:
        """Make a change together with others; raises what went wrong with it. It goes on if the caller goes away."""
        write = PendingWrite(statements, hint)
        self.waiting.append(write)
        if self.running is None or self.running.done():
            self.running = asyncio.create_task(self.run())
        await write.done  # a caller that goes away cancels this, and not the change

    async def run(self) -> None:
        """Commit until nothing waits."""
        try:
            while self.waiting:
                await self.commit_batch([self.waiting.popleft() for _ in range(min(MAX_BATCH, len(self.waiting)))])
        except asyncio.CancelledError:  # the event loop ends, and all callers with it
            self.waiting.clear()
            raise

    async def commit_batch(self, batch: list[PendingWrite]) -> None:
        """Commit changes together; one that is rejected fails alone, and the others are committed without it."""
        while batch:
            try:
                await self.apply(batch)
            except Rejected as rejected:
                batch.pop(rejected.position).fail(rejected.error)
            except Exception as error:  # the disk is to blame: all fail
                for write in batch:
                    write.fail(error)
                return
            else:
                for write in batch:
                    write.succeed()
                return

    async def close(self) -> None:
        """Wait until nothing waits."""
        if self.running is not None and not self.running.done():
            await self.running
