"""Table talk in classic: who may call it, and the penalty."""

from __future__ import annotations

import pytest

from knaves.game import SetupError
from knaves.games.lines import CLASSIC, TRAVEL, State
from knaves.games.lines.events import Called, GaveUp
from tests.moves import forbidden_by, legal, play, step
from tests.rules.positions import place, position, table_actions

HANDS = "7H,8H|9H,6H,6H|QD,KD|3D,4D"


def with_table_talk(fields: str = "", *, seats: int = 4, hands: str = HANDS, **chips: str) -> State:
    return position(CLASSIC, f"seats={seats} hands={hands} {fields}".strip() + " options=table_talk:penalty", **chips)


def test_c30_each_member_of_a_called_team_gives_up_a_card_they_choose() -> None:
    state = with_table_talk(top="2S")
    state, events = step(state, "2 call:green")  # out of turn
    assert events == (Called(2, 1),)
    assert state.actors == {1, 3}
    assert state.view(0).data()["forfeits"] == [1, 3]
    assert legal(state, 1) == {"-9H", "-6H"}
    assert legal(state, 3) == {"-3D", "-4D"}
    assert legal(state, 0) == legal(state, 2) == set()
    state, events = step(state, "3 -4D")  # in any order
    assert events == (GaveUp(3, "4D"),)
    assert state.actors == {1}
    state = play(state, "1 -6H")
    assert state.hands == (("7H", "8H"), ("9H", "6H"), ("QD", "KD"), ("3D",))
    assert state.turn == 0
    assert legal(state, 0) == {"7H@i5", "7H@d6", "8H@i4", "8H@d7"}


def test_c30_g76_nothing_else_may_be_done_until_all_have_paid() -> None:
    state = with_table_talk("turn=1")
    state = play(state, "0 call:green", "1 -9H")
    for move in ("1 6H@i6", "1 pass", "1 offer", "1 +", "0 call:green", "1 call:blue", "3 3D@j7", "1 JS!"):
        assert forbidden_by(state, move) == "G76"
    assert [table_actions(state, seat) for seat in range(4)] == [set()] * 4
    assert forbidden_by(state, "1 =a5-e5") == "G4"
    assert "6H@i6" in legal(play(state, "3 -3D"), 1)


def test_c30_only_players_who_owe_a_card_pay_once_and_from_their_hand() -> None:
    state = with_table_talk()
    assert forbidden_by(state, "1 -9H") == "C30"  # nobody was called
    state = play(state, "0 call:green")
    assert forbidden_by(state, "0 -7H") == "C30"
    assert forbidden_by(state, "3 -9H") == "C15"
    state = play(state, "1 -9H")
    assert forbidden_by(state, "1 -6H") == "C30"


def test_b13_the_card_goes_on_its_owners_pile_and_is_not_replaced() -> None:
    state = with_table_talk("discards=-|2C|-|-")
    deck = state.deck
    state = play(state, "0 call:green", "1 -9H", "3 -3D")
    assert state.discards == ((), ("2C", "9H"), (), ("3D",))
    assert state.deck == deck
    state = play(state, f"0 {place(CLASSIC, '7H')}", f"1 {place(CLASSIC, '6H')}", f"2 {place(CLASSIC, 'QD')}")
    assert list(map(len, state.hands)) == [2, 2, 2, 1]  # a play is replaced, the penalty is not


def test_g76_an_empty_hand_gives_nothing() -> None:
    state = play(with_table_talk(hands="7H|-|8H|3D"), "0 call:green")
    assert state.actors == {3}
    assert forbidden_by(state, "1 -3D") == "C30"
    assert play(state, "3 -3D").actors == {0}
    nobody = play(with_table_talk(hands="7H|-|8H|-"), "0 call:green")
    assert nobody.actors == {0}  # the game doesn't wait
    assert "7H@d6" in legal(nobody, 0)
    with pytest.raises(SetupError, match="G76"):
        with_table_talk("forfeits=1", hands="7H|-|8H|3D")


def test_c30_g23_any_opponent_may_call_and_only_opponents() -> None:
    state = with_table_talk()
    assert [table_actions(state, seat) for seat in range(4)] == [
        {"offer", "call:green"},
        {"call:blue"},
        {"call:green"},
        {"call:blue"},
    ]
    assert forbidden_by(state, "0 call:blue") == "G23"
    assert forbidden_by(state, "2 call:blue") == "G23"
    assert play(state, "3 call:blue").actors == {0, 2}
    trio = with_table_talk("teams=3", seats=6, hands="7H|8H|9H|QD|KD|3D")
    assert table_actions(trio, 4) == {"call:blue", "call:red"}
    assert play(trio, "4 call:red").actors == {2, 5}
    assert state.actors == {0}  # nobody waits for a call


@pytest.mark.parametrize("seats", [2, 3])
def test_g76_a_player_without_partners_cannot_be_called(seats: int) -> None:
    state = position(CLASSIC, f"seats={seats} options=table_talk:penalty hands={'|'.join(['7H', '8H', '9H'][:seats])}")
    assert table_actions(state, 1) == set()
    assert forbidden_by(state, "1 call:blue") == "G76"
    assert forbidden_by(with_table_talk(), "0 call:red") == "G76"  # no such team


def test_b14_table_talk_is_an_option_with_a_penalty_in_classic_and_a_ban_without_one_in_travel() -> None:
    tables = {
        game: next(spec for spec in game.Options.table() if spec.name == "table_talk") for game in (CLASSIC, TRAVEL)
    }
    assert tables[CLASSIC].values == ("off", "penalty")
    assert tables[CLASSIC].default == "off"
    assert tables[TRAVEL].values == ("banned", "allowed")
    assert tables[TRAVEL].default == "banned"
    for state in (
        position(CLASSIC, f"seats=4 hands={HANDS}"),
        position(TRAVEL, "seats=4 hands=7H|8H|9H|QD"),
        position(TRAVEL, "seats=4 hands=7H|8H|9H|QD options=table_talk:allowed"),
    ):
        assert table_actions(state, 1) == set()
        assert forbidden_by(state, "1 call:blue") == forbidden_by(state, "1 -8H") == "B14"


def test_c30_a_call_leaves_open_rights_and_the_turn_as_they_are() -> None:
    options = "options=table_talk:penalty,forgotten_draw:permanent"
    state = position(CLASSIC, f"seats=4 hands={HANDS} {options}", top="2S,3S")
    state = play(state, "0 7H@d6", "0 call:green")
    assert forbidden_by(state, "0 +") == "G76"
    state = play(state, "1 -9H", "3 -3D")
    assert state.turn == 1
    assert play(state, "0 +").hands[0] == ("8H", "2S")
    last = play(with_table_talk(hands="7H|9H|QD|3D"), "1 call:blue", "0 -7H", "2 -QD")
    assert legal(last, 0) == {"pass"}  # the last card was the penalty


def test_g23_the_program_does_not_judge_table_talk() -> None:
    state = with_table_talk()
    for _ in range(2):  # the program can't know, so a team may be called again
        state = play(state, "0 call:green", f"1 -{state.hands[1][0]}", f"3 -{state.hands[3][0]}")
    assert list(map(len, state.hands)) == [2, 1, 2, 0]
    options = state.view(1).data()["options"]
    assert options["table_talk"] == "penalty"  # a table uses this to keep partners from chatting
