"""Tables for programs: CSV by the standard library, Parquet by polars, which is an optional extra."""

import csv
import io
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from smallworld.cli.common import Mistake, reason_of

CSV: Final = ".csv"
PARQUET: Final = ".parquet"
NO_POLARS: Final = "Parquet needs polars, which is not installed: pip install 'smallworld[data]', or write .csv"


def check_table(path: str, argument: str) -> None:
    """Refuse a name that does not say which kind of table is meant, or a kind that cannot be written here."""
    if not path.endswith((CSV, PARQUET)):
        raise Mistake(f"{argument} {path!r:.200} should end in {CSV} or {PARQUET}")
    if path.endswith(PARQUET):
        polars()


def polars() -> Any:
    """The library."""
    try:
        return import_module("polars")
    except ImportError:
        raise Mistake(NO_POLARS) from None


def csv_text(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """A table as text: the names of the columns, then a line for each row; nothing where nothing is known."""
    return csv_rows([columns, *rows])


def csv_rows(rows: Sequence[Sequence[Any]]) -> str:
    """A line for each row."""
    file = io.StringIO()
    csv.writer(file, lineterminator="\n").writerows([[plain(value) for value in row] for row in rows])
    return file.getvalue()


def parquet_bytes(columns: Sequence[str] | Mapping[str, str], rows: Sequence[Sequence[Any]]) -> bytes:
    """A table as a Parquet file; the columns perhaps with the kinds of their values.

    We write it ourselves: the library does not say that a disk is full as the system does.
    """
    library = polars()
    kinds = {
        "text": library.String,
        "whole": library.Int64,
        "fraction": library.Float64,
        "wholes": library.List(library.Int64),
    }
    schema = {name: kinds[kind] for name, kind in columns.items()} if isinstance(columns, Mapping) else list(columns)
    frame = library.DataFrame([list(row) for row in rows], schema=schema, orient="row", infer_schema_length=None)
    file = io.BytesIO()
    frame.write_parquet(file)
    return file.getvalue()


def plain(value: Any) -> Any:
    """Floats with as many digits as anybody needs, endless ones as nothing; lists as numbers with spaces between."""
    if isinstance(value, float):
        return f"{value:.6g}" if abs(value) < 1e12 else ""
    return " ".join([str(plain(each)) for each in value]) if isinstance(value, (list, tuple)) else value


def write_table(path: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    """Write a table whose name says its kind: first beside the old file, then in its place."""
    file = Path(path)
    beside = file.with_name(f"{file.name}.new")
    try:
        if path.endswith(PARQUET):
            beside.write_bytes(parquet_bytes(columns, rows))
        else:
            beside.write_text(csv_text(columns, rows), encoding="utf-8")
        beside.replace(file)
    except OSError as problem:
        raise Mistake(f"cannot write {path!r:.200}: {reason_of(problem)}; give another name") from None
    finally:
        if beside.exists():
            beside.unlink()
