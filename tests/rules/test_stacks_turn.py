"""The turn in stacks: laying cards, discarding, refilling, and what happens when the draw deck runs out."""

from __future__ import annotations

import pytest

from knaves.deal import Deal
from knaves.game import IllegalMove
from knaves.games.stacks.events import DrawForgotten, Drew, Laid, Reshuffled, TurnEnded
from knaves.games.stacks.moves import Lay
from tests.moves import forbidden_by, legal, play, step
from tests.stacks.positions import FOUR_BLUE, MANUAL_DRAWING, event, events, hand, pile, position

ZEROS = Deal(bytes(32))


# --- Laying cards ---


def test_s12_a_turn_has_as_many_plays_as_you_can_make() -> None:
    state = play(position("hands=B1,B2,R1,BW,R5|R1"), "0 B1@b1", "0 B2@b1", "0 R1@r1", "0 BW@b1")
    assert (pile(state, "b1"), pile(state, "r1"), hand(state, 0)) == ("B1 B2 BW", "R1", "R5")
    assert state.turn == 0


def test_s12_you_play_only_cards_that_you_hold() -> None:
    state = position("hands=B1|B2 piles=B1|-|-|-")
    assert forbidden_by(state, "0 B2@b1") == forbidden_by(state, "0 SK") == "S12"


def test_s13_a_pile_grows_in_order_and_in_one_colour() -> None:
    state = position("hands=B2,B3,R3|R1 piles=B1,B2|-|R1,R2|-")
    assert forbidden_by(state, "0 B2@b1") == "S13"
    assert forbidden_by(state, "0 R3@b1") == "S13"
    assert forbidden_by(state, "0 B3@r1") == "S13"
    assert pile(play(state, "0 B3@b1"), "b1") == "B1 B2 B3"


@pytest.mark.parametrize("card", ["B2", "B3", "B4", "B5"])
def test_s13_b32_a_pile_begins_with_a_1_or_a_wild(card: str) -> None:
    assert forbidden_by(position(f"hands={card},SK|R1"), f"0 {card}@b1") == "B32"
    for first in ("B1", "BW"):
        assert pile(play(position(f"hands={first},SK|R1"), f"0 {first}@b1"), "b1") == first


def test_s13_a_special_card_does_not_go_on_a_pile() -> None:
    state = position("hands=SK,B1|R1")
    with pytest.raises(IllegalMove, match=r"SK is a Skip, which does not go on a pile \(S13\)"):
        state.apply(0, Lay("SK", "b1"))


def test_s14_a_pile_may_be_left_unfinished_for_others() -> None:
    state = play(position("hands=B1,B5|B2,R5"), "0 B1@b1", "0 -B5", "1 B2@b1")
    assert pile(state, "b1") == "B1 B2"


def test_s18_the_top_of_your_discard_pile_can_be_played_and_then_the_next() -> None:
    state = position("hands=B5|R1 discards=B3,B2,B1|R1")
    state = play(state, "0 ^B1@b1", "0 ^B2@b1", "0 ^B3@b1")
    assert (pile(state, "b1"), state.discards[0], hand(state, 0)) == ("B1 B2 B3", (), "B5")
    assert forbidden_by(state, "0 ^B1@b1") == "S18"


def test_s18_cards_below_the_top_cannot_be_played() -> None:
    state = position("hands=B5|R1 discards=B1,B4|R1")
    assert forbidden_by(state, "0 ^B1@b1") == "S18"
    assert forbidden_by(state, "0 B1@b1") == "S12"
    assert forbidden_by(state, "0 ^R1@r1") == "S18"  # another player's pile


def test_s19_each_player_has_a_single_discard_pile() -> None:
    state = position("hands=B5,B4|R5,R4", top="SK,SC")
    state = play(state, "0 -B5", "1 -R5", "0 -B4", "1 -R4")
    assert state.discards == (("B5", "B4"), ("R5", "R4"))
    assert [
        move for move in legal(state, 0) if move.startswith("^")
    ] == []  # only the B4 on top counts, and it fits nowhere


