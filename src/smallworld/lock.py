"""A file that only one process uses at a time."""

import os
from typing import IO, Final

FAR: Final = 1 << 40
"""Where there is never anything to read: elsewhere a lock of Windows would keep readers out."""


def locked(file: IO[str]) -> bool:
    """Take the lock on an open file, which the system releases when the file is closed or the process ends."""
    try:
        if os.name == "nt":
            import msvcrt

            here = os.lseek(file.fileno(), 0, os.SEEK_CUR)
            os.lseek(file.fileno(), FAR, os.SEEK_SET)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
            os.lseek(file.fileno(), here, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
