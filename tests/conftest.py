"""Fixtures that several test files use."""

import pytest

import smallworld as sw
from smallworld.content.custom.newts import NEWTS
from smallworld.content.setup import CustomBanner


@pytest.fixture
def newts() -> CustomBanner:
    """The example of a race in Python, registered."""
    return sw.python_banner(NEWTS, plays_with="tritons", name="Newts", text="Lakes are no obstacle.")
