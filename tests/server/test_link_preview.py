"""A link sent to a friend shows a name, a sentence and a picture; what is secret in it is never sent anywhere."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest

from kit import new_hub
from smallworld.server.app import make_app
from smallworld.server.guard import Doors

PAGE = '<meta property="og:image" content="./assets/preview-AbCd1234.png" /><link href="./assets/x.css" />'


def page(
    folder: Path, host: str, doors: Doors, asked: str = "", accept: str = "", packing: str = ""
) -> tuple[int, str]:
    """The start page as it is sent to whoever asks under this name, and wants these languages."""
    (folder / "index.html").write_text(PAGE)
    for language, word in (("en", "Play!"), ("ru", "Играть!"), ("cs", "Hrát!")):
        (folder / f"index.{language}.html").write_text(PAGE + word)
    sent: list[Any] = []
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/",
        "raw_path": b"/",
        "query_string": asked.encode(),
        "root_path": "",
        "scheme": "http",
        "headers": [
            (b"host", host.encode()),
            (b"accept-language", accept.encode()),
            (b"accept-encoding", packing.encode()),
        ],
        "server": ("127.0.0.1", 80),
        "client": ("127.0.0.1", 5),
        "http_version": "1.1",
    }

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    async def ask() -> None:
        await make_app(new_hub(), doors, folder)(scope, receive, send)

    asyncio.run(ask())
    body = b"".join(message.get("body", b"") for message in sent)
    if (b"content-encoding", b"gzip") in sent[0]["headers"]:
        assert packing == "gzip"
        body = gzip.decompress(body)
    return sent[0]["status"], body.decode()


def test_the_picture_has_its_whole_address(tmp_path: Path) -> None:
    _, text = page(tmp_path, "192.168.1.5:8765", Doors())
    assert 'content="http://192.168.1.5:8765/assets/preview-AbCd1234.png"' in text
    assert '<link href="./assets/x.css" />' in text


def test_the_page_travels_packed_to_those_who_can_unpack_it(tmp_path: Path) -> None:
    plain, packed = [page(tmp_path, "localhost", Doors(), packing=packing) for packing in ("", "gzip")]
    assert plain == packed and plain[0] == 200


def test_behind_a_proxy_it_is_the_address_that_people_type(tmp_path: Path) -> None:
    doors = Doors(origins=frozenset({"https://games.example", "https://other.example"}))
    _, text = page(tmp_path, "games.example", doors)
    assert 'content="https://games.example/assets/preview-AbCd1234.png"' in text


@pytest.mark.parametrize("host", ['localhost:1"><script>', "localhost:1'x", "localhost:<b>"])
def test_nothing_can_be_slipped_into_the_page_by_its_name(tmp_path: Path, host: str) -> None:
    status, text = page(tmp_path, host, Doors())
    assert status == 421 or ("<script>" not in text and "<b>" not in text and host not in text)


@pytest.mark.parametrize(
    ("asked", "accept", "word"),
    [
        ("lang=ru", "cs,en;q=0.5", "Играть!"),  # whoever sent the link says so
        ("", "de-DE,de;q=0.9,cs-CZ;q=0.8,en;q=0.7", "Hrát!"),
        ("", "en;q=0.3, ru;q=0.4", "Играть!"),
        ("lang=../../etc/passwd", "cs", "Hrát!"),
        ("lang=xx", "cs;q=nonsense,ru", "Играть!"),
        ("", "", PAGE),
    ],
)
def test_a_link_is_described_in_the_language_of_whoever_sent_it(
    tmp_path: Path, asked: str, accept: str, word: str
) -> None:
    _, text = page(tmp_path, "localhost:8765", Doors(), asked, accept)
    assert text.endswith(word[-20:])
