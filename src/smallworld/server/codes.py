"""Short codes for tables with a free seat: said aloud across a room, typed into a phone.

A code stands for an invitation. It is kept for a while only; getting another takes a second. What is kept can be read
only by whoever knows the code, or the invitation: the store holds no tokens.
"""

import hashlib
import hmac
from dataclasses import dataclass
from typing import Final

from smallworld.hosting.ports import Notes
from smallworld.table.tokens import Randomness

ALPHABET: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word; nothing that looks like a digit."""
LETTERS: Final = 6


@dataclass(frozen=True)
class Invitation:
    """What a code opens."""

    table: str
    token: str


class Codes:
    """All codes in force."""

    def __init__(self, randomness: Randomness, notes: Notes, seconds: float) -> None:
        self.randomness: Final = randomness
        self.notes: Final = notes
        self.seconds: Final = seconds

    async def give(self, table: str, token: str) -> str:
        """A code for an invitation: the one it has, or a new one. Its time begins now."""
        had = await self.notes.get(place("token", token))
        code = sealed(token, had).decode() if had is not None else ""
        if not await self.find(code):
            code = await self.new()
        await self.notes.put(place("code", code), sealed(code, f"{table} {token}".encode()), self.seconds)
        await self.notes.put(place("token", token), sealed(token, code.encode()), self.seconds)
        return code

    async def find(self, code: str) -> Invitation | None:
        """What a code opens, if it is in force."""
        found = await self.notes.get(place("code", code)) if code else None
        return None if found is None else Invitation(*sealed(code, found).decode().split(" "))

    async def drop(self, code: str) -> None:
        """Drop a code that no longer opens anything."""
        await self.notes.remove(place("code", code))

    async def new(self) -> str:
        """Letters that stand for no table yet."""
        while True:
            number = int.from_bytes(hashlib.sha256(self.randomness.token().encode()).digest())
            code = ""
            for _ in range(LETTERS):
                number, letter = divmod(number, len(ALPHABET))
                code += ALPHABET[letter]
            if not await self.find(code):
                return code


def place(kind: str, secret: str) -> str:
    """Where something is kept for whoever knows a secret."""
    return hashlib.sha256(f"{kind} {secret}".encode()).hexdigest()


def sealed(secret: str, text: bytes) -> bytes:
    """Text that only this secret can read; applied twice, the text again."""
    pad = b""
    while len(pad) < len(text):
        pad += hmac.digest(secret.encode(), len(pad).to_bytes(4), "sha256")
    return bytes(a ^ b for a, b in zip(text, pad, strict=False))


def tidied(text: str) -> str:
    """A code as somebody typed it: with small letters, spaces or a dash in the middle."""
    return "".join(letter for letter in text.upper() if letter.isalpha())
