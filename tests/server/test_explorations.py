"""Exploring positions over HTTP: from any position on and back, and nothing about a game that is still going on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from knaves import wire
from knaves.analysis import explorer
from knaves.deal import seed_from
from knaves.games import GAMES
from knaves.server import explorations
from knaves.server.app import Server
from tests.server.in_process import LIMIT, Socket, admin, client, serving
from tests.server.test_reviews import HereAtOnce

START = GAMES["travel"].new(seats=2, seed=seed_from("explorations"))


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WORLDS", "MIN_WORLDS", "MAX_MOVES"):
        monkeypatch.setattr(explorer, name, 2)


def run(place: Path, scenario: Callable[[Server, HereAtOnce], Coroutine[Any, Any, None]]) -> None:
    async def serve() -> None:
        async with serving(str(place)) as server:
            workers = server.explorations.workers = HereAtOnce()
            await scenario(server, workers)

    asyncio.run(asyncio.wait_for(serve(), LIMIT))


async def explore(asker: httpx.AsyncClient, position: str, **more: Any) -> dict[str, Any]:
    answer = await asker.post("/api/explore", json={"position": position, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_moves_lead_on_and_the_same_question_is_answered_once(tmp_path: Path) -> None:
    async def scenario(server: Server, workers: HereAtOnce) -> None:
        async with client(server) as ana:
            first = await explore(ana, str(START))
            assert (first["seat"], first["events"], first["dealt"]) == (START.turn, [], False)
            assert first["hands"] == [list(hand) for hand in START.open_hands()]
            assert {one["move"] for one in first["moves"]} <= set(first["own"]["legal"])
            chances = [one["chance"] for one in first["moves"]]
            assert chances == sorted(chances, reverse=True)
            move = first["own"]["legal"][0]
            second = await explore(ana, first["position"], move=move)
            after, events = START.apply(START.turn, GAMES["travel"].move(move))
            assert second["position"] == str(after)
            assert second["events"][0] == events[0].open()
            assert await explore(ana, str(START)) == first
            assert len(workers.asked) == 2, "the first position was kept"
            for wrong in ({"position": "chess"}, {"position": str(START), "move": "9Z"}):
                refused = await ana.post("/api/explore", json=wrong)
                assert (refused.status_code, refused.json()["code"]) == (422, "unreadable")
            too_long = await ana.post("/api/explore", json={"position": "x" * 5_000})
            assert too_long.status_code == 400

    run(tmp_path, scenario)


def test_a_finished_position_has_a_result_and_no_moves(tmp_path: Path) -> None:
    async def scenario(server: Server, workers: HereAtOnce) -> None:
        rng, state = random.Random(1), START
        while state.outcome is None:
            state = state.apply(state.turn, rng.choice(state.legal(state.turn)))[0]
        async with client(server) as ana:
            found = await explore(ana, str(state))
            assert (found["seat"], found["moves"]) == (None, [])
            assert found["view"]["outcome"]["winners"] == list(state.outcome.winners)
            refused = await ana.post("/api/explore", json={"position": str(state), "move": "pass"})
            assert refused.status_code == 422

    run(tmp_path, scenario)


def test_by_what_a_seat_knows_hidden_cards_do_not_count(tmp_path: Path) -> None:
    async def scenario(server: Server, workers: HereAtOnce) -> None:
        other = GAMES["travel"].sample(START.view(START.turn), random.Random(5))
        async with client(server) as ana:
            one, two = [await explore(ana, str(state), open=False) for state in (START, other)]
        assert one["moves"] == two["moves"]
        assert one["hands"] != two["hands"]

    run(tmp_path, scenario)


def test_nobody_learns_a_hidden_card_of_a_game_that_is_going_on(tmp_path: Path) -> None:
    """A player, the host, a spectator and the operator ask for everything they can, with all that they were sent."""

    async def scenario(server: Server, workers: HereAtOnce) -> None:
        host = await server.hub.create(wire.NewTable("travel", 2, "Ana"))
        live = await server.hub.find(host.code)
        player = await live.join(wire.Join("Ben"))
        tokens = {"host": host.token, "player": player.token, "spectator": None}
        views = await _start_and_listen(server, host.code, tokens)
        assert live.table.current_game is not None
        state = live.table.current_game.state
        async with admin(server) as operator, client(server) as anybody:
            for who, (seat, position) in views.items():
                for asker in (anybody, operator):
                    for path in ("review", "replay"):
                        refused = await asker.get(f"/api/tables/{host.code}/games/1/{path}?token={tokens[who]}")
                        assert (refused.status_code, refused.json()["code"]) == (409, "not-now")
                    for more in ({}, {"open": True}, {"open": False}):
                        found = await explore(asker, position, **more)
                        _check_nothing_hidden(found, seat, state)
                    if found["own"]["legal"]:
                        on = await explore(asker, position, move=found["own"]["legal"][0])
                        assert on["dealt"], "the hidden cards of what follows are dealt at random"
                for name in ("code", "table", "token"):
                    refused = await anybody.post("/api/explore", json={"position": position, name: host.code})
                    assert refused.status_code == 400
            record = (await anybody.get(f"/api/tables/{host.code}/games/1/record")).text
            for path in ("review", "replay"):
                assert (await anybody.post(f"/api/{path}", json={"text": record})).status_code in (409, 422)
        assert set(workers.asked) == {"explore_position"}, "nothing else was computed"

    run(tmp_path, scenario)


async def _start_and_listen(
    server: Server, code: str, tokens: dict[str, str | None]
) -> dict[str, tuple[int | None, str]]:
    """The seat and the position as text that each one was sent once the game has started."""
    sockets = {who: Socket(server, code, "192.0.2.1") for who in tokens}
    for who, socket in sockets.items():
        socket.send(wire.Hello(token=tokens[who], protocol=wire.PROTOCOL, text=True))
        await socket.hear(wire.Update)
    sockets["host"].send(wire.Start(id="1"))
    found = {}
    for who, socket in sockets.items():
        while (update := await socket.hear(wire.Update)).view is None:
            pass
        found[who] = (update.you, update.position)
        await socket.close()
    return found


def _check_nothing_hidden(found: dict[str, Any], seat: int | None, state: Any) -> None:
    hands = state.open_hands()
    for at, hand in enumerate(found["hands"]):
        if at == seat:
            assert sorted(hand) == sorted(hands[at]) or found["dealt"]
        elif not found["dealt"]:
            assert hand == []
        else:
            assert sorted(hand) != sorted(hands[at]), "not the cards that are really there"
    assert str(state.deck[0]) + "," + str(state.deck[1]) + "," + str(state.deck[2]) not in found["position"]


def test_a_server_without_numpy_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explorations, "numpy_installed", lambda: False)

    async def scenario(server: Server, workers: HereAtOnce) -> None:
        async with client(server, accept_language="de") as ana:
            refused = await ana.post("/api/explore", json={"position": str(START)})
        assert (refused.status_code, refused.json()["code"]) == (501, "no-analysis")
        assert "NumPy" in refused.json()["message"]
        assert workers.asked == []

    run(tmp_path, scenario)
