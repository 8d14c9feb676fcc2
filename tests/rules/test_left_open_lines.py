"""What the printed rules leave open about lines: long ones, several at once, corners, and broken ones."""

from __future__ import annotations

import pytest

from knaves.game import Outcome, Reason, SetupError
from knaves.games.lines import CLASSIC, TRAVEL, LinesSpec, State
from knaves.games.lines.events import ChoiceOpened, Drew, Placed, Removed, SequenceBroken, SequenceMade
from knaves.games.lines.options import ClassicOptions, TravelOptions
from tests.moves import forbidden_by, legal, play, step
from tests.rules.positions import BOTH, cells_between, chip, for_game, lines, place, position

WON = Outcome((0,), Reason.COMPLETED)


# --- Longer lines ---


def one_more_than_needed(game: LinesSpec, fields: str = "hands=JC,7H|JS,8H") -> tuple[State, str]:
    """Blue is about to have six (travel: five) in a row, from b5 on."""
    state = position(game, fields, blue=for_game(game, "b5..d5 f5 g5", "b5 c5 e5 f5"), top="2S")
    return state, for_game(game, "0 JC@e5", "0 JC@d5")


@BOTH
def test_g4_the_owner_chooses_which_cells_of_a_longer_line_are_the_sequence(game: LinesSpec) -> None:
    state, move = one_more_than_needed(game)
    first, second = for_game(game, ("b5-f5", "c5-g5"), ("b5-e5", "c5-f5"))
    opened, events = step(state, move)
    assert events == (Placed(0, "JC", move[-2:]), ChoiceOpened(0, (first, second)))
    assert opened.hands[0] == ("7H",)  # the draw waits for the choice
    assert opened.turn == 0
    assert opened.actors == {0}
    assert legal(opened, 0) == {f"={first}", f"={second}"}
    assert legal(opened, 1) == set()
    for line, left_over in ((first, cells_between(second)[-1]), (second, cells_between(first)[0])):
        chosen, events = step(opened, f"0 ={line}")
        assert events == (SequenceMade(0, line), Drew(0, "2S"))
        assert lines(chosen, 0) == [line]
        assert {chip(chosen, cell) for cell in cells_between(line)} == {"B"}
        assert chosen.turn == 1
        assert {move for move in legal(chosen, 1) if move[0] == "J"} == {f"JSx{left_over}"}  # the rest stays removable


@BOTH
def test_g4_only_the_owner_chooses_and_nothing_else_can_be_done_first(game: LinesSpec) -> None:
    state, move = one_more_than_needed(game, "seats=4 hands=JC,7H|8H|9H|6H")
    state = play(state, move)
    line = for_game(game, "b5-f5", "b5-e5")
    for other in (1, 2, 3):  # not even the partner: the seat that made the line chooses
        assert forbidden_by(state, f"{other} ={line}") == "G4"
    for other_move in (f"0 {place(game, '7H')}", "0 pass", "0 offer", "1 pass", "0 7H!"):
        assert forbidden_by(state, other_move) == "G4"
    assert forbidden_by(state, for_game(game, "0 =a5-e5", "0 =a5-d5")) == "G4"  # not complete
    assert forbidden_by(state, for_game(game, "0 =b5-g5", "0 =b5-f5")) == "G4"  # too long
    assert forbidden_by(play(state, f"0 ={line}"), f"0 ={line}") == "G4"  # chosen already


@BOTH
def test_g4_every_line_that_fits_may_be_chosen(game: LinesSpec) -> None:
    state = position(game, "hands=JC|-", blue=for_game(game, "c5..e5 g5..i5", "b5..d5 f5 g5"))
    state = play(state, for_game(game, "0 JC@f5", "0 JC@e5"))
    expected = for_game(game, {"=c5-g5", "=d5-h5", "=e5-i5"}, {"=b5-e5", "=c5-f5", "=d5-g5"})
    assert legal(state, 0) == expected


@BOTH
def test_g4_auto_takes_the_first_line_that_fits(game: LinesSpec) -> None:
    state, move = one_more_than_needed(game, "hands=JC,7H|JS,8H options=line_choice:auto")
    after, events = step(state, move)
    assert SequenceMade(0, for_game(game, "b5-f5", "b5-e5")) in events
    assert events[-1] == Drew(0, "2S")
    assert after.turn == 1
    assert chip(after, for_game(game, "g5", "f5")) == "b"


