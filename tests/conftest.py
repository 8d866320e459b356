"""Fixtures that several test files use."""

import os

import pytest

import smallworld as sw
from smallworld.content.custom.newts import NEWTS
from smallworld.content.setup import CustomBanner

for name in ("LC_ALL", "LC_MESSAGES", "LANG"):  # what commands say is English here, whoever runs the tests
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"


@pytest.fixture
def newts() -> CustomBanner:
    """The example of a race in Python, registered."""
    return sw.python_banner(NEWTS, plays_with="tritons", name="Newts", text="Lakes are no obstacle.")
