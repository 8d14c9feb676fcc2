"""People at a server's table: one on the real screens, the others over the small client."""

from __future__ import annotations

import asyncio
import contextlib
import random
import traceback
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from textual.pilot import Pilot

from knaves import wire
from knaves.bots import LEVELS
from knaves.client import ServerRefused, TableClient, create, fresh_token, join
from knaves.game import Move, View
from knaves.games import GAMES
from knaves.terminal.remote import Place
from knaves.terminal.screen.dialogs import Pick
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.look import Depth
from knaves.terminal.table_app import TableApp
from knaves.words import Words
from tests.server.live import Running
from tests.terminal.driving import text_of

QUICK = wire.Settings(pace=0, block_seconds=1, draw_seconds=1, bot_level="beginner")

Play = Callable[[Pilot[None], TableApp], Coroutine[Any, Any, None]]


def chosen(view: View) -> Move:
    """What somebody who knows the game a little does."""
    return LEVELS["beginner"].choose(view, random.Random(1))


async def open_table(running: Running, game: str, seats: int = 2, **more: Any) -> wire.Seated:
    return await create(running.url, wire.NewTable(game, seats, "Ana", **{"settings": QUICK, **more}))


async def seat(running: Running, code: str, name: str = "Ben", number: int | None = None) -> wire.Seated:
    return await join(running.url, code, wire.Join(name, number, fresh_token()))


def app_at(running: Running, seated: wire.Seated, language: str = "en", **more: Any) -> TableApp:
    return TableApp(Place(running.url, seated.code, seated.token), Words(language), depth=Depth.MANY, **more)


@contextlib.asynccontextmanager
async def shown(app: TableApp, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[None]]:
    """The screens of somebody at a table."""
    async with asyncio.timeout(300), app.run_test(size=size) as pilot:
        yield pilot


async def until(app: TableApp, holds: Callable[[], bool]) -> None:
    """Wait for the server, the others and the screen."""
    for _ in range(20_000):
        await asyncio.sleep(0.01)
        if holds():
            return
    raise AssertionError("it never came to that:\n" + text_of(app))


def says(app: TableApp, *texts: str) -> Callable[[], bool]:
    """Whether these stand on the screen."""
    return lambda: all(text in text_of(app) for text in texts)


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


async def game_screen(app: TableApp) -> GameScreen:
    await until(app, lambda: isinstance(app.screen_stack[1], GameScreen))
    screen = app.screen_stack[1]
    assert isinstance(screen, GameScreen)
    return screen


async def play_by_keys(pilot: Pilot[None], app: TableApp, screen: GameScreen, moves: int = 1000) -> set[str]:
    """Play on with keys until the game is over, or so many moves were made; everything that was asked."""
    seen: set[str] = set()
    while moves and screen.session.view.outcome is None:
        await until(app, lambda: screen.own_turn or screen.session.view.outcome is not None)
        view = screen.session.view
        if view.outcome is not None or not view.legal:
            continue
        seen |= {type(move).__name__ for move in view.legal}
        moves -= 1
        if isinstance(app.screen, Pick):  # which of the lines
            await press(pilot, "enter")
        else:
            move = chosen(view)
            screen.selection.see(view)
            screen.selection.aim(move)
            screen._meant = True
            bare = {"+": "d", "block": "b", "let": "l", "end": "e"}.get(str(move))
            await press(pilot, bare if bare and move in screen.selection.bare else "enter")
        await until(app, lambda view=view: screen.session.view is not view)  # type: ignore[misc]
    return seen


async def plays(table: TableClient) -> None:
    """Somebody else at the table, until the game is over."""
    async for update in table:
        if update.table.status in ("over", "closed"):
            return
        while update is table.update and update.view and update.view["legal"] and not update.answered:
            move = chosen(GAMES[update.table.game].read_view(update.position))
            try:
                await table.play(str(move))
                break
            except ServerRefused as refusal:
                if refusal.code not in ("stale", "wait", "not-now"):
                    raise
                await asyncio.sleep(0.1)


@contextlib.asynccontextmanager
async def somebody(table: TableClient) -> AsyncIterator[asyncio.Task[None]]:
    """Somebody who plays as long as it takes; trouble is not kept secret."""
    task = asyncio.create_task(plays(table))
    try:
        yield task
        if task.done():
            task.result()
    finally:
        if task.done() and not task.cancelled() and task.exception() is not None:
            traceback.print_exception(task.exception())
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
