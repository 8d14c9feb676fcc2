"""Every method refuses a seat that doesn't exist, in one sentence."""

from __future__ import annotations

import enum
import importlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import knaves
from knaves.draws import SeatPiles
from knaves.game import Event, State
from knaves.record import Record
from knaves.testing import check_game, play_randomly, random_start

ROOT = Path(__file__).parents[1]
WRONG: list[Any] = [-1, -2, 12, 99, True, False, 0.0, 1.0, "0", "1", (0,), b"0", ...]
"""Values that are never a seat. `True` would pass for 1 in Python."""


def twentyone(monkeypatch: pytest.MonkeyPatch) -> knaves.Game:
    monkeypatch.syspath_prepend(str(ROOT / "src/knaves/template"))
    game = importlib.import_module("twentyone").TWENTYONE
    assert isinstance(game, knaves.Game)
    return game


@pytest.fixture(params=[*sorted(knaves.GAMES), "twentyone"])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> knaves.Game:
    return knaves.GAMES[request.param] if request.param in knaves.GAMES else twentyone(monkeypatch)


def sample_states(game: knaves.Game) -> list[State]:
    """The first, some middle and the last states of a few games."""
    found = []
    for number in range(4):
        rng = random.Random(number)
        states = [random_start(game, rng)]
        states += [after for _, _, _, after, _ in play_randomly(states[0], rng)]
        found += [states[0], states[len(states) // 2], states[-1]]
    return found


def seat_methods(state: State) -> list[Callable[[Any], object]]:
    move = state.legal(min(state.actors))[0] if state.actors else state.game.move(some_move(state.game))
    return [state.view, state.legal, state.table_actions, lambda seat: state.apply(seat, move)]


def some_move(game: knaves.Game) -> str:
    start = game.new(seats=2, seed=bytes(32))
    return str(start.legal(min(start.actors))[0])


@pytest.mark.parametrize("seat", WRONG, ids=repr)
def test_every_method_refuses_a_seat_that_does_not_exist(game: knaves.Game, seat: Any) -> None:
    for state in sample_states(game):
        for ask in seat_methods(state):
            with pytest.raises(knaves.NoSuchSeat) as caught:
                ask(seat)
            message = str(caught.value)
            assert message.startswith(f"there is no seat {seat!r} at this table: the seats are 0 to {state.seats - 1}")
            assert caught.value.rule
            assert message.endswith(f"({caught.value.rule})")


def test_the_number_after_the_last_seat_is_refused(game: knaves.Game) -> None:
    for state in sample_states(game):
        for ask in seat_methods(state):
            with pytest.raises(knaves.NoSuchSeat):
                ask(state.seats)


def test_a_spectator_cannot_move(game: knaves.Game) -> None:
    """`None` is a spectator, who has a view but no moves."""
    state = game.new(seats=2, seed=bytes(32))
    assert state.view(None).seat is None
    for ask in seat_methods(state)[1:]:
        with pytest.raises(knaves.NoSuchSeat, match="there is no seat None at this table"):
            ask(None)


def test_no_such_seat_is_one_of_the_errors_of_apply() -> None:
    assert issubclass(knaves.NoSuchSeat, knaves.IllegalMove)
    assert issubclass(knaves.NoSuchSeat, knaves.GameError)


def test_other_integer_types_are_accepted(game: knaves.Game) -> None:
    class Side(enum.IntEnum):
        ANA = 0
        BO = 1

    state = game.new(seats=2, seed=bytes(32))
    assert state.view(Side.BO) == state.view(1)
    assert state.legal(Side.BO) == state.legal(1)


@pytest.mark.parametrize("seat", [seat for seat in WRONG if seat not in (12, 99) or isinstance(seat, bool)], ids=repr)
def test_an_event_refuses_values_that_are_never_a_seat(game: knaves.Game, seat: Any) -> None:
    """An event doesn't know the number of seats, so it can't refuse seat 12; but -1 and True are never seats."""
    rng = random.Random(1)
    for _, _, _, _, events in play_randomly(random_start(game, rng), rng):
        for event in events:
            for ask in (event.seen_by, lambda who, event=event: event.sentence(who, {}, {})):
                with pytest.raises(knaves.NoSuchSeat, match="is no seat: seats are numbered from 0, and a spectator"):
                    ask(seat)


def test_an_event_without_a_seat_shows_its_secret_to_nobody() -> None:
    class Turned(Event):
        __slots__ = ()

    assert Turned().audience == ()


def test_seat_piles_refuse_the_same_seats_as_the_state(game: knaves.Game) -> None:
    state = game.new(seats=2, seed=bytes(32))
    piles = SeatPiles(state)
    move = state.legal(min(state.actors))[0]
    for seat in WRONG:
        with pytest.raises(knaves.NoSuchSeat):
            piles.apply(state, seat, move)


def test_a_record_refuses_moves_and_forfeits_of_a_seat_that_does_not_exist(game: knaves.Game) -> None:
    record = Record.start(game, seats=2, seed=bytes(32))
    move = game.move(some_move(game))
    for seat in WRONG:
        with pytest.raises(knaves.NoSuchSeat):
            record.add(seat, move)
        with pytest.raises(knaves.NoSuchSeat):
            record.forfeit(seat, "it hung", bytes(32))


@pytest.mark.parametrize("method", ["view", "legal", "table_actions", "apply"])
def test_check_game_finds_methods_that_accept_any_seat(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that doesn't check the seat in one method fails."""
    game = twentyone(monkeypatch)
    check_game(game, games=1)
    state = type(game.new(seats=2, seed=bytes(32)))
    careful = getattr(state, method)

    def careless(self: Any, seat: Any, *more: Any) -> Any:
        return careful(self, range(self.seats)[int(seat)] if isinstance(seat, int) else seat, *more)

    monkeypatch.setattr(state, method, careless)
    with pytest.raises(AssertionError, match=f"{method} of seat -1"):
        check_game(game, games=1)


def test_check_game_requires_the_rule_in_the_error(monkeypatch: pytest.MonkeyPatch) -> None:
    game = twentyone(monkeypatch)
    monkeypatch.setattr(type(game), "players_rule", "")
    with pytest.raises(AssertionError, match="players_rule"):
        check_game(game, games=1)
