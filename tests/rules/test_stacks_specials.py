"""The special cards of stacks other than Block: Skip, Reverse, the wilds, and the two thefts."""

from __future__ import annotations

import json

import pytest

from knaves.deal import Deal
from knaves.games.stacks import STACKS
from knaves.games.stacks.events import (
    CardStolen,
    ChipStolen,
    DiscardStolen,
    HandShown,
    Reversed,
    SkipPlayed,
    StealPlayed,
    TurnMissed,
)
from tests.moves import forbidden_by, legal, play
from tests.stacks.positions import CHOSEN, FOUR_BLUE, event, events, hand, pile, position

KEPT = "options=reverse_in_two:kept"


def test_s23_special_cards_go_out_of_play_in_the_order_played() -> None:
    state = position("seats=3 hands=SK,RV,SC,ST,B1|R1|R2 chips=0b0r|1b0r|0b0r")
    state = play(state, "0 ST:1b", "0 RV", "0 SC:2h", "0 SK")
    assert state.specials == ("ST", "RV", "SC", "SK")
    assert state.out == ()


@pytest.mark.parametrize("special_play", ["SK", "RV", "SC:0h", "ST:0b"])
def test_s23_they_are_for_your_own_turn_only(special_play: str) -> None:
    state = position("seats=3 hands=R1,R2|SK,RV,SC,ST|R2 chips=1b0r|0b0r|0b0r")
    assert forbidden_by(state, f"1 {special_play}") == "S11"


@pytest.mark.parametrize("special_play", ["SK", "RV", "SC:1h", "ST:1b"])
def test_s24_b42_the_turn_goes_on_after_a_special_card(special_play: str) -> None:
    state = position("seats=3 hands=SK,RV,SC,ST,B1|R1|R2 chips=0b0r|1b0r|0b0r")
    state = play(state, f"0 {special_play}")
    assert state.turn == 0
    assert "-B1" in legal(state, 0)
    assert play(state, "0 -B1").turn != 0


# --- Skip and Reverse ---


def test_s25_g55_a_skip_makes_the_next_player_miss_a_turn() -> None:
    state = position("seats=3 hands=SK,B1,B2,B3,B4,B5|R1|R2")
    assert event(state, TurnMissed, "0 SK", "0 -B1") == TurnMissed(1)
    state = play(state, "0 SK", "0 -B1")
    assert state.turn == 2
    assert hand(state, 1) == "R1"  # a skipped player neither plays nor draws


def test_g36_skips_add_up() -> None:
    state = position("seats=4 hands=SK,SK,B1,B2|R1|R2|R3")
    after = play(state, "0 SK", "0 SK", "0 -B1")
    assert after.turn == 3
    assert [e.seat for e in events(state, "0 SK", "0 SK", "0 -B1") if isinstance(e, TurnMissed)] == [1, 2]


def test_g36_with_two_players_two_skips_cost_the_opponent_two_turns() -> None:
    state = play(position("hands=SK,SK,B1,B2,B3|R1"), "0 SK", "0 SK", "0 -B1")
    assert (state.turn, state.pending.skips) == (0, 1)
    state = play(state, "0 -B2")
    assert (state.turn, state.pending.skips) == (0, 0)
    assert play(state, "0 -B3").turn == 1


def test_g36_skips_left_over_wait_for_the_end_of_that_turn() -> None:
    state = play(position("seats=3 hands=SK,SK,SK,B1,B2,B3|R1|R2"), "0 SK", "0 SK", "0 SK", "0 -B1")
    assert (state.turn, state.pending.skips) == (0, 1)  # two were skipped, and the turn is back
    assert play(state, "0 -B2").turn == 2


def test_s26_a_reverse_turns_the_direction_round() -> None:
    state = position("seats=4 hands=RV,B1|R1|R2|R3")
    assert event(state, Reversed, "0 RV") == Reversed(0, -1, top=False)
    state = play(state, "0 RV", "0 -B1")
    assert (state.turn, state.direction) == (3, -1)
    assert play(state, "3 -R3").turn == 2


