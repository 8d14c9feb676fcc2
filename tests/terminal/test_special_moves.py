"""Moves that come up seldom, on the screen from given positions: dead cards, long lines, table talk, thefts, Blocks."""

from __future__ import annotations

from textual.pilot import Pilot

from knaves.terminal.screen.dialogs import Pick
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.look import Depth
from tests.terminal.driving import Play, cells_marked, click, make_app, on_table, ready, setting, text_of, until


def from_position(position: str, play: Play, *, depth: Depth = Depth.MANY, **options: str) -> None:
    """Play on from a position, with the person on seat 0 and the turn as it says."""
    name, seats, *_ = position.split()
    agreed = setting(name, int(seats.partition("=")[2]), bot="random", **options)
    app = make_app(agreed, depth=depth)

    async def begin(pilot: Pilot[None], screen: GameScreen) -> None:
        assert app.session is not None
        app.session._state = agreed.game.position(position)
        app.session._changed()
        app.session._wake.set()
        await until(pilot, lambda: ready(screen))
        await pilot.pause()
        await play(pilot, screen)

    on_table(app, begin)


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


def happened(screen: GameScreen, kind: str) -> bool:
    return any(event["event"] == kind and event.get("seat", 0) == 0 for event in screen.session.told)


BLOCKED_SIXES = "classic seats=2 board=*8*/g9/10/2g7/10/10/10/10/10/*8* hands=6C,2H,3H|JS turn=0"


def test_c28_a_dead_card_says_so_and_x_exchanges_it() -> None:
    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        assert "Dead card" in text_of(pilot.app)
        await press(pilot, "x")
        await until(pilot, lambda: happened(screen, "exchanged"))

    from_position(BLOCKED_SIXES, play)


def test_c25_a_one_eyed_jack_lights_the_chips_it_can_remove() -> None:
    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        assert "remove −" in text_of(pilot.app)
        await press(pilot, "1")
        assert screen.table.targets == {"a2", "c4"}
        assert cells_marked(screen, "▛┌") == 2
        await press(pilot, "n")
        aim = screen.table.aim
        await press(pilot, "enter")
        await until(pilot, lambda: happened(screen, "removed"))
        assert any(event.get("cell") == aim for event in screen.session.told)

    from_position(BLOCKED_SIXES.replace("6C,2H", "JH,2H"), play, depth=Depth.NONE)


def test_g4_the_owner_of_a_long_line_is_shown_each_choice_on_the_board() -> None:
    six = "classic seats=2 board=*8*/10/10/10/1bb1bbb3/10/10/10/10/*8* hands=JC,2H|2S turn=0"

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "tab")
        screen.table.cursor = "d5"
        await press(pilot, "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Pick))
        assert "Which chips are the sequence?" in text_of(pilot.app)
        first = screen.table.lit
        await press(pilot, "down")
        assert {first, screen.table.lit} == {
            frozenset({"b5", "c5", "d5", "e5", "f5"}),
            frozenset({"c5", "d5", "e5", "f5", "g5"}),
        }
        await press(pilot, "escape")  # it must be answered
        assert isinstance(pilot.app.screen, Pick)
        await press(pilot, "2")
        await until(pilot, lambda: any(event["event"] == "sequence-made" for event in screen.session.told))
        await until(pilot, lambda: ready(screen))
        assert cells_marked(screen, "━") > 0

    from_position(six, play)


def test_c30_table_talk_is_called_and_paid_for() -> None:
    talk = "classic seats=4 options=table_talk:penalty hands=2H,3H|4H,5H|6H,7H|8H,9H turn=0"

    async def call(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "t")
        await until(pilot, lambda: isinstance(pilot.app.screen, Pick))
        assert "Call table talk: Green" in text_of(pilot.app)
        await press(pilot, "2")
        await until(pilot, lambda: sum(event["event"] == "gave-up" for event in screen.session.told) == 2)

    from_position(talk, call, table_talk="penalty")

    async def pay(pilot: Pilot[None], screen: GameScreen) -> None:
        assert "Give up a card" in text_of(pilot.app)
        await press(pilot, "2", "enter")
        await until(pilot, lambda: happened(screen, "gave-up"))

    from_position(f"{talk} forfeits=0", pay, table_talk="penalty")


def test_s18_the_top_of_the_discard_pile_is_one_more_card() -> None:
    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        assert [held.extra for held in screen.selection.held] == [False, False, True]
        await press(pilot, "3", "enter")
        await until(pilot, lambda: happened(screen, "laid"))
        await until(pilot, lambda: ready(screen))
        await press(pilot, "1", "x")  # discard, which ends the turn
        await until(pilot, lambda: happened(screen, "discarded"))

    from_position("stacks seats=2 hands=R5,R4|B1,B2 discards=B1|- turn=0", play)


def test_s28_thefts_show_whom_they_hit() -> None:
    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "1")
        assert {"seat1", "seat2"} <= set(screen.seats.targets)
        labels = set()
        for _ in screen.selection.moves:
            await press(pilot, "n")
            labels.add(text_of(pilot.app).splitlines()[-2].strip())
        assert len(labels) == len(screen.selection.moves)
        await click(pilot, screen.seats, "seat2")
        await until(pilot, lambda: isinstance(pilot.app.screen, Pick))  # its discard pile, or its hand
        await press(pilot, "1")
        await until(pilot, lambda: happened(screen, "steal-played"))

    from_position("stacks seats=3 hands=SC,R4|B1,B2|B3,B3 discards=-|R1|R2 turn=0", play)


