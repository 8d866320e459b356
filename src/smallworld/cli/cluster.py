"""Work shared between the machines of a Ray cluster. Ray is an optional extra, and is imported only when asked for."""

import os
import socket
from collections import deque
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final, TypeVar, TypeVarTuple, Unpack

import smallworld
from smallworld.cli.common import Mistake
from smallworld.cli.pool import AHEAD, PATIENCE
from smallworld.cli.trusted import banners_in, files_run

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")

LOCAL: Final = "local"
AUTO: Final = "auto"
ANSWERS_WITHIN: Final = 5.0  # seconds; Ray itself would try for a minute and then end the process

NO_RAY: Final = "--ray needs Ray, which is not installed: pip install 'smallworld[ray]'"
NODE_DEAD: Final = (
    f"a worker of the cluster died, and so did {PATIENCE} others in its place, perhaps for want of memory; "
    "look at the cluster with ray status"
)


class OtherVersion(Exception):
    """A machine of the cluster has another version of the game."""


class Cluster:
    """A cluster at an address (HOST:PORT), the one that runs on this machine (auto), or one of its own (local)."""

    def __init__(self, address: str) -> None:
        self.ray: Final = connected(address)
        self.number: Final = max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def in_order(
        self,
        work: Callable[[Unpack[Arguments]], Result],
        units: Iterator[tuple[*Arguments]],
        prepare: Callable[[], None] | None = None,
    ) -> Iterator[Result]:
        """Handed out in order. Ray itself hands a unit out again if its worker dies; we do so if Ray has given up."""
        ray = self.ray
        task = ray.remote(num_cpus=1, max_retries=PATIENCE)(done_apart)
        common = (smallworld.__version__, files_run(), prepare, work)
        running: deque[tuple[tuple[*Arguments], Any]] = deque()
        deaths = 0
        try:
            while True:
                while len(running) < AHEAD * self.number and (unit := next(units, None)) is not None:
                    running.append((unit, task.remote(*common, unit)))
                if not running:
                    return
                try:
                    result: Result = ray.get(running[0][1])
                except ray.exceptions.RayTaskError as problem:  # the work itself failed, as it would have failed here
                    cause = getattr(problem, "cause", None)
                    if isinstance(cause, OtherVersion):
                        raise Mistake(str(cause)) from None
                    raise (cause if isinstance(cause, Exception) else problem) from None
                except ray.exceptions.RayError as problem:  # its machine is gone, or what it had found is lost
                    deaths += 1
                    if deaths > PATIENCE:
                        raise Mistake(NODE_DEAD) from problem
                    running[0] = (running[0][0], task.remote(*common, running[0][0]))
                    continue
                deaths = 0
                running.popleft()
                yield result
        finally:  # also if the reader has gone
            for _, reference in running:
                ray.cancel(reference, force=True)


def done_apart(
    version: str,
    files: tuple[str, ...],
    prepare: Callable[[], None] | None,
    work: Callable[..., Result],
    unit: tuple[Any, ...],
) -> Result:
    """One unit, on whichever machine."""
    if version != smallworld.__version__:
        here = f"{socket.gethostname()} has smallworld {smallworld.__version__}"
        raise OtherVersion(f"{here}, but {version} is asked for: install the same version on all machines")
    for file in files:
        banners_in(file)
    if prepare is not None:
        prepare()
    return work(*unit)


def connected(address: str) -> Any:
    """Ray, connected to the cluster; it stays so until this process ends."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that a game is played
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise Mistake(NO_RAY) from None
    if ray.is_initialized():
        return ray
    if address not in (LOCAL, AUTO):
        check_address(address)
    try:
        ray.init(
            address=address,
            log_to_driver=False,
            logging_level="ERROR",
            **({"include_dashboard": False} if address == LOCAL else {}),
        )
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise Mistake(f"cannot work with Ray at {address!r:.80}: {problem}") from None
    return ray


def check_address(address: str) -> None:
    """Does anybody listen there?"""
    host, colon, port = address.rpartition(":")
    if not colon or not host or not port.isascii() or not port.isdigit() or int(port) > 65535:
        raise Mistake(f"--ray takes HOST:PORT, {AUTO} or {LOCAL}, not {address!r:.80}")
    try:
        socket.create_connection((host, int(port)), ANSWERS_WITHIN).close()
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise Mistake(
            f"no Ray cluster answers at {address!r:.80} ({reason}); start one with: ray start --head"
        ) from None
