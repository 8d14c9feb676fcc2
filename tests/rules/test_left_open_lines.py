"""What the sheets leave open about lines: longer ones, several at once, corners, and broken ones."""

from __future__ import annotations

import pytest

from knaves.game import Outcome, Reason, SetupError
from knaves.games.lines import CLASSIC, TRAVEL, LinesSpec, State
from knaves.games.lines.events import ChoiceOpened, Drew, Placed, Removed, SequenceBroken, SequenceMade
from knaves.games.lines.options import ClassicOptions, TravelOptions
from tests.rules.board import BOTH, chip, legal, lines, of, on, play, put, refused, step, walk

WON = Outcome((0,), Reason.COMPLETED)


# --- Longer lines ---


def one_more_than_needed(game: LinesSpec, fields: str = "hands=JC,7H|JS,8H") -> tuple[State, str]:
    """Blue is about to have six (travel: five) in a row, from b5 on."""
    state = put(game, fields, blue=of(game, "b5..d5 f5 g5", "b5 c5 e5 f5"), top="2S")
    return state, of(game, "0 JC@e5", "0 JC@d5")


@BOTH
def test_g4_the_owner_says_which_cells_of_a_longer_line_are_the_sequence(game: LinesSpec) -> None:
    state, move = one_more_than_needed(game)
    first, second = of(game, ("b5-f5", "c5-g5"), ("b5-e5", "c5-f5"))
    opened, events = step(state, move)
    assert events == (Placed(0, "JC", move[-2:]), ChoiceOpened(0, (first, second)))
    assert opened.hands[0] == ("7H",)  # the draw waits for the choice
    assert opened.turn == 0
    assert opened.actors == {0}
    assert legal(opened, 0) == {f"={first}", f"={second}"}
    assert legal(opened, 1) == set()
    for line, left_over in ((first, walk(second)[-1]), (second, walk(first)[0])):
        chosen, events = step(opened, f"0 ={line}")
        assert events == (SequenceMade(0, line), Drew(0, "2S"))
        assert lines(chosen, 0) == [line]
        assert {chip(chosen, cell) for cell in walk(line)} == {"B"}
        assert chosen.turn == 1
        assert {move for move in legal(chosen, 1) if move[0] == "J"} == {f"JSx{left_over}"}  # the rest stays removable


@BOTH
def test_g4_nothing_else_is_done_before_the_choice_and_nobody_else_makes_it(game: LinesSpec) -> None:
    state, move = one_more_than_needed(game, "seats=4 hands=JC,7H|8H|9H|6H")
    state = play(state, move)
    line = of(game, "b5-f5", "b5-e5")
    for other in (1, 2, 3):  # not even the partner: the seat that made the line chooses
        assert refused(state, f"{other} ={line}") == "G4"
    for other_move in (f"0 {on(game, '7H')}", "0 pass", "0 offer", "1 pass", "0 7H!"):
        assert refused(state, other_move) == "G4"
    assert refused(state, of(game, "0 =a5-e5", "0 =a5-d5")) == "G4"  # not complete
    assert refused(state, of(game, "0 =b5-g5", "0 =b5-f5")) == "G4"  # too long
    assert refused(play(state, f"0 ={line}"), f"0 ={line}") == "G4"  # chosen already


@BOTH
def test_g4_every_line_that_fits_may_be_chosen(game: LinesSpec) -> None:
    state = put(game, "hands=JC|-", blue=of(game, "c5..e5 g5..i5", "b5..d5 f5 g5"))
    state = play(state, of(game, "0 JC@f5", "0 JC@e5"))
    expected = of(game, {"=c5-g5", "=d5-h5", "=e5-i5"}, {"=b5-e5", "=c5-f5", "=d5-g5"})
    assert legal(state, 0) == expected


@BOTH
def test_g4_auto_takes_the_first_line_that_fits(game: LinesSpec) -> None:
    state, move = one_more_than_needed(game, "hands=JC,7H|JS,8H options=line_choice:auto")
    after, events = step(state, move)
    assert SequenceMade(0, of(game, "b5-f5", "b5-e5")) in events
    assert events[-1] == Drew(0, "2S")
    assert after.turn == 1
    assert chip(after, of(game, "g5", "f5")) == "b"


