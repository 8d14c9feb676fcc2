"""Positions as text: any text is either refused with a sentence or can be played on."""

from __future__ import annotations

import functools
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import knaves
from knaves.testing import play_randomly, random_start
from tests.campaigns import sampled

GAMES = sorted(knaves.GAMES)


@functools.cache
def random_positions(name: str) -> list[str]:
    """Positions from random games with all options."""
    found = []
    for number in range(12):
        rng = random.Random(number)
        states = [after for _, _, _, after, _ in play_randomly(random_start(knaves.GAMES[name], rng), rng, asides=0.05)]
        found += [str(state) for state in rng.sample(states, min(len(states), 6))]
    return found


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("name", GAMES)
def test_a_position_round_trips_with_everything_visible(name: str, part: int) -> None:
    """Equal states look the same to every seat, to spectators and to programs."""
    game = knaves.GAMES[name]
    for number in range(sampled(24)):
        rng = random.Random(f"{part}/{number}")
        start = random_start(game, rng)
        course = [after for _, _, _, after, _ in play_randomly(start, rng, asides=0.05)]
        for state in (start, *rng.sample(course, min(len(course), 12)), course[-1]):
            again = game.position(str(state))
            assert again == state
            assert str(again) == str(state)
            assert hash(again) == hash(state)
            assert (again.actors, again.late_drawers, again.outcome) == (
                state.actors,
                state.late_drawers,
                state.outcome,
            )
            for seat in (None, *range(state.seats)):
                view, seen = state.view(seat), again.view(seat)
                assert seen == view
                assert seen.data() == view.data()
                assert seen.picture() == view.picture()
                read = game.read_view(str(view))
                assert read == view
                assert hash(read) == hash(view)
                assert read.data() == view.data()
            for seat in range(state.seats):
                assert again.legal(seat) == state.legal(seat)
                assert again.table_actions(seat) == state.table_actions(seat)


@pytest.mark.parametrize("name", GAMES)
def test_states_that_look_different_are_not_equal(name: str) -> None:
    """The dealer is visible, so states that differ only in the dealer aren't equal."""
    game = knaves.GAMES[name]
    state = game.new(seats=2, seed=bytes(32))
    text = " ".join(word for word in str(state).split() if word.partition("=")[0] not in ("opening", "dealer"))
    unknown = game.position(text)
    assert unknown.view(0).data()["dealer"] is None
    assert unknown.view(0).data() != state.view(0).data()
    assert unknown != state
    assert unknown.view(0) != state.view(0)


def test_old_texts_without_the_start_are_still_read() -> None:
    for name, turn in (("classic", "board"), ("travel", "board"), ("stacks", "piles")):
        game = knaves.GAMES[name]
        state = game.position(f"{name} seats=2 turn=1")
        assert state.view(None).data()["dealer"] is None
        assert state.view(None).data().get("opening", []) == []
        assert "opening=" not in str(state)
        assert "dealer=" not in str(state)
        assert turn in str(state)


@pytest.mark.parametrize(
    ("name", "opening", "reason"),
    [
        ("classic", "7H,1:KS", "opening: a draw is written 0:7H, not '7H'"),
        ("classic", "0:7H", "opening: seat 1 draws next"),
        ("classic", "1:7H,0:KS", "opening: seat 0 draws next, not seat 1"),
        ("classic", "0:7H,1:KS,0:AS", "opening: it is settled who deals, yet seat 0 draws again"),
        ("classic", "0:7H,1:7S", "opening: seat 0 draws next"),
        ("classic", "0:7X,1:7S", "opening: '7X' is not a card of this game"),
        ("travel", "0:7H,1:7H,0:2S,1:3S", "opening: 7H appears too often: the pack has 1"),
        ("classic", "", "opening: a draw is written 0:7H, not ''"),
    ],
)
def test_an_impossible_start_is_refused(name: str, opening: str, reason: str) -> None:
    with pytest.raises(knaves.GameError) as caught:
        knaves.GAMES[name].position(f"{name} seats=2 opening={opening}")
    assert str(caught.value).startswith(reason)


def test_the_cards_drawn_decide_who_deals_and_who_starts() -> None:
    classic = knaves.GAMES["classic"].position("classic seats=3 opening=0:7H,1:2S,2:2D,1:KS,2:AS").view(None)
    assert (classic.data()["dealer"], classic.data()["opening"][-1]) == (1, [2, "AS"])
    travel = knaves.GAMES["travel"].position("travel seats=4 opening=0:7H,1:KS").view(None)
    assert travel.data()["dealer"] is None
    assert travel.opening.starter == 1
    stacks = knaves.GAMES["stacks"].position("stacks seats=3 dealer=2").view(None)
    assert stacks.data()["dealer"] == 2
    with pytest.raises(knaves.GameError, match="dealer is a number from 0 to 2, not '3'"):
        knaves.GAMES["stacks"].position("stacks seats=3 dealer=3")


def try_to_play(name: str, text: str) -> None:
    """Read a position and, if it's valid, play some moves from it."""
    game = knaves.GAMES[name]
    try:
        state = game.position(text)
    except knaves.GameError:
        return
    assert game.position(str(state)) == state
    rng = random.Random(0)
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        assert game.sample(view, rng).view(seat) == view
    for _ in range(12):
        if state.outcome is not None:
            break
        seat = rng.choice(sorted(state.actors))
        state, _ = state.apply(seat, rng.choice(state.legal(seat)))


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=sampled(250), suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow])
@given(data=st.data())
def test_a_changed_letter_is_refused_or_playable(name: str, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(random_positions(name)))
    end = text.index(" deal=")
    place = data.draw(st.integers(0, end - 1))
    letter = data.draw(st.sampled_from("0123456789bgrBGR*|,:=-/ ASKJTWLVhcd?\0é"))
    try_to_play(name, text[:place] + letter + text[place + 1 :])


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=sampled(150), suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow])
@given(data=st.data())
def test_fields_of_another_position_are_refused_or_playable(name: str, data: st.DataObject) -> None:
    words = data.draw(st.sampled_from(random_positions(name))).split()
    other = data.draw(st.sampled_from(random_positions(name))).split()
    taken = data.draw(st.sampled_from(other[1:]))
    key = taken.partition("=")[0]
    kept = [word for word in words if word.partition("=")[0] not in (key, "deck")]
    try_to_play(name, " ".join([*kept, taken]))


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=sampled(100), suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow])
@given(data=st.data())
def test_any_text_is_refused_as_a_view_or_reads_back(name: str, data: st.DataObject) -> None:
    game = knaves.GAMES[name]
    state = game.position(data.draw(st.sampled_from(random_positions(name))))
    text = str(state.view(data.draw(st.sampled_from([None, *range(state.seats)]))))
    place = data.draw(st.integers(0, len(text) - 1))
    changed = text[:place] + data.draw(st.sampled_from("0123456789bgrBGR*|,:=-/ ASKJT?")) + text[place + 1 :]
    try:
        view = game.read_view(changed)
    except knaves.GameError:
        return
    assert game.read_view(str(view)) == view
