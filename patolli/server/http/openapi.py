"""The OpenAPI document of the server, made of its routes, its types and the schemas of its games."""

import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache
from typing import Any, Final

import msgspec

from patolli import __version__
from patolli.core.registry import game_names, load
from patolli.core.schema import game_schemas
from patolli.server.errors import CODES
from patolli.server.http.routes import PREFIX, ROUTES, Route
from patolli.server.schema import games, responses
from patolli.server.tables.access import HOST, PLAYER, PUBLIC

REFERENCE: Final = "#/components/schemas/{name}"
TABLE_EVENTS: Final = ("UndoEvent", "SeatEvent", "ResignEvent", "UnknownEvent")
REFUSALS: Final = {
    "400": "the request is malformed",
    "401": "the token is unknown",
    "403": "not for this caller",
    "404": "there is no such thing, or none for this caller",
    "409": "too late, or not now",
    "413": "the body is too large",
    "415": "the body is not JSON",
    "422": "refused; `rule` names the rule if there is one",
    "429": "too many requests; the header `retry-after` says when to try again",
    "503": "nothing has changed; try again",
}
DESCRIPTION: Final = (
    "Fields may be added to version 1, and none changes its meaning. Times are milliseconds since 1970. "
    "A message is the id of a Fluent message with its arguments; those of a game are at `games/{game}/messages/{lang}`."
)


def reference(name: str) -> dict[str, str]:
    """Return a reference to a schema."""
    return {"$ref": REFERENCE.format(name=name)}


def nullable(name: str) -> dict[str, Any]:
    """Return the schema of a named type or null."""
    return {"anyOf": [reference(name), {"type": "null"}]}


MESSAGE_ITEMS: Final = [{"type": "string"}, {"type": "object"}]
OPEN: Final = {"additionalProperties": True}
MESSAGE: Final = {
    "description": "the id of a Fluent message, and its arguments",
    "type": "array",
    "minItems": 2,
    "maxItems": 2,
    "prefixItems": [{"type": "string"}, {"type": "object"} | OPEN],
    "items": False,
}
EVENTS: Final = {"type": "array", "items": reference("GameEvent")}
BY_GAME: Final[dict[tuple[str, str], dict[str, Any]]] = {  # fields whose types the games declare
    ("TableView", "view"): nullable("GameView"),
    ("TableView", "insight"): nullable("GameInsight"),
    ("Position", "view"): reference("GameView"),
    ("Position", "insight"): reference("GameInsight"),
    ("LogEntry", "events"): {"type": "array", "items": {"anyOf": [reference("GameEvent"), reference("TableEvent")]}},
    ("Preview", "events"): EVENTS,
    ("HintAction", "events"): EVENTS,
    ("ReportStep", "events"): EVENTS,
    ("ActionTable", "static_data"): reference("GameStaticData"),
    ("ErrorData", "code"): reference("ErrorCode"),
    ("Problem", "code"): reference("ErrorCode"),
}


@cache
def openapi_document() -> bytes:
    """Return the document as JSON."""
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    found = {
        "openapi": "3.1.0",
        "info": {"title": "patolli", "version": __version__, "description": DESCRIPTION},
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "patolli"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


# Schemas


def schemas() -> dict[str, Any]:
    """Return all named schemas."""
    types = [kind for route in ROUTES for kind in (route.body, route.response) if kind and not isinstance(kind, str)]
    events = [getattr(responses, name) for name in TABLE_EVENTS]
    _, found = msgspec.json.schema_components(
        [*types, *events, responses.ErrorBody, responses.TableError], ref_template=REFERENCE
    )
    for name in sent_types():
        if name in found:
            always_sent(found[name])
    for (name, field), schema in BY_GAME.items():
        found[name]["properties"][field] = schema
    named: dict[str, Any] = with_messages(found | dict(game_types()))
    return named | {"Message": MESSAGE}


def with_messages(schema: Any) -> Any:
    """Return a schema in which messages have their name, and objects without known properties are open."""
    if isinstance(schema, list):
        return [with_messages(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("prefixItems") == MESSAGE_ITEMS:
        return reference("Message")
    return (OPEN if schema == {"type": "object"} else {}) | {key: with_messages(part) for key, part in schema.items()}


def sent_types() -> set[str]:
    """Return the names of the types that only the server sends."""
    return {name for module in (games, responses) for name, kind in vars(module).items() if is_dataclass(kind)}


def always_sent(schema: dict[str, Any]) -> None:
    """Require all fields: the server leaves none out."""
    schema["required"] = list(schema["properties"])
    for field in schema["properties"].values():
        field.pop("default", None)


def game_types() -> Iterator[tuple[str, Any]]:
    """Yield the schemas of all games, the unions of them, and the table's own events."""
    kinds = [load(name) for name in game_names()]
    for game in kinds:
        yield from game_schemas(game).items()
    for part in ("View", "Insight", "Event", "StaticData"):
        yield f"Game{part}", {"anyOf": [reference(type(game).__name__ + part) for game in kinds]}
    yield "TableEvent", {"anyOf": [reference(name) for name in TABLE_EVENTS]}
    yield "ErrorCode", {"enum": list(CODES)}


# Operations


def operation(route: Route) -> dict[str, Any]:
    """Return the description of a route."""
    path = route.path.removeprefix(PREFIX)
    found: dict[str, Any] = {
        "operationId": re.sub(r"\W+", "_", f"{route.method.lower()}{path}").strip("_"),
        "summary": route.summary,
        "parameters": [
            *(parameter(name, "path") for name in re.findall(r"{(\w+)}", route.path)),
            *(parameter(name, "query") for name in route.query),
        ],
        "responses": {str(route.status): {"description": "done"} | content_of(route.response)},
    }
    if route.body:
        found["requestBody"] = {"required": True} | content_of(route.body)
    if route.access in (PLAYER, HOST):
        found["security"] = [{"cookie": []}, {"token": []}]
    for status, description in REFUSALS.items():
        if applies(route, status):
            found["responses"][status] = {"description": description} | content_of(responses.ErrorBody)
    return found


def applies(route: Route, status: str) -> bool:
    """Say whether a route can answer with a status."""
    if status in ("400", "409", "413", "415", "503"):
        return route.method == "POST" or (status == "409" and route.access != PUBLIC)
    return True


def parameter(name: str, place: str) -> dict[str, Any]:
    """Return a part of an address, or of the query behind it."""
    number = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
    word = {"type": "string", "minLength": 1}
    schema = number if name in ("line", "after", "chat", "words") else word
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def content_of(kind: Any) -> dict[str, Any]:
    """Return the content of a body; nothing for a response without one."""
    if kind is None:
        return {}
    if isinstance(kind, str):
        return {"content": {kind.partition(";")[0]: {"schema": {"type": "string"}}}}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    return {"content": {"application/json": {"schema": schema}}}
