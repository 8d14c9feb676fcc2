"""`knaves serve` and the other commands for operators: `worker`, `backup`, `restore` and `export`."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from knaves.cli.common import MIN_SECRET_LENGTH, Commands, non_negative_int, require_extra
from knaves.cli.settings import add_settings, check_switches
from knaves.extras import EXTRAS
from knaves.game import SetupError

if TYPE_CHECKING:  # needs packages of an extra
    from knaves.server.addresses import Network
    from knaves.server.store.base import Store

T = TypeVar("T")


def add_commands(commands: Commands) -> None:
    """Add the commands."""
    sub = commands.add("serve", _serve, "run a server", "knaves serve --port 8000 --data ~/knaves")
    add_settings(sub)

    sub = commands.add(
        "worker",
        _worker,
        "run bots for servers that share a PostgreSQL",
        "knaves worker --database postgresql://db/knaves",
    )
    add_settings(sub, lambda setting: setting.worker)

    sub = commands.add("backup", _backup, "copy all tables, even while a server runs", "knaves backup knaves-copy.db")
    sub.add_argument("file", metavar="FILE", help="the copy; must not exist yet")
    add_settings(sub, lambda setting: setting.store)

    sub = commands.add("restore", _restore, "restore a backup into an empty store", "knaves restore knaves-copy.db")
    sub.add_argument("file", metavar="FILE", help="a backup, from SQLite or PostgreSQL")
    add_settings(sub, lambda setting: setting.store)

    sub = commands.add("export", _export, "print the record of a game at a table", "knaves export QX7K2 --game 1")
    sub.add_argument("code", metavar="CODE", help="the code of the table")
    sub.add_argument("--game", type=non_negative_int, metavar="N", help="number of the game (default: the last)")
    add_settings(sub, lambda setting: setting.store)


def _require_server(args: argparse.Namespace, extra: str = "server") -> None:
    """Require the packages of a server, and those for PostgreSQL if it is used."""
    if args.database:
        extra = "postgres"
    modules = (*EXTRAS["server"], *(EXTRAS[extra] if extra != "server" else ()))
    require_extra(f"knaves {args.command}", extra, *modules)


def _count_processes(args: argparse.Namespace) -> int:
    requested: int | None = args.bots
    return requested if requested is not None else max(1, (os.cpu_count() or 1) - 1)


def _read_network(text: str) -> Network:
    from knaves.server.addresses import read_network

    try:
        return read_network(text)
    except ValueError:
        raise SetupError(f"{text!r} is not a network (example: 192.0.2.0/24)") from None


def _serve(args: argparse.Namespace) -> int:
    _require_server(args)
    from knaves.server.app import Config
    from knaves.server.limits import UNLIMITED, Limits, daily_rate
    from knaves.server.quotas import Quotas
    from knaves.server.serve import Serving, serve

    check_switches()
    if args.port > 65_535:
        raise SetupError(f"there is no port {args.port}; ports go up to 65535")
    token = args.admin_token or secrets.token_urlsafe(18)
    if len(token) < MIN_SECRET_LENGTH:
        raise SetupError(f"an admin token needs at least {MIN_SECRET_LENGTH} characters")
    config = Config(
        limits=UNLIMITED if args.no_limits else Limits(written=daily_rate(args.daily_quota * 1e6)),
        trusted=tuple(map(_read_network, args.trusted_network)),
        origins=frozenset(origin.rstrip("/") for origin in args.origin),
        retention=args.retention * 86_400.0,
        quotas=Quotas(args.table_entries, args.game_moves, args.max_data * 10**9),
        admin_token=token,
        processes=_count_processes(args),
    )
    data = Path(args.data)
    return serve(Serving(args.host, args.port, data, args.database, config, args.open, args.proxy, args.log_format))


def _worker(args: argparse.Namespace) -> int:
    _require_server(args, "postgres")
    from knaves.server.serve import work

    if not args.database:
        raise SetupError("a worker needs --database postgresql://…; with SQLite the server runs its own bots")
    work(args.database, max(1, _count_processes(args)), print, args.log_format)
    return 0


def _with_store(args: argparse.Namespace, action: Callable[[Store], Coroutine[object, object, T]]) -> T:
    """Run an action with the store; its errors become one sentence."""
    _require_server(args)
    from knaves.server.store import choose_store
    from knaves.server.store.base import StoreError

    try:
        return asyncio.run(action(choose_store(Path(args.data), args.database or None)))
    except StoreError as error:
        raise SetupError(str(error)) from None


def _backup(args: argparse.Namespace) -> int:
    target = Path(args.file)
    if target.exists():
        raise SetupError(f"{target} already exists; a backup goes to a new file")
    _with_store(args, lambda store: store.backup(target))
    print(f"The backup is in {target} ({target.stat().st_size / 1e6:.1f} MB).")
    return 0


def _restore(args: argparse.Namespace) -> int:
    source = Path(args.file)
    if not source.is_file():
        raise SetupError(f"there is no file {source}")

    async def restore(store: Store) -> None:
        await store.open()
        try:
            await store.restore(source)
        finally:
            await store.close()

    _with_store(args, restore)
    print("The backup has been restored.")
    return 0


def _export(args: argparse.Namespace) -> int:
    _require_server(args)
    from knaves.server.records import export_record

    print(_with_store(args, lambda store: export_record(store, args.code, args.game)), end="")
    return 0