def test_g52_a_wild_stands_for_the_number_the_pile_needs() -> None:
    state = position("hands=BW,BW,BW,BW,BW,B1|R1", top="B2,B3,R1,R1,R1")
    state = play(state, "0 BW@b1", "0 BW@b1")
    assert state.view(0).data()["piles"]["b1"] == {"cards": ["BW", "BW"], "needs": "B3"}
    state = play(state, "0 BW@b1", "0 BW@b1", "0 BW@b1", "1 let")
    assert state.chips[0] == (1, 0)


def test_g53_with_two_open_piles_neither_a_1_nor_a_wild_begins_another() -> None:
    state = position(f"hands=B1,BW,B5,SK|R1 piles={FOUR_BLUE.replace('|-', '|B1,B2', 1)}")
    assert forbidden_by(state, "0 B1@b1") == "S8"
    assert {move for move in legal(state, 0) if "BW@" in move} == {"BW@b1", "BW@b2"}  # on the open piles only
    state = play(state, "0 B5@b1", "1 let")
    assert pile(play(state, "0 B1@b1"), "b1") == "B1"  # a finished pile frees its place at once


def test_g54_of_a_discard_pile_only_top_and_count_are_shown() -> None:
    state = position("hands=B5|R1 discards=B1,B2,SK|R3,R4")
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert (view.discard_tops, view.discard_counts) == (("SK", "R4"), (3, 2))
        assert "discards=??*2,SK|??*1,R4 " in str(view)


# --- Ending a turn ---


def test_s15_you_must_discard_from_hand() -> None:
    state = position("hands=B4,B3|R1 discards=R4|R1")
    assert forbidden_by(state, "0 end") == "S15"
    assert {move for move in legal(state, 0) if move.startswith("-")} == {"-B4", "-B3"}
    assert forbidden_by(state, "0 -R4") == forbidden_by(state, "0 -SK") == "S15"
    after = play(state, "0 -B3")
    assert after.discards[0] == ("R4", "B3")
    assert after.view(1).discard_tops[0] == "B3"  # face up
    assert after.turn == 1


def test_g38_you_may_stop_while_you_could_still_play() -> None:
    state = position("hands=B1,B2|R1")
    assert play(state, "0 -B1").turn == 1


def test_g39_special_cards_may_be_discarded_and_used_later() -> None:
    state = position("seats=3 hands=SK,B5|R5|R5", top="R4,R4,R4,R4,R4,R4,R4,R4,R4,SC,SC,SC")
    state = play(state, "0 -SK", "1 -R5", "2 -R5", "0 ^SK", "0 -B5")
    assert state.turn == 2


def test_s16_b34_after_the_discard_you_refill_to_five() -> None:
    state = position("hands=B4,B3,R5|R1", top="SK,BW,RW")
    after, happened = step(state, "0 -B4")
    assert hand(after, 0) == "B3 R5 SK BW RW"
    assert Drew(0, 3, ("SK", "BW", "RW")) in happened
    assert after.turn == 1


def test_g29_with_five_or_more_you_draw_nothing() -> None:
    for cards in ("B4,B3,R5,R4,R3,R2", "B4,B3,R5,R4,R3,R2,BW"):
        state = position(f"hands={cards}|R1")
        assert len(play(state, "0 -B4").hands[0]) == cards.count(",")


def test_g43_the_discard_of_the_last_card_is_followed_by_the_usual_draw() -> None:
    assert hand(play(position("hands=B4|R1", top="B1,B2,B3,B4,B5"), "0 -B4"), 0) == "B1 B2 B3 B4 B5"


