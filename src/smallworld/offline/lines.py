"""The lines between the pages of a browser and its tables: what a socket is elsewhere."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

from smallworld.hosting.attend import attend
from smallworld.hosting.crowd import Peer
from smallworld.hosting.house import House, plain
from smallworld.hosting.room import Room
from smallworld.offline.desk import decoded
from smallworld.table import outbox
from smallworld.table.commands import Hello, Refused, read_message

Say = Callable[[int, str], None]
"""Says something on a line; nothing means that the line is closed."""


class PageLine:
    """The way to one page, and what it says, one message after the other."""

    def __init__(self, number: int, house: House, say: Say) -> None:
        self.number: Final = number
        self.house: Final = house
        self.say: Final = say
        self.heard: Final[asyncio.Queue[str]] = asyncio.Queue()
        self.ended = False

    def tell(self, data: bytes) -> None:
        """Send a message."""
        if not self.ended:
            self.say(self.number, data.decode())

    def hang_up(self, code: str, reason: str) -> None:
        """Say goodbye, and close."""
        if not self.ended:
            self.tell(plain(outbox.bye(code, reason)))
            self.ended = True
            self.say(self.number, "")

    async def converse(self) -> None:
        """The hello, then everything else."""
        room: Room | None = None
        try:
            hello = read_message(decoded(await self.heard.get()))
            if not isinstance(hello, Hello):
                raise Refused("bad_message", "The first message must be hello.")
            room = self.house.room(hello.table)
            peer = await room.post(room.hello, self, hello)
            while not self.ended:
                await self.hear(room, peer, await self.heard.get())
        except Refused as refused:
            self.hang_up(refused.code, refused.reason)
        finally:
            self.ended = True
            if room is not None:
                with contextlib.suppress(Refused):
                    await room.post(room.gone, self)

    async def hear(self, room: Room, peer: Peer, frame: str) -> None:
        """Any later message; what cannot be read is refused."""
        try:
            message = read_message(decoded(frame))
        except Refused as refused:
            self.tell(plain(outbox.no(id_in(frame, self.house.limits.id_letters), refused)))
            return
        await attend(room, peer, message)


def id_in(frame: str, most: int) -> str:
    """The id of a command that cannot be read otherwise, so that the sender knows which one was refused."""
    with contextlib.suppress(Refused):
        match decoded(frame):
            case {"id": str(id)} if len(id) <= most:
                return id
    return ""


class Lines:
    """All pages at their tables."""

    def __init__(self, house: House, say: Say) -> None:
        self.house: Final = house
        self.say: Final = say
        self.open: Final[dict[int, tuple[PageLine, asyncio.Task[None]]]] = {}

    def opened(self, number: int) -> None:
        """A page opens a line."""
        line = PageLine(number, self.house, self.say)
        self.open[number] = line, self.house.spawn(line.converse())

    def said(self, number: int, frame: str) -> None:
        """A page says something."""
        if number in self.open:
            self.open[number][0].heard.put_nowait(frame)

    def closed(self, number: int) -> None:
        """A page closes its line."""
        if number in self.open:
            line, task = self.open.pop(number)
            line.ended = True
            task.cancel()
