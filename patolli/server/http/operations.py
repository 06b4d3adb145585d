"""The health of the server, and measurements."""

from patolli import __version__
from patolli._pure import compiled
from patolli.server import metrics
from patolli.server.http.context import RequestContext
from patolli.server.schema import responses


async def health(context: RequestContext) -> responses.Health:
    """Return the versions and whether the rules run compiled, if changes can be saved."""
    await context.services.storage.commit([])
    sqlite = context.services.storage.version.removeprefix("SQLite ")
    return responses.Health("ok", __version__, compiled(), sqlite)


async def prometheus(context: RequestContext) -> bytes:
    """Return the measurements."""
    return metrics.exposition()
