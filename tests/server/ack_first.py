"""A server that is wrong on purpose: it acknowledges an action before it is stored."""

import sys

from smallworld.cli.main import main
from smallworld.hosting.crowd import Peer
from smallworld.hosting.room import Room
from smallworld.server.hub import Hub
from smallworld.server.messages import encode
from smallworld.table import outbox
from smallworld.table.commands import Command


class AcknowledgesFirst(Room):
    """Says that it is done, then tries to do it."""

    async def obey(self, peer: Peer, command: Command) -> None:
        if self.loaded.answer_again(command, peer.who) is None:
            peer.line.tell(encode(outbox.ok(command.id, self.loaded.version + 1)))
            await self.hub.clock.sleep(0.02)  # as if the disk were a little slower than this one
        await super().obey(peer, command)


Hub.room_type = AcknowledgesFirst

if __name__ == "__main__":
    sys.exit(main(["serve", *sys.argv[1:]]))
