"""What somebody asks a table without staying there, by what their tokens open."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from smallworld.game import Game
from smallworld.table import hint, outbox, playing_on
from smallworld.table.commands import Refused
from smallworld.table.daily import result
from smallworld.table.lobby import OPEN, Who
from smallworld.table.positions import dealt_at, imagined_at
from smallworld.table.table import Table

if TYPE_CHECKING:
    from smallworld.hosting.house import House

Json = dict[str, Any]


class Questions:
    """The part of a room that answers and changes nothing."""

    hub: "House"

    @property
    def loaded(self) -> Table:
        """The table."""
        raise AssertionError("every room knows its table")

    def whole(self, who: Who) -> bytes:
        """The whole table for somebody."""
        raise AssertionError("every room can tell the whole table")

    def known(self, hashes: list[str]) -> Who:
        """Who it is; strangers learn nothing."""
        who = self.loaded.lobby.who(hashes)
        if who.nobody:
            raise Refused("not_found", "There is no such table, or the token does not open it.")
        return who

    async def glance(self, hashes: list[str]) -> bytes:
        """The table once, for somebody who does not stay."""
        return self.whole(self.known(hashes))

    async def content(self, hashes: list[str]) -> bytes:
        """The texts of the table's home-made things, as a new table can be wished for with them."""
        self.known(hashes)
        return self.hub.encode(self.hub.offers.wish_for(self.loaded.lobby.brought))

    async def record(self, hashes: list[str]) -> bytes:
        """The record of a game that is over, for anybody who has a token that sees it."""
        who = self.known(hashes)
        if not outbox.eyes(self.loaded, who).sees:
            raise Refused("denied", "An invitation alone does not open the record.")
        return outbox.record(self.loaded)

    async def finished(self, hashes: list[str]) -> tuple[Game, int]:
        """A game that is over, and the seat of whoever asks: each player learns from their own game only."""
        who = self.known(hashes)
        if not who.seats:
            raise Refused("denied", "Only a player learns from a game.")
        return outbox.finished(self.loaded), who.seats[0]

    async def over(self, hashes: list[str]) -> Game:
        """A game that is over, for anybody who may have its record."""
        if not outbox.eyes(self.loaded, self.known(hashes)).sees:
            raise Refused("denied", "An invitation alone does not open the record.")
        return outbox.finished(self.loaded)

    async def hint(self, hashes: list[str]) -> tuple[Game, int, int]:
        """The game, the seat that a hint is for, and the version of the position."""
        game, seat = hint.asked_for(self.loaded, self.known(hashes))
        return game.copy(), seat, self.loaded.position

    async def day(self, hashes: list[str]) -> tuple[str, Json]:
        """How the game of a day went, for whoever played it."""
        who, date = self.known(hashes), self.loaded.lobby.origin.day
        if not who.seats or not date:
            raise Refused("denied", "This is not your game of a day.")
        return date, result(outbox.finished(self.loaded), who.seats[0])

    async def look_back(self, hashes: list[str], seat: int | None) -> tuple[Game, outbox.Eyes, Json]:
        """The game as far as it was played, through whose eyes it is looked back at, and what stands beside it."""
        table, who = self.loaded, self.known(hashes)
        seen_by = outbox.eyes_back(table, who, seat)
        return outbox.played(table), seen_by, outbox.around_replay(table, seen_by, playing_on.way(table, who))

    async def moment(self, hashes: list[str]) -> tuple[Callable[[int], str], Json]:
        """For whoever wants to play on: the position at a step as they may know it, and home-made things as a wish."""
        seat = playing_on.knowing(self.loaded, self.known(hashes))
        game, home = outbox.played(self.loaded), self.hub.offers.wish_for(self.loaded.lobby.brought)
        seed = self.hub.randomness.token()
        if seat is None:
            return partial(dealt_at, game, seed=seed), home
        return partial(imagined_at, game, seat=seat, seed=seed), home

    async def turn(self, hashes: list[str]) -> Game:
        """The game of somebody who plays against bots, whose first turn is to be judged."""
        return hint.alone(self.loaded, self.known(hashes))[0].copy()

    async def coins(self, hashes: list[str]) -> bytes:
        """How the coins of a player add up, for that player."""
        return self.hub.encode(outbox.coins(self.loaded, outbox.eyes(self.loaded, self.known(hashes))))

    async def held(self, hashes: list[str]) -> tuple[int, ...]:
        """The seats that somebody holds; refused if there are none."""
        seats = self.known(hashes).seats
        if not seats:
            raise Refused("denied", "Only a player can ask for that.")
        return seats

    async def invites(self, hashes: list[str]) -> None:
        """Refuses unless this is an invitation to a table with a free seat."""
        if not self.known(hashes).invite:
            raise Refused("denied", "Only an invitation gets a code.")
        if self.loaded.game is not None or not any(chair.kind == OPEN for chair in self.loaded.lobby.chairs):
            raise Refused("seat_taken", "No seat at this table is free.")
