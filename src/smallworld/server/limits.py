"""Every limit of the server besides those of one table."""

from dataclasses import dataclass
from typing import Final

from smallworld.table.limits import TableLimits


@dataclass(frozen=True)
class Limits(TableLimits):
    """How much of everything. Rates are tokens per second with room for a burst."""

    frame_bytes: int = 16 * 1024
    body_bytes: int = 160 * 1024  # 64 kB of texts, written as JSON
    record_body_bytes: int = 768 * 1024  # a record of 512 kB, written as JSON
    hello_seconds: float = 5.0
    queue: int = 64  # messages waiting for one browser before it is cut off
    request_seconds: float = 10.0  # for a request to arrive whole
    body_seconds: float = 8.0  # for its body
    connections: int = 12_000  # of any kind; fewer if the system allows fewer files
    connections_per_address: int = 256  # a class of thirty who load the page together
    connection_rate: float = 30.0  # connections begun per second from one address
    connection_burst: float = 600.0
    crowd_per_address: int = 512  # this many more are told why they are not let in; the rest are cut off
    crowd_seconds: float = 5.0  # for these to say something that can be answered
    linger_seconds: float = 5.0  # for a closing connection to read what is left
    sockets_per_address: int = 64
    sockets: int = 10_000
    socket_rate: float = 10.0  # messages per second from one browser
    socket_burst: float = 200.0
    unread_bytes: int = 1024 * 1024  # waiting for a browser that pings but does not read
    strikes: int = 200  # messages above the rate before the browser is cut off
    address_rate: float = 2.0  # requests and sockets opened per second from one address
    address_burst: float = 120.0
    guess_rate: float = 1 / 4  # tokens tried per second from one address that open nothing
    guess_burst: float = 80.0
    tables_rate: float = 1 / 10  # tables made per second from one address
    tables_burst: float = 60.0
    code_seconds: float = 1800.0  # for which a join code stays in force
    codes: int = 10_000  # in force at a time
    code_rate: float = 1 / 30  # wrong codes tried per second from one address
    code_burst: float = 20.0
    drafts_rate: float = 3.0  # of the workshop, looked at per second from one address: one for every change
    drafts_burst: float = 90.0
    drafts: int = 2  # looked at at the same time
    judges: int = 2  # home-made things that are judged at the same time, one for each address
    judge_seconds: float = 90.0  # for which one is judged at most
    judge_rate: float = 1 / 30  # begun per second from one address
    judge_burst: float = 10.0
    lessons: int = 500  # of finished games, remembered for whoever asks again
    analyses: int = 200  # of finished games, kept for whoever asks again
    analyses_running: int = 2  # at the same time, one for each address
    analysis_seconds: float = 600.0  # for which one goes on at most; whoever asks again goes on from there
    analysis_worlds: int = 24  # imagined for each comparison
    hints: int = 500  # kept for whoever asks again
    hints_waiting: int = 16  # until a process has an answer for each, one after the other
    hint_rate: float = 1 / 3  # asked for per second from one address
    hint_burst: float = 30.0
    hint_seconds: float = 20.0  # until a hint is given up; the process may have to be begun first
    hint_idle_seconds: float = 120.0  # for which that process stays when nobody asks
    day_seconds: float = 300.0  # for the strongest bot's own game of a day
    drawings: int = 400  # of home-made boards, kept
    drawings_bytes: int = 32 * 1024 * 1024  # compressed
    drawings_waiting: int = 16  # until they are drawn, one after the other
    drawing_rate: float = 1 / 10  # new drawings per second for one address
    drawing_burst: float = 60.0
    addresses: int = 50_000  # remembered at a time


LIMITS: Final = Limits()
