"""Tables on the player's own device, as the web client runs them in a browser: here with a log in memory."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import shutil
import subprocess
import sys
import zipfile
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import hatch_build
import msgspec
import pytest

from knaves.bots import LEVELS
from knaves.games import GAMES
from knaves.record import check, parse
from knaves.server import commands
from knaves.server.device import PREFIX, Device
from knaves.wire import is_code
from tests.server.virtual_time import VirtualTimeLoop

SECONDS = 60


@pytest.fixture(autouse=True)
def same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals and bots are the same each time."""
    monkeypatch.setattr(commands, "new_seed", lambda: bytes(32))
    monkeypatch.setattr(secrets, "randbits", lambda bits: 1)


class MemoryStorage:
    def __init__(self) -> None:
        self.rows: dict[str, list[str]] = {}
        self.described: dict[str, dict[str, Any]] = {}

    async def append(self, table: str, version: int, row: str) -> bool:
        rows = self.rows.setdefault(table, [])
        if len(rows) != version - 1:
            return False
        rows.append(row)
        return True

    async def read(self, table: str, after: int) -> list[str]:
        return self.rows.get(table, [])[after:]

    async def describe(self, table: str, now: str) -> None:
        self.described[table] = json.loads(now)


class Page:
    """A page at a table on the device."""

    def __init__(self, device: Device, number: int = 1) -> None:
        self.device, self.number = device, number
        self.messages: list[dict[str, Any]] = []
        self.changed = asyncio.Event()

    async def open(self, seated: dict[str, Any]) -> None:
        await self.device.connect(self.number, seated["code"], self.take)
        await self.send(t="hello", token=seated["token"], seen=0, number=0, protocol=2)

    def take(self, text: str) -> None:
        self.messages.append(json.loads(text))
        self.changed.set()

    async def send(self, **message: Any) -> None:
        await self.device.receive(self.number, json.dumps(message))

    @property
    def update(self) -> dict[str, Any]:
        return next(message for message in reversed(self.messages) if message["t"] == "update")

    async def wait_until(self, condition: Callable[[dict[str, Any]], object]) -> None:
        async with asyncio.timeout(SECONDS):
            while not condition(self.update):
                self.changed.clear()
                await self.changed.wait()

    async def play(self, moves: int, rng: random.Random) -> None:
        """Make random moves until the game is over or the limit is reached."""
        for number in range(moves):
            await self.wait_until(lambda update: update["own"]["legal"] or update["view"]["outcome"])
            if self.update["view"]["outcome"]:
                return
            seen = len(self.messages)
            move = rng.choice(self.update["own"]["legal"])
            await self.send(t="move", id=f"{seen}/{number}", ply=self.update["ply"], move=move)


@asynccontextmanager
async def running(storage: MemoryStorage) -> AsyncIterator[Device]:
    device = Device(storage, asyncio.get_running_loop().time)
    yield device
    await device.stop()


def run(scenario: Callable[[Device, MemoryStorage], Coroutine[Any, Any, None]]) -> None:
    """Run a scenario in virtual time."""

    async def start() -> None:
        storage = MemoryStorage()
        async with running(storage) as device:
            await scenario(device, storage)

    with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
        runner.run(start())


async def request(device: Device, path: str, **body: Any) -> Any:
    status, text = await device.request(path, json.dumps(body))
    assert status == 200, text
    return json.loads(text)


async def refusal(device: Device, path: str, **body: Any) -> str:
    status, text = await device.request(path, json.dumps(body))
    assert status != 200
    return str(json.loads(text)["code"])


async def play_alone(device: Device, game: str, number: int = 1) -> tuple[dict[str, Any], Page]:
    settings = {"hints": True, "undo": True, "bot_level": "casual"}
    seated = await request(device, "api/tables", game=game, seats=2, name="Ana", start=True, settings=settings)
    page = Page(device, number)
    await page.open(seated)
    return seated, page


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_against_a_bot_continues_after_a_reload_and_can_be_replayed(game: str) -> None:
    async def scenario(device: Device, storage: MemoryStorage) -> None:
        seated, page = await play_alone(device, game)
        assert seated["code"].startswith(PREFIX)
        assert not is_code(seated["code"])
        rng = random.Random(1)
        await page.play(4, rng)
        replay = f"api/tables/{seated['code']}/games/1/replay"
        assert await refusal(device, replay) == "not-now"
        await device.stop()
        async with running(storage) as reloaded:
            page = Page(reloaded)
            await page.open(seated)
            await page.play(2000, rng)
            record = parse((await request(reloaded, replay))["record"])
            assert check(record, GAMES).outcome
            assert await refusal(reloaded, "api/tables", game="chess") == "bad-message"
            assert await refusal(reloaded, replay.replace("/1/", "/2/")) == "no-such-game"
            await asyncio.sleep(0.1)  # it is described in the background
        assert storage.described[seated["code"]]["status"] == "over"

    run(scenario)


