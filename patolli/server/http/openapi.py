"""The OpenAPI description of the server, made of its routes and types."""

import re
from functools import cache
from typing import Any, Final

import msgspec

from patolli import __version__
from patolli.server.http.routes import HOST, PLAYER, PUBLIC, ROUTES, Route
from patolli.server.schema import responses

REF: Final = "#/components/schemas/{name}"
REFUSALS: Final = {
    "400": "the body is malformed",
    "403": "not for this caller",
    "404": "there is no such thing, or none for this caller",
    "409": "too late, or not now",
    "413": "the body is too large",
    "415": "the body is not JSON",
    "422": "refused; `rule` names the rule if there is one",
    "429": "too many requests",
    "503": "the disk has failed, or no advice was found in time; nothing has changed",
}


@cache
def document() -> bytes:
    """The description as JSON."""
    types = [kind for route in ROUTES for kind in (route.body, route.response) if kind and not isinstance(kind, str)]
    _, schemas = msgspec.json.schema_components([*types, responses.ErrorBody], ref_template=REF)
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "patolli", "version": __version__},
            "paths": paths,
            "components": {
                "schemas": schemas,
                "securitySchemes": {
                    "cookie": {"type": "apiKey", "in": "cookie", "name": "patolli"},
                    "token": {"type": "http", "scheme": "bearer"},
                },
            },
        }
    )


def operation(route: Route) -> dict[str, Any]:
    """One route."""
    found: dict[str, Any] = {
        "operationId": re.sub(r"\W+", "_", f"{route.method.lower()}{route.path}").strip("_"),
        "summary": route.summary,
        "parameters": [
            *(parameter(name, "path") for name in re.findall(r"{(\w+)}", route.path)),
            *(parameter(name, "query") for name in route.query),
        ],
        "responses": {str(route.status): {"description": "done", "content": content(route.response)}},
    }
    if route.body:
        found["requestBody"] = {"required": True, "content": content(route.body)}
    if route.access in (PLAYER, HOST):
        found["security"] = [{"cookie": []}, {"token": []}] if route.access == PLAYER else [{"cookie": []}]
    for status, description in REFUSALS.items():
        if applies(route, status):
            found["responses"][status] = {"description": description, "content": content(responses.ErrorBody)}
    return found


def applies(route: Route, status: str) -> bool:
    """Whether a route can answer so."""
    if status in ("400", "409", "413", "415", "503"):
        return route.method == "POST" or (status == "409" and route.access != PUBLIC)
    return True


def parameter(name: str, place: str) -> dict[str, Any]:
    """A part of an address, or of the query behind it."""
    number = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
    schema = {"type": "string", "minLength": 1} if place == "path" or name == "seat" else number
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def content(kind: Any) -> dict[str, Any]:
    """A body or an answer."""
    if isinstance(kind, str):
        return {kind.partition(";")[0]: {"schema": {"type": "string"}}}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return {"application/json": {"schema": schema}}