@BOTH
def test_g4_there_is_no_choice_when_every_line_wins(game: LinesSpec) -> None:
    chips = for_game(game, "a3-e3 b5..d5 f5 g5", "a3-d3 b5 c5 e5 f5")
    two, events = step(position(game, "hands=JC|-", blue=chips), for_game(game, "0 JC@e5", "0 JC@d5"))
    assert not any(isinstance(event, ChoiceOpened) for event in events)
    assert two.outcome == WON
    chips = for_game(game, "b5..d5 f5 g5", "b5 c5 e5 f5")
    three, events = step(position(game, "seats=3 hands=JC|-|-", blue=chips), for_game(game, "0 JC@e5", "0 JC@d5"))
    assert not any(isinstance(event, ChoiceOpened) for event in events)
    assert three.outcome == WON
    assert len(lines(three, 0)) == 1


@BOTH
def test_g79_a_completed_line_counts_at_once_and_cannot_be_declined(game: LinesSpec) -> None:
    state = position(game, "hands=JC|-", blue=for_game(game, "b5..e5", "b5..d5"))
    after = play(state, for_game(game, "0 JC@f5", "0 JC@e5"))
    assert lines(after, 0) == [for_game(game, "b5-f5", "b5-e5")]  # there was no choice to make
    assert after.turn == 1
    longer, move = one_more_than_needed(game)
    choosing = play(longer, move)
    assert all(text[0] == "=" for text in legal(choosing, 0))  # one of the lines must be chosen
    with pytest.raises(SetupError, match="G79"):
        position(game, blue=for_game(game, "b5..f5", "b5..e5"))


# --- Two sequences ---


@BOTH
def test_g5_a_chip_that_finishes_two_lines_makes_two_sequences(game: LinesSpec) -> None:
    state = position(game, "hands=JC|-", blue=for_game(game, "a5..d5 e1..e4", "a5..c5 d2..d4"))
    after, events = step(state, for_game(game, "0 JC@e5", "0 JC@d5"))
    made = {event.line for event in events if isinstance(event, SequenceMade)}
    assert made == for_game(game, {"a5-e5", "e1-e5"}, {"a5-d5", "d2-d5"})
    assert after.outcome == WON


@BOTH
def test_g5_two_lines_count_even_if_one_of_them_is_longer(game: LinesSpec) -> None:
    state = position(game, "hands=JC|-", blue=for_game(game, "b5..d5 f5 g5 e1..e4", "b5 c5 e5 f5 d2..d4"))
    after, events = step(state, for_game(game, "0 JC@e5", "0 JC@d5"))
    assert len([event for event in events if isinstance(event, SequenceMade)]) == 2
    assert after.outcome == WON


@BOTH
def test_g6_nine_in_a_row_are_two_sequences(game: LinesSpec) -> None:
    state = position(game, "hands=JC|-", blue=for_game(game, "a5..d5 f5..i5", "a5..c5 e5..g5"))
    after = play(state, for_game(game, "0 JC@e5", "0 JC@d5"))
    assert lines(after, 0) == for_game(game, ["a5-e5", "e5-i5"], ["a5-d5", "d5-g5"])
    assert after.outcome == WON
    one_by_one = position(game, "hands=JC|-", blue=for_game(game, "a5-e5 f5..h5", "a5-d5 e5 f5"))
    assert play(one_by_one, for_game(game, "0 JC@i5", "0 JC@g5")).outcome == WON


@BOTH
def test_g6_without_sharing_in_line_it_takes_ten(game: LinesSpec) -> None:
    off = "hands=JC,JD|- options=collinear_share:off"
    at_once = play(
        position(game, off, blue=for_game(game, "a5..d5 f5..i5", "a5..c5 e5..g5")), for_game(game, "0 JC@e5", "0 JC@d5")
    )
    assert at_once.outcome is None
    assert legal(at_once, 0) == for_game(
        game, {"=a5-e5", "=b5-f5", "=c5-g5", "=d5-h5", "=e5-i5"}, {"=a5-d5", "=b5-e5", "=c5-f5", "=d5-g5"}
    )
    state = play(
        position(game, off, blue=for_game(game, "a5-e5 f5..h5", "a5-d5 e5 f5")), for_game(game, "0 JC@i5", "0 JC@g5")
    )
    assert state.outcome is None
    assert lines(state, 0) == [for_game(game, "a5-e5", "a5-d5")]
    state = play(state, "1 pass", for_game(game, "0 JD@j5", "0 JD@h5"))
    assert lines(state, 0) == for_game(game, ["a5-e5", "f5-j5"], ["a5-d5", "e5-h5"])
    assert state.outcome == WON


