"""Rare moves on the screen, from given positions: dead cards, long lines, table talk, thefts, Blocks."""

from __future__ import annotations

from textual.pilot import Pilot

from knaves.terminal.screen.dialogs import ChoiceDialog
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.theme import ColorDepth
from tests.terminal.screen_driver import (
    Play,
    click,
    count_marks,
    dialog_text,
    is_ready,
    make_app,
    make_setup,
    play_on_screen,
    press,
    screen_text,
    wait_until,
)


def play_from_position(position: str, play: Play, *, depth: ColorDepth = ColorDepth.TRUECOLOR, **options: str) -> None:
    """Continue from a position, with the person on seat 0."""
    name, seats, *_ = position.split()
    agreed = make_setup(name, int(seats.partition("=")[2]), bot="random", **options)
    app = make_app(agreed, depth=depth)

    async def begin(pilot: Pilot[None], screen: GameScreen) -> None:
        assert app.session is not None
        app.session._state = agreed.game.position(position)
        app.session._notify_change()
        app.session._wake.set()
        await wait_until(pilot, lambda: is_ready(screen))
        await pilot.pause()
        await play(pilot, screen)

    play_on_screen(app, begin)


def has_event(screen: GameScreen, kind: str) -> bool:
    return any(event["event"] == kind and event.get("seat", 0) == 0 for event in screen.session.events)


BLOCKED_SIXES = "classic seats=2 board=*8*/g9/10/2g7/10/10/10/10/10/*8* hands=6C,2H,3H|JS turn=0"


def test_c28_a_dead_card_says_so_and_x_exchanges_it() -> None:
    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        assert "Dead card" in screen_text(pilot.app)
        await press(pilot, "x")
        await wait_until(pilot, lambda: has_event(screen, "exchanged"))

    play_from_position(BLOCKED_SIXES, play)


def test_c25_a_one_eyed_jack_highlights_the_chips_it_can_remove() -> None:
    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        assert "remove −" in screen_text(pilot.app)
        await press(pilot, "1")
        assert screen.play_area.targets == {"a2", "c4"}
        assert count_marks(screen, "▛┌") == 2
        await press(pilot, "n")
        aim = screen.play_area.aim
        await press(pilot, "enter")
        await wait_until(pilot, lambda: has_event(screen, "removed"))
        assert any(event.get("cell") == aim for event in screen.session.events)

    play_from_position(BLOCKED_SIXES.replace("6C,2H", "JH,2H"), play, depth=ColorDepth.MONOCHROME)


def test_g4_choices_of_a_long_line_are_highlighted_on_the_board() -> None:
    six = "classic seats=2 board=*8*/10/10/10/1bb1bbb3/10/10/10/10/*8* hands=JC,2H|2S turn=0"

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "tab")
        screen.play_area.cursor = "d5"
        await press(pilot, "enter")
        await wait_until(pilot, lambda: isinstance(pilot.app.screen, ChoiceDialog))
        assert "Which chips form the sequence?" in screen_text(pilot.app)
        first = screen.play_area.highlighted
        await press(pilot, "down")
        assert {first, screen.play_area.highlighted} == {
            frozenset({"b5", "c5", "d5", "e5", "f5"}),
            frozenset({"c5", "d5", "e5", "f5", "g5"}),
        }
        await press(pilot, "escape")  # it must be answered
        assert isinstance(pilot.app.screen, ChoiceDialog)
        await press(pilot, "2")
        await wait_until(pilot, lambda: any(event["event"] == "sequence-made" for event in screen.session.events))
        await wait_until(pilot, lambda: is_ready(screen))
        assert count_marks(screen, "━") > 0

    play_from_position(six, play)


def test_c30_table_talk_is_called_and_penalized() -> None:
    talk = "classic seats=4 options=table_talk:penalty hands=2H,3H|4H,5H|6H,7H|8H,9H turn=0"

    async def call(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "t")
        await wait_until(pilot, lambda: isinstance(pilot.app.screen, ChoiceDialog))
        assert "Call table talk on Green" in dialog_text(pilot.app)
        await press(pilot, "2")
        await wait_until(pilot, lambda: sum(event["event"] == "gave-up" for event in screen.session.events) == 2)

    play_from_position(talk, call, table_talk="penalty")

    async def pay(pilot: Pilot[None], screen: GameScreen) -> None:
        assert "give up a card" in screen_text(pilot.app)
        await press(pilot, "2", "enter")
        await wait_until(pilot, lambda: has_event(screen, "gave-up"))

    play_from_position(f"{talk} forfeits=0", pay, table_talk="penalty")


