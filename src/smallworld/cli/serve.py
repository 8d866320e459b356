"""`smallworld serve`: play in the browser, alone or with others."""

import argparse
import contextlib
import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from smallworld.cli.common import OK, Mistake, Subparsers, add_command, version, whole
from smallworld.cli.crew import READY, Workers, end_with_parent
from smallworld.content.files import BadContent

if TYPE_CHECKING:
    from smallworld.hosting.ports import Nodes, Notes, RealStore
    from smallworld.server.meeting import Meeting

PORT: Final = 8765
METRICS: Final = "--metrics"
HERE_ONLY: Final = ("127.0.0.1", "::1", "localhost")
SEND_BUFFER: Final = 128 * 1024
"""How much the system buffers for a browser that does not read; connections inherit it from the listening socket."""

EXAMPLES = """\
  smallworld serve                                   on this machine only: http://localhost:8765
  smallworld serve --open                            the same, and open the browser
  smallworld serve --host 0.0.0.0                    for everybody on the same network
  smallworld serve --custom bakers.toml              offer a home-made race to everybody who makes a table
  smallworld serve --store postgresql://localhost/games      keep the games in a PostgreSQL
  smallworld serve --store postgresql://localhost/games --workers 4      … and use four cores
  smallworld serve --origin https://games.example --proxy 127.0.0.1     behind a proxy (docs/running-a-server.md)
"""


def add(subparsers: Subparsers) -> None:
    """The command and its arguments."""
    parser = add_command(subparsers, "serve", "play in the browser, alone or with others", EXAMPLES)
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default: 127.0.0.1)")
    parser.add_argument(
        "--port",
        type=whole(0, 65535),
        default=PORT,
        metavar="N",
        help=f"the port; 0 takes any free one (default: {PORT})",
    )
    parser.add_argument("--data", default="", metavar="DIR", help=f"where games are kept (default: {data_folder()})")
    parser.add_argument(
        "--store",
        default="",
        metavar="URL",
        help="a PostgreSQL that keeps the games instead, such as postgresql://user@host/games",
    )
    parser.add_argument(
        "--accept-loss",
        action="store_true",
        help="start although the latest entries are gone from beside the file with the games",
    )
    parser.add_argument(
        "--workers",
        type=whole(1, 64),
        default=1,
        metavar="N",
        help="processes behind the one port, for more cores; needs --store (default: 1)",
    )
    parser.add_argument(
        "--metrics",
        type=meter_place,
        default=None,
        metavar="PORT",
        help="a port of its own for Prometheus, health and readiness; on this machine only, unless it is ADDRESS:PORT",
    )
    parser.add_argument("--log", choices=("text", "json"), default="text", help="lines of the log (default: text)")
    parser.add_argument(
        "--drain",
        type=whole(0, 600),
        default=0,
        metavar="SECONDS",
        help="on SIGTERM, be not ready for so long before stopping, so that a proxy notices (default: 0)",
    )
    parser.add_argument("--listener", type=whole(0, 1 << 20), default=None, help=argparse.SUPPRESS)  # of a worker
    parser.add_argument("--meeting", default="", help=argparse.SUPPRESS)  # with other workers: its place, and files
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="the address people type, if different; may be repeated",
    )
    parser.add_argument(
        "--proxy", default="", metavar="ADDRESS", help="a proxy whose X-Forwarded-For is trusted (default: none)"
    )
    parser.add_argument(
        "--custom",
        action="append",
        default=[],
        metavar="FILE",
        help="offer a home-made race, power, board or set, or a folder of them, to everybody; may be repeated",
    )
    parser.add_argument(
        "--push-to", action="append", default=[], metavar="URL", help=argparse.SUPPRESS
    )  # a stand-in for the push services of browsers, in tests
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run)


def meter_place(text: str) -> tuple[str, int]:
    """Where metrics are: a port of this machine's own address, or an address and a port."""
    host, _, port = text.rpartition(":")
    try:
        return host.strip("[]") or "127.0.0.1", whole(0, 65535)(port)
    except argparse.ArgumentTypeError:
        raise argparse.ArgumentTypeError(f"give a port such as 9100, or ADDRESS:PORT, not {text!r:.60}") from None


def data_folder() -> Path:
    """The user's folder for data, if the system has one."""
    home = Path.home()
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "smallworld"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "smallworld"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "smallworld"


def checked_origin(text: str) -> str:
    """An origin as browsers write it: scheme, name, port."""
    try:
        split = urlsplit(text)
        good = split.scheme in ("http", "https") and split.hostname and split.path in ("", "/") and not split.query
    except ValueError:  # a bracket that is not closed
        good = False
    if not good:
        raise Mistake(f"--origin is an address such as https://games.example, not {text!r:.60}")
    return f"{split.scheme}://{split.netloc}"


def listen(host: str, port: int, argument: str = "--port or --host") -> socket.socket:
    """The socket to listen on, or one sentence that says why not."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        if os.name != "nt":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listener.bind(place)
    except OSError as problem:
        why = problem.strerror or str(problem)
        runs = (
            f"if the game is already running, open http://{name_of(host)}:{port}; otherwise "
            if taken(problem) and argument != METRICS
            else ""
        )
        raise Mistake(f"cannot listen on {host} port {port} ({why}): {runs}give another {argument}") from None
    listener.listen(1024)
    listener.setblocking(False)
    return listener


def taken(problem: OSError) -> bool:
    """Is something already listening there?"""
    return problem.errno == errno.EADDRINUSE


def checked_proxy(text: str) -> str:
    """The address of a proxy, as a number: connections never come from a name."""
    try:
        return str(ip_address(text)) if text else ""
    except ValueError:
        raise Mistake(f"--proxy is an address such as 127.0.0.1, not {text!r:.60}") from None


def in_network(host: str) -> str:
    """This machine's address for others, if it listens to them; nothing is sent to find out."""
    if host not in ("0.0.0.0", "::"):
        return ""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address reserved for examples
        return str(probe.getsockname()[0])
    return ""


