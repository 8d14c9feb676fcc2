"""Health checks, readiness and metrics work for the operator regardless of limits and bans."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from knaves import wire
from knaves.server.limits import Limits, Rate
from knaves.words import LANGUAGES, Words, error_sentence
from tests.server.in_process import Socket, admin, client, serving

STRICT = Limits(address=Rate(0.001, 6.0))


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_monitoring_is_never_rate_limited_or_banned(tmp_path: Path, path: str) -> None:
    async def scenario() -> None:
        async with serving(str(tmp_path), limits=STRICT) as server, client(server) as monitor:
            assert [(await monitor.get(path)).status_code for _ in range(30)] == [200] * 30
            assert [(await monitor.get("/api/games")).status_code for _ in range(4)] == [200, 200, 200, 429]
            assert (await monitor.get(path)).status_code == 200
            async with admin(server) as operator:
                await operator.post("/api/admin/bans", json={"address": "192.0.2.0/24"})
            assert (await monitor.get("/api/games")).status_code == 403
            answer = await monitor.get(path)
            assert answer.status_code == 200
            assert answer.headers["x-content-type-options"] == "nosniff"

    asyncio.run(scenario())


@pytest.mark.parametrize("number", ["9" * 5000, "9" * 4301, "9" * 30, "0", "00000000001", "-1", "1e3", "٣"])
@pytest.mark.parametrize("what", ["record", "replay"])
def test_an_unknown_game_number_is_not_found(tmp_path: Path, number: str, what: str) -> None:
    async def scenario() -> int:
        async with serving(str(tmp_path)) as server, client(server) as somebody:
            made = await somebody.post("/api/tables", json={"game": "travel", "seats": 2, "name": "Ana"})
            code = made.json()["code"]
            return (await somebody.get(f"/api/tables/{code}/games/{number}/{what}")).status_code

    assert asyncio.run(scenario()) == 404


def test_a_client_with_another_protocol_version_is_closed_as_outdated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with serving(str(tmp_path)) as server:
            seated = await server.hub.create(wire.NewTable("travel", 2, "Ana"))
            sock = Socket(server, seated.code, "192.0.2.1")
            sock.send(wire.Hello(seated.token))
            await sock.hear(wire.Update)
            await sock.close()
            monkeypatch.setattr(wire, "PROTOCOL", 3)  # the server was updated
            for hello in (wire.Hello(seated.token), wire.Hello(protocol=1), wire.Hello(protocol=4)):
                sock = Socket(server, seated.code, "192.0.2.1")
                sock.send(hello)
                assert await sock.hear(wire.Bye) == wire.Bye("outdated", again=False)
                await sock.close()
            sock = Socket(server, seated.code, "192.0.2.1")
            sock.send(wire.Hello(seated.token, protocol=3))
            await sock.hear(wire.Update)
            await sock.close()

    asyncio.run(scenario())
    for language in LANGUAGES:
        assert "Knaves" in error_sentence(Words(language), "outdated")
