"""The browser client: its one page at every address of a page, and its files, built from web/.

The page of a table names what it will fetch, so that a browser asks for all of it at once, not for one after another.
"""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

import msgspec
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from patolli.core.errors import PatolliError
from patolli.messages import LANGS, Messages
from patolli.server.errors import ApiError
from patolli.server.games import stored_rules
from patolli.server.http.dispatch import not_found, principal_of, rate_key, services_of
from patolli.server.http.routes import PREFIX
from patolli.server.http.share import share_tags
from patolli.server.storage.base import TableRow

STATIC: Final = Path(__file__).parent.parent / "static"
ADDRESSES: Final = ("/", "/t/{table}/replay", "/rules/{game}", "/edition/{game}", "/learn/{game}", "/box/{game}")
FILES: Final = ("icon.svg", "app.webmanifest", "*.png")  # beside the page
IMMUTABLE: Final = {"cache-control": "public, max-age=31536000, immutable"}  # their names change with what is in them
ERROR_PAGE: Final = """<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>patolli</title>
<h1>patolli</h1><p>{sentence}</p><p><a href="/api/v1/openapi.json">openapi.json</a></p></html>"""


class Assets(StaticFiles):
    """Files that browsers keep."""

    def file_response(self, *args: Any, **more: Any) -> Response:
        response = super().file_response(*args, **more)
        response.headers.update(IMMUTABLE)
        return response


async def page(request: Request) -> Response:
    """The page; what it shows is up to its address."""
    if not (STATIC / "index.html").exists():
        return error_page(request, ApiError("not-built"))
    return filled_page(request, request.path_params.get("game", ""))


def filled_page(
    request: Request, game: str = "", links: str = "", status: int = 200, keep: str = "no-cache"
) -> Response:
    """Return the page with what it says of itself, and links to what it will fetch."""
    text = (STATIC / "index.html").read_text("utf-8")
    head = share_tags(STATIC, str(request.base_url), language(request), game) + links
    headers = {"cache-control": keep, "vary": "accept-language"}
    return HTMLResponse(text.replace("</head>", f"{head}</head>"), status, headers=headers)


async def missing(request: Request, error: Exception) -> Response:
    """Return the response for an address that there is not: browsers get the page, which says so."""
    file = STATIC / "index.html"
    reads = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    answer = await not_found(request, error)
    if (
        answer.status_code != 404
        or not reads
        or request.url.path.startswith(("/api/", "/assets/"))
        or not file.exists()
    ):
        return answer
    return filled_page(request, status=404)


def error_page(request: Request, error: ApiError) -> Response:
    """Return a page that says in the reader's language what is wrong."""
    lang = language(request)
    sentence = Messages(None, lang).format(f"error-{error.code}", error.params)
    return HTMLResponse(ERROR_PAGE.format(lang=lang, sentence=escape(sentence)), error.status)


async def table_page(request: Request) -> Response:
    """The page of a table; who may not see the table gets it as for one that does not exist."""
    services = services_of(request)
    if not (STATIC / "index.html").exists():
        return error_page(request, ApiError("not-built"))
    game = links = ""
    try:
        caller = await principal_of(services, request)
        services.limiter.charge(rate_key(request, caller), "requests")
        table = await services.registry.get_visible(request.path_params["table"], caller.user)
        links = "".join(preload_links(table.row, language(request)))
        game = table.row.game if table.row.public else ""
    except PatolliError:  # the page will find out by itself, and say so
        pass
    return filled_page(request, game, links, keep="no-store")


def language(request: Request) -> str:
    """The language that the page will most likely speak."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGS else LANGS[0]


def preload_links(row: TableRow, lang: str) -> Iterator[str]:
    """Links to what the page of a table fetches first."""
    for file in chunks_of(row.game):
        kind = "stylesheet" if file.endswith(".css") else "modulepreload"
        yield f'<link rel="{kind}" crossorigin href="/{escape(file)}">'
    game = f"{PREFIX}/games/{row.game}"
    older = stored_rules(row.game, row.rules)
    query = row.options | ({"rules": older} if older else {})
    actions = f"{game}?{urlencode(query)}" if query else game
    for data in (f"{PREFIX}/tables/{row.id}", actions, f"{PREFIX}/messages/{lang}", f"{game}/messages/{lang}"):
        yield f'<link rel="preload" as="fetch" crossorigin href="{escape(data)}">'


def chunks_of(game: str) -> list[str]:
    """The files that draw a game, but for those that every page loads."""
    chunks = msgspec.json.decode((STATIC / "manifest.json").read_bytes())
    found: list[str] = []
    left = [name for name, chunk in chunks.items() if chunk.get("name") == game]
    known = {"index.html", *chunks["index.html"]["imports"]}
    while left:
        name = left.pop()
        known.add(name)
        found += [chunks[name]["file"], *chunks[name].get("css", ())]
        left += [other for other in chunks[name].get("imports", ()) if other not in known]
    return found


async def root_file(request: Request) -> Response:
    """Return the sign of the site, a picture of it for other programs, or what a phone needs to install it."""
    return FileResponse(STATIC / request.url.path.lstrip("/"))


def routes() -> list[Any]:
    """Return the routes of the pages."""
    built = STATIC / "assets"
    assets = [Mount("/assets", GZipMiddleware(Assets(directory=built)))] if built.is_dir() else []
    shown = [Route("/t/{table}", table_page), *(Route(address, page) for address in ADDRESSES)]
    files = [Route(f"/{file.name}", root_file) for pattern in FILES for file in sorted(STATIC.glob(pattern))]
    return [*shown, *files, *assets]
