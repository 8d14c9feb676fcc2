"""The themes: readable on both backgrounds, remembered, and a sentence in a window that is too small."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from rich.color import Color
from textual.pilot import Pilot

from knaves.cli.common import read_brightness
from knaves.game import SetupError
from knaves.terminal.preferences import Preferences
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.start import StartScreen
from knaves.terminal.screen.theme import PALETTES, THEMES, Brightness, ColorDepth, detect_brightness
from knaves.terminal.screen.too_small import MIN_SIZE, TooSmallScreen
from tests.terminal.screen_driver import (
    colors_on_screen,
    make_app,
    make_setup,
    play_on_screen,
    press,
    screen_text,
    wait_until,
)

MIN_CONTRAST = 4.5
"""Of text, as WCAG AA asks."""
CARD_TEXT = ("ink", "red")
"""Roles that are drawn on the backgrounds of cells and cards."""
FRAMES = ("frame", "frame legal")


def luminance(color: Color) -> float:
    parts = [part / 255 for part in color.get_truecolor()]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(("brightness", "depth"), THEMES)
def test_all_text_can_be_read(brightness: Brightness, depth: ColorDepth) -> None:
    palette, background = PALETTES[brightness, depth], Color.parse(THEMES[brightness, depth].background or "")
    pairs: dict[str, tuple[Color | None, Color]] = {
        role: (style.color, style.bgcolor or background)
        for role, style in palette.items()
        if style.color is not None and role not in (*CARD_TEXT, *FRAMES)
    }
    for role, style in palette.items():
        if style.bgcolor is not None and (style.color is None or role.startswith("card")):
            pairs |= {f"{text} on {role}": (palette[text].color, style.bgcolor) for text in CARD_TEXT}
    assert len(pairs) > 40
    weak = {role: contrast(text, behind) for role, (text, behind) in pairs.items() if text is not None}
    assert {role: ratio for role, ratio in weak.items() if ratio < MIN_CONTRAST} == {}


def test_every_theme_has_a_style_for_every_role() -> None:
    roles = {frozenset(palette) for palette in PALETTES.values()}
    assert len(roles) == 1
    assert len(PALETTES) == len(Brightness) * len(ColorDepth)


@pytest.mark.parametrize("depth", [ColorDepth.TRUECOLOR, ColorDepth.ANSI_16])
def test_a_light_screen_is_light(depth: ColorDepth) -> None:
    app = make_app(make_setup("travel"), brightness=Brightness.LIGHT, depth=depth)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        shown = {color.lower() for color in colors_on_screen(app)}
        if depth is ColorDepth.TRUECOLOR:
            assert any("#fbfaf5" in color for color in shown)
            assert not any("#20242b" in color and "bgcolor" in color for color in shown)
        else:
            assert not [color for color in shown if "bright_white" in color]

    play_on_screen(app, play)


def test_the_start_screen_changes_the_theme_and_remembers_it(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path)
    app = make_app(make_setup("stacks"), ask_first=True, preferences=preferences)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await wait_until(pilot, lambda: isinstance(app.screen, StartScreen))
            start = app.screen
            assert isinstance(start, StartScreen)
            await pilot.pause()
            row = [row.name for row in start.rows].index("theme")
            await press(pilot, *["down"] * row, "right")
            await wait_until(pilot, lambda: app.screen is not start and isinstance(app.screen, StartScreen))
            await pilot.pause()
            assert "‹ Light ›" in screen_text(app)
            again = app.screen
            assert isinstance(again, StartScreen)
            assert again.setting_list.highlighted == row

    asyncio.run(run())
    assert app.brightness is Brightness.LIGHT
    assert preferences["theme"] == "light"


def test_the_option_comes_before_the_variable_and_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    preferences = Preferences(tmp_path)
    monkeypatch.delenv("COLORFGBG", raising=False)
    assert read_brightness(None, preferences) is Brightness.DARK
    assert read_brightness("light", preferences) is Brightness.LIGHT
    assert read_brightness(None, preferences) is Brightness.LIGHT  # remembered
    monkeypatch.setenv("KNAVES_THEME", "dark")
    assert read_brightness(None, preferences) is Brightness.DARK
    monkeypatch.setenv("KNAVES_THEME", "purple")
    with pytest.raises(SetupError, match="choose dark or light"):
        read_brightness(None, preferences)


def test_a_terminal_can_say_that_its_background_is_light() -> None:
    assert detect_brightness({"COLORFGBG": "0;15"}) is Brightness.LIGHT
    assert detect_brightness({"COLORFGBG": "15;default;0"}) is Brightness.DARK
    assert detect_brightness({}) is Brightness.DARK


def test_a_small_window_says_so_and_recovers() -> None:
    app = make_app(make_setup("travel"), language="fr")

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await pilot.resize_terminal(MIN_SIZE.width - 1, MIN_SIZE.height)
        await wait_until(pilot, lambda: isinstance(app.screen, TooSmallScreen))
        await wait_until(pilot, lambda: f"{MIN_SIZE.width}×{MIN_SIZE.height}" in screen_text(app))
        await press(pilot, "question_mark", "1", "enter")  # nothing happens below
        await pilot.resize_terminal(MIN_SIZE.width, MIN_SIZE.height)
        await wait_until(pilot, lambda: app.screen is screen)
        assert screen.session.version == 0

    play_on_screen(app, play)
