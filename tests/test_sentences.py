"""The library's error messages are true and helpful."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

import knaves

ROOT = Path(__file__).parents[1]
CLASSIC, TRAVEL, STACKS = (knaves.GAMES[name] for name in ("classic", "travel", "stacks"))


@pytest.fixture(params=[*sorted(knaves.GAMES), "twentyone"])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> knaves.Game:
    monkeypatch.syspath_prepend(str(ROOT / "src/knaves/template"))
    found = knaves.GAMES.get(request.param) or importlib.import_module("twentyone").TWENTYONE
    assert isinstance(found, knaves.Game)
    return found


# --- Not a move ---


def test_the_text_of_a_move_is_as_good_as_the_move(game: knaves.Game) -> None:
    state = game.new(seats=2, seed=bytes(32))
    seat = min(state.actors)
    move = state.legal(seat)[0]
    assert state.apply(seat, str(move)) == state.apply(seat, move)


def test_a_long_text_is_cut_short(game: knaves.Game) -> None:
    state = game.new(seats=2, seed=bytes(32))
    with pytest.raises(knaves.Unreadable) as caught:
        state.apply(min(state.actors), "x" * 10_000)
    assert len(str(caught.value)) < 400
    assert str(caught.value).endswith("(to read what people type: state.view(seat).read)")


def test_a_move_of_another_game_says_so(game: knaves.Game) -> None:
    other = STACKS if game is not STACKS else CLASSIC
    foreign = other.new(seats=2, seed=bytes(32))
    move = foreign.legal(min(foreign.actors))[0]
    state = game.new(seats=2, seed=bytes(32))
    with pytest.raises(knaves.IllegalMove) as caught:
        state.apply(min(state.actors), move)
    assert str(caught.value) == f"{move!r} is not a move of {game.name}: state.legal(seat) lists those"


@pytest.mark.parametrize("thing", [None, 7, b"7H@c4", ("7H", "c4"), {}], ids=repr)
def test_other_objects_are_not_moves(game: knaves.Game, thing: Any) -> None:
    state = game.new(seats=2, seed=bytes(32))
    with pytest.raises(knaves.IllegalMove, match=f"is not a move of {game.name}"):
        state.apply(min(state.actors), thing)


# --- Options and seats ---


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        (
            {"diagonals": "off"},
            "option diagonals is True or False, not 'off'; Options.parse({'diagonals': 'off'}) reads text (B1 C4 T4)",
        ),
        ({"diagonals": 1}, "option diagonals is True or False, not 1 (B1 C4 T4)"),
        (
            {"teams": "2"},
            "option teams is None, 2 or 3, not '2'; Options.parse({'teams': '2'}) reads text (C2 C7 C34 T7 B17 G24)",
        ),
        ({"teams": 4}, "option teams is None, 2 or 3, not 4 (C2 C7 C34 T7 B17 G24)"),
        ({"line_choice": "nobody"}, "option line_choice is 'owner' or 'auto', not 'nobody' (G4 G75)"),
        ({"stalemate_cap": 0}, "option stalemate_cap is 40, False or another number of rounds, not 0 (G3 G69)"),
    ],
)
def test_the_error_for_an_option_set_in_python_shows_python_values(values: dict[str, Any], sentence: str) -> None:
    with pytest.raises(knaves.SetupError) as caught:
        CLASSIC.Options(**values)
    assert str(caught.value) == sentence


def test_the_error_for_an_option_set_as_text_shows_texts() -> None:
    with pytest.raises(knaves.SetupError) as caught:
        CLASSIC.Options.parse({"diagonals": "maybe"})
    assert str(caught.value) == "option diagonals is on or off, not 'maybe' (B1 C4 T4)"


@pytest.mark.parametrize("seats", ["2", 2.0, True, None, (2,)], ids=repr)
def test_the_error_for_an_invalid_number_of_players_shows_it(game: knaves.Game, seats: Any) -> None:
    counts = [str(count) for count in game.seat_counts]
    allowed = f"{', '.join(counts[:-1])} or {counts[-1]}"
    sentence = f"{game.name} is for {allowed} players, not {seats!r} ({game.players_rule})"
    for make in (game.sides, lambda seats: game.new(seats=seats, seed=bytes(32))):
        with pytest.raises(knaves.SetupError) as caught:
            make(seats)
        assert str(caught.value) == sentence


# --- Boards ---


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("*44*", "row 1 of the board: 44 is not a number of free cells in a row of 10; adjacent numbers are added up"),
        ("*008*", "row 1 of the board: 008 is not a number of free cells"),
        ("*0b7*", "row 1 of the board: 0 is not a number of free cells"),
        ("*100*", "row 1 of the board: 100 is not a number of free cells"),
        ("*" + "9" * 5000 + "*", "row 1 of the board: 9999999999"),
        ("*²b6*", "b1: '²' is not a chip"),
        ("*7*", "row 1 of the board has 9 cells, not 10"),
    ],
)
def test_the_error_for_a_row_of_the_board_says_what_is_wrong(row: str, sentence: str) -> None:
    with pytest.raises(knaves.GameError) as caught:
        CLASSIC.position(f"classic seats=2 board={row}/10/10/10/10/10/10/10/10/*8*")
    assert str(caught.value).startswith(sentence)
    assert len(str(caught.value)) < 300


# --- Moves with cells, cards or seats that no table has ---


@pytest.mark.parametrize(
    ("game", "text", "sentence"),
    [
        (CLASSIC, "=a1-z9", "there is no cell z9: the cells go from a1 to j10"),
        (CLASSIC, "=k1-a5", "there is no cell k1: the cells go from a1 to j10"),
        (CLASSIC, "7H@a11", "there is no cell a11: the cells go from a1 to j10"),
        (CLASSIC, "JSxk1", "there is no cell k1: the cells go from a1 to j10"),
        (TRAVEL, "=a5-e9", "there is no cell e9: the cells go from a1 to h6"),
        (TRAVEL, "7H@a7", "there is no cell a7: the cells go from a1 to h6"),
    ],
)
def test_a_text_that_names_something_no_table_has_is_not_a_move(game: knaves.Game, text: str, sentence: str) -> None:
    with pytest.raises(knaves.Unreadable) as caught:
        game.move(text)
    assert str(caught.value) == sentence
    view = game.new(seats=2, seed=bytes(32)).view(0)
    with pytest.raises(knaves.Unreadable):
        view.read(text)


@pytest.mark.parametrize(("game", "text"), [(CLASSIC, "=a5-e5"), (TRAVEL, "=a5-d5")])
def test_a_text_that_names_something_some_table_has_is_a_move(game: knaves.Game, text: str) -> None:
    assert str(game.move(text)) == text