@BOTH
def test_g4_nothing_is_asked_when_every_choice_wins(game: LinesSpec) -> None:
    chips = of(game, "a3-e3 b5..d5 f5 g5", "a3-d3 b5 c5 e5 f5")
    two, events = step(put(game, "hands=JC|-", blue=chips), of(game, "0 JC@e5", "0 JC@d5"))
    assert not any(isinstance(event, ChoiceOpened) for event in events)
    assert two.outcome == WON
    chips = of(game, "b5..d5 f5 g5", "b5 c5 e5 f5")
    three, events = step(put(game, "seats=3 hands=JC|-|-", blue=chips), of(game, "0 JC@e5", "0 JC@d5"))
    assert not any(isinstance(event, ChoiceOpened) for event in events)
    assert three.outcome == WON
    assert len(lines(three, 0)) == 1


@BOTH
def test_g79_a_completed_line_counts_at_once_and_cannot_be_declined(game: LinesSpec) -> None:
    state = put(game, "hands=JC|-", blue=of(game, "b5..e5", "b5..d5"))
    after = play(state, of(game, "0 JC@f5", "0 JC@e5"))
    assert lines(after, 0) == [of(game, "b5-f5", "b5-e5")]  # nobody was asked
    assert after.turn == 1
    longer, move = one_more_than_needed(game)
    choosing = play(longer, move)
    assert all(text[0] == "=" for text in legal(choosing, 0))  # one of them, not none
    with pytest.raises(SetupError, match="G79"):
        put(game, blue=of(game, "b5..f5", "b5..e5"))


# --- Two sequences ---


@BOTH
def test_g5_a_chip_that_finishes_two_lines_makes_two_sequences(game: LinesSpec) -> None:
    state = put(game, "hands=JC|-", blue=of(game, "a5..d5 e1..e4", "a5..c5 d2..d4"))
    after, events = step(state, of(game, "0 JC@e5", "0 JC@d5"))
    made = {event.line for event in events if isinstance(event, SequenceMade)}
    assert made == of(game, {"a5-e5", "e1-e5"}, {"a5-d5", "d2-d5"})
    assert after.outcome == WON


@BOTH
def test_g5_two_lines_count_though_one_of_them_is_longer(game: LinesSpec) -> None:
    state = put(game, "hands=JC|-", blue=of(game, "b5..d5 f5 g5 e1..e4", "b5 c5 e5 f5 d2..d4"))
    after, events = step(state, of(game, "0 JC@e5", "0 JC@d5"))
    assert len([event for event in events if isinstance(event, SequenceMade)]) == 2
    assert after.outcome == WON


@BOTH
def test_g6_nine_in_a_row_are_two_sequences(game: LinesSpec) -> None:
    state = put(game, "hands=JC|-", blue=of(game, "a5..d5 f5..i5", "a5..c5 e5..g5"))
    after = play(state, of(game, "0 JC@e5", "0 JC@d5"))
    assert lines(after, 0) == of(game, ["a5-e5", "e5-i5"], ["a5-d5", "d5-g5"])
    assert after.outcome == WON
    one_by_one = put(game, "hands=JC|-", blue=of(game, "a5-e5 f5..h5", "a5-d5 e5 f5"))
    assert play(one_by_one, of(game, "0 JC@i5", "0 JC@g5")).outcome == WON


@BOTH
def test_g6_without_sharing_in_line_it_takes_ten(game: LinesSpec) -> None:
    off = "hands=JC,JD|- options=collinear_share:off"
    at_once = play(put(game, off, blue=of(game, "a5..d5 f5..i5", "a5..c5 e5..g5")), of(game, "0 JC@e5", "0 JC@d5"))
    assert at_once.outcome is None
    assert legal(at_once, 0) == of(
        game, {"=a5-e5", "=b5-f5", "=c5-g5", "=d5-h5", "=e5-i5"}, {"=a5-d5", "=b5-e5", "=c5-f5", "=d5-g5"}
    )
    state = play(put(game, off, blue=of(game, "a5-e5 f5..h5", "a5-d5 e5 f5")), of(game, "0 JC@i5", "0 JC@g5"))
    assert state.outcome is None
    assert lines(state, 0) == [of(game, "a5-e5", "a5-d5")]
    state = play(state, "1 pass", of(game, "0 JD@j5", "0 JD@h5"))
    assert lines(state, 0) == of(game, ["a5-e5", "f5-j5"], ["a5-d5", "e5-h5"])
    assert state.outcome == WON


