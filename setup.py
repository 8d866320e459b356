"""Compile the engine with mypyc when that is possible; the same source runs as plain Python otherwise.

SMALLWORLD_PURE=1 forces the plain build.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
PLAIN = {"native.py", "options.py"}  # importable without the compiler; its annotations are read at run time


def compiled_sources() -> list[str]:
    """The engine and the built-in content: one unit, so that calls between them are direct."""
    package = ROOT / "src" / "smallworld"
    found = [*package.glob("engine/**/*.py"), *package.glob("content/base/*.py")]
    found += [package / "content" / "parts.py", package / "content" / "boards.py", package / "game.py"]
    return [str(p.relative_to(ROOT)) for p in sorted(found) if p.name not in PLAIN]


def has_compiler() -> bool:
    """Is there a C compiler, and the headers of this Python?"""
    command = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(command.split()[0]) is not None and headers.exists()


def extensions() -> list:
    """The compiled modules, or none."""
    if os.environ.get("SMALLWORLD_PURE") or not has_compiler():
        return []
    try:
        from mypyc.build import mypycify

        return mypycify(["--strict", *compiled_sources()], opt_level="3", debug_level="0")
    except (ImportError, SystemExit) as problem:
        print(f"smallworld: plain build, the compiler said: {problem}", file=sys.stderr)
        return []


setup(ext_modules=extensions())
