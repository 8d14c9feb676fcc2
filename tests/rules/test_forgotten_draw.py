"""Manual drawing: how long a forgotten draw can be made up, and what happens after that."""

from __future__ import annotations

import pytest

from knaves.game import SetupError
from knaves.games.lines import CLASSIC, LinesSpec, State
from knaves.games.lines.events import DrawForfeited, Drew, Exchanged, Removed
from tests.moves import forbidden_by, legal, play, step
from tests.rules.positions import BOTH, for_game, lines, place, position, spaces

MANUAL_DRAWING = pytest.mark.parametrize("setting", ["permanent", "until_next_turn"])


def manual_drawing(
    game: LinesSpec, fields: str, *, setting: str = "permanent", green: str = "", top: str = ""
) -> State:
    return position(game, f"{fields} options=forgotten_draw:{setting}", green=green, top=top)


def two_cards_each(game: LinesSpec, setting: str = "permanent", seats: int = 2) -> State:
    """A position in which each seat has two cards and the draw pile begins 2S 3S 4S 5S."""
    hands = ["7H,8H", "9H,6H", "QD,KD", "3D,4D"][:seats]
    return manual_drawing(game, f"seats={seats} hands={'|'.join(hands)}", setting=setting, top="2S,3S,4S,5S")


# --- The right to draw and its deadline ---


@BOTH
def test_c17_c18_t16_t17_drawing_is_a_move_and_the_next_player_does_not_wait_for_it(game: LinesSpec) -> None:
    state = two_cards_each(game)
    assert forbidden_by(state, "0 +") == for_game(game, "C18", "T17")  # a play comes first
    state = play(state, f"0 {place(game, '7H')}")
    assert state.hands[0] == ("8H",)
    assert state.turn == 1
    assert state.actors == {0, 1}
    assert legal(state, 0) == {"+"}
    assert state.view(1).data()["rights"] == [0]
    state, events = step(state, "0 +")
    assert events == (Drew(0, "2S"),)
    assert state.hands[0] == ("8H", "2S")
    assert legal(state, 0) == set()
    assert forbidden_by(state, "0 +") == for_game(game, "C18", "T17")  # one card, not two


@MANUAL_DRAWING
@BOTH
def test_c18_t17_the_right_lasts_until_the_next_player_has_played_and_drawn(game: LinesSpec, setting: str) -> None:
    state = play(two_cards_each(game, setting, 3), f"0 {place(game, '7H')}", f"1 {place(game, '9H')}")
    assert legal(state, 0) == {"+"}  # the next player has played, but not drawn
    in_time, events = step(state, "0 +")
    assert events == (Drew(0, "2S"),)
    assert in_time.hands[0] == ("8H", "2S")
    assert in_time.pending.draw_rights == (1,)
    too_late, events = step(state, "1 +")
    assert events == (DrawForfeited(0), Drew(1, "2S"))
    assert legal(too_late, 0) == set()
    assert forbidden_by(too_late, "0 +") == for_game(game, "C18", "T17")
    assert too_late.hands[0] == ("8H",)


@BOTH
def test_c18_t17_a_player_who_drew_in_time_loses_nothing(game: LinesSpec) -> None:
    state = play(two_cards_each(game), f"0 {place(game, '7H')}", "0 +", f"1 {place(game, '9H')}", "1 +")
    assert list(map(len, state.hands)) == [2, 2]
    assert state.pending.draw_rights == ()


@BOTH
def test_c18_t17_with_two_players_the_deadline_may_be_in_the_players_own_next_turn(game: LinesSpec) -> None:
    state = play(two_cards_each(game), f"0 {place(game, '7H')}", f"1 {place(game, '9H')}")
    assert state.turn == 0
    assert {"+", place(game, "8H")} <= legal(state, 0)  # seat 1 has not drawn yet
    in_time = play(state, "0 +", "1 +")
    assert in_time.hands == (("8H", "2S"), ("6H", "3S"))
    too_late = play(state, "1 +")
    assert forbidden_by(too_late, "0 +") == for_game(game, "C18", "T17")
    assert too_late.hands[0] == ("8H",)


