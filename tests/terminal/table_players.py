"""Players at a server's table: one on the real screens, the others with `TableClient`."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import traceback
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from textual.pilot import Pilot

from knaves import wire
from knaves.bots import LEVELS
from knaves.client import ServerRefused, TableClient, create, join, new_token
from knaves.game import Move, View
from knaves.games import GAMES
from knaves.games.lines.moves import Exchange
from knaves.terminal.connection import TableConnection
from knaves.terminal.screen.dialogs import ChoiceDialog
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.theme import ColorDepth
from knaves.terminal.table_app import TableApp
from knaves.words import Words
from tests.server.server_process import ServerProcess
from tests.terminal.screen_driver import dialog_text, press, screen_text

QUICK = wire.Settings(pace=0, block_seconds=1, draw_seconds=1, bot_level="beginner")

Play = Callable[[Pilot[None], TableApp], Coroutine[Any, Any, None]]


def choose_move(view: View, level: str = "beginner") -> Move:
    return LEVELS[level].choose(view, random.Random(1))


async def open_table(running: ServerProcess, game: str, seats: int = 2, **more: Any) -> wire.Seated:
    return await create(running.url, wire.NewTable(game, seats, "Ana", **{"settings": QUICK, **more}))


async def take_seat(running: ServerProcess, code: str, name: str = "Ben", number: int | None = None) -> wire.Seated:
    return await join(running.url, code, wire.Join(name, number, new_token()))


def make_table_app(running: ServerProcess, seated: wire.Seated, language: str = "en", **more: Any) -> TableApp:
    connection = TableConnection(running.url, seated.code, seated.token)
    return TableApp(connection, Words(language), depth=ColorDepth.TRUECOLOR, **more)


@contextlib.asynccontextmanager
async def run_app(app: TableApp, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[None]]:
    """Run the full-screen program of a player at a table."""
    async with asyncio.timeout(300), app.run_test(size=size) as pilot:
        yield pilot


async def wait_for(app: TableApp, condition: Callable[[], bool]) -> None:
    """Wait for the server, the other players and the screen."""
    for _ in range(6_000):
        await asyncio.sleep(0.01)
        if condition():
            return
    raise AssertionError("the condition never held:\n" + screen_text(app))


def shows(app: TableApp, *texts: str) -> Callable[[], bool]:
    """A condition: all these texts are on the screen."""

    def all_shown() -> bool:
        screen = screen_text(app) + dialog_text(app)
        return all(text in screen for text in texts)

    return all_shown


def shows_time(app: TableApp, pattern: str, *texts: str) -> Callable[[], bool]:
    """A condition: a time like this and all these texts are on the screen."""
    return lambda: shows(app, *texts)() and re.search(rf"\b{pattern}\b", screen_text(app)) is not None


async def game_screen(app: TableApp) -> GameScreen:
    await wait_for(app, lambda: isinstance(app.screen_stack[1], GameScreen))
    screen = app.screen_stack[1]
    assert isinstance(screen, GameScreen)
    return screen


async def play_by_keys(pilot: Pilot[None], app: TableApp, screen: GameScreen, moves: int = 1000) -> set[str]:
    """Play with keys until the game is over or a number of moves was made; returns the kinds of legal moves seen.

    An exchange of a dead card does not count, since the turn goes on after it, and any deal may bring one.
    """
    seen: set[str] = set()
    while moves and screen.session.view.outcome is None:
        await wait_for(app, lambda: screen.own_turn or screen.session.view.outcome is not None)
        view = screen.session.view
        if view.outcome is not None or not view.legal:
            continue
        seen |= {type(move).__name__ for move in view.legal}
        if isinstance(app.screen, ChoiceDialog):  # a choice of lines
            moves -= 1
            await press(pilot, "enter")
        else:
            move = choose_move(view, "best")  # the sooner the game is over, the better
            moves -= not isinstance(move, Exchange)
            screen.selection.update(view)
            screen.selection.select_move(move)
            screen._move_confirmed = True
            key = {"+": "d", "block": "b", "let": "l", "end": "e"}.get(str(move))
            await press(pilot, key if key and move in screen.selection.cardless_moves else "enter")
        await wait_for(app, lambda view=view: screen.session.view is not view)  # type: ignore[misc]
    return seen


async def play_to_end(table: TableClient) -> None:
    """Play until the game is over."""
    async for update in table:
        if update.table.status in ("over", "closed"):
            return
        while update is table.update and update.own and update.own["legal"]:
            move = choose_move(GAMES[update.table.game].read_view(update.position))
            try:
                await table.play(str(move))
                break
            except ServerRefused as refusal:
                if refusal.code not in ("stale", "wait", "not-now"):
                    raise
                await asyncio.sleep(0.1)


@contextlib.asynccontextmanager
async def other_player(table: TableClient) -> AsyncIterator[asyncio.Task[None]]:
    """Another player, until the end of the block; their errors are reported."""
    task = asyncio.create_task(play_to_end(table))
    try:
        yield task
        if task.done():
            task.result()
    finally:
        if task.done() and not task.cancelled() and task.exception() is not None:
            traceback.print_exception(task.exception())
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
