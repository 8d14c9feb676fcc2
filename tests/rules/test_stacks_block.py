"""Block: the window in which everybody is asked, the secret answers, and the pile afterwards."""

from __future__ import annotations

import json

import pytest

from knaves.games.stacks.events import Answered, Blocked, LetStand, SequenceMade, WindowOpened
from tests.moves import forbidden_by, legal, play, step
from tests.stacks.positions import ANY_TIME, CHOSEN, FOUR_BLUE, MANUAL_DRAWING, event, events, hand, pile, position

THREE = f"seats=3 hands=B5,SK,R5|BL,R1|R2,R3 piles={FOUR_BLUE}"
"""Seat 0 can complete a pile; seat 1 holds a Block, seat 2 does not."""


def test_s30_b43_a_block_removes_the_pile_and_nobody_gets_a_chip() -> None:
    state = play(position(THREE), "0 B5@b1")
    assert event(state, Blocked, "2 let", "1 block") == Blocked(1, "b1", ("B1", "B2", "B3", "B4", "B5"))
    state = play(state, "1 block", "2 let")
    assert pile(state, "b1") == ""
    assert state.chips == ((0, 0),) * 3
    assert state.turn == 0


def test_s30_without_a_block_the_pile_is_completed() -> None:
    state = play(position(THREE), "0 B5@b1")
    assert state.chips[0] == (0, 0)  # not before everybody has answered
    assert event(state, SequenceMade, "1 let", "2 let") == SequenceMade(0, "blue", "b1", ("B1", "B2", "B3", "B4", "B5"))
    assert play(state, "1 let", "2 let").chips[0] == (1, 0)


@pytest.mark.parametrize("last", ["B5", "BW"])
def test_g30_a_block_answers_the_completing_card_a_5_or_a_wild(last: str) -> None:
    state = position(f"hands={last},SK|BL piles={FOUR_BLUE}")
    assert event(state, WindowOpened, f"0 {last}@b1") == WindowOpened(0, "b1", complete=True)
    assert legal(play(state, f"0 {last}@b1"), 1) == {"block", "let"}


def test_g30_there_is_nothing_to_block_otherwise() -> None:
    state = position("hands=B1,BL,R1|BL,R1")
    assert forbidden_by(state, "0 block") == forbidden_by(state, "1 block") == forbidden_by(state, "1 let") == "G30"
    assert legal(state, 0) == {"B1@b1", "R1@r1", "-B1", "-BL", "-R1"}
    state = play(state, "0 B1@b1")
    assert state.actors == {0}
    assert forbidden_by(state, "1 block") == "G30"


def test_s30_you_cannot_block_your_own_pile() -> None:
    state = play(position(f"hands=B5,BL|R1 piles={FOUR_BLUE}"), "0 B5@b1")
    assert forbidden_by(state, "0 block") == "S30"


def test_s30_you_cannot_block_without_a_block() -> None:
    assert forbidden_by(play(position(THREE), "0 B5@b1"), "2 block") == "S30"


def test_g31_everyone_else_is_asked_whatever_they_hold() -> None:
    state = play(position(THREE), "0 B5@b1")
    assert state.actors == {1, 2}
    assert (legal(state, 0), legal(state, 1), legal(state, 2)) == (set(), {"block", "let"}, {"let"})
    nobody = play(position(f"seats=3 hands=B5,SK|R1|R2 piles={FOUR_BLUE}"), "0 B5@b1")
    assert nobody.actors == {1, 2}
    assert nobody.chips[0] == (0, 0)


def test_g31_of_several_blockers_the_first_after_the_active_player_blocks() -> None:
    state = position(f"seats=4 hands=R1,R2|R2,BL|B5,SK|BL,R4 turn=2 piles={FOUR_BLUE}")
    state = play(state, "2 B5@b1", "1 block", "0 let")
    assert event(state, Blocked, "3 block").seat == 3
    state = play(state, "3 block")
    assert (hand(state, 3), hand(state, 1)) == ("R4", "R2 BL")  # the other keeps their card


@pytest.mark.parametrize("move", ["0 -SK", "0 SK", "0 R5@r1", "0 end", "1 -R1", "2 +"])
def test_g31_nothing_else_may_be_done_while_the_window_is_open(move: str) -> None:
    assert forbidden_by(play(position(THREE), "0 B5@b1"), move) == "G31"


def test_g32_no_other_special_card_can_be_blocked() -> None:
    for special in ("SK", "RV", "SC:1h", "ST:1b"):
        state = position(f"seats=3 {CHOSEN} hands={special[:2]},B5|BL,R1|BL chips=0b0r|1b0r|0b0r")
        assert forbidden_by(play(state, f"0 {special}"), "2 block") == "G30"


def test_g32_a_block_cannot_be_blocked() -> None:
    state = position(f"seats=3 hands=B5,BL,SK|BL|BL piles={FOUR_BLUE}")
    state = play(state, "0 B5@b1", "1 block", "2 let")
    assert state.actors == {0}
    assert forbidden_by(state, "0 block") == forbidden_by(state, "2 block") == "G30"


def test_g33_pile_and_block_go_out_of_play_and_free_the_place() -> None:
    state = play(position(THREE), "0 B5@b1", "1 block", "2 let")
    assert state.out == ("B1", "B2", "B3", "B4", "B5")
    assert state.specials == ("BL",)
    assert state.view(0).data()["piles"]["b1"] == {"cards": [], "needs": "B1"}
    assert "SK" in legal(state, 0)  # the active player goes on