@BOTH
def test_g17_a_removal_counts_as_a_play(game: LinesSpec) -> None:
    state = manual_drawing(game, "hands=7H,8H|JS,6H", top="2S,3S")
    state, events = step(play(state, f"0 {place(game, '7H')}"), f"1 JSx{spaces(game, '7H').split()[0]}")
    assert events == (Removed(1, "JS", spaces(game, "7H").split()[0], 0),)
    assert "+" in legal(state, 0)
    state, events = step(state, "1 +")
    assert events == (DrawForfeited(0), Drew(1, "2S"))
    assert forbidden_by(state, "0 +") == for_game(game, "C18", "T17")


@BOTH
def test_g17_the_draw_of_an_exchange_does_not_count(game: LinesSpec) -> None:
    state = manual_drawing(game, "hands=7H,8H|KS,6H", green=spaces(game, "KS"), top="2S,3S,4S")
    state, events = step(play(state, f"0 {place(game, '7H')}"), "1 KS!")
    assert events == (Exchanged(1, "KS"), Drew(1, "2S"))  # an exchange draws at once, even with manual drawing
    assert legal(state, 0) == {"+"}
    state = play(state, f"1 {place(game, '6H')}")
    assert "+" in legal(state, 0)
    _, events = step(state, "1 +")
    assert events[0] == DrawForfeited(0)


@BOTH
def test_g17_with_auto_nobody_draws_manually(game: LinesSpec) -> None:
    state = play(position(game, "hands=7H,8H|9H,6H", top="2S"), f"0 {place(game, '7H')}")
    assert state.hands[0] == ("8H", "2S")
    assert state.actors == {1}
    assert forbidden_by(state, "0 +") == "G17"
    assert forbidden_by(state, "1 +") == "G17"
    with pytest.raises(SetupError, match="G17"):
        position(game, "rights=0")


# --- What a forgotten draw costs ---


@pytest.mark.parametrize(("setting", "held"), [("auto", 2), ("permanent", 1), ("until_next_turn", 2)])
@BOTH
def test_b10_the_option_decides_whether_a_forgotten_draw_is_made_up(game: LinesSpec, setting: str, held: int) -> None:
    assert next(spec for spec in game.Options.table() if spec.name == "forgotten_draw").values == (
        "auto",
        "permanent",
        "until_next_turn",
    )
    state = play(two_cards_each(game, setting, 3), f"0 {place(game, '7H')}")
    draws = [] if setting == "auto" else ["1 +"]
    state = play(state, f"1 {place(game, '9H')}", *draws)
    assert len(state.hands[0]) == (2 if setting == "auto" else 1)
    state = play(state, f"2 {place(game, 'QD')}")
    assert state.turn == 0
    assert len(state.hands[0]) == held


@BOTH
def test_b11_c18_t17_a_lost_draw_is_never_made_up(game: LinesSpec) -> None:
    state = game.new(seats=2, seed=bytes(32), options=game.Options.parse({"forgotten_draw": "permanent"}))
    forgetful_seat = state.turn
    state = state.apply(forgetful_seat, state.legal(forgetful_seat)[0])[0]
    for _ in range(10):
        seat = state.turn
        move = next(move for move in state.legal(seat) if "@" in str(move) and str(move)[0] != "J")
        state = play(state, f"{seat} {move}", f"{seat} +")
        assert sorted(map(len, state.hands)) == [6, 7]
    assert len(state.hands[forgetful_seat]) == 6
    with pytest.raises(SetupError, match="B10"):
        position(game, "options=forgotten_draw:permanent owed=0")


@BOTH
def test_b12_nobody_draws_for_another_player(game: LinesSpec) -> None:
    state = play(two_cards_each(game), f"0 {place(game, '7H')}")
    assert forbidden_by(state, "1 +") == for_game(game, "C18", "T17")  # only seat 0 may draw now
    state, events = step(play(state, f"1 {place(game, '9H')}"), "1 +")
    assert events == (DrawForfeited(0), Drew(1, "2S"))
    assert state.hands == (("8H",), ("6H", "2S"))


