"""Text forms of stacks: moves, positions, refused impossible ones, and the picture."""

from __future__ import annotations

import random

import pytest

from knaves.game import AmbiguousMove, SetupError, Unreadable
from knaves.games.stacks import STACKS
from knaves.games.stacks.deck import COPIES
from knaves.testing import play_randomly, random_start
from tests.moves import play
from tests.stacks.positions import ANY_TIME, CHOSEN, FOUR_BLUE, MANUAL_DRAWING, position

FULL = FOUR_BLUE.replace("B4", "B4,B5")


@pytest.mark.parametrize(
    "text",
    [
        *("B3@b1", "^B3@b1", "BW@b2", "RW@r1", "SK", "^SK", "RV", "^RV", "SC:2d", "^SC:0h", "ST:5b", "^ST:1r"),
        *("-B3", "-BL", "take:ST", "end", "+", "block", "^block", "let"),
    ],
)
def test_moves_round_trip(text: str) -> None:
    assert str(STACKS.move(text)) == text
    assert STACKS.move(text) == STACKS.move(text)
    assert len({STACKS.move(text), STACKS.move(text)}) == 1


@pytest.mark.parametrize(
    "text",
    ["B6@b1", "b3@b1", "B3@B1", "SK@b1", "^-B3", "^end", "^let", "SC:2", "SC:22h", "ST:2g", "take:B9", "BL", "^^SK"],
)
def test_other_texts_are_not_moves(text: str) -> None:
    with pytest.raises(Unreadable, match="is not a move: write B3@b1"):
        STACKS.move(text)


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        *(("b1 @ B1", "B1@b1"), (" sk ", "SK"), ("^Bw@B1", "^BW@b1"), ("- b4", "-B4"), ("SC:1H", "SC:1h")),
        *(("sc", None), ("b4", "-B4"), ("b1", None), ("bw@b1", None), ("sc h", "SC:1h"), ("b1 b1", None)),
    ],
)
def test_a_person_may_type_less(typed: str, move: str | None) -> None:
    view = position("hands=B1,B4,SK,SC|R1 discards=BW|R1").view(0)
    if move is not None:
        assert str(view.read(typed)) == move
    elif typed == "bw@b1":  # parsed although it's illegal: the state gives the reason
        assert str(view.read(typed)) == "BW@b1"
    else:
        with pytest.raises(AmbiguousMove):
            view.read(typed)


def test_answers_can_be_typed_in_any_case() -> None:
    view = play(position(f"hands=B5,SK|BL piles={FOUR_BLUE}"), "0 B5@b1").view(1)
    assert (str(view.read("BLOCK")), str(view.read(" Let "))) == ("block", "let")


def test_a_position_needs_only_what_matters() -> None:
    state = STACKS.position(f"stacks seats=2 hands=B5,SK|BL piles={FOUR_BLUE} turn=0")
    assert state.hands == (("B5", "SK"), ("BL",))
    assert len(state.deck) == 112 - 7
    assert state.legal(0)
    assert STACKS.position("stacks seats=6").card_counts().total() == 120