def test_hints_and_undo() -> None:
    async def scenario(device: Device, storage: MemoryStorage) -> None:
        _, page = await play_alone(device, "travel")
        await page.play(1, random.Random(1))
        await page.wait_until(lambda update: update["own"]["legal"])
        await page.send(t="hint", id="h")
        assert page.messages[-1]["move"] in page.update["own"]["legal"]
        ply = page.update["ply"]
        await page.send(t="undo", id="u", ply=ply)
        assert page.update["ply"] < ply
        await page.send(t="move", id="m", ply=page.update["ply"], move="nonsense")
        assert (page.messages[-1]["t"], page.messages[-1]["code"]) == ("error", "unreadable")
        await page.send(t="beat")
        assert page.messages[-1]["version"] == page.update["version"]

    run(scenario)


def test_people_share_the_device_but_nobody_can_join_from_elsewhere() -> None:
    async def scenario(device: Device, storage: MemoryStorage) -> None:
        table = {"game": "classic", "seats": 2, "name": "Ana"}
        assert await refusal(device, "api/tables", **table) == "offline"
        ana = await request(device, "api/tables", **table, settings={"one_device": True})
        ben = await request(device, f"api/tables/{ana['code']}/join", name="Ben", seat=1)
        page = Page(device)
        await page.open(ana)
        await page.send(t="start", id="s")
        for seated, name in ((ana, "Ana"), (ben, "Ben")):
            await page.open(seated)
            assert page.update["table"]["seats"][page.update["you"]]["name"] == name
            assert len(page.update["own"]["hand"]) == 7
        await asyncio.sleep(0.1)
        assert [seat["name"] for seat in storage.described[ana["code"]]["seats"]] == ["Ana", "Ben"]

    run(scenario)


def test_two_tabs_show_the_same_game() -> None:
    async def scenario(device: Device, storage: MemoryStorage) -> None:
        seated, page = await play_alone(device, "travel")
        async with running(storage) as other_tab:
            other = Page(other_tab)
            await other.open(seated)
            rng = random.Random(1)
            await page.play(1, rng)
            await page.wait_until(lambda update: update["own"]["legal"])
            await other.play(1, rng)  # refused or made, by the log that both share
            await other.play(1, rng)
            await other.wait_until(lambda update: update["own"]["legal"])
        assert [json.loads(row)[0] for row in storage.rows[seated["code"]]] == list(
            range(1, len(storage.rows[seated["code"]]) + 1)
        )
        assert other.update["ply"] >= page.update["ply"]

    run(scenario)


def test_nothing_happens_while_no_page_shows_the_table() -> None:
    async def scenario(device: Device, storage: MemoryStorage) -> None:
        seated, page = await play_alone(device, "travel")
        await page.wait_until(lambda update: update["own"]["legal"])
        await page.send(t="move", id="m", ply=page.update["ply"], move=page.update["own"]["legal"][0])
        device.disconnect(page.number)
        await asyncio.sleep(0)
        rows = len(storage.rows[seated["code"]])
        await asyncio.sleep(10_000)
        assert len(storage.rows[seated["code"]]) == rows

    run(scenario)


def test_only_levels_that_differ_without_numpy_are_offered() -> None:
    async def scenario(device: Device, storage: MemoryStorage) -> None:
        found = await request(device, "api/games")
        assert [level["key"] for level in found["levels"]] == ["random", "beginner", "casual", "skilled"]
        plain = [LEVELS[key].plain for key in LEVELS]
        assert [plain.index(one) for one in dict.fromkeys(plain)] == list(range(len(found["levels"])))
        assert await refusal(device, "api/tables/2ABCD") == "offline"

    run(scenario)


def test_a_table_that_is_gone() -> None:
    async def scenario(device: Device, storage: MemoryStorage) -> None:
        page = Page(device)
        await device.connect(1, "0ABCD", page.take)
        assert page.messages == [{"t": "bye", "reason": "no-such-table", "again": False, "delay": 0.0}]

    run(scenario)


def test_the_packed_code_needs_only_msgspec(tmp_path: Path) -> None:
    """The archive for browsers is complete: it can be imported where nothing else is installed."""
    (tmp_path / "assets/pyodide-1").mkdir(parents=True)
    hatch_build.pack_device(tmp_path)
    (archive,) = tmp_path.glob("assets/device-*.zip")
    again = archive.read_bytes()
    hatch_build.pack_device(tmp_path)
    assert archive.read_bytes() == again
    assert json.loads((tmp_path / "offline.json").read_text())["packages"] == [f"assets/{archive.name}"]
    with zipfile.ZipFile(archive) as opened:
        opened.extractall(tmp_path / "unpacked")
    shutil.copytree(Path(msgspec.__file__).parent, tmp_path / "unpacked/msgspec")
    script = "import sys; sys.path.insert(0, '.'); sys.platform = 'emscripten'; import knaves.server.device as found; "
    script += "print(found.__file__)"
    found = subprocess.run(
        [sys.executable, "-I", "-S", "-c", script],
        cwd=tmp_path / "unpacked",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert found.stdout.strip().endswith("knaves/server/device.py"), found.stderr
