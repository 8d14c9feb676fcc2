"""What the printed rules leave open about the pack, the turn and the end. Lines are in test_left_open_lines.py."""

from __future__ import annotations

from collections import Counter

import pytest

from knaves.deal import Deal, seed_from
from knaves.game import Ended, Outcome, Reason, SetupError
from knaves.games.lines import CLASSIC, TRAVEL, LinesSpec, State
from knaves.games.lines.events import Drew, Exchanged, Offered, Passed, Reshuffled
from tests.moves import forbidden_by, legal, play, step
from tests.rules.positions import BOTH, CORNERS, chip, chip_count, for_game, full_board, place, position, spaces

RANKING = "23456789TJQKA"


# --- The draw pile ---


@BOTH
def test_g1_all_discard_piles_are_shuffled_into_a_new_draw_pile(game: LinesSpec) -> None:
    state = position(game, "seats=3 hands=7H,8H|9H|- discards=2D,3D|4D|5D", rest="discards")
    assert state.deck == ()
    piles = (*state.discards[0], "7H", *state.discards[1], *state.discards[2])
    after, events = step(state, f"0 {place(game, '7H')}")
    assert events[1] == Reshuffled(len(piles))
    expected, _ = Deal(bytes(32)).shuffle(piles)  # in the order that docs/deal.md defines
    assert (events[2], after.deck) == (Drew(0, expected[0]), expected[1:])
    assert after.discards == ((), (), ())
    assert after.card_counts() == state.card_counts()


@BOTH
def test_g1_g73_the_piles_are_shuffled_only_when_a_card_must_be_drawn(game: LinesSpec) -> None:
    state = position(game, "hands=7H|8H,KS", top="2S", rest="discards", green=spaces(game, "KS"))
    state, events = step(state, f"0 {place(game, '7H')}")  # takes the last card
    assert events[-1] == Drew(0, "2S")
    assert not any(isinstance(event, Reshuffled) for event in events)
    assert state.deck == ()
    assert state.discards[0] == ("7H",)
    by_play, events = step(state, f"1 {place(game, '8H')}")
    assert [type(event) for event in events[1:]] == [Reshuffled, Drew]
    assert by_play.discards == ((), ())
    by_exchange, events = step(state, "1 KS!")  # the dead card is shuffled in as well
    assert [type(event) for event in events] == [Exchanged, Reshuffled, Drew]
    assert by_exchange.discards == ((), ())
    assert by_exchange.card_counts() == state.card_counts()


@BOTH
def test_g73_a_player_who_does_not_draw_causes_no_shuffle(game: LinesSpec) -> None:
    state = position(game, "hands=7H|8H options=forgotten_draw:permanent", rest="discards")
    state, events = step(state, f"0 {place(game, '7H')}")
    assert not any(isinstance(event, Reshuffled) for event in events)
    assert state.deck == ()
    state, events = step(state, "0 +")
    assert [type(event) for event in events] == [Reshuffled, Drew]
    passing = position(game, "hands=-|8H", rest="discards")
    assert play(passing, "0 pass").deck == ()


@BOTH
def test_g21_discard_piles_are_open_to_the_bottom(game: LinesSpec) -> None:
    state = position(game, "hands=7H|8H discards=2D,3D|4D")
    state = play(state, f"0 {place(game, '7H')}")
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert view.data()["discards"] == [["2D", "3D", "7H"], ["4D"]]
        assert "discards=2D,3D,7H|4D" in str(view)
        assert "last card 7H" in view.picture()


@BOTH
def test_g19_chips_never_run_out(game: LinesSpec) -> None:
    state = position(game, "hands=JC|-", **full_board(game, free="c4"))
    supply = for_game(game, 48, 25)
    assert state.view(0).data()["board"].count("b") > supply
    assert chip(play(state, "0 JC@c4"), "c4") == "b"


# --- Dealer and starter ---


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@BOTH
def test_g22_the_cards_drawn_for_the_start_go_back_before_the_deal(game: LinesSpec, seats: int) -> None:
    dealt_again = 0
    for number in range(20):
        state = game.new(seats=seats, seed=seed_from(number))
        draws = [card for _, card in state.view(None).data()["opening"]]
        assert not Counter(draws) - Counter(game.pack)  # players who tie go on drawing from the same pack
        assert state.card_counts() == Counter(game.pack)
        assert state.deal.used == 2  # one shuffle for the start, one for the deal
        dealt_again += any(card in hand for card in draws for hand in state.hands)
    assert dealt_again > 0


