"""Nothing that a seat receives changes with cards hidden from it: above all, who holds a Block."""

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
from tests.stacks.table import ANY_TIME, CHOSEN, FOUR, at, step


def received(state: State, seat: int | None) -> str:
    """Every byte that a seat is sent of a state."""
    view = state.view(seat)
    return "\n".join((str(view), json.dumps(view.data()), view.picture(), repr(view)))


def told(events: tuple[Event, ...], seat: int | None) -> str:
    """Every byte that a seat is sent of what happened."""
    sentences = [event.sentence(seat, dict.fromkeys(range(9), "somebody"), {}) for event in events]
    return json.dumps([[event.seen_by(seat) for event in events], sentences])


def swap(state: State, seat: int, card: str) -> State:
    """The same state, but a card of a hand has changed places with another of the draw deck."""
    held = state.hands[seat][0]
    deck = list(state.deck)
    deck[deck.index(card)] = held
    hands = list(state.hands)
    hands[seat] = (card, *state.hands[seat][1:])
    return replace(state, hands=tuple(hands), deck=tuple(deck))


def others(state: State, seat: int) -> list[int | None]:
    return [None, *(other for other in range(state.seats) if other != seat)]


@pytest.mark.parametrize("options", ["", "options=block_scope:any_time"])
@pytest.mark.parametrize("holder", [1, 2, 3])
def test_who_holds_a_block_shows_nowhere(holder: int, options: str) -> None:
    """Two tables that differ in one card: on one of them a seat holds a Block. It lets the pile pass."""
    state = at(f"seats=4 {options} hands=B5,SK,R5|R1,R2|R3,R4|R1,R5 piles={FOUR}")
    pair = (state, swap(state, holder, "BL"))
    moves = ["0 B5@b1", *(f"{seat} let" for seat in (2, 1, 3)), "0 SK", "0 -R5"]
    for move in moves:
        for seat in others(state, holder):
            assert received(pair[0], seat) == received(pair[1], seat)
        assert pair[0].actors == pair[1].actors  # nor in who is asked
        (one, happened), (other, happened_too) = (step(table, move) for table in pair)
        for seat in others(state, holder):
            assert told(happened, seat) == told(happened_too, seat)
        pair = (one, other)


def test_who_has_answered_and_how_shows_nowhere_while_the_window_is_open() -> None:
    state, _ = step(at(f"seats=4 hands=B5,SK|BL,R2|BL,R4|R1,R5 piles={FOUR}"), "0 B5@b1")
    unanswered = {seat: received(state, seat) for seat in (None, 0, 1, 2, 3)}
    for first in ("block", "let"):
        for second in ("block", "let"):
            once, told_first = step(state, f"1 {first}")
            twice, told_second = step(once, f"2 {second}")
            for seat in others(state, 1):
                assert received(once, seat) == unanswered[seat]
                assert told(told_first, seat) == '[[null], [""]]'
            for seat in (None, 0, 3):
                assert received(twice, seat) == unanswered[seat]
                assert told(told_second, seat) == '[[null], [""]]'
            assert received(twice, 1) == received(once, 1)


def test_the_moves_of_a_window_are_secret_and_so_is_a_chosen_theft() -> None:
    assert [STACKS.move(text).secret for text in ("block", "let", "take:B3")] == [True] * 3
    assert [STACKS.move(text).secret for text in ("B3@b1", "SK", "SC:1h", "-B3", "end", "+")] == [False] * 6


def test_a_refused_answer_tells_nothing_of_others() -> None:
    """What is refused, and in which words, does not depend on what the others hold."""
    state, _ = step(at(f"seats=3 hands=B5,SK|R1,R2|R3,R4 piles={FOUR}"), "0 B5@b1")
    for text in ("block", "-SK", "take:R1", "+"):
        words = set()
        for table in (state, swap(state, 1, "BL"), step(swap(state, 1, "BL"), "1 block")[0]):
            with pytest.raises(IllegalMove) as refusal:
                table.apply(0, STACKS.move(text))
            words.add(str(refusal.value))
        assert len(words) == 1


