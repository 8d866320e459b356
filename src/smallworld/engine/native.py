"""The one decorator of the optional compiler that the engine uses; without the compiler it does nothing.

This module itself is never compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    try:
        from mypy_extensions import mypyc_attr
    except ImportError:

        def mypyc_attr(*attrs, **kwattrs):
            """Marks for the compiler: may plain Python extend it, can it be in a cycle, is one kept for reuse?"""
            return lambda cls: cls


__all__ = ["mypyc_attr"]