@BOTH
def test_g22_g72_only_the_rank_counts_and_only_those_who_tie_draw_again(game: LinesSpec) -> None:
    redrawn = Counter[int]()
    for number in range(400):
        draws = game.new(seats=3, seed=seed_from(number)).view(None).data()["opening"]
        ranks = [RANKING.index(card[0]) for _, card in draws[:3]]  # two low, ace high, in travel too
        best = for_game(game, min, max)(ranks)
        tied = [seat for seat in range(3) if ranks[seat] == best]
        again = [seat for seat, _ in draws[3:]]
        assert again[: len(tied)] == (tied if len(tied) > 1 else [])
        redrawn[len(tied)] += 1
    assert redrawn[2] > 5


@BOTH
def test_g24_the_teams_are_seated_in_turn(game: LinesSpec) -> None:
    two, three = (game.sides(6, game.Options.parse({"teams": teams})) for teams in ("2", "3"))
    assert (two, three) == ((0, 1, 0, 1, 0, 1), (0, 1, 2, 0, 1, 2))
    if game is CLASSIC:
        assert game.sides(12, game.Options.parse({"teams": "3"})) == (0, 1, 2) * 4


@BOTH
def test_g25_each_game_draws_a_new_dealer_or_starter(game: LinesSpec) -> None:
    assert {game.new(seats=3, seed=seed_from(number)).turn for number in range(30)} == {0, 1, 2}


@pytest.mark.parametrize(("seats", "teams"), [(4, 2), (6, 2), (6, 3)])
def test_g78_in_travel_the_first_seat_of_each_team_draws_and_may_start(seats: int, teams: int) -> None:
    options = TRAVEL.Options.parse({"teams": str(teams)})
    starters = set()
    for number in range(40):
        state = TRAVEL.new(seats=seats, seed=seed_from(number), options=options)
        draws = state.view(None).data()["opening"]
        assert [seat for seat, _ in draws[:teams]] == list(range(teams))
        assert {seat for seat, _ in draws} == set(range(teams))
        starters.add(state.turn)
    assert starters == set(range(teams))


# --- Jacks ---


@pytest.mark.parametrize("corner", CORNERS)
def test_g10_not_even_a_two_eyed_jack_goes_on_a_corner(corner: str) -> None:
    state = position(CLASSIC, "hands=JC,2S|-")
    assert f"JC@{corner}" not in legal(state, 0)
    assert forbidden_by(state, f"0 JC@{corner}") == "G10"
    assert forbidden_by(state, f"0 2S@{corner}") == "G10"


@BOTH
def test_g11_spades_and_hearts_have_one_eye_clubs_and_diamonds_two(game: LinesSpec) -> None:
    for jack, sign in (("JS", "x"), ("JH", "x"), ("JC", "@"), ("JD", "@")):
        assert {move[2] for move in legal(position(game, f"hands={jack}|-", green="d4"), 0)} == {sign}
        assert game.pack.count(jack) == for_game(game, 2, 1)


@BOTH
def test_g12_a_jack_is_never_dead_unless_the_option_says_so(game: LinesSpec) -> None:
    for jack, chips in (("JS", {"blue": "d4"}), ("JC", full_board(game))):
        state = position(game, f"hands={jack}|-", **chips)
        assert legal(state, 0) == {"pass"}
        assert forbidden_by(state, f"0 {jack}!") == "G12"
        state = position(game, f"hands={jack}|- options=dead_jack:on", **chips, top="2S")
        assert legal(state, 0) == {f"{jack}!"}
        after, events = step(state, f"0 {jack}!")
        assert events == (Exchanged(0, jack), Drew(0, "2S"))
        assert after.discards[0] == (jack,)


@BOTH
def test_g12_a_jack_that_can_be_played_is_not_dead(game: LinesSpec) -> None:
    state = position(game, "hands=JS,JC|- options=dead_jack:on", green="d4")
    assert forbidden_by(state, "0 JS!") == for_game(game, "C28", "T23")
    assert forbidden_by(state, "0 JC!") == for_game(game, "C28", "T23")
    one = position(game, "hands=JS,JH,7H|- options=dead_jack:on", blue="d4")
    assert forbidden_by(play(one, "0 JS!"), "0 JH!") == "B3"  # it counts as this turn's exchange


@BOTH
def test_g14_a_one_eyed_jack_without_a_target_stays_in_the_hand(game: LinesSpec) -> None:
    line = for_game(game, "a5-e5", "a5-d5")
    for state in (
        position(game, "hands=JS|-"),
        position(game, "hands=JS|-", blue="d4"),
        position(game, "hands=JS|-", green=line),  # locked chips can't be removed
    ):
        assert legal(state, 0) == {"pass"}
        assert play(state, "0 pass").hands[0] == ("JS",)
    assert forbidden_by(position(game, "hands=JS,7H|-"), "0 JSxd4") == for_game(game, "C25", "T21")


