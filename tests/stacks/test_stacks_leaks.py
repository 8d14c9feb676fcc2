"""Nothing sent to a seat depends on cards hidden from it, above all on who holds a Block."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from knaves.deal import seed_from
from knaves.game import Event, IllegalMove
from knaves.games.stacks import STACKS, State
from knaves.games.stacks.options import StacksOptions
from knaves.testing import play_randomly, random_start
from tests.campaigns import sampled
from tests.moves import step
from tests.stacks.positions import ANY_TIME, CHOSEN, FOUR_BLUE, position


def state_as_sent(state: State, seat: int | None) -> str:
    """Everything that a seat is sent about a state."""
    view = state.view(seat)
    return "\n".join((str(view), json.dumps(view.data()), view.picture(), repr(view)))


def events_as_sent(events: tuple[Event, ...], seat: int | None) -> str:
    """Everything that a seat is sent about events."""
    sentences = [event.sentence(seat, dict.fromkeys(range(9), "somebody"), {}) for event in events]
    return json.dumps([[event.seen_by(seat) for event in events], sentences])


def swap(state: State, seat: int, card: str) -> State:
    """The state with the first card of a hand swapped for a card of the draw deck."""
    held = state.hands[seat][0]
    deck = list(state.deck)
    deck[deck.index(card)] = held
    hands = list(state.hands)
    hands[seat] = (card, *state.hands[seat][1:])
    return replace(state, hands=tuple(hands), deck=tuple(deck))


def viewers_except(state: State, seat: int) -> list[int | None]:
    return [None, *(other for other in range(state.seats) if other != seat)]


@pytest.mark.parametrize("options", ["", "options=block_scope:any_time"])
@pytest.mark.parametrize("holder", [1, 2, 3])
def test_nothing_shows_who_holds_a_block(holder: int, options: str) -> None:
    """Two states differ only in whether a seat holds a Block. The seat doesn't use it."""
    state = position(f"seats=4 {options} hands=B5,SK,R5|R1,R2|R3,R4|R1,R5 piles={FOUR_BLUE}")
    pair = (state, swap(state, holder, "BL"))
    moves = ["0 B5@b1", *(f"{seat} let" for seat in (2, 1, 3)), "0 SK", "0 -R5"]
    for move in moves:
        for seat in viewers_except(state, holder):
            assert state_as_sent(pair[0], seat) == state_as_sent(pair[1], seat)
        assert pair[0].actors == pair[1].actors  # everybody is asked in both
        (first, first_events), (second, second_events) = (step(state, move) for state in pair)
        for seat in viewers_except(state, holder):
            assert events_as_sent(first_events, seat) == events_as_sent(second_events, seat)
        pair = (first, second)


def test_nothing_shows_who_has_answered_while_the_window_is_open() -> None:
    state, _ = step(position(f"seats=4 hands=B5,SK|BL,R2|BL,R4|R1,R5 piles={FOUR_BLUE}"), "0 B5@b1")
    unanswered = {seat: state_as_sent(state, seat) for seat in (None, 0, 1, 2, 3)}
    for first in ("block", "let"):
        for second in ("block", "let"):
            once, first_events = step(state, f"1 {first}")
            twice, second_events = step(once, f"2 {second}")
            for seat in viewers_except(state, 1):
                assert state_as_sent(once, seat) == unanswered[seat]
                assert events_as_sent(first_events, seat) == '[[null], [""]]'
            for seat in (None, 0, 3):
                assert state_as_sent(twice, seat) == unanswered[seat]
                assert events_as_sent(second_events, seat) == '[[null], [""]]'
            assert state_as_sent(twice, 1) == state_as_sent(once, 1)


def test_the_moves_of_a_window_are_secret_and_so_is_a_chosen_theft() -> None:
    assert [STACKS.move(text).secret for text in ("block", "let", "take:B3")] == [True] * 3
    assert [STACKS.move(text).secret for text in ("B3@b1", "SK", "SC:1h", "-B3", "end", "+")] == [False] * 6


def test_a_refused_answer_reveals_nothing_about_other_hands() -> None:
    """The error doesn't depend on the other players' cards or answers."""
    state, _ = step(position(f"seats=3 hands=B5,SK|R1,R2|R3,R4 piles={FOUR_BLUE}"), "0 B5@b1")
    for text in ("block", "-SK", "take:R1", "+"):
        errors = set()
        for table in (state, swap(state, 1, "BL"), step(swap(state, 1, "BL"), "1 block")[0]):
            with pytest.raises(IllegalMove) as refusal:
                table.apply(0, STACKS.move(text))
            errors.add(str(refusal.value))
        assert len(errors) == 1