def test_s20_b36_a_hand_played_out_brings_five_new_cards_and_the_turn_goes_on() -> None:
    state = position("hands=B1,B2,B3,R1,R2|R1", top="SK,BW,RW,R5,R4")
    state = play(state, "0 B1@b1", "0 B2@b1", "0 B3@b1", "0 R1@r1")
    assert hand(state, 0) == "R2"
    state = play(state, "0 R2@r1")
    assert hand(state, 0) == "SK BW RW R5 R4"
    assert state.turn == 0
    assert play(state, "0 -R5").turn == 1  # the turn still ends with a discard


@pytest.mark.parametrize("cards", ["B1", "B1,B2,R1,R2,RW,BW"])
def test_g40_a_hand_of_any_size_played_out_brings_five_new_cards(cards: str) -> None:
    plays = {"B1": "B1@b1", "B2": "B2@b1", "R1": "R1@r1", "R2": "R2@r1", "RW": "RW@r1", "BW": "BW@b1"}
    state = position(f"hands={cards}|R1", top="SK,BW,RW,R5,R4")
    for card in cards.split(","):
        state = play(state, f"0 {plays[card]}")
    assert hand(state, 0) == "SK BW RW R5 R4"


def test_g40_plays_from_the_discard_pile_do_not_bring_new_cards() -> None:
    state = play(position("hands=-|R1 discards=B2,B1|R1"), "0 ^B1@b1", "0 ^B2@b1")
    assert hand(state, 0) == ""
    assert legal(state, 0) == {"end"}


def test_g42_g68_without_a_card_to_discard_you_end_the_turn_yourself() -> None:
    state = position("hands=-|R1 discards=B1|R1", top="B1,B2,B3,B4,B5")
    assert legal(state, 0) == {"^B1@b1", "end"}
    after, happened = step(play(state, "0 ^B1@b1"), "0 end")
    assert TurnEnded(0) in happened
    assert (hand(after, 0), after.discards[0], after.turn) == ("B1 B2 B3 B4 B5", (), 1)


# --- Forgetting to draw ---


def test_g44_by_default_the_hand_is_refilled_for_you() -> None:
    state = play(position("hands=B4|R1"), "0 -B4")
    assert len(state.hands[0]) == 5
    assert forbidden_by(state, "0 +") == "G44"


def test_s16_b35_g44_with_manual_drawing_you_draw_back_to_five_yourself() -> None:
    state = play(position(f"{MANUAL_DRAWING} hands=B4,R3|R1,R5", top="B1,B2,B3,B5"), "0 -B4")
    assert hand(state, 0) == "R3"
    assert state.actors == {0, 1}
    assert legal(state, 0) == {"+"}
    assert forbidden_by(state, "1 +") == "S16"
    state = play(state, "0 +")
    assert hand(state, 0) == "R3 B1 B2 B3 B5"
    assert state.actors == {1}
    assert forbidden_by(state, "0 +") == "S16"


@pytest.mark.parametrize("first", ["R1@r1", "SK", "-R5", "^R1@r1"])
def test_g44_g63_the_next_players_first_play_or_discard_ends_the_chance_to_draw(first: str) -> None:
    state = play(position(f"seats=3 {MANUAL_DRAWING} hands=B4,R3|R1,SK,R5|R5 discards=-|R1|-"), "0 -B4")
    assert event(state, DrawForgotten, f"1 {first}") == DrawForgotten(0)
    state = play(state, f"1 {first}")
    assert forbidden_by(state, "0 +") == "S17"
    assert state.pending.penalties == (0,)


def test_s17_a_player_who_forgot_to_draw_plays_the_next_turn_without_new_cards() -> None:
    state = play(position(f"{MANUAL_DRAWING} hands=B4,B1|R1,R5,R4,R4,R4,R4"), "0 -B4", "1 -R5")
    assert hand(state, 0) == "B1"
    state = play(state, "0 B1@b1")
    assert hand(state, 0) == ""  # no five new cards for the hand played out


