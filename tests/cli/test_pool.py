"""Work shared between processes: in order, and done in spite of processes that die; who else may share it."""

import os
import socket
import sys
from pathlib import Path

import pytest

from smallworld.cli.common import Mistake
from smallworld.cli.main import main
from smallworld.cli.pool import Processes


def dies_once(folder: str, number: int) -> int:
    """Work during which a process dies, the first time it is done for the number 3."""
    marker = Path(folder) / "died"
    if number == 3 and not marker.exists():
        marker.touch()
        os._exit(1)
    return number * number


def dies(number: int) -> int:
    """Work that kills whoever does it."""
    os._exit(number)


def test_what_a_dead_process_left_is_done_by_another(tmp_path):
    units = ((str(tmp_path), number) for number in range(12))
    assert list(Processes(2).in_order(dies_once, units)) == [number * number for number in range(12)]
    assert (tmp_path / "died").exists()


def test_work_that_kills_everybody_is_given_up_with_a_reason():
    with pytest.raises(Mistake, match="fewer --jobs"):
        list(Processes(1).in_order(dies, iter([(1,)])))


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["simulate", "--games", "2", *words]) == 2
    return capsys.readouterr().err


def test_a_cluster_that_is_not_there_is_named_at_once(capsys):
    pytest.importorskip("ray", reason="Ray has no build for this machine")
    with socket.socket() as taken:  # a port that nobody listens at
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        assert f"no Ray cluster answers at '{address}'" in refused(capsys, "--ray", address)
    assert "HOST:PORT" in refused(capsys, "--ray", "nonsense")
    assert "leave it out" in refused(capsys, "--ray", "127.0.0.1:1", "--jobs", "2")


def test_without_ray_it_says_how_to_get_it(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "smallworld[ray]" in refused(capsys, "--ray", "127.0.0.1:1")