# --- Several forgotten draws ---


@BOTH
def test_g17_the_first_later_draw_ends_all_older_rights(game: LinesSpec) -> None:
    state = play(
        two_cards_each(game, seats=4), f"0 {place(game, '7H')}", f"1 {place(game, '9H')}", f"2 {place(game, 'QD')}"
    )
    assert state.pending.draw_rights == (0, 1, 2)
    assert state.actors == {0, 1, 2, 3}
    state, events = step(state, "2 +")
    assert events == (DrawForfeited(0), DrawForfeited(1), Drew(2, "2S"))
    assert state.actors == {3}
    assert [len(hand) for hand in state.hands] == [1, 1, 2, 2]


@BOTH
def test_g71_a_late_draw_ends_older_rights_but_not_newer_ones(game: LinesSpec) -> None:
    state = play(
        two_cards_each(game, seats=4), f"0 {place(game, '7H')}", f"1 {place(game, '9H')}", f"2 {place(game, 'QD')}"
    )
    late, events = step(state, "1 +")
    assert events == (DrawForfeited(0), Drew(1, "2S"))
    assert forbidden_by(late, "0 +") == for_game(game, "C18", "T17")
    assert late.pending.draw_rights == (2,)
    assert play(late, "2 +").hands[2] == ("KD", "3S")
    oldest, events = step(state, "0 +")  # using the oldest right ends no other
    assert events == (Drew(0, "2S"),)
    assert oldest.pending.draw_rights == (1, 2)


@MANUAL_DRAWING
@BOTH
def test_g71_a_pass_does_not_end_the_right(game: LinesSpec, setting: str) -> None:
    state = manual_drawing(game, "seats=4 hands=7H,8H|-|3D|4D", setting=setting, top="2S")
    state = play(state, f"0 {place(game, '7H')}", "1 pass")
    assert legal(state, 0) == {"+"}
    assert play(state, "0 +").hands[0] == ("8H", "2S")
    state = play(state, f"2 {place(game, '3D')}")
    assert legal(state, 0) == {"+"}
    _, events = step(state, "2 +")  # not the next player, but the first to play and draw
    assert events == (DrawForfeited(0), Drew(2, "2S"))


@BOTH
def test_g71_a_right_may_last_into_the_players_own_next_turn(game: LinesSpec) -> None:
    state = manual_drawing(game, "hands=7H,8H|-", top="2S,3S")
    state = play(state, f"0 {place(game, '7H')}", "1 pass")
    assert state.turn == 0
    assert legal(state, 0) == {f"8H@{cell}" for cell in spaces(game, "8H").split()} | {"+"}
    drawn, events = step(state, "0 +")
    assert events == (Drew(0, "2S"),)
    assert {move[:2] for move in legal(drawn, 0)} == {"8H", "2S"}  # the late card may be played at once
    both = play(state, f"0 {place(game, '8H')}")  # or the turn is played first: two rights are open
    assert both.pending.draw_rights == (0, 0)
    both = play(both, "0 +", "0 +")
    assert both.hands[0] == ("2S", "3S")
    assert forbidden_by(both, "0 +") == for_game(game, "C18", "T17")


@BOTH
def test_g71_several_rights_of_one_seat_end_separately(game: LinesSpec) -> None:
    state = manual_drawing(game, "hands=7H,8H,2D|9H,6H", top="2S,3S,4S")
    state = play(state, f"0 {place(game, '7H')}", f"1 {place(game, '9H')}", f"0 {place(game, '8H')}")
    assert state.pending.draw_rights == (0, 1, 0)
    by_other, events = step(state, "1 +")
    assert events == (DrawForfeited(0), Drew(1, "2S"))
    assert by_other.pending.draw_rights == (0,)
    assert play(by_other, "0 +").hands[0] == ("2D", "3S")
    oldest, events = step(state, "0 +")
    assert events == (Drew(0, "2S"),)
    assert oldest.pending.draw_rights == (1, 0)
    _, events = step(oldest, "0 +")  # now seat 0 has drawn for a play that came after seat 1's
    assert events == (DrawForfeited(1), Drew(0, "3S"))


