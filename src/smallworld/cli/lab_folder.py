"""The folder that the laboratory writes to: nobody else's, one command at a time, and goes on where it was."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final, TextIO, TypeVar

from smallworld.cli.common import Mistake, reason_of
from smallworld.lab.keeping import BadKeeping, replace_file
from smallworld.lock import locked

LOCK: Final = "lab.lock"
EVERY: Final = 5.0
"""Seconds between two savings of what is done."""

Kept = TypeVar("Kept")


class Folder:
    """Where work is kept, in one file of it. Trouble with it is for the user to fix."""

    def __init__(self, path: str | Path, kept: str, ours: Collection[str] = ()) -> None:
        self.path: Final = Path(path)
        self.kept: Final = kept
        self.ours: Final = {kept, LOCK, *ours}  # what may lie there before that file does
        self.lock: TextIO | None = None

    def __enter__(self) -> "Folder":
        try:
            if self.path.exists() and not self.path.is_dir():
                raise Mistake(f"--out {str(self.path)!r:.200} is a file; give the name of a folder")
            if self.path.is_dir() and not (self.path / self.kept).exists():
                strange = sorted([each.name for each in self.path.iterdir() if each.name not in self.ours])
                if strange:
                    raise Mistake(
                        f"the folder {str(self.path)!r:.200} holds something else ({strange[0]:.60}); "
                        "give --out another name, so that nothing is lost"
                    )
            self.path.mkdir(parents=True, exist_ok=True)
            self.lock = (self.path / LOCK).open("a+", encoding="utf-8")
        except (OSError, ValueError) as problem:
            raise self.refusal(problem) from None
        if not locked(self.lock):
            self.lock.close()
            raise Mistake(f"another lab is writing to {str(self.path)!r:.200}: wait for it, or give --out another name")
        return self

    def __exit__(self, *problem: object) -> None:
        if self.lock is not None:
            self.lock.close()

    def refusal(self, problem: OSError | ValueError) -> Mistake:
        """What to say about it."""
        return Mistake(
            f"cannot write to {str(self.path)!r:.200}: {reason_of(problem)}; what is in the folder stays as it is"
        )

    def read(self, read: Callable[[Path], Kept]) -> Kept:
        """What is there already."""
        try:
            return read(self.path)
        except BadKeeping as problem:
            raise Mistake(
                f"cannot go on with {str(self.path / self.kept)!r:.200}: {problem}; give --out another name, or "
                "delete the folder"
            ) from None
        except OSError as problem:
            raise self.refusal(problem) from None

    def write(self, name: str, text: str) -> None:
        """A file for people or programs, or what is done so far."""
        try:
            replace_file(self.path / name, text)
        except OSError as problem:
            raise self.refusal(problem) from None
