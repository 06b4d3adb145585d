"""Sessions of `patolli play` with lines from a pipe."""

from pathlib import Path

from cli.conftest import Ran, Run

from patolli.core.record import Record


def play(run: Run, given: str, *args: str) -> Ran:
    return run("play", "tianguis", "--seed", "4", *args, given=given)


def only_record(folder: Path = Path()) -> Path:
    (path,) = folder.glob("patolli-*.patolli")
    return path


def lines(record: Record) -> list[str]:
    return [str(line) for line in record.lines if line.who != "*" and not line.text.startswith("digest")]