@pytest.mark.parametrize(
    "fields",
    [
        f"seats=4 hands=B5|BL|BL|R1 piles={FULL} window=b1 answers=1:block,3:let",
        f"seats=3 hands=-|BL|R1 piles={FULL} window=^b1 answers=2:let direction=-1 skips=2",
        f"seats=3 {ANY_TIME} hands=-|BL|R1 piles=B1|-|-|R1 window=r2 turn=1",
        f"seats=3 {CHOSEN} hands=-|BL,R2|R1 specials=SK,SC stealing=1",
        f"seats=3 {MANUAL_DRAWING} hands=B1|BL,R2|R1 rights=0,2 turn=1 idle=1",
        f"seats=3 {MANUAL_DRAWING} hands=B1|BL,R2|R1 rights=0 penalties=1,2 turn=1 busy=1",
        "seats=3 hands=B1|BL,R2|R1 chips=2b3r|9b1r|0b0r turn=0",
        "seats=2 options=reverse_in_two:kept,skip_stack:single hands=RV|R1 skips=1 busy=1",
        "seats=2 hands=-|- out=B1,B2,R1,BW specials=SK,BL idle=2",
        f"seats=2 hands=-|- deal={'12' * 32}:7:616e61,,c3bc",
    ],
)
def test_positions_and_views_round_trip(fields: str) -> None:
    state = STACKS.position(f"stacks {fields}")
    assert STACKS.position(str(state)) == state
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        assert STACKS.read_view(str(view)) == view
        assert str(STACKS.read_view(str(view))) == str(view)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ("seats=7", "players, not 7"),
        ("seats=2 hands=RV|-", "RV appears too often: the pack has 0"),
        ("seats=2 hands=SK,SK|SK", "SK appears too often: the pack has 2"),
        ("seats=2 hands=B1|R1 deck=B2,B3", "is missing: hands, piles and decks must hold the whole pack"),
        ("seats=2 hands=B1|R1|B2", "hands has 3 parts for 2 seats"),
        ("seats=2 piles=B1|-|-", "piles has 3 parts for the 4 places b1, b2, r1, r2"),
        ("seats=2 piles=B1|B1|B1|-", "B1 cannot lie on r1"),
        ("seats=2 piles=SK|-|-|-", "SK cannot lie on b1"),
        ("seats=2 piles=B1,B3|-|-|-", "B3 is out of order on b1"),
        ("seats=2 piles=B2|-|-|-", "B2 is out of order on b1"),
        (f"seats=2 piles={FULL}", "the pile on b1 is complete and would be set aside"),
        (f"seats=2 piles={FOUR_BLUE} window=b1", "the pile on b1 is not complete"),
        (f"seats=2 piles={FOUR_BLUE} {ANY_TIME} window=b2", "there is no pile on b2"),
        (f"seats=3 piles={FULL} window=b1 answers=0:let", "seat 0 is not asked"),
        (f"seats=3 piles={FULL} window=b1 answers=1:let,1:let", "seat 1 appears twice"),
        (f"seats=3 piles={FULL} window=b1 answers=1:let,2:let", "all have answered"),
        (f"seats=3 piles={FULL} window=b1 answers=1:block hands=-|R1|-", "seat 1 holds no Block"),
        ("seats=3 answers=1:let", "no window to answer in"),
        ("seats=2 chips=2b3r|3b2r", "two players cannot both have won"),
        ("seats=2 chips=0b0r|3b2r", "won in the winner's own turn"),
        (f"seats=2 chips=3b2r|0b0r piles={FULL} window=b1", "nothing is left open"),
        ("seats=2 chips=3b2r|0b0r|0b0r", "chips has 3 parts for 2 seats"),
        ("seats=2 direction=-1", "the direction never turns"),
        ("seats=2 out=SK", "SK is a special card"),
        ("seats=2 specials=B1", "B1 is not a special card"),
        ("seats=3 hands=-|R1|- specials=SC stealing=1", "no hand is shown"),
        (f"seats=3 {CHOSEN} hands=-|R1|- stealing=1", "must be Steal a Card"),
        (f"seats=3 {CHOSEN} hands=-|R1|- specials=SC stealing=0", "nobody can steal from themselves"),
        (f"seats=3 {CHOSEN} hands=-|R1|- specials=SC stealing=2", "the hand of seat 2 is empty"),
        (f"seats=3 {CHOSEN} hands=-|R1|- specials=SC stealing=1 piles={FULL} window=b1", "cannot both be open"),
        ("seats=3 rights=1", "nobody can forget to draw"),
        ("seats=3 penalties=1", "nobody can forget to draw"),
        (f"seats=3 {MANUAL_DRAWING} rights=1 penalties=1", "not both"),
        (f"seats=3 {MANUAL_DRAWING} rights=1,1", "a seat appears twice"),
        (f"seats=3 {MANUAL_DRAWING} rights=4", "there is no seat 4"),
        (f"seats=3 {MANUAL_DRAWING} rights=1 hands=-|R1,R2,R3,R4,R5|-", "nothing to draw"),
        (f"seats=3 {MANUAL_DRAWING} rights=1 piles={FULL} window=b1", "none is left while a play is open"),
        ("seats=3 options=skip_stack:single skips=2", "there is one at most"),
        ("seats=3 idle=1 busy=1", "in this turn there was one"),
        ("seats=3 options=colour:red", "there is no option colour"),
        ("seats=3 options=skip_stack:many", "option skip_stack is cumulative or single"),
    ],
)
def test_positions_that_cannot_occur_are_refused_with_the_reason(fields: str, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        STACKS.position(f"stacks {fields}")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "starts with the word stacks"),
        ("classic seats=2", "starts with the word stacks"),
        ("stacks", "the field seats is missing"),
        ("stacks seats=2 seats=3", "seats appears twice"),
        ("stacks seats=two", "seats is a number"),
        ("stacks seats=2 board=x", "is not a field of a position"),
        ("stacks seats=2 hands=B9|-", "'B9' is not a card"),
        ("stacks seats=2 hands=??*5|-", "read_view(text) reads it"),
        ("stacks seats=2 seat=1", "read_view(text) reads it"),
        ("stacks seats=2 turn=2", "turn is a number from 0 to 1"),
        ("stacks seats=2 chips=1|2", "written 2b1r"),
        ("stacks seats=2 direction=2", "direction is 1 or -1"),
        ("stacks seats=2 window=c1", "window is the place of a pile"),
        ("stacks seats=3 window=b1 answers=1", "answers are written 1:let,2:block"),
        ("stacks seats=2 deal=12", "deal is the seed"),
        ("stacks seats=2 rights=x", "rights is a list of seats"),
    ],
)
def test_positions_that_cannot_be_read(text: str, reason: str) -> None:
    with pytest.raises(Unreadable, match=reason):
        STACKS.position(text)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("seat=0", "seat=5"), "seat is a number from 0 to 2"),
        (("deck=??*116", "deck=??*115"), "must hold 120 cards together"),
        (("hands=B1|", "hands=B1,B1,B1,B1,B1,B1,B1,B1,B1,B1|"), "B1 appears too often"),
        (("??*2|", "R1,R2|"), "hidden cards are written"),
        (("discards=", "discards=B1|"), "discards has 4 parts for 3 seats"),
        ((" seat=0", ""), "the field seat is missing"),
        ((" seat=0", f" seat=0 deal={'0' * 64}:0"), "a view holds no deal"),
    ],
)
def test_impossible_views_are_refused(change: tuple[str, str], reason: str) -> None:
    text = str(position("seats=3 hands=B1|R1,R2|R3").view(0))
    assert change[0] in text
    with pytest.raises((SetupError, Unreadable), match=reason):
        STACKS.read_view(text.replace(*change))


