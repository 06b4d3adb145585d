"""Games, their rules, lessons and messages: the same for everybody."""

import asyncio
from typing import Any

from patolli.server.games import check_option_files
from patolli.server.http import catalogue
from patolli.server.http.context import RequestContext
from patolli.server.tables import boxes


async def games(context: RequestContext) -> Any:
    return await asyncio.to_thread(catalogue.games)


async def action_table(context: RequestContext) -> bytes:
    rules = context.number("rules", 0) or None
    options = {name: value for name, value in context.query.items() if name != "rules"}
    check_option_files(context.path["game"], options)
    given = tuple(sorted((await boxes.resolved(context.services.storage, options)).items()))
    return await asyncio.to_thread(catalogue.action_table, context.path["game"], given, rules)


async def rules(context: RequestContext) -> bytes:
    return catalogue.rules(context.path["game"])


async def overview(context: RequestContext) -> bytes:
    return catalogue.overview(context.path["game"], context.path["lang"])


async def edition(context: RequestContext) -> bytes:
    return await asyncio.to_thread(catalogue.edition, context.path["game"], context.path["lang"])


async def rule_messages(context: RequestContext) -> bytes:
    return catalogue.rule_messages(context.path["game"], context.path["lang"])


async def lesson(context: RequestContext) -> bytes:
    return catalogue.lesson(context.path["game"])


async def messages(context: RequestContext) -> bytes:
    return catalogue.messages(context.path["lang"], context.path.get("game", ""))
