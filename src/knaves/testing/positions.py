"""What every position must satisfy: its text form, what each seat may see of it, and what it refuses."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable
from typing import Any

from knaves.game import GameError, IllegalMove, Move, NoSuchSeat, State, View, as_json


def check_actors(state: State) -> None:
    """The game waits for somebody, and exactly those that may act have legal moves."""
    assert state.actors, f"nobody may act in {state}"
    assert state.late_drawers < state.actors, f"the game waits for nobody in {state}"
    for seat in range(state.seats):
        moves = state.legal(seat)
        assert bool(moves) == (seat in state.actors), f"actors and legal moves of seat {seat} disagree in {state}"
        assert len(set(moves)) == len(moves), f"a legal move of seat {seat} is listed twice in {state}"


def check_position(state: State, rng: random.Random) -> None:
    """Check the text form of one position, and what each seat may see of it."""
    game = state.game
    again = game.position(str(state))
    assert again == state, f"the text form does not round trip: {state}"
    assert str(again) == str(state), f"the text form does not round trip: {state}"
    for seat in (None, *range(state.seats)):
        assert again.view(seat).data() == state.view(seat).data(), f"equal states look different to {seat}: {state}"
    public = as_json(state.view(None).public_data())
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        data = view.data()
        assert public | as_json(view.seat_data()) == data, f"public and own data are not the view of {seat}: {view}"
        assert (view.simultaneous, view.turn) == (state.simultaneous, state.turn), (
            f"seat {seat} sees another turn: {view}"
        )
        assert (view.options, view.sides) == (state.options, state.sides), f"seat {seat} sees other options: {view}"
        for key, value in view.basics().items():
            assert data.get(key) == value, f"the data of the view of seat {seat} lack {key}, or have another: {view}"
        read = game.read_view(str(view))
        assert read == view, f"the view of seat {seat} does not round trip: {view}"
        assert read.data() == view.data(), f"the view of seat {seat} does not round trip: {view}"
        if seat is not None:
            assert view.legal == state.legal(seat)
            assert view.table_actions == state.table_actions(seat)
            _check_answers(state, view, seat)
        else:
            assert not view.legal
        sampled = game.sample(view, rng)
        assert sampled.card_counts() == state.card_counts(), f"sample lost or made cards: {view}"
        _check_same(sampled.view(seat), view)
        for move in itertools.chain(view.legal, view.table_actions):
            assert game.move(str(move)) == move, f"{move} does not round trip"


def _check_answers(state: State, view: View, seat: int) -> None:
    """Secret answers have a default, and a seat that has answered sees its own answer and nothing left to do."""
    default = state.default_move(seat)
    asked = state.simultaneous and seat in state.actors
    assert (default in view.legal) if asked else default is None, (
        f"seat {seat} has the default answer {default}: {state}"
    )
    for move in view.legal if asked else ():
        answered = view.with_answer(move)
        assert answered.answer == str(move), f"seat {seat} does not see its answer {move}: {answered}"
        assert not answered.legal, f"seat {seat} may answer twice: {answered}"
        assert seat not in answered.actors, f"seat {seat} has answered and is asked: {answered}"
        assert state.game.read_view(str(answered)) == answered, f"the text does not round trip: {answered}"
        after, _ = state.apply(seat, move)
        assert not after.simultaneous or after.view(seat) == answered, f"seat {seat} sees two answers: {answered}"


def _check_same(sampled: View, view: View) -> None:
    """Two states that differ in hidden cards alone must look the same, to the byte."""
    assert sampled == view, f"a view shows hidden cards: {view}"
    assert str(sampled) == str(view), f"the text of a view shows hidden cards: {view}"
    one, other = (json.dumps(v.data(), sort_keys=True) for v in (sampled, view))
    assert one == other, f"the data of a view show hidden cards: {view}"


def check_illegal(state: State, rng: random.Random, seen: dict[Move, None]) -> None:
    """Illegal moves of any seat must be refused with a rule's id."""
    seats = range(state.seats)
    for move in rng.sample(list(seen), min(len(seen), 5)):
        for seat in seats:
            if move in state.legal(seat) or move in state.table_actions(seat):
                continue
            try:
                state.apply(seat, move)
            except IllegalMove as refusal:
                assert refusal.rule, f"the refusal of {move} names no rule"
            except GameError as refusal:
                raise AssertionError(f"{move} is illegal, yet it was refused with {refusal!r}") from None
            else:
                raise AssertionError(f"{move} of seat {seat} is not legal, yet it was taken in {state}")


def check_seats(state: State, move: Move) -> None:
    """Whatever is asked about a seat that the table does not have must be refused, with the rule on how many play."""
    asked: dict[str, Callable[[Any], object]] = {
        "view": state.view,
        "legal": state.legal,
        "table_actions": state.table_actions,
        "default_move": state.default_move,
        "apply": lambda seat: state.apply(seat, move),
    }
    for what, ask in asked.items():
        for seat in (-1, state.seats, True, False, 0.0, "0"):
            try:
                ask(seat)
            except NoSuchSeat as refusal:
                assert refusal.rule, f"the refusal of seat {seat!r} names no rule: give the game its `players_rule`"
            except Exception as error:  # noqa: BLE001, RUF100 - whatever it is, it is not what was promised
                raise AssertionError(f"{what} of seat {seat!r} raised {error!r}, not NoSuchSeat") from None
            else:
                raise AssertionError(f"{what} of seat {seat!r} was answered at a table of {state.seats}: {state}")
