"""Records that a command is given as a file or as a link to a game at a server."""

from __future__ import annotations

import argparse
import asyncio
import re

from knaves.cli.common import read_words, require_extra
from knaves.cli.join import server_errors
from knaves.game import SetupError
from knaves.record import Record, load, parse

LINK = re.compile(r"(?P<server>https?://[^#]+?)/*#/(?:replay|review)/(?P<code>[A-Za-z0-9]+)/(?P<number>[0-9]+)")
"""The links that the page shares: `https://host/#/review/QX7K2/1`."""


def read_record(args: argparse.Namespace) -> Record:
    """The record that the argument `record` names."""
    if "://" not in args.record:
        return load(args.record)
    require_extra("a link to a game", "terminal", "fluent", "msgspec", "websockets")
    from knaves.client import fetch_text

    found = LINK.fullmatch(args.record)
    if found is None:
        raise SetupError("not a link to a finished game (example: https://knaves.example/#/review/QX7K2/1)")
    server = found["server"]
    with server_errors(read_words(args), server):
        path = f"/api/tables/{found['code'].upper()}/games/{found['number']}/record"
        return parse(asyncio.run(fetch_text(server, path)))
