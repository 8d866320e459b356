"""The log: one line for everything, whatever is told in it; as text, or as JSON for programs."""

import json
import logging
import time
from typing import Final

TEXT: Final = "text"
JSON: Final = "json"


class InOneLine(logging.Formatter):
    """Text for people. A traceback stands behind its message, its lines with bars between them."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """One record."""
        return " | ".join(line.rstrip() for line in super().format(record).splitlines() if line.strip())


class AsJson(logging.Formatter):
    """An object on each line."""

    def format(self, record: logging.LogRecord) -> str:
        """One record."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told = {
            "time": f"{moment}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def begin(kind: str = TEXT) -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if kind == JSON else InOneLine())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
