"""A table with people at it: commands, what they would do, the log, what everybody is told.

Nothing here knows a socket, a database, a clock or a loop: the server provides those, and so can a browser's worker.
"""
