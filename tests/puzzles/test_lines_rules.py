"""What the rules of the board games say about puzzles, in small positions."""

from __future__ import annotations

import pytest

from knaves.game import View
from knaves.games import GAMES
from knaves.puzzles import lines
from knaves.puzzles.lines import find_kind, find_twins, plan, stopping_moves, winning_cells

TRAVEL = GAMES["travel"]


def view(board: str, hand: str, *, sequences: str = "", seats: int = 2) -> View:
    """A position of travel: blue, seat 0, is to move."""
    cards = len(hand.split(","))
    hidden = "|".join(f"??*{cards}" for _ in range(seats - 1))
    made = f" sequences={sequences}" if sequences else ""
    deck = 52 - cards * seats
    return TRAVEL.read_view(
        f"travel seats={seats} board={board}{made} turn=0 hands={hand}|{hidden} deck=??*{deck} seat=0"
    )


ONE_SHORT = "bbb5/8/8/8/8/BBBB4"
"""Blue has a sequence and lacks 5S at d1 for another."""


def accepted(found: View, kind: str = "win") -> list[str]:
    steps = plan(kind, found)
    return [] if steps is None else [str(move) for move in steps[0].accepted]


def test_a_card_or_any_jack_that_wins_on_the_same_space_is_right() -> None:
    assert sorted(accepted(view(ONE_SHORT, "5S,JC,JD,7H", sequences="a6-d6"))) == ["5S@d1", "JC@d1", "JD@d1"]


def test_two_spaces_that_win_are_no_puzzle() -> None:
    assert accepted(view("bbb5/bbb5/8/8/8/BBBB4", "5S,QC,7H", sequences="a6-d6")) == []


def test_a_first_sequence_wins_nothing_between_two_players() -> None:
    assert accepted(view("bbb5/8/8/8/8/8", "5S,7H,2H")) == []
    assert accepted(view("bbb5/8/8/8/8/8", "5S,7H,2H", seats=3)) == ["5S@d1"]


def test_two_lines_at_once_win() -> None:
    """G5: d1 completes a row and a column."""
    board = "bbb5/3b4/3b4/3b4/8/8"
    assert accepted(view(board, "5S,7H,2H")) == ["5S@d1"]


def test_a_dead_card_that_could_be_exchanged_first_is_no_puzzle() -> None:
    """C28, T23: the exchange does not end the turn."""
    assert accepted(view(ONE_SHORT, "5S,2S,7H", sequences="a6-d6")) == []


def test_winning_cells_are_free_spaces() -> None:
    assert winning_cells(view("gggb4/8/8/8/8/GGGG4", "5S,7H,2H", sequences="a6-d6"), 1) == frozenset()  # type: ignore[arg-type]
    assert winning_cells(view("ggg5/8/8/8/8/GGGG4", "5S,7H,2H", sequences="a6-d6"), 1) == {"d1"}  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("move", "kind"), [("5S@d1", "stop"), ("JC@d1", "stop"), ("JSxb1", "stop"), ("7H@e3", "best"), ("JC@h6", "jack")]
)
def test_the_kind_of_a_puzzle_follows_from_its_best_move(move: str, kind: str) -> None:
    found = view("ggg5/8/8/8/8/GGGG4", "5S,7H,JC,JS", sequences="a6-d6")
    assert find_kind(found, TRAVEL.move(move)) == kind


def test_jacks_of_a_kind_are_twins() -> None:
    found = view("ggg5/8/8/8/8/8", "5S,JC,JD,JS,JH")
    assert sorted(map(str, find_twins(found, TRAVEL.move("JC@d1")))) == ["JC@d1", "JD@d1"]
    assert sorted(map(str, find_twins(found, TRAVEL.move("JHxa1")))) == ["JHxa1", "JSxa1"]
    assert [str(move) for move in find_twins(found, TRAVEL.move("5S@d1"))] == ["5S@d1"]


def test_a_jack_is_asked_for_if_nothing_else_wins() -> None:
    assert accepted(view(ONE_SHORT, "JC,JD,7H,4H", sequences="a6-d6"), "jack") == ["JC@d1", "JD@d1"]
    assert accepted(view(ONE_SHORT, "5S,JC,7H,4H", sequences="a6-d6"), "jack") == []


def test_a_chip_on_the_space_or_one_taken_away_stops_a_win() -> None:
    board, made = "ggg5/8/8/8/8/GGGG4", "a6-d6"
    assert [*map(str, stopping_moves(view(board, "5S,7H,2H", sequences=made)))] == ["5S@d1"]
    assert {*map(str, stopping_moves(view(board, "JS,7H,2H", sequences=made)))} == {"JSxa1", "JSxb1", "JSxc1"}
    assert stopping_moves(view(board, "4H,7H,2H", sequences=made)) == ()
    assert stopping_moves(view("ggg5/8/8/8/8/8", "5S,7H,2H")) == ()


def test_one_chip_does_not_stop_two_ways_to_win() -> None:
    """Both rows lack the space in column d."""
    board = "ggg5/8/ggg5/8/8/GGGG4"
    assert stopping_moves(view(board, "5S,JC,2H", sequences="a6-d6")) == ()


def test_the_board_games_have_two_exact_kinds() -> None:
    assert lines.EXACT == ("win", "jack")
    assert plan("chain", view(ONE_SHORT, "5S,JC,7H", sequences="a6-d6")) is None
