"""The simulator finds nothing wrong in the server, and something wrong in servers that were made wrong."""

import logging
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from typing import Any

import pytest

from kit import Shelf
from sim import Wrong, run
from sim_world import Faults, RealDisk, SimDisk
from smallworld.hosting.crowd import Peer
from smallworld.hosting.room import Room
from smallworld.server.hub import Hub
from smallworld.server.messages import encode
from smallworld.server.store import FILE, postgres, sqlite
from smallworld.server.store.line import connect
from smallworld.server.store.worker import Load, no_writing
from smallworld.table import outbox
from smallworld.table.commands import Command, Do
from smallworld.table.entries import Row, to_row
from smallworld.table.table import Happening, Plan, Table


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Faults are logged by the thousand."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize("first", range(0, 20, 5))
def test_20_seeds(first: int) -> None:
    for seed in range(first, first + 5):
        run(seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(20, 220, 20))
def test_200_more_seeds(first: int) -> None:
    for seed in range(first, first + 20):
        run(seed)


def test_a_seed_gives_the_same_run_again() -> None:
    for seed in (4, 6):
        assert run(seed).digest() == run(seed).digest()


@pytest.mark.parametrize("seed", [3, 8])
def test_real_stores_below_the_same_faults_give_the_same_run(seed: int, shelf: Shelf) -> None:
    store = shelf.make()
    store.open()
    store.close()

    def disk(faults: Faults) -> SimDisk:
        if not shelf.address:
            file = ends.enter_context(closing(sqlite.connect(shelf.folder / FILE)))
            return RealDisk(faults, lambda jobs: sqlite.write(file, jobs, no_writing(FILE)), shelf.rows)
        db = ends.enter_context(connect(shelf.address))
        return RealDisk(faults, lambda jobs: postgres.write(db, jobs), lambda table: postgres.read(db, Load(table)))

    with ExitStack() as ends:
        assert run(seed, disk_of=disk).digest() == run(seed).digest()


# Servers that are wrong


def found_in(room: type[Room], seeds: int) -> bool:
    """Does any of the first seeds show that this room is wrong?"""

    class Mutant(Hub):
        room_type = room

    for seed in range(seeds):
        try:
            run(seed, Mutant)
        except Wrong:
            return True
    return False


class AcknowledgesFirst(Room):
    """Says that a command is done, then tries to do it."""

    async def obey(self, peer: Peer, command: Command) -> None:
        if self.loaded.answer_again(command, peer.who) is None:
            try:
                self.loaded.plan(command, peer.who, self.hub.randomness)
            except Exception:
                await super().obey(peer, command)
                return
            peer.line.tell(encode(outbox.ok(command.id, self.loaded.version + 1)))
        await super().obey(peer, command)


class MendsInSecret(Room):
    """Goes on under new rules without writing that down."""

    async def take(self, rows: list[Row]) -> None:
        table = self.folded(rows)
        if table.mend is not None:
            table.apply(to_row(table.mend.entry, table.version, table.chain), table.mend)
        self.table = table


class ForgetsCommands(Room):
    """Takes a repeated command for a new one."""

    async def obey(self, peer: Peer, command: Command) -> None:
        if isinstance(command, Do) and self.loaded.answer_again(command, peer.who) is not None:
            command = replace(command, id=f"{command.id} again", version=self.loaded.version)
        await super().obey(peer, command)


class TellsBeforeKeeping(Room):
    """Believes that an entry was stored although the store says no."""

    async def keep(self, plan: Plan, fence: int = 0) -> Happening:
        table = self.loaded
        try:
            return await super().keep(plan, fence)
        except Exception:
            self.table = table
            return table.apply(to_row(plan.entry, table.version, table.chain), plan)


@pytest.mark.parametrize("room", [AcknowledgesFirst, ForgetsCommands, MendsInSecret, TellsBeforeKeeping])
def test_a_wrong_server_is_found(room: type[Room]) -> None:
    assert found_in(room, 30)


def test_a_server_that_tells_the_seed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = outbox.lobby

    def leaks(table: Table, *around: Any) -> dict[str, Any]:
        return honest(table, *around) | {"seed": table.lobby.origin.seed}

    monkeypatch.setattr(outbox, "lobby", leaks)
    with pytest.raises(Wrong):
        run(0)
