"""Maps and paintings of home-made boards. Anybody can send a board and ask for its picture, and one takes a moment:
so one is drawn at a time, beside everything else, and kept; those who ask for the same wait for the same.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from smallworld.content.board_file import CustomBoard
from smallworld.maps.home import home_map, home_picture
from smallworld.server.hub import Hub
from smallworld.server.messages import encode
from smallworld.server.packed import tag_of
from smallworld.table.commands import Refused

MAP: Final = "json"
PICTURE: Final = "svg"


@dataclass(frozen=True)
class Drawing:
    """What was drawn, in few bytes, and what tells it from any other."""

    packed: bytes
    tag: str


class Drawings:
    """All that was drawn lately."""

    def __init__(self, hub: Hub) -> None:
        limits = hub.limits
        self.hub: Final = hub
        self.kept: Final[OrderedDict[str, Drawing]] = OrderedDict()  # by the name of its file
        self.bytes = 0
        self.under_way: Final[dict[str, asyncio.Task[None]]] = {}
        self.pencil: Final = asyncio.Lock()
        self.viewers: Final = hub.nodes.tallies.rate(
            "drawings", limits.drawing_rate, limits.drawing_burst, limits.addresses
        )

    async def get(self, name: str, kind: str, turned: bool, board: CustomBoard, caller: str) -> Drawing:
        """A drawing, which may have to be made first; only that is counted."""
        file = f"{name}{'-1' if turned else ''}.{kind}"
        if file not in self.kept and file not in self.under_way:
            if len(self.under_way) >= self.hub.limits.drawings_waiting:
                raise Refused("limited", "Too many boards are waiting to be drawn.", retry=5.0)
            wait = self.viewers.take(caller, self.hub.clock.now())
            if wait:
                raise Refused("limited", "Too many new boards for your address.", retry=wait)
            self.under_way[file] = self.hub.spawn(self.draw(file, self.work(name, kind, turned, board)))
        if file in self.under_way:
            await asyncio.shield(self.under_way[file])  # others may wait for it, even if this one has gone
        self.kept.move_to_end(file)
        return self.kept[file]

    def work(self, name: str, kind: str, turned: bool, board: CustomBoard) -> Callable[[], bytes]:
        """What draws it, in a thread."""
        if kind == PICTURE:
            return lambda: home_picture(board, turned).encode()
        return lambda: encode({**home_map(board), "key": name})

    async def draw(self, file: str, work: Callable[[], bytes]) -> None:
        """Make one and keep it, in place of those that nobody has asked for longest."""
        try:
            async with self.pencil:
                made = await asyncio.to_thread(finished, work)
            self.kept[file] = made
            self.bytes += len(made.packed)
            limits = self.hub.limits
            while len(self.kept) > 1 and (self.bytes > limits.drawings_bytes or len(self.kept) > limits.drawings):
                _, old = self.kept.popitem(last=False)
                self.bytes -= len(old.packed)
        finally:
            del self.under_way[file]


def finished(work: Callable[[], bytes]) -> Drawing:
    """The drawing as it is kept."""
    data = work()
    return Drawing(gzip.compress(data, 6, mtime=0), tag_of(data))
