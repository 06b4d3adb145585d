"""`python -m patolli` is the command `patolli`."""

import sys

from patolli.cli import main

if __name__ == "__main__":
    sys.exit(main())
