"""The replay of a table's own record, in parts so small that the event loop never stands still."""

import asyncio
import time
from typing import Any, Final

from patolli.core.game import Game
from patolli.core.record import Record
from patolli.core.replay import Replay, open_record, play_file_line

TURN: Final = 0.005  # seconds of replaying in a turn of the loop


async def replayed(record: Record, snapshot: dict[str, Any] | None, game: Game | None) -> Replay:
    """Return the game of a record after its last line; raises RecordError with the number of the first wrong line.

    With a snapshot the record's lines are only those that came after it. Others get their turn meanwhile.
    """
    found = open_record(record, loaded=game)
    if snapshot is not None:
        found.restore(snapshot)
    await asyncio.sleep(0)
    began = time.perf_counter()
    for line in record.lines:
        play_file_line(found, line)
        if time.perf_counter() - began > TURN:
            await asyncio.sleep(0)
            began = time.perf_counter()
    await asyncio.sleep(0)
    return found
