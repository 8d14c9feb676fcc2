"""A completed line is struck through in its direction, and dialogs at the end don't cover it."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from knaves.deal import seed_from
from knaves.games import GAMES
from knaves.games.lines.board import CORNER
from knaves.games.lines.view import View as LinesView
from knaves.record import load, replay
from knaves.terminal.presenters.base import RenderContext
from knaves.terminal.presenters.lines import LINES_PRESENTER, SHAPES, STAR
from knaves.terminal.screen.board import LABELS, SIZES, Board
from knaves.terminal.screen.canvas import Canvas
from knaves.terminal.screen.dialogs import ChoiceDialog
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.theme import PALETTES, Brightness, ColorDepth
from knaves.terminal.selection import Selection
from knaves.words import LANGUAGES, Words
from tests.terminal.screen_driver import make_app, make_setup, play_on_screen, screen_text, wait_until

GOLDEN = Path(__file__).parents[1] / "golden"
STROKES = "━┃╲╱"
"""Across, down, and the two diagonals: the directions of `knaves.games.lines.board`."""
AMONG_OTHERS = {"across": "c4-g4", "down": "e3-e7", "falling": "c3-g7", "rising": "g3-c7"}
FROM_A_CORNER = {"across": "a1-e1", "down": "j1-j5", "falling": "a1-e5", "rising": "j1-f5"}


def paint_board(
    lines: list[str], size: tuple[int, int], depth: ColorDepth = ColorDepth.TRUECOLOR
) -> tuple[Board, Canvas]:
    """A classic board where the first team has made these lines, in cells of this size."""
    state = GAMES["classic"].new(seats=2, seed=seed_from(1), options=GAMES["classic"].Options())
    view = state.view(0)
    assert isinstance(view, LinesView)
    made = tuple(view.setup.board.line_named[name] for name in lines)
    chips = 0
    for line in made:
        chips |= line.mask
    view = replace(view, chips=(chips, *view.chips[1:]), sequences=(made, *view.sequences[1:]))
    seen = RenderContext(view, Words("en"), {0: "You", 1: "Pip"})
    board = Board(PALETTES[Brightness.DARK, depth], seen, Selection(LINES_PRESENTER, view), id="table")
    wide, high = size
    canvas = Canvas(LABELS + 10 * wide, 1 + 10 * high)
    assert board.cell_size(canvas.width, canvas.height) == size
    board.paint(canvas)
    return board, canvas


def rows(canvas: Canvas) -> list[str]:
    return [
        canvas.strip(y, PALETTES[Brightness.DARK, ColorDepth.TRUECOLOR]["plain"]).text for y in range(canvas.height)
    ]


def find_chips(canvas: Canvas) -> list[tuple[int, int]]:
    """The positions of the first team's chips."""
    return [(x, y) for y, row in enumerate(rows(canvas)) for x, mark in enumerate(row) if mark == SHAPES[0]]


@pytest.mark.parametrize("size", [size for size in SIZES if size[1] > 1], ids=str)
@pytest.mark.parametrize("way", AMONG_OTHERS)
def test_the_stroke_has_the_direction_of_the_line(way: str, size: tuple[int, int]) -> None:
    name = AMONG_OTHERS[way]
    stroke = STROKES[list(AMONG_OTHERS).index(way)]
    _, canvas = paint_board([name], size)
    text = rows(canvas)
    assert {mark for row in text for mark in row if mark in STROKES} == {stroke}
    chips = find_chips(canvas)
    assert len(chips) == 5
    for (x, y), (to_x, to_y) in itertools.pairwise(chips):
        if way == "across":
            assert set(text[y][x + 1 : to_x]) == {stroke}
        elif way == "down":
            assert x == to_x
            assert {text[row][x] for row in range(y + 1, to_y)} == {stroke}
        else:  # one in every row between two chips, each further along
            between = [text[row].find(stroke, min(x, to_x)) for row in range(y + 1, to_y)]
            steps = [x, *between, to_x]
            assert -1 not in between
            assert steps == sorted(steps, reverse=way == "rising")
            assert len(set(steps)) == len(steps)