def test_a_view_with_somebody_elses_answer_is_refused() -> None:
    state = play(position(f"seats=3 hands=B5|BL|R1 piles={FOUR_BLUE}"), "0 B5@b1", "1 block")
    text = str(state.view(1))
    assert "answers=1:block" in text
    with pytest.raises(SetupError, match="a seat knows its own answer alone"):
        STACKS.read_view(text.replace("answers=1:block", "answers=2:let"))
    with pytest.raises(SetupError, match="seat 1 holds no Block"):
        STACKS.read_view(text.replace("|BL|", "|B2|"))


def test_the_picture_shows_the_game_in_eighty_columns() -> None:
    state = play(
        position(f"seats=3 hands=B5,SK|BL|R1 piles={FOUR_BLUE} chips=2b1r|0b0r|0b0r discards=R5,R4|-|-"), "0 B5@b1"
    )
    picture = state.view(1).picture()
    assert "● blue b1  B1 B2 B3 B4 B5  complete" in picture
    assert "■ red  r1  -               needs R1" in picture
    assert "→ seat 0       ●2 ■1   1 card, discard R4 on 1" in picture
    assert "The pile on b1 is complete: answer with block or let" in picture
    assert "Your hand: BL" in picture
    assert "the others may block it or let it pass" in state.view(None).picture()
    assert "you answered let" in play(state, "2 let").view(2).picture()


@pytest.mark.parametrize("number", range(6))
def test_pictures_are_never_wider_than_eighty_columns(number: int) -> None:
    rng = random.Random(number)
    for before, _, _, after, _ in play_randomly(random_start(STACKS, rng), rng):
        if rng.random() < 0.1 or after.outcome is not None:
            for state in (before, after):
                for seat in (None, 0):
                    assert max(map(len, state.view(seat).picture().split("\n"))) <= 80


def test_a_huge_hand_is_drawn_on_several_lines() -> None:
    state = position(f"hands={','.join(card for card in COPIES if card != 'RV' for _ in range(2))}|R1")
    assert max(map(len, state.view(0).picture().split("\n"))) <= 80
    assert all(card in state.view(0).picture() for card in state.hands[0])
