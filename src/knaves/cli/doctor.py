"""`knaves doctor`: check that everything for playing and hosting is installed and works."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import shutil
import socket
import sqlite3
import sys
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import knaves
from knaves.cli.common import Commands, non_negative_int
from knaves.cli.settings import add_settings
from knaves.extras import missing_modules

MIN_FREE_BYTES = 200_000_000
"""Free space that the data folder should have; a year of a family's games needs a fraction of it."""
MAX_FILLED = 0.8
"""The part of its bound that the database should use at most."""
LANGUAGES = ("da", "de", "en", "es", "fr", "it", "nl", "pl", "pt")
PACKAGE = Path(knaves.__file__).parent

PURPOSES = {
    "bots": ("bots at full strength", "without it they play weaker"),
    "server": ("tables for people, in the browser", "knaves serve needs it"),
    "postgres": ("several servers on one PostgreSQL", "SQLite works without it"),
    "terminal": ("games in the terminal and shell completion", "knaves play and knaves join need it"),
    "envs": ("environments for reinforcement learning", "only research needs it"),
    "train": ("thousands of games at once, and training", "only research needs it"),
    "parquet": ("tables of recorded games for DuckDB and Polars", "only knaves games --parquet needs it"),
    "ray": ("matches on many machines", "only large matches need it"),
}
"""The purpose of each extra, and who needs it."""


@dataclass(frozen=True)
class Finding:
    """The result of one check."""

    what: str
    state: str
    """`ok`, a `note` that needs no action, or a `problem`."""
    says: str
    do: str = ""
    """How to fix it."""


Findings = Iterator[Finding]


def add_commands(commands: Commands) -> None:
    """Add the command."""
    sub = commands.add("doctor", _doctor, "check the installation and suggest fixes", "knaves doctor --port 8000")
    sub.add_argument("--host", default="127.0.0.1", metavar="H", help="address for the server")
    sub.add_argument(
        "--port", type=non_negative_int, default=8000, metavar="P", help="port for the server (default: 8000)"
    )
    add_settings(sub, lambda setting: setting.store or setting.flag == "--max-data")
    sub.add_argument(
        "--quick",
        action="store_true",
        help="skip what takes long: the full check of the database",
    )
    sub.add_argument("--json", action="store_true", help="print JSON")


def _doctor(args: argparse.Namespace) -> int:
    findings: list[Finding] = []
    for check in _checks(args):
        for finding in check():
            findings.append(finding)
            if not args.json:
                _print_finding(finding)
    problems = sum(finding.state == "problem" for finding in findings)
    if args.json:
        data = {"version": knaves.__version__, "ok": not problems, "findings": [asdict(f) for f in findings]}
        print(json.dumps(data, indent=2))
    else:
        counted = f"{problems} problem{'s' if problems > 1 else ''}" if problems else "No problems"
        print(f"\n{counted}. This is knaves {knaves.__version__}.")
    return 1 if problems else 0


def _print_finding(finding: Finding) -> None:
    print(f"{finding.state:<9}{finding.what + ':':<18}{finding.says}", flush=True)
    if finding.do:
        print(f"{'':27}{finding.do}", flush=True)


def _checks(args: argparse.Namespace) -> Iterator[Callable[[], Findings]]:
    yield _python
    yield _extras
    yield _languages
    if not missing_modules("server"):
        yield _web
    if args.database:
        yield lambda: _database(args.database)
    else:
        yield lambda: _data(Path(args.data), args.quick, args.max_data)
    yield lambda: _port(args.host, args.port)
    if not missing_modules("bots"):
        yield _networks
    yield _browser


def _python() -> Findings:
    yield Finding("Python", "ok", f"{platform.python_version()} at {sys.executable}")  # older ones don't get this far


def _extras() -> Findings:
    for extra, (purpose, without) in PURPOSES.items():
        if missing := missing_modules(extra):
            says = f"not installed ({', '.join(missing)}): {purpose}; {without}"
            yield Finding(extra, "note", says, f"To install it: pip install 'knaves[{extra}]'")
        else:
            yield Finding(extra, "ok", purpose)


def _languages() -> Findings:
    found = [code for code in LANGUAGES if any((PACKAGE / "locales" / code).glob("*.ftl"))]
    if missing := [code for code in LANGUAGES if code not in found]:
        do = "Reinstall knaves: these files belong to the package."
        yield Finding("languages", "problem", f"{', '.join(missing)} missing", do)
    else:
        yield Finding("languages", "ok", ", ".join(found))


def _web() -> Findings:
    if (PACKAGE / "web" / "index.html").is_file():
        yield Finding("web client", "ok", "built")
    else:
        do = "In a clone of the repository, run make build. A package without it was built wrongly: install another."
        yield Finding("web client", "problem", "not built, so browsers can't play on this server", do)


