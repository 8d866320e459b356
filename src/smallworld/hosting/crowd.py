"""The browsers at a table: who is there, and what they are told."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from smallworld.hosting.ports import Line
from smallworld.hosting.waits import Waits
from smallworld.table import outbox
from smallworld.table.lobby import Who
from smallworld.table.table import Happening, Table

if TYPE_CHECKING:
    from smallworld.hosting.house import House


@dataclass
class Peer:
    """A browser at the table."""

    line: Line
    hashes: list[str]
    who: Who = field(default_factory=Who)
    right: int = 0  # of the tokens that it came with, those that open something


class Crowd:
    """Everybody at one table."""

    def __init__(self, id: str, hub: "House", waits: Waits) -> None:
        self.id: Final = id
        self.hub: Final = hub
        self.waits: Final = waits
        self.peers: Final[list[Peer]] = []
        self.shown: Final[dict[Who, bytes]] = {}  # the whole table as it was sent to somebody at shown_at
        self.shown_at: tuple[bytes, set[int], outbox.Waiting] = (b"", set(), outbox.UNKNOWN)

    # Who is there

    def here(self) -> set[int]:
        """The seats whose people are connected."""
        return self.here_at_this_node() | (self.hub.nodes.elsewhere(self.id) or set())

    def count_absence(self, before: set[int]) -> None:
        """Somebody may have come or gone: since when they are away, and what other servers are to know."""
        self.waits.count_absence(before, self.here())
        self.hub.nodes.show(self.id, self.here_at_this_node() if self.peers else None)

    def here_at_this_node(self) -> set[int]:
        """Those of them whose browsers are connected to this server."""
        return {seat for peer in self.peers for seat in peer.who.seats}

    def anybody(self) -> bool:
        """Is anybody here, if only to watch? Those at other servers are here too."""
        return bool(self.peers) or self.hub.nodes.elsewhere(self.id) is not None

    # What they are told

    def tell_saying(self, seat: int, word: str) -> None:
        """Everybody at this server hears it."""
        frame = self.hub.encode(outbox.said(seat, word))
        for each in self.peers:
            each.line.tell(frame)

    def tell_update(
        self,
        table: Table,
        peers: list[Peer],
        happening: Happening,
        with_game: bool,
        with_lobby: bool,
        with_home: bool = False,
    ) -> None:
        """One happening, told to many: what each kind of viewer sees is computed once."""
        around = None
        if with_lobby:
            here = self.here()
            around = outbox.lobby(table, here, self.waits.clocks(table, here))
            self.waits.told = self.waits.awaited(table, here)
        frames: dict[outbox.Eyes, bytes] = {}
        shared = outbox.Shared(self.hub.pack)
        for peer in peers:
            eyes = outbox.eyes(table, peer.who)
            if eyes not in frames:
                told = outbox.update(table, happening, eyes, with_game, around, with_home, shared)
                frames[eyes] = self.hub.encode(told)
            peer.line.tell(frames[eyes])

    def whole(self, table: Table, who: Who, after: int | None = None) -> bytes:
        """The whole table for somebody, and what happened after a version that they know."""
        here = self.here()
        clocks = self.waits.clocks(table, here)
        return self.hub.encode(outbox.whole_table(table, who, here, after, clocks, self.hub.build()))

    def tell_whole(self, table: Table, peer: Peer) -> None:
        """The whole table for one browser."""
        peer.who = table.lobby.who(peer.hashes)
        now = table.chain, self.here(), self.waits.clocks(table, self.here())
        if self.shown_at != now:
            self.shown_at = now
            self.shown.clear()
        if peer.who not in self.shown:
            self.shown[peer.who] = self.whole(table, peer.who)
        peer.line.tell(self.shown[peer.who])

    def tell_presence(self, table: Table, before: set[int], new: Peer | None = None) -> None:
        """Tell the others who has come or gone."""
        if self.here() == before:
            return
        others = [peer for peer in self.peers if peer is not new]
        self.tell_update(table, others, Happening(table.version, None), with_game=False, with_lobby=True)
