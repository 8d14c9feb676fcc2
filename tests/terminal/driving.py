"""Playing on the real screens with keys and clicks, bots and all."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from typing import Any

from textual.pilot import Pilot

import knaves
from knaves.deal import seed_from
from knaves.terminal.app import KnavesApp
from knaves.terminal.local import Setting
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.look import Depth
from knaves.terminal.screen.paper import Canvas
from knaves.words import Words

Play = Callable[[Pilot[None], GameScreen], Coroutine[Any, Any, None]]


def setting(name: str, seats: int = 2, bot: str = "beginner", **options: str) -> Setting:
    game = knaves.GAMES[name]
    return Setting(game, seats, game.Options.parse(options), 0, (bot,) * (seats - 1))


def make_app(
    agreed: Setting,
    *,
    seed: int = 1,
    language: str = "en",
    own_letters: bool = False,
    depth: Depth = Depth.MANY,
    **more: Any,
) -> KnavesApp:
    words = Words(language, own_letters=own_letters)
    return KnavesApp(agreed, words, seed=seed_from(seed), depth=depth, pace=0.0, **more)


def on_table(app: KnavesApp, play: Play, size: tuple[int, int] = (80, 24)) -> None:
    """Run what `play` does at the table."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await until(pilot, lambda: isinstance(app.screen, GameScreen) and ready(app.screen))
            screen = app.screen
            assert isinstance(screen, GameScreen)
            await pilot.pause()
            await play(pilot, screen)

    asyncio.run(run())


async def until(pilot: Pilot[None], holds: Callable[[], bool]) -> None:
    """Wait for the bots and the screen."""
    for _ in range(50_000):
        await asyncio.sleep(0.002)
        if holds():
            return
    raise AssertionError("it never came to that:\n" + text_of(pilot.app))


def ready(screen: GameScreen) -> bool:
    """Whether the player can act, or the game is over, and the screen shows it."""
    view = screen.session.view
    return (screen.own_turn or view.outcome is not None) and screen.selection.view is view


def text_of(app: Any) -> str:
    """What stands on the screen, without colours."""
    screen = app.screen_stack[-1]
    return "\n".join("".join(segment.text for segment in line) for line in screen._compositor.render_strips())


def styles_of(app: Any) -> set[str]:
    """Every colour on the screen."""
    found = set()
    for line in app.screen._compositor.render_strips():
        for segment in line:
            if segment.style is not None:
                found |= {str(segment.style.color), str(segment.style.bgcolor)}
    return found


async def click(pilot: Pilot[None], canvas: Canvas, name: str) -> None:
    """Click on something by its name."""
    await pilot.click(canvas, offset=canvas.paper.middle(name))
    await pilot.pause()


def cells_marked(screen: GameScreen, marks: str) -> int:
    """How many of these characters stand on the table."""
    paper = screen.table.paper
    text = "".join(paper.strip(y, screen.rich_style).text for y in range(paper.height))
    return len(re.findall(f"[{marks}]", text))
