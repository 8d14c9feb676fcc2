"""A local session: the order of actions, undo and the record."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import pytest

from knaves.bots import LEVELS
from knaves.bots.levels import ANSWER_DELAY, Level
from knaves.deal import seed_from
from knaves.game import GameError, IllegalMove, Move, View
from knaves.games import GAMES
from knaves.games.stacks.moves import BLOCKS, LET
from knaves.games.stacks.view import View as StacksView
from knaves.record import check
from knaves.terminal.local import GameSetup, LocalSession
from knaves.terminal.session import ConnectionState, Session
from tests.server.virtual_time import VirtualTimeLoop
from tests.stacks.positions import FOUR_BLUE, position
from tests.terminal.screen_driver import make_setup


def make_session(agreed: GameSetup, seed: int = 1, **more: Any) -> LocalSession:
    return LocalSession(agreed, seed_from(seed), own_name="You", **more)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 300))


async def own_turn(session: Session) -> View:
    version = -1
    while session.view.outcome is None and session.view.seat not in session.view.actors:
        version = await session.wait_for_change(version)
    return session.view


async def play_out(session: LocalSession) -> None:
    while (await own_turn(session)).outcome is None:
        hint = await session.hint()
        assert hint is not None
        await session.send(hint.move)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_ends_with_a_record_that_verifies(name: str) -> None:
    async def test() -> None:
        session = make_session(make_setup(name, 3, bot="random"))
        session.start()
        in_progress = session.record
        assert in_progress is None
        await play_out(session)
        assert session.record is not None
        assert check(session.record, GAMES).outcome == session.view.outcome
        assert session.record.commitment == session.commitment
        assert not session.can_undo
        await session.close()
        assert session.connection_state is ConnectionState.CLOSED

    run(test())


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    async def game() -> str:
        session = make_session(make_setup("travel", 3, bot="casual"), seed=9)
        session.start()
        await play_out(session)
        await session.close()
        return str(session.record)

    assert asyncio.run(game()) == asyncio.run(game())


def test_undo_goes_back_to_the_last_decision_and_is_recorded() -> None:
    async def test() -> None:
        session = make_session(make_setup("classic"))
        session.start()
        before = await own_turn(session)
        assert not session.can_undo
        assert not await session.undo()
        for _ in range(2):
            await session.send(before.legal[0])
            await own_turn(session)
            assert await session.undo()
            assert session.view == before
        await play_out(session)
        assert session.record is not None
        assert session.record.extra == (("Moves taken back", "2"),)
        check(session.record, GAMES)
        await session.close()

    run(test())


def test_an_illegal_move_changes_nothing() -> None:
    async def test() -> None:
        session = make_session(make_setup("classic"))
        session.start()
        view = await own_turn(session)
        version = session.version
        with pytest.raises(IllegalMove):
            await session.send(view.game.move("pass"))
        assert (session.view, session.version, session.can_undo) == (view, version, False)
        await session.close()

    run(test())


def test_leaving_abandons_the_game_with_a_verifiable_record() -> None:
    async def test() -> None:
        session = make_session(make_setup("stacks"))
        session.start()
        await own_turn(session)
        await session.close()
        assert session.record is not None
        assert session.record.result.startswith("abandoned")
        check(session.record, GAMES)

    run(test())


def test_s30_bots_answer_a_block_window_without_waiting_for_the_person() -> None:
    """In a Block window the player sees no other answers and has all the time they want."""

    async def test() -> None:
        session = make_session(make_setup("stacks", 4, block_scope="any_time"), seed=2, patience=0.0)
        session.start()
        windows_answered = 0
        while windows_answered < 5:
            view = await own_turn(session)
            if LET in view.legal:
                async with asyncio.timeout(60):
                    while session._state.actors != {0}:  # until all bots have answered
                        await asyncio.sleep(0.002)
                assert isinstance(session.view, StacksView)
                assert session.view.answer is None
                assert session.view == view  # no answer is visible, and the game has not gone on
                windows_answered += 1
                await session.send(LET if BLOCKS not in view.legal else BLOCKS)
            else:
                await session.send(LEVELS["skilled"].choose(view, random.Random(1)))
        await session.close()

    run(test())


def window_closes(monkeypatch: pytest.MonkeyPatch, hands: str, own: int, answers_after: float | None = None) -> float:
    """The time at which a window closes if a bot with a second to think is asked; only timers advance the clock."""
    thinks = replace(LEVELS["beginner"], seconds=1.0)
    monkeypatch.setattr(GameSetup, "bot_level", lambda self, seat: thinks)
    loop = VirtualTimeLoop()

    async def test() -> float:
        session = make_session(replace(make_setup("stacks", 3), own_seat=own))
        session._state = position(f"seats=3 hands={hands} piles={FOUR_BLUE}")
        session._notify_change()
        session.start()
        if own == 0:
            await session.send(session.view.game.move("B5@b1"))
        else:
            session._apply(0, session.view.game.move("B5@b1"))
        start = loop.time()
        if answers_after is not None:
            await asyncio.sleep(answers_after)
            assert not any(event["event"] == "blocked" for event in session.events)
            await session.send(LET)
        while session._state.simultaneous:
            await session.wait_for_change(session.version)
        closed = loop.time() - start
        await session.close()
        return closed

    try:
        return loop.run_until_complete(test())
    finally:
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()


@pytest.mark.parametrize("hands", ["B5,SK|R1,R2|R3,R4", "B5,SK|BL,R2|R3,R4", "B5,SK|BL,R2|BL,R4"])
def test_g31_a_block_window_closes_at_the_same_time_whoever_holds_a_block(
    monkeypatch: pytest.MonkeyPatch, hands: str
) -> None:
    even = 0.5 * ANSWER_DELAY  # two bots share a second
    assert window_closes(monkeypatch, hands, own=0) == pytest.approx(even)
    assert window_closes(monkeypatch, hands, own=2, answers_after=0.1) == pytest.approx(even)
    assert window_closes(monkeypatch, hands, own=2, answers_after=9.0) == pytest.approx(9.0)


def test_g31_a_bot_without_a_block_answers_no_sooner_than_a_searching_one(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(Level):
        """Takes a second if there is a choice."""

        def choose(self, view: View, rng: random.Random) -> Move:
            if len(view.legal) > 1:
                time.sleep(self.seconds)
            return view.legal[-1]

    monkeypatch.setattr(GameSetup, "bot_level", lambda self, seat: Slow("beginner", "Slow", "", 0.2))

    async def closes(held: str) -> float:
        session = make_session(make_setup("stacks"))
        session._state = position(f"hands=B5,SK|{held} piles={FOUR_BLUE}")
        session._notify_change()
        session.start()
        await session.send(session.view.game.move("B5@b1"))
        start = time.monotonic()
        while session._state.simultaneous:
            await session.wait_for_change(session.version)
        await session.close()
        return time.monotonic() - start

    for held in ("BL,R2", "R1,R2"):
        assert asyncio.run(asyncio.wait_for(closes(held), 60)) >= 0.2 * ANSWER_DELAY - 0.01


def test_g31_undo_while_a_window_is_open_drops_the_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameSetup, "bot_level", lambda self, seat: replace(LEVELS["beginner"], seconds=1.0))
    loop = VirtualTimeLoop()

    async def test() -> None:
        session = make_session(make_setup("stacks"))
        session._state = start = position(f"hands=B5,SK|BL,R2 chips=2b2r|0b0r piles={FOUR_BLUE}")
        session._notify_change()
        session.start()
        await session.send(session.view.game.move("B5@b1"))
        await asyncio.sleep(0.5)
        assert await session.undo()
        await asyncio.sleep(5.0)
        assert session._state == start
        await session.send(session.view.game.move("B5@b1"))
        while session._state.simultaneous:
            await session.wait_for_change(session.version)
        assert any(event["event"] == "blocked" for event in session.events)
        await session.close()

    loop.run_until_complete(test())
    loop.run_until_complete(loop.shutdown_default_executor())
    loop.close()


def test_g57_a_local_game_reveals_no_record_and_no_bot_answers_before_its_end() -> None:
    """Neither on the screen nor in a file, even after an undo."""

    async def test() -> None:
        session = make_session(make_setup("stacks", 3, block_scope="any_time"), seed=2)
        session.start()
        rng, windows = random.Random(1), 0
        while (view := await own_turn(session)).outcome is None:
            assert session.record is None
            answers = [event for event in session.events if event["event"] == "answered"]
            assert {event["seat"] for event in answers} <= {0}
            windows = max(windows, len(answers))
            await session.send(LEVELS["beginner"].choose(view, rng))
            if windows in (3, 6) and session.can_undo and rng.random() < 0.3:
                await session.undo()
        assert windows > 6
        assert session.record is not None
        assert check(session.record, GAMES).outcome == session.view.outcome
        assert {played.seat for played in session.record.moves if played.move in ("let", "block")} == {0, 1, 2}
        await session.close()

    run(test())


def test_c18_bots_wait_for_a_pending_draw() -> None:
    async def test() -> None:
        session = make_session(make_setup("classic", forgotten_draw="permanent"))
        session.start()
        await session.send((await own_turn(session)).legal[0])
        version = session.version
        await asyncio.sleep(0.05)
        assert session.version == version
        await session.send(session.view.legal[0])
        assert any(event["event"] == "drew" and event["seat"] == 0 for event in session.events)
        await session.close()

    run(test())


@pytest.mark.parametrize("reason", ["skipped", "patience"])
def test_c18_a_draw_can_be_forgotten(reason: str) -> None:
    """Bots wait until the player goes on without drawing, or until their patience ends."""

    async def test() -> None:
        agreed = make_setup("classic", forgotten_draw="permanent")
        session = make_session(agreed, patience=0.01 if reason == "patience" else None)
        session.start()
        view = await own_turn(session)
        await session.send(view.legal[0])
        version = -1
        while not any(event["event"] == "draw-forfeited" for event in session.events):
            if reason == "skipped":
                await session.let_others_act_first()
            version = await session.wait_for_change(version)
        await session.close()

    run(test())


class Broken(Level):
    """A bot with a bug."""

    def choose(self, view: View, rng: random.Random) -> Move:
        raise GameError("no idea")


def test_the_error_of_a_failed_bot_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameSetup, "bot_level", lambda self, seat: Broken("broken", "Broken", ""))

    async def test() -> None:
        session = make_session(make_setup("classic"))
        session.start()
        if session.view.seat in session.view.actors:
            await session.send(session.view.legal[0])
        with pytest.raises(GameError, match="no idea"):
            await session.wait_for_change(session.version)

    run(test())


def test_a_local_session_has_the_interface_of_a_session() -> None:
    async def test() -> None:
        session: Session = make_session(make_setup("classic"))
        assert session.deadlines == ()
        assert session.phrases == ()

    run(test())