@pytest.mark.parametrize("option", ["options=steal_from_hand:random", CHOSEN])
def test_a_stolen_hand_card_shows_to_thief_and_victim_alone(option: str) -> None:
    state = at(f"seats=4 {option} hands=SC,B5|R1|R3,R4|R1,R5")
    pair = (state, swap(state, 1, "SK"))
    moves = ["0 SC:1h"] if "random" in option else ["0 SC:1h", "take"]
    for move in moves:
        results = []
        for table in pair:
            card = table.hands[1][0]
            results.append(step(table, f"0 take:{card}" if move == "take" else move))
        for seat in (None, 2, 3):
            assert told(results[0][1], seat) == told(results[1][1], seat)
            assert received(results[0][0], seat) == received(results[1][0], seat)
        pair = (results[0][0], results[1][0])


def test_what_lies_below_a_discard_top_shows_to_nobody() -> None:
    state = at("seats=3 hands=B1|R1|R3 discards=B2,B3,B4|R1,R2|SK")
    other = replace(state, discards=(("B3", "B2", "B4"), ("R1", "R2"), ("SK",)))
    for seat in (None, 0, 1, 2):
        assert received(state, seat) == received(other, seat)


def test_the_order_of_the_deck_and_the_seed_show_to_nobody() -> None:
    state = STACKS.new(seats=3, seed=seed_from(1))
    other = replace(state, deck=state.deck[::-1], deal=replace(state.deal, seed=seed_from(2), contributions=("a",)))
    for seat in (None, 0, 1, 2):
        assert received(state, seat) == received(other, seat)


def shuffled_twins(state: State, seat: int | None, rng: random.Random) -> Iterator[State]:
    for _ in range(2):
        yield STACKS.sample(state.view(seat), rng)


@pytest.mark.parametrize("number", range(sampled(12)))
def test_in_random_games_a_view_is_the_same_for_all_ways_to_deal_what_is_hidden(number: int) -> None:
    """Every byte, picture included; and the public moves of the seat itself tell it the same on each such table."""
    rng = random.Random(number)
    for before, seat, move, _, _ in play_randomly(random_start(STACKS, rng), rng):
        if rng.random() < 0.85:
            continue
        assert isinstance(before, State)
        for viewer in (None, *range(before.seats)):
            for twin in shuffled_twins(before, viewer, rng):
                assert received(twin, viewer) == received(before, viewer)
                if viewer == seat:
                    after, _ = twin.apply(seat, move)
                    assert after.card_counts() == before.card_counts()


def test_a_sample_of_an_open_window_keeps_the_own_answer_and_no_other() -> None:
    state, _ = step(at(f"seats=4 hands=B5,SK|BL,R2|BL,R4|R1,R5 piles={FOUR}"), "0 B5@b1")
    state, _ = step(state, "1 block")
    state, _ = step(state, "2 let")
    for seat, actors in ((0, {1, 2, 3}), (1, {2, 3}), (2, {1, 3}), (3, {1, 2, 3}), (None, {1, 2, 3})):
        sampled = STACKS.sample(state.view(seat), random.Random(1))
        assert sampled.actors == actors
        assert sampled.view(seat) == state.view(seat)


def test_samples_deal_the_hidden_cards_anew() -> None:
    state = STACKS.new(seats=3, seed=seed_from(1), options=StacksOptions(block_scope="any_time"))
    view = state.view(0)
    samples = [STACKS.sample(view, random.Random(number)) for number in range(20)]
    assert len({sample.hands[1] for sample in samples}) == 20
    assert len({sample.deal.seed for sample in samples}) == 20
    assert sum("BL" in sample.hands[1] for sample in samples) < 10
    assert all(sample.hands[0] == state.hands[0] for sample in samples)


def test_a_thief_sees_the_hand_only_until_he_has_taken() -> None:
    state = at(f"seats=3 {CHOSEN} hands=SC,B5|BL,R2|R4")
    during, _ = step(state, "0 SC:1h")
    after, _ = step(during, "0 take:R2")
    assert "BL" in str(during.view(0))
    assert "BL" not in str(after.view(0))
    assert "BL" not in str(during.view(2))


def test_the_window_itself_is_for_all_to_see() -> None:
    state, _ = step(at(f"seats=3 {ANY_TIME} hands=B1,SK|BL|R1"), "0 B1@b1")
    for seat in (None, 0, 1, 2):
        window = state.view(seat).data()["window"]
        assert window == {"place": "b1", "seat": 0, "complete": False, "asked": [1, 2], "answer": None}
