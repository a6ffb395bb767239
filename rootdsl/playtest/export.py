"""The tables of a batch as CSV or parquet: sorted, without clock times, the same bytes for the same games."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

from rootdsl.playtest.store import TABLES, Store
from rootdsl.project.fault import Fault

TYPES = {"INTEGER": "BIGINT", "TEXT": "VARCHAR"}


def export(store: Store, form: str) -> list[Path]:
    """Write every table into the folder `NAME-csv` or `NAME-parquet` beside the file; the paths that were written."""
    folder = store.path.with_name(f"{store.path.stem}-{form}")
    engine = database() if form == "parquet" else None
    out = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in TABLES:
            path = folder / f"{name}.{form}"
            if engine is None:
                as_csv(store, name, path)
            else:
                as_parquet(store, name, path, engine)
            out.append(path)
    except OSError as fault:
        raise Fault("E0907", word=str(folder), reason=(fault.strerror or "it cannot be written").lower()) from fault
    return out


def as_csv(store: Store, name: str, path: Path) -> None:
    """A table with a line of heads."""
    columns, rows = store.table(name)
    text = io.StringIO()
    out = csv.writer(text, lineterminator="\n")
    out.writerow(columns)
    out.writerows(rows)
    path.write_text(text.getvalue(), encoding="utf-8", newline="")


def database() -> Any:
    """duckdb writes parquet; it need not be installed."""
    try:
        import duckdb
    except ImportError as fault:
        raise Fault("E0811", what="duckdb, which writes parquet: install `rootdsl[analysis]`, or export csv") from fault
    base = duckdb.connect()
    base.execute("SET threads = 1")       # the order of rows, and so the bytes, hang on nothing else
    return base


def as_parquet(store: Store, name: str, path: Path, base: Any) -> None:
    """A table through a CSV beside it, with the types that the file declares."""
    between = path.with_suffix(".tmp.csv")
    as_csv(store, name, between)
    columns = {x[1]: TYPES[x[2]] for x in store.rows(f"PRAGMA table_info({name})")}
    try:
        told = "header = true, auto_detect = false, delim = ',', quote = '\"', escape = '\"', nullstr = '\\N'"
        query = f"SELECT * FROM read_csv({quoted(between)}, {told}, columns = {columns!r})"
        base.execute(f"COPY ({query}) TO {quoted(path)} (FORMAT parquet, COMPRESSION zstd)")
    finally:
        between.unlink(missing_ok=True)


def quoted(path: Path) -> str:
    """A path in a query."""
    return "'" + str(path).replace("'", "''") + "'"
