"""Reviews by the server: made once, part by part, kept with the game, and never of a game that is still going on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from knaves import wire
from knaves.analysis.report import Review
from knaves.deal import seed_from
from knaves.games import GAMES
from knaves.record import Record, parse
from knaves.server import reviews
from knaves.server.app import Server
from knaves.server.refusals import CommandRefused
from knaves.server.worker_processes import WorkersFailed
from tests.server.in_process import LIMIT, admin, client, serving

SEED = seed_from("reviews")


def short_game() -> str:
    """The record of a game that was broken off after six moves."""
    state = GAMES["travel"].new(seats=2, seed=SEED)
    record = Record.start(GAMES["travel"], seats=2, seed=SEED)
    for _ in range(6):
        move = state.legal(state.turn)[0]
        record, state = record.add(state.turn, move), state.apply(state.turn, move)[0]
    return str(record.abandon("it was late", SEED))


class HereAtOnce:
    """Workers that judge in this process, with fewer worlds; they count what they were asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.fail = False

    async def run(self, function: Callable[..., Any], /, *args: Any, **more: Any) -> Any:
        self.asked.append(function.__name__)
        await asyncio.sleep(0)
        if self.fail:
            raise WorkersFailed("they keep dying")
        return function(*args, **more)

    def close(self) -> None:
        """Nothing to stop."""


@pytest.fixture(autouse=True)
def one_move_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PART_SECONDS", 0.0)
    monkeypatch.setattr("knaves.analysis.reviewer.WORLDS", 2)
    monkeypatch.setattr("knaves.analysis.reviewer.MIN_WORLDS", 2)


def run(place: Path, scenario: Callable[[Server, HereAtOnce], Coroutine[Any, Any, None]]) -> None:
    async def serve() -> None:
        async with serving(str(place)) as server:
            workers = server.reviews.workers = HereAtOnce()
            await scenario(server, workers)

    asyncio.run(asyncio.wait_for(serve(), LIMIT))


async def until_done(ask: Callable[[], Coroutine[Any, Any, Any]]) -> list[dict[str, Any]]:
    """All answers, up to the one with the review."""
    answers: list[dict[str, Any]] = []
    while not answers or answers[-1]["review"] is None:
        answer = await ask()
        assert answer.status_code == 200, answer.text
        answers.append(answer.json())
        await asyncio.sleep(0.001)
    return answers


def test_a_record_is_reviewed_once_and_the_progress_is_told(tmp_path: Path) -> None:
    async def scenario(server: Server, workers: HereAtOnce) -> None:
        async with client(server) as ana, client(server, "192.0.2.2") as ben:
            text = {"text": short_game()}
            one, other = await asyncio.gather(
                until_done(lambda: ana.post("/api/review", json=text)),
                until_done(lambda: ben.post("/api/review", json=text)),
            )
        done = [answer["done"] for answer in one]
        assert done == sorted(done)
        assert done[0] < done[-1] == one[0]["total"] == 6
        assert one[-1] == other[-1]
        assert workers.asked == ["judge_part"] * 6 + ["finish"]
        found = msgspec.convert(one[-1]["review"], Review)
        assert len(found.moves) == 6
        assert len(found.chances) == 7

    run(tmp_path, scenario)


def test_the_review_of_a_game_is_kept_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(server: Server, workers: HereAtOnce) -> None:
        text = short_game()
        await server.hub.create(wire.NewTable("travel", 2, "Ana"))
        (table, _), *_ = await server.store.tables()
        while (found := await server.reviews.of_game("a", table, 1, text)).review is None:
            await asyncio.sleep(0.001)
        while await server.store.review(table, 1) is None:
            await asyncio.sleep(0.001)
        asked = len(workers.asked)
        again = reviews.Reviews(workers, server.store, server.hub.spawn)  # as after a restart
        assert await again.of_game("b", table, 1, text) == found
        assert len(workers.asked) == asked
        other = await again.of_game("b", table, 1, text.replace("it was late", "it was not late"))
        assert other.review is None, "what is kept is for another game"
        await server.store.delete(table)
        assert await server.store.review(table, 1) is None

    run(tmp_path, scenario)


def test_no_game_that_is_going_on_is_reviewed_for_anybody(tmp_path: Path) -> None:
    async def scenario(server: Server, workers: HereAtOnce) -> None:
        request = wire.NewTable("travel", 2, "Ana", bots={"1": "random"}, start=True)
        seated = await server.hub.create(request)
        path = f"/api/tables/{seated.code}/games/1/review"
        live = await server.hub.find(seated.code)
        await server.store.keep_review(live.table.id, 1, b"what an undone end left behind")
        record = live.table.record()
        assert record is not None
        host = client(server, authorization=f"Bearer {seated.token}", cookie=f"token={seated.token}")
        async with host, admin(server) as operator, client(server, "192.0.2.9") as stranger:
            for somebody in (host, operator, stranger):
                for at in (path, f"{path}?token={seated.token}"):
                    refused = await somebody.get(at)
                    assert (refused.status_code, refused.json()["code"]) == (409, "not-now")
                    assert b"left behind" not in refused.content
                for text in (str(record), str(record.public(GAMES["travel"]))):
                    refused = await somebody.post("/api/review", json={"text": text})
                    assert (refused.status_code, refused.json()["code"]) == (409, "not-now")
            guessed = str(record).replace("Result:", f"Seed: {'0' * 64}\nResult:")
            assert parse(guessed).seed is not None
            for _ in range(20):
                refused = await stranger.post("/api/review", json={"text": guessed})
                if refused.status_code != 200:
                    break
                await asyncio.sleep(0.01)
            assert (refused.status_code, refused.json()["code"]) == (422, "unreadable")

    run(tmp_path, scenario)


def test_a_review_that_failed_can_be_asked_for_again(tmp_path: Path) -> None:
    async def scenario(server: Server, workers: HereAtOnce) -> None:
        workers.fail = True
        text = short_game()
        assert (await server.reviews.of_text("a", text)).done == 0
        while "judge_part" not in workers.asked:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.01)
        with pytest.raises(CommandRefused) as refused:
            await server.reviews.of_text("a", text)
        assert (refused.value.code, bool(refused.value.delay)) == ("server-busy", True)
        workers.fail = False
        while (await server.reviews.of_text("a", text)).review is None:
            await asyncio.sleep(0.001)

    run(tmp_path, scenario)


def test_a_server_without_numpy_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "numpy_installed", lambda: False)

    async def scenario(server: Server, workers: HereAtOnce) -> None:
        with pytest.raises(CommandRefused, match="NumPy"):
            await server.reviews.of_text("a", short_game())

    run(tmp_path, scenario)
