"""What clients do wrong: counted, and logged in one line now and then, so that nobody can fill the log."""

import logging
from collections import Counter
from typing import Final

log = logging.getLogger("smallworld.server")

UVICORN: Final = "uvicorn.error"
"""The logger that uvicorn, and the WebSocket library under it, report to."""


class Mishaps(logging.Filter):
    """How often each mistake was made since the last line; as a filter it also counts what uvicorn would log."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: Final[Counter[str]] = Counter()
        self.totals: Final[Counter[str]] = Counter()  # since the start

    def note(self, kind: str) -> None:
        """Somebody made this mistake. The kinds are ours and few, never words of a client."""
        self.counts[kind] += 1
        self.totals[kind] += 1

    def tell(self) -> None:
        """One line, if there is anything to report."""
        if self.counts:
            log.warning("clients: %s", ", ".join(f"{number} × {kind}" for kind, number in self.counts.most_common()))
            self.counts.clear()

    def filter(self, record: logging.LogRecord) -> bool:
        """Is this a fault of ours, to be logged at once? Uvicorn's warnings are about clients, its errors about us.

        With one exception: text that is not UTF-8, with a traceback. The conversation hears of that, and counts it.
        """
        if record.exc_info is not None and isinstance(record.exc_info[1], UnicodeDecodeError):
            return False
        if record.levelno != logging.WARNING:
            return True
        self.note(str(record.msg).rstrip(".").lower())
        return False
