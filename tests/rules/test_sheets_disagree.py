"""Our choices where the printed rules disagree. B10 to B14 are in test_forgotten_draw.py and test_table_talk.py."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from knaves.deal import seed_from
from knaves.game import Outcome, Reason, SetupError
from knaves.games.lines import CLASSIC, TRAVEL, LinesSpec, State
from knaves.games.lines.events import Drew, Exchanged, Removed, SequenceBroken, SequenceMade
from tests.moves import forbidden_by, legal, play, step
from tests.rules.positions import (
    BOTH,
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

RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text("utf-8")


# --- Lines ---


@pytest.mark.parametrize("line", ["c2-g6", "f2-b6", "a1-e5", "j1-f5"])
def test_b1_diagonals_count_in_classic_unless_they_are_switched_off(line: str) -> None:
    assert_diagonal(CLASSIC, line)


@pytest.mark.parametrize("line", ["b2-e5", "f2-c5"])
def test_b1_diagonals_count_in_travel_unless_they_are_switched_off(line: str) -> None:
    assert_diagonal(TRAVEL, line)


def assert_diagonal(game: LinesSpec, line: str) -> None:
    first, *others = [cell for cell in cells_between(line) if cell not in ("a1", "j1")]
    chips = " ".join(others)
    assert lines(play(position(game, "hands=JC|-", blue=chips), f"0 JC@{first}"), 0) == [line]
    after, events = step(position(game, "hands=JC|- options=diagonals:off", blue=chips), f"0 JC@{first}")
    assert not any(isinstance(event, SequenceMade) for event in events)
    assert lines(after, 0) == []
    with pytest.raises(SetupError, match="not a line"):
        position(game, "options=diagonals:off", blue=line)


@BOTH
def test_b1_rows_and_columns_count_without_diagonals_too(game: LinesSpec) -> None:
    across = position(game, "hands=JC|- options=diagonals:off", blue=for_game(game, "b5..e5", "b5..d5"))
    assert lines(play(across, for_game(game, "0 JC@f5", "0 JC@e5")), 0) == [for_game(game, "b5-f5", "b5-e5")]
    down = position(game, "hands=JC|- options=diagonals:off", blue=for_game(game, "c2..c5", "c2..c4"))
    assert lines(play(down, for_game(game, "0 JC@c6", "0 JC@c5")), 0) == [for_game(game, "c2-c6", "c2-c5")]


@pytest.mark.parametrize("share", ["on", "off"])
@BOTH
def test_b2_crossing_sequences_may_share_a_chip_either_way(game: LinesSpec, share: str) -> None:
    fields = f"hands=JC|- options=collinear_share:{share}"
    one_by_one = position(game, fields, blue=for_game(game, "a5-e5 c1..c3", "a5-d5 c2 c3"))
    after = play(one_by_one, "0 JC@c4")
    assert lines(after, 0) == for_game(game, ["a5-e5", "c1-c5"], ["a5-d5", "c2-c5"])
    assert after.outcome == Outcome((0,), Reason.COMPLETED)
    at_once = position(game, fields, blue=for_game(game, "a5..d5 f4..i1", "a4..c4 a1..c3"))
    after = play(at_once, for_game(game, "0 JC@e5", "0 JC@d4"))
    assert set(lines(after, 0)) == for_game(game, {"a5-e5", "i1-e5"}, {"a4-d4", "a1-d4"})
    assert after.outcome == Outcome((0,), Reason.COMPLETED)


@BOTH
def test_b2_in_one_straight_line_sharing_is_an_option(game: LinesSpec) -> None:
    line, loose, last = for_game(game, ("a5-e5", "f5..h5", "i5"), ("a5-d5", "e5 f5", "g5"))
    shared = play(position(game, "hands=JC|-", blue=f"{line} {loose}"), f"0 JC@{last}")
    assert shared.outcome == Outcome((0,), Reason.COMPLETED)
    apart = play(position(game, "hands=JC|- options=collinear_share:off", blue=f"{line} {loose}"), f"0 JC@{last}")
    assert lines(apart, 0) == [line]
    assert apart.outcome is None
    with pytest.raises(SetupError, match="B2"):
        position(game, "options=collinear_share:off", blue=for_game(game, "a5-e5 e5-i5", "a5-d5 d5-g5"))


# --- Dead cards ---


def on_full_board(game: LinesSpec, limit: str, hand: str, top: str, free: str = "") -> State:
    """A position in which seat 0 has these cards and only these spaces are free."""
    return position(game, f"hands={hand}|- options=dead_cards:{limit}", **full_board(game, free), top=top)


@BOTH
def test_b3_one_dead_card_in_a_turn(game: LinesSpec) -> None:
    state = position(game, "hands=KS,QS,7H|-", green=spaces(game, "KS", "QS"), top="2S,3S")
    assert {"KS!", "QS!"} < legal(state, 0)
    state = play(state, "0 QS!")
    assert not [move for move in legal(state, 0) if move.endswith("!")]
    assert forbidden_by(state, "0 KS!") == "B3"
    state = play(state, f"0 {place(game, '7H')}", "1 pass")
    assert "KS!" in legal(state, 0)  # a new turn, a new exchange


@BOTH
def test_b3_one_in_a_turn_even_if_the_player_is_stuck(game: LinesSpec) -> None:
    state = play(on_full_board(game, "one", "KS,QS", "AS"), "0 KS!")
    assert legal(state, 0) == {"pass"}
    assert forbidden_by(state, "0 QS!") == "B3"
    assert forbidden_by(state, "0 AS!") == "B3"


@BOTH
def test_b3_one_then_more_while_stuck(game: LinesSpec) -> None:
    state = on_full_board(game, "one_then_stuck", "KS,QS", "AS,TS,7H,9H", free=spaces(game, "7H"))
    for card in ("KS", "AS", "TS"):
        assert f"{card}!" in legal(state, 0)
        state = play(state, f"0 {card}!")
    assert state.hands[0] == ("QS", "7H")
    assert {move[:3] for move in legal(state, 0)} == {"7H@"}  # no longer stuck
    assert forbidden_by(state, "0 QS!") == "B3"


@BOTH
def test_b3_one_then_stuck_gives_the_first_to_everybody(game: LinesSpec) -> None:
    state = on_full_board(game, "one_then_stuck", "KS,QS,7H", "9H", free=spaces(game, "7H"))
    assert {"KS!", "QS!"} < legal(state, 0)
    assert forbidden_by(play(state, "0 KS!"), "0 QS!") == "B3"


@BOTH
def test_b3_any_number_of_dead_cards(game: LinesSpec) -> None:
    state = on_full_board(game, "unlimited", "KS,QS,7H", "AS,9H,8H,6H", free=spaces(game, "7H"))
    for card in ("KS", "QS", "AS", "9H"):
        assert place(game, "7H") in legal(state, 0)  # exchanging is allowed even though a play is possible
        state, events = step(state, f"0 {card}!")
        assert events[0] == Exchanged(0, card)
    assert state.hands[0] == ("7H", "8H", "6H")
    assert state.turn == 0


@BOTH
def test_b4_everyone_sees_which_card_was_exchanged_and_nobody_the_new_one(game: LinesSpec) -> None:
    state = position(game, "seats=3 hands=KS|-|-", green=spaces(game, "KS"), top="2S")
    after, events = step(state, "0 KS!")
    for seat in (None, 0, 1, 2):
        assert events[0].seen_by(seat) == {"event": "exchanged", "seat": 0, "card": "KS"}
        assert after.view(seat).data()["discards"][0] == ["KS"]
    assert events[1] == Drew(0, "2S")
    assert events[1].seen_by(1) == {"event": "drew", "seat": 0, "card": "??"}


def test_b5_travel_has_the_dead_card_rule() -> None:
    state = position(TRAVEL, "hands=KS,7H|-", green="h4", top="2S")
    after, events = step(state, "0 KS!")
    assert events == (Exchanged(0, "KS"), Drew(0, "2S"))
    assert after.turn == 0


# --- Spaces and jacks ---


def test_b6_in_travel_each_card_has_one_space_and_there_are_no_corners() -> None:
    for card in TRAVEL.pack:
        if card[0] != "J":
            assert len(legal(position(TRAVEL, f"hands={card}|-"), 0)) == 1
    assert TRAVEL.board.corners == 0
    assert {f"JC@{cell}" for cell in ("a1", "h1", "a6", "h6")} <= legal(position(TRAVEL, "hands=JC|-"), 0)


def test_b7_in_travel_a_two_eyed_jack_needs_a_free_space() -> None:
    state = position(TRAVEL, "hands=JD|-", **full_board(TRAVEL, free="c4"))
    assert legal(state, 0) == {"JD@c4"}
    assert forbidden_by(state, "0 JD@a1") == "T20"


@BOTH
def test_b8_a_one_eyed_jack_takes_no_chip_of_its_own_side(game: LinesSpec) -> None:
    state = position(game, "seats=4 hands=-|-|JS|- turn=2", blue="c3", green="d4")
    assert legal(state, 2) == {"JSxd4"}
    assert forbidden_by(state, "2 JSxc3") == "B8"  # partners share their chips
    three = position(game, "seats=3 hands=JS|-|-", blue="c3", green="d4", red="e4")
    assert legal(three, 0) == {"JSxd4", "JSxe4"}


@BOTH
def test_b9_a_space_with_the_players_own_chip_is_taken_too(game: LinesSpec) -> None:
    for side in ("blue", "green"):
        state = position(game, "hands=7H|-", **{side: spaces(game, "7H")})
        assert legal(state, 0) == {"7H!"}
        assert forbidden_by(state, f"0 {place(game, '7H')}") == for_game(game, "C20", "T15")


def test_b15_an_advanced_jack_takes_a_single_chip() -> None:
    state = position(CLASSIC, "hands=JS|- options=advanced_jack:on", green="b5-f5 h8")
    after, events = step(state, "0 JSxf5")
    assert [type(event) for event in events[:2]] == [Removed, SequenceBroken]
    assert chip_count(after) == chip_count(state) - 1
    assert after.actors == {1}


@BOTH
def test_b25_a_removal_is_the_whole_play(game: LinesSpec) -> None:
    state = position(game, "hands=JS,JC|8H", green="d4")
    after = play(state, "0 JSxd4")
    assert chip_count(after) == 0
    assert legal(after, 0) == set()
    assert forbidden_by(after, "0 JC@d4") == for_game(game, "C14", "T18")
    assert forbidden_by(after, "0 JC@e4") == for_game(game, "C14", "T18")


def test_b24_one_corner_serves_several_sides() -> None:
    state = position(CLASSIC, "hands=JC|-", green="f1-j1", blue="j2..j4")
    after = play(state, "0 JC@j5")
    assert (lines(after, 0), lines(after, 1)) == (["j1-j5"], ["f1-j1"])


@BOTH
def test_b23_locked_chips_are_marked_in_both_games(game: LinesSpec) -> None:
    line = for_game(game, "a5-e5", "a5-d5")
    state = position(game, "hands=JC|-", blue=" ".join(cells_between(line)[:-1]), green="g6")
    assert {chip(state, cell) for cell in cells_between(line)[:-1]} == {"b"}
    after = play(state, f"0 JC@{cells_between(line)[-1]}")
    assert {chip(after, cell) for cell in cells_between(line)} == {"B"}
    assert after.view(1).data()["sequences"][0] == [cells_between(line)]
    assert after.view(1).picture().count("(●") == for_game(game, 5, 4)


# --- Seats and the start ---


def test_b16_eight_people_may_play_classic() -> None:
    state = CLASSIC.new(seats=8, seed=bytes(32))
    assert (state.seats, state.setup.teams, len(state.hands[0])) == (8, 2, 4)


def test_b17_two_three_four_or_six_people_may_play_travel() -> None:
    assert TRAVEL.seat_counts == (2, 3, 4, 6)
    for seats in (0, 1, 5, 7, 8, 9, 12):
        with pytest.raises(SetupError, match=r"\(B17\)"):
            TRAVEL.new(seats=seats, seed=bytes(32))


@pytest.mark.parametrize(("game", "seats"), [(TRAVEL, 6), (CLASSIC, 6), (CLASSIC, 12)])
def test_b17_six_and_twelve_choose_between_two_and_three_teams(game: LinesSpec, seats: int) -> None:
    for teams in (2, 3):
        options = game.Options.parse({"teams": str(teams)})
        state = game.new(seats=seats, seed=bytes(32), options=options)
        assert set(game.sides(seats, options)) == set(range(teams))
        assert state.view(0).data()["needed"] == (2 if teams == 2 else 1)
    assert set(game.sides(seats)) == {0, 1}  # two is the default


def rank(card: str) -> int:
    return "23456789TJQKA".index(card[0])


def test_b18_each_game_has_its_own_way_to_choose_the_starter() -> None:
    for number in range(20):
        travel, classic = (game.new(seats=3, seed=seed_from(number)) for game in (TRAVEL, CLASSIC))
        high, low = (dict(state.view(None).data()["opening"][:3]) for state in (travel, classic))
        assert rank(high[travel.turn]) == max(map(rank, high.values()))
        assert rank(low[(classic.turn - 1) % 3]) == min(map(rank, low.values()))


def test_b19_in_travel_the_member_who_drew_takes_the_first_turn() -> None:
    starters = Counter(TRAVEL.new(seats=6, seed=seed_from(number)).turn for number in range(40))
    assert set(starters) == {0, 1}  # never a partner of the player who drew
    for number in range(40):
        state = TRAVEL.new(seats=6, seed=seed_from(number))
        assert state.turn in dict(state.view(None).data()["opening"])


def test_b20_ties_are_broken_by_drawing_again_in_classic_too() -> None:
    ties = 0
    for number in range(200):
        state = CLASSIC.new(seats=4, seed=seed_from(number))
        draws = state.view(None).data()["opening"]
        drawing = [0, 1, 2, 3]
        while len(drawing) > 1:
            drawn, draws = draws[: len(drawing)], draws[len(drawing) :]
            assert [seat for seat, _ in drawn] == drawing
            lowest = min(rank(card) for _, card in drawn)
            drawing = [seat for seat, card in drawn if rank(card) == lowest]
            ties += len(drawing) > 1
        assert (draws, [state.view(None).data()["dealer"]]) == ([], drawing)
    assert ties > 5


def test_b21_every_player_is_given_a_card_of_the_shuffled_pack() -> None:
    first_cards: Counter[str] = Counter()
    for number in range(200):
        draws = CLASSIC.new(seats=12, seed=seed_from(number)).view(None).data()["opening"]
        assert [seat for seat, _ in draws[:12]] == list(range(12))
        assert not Counter(card for _, card in draws) - Counter(CLASSIC.pack)  # each from one pack
        first_cards[draws[0][1]] += 1
    assert len(first_cards) > 40


def test_b22_play_begins_left_of_the_dealer() -> None:
    for number in range(20):
        state = CLASSIC.new(seats=6, seed=seed_from(number))
        assert state.turn == (state.view(None).data()["dealer"] + 1) % 6
        assert legal(state, state.turn)


@BOTH
def test_b26_partners_are_kept_apart_by_alternating_seats(game: LinesSpec) -> None:
    assert game.sides(4) == (0, 1, 0, 1)
    assert game.sides(6) == (0, 1, 0, 1, 0, 1)


# --- Terms and components ---


def test_b27_cards_go_to_the_players_own_discard_pile_and_chips_on_the_board() -> None:
    state = position(CLASSIC, "hands=7H|8H", top="2S")
    after = play(state, "0 7H@d6")
    assert after.discards == (("7H",), ())
    assert after.deck == state.deck[1:]  # the card did not go on the draw pile
    assert chip(after, "d6") == "b"


@BOTH
def test_b28_the_cards_missing_from_the_board_are_the_jacks(game: LinesSpec) -> None:
    assert set(game.pack) - set(game.board.layout) == {"JS", "JH", "JD", "JC"}
    assert {card[0] for card in game.pack} == set("23456789TJQKA")  # no jokers
    assert set(game.board.layout) - set(game.pack) == for_game(game, {"**"}, set())


def test_b29_the_help_of_the_reminder_cards_can_be_shown() -> None:
    assert "Reminder cards belong to travel and are shown as help." in RULES
    for spec in TRAVEL.Options.table():
        assert spec.says
        assert all(f"**{rule}**" in RULES for rule in spec.rules.split())