def test_g37_each_reverse_turns_it_again_and_skips_are_counted_in_the_last_direction() -> None:
    state = position("seats=5 hands=RV,RV,SK,B1|R1|R2|R3|R4")
    assert play(state, "0 RV", "0 RV", "0 -B1").turn == 1
    assert play(state, "0 SK", "0 RV", "0 -B1").turn == 3
    assert play(state, "0 RV", "0 SK", "0 RV", "0 -B1").turn == 2


def test_s26_b39_with_two_players_a_kept_reverse_is_a_skip() -> None:
    state = position(f"{KEPT} hands=RV,B1,B2|R1")
    assert event(state, SkipPlayed, "0 RV") == SkipPlayed(0, "RV", top=False)
    state = play(state, "0 RV", "0 -B1")
    assert (state.turn, state.direction) == (0, 1)
    assert play(state, "0 -B2").turn == 1


def test_g62_with_two_players_two_kept_reverses_are_two_skips() -> None:
    state = play(position(f"{KEPT} hands=RV,RV,B1,B2,B3|R1"), "0 RV", "0 RV", "0 -B1", "0 -B2")
    assert state.turn == 0
    assert play(state, "0 -B3").turn == 1


def test_g67_single_allows_one_skip_in_a_turn() -> None:
    single = "options=skip_stack:single"
    state = play(position(f"seats=3 {single} hands=SK,SK,RV,B1|R1|R2"), "0 SK")
    assert forbidden_by(state, "0 SK") == "G67"
    assert play(state, "0 RV", "0 -B1").turn == 1  # with three players a Reverse is not a Skip
    state = play(position(f"{single},reverse_in_two:kept hands=SK,RV,B1,B2|R1 discards=SK|R1"), "0 RV")
    assert forbidden_by(state, "0 SK") == forbidden_by(state, "0 RV".replace("RV", "^SK")) == "G67"
    state = play(state, "0 -B1")
    assert "SK" in legal(state, 0)  # a new turn


def test_g67_a_reverse_that_is_a_skip_counts_as_one() -> None:
    state = play(position("options=skip_stack:single,reverse_in_two:kept hands=SK,RV,B1,B2|R1"), "0 SK")
    assert forbidden_by(state, "0 RV") == "G67"


# --- Wild ---


def test_s27_a_wild_takes_the_place_of_any_number_on_its_own_colour() -> None:
    state = position("hands=BW,B1|R1 piles=B1,B2|-|R1,R2|-")
    assert pile(play(state, "0 BW@b1"), "b1") == "B1 B2 BW"
    assert forbidden_by(state, "0 BW@r1") == "S27"
    assert forbidden_by(position("hands=RW,B1|R1"), "0 RW@b1") == "S27"


# --- Steal a Card ---


def test_s28_b40_from_a_discard_pile_only_the_top_is_stolen() -> None:
    state = position("seats=3 hands=SC,B5|R1|R2 discards=R1|B1,B2|-")
    assert event(state, DiscardStolen, "0 SC:1d") == DiscardStolen(0, 1, "B2")
    state = play(state, "0 SC:1d")
    assert (hand(state, 0), state.discards[1]) == ("B5 B2", ("B1",))


def test_s28_g26_b41_from_a_hand_the_card_is_random_and_unseen() -> None:
    state = position("seats=3 hands=SC,B5|R1,R2,R3,R4|R2")
    at_random, _ = Deal(bytes(32)).pick(4)
    stolen = ("R1", "R2", "R3", "R4")[at_random]
    theft = event(state, CardStolen, "0 SC:1h")
    assert theft == CardStolen(0, 1, stolen)
    shown = [(theft.seen_by(seat) or {})["card"] for seat in (0, 1, 2, None)]
    assert shown == [stolen, stolen, "??", "??"]
    state = play(state, "0 SC:1h")
    assert hand(state, 0) == f"B5 {stolen}"
    assert stolen not in state.hands[1]
    assert len(state.hands[1]) == 3


def test_g26_every_card_of_the_victim_is_as_likely() -> None:
    found = set()
    for number in range(40):
        state = position(f"hands=SC,B5|R1,R2,R3,R4 deal={number:064x}:1")
        found.add(play(state, "0 SC:1h").hands[0][-1])
    assert found == {"R1", "R2", "R3", "R4"}


