"""Rates: how often something may be done."""


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
        wait = self.wait(now)
        if not wait:
            self.left -= 1
        return wait

    def wait(self, now: float) -> float:
        """The seconds until there is one."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return 0.0 if self.left >= 1 else (1 - self.left) / self.rate