def test_g41_g68_in_the_penalty_turn_an_emptied_hand_ends_it_without_a_discard() -> None:
    state = position(f"{MANUAL_DRAWING} hands=B1|R1 penalties=0 discards=B2|R1", top="R1,R2,R3,R4,R5")
    state = play(state, "0 B1@b1")
    assert legal(state, 0) == {"^B2@b1", "end"}
    state = play(state, "0 end")
    assert state.turn == 1
    assert legal(state, 0) == {"+"}
    state = play(state, "0 +")
    assert hand(state, 0) == "R1 R2 R3 R4 R5"
    assert state.pending.penalties == ()  # it costs one turn


def test_g41_in_the_penalty_turn_a_completed_pile_brings_no_new_cards() -> None:
    state = position(f"{MANUAL_DRAWING} hands=B5|R1 penalties=0 piles={FOUR_BLUE}")
    state = play(state, "0 B5@b1", "1 let")
    assert (hand(state, 0), state.chips[0]) == ("", (1, 0))


def test_g63_a_player_who_skipped_all_others_is_the_next_player() -> None:
    state = position(f"{MANUAL_DRAWING} hands=SK,B4,B1|R1", top="B2,B3,B4,B5")
    state = play(state, "0 SK", "0 -B4")
    assert state.turn == 0
    assert legal(state, 0) == {"B1@b1", "-B1", "+"}
    assert hand(play(state, "0 +"), 0) == "B1 B2 B3 B4 B5"
    late = play(state, "0 B1@b1")  # their own first play ends the chance to draw, and this is their penalty turn
    assert (hand(late, 0), legal(late, 0)) == ("", {"end"})
    assert play(late, "0 end").pending.penalties == ()


def test_g63_a_turn_without_a_play_does_not_end_the_chance_to_draw() -> None:
    state = position(f"seats=3 {MANUAL_DRAWING} hands=B4|-|R1", top="B1,B2,B3,B4,B5")
    state = play(state, "0 -B4", "1 end")
    assert state.pending.draw_rights == (0, 1)
    assert play(state, "0 +").pending.draw_rights == (1,)
    assert play(state, "2 -R1").pending.penalties == (0, 1)


def test_g64_in_the_penalty_turn_your_discard_pile_may_be_used() -> None:
    state = position(f"{MANUAL_DRAWING} hands=B5|R1 penalties=0 discards=SK,B1|R1")
    assert pile(play(state, "0 ^B1@b1", "0 ^SK"), "b1") == "B1"


def test_g64_a_skipped_turn_is_not_the_penalty_turn() -> None:
    state = position(f"seats=3 {MANUAL_DRAWING} hands=SK,R5,R5,R5,R5,R5,R5|B1|R1 penalties=1")
    state = play(state, "0 SK", "0 -R5", "2 -R1")
    assert state.pending.penalties == (1,)


# --- The draw deck runs out ---


def test_s21_a_finished_pile_goes_out_of_play_and_brings_a_chip() -> None:
    state = play(position(f"hands=B5,SK|R1 piles={FOUR_BLUE}"), "0 B5@b1", "1 let")
    assert state.out == ("B1", "B2", "B3", "B4", "B5")
    assert (pile(state, "b1"), state.chips) == ("", ((1, 0), (0, 0)))


def test_s22_b37_b38_an_empty_draw_deck_is_rebuilt_from_finished_piles() -> None:
    state = position("hands=B4,R5,R5,R5,R5|R1 out=R1,R2,RW,R4,R5 specials=SK,ST discards=-|R1", deck="-")
    after, happened = step(state, "0 -B4")
    order, _ = ZEROS.shuffle(("R1", "R2", "RW", "R4", "R5"))  # wilds return, the played specials stay out
    assert Reshuffled(5) in happened
    assert after.hands[0][-1] == order[0]
    assert (after.deck, after.out, after.specials) == (order[1:], (), ("SK", "ST"))


