"""The metrics are in the Prometheus format and count what operators need."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from knaves import __version__, wire
from knaves.client import new_id
from knaves.server.app import Server
from tests.server.in_process import LIMIT, Socket, client, serving


async def metrics(server: Server) -> dict[str, Metric]:
    """Fetch and parse the metrics, by name."""
    async with client(server) as monitor:
        answer = await monitor.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {family.name: family for family in text_string_to_metric_families(answer.text)}


def value(found: dict[str, Metric], sample: str, **labels: str) -> float:
    """The value of a sample; 0 if there is none."""
    for family in found.values():
        for one in family.samples:
            if one.name == sample and one.labels == labels:
                return float(one.value)
    return 0.0


async def play_moves(server: Server, count: int) -> None:
    """Play some moves against a bot; before each, an illegal one is refused."""
    settings = wire.Settings(pace=0, bot_level="random", public=True)
    seated = await server.hub.create(wire.NewTable("travel", 2, "Ana", settings=settings, start=True))
    sock = Socket(server, seated.code, "192.0.2.77")
    sock.send(wire.Hello(seated.token))
    made = 0
    while made < count:
        update = await sock.hear(wire.Update)
        if update.own and update.own["legal"]:
            sock.send(wire.MakeMove(new_id(), update.ply, "AS@a1x"))
            assert (await sock.hear(wire.Error)).code in ("unreadable", "illegal")
            sock.send(wire.MakeMove(new_id(), update.ply, update.own["legal"][0]))
            made += 1
    await sock.hear(wire.Update)
    await sock.close()


def test_everything_that_operators_expect_is_counted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(str(tmp_path), processes=1) as server, asyncio.timeout(LIMIT):
            before = await metrics(server)
            for name in (
                "knaves_commit_seconds",
                "knaves_publish_seconds",
                "knaves_move_seconds",
                "knaves_bot_turn_seconds",
            ):
                assert before[name].type == "histogram"
                assert value(before, f"{name}_count") == 0
            await play_moves(server, 3)
            async with client(server) as visitor:
                await visitor.get("/api/tables/ZZZZZ")
                await visitor.post("/api/tables", json={})
            found = await metrics(server)
            assert value(found, "knaves_move_seconds_count") == 3
            assert value(found, "knaves_bot_turn_seconds_count") >= 2
            assert value(found, "knaves_commit_seconds_count") >= 5
            assert value(found, "knaves_publish_seconds_count") == value(found, "knaves_commit_seconds_count")
            assert value(found, "knaves_move_seconds_bucket", le="+Inf") == 3
            assert value(found, "knaves_moves_total") >= 5
            assert value(found, "knaves_refusals_total", reason="no-such-table") == 1
            assert value(found, "knaves_refusals_total", reason="bad-message") == 1
            refused = value(found, "knaves_refusals_total", reason="unreadable")
            assert refused + value(found, "knaves_refusals_total", reason="illegal") == 3
            assert value(found, "knaves_build_info", version=__version__) == 1
            for name in (
                "process_cpu_seconds_total",
                "process_resident_memory_bytes",
                "process_open_fds",
                "process_start_time_seconds",
            ):
                assert value(found, name) > 0, name
            assert value(found, "knaves_tables_live") == 1

    asyncio.run(scenario())


def test_errors_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(str(tmp_path)) as server, client(server) as visitor:

            def broken(*_: object, **__: object) -> None:
                raise KeyError("7H")

            monkeypatch.setattr(server.store, "public_tables", broken)
            assert (await visitor.get("/api/tables")).status_code == 500
            assert value(await metrics(server), "knaves_errors_total", where="request") == 1

    asyncio.run(scenario())


def test_dropped_sockets_are_counted_by_reason(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(str(tmp_path)) as server, asyncio.timeout(LIMIT):
            seated = await server.hub.create(wire.NewTable("travel", 2, "Ana"))
            sock = Socket(server, seated.code, "192.0.2.77")
            for _ in range(30):
                sock.send_text("nonsense")
            assert (await sock.hear(wire.Bye)).reason == "bad-message"
            await sock.close()
            found = await metrics(server)
            assert value(found, "knaves_dropped_sockets_total", reason="bad-message") == 1

    asyncio.run(scenario())