@pytest.mark.parametrize("option", ["options=steal_from_hand:random", CHOSEN])
def test_only_thief_and_victim_see_a_card_stolen_from_a_hand(option: str) -> None:
    state = position(f"seats=4 {option} hands=SC,B5|R1|R3,R4|R1,R5")
    pair = (state, swap(state, 1, "SK"))
    moves = ["0 SC:1h"] if "random" in option else ["0 SC:1h", "take"]
    for move in moves:
        results = []
        for table in pair:
            card = table.hands[1][0]
            results.append(step(table, f"0 take:{card}" if move == "take" else move))
        for seat in (None, 2, 3):
            assert events_as_sent(results[0][1], seat) == events_as_sent(results[1][1], seat)
            assert state_as_sent(results[0][0], seat) == state_as_sent(results[1][0], seat)
        pair = (results[0][0], results[1][0])


def test_nobody_sees_the_cards_below_the_top_of_a_discard_pile() -> None:
    state = position("seats=3 hands=B1|R1|R3 discards=B2,B3,B4|R1,R2|SK")
    other = replace(state, discards=(("B3", "B2", "B4"), ("R1", "R2"), ("SK",)))
    for seat in (None, 0, 1, 2):
        assert state_as_sent(state, seat) == state_as_sent(other, seat)


def test_nobody_sees_the_order_of_the_deck_or_the_seed() -> None:
    state = STACKS.new(seats=3, seed=seed_from(1))
    other = replace(state, deck=state.deck[::-1], deal=replace(state.deal, seed=seed_from(2), contributions=("a",)))
    for seat in (None, 0, 1, 2):
        assert state_as_sent(state, seat) == state_as_sent(other, seat)


def samples_of_view(state: State, seat: int | None, rng: random.Random) -> Iterator[State]:
    for _ in range(2):
        yield STACKS.sample(state.view(seat), rng)


@pytest.mark.parametrize("number", range(sampled(12)))
def test_in_random_games_every_sample_of_a_view_gives_the_same_view(number: int) -> None:
    """Identical in every byte, and the viewer's own moves are legal in every sample too."""
    rng = random.Random(number)
    for before, seat, move, _, _ in play_randomly(random_start(STACKS, rng), rng):
        if rng.random() < 0.85:
            continue
        assert isinstance(before, State)
        for viewer in (None, *range(before.seats)):
            for sample in samples_of_view(before, viewer, rng):
                assert state_as_sent(sample, viewer) == state_as_sent(before, viewer)
                if viewer == seat:
                    after, _ = sample.apply(seat, move)
                    assert after.card_counts() == before.card_counts()


def test_a_sample_of_an_open_window_keeps_only_the_viewers_answer() -> None:
    state, _ = step(position(f"seats=4 hands=B5,SK|BL,R2|BL,R4|R1,R5 piles={FOUR_BLUE}"), "0 B5@b1")
    state, _ = step(state, "1 block")
    state, _ = step(state, "2 let")
    for seat, actors in ((0, {1, 2, 3}), (1, {2, 3}), (2, {1, 3}), (3, {1, 2, 3}), (None, {1, 2, 3})):
        sampled = STACKS.sample(state.view(seat), random.Random(1))
        assert sampled.actors == actors
        assert sampled.view(seat) == state.view(seat)


def test_samples_redeal_the_hidden_cards() -> None:
    state = STACKS.new(seats=3, seed=seed_from(1), options=StacksOptions(block_scope="any_time"))
    view = state.view(0)
    samples = [STACKS.sample(view, random.Random(number)) for number in range(20)]
    assert len({sample.hands[1] for sample in samples}) == 20
    assert len({sample.deal.seed for sample in samples}) == 20
    assert sum("BL" in sample.hands[1] for sample in samples) < 10
    assert all(sample.hands[0] == state.hands[0] for sample in samples)


def test_a_thief_sees_the_hand_only_until_they_take_a_card() -> None:
    state = position(f"seats=3 {CHOSEN} hands=SC,B5|BL,R2|R4")
    during, _ = step(state, "0 SC:1h")
    after, _ = step(during, "0 take:R2")
    assert "BL" in str(during.view(0))
    assert "BL" not in str(after.view(0))
    assert "BL" not in str(during.view(2))


def test_everybody_sees_the_window_itself() -> None:
    state, _ = step(position(f"seats=3 {ANY_TIME} hands=B1,SK|BL|R1"), "0 B1@b1")
    for seat in (None, 0, 1, 2):
        window = state.view(seat).data()["window"]
        assert window == {"place": "b1", "seat": 0, "complete": False, "asked": [1, 2], "answer": None}