def test_s29_a_chip_is_stolen_by_colour() -> None:
    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "1")
        assert "Steal a blue chip from Dice" in text_of(pilot.app)
        await press(pilot, "n")
        assert "Steal a red chip from Dice" in text_of(pilot.app)
        await press(pilot, "enter")
        await until(pilot, lambda: happened(screen, "chip-stolen"))

    from_position("stacks seats=2 hands=ST,R4|B1,B2 chips=0b0r|1b2r turn=0", play)


def test_s30_a_block_window_asks_and_b_blocks() -> None:
    window = "stacks seats=2 hands=BL,R4|R1,R2 piles=B1,B2,B3,B4,B5|-|-|- turn=1 window=b1"

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        text = text_of(pilot.app)
        assert "Dice completes blue pile 1. Block?" in text
        assert "B Block!" in text
        assert "L Let it pass" in text
        await press(pilot, "b")
        await until(pilot, lambda: any(event["event"] == "blocked" for event in screen.session.told))

    from_position(window, play)

    async def without(pilot: Pilot[None], screen: GameScreen) -> None:
        assert "You hold no Block." in text_of(pilot.app)
        await press(pilot, "enter")
        await until(pilot, lambda: any(event["event"] == "sequence-made" for event in screen.session.told))
        assert "●····" in text_of(pilot.app)

    from_position(window.replace("BL,R4", "R3,R4"), without)


def test_the_mouse_lays_on_piles_and_discards() -> None:
    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await click(pilot, screen.hands[0], "0")
        await click(pilot, screen.table, "b1")
        await until(pilot, lambda: happened(screen, "laid") and ready(screen))
        await click(pilot, screen.hands[0], "0")
        await click(pilot, screen.table, "own")
        await until(pilot, lambda: happened(screen, "discarded"))

    from_position("stacks seats=2 hands=B1,R4,R5|B1,B2 turn=0", play)


def test_the_board_in_characters() -> None:
    """A completed line is flipped and struck through, a chip has its shape, the aim its corners."""
    position = "travel seats=2 board=BBBB4/8/2g5/8/8/8 sequences=a1-d1 hands=2D,JC|3D turn=0"

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "1")
        paper = screen.table.paper
        rows = [paper.strip(y, screen.rich_style).text.rstrip() for y in range(paper.height)]
        assert "━●━" in rows[2]
        assert rows[0].split() == list("abcdefgh")
        assert rows[1].split()[-8:] == ["2♠", "3♠", "4♠", "5♠", "6♠", "7♠", "8♠", "9♠"]
        assert any("◆" in row for row in rows[7:10])
        assert "▛2♦" in rows[16]
        assert rows[18].endswith("▙    ▟")

    from_position(position, play, depth=Depth.NONE)
