"""Pure mode: run patolli from its `.py` files although compiled modules lie beside them."""

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType


class SourceFinder:
    """Finds modules of patolli as source files only."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("patolli."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def wanted() -> bool:
    """Does the environment ask for the pure mode?"""
    return os.environ.get("PATOLLI_PURE", "") not in ("", "0")


def install() -> None:
    """Put the source finder before the ordinary ones, once."""
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def compiled() -> bool:
    """Do the rules run compiled? (The kernel's state module stands for all.)"""
    origin = importlib.import_module("patolli.core.state").__file__ or ""
    return origin.endswith(tuple(EXTENSION_SUFFIXES))
