"""The files in deploy/: checked by the programs that they are for, where these are installed, and played through."""

import contextlib
import json
import re
import shutil
import signal
import socket
import ssl
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from database import Postgres
from real import ROOT, Browser, RealServer
from smallworld.cli.main import make_parser

DEPLOY = ROOT / "deploy"
NAME = "games.example"
NGINX = shutil.which("nginx") or "/usr/sbin/nginx"
CADDY = shutil.which("caddy")


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def certificate(folder: Path) -> tuple[Path, Path]:
    """One that nobody trusts but us."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    command += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(cert)]
    subprocess.run(command, check=True, capture_output=True)
    return cert, key


@contextlib.contextmanager
def program(command: list[str], folder: Path, port: int) -> Iterator[None]:
    """A proxy that runs until the end."""
    with (folder / "proxy.log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
    try:
        last = time.monotonic() + 60
        while True:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", port), timeout=5).close()
                break
            assert process.poll() is None and time.monotonic() < last, (folder / "proxy.log").read_text()
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(20)


@contextlib.contextmanager
def nginx(folder: Path, port: int, nodes: list[int]) -> Iterator[ssl.SSLContext]:
    """Our file for nginx, with other ports and another certificate."""
    cert, key = certificate(folder)
    plain = free_port()
    proof = folder / "www" / ".well-known" / "acme-challenge" / "proof"
    proof.parent.mkdir(parents=True)
    proof.write_text("ours")
    text = (DEPLOY / "nginx" / "smallworld.conf").read_text()
    for before, after in {
        "listen 443 ssl http2": f"listen 127.0.0.1:{port} ssl http2",
        "    listen [::]:443 ssl http2;\n": "",
        "    listen 80;\n    listen [::]:80;": f"    listen 127.0.0.1:{plain};",
        "/var/www/html": str(folder / "www"),
        "127.0.0.1:8765": f"127.0.0.1:{nodes[0]}",
        "127.0.0.1:8766": f"127.0.0.1:{nodes[1]}",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(cert),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
    }.items():
        assert before in text
        text = text.replace(before, after)
    temporary = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; worker_processes 1; user root;\nevents {{}}\n"
        f"http {{\naccess_log {folder}/access.log;\n{temporary}\n{text}\n}}\n"
    )
    command = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    with program(command, folder, port):
        # What certbot has laid there is shown over plain HTTP, so that a certificate can be renewed while nginx runs.
        with urllib.request.urlopen(f"http://127.0.0.1:{plain}/.well-known/acme-challenge/proof", timeout=20) as shown:
            assert shown.read() == b"ours"
        yield ssl.create_default_context(cafile=str(cert))


@contextlib.contextmanager
def caddy(folder: Path, port: int, nodes: list[int]) -> Iterator[ssl.SSLContext]:
    """Our file for Caddy, with other ports and a certificate of our own."""
    assert CADDY is not None
    cert, key = certificate(folder)
    text = (DEPLOY / "caddy" / "Caddyfile").read_text()
    for before, after in {
        f"{NAME} {{": f"https://{NAME}:{port} {{\n\ttls {cert} {key}",
        "127.0.0.1:8765": f"127.0.0.1:{nodes[0]}",
        "127.0.0.1:8766": f"127.0.0.1:{nodes[1]}",
    }.items():
        assert before in text
        text = text.replace(before, after)
    (folder / "Caddyfile").write_text(
        f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}}\n{text}"
    )
    command = [CADDY, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with program(command, folder, port):
        yield ssl.create_default_context(cafile=str(cert))


class Behind:
    """A browser's way through the proxy."""

    def __init__(self, port: int, trust: ssl.SSLContext) -> None:
        self.port = port
        self.trust = trust

    def line(self) -> ssl.SSLSocket:
        """A connection that looks for our name."""
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=20)
        return self.trust.wrap_socket(plain, server_hostname=NAME)

    def ask(self, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """One request."""
        method = "POST" if body else "GET"
        head = f"{method} {path} HTTP/1.1\r\nHost: {NAME}\r\nOrigin: https://{NAME}\r\nConnection: close\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        with self.line() as line:
            line.sendall(head.encode() + body)
            answer = b""
            while more := line.recv(65536):
                answer += more
        top, _, rest = answer.partition(b"\r\n\r\n")
        return int(top.split()[1]), rest

    def sit(self, table: str, tokens: list[str], named: bool = False) -> Browser:
        """A socket at a table; pages say at once for which one it is."""
        line = connect(
            f"wss://{NAME}/ws{f'?table={table}' if named else ''}",
            sock=socket.create_connection(("127.0.0.1", self.port), timeout=20),
            ssl=self.trust,
            server_hostname=NAME,
            origin=Origin(f"https://{NAME}"),
            max_size=None,
            open_timeout=20,
            close_timeout=1,
            legacy=True,
        )
        return Browser(line, table, tuple(tokens))


Proxy = Callable[[Path, int, list[int]], contextlib.AbstractContextManager[ssl.SSLContext]]
PROXIES = [
    pytest.param(nginx, marks=pytest.mark.skipif(not Path(NGINX).exists(), reason="there is no nginx here")),
    pytest.param(caddy, marks=pytest.mark.skipif(CADDY is None, reason="there is no Caddy here")),
]


@pytest.mark.parametrize("proxy", PROXIES)
def test_two_nodes_behind_a_proxy_and_one_of_them_is_replaced(
    proxy: Proxy, tmp_path: Path, database: str, postgres: Postgres
) -> None:
    options = ("--store", database, "--origin", f"https://{NAME}", "--proxy", "127.0.0.1", "--drain", "3")
    with contextlib.ExitStack() as stack:
        nodes = [stack.enter_context(RealServer(tmp_path / str(n), *options)) for n in range(2)]
        port = free_port()
        trust = stack.enter_context(proxy(tmp_path, port, [node.port for node in nodes]))
        browser = Behind(port, trust)
        last = time.monotonic() + 30
        while browser.ask("/readyz")[0] != 200:
            assert time.monotonic() < last
        wanted = b'{"players": 2, "seats": [{"kind": "person"}, {"kind": "person"}], "start": true}'
        status, body = browser.ask("/api/tables", wanted)
        assert status == 201, body
        made = json.loads(body)
        tokens = [seat["token"] for seat in made["seats"]]
        people = [browser.sit(made["table"], tokens) for _ in range(12)]  # at one node: they have one address
        for n in range(4):
            answer = people[n].play(f"id-{n}")
            assert answer["t"] == "ok"
            for each in people:
                while each.version < answer["version"]:
                    each.next()
        process = max([node.process for node in nodes if node.process], key=open_files)  # where they are
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
        moved = 0
        for n, each in enumerate(people):
            if is_cut(each):
                moved += 1
                people[n] = browser.sit(made["table"], tokens)
        assert moved == len(people), "somebody was elsewhere: pages and sockets without a table go by address"
        assert people[0].version == answer["version"], "nothing is lost"
        assert people[0].play("last")["t"] == "ok"
        for _ in range(10):
            assert browser.ask("/healthz")[0] == 200, "the proxy knows the way"
        assert browser.ask("/metrics")[0] == 404


@pytest.mark.skipif(not Path(NGINX).exists(), reason="there is no nginx here")
def test_nginx_brings_everybody_at_a_table_to_one_node(tmp_path: Path, database: str) -> None:
    """Or each action would be played by both."""
    options = ("--store", database, "--origin", f"https://{NAME}", "--proxy", "127.0.0.1")
    with contextlib.ExitStack() as stack:
        metrics = [free_port(), free_port()]
        nodes = [
            stack.enter_context(RealServer(tmp_path / str(n), *options, "--metrics", str(metrics[n]))) for n in range(2)
        ]
        port = free_port()
        trust = stack.enter_context(nginx(tmp_path, port, [node.port for node in nodes]))
        browser = Behind(port, trust)
        wanted = b'{"players": 2, "seats": [{"kind": "person"}, {"kind": "person"}], "start": true}'
        people: list[list[Browser]] = []
        while not all(sockets(each) for each in metrics):  # which tables are at home where, nginx alone knows
            assert len(people) < 40, "nginx brings everybody to the same node"
            made = json.loads(browser.ask("/api/tables", wanted)[1])
            token = made["seats"][0]["token"]
            people.append([browser.sit(made["table"], [token], named=True) for _ in range(4)])
        nodes[0].stop(signal.SIGKILL)
        cut = [sum(is_cut(each) for each in crowd) for crowd in people]
        assert set(cut) == {0, 4}, cut


def sockets(metrics: int) -> int:
    """How many sockets a node has open, by what it says on its port for metrics."""
    with urllib.request.urlopen(f"http://127.0.0.1:{metrics}/metrics", timeout=20) as answer:
        found = re.search(r"^smallworld_sockets (\d+)", answer.read().decode(), re.MULTILINE)
    assert found is not None
    return int(found[1])


def open_files(process: "subprocess.Popen[str]") -> int:
    """How many files and sockets a process has open."""
    return len(list(Path(f"/proc/{process.pid}/fd").iterdir()))


def is_cut(browser: Browser) -> bool:
    """Was it at a node that is gone?"""
    try:
        browser.send({"t": "ping"})
        while browser.next()["t"] != "pong":
            pass
    except ConnectionClosed:
        return True
    return False


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_units_are_sound(tmp_path: Path) -> None:
    for unit in sorted((DEPLOY / "systemd").iterdir()):
        text = unit.read_text().replace("/opt/smallworld/bin/smallworld", "/bin/true")
        (tmp_path / unit.name.replace("@.", "@8765.")).write_text(text)
    for unit in sorted(tmp_path.iterdir()):
        done = subprocess.run(
            ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0 and unit.name not in done.stderr, done.stderr


def commands() -> Iterator[list[str]]:
    """Every command that starts a server in the files, with values for what is left open."""
    for unit in (DEPLOY / "systemd").glob("*.service"):
        for line in unit.read_text().splitlines():
            found = re.search(r"/opt/smallworld/bin/smallworld ([^']*)", line)
            if found:
                words = found[1].replace("$(date +%%u)", "1").replace('"$PLACE" "$STORE"', "--data x").split()
                yield [word.strip('"').replace("%i", "8765").replace("${ORIGIN}", f"https://{NAME}") for word in words]
    compose = (DEPLOY / "container" / "compose.yaml").read_text()
    yield [re.sub(r"\$\{[^}]*\}", "x", word) for word in re.findall(r"^    - (\S.*)$", compose, re.MULTILINE)]
    image = (DEPLOY / "container" / "Containerfile").read_text()
    yield re.findall(r'"([^"]*)"', image.rpartition("CMD ")[2])


def test_every_command_in_the_files_is_one_of_ours() -> None:
    found = list(commands())
    assert len(found) == 5
    for words in found:
        words = [part for word in words for part in (word.split("=", 1) if word.startswith("--") else [word])]
        args, strange = make_parser().parse_known_args([word.replace("${STORE}", "postgresql://x/y") for word in words])
        assert not strange and args.run is not None, words
