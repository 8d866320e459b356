"""Tables as earlier versions stored them open and go on, whatever the rules are by now.

Each folder of `stores` has the database of a version, packed, and what was on its tables.
"""

import gzip
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from kit import NUMBERS, Guest, kinds, new_hub, on_disk, refused, sit
from mending import mended
from smallworld.content.editions import EDITIONS
from smallworld.record.journal import read
from smallworld.server.hub import Hub
from smallworld.server.store import FILE, SqliteStore

Json = dict[str, Any]

STORES = sorted((Path(__file__).parent / "stores").iterdir())
TABLES: list[tuple[Path, str, Json]] = [
    (store, name, told)
    for store in STORES
    for name, told in json.loads((store / "tables.json").read_text(encoding="utf-8")).items()
]
ALL = [pytest.param(store, told, id=f"{store.name}-{name}") for store, name, told in TABLES]
RUNNING = [pytest.param(store, told, id=f"{store.name}-{name}") for store, name, told in TABLES if "running" in name]
FINISHED = [pytest.param(store, told, id=f"{store.name}-{name}") for store, name, told in TABLES if "finished" in name]


def opened(store: Path, folder: Path, work: Callable[[Hub], Coroutine[Any, Any, None]]) -> None:
    """Do something with a server on a copy of an old store."""
    (folder / FILE).write_bytes(gzip.decompress((store / "tables.sqlite.gz").read_bytes()))

    async def main(real: SqliteStore) -> None:
        await work(new_hub(real))

    on_disk(folder, main)


def standing(guest: Guest) -> Json:
    """Who stands where."""
    return {
        region["key"]: [region["race"], region["tokens"]]
        for region in guest.ear.game["view"]["regions"]
        if region["tokens"]
    }


def edition_of(told: Json) -> str:
    """The edition of a table, by the names of its regions."""
    return "base" if next(iter(told["regions"])).split("-")[0].endswith("p") else "warcraft"


async def play_on(guest: Guest, actions: int) -> None:
    """Everybody plays from one device, with ids that no old log has."""
    for _ in range(actions):
        answer = await guest.do(guest.ear.game["choices"]["actions"][-1], id=f"today {next(NUMBERS)}")
        assert answer["t"] == "ok", answer


@pytest.mark.parametrize(("store", "told"), ALL)
def test_an_old_table_opens(store: Path, told: Json, tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        guest = await sit(hub, told["table"], told["watch"])
        lobby = guest.ear.last("table")["lobby"]
        assert lobby["phase"] == ("open" if "round" not in told else "over" if told["over"] else "playing")
        if "round" in told:
            view = guest.ear.game["view"]
            assert (view["round"], view["turn_of"], view["over"]) == (told["round"], told["turn_of"], told["over"])

    opened(store, tmp_path, work)


@pytest.mark.parametrize(("store", "told"), RUNNING)
def test_a_running_table_goes_on(store: Path, told: Json, tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        guest = await sit(hub, told["table"], *told["seats"].values())
        if guest.ear.last("table")["lobby"]["mended"] is None:  # under the same rules it is where it was
            assert guest.ear.version == told["version"] and standing(guest) == told["regions"]
        await play_on(guest, 12)
        await play_on(await sit(new_hub(hub.store), told["table"], *told["seats"].values()), 3)

    opened(store, tmp_path, work)


@pytest.mark.parametrize(("store", "told"), RUNNING)
def test_a_running_table_goes_on_by_rules_that_its_past_obeys(store: Path, told: Json, tmp_path: Path) -> None:
    """A log without snapshots is played under today's rules: if they allow it all, its last turn begins again."""

    async def work(hub: Hub) -> None:
        with mended(edition_of(told)):
            guest = await sit(hub, told["table"], *told["seats"].values())
            notice = guest.ear.last("table")["lobby"]["mended"]
            assert notice == {"version": told["version"] + 1, "round": told["round"], "player": told["turn_of"]}
            view = guest.ear.game["view"]
            assert (view["round"], view["turn_of"]) == (told["round"], told["turn_of"])
            await play_on(guest, 12)
            await play_on(await sit(new_hub(hub.store), told["table"], *told["seats"].values()), 3)

    opened(store, tmp_path, work)


@pytest.mark.parametrize(("store", "told"), RUNNING)
def test_a_running_table_goes_on_by_rules_that_its_past_breaks(store: Path, told: Json, tmp_path: Path) -> None:
    """Then the last turn that could be reached begins again."""

    async def work(hub: Hub) -> None:
        with mended(edition_of(told), land_price=9):
            guest = await sit(hub, told["table"], *told["seats"].values())
            notice = guest.ear.last("table")["lobby"]["mended"]
            assert notice["version"] == told["version"] + 1 and notice["round"] < told["round"]
            await play_on(guest, 8)
            assert (await kinds(hub, told["table"])).count("mended") == 1

    opened(store, tmp_path, work)


@pytest.mark.parametrize(("store", "told"), FINISHED)
@pytest.mark.parametrize("numbers", [None, {}, {"last_attempt_price": 0}])
def test_a_finished_table_shows_how_it_ended(store: Path, told: Json, numbers: Json | None, tmp_path: Path) -> None:
    async def look(hub: Hub) -> None:
        guest = await sit(hub, told["table"], told["watch"])
        view = guest.ear.game["view"]
        assert view["scores"] == told["scores"] and standing(guest) == told["regions"]
        assert guest.ear.version == told["version"], "nothing is written"
        room = hub.room(told["table"])
        record = await room.post(room.record, guest.peer.hashes)
        assert next(iter(read(record.decode().splitlines()))).closing["scores"] == told["scores"]

    async def work(hub: Hub) -> None:
        if numbers is None:
            await look(hub)
        else:
            with mended(edition_of(told), **numbers):
                await look(hub)

    opened(store, tmp_path, work)


def test_a_lobby_of_old_is_joined_and_begun(tmp_path: Path) -> None:
    for store, name, told in TABLES:
        if name == "lobby":

            async def work(hub: Hub, told: Json = told) -> None:
                host = await sit(hub, told["table"], told["host"], *told["seats"].values())
                assert (await host.say(t="start", id=f"today {next(NUMBERS)}"))["t"] == "ok"
                assert await refused(sit(hub, told["table"], "a-guess")) == "not_found"

            opened(store, tmp_path, work)


def test_both_editions_are_there() -> None:
    assert {edition_of(told) for _, name, told in TABLES if "running" in name} == set(EDITIONS)
