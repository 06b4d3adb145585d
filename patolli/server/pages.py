"""The browser client: its one page at every address of a page, and its files, built from web/."""

from pathlib import Path
from typing import Any, Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

STATIC: Final = Path(__file__).parent / "static"
ADDRESSES: Final = ("/", "/t/{table}", "/t/{table}/replay", "/rules/{game}", "/learn/{game}")
FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}  # their names change with what is in them
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>patolli</title>
<h1>patolli</h1><p>The server runs; its pages were not built. <code>make play</code> builds them.</p>
<p>For programs: <a href="/openapi.json">openapi.json</a></p></html>"""


class Assets(StaticFiles):
    """Files that browsers keep."""

    def file_response(self, *args: Any, **more: Any) -> Response:
        response = super().file_response(*args, **more)
        response.headers.update(FOR_EVER)
        return response


async def page(request: Request) -> Response:
    """The page; what it shows is up to its address."""
    file = STATIC / "index.html"
    return FileResponse(file, headers={"cache-control": "no-cache"}) if file.exists() else HTMLResponse(NOT_BUILT)


async def icon(request: Request) -> Response:
    """The sign of the site."""
    file = STATIC / "icon.svg"
    return FileResponse(file) if file.exists() else Response(status_code=404)


def routes() -> list[Any]:
    """Where the pages are."""
    built = STATIC / "assets"
    assets = [Mount("/assets", GZipMiddleware(Assets(directory=built)))] if built.is_dir() else []
    return [*(Route(address, page) for address in ADDRESSES), Route("/icon.svg", icon), *assets]
