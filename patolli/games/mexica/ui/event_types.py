"""The types of the fields of events: those of this table, all others are ints."""

from typing import Any, Final

EVENT_TYPES: Final[dict[str, Any]] = {"sizes": list[int], "cells": list[int], "yes": bool, "reason": str}
