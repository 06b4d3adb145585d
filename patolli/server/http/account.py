"""The caller's name and tables, and identities of programs."""

from typing import Final

from patolli.core.replay import single_line
from patolli.server.accounts.sessions import fresh_secret, hash_secret
from patolli.server.errors import ApiError
from patolli.server.http.context import RequestContext
from patolli.server.labels import GUEST, display_name
from patolli.server.schema import responses
from patolli.server.storage import queries
from patolli.server.tables import seating

PROGRAM_DIGITS: Final = 16  # of an identity that others may see


async def me(context: RequestContext) -> responses.Me:
    browser = context.principal.browser
    name = context.name()
    return responses.Me(name, name != GUEST, context.registry.tables_of_user(browser) if browser else [])


async def rename(context: RequestContext) -> responses.Me:
    if not context.principal.browser:
        raise ApiError("token-without-name")
    name = display_name(single_line(context.body.name))
    table = context.registry.get_visible(context.body.table, context.principal) if context.body.table else None
    await context.services.storage.write([queries.upsert_user(context.principal.browser, name)])
    if table is not None:
        await seating.rename(table, context.registry.seats_of(table, context.principal), name)
    return await me(context)


async def create_program(context: RequestContext) -> responses.ProgramCreated:
    """Make an identity; only the hash of its secret is stored."""
    name, secret = display_name(single_line(context.body.name)), fresh_secret()
    identity = hash_secret(secret)
    await context.services.storage.write([queries.upsert_user(identity, name)])
    return responses.ProgramCreated(identity[:PROGRAM_DIGITS], name, secret)