@BOTH
def test_g7_two_sequences_win_before_a_chip_can_be_in_three(game: LinesSpec) -> None:
    chips = for_game(game, "a5..d5 e1..e4 a9..d6", "a4..c4 d1..d3 a1..c3")
    state = position(game, "hands=JC|JD", blue=chips)
    won = play(state, for_game(game, "0 JC@e5", "0 JC@d4"))
    assert won.outcome == WON
    assert won.actors == frozenset()
    assert forbidden_by(won, "1 JD@h6") == "G18"


def test_g8_one_side_may_use_a_corner_in_two_sequences() -> None:
    for share in ("on", "off"):
        for second, last in (("a2..a4", "a5"), ("b2..d4", "e5")):
            state = position(CLASSIC, f"hands=JC|- options=collinear_share:{share}", blue=f"a1-e1 {second}")
            after = play(state, f"0 JC@{last}")
            assert lines(after, 0) == ["a1-e1", f"a1-{last}"]
            assert after.outcome == WON


@pytest.mark.parametrize("share", ["on", "off"])
@pytest.mark.parametrize(
    ("line", "loose", "last", "second"),
    [
        ("a1-e1", "f1..h1", "i1", "f1-j1"),
        ("a6-a10", "a2..a4", "a5", "a1-a5"),
        ("f10-j10", "b10 c10 e10", "d10", "a10-e10"),
        ("j1-j5", "j7..j9", "j6", "j6-j10"),
    ],
)
def test_g9_eight_chips_between_two_corners_are_two_sequences(
    line: str, loose: str, last: str, second: str, share: str
) -> None:
    state = position(CLASSIC, f"hands=JC|- options=collinear_share:{share}", blue=f"{line} {loose}")
    after = play(state, f"0 JC@{last}")
    assert after.outcome == WON
    if share == "off":  # otherwise the corner isn't needed: the lines may share a chip
        assert lines(after, 0) == [line, second]


# --- Chosen cells stay chosen ---


@BOTH
def test_g74_the_chosen_cells_stay_and_nine_in_a_row_around_them_remain_one(game: LinesSpec) -> None:
    line, loose = for_game(game, ("b5-f5", "g5 h5"), ("b5-e5", "f5"))
    state = position(game, "hands=JC,JD|-", blue=f"{line} {loose}")
    state = play(state, for_game(game, "0 JC@i5", "0 JC@g5"), "1 pass")
    after, events = step(state, "0 JD@a5")
    assert [type(event) for event in events] == [Placed, Drew]  # no sequence and no choice
    assert lines(after, 0) == [line]
    assert after.outcome is None
    assert after.turn == 1
    assert [chip(after, cell) for cell in ("a5", "b5", for_game(game, "i5", "g5"))] == ["b", "B", "b"]


@BOTH
def test_g74_whether_there_is_a_second_sequence_depends_on_the_chosen_cells(game: LinesSpec) -> None:
    for line, outcome in for_game(game, (("a5-e5", WON), ("b5-f5", None)), (("a5-d5", WON), ("b5-e5", None))):
        hand = for_game(game, "5H,AH,9D,7H", "2C,4C,5C")
        state = position(game, f"hands={hand}|-", blue=for_game(game, "a5..d5 f5", "a5..c5 e5"))
        state = play(state, for_game(game, "0 5H@e5", "0 2C@d5"), f"0 ={line}", "1 pass")
        for move in for_game(game, ["0 AH@g5", "0 9D@h5"], ["0 4C@f5"]):
            state = play(state, move, "1 pass")
            assert lines(state, 0) == [line]
        assert play(state, for_game(game, "0 7H@i5", "0 5C@g5")).outcome == outcome


# --- Broken sequences (advanced jack, classic) ---

ADVANCED = "options=advanced_jack:on"


def test_g20_a_broken_sequence_no_longer_counts_and_its_chips_are_unlocked() -> None:
    state = position(CLASSIC, f"seats=4 hands=JS|JC|JH|- {ADVANCED}", green="b5-f5 a3..d3", top="2S")
    state = play(state, "0 JSxb5")
    assert lines(state, 1) == []
    assert [chip(state, cell) for cell in cells_between("b5-f5")] == [".", "g", "g", "g", "g"]
    assert state.view(0).data()["sequences"] == [[], []]
    made = play(state, "1 JC@e3")  # so the next line is the team's first sequence, not its second
    assert made.outcome is None
    assert lines(made, 1) == ["a3-e3"]
    again = play(state, "1 JC@b5")  # filling the gap completes the line again
    assert lines(again, 1) == ["b5-f5"]
    plain = position(CLASSIC, "hands=JH|-", green="c5..f5")  # unlocked chips need no advanced jack
    assert "JHxd5" in legal(plain, 0)


