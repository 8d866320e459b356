"""Work shared with a Ray cluster: the same results as here, also when a machine of it dies on the way."""

import json
import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from smallworld.cli.cluster import Cluster
from smallworld.cli.main import main
from smallworld.cli.progress import Progress

ray = pytest.importorskip("ray", reason="Ray has no build for this machine")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Two nodes with one processor each, as processes on this machine. A busy machine may answer late."""
    settings = {
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_memory_monitor_refresh_ms": "0",
        "RAY_health_check_timeout_ms": "20000",
    }
    before = {name: os.environ.get(name) for name in settings}
    os.environ.update(settings)
    small = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}
    nodes = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args=small)
    try:
        nodes.spare = nodes.add_node(num_cpus=1, object_store_memory=80_000_000)
        yield nodes
    finally:
        ray.shutdown()
        nodes.shutdown()
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def test_a_cluster_gives_the_same_although_a_node_dies_on_the_way(cluster, tmp_path, capsys):
    arena = ["arena", "--bots", "greedy:v2,random", "--games", "8", "--seed", "cluster", "--quiet", "--out"]
    assert main([*arena, str(tmp_path / "far"), "--ray", cluster.address]) == 0
    assert main([*arena, str(tmp_path / "here")]) == 0
    assert without_times(tmp_path / "far") == without_times(tmp_path / "here")

    assert Cluster(cluster.address).number == 2
    done = 0

    def dies(self: Progress, games: int) -> None:
        """A node goes when the first piece of work is done; it has others in hand then."""
        nonlocal done
        done += 1
        if done == 1:
            cluster.remove_node(cluster.spare, allow_graceful=False)

    lab = ["lab", "--bots", "random", "--games", "80", "--players", "2,3", "--seed", "cluster", "--quiet", "--out"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Progress, "show", dies)
        assert main([*lab, str(tmp_path / "lab-far"), "--ray", cluster.address]) == 0
    assert done == 8
    assert main([*lab, str(tmp_path / "lab-here"), "--jobs", "1"]) == 0
    for name in ("lab.json", "figures.csv"):
        assert (tmp_path / "lab-far" / name).read_bytes() == (tmp_path / "lab-here" / name).read_bytes()

    simulate = ["simulate", "--bots", "random", "--games", "30", "--quiet", "--out"]  # the rest of the cluster goes on
    assert main([*simulate, str(tmp_path / "far"), "--ray", cluster.address]) == 0
    assert main([*simulate, str(tmp_path / "here")]) == 0
    assert (tmp_path / "far").read_bytes() == (tmp_path / "here").read_bytes()
    assert capsys.readouterr().err == ""


def without_times(file: Path) -> list[Any]:
    """A contest in a file; only the seconds may differ."""
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    for line in lines[1:]:
        for game in line["games"]:
            del game["seconds"]
    return lines
