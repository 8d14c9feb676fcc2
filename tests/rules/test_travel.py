"""Travel: components, seats, the deal, and rules that only travel has. Shared rules are in test_both_boards.py."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from knaves.cards import split
from knaves.deal import seed_from
from knaves.game import SetupError, Unreadable
from knaves.games.lines import TRAVEL, State
from knaves.games.lines.events import SequenceMade
from knaves.games.lines.options import TravelOptions
from knaves.testing import play_randomly
from tests.moves import forbidden_by, legal, play, step
from tests.rules.positions import chip, lines, place, position

DRAWING = """
2S 3S 4S 5S 6S 7S 8S 9S
AD AC KC QC TC 9C 8C TS
KD TH 9H 8H 7H 6H 7C QS
QD QH 2H 3H 4H 5H 6C KS
TD KH AH 2C 3C 4C 5C AS
9D 8D 7D 6D 5D 4D 3D 2D
"""
RANKING = "23456789TJQKA"
RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text("utf-8")


def new(seats: int, number: int = 0, **options: object) -> State:
    return TRAVEL.new(seats=seats, seed=seed_from(number), options=TravelOptions(**options))  # type: ignore[arg-type]


def rank(card: str) -> int:
    return RANKING.index(card[0])


# --- What is in the box ---


def test_t1_a_board_of_six_by_eight_and_one_pack() -> None:
    assert (TRAVEL.board.width, TRAVEL.board.height) == (8, 6)
    assert TRAVEL.board.layout == tuple(DRAWING.split())
    assert Counter(TRAVEL.board.layout) == {rank + suit: 1 for rank in RANKING if rank != "J" for suit in "SHDC"}
    assert Counter(TRAVEL.pack) == {rank + suit: 1 for rank in RANKING for suit in "SHDC"}
    assert new(2).card_counts() == Counter(TRAVEL.pack)
    assert [TRAVEL.side_name(side) for side in range(3)] == ["blue", "green", "red"]


def test_t2_reminder_cards_are_not_in_the_pack() -> None:
    start = new(6)
    assert len(TRAVEL.pack) == 52
    for _, _, _, after, _ in play_randomly(start, random.Random(1)):
        assert after.card_counts() == Counter(TRAVEL.pack)  # a view shows no other cards
    assert "Two reminder cards come with it to help the players; they aren't part of the pack." in RULES


# --- Players, sides, seats ---


@pytest.mark.parametrize("seats", [2, 3])
def test_t6_two_or_three_players_are_a_side_each(seats: int) -> None:
    assert TRAVEL.sides(seats) == tuple(range(seats))


@pytest.mark.parametrize(("seats", "teams"), [(4, 2), (6, 2), (6, 3)])
def test_t7_t8_teams_of_equal_size_on_alternating_seats(seats: int, teams: int) -> None:
    sides = TRAVEL.sides(seats, TravelOptions(teams=teams))
    assert Counter(sides) == dict.fromkeys(range(teams), seats // teams)
    assert all(one != other for one, other in pairwise([*sides, sides[0]]))
    assert sides == tuple(range(teams)) * (seats // teams)


@pytest.mark.parametrize(("seats", "teams"), [(2, 3), (3, 2), (4, 3)])
def test_t7_sides_that_cannot_be_equal_are_refused(seats: int, teams: int) -> None:
    with pytest.raises(SetupError, match=r"\(T7\)"):
        new(seats, teams=teams)


def test_t9_each_side_has_a_colour_of_its_own() -> None:
    state = position(TRAVEL, "seats=3 hands=7H|8H|9H")
    state = play(state, f"0 {place(TRAVEL, '7H')}", f"1 {place(TRAVEL, '8H')}", f"2 {place(TRAVEL, '9H')}")
    assert [chip(state, cell) for cell in ("e3", "d3", "c3")] == ["b", "g", "r"]
    with pytest.raises(SetupError, match="'r' is not a chip"):
        position(TRAVEL, red="c3")  # two sides, two colours


# --- The deal ---


@pytest.mark.parametrize(("seats", "teams"), [(2, 2), (3, 3), (4, 2), (6, 2), (6, 3)])
def test_t10_one_card_for_each_side_and_the_highest_begins(seats: int, teams: int) -> None:
    for number in range(30):
        state = new(seats, number, teams=teams)
        view = state.view(None).data()
        first_round = view["opening"][:teams]
        assert [seat for seat, _ in first_round] == list(range(teams))
        assert rank(first_round[state.turn][1]) == max(rank(card) for _, card in first_round)
        assert view["dealer"] is None


def test_t10_the_example_deal_of_the_docs() -> None:
    state = TRAVEL.new(seats=3, seed=bytes(range(32)), contributions=("Ana", "", "złoty"))
    assert state.view(None).data()["opening"] == [[0, "QS"], [1, "3H"], [2, "4C"]]
    assert state.turn == 0
    assert state.hands[2] == split("8C,AS,8H,TC,2C,5D")


def test_t11_sides_that_tie_for_the_highest_draw_again() -> None:
    ties = 0
    for number in range(300):
        state = new(3, number)
        draws = state.view(None).data()["opening"]
        drawing = [0, 1, 2]
        while len(drawing) > 1:
            drawn, draws = draws[: len(drawing)], draws[len(drawing) :]
            assert [seat for seat, _ in drawn] == drawing
            best = max(rank(card) for _, card in drawn)
            drawing = [seat for seat, card in drawn if rank(card) == best]
            ties += len(drawing) > 1
        assert (draws, [state.turn]) == ([], drawing)
    assert ties > 5


@pytest.mark.parametrize(("seats", "teams", "size"), [(2, 2, 7), (3, 3, 6), (4, 2, 6), (6, 2, 5), (6, 3, 5)])
def test_t12_t13_hand_sizes_and_the_rest_is_the_draw_pile(seats: int, teams: int, size: int) -> None:
    state = new(seats, teams=teams)
    assert list(map(len, state.hands)) == [size] * seats
    assert len(state.deck) == 52 - seats * size
    assert state.discards == ((),) * seats
    assert state.card_counts() == Counter(TRAVEL.pack)
    assert state.view(0).data()["deck_count"] == 52 - seats * size


# --- Turn ---


def test_t15_the_one_space_that_shows_the_card() -> None:
    state = position(TRAVEL, "hands=KH|-")  # the sheet's example
    assert legal(state, 0) == {"KH@b5"}
    assert chip(play(state, "0 KH@b5"), "b5") == "b"
    assert forbidden_by(state, "0 KH@c5") == "T15"
    for taken in (position(TRAVEL, "hands=KH|-", green="b5"), position(TRAVEL, "hands=KH|-", blue="b5")):
        assert legal(taken, 0) == {"KH!"}
        assert forbidden_by(taken, "0 KH@b5") == "T15"


def test_t4_the_corners_of_the_board_are_ordinary_spaces() -> None:
    state = position(TRAVEL, "hands=JC|-", blue="b1 c1")
    after, events = step(state, "0 JC@d1")
    assert not any(isinstance(event, SequenceMade) for event in events)
    assert lines(after, 0) == []
    after, events = step(position(TRAVEL, "hands=JC|-", blue="b1..d1"), "0 JC@a1")  # travel's corners take chips
    assert SequenceMade(0, "a1-d1") in events


# --- Talking ---


def test_t25_talk_about_cards_is_banned_unless_all_agreed_before() -> None:
    (talk,) = (spec for spec in TRAVEL.Options.table() if spec.name == "table_talk")
    assert (talk.default, talk.values) == ("banned", ("banned", "allowed"))
    assert new(4).view(0).data()["options"]["table_talk"] == "banned"
    agreed = new(4, table_talk="allowed")
    assert agreed.view(0).data()["options"]["table_talk"] == "allowed"
    for state in (new(4), agreed):  # no penalty either way
        assert forbidden_by(state, "0 call:green") == "B14"
        assert forbidden_by(state, f"0 -{state.hands[0][0]}") == "B14"
    with pytest.raises(SetupError, match="table_talk"):
        new(4, table_talk="penalty")


def test_t19_jacks_are_on_no_space_and_there_are_two_kinds() -> None:
    assert not [card for card in TRAVEL.board.layout if card[0] == "J"]
    kinds = {jack: legal(position(TRAVEL, f"hands={jack}|-", green="d4"), 0) for jack in ("JS", "JH", "JD", "JC")}
    assert kinds["JS"] == {"JSxd4"}
    assert kinds["JH"] == {"JHxd4"}
    for jack in ("JD", "JC"):
        assert kinds[jack] == {f"{jack}@{cell}" for cell in TRAVEL.board.names if cell != "d4"}


def test_t1_there_are_no_cells_beyond_the_board() -> None:
    for cell in ("i1", "a7"):
        with pytest.raises(Unreadable, match="from a1 to h6"):
            TRAVEL.move(f"JC@{cell}")
