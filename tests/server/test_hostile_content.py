"""Files made to do harm: each is refused at once, with the field named, and the server goes on."""

import random
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from homemade import BAKERS, EXAMPLES, GILDED, TWO_VALLEYS, power, race
from real import Answer, RealServer
from smallworld.content.files import BadContent
from smallworld.table.content import understood

SOON = 1.0  # seconds


def bakers(**fields: str) -> str:
    """The Bakers with other values, written as TOML."""
    text = BAKERS
    for name, value in fields.items():
        lines = [f"{name} = {value}" if line.startswith(f"{name} =") else line for line in text.split("\n")]
        text = "\n".join(lines)
        assert f"{name} = {value}" in text
    return text


def ring(length: int) -> str:
    """Conditions inside conditions."""
    inner = 'terrain = "hill"'
    for _ in range(length):
        inner = f"beside = {{ {inner} }}"
    return race(f'part = "cheaper_on"\nwhere = {{ {inner} }}')


HOSTILE = {
    "nested arrays": ("kind = " + "[" * 20_000, ""),
    "nested tables": ("x = " + "{a = " * 5_000, ""),
    "dotted keys": ("a" + ".a" * 20_000 + " = 1", "dots"),
    "too long": (BAKERS + "#" * 64 * 1024, "64 kB"),
    "conditions in conditions": (ring(40), "ability 1"),
    "a huge number": (bakers(tokens="9" * 4_000), ""),
    "beyond the limits": (bakers(tokens="99999999999"), "tokens"),
    "less than nothing": (bakers(tokens="-1"), "tokens"),
    "a fraction": (bakers(tokens="6.5"), "tokens"),
    "not a number": (bakers(tokens="nan"), "tokens"),
    "a turned name": (bakers(name='"Bakers\\u202e"'), "name"),
    "an invisible name": (bakers(name='"Bak\\u200bers"'), "name"),
    "a blank that counts as a letter": (bakers(name='"\\u3164"'), "name"),
    "control characters": (bakers(name='"Bakers\\u001b[31m"'), "name"),
    "a heap of accents": (bakers(name='"B' + "\\u0316\\u0317" * 10 + '"'), "name"),
    "two lines": (bakers(name='"Bakers\\nand more"'), "name"),
    "half a character": (bakers(name='"\ud800"'), "half a character"),
    "a printed race": (bakers(name='"Trolls"'), "name"),
    "the key of a printed race": (bakers(key='"trolls"'), "key"),
    "a word of the game": (bakers(key='"constructor"'), "key"),
    "markup in the name": (bakers(name='"<b>Bakers</b>"'), "name"),
    "markup in the text": (bakers(text='"<img src=x onerror=alert(1)>"'), "text"),
    "a link in the text": (bakers(text='"[free](javascript:alert(1))"'), "text"),
    "markup in the author": (BAKERS.replace("tokens =", 'author = "<script>"\ntokens ='), "author"),
    "markup in an offer": (race('part = "offer"\nname = "<svg/onload=x>"\ndoes = "reach"'), "name"),
    "a key twice": (BAKERS.replace("tokens =", 'name = "Others"\ntokens ='), "'name' is given twice"),
    "an unknown field": (BAKERS.replace("tokens =", 'exec = "rm"\ntokens ='), "'exec'"),
    "an unknown part": (race('part = "import"'), "ability 1"),
    "too many abilities": (race(*['part = "coins"'] * 9), "abilities"),
    "Python": ('kind = "power"\nkey = "newts"\ntokens = 4\nwritten_in = "python"', "written_in"),
    "a region of the browser's": (TWO_VALLEYS.replace("cove", "__proto__"), "__proto__"),
    "a region too many": (
        'kind = "board"\nkey = "wide"\nrounds = 8\n[regions]\n'
        + "".join(f'r{n} = "hill edge :"\n' for n in range(201)),
        "regions",
    ),
    "a border that leads nowhere": (TWO_VALLEYS.replace(": moor farm", ": moor farm gone"), "gone"),
    "an empty set": ('kind = "set"\nkey = "void"\nversion = 1', "empty"),
    "a set inside a set": ('kind = "set"\nkey = "void"\nversion = 1\n[[set]]\nkey = "more"', "'set'"),
    "nothing": ("", "kind"),
    "zeros": ("\0" * 100, ""),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_at_once(name: str) -> None:
    text, named = HOSTILE[name]
    since = time.monotonic()
    with pytest.raises(BadContent) as problem:
        understood(text)
    assert time.monotonic() - since < SOON
    assert named in str(problem.value) and len(str(problem.value)) < 1000 and str(problem.value).isprintable()


def mutations(chance: random.Random) -> Iterator[str]:
    """Good files with something wrong in them: characters, words and lines lost, doubled, moved and exchanged."""
    files = [file.read_text(encoding="utf-8") for file in sorted(EXAMPLES.rglob("*.toml"))]
    odd = ["\u202e", "\0", '"""', "[[", "]]", "= =", "inf", "1e999", "0x", "\\", "{}", "[ability]", "true", "-", "'"]
    for _ in range(400):
        text = chance.choice(files)
        for _ in range(chance.randint(1, 3)):
            at, to = sorted(chance.randrange(len(text)) for _ in range(2))
            lines = text.split("\n")
            row = chance.randrange(len(lines))
            match chance.randrange(6):
                case 0:
                    text = text[:at] + text[to:] or "x"
                case 1:
                    text = text[:at] + chance.choice(odd) + text[at:]
                case 2:
                    text = text[:to] + text[at:to] * chance.randint(1, 40) + text[to:]
                case 3:
                    text = "\n".join([*lines[:row], *lines[row + 1 :], lines[row]])
                case 4:
                    text = text.replace(chance.choice(text.split()), chance.choice(chance.choice(files).split()), 1)
                case _:
                    text = "\n".join([*lines[:row], chance.choice(chance.choice(files).split("\n")), *lines[row:]])
        yield text


@pytest.mark.parametrize("seed", range(2))
def test_a_spoilt_file_is_understood_or_refused_and_nothing_else(seed: int) -> None:
    refused = 0
    for text in mutations(random.Random(seed)):
        since = time.monotonic()
        try:
            understood(text)
        except BadContent as problem:
            refused += 1
            assert str(problem).isprintable(), text
        assert time.monotonic() - since < SOON, text
    assert refused > 200, "most of them are spoilt"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with RealServer(tmp_path_factory.mktemp("hostile") / "data") as running:
        yield running


def posted(server: RealServer, path: str, body: bytes | dict[str, Any], **headers: str) -> Answer:
    since = time.monotonic()
    answer = server.ask(path, body, **headers)
    assert time.monotonic() - since < SOON
    return answer


def test_they_are_refused_over_http_too(server: RealServer) -> None:
    for name, (text, named) in HOSTILE.items():
        if "\ud800" in text:
            continue  # JSON in UTF-8 cannot carry it
        answer = posted(server, "/api/tables", {"players": 2, "content": [GILDED, text]})
        assert answer.status == 400, (name, answer)
        if answer.json["code"] == "bad_content":
            assert named in answer.json["reason"] and answer.json["field"] in ("content", "content[1]"), (name, answer)
        else:
            assert answer.json["code"] == "bad_message" and name == "too long", (name, answer)
    assert server.ask("/healthz").status == 200


def test_a_body_of_fifty_megabytes_is_refused_before_it_has_come(server: RealServer) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\ncontent-type: application/json\r\n"
    since = time.monotonic()
    with socket.create_connection(("127.0.0.1", server.port), 5) as wire:
        wire.sendall(f"{head}content-length: 50000000\r\n\r\n".encode() + b'{"content": ["' + b"x" * 200_000)
        assert wire.recv(100).startswith(b"HTTP/1.1 413 ")
    assert time.monotonic() - since < SOON


def test_an_upload_without_the_hosts_token_is_refused_and_counted(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data") as server:
        made = server.make(seats=[{"kind": "person"}, {"kind": "open"}], start=False)
        path = f"/api/tables/{made['table']}/content"
        wish = {"add": [power(key="loud")]}
        assert server.ask(path, wish).status == 404
        assert server.ask(path, wish, authorization=f"Bearer {made['invite']}").json["code"] == "denied"
        codes = [server.ask(path, wish, authorization="Bearer " + "x" * 22).json["code"] for _ in range(70)]
        assert codes[0] == "not_found" and codes[-1] == "limited"
        assert server.ask(path, wish, authorization=f"Bearer {made['host']}").json["code"] == "limited"


def test_home_made_things_survive_a_killed_server(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data") as server:
        made = server.make(seats=[{"kind": "person"}, {"kind": "open"}], start=False)
        path, host = f"/api/tables/{made['table']}/content", f"Bearer {made['host']}"
        brought = server.ask(path, {"add": [BAKERS, TWO_VALLEYS]}, authorization=host)
        assert brought.status == 200, brought
        server.stop(signal.SIGKILL)
        server.start()
        told = server.ask(f"/api/tables/{made['table']}", authorization=f"Bearer {made['invite']}").json
        assert [card["name"] for card in told["home_made"]] == ["Bakers", "Two Valleys"]
        drawing = told["home_made"][1]["map"]
        outlines = server.ask(f"/maps/{drawing}.json").json
        assert len(outlines["regions"]) == told["home_made"][1]["regions"] == 21
        for picture in (f"/maps/{drawing}.svg", f"/maps/{drawing}-1.svg"):
            painted = server.ask(picture)
            assert painted.headers["content-type"] == "image/svg+xml" and painted.body.startswith(b"<svg")
        assert server.ask("/maps/home-0123456789abcdef.json").status == 404
