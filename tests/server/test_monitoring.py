"""Health checks, readiness and metrics: there for the operator whatever the limits say."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from knaves.server.limits import Limits, Rate
from tests.server.in_process import admin, client, serving

STRICT = Limits(address=Rate(0.001, 6.0))


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_monitoring_is_never_too_fast_or_banned(tmp_path: Path, path: str) -> None:
    async def story() -> None:
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

    asyncio.run(story())


@pytest.mark.parametrize("number", ["9" * 5000, "9" * 4301, "9" * 30, "0", "00000000001", "-1", "1e3", "٣"])
@pytest.mark.parametrize("what", ["record", "replay"])
def test_a_number_that_no_game_has_is_not_found(tmp_path: Path, number: str, what: str) -> None:
    async def story() -> int:
        async with serving(str(tmp_path)) as server, client(server) as somebody:
            made = await somebody.post("/api/tables", json={"game": "travel", "seats": 2, "name": "Ana"})
            code = made.json()["code"]
            return (await somebody.get(f"/api/tables/{code}/games/{number}/{what}")).status_code

    assert asyncio.run(story()) == 404
