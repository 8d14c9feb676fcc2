"""A Block that was held back or lost to another is invisible during the game, and in the record afterwards."""

from __future__ import annotations

import itertools
import logging
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from knaves import wire
from knaves.bots import LEVELS
from knaves.deal import seed_from
from knaves.games import GAMES
from knaves.games.stacks import STACKS
from knaves.record import check, parse
from knaves.server import commands
from knaves.server.live_table import LiveTable
from knaves.server.records import export_record
from tests.server.table_harness import NAMES, token_for
from tests.server.virtual_time import FakeClient, HubHarness, make_api

OPTIONS = {"block_scope": "any_time"}
SEATS = 3


@cache
def deal_with_two_blocks() -> tuple[int, int, str]:
    """A deal in which the first player can lay a card and both others hold a Block: its number, seat and move."""
    for number in range(100_000):
        state: Any = STACKS.new(seats=SEATS, seed=seed_from(number), options=STACKS.Options.parse(OPTIONS))
        lays = [str(move) for move in state.legal(state.turn) if "@" in str(move)]
        if lays and all("BL" in state.hands[seat] for seat in range(SEATS) if seat != state.turn):
            return number, state.turn, lays[0]
    raise AssertionError


@pytest.fixture
def harness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[HubHarness]:
    seeds = itertools.count(deal_with_two_blocks()[0])
    monkeypatch.setattr(commands, "new_seed", lambda: seed_from(next(seeds)))
    found = HubHarness(tmp_path)
    yield found
    found.close()


class Game:
    """A table of three people and a spectator."""

    def __init__(self, harness: HubHarness) -> None:
        self.harness = harness
        settings = wire.Settings(pace=0, block_seconds=1, patience=0, hints=True)
        request = wire.NewTable("stacks", SEATS, NAMES[0], options=OPTIONS, settings=settings, token=token_for(0))
        self.code = harness.run(harness.hub.create(request)).code
        self.live: LiveTable = harness.run(harness.hub.find(self.code))
        for seat in range(1, SEATS):
            harness.run(self.live.join(wire.Join(NAMES[seat], seat, token_for(seat))))
        self.clients = [FakeClient(harness, token_for(seat)) for seat in range(SEATS)]
        self.watcher = FakeClient(harness)
        for client in (*self.clients, self.watcher):
            client.text = True
            harness.run(client.hello(self.live))
        api = make_api(harness)
        self.web = httpx.AsyncClient(
            transport=httpx.ASGITransport(Starlette(routes=api.routes())), base_url="http://table"
        )
        assert isinstance(harness.run(self.clients[0].ask(self.live, wire.Start("start"))), wire.Done)

    @property
    def state(self) -> Any:
        assert self.live.table.current_game is not None
        return self.live.table.current_game.state

    def play(self, seat: int, move: str) -> None:
        assert self.live.table.current_game is not None
        ply = len(self.live.table.current_game.moves)
        answer_message = self.harness.run(self.clients[seat].ask(self.live, wire.MakeMove(f"{ply}/{seat}", ply, move)))
        assert isinstance(answer_message, wire.Done), answer_message

    def fetch(self, what: str) -> httpx.Response:
        return self.harness.run(self.web.get(f"/api/tables/{self.code}/games/1/{what}"))

    def play_on(self, moves: int) -> None:
        """Let everybody play sensibly, until the game is over or `moves` were made."""
        rng = random.Random(1)
        for _ in range(moves):
            if self.live.table.status != "playing":
                return
            if self.state.simultaneous:
                self.harness.wait(1.0)
            else:
                seat = self.state.turn
                self.play(seat, str(LEVELS["beginner"].choose(self.state.view(seat), rng)))

    def everything_sent(self, seat: int | None) -> str:
        """Everything that a seat or a spectator can receive during the game."""
        client = self.watcher if seat is None else self.clients[seat]
        late = FakeClient(self.harness, client.token)
        late.text = True
        self.harness.run(late.hello(self.live))
        late.leave(self.live)
        messages = [message for _, message in (*client.received, *late.received)]
        exported = self.harness.run(export_record(self.harness.store, self.code, None))
        assert self.fetch("replay").status_code == 409
        return "\n".join([*map(bytes.decode, messages), self.fetch("record").text, exported])


@pytest.mark.parametrize("answers", [("block", "block"), ("let", "let"), ("block", "let"), ("let", "block")])
def test_g57_an_unused_block_is_invisible_during_the_game(
    harness: HubHarness, answers: tuple[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    _, turn, lay = deal_with_two_blocks()
    first, second = (turn + 1) % SEATS, (turn + 2) % SEATS
    game = Game(harness)
    assert game.state.turn == turn
    game.play(turn, lay)
    game.play(first, answers[0])
    game.play(second, answers[1])
    during = {seat: game.everything_sent(seat) for seat in (turn, None)}
    harness.wait(1.5)
    assert not game.state.simultaneous
    blockers = [seat for seat, answer in zip((first, second), answers, strict=True) if answer == "block"]
    used = blockers[:1]
    for seat in (turn, None, *(other for other in (first, second) if other not in blockers)):
        known = during.get(seat, "") + game.everything_sent(seat)
        assert known.count('"event":"blocked"') >= len(used)
        if not used:
            assert '"blocked"' not in known
        others = [other for other in (first, second) if other != seat]
        for other in others:
            assert f'"event":"answered","seat":{other}' not in known
            assert f" {other} block " not in known
            assert f" {other} let " not in known
            if other not in used:
                assert f'"event":"blocked","seat":{other}' not in known
        if seat in (turn, None):
            assert "answered" not in known.replace('"answered":false', "")
    assert not any("block" in line.getMessage().lower() for line in caplog.records if line.name.startswith("knaves"))
    # After the game every card is open, and verifying the record needs all answers.
    game.play_on(3000)
    assert game.live.table.status == "over"
    record = parse(game.fetch("record").text)
    assert check(record, GAMES).outcome is not None
    assert [move.move for move in record.moves if move.seat in (first, second)][:2] == (
        list(answers) if first < second else list(reversed(answers))
    )
    replay = game.fetch("replay").json()
    window = replay["steps"][2:4]
    assert {step["seat"]: step["move"] for step in window} == {first: answers[0], second: answers[1]}
    harness.run(game.web.aclose())


def test_g57_the_record_of_a_running_game_does_not_depend_on_unused_blocks(harness: HubHarness) -> None:
    """Neither the number of moves nor the check digits depend on an answer."""
    _, turn, lay = deal_with_two_blocks()
    game = Game(harness)
    game.play(turn, lay)
    before = game.fetch("record").text
    game.play((turn + 1) % SEATS, "let")
    assert game.fetch("record").text == before
    harness.wait(1.5)
    assert not game.state.simultaneous
    assert game.fetch("record").text == before
    harness.run(game.web.aclose())
