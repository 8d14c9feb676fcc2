"""`knaves serve` and what a host needs besides."""

from __future__ import annotations

import argparse
import os
import secrets
from pathlib import Path

from knaves.cli.common import Commands, whole
from knaves.game import SetupError


def add_commands(commands: Commands) -> None:
    """Those to run a server."""
    sub = commands.add("serve", _serve, "run a server of tables", "knaves serve --port 8000 --data ~/knaves")
    sub.add_argument("--host", default="127.0.0.1", metavar="H", help="address to listen on; 0.0.0.0 for the network")
    sub.add_argument("--port", type=whole, default=8000, metavar="P", help="port (default: 8000; 0: any free one)")
    add_store(sub)
    sub.add_argument("--bots", type=whole, default=None, metavar="N", help="processes for bots (default: by cores)")
    sub.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another site whose pages may connect"
    )
    sub.add_argument("--proxy", default="", metavar="ADDRESSES", help="reverse proxies to trust, as in 127.0.0.1")
    sub.add_argument("--retention", type=whole, default=30, metavar="DAYS", help="days to keep old tables; 0: for ever")
    sub.add_argument("--admin-token", default="", metavar="T", help="for the admin page (default: a fresh one)")
    sub.add_argument("--no-limits", action="store_true", help="no rate limits, for measurements")
    sub.add_argument("--open", action="store_true", help="open the browser")


def add_store(sub: argparse.ArgumentParser) -> None:
    """The words that say where tables are kept."""
    default = os.environ.get("KNAVES_DATA", "knaves-data")
    sub.add_argument("--data", default=default, metavar="DIR", help=f"folder to keep tables in (default: {default})")
    url = os.environ.get("KNAVES_DATABASE", "")
    sub.add_argument("--database", default=url, metavar="URL", help="PostgreSQL instead: postgresql://…")


def _serve(args: argparse.Namespace) -> int:
    try:
        from knaves.server.app import Config
        from knaves.server.limits import UNLIMITED, Limits
        from knaves.server.serve import Serving, serve
    except ImportError as error:
        raise SetupError(f"serving needs more packages ({error.name}): pip install 'knaves[server]'") from None
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
        processes=args.bots if args.bots is not None else max(1, (os.cpu_count() or 1) - 1),
    )
    serving = Serving(args.host, args.port, Path(args.data), args.database, config, args.open, args.proxy)
    return serve(serving)
