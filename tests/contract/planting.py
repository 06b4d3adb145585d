"""The register of planted faults: the law that each breaks, and the change that breaks it."""

from collections.abc import Callable
from typing import Any

from patolli.testing import fuzz, laws
from patolli.testing.copies import playouts

Plant = Callable[[object, str, object], object]
Fault = Callable[[Plant], None]

FAULTS: dict[str, tuple[str, Fault]] = {}


def breaks(law: str) -> Callable[[Fault], Fault]:
    """Register a fault under the law that it breaks."""

    def register(fault: Fault) -> Fault:
        FAULTS[fault.__name__] = (law, fault)
        return fault

    return register


def before(original: Callable[..., Any], first: Callable[..., object]) -> Callable[..., Any]:
    """Return a function that calls another one first."""

    def both(*given: Any) -> Any:
        first(*given)
        return original(*given)

    return both


def without_undo(plant: Plant) -> None:
    """Allow no undo: otherwise the law of undo might find the fault first."""
    plant(fuzz, "undoable", lambda table, seat: 0)


def without_playouts(plant: Plant) -> None:
    """Leave out the law of playouts, which might find a fault of copies first."""
    plant(laws, "AT_SOME_STEPS", tuple(law for law in laws.AT_SOME_STEPS if law is not playouts))
