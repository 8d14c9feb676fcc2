"""Rules that classic and travel share, tested on both boards."""

from __future__ import annotations

import pytest

from knaves.deal import seed_from
from knaves.game import Ended, Outcome, Reason
from knaves.games.lines import CLASSIC, LinesSpec
from knaves.games.lines.events import Drew, Exchanged, Placed, Removed, SequenceMade
from tests.moves import forbidden_by, legal, play, step
from tests.rules.positions import (
    BOTH,
    CORNERS,
    cells_between,
    chip,
    chip_count,
    for_game,
    full_board,
    lines,
    place,
    position,
    spaces,
)


def playable(game: LinesSpec) -> set[str]:
    return {cell for cell in game.board.names if not (game is CLASSIC and cell in CORNERS)}


# --- Sequences ---


@pytest.mark.parametrize("direction", ["across", "down", "falling", "rising"])
@BOTH
def test_c4_t4_a_line_of_one_colour_in_any_direction(game: LinesSpec, direction: str) -> None:
    line = {
        "across": for_game(game, "c4-g4", "c4-f4"),
        "down": for_game(game, "d2-d6", "d2-d5"),
        "falling": for_game(game, "c2-g6", "b2-e5"),
        "rising": for_game(game, "f2-b6", "f2-c5"),
    }[direction]
    cells = cells_between(line)
    assert len(cells) == for_game(game, 5, 4)
    for last in cells:
        state = position(game, "hands=JC|-", blue=" ".join(cell for cell in cells if cell != last))
        assert lines(state, 0) == []
        after, events = step(state, f"0 JC@{last}")
        assert SequenceMade(0, line) in events
        assert lines(after, 0) == [line]
        assert {chip(after, cell) for cell in cells} == {"B"}


@BOTH
def test_c4_t4_a_short_or_interrupted_line_does_not_count(game: LinesSpec) -> None:
    short = position(game, "hands=JC|-", blue=for_game(game, "c4..e4", "c4 d4"))
    assert lines(play(short, for_game(game, "0 JC@f4", "0 JC@e4")), 0) == []
    gap = position(game, "hands=JC|-", blue=for_game(game, "b4..d4 f4", "b4 c4 e4"))
    assert lines(play(gap, for_game(game, "0 JC@g4", "0 JC@f4")), 0) == []
    mixed = position(game, "hands=JC|-", blue=for_game(game, "b4..d4 f4", "b4 c4 e4"), green=for_game(game, "e4", "d4"))
    assert lines(play(mixed, for_game(game, "0 JC@g4", "0 JC@f4")), 0) == []


@BOTH
def test_c4_t4_a_line_does_not_wrap_around_the_edge(game: LinesSpec) -> None:
    state = position(game, "hands=JC|-", blue=for_game(game, "h4..j4 a5", "g4 h4 a5"))
    assert lines(play(state, "0 JC@b5"), 0) == []


@BOTH
def test_c3_c29_t3_t26_with_two_sides_the_second_sequence_wins(game: LinesSpec) -> None:
    chips = for_game(game, "a5..d5 a3..d3", "a5..c5 a3..c3")
    state = position(game, "seats=4 hands=JC,JD|-|-|-", blue=chips)
    state, events = step(state, for_game(game, "0 JC@e5", "0 JC@d5"))
    assert SequenceMade(0, for_game(game, "a5-e5", "a5-d5")) in events
    assert state.outcome is None
    assert state.turn == 1
    state = play(state, "1 pass", "2 pass", "3 pass")
    state, events = step(state, for_game(game, "0 JD@e3", "0 JD@d3"))
    assert state.outcome == Outcome((0, 2), Reason.COMPLETED)
    assert events[-1] == Ended((0, 2), "completed")
    assert [legal(state, seat) for seat in range(4)] == [set()] * 4


@BOTH
def test_c33_c36_t5_t27_with_three_sides_one_sequence_wins(game: LinesSpec) -> None:
    chips = for_game(game, "a5..d5", "a5..c5")
    state = position(game, "seats=6 teams=3 hands=-|JC|-|-|-|- turn=1", green=chips)
    state, events = step(state, for_game(game, "1 JC@e5", "1 JC@d5"))
    assert SequenceMade(1, for_game(game, "a5-e5", "a5-d5")) in events
    assert state.outcome == Outcome((1, 4), Reason.COMPLETED)