@BOTH
def test_g7_a_chip_in_three_sequences_needs_no_rule(game: LinesSpec) -> None:
    chips = of(game, "a5..d5 e1..e4 a9..d6", "a4..c4 d1..d3 a1..c3")
    state = put(game, "hands=JC|JD", blue=chips)
    won = play(state, of(game, "0 JC@e5", "0 JC@d4"))
    assert won.outcome == WON
    assert won.actors == frozenset()
    assert refused(won, "1 JD@h6") == "G18"


def test_g8_one_side_may_use_a_corner_in_two_sequences() -> None:
    for share in ("on", "off"):
        for second, last in (("a2..a4", "a5"), ("b2..d4", "e5")):
            state = put(CLASSIC, f"hands=JC|- options=collinear_share:{share}", blue=f"a1-e1 {second}")
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
    state = put(CLASSIC, f"hands=JC|- options=collinear_share:{share}", blue=f"{line} {loose}")
    after = play(state, f"0 JC@{last}")
    assert after.outcome == WON
    if share == "off":  # else the corner is not needed: one chip may serve twice
        assert lines(after, 0) == [line, second]


# --- Chosen cells stay chosen ---


@BOTH
def test_g74_the_chosen_cells_stay_and_nine_in_a_row_around_them_remain_one(game: LinesSpec) -> None:
    line, loose = of(game, ("b5-f5", "g5 h5"), ("b5-e5", "f5"))
    state = put(game, "hands=JC,JD|-", blue=f"{line} {loose}")
    state = play(state, of(game, "0 JC@i5", "0 JC@g5"), "1 pass")
    after, events = step(state, "0 JD@a5")
    assert [type(event) for event in events] == [Placed, Drew]  # nothing counts, nothing is asked
    assert lines(after, 0) == [line]
    assert after.outcome is None
    assert after.turn == 1
    assert [chip(after, cell) for cell in ("a5", "b5", of(game, "i5", "g5"))] == ["b", "B", "b"]


@BOTH
def test_g74_whether_there_is_a_second_sequence_depends_on_the_chosen_cells(game: LinesSpec) -> None:
    for line, outcome in of(game, (("a5-e5", WON), ("b5-f5", None)), (("a5-d5", WON), ("b5-e5", None))):
        hand = of(game, "5H,AH,9D,7H", "2C,4C,5C")
        state = put(game, f"hands={hand}|-", blue=of(game, "a5..d5 f5", "a5..c5 e5"))
        state = play(state, of(game, "0 5H@e5", "0 2C@d5"), f"0 ={line}", "1 pass")
        for move in of(game, ["0 AH@g5", "0 9D@h5"], ["0 4C@f5"]):
            state = play(state, move, "1 pass")
            assert lines(state, 0) == [line]
        assert play(state, of(game, "0 7H@i5", "0 5C@g5")).outcome == outcome


# --- Broken sequences (advanced jack, classic) ---

ADVANCED = "options=advanced_jack:on"


def test_g20_a_broken_sequence_no_longer_counts_and_its_chips_are_loose() -> None:
    state = put(CLASSIC, f"seats=4 hands=JS|JC|JH|- {ADVANCED}", green="b5-f5 a3..d3", top="2S")
    state = play(state, "0 JSxb5")
    assert lines(state, 1) == []
    assert [chip(state, cell) for cell in walk("b5-f5")] == [".", "g", "g", "g", "g"]
    assert state.view(0).data()["sequences"] == [[], []]
    made = play(state, "1 JC@e3")  # the next line is the first again, not the second
    assert made.outcome is None
    assert lines(made, 1) == ["a3-e3"]
    again = play(state, "1 JC@b5")  # and the gap may be filled: the line is complete anew
    assert lines(again, 1) == ["b5-f5"]
    plain = put(CLASSIC, "hands=JH|-", green="c5..f5")  # loose chips need no advanced jack
    assert "JHxd5" in legal(plain, 0)


