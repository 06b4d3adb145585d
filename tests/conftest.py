"""Tests run on the installed package, or with PATOLLI_SOURCE=1 (`make quick`) on the sources of the checkout."""

import os
import sys
import sysconfig
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
FROM_SOURCE = os.environ.get("PATOLLI_SOURCE", "") not in ("", "0")

if FROM_SOURCE:
    os.environ["PATOLLI_PURE"] = "1"
    sys.path.insert(0, str(CHECKOUT))

import patolli  # noqa: E402

wanted = Path(CHECKOUT if FROM_SOURCE else sysconfig.get_path("platlib"), "patolli", "__init__.py").resolve()
assert Path(patolli.__file__).resolve() == wanted, (
    f"patolli comes from {patolli.__file__}, not from {wanted}: make install, then .venv/bin/pytest"
)
