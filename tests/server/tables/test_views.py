"""Encoded views: one for all who see the same, kept until the next change."""

from typing import Any

import pytest
from server.client import TestServer
from server.tables.test_tables import pair

from patolli.server.http import views
from patolli.server.tables.view import table_view


def test_a_view_built_while_a_page_opens_is_not_kept(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages come and go without the lock, also while a view that says who is online is being built."""
    id_, ada, _ = pair(server)
    table, build = server.table(id_), table_view

    async def interrupted(*given: Any, **more: Any) -> Any:
        found = await build(*given, **more)
        table.notify()
        return found

    with monkeypatch.context() as patch:
        patch.setattr(views, "table_view", interrupted)
        ada.see(id_)
    assert not table.views
    ada.see(id_)
    assert table.views
