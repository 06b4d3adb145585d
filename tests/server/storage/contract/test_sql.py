"""The queries: each is tested in this folder, and is SQL that all databases know."""

import inspect
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from patolli.server.storage import queries


def missed(source: str) -> list[str]:
    """Return the queries that a source does not call."""
    own = [
        name for name, found in inspect.getmembers(queries, inspect.isfunction) if found.__module__ == queries.__name__
    ]
    inner = {
        "encode",
        "decode_table",
        "decode_as",
        "read_columns",
        "readable",
        "head_values",
        "add_line",
        "lines_between",
    }  # called by others of them
    return [name for name in own if name not in inner and not re.search(rf"queries\.{name}\(", source)]


def test_every_query_is_tested_in_this_folder() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py")))
    assert missed(source) == []
    assert missed(source.replace("queries.rename_user(", "")) == ["rename_user"]


def test_queries_need_no_database_and_no_library() -> None:
    """A page without a server runs what is built on them."""
    program = """
import sys
for name in ("apsw", "msgspec", "starlette", "uvicorn"):
    sys.modules[name] = None
import patolli.server.storage.queries
"""
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).resolve().parents[4])}
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)


ONE_DATABASE = re.compile(
    r"\bOR (IGNORE|REPLACE)\b|\bjson_|\bunixepoch|\browid\b|\bstrftime|\bifnull|\bGLOB\b|\?|::|\bRETURNING\b|\bsqlite"
)


def foreign_sql(source: str) -> list[Any]:
    return [found.group() for found in ONE_DATABASE.finditer(source)]


def test_sql_is_that_of_all_databases() -> None:
    source = Path(queries.__file__).read_text(encoding="utf-8").partition("EVER: Final")[2]
    assert foreign_sql(source) == []
    assert foreign_sql("INSERT OR IGNORE INTO a VALUES (?, json_group_array(b))") == ["OR IGNORE", "?", "json_"]
