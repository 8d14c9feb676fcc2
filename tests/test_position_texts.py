"""Positions as text: whatever is written there is either refused with a sentence or can be played on."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import knaves
from knaves.testing import play_randomly, random_start

GAMES = sorted(knaves.GAMES)


def some_positions(name: str) -> list[str]:
    """Positions of all kinds, from random games over all options."""
    found = []
    for number in range(12):
        rng = random.Random(number)
        states = [after for _, _, _, after, _ in play_randomly(random_start(knaves.GAMES[name], rng), rng, asides=0.05)]
        found += [str(state) for state in rng.sample(states, min(len(states), 6))]
    return found


POSITIONS = {name: some_positions(name) for name in GAMES}


def try_to_play(name: str, text: str) -> None:
    """Read a position, and if it can be read play on from it for a while."""
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
@settings(max_examples=250, suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow])
@given(data=st.data())
def test_a_changed_letter_is_refused_or_playable(name: str, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(POSITIONS[name]))
    end = text.index(" deal=")
    place = data.draw(st.integers(0, end - 1))
    letter = data.draw(st.sampled_from("0123456789bgrBGR*|,:=-/ ASKJTWLVhcd?\0é"))
    try_to_play(name, text[:place] + letter + text[place + 1 :])


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=150, suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow])
@given(data=st.data())
def test_fields_of_another_position_are_refused_or_playable(name: str, data: st.DataObject) -> None:
    words = data.draw(st.sampled_from(POSITIONS[name])).split()
    other = data.draw(st.sampled_from(POSITIONS[name])).split()
    taken = data.draw(st.sampled_from(other[1:]))
    key = taken.partition("=")[0]
    kept = [word for word in words if word.partition("=")[0] not in (key, "deck")]
    try_to_play(name, " ".join([*kept, taken]))


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=100, suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow])
@given(data=st.data())
def test_any_text_is_refused_as_a_view_or_reads_back(name: str, data: st.DataObject) -> None:
    game = knaves.GAMES[name]
    state = game.position(data.draw(st.sampled_from(POSITIONS[name])))
    text = str(state.view(data.draw(st.sampled_from([None, *range(state.seats)]))))
    place = data.draw(st.integers(0, len(text) - 1))
    changed = text[:place] + data.draw(st.sampled_from("0123456789bgrBGR*|,:=-/ ASKJT?")) + text[place + 1 :]
    try:
        view = game.read_view(changed)
    except knaves.GameError:
        return
    assert game.read_view(str(view)) == view
