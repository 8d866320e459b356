"""Web Push by its standards: a message that only one browser can read (RFC 8291), signed by this server (RFC 8292)."""

import base64
import json
import os
import struct
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

Json = dict[str, Any]

RECORD: Final = 4096
POINT: Final = 65  # bytes of a public key as browsers write it
SECRET: Final = 16
LASTS: Final = 12 * 3600
"""Seconds for which a signature holds; services take a day at most."""


def text_of(data: bytes) -> str:
    """Bytes as they are written in addresses and headers."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """The bytes again; a ValueError if it is no such text."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> ec.EllipticCurvePrivateKey:
    """A key of this server's own."""
    return ec.generate_private_key(ec.SECP256R1())


def written(key: ec.EllipticCurvePrivateKey) -> bytes:
    """A key for a file."""
    plain = serialization.NoEncryption()
    return key.private_bytes(serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, plain)


def read_key(data: bytes) -> ec.EllipticCurvePrivateKey:
    """A key from a file."""
    key = serialization.load_der_private_key(data, None)
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise ValueError("not a key for signing")
    return key


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half, as browsers want it."""
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """A ValueError unless messages can be written for these keys of a browser."""
    if len(bytes_of(auth)) != SECRET:
        raise ValueError("the secret has sixteen bytes")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(p256dh))


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key made from a secret."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def sealed(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only the browser with these keys can read."""
    theirs = bytes_of(p256dh)
    once, salt = new_key(), os.urandom(SECRET)
    ours = point(once)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = derived(shared, bytes_of(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack(">IB", RECORD, POINT) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def signature(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: float) -> str:
    """The header that says who sends: a token for one push service, signed with this server's key."""
    at = urlsplit(endpoint)
    head: Json = {"typ": "JWT", "alg": "ES256"}
    claims: Json = {"aud": f"{at.scheme}://{at.netloc}", "exp": int(now) + LASTS, "sub": contact}
    signed = ".".join([text_of(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims)])
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{signed}.{text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={text_of(point(key))}"
