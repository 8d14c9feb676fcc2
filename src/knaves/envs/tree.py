"""A game as a tree in which every act of chance is a node of its own, for algorithms that must see its odds.

The engine plays from a shuffled pile. Nobody may look into that pile, so its order may as well be fixed card by card:
whenever a move brought cards by chance, they are taken back and chosen again, one node each. So a node never knows
what will be drawn, and a search that copies it cannot peek.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Self

from knaves.cards import Card
from knaves.deal import seed_from
from knaves.envs.coder import Transfer, give_again, take_back
from knaves.envs.tables import Table, next_actor, rewards
from knaves.game import Event, State, View

_SEEDS = 100_000
"""So many seeds are tried to find one with which a certain seat starts; some dozen do."""


@lru_cache(maxsize=256)
def _start(table: Table, starter: int) -> State:
    """A game dealt, with this seat to begin; its cards are chosen again anyway."""
    for number in range(_SEEDS):
        state = table.game.new(seats=table.seats, options=table.options, seed=seed_from(number))
        if state.actors == {starter}:
            return state
    raise AssertionError(f"seat {starter} never starts")


def _line(event: Event, seat: int) -> str | None:
    """An event as a seat saw it, in one line; None where it saw nothing."""
    seen = event.seen_by(seat)
    if seen is None:
        return None
    return " ".join(",".join(map(str, value)) if isinstance(value, tuple) else str(value) for value in seen.values())


@dataclass(frozen=True, slots=True)
class Node:
    """One moment of a game. Frozen: `choose` and `play` give new ones."""

    table: Table
    state: State | None = None
    """The position; None before it is chosen who starts. While chance has to choose cards, they are not these yet."""
    seen: State | None = None
    """The last position in which nothing was left to chance: all that anybody may look at."""
    actor: int = 0
    """The seat to act; while chance chooses, the one that acted."""
    transfers: tuple[Transfer, ...] = ()
    """The cards that chance has to choose."""
    chosen: tuple[Card, ...] = ()
    """Those it has chosen so far."""
    memory: tuple[tuple[str, ...], ...] = ()
    """What each seat saw happen, in lines."""
    moves: int = 0

    # --- Chance ---

    @property
    def left_to_chance(self) -> bool:
        """Whether chance acts next: it says who starts, or which card it is."""
        return self.state is None or bool(self.transfers)

    def odds(self) -> list[tuple[int, float]]:
        """What chance may choose, a seat or else a kind of card by its number, and how likely each is."""
        coder = self.table.coder
        if self.state is None:
            starters = coder.starters()
            return [(seat, 1 / len(starters)) for seat in starters]
        hands, deck = take_back(self.state, self.transfers)
        source = self.transfers[len(self.chosen)].source
        left = Counter(deck if source is None else hands[source])
        left.subtract(card for card, past in zip(self.chosen, self.transfers, strict=False) if past.source == source)
        total = left.total()
        return sorted((coder.number[card], count / total) for card, count in left.items() if count)

    def choose(self, outcome: int) -> Self:
        """The node after chance chose this."""
        if self.state is None:
            start = _start(self.table, outcome)
            size = len(start.open_hands()[0])
            seats = range(outcome, outcome + self.table.seats)
            deal = tuple(Transfer(seat % self.table.seats, None) for _ in range(size) for seat in seats)
            nothing: tuple[tuple[str, ...], ...] = ((),) * self.table.seats
            return replace(self, state=start, actor=outcome, transfers=deal, memory=nothing)
        chosen = (*self.chosen, self.table.coder.cards[outcome])
        if len(chosen) < len(self.transfers):
            return replace(self, chosen=chosen)
        state = give_again(self.state, self.transfers, chosen)
        return replace(self, chosen=(), transfers=(), memory=self._told_of(chosen))._settled(state)

    def _told_of(self, chosen: tuple[Card, ...]) -> tuple[tuple[str, ...], ...]:
        """Memories with the cards that came by chance; who had a hand in it knows them."""
        memory = [list(lines) for lines in self.memory]
        for transfer, card in zip(self.transfers, chosen, strict=True):
            origin = "" if transfer.source is None else f" from {transfer.source}"
            for seat, lines in enumerate(memory):
                known = seat in (transfer.seat, transfer.source)
                lines.append(f"dealt {transfer.seat} {card if known else '??'}{origin}")
        return tuple(map(tuple, memory))

    def _settled(self, state: State) -> Self:
        actor = next_actor(state.actors, self.actor, self.table.seats) if state.actors else self.actor
        return replace(self, state=state, seen=state, actor=actor)

    # --- Players ---

    @property
    def over(self) -> bool:
        """Whether the game has ended, or was cut off."""
        if self.state is None or self.transfers:
            return False
        return self.state.outcome is not None or self.moves >= self.table.most_moves

    def legal(self) -> list[int]:
        """The action ids of the seat to act."""
        assert self.state is not None
        return self.table.coder.actions(self.state.view(self.actor))

    def play(self, action: int) -> Self:
        """The node after the seat to act did this. Raises `GameError`."""
        assert self.state is not None
        coder, seat = self.table.coder, self.actor
        move = coder.move(seat, action)
        state, events = self.state.apply(seat, move)
        transfers, events = coder.chosen_by_chance(move, events)
        memory = []
        for other, lines in enumerate(self.memory):
            told = [line for event in events if (line := _line(event, other)) is not None]
            memory.append((*lines, f"you {move}", *told) if other == seat else (*lines, *told))
        after = replace(self, memory=tuple(memory), moves=self.moves + 1)
        return replace(after, state=state, transfers=transfers) if transfers else after._settled(state)

    def view(self, seat: int | None) -> View | None:
        """What a seat, or a spectator, may know; None before the cards are dealt."""
        return None if self.seen is None else self.seen.view(seat)

    def information(self, seat: int) -> str:
        """All that a seat has ever known: what it saw happen, and what it sees now."""
        view = self.view(seat)
        return "" if view is None else "\n".join((*self.memory[seat], str(view)))

    def returns(self) -> tuple[float, ...]:
        """What each seat has won."""
        return rewards(self.state.outcome if self.over and self.state else None, self.table.seats)

    def resampled(self, seat: int, rng: random.Random) -> Self:
        """A node that looks the same to this seat, what it may not know chosen anew. The others remember nothing."""
        if self.seen is None or self.left_to_chance:
            raise ValueError("chance acts next: there is no player's knowledge to sample from")
        state = self.table.game.sample(self.seen.view(seat), rng)
        state = state.with_deck(tuple(sorted(state.deck)))
        memory = tuple(lines if other == seat else () for other, lines in enumerate(self.memory))
        return replace(self, state=state, seen=state, memory=memory)

    # --- Copies ---

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Itself: a node is frozen."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Positions travel as text."""
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