# --- Until the next turn ---


@BOTH
def test_b10_g71_until_next_turn_makes_up_lost_and_open_draws(game: LinesSpec) -> None:
    lost = play(two_cards_each(game, "until_next_turn", 3), f"0 {place(game, '7H')}", f"1 {place(game, '9H')}", "1 +")
    assert lost.view(0).data()["owed"] == [0]
    assert forbidden_by(lost, "0 +") == for_game(game, "C18", "T17")
    after, events = step(lost, f"2 {place(game, 'QD')}")
    assert events[-1] == Drew(0, "3S")
    assert after.hands[0] == ("8H", "3S")
    assert after.pending.owed_draws == ()
    still_open = play(two_cards_each(game, "until_next_turn"), f"0 {place(game, '7H')}")
    after, events = step(still_open, f"1 {place(game, '9H')}")
    assert events[-1] == Drew(0, "2S")
    assert after.turn == 0
    assert after.hands[0] == ("8H", "2S")
    assert "+" not in legal(after, 0)
    assert "+" in legal(after, 1)


@BOTH
def test_g71_draws_made_up_at_the_start_of_a_turn_end_no_rights(game: LinesSpec) -> None:
    state = two_cards_each(game, "until_next_turn", 4)
    state = play(state, f"0 {place(game, '7H')}", f"1 {place(game, '9H')}", "1 +", f"2 {place(game, 'QD')}")
    state, events = step(state, f"3 {place(game, '3D')}")
    assert events[-1] == Drew(0, "3S")
    assert state.pending.draw_rights == (2, 3)
    assert play(state, "2 +").hands[2] == ("KD", "4S")


def test_g71_penalties_are_never_made_up() -> None:
    options = "options=forgotten_draw:until_next_turn,table_talk:penalty"
    state = position(CLASSIC, f"seats=4 hands=7H,8H,2D|9H|QD,KD|3D {options}", top="2S,3S,4S")
    state = play(state, "0 7H@i5", "1 9H@i3", "1 +")  # seat 0 has forgotten to draw
    state = play(state, "3 call:blue", "0 -8H", "2 -QD", "2 KD@h8", "2 +", "3 3D@j7", "3 +")
    assert state.turn == 0
    assert state.hands[0] == ("2D", "4S")  # the forgotten draw was made up, the penalty was not
    assert len(state.hands[2]) == 1


# --- With other rules ---


@MANUAL_DRAWING
@BOTH
def test_g18_the_winning_chip_brings_no_right_to_draw(game: LinesSpec, setting: str) -> None:
    line, loose = for_game(game, ("a5-e5", "a3..d3"), ("a5-d5", "a3..c3"))
    state = position(game, f"hands=JC|- options=forgotten_draw:{setting}", blue=f"{line} {loose}")
    won = play(state, for_game(game, "0 JC@e3", "0 JC@d3"))
    assert won.outcome is not None
    assert (won.pending.draw_rights, won.actors, won.hands[0]) == ((), frozenset(), ())
    assert forbidden_by(won, "0 +") == "G18"


@BOTH
def test_g4_the_line_is_chosen_before_the_draw(game: LinesSpec) -> None:
    chips = for_game(game, "b5..d5 f5 g5", "b5 c5 e5 f5")
    state = position(game, "hands=JC,7H|8H options=forgotten_draw:permanent rights=1", blue=chips, top="2S")
    state = play(state, for_game(game, "0 JC@e5", "0 JC@d5"))
    assert forbidden_by(state, "0 +") == "G4"
    assert forbidden_by(state, "1 +") == "G4"  # an older right waits as well
    state = play(state, for_game(game, "0 =b5-f5", "0 =b5-e5"))
    assert lines(state, 0) == [for_game(game, "b5-f5", "b5-e5")]
    assert state.turn == 1
    assert legal(state, 0) == {"+"}
    assert "+" in legal(state, 1)  # the older right is still open
    assert play(state, "0 +").hands[0] == ("7H", "2S")