@pytest.mark.parametrize("size", [size for size in SIZES if size[1] > 1], ids=str)
@pytest.mark.parametrize("way", FROM_A_CORNER)
def test_cards_stay_readable_and_corners_belong_to_the_line(way: str, size: tuple[int, int]) -> None:
    board, canvas = paint_board([FROM_A_CORNER[way]], size)
    text = "\n".join(rows(canvas))
    view = board.context.view
    assert isinstance(view, LinesView)
    faces = [LINES_PRESENTER.face(board.context.words, card) for card in view.setup.board.layout if card != CORNER]
    for face in faces:
        assert text.count(face) == faces.count(face)
    assert text.count(STAR) == 4
    stroke = STROKES[list(FROM_A_CORNER).index(way)]
    corner = next((x, y) for y, row in enumerate(rows(canvas)) for x, mark in enumerate(row) if mark == STAR)
    if way == "across":
        assert rows(canvas)[corner[1]][corner[0] + 1] == stroke


def test_a_horizontal_stroke_moves_no_cards() -> None:
    _, struck = paint_board([AMONG_OTHERS["across"]], (6, 3))
    _, empty = paint_board([], (6, 3))
    assert [old for new, old in zip(rows(struck), rows(empty), strict=True) if new != old] == [" 4" + " " * 61]


@pytest.mark.parametrize("way", AMONG_OTHERS)
def test_in_one_row_cells_brackets_show_the_direction(way: str) -> None:
    stroke = STROKES[list(AMONG_OTHERS).index(way)]
    _, canvas = paint_board([AMONG_OTHERS[way]], (5, 1))
    assert sum(row.count(f"{stroke}{SHAPES[0]}") for row in rows(canvas)) == 5


def test_lines_that_cross_are_both_struck_through() -> None:
    _, canvas = paint_board([AMONG_OTHERS["across"], "e4-e8"], (5, 2), ColorDepth.MONOCHROME)
    text = "\n".join(rows(canvas))
    assert "━" in text
    assert "┃" in text
    assert text.count(SHAPES[0]) == 9


# --- The end of a game ---


async def end_like_golden_record(pilot: Pilot[None], screen: GameScreen, name: str) -> ChoiceDialog:
    """End the game like a golden record, and wait for the result dialog."""
    record = load(GOLDEN / f"{name}.knaves")
    *_, last = replay(record, GAMES)
    session = pilot.app.session  # type: ignore[attr-defined]
    session._state, session._record = last.state, record
    session._notify_change()
    await wait_until(pilot, lambda: isinstance(pilot.app.screen, ChoiceDialog))
    await pilot.pause()
    dialog = pilot.app.screen
    assert isinstance(dialog, ChoiceDialog)
    return dialog


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)], ids=str)
@pytest.mark.parametrize("game", ["classic-2", "travel-2", "stacks-2"])
def test_the_result_covers_no_part_of_the_table(game: str, size: tuple[int, int]) -> None:
    app = make_app(make_setup(game.partition("-")[0]))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        dialog = await end_like_golden_record(pilot, screen, game)
        box = dialog.query_one(".dialog")
        assert not box.region.overlaps(screen.play_area.region)
        assert screen.region.contains_region(box.region)
        await pilot.resize_terminal(size[0] + 30, size[1] + 5)
        await pilot.pause()
        assert not box.region.overlaps(screen.play_area.region)

    play_on_screen(app, play, size)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["classic-2", "stacks-2"])
def test_everything_about_the_end_is_readable(language: str, game: str, tmp_path: Path) -> None:
    """At 80 columns and 24 rows, every choice and the name of the record."""
    app = make_app(make_setup(game.partition("-")[0]), language=language, record=str(tmp_path / "game.knaves"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        dialog = await end_like_golden_record(pilot, screen, game)
        options = dialog.query_one("OptionList")
        assert options.region.bottom < 24
        assert options.virtual_size.height <= options.size.height  # nothing to scroll
        text = screen_text(app)
        assert Words(language).say("term-quit") in text
        assert Words(language).say("term-look")[:12] in text
        await pilot.press("1")
        await pilot.pause()
        assert app.screen is screen

    play_on_screen(app, play)


def test_dialogs_do_not_cover_lines_to_choose_from() -> None:
    app = make_app(make_setup("classic"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        moves = screen.session.view.legal[:3]
        screen._choose_move("Which line?", moves, required=True)
        await wait_until(pilot, lambda: isinstance(app.screen, ChoiceDialog))
        await pilot.pause()
        assert not app.screen.query_one(".dialog").region.overlaps(screen.play_area.region)

    play_on_screen(app, play)
