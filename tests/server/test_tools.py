"""The tools that measure the server: the search for its limit, and whether it leaks."""

import asyncio
from pathlib import Path

import pytest

from tools import across
from tools.crowd import Load, Table, drive, fill, running
from tools.flood import measure, served
from tools.load import Found, Step, search
from tools.soak import Look, Soaked, soak


class Pretended:
    """A server that can bear this many actions a second; every step takes eight seconds."""

    def __init__(self, most: float, hiccups: tuple[int, ...] = ()) -> None:
        self.most = most
        self.hiccups = hiccups
        self.rates: list[float] = []

    async def measure(self, rate: float) -> Step:
        self.rates.append(rate)
        return Step(rate, 0.5 if len(self.rates) in self.hiccups else 0.01, kept_up=rate <= self.most)

    def search(self, seconds: float) -> Found:
        return asyncio.run(search(50.0, 0.25, self.measure, lambda: seconds - 8 * len(self.rates)))


def test_the_search_finds_the_saturation_point() -> None:
    for most in (50.0, 170.0, 423.0, 5000.0):
        found = Pretended(most).search(seconds=1000)
        assert found.bad is not None
        assert found.good <= most < found.bad < 1.1 * found.good
    assert Pretended(20.0).search(seconds=1000) == Found(0.0, 50.0)


def test_one_hiccup_is_not_the_end() -> None:
    found = Pretended(170.0, hiccups=(1, 4)).search(seconds=1000)
    assert found.good <= 170.0 and found.good > 150.0


def test_the_search_ends_in_time() -> None:
    endless = Pretended(1e9)
    assert endless.search(seconds=100).bad is None and 8 * len(endless.rates) <= 108
    assert Pretended(1e9).search(seconds=1e9).bad is None


def test_an_error_or_falling_behind_is_not_borne() -> None:
    assert Step(50, 0.01, kept_up=True).within(0.03)
    assert not Step(50, 0.04, kept_up=True).within(0.03)
    assert not Step(50, 0.01, kept_up=False).within(0.03)
    assert not Step(50, 0.01, kept_up=True, errors=1).within(0.03)


def test_a_server_that_holds_on_to_something_is_noticed() -> None:
    calm = [Look(50.0, 30)] * 9
    assert Soaked(Look(40, 11), calm, Look(50, 11), 900, 0, 920).good
    assert not Soaked(Look(40, 11), calm, Look(50, 12), 900, 0, 920).good
    assert not Soaked(Look(40, 11), calm, Look(50, 11), 900, 1, 920).good
    rising = [Look(50.0 + 5 * n, 30) for n in range(9)]
    assert not Soaked(Look(40, 11), rising, Look(50, 11), 900, 0, 920).good


def test_a_server_that_becomes_slower_or_does_not_keep_up_is_noticed() -> None:
    def soaked(middle: float, last: float, wanted: int = 900) -> Soaked:
        looks = [Look(50.0, 30, p99) for p99 in [0.5] * 3 + [middle] * 3 + [last] * 3]  # the beginning does not count
        return Soaked(Look(40, 11), looks, Look(50, 11), 900, 0, wanted)

    assert soaked(0.1, 0.12).good and soaked(0.1, 0.03).good
    assert soaked(0.003, 0.012).good, "nobody notices so little"
    assert not soaked(0.1, 0.13).good and soaked(0.1, 0.13).clean
    assert soaked(0.1, 0.1, 947).good and not soaked(0.1, 0.1, 948).good


@pytest.mark.slow
def test_a_crowd_plays_and_leaves_nothing_behind(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        soaked = asyncio.run(soak(server, tables=6, rate=60, seconds=6))
    assert soaked.clean, soaked.told()  # a machine with much else to do plays fewer than were wanted
    assert soaked.acknowledged > 30, soaked.told()


def test_what_is_late_is_counted_as_late(tmp_path: Path) -> None:
    """One table cannot play a thousand actions a second: that must show, and not be left out."""

    async def main() -> Load:
        load = Load()
        tables: list[Table] = []
        await fill(tables, 1, server.port, 2, load)
        await drive(tables, load, 1000, 1.0)
        tables[0].leave()
        return load

    with running(tmp_path) as server:
        load = asyncio.run(main())
    assert load.behind > 100 and not load.errors
    assert load.share(0.99) > 5 * min(load.waits)  # they queue


def test_a_flood_is_measured(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with served(tmp_path / "data", log) as server:
        seen = asyncio.run(measure(server, log, "text", 2.0))
    assert seen.answers["101"] > 10 and set(seen.answers) <= {"101", "429"}
    assert not seen.errors and "0 errors" in seen.told()
    assert "Traceback" not in log.read_text()


def test_it_is_measured_how_soon_an_action_shows_at_another_node(tmp_path: Path, database: str) -> None:
    with running(tmp_path / "1", database) as one, running(tmp_path / "2", database) as two:
        answered, seen = asyncio.run(across.measure([one.port, two.port], acts=5, rate=100))
    assert len(answered) == len(seen) == 5 and min(*answered, *seen) > 0
    assert across.told([0.001, 0.003]) == "p50 3.0, p95 3.0, p99 3.0, worst 3.0"
