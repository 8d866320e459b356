"""Work shared with a Ray cluster: the same results as here, also when a machine of it dies on the way."""

import json
import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from smallworld.bots.arena import Series, play_games
from smallworld.cli.cluster import Cluster
from smallworld.cli.main import main
from smallworld.cli.pool import Here

ray = pytest.importorskip("ray", reason="Ray has no build for this machine")

SERIES = Series(("greedy:v2", "random"), players=3, seed="cluster")
UNITS = [(SERIES, first, 3) for first in range(0, 48, 3)]


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

    workers = Cluster(cluster.address)
    assert workers.number == 2
    found = workers.in_order(play_games, iter(UNITS))
    results = [next(found)]
    cluster.remove_node(cluster.spare, allow_graceful=False)
    results += found
    assert results == list(Here().in_order(play_games, iter(UNITS)))

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
