"""`python -m smallworld` is the `smallworld` command."""

import sys

from smallworld.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
