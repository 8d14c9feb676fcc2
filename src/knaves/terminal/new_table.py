"""Open a table on a server."""

from __future__ import annotations

import getpass
import os
from urllib.parse import urlsplit

from knaves.extras import missing_package

try:
    from msgspec.structs import replace
except ImportError as error:
    raise missing_package(__name__, "terminal", error.name) from None

from knaves import wire
from knaves.client import ServerRefused, ServerUnreachable, create, new_token
from knaves.game import SetupError
from knaves.terminal.kept_games import Seat
from knaves.terminal.lobby_presenter import TableUnavailable
from knaves.words import Words, error_sentence

DEFAULT_SERVER = "http://127.0.0.1:8000"


def read_server(words: Words, text: str) -> str:
    """The address of a server as people type it: `knaves.example` is at https. Raises `SetupError`."""
    server = text.strip()
    if "://" not in server:
        local = server.partition(":")[0] in ("localhost", "127.0.0.1")
        server = f"{'http' if local else 'https'}://{server}"
    if urlsplit(server).scheme not in ("http", "https") or not urlsplit(server).netloc:
        raise SetupError(words.say("create-bad-address", text=text[:60], example=DEFAULT_SERVER))
    return server.rstrip("/")


def login_name(words: Words) -> str:
    """The user's name on this machine, to suggest at a table."""
    try:
        login = getpass.getuser()
    except (KeyError, OSError):  # a user id without a name, as in a container
        login = words.say("new-player-number", number=os.getuid() if hasattr(os, "getuid") else 1)
    return login[: wire.MAX_NAME]


async def open_table(words: Words, server: str, table: wire.NewTable) -> Seat:
    """Open a table and take its first seat. Raises `TableUnavailable` with a sentence in the player's language."""
    try:
        seated = await create(server, replace(table, token=new_token()))
    except ServerUnreachable as error:
        raise TableUnavailable(words.say("term-no-server", reason=error.reason, server=server)) from None
    except ServerRefused as error:
        raise TableUnavailable(error_sentence(words, error.code, error.rule)) from None
    return Seat(server, seated.code, seated.token, table.game)
