"""Stacks before the first move: the deck, the places, the dealer, the first player and the views."""

from __future__ import annotations

from collections import Counter

import pytest

from knaves.deal import Deal, seed_from
from knaves.game import IllegalMove, SetupError
from knaves.games.stacks import STACKS
from knaves.games.stacks.deck import NAMES, PLACES, SPECIALS
from tests.moves import forbidden_by, legal, play
from tests.stacks.positions import FOUR_BLUE, pile, position

SPECIAL_COUNTS = {"SK": 3, "RV": 3, "SC": 3, "BL": 3, "ST": 4}


def specials(cards: Counter[str]) -> dict[str, int]:
    return {card: cards[card] for card in SPECIAL_COUNTS if cards[card]}


def test_s1_the_deck_has_120_cards() -> None:
    cards = STACKS.new(seats=3, seed=bytes(32)).card_counts()
    assert cards.total() == 120
    for colour in "BR":
        assert [cards[f"{colour}{number}"] for number in range(1, 6)] == [9] * 5
        assert cards[f"{colour}W"] == 7
    assert specials(cards) == SPECIAL_COUNTS


@pytest.mark.parametrize("seats", range(2, 7))
def test_s1_two_to_six_can_play_without_partners(seats: int) -> None:
    assert STACKS.new(seats=seats, seed=bytes(32)).seats == seats
    assert STACKS.sides(seats) == tuple(range(seats))


@pytest.mark.parametrize("seats", [1, 7])
def test_s1_fewer_than_two_or_more_than_six_cannot_play(seats: int) -> None:
    with pytest.raises(SetupError, match=r"stacks is for 2, 3, 4, 5 or 6 players, not \d \(S1\)"):
        STACKS.new(seats=seats, seed=bytes(32))


def test_s1_a_seat_that_does_not_exist_cannot_play() -> None:
    state = position("hands=B1|R1")
    for seat in (-1, 2):
        with pytest.raises(IllegalMove, match="S1"):
            state.apply(seat, STACKS.move("-B1"))


@pytest.mark.parametrize("seats", range(2, 7))
def test_s3_g56_the_dealer_is_picked_at_random(seats: int) -> None:
    dealers = Counter(STACKS.new(seats=seats, seed=seed_from(number)).dealer for number in range(300))
    assert set(dealers) == set(range(seats))
    assert min(dealers.values()) > 300 / seats / 2
    state = STACKS.new(seats=seats, seed=seed_from(1))
    assert state.dealer == Deal(seed_from(1)).pick(seats)[0]
    assert state.view(0).data()["dealer"] == state.dealer


def test_s4_two_players_take_eight_cards_out() -> None:
    cards = STACKS.new(seats=2, seed=bytes(32)).card_counts()
    assert cards.total() == 112
    assert specials(cards) == {"SK": 2, "SC": 2, "BL": 2, "ST": 2}


def test_s4_b39_the_reverses_may_stay_with_two_players() -> None:
    kept = STACKS.Options(reverse_in_two="kept")
    cards = STACKS.new(seats=2, seed=bytes(32), options=kept).card_counts()
    assert specials(cards) == {"SK": 2, "RV": 3, "SC": 2, "BL": 2, "ST": 2}
    assert STACKS.new(seats=3, seed=bytes(32), options=kept).card_counts().total() == 120


@pytest.mark.parametrize("seats", range(2, 7))
def test_s5_s6_five_cards_each_and_the_rest_is_the_draw_deck(seats: int) -> None:
    state = STACKS.new(seats=seats, seed=seed_from(seats))
    assert [len(cards) for cards in state.hands] == [5] * seats
    assert len(state.deck) == state.card_counts().total() - 5 * seats
    shuffled, _ = Deal(seed_from(seats), used=1).shuffle(state.setup.pack)
    dealt = [[shuffled[turn * seats + step] for turn in range(5)] for step in range(seats)]
    assert [list(state.hands[(state.turn + step) % seats]) for step in range(seats)] == dealt  # one at a time
    assert state.deck == shuffled[5 * seats :]


