"""`smallworld serve`: play in the browser, alone or with others."""

import argparse
import contextlib
import errno
import os
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_address
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from smallworld.cli.common import OK, Mistake, Subparsers, add_command, whole

PORT: Final = 8765
HERE_ONLY: Final = ("127.0.0.1", "::1", "localhost")
SEND_BUFFER: Final = 128 * 1024
"""How much the system buffers for a browser that does not read; connections inherit it from the listening socket."""

EXAMPLES = """\
  smallworld serve                                   on this machine only: http://localhost:8765
  smallworld serve --open                            the same, and open the browser
  smallworld serve --host 0.0.0.0                    for everybody on the same network
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
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="the address people type, if different; may be repeated",
    )
    parser.add_argument(
        "--proxy", default="", metavar="ADDRESS", help="a proxy whose X-Forwarded-For is trusted (default: none)"
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run)


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


def listen(host: str, port: int) -> socket.socket:
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
            f"if the game is already running, open http://{name_of(host)}:{port}; otherwise " if taken(problem) else ""
        )
        raise Mistake(f"cannot listen on {host} port {port} ({why}): {runs}give another --port or --host") from None
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


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from smallworld.server.guard import Doors  # here, since the other commands start sooner without a server
    from smallworld.server.serve import serve
    from smallworld.server.store import BadStore, SqliteStore

    origins = frozenset(checked_origin(text) for text in args.origin)
    proxy = checked_proxy(args.proxy)
    listener = listen(args.host, args.port)
    store = SqliteStore(Path(args.data) if args.data else data_folder())
    try:
        store.open()
    except BadStore as problem:
        listener.close()
        raise Mistake(str(problem)) from None
    hosts = frozenset({"localhost", args.host, socket.gethostname().lower()})
    port = listener.getsockname()[1]
    network = in_network(args.host)
    # Links to a table begin with the address at which it was opened, so the one for others comes first
    here = f"http://{network or name_of(args.host)}:{port}"
    outside = f", from outside at {' and '.join(sorted(origins))}" if origins else ""

    def ready() -> None:
        print(f"Small World is at {here}{outside} (stop with Ctrl+C)", flush=True)
        if not origins and args.host in HERE_ONLY:
            print("Only this machine can open it. To let in everybody on the same network: --host 0.0.0.0", flush=True)
        if args.open:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    with contextlib.suppress(KeyboardInterrupt), listener:
        serve(listener, store, Doors(hosts, origins), proxy, ready=ready)
    return OK


def name_of(host: str) -> str:
    """What to type into the browser for an address that we listen on."""
    return {"127.0.0.1": "localhost", "0.0.0.0": "localhost", "::": "localhost", "::1": "localhost"}.get(host, host)
