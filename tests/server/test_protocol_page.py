"""docs/protocol.md lists every route, every message and every code that there is."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

from kit import make, new_hub, sit
from smallworld.cards import told_deck
from smallworld.hosting.refusals import STATUS
from smallworld.server.app import Site, make_app
from smallworld.server.guard import Doors
from smallworld.table.catalogue import catalogue
from smallworld.table.commands import KINDS

Json = dict[str, Any]

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
HOUSE = ROOT / "src" / "smallworld"
FILES = [file for room in ("server", "hosting", "offline", "table") for file in (HOUSE / room).glob("*.py")]
SOURCE = "".join(file.read_text(encoding="utf-8") for file in FILES)


def test_every_route_is_listed(tmp_path: Path) -> None:
    for name in ("assets", "boards"):
        (tmp_path / name).mkdir()
    for route in Site(new_hub(), tmp_path).routes():
        path = (
            route.path.replace("{table}", "TABLE")
            .replace("{key}", "KEY")
            .replace("{part}", "PART")
            .replace("{code}", "CODE")
            .replace("{date}", "DATE")
            .replace("{edition}", "EDITION")
            .replace("{name}", "NAME")
            .replace("{path:path}", "PATH")
        )
        assert f"`{path}" in PAGE or f" {path}`" in PAGE or f" {path} " in PAGE or f"`GET {path}" in PAGE, path


def test_every_message_is_listed() -> None:
    ours = set(re.findall(r'"t": "([a-z]+)"', SOURCE))
    assert ours == {"ok", "no", "bye", "pong", "said", "table", "update"}
    for tag in [*KINDS, *ours]:
        assert f'"t": "{tag}"' in PAGE or f"`{tag}`" in PAGE, tag


def shape(value: object) -> object:
    """The keys of JSON without the values: for lists those of the first entry, for options any."""
    if isinstance(value, list):
        return [shape(value[0])]
    if isinstance(value, dict):
        return {key: key == "presets" or shape(inner) for key, inner in value.items()}
    return type(value)


def test_the_catalogue_is_what_the_page_shows() -> None:
    block = re.search(r'```json\n(\{"editions":.*?)```', PAGE, re.DOTALL)
    assert block is not None
    assert shape(json.loads(block[1])) == shape(catalogue())


def test_a_rule_card_is_what_the_page_shows() -> None:
    block = re.search(r'```json\n(\{"edition": "base",\n "cards".*?)```', PAGE, re.DOTALL)
    assert block is not None
    shown = json.loads(block[1])["cards"][0]
    card = next(card for card in told_deck("base")["cards"] if card["key"] == shown["key"])
    assert set(card) == set(shown)
    for name, value in shown["example"].items():
        assert type(value) is type(card["example"][name]), name
    assert set(card["example"]) == set(shown["example"])
    assert set(card["example"]["regions"][0]) == set(shown["example"]["regions"][0])


def test_a_table_message_has_the_fields_that_the_page_shows(tmp_path: Path) -> None:
    async def told() -> list[Json]:
        """The same table before and after an upgrade, and where there are no pages."""
        hub = new_hub()
        made = await make(hub)
        messages = [(await sit(hub, made["table"], made["watch"])).ear.last("table")]
        make_app(hub, Doors(), tmp_path)
        for mark in ("one", "other"):
            (tmp_path / "laid.html").write_text(f'<!doctype html>\n<html data-build="{mark}" lang="en">')
            (tmp_path / "laid.html").replace(tmp_path / "index.html")
            messages.append((await sit(hub, made["table"], made["watch"])).ear.last("table"))
        return messages

    without, one, other = asyncio.run(told())
    block = re.search(r'```json\n(\{"t": "table".*?)```', PAGE, re.DOTALL)
    assert block is not None
    top = re.sub(r"\[ \{.*?\} \]", "[]", block[1], flags=re.DOTALL)
    assert set(re.findall(r'"(\w+)":', top)) == set(one)
    assert set(one) - set(without) == {"build"}
    assert (one["build"], other["build"]) == ("one", "other")


def test_every_code_is_listed() -> None:
    codes = set(re.findall(r'Refused\(\s*"([a-z_]+)"', SOURCE)) | set(STATUS)
    assert len(codes) > 15
    for code in sorted(codes):
        assert f"`{code}`" in PAGE or f"`409 {code}`" in PAGE or f"`404 {code}`" in PAGE, code
