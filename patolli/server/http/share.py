"""Tags of a page for programs that show a link to it: title, a sentence and a picture (Open Graph).

Only a page that everybody may see names its game. A private table gets the same tags as an address that there is not.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Final

from patolli.core.registry import game_class, game_names
from patolli.messages import Messages

SITE: Final = "patolli"
WIDTH, HEIGHT = 1200, 630  # pixels of a picture, as programs expect it


@cache
def games() -> frozenset[str]:
    """Return the names of all games: addresses may have any others."""
    return frozenset(game_names())


@lru_cache(maxsize=128)
def words_of(game: str, lang: str) -> tuple[str, str]:
    """Return the name of a game and a sentence on it; of no game, those of the site."""
    if game not in games():
        return SITE, Messages(None, lang).format("site-about")
    words = Messages(game_class(game), lang)
    return words.format("name"), words.format("about")


def share_tags(static: Path, base: str, lang: str, game: str = "") -> str:
    """Return the tags of a page on a game, or of one that names none; `base` is the address of this server."""
    title, sentence = words_of(game, lang)
    name = game if game in games() and (static / f"share-{game}.png").exists() else SITE
    return "".join(tags(title, sentence, f"{base.rstrip('/')}/share-{name}.png"))


def tags(title: str, sentence: str, picture: str) -> Iterator[str]:
    """Yield the tags one by one."""
    yield f'<meta name="description" content="{escape(sentence)}" />'
    for name, content in (
        ("site_name", SITE),
        ("type", "website"),
        ("title", title),
        ("description", sentence),
        ("image", picture),
        ("image:width", WIDTH),
        ("image:height", HEIGHT),
    ):
        yield f'<meta property="og:{name}" content="{escape(str(content))}" />'
    yield '<meta name="twitter:card" content="summary_large_image" />'
