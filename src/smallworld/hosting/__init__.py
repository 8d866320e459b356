"""Tables while somebody is at them: a mailbox each, their bots and deadlines, what is asked about them.

Nothing here knows a socket or a database: a server's end and a browser's worker bring their own (`ports.py`).
"""
