"""What makes the library pleasant to use: seeds, texts, names for what lies where, positions from data, pictures."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest

import knaves
from knaves import GAMES, svg
from knaves.deal import commitment
from knaves.games import Games
from knaves.record import load
from knaves.testing import play_randomly, random_start
from tools import doc_pictures

GOLDEN = Path(__file__).parent / "golden"


def positions(name: str, count: int = 40) -> list[knaves.State]:
    """Positions of a random game with all its options."""
    rng = random.Random(name)
    return [before for before, *_ in play_randomly(random_start(GAMES[name], rng), rng)][:count]


# --- Games by name


def test_names_are_read_only_and_can_be_added() -> None:
    games = Games()
    assert list(games) == ["classic", "travel", "stacks"]
    assert "chess" not in games
    copied = replace(GAMES.travel, name="pocket")
    assert games.register(copied) is copied
    again = replace(GAMES.travel, name="pocket")
    assert games.register(again) is again
    assert games["pocket"] is again
    assert len(games) == 4
    assert repr(games) == "<games: classic, travel, stacks, pocket>"
    assert "pocket" not in GAMES
    with pytest.raises(knaves.SetupError, match="classic is a game of knaves itself"):
        games.register(replace(GAMES.travel, name="classic"))
    with pytest.raises(knaves.SetupError, match="one word in lower case, such as 'twentyone', not 'My Game'"):
        games.register(replace(GAMES.travel, name="My Game"))
    with pytest.raises(AttributeError, match=r"write GAMES\['pocket'\]"):
        games.pocket  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(TypeError):
        games["classic"] = copied  # type: ignore[index]


# --- Seeds, texts and short forms


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_without_a_seed_makes_one_and_keeps_it(name: str) -> None:
    game = GAMES[name]
    one, other = game.new(seats=2), game.new(seats=2)
    assert one.seed
    assert one.seed != other.seed
    assert game.new(seats=2, seed=one.seed) == one
    assert commitment(one.seed)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_repr_is_short(name: str) -> None:
    state = GAMES[name].new(seats=2, seed=bytes(32))
    assert repr(state) == f"<state: {name} with 2 seats, turn of seat {state.turn}>"
    assert repr(state.view(None)) == f"<view of a spectator: {name} with 2 seats, turn of seat {state.turn}>"
    assert repr(state.game) == f"<game {name}>"
    record = load(GOLDEN / f"{name}-2.knaves")
    assert repr(record) == f"<record: {name} with 2 seats, {len(record.moves)} moves, {record.result}>"
    assert repr(GAMES[name].Options()).endswith("Options()")


def test_repr_of_options_shows_what_was_changed_and_can_be_read() -> None:
    from knaves.games.lines.options import ClassicOptions

    options = GAMES.classic.Options(teams=3, diagonals=False)
    assert repr(options) == "ClassicOptions(teams=3, diagonals=False)"
    assert eval(repr(options), {"ClassicOptions": ClassicOptions}) == options


# --- What lies where

BOARD = "classic seats=2 board=*BBBB4*/10/10/2g7/10/10/10/10/10/*8* sequences=a1-e1 hands=7H,JC|2S turn=1"


def test_cells_lines_and_chips_have_names() -> None:
    state = GAMES.classic.position(BOARD)
    for position in (state, state.view(0), state.view(None)):
        assert (position.cell("c4").colour, position.cell("c4").card, position.cell("c4").locked) == (
            "green",
            "6C",
            False,
        )
        assert (position.cell("b1").team, position.cell("b1").locked) == (0, True)
        assert position.cell("a1").corner
        assert not position.cell("a1").free
        assert position.cell("j9").free
        assert position.line("a5-e5").cells == ("a5", "b5", "c5", "d5", "e5")
        assert position.chips_of("blue") == position.chips_of(0) == ("b1", "c1", "d1", "e1")
        assert position.chips_of("green") == ("c4",)
        assert position.side_to_move == 1


def test_piles_have_names() -> None:
    state = GAMES.stacks.make_position(seats=3, piles={"b1": ["B1", "BW"]}, chips={1: (2, 1)}, turn=2)
    for position in (state, state.view(0)):
        assert position.pile("b1") == ("B1", "BW")
        assert (position.needs("b1"), position.needs("r2")) == ("B3", "R1")
        assert (position.chips_of(1), position.chips_of(0)) == ((2, 1), (0, 0))
        assert position.side_to_move == 2


def test_a_board_from_data_is_the_board_from_text() -> None:
    chips = {"blue": ["b1", "c1", "d1", "e1"], 1: ["c4"]}
    made = GAMES.classic.make_position(seats=2, chips=chips, sequences=["a1-e1"], hands=[["7H", "JC"], ["2S"]], turn=1)
    assert made == GAMES.classic.position(BOARD)
    three = GAMES.travel.make_position(
        seats=3, options=GAMES.travel.Options(diagonals=False), hands={2: ["7H"]}, turn=2, exchanges=1
    )
    assert three.hands == ((), (), ("7H",))
    assert three.pending.exchanges == 1
    assert not three.options.diagonals


def test_a_table_of_stacks_from_data_is_the_table_from_text() -> None:
    made = GAMES.stacks.make_position(
        seats=2, piles={"r1": ["R1"]}, chips=[(1, 0), (0, 2)], hands=[["B1"], []], discards=[[], ["SK"]], direction=1
    )
    text = "stacks seats=2 piles=-|-|R1|- chips=1b0r|0b2r hands=B1|- discards=-|SK"
    assert made == GAMES.stacks.position(text)


# --- Pictures


@pytest.mark.parametrize("name", sorted(GAMES))
def test_drawings_are_well_formed_and_load_nothing(name: str) -> None:
    for state in positions(name)[::8]:
        for drawn in (state._repr_svg_(), *(state.view(seat)._repr_svg_() for seat in (None, 0))):
            root = ET.fromstring(drawn)
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            assert not re.search(r"https?:", drawn.replace("http://www.w3.org/2000/svg", ""))
            used = {one.attrib["href"] for one in root.iter("{http://www.w3.org/2000/svg}use")}
            assert used <= {f"#{one.attrib['id']}" for one in root.iter("{http://www.w3.org/2000/svg}symbol")}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_drawing_of_a_view_shows_nothing_hidden(name: str) -> None:
    rng = random.Random(1)
    for state in positions(name)[::5]:
        view = state.view(0)
        assert state.game.sample(view, rng).view(0)._repr_svg_() == view._repr_svg_()


def test_chips_are_told_apart_by_shape() -> None:
    chips = {0: ["b2"], 1: ["c2"], 2: ["d2"]}
    options = GAMES.classic.Options(teams=3)
    drawn = GAMES.classic.make_position(seats=3, options=options, chips=chips)._repr_svg_()
    root = ET.fromstring(drawn)
    shapes = {
        symbol.attrib["id"]: symbol[0].tag.partition("}")[2] + str(len(symbol[0].attrib.get("points", "").split()))
        for symbol in root.iter("{http://www.w3.org/2000/svg}symbol")
    }
    assert [shapes[f"knaves-chip-{team}"] for team in range(3)] == ["circle0", "polygon4", "polygon3"]
    assert all(drawn.count(f'"#knaves-chip-{team}"') == 2 for team in range(3))  # on the board and beside the seat


def test_marks_arrows_and_the_last_move_are_drawn() -> None:
    state = GAMES.classic.position("classic seats=2 hands=7H|-")
    plain = svg.board(state)
    assert svg.board(state, marks=["a5-e5"]).count('stroke-width="3"') == 5
    assert '"#0B5FA5" fill-opacity' in re.sub(r'rx="\d+" fill=', "", svg.board(state, marks={"c4": "blue"}))
    assert svg.board(state, arrows=[("a1", "c4"), ("c4", "j9", "red")]).count("<polygon") == plain.count("<polygon") + 2
    assert svg.board(state, last="7H@d6").count('stroke-width="3"') == 1
    assert 'width="300"' in svg.board(state, size=300)
    assert "<script>" not in svg.board(state, marks={"c4": '"><script>'})
    table = GAMES.stacks.new(seats=2, seed=bytes(32))
    assert svg.piles(table, arrows=[(0, "b1")]).count("<polygon") == svg.piles(table).count("<polygon") + 1
    assert svg.piles(table, marks=["b1", 1], last="SC:1d") != svg.piles(table)


def test_the_pictures_of_the_guide_are_those_that_its_code_draws() -> None:
    for name, picture in doc_pictures.draw().items():
        assert (doc_pictures.IMAGES / name).read_text("utf-8") == f"{picture}\n", "run make types"


@pytest.mark.parametrize("name", ["classic-2", "stacks-2"])
def test_a_replay_is_one_page_that_loads_nothing(name: str, tmp_path: Path) -> None:
    record = load(GOLDEN / f"{name}.knaves")
    page = svg.replay(record)
    assert f'max="{len(record.moves)}"' in page.html
    assert "default-src 'none'" in page.html
    assert not re.search(r"(src|href)=\\?[\"'](?!\\?#|#)", page.html)
    assert page._repr_html_().startswith("<iframe")
    saved = page.save(tmp_path / "replay.html")
    assert saved.read_text("utf-8") == page.html
    with pytest.raises(FileExistsError):
        page.save(saved)


def test_the_replay_of_a_seat_shows_no_other_hand() -> None:
    record = load(GOLDEN / "classic-2.knaves")
    whole, own = svg.replay(record).html, svg.replay(record, seat=0).html
    assert whole.count("wild") > own.count("wild")
    assert "draws a card" in own
