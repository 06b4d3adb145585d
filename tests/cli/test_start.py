"""Starting the command imports only the modules that it needs; lists of modules are compared, no times."""

import subprocess
import sys

import pytest

HEAVY = {"asyncio", "attr", "babel", "difflib", "email", "fluent", "multiprocessing", "rich", "tomllib"}
LIST = "import atexit, sys; atexit.register(lambda: print('\\n' + ' '.join(sys.modules)))\n"


def imported(code: str) -> set[str]:
    """Return the modules that are imported when some code has run."""
    done = subprocess.run([sys.executable, "-c", LIST + code], capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines()[-1].split())


def commands(modules: set[str]) -> set[str]:
    """Return the modules of commands among some modules."""
    return {name.split(".")[2] for name in modules if name.startswith("patolli.cli.")}


@pytest.mark.parametrize("words", [["--help"], ["--version"], []])
def test_no_command_is_imported_to_list_them(words: list[str]) -> None:
    modules = imported(f"from patolli.cli import main\nmain({words})")
    assert commands(modules) == set()
    assert {name.split(".")[0] for name in modules} & HEAVY == set()


def test_only_the_command_that_runs_is_imported() -> None:
    modules = imported("from patolli.cli import main\nmain(['serve', '--help'])")
    assert commands(modules) == {"serve"}
    assert commands(imported("from patolli.cli import main\nmain(['games', '--help'])")) == {"games", "terminal"}


def test_the_library_imports_no_command() -> None:
    modules = imported("import patolli")
    assert not any(name.startswith("patolli.cli") for name in modules)
    assert {name.split(".")[0] for name in modules} & HEAVY == set()