@BOTH
def test_c5_t24_two_sequences_may_have_one_chip_in_common(game: LinesSpec) -> None:
    state = position(game, "hands=JC|-", blue=for_game(game, "a5-e5 c1 c2 c3", "a5-d5 c2 c3"))
    after, events = step(state, "0 JC@c4")
    assert SequenceMade(0, for_game(game, "c1-c5", "c2-c5")) in events
    assert after.outcome == Outcome((0,), Reason.COMPLETED)


@BOTH
def test_c5_t24_two_sequences_may_not_share_two_chips(game: LinesSpec) -> None:
    longer = position(game, "hands=JC,JD|-", blue=for_game(game, "a5-e5 f5 g5", "a5-d5 e5"))
    after, events = step(longer, for_game(game, "0 JC@h5", "0 JC@f5"))  # would share two chips
    assert not any(isinstance(event, SequenceMade) for event in events)
    assert lines(after, 0) == [for_game(game, "a5-e5", "a5-d5")]
    assert after.outcome is None


# --- A turn ---


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@BOTH
def test_c14_t18_turns_go_round_clockwise(game: LinesSpec, seats: int) -> None:
    state = game.new(seats=seats, seed=seed_from(seats))
    for expected in [(state.turn + k) % seats for k in range(2 * seats + 1)]:
        assert state.turn == expected
        assert state.actors == {expected}
        for other in range(seats):
            if other != expected:
                assert legal(state, other) == set()
                assert forbidden_by(state, f"{other} pass") == for_game(game, "C14", "T18")
        state, _ = state.apply(expected, state.legal(expected)[0])


@BOTH
def test_c15_t14_the_card_goes_face_up_on_the_players_own_pile(game: LinesSpec) -> None:
    state = position(game, "hands=7H,8H|9H discards=2D|3D", top="2S")
    assert forbidden_by(state, f"0 {place(game, '9H')}") == for_game(game, "C15", "T14")  # the opponent holds it
    state = play(state, f"0 {place(game, '7H')}")
    assert state.hands[0] == ("8H", "2S")
    for seat in (None, 0, 1):
        assert state.view(seat).data()["discards"] == [["2D", "7H"], ["3D"]]


@BOTH
def test_c16_t15_a_chip_of_the_players_side_on_a_space_that_shows_the_card(game: LinesSpec) -> None:
    state = position(game, "seats=4 hands=-|-|-|7H turn=3", top="2S")
    assert legal(state, 3) == {f"7H@{cell}" for cell in spaces(game, "7H").split()}
    for cell in spaces(game, "7H").split():
        after, events = step(state, f"3 7H@{cell}")
        assert events == (Placed(3, "7H", cell), Drew(3, "2S"))
        assert chip(after, cell) == "g"
        assert chip_count(after) == 1
    assert forbidden_by(state, "3 7H@d4") == for_game(game, "C16", "T15")


@BOTH
def test_c17_t16_the_turn_ends_with_drawing_one_card(game: LinesSpec) -> None:
    state = position(game, "hands=7H,8H|JS", top="2S,3S", green="d4")
    after, events = step(state, f"0 {place(game, '7H')}")
    assert events[-1] == Drew(0, "2S")
    assert after.hands[0] == ("8H", "2S")
    assert after.deck == state.deck[1:]
    assert after.turn == 1
    after = play(after, f"1 JSx{spaces(game, '7H').split()[0]}")  # after a removal too
    assert after.hands[1] == ("3S",)


# --- Jacks ---


@pytest.mark.parametrize("jack", ["JC", "JD"])
@BOTH
def test_c24_t20_a_two_eyed_jack_goes_on_any_free_space(game: LinesSpec, jack: str) -> None:
    state = position(game, f"hands={jack}|-", blue="c3", green="d4", top="2S")
    free = playable(game) - {"c3", "d4"}
    assert legal(state, 0) == {f"{jack}@{cell}" for cell in free}
    assert len(free) == for_game(game, 94, 46)
    for taken in ("c3", "d4"):
        assert forbidden_by(state, f"0 {jack}@{taken}") == for_game(game, "C24", "T20")
    after, events = step(state, f"0 {jack}@e4")
    assert events == (Placed(0, jack, "e4"), Drew(0, "2S"))
    assert chip(after, "e4") == "b"
    assert after.discards[0] == (jack,)


