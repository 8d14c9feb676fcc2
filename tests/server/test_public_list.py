"""The public list of tables: one creator's tables never push another's off it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.in_process import client, serving
from tests.server.stores import KINDS, Kind, new_place


@pytest.mark.parametrize("kind", KINDS)
def test_many_tables_of_a_few_addresses_leave_room_for_the_others(tmp_path: Path, kind: Kind) -> None:
    place = new_place(kind, tmp_path)
    table = {"game": "travel", "seats": 2, "settings": {"public": True}}

    async def scenario() -> None:
        async with serving(place) as server:
            async with client(server, "192.0.2.1") as ana:
                made = await ana.post("/api/tables", json={**table, "name": "Ana"})
                honest = made.json()["code"]
                await ana.post("/api/tables", json={**table, "name": "Ana", "settings": {"public": False}})
            for address in ("198.51.100.1", "198.51.100.2", "2001:db8::1"):
                async with client(server, address) as flooder:
                    for number in range(20):
                        answer = await flooder.post("/api/tables", json={**table, "name": f"Spam{number}"})
                        assert answer.status_code == 201
        async with serving(place) as later, client(later, "192.0.2.9") as somebody:  # also after a restart
            listed = [row["code"] for row in (await somebody.get("/api/tables")).json()]
            assert len(listed) == 50
            assert listed.index(honest) == 3, "each creator's last table comes first"
            assert listed[0] == answer.json()["code"]

    asyncio.run(scenario())
