"""Exploring positions: what the strongest level thinks of the moves in a position that a client sends.

Nothing is read from a table here: the answer follows from the request alone. So nobody learns a card of a game that is
still going on, whatever they send. The processes that give hints do the work, in a queue that is fair by address.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

import msgspec

from knaves import wire
from knaves.analysis.report import Alternative
from knaves.bots.families import numpy_installed
from knaves.game import Event, GameError, State, View, as_json
from knaves.server.cached_work import CachedWork, Workers
from knaves.server.refusals import CommandRefused
from knaves.wire import encode

ROOM = 16
"""Positions that may wait."""
MAX_CACHED_BYTES = 4 * 2**20


class Explorations:
    """Explores each position once."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._work = CachedWork(1, ROOM, MAX_CACHED_BYTES)

    async def explore(self, address: str, asked: wire.Explore) -> bytes:
        """An `Explored` in JSON. Raises `CommandRefused`."""
        if not numpy_installed():
            raise CommandRefused("no-analysis")
        what = encode(asked).decode()
        return await self._work.do(address, what, partial(self.workers.run, explore_position, what))


# --- In the process ---------------------------------------------------------------------------------------------


def explore_position(request: str) -> bytes | str:
    """The answer to a request, both in JSON; or say why there is none."""
    try:
        return encode(_explore(msgspec.json.decode(request, type=wire.Explore)))
    except GameError as error:
        return str(error)


def _explore(asked: wire.Explore) -> wire.Explored:
    from knaves.analysis import explore  # needs NumPy
    from knaves.analysis.explorer import next_seat, read_position

    position = read_position(asked.position)
    if isinstance(position, View) and position.legal and asked.move is None:
        return _answer(position, position, (), explore(position))
    dealt, events = isinstance(position, View), list[wire.EventData]()
    state = position.game.sample(position, random.Random(asked.position)) if isinstance(position, View) else position
    if asked.move is not None:
        state, happened = _make_move(state, next_seat(state), asked.move)
        events = [event.open() for event in happened]
    seat = next_seat(state)
    view = state.view(seat)
    moves = [] if seat is None else explore(state if asked.open else view, seat)
    return _answer(state, view, events, moves, dealt=dealt)


def _make_move(state: State, seat: int | None, move: str) -> tuple[State, tuple[Event, ...]]:
    if seat is None:
        raise GameError("the game is over in this position")
    return state.apply(seat, state.game.move(move))


def _answer(
    position: State | View,
    view: View,
    events: Sequence[wire.EventData],
    moves: Sequence[Alternative],
    *,
    dealt: bool = False,
) -> wire.Explored:
    own = as_json(view.seat_data())
    if isinstance(position, State):
        hands = [list(hand) for hand in position.open_hands()]
    else:
        hands = [list(own["hand"]) if seat == view.seat else [] for seat in range(view.seats)]
    return wire.Explored(
        position=str(position),
        seat=view.seat,
        sides=list(view.sides),
        view=as_json(view.public_data()),
        own=own,
        hands=hands,
        events=list(events),
        dealt=dealt,
        moves=list(moves),
    )