@pytest.mark.parametrize(("taken", "left"), [("b5", "c5-g5"), ("g5", "")])
def test_g20_g75_five_that_remain_still_count(taken: str, left: str) -> None:
    state = position(CLASSIC, f"hands=JS|- {ADVANCED}", green="b5-f5 g5", top="2S")
    after, events = step(state, f"0 JSx{taken}")
    if left:
        assert events == (
            Removed(0, "JS", "b5", 1),
            SequenceBroken(1, "b5-f5"),
            SequenceMade(1, "c5-g5"),
            Drew(0, "2S"),
        )
        assert lines(after, 1) == ["c5-g5"]
        assert {chip(after, cell) for cell in cells_between("c5-g5")} == {"G"}
    else:  # removing an unlocked chip next to it breaks nothing
        assert events == (Removed(0, "JS", "g5", 1), Drew(0, "2S"))
        assert lines(after, 1) == ["b5-f5"]


def test_g20_a_corner_can_replace_the_chip_removed_from_a_line() -> None:
    state = position(CLASSIC, f"hands=JS|- {ADVANCED}", green="b1-f1", blue="j5")
    after = play(state, "0 JSxf1")
    assert lines(after, 1) == ["a1-e1"]


def test_g75_when_several_lines_of_five_remain_any_owner_chooses_at_once() -> None:
    state = position(CLASSIC, f"seats=4 hands=JS,7H|8H|9H|6H {ADVANCED}", green="b5-f5 g5 h5", top="2S")
    state, events = step(state, "0 JSxb5")
    assert events == (
        Removed(0, "JS", "b5", 1),
        SequenceBroken(1, "b5-f5"),
        ChoiceOpened(1, ("c5-g5", "d5-h5")),
    )
    assert state.actors == {1, 3}
    assert state.turn == 0
    assert legal(state, 1) == legal(state, 3) == {"=c5-g5", "=d5-h5"}
    for other in (0, 2):
        assert legal(state, other) == set()
        assert forbidden_by(state, f"{other} =c5-g5") == "G4"
    assert forbidden_by(state, "1 8H@i4") == "G4"  # the turn waits
    assert state.hands[0] == ("7H",)
    for chooser in (1, 3):
        after, events = step(state, f"{chooser} =d5-h5")
        assert events == (SequenceMade(1, "d5-h5"), Drew(0, "2S"))  # the player who broke the line draws
        assert [chip(after, cell) for cell in ("c5", "d5", "h5")] == ["g", "G", "G"]
        assert after.turn == 1
        assert forbidden_by(after, "1 =c5-g5") == "G4"


def test_g75_auto_takes_the_first_of_several_lines_of_five() -> None:
    options = f"{ADVANCED},line_choice:auto"
    state = position(CLASSIC, f"hands=JS|8H {options}", green="b5-f5 g5 h5", top="2S")
    after, events = step(state, "0 JSxb5")
    assert SequenceMade(1, "c5-g5") in events
    assert after.turn == 1


def test_g75_with_manual_drawing_the_draw_comes_after_the_choice() -> None:
    options = f"{ADVANCED},forgotten_draw:permanent"
    state = position(CLASSIC, f"hands=JS,7H|8H {options}", green="b5-f5 g5 h5", top="2S")
    state = play(state, "0 JSxb5")
    assert forbidden_by(state, "0 +") == "G4"
    state = play(state, "1 =c5-g5")
    assert state.actors == {0, 1}
    assert play(state, "0 +").hands[0] == ("7H", "2S")


def test_g77_the_advanced_jack_is_refused_where_one_sequence_wins() -> None:
    with pytest.raises(SetupError, match=r"travel has none \(G77\)"):
        TRAVEL.new(seats=2, seed=bytes(32), options=TravelOptions(advanced_jack=True))
    for seats in (3, 6, 9, 12):
        with pytest.raises(SetupError, match=r"three .* \(G77\)"):
            CLASSIC.new(seats=seats, seed=bytes(32), options=ClassicOptions(advanced_jack=True, teams=3))
    for seats in (2, 6, 12):
        assert CLASSIC.new(seats=seats, seed=bytes(32), options=ClassicOptions(advanced_jack=True)).setup.teams == 2
