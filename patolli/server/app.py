"""The ASGI application: routes, middleware, lifespan."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute

from patolli.server.garbage import GarbageCollector
from patolli.server.http import pages
from patolli.server.http.asyncapi import asyncapi_document
from patolli.server.http.dispatch import mount, mount_document
from patolli.server.http.openapi import openapi_document
from patolli.server.http.routes import EVENTS, LIVE, PREFIX, ROUTES
from patolli.server.http.security import SecurityMiddleware
from patolli.server.http.websocket import events, table_live
from patolli.server.metrics import TABLES
from patolli.server.node import Node


def create_app(node: Node, names: frozenset[str] = frozenset(), garbage: GarbageCollector | None = None) -> Any:
    """Return the ASGI application of a node. With `garbage`, its process collects garbage when nobody waits."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await node.start(garbage)
        TABLES.set_function(lambda: len(node.registry.tables))
        yield
        await node.close()

    routes: list[Any] = [mount(route) for route in ROUTES]
    routes.append(mount_document(f"{PREFIX}/openapi.json", openapi_document))
    routes.append(mount_document(f"{PREFIX}/asyncapi.json", asyncapi_document))
    routes += [WebSocketRoute(LIVE, table_live), WebSocketRoute(EVENTS, events)]
    routes += pages.routes()
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: pages.missing})
    app.router.redirect_slashes = False  # an address has one form
    app.state.services = node
    return SecurityMiddleware(app, names)
