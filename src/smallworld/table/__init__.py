"""What a table with people is: commands, what they would do, the log, what everybody is told.

Nothing here knows a socket, a database, a clock or a loop: the server hands those in, and so can a browser's worker.
"""
