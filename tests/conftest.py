"""Fixtures that several test files use."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import smallworld as sw
from smallworld.content.custom.newts import NEWTS
from smallworld.content.setup import CustomBanner

if TYPE_CHECKING:
    from database import Postgres
    from kit import Shelf

for name in ("LC_ALL", "LC_MESSAGES", "LANG"):  # what commands say is English here, whoever runs the tests
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"


@pytest.fixture
def newts() -> CustomBanner:
    """The example of a race in Python, registered."""
    return sw.python_banner(NEWTS, plays_with="tritons", name="Newts", text="Lakes are no obstacle.")


@pytest.fixture(scope="session")
def postgres() -> "Iterator[Postgres]":
    """A real one for all tests of a process; each gets a database of its own."""
    from database import Postgres

    server = Postgres()
    server.start()
    yield server
    server.remove()


@pytest.fixture
def database(postgres: "Postgres") -> str:
    """The address of a new, empty database."""
    return postgres.address(postgres.new())


@pytest.fixture(params=["sqlite", "postgres"])
def shelf(request: pytest.FixtureRequest, tmp_path: Path) -> "Shelf":
    """Where logs are kept: a test that asks for it runs on a file and on a PostgreSQL."""
    from kit import Shelf
    from smallworld.server.store.postgres import PostgresStore
    from smallworld.server.store.sqlite import SqliteStore

    if request.param == "sqlite":
        return Shelf(lambda: SqliteStore(tmp_path), "", tmp_path)
    address = str(request.getfixturevalue("database"))
    return Shelf(lambda: PostgresStore(address), address, tmp_path)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes hours is run only by who asks for it: `-m long`, or `-m ""` for everything."""
    wanted = config.option.markexpr
    if wanted and "long" not in wanted:
        hours = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=hours)
        items[:] = [item for item in items if item not in hours]
