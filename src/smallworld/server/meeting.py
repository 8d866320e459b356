"""Workers behind one port: everybody at a table meets at one of them, or each action would be played by all.

Whichever worker a browser calls, its first words name the table (`GET /ws?table=…`). If that table is at home with
another worker, the connection is handed over to it, together with these words. Nothing depends on that but the work:
any worker can serve any table, so a browser stays where it called if the other one is not well.
"""

import asyncio
import contextlib
import mmap
import os
import socket
import struct
import tempfile
import time
import zlib
from collections.abc import Callable
from typing import Final

ASKS: Final = b"GET /ws?table="
"""How the request for the socket of a table begins."""

LONGEST: Final = 16 * 1024
"""Bytes of a request that are handed over; one that is longer stays where it is."""

WELL: Final = 2.0
"""Seconds after a sign of life for which a worker is taken to be well."""

AT: Final = struct.Struct("d")


class Homes:
    """What the process that minds the workers makes for them: a mailbox for each, and a board for signs of life."""

    def __init__(self, number: int) -> None:
        self.boxes: Final = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(number)]
        self.board: Final = tempfile.TemporaryFile()  # noqa: SIM115  # stays open as long as this does
        self.board.truncate(AT.size * number)

    def files(self, place: int) -> list[int]:
        """The open files that a worker needs: the board, its own mailbox, and the ways to all mailboxes."""
        return [self.board.fileno(), self.boxes[place][0].fileno(), *[way.fileno() for _, way in self.boxes]]

    def close(self) -> None:
        """Everybody has gone."""
        self.board.close()
        for box in self.boxes:
            for end in box:
                end.close()


class Meeting:
    """One of the workers among the others."""

    def __init__(self, place: int, files: list[int]) -> None:
        board, inbox, *ways = files
        self.place: Final = place
        self.inbox: Final = socket.socket(fileno=inbox)
        self.ways: Final = [socket.socket(fileno=way) for way in ways]
        for box in (self.inbox, *self.ways):
            box.setblocking(False)
        self.board: Final = mmap.mmap(board, AT.size * len(ways))
        os.close(board)
        self.adopt: Callable[[socket.socket, bytes], None] | None = None

    def begin(self, adopt: Callable[[socket.socket, bytes], None]) -> None:
        """From now on callers may be handed over to us."""
        self.adopt = adopt
        asyncio.get_running_loop().add_reader(self.inbox.fileno(), self.take)
        self.beat()

    def beat(self) -> None:
        """A sign of life, as long as we take callers."""
        if self.adopt is not None:
            AT.pack_into(self.board, AT.size * self.place, time.monotonic())

    def leave(self) -> None:
        """We take nobody any more; who waits in the mailbox is taken by whoever replaces us."""
        if self.adopt is not None:
            self.adopt = None
            AT.pack_into(self.board, AT.size * self.place, 0.0)
            asyncio.get_running_loop().remove_reader(self.inbox.fileno())

    def close(self) -> None:
        """Close the files."""
        self.board.close()
        for box in (self.inbox, *self.ways):
            box.close()

    def home(self, said: bytes) -> int:
        """The worker at which a table is at home, if these first words ask for one; otherwise this one."""
        if not said.startswith(ASKS):
            return self.place
        line = said[len(ASKS) : len(ASKS) + 200].partition(b"\r")[0]
        table, space, _ = line.partition(b" ")
        return zlib.crc32(table.partition(b"&")[0]) % len(self.ways) if space else self.place

    def hand_over(self, file: int, said: bytes) -> bool:
        """Give a caller to the worker where it belongs. False if it is right here, or must stay."""
        place = self.home(said)
        if place == self.place or len(said) > LONGEST or not self.is_well(place):
            return False
        try:
            socket.send_fds(self.ways[place], [said], [file])
        except OSError:  # its mailbox is full
            return False
        return True

    def is_well(self, place: int) -> bool:
        """Has a worker shown a sign of life lately?"""
        at: float = AT.unpack_from(self.board, AT.size * place)[0]
        return abs(time.monotonic() - at) < WELL

    def take(self) -> None:
        """Somebody was handed over."""
        with contextlib.suppress(BlockingIOError):
            said, files, _, _ = socket.recv_fds(self.inbox, LONGEST, 1)
            for file in files:
                caller = socket.socket(fileno=file)
                caller.setblocking(False)
                if self.adopt is None:
                    caller.close()
                else:
                    self.adopt(caller, said)
