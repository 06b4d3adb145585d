"""The pictures that other programs show of the site: `python tools/share_pictures.py`, after a build of the pages.

They are a picture of each game beside its name, for links (Open Graph), and the icons of the installed page. They lie
in web/public; share_pictures.json has the digest of what they are made of, so that a test notices when they are old.
"""

import hashlib
import json
import re
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

ROOT: Final = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "tests")]
GAMES: Final = {"mexica": "Mexica", "cortez": "Cortez", "chichen_itza": "Chichén Itzá"}
PUBLIC: Final = ROOT / "web/public"
DIGESTS: Final = Path(__file__).with_suffix(".json")
SIZE: Final["ViewportSize"] = {"width": 1200, "height": 630}
ICONS: Final = {"icon-180": (180, 0.06), "icon-192": (192, 0.0), "icon-512": (512, 0.0), "icon-mask": (512, 0.14)}
IMPORT: Final = re.compile(r'from "(\.[^"]+)"')

# Puts pictures of the start page on a sheet of their own, with words
SHEET: Final = """([title, line, names]) => {
    const cards = [...document.querySelectorAll("article")];
    const pictures = names.map((name) => cards.find((card) => card.querySelector("h2").textContent === name)
        .querySelector(".picture svg"));
    const part = (name, style, ...inside) => {
        const made = document.createElement(name);
        Object.assign(made.style, style);
        made.append(...inside);
        return made;
    };
    for (const picture of pictures) Object.assign(picture.style, { width: "100%", height: "100%", display: "block" });
    const frames = pictures.map((picture) => part("div", { flex: "1 1 0", minWidth: 0, overflow: "hidden" }, picture));
    for (const picture of pictures) picture.setAttribute("preserveAspectRatio", "xMidYMid slice");
    const wide = names.length > 1;
    const art = { flex: wide ? "1 1 0" : "none", width: wide ? "auto" : "900px", minHeight: 0, display: "flex",
        gap: "8px", background: "#2b2118" };
    const fret = part("div", { height: "16px", flex: "none" });
    fret.className = "fret";
    const head = part("h1", { font: `400 ${wide ? 84 : 66}px/1.05 var(--display)`, margin: 0 }, title);
    const below = part("p", { font: `400 ${wide ? 34 : 27}px/1.3 var(--display)`, margin: 0, color: "#66563f" }, line);
    const text = part("div", { padding: "22px 34px 30px", display: "grid", gap: "14px", alignContent: "center",
        flex: wide ? "none" : "1 1 0" }, ...(wide ? [head, below] : [head, fret, below]));
    const sheet = part("div", { position: "fixed", inset: 0, zIndex: 99, display: "flex", color: "#2b2118",
        flexDirection: wide ? "column" : "row", background: "#f4ead5" },
        ...(wide ? [part("div", art, ...frames), fret, text] : [text, part("div", art, ...frames)]));
    document.body.append(sheet);
    return document.fonts.ready.then(() => true);
}"""


def inputs(game: str) -> set[Path]:
    """Return the drawing of a game on the start page with all that it imports, and this tool."""
    found: set[Path] = set()
    left = [ROOT / f"web/src/games/{game}/Artwork.svelte"]
    while left:
        file = left.pop()
        found.add(file)
        names = [file.parent / name for name in IMPORT.findall(file.read_text(encoding="utf-8"))]
        files = [path for name in names for path in (name, Path(f"{name}.ts")) if path.is_file()]
        left += [path.resolve() for path in files if path.resolve() not in found]
    return found | {Path(__file__).resolve()}


def digest(files: set[Path]) -> str:
    """Return the digest of these files."""
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in sorted(files))).hexdigest()


def digests() -> dict[str, str]:
    """Return the digest of what each picture is made of."""
    of_games = {f"share-{game}": digest(inputs(game)) for game in GAMES}
    site = digest({path for game in GAMES for path in inputs(game)})
    icons = digest({PUBLIC / "icon.svg", Path(__file__).resolve()})
    return of_games | {"share-patolli": site} | dict.fromkeys(ICONS, icons)


def main() -> None:
    from browser import found
    from playwright.sync_api import sync_playwright
    from server.client import TestServer

    lines = {title: "Board games of old Mexico: patolli" for title in GAMES.values()}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = TestServer(Path(folder) / "games.db")
        browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox", "--disable-gpu"])
        sheets = {f"share-{game}": (title, lines[title], [title]) for game, title in GAMES.items()}
        sheets["share-patolli"] = ("patolli", "Board games of old Mexico", list(GAMES.values()))
        for name, words in sheets.items():
            page = browser.new_page(base_url=house.url, viewport=SIZE, color_scheme="light", reduced_motion="reduce")
            page.goto("/")
            page.wait_for_function("() => document.querySelectorAll('article .picture svg').length >= 3")
            page.evaluate(SHEET, words)
            page.wait_for_timeout(300)
            page.screenshot(path=PUBLIC / f"{name}.png")
            page.close()
        sign = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
        for name, (size, margin) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "#1b4f72" if margin else "transparent"
            inset = f"{100 * margin:.0f}%"
            page.set_content(
                f'<body style="margin:0;background:{ground}"><div style="position:fixed;inset:{inset}">{sign}'
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()
        house.close()
    DIGESTS.write_text(json.dumps(digests(), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
