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
from knaves.terminal.app import STOPPED_BY_USER
from knaves.terminal.screen.dialogs import Pick, Reader
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.look import LOOKS, Depth
from knaves.terminal.screen.start import StartScreen
from knaves.terminal.session import Link
from tests.terminal.driving import cells_marked, click, make_app, on_table, ready, setting, styles_of, text_of, until


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


DRAW_BY_HAND = {"forgotten_draw": "permanent", "dead_cards": "unlimited"}
OPEN_THEFTS = {"block_scope": "any_time", "steal_from_hand": "chosen"}


async def follow_hints(pilot: Pilot[None], screen: GameScreen) -> set[str]:
    """Ask for a hint and play it, until the game is over; the kinds of moves that were offered."""
    app = pilot.app
    kinds: set[str] = set()
    for _ in range(800):
        await until(pilot, lambda: ready(screen))
        if screen.session.view.outcome is not None:
            return kinds
        kinds |= {type(move).__name__ for move in screen.session.view.legal}
        version = screen.session.version
        if isinstance(app.screen, Pick):  # which of the lines
            await press(pilot, "enter")
        elif screen.selection.bare:
            keys = {"+": "d", "block": "b", "let": "l", "end": "e"}
            await press(pilot, keys.get(str(screen.selection.bare[0]), "enter"))
        else:
            await press(pilot, "h")
            await until(pilot, lambda: screen.selection.move is not None)
            await press(pilot, "enter")
        await until(pilot, lambda at=version: screen.session.version != at)  # type: ignore[misc]
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("game", "seats", "seed", "options", "kinds"),
    [
        ("classic", 2, 10, {}, {"Place", "Remove"}),
        ("travel", 3, 11, {}, {"Place"}),
        (*("travel", 2, 8), DRAW_BY_HAND, {"Place", "Remove", "Exchange", "Draw", "Choose"}),
        ("stacks", 2, 1, {}, {"Lay", "Discard", "Block", "Let", "Skip"}),
        (*("stacks", 3, 20), OPEN_THEFTS, {"Lay", "Discard", "Let", "Reverse", "StealCard", "StealChip", "Take"}),
    ],
)
def test_whole_games_by_keyboard(
    game: str, seats: int, seed: int, options: dict[str, str], kinds: set[str], tmp_path: Path
) -> None:
    """With every kind of move that the game offers on the way."""
    path = tmp_path / "game.knaves"
    app = make_app(setting(game, seats, **options), seed=seed, record=str(path))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        assert await follow_hints(pilot, screen) >= kinds
        await until(pilot, lambda: isinstance(app.screen, Pick))
        assert "The deal is as it was fixed" in text_of(app)
        await press(pilot, "3")  # save the record
        await until(pilot, path.exists)

    on_table(app, play)
    assert check(load(path), GAMES).outcome is not None


