"""What an address has used up, and what it holds: counted here, and told to the other nodes where there are some.

What an address spends at one node is spent at all of them. They hear of it within about a second and in lumps, so for
that long somebody who runs from node to node gets a little more than a limit; it is taken off afterwards.
"""

from collections import OrderedDict
from typing import Final

from smallworld.hosting.bucket import Bucket

LUMP: Final = 16
"""This part of a limit is told at a time: nobody needs to know of every single request."""

FRESH: Final = 10.0
"""Seconds for which the word of another node is believed; a node that lives says it again every two."""

LONGEST: Final = 64
"""Letters of an address, which is a client's word where a proxy is trusted."""


class Addresses:
    """A bucket for each address; the address not seen for longest is forgotten first."""

    def __init__(self, rate: float, burst: float, most: int) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.most: Final = most
        self.buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()
        self.unsaid: Final[dict[str, float]] = {}  # spent here, and not told to others
        self.now = 0.0

    def take(self, address: str, now: float) -> float:
        """Spend one of the address's: 0, or the seconds to wait."""
        self.now = now
        wait = self.bucket(address).take(now)
        if not wait:
            self.note(address, 1)
        return wait

    def wait(self, address: str, now: float) -> float:
        """The seconds to wait until there is one; nothing is spent."""
        self.now = now
        return self.bucket(address).wait(now)

    def spend(self, address: str, amount: float, now: float) -> None:
        """Spend so many, even if there are fewer."""
        self.now = now
        bucket = self.bucket(address)
        bucket.wait(now)
        bucket.left -= amount
        self.note(address, amount)

    def bucket(self, address: str) -> Bucket:
        """That of an address, which is new or has been seen just now."""
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst, self.now)
            if len(self.buckets) > self.most:
                self.unsaid.pop(self.buckets.popitem(last=False)[0], None)
        else:
            self.buckets.move_to_end(address)
        return bucket

    def note(self, address: str, amount: float) -> None:
        """To be told."""
        self.unsaid[address] = self.unsaid.get(address, 0.0) + amount

    def lumps(self) -> dict[str, float]:
        """What is worth telling others."""
        found = {address: amount for address, amount in self.unsaid.items() if amount * LUMP >= self.burst}
        for address in found:
            del self.unsaid[address]
        return found

    def heard(self, address: str, amount: float, now: float) -> None:
        """Spent elsewhere. A debt grows no larger than what is to be had at once: it shall be over some day."""
        self.now = now
        bucket = self.bucket(address)
        bucket.wait(now)
        bucket.left = max(bucket.left - amount, min(bucket.left, -self.burst))


class Held:
    """How many of something each address has open: here, and at the other nodes by what they say."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.here: Final[dict[str, int]] = {}
        self.all = 0  # of all addresses, here
        self.there: Final[dict[str, dict[str, tuple[int, float]]]] = {}  # by address and node: how many, and when said
        self.said: Final[set[str]] = set()

    def of(self, address: str, now: float) -> int:
        """How many an address has, everywhere."""
        theirs = self.there.get(address)
        if not theirs:
            return self.here.get(address, 0)
        return self.here.get(address, 0) + sum(number for number, at in theirs.values() if now - at < FRESH)

    def come(self, address: str) -> None:
        """One more here."""
        self.here[address] = self.here.get(address, 0) + 1
        self.all += 1

    def go(self, address: str) -> None:
        """One less."""
        self.all -= 1
        self.here[address] -= 1
        if not self.here[address]:
            del self.here[address]

    def lumps(self) -> dict[str, int]:
        """What is worth telling others; also that it is no longer."""
        found = {address: number for address, number in self.here.items() if number * LUMP >= self.most}
        found.update({address: self.here.get(address, 0) for address in self.said - found.keys()})
        self.said.clear()
        self.said.update(address for address, number in found.items() if number * LUMP >= self.most)
        return found

    def heard(self, node: str, address: str, number: int, now: float) -> None:
        """So many elsewhere."""
        theirs = self.there.setdefault(address, {})
        theirs[node] = number, now
        for old in [each for each, (count, at) in theirs.items() if not count or now - at >= FRESH]:
            del theirs[old]
        if not theirs:
            del self.there[address]


class Tallies:
    """Everything that is counted by address at one node, by name: the names are what nodes call it among each other."""

    def __init__(self) -> None:
        self.rates: Final[dict[str, Addresses]] = {}
        self.counts: Final[dict[str, Held]] = {}

    def rate(self, name: str, rate: float, burst: float, most: int) -> Addresses:
        """Something that may be done so often."""
        self.rates[name] = Addresses(rate, burst, most)
        return self.rates[name]

    def count(self, name: str, most: int) -> Held:
        """Something of which an address may have so many at a time."""
        self.counts[name] = Held(most)
        return self.counts[name]

    def spent(self) -> list[str]:
        """What others should know was spent here; said once."""
        return [
            f"{name}={amount:g}={address}"
            for name, rate in self.rates.items()
            for address, amount in rate.lumps().items()
            if sayable(address)
        ]

    def held(self) -> list[str]:
        """What others should know is held here; said again and again."""
        return [
            f"{name}={number}={address}"
            for name, count in self.counts.items()
            for address, number in count.lumps().items()
            if sayable(address)
        ]

    def hear(self, node: str, words: list[str], now: float) -> None:
        """What another node says; what it calls by a name that is not known here is a newer version's."""
        for word in words:
            name, _, rest = word.partition("=")
            amount, _, address = rest.partition("=")
            try:
                if name in self.rates:
                    self.rates[name].heard(address, float(amount), now)
                elif name in self.counts:
                    self.counts[name].heard(node, address, int(amount), now)
            except ValueError:
                continue


def sayable(address: str) -> bool:
    """Is it one word, and short?"""
    return 0 < len(address) <= LONGEST and address.isascii() and address.isprintable() and " " not in address