def test_s28_the_victim_is_another_seat_that_exists() -> None:
    state = position("seats=3 hands=SC,ST,B5|R1|R2 discards=B1|-|- chips=1b0r|0b0r|0b0r")
    assert forbidden_by(state, "0 SC:0h") == forbidden_by(state, "0 SC:0d") == forbidden_by(state, "0 SC:3h") == "S28"
    assert forbidden_by(state, "0 ST:0b") == forbidden_by(state, "0 ST:7r") == "S29"


def test_g27_a_stolen_card_can_be_played_at_once() -> None:
    state = play(position("hands=SC,B5|R1 discards=-|B1"), "0 SC:1d", "0 B1@b1")
    assert pile(state, "b1") == "B1"


def test_g28_nothing_can_be_stolen_from_an_empty_hand_or_pile() -> None:
    state = position("seats=3 hands=SC,B5|-|R1 discards=B1|B2|-")
    assert {move for move in legal(state, 0) if move.startswith("SC")} == {"SC:1d", "SC:2h"}
    assert forbidden_by(state, "0 SC:1h") == forbidden_by(state, "0 SC:2d") == "G28"
    assert legal(position("hands=SC,B5|-"), 0) == {"-SC", "-B5"}


def test_g29_a_hand_may_grow_beyond_five() -> None:
    state = position("hands=SC,SC,R5,R5,R5,R5|R1,R2 discards=-|B4,B5", top="SK")
    state = play(state, "0 SC:1d", "0 SC:1d", "0 -R5")
    assert hand(state, 0) == "R5 R5 R5 B5 B4"
    state = position("hands=SC,R5,R5,R5,R5,R5,R5|R1,R2 discards=-|B4,B5", top="SK")
    assert hand(play(state, "0 SC:1d", "0 -R5"), 0) == "R5 R5 R5 R5 R5 B5"


def test_g60_a_special_card_played_as_the_last_of_the_hand_brings_five_new_ones() -> None:
    for special, chips in (("SK", ""), ("RV", ""), ("ST:1b", "chips=0b0r|1b0r|0b0r")):
        state = position(f"seats=3 hands={special[:2]}|R1|R2 {chips}", top="B1,B2,B3,B4,B5")
        assert hand(play(state, f"0 {special}"), 0) == "B1 B2 B3 B4 B5"


def test_g60_with_steal_a_card_the_stolen_card_comes_first_so_nothing_is_refilled() -> None:
    assert hand(play(position("hands=SC|R1 discards=-|B1"), "0 SC:1d"), 0) == "B1"
    assert hand(play(position("hands=SC|R1"), "0 SC:1h"), 0) == "R1"
    assert hand(play(position(f"{CHOSEN} hands=SC|R1,R2"), "0 SC:1h", "0 take:R2"), 0) == "R2"


def test_g65_only_the_thief_sees_the_hand_and_takes_any_card() -> None:
    state = play(position(f"seats=3 {CHOSEN} hands=SC,B5|R1,R2,R2,SK|R2"), "0 SC:1h")
    assert state.actors == {0}
    assert legal(state, 0) == {"take:R1", "take:R2", "take:SK"}
    assert state.view(0).shown == ("R1", "R2", "R2", "SK")
    assert state.view(0).data()["stealing"]["hand"] == ["R1", "R2", "R2", "SK"]
    for seat in (1, 2, None):
        assert state.view(seat).shown == ()
        assert state.view(seat).data()["stealing"] == {"seat": 0, "victim": 1, "hand": []}
    assert "??*4" in str(state.view(2))
    after = play(state, "0 take:R2")
    assert (hand(after, 0), hand(after, 1)) == ("B5 R2", "R1 R2 SK")
    assert after.view(0).shown == ()


