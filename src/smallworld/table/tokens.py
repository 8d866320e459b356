"""Secrets that say who somebody is. A table keeps only their hashes."""

import base64
import hashlib
import hmac
from typing import Final, Protocol

LONG_ENOUGH: Final = 16
"""Command ids of at least this length are assumed to be unguessable."""


class Randomness(Protocol):
    """Where secrets come from."""

    def token(self) -> str:
        """128 bits that nobody can guess, fit for a link."""

    def seed(self) -> str:
        """256 bits in hexadecimal."""


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(b"smallworld token:" + token.encode()).hexdigest()


def to_share(watch: str, salt: str) -> str:
    """A second key for those who watch, made of what is kept of the first, which was handed out once and forgotten.

    So whoever holds only a seat can be told a key that shows the game and holds no seat. It shows this game alone: a
    rematch is opened by the same first key, but has a salt of its own. Somebody who reads the log could make it too;
    they see the game anyway.
    """
    digest = hashlib.sha256(f"smallworld share:{watch}:{salt}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()


def same(one: str, other: str) -> bool:
    """Are two hashes equal? A near miss takes as long as a far one."""
    return hmac.compare_digest(one, other)


def commitment(seed: str, salt: str) -> str:
    """What is published of a seed before the game: it commits without revealing."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def command_key(who: str, id: str) -> str:
    """A command's id as it is kept: with its sender, and hashed, since an id opens a sealed token."""
    return hashlib.sha256(f"smallworld command:{who}:{id}".encode()).hexdigest()[:32]


def seal(token: str, id: str) -> str:
    """A new token, encrypted with the id of the command that asked for it, so that the same answer can be given again.

    An id that could be guessed protects nothing; then nothing is kept and the answer is given once.
    """
    if len(id) < LONG_ENOUGH:
        return ""
    data = token.encode()
    return bytes(a ^ b for a, b in zip(data, pad(id, len(data)), strict=True)).hex()


def unseal(sealed: str, id: str) -> str:
    """The token again, for a sender who knows the id."""
    data = bytes.fromhex(sealed)
    return bytes(a ^ b for a, b in zip(data, pad(id, len(data)), strict=True)).decode()


def pad(id: str, length: int) -> bytes:
    """A keystream that only the id gives."""
    return hashlib.shake_256(b"smallworld seal:" + id.encode()).digest(length)
