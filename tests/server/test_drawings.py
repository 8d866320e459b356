"""Drawing a home-made board takes a moment: nobody can make the server spend all its moments so."""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import smallworld as sw
from homemade import TWO_VALLEYS
from kit import new_hub
from real import RealServer
from smallworld.content.board_file import CustomBoard
from smallworld.maps.home import drawn, home_map, home_picture
from smallworld.server.drawings import MAP, PICTURE, Drawings
from smallworld.server.limits import LIMITS, Limits
from smallworld.table.commands import Refused


def tangle(regions: int) -> str:
    """A board where everybody borders on everybody: no map can show it, but one may try for long."""
    keys = [f"r{n}" for n in range(regions)]
    lines = [f'{key} = "hill edge : {" ".join(other for other in keys if other != key)}"' for key in keys]
    return 'kind = "board"\nkey = "tangle"\nrounds = 6\nplayers = [2, 3]\n[regions]\n' + "\n".join(lines)


BOARD = sw.board(TWO_VALLEYS)


class Watched(Drawings):
    """Says how many are drawn at the same time, and all that were."""

    def __init__(self, limits: Limits = LIMITS) -> None:
        super().__init__(new_hub(limits=limits))
        self.now = self.most = 0
        self.made: list[tuple[str, str]] = []
        self.go = threading.Event()

    def work(self, name: str, kind: str, turned: bool, board: CustomBoard) -> Callable[[], bytes]:
        def drawing() -> bytes:
            self.now += 1
            self.most = max(self.most, self.now)
            self.go.wait(20)
            self.made.append((name, kind))
            self.now -= 1
            return b"x" * 1000

        return drawing


def run(main: Coroutine[Any, Any, None]) -> None:
    asyncio.run(main)


def test_one_is_drawn_at_a_time_and_once_for_all_who_ask() -> None:
    async def main() -> None:
        drawings = Watched()
        asking = [
            asyncio.ensure_future(drawings.get(f"home-{n % 4}", PICTURE, False, BOARD, f"10.0.0.{n}"))
            for n in range(20)
        ]
        await asyncio.sleep(0)
        assert len(drawings.under_way) == 4
        asking[0].cancel()  # somebody goes: the others wait for the same drawing
        drawings.go.set()
        found = await asyncio.gather(*asking[1:])
        assert drawings.most == 1 and sorted(drawings.made) == [(f"home-{n}", PICTURE) for n in range(4)]
        assert len({id(each) for each in found}) == 4 and not drawings.under_way
        await drawings.get("home-0", PICTURE, False, BOARD, "10.0.0.99")
        assert len(drawings.made) == 4, "kept once drawn"
        assert "10.0.0.99" not in drawings.viewers.buckets, "only new drawings are counted"

    run(main())


def test_an_address_and_a_queue_have_their_limits() -> None:
    async def main() -> None:
        drawings = Watched(replace(LIMITS, drawing_burst=2, drawing_rate=0.001, drawings_waiting=5))
        drawings.go.set()
        for n in range(2):
            await drawings.get(f"home-{n}", MAP, False, BOARD, "10.0.0.1")
        assert await code(drawings.get("home-2", MAP, False, BOARD, "10.0.0.1")) == "limited"
        await drawings.get("home-0", MAP, False, BOARD, "10.0.0.1")  # what is there may be seen again
        drawings.go.clear()
        asking = [
            asyncio.ensure_future(drawings.get(f"home-{n}", PICTURE, False, BOARD, f"10.1.0.{n}")) for n in range(5)
        ]
        await asyncio.sleep(0)
        assert await code(drawings.get("home-9", PICTURE, False, BOARD, "10.2.0.1")) == "limited"
        drawings.go.set()
        await asyncio.gather(*asking)
        await drawings.get("home-9", PICTURE, False, BOARD, "10.2.0.1")

    run(main())


def test_only_so_much_is_kept() -> None:
    async def main() -> None:
        drawings = Watched(replace(LIMITS, drawings=3))
        drawings.go.set()
        for n in (0, 1, 2, 0, 3):
            await drawings.get(f"home-{n}", MAP, False, BOARD, "10.0.0.1")
        assert list(drawings.kept) == ["home-2.json", "home-0.json", "home-3.json"]
        assert drawings.bytes == sum(len(each.packed) for each in drawings.kept.values())

    run(main())


async def code(waiting: Coroutine[Any, Any, object]) -> str:
    try:
        await waiting
    except Refused as refused:
        return refused.code
    return ""


def spent(board: CustomBoard) -> float:
    """Seconds of the processor for map and picture."""
    drawn.cache_clear()
    since = time.process_time()
    home_map(board)
    home_picture(board)
    return time.process_time() - since


def test_a_tangle_takes_little_longer_than_a_board() -> None:
    assert spent(sw.board(tangle(60))) < 25 * spent(BOARD)  # it took two hundred times as long


def test_the_server_answers_others_while_it_draws(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data") as server:
        read = server.ask("/api/content", {"add": [tangle(100)]}).json
        drawing = read["home_made"][0]["map"]
        answers: list[int] = []
        asking = [
            threading.Thread(target=lambda kind=kind: answers.append(server.ask(f"/maps/{drawing}{kind}").status))
            for kind in (".json", ".svg", "-1.svg")
        ]
        for each in asking:
            each.start()
        served = 0
        while any(each.is_alive() for each in asking):
            assert server.ask("/healthz").status == 200
            served += 1
            time.sleep(0.02)
        assert answers == [200, 200, 200] and served > 5