def test_g65_the_events_show_the_hand_to_thief_and_victim_alone() -> None:
    state = position(f"seats=3 {CHOSEN} hands=SC,B5|R1,R2|R2")
    happened = events(state, "0 SC:1h", "0 take:R2")
    assert happened == [StealPlayed(0, 1, "h", top=False), HandShown(0, 1, ("R1", "R2")), CardStolen(0, 1, "R2")]
    for seat, cards, card in ((0, ("R1", "R2"), "R2"), (1, ("R1", "R2"), "R2"), (2, "??", "??"), (None, "??", "??")):
        assert (happened[1].seen_by(seat) or {})["cards"] == cards
        assert (happened[2].seen_by(seat) or {})["card"] == card


def test_g65_the_hand_is_shown_in_deck_order_not_in_the_order_drawn() -> None:
    """Otherwise the thief would learn which cards were drawn last."""
    cards = ["SK", "R2", "BL", "B4", "R2", "BW", "B1"]
    seen = set()
    for order in (cards, cards[::-1], sorted(cards)):
        state = position(f"seats=3 {CHOSEN} hands=SC,B5|{','.join(order)}|R2")
        happened = events(state, "0 SC:1h")
        state = play(state, "0 SC:1h")
        thief = state.view(0)
        assert thief.shown == ("B1", "B4", "BW", "R2", "R2", "SK", "BL")
        event_data = [(event.open(), *map(event.seen_by, (0, 1, 2, None))) for event in happened]
        seen.add(
            (
                str(thief),
                json.dumps(thief.data()),
                thief.picture(),
                " ".join(map(str, thief.legal)),
                json.dumps(event_data),
            )
        )
        assert STACKS.read_view(str(thief)) == thief
        assert STACKS.read_view(str(thief).replace("B1,B4,BW,R2,R2,SK,BL", ",".join(order))) == thief
        assert state.view(1).hand == tuple(order)  # the victim's own hand stays as it was
        assert hand(play(state, "0 take:BW"), 1).split() == [card for card in order if card != "BW"]
    assert len(seen) == 1


def test_g65_nothing_else_may_be_done_before_the_card_is_taken() -> None:
    state = play(position(f"seats=3 {CHOSEN} hands=SC,B5|R1,R2|R2"), "0 SC:1h")
    for move in ("0 -B5", "0 end", "1 -R1", "1 take:R1", "2 +"):
        assert forbidden_by(state, move) == "G65"
    assert forbidden_by(state, "0 take:B5") == "G65"
    assert forbidden_by(position("hands=SC,B5|R1"), "0 take:R1") == "G65"


# --- Steal a Chip ---


def test_s29_g47_the_thief_names_victim_and_colour() -> None:
    state = position("seats=3 hands=ST,B5|R1|R2 chips=0b0r|1b0r|0b2r")
    assert {move for move in legal(state, 0) if move.startswith("ST")} == {"ST:1b", "ST:2r"}
    assert forbidden_by(state, "0 ST:1r") == "S29"  # seat 1 has no such chip
    assert event(state, ChipStolen, "0 ST:2r") == ChipStolen(0, 2, "red", top=False)
    assert play(state, "0 ST:2r").chips == ((0, 1), (1, 0), (0, 1))


def test_s29_g47_a_theft_may_not_win() -> None:
    state = position("hands=ST,B5|R1 chips=2b2r|1b1r")
    assert forbidden_by(state, "0 ST:1b") == forbidden_by(state, "0 ST:1r") == "G47"
    state = position("hands=ST,B5|R1 chips=4b1r|1b1r")
    assert forbidden_by(state, "0 ST:1r") == "G47"
    assert play(state, "0 ST:1b").chips == ((5, 1), (0, 1))  # five without two red ones do not win


def test_g47_once_stolen_a_chip_counts_like_any_other() -> None:
    state = position(f"hands=ST,B5,SK|R1 chips=2b1r|0b1r piles={FOUR_BLUE}")
    state = play(state, "0 ST:1r", "0 B5@b1", "1 let")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


def test_g48_while_no_opponent_has_a_chip_none_can_be_stolen() -> None:
    state = position("seats=3 hands=ST,B5|R1|R1 chips=3b0r|0b0r|0b0r")
    assert forbidden_by(state, "0 ST:1b") == forbidden_by(state, "0 ST:2r") == "G48"
    assert legal(state, 0) == {"-ST", "-B5"}
