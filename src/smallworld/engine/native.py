"""What the engine uses of the optional compiler: a decorator and a type; without the compiler they do nothing.

This module itself is never compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    try:
        from mypy_extensions import i64, mypyc_attr
    except ImportError:
        i64 = int

        def mypyc_attr(*attrs, **kwattrs):
            """Marks for the compiler: may plain Python extend it, can it be in a cycle, is one kept for reuse?"""
            return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
