"""`knaves serve` and what a host needs besides."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from knaves.cli.common import Commands, add_store, need, whole
from knaves.extras import EXTRAS
from knaves.game import SetupError


def add_commands(commands: Commands) -> None:
    """Those to run a server and to look after it."""
    sub = commands.add("serve", _serve, "run a server of tables", "knaves serve --port 8000 --data ~/knaves")
    sub.add_argument("--host", default="127.0.0.1", metavar="H", help="address to listen on; 0.0.0.0 for the network")
    sub.add_argument("--port", type=whole, default=8000, metavar="P", help="port (default: 8000; 0: any free one)")
    add_store(sub)
    sub.add_argument("--bots", type=whole, metavar="N", help="processes for bots (default: by cores; 0: none here)")
    sub.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another site whose pages may connect"
    )
    sub.add_argument("--proxy", default="", metavar="ADDRESSES", help="reverse proxies to trust, as in 127.0.0.1")
    sub.add_argument("--retention", type=whole, default=30, metavar="DAYS", help="days to keep old tables; 0: for ever")
    sub.add_argument(
        "--admin-token", default=os.environ.get("KNAVES_ADMIN_TOKEN", ""), metavar="T",
        help="for the admin page; better in $KNAVES_ADMIN_TOKEN (default: a fresh one)",
    )  # fmt: skip
    sub.add_argument("--no-limits", action="store_true", help="no rate limits, for measurements")
    sub.add_argument("--open", action="store_true", help="open the browser")

    sub = commands.add(
        "worker",
        _worker,
        "let bots think for servers on a PostgreSQL",
        "knaves worker --database postgresql://db/knaves",
    )
    add_store(sub)
    sub.add_argument("--bots", type=whole, metavar="N", help="processes for bots (default: by cores)")

    sub = commands.add("backup", _backup, "copy all tables, also while a server runs", "knaves backup knaves-copy.db")
    sub.add_argument("file", metavar="FILE", help="the copy; must not exist")
    add_store(sub)

    sub = commands.add("restore", _restore, "fill an empty store from a backup", "knaves restore knaves-copy.db")
    sub.add_argument("file", metavar="FILE", help="a backup of either kind of store")
    add_store(sub)

    sub = commands.add("export", _export, "write the record of a game at a table", "knaves export QX7K2 --game 1")
    sub.add_argument("code", metavar="CODE", help="the code of the table")
    sub.add_argument("--game", type=whole, metavar="N", help="which game at this table (default: the last)")
    add_store(sub)


def _need(args: argparse.Namespace, extra: str = "server") -> None:
    """The packages of a server, and with PostgreSQL those that speak to it too."""
    if args.database:
        extra = "postgres"
    modules = (*EXTRAS["server"], *(EXTRAS[extra] if extra != "server" else ()))
    need(f"knaves {args.command}", extra, *modules)


def _processes(args: argparse.Namespace) -> int:
    asked: int | None = args.bots
    return asked if asked is not None else max(1, (os.cpu_count() or 1) - 1)


def _serve(args: argparse.Namespace) -> int:
    _need(args)
    from knaves.server.app import Config
    from knaves.server.limits import UNLIMITED, Limits
    from knaves.server.serve import Serving, serve

    if args.port > 65_535:
        raise SetupError(f"there is no port {args.port}; they end at 65535")
    token = args.admin_token or secrets.token_urlsafe(18)
    if len(token) < 12:
        raise SetupError("an admin token has at least twelve characters")
    config = Config(
        limits=UNLIMITED if args.no_limits else Limits(),
        origins=frozenset(origin.rstrip("/") for origin in args.origin),
        retention=args.retention * 86_400.0,
        admin_token=token,
        processes=_processes(args),
    )
    return serve(Serving(args.host, args.port, Path(args.data), args.database, config, args.open, args.proxy))


def _worker(args: argparse.Namespace) -> int:
    _need(args, "postgres")
    from knaves.server.serve import work

    if not args.database:
        raise SetupError(
            "workers serve a PostgreSQL: --database postgresql://…; with SQLite the server has its own bots"
        )
    work(args.database, max(1, _processes(args)), print)
    return 0


def _with_store(args: argparse.Namespace, use: Any) -> Any:
    """Run something with the store that was named; its trouble is told in one sentence."""
    _need(args)
    from knaves.server.store import choose_store
    from knaves.server.store.base import StoreError

    try:
        work: Coroutine[Any, Any, Any] = use(choose_store(Path(args.data), args.database or None))
        return asyncio.run(work)
    except StoreError as error:
        raise SetupError(str(error)) from None


def _backup(args: argparse.Namespace) -> int:
    target = Path(args.file)
    if target.exists():
        raise SetupError(f"{target} exists already; a backup goes into a new file")
    _with_store(args, lambda store: store.backup(target))
    print(f"The backup is in {target} ({target.stat().st_size / 1e6:.1f} MB).")
    return 0


def _restore(args: argparse.Namespace) -> int:
    source = Path(args.file)
    if not source.is_file():
        raise SetupError(f"there is no file {source}")

    async def fill(store: Any) -> None:
        await store.open()
        try:
            await store.restore(source)
        finally:
            await store.close()

    _with_store(args, fill)
    print("Everything of the backup is there.")
    return 0


def _export(args: argparse.Namespace) -> int:
    _need(args)
    from knaves.server.export import export_record

    print(_with_store(args, lambda store: export_record(store, args.code, args.game)), end="")
    return 0