def test_s18_the_top_of_the_discard_pile_is_one_more_card() -> None:
    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        assert [held.from_pile for held in screen.selection.cards] == [False, False, True]
        await press(pilot, "3", "enter")
        await wait_until(pilot, lambda: has_event(screen, "laid"))
        await wait_until(pilot, lambda: is_ready(screen))
        await press(pilot, "1", "x")  # discard, which ends the turn
        await wait_until(pilot, lambda: has_event(screen, "discarded"))

    play_from_position("stacks seats=2 hands=R5,R4|B1,B2 discards=B1|- turn=0", play)


def test_s28_thefts_show_their_victim() -> None:
    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "1")
        assert {"seat1", "seat2"} <= set(screen.seats.targets)
        labels = set()
        for _ in screen.selection.moves:
            await press(pilot, "n")
            labels.add(screen_text(pilot.app).splitlines()[-2].strip())
        assert len(labels) == len(screen.selection.moves)
        await click(pilot, screen.seats, "seat2")
        await wait_until(pilot, lambda: isinstance(pilot.app.screen, ChoiceDialog))  # its discard pile, or its hand
        await press(pilot, "1")
        await wait_until(pilot, lambda: has_event(screen, "steal-played"))

    play_from_position("stacks seats=3 hands=SC,R4|B1,B2|B3,B3 discards=-|R1|R2 turn=0", play)


def test_s29_a_chip_is_stolen_by_colour() -> None:
    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "1")
        assert "Steal a blue chip from Dice" in screen_text(pilot.app)
        await press(pilot, "n")
        assert "Steal a red chip from Dice" in screen_text(pilot.app)
        await press(pilot, "enter")
        await wait_until(pilot, lambda: has_event(screen, "chip-stolen"))

    play_from_position("stacks seats=2 hands=ST,R4|B1,B2 chips=0b0r|1b2r turn=0", play)


def test_s30_a_block_window_asks_and_b_blocks() -> None:
    window = "stacks seats=2 hands=BL,R4|R1,R2 piles=B1,B2,B3,B4,B5|-|-|- turn=1 window=b1"

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        text = screen_text(pilot.app)
        assert "Dice completes blue pile 1. Block it?" in text
        assert "B Block!" in text
        assert "L Let it pass" in text
        await press(pilot, "b")
        await wait_until(pilot, lambda: any(event["event"] == "blocked" for event in screen.session.events))

    play_from_position(window, play)

    async def without_block(pilot: Pilot[None], screen: GameScreen) -> None:
        assert "You don’t have a Block." in screen_text(pilot.app)
        await press(pilot, "enter")
        await wait_until(pilot, lambda: any(event["event"] == "sequence-made" for event in screen.session.events))
        assert "●····" in screen_text(pilot.app)

    play_from_position(window.replace("BL,R4", "R3,R4"), without_block)


def test_the_mouse_plays_to_piles_and_discards() -> None:
    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await click(pilot, screen.hands[0], "0")
        await click(pilot, screen.play_area, "b1")
        await wait_until(pilot, lambda: has_event(screen, "laid") and is_ready(screen))
        await click(pilot, screen.hands[0], "0")
        await click(pilot, screen.play_area, "own")
        await wait_until(pilot, lambda: has_event(screen, "discarded"))

    play_from_position("stacks seats=2 hands=B1,R4,R5|B1,B2 turn=0", play)


def test_the_board_as_text() -> None:
    """A completed line is flipped and struck through, chips have a shape, and the cursor has corners."""
    position = "travel seats=2 board=BBBB4/8/2g5/8/8/8 sequences=a1-d1 hands=2D,JC|3D turn=0"

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "1")
        canvas = screen.play_area.canvas
        rows = [canvas.strip(y, screen.rich_style).text.rstrip() for y in range(canvas.height)]
        assert "━●━" in rows[2]
        assert rows[0].split() == list("abcdefgh")
        assert rows[1].split()[-8:] == ["2♠", "3♠", "4♠", "5♠", "6♠", "7♠", "8♠", "9♠"]
        assert any("◆" in row for row in rows[7:10])
        assert "▛2♦" in rows[16]
        assert rows[18].endswith("▙    ▟")

    play_from_position(position, play, depth=ColorDepth.MONOCHROME)
