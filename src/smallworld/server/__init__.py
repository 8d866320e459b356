"""The web server: tables, seats, and games that are never lost. `docs/protocol.md` is its contract."""
