"""Replays: a finished game step by step, with what each seat saw of it."""

from __future__ import annotations

from knaves.game import Event, as_json
from knaves.games import GAMES
from knaves.record import Record, Step, replay
from knaves.wire import EventData, Replay, ReplayStep, Viewpoint


def replay_record(record: Record) -> Replay:
    """A finished record step by step. Raises `RecordError`."""
    steps = list(replay(record, GAMES))
    return Replay(str(record), list(record.names), list(steps[0].state.sides), list(map(_step, steps)))


def _step(step: Step) -> ReplayStep:
    state = step.state
    spectator = state.view(None)
    return ReplayStep(
        seat=step.seat,
        move=str(step.move or ""),
        view=as_json(spectator.public_data()),
        hands=[list(hand) for hand in state.open_hands()],
        all=Viewpoint(as_json(spectator.seat_data()), [event.open() for event in step.events]),
        by_seat=[
            Viewpoint(as_json(state.view(seat).seat_data()), _seen(step.events, seat)) for seat in range(state.seats)
        ],
    )


def _seen(events: tuple[Event, ...], seat: int) -> list[EventData]:
    shown = (event.seen_by(seat) for event in events)
    return [event for event in shown if event is not None]
