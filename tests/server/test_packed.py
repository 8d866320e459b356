"""Files that the build has packed."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response

from smallworld.server.packed import PackedFiles

PROGRAM = b"let world = 'small';"


@pytest.fixture
def files(tmp_path: Path) -> PackedFiles:
    """A program and a style with packed copies, and a picture without."""
    (tmp_path / "index-AbCd1234.css").write_bytes(b"plain")
    (tmp_path / "index-AbCd1234.css.gz").write_bytes(b"small")
    (tmp_path / "index-AbCd1234.css.br").write_bytes(b"tiny")
    (tmp_path / "index-AbCd1234.js").write_bytes(PROGRAM)
    (tmp_path / "index-AbCd1234.js.gz").write_bytes(gzip.compress(PROGRAM))
    (tmp_path / "2p.webp").write_bytes(b"painted")
    return PackedFiles(directory=tmp_path)


def ask(files: PackedFiles, path: str, wishes: str = "gzip, deflate, br", known: str = "") -> Response:
    headers = [(b"accept-encoding", wishes.encode()), *[(b"if-none-match", known.encode())][: bool(known)]]
    scope: dict[str, Any] = {"type": "http", "method": "GET", "headers": headers}
    return asyncio.run(files.get_response(path, scope))


def content(answer: Response) -> bytes:
    assert isinstance(answer, FileResponse)
    return Path(answer.path).read_bytes()


def test_a_browser_that_can_unpack_gets_the_packed_file_under_its_own_name(files: PackedFiles) -> None:
    answer = ask(files, "index-AbCd1234.js")
    assert answer.headers["content-encoding"] == "gzip" and "javascript" in answer.headers["content-type"]
    assert gzip.decompress(content(answer)) == PROGRAM


def test_a_browser_that_can_unpack_better_gets_the_smaller_copy(files: PackedFiles) -> None:
    best, good = ask(files, "index-AbCd1234.css"), ask(files, "index-AbCd1234.css", "gzip, br;q=0")
    assert (best.headers["content-encoding"], content(best)) == ("br", b"tiny")
    assert (good.headers["content-encoding"], content(good)) == ("gzip", b"small")
    assert "css" in best.headers["content-type"] and "immutable" in best.headers["cache-control"]


@pytest.mark.parametrize("wishes", ["", "br", "gzip;q=0", "gzipped"])
def test_any_other_gets_the_plain_one(files: PackedFiles, wishes: str) -> None:
    answer = ask(files, "index-AbCd1234.js", wishes)
    assert "content-encoding" not in answer.headers and content(answer) == PROGRAM
    assert answer.headers["vary"] == "accept-encoding"


def test_what_has_no_packed_copy_comes_as_it_is(files: PackedFiles) -> None:
    answer = ask(files, "2p.webp")
    assert content(answer) == b"painted" and "content-encoding" not in answer.headers


def test_only_a_file_with_its_hash_in_its_name_is_kept_for_ever(files: PackedFiles) -> None:
    assert "immutable" in ask(files, "index-AbCd1234.js").headers["cache-control"]
    assert ask(files, "2p.webp").headers["cache-control"] == "public, max-age=3600"


def test_whoever_has_a_picture_already_is_told_so_instead_of_getting_it_again(files: PackedFiles) -> None:
    first = ask(files, "2p.webp")
    again = ask(files, "2p.webp", known=first.headers["etag"])
    assert again.status_code == 304 and again.headers["cache-control"] == first.headers["cache-control"]


@pytest.mark.parametrize("path", ["nothing.js", "../secret", "a" * 300, "nul\0.js"])
def test_what_is_not_there_is_not_found(files: PackedFiles, path: str) -> None:
    with pytest.raises(HTTPException) as refused:
        ask(files, path)
    assert refused.value.status_code == 404
