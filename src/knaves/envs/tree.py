"""A game as a tree with explicit chance nodes, for algorithms that need their probabilities.

The engine plays from a shuffled pile. Nobody may see the order of that pile, so it can be determined card by card: the
cards that a move drew are put back and chosen again, one chance node each. A node never knows the next cards, so a
search that copies it cannot peek.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Self

from knaves.cards import Card
from knaves.deal import seed_from
from knaves.envs.coder import Transfer, redo_transfers, undo_transfers
from knaves.envs.tables import Table, next_actor, rewards
from knaves.game import Event, State, View

_SEEDS = 100_000
"""The number of seeds to try until a given seat starts; a few dozen usually suffice."""


@lru_cache(maxsize=256)
def _find_start(table: Table, starter: int) -> State:
    """A new game in which this seat starts; its cards are chosen again."""
    for number in range(_SEEDS):
        state = table.game.new(seats=table.seats, options=table.options, seed=seed_from(number))
        if state.actors == {starter}:
            return state
    raise AssertionError(f"seat {starter} never starts")


def _line(event: Event, seat: int) -> str | None:
    """An event as a seat saw it, in one line; None if it saw nothing."""
    seen = event.seen_by(seat)
    if seen is None:
        return None
    return " ".join(",".join(map(str, value)) if isinstance(value, tuple) else str(value) for value in seen.values())


@dataclass(frozen=True, slots=True)
class Node:
    """A node of the tree. It is frozen: `choose` and `play` return new nodes."""

    table: Table
    state: State | None = None
    """The position; None before the starter is chosen. At a chance node its drawn cards are placeholders."""
    seen: State | None = None
    """The last position without a pending chance choice; views are made from it."""
    actor: int = 0
    """The seat to act; at a chance node, the seat that acted."""
    transfers: tuple[Transfer, ...] = ()
    """The transfers whose cards chance has to choose."""
    chosen: tuple[Card, ...] = ()
    """The cards chosen so far."""
    memory: tuple[tuple[str, ...], ...] = ()
    """The history that each seat saw, in lines."""
    moves: int = 0

    # --- Chance ---

    @property
    def is_chance(self) -> bool:
        """Whether chance acts next: it chooses the starter, or a card."""
        return self.state is None or bool(self.transfers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes, seats or card numbers, with their probabilities."""
        coder = self.table.coder
        if self.state is None:
            starters = coder.starters()
            return [(seat, 1 / len(starters)) for seat in starters]
        hands, deck = undo_transfers(self.state, self.transfers)
        source = self.transfers[len(self.chosen)].source
        left = Counter(deck if source is None else hands[source])
        left.subtract(card for card, past in zip(self.chosen, self.transfers, strict=False) if past.source == source)
        total = left.total()
        return sorted((coder.number[card], count / total) for card, count in left.items() if count)

    def choose(self, outcome: int) -> Self:
        """The node after this outcome of chance."""
        if self.state is None:
            start = _find_start(self.table, outcome)
            size = len(start.open_hands()[0])
            seats = range(outcome, outcome + self.table.seats)
            deal = tuple(Transfer(seat % self.table.seats, None) for _ in range(size) for seat in seats)
            nothing: tuple[tuple[str, ...], ...] = ((),) * self.table.seats
            return replace(self, state=start, actor=outcome, transfers=deal, memory=nothing)
        chosen = (*self.chosen, self.table.coder.cards[outcome])
        if len(chosen) < len(self.transfers):
            return replace(self, chosen=chosen)
        state = redo_transfers(self.state, self.transfers, chosen)
        return replace(self, chosen=(), transfers=(), memory=self._remember_cards(chosen))._settle(state)

    def _remember_cards(self, chosen: tuple[Card, ...]) -> tuple[tuple[str, ...], ...]:
        """The histories with the cards that chance chose; only the seats involved know them."""
        memory = [list(lines) for lines in self.memory]
        for transfer, card in zip(self.transfers, chosen, strict=True):
            origin = "" if transfer.source is None else f" from {transfer.source}"
            for seat, lines in enumerate(memory):
                known = seat in (transfer.seat, transfer.source)
                lines.append(f"dealt {transfer.seat} {card if known else '??'}{origin}")
        return tuple(map(tuple, memory))

    def _settle(self, state: State) -> Self:
        actor = next_actor(state.actors, self.actor, self.table.seats) if state.actors else self.actor
        return replace(self, state=state, seen=state, actor=actor)

    # --- Players ---

    @property
    def over(self) -> bool:
        """Whether the game has ended or was truncated."""
        if self.state is None or self.transfers:
            return False
        return self.state.outcome is not None or self.moves >= self.table.max_moves

    def legal(self) -> list[int]:
        """The action ids of the seat to act."""
        assert self.state is not None
        return self.table.coder.actions(self.state.view(self.actor))

    def play(self, action: int) -> Self:
        """The node after this action. Raises `GameError`."""
        assert self.state is not None
        coder, seat = self.table.coder, self.actor
        move = coder.move(seat, action)
        state, events = self.state.apply(seat, move)
        transfers, events = coder.split_chance(move, events)
        memory = []
        for other, lines in enumerate(self.memory):
            lines_seen = [line for event in events if (line := _line(event, other)) is not None]
            memory.append((*lines, f"you {move}", *lines_seen) if other == seat else (*lines, *lines_seen))
        after = replace(self, memory=tuple(memory), moves=self.moves + 1)
        return replace(after, state=state, transfers=transfers) if transfers else after._settle(state)

    def view(self, seat: int | None) -> View | None:
        """The view of a seat or of a spectator; None before the cards are dealt."""
        return None if self.seen is None else self.seen.view(seat)

    def information_text(self, seat: int) -> str:
        """The information state of a seat: its history and its current view."""
        view = self.view(seat)
        return "" if view is None else "\n".join((*self.memory[seat], str(view)))

    def returns(self) -> tuple[float, ...]:
        """The return of each seat."""
        return rewards(self.state.outcome if self.over and self.state else None, self.table.seats)

    def resample(self, seat: int, rng: random.Random) -> Self:
        """A node that looks the same to this seat, with hidden cards resampled. Other seats lose their history."""
        if self.seen is None or self.is_chance:
            raise ValueError("chance acts next: there is no player's knowledge to sample from")
        state = self.table.game.sample(self.seen.view(seat), rng)
        state = state.with_deck(tuple(sorted(state.deck)))
        memory = tuple(lines if other == seat else () for other, lines in enumerate(self.memory))
        return replace(self, state=state, seen=state, memory=memory)

    # --- Copies ---

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Return the node itself, since it is frozen."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle positions as text."""
        state, seen = (None if position is None else str(position) for position in (self.state, self.seen))
        rest = (self.actor, self.transfers, self.chosen, self.memory, self.moves)
        return _restore, (self.table, state, seen, *rest)

    def __str__(self) -> str:
        if self.state is None:
            return f"{self.table.game.name} before the deal"
        waiting = f" chance={len(self.transfers)}:{','.join(self.chosen) or '-'}" if self.transfers else ""
        return f"{self.state} actor={self.actor} moves={self.moves}{waiting}"


def _restore(table: Table, state: str | None, seen: str | None, *rest: Any) -> Node:
    position, last = (None if text is None else table.game.position(text) for text in (state, seen))
    return Node(table, position, last, *rest)