def _data(folder: Path, quick: bool, most: int) -> Findings:
    existing = folder.absolute()
    while not existing.exists():
        existing = existing.parent
    if not existing.is_dir() or not os.access(existing, os.W_OK | os.X_OK):
        do = "Choose another folder with --data, or give this user write permission."
        yield Finding("data folder", "problem", f"{folder.absolute()} is not writable", do)
        return
    later = "" if folder.exists() else " (created at the first start)"
    yield Finding("data folder", "ok", f"{folder.absolute()}{later}")
    free = shutil.disk_usage(existing).free
    if free < MIN_FREE_BYTES:
        do = "Free some space, or choose a folder on another disk with --data. A full disk stops all games."
        yield Finding("disk", "problem", f"only {free / 1e6:.0f} MB free", do)
    else:
        yield Finding("disk", "ok", f"{free / 1e9:.1f} GB free")
    if (folder / "knaves.db").exists() and not missing_modules("server"):
        yield _sqlite(folder / "knaves.db", quick)
        yield _size((folder / "knaves.db").stat().st_size, most)


def _size(used: int, most: int) -> Finding:
    bound = f" of {most} GB (--max-data)" if most else ""
    says = f"{used / 1e9:.2f} GB{bound}"
    if most and used > MAX_FILLED * most * 1e9:
        do = "Keep tables for fewer days (--retention), or allow more (--max-data). A full store takes no new tables."
        return Finding("stored", "problem", says, do)
    return Finding("stored", "ok", says)


def _sqlite(path: Path, quick: bool) -> Finding:
    from knaves.server.store import sqlite_file
    from knaves.server.store.base import StoreDamaged, StoreError
    from knaves.server.store.sqlite_check import check

    restore = "If it was a Knaves database, restore a backup to another folder: knaves restore FILE --data DIR"
    try:
        check(path, full=not quick)
        with contextlib.closing(sqlite_file.connect(path, reading=True)) as connection:
            (version,) = connection.execute("SELECT coalesce(max(version), 0) FROM schema_version").fetchone()
            (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        return _schema("sqlite", str(path), version, tables)
    except sqlite3.Error as error:
        return Finding("database", "problem", str(sqlite_file.explain(path, error)), restore)
    except StoreDamaged as error:
        return Finding("database", "problem", str(error), restore)
    except StoreError as error:
        return Finding("database", "problem", str(error), "Install the newest version of knaves.")


def _schema(kind: str, location: str, version: int, tables: int) -> Finding:
    from knaves.server.store.schema import missing_migrations

    pending = len(missing_migrations(kind, location, version, others=False))
    later = f"; the next start upgrades it to {version + pending}" if pending else ""
    return Finding("database", "ok", f"schema {version}{later}, {tables} tables")


def _database(url: str) -> Findings:
    if missing := missing_modules("postgres"):
        do = "pip install 'knaves[postgres]'"
        yield Finding("database", "problem", f"PostgreSQL support needs {', '.join(missing)}", do)
        return
    yield asyncio.run(_postgres(url))


async def _postgres(url: str) -> Finding:
    from knaves.server.store.base import StoreError
    from knaves.server.store.postgres_link import Link

    do = "Check that PostgreSQL is running and the URL is right: postgresql://user:password@host/name."
    try:
        link = Link(url)
    except StoreError as error:
        return Finding("database", "problem", str(error), do)
    try:
        ((exists,),) = await link.ask("SELECT to_regclass('knaves.schema_version') IS NOT NULL")
        if not exists:
            return Finding("database", "ok", f"{link.place} answers; it is empty, and the first start sets it up")
        ((version,),) = await link.ask("SELECT coalesce(max(version), 0) FROM knaves.schema_version")
        ((tables,),) = await link.ask("SELECT count(*) FROM knaves.tables")
        return _schema("postgres", link.place, version, tables)
    except StoreError as error:
        newer = "newer version" in str(error)
        return Finding("database", "problem", str(error), "Install the newest version of knaves." if newer else do)
    finally:
        await link.close()


def _port(host: str, port: int) -> Findings:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            if _is_knaves(host, port):
                yield Finding("port", "note", f"a Knaves server is already running on {host} port {port}")
            else:
                reason = error.strerror if isinstance(error, OSError) else str(error)
                says = f"{host} port {port} can't be used: {reason}"
                yield Finding("port", "problem", says, "Choose another with --port, or stop the program that uses it.")
        else:
            yield Finding("port", "ok", f"{host} port {port} is free")


def _is_knaves(host: str, port: int) -> bool:
    address = f"[{host}]" if ":" in host else {"0.0.0.0": "127.0.0.1"}.get(host, host)  # noqa: S104
    try:
        with urllib.request.urlopen(f"http://{address}:{port}/api/games", timeout=3) as answer:
            return "classic" in answer.read(100_000).decode(errors="replace")
    except (OSError, ValueError):
        return False


def _networks() -> Findings:
    from knaves.bots import warm_up

    try:
        warm_up()
    except (OSError, ValueError) as error:
        yield Finding("bots' networks", "problem", str(error), "Reinstall knaves: these files belong to the package.")
    else:
        yield Finding("bots' networks", "ok", "loaded")


def _browser() -> Findings:
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    found = os.environ.get("KNAVES_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found:
        yield Finding("test browser", "ok", found)
    else:
        yield Finding("test browser", "note", "no Chromium found; only the repository's browser tests need one")
