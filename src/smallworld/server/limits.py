"""Every limit of the server besides those of one table, and the buckets that enforce rates."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from smallworld.table.limits import TableLimits


@dataclass(frozen=True)
class Limits(TableLimits):
    """How much of everything. Rates are tokens per second with room for a burst."""

    frame_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    hello_seconds: float = 5.0
    queue: int = 64  # messages waiting for one browser before it is cut off
    alone_pace_ms: int = 2000  # bots at a table where nobody is do not play faster
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
    tables_rate: float = 1 / 10  # tables made per second from one address
    tables_burst: float = 60.0
    code_seconds: float = 1800.0  # for which a join code stays in force
    codes: int = 10_000  # in force at a time
    code_rate: float = 1 / 30  # wrong codes tried per second from one address
    code_burst: float = 20.0
    lessons: int = 500  # of finished games, remembered for whoever asks again
    addresses: int = 50_000  # remembered at a time


LIMITS: Final = Limits()


class Bucket:
    """A number of tokens that grows slowly and is spent one by one."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float) -> float:
        """Spend one: 0 if there was one, otherwise the seconds until there is."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) / self.rate


class Addresses:
    """A bucket for each address; the address not seen for longest is forgotten first."""

    def __init__(self, rate: float, burst: float, most: int) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> float:
        """Spend one of the address's: 0, or the seconds to wait."""
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst, now)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(address)
        return bucket.take(now)