def test_s6_the_draw_deck_lies_face_down() -> None:
    view = position("hands=B1|R1", top="SK,BW").view(0)
    assert view.deck_count == 110
    assert str(view).endswith("deck=??*110 seat=0")


def test_s7_b33_there_are_two_places_on_either_side() -> None:
    assert PLACES == ("b1", "b2", "r1", "r2")
    state = position("hands=B1,BW,R1,RW,B3|R1")
    state = play(state, "0 B1@b1", "0 BW@b2", "0 R1@r1", "0 RW@r2")
    assert [pile(state, place) for place in PLACES] == ["B1", "BW", "R1", "RW"]


def test_s8_there_is_no_third_pile_of_a_colour() -> None:
    state = position("hands=B1,BW,R1|R1 piles=B1,B2|B1|-|-")
    assert forbidden_by(state, "0 B1@b1") == forbidden_by(state, "0 B1@b2") == "S8"
    assert legal(state, 0) == {"BW@b1", "BW@b2", "R1@r1", "-B1", "-BW", "-R1"}


def test_s7_a_new_pile_goes_to_the_first_free_place() -> None:
    assert forbidden_by(position("hands=B1|R1"), "0 B1@b2") == "S7"
    assert forbidden_by(position("hands=RW|R1"), "0 RW@r2") == "S7"
    assert forbidden_by(position("hands=B1|R1 piles=-|B1|-|-"), "0 B1@b2") == "S13"
    assert pile(play(position("hands=B1,R1|R1 piles=-|B1|-|-"), "0 B1@b1"), "b1") == "B1"


def test_s9_you_see_your_own_hand_and_no_other() -> None:
    state = position("seats=3 hands=B1,BL|R1,R2,R3|SK")
    for seat in range(3):
        view = state.view(seat)
        assert view.hand == state.hands[seat]
        assert view.data()["hand_counts"] == [2, 3, 1]
        others = [card for other in range(3) if other != seat for card in state.hands[other]]
        text = str(view).split("hands=")[1] + str(view.data()["hand"])
        assert not any(card in text for card in others)
    assert state.view(None).hand == ()


def test_s9_b31_only_looking_is_limited_to_the_hand() -> None:
    state = position("hands=R5|R1 discards=B1|B2")
    assert "^B1@b1" in legal(state, 0)


def test_s10_blue_and_red_chips_are_kept_apart() -> None:
    state = position(f"hands=B5,R5,SK|R1 piles={FOUR_BLUE[:-2]}|R1,R2,R3,R4")
    state = play(state, "0 B5@b1", "1 let", "0 R5@r2", "1 let")
    assert state.chips == ((1, 1), (0, 0))
    assert state.view(None).data()["chips"] == [[1, 1], [0, 0]]


def test_s11_b30_the_player_left_of_the_dealer_begins_and_play_goes_clockwise() -> None:
    for number in range(20):
        state = STACKS.new(seats=4, seed=seed_from(number))
        assert state.dealer is not None
        assert state.turn == (state.dealer + 1) % 4
    state = position("seats=4 hands=B1|B2|B3|B4 turn=2")
    state = play(state, "2 -B3", "3 -B4", "0 -B1")
    assert state.turn == 1


def test_s11_nobody_plays_out_of_turn() -> None:
    state = position("seats=3 hands=B1|B1|B1 turn=1")
    assert state.actors == {1}
    assert forbidden_by(state, "0 B1@b1") == forbidden_by(state, "2 -B1") == "S11"


def test_b44_every_special_card_has_one_name() -> None:
    assert set(NAMES) == SPECIALS == set(SPECIAL_COUNTS)
    names = ["a Skip", "a Reverse", "Steal a Card", "a Block", "Steal a Chip"]
    assert list(NAMES.values()) == names
