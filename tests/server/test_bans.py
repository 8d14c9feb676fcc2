"""Bans: addresses and networks in a normal form, shared by all servers of a database, set on the admin page."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import quote

import pytest

from knaves import wire
from knaves.client import new_token
from knaves.server import site
from knaves.server.app import Server
from knaves.server.store.base import Ban, Store
from tests.server.in_process import Socket, admin, client, serving
from tests.server.stores import KINDS, Kind, new_place, play

pytestmark = pytest.mark.usefixtures("quick_refresh")


@pytest.fixture
def quick_refresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "REFRESH_SECONDS", 0.02)


async def status(server: Server, address: str) -> int:
    """The status code that a client at an address gets."""
    async with client(server, address) as somebody:
        return (await somebody.get("/api/games")).status_code


async def ban(server: Server, address: str) -> str:
    async with admin(server) as operator:
        answer = await operator.post("/api/admin/bans", json={"address": address})
    assert answer.status_code == 201, answer.text
    banned: str = answer.json()["banned"]
    return banned


async def unban(server: Server, address: str) -> tuple[int, str]:
    async with admin(server) as operator:
        answer = await operator.delete(f"/api/admin/bans/{quote(address)}")
    found = answer.json()
    return answer.status_code, found.get("unbanned") or found["message"]


@pytest.mark.parametrize(
    ("banned", "normal", "refused", "welcome"),
    [
        ("192.0.2.7", "192.0.2.7", ["192.0.2.7", "::ffff:192.0.2.7"], ["192.0.2.8"]),
        ("::ffff:192.0.2.7", "192.0.2.7", ["192.0.2.7"], ["::ffff:192.0.2.8"]),
        ("192.0.2.77/24", "192.0.2.0/24", ["192.0.2.1", "::ffff:192.0.2.255"], ["192.0.3.1"]),
        ("2001:db8::1", "2001:db8::/64", ["2001:db8::ffff:1"], ["2001:db8:0:1::1"]),
        ("2001:db8::/48", "2001:db8::/48", ["2001:db8:0:77::1"], ["2001:db8:1::1"]),
    ],
)
def test_a_ban_matches_every_spelling_and_a_whole_network(
    tmp_path: Path, banned: str, normal: str, refused: list[str], welcome: list[str]
) -> None:
    async def scenario() -> None:
        async with serving(str(tmp_path)) as server:
            assert await ban(server, banned) == normal
            assert [await status(server, address) for address in refused] == [403] * len(refused)
            assert [await status(server, address) for address in welcome] == [200] * len(welcome)

    asyncio.run(scenario())


def test_any_spelling_lifts_a_ban_and_lifting_no_ban_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(str(tmp_path)) as server:
            await ban(server, "2001:db8::1")
            await ban(server, "192.0.2.7")
            await ban(server, "198.51.100.0/28")
            assert await unban(server, "2001:DB8:0:0::2") == (200, "2001:db8::/64")
            assert await unban(server, "::ffff:192.0.2.7") == (200, "192.0.2.7")
            assert await status(server, "2001:db8::1") == await status(server, "192.0.2.7") == 200
            assert await unban(server, "192.0.2.7") == (409, "192.0.2.7 isn’t banned.")
            answer = (409, "This address isn’t banned individually. It belongs to the banned network 198.51.100.0/28.")
            assert await unban(server, "198.51.100.3") == answer
            assert (await unban(server, "nobody"))[0] == 400
            assert await unban(server, "198.51.100.9/28") == (200, "198.51.100.0/28")
            assert await status(server, "198.51.100.3") == 200

    asyncio.run(scenario())


def test_bans_stored_by_an_older_version_work_and_can_be_lifted(tmp_path: Path) -> None:
    async def store(kept: Store) -> None:
        for spelling in ("::ffff:c000:207", "2001:db8::5", "not an address"):
            await kept.ban(Ban(spelling, "", 1.0, None))

    async def scenario() -> None:
        async with serving(str(tmp_path)) as server:
            assert await status(server, "192.0.2.7") == await status(server, "2001:db8::6") == 403
            await ban(server, "192.0.2.7")
            assert [found.address for found in server.site.bans].count("192.0.2.7") == 1
            assert await unban(server, "192.0.2.7") == (200, "192.0.2.7")
            assert await status(server, "192.0.2.7") == 200
            assert await unban(server, "2001:db8::5") == (200, "2001:db8::/64")
            assert await status(server, "2001:db8::5") == 200

    play(str(tmp_path), store)
    asyncio.run(scenario())


@pytest.mark.parametrize("kind", KINDS)
def test_a_ban_ends_connections_at_once_by_their_normal_form(tmp_path: Path, kind: Kind) -> None:
    place = new_place(kind, tmp_path)

    async def scenario() -> None:
        async with serving(place) as server:
            seated = await server.hub.create(wire.NewTable("travel", 2, "Ana"))
            sock = Socket(server, seated.code, "::ffff:192.0.2.7")
            sock.send(wire.Hello(seated.token))
            await sock.hear(wire.Update)
            await ban(server, "192.0.2.0/24")
            assert await sock.hear(wire.Bye) == wire.Bye("banned", again=False)
            await sock.close()

    asyncio.run(scenario())


def test_bans_and_settings_of_one_server_apply_on_the_others(tmp_path: Path) -> None:
    place = new_place("postgres", tmp_path)

    async def scenario() -> None:
        async with serving(place) as one, serving(place) as two, asyncio.timeout(60):
            seated = await two.hub.create(wire.NewTable("travel", 2, "Ana"))
            sock = Socket(two, seated.code, "192.0.2.7")
            sock.send(wire.Hello(seated.token))
            await sock.hear(wire.Update)
            await ban(one, "192.0.2.7")
            assert (await sock.hear(wire.Bye)).reason == "banned"
            await sock.close()
            assert await status(two, "192.0.2.7") == 403
            async with admin(one) as operator:
                await operator.post("/api/admin/settings", json={"name": "Club", "new_tables": False})
            while two.site.settings.new_tables:
                await asyncio.sleep(0.01)
            async with client(two) as somebody:
                assert (await somebody.get("/api/games")).json()["site"] == "Club"
                refused = await somebody.post("/api/tables", json={"game": "travel", "seats": 2, "name": "A"})
            assert refused.status_code == 403
            await unban(two, "192.0.2.7")
            while await status(one, "192.0.2.7") == 403:
                await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_the_admin_page_shows_who_is_connected_where_and_only_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(str(tmp_path)) as server:
            token = new_token()
            seated = await server.hub.create(wire.NewTable("travel", 2, "Ana", token=token))
            sockets = []
            for address, hello in [
                ("2001:db8::77", wire.Hello(token)),
                ("192.0.2.9", wire.Hello()),
                ("192.0.2.9", wire.Hello()),
            ]:
                sockets.append(Socket(server, seated.code, address))
                sockets[-1].send(hello)
                await sockets[-1].hear(wire.Update)
            async with admin(server) as operator:
                found = (await operator.get("/api/admin/overview")).json()
            assert found["clients"] == [
                {"address": "192.0.2.9", "connections": 2, "seats": [[seated.code, ""]]},
                {"address": "2001:db8::/64", "connections": 1, "seats": [[seated.code, "Ana"]]},
            ]
            assert found["you"] == "198.51.100.250"
            async with client(server) as somebody:
                for path in ("/api/tables", f"/api/tables/{seated.code}", "/metrics", "/api/games"):
                    assert "192.0.2.9" not in (await somebody.get(path)).text
            for sock in sockets:
                await sock.close()

    asyncio.run(scenario())
