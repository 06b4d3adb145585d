"""The AsyncAPI document of the live connections. Their messages to clients are types of the OpenAPI document."""

from functools import cache
from typing import Any, Final

import msgspec

from patolli import __version__
from patolli.server.http.openapi import REFERENCE
from patolli.server.http.routes import EVENTS, LIVE
from patolli.server.schema.live import Subscribe, Subscriptions

HERE: Final = "#/components/schemas/{name}"
THERE: Final = "openapi.json" + REFERENCE
TITLE: Final = "patolli: live connections"
CLOSING: Final = (
    "A connection that cannot go on is closed with 4000 + the HTTP status of the error, and its code as the reason. "
    "A browser opens it from a page of the server, with its cookie; a program sends `Authorization: Bearer SECRET`."
)


@cache
def asyncapi_document() -> bytes:
    """Return the document as JSON."""
    _, schemas = msgspec.json.schema_components([Subscribe, Subscriptions], ref_template=HERE)
    found: dict[str, Any] = {
        "asyncapi": "3.1.0",
        "info": {"title": TITLE, "version": __version__, "description": CLOSING},
        "channels": {
            "table": channel(LIVE, "one table", ["subscribe", "table"], "table"),
            "events": channel(EVENTS, "all tables of the caller", ["subscriptions", "table", "tableError"]),
        },
        "operations": {
            "follow": operation("receive", "table", ["subscribe"], "say what the client has, first within 10 seconds"),
            "update": operation("send", "table", ["table"], "the table, now and after every change"),
            "choose": operation("receive", "events", ["subscriptions"], "choose the tables to follow"),
            "updates": operation("send", "events", ["table", "tableError"], "a table after a change, or why it ends"),
        },
        "components": {
            "messages": {
                "subscribe": message(HERE.format(name="Subscribe")),
                "subscriptions": message(HERE.format(name="Subscriptions")),
                "table": message(THERE.format(name="TableView")),
                "tableError": message(THERE.format(name="TableError")),
            },
            "schemas": schemas,
        },
    }
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


def channel(address: str, summary: str, messages: list[str], parameter: str = "") -> dict[str, Any]:
    """Return a channel with its messages."""
    found: dict[str, Any] = {"address": address, "summary": summary}
    if parameter:
        found["parameters"] = {parameter: {"description": "the name of the table"}}
    found["messages"] = {name: {"$ref": f"#/components/messages/{name}"} for name in messages}
    return found


def operation(action: str, name: str, messages: list[str], summary: str) -> dict[str, Any]:
    """Return an operation as the server sees it: it sends or receives messages of a channel."""
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{name}"},
        "summary": summary,
        "messages": [{"$ref": f"#/channels/{name}/messages/{message}"} for message in messages],
    }


def message(reference: str) -> dict[str, Any]:
    """Return a message in JSON."""
    return {"contentType": "application/json", "payload": {"$ref": reference}}
