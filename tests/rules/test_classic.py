"""Classic: components, seats, the deal, and rules that only classic has. Shared rules are in test_both_boards.py."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from knaves.cards import split
from knaves.deal import seed_from
from knaves.game import Outcome, Reason, SetupError
from knaves.games.lines import CLASSIC, State
from knaves.games.lines.events import Drew, Exchanged, Placed, Removed, SequenceBroken, SequenceMade
from knaves.games.lines.options import ClassicOptions
from tests.moves import forbidden_by, legal, play, step
from tests.rules.positions import (
    CORNERS,
    cells_between,
    chip,
    chip_count,
    lines,
    place,
    position,
    spaces,
    table_actions,
)

DRAWING = """
** 2S 3S 4S 5S 6S 7S 8S 9S **
6C 5C 4C 3C 2C AH KH QH TH TS
7C AS 2D 3D 4D 5D 6D 7D 9H QS
8C KS 6C 5C 4C 3C 2C 8D 8H KS
9C QS 7C 6H 5H 4H AH 9D 7H AS
TC TS 8C 7H 2H 3H KH TD 6H 2D
QC 9S 9C 8H 9H TH QH QD 5H 3D
KC 8S TC QC KC AC AD KD 4H 4D
AC 7S 6S 5S 4S 3S 2S 2H 3H 5D
** AD KD QD TD 9D 8D 7D 6D **
"""
RANKING = "23456789TJQKA"
DOCS_SEED = bytes(range(32))  # from the test vectors in docs/deal.md


def new(seats: int, number: int = 0, **options: object) -> State:
    return CLASSIC.new(seats=seats, seed=seed_from(number), options=ClassicOptions(**options))  # type: ignore[arg-type]


def rank(card: str) -> int:
    return RANKING.index(card[0])


# --- What is in the box ---


def test_c1_a_board_of_ten_by_ten_and_two_packs() -> None:
    assert (CLASSIC.board.width, CLASSIC.board.height) == (10, 10)
    assert CLASSIC.board.layout == tuple(DRAWING.split())
    assert Counter(CLASSIC.pack) == {rank + suit: 2 for rank in RANKING for suit in "SHDC"}
    assert len(CLASSIC.pack) == 104
    assert new(2).card_counts() == Counter(CLASSIC.pack)
    assert [CLASSIC.side_name(side) for side in range(3)] == ["blue", "green", "red"]


def test_c20_every_card_but_the_jacks_is_on_two_spaces() -> None:
    shown = Counter(CLASSIC.board.layout)
    assert shown.pop("**") == 4
    assert [CLASSIC.board.number[cell] for cell in CORNERS] == [0, 9, 90, 99]
    assert shown == {rank + suit: 2 for rank in RANKING if rank != "J" for suit in "SHDC"}


def test_c20_either_space_may_be_taken_as_long_as_no_chip_lies_there() -> None:
    assert legal(position(CLASSIC, "hands=7H|-"), 0) == {"7H@i5", "7H@d6"}
    for half_taken in (position(CLASSIC, "hands=7H|-", green="i5"), position(CLASSIC, "hands=7H|-", blue="i5")):
        assert legal(half_taken, 0) == {"7H@d6"}
        assert forbidden_by(half_taken, "0 7H@i5") == "C20"
        assert chip(play(half_taken, "0 7H@d6"), "d6") == "b"


def test_c23_eight_jacks_four_with_two_eyes_and_four_with_one() -> None:
    jacks = [card for card in CLASSIC.pack if card[0] == "J"]
    assert len(jacks) == 8
    wild = [jack for jack in jacks if "@" in " ".join(legal(position(CLASSIC, f"hands={jack}|-", green="d4"), 0))]
    removing = [jack for jack in jacks if legal(position(CLASSIC, f"hands={jack}|-", green="d4"), 0) == {f"{jack}xd4"}]
    assert (len(wild), len(removing)) == (4, 4)


# --- Players, sides, seats ---


def test_c2_player_counts_that_split_into_two_or_three_equal_sides() -> None:
    assert CLASSIC.seat_counts == (2, 3, 4, 6, 8, 9, 10, 12)
    for seats in CLASSIC.seat_counts:
        assert new(seats).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 5, 7, 11, 13, 14, 15])
def test_c2_other_player_counts_are_refused(seats: int) -> None:
    with pytest.raises(SetupError, match=r"\(C2\)"):
        new(seats)


@pytest.mark.parametrize("seats", [2, 4, 6, 8, 10, 12])
def test_c6_c7_c8_two_equal_teams_on_alternating_seats_with_two_colours(seats: int) -> None:
    sides = CLASSIC.sides(seats, ClassicOptions(teams=2))
    assert Counter(sides) == {0: seats // 2, 1: seats // 2}
    assert all(one != other for one, other in pairwise([*sides, sides[0]]))
    with pytest.raises(SetupError, match="c3: 'r' is not a chip of a game with 2 teams"):
        position(CLASSIC, f"seats={seats} teams=2", red="c3")  # the third colour stays in the box


@pytest.mark.parametrize(("seats", "teams"), [(2, 3), (4, 3), (8, 3), (10, 3), (3, 2), (9, 2)])
def test_c7_sides_that_cannot_be_equal_are_refused(seats: int, teams: int) -> None:
    with pytest.raises(SetupError, match=r"\(C7\)"):
        new(seats, teams=teams)


@pytest.mark.parametrize("seats", [3, 6, 9, 12])
def test_c34_three_equal_teams_on_every_third_seat_with_three_colours(seats: int) -> None:
    sides = CLASSIC.sides(seats, ClassicOptions(teams=3))
    assert sides == (0, 1, 2) * (seats // 3)
    assert chip(position(CLASSIC, f"seats={seats} teams=3", red="c3"), "c3") == "r"


# --- The deal ---


@pytest.mark.parametrize("seats", [2, 3, 4, 9, 12])
def test_c9_the_lowest_card_deals_and_the_ace_is_high(seats: int) -> None:
    aces = 0
    for number in range(30):
        view = new(seats, number).view(None).data()
        first_round = view["opening"][:seats]
        assert [seat for seat, _ in first_round] == list(range(seats))  # every player draws one card
        lowest = min(rank(card) for _, card in first_round)
        assert rank(dict(map(tuple, first_round))[view["dealer"]]) == lowest
        aces += sum(card[0] == "A" for _, card in first_round)
        assert first_round[view["dealer"]][1][0] != "A" or lowest == 12
    assert aces > 0


def test_c9_c14_the_example_deal_of_the_docs() -> None:
    state = CLASSIC.new(seats=2, seed=DOCS_SEED)
    view = state.view(None).data()
    assert view["opening"] == [[0, "KH"], [1, "5C"]]
    assert view["dealer"] == 1
    assert state.turn == 0


def test_c10_c11_everyone_gets_the_same_number_and_the_draw_pile_is_face_down() -> None:
    state = CLASSIC.new(seats=2, seed=DOCS_SEED)
    assert state.hands == (split("2D,TC,JH,AC,QC,9H,2C"), split("4C,5C,6H,JC,9D,QC,KD"))
    assert len(state.deck) == 104 - 14
    assert state.card_counts() == Counter(CLASSIC.pack)
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert view.data()["deck_count"] == 90
        assert "deck=??*90" in str(view)


@pytest.mark.parametrize("seats", [2, 6])
def test_c11_a_hand_is_seen_by_its_owner_alone(seats: int) -> None:
    state = new(seats)
    for seat in range(seats):
        view = state.view(seat)
        assert view.data()["hand"] == list(state.hands[seat])
        shown = str(view).split("hands=")[1].split()[0].split("|")
        assert [hand for other, hand in enumerate(shown) if other != seat] == [f"??*{len(view.hand)}"] * (seats - 1)
    assert state.view(None).data()["hand"] == []
    event = next(event for event in state.apply(state.turn, state.legal(state.turn)[0])[1] if isinstance(event, Drew))
    others = [seat for seat in (None, *range(seats)) if seat != event.seat]
    assert [event.seen_by(seat) for seat in others] == [{"event": "drew", "seat": event.seat, "card": "??"}] * seats
    assert event.seen_by(event.seat) == {"event": "drew", "seat": event.seat, "card": event.card}


def test_c12_everyone_sees_board_draw_pile_and_chips() -> None:
    state = play(position(CLASSIC, "seats=4 hands=7H|JS|8H|9H", green="c3"), "0 7H@d6", "1 JSxd6")
    views = [state.view(seat).data() for seat in (None, 0, 1, 2, 3)]
    for key in ("board", "deck_count", "discards", "hand_counts", "turn", "sequences"):
        assert all(view[key] == views[0][key] for view in views)


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (4, 6), (6, 5), (8, 4), (10, 3), (12, 3)])
def test_c13_hand_size_with_two_sides(seats: int, size: int) -> None:
    state = new(seats, teams=2)
    assert list(map(len, state.hands)) == [size] * seats
    assert len(state.deck) == 104 - seats * size


@pytest.mark.parametrize(("seats", "size"), [(3, 6), (6, 5), (9, 4), (12, 3)])
def test_c35_hand_size_with_three_sides(seats: int, size: int) -> None:
    state = new(seats, teams=3)
    assert list(map(len, state.hands)) == [size] * seats
    assert len(state.deck) == 104 - seats * size


@pytest.mark.parametrize("seats", CLASSIC.seat_counts)
def test_c14_the_player_left_of_the_dealer_begins(seats: int) -> None:
    for number in range(10):
        state = new(seats, number)
        dealer = state.view(None).data()["dealer"]
        assert state.turn == (dealer + 1) % seats
        assert state.actors == {state.turn}
        assert forbidden_by(state, f"{dealer} {place(CLASSIC, '7H')}") == "C14"


# --- Corners ---


@pytest.mark.parametrize("line", ["a1-e1", "a1-a5", "a1-e5", "f1-j1", "j1-j5", "j1-f5", "a6-a10", "e6-a10", "f10-j10"])
@pytest.mark.parametrize("seat", [0, 1])
def test_c21_a_corner_counts_for_every_side_without_a_chip(line: str, seat: int) -> None:
    cells = [cell for cell in cells_between(line) if cell not in CORNERS]
    assert len(cells) == 4
    for last in cells:
        others = " ".join(cell for cell in cells if cell != last)
        state = position(CLASSIC, f"hands=JC|JD turn={seat}", **{("blue", "green")[seat]: others})
        after, events = step(state, f"{seat} {('JC', 'JD')[seat]}@{last}")
        assert SequenceMade(seat, line) in events
        assert lines(after, seat) == [line]


def test_c21_a_position_with_a_chip_on_a_corner_is_refused() -> None:
    with pytest.raises(SetupError, match="C21"):
        CLASSIC.position("classic seats=2 board=b8*/10/10/10/10/10/10/10/10/*8*")


def test_c22_two_teams_may_use_the_same_corner() -> None:
    state = position(CLASSIC, "hands=-|JC turn=1", blue="a1-e1", green="a2..a4")
    after, events = step(state, "1 JC@a5")
    assert SequenceMade(1, "a1-a5") in events
    assert (lines(after, 0), lines(after, 1)) == (["a1-e1"], ["a1-a5"])


# --- The white side of the chips ---


def test_c19_the_chips_of_a_sequence_are_turned_and_no_others() -> None:
    state = position(CLASSIC, "hands=JC|-", blue="a5..d5 d6 c8", green="e6")
    assert [chip(state, cell) for cell in ("a5", "d5", "d6", "e6")] == ["b", "b", "b", "g"]
    after, events = step(state, "0 JC@e5")
    assert SequenceMade(0, "a5-e5") in events
    assert "/BBBBB5/" in str(after)
    assert [chip(after, cell) for cell in ("d6", "c8", "e6")] == ["b", "b", "g"]
    for seat in (None, 0, 1):
        assert after.view(seat).data()["sequences"] == [[["a5", "b5", "c5", "d5", "e5"]], []]
    picture = after.view(1).picture()
    assert "(●9C)(●QS)(●7C)(●6H)(●5H)" in picture
    assert " ●7H " in picture


# --- Advanced jack ---


def test_c31_an_advanced_jack_takes_a_chip_out_of_a_sequence() -> None:
    plain = position(CLASSIC, "hands=JS|-", green="b5-f5 c8")
    assert legal(plain, 0) == {"JSxc8"}
    assert forbidden_by(plain, "0 JSxd5") == "C27"
    advanced = position(CLASSIC, "hands=JS|- options=advanced_jack:on", green="b5-f5 c8", blue="d8", top="2S")
    assert legal(advanced, 0) == {f"JSx{cell}" for cell in ("b5", "c5", "d5", "e5", "f5", "c8")}
    after, events = step(advanced, "0 JSxd5")
    assert events == (Removed(0, "JS", "d5", 1), SequenceBroken(1, "b5-f5"), Drew(0, "2S"))
    assert chip(after, "d5") == "."
    assert lines(after, 1) == []


def test_c31_an_advanced_jack_takes_no_chip_of_its_own_side() -> None:
    state = position(CLASSIC, "hands=JS|- options=advanced_jack:on", blue="b5-f5", green="c8")
    assert legal(state, 0) == {"JSxc8"}
    assert forbidden_by(state, "0 JSxd5") == "B8"


# --- Three sides ---


def test_c32_three_sides_play_by_the_same_rules() -> None:
    dead = spaces(CLASSIC, "KS")
    hands = "hands=7H,JC,JS,KS|9H|QD"
    state = position(CLASSIC, f"seats=3 {hands}", green=dead, red="d4", blue="e8", top="2S,3S")
    wild = {f"JC@{cell}" for cell in CLASSIC.board.names if cell not in (*CORNERS, *dead.split(), "d4", "e8")}
    removals = {f"JSx{cell}" for cell in (*dead.split(), "d4")}  # of both opponents
    assert legal(state, 0) == {"7H@d6", "7H@i5", "KS!"} | wild | removals
    assert table_actions(state, 0) == {"offer"}
    after, events = step(state, "0 KS!")
    assert events == (Exchanged(0, "KS"), Drew(0, "2S"))
    after, events = step(after, "0 JSxd4")
    assert events == (Removed(0, "JS", "d4", 2), Drew(0, "3S"))
    assert chip_count(after) == chip_count(state) - 1
    assert after.turn == 1
    after, events = step(after, "1 9H@i3")
    assert events[0] == Placed(1, "9H", "i3")
    assert after.turn == 2


@pytest.mark.parametrize("seats", [3, 6, 9, 12])
def test_c33_c36_with_three_sides_the_first_sequence_wins(seats: int) -> None:
    hands = "|".join(["JC", *["-"] * (seats - 1)])
    state = position(CLASSIC, f"seats={seats} teams=3 hands={hands}", blue="a5..d5", red="a6..d6")
    assert state.view(0).data()["needed"] == 1
    after, events = step(state, "0 JC@e5")
    assert SequenceMade(0, "a5-e5") in events
    assert after.outcome == Outcome(tuple(range(0, seats, 3)), Reason.COMPLETED)
    assert after.actors == frozenset()