@BOTH
def test_g15_a_jack_may_be_held_back_but_a_legal_play_must_be_made(game: LinesSpec) -> None:
    state = position(game, "hands=JC,7H|-")
    assert {place(game, "7H"), "JC@d4"} < legal(state, 0)
    assert "JC" in play(state, f"0 {place(game, '7H')}").hands[0]
    only_jack = position(game, "hands=JS|-", green="d4")
    assert legal(only_jack, 0) == {"JSxd4"}
    assert forbidden_by(only_jack, "0 pass") == "G70"
    assert forbidden_by(state, "0 pass") == "G70"


# --- Exchanging and passing ---


@BOTH
def test_g13_an_exchange_is_voluntary_if_the_player_can_play(game: LinesSpec) -> None:
    state = position(game, "hands=KS,7H|-", green=spaces(game, "KS"))
    after = play(state, f"0 {place(game, '7H')}")  # without an exchange
    assert "KS" in after.hands[0]
    assert after.turn == 1
    assert forbidden_by(after, "0 KS!") == for_game(game, "C14", "T18")  # before the play, not after it


@BOTH
def test_g70_a_player_who_cannot_play_must_exchange_before_passing(game: LinesSpec) -> None:
    state = position(game, "hands=KS,QS|-", **full_board(game), top="AS")
    assert legal(state, 0) == {"KS!", "QS!"}
    assert forbidden_by(state, "0 pass") == "G70"
    state = play(state, "0 KS!")
    assert legal(state, 0) == {"pass"}
    for limit in ("one_then_stuck", "unlimited"):
        state = position(game, f"hands=KS,QS|- options=dead_cards:{limit}", **full_board(game), top="AS")
        state = play(state, "0 KS!")
        assert legal(state, 0) == {"QS!", "AS!"}
        assert forbidden_by(state, "0 pass") == "G70"


@pytest.mark.parametrize("limit", ["one_then_stuck", "unlimited"])
@BOTH
def test_g70_a_turn_of_fruitless_exchanges_ends(game: LinesSpec, limit: str) -> None:
    one_eyed = for_game(game, "JS,JS,JH,JH", "JS,JH")  # out of reach; more dead cards in hand than wild jacks to draw
    state = position(game, f"hands=KS,QS,AS,TS,9S|{one_eyed} options=dead_cards:{limit}", **full_board(game))
    for _ in range(2 * len(game.pack)):
        state, _ = state.apply(0, state.legal(0)[0])
        if state.turn == 1:
            return
    pytest.fail("the turn does not end")


@BOTH
def test_g2_a_pass_plays_and_draws_nothing(game: LinesSpec) -> None:
    for hand, chips in (("JS", {"blue": "d4"}), ("JC", full_board(game)), ("-", {})):
        state = position(game, f"hands={hand}|7H", **chips)
        after, events = step(state, "0 pass")
        assert events == (Passed(0),)
        assert (after.hands, after.discards, after.deck) == (state.hands, state.discards, state.deck)
        assert chip_count(after) == chip_count(state)
        assert after.turn == 1
    exchanged = play(position(game, "hands=KS|-", **full_board(game), top="AS"), "0 KS!", "0 pass")
    assert exchanged.hands[0] == ("AS",)  # kept, though it is dead as well


@BOTH
def test_g16_an_empty_hand_passes_and_keeps_the_seat(game: LinesSpec) -> None:
    state = position(game, "seats=3 hands=-|7H,8H|9H,6H")
    assert legal(state, 0) == {"pass"}
    state = play(state, "0 pass", f"1 {place(game, '7H')}", f"2 {place(game, '9H')}")
    assert state.turn == 0
    assert legal(state, 0) == {"pass"}
    assert state.outcome is None


# --- The end ---


@BOTH
def test_g18_the_winning_chip_ends_the_game_at_once(game: LinesSpec) -> None:
    line, loose = for_game(game, ("a5-e5", "a3..d3"), ("a5-d5", "a3..c3"))
    state = position(game, "hands=JC,7H|8H", blue=f"{line} {loose}")
    won, events = step(state, for_game(game, "0 JC@e3", "0 JC@d3"))
    assert not any(isinstance(event, Drew) for event in events)
    assert won.hands[0] == ("7H",)
    assert won.deck == state.deck
    assert won.view(1).data()["outcome"] == {"winners": [0], "reason": "completed"}
    assert won.actors == frozenset()
    for move in (f"1 {place(game, '8H')}", f"0 {place(game, '7H')}", "1 pass", "1 offer"):
        assert forbidden_by(won, move) == "G18"


@pytest.mark.parametrize("seats", [2, 3, 4])
@BOTH
def test_g3_a_round_without_play_or_exchange_is_a_draw(game: LinesSpec, seats: int) -> None:
    state = position(game, f"seats={seats}")
    for seat in range(seats):
        assert state.outcome is None
        state, events = step(state, f"{seat} pass")
    assert state.outcome == Outcome((), Reason.STALEMATE)
    assert events[-1] == Ended((), "stalemate")


