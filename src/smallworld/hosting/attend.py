"""What follows from a message of somebody who has said hello."""

from smallworld.hosting.crowd import Peer
from smallworld.hosting.room import Room
from smallworld.table import outbox
from smallworld.table.commands import COMMANDS, ClientMessage, Hurry, Ping, Refused, Say, Sync


async def attend(room: Room, peer: Peer, message: ClientMessage) -> None:
    """See to one message; a command is always answered."""
    tell = peer.line.tell
    encode = room.hub.encode
    if isinstance(message, Ping):
        tell(encode(outbox.pong()))
    elif isinstance(message, Sync):
        await room.post(room.sync, peer)
    elif isinstance(message, Hurry):
        await room.post(room.hurry, peer)
    elif isinstance(message, (*COMMANDS, Say)):
        handler = room.say if isinstance(message, Say) else room.said
        try:
            await room.post(handler, peer, message)
        except Refused as refused:
            tell(encode(outbox.no(message.id, refused)))
    else:
        tell(encode(outbox.no("", Refused("bad_message", "There has been a hello already."))))
