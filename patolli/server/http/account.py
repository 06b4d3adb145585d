"""The caller's name and tables, and identities of programs."""

from typing import Final

from patolli.server.accounts.sessions import fresh_secret, hash_secret
from patolli.server.errors import ApiError
from patolli.server.http.context import RequestContext
from patolli.server.labels import GUEST, chosen_name, display_name
from patolli.server.schema import responses
from patolli.server.storage import queries
from patolli.server.storage.base import PROGRAM
from patolli.server.tables import seating
from patolli.server.tables.access import PUBLIC
from patolli.server.tables.change import Actor

PROGRAM_DIGITS: Final = 16  # of an identity that others may see


async def me(context: RequestContext) -> responses.Me:
    """Return the caller's name and tables."""
    return await account(context, context.principal.name)


async def account(context: RequestContext, name: str) -> responses.Me:
    """Return what the caller is called, and where the caller plays."""
    user = context.principal.user if context.principal.may_join else ""
    return responses.Me(name, name != GUEST, await context.registry.tables_of_user(user) if user else [])


async def rename(context: RequestContext) -> responses.Me:
    """Change the caller's name, and the labels of own seats at the table that is named."""
    principal = context.principal
    if not principal.may_join:
        raise ApiError("token-without-name")
    name = display_name(chosen_name(context.body.name))
    table = await context.registry.get_visible(context.body.table, principal.user) if context.body.table else None
    statements = [*principal.registration(), queries.rename_user(principal.user, name)]
    if table is None:
        await context.services.storage.commit(statements)
    else:
        await table.execute(seating.rename, Actor(principal.user, name, access=PUBLIC), statements)
    return await account(context, name)


async def create_program(context: RequestContext) -> responses.ProgramCreated:
    """Make an identity; only the hash of its secret is stored."""
    name, secret = display_name(chosen_name(context.body.name)), fresh_secret()
    identity = hash_secret(secret)
    await context.services.storage.commit(queries.add_user(identity, PROGRAM, identity, name))
    return responses.ProgramCreated(identity[:PROGRAM_DIGITS], name, secret)