@BOTH
def test_g3_a_play_or_an_exchange_restarts_the_round(game: LinesSpec) -> None:
    played = position(game, "seats=3 hands=-|-|7H")
    played = play(played, "0 pass", "1 pass", f"2 {place(game, '7H')}", "0 pass", "1 pass")
    assert played.outcome is None
    exchanged = position(game, "seats=3 hands=-|-|KS", **full_board(game), top="AS,TS")
    exchanged = play(exchanged, "0 pass", "1 pass", "2 KS!", "2 pass", "0 pass", "1 pass")
    assert exchanged.outcome is None  # seat 2 can exchange once more
    assert legal(exchanged, 2) == {"AS!"}


def only_exchanges(game: LinesSpec, fields: str) -> State:
    """A position in which nobody can play, and only seat 0 has dead cards to exchange."""
    return position(game, f"hands=KS|- {fields}", **full_board(game), top="AS,TS,QS,9S")


@BOTH
def test_g3_g69_the_cap_counts_rounds_in_which_all_pass_exchanges_or_not(game: LinesSpec) -> None:
    state = only_exchanges(game, "options=stalemate_cap:2")
    state = play(state, "0 KS!", "0 pass", "1 pass", "0 AS!", "0 pass")
    assert state.outcome is None
    state, events = step(state, "1 pass")
    assert state.outcome == Outcome((), Reason.CAP)
    assert events[-1] == Ended((), "cap")


@BOTH
def test_g3_g69_the_cap_is_forty_rounds_unless_it_is_off(game: LinesSpec) -> None:
    before = only_exchanges(game, "passes=78 exchanges=1")
    assert play(before, "0 pass").outcome is None
    assert play(before, "0 pass", "1 pass").outcome == Outcome((), Reason.CAP)
    off = only_exchanges(game, "passes=5000 exchanges=1 options=stalemate_cap:off")
    assert play(off, "0 pass", "1 pass").outcome is None


@BOTH
def test_g69_a_play_resets_the_count_of_passes(game: LinesSpec) -> None:
    state = position(game, "hands=-|7H passes=70 options=stalemate_cap:40")
    state = play(state, "0 pass", f"1 {place(game, '7H')}")
    assert state.view(0).data()["passes"] == 0


@BOTH
def test_g3_g69_a_draw_is_agreed_when_every_side_has_offered(game: LinesSpec) -> None:
    state = position(game, "seats=4 hands=7H|8H|9H|6H")
    state, events = step(state, "0 offer")
    assert events == (Offered(0),)
    assert state.outcome is None
    assert state.turn == 0  # the game goes on
    assert forbidden_by(state, "0 offer") == "G69"
    assert forbidden_by(state, "1 offer") == for_game(game, "C14", "T18")
    state = play(state, f"0 {place(game, '7H')}")
    assert state.view(1).data()["offers"] == [0]
    refusal = play(state, f"1 {place(game, '8H')}", "2 offer")
    assert refusal.outcome is None  # the partner is on the same side
    agreed, events = step(state, "1 offer")
    assert agreed.outcome == Outcome((), Reason.AGREED)
    assert forbidden_by(agreed, f"1 {place(game, '8H')}") == "G3"  # it is over, and nobody has won
    assert events == (Offered(1), Ended((), "agreed"))


@BOTH
def test_g69_with_three_sides_all_three_must_agree(game: LinesSpec) -> None:
    state = position(game, "seats=3 hands=7H|8H|9H")
    state = play(state, "0 offer", f"0 {place(game, '7H')}", "1 offer")
    assert state.outcome is None
    state = play(state, f"1 {place(game, '8H')}", "2 offer")
    assert state.outcome == Outcome((), Reason.AGREED)


@BOTH
def test_g69_an_offer_lasts_until_the_next_turn_of_the_player_who_made_it(game: LinesSpec) -> None:
    state = position(game, "seats=3 hands=7H|8H|9H", top="2S,3S,4S,5S")
    state = play(state, "0 offer", f"0 {place(game, '7H')}", "1 offer", f"1 {place(game, '8H')}")
    assert state.pending.offers == (0, 1)
    state = play(state, f"2 {place(game, '9H')}")
    assert state.turn == 0
    assert state.pending.offers == (1,)  # seat 0's offer has expired
    state = play(state, f"0 {place(game, '2S')}", f"1 {place(game, '3S')}")
    assert state.pending.offers == ()
    assert play(state, "2 offer").outcome is None


@BOTH
def test_g3_a_cap_is_a_number_above_zero_or_off(game: LinesSpec) -> None:
    assert game.Options().texts(all_of_them=True)["stalemate_cap"] == "40"
    for text in ("0", "-1", "on", "many"):
        with pytest.raises(SetupError, match="stalemate_cap"):
            game.Options.parse({"stalemate_cap": text})