def test_g34_the_blocker_is_a_card_short_until_their_next_refill() -> None:
    state = position(f"hands=B5,SK,R5|BL,R1,R2,R3,R4 piles={FOUR_BLUE}")
    state = play(state, "0 B5@b1", "1 block")
    assert hand(state, 1) == "R1 R2 R3 R4"
    state = play(state, "0 -R5")
    assert len(state.hands[1]) == 4
    assert len(play(state, "1 -R4").hands[1]) == 5


def test_g35_a_block_on_a_discard_pile_cannot_be_used() -> None:
    state = position(f"seats=3 hands=B5,SK|R1|R2 discards=-|BL|- piles={FOUR_BLUE}")
    state = play(state, "0 B5@b1")
    assert legal(state, 1) == {"let"}
    assert forbidden_by(state, "1 block") == forbidden_by(state, "1 ^block") == "G35"
    assert legal(position("hands=R4|R1 discards=BL|-"), 0) == {"-R4"}  # not in their own turn either


def test_g57_answers_are_secret_until_all_are_in() -> None:
    before = play(position(f"seats=4 hands=B5,SK|BL,R1|R2|R3 piles={FOUR_BLUE}"), "0 B5@b1")
    after, happened = step(before, "1 block")
    assert happened == (Answered(1, block=True),)
    assert [happened[0].seen_by(seat) for seat in (0, 2, 3, None)] == [None] * 4
    for seat in (0, 2, 3, None):
        assert after.view(seat) == before.view(seat)
        assert json.dumps(after.view(seat).data()) == json.dumps(before.view(seat).data())
        assert after.view(seat).actors == {1, 2, 3}  # nobody can see who has answered
    assert after.actors == {2, 3}
    assert after.view(1).actors == {2, 3}
    assert after.view(1).answer == "block"
    assert forbidden_by(after, "1 let") == "G57"


def test_g57_a_block_held_back_is_never_shown() -> None:
    seen = [happened.seen_by(0) for happened in events(position(THREE), "0 B5@b1", "1 let", "2 let")]
    assert "BL" not in str(seen)
    assert "answered" not in str(seen)


def test_g57_a_block_that_lost_to_an_earlier_seat_is_never_shown() -> None:
    state = position(f"seats=3 hands=B5,SK|BL|BL piles={FOUR_BLUE}")
    seen = [happened.seen_by(0) for happened in events(state, "0 B5@b1", "2 block", "1 block")]
    assert [entry["event"] for entry in seen if entry] == ["laid", "window-opened", "blocked"]


def test_g58_the_first_blocker_depends_on_the_current_direction() -> None:
    state = position(f"seats=4 hands=RV,B5,SK|BL,R1|R2|BL,R3 piles={FOUR_BLUE}")
    answers = ("1 block", "2 let", "3 block")
    assert event(state, Blocked, "0 B5@b1", *answers).seat == 1
    assert event(state, Blocked, "0 RV", "0 B5@b1", *answers).seat == 3


def test_g59_a_player_about_to_be_skipped_may_still_block() -> None:
    state = play(position(THREE), "0 SK", "0 B5@b1", "1 block", "2 let")
    assert state.chips[0] == (0, 0)
    assert play(state, "0 -R5").turn == 2


@pytest.mark.parametrize("answer", ["block", "let"])
def test_g61_if_the_last_card_completes_a_pile_the_five_new_ones_come_after_the_window(answer: str) -> None:
    state = position(f"hands=B5|BL,R1 piles={FOUR_BLUE}", top="R1,R2,R3,R4,R5")
    state = play(state, "0 B5@b1")
    assert hand(state, 0) == ""
    assert hand(play(state, f"1 {answer}"), 0) == "R1 R2 R3 R4 R5"


def test_g61_a_last_card_from_the_discard_pile_brings_no_new_cards() -> None:
    state = play(position(f"hands=-|R1 discards=B5|- piles={FOUR_BLUE}"), "0 ^B5@b1", "1 let")
    assert (hand(state, 0), legal(state, 0)) == ("", {"end"})


def test_g66_with_any_time_every_card_laid_on_a_pile_can_be_blocked() -> None:
    state = position(f"{ANY_TIME} hands=B3,SK|BL piles=B1,B2|-|-|-")
    assert event(state, WindowOpened, "0 B3@b1") == WindowOpened(0, "b1", complete=False)
    window_open = play(state, "0 B3@b1")
    assert legal(window_open, 1) == {"block", "let"}
    blocked = play(window_open, "1 block")
    assert (pile(blocked, "b1"), blocked.out, blocked.specials) == ("", ("B1", "B2", "B3"), ("BL",))
    assert event(window_open, LetStand, "1 let") == LetStand("b1")
    assert pile(play(window_open, "1 let"), "b1") == "B1 B2 B3"
    assert forbidden_by(state, "1 block") == "G30"  # a pile can be blocked only when a card is laid


def test_g66_with_any_time_new_cards_for_an_emptied_hand_wait_for_the_window() -> None:
    state = play(position(f"{ANY_TIME} hands=B1|R1", top="R1,R2,R3,R4,R5"), "0 B1@b1")
    assert hand(state, 0) == ""
    assert hand(play(state, "1 let"), 0) == "R1 R2 R3 R4 R5"


def test_g44_a_completing_card_is_a_play_too() -> None:
    state = position(f"{MANUAL_DRAWING} seats=3 hands=R5|B5,R4|R3 piles={FOUR_BLUE}")
    state = play(state, "0 -R5", "1 B5@b1")
    assert state.actors == {0, 2}
    assert legal(state, 0) == {"let"}
    assert state.pending.penalties == (0,)
