"""The full screens, played with keys and mouse on Textual's pilot."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot

from knaves.cards import JACKS, TWO_EYED
from knaves.games import GAMES
from knaves.games.lines.moves import Place
from knaves.games.lines.view import View as LinesView
from knaves.record import check, load
from knaves.terminal.base_app import STOPPED_BY_USER
from knaves.terminal.screen.dialogs import ChoiceDialog, TextViewer
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.start import StartScreen
from knaves.terminal.screen.theme import PALETTES, Brightness, ColorDepth
from knaves.terminal.session import ConnectionState
from tests.terminal.screen_driver import (
    click,
    colors_on_screen,
    count_marks,
    is_ready,
    make_app,
    make_setup,
    play_on_screen,
    press,
    screen_text,
    wait_until,
    zone_center,
)

MANUAL_DRAWING = {"forgotten_draw": "permanent", "dead_cards": "unlimited"}
THEFTS = ("StealCard", "StealChip", "Take")
OPEN_THEFTS = {"block_scope": "any_time", "steal_from_hand": "chosen"}


async def follow_hints(pilot: Pilot[None], screen: GameScreen) -> set[str]:
    """Ask for a hint and play it, until the game is over; the kinds of moves that were offered."""
    app = pilot.app
    kinds: set[str] = set()
    for _ in range(800):
        await wait_until(pilot, lambda: is_ready(screen))
        if screen.session.view.outcome is not None:
            return kinds
        kinds |= {type(move).__name__ for move in screen.session.view.legal}
        version = screen.session.version
        if isinstance(app.screen, ChoiceDialog):  # a choice of lines
            await press(pilot, "enter")
        elif screen.selection.cardless_moves:
            keys = {"+": "d", "block": "b", "let": "l", "end": "e"}
            await press(pilot, keys.get(str(screen.selection.cardless_moves[0]), "enter"))
        else:
            await press(pilot, "h", "h")
            await wait_until(pilot, lambda: screen.selection.move is not None)
            await press(pilot, "enter")
        await wait_until(pilot, lambda at=version: screen.session.version != at)  # type: ignore[misc]
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("game", "seats", "seeds", "options", "kinds"),
    [
        ("classic", 2, (4, 53, 54), {}, {"Place", "Remove"}),
        ("travel", 3, (14,), {}, {"Place"}),
        (*("travel", 2, (49, 154, 140)), MANUAL_DRAWING, {"Place", "Remove", "Exchange", "Draw", "Choose"}),
        ("stacks", 2, (22, 1, 4), {}, {"Lay", "Discard", "Block", "Let", "Skip"}),
        (
            *("stacks", 3, (81, 18, 12)),
            OPEN_THEFTS,
            {"Lay", "Discard", "Let", "Reverse", "StealCard", "StealChip", "Take"},
        ),
    ],
)
def test_whole_games_by_keyboard(
    game: str, seats: int, seeds: tuple[int, ...], options: dict[str, str], kinds: set[str], tmp_path: Path
) -> None:
    """They include every kind of move that the game offers; another game is played only if some are missing."""
    seen: set[str] = set()

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        seen.update(await follow_hints(pilot, screen))
        await wait_until(pilot, lambda: isinstance(pilot.app.screen, ChoiceDialog))
        assert "The deal is the one" in screen_text(pilot.app)

    for seed in seeds:
        path = tmp_path / f"{seed}.knaves"
        play_on_screen(make_app(make_setup(game, seats, **options), seed=seed, record=str(path)), play)
        assert check(load(path), GAMES).outcome is not None
        if seen >= kinds:
            break
    assert seen >= kinds


def test_cards_selected_by_number_or_arrows_highlight_their_cells() -> None:
    app = make_app(make_setup("classic"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        view = screen.session.view
        assert isinstance(view, LinesView)
        for index, card in enumerate(view.hand):
            await press(pilot, str(index + 1))
            wanted = {m.cell for m in view.legal if isinstance(m, Place) and m.card == card}
            assert screen.play_area.targets == wanted
            if card not in JACKS:
                assert count_marks(screen, "▛") == 1
                assert count_marks(screen, "┌") == len(wanted) - 1
        await press(pilot, "escape")
        assert screen.play_area.targets == frozenset()
        await press(pilot, "right", "right", "left")
        assert screen.selection.card_index == 0
        first = screen.play_area.aim
        await press(pilot, "n")
        assert screen.play_area.aim in screen.play_area.targets - {first}
        await press(pilot, "p")
        assert screen.play_area.aim == first
        await press(pilot, "enter")
        await wait_until(pilot, lambda: is_ready(screen))
        assert first in {event.get("cell") for event in screen.session.events}

    play_on_screen(app, play)


def test_a_jack_is_not_placed_by_accident() -> None:
    """Enter on a wild jack goes to the board first; there the arrows choose, and Enter places."""
    app = make_app(make_setup("classic"), seed=4)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        jack = next(at for at, held in enumerate(screen.selection.cards) if held.card in TWO_EYED)
        await press(pilot, str(jack + 1))
        assert "wild +" in screen_text(app)
        version = screen.session.version
        await press(pilot, "enter")
        assert screen.session.version == version
        await press(pilot, "right", "down")
        spot = screen.play_area.cursor
        await press(pilot, "enter")
        await wait_until(pilot, lambda: is_ready(screen) and screen.session.version != version)
        assert any(event.get("cell") == spot for event in screen.session.events)

    play_on_screen(app, play)


def test_a_cell_without_a_selected_card_offers_the_fitting_cards() -> None:
    app = make_app(make_setup("classic"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        view = screen.session.view
        move = next(move for move in view.legal if isinstance(move, Place))
        await press(pilot, "tab")
        while screen.play_area.cursor != move.cell:
            row, column = int(str(screen.play_area.cursor)[1:]), str(screen.play_area.cursor)[0]
            if row != int(move.cell[1:]):
                await press(pilot, "down")
            elif column != move.cell[0]:
                await press(pilot, "right")
        assert move.cell in screen_text(app).splitlines()[-2]
        await press(pilot, "enter")
        await wait_until(pilot, lambda: is_ready(screen) and len(screen.session.events) > 0)
        assert any(event.get("cell") == move.cell for event in screen.session.events)

    play_on_screen(app, play)


def test_the_mouse_chooses_cards_and_places_chips() -> None:
    app = make_app(make_setup("travel"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        view = screen.session.view
        assert isinstance(view, LinesView)
        index = next(at for at, card in enumerate(view.hand) if card not in JACKS)
        await click(pilot, screen.hands[1], str(index))
        assert screen.selection.card_index == index
        spot = screen.play_area.aim
        assert spot is not None
        await click(pilot, screen.play_area, spot)
        await wait_until(pilot, lambda: is_ready(screen) and any(e.get("seat") == 0 for e in screen.session.events))
        assert any(event.get("cell") == spot for event in screen.session.events)
        # cell first: one click aims, the second plays
        move = next(m for m in screen.session.view.legal if isinstance(m, Place) and m.card not in JACKS)
        if len([m for m in screen.session.view.legal if getattr(m, "cell", None) == move.cell]) == 1:
            await click(pilot, screen.play_area, move.cell)
            assert screen.selection.move == move
            await click(pilot, screen.play_area, move.cell)
            await wait_until(pilot, lambda: any(e.get("cell") == move.cell for e in screen.session.events))
        await click(pilot, screen.keys, "help")
        await wait_until(pilot, lambda: isinstance(app.screen, TextViewer))

    play_on_screen(app, play)


def test_undo_reverts_the_move_and_the_answers() -> None:
    app = make_app(make_setup("classic"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        before, event_count = screen.session.view, len(screen.session.events)
        await press(pilot, "1", "enter")
        await wait_until(pilot, lambda: is_ready(screen) and len(screen.session.events) > event_count)
        await press(pilot, "u")
        await wait_until(pilot, lambda: screen.session.view == before)
        assert len(screen.session.events) == event_count
        assert "been undone" in screen_text(app)

    play_on_screen(app, play)


SIZES = [(80, 24), (100, 30), (120, 40), (200, 60)]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_everything_fits_and_a_resize_keeps_the_game(game: str) -> None:
    app = make_app(make_setup(game, 3))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        room = []
        for width, height in [*SIZES, (80, 24)]:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            text = screen_text(app)
            assert all(len(line) == width for line in text.splitlines())
            for held in screen.selection.cards:
                assert screen.selection.presenter.face(screen.words, held.card) in text
            for name in screen.session.names.values():
                assert name in text
            assert "Your turn" in text or "Keep playing" in text
            assert "Quit" in text
            assert screen.event_log.region.height >= 3
            assert screen.event_log.region.bottom <= height - 3
            for spot in screen.selection.presenter.spots(screen.session.view):
                assert zone_center(screen.play_area.canvas, spot)[1] < screen.play_area.size.height
            hand = screen.hands[0] if screen.hands[0].display else screen.hands[1]
            assert hand.region.bottom <= height - 3
            room.append(screen.play_area.size.width)
        assert room[0] < room[2] < room[3]
        assert room[4] == room[0]

    play_on_screen(app, play)


def test_twelve_players_fit() -> None:
    app = make_app(make_setup("classic", 12, bot="random", teams="3"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        text = screen_text(app)
        seats = screen.seats.canvas
        assert "Dice 11" in "".join(seats.strip(y, screen.rich_style).text for y in range(seats.height))
        assert screen.event_log.region.bottom <= 21
        assert screen.event_log.region.height >= 3
        for held in screen.selection.cards:
            assert screen.selection.presenter.face(screen.words, held.card) in text

    play_on_screen(app, play)


def test_without_colors_shapes_and_frames_are_enough() -> None:
    app = make_app(make_setup("classic"), depth=ColorDepth.MONOCHROME)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "1", "enter")
        await wait_until(pilot, lambda: is_ready(screen) and len(screen.session.events) > 2)
        assert count_marks(screen, "●") == 1
        assert count_marks(screen, "◆") >= 1
        index = next(at for at, held in enumerate(screen.selection.cards) if held.card not in JACKS)
        await press(pilot, str(index + 1))
        assert count_marks(screen, "▛") == 1
        colours = {
            str(colour)
            for y in range(screen.play_area.canvas.height)
            for segment in screen.play_area.canvas.strip(y, screen.rich_style.null())
            if segment.style
            for colour in (segment.style.color, segment.style.bgcolor)
        }
        assert colours == {"None"}

    play_on_screen(app, play)


def test_the_256_color_palette_uses_only_those_colors() -> None:
    """The terminal would replace other colours, parchment by pink."""
    levels = {0, 95, 135, 175, 215, 255}
    for role, style in PALETTES[Brightness.DARK, ColorDepth.PALETTE_256].items():
        for colour in (style.color, style.bgcolor):
            if colour is not None and role not in ("label", "quiet", "rung", "next", "key", "turn", "good", "bad"):
                red, green, blue = colour.get_truecolor()
                grey = red == green == blue and (red - 8) % 10 == 0
                assert grey or {red, green, blue} <= levels, (role, colour)


def test_the_16_color_palette_uses_only_those_colors() -> None:
    app = make_app(make_setup("stacks", 3), depth=ColorDepth.ANSI_16)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        assert not [colour for colour in colors_on_screen(app) if "truecolor" in colour.lower()]

    play_on_screen(app, play)


def test_a_lost_connection_is_shown_and_nothing_is_sent() -> None:
    app = make_app(make_setup("travel"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        assert app.session is not None
        app.session._connection_state = ConnectionState.LOST
        app.session._notify_change()
        await wait_until(pilot, lambda: "Connection lost" in screen_text(app))
        version = screen.session.version
        await press(pilot, "1", "enter")
        assert screen.session.version == version
        app.session._connection_state = ConnectionState.LIVE
        app.session._notify_change()
        await wait_until(pilot, lambda: "Your turn" in screen_text(app))

    play_on_screen(app, play)


def test_a_click_on_a_setting_takes_its_next_value() -> None:
    app = make_app(make_setup("classic"), ask_first=True)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await wait_until(pilot, lambda: isinstance(app.screen, StartScreen))
            start = app.screen
            assert isinstance(start, StartScreen)
            await pilot.pause()
            await pilot.click(start.setting_list, offset=(40, 1))
            await pilot.pause()
            assert start.setup.seats == 3
            assert start.setting_list.highlighted == 1
            assert "▸ Players" in screen_text(app)
            await click(pilot, start.prompt, "start")
            await wait_until(pilot, lambda: isinstance(app.screen, GameScreen))

    asyncio.run(run())


def test_the_start_screen_starts_with_enter_and_changes_with_arrows() -> None:
    app = make_app(make_setup("classic"), ask_first=True)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await wait_until(pilot, lambda: isinstance(app.screen, StartScreen))
            assert "Classic" in screen_text(app)
            await press(pilot, "right")
            assert "Travel" in screen_text(app)
            await press(pilot, "down", "right")
            assert "3 players" in screen_text(app)
            await press(pilot, "down", "down", "left")
            assert "Deutsch" in screen_text(app) or "Dansk" in screen_text(app)
            await press(pilot, "up", "up", "enter")
            await wait_until(pilot, lambda: isinstance(app.screen, GameScreen))
            assert app.setup.game.name == "travel"
            assert app.setup.seats == 3
            await press(pilot, "m")
            await wait_until(pilot, lambda: isinstance(app.screen, StartScreen))

    asyncio.run(run())


def test_help_and_options_are_shown() -> None:
    app = make_app(make_setup("classic", diagonals="off"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "o")
        await wait_until(pilot, lambda: isinstance(app.screen, TextViewer))
        assert "only rows and columns count" in screen_text(app)
        await press(pilot, "escape", "question_mark")
        await wait_until(pilot, lambda: isinstance(app.screen, TextViewer))
        assert "Keyboard shortcuts" in screen_text(app) or "Enter" in screen_text(app)
        await press(pilot, "pagedown")
        assert "Two-eyed jack" in screen_text(app)

    play_on_screen(app, play)


def test_quitting_during_a_game_asks_first_but_ctrl_c_does_not(tmp_path: Path) -> None:
    path = tmp_path / "game.knaves"
    app = make_app(make_setup("classic"), record=str(path))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "1", "enter")
        await wait_until(pilot, lambda: is_ready(screen))
        await press(pilot, "q")
        await wait_until(pilot, lambda: isinstance(app.screen, ChoiceDialog))
        await press(pilot, "2")
        await wait_until(pilot, lambda: isinstance(app.screen, GameScreen))
        await press(pilot, "ctrl+c")
        await wait_until(pilot, lambda: not app.is_running or app.return_code is not None)

    play_on_screen(app, play)
    assert app.return_code == STOPPED_BY_USER
    assert load(path).result.startswith("abandoned")
    assert check(load(path), GAMES).outcome is None


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_tiny_terminal_does_no_harm(game: str) -> None:
    app = make_app(make_setup(game, 2))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        for width, height in ((40, 12), (20, 5), (1, 1), (80, 24)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
        assert "Quit" in screen_text(app)

    play_on_screen(app, play)


def test_an_unwritable_record_is_reported_in_one_sentence(tmp_path: Path) -> None:
    app = make_app(make_setup("classic"), record=str(tmp_path))

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await wait_until(pilot, lambda: app.return_code is not None)

    asyncio.run(run())
    assert app.return_code == 1


def test_a_record_error_during_the_game_is_shown_and_play_continues(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    app = make_app(make_setup("classic"), record=str(folder / "game.knaves"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        folder.rename(tmp_path / "elsewhere")
        await press(pilot, "1", "enter")
        await wait_until(pilot, lambda: "The record can’t be" in screen_text(app))
        await wait_until(pilot, lambda: is_ready(screen) and len(screen.session.events) > 2)
        (tmp_path / "elsewhere").rename(folder)
        await press(pilot, "q", "1")
        await wait_until(pilot, lambda: app.return_code is not None)

    play_on_screen(app, play)
    assert app.return_code == 0
    assert check(load(folder / "game.knaves"), GAMES).outcome is None
