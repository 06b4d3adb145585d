"""Whether the server is well, and how busy it is."""

from patolli import __version__
from patolli.server import metrics
from patolli.server.http.context import RequestContext
from patolli.server.schema import responses


async def health(context: RequestContext) -> responses.Health:
    await context.services.storage.probe()
    return responses.Health("ok", __version__, context.services.storage.read("SELECT sqlite_version()")[0][0])


async def prometheus(context: RequestContext) -> bytes:
    return metrics.exposition()
