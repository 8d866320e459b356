"""Real secrets."""

import secrets


class SystemRandomness:
    """Secrets from the operating system."""

    def token(self) -> str:
        """128 bits, fit for a link."""
        return secrets.token_urlsafe(16)

    def seed(self) -> str:
        """256 bits."""
        return secrets.token_hex(32)
