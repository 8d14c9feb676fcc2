"""`check_game`: what every game must satisfy, for our own games and for yours.

>>> import knaves
>>> from knaves.testing import check_game
>>> check_game(knaves.GAMES["travel"], games=2).games
2
"""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from typing import Any

from knaves.deal import seed_from
from knaves.game import (
    Event,
    Game,
    GameError,
    IllegalMove,
    Move,
    NoSuchSeat,
    Options,
    SetupError,
    State,
    View,
    as_json,
)

MAX_MOVES = 100_000
"""No random game is as long; one that is does not end."""


@dataclass
class Report:
    """Counts of the games that `check_game` played."""

    games: int = 0
    moves: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)


def random_options(game: Game, rng: random.Random) -> Options:
    """Options drawn at random, each value of each option as likely; they may not fit each other."""
    specs = fields(game.Options)
    return game.Options(**{spec.name: rng.choice(spec.metadata["values"]) for spec in specs})


def random_start(game: Game, rng: random.Random) -> State:
    """A new game with random seats and options that can be played together."""
    while True:
        try:
            seed = seed_from(rng.getrandbits(64))
            seats, options = rng.choice(game.seat_counts), random_options(game, rng)
            start = game.new(seats=seats, seed=seed, options=options)
        except SetupError:  # a combination that the rules forbid
            continue
        told = start.view(None).options
        for spec in fields(options):  # None is for the game to settle
            agreed = getattr(options, spec.name)
            assert agreed in (None, getattr(told, spec.name)), f"views have another {spec.name} than {agreed}: {start}"
        return start


def play_randomly(
    state: State, rng: random.Random, *, asides: float = 0.0
) -> Iterator[tuple[State, int, Move, State, tuple[Event, ...]]]:
    """Play to the end at random: before, seat, move, after and events of each move.

    `asides` is how often something is said rather than played.
    """
    for _ in range(MAX_MOVES):
        if state.outcome is not None:
            return
        seat = rng.choice(sorted(state.actors))
        moves = state.legal(seat)
        if asides and rng.random() < asides:
            moves = state.table_actions(seat) or moves
        move = rng.choice(moves)
        after, events = state.apply(seat, move)
        yield state, seat, move, after, events
        state = after
    raise AssertionError(f"this game does not end: {state}")


def check_game(game: Game, *, games: int = 20, seed: int = 0, thorough: float = 0.2) -> Report:
    """Play random games over all options and check every promise of the protocol; `AssertionError` where one breaks.

    `thorough` is the share of positions that get the costlier checks (texts, views, samples, illegal moves).
    """
    report = Report()
    for number in range(games):
        rng = random.Random(f"{seed}/{number}")
        start = random_start(game, rng)
        seen: dict[Move, None] = {}
        listed = frozenset(game.all_moves(start.seats, start.view(None).options))
        whole = start.card_counts()
        state, move = start, start.legal(min(start.actors))[0]
        for before, seat, move, after, events in play_randomly(start, rng, asides=0.02):
            _check_actors(before)
            assert after.card_counts() == whole, f"cards were lost or made by {move} in {before}"
            unlisted = [other for other in before.legal(seat) if listed and other not in listed]
            assert not unlisted, f"{unlisted} can be played, yet all_moves does not list it"
            seen[move] = None
            if rng.random() < thorough:
                check_position(before, rng)
                _check_illegal(before, rng, seen)
                _check_seats(before, move)
                _check_text(before, seat, move)
                frozen = str(before)
                again, same_events = before.apply(seat, move)
                assert str(before) == frozen, f"{move} changed the state it was applied to"
                assert (again, same_events) == (after, events), f"{move} did two different things in {before}"
            _check_events(events, start.seats)
            _check_draws(before, after, events)
            report.moves += 1
            report.events.update(event.kind for event in events)
            state = after
        check_position(state, rng)
        _check_seats(state, move)
        assert not state.actors, f"the game is over, yet somebody may act: {state}"
        assert state.outcome is not None
        report.games += 1
        report.endings[str(state.outcome.reason)] += 1
    return report


def _check_actors(state: State) -> None:
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


def _check_illegal(state: State, rng: random.Random, seen: dict[Move, None]) -> None:
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


def _check_seats(state: State, move: Move) -> None:
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


def _check_text(state: State, seat: int, move: Move) -> None:
    """A text in place of a move must be refused with an error that says so."""
    text: Any = str(move)
    try:
        state.apply(seat, text)
    except IllegalMove:
        return
    except Exception as error:  # noqa: BLE001, RUF100 - whatever it is, it is not what was promised
        raise AssertionError(f"apply of a text raised {error!r}, not IllegalMove") from None
    raise AssertionError(f"apply took the text {text!r} for a move")


def _check_draws(before: State, after: State, events: tuple[Event, ...]) -> None:
    """The events must tell which cards left the draw pile: matches on paired deals go by them."""
    drawn = tuple(card for event in events for _, card in event.drawn)
    assert all(0 <= seat < before.seats for event in events for seat, _ in event.drawn)
    deck = before.deck
    if len(drawn) <= len(deck):
        lost = len(deck) - len(after.deck)
        told = f"the events tell of {' '.join(drawn) or 'none'}"
        assert lost == len(drawn), f"the draw pile lost {lost} cards, yet {told}: give them `drawn` ({before})"
        assert drawn == deck[:lost], f"{' '.join(deck[:lost])} lay on top of the draw pile, yet {told} ({before})"
        assert after.deck == deck[lost:], f"the draw pile changed below what was drawn in {before}"
    else:  # it was made anew in between
        assert drawn[: len(deck)] == deck, f"the events tell of other cards than {' '.join(deck)} in {before}"


def _check_events(events: tuple[Event, ...], seats: int) -> None:
    for event in events:
        for seat in (None, *range(seats)):
            json.dumps(event.seen_by(seat))
