"""Which build of the pages lies here: a page of another one begins anew when it hears of it (`web/src/build.ts`)."""

import re
from pathlib import Path
from typing import Final

MARK: Final = re.compile(r'<html[^>]* data-build="([\w-]+)"')
HEAD: Final = 300
"""Letters of a page in which its mark stands."""


class Pages:
    """The pages in a folder. An upgrade may lay others there while this process serves."""

    def __init__(self, web: Path) -> None:
        self.page: Final = web / "index.html"
        self.read_at = -1
        self.mark = ""

    def build(self) -> str:
        """Their mark; nothing if there are none."""
        try:
            changed_at = self.page.stat().st_mtime_ns
            if changed_at != self.read_at:
                with self.page.open(encoding="utf-8") as page:
                    found = MARK.search(page.read(HEAD))
                self.read_at, self.mark = changed_at, found[1] if found else ""
        except OSError:
            return ""
        return self.mark
