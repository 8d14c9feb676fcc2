"""Parsing what people type."""

from __future__ import annotations

import pytest

import knaves
from knaves.game import View

CLASSIC = knaves.GAMES["classic"]


def view(hand: str, board: str = "*8*/10/10/10/10/10/10/10/10/*8*", more: str = "") -> View:
    return CLASSIC.position(f"classic seats=2 board={board} hands={hand}|- {more}").view(0)


@pytest.mark.parametrize(
    ("hand", "typed", "move"),
    [
        ("7H", "7H@i5", "7H@i5"),
        ("7H", " 7h @ I5 ", "7H@i5"),
        ("7H", "i5", "7H@i5"),
        ("7H", "7h i5", "7H@i5"),
        ("7H", "I5 7H", "7H@i5"),
        ("TH,2S", "10h f7", "TH@f7"),
        ("TH,2S", "10H@F7", "TH@f7"),
        ("JC,7H", "jc@a2", "JC@a2"),
        ("JC,7H", "JC A2", "JC@a2"),
        ("7H", "OFFER", "offer"),
    ],
)
def test_short_and_sloppy_forms_are_understood(hand: str, typed: str, move: str) -> None:
    assert str(view(hand).read(typed)) == move


def test_a_removal_is_found_by_its_cell() -> None:
    there = view("JS", board="*8*/10/2g7/10/10/10/10/10/10/*8*")
    assert str(there.read("c3")) == str(there.read("js")) == str(there.read("JS x c3")) == "JSxc3"


def test_several_meanings_are_listed() -> None:
    with pytest.raises(knaves.AmbiguousMove, match="'7h' could be 7H@i5 or 7H@d6") as caught:
        view("7H").read("7h")
    assert [str(move) for move in caught.value.moves] == ["7H@i5", "7H@d6"]
    with pytest.raises(knaves.AmbiguousMove, match="'i5' could be 7H@i5 or JC@i5"):
        view("7H,JC").read("i5")


def test_an_exchange_is_never_parsed_as_a_play() -> None:
    move = view("7H").read("7h!")
    assert str(move) == "7H!"
    with pytest.raises(knaves.IllegalMove) as caught:
        CLASSIC.position("classic seats=2 hands=7H|-").apply(0, move)
    assert caught.value.rule == "C28"


def test_other_texts_are_unreadable() -> None:
    for typed in ("", "hello", "7h i5 now", "zz", "7h@", "=", "?"):
        with pytest.raises(knaves.Unreadable):
            view("7H").read(typed)


def test_an_illegal_move_is_parsed_so_that_the_state_can_refuse_it() -> None:
    assert str(view("7H").read("8h@i4")) == "8H@i4"
