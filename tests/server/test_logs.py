"""The log: readable for programs and people, with the table and the request, and without secrets."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from collections.abc import Iterator
from contextvars import copy_context
from pathlib import Path

import pytest

from knaves import wire
from knaves.client import new_id, new_token
from knaves.server import commands
from knaves.server.logs import JsonFormatter, TextFormatter, start_log_context
from knaves.server.refusals import CommandRefused
from knaves.server.store.base import LogRow, StoreError
from tests.server.in_process import LIMIT, Socket, client, serving

ADDRESS = "203.0.113.77"


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Everything that is logged at any level, as the server writes it."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonFormatter())
    root, before = logging.getLogger(), logging.getLogger().level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield written
    root.removeHandler(handler)
    root.setLevel(before)


def test_a_busy_session_logs_no_card_seed_token_name_or_address(
    tmp_path: Path, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    token, name = new_token(), "Anastasia"
    hands: set[str] = set()
    seeds: set[str] = set()

    async def scenario() -> None:
        async with serving(str(tmp_path), processes=1) as server, asyncio.timeout(LIMIT):
            settings = wire.Settings(pace=0, bot_level="random", public=True)
            new_table = wire.NewTable("travel", 2, name, settings=settings, token=token, start=True)
            async with client(server, ADDRESS, origin="http://knaves.test") as page:
                made = await page.post("/api/tables", content=wire.encode(new_table))
                code = made.json()["code"]
                await page.post("/api/tables", content=b"nonsense")
            async with client(server, ADDRESS, origin="https://evil.example") as page:
                await page.post("/api/tables", content=wire.encode(new_table))
            table = await server.store.find(code)
            assert table is not None
            entries = json.loads((await server.store.read(table))[0].data)
            seeds.update(entry["seed"] for entry in entries if "seed" in entry)
            sock = Socket(server, code, ADDRESS)
            sock.send_text("nonsense")
            sock.send(wire.Hello(token))
            original, append = commands.decide, server.store.append

            def broken(*args: object) -> object:
                raise KeyError(f"{sorted(hands)} {token} {seeds} {ADDRESS} {name}")

            async def failing(table: str, row: LogRow, summary: object) -> None:
                raise StoreError("The disk is full.")

            update = await sock.hear(wire.Update)
            for trouble in ("none", "bug", "store", "illegal", "none"):
                while not (update.own and update.own["legal"]):
                    update = await sock.hear(wire.Update)
                hands.update(update.own["hand"])
                monkeypatch.setattr(commands, "decide", broken if trouble == "bug" else original)
                monkeypatch.setattr(server.store, "append", failing if trouble == "store" else append)
                move = "AS@a1x" if trouble == "illegal" else update.own["legal"][0]
                sock.send(wire.MakeMove(new_id(), update.ply, move))
                if trouble == "none":
                    update = await sock.hear(wire.Update)
                else:
                    await sock.hear(wire.Error)
            await sock.close()

    asyncio.run(scenario())
    text = lines.getvalue()
    records = [json.loads(line) for line in text.splitlines()]
    assert any(record["message"].startswith("refused a page") for record in records)
    bug = next(record for record in records if record["message"].startswith("a command failed"))
    assert bug["error"].startswith("KeyError\n")
    assert len(bug["request"]) == 12
    assert len(bug["table"]) == 24
    assert hands
    assert seeds
    for secret in (token, name, ADDRESS, *seeds):
        assert secret not in text
    for card in hands:
        assert not re.search(rf"\b{card}\b", text), card


def test_both_formats_have_the_context_and_no_message_of_an_unexpected_error() -> None:
    record = logging.LogRecord("knaves.server", logging.ERROR, "x.py", 1, "%s failed", ("it",), None)
    try:
        raise KeyError("7H") from StoreError("The disk is full.")
    except KeyError as error:
        record.exc_info = (KeyError, error, error.__traceback__)

    def write() -> tuple[str, str]:
        start_log_context(table="t1", request="r1")
        return JsonFormatter().format(record), TextFormatter().format(record)

    as_json, as_text = copy_context().run(write)
    found = json.loads(as_json)
    assert (found["level"], found["message"], found["table"], found["request"]) == ("error", "it failed", "t1", "r1")
    assert "ERROR it failed table=t1 request=r1\n    KeyError\n" in as_text
    for text in (as_json, as_text):
        assert "7H" not in text
        assert "from StoreError: The disk is full." in text


def test_tables_that_cannot_be_read_leave_nothing_behind(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(str(tmp_path)) as server:
            for number in range(50):
                with pytest.raises(CommandRefused):
                    await server.hub.load(f"no-such-table-{number}")
            await asyncio.sleep(0)
            left = [name for name, value in vars(server.hub).items() if isinstance(value, dict) and value]
            assert left == []

    asyncio.run(scenario())