def test_b37_with_specials_the_played_special_cards_return_too() -> None:
    option = "options=reshuffle:with_specials"
    state = position(f"{option} hands=B4,R5,R5,R5,R5|R1 out=R1,R2,RW,R4,R5 specials=SK,ST discards=-|R1", deck="-")
    after = play(state, "0 -B4")
    order, _ = ZEROS.shuffle(("R1", "R2", "RW", "R4", "R5", "SK", "ST"))
    assert (after.hands[0][-1], after.deck, after.specials) == (order[0], order[1:], ())


def test_b38_played_specials_go_out_of_play_and_not_to_a_discard_pile() -> None:
    state = play(position("hands=SK,B1|R1"), "0 SK")
    assert (state.specials, state.discards) == (("SK",), ((), ()))


def test_g45_if_the_deck_runs_out_while_you_draw_you_draw_the_rest_from_the_new_one() -> None:
    state = position("hands=B4|R1 out=R1,R2,RW,R4,R5 discards=-|R1", deck="B1,B2")
    after, happened = step(state, "0 -B4")
    order, _ = ZEROS.shuffle(("R1", "R2", "RW", "R4", "R5"))
    assert after.hands[0] == ("B1", "B2", *order[:3])
    drawn = [e for e in happened if isinstance(e, Drew | Reshuffled)]
    assert drawn == [Drew(0, 2, ("B1", "B2")), Reshuffled(5), Drew(0, 3, order[:3])]


def test_g46_without_finished_piles_the_specials_are_used() -> None:
    state = position("hands=B4,R5,R5,R5,R5|R1 specials=SK,ST discards=-|R1", deck="-")
    after = play(state, "0 -B4")
    order, _ = ZEROS.shuffle(("SK", "ST"))
    assert (after.hands[0][-1], after.deck, after.specials) == (order[0], order[1:], ())


def test_g46_without_played_specials_the_cards_below_the_discard_tops_are_used() -> None:
    state = position("hands=B4,R5,R5,R5,R5|R1 discards=B1,B2|R3", deck="-")
    below = ("B1", "B2", *state.discards[1][:-1])  # the B4 just discarded covers the B2
    after = play(state, "0 -B4")
    order, _ = ZEROS.shuffle(below)
    assert after.discards == (("B4",), ("R3",))
    assert (after.hands[0][-1], after.deck) == (order[0], order[1:])


def test_g46_without_any_of_these_you_draw_nothing() -> None:
    state = position("hands=B4|R1 discards=-|R1", deck="-")
    state = position(f"hands=B4|{','.join((*state.discards[1], 'R1'))}", deck="-")
    assert len(state.deck) == 0
    after, happened = step(state, "0 -B4")
    assert hand(after, 0) == ""
    assert not [e for e in happened if isinstance(e, Drew | Reshuffled)]


def test_g46_a_full_round_without_play_discard_or_draw_is_a_draw() -> None:
    """Nobody has a card to play or to discard, and nobody draws."""
    state = position(f"{MANUAL_DRAWING} seats=3 hands=-|-|- penalties=0,1,2")
    state = play(state, "0 end", "1 end")
    assert state.outcome is None
    assert state.pending.idle == 2
    state = play(state, "2 end")
    assert state.outcome is not None
    assert str(state.outcome) == "drawn (stalemate)"
    assert forbidden_by(state, "0 end") == "G46"
    assert state.actors == frozenset()


def test_g46_a_drawn_card_restarts_the_round() -> None:
    state = play(position(f"{MANUAL_DRAWING} seats=3 hands=-|-|- penalties=0,1,2"), "0 end", "1 end", "0 +", "2 end")
    assert state.outcome is None
    assert state.pending.idle == 0


def test_s12_events_say_which_card_was_laid() -> None:
    state = position("hands=B1,R5|R1 discards=R1|R1")
    assert events(state, "0 B1@b1", "0 ^R1@r1") == [Laid(0, "B1", "b1", top=False), Laid(0, "R1", "r1", top=True)]
