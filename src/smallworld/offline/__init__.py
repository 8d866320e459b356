"""Tables in a browser's worker, without a server: its storage instead of a database, a port instead of sockets.

What a table is, and how it is run, is the same as on a server (`table/`, `hosting/`). `docs/offline.md` tells the rest.
"""