@pytest.mark.parametrize(("taken", "left"), [("b5", "c5-g5"), ("g5", "")])
def test_g20_g75_five_that_remain_still_count(taken: str, left: str) -> None:
    state = put(CLASSIC, f"hands=JS|- {ADVANCED}", green="b5-f5 g5", top="2S")
    after, events = step(state, f"0 JSx{taken}")
    if left:
        assert events == (
            Removed(0, "JS", "b5", 1),
            SequenceBroken(1, "b5-f5"),
            SequenceMade(1, "c5-g5"),
            Drew(0, "2S"),
        )
        assert lines(after, 1) == ["c5-g5"]
        assert {chip(after, cell) for cell in walk("c5-g5")} == {"G"}
    else:  # a loose chip beside it breaks nothing
        assert events == (Removed(0, "JS", "g5", 1), Drew(0, "2S"))
        assert lines(after, 1) == ["b5-f5"]


def test_g20_the_corner_of_a_broken_line_may_save_it() -> None:
    state = put(CLASSIC, f"hands=JS|- {ADVANCED}", green="b1-f1", blue="j5")
    after = play(state, "0 JSxf1")
    assert lines(after, 1) == ["a1-e1"]


def test_g75_when_several_fives_remain_any_owner_chooses_at_once() -> None:
    state = put(CLASSIC, f"seats=4 hands=JS,7H|8H|9H|6H {ADVANCED}", green="b5-f5 g5 h5", top="2S")
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
        assert refused(state, f"{other} =c5-g5") == "G4"
    assert refused(state, "1 8H@i4") == "G4"  # the turn waits
    assert state.hands[0] == ("7H",)
    for chooser in (1, 3):
        after, events = step(state, f"{chooser} =d5-h5")
        assert events == (SequenceMade(1, "d5-h5"), Drew(0, "2S"))  # the one who broke it draws
        assert [chip(after, cell) for cell in ("c5", "d5", "h5")] == ["g", "G", "G"]
        assert after.turn == 1
        assert refused(after, "1 =c5-g5") == "G4"


def test_g75_auto_takes_the_first_of_several_fives() -> None:
    options = f"{ADVANCED},line_choice:auto"
    state = put(CLASSIC, f"hands=JS|8H {options}", green="b5-f5 g5 h5", top="2S")
    after, events = step(state, "0 JSxb5")
    assert SequenceMade(1, "c5-g5") in events
    assert after.turn == 1


def test_g75_where_drawing_is_by_hand_the_right_comes_after_the_choice() -> None:
    options = f"{ADVANCED},forgotten_draw:permanent"
    state = put(CLASSIC, f"hands=JS,7H|8H {options}", green="b5-f5 g5 h5", top="2S")
    state = play(state, "0 JSxb5")
    assert refused(state, "0 +") == "G4"
    state = play(state, "1 =c5-g5")
    assert state.actors == {0, 1}
    assert play(state, "0 +").hands[0] == ("7H", "2S")


def test_g77_the_advanced_jack_is_refused_where_it_has_no_meaning() -> None:
    with pytest.raises(SetupError, match=r"travel has none \(G77\)"):
        TRAVEL.new(seats=2, seed=bytes(32), options=TravelOptions(advanced_jack=True))
    for seats in (3, 6, 9, 12):
        with pytest.raises(SetupError, match=r"three .* \(G77\)"):
            CLASSIC.new(seats=seats, seed=bytes(32), options=ClassicOptions(advanced_jack=True, teams=3))
    for seats in (2, 6, 12):
        assert CLASSIC.new(seats=seats, seed=bytes(32), options=ClassicOptions(advanced_jack=True)).setup.teams == 2
