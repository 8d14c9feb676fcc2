"""Pages of other sites are refused with a reason that helps the operator, or allowed by name, also in the lobby."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from knaves import wire
from knaves.server.origins import Origins
from tests.server.in_process import Socket, client, serving

FRIEND = "https://friend.example"
TABLE = {"game": "travel", "seats": 2, "name": "Ana"}


def test_a_refused_page_gets_the_reason_and_the_operator_a_log_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with serving(str(tmp_path)) as server, client(server, origin="http://knaves.test:8443") as page:
            for _ in range(20):
                answer = await page.post("/api/tables", json=TABLE)
            assert answer.status_code == 403
            assert "http://knaves.test:8443" in answer.json()["message"]
            assert "(knaves.test)" in answer.json()["message"]
            assert "Host header" in answer.json()["message"]
            seated = await server.hub.create(wire.NewTable("travel", 2, "Ana"))
            sock = Socket(server, seated.code, "192.0.2.1", "http://knaves.test:8443")
            assert await sock.hear(wire.Bye) == wire.Bye("not-allowed", again=False)
            await sock.close()

    with caplog.at_level(logging.WARNING, "knaves.server"):
        asyncio.run(scenario())
    lines = [line for line in caplog.messages if "refused a page" in line]
    assert len(lines) == 1, "anybody can cause such lines, so there are few of them"
    assert "'http://knaves.test:8443'" in lines[0]
    assert "'knaves.test'" in lines[0]
    assert "Host" in lines[0]


def test_a_line_is_logged_again_after_a_while(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    origins = Origins(clock=lambda: now[0])
    for now[0] in (0.0, 9.0, 10.0, 11.0):
        assert origins.refusal({"headers": [(b"origin", b"http://a\n\x1b[31m"), (b"host", b"b" * 5000)]})
    assert len(caplog.messages) == 2
    assert "\n" not in caplog.text.strip().replace("\n", "", 1)
    assert "\x1b" not in caplog.text
    assert len(caplog.messages[0]) < 500


def test_only_named_sites_may_use_the_lobby(tmp_path: Path) -> None:
    preflight = {"access-control-request-method": "POST", "access-control-request-headers": "content-type"}

    async def scenario() -> None:
        async with serving(str(tmp_path), origins=frozenset([FRIEND])) as server:
            async with client(server, origin=FRIEND) as page:
                options = await page.options("/api/tables", headers=preflight)
                assert options.status_code == 200
                assert options.headers["access-control-allow-origin"] == FRIEND
                assert "POST" in options.headers["access-control-allow-methods"]
                assert "content-type" in options.headers["access-control-allow-headers"].lower()
                for answer in (await page.get("/api/games"), await page.post("/api/tables", json=TABLE), options):
                    assert answer.is_success, answer.text
                    assert answer.headers["access-control-allow-origin"] == FRIEND
                    assert "origin" in answer.headers["vary"].lower()
                    assert "access-control-allow-credentials" not in answer.headers
                refused = await page.post("/api/tables", json={})
                assert refused.status_code == 400
                assert refused.headers["access-control-allow-origin"] == FRIEND, "its page may read the reason"
                admin = {**preflight, "access-control-request-headers": "authorization"}
                assert (await page.options("/api/admin/overview", headers=admin)).status_code == 400
            for stranger in ("https://evil.example", "null", f"{FRIEND}.evil.example", "*"):
                async with client(server, origin=stranger) as page:
                    assert (await page.options("/api/tables", headers=preflight)).status_code == 400
                    assert "access-control-allow-origin" not in (await page.get("/api/games")).headers
                    assert (await page.post("/api/tables", json=TABLE)).status_code == 403
        async with serving(str(tmp_path)) as server, client(server, origin=FRIEND) as page:
            assert "access-control-allow-origin" not in (await page.get("/api/games")).headers

    asyncio.run(scenario())
