"""The own name and the own tables."""

from patolli.core.replay import single_line
from patolli.server.errors import Refused
from patolli.server.http.context import RequestContext
from patolli.server.labels import GUEST, display_name
from patolli.server.schema import responses
from patolli.server.storage import queries
from patolli.server.tables import seating


async def me(context: RequestContext) -> responses.Me:
    browser = context.principal.browser
    return responses.Me(
        context.name(), context.registry.tables_of_user(browser) if browser else [], context.name() != GUEST
    )


async def rename(context: RequestContext) -> responses.Me:
    if not context.principal.browser:
        raise Refused(403, "forbidden", "a token has no name; a browser has")
    name = display_name(single_line(context.body.name))
    table = context.registry.get_visible(context.body.table, context.principal) if context.body.table else None
    await context.services.storage.write([queries.upsert_user(context.principal.browser, name)])
    if table is not None:
        await seating.rename(table, context.registry.seats_of(table, context.principal), name)
    return await me(context)
