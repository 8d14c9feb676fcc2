"""Replays: a finished game step by step, with what each seat saw of it."""

from __future__ import annotations

from typing import cast

import msgspec

from knaves.game import Event, as_json
from knaves.games import GAMES
from knaves.record import Record, RecordError, Step, replay
from knaves.wire import EventData, Replay, ReplayStep, Viewpoint, encode


def encode_replay(record: Record, max_bytes: int) -> bytes:
    """A finished record step by step, as a `Replay` in JSON. Raises `RecordError`, also if it has too many bytes."""
    sides: list[int] = []
    steps: list[msgspec.Raw] = []
    size = 0
    for step in replay(record, GAMES):
        sides = sides or list(step.state.sides)
        steps.append(msgspec.Raw(encode(_step(step))))
        size += len(memoryview(steps[-1]))
        if size > max_bytes:
            raise RecordError("the game is too long for a replay")
    return encode(Replay(str(record), list(record.names), sides, cast("list[ReplayStep]", steps)))


def _step(step: Step) -> ReplayStep:
    state = step.state
    spectator = state.view(None)
    return ReplayStep(
        seat=step.seat,
        move=str(step.move or ""),
        view=as_json(spectator.public_data()),
        position=str(state),
        hands=[list(hand) for hand in state.open_hands()],
        all=Viewpoint(as_json(spectator.seat_data()), [event.open() for event in step.events]),
        by_seat=[
            Viewpoint(as_json(state.view(seat).seat_data()), _seen(step.events, seat)) for seat in range(state.seats)
        ],
    )


def _seen(events: tuple[Event, ...], seat: int) -> list[EventData]:
    shown = (event.seen_by(seat) for event in events)
    return [event for event in shown if event is not None]