def make_store(address: str, folder: str, accept_loss: bool = False) -> "RealStore":
    """Where games are kept: a folder, or a database."""
    from smallworld.server.store import BadStore, SqliteStore

    if not address:
        return SqliteStore(Path(folder) if folder else data_folder(), accept_loss)
    if not address.startswith(("postgresql://", "postgres://")):
        raise BadStore(f"--store is an address such as postgresql://user@host/games, not {address!r:.60}")
    try:
        from smallworld.server.store.postgres import PostgresStore
    except ImportError:
        raise BadStore("--store needs psycopg: pip install 'smallworld[postgres]'") from None
    return PostgresStore(address)


def join(store: "RealStore", origins: frozenset[str]) -> "tuple[Nodes | None, Notes | None]":
    """On a database, become one of the nodes that share it."""
    from smallworld.server.store import SqliteStore

    if isinstance(store, SqliteStore):
        return None, None
    from smallworld.server.cluster import Cluster
    from smallworld.server.store.postgres import PostgresStore

    assert isinstance(store, PostgresStore)
    cluster = Cluster(store, origins)
    cluster.join()
    return cluster, store


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from smallworld.server.guard import Doors  # here, since the other commands start sooner without a server
    from smallworld.server.logs import begin as begin_log
    from smallworld.server.serve import serve
    from smallworld.server.store import BadStore
    from smallworld.table.offers import read_offers

    origins = frozenset(checked_origin(text) for text in args.origin)
    proxy = checked_proxy(args.proxy)
    try:
        offers = read_offers([Path(name) for name in args.custom])
    except BadContent as problem:
        raise Mistake(f"--custom {problem}") from None
    if args.workers > 1:
        refuse_workers(args.store)
    listener = listen(args.host, args.port) if args.listener is None else socket.socket(fileno=args.listener)
    try:
        meter = None if args.metrics is None else listen(args.metrics[0], args.metrics[1], METRICS)
    except Mistake:
        listener.close()
        raise
    begin_log(args.log)
    if args.workers > 1:
        return run_workers(args, listener, origins, meter)
    try:
        store = make_store(args.store, args.data, args.accept_loss)
        store.open()
        nodes, notes = join(store, origins)
    except BadStore as problem:
        listener.close()
        if meter is not None:
            meter.close()
        raise Mistake(str(problem)) from None
    hosts = frozenset({"localhost", args.host, socket.gethostname().lower()})
    ready = greeting(args, listener, origins, meter)
    if args.listener is not None:
        end_with_parent()
        ready = partial(print, READY, 0 if meter is None else meter.getsockname()[1], flush=True)

    with contextlib.suppress(KeyboardInterrupt), listener, meter or contextlib.nullcontext():
        serve(
            listener,
            store,
            Doors(hosts, origins),
            proxy,
            ready=ready,
            offers=offers,
            push_to=frozenset(args.push_to),
            nodes=nodes,
            notes=notes,
            metrics=meter,
            drain=args.drain,
            version=version(),
            meeting=meeting_of(args.meeting),
        )
    return OK


def meeting_of(text: str) -> "Meeting | None":
    """In a worker: where it meets the others."""
    if not text:
        return None
    from smallworld.server.meeting import Meeting

    place, *files = map(int, text.split(","))
    return Meeting(place, files)


def greeting(
    args: argparse.Namespace, listener: socket.socket, origins: frozenset[str], meter: socket.socket | None
) -> Callable[[], None]:
    """What to do once it is serving: say where it is."""
    port = listener.getsockname()[1]
    network = in_network(args.host)
    # Links to a table begin with the address at which it was opened, so the one for others comes first
    here = f"http://{network or name_of(args.host)}:{port}"
    outside = f", from outside at {' and '.join(sorted(origins))}" if origins else ""

    def ready() -> None:
        print(f"Small World is at {here}{outside} (stop with Ctrl+C)", flush=True)
        if not origins and args.host in HERE_ONLY:
            print("Only this machine can open it. To let in everybody on the same network: --host 0.0.0.0", flush=True)
        if meter is not None:
            host, number = meter.getsockname()[:2]
            print(f"Metrics are at http://{f'[{host}]' if ':' in host else host}:{number}/metrics", flush=True)
        if args.open:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    return ready


def refuse_workers(store: str) -> None:
    """Several processes need something that they can share."""
    if not store:
        raise Mistake(
            "--workers needs a database, since a file belongs to one process: give --store postgresql://user@host/games"
        )
    if os.name == "nt":
        raise Mistake("--workers needs a system on which processes share a socket; start several nodes instead")


def run_workers(
    args: argparse.Namespace, listener: socket.socket, origins: frozenset[str], meter: socket.socket | None
) -> int:
    """Several processes behind one port."""
    given = ["--host", args.host, "--store", args.store, "--proxy", args.proxy, "--log", args.log]
    given += ["--drain", str(args.drain), *([] if meter is None else ["--metrics", "0"])]
    given += [part for origin in args.origin for part in ("--origin", origin)]
    given += [part for name in args.custom for part in ("--custom", name)]
    with listener, meter or contextlib.nullcontext():
        crew = Workers(listener, args.workers, given, args.drain, meter)
        return crew.run(greeting(args, listener, origins, meter))


def name_of(host: str) -> str:
    """What to type into the browser for an address that we listen on."""
    return {"127.0.0.1": "localhost", "0.0.0.0": "localhost", "::": "localhost", "::1": "localhost"}.get(host, host)
