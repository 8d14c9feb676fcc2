"""Drives the real screens of a local game with keys and clicks."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from typing import Any

from textual.pilot import Pilot

import knaves
from knaves.deal import seed_from
from knaves.terminal.app import LocalGameApp
from knaves.terminal.local import GameSetup
from knaves.terminal.screen.canvas import Canvas, CanvasWidget
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.theme import ColorDepth
from knaves.words import Words

Play = Callable[[Pilot[None], GameScreen], Coroutine[Any, Any, None]]


def make_setup(name: str, seats: int = 2, bot: str = "beginner", **options: str) -> GameSetup:
    game = knaves.GAMES[name]
    return GameSetup(game, seats, game.Options.parse(options), 0, (bot,) * (seats - 1))


def make_app(
    setup: GameSetup,
    *,
    seed: int = 1,
    language: str = "en",
    own_letters: bool = False,
    depth: ColorDepth = ColorDepth.TRUECOLOR,
    **more: Any,
) -> LocalGameApp:
    words = Words(language, own_letters=own_letters)
    return LocalGameApp(setup, words, seed=seed_from(seed), depth=depth, pace=0.0, **more)


def play_on_screen(app: LocalGameApp, play: Play, size: tuple[int, int] = (80, 24)) -> None:
    """Run the app and `play` once the game screen is ready."""

    async def run() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            await wait_until(pilot, lambda: isinstance(app.screen, GameScreen) and is_ready(app.screen))
            screen = app.screen
            assert isinstance(screen, GameScreen)
            await pilot.pause()
            await play(pilot, screen)

    asyncio.run(run())


async def wait_until(pilot: Pilot[None], condition: Callable[[], bool]) -> None:
    """Wait for the bots, and until the screen that is there then has been drawn, unless the app has ended."""
    for _ in range(50_000):
        await asyncio.sleep(0.002)
        if condition() and (pilot.app.return_code is not None or screen_text(pilot.app).strip()):
            return
    raise AssertionError("the condition never held:\n" + screen_text(pilot.app))


def is_ready(screen: GameScreen) -> bool:
    """Whether the screen shows that the player can act or the game is over."""
    view = screen.session.view
    return (screen.own_turn or view.outcome is not None) and screen.selection.view is view


def screen_text(app: Any) -> str:
    """The text on the screen. Textual has no public function for this but a screenshot in SVG, which is slow."""
    screen = app.screen_stack[-1]
    return "\n".join("".join(segment.text for segment in line) for line in screen._compositor.render_strips())


def dialog_text(app: Any) -> str:
    """The text of the open dialog, without line breaks; empty if there is none."""
    dialogs = app.screen_stack[-1].query(".dialog")
    if not dialogs:
        return ""
    region = dialogs.first().content_region
    lines = screen_text(app).splitlines()[region.y : region.bottom]
    return " ".join(line[region.x : region.right].strip() for line in lines)


def colors_on_screen(app: Any) -> set[str]:
    """All colors on the screen."""
    found = set()
    for line in app.screen._compositor.render_strips():
        for segment in line:
            if segment.style is not None:
                found |= {str(segment.style.color), str(segment.style.bgcolor)}
    return found


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


async def click(pilot: Pilot[None], widget: CanvasWidget, zone: str) -> None:
    """Click in the middle of a zone."""
    await pilot.click(widget, offset=zone_center(widget.canvas, zone))
    await pilot.pause()


def zone_center(canvas: Canvas, zone: str) -> tuple[int, int]:
    points = [(x, y) for y in range(canvas.height) for x in range(canvas.width) if canvas.zone_at(x, y) == zone]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    return (left + right) // 2, (top + bottom) // 2


def count_marks(screen: GameScreen, marks: str) -> int:
    """How often these characters appear on the table."""
    canvas = screen.play_area.canvas
    text = "".join(canvas.strip(y, screen.rich_style).text for y in range(canvas.height))
    return len(re.findall(f"[{marks}]", text))