def test_cards_by_number_and_arrows_light_their_cells() -> None:
    app = make_app(setting("classic"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        view = screen.session.view
        assert isinstance(view, LinesView)
        for index, card in enumerate(view.hand):
            await press(pilot, str(index + 1))
            wanted = {m.cell for m in view.legal if isinstance(m, Place) and m.card == card}
            assert screen.table.targets == wanted
            if card not in JACKS:
                assert cells_marked(screen, "▛") == 1
                assert cells_marked(screen, "┌") == len(wanted) - 1
        await press(pilot, "escape")
        assert screen.table.targets == frozenset()
        await press(pilot, "right", "right", "left")
        assert screen.selection.chosen == 0
        first = screen.table.aim
        await press(pilot, "n")
        assert screen.table.aim in screen.table.targets - {first}
        await press(pilot, "p")
        assert screen.table.aim == first
        await press(pilot, "enter")
        await until(pilot, lambda: ready(screen))
        assert first in {event.get("cell") for event in screen.session.told}

    on_table(app, play)


def test_a_jack_is_not_placed_by_accident() -> None:
    """Enter on a wild jack goes to the board first; there the arrows choose, and Enter places."""
    app = make_app(setting("classic"), seed=4)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        jack = next(at for at, held in enumerate(screen.selection.held) if held.card in TWO_EYED)
        await press(pilot, str(jack + 1))
        assert "wild +" in text_of(app)
        version = screen.session.version
        await press(pilot, "enter")
        assert screen.session.version == version
        await press(pilot, "right", "down")
        spot = screen.table.cursor
        await press(pilot, "enter")
        await until(pilot, lambda: ready(screen) and screen.session.version != version)
        assert any(event.get("cell") == spot for event in screen.session.told)

    on_table(app, play)


def test_cell_first_offers_the_cards_that_fit() -> None:
    app = make_app(setting("classic"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        view = screen.session.view
        move = next(move for move in view.legal if isinstance(move, Place))
        await press(pilot, "tab")
        while screen.table.cursor != move.cell:
            row, column = int(str(screen.table.cursor)[1:]), str(screen.table.cursor)[0]
            if row != int(move.cell[1:]):
                await press(pilot, "down")
            elif column != move.cell[0]:
                await press(pilot, "right")
        assert move.cell in text_of(app).splitlines()[-2]
        await press(pilot, "enter")
        await until(pilot, lambda: ready(screen) and len(screen.session.told) > 0)
        assert any(event.get("cell") == move.cell for event in screen.session.told)

    on_table(app, play)


def test_the_mouse_chooses_cards_and_places_chips() -> None:
    app = make_app(setting("travel"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        view = screen.session.view
        assert isinstance(view, LinesView)
        index = next(at for at, card in enumerate(view.hand) if card not in JACKS)
        await click(pilot, screen.hands[1], str(index))
        assert screen.selection.chosen == index
        spot = screen.table.aim
        assert spot is not None
        await click(pilot, screen.table, spot)
        await until(pilot, lambda: ready(screen) and any(e.get("seat") == 0 for e in screen.session.told))
        assert any(event.get("cell") == spot for event in screen.session.told)
        # cell first: one click aims, the second plays
        move = next(m for m in screen.session.view.legal if isinstance(m, Place) and m.card not in JACKS)
        if len([m for m in screen.session.view.legal if getattr(m, "cell", None) == move.cell]) == 1:
            await click(pilot, screen.table, move.cell)
            assert screen.selection.move == move
            await click(pilot, screen.table, move.cell)
            await until(pilot, lambda: any(e.get("cell") == move.cell for e in screen.session.told))
        await click(pilot, screen.keys, "help")
        await until(pilot, lambda: isinstance(app.screen, Reader))

    on_table(app, play)


def test_undo_takes_the_move_and_the_answers_back() -> None:
    app = make_app(setting("classic"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        before, told = screen.session.view, len(screen.session.told)
        await press(pilot, "1", "enter")
        await until(pilot, lambda: ready(screen) and len(screen.session.told) > told)
        await press(pilot, "u")
        await until(pilot, lambda: screen.session.view == before)
        assert len(screen.session.told) == told
        assert "taken back" in text_of(app)

    on_table(app, play)


SIZES = [(80, 24), (100, 30), (120, 40), (200, 60)]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_everything_fits_and_a_resize_keeps_the_game(game: str) -> None:
    app = make_app(setting(game, 3))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        room = []
        for width, height in [*SIZES, (80, 24)]:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            text = text_of(app)
            assert all(len(line) == width for line in text.splitlines())
            for held in screen.selection.held:
                assert screen.selection.kind.face(screen.words, held.card) in text
            for name in screen.session.names.values():
                assert name in text
            assert "Your turn" in text or "Play on" in text
            assert "Quit" in text
            assert screen.log_panel.region.height >= 3
            assert screen.log_panel.region.bottom <= height - 3
            for spot in screen.selection.kind.spots(screen.session.view):
                assert screen.table.paper.middle(spot)[1] < screen.table.size.height
            hand = screen.hands[0] if screen.hands[0].display else screen.hands[1]
            assert hand.region.bottom <= height - 3
            room.append(screen.table.size.width)
        assert room[0] < room[2] < room[3]
        assert room[4] == room[0]

    on_table(app, play)


def test_twelve_players_fit() -> None:
    app = make_app(setting("classic", 12, bot="random", teams="3"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        text = text_of(app)
        seats = screen.seats.paper
        assert "Dice 11" in "".join(seats.strip(y, screen.rich_style).text for y in range(seats.height))
        assert screen.log_panel.region.bottom <= 21
        assert screen.log_panel.region.height >= 3
        for held in screen.selection.held:
            assert screen.selection.kind.face(screen.words, held.card) in text

    on_table(app, play)


def test_without_colours_shapes_and_frames_say_it_all() -> None:
    app = make_app(setting("classic"), depth=Depth.NONE)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "1", "enter")
        await until(pilot, lambda: ready(screen) and len(screen.session.told) > 2)
        assert cells_marked(screen, "●") == 1
        assert cells_marked(screen, "◆") >= 1
        index = next(at for at, held in enumerate(screen.selection.held) if held.card not in JACKS)
        await press(pilot, str(index + 1))
        assert cells_marked(screen, "▛") == 1
        colours = {
            str(colour)
            for y in range(screen.table.paper.height)
            for segment in screen.table.paper.strip(y, screen.rich_style.null())
            if segment.style
            for colour in (segment.style.color, segment.style.bgcolor)
        }
        assert colours == {"None"}

    on_table(app, play)


def test_256_colours_are_of_the_256() -> None:
    """What is not among them would be shown as something else, parchment as pink."""
    levels = {0, 95, 135, 175, 215, 255}
    for role, style in LOOKS[Depth.CUBE].items():
        for colour in (style.color, style.bgcolor):
            if colour is not None and role not in ("label", "quiet", "rung", "next", "key", "turn", "good", "bad"):
                red, green, blue = colour.get_truecolor()
                grey = red == green == blue and (red - 8) % 10 == 0
                assert grey or {red, green, blue} <= levels, (role, colour)


def test_sixteen_colours_stay_sixteen() -> None:
    app = make_app(setting("stacks", 3), depth=Depth.SIXTEEN)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        assert not [colour for colour in styles_of(app) if "truecolor" in colour.lower()]

    on_table(app, play)


def test_a_lost_connection_is_shown_and_nothing_is_sent() -> None:
    app = make_app(setting("travel"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        assert app.session is not None
        app.session._link = Link.LOST
        app.session._changed()
        await until(pilot, lambda: "Connection lost" in text_of(app))
        version = screen.session.version
        await press(pilot, "1", "enter")
        assert screen.session.version == version
        app.session._link = Link.LIVE
        app.session._changed()
        await until(pilot, lambda: "Your turn" in text_of(app))

    on_table(app, play)


def test_the_start_screen_starts_with_enter_and_changes_with_arrows() -> None:
    app = make_app(setting("classic"), ask_first=True)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, StartScreen))
            assert "Classic" in text_of(app)
            await press(pilot, "right")
            assert "Travel" in text_of(app)
            await press(pilot, "down", "right")
            assert "3 players" in text_of(app)
            await press(pilot, "down", "down", "left")
            assert "Deutsch" in text_of(app) or "Dansk" in text_of(app)
            await press(pilot, "up", "up", "enter")
            await until(pilot, lambda: isinstance(app.screen, GameScreen))
            assert app.setting.game.name == "travel"
            assert app.setting.seats == 3
            await press(pilot, "m")
            await until(pilot, lambda: isinstance(app.screen, StartScreen))

    asyncio.run(run())


def test_help_and_options_are_in_words() -> None:
    app = make_app(setting("classic", diagonals="off"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "o")
        await until(pilot, lambda: isinstance(app.screen, Reader))
        assert "only rows and columns count" in text_of(app)
        await press(pilot, "escape", "question_mark")
        await until(pilot, lambda: isinstance(app.screen, Reader))
        assert "Keys" in text_of(app) or "Enter" in text_of(app)
        await press(pilot, "pagedown")
        assert "Two-eyed jack" in text_of(app)

    on_table(app, play)


def test_quitting_in_the_middle_asks_first_and_ctrl_c_does_not(tmp_path: Path) -> None:
    path = tmp_path / "game.knaves"
    app = make_app(setting("classic"), record=str(path))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "1", "enter")
        await until(pilot, lambda: ready(screen))
        await press(pilot, "q")
        await until(pilot, lambda: isinstance(app.screen, Pick))
        await press(pilot, "2")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        await press(pilot, "ctrl+c")
        await until(pilot, lambda: not app.is_running or app.return_code is not None)

    on_table(app, play)
    assert app.return_code == STOPPED_BY_USER
    assert load(path).result.startswith("abandoned")
    assert check(load(path), GAMES).outcome is None


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_tiny_terminal_does_no_harm(game: str) -> None:
    app = make_app(setting(game, 2))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        for width, height in ((40, 12), (20, 5), (1, 1), (80, 24)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
        assert "Quit" in text_of(app)

    on_table(app, play)


def test_a_record_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    app = make_app(setting("classic"), record=str(tmp_path))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "q")
        await until(pilot, lambda: app.return_code is not None)

    on_table(app, play)
    assert app.return_code == 1
