"""Where the logs of all tables are kept: one SQLite file, or a PostgreSQL that several nodes share."""

from smallworld.server.store.sqlite import FILE, SqliteStore
from smallworld.server.store.worker import BadStore

__all__ = ["FILE", "BadStore", "SqliteStore"]
