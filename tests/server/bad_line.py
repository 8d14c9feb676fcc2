"""A proxy between a store and PostgreSQL that can fail at the worst moment."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Literal, Self

from psycopg.conninfo import conninfo_to_dict

SOCKET = ".s.PGSQL.5432"


class BadLine:
    """Forwards everything; on request it cuts the next session that sends some text."""

    def __init__(self, place: str, folder: Path) -> None:
        where = conninfo_to_dict(place)
        self._server = Path(str(where["host"]), SOCKET)
        self._folder = folder
        self._cut: tuple[bytes, Literal["request", "answer"]] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self.hold: Callable[[], Awaitable[object]] = lambda: asyncio.sleep(0.2)
        """Awaited between a request and the cut that loses its answer."""
        self.dead = False
        """Whether all connections are refused."""
        self.place = f"postgresql://{where['user']}@/{where['dbname']}?host={folder}"
        self.cuts = 0

    def cut(self, text: bytes, what: Literal["request", "answer"]) -> None:
        """Drop the next request with this text, or forward it and drop the answer; then end the session."""
        self._cut = text, what

    async def __aenter__(self) -> Self:
        self._listener = await asyncio.start_unix_server(self._serve, self._folder / SOCKET)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self._listener.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.close()
        await asyncio.gather(*(writer.wait_closed() for writer in self._writers), return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.append(writer)
        if self.dead:
            writer.close()
            return
        to_server = await asyncio.open_unix_connection(self._server)
        self._writers.append(to_server[1])
        answers = asyncio.create_task(self._pass_on(to_server[0], writer))
        requests = asyncio.create_task(self._requests(reader, to_server[1], answers, writer))
        for task in (answers, requests):
            self._tasks.add(task)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def _requests(
        self,
        reader: asyncio.StreamReader,
        server: asyncio.StreamWriter,
        answers: asyncio.Task[None],
        client: asyncio.StreamWriter,
    ) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(1 << 20):
                if self._cut is not None and self._cut[0] in data:
                    what, self._cut = self._cut[1], None
                    self.cuts += 1
                    answers.cancel()
                    if what == "answer":
                        server.write(data)  # the server's side stays open: it may take its time
                        await self.hold()
                    client.close()
                    return
                server.write(data)
                await server.drain()
        server.close()