@pytest.mark.parametrize("jack", ["JS", "JH"])
@BOTH
def test_c25_c26_t21_a_one_eyed_jack_removes_a_chip_and_places_none(game: LinesSpec, jack: str) -> None:
    state = position(game, f"hands={jack},7C|-", blue="c3", green="d4 e4", top="2S")
    assert {move for move in legal(state, 0) if move[0] == "J"} == {f"{jack}xd4", f"{jack}xe4"}
    after, events = step(state, f"0 {jack}xd4")
    assert events == (Removed(0, jack, "d4", 1), Drew(0, "2S"))
    assert [chip(after, cell) for cell in ("c3", "d4", "e4")] == ["b", ".", "g"]
    assert chip_count(after) == 2
    assert after.discards[0] == (jack,)
    assert after.turn == 1
    assert after.actors == {1}  # nothing more in this turn
    rule = for_game(game, "C25", "T21")
    assert forbidden_by(state, f"0 {jack}xf5") == rule  # nothing there
    assert forbidden_by(state, f"0 {jack}@f5") == rule  # it places none
    assert forbidden_by(state, "0 7Cxd4") == rule  # no other card removes


@BOTH
def test_c27_t22_no_chip_leaves_a_sequence(game: LinesSpec) -> None:
    line = for_game(game, "a5-e5", "a5-d5")
    state = position(game, "hands=JS|-", green=f"{line} a4 h6", blue="c3")
    assert legal(state, 0) == {"JSxa4", "JSxh6"}
    for cell in cells_between(line):
        assert forbidden_by(state, f"0 JSx{cell}") == for_game(game, "C27", "T22")
    after = play(state, "0 JSxa4")
    assert lines(after, 1) == [line]
    assert {chip(after, cell) for cell in cells_between(line)} == {"G"}


@BOTH
def test_c27_t22_a_crossing_line_does_not_unlock_a_sequence(game: LinesSpec) -> None:
    state = position(game, "hands=JC|-", blue=for_game(game, "a5-e5", "a5-d5"), green="f6")
    after = play(state, for_game(game, "0 JC@f5", "0 JC@e5"))  # now six (five) in a row
    assert lines(after, 0) == [for_game(game, "a5-e5", "a5-d5")]
    assert chip(after, for_game(game, "f5", "e5")) == "b"


# --- Dead cards ---


@BOTH
def test_c28_t23_a_dead_card_is_announced_and_replaced_before_the_normal_turn(game: LinesSpec) -> None:
    state = position(game, "hands=KS,7H|-", green=spaces(game, "KS"), top="2S,3S")
    plays = {f"7H@{cell}" for cell in spaces(game, "7H").split()}
    assert legal(state, 0) == plays | {"KS!"}
    after, events = step(state, "0 KS!")
    assert events == (Exchanged(0, "KS"), Drew(0, "2S"))
    assert events[0].seen_by(1) == {"event": "exchanged", "seat": 0, "card": "KS"}
    assert after.discards[0] == ("KS",)
    assert after.hands[0] == ("7H", "2S")
    assert after.turn == 0
    assert legal(after, 0) == plays | {f"2S@{cell}" for cell in spaces(game, "2S").split()}
    after = play(after, f"0 {place(game, '7H')}")
    assert after.hands[0] == ("2S", "3S")
    assert after.discards[0] == ("KS", "7H")
    assert after.turn == 1


@BOTH
def test_c28_t23_a_card_that_has_a_free_space_is_not_dead(game: LinesSpec) -> None:
    rule = for_game(game, "C28", "T23")
    assert forbidden_by(position(game, "hands=KS,7H|-"), "0 KS!") == rule
    last_free = spaces(game, "KS").split()[-1]
    state = position(game, "hands=KS|-", **full_board(game, free=last_free))
    assert legal(state, 0) == {f"KS@{last_free}"}
    assert forbidden_by(state, "0 KS!") == rule


@BOTH
def test_c28_t23_only_in_the_players_own_turn_and_only_cards_they_hold(game: LinesSpec) -> None:
    state = position(game, "hands=KS,7H|QS,8H", **full_board(game, free=spaces(game, "7H", "8H")))
    assert forbidden_by(state, "1 QS!") == for_game(game, "C14", "T18")
    assert forbidden_by(state, "0 QS!") == for_game(game, "C15", "T14")
    after = play(state, f"0 {place(game, '7H')}")
    assert forbidden_by(after, "0 KS!") == for_game(game, "C14", "T18")  # after the play it is too late
