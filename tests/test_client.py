"""`TableClient` against a scripted server: reconnecting, resending, and the end of a connection."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from knaves import client, wire
from knaves.client import (
    MIN_RECONNECT_DELAY,
    ServerRefused,
    ServerUnreachable,
    TableClient,
    create,
    fetch_text,
    new_id,
)

decode = msgspec.json.Decoder(wire.AnyClientMessage).decode
Handler = Callable[[ServerConnection], Awaitable[None]]


@contextlib.asynccontextmanager
async def scripted_server(handler: Handler, port: int = 0) -> AsyncIterator[str]:
    async with asyncio.timeout(60), serve(handler, "127.0.0.1", port) as server:
        (listener,) = server.sockets
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"


async def send(connection: ServerConnection, message: wire.ServerMessage) -> None:
    await connection.send(wire.encode(message), text=True)


def test_a_command_waits_for_a_server_that_starts_later() -> None:
    async def answer(connection: ServerConnection) -> None:
        async for text in connection:
            message = decode(text)
            if isinstance(message, wire.Leave):
                await send(connection, wire.Done(message.id, 1))

    async def run() -> None:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            port = listener.getsockname()[1]
        async with TableClient(f"http://127.0.0.1:{port}", "ABCDE") as table:
            leaving = asyncio.create_task(table.send(wire.Leave(new_id())))
            await asyncio.sleep(5 * MIN_RECONNECT_DELAY)
            assert not leaving.done()
            async with scripted_server(answer, port):
                assert await leaving == wire.Done((await leaving).id, 1)

    asyncio.run(run())


def test_unanswered_commands_are_sent_again_after_a_reconnection() -> None:
    received: list[str] = []

    async def answer_the_third_time(connection: ServerConnection) -> None:
        async for text in connection:
            message = decode(text)
            if isinstance(message, wire.Leave):
                received.append(message.id)
                if len(received) < 3:
                    return
                await send(connection, wire.Done(message.id, 1))

    async def run() -> None:
        async with scripted_server(answer_the_third_time) as url, TableClient(url, "ABCDE") as table:
            await table.send(wire.Leave(new_id()))
        assert len(received) == 3
        assert len(set(received)) == 1

    asyncio.run(run())


def test_a_busy_server_gets_the_same_command_again() -> None:
    received: list[str] = []

    async def busy_at_first(connection: ServerConnection) -> None:
        async for text in connection:
            message = decode(text)
            if isinstance(message, wire.Leave):
                received.append(message.id)
                busy = wire.Error(message.id, "server-busy", "too busy")
                await send(connection, wire.Done(message.id, 1) if len(received) == 2 else busy)

    async def run() -> None:
        async with scripted_server(busy_at_first) as url, TableClient(url, "ABCDE") as table:
            await table.send(wire.Leave(new_id()))
        assert len(received) == 2
        assert len(set(received)) == 1

    asyncio.run(run())


def test_the_client_waits_as_long_as_the_server_says() -> None:
    """After a command, a hello or a connection that came too soon."""
    times: dict[str, list[float]] = {"connected": [], "hello": [], "leave": []}
    delay = 0.3

    async def too_fast_at_first(connection: ServerConnection) -> None:
        now = asyncio.get_running_loop().time
        times["connected"].append(now())
        if len(times["connected"]) == 1:
            await send(connection, wire.Bye("too-fast", again=True, delay=delay))
            return
        async for text in connection:
            message = decode(text)
            kind = "leave" if isinstance(message, wire.Leave) else "hello"
            times[kind].append(now())
            command = message.id if isinstance(message, wire.Leave) else ""
            if len(times[kind]) == 1:
                await send(connection, wire.Error(command, "too-fast", "wait", delay=delay))
            elif command:
                await send(connection, wire.Done(command, 1))

    async def run() -> None:
        async with scripted_server(too_fast_at_first) as url, TableClient(url, "ABCDE") as table:
            await table.send(wire.Leave(new_id()))
        for kind, (first, second, *_) in times.items():
            assert second - first >= delay, kind

    asyncio.run(run())


def test_a_request_that_came_too_soon_is_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    requests = 0

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal requests
        requests += 1
        await reader.readuntil(b"\r\n\r\n")
        problem = wire.encode(wire.Problem("too-fast", "wait", delay=0.05))
        status, body = (b"429 Too Many Requests", problem) if requests < 3 else (b"200 OK", b"the record")
        writer.write(b"HTTP/1.1 %b\r\nContent-Length: %d\r\n\r\n%b" % (status, len(body), body))
        writer.close()

    async def run() -> None:
        nonlocal requests
        async with asyncio.timeout(60), await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            assert await fetch_text(url, "/record") == "the record"
            assert requests == 3
            requests = 0
            monkeypatch.setattr(client, "HTTP_PATIENCE", 0.0)
            with pytest.raises(ServerRefused):
                await fetch_text(url, "/record")

    asyncio.run(run())


def test_a_server_that_hangs_up_at_once_is_not_flooded() -> None:
    times: list[float] = []
    third = asyncio.Event()

    async def hang_up(connection: ServerConnection) -> None:
        times.append(asyncio.get_running_loop().time())
        if len(times) == 3:
            third.set()
        await connection.close()

    async def run() -> None:
        async with scripted_server(hang_up) as url, TableClient(url, "ABCDE"):
            await third.wait()
        assert times[2] - times[0] >= 2 * MIN_RECONNECT_DELAY

    asyncio.run(run())


def test_after_a_final_goodbye_updates_and_commands_end_with_its_reason() -> None:
    async def say_goodbye(connection: ServerConnection) -> None:
        async for text in connection:
            if isinstance(decode(text), wire.Leave):
                await send(connection, wire.Bye("banned", again=False))

    async def run() -> None:
        async with scripted_server(say_goodbye) as url, TableClient(url, "ABCDE") as table:
            with pytest.raises(ServerRefused) as pending:
                await table.send(wire.Leave(new_id()))
            assert pending.value.code == "banned"
            with pytest.raises(ServerRefused):
                await anext(aiter(table))
            with pytest.raises(ServerRefused):
                await table.send(wire.Leave(new_id()))

    asyncio.run(run())


def test_leaving_during_a_goodbye_waits_until_the_connection_is_closed() -> None:
    """It would otherwise be closed by nobody, when the event loop ends."""
    said_goodbye, closing = asyncio.Event(), asyncio.Event()

    async def close_slowly(connection: ServerConnection) -> None:
        await connection.recv()
        connection.transport.pause_reading()  # the client's closing frame is not answered yet
        await send(connection, wire.Bye("banned", again=False))
        said_goodbye.set()
        await asyncio.sleep(0.2)
        closing.set()
        connection.transport.resume_reading()
        await connection.wait_closed()

    async def run() -> None:
        async with scripted_server(close_slowly) as url:
            async with TableClient(url, "ABCDE") as table:
                await said_goodbye.wait()
                await table.wait_connected(connected=False)
            assert closing.is_set()

    asyncio.run(run())


@pytest.mark.parametrize("text", ['{"t":"no message of ours"}', "{"])
def test_a_message_that_cannot_be_read_ends_updates_and_commands_with_an_error(text: str) -> None:
    """They would otherwise wait for ever, because nobody connects again."""

    async def answer_unreadably(connection: ServerConnection) -> None:
        async for command in connection:
            if isinstance(decode(command), wire.Leave):
                await connection.send(text, text=True)

    async def run() -> None:
        async with scripted_server(answer_unreadably) as url, TableClient(url, "ABCDE") as table:
            updates = asyncio.ensure_future(anext(aiter(table)))
            with pytest.raises(ServerRefused, match="another version") as pending:
                await table.send(wire.Leave(new_id()))
            assert pending.value.code == "outdated"
            with pytest.raises(ServerRefused):
                await updates
            with pytest.raises(ServerRefused):
                await table.wait_connected()
            with pytest.raises(ServerRefused):
                await table.send(wire.Leave(new_id()))

    asyncio.run(run())


def test_an_unexpected_error_reaches_everybody_who_waits() -> None:
    def fail(_: wire.AnyServerMessage) -> None:
        raise ZeroDivisionError

    async def answer(connection: ServerConnection) -> None:
        async for command in connection:
            if isinstance(decode(command), wire.Leave):
                await send(connection, wire.Presence([0], 0))

    async def run() -> None:
        async with scripted_server(answer) as url, TableClient(url, "ABCDE") as table:
            table.on_message = fail
            updates = asyncio.ensure_future(anext(aiter(table)))
            with pytest.raises(ZeroDivisionError):
                await table.send(wire.Leave(new_id()))
            with pytest.raises(ZeroDivisionError):
                await updates

    asyncio.run(run())


@pytest.mark.parametrize("status", ["201 Created", "409 Conflict"])
def test_a_server_that_dies_while_it_answers_is_unreachable(status: str) -> None:
    """The campaign of kills found it: the answer of a new table had arrived in part."""

    async def die(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while not (await reader.read(65_536)).endswith(
            b"}"
        ):  # all of the request, or closing would reset the connection
            pass
        writer.write(f"HTTP/1.1 {status}\r\ncontent-length: 68\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def scenario() -> None:
        async with await asyncio.start_server(die, "127.0.0.1", 0) as dying, asyncio.timeout(60):
            port = dying.sockets[0].getsockname()[1]
            with pytest.raises(ServerUnreachable):
                await create(f"http://127.0.0.1:{port}", wire.NewTable("travel", 2, "Ana"))

    asyncio.run(scenario())
