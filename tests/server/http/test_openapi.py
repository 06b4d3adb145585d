"""The OpenAPI file: it names every route, and schemathesis finds that the server does what it says.

A few requests for each route; some hundred with PATOLLI_SOAK=1.
"""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from server.client import TestServer
from server.load import SOAK

from patolli.server.http import analysis, operations
from patolli.server.http.openapi import document
from patolli.server.http.routes import ROUTES

GAME: Final = "tianguis"
ALL_ROUTES: Final = ("200", "coverage,fuzzing") if SOAK else ("3", "fuzzing")  # requests for each, made in these ways
ONE_ROUTE: Final = ("20", "coverage,fuzzing")
CHECKS: Final = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,"
    "response_headers_conformance,allow_header_conformance"
)


def described(server: TestServer) -> dict[str, Any]:
    answer = server.user().get("/openapi.json")
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def test_it_names_every_route(server: TestServer) -> None:
    paths = described(server)["paths"]
    named = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert named == {f"{route.method} {route.path}" for route in ROUTES}


def test_every_operation_is_complete(server: TestServer) -> None:
    found = described(server)
    operations = [operation for methods in found["paths"].values() for operation in methods.values()]
    assert len({operation["operationId"] for operation in operations}) == len(operations)
    for route in ROUTES:
        operation = found["paths"][route.path][route.method.lower()]
        assert operation["summary"]
        assert {str(route.status), "404", "429"} <= operation["responses"].keys()
        assert ("requestBody" in operation) is (route.method == "POST")


def test_every_reference_leads_somewhere() -> None:
    text = document().decode()
    named = set(re.findall(r'"#/components/schemas/([^"]+)"', text))
    assert named
    assert named <= json.loads(text)["components"]["schemas"].keys()


def schemathesis(
    server: TestServer, folder: Path, examples: str, phases: str, *more: str, seats: tuple[str, ...] = ("me", "me")
) -> subprocess.CompletedProcess[str]:
    """Run schemathesis as somebody who sits at a table."""
    ada = server.user("Ada")
    table = ada.make(GAME, *seats)["table"]
    cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    config = folder / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.table" = "{table}"\n"path.game" = "{GAME}"\n', encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "schemathesis.cli",
        "--config-file",
        str(config),
        "run",
        f"{server.url}/api/v1/openapi.json",
    ]
    command += [
        "-H",
        f"cookie: {cookie}",
        "-H",
        f"origin: {server.url}",
        "--checks",
        CHECKS,
        "--no-shrink",
        "--seed",
        "1",
    ]
    command += ["--max-examples", examples, "--phases", phases, "--warnings", "off", *more]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=3000 if SOAK else 300)


@pytest.mark.parametrize("seats", [("me", "me"), ("me", "invite")][: 2 if SOAK else 1])
def test_the_server_does_what_it_says(server: TestServer, tmp_path: Path, seats: tuple[str, ...]) -> None:
    run = schemathesis(server, tmp_path, *ALL_ROUTES, seats=seats)
    assert run.returncode == 0, run.stdout[-10_000:] + run.stderr[-2_000:]
    assert f"Tested: {len(ROUTES)}\n" in run.stdout, run.stdout[-3_000:]


@pytest.mark.parametrize(
    ("module", "part", "path"),
    [(operations, "metrics", "/metrics"), (analysis, "commands", "/api/v1/tables/{table}/why")],
)
def test_a_planted_fault_is_found(
    server: TestServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: Any, part: str, path: str
) -> None:
    monkeypatch.delattr(module, part)
    run = schemathesis(server, tmp_path, *ONE_ROUTE, "--include-path", path)
    assert run.returncode == 1
    assert "Server error" in run.stdout
