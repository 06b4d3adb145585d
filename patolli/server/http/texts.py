"""The texts of a table's game with the numbers of its own data files, which may be corrected ones."""

import asyncio

from patolli.core.game import Game
from patolli.messages.edition import edition as edition_page
from patolli.server.games import known_game
from patolli.server.http import catalogue
from patolli.server.http.context import RequestContext


async def rules(context: RequestContext) -> bytes:
    return await asyncio.to_thread(catalogue.rules_of, table_game(context))


async def overview(context: RequestContext) -> bytes:
    catalogue.check_language(context.path["lang"])
    return await asyncio.to_thread(catalogue.overview_of, table_game(context), context.path["lang"])


async def edition(context: RequestContext) -> bytes:
    catalogue.check_language(context.path["lang"])
    text = await asyncio.to_thread(edition_page, table_game(context), context.path["lang"])
    return text.encode()


def table_game(context: RequestContext) -> Game:
    """Return the game of the table, with its options; where it cannot be loaded, the game with its defaults."""
    return context.table.game or known_game(context.table.row.game)({})
