"""One draw pile for each seat: what a seat draws does not depend on what the others do.

Matches between bots are played so, since the same deal played again with other players then gives every seat the same
cards. Players cannot tell the difference: one shuffled pile is as good as another. docs/deal.md states the rule.
"""

from __future__ import annotations

from knaves.game import Event, Move, State


class SeatPiles:
    """The draw pile of one game, dealt out among the seats; `apply` in place of the state's own."""

    __slots__ = ("_piles", "_sorted_for")

    def __init__(self, start: State) -> None:
        self._piles: list[tuple[str, ...]] = []
        self._sorted_for: int | None = None
        """The seat in whose order the state's own pile lies."""
        self._deal_out(start)

    def _deal_out(self, state: State) -> None:
        self._piles = [state.deck[seat :: state.seats] for seat in range(state.seats)]
        self._sorted_for = None

    def apply(self, state: State, seat: int, move: Move | str) -> tuple[State, tuple[Event, ...]]:
        """The state after a move, and what happened: as `State.apply`, each seat drawing from its own pile."""
        state.check_seat(seat)
        arranged = state
        if self._sorted_for != seat:
            arranged = state.with_deck(self._order(seat))
        after, events = arranged.apply(seat, move)
        drawers = [drawer for event in events for drawer, _ in event.drawn]
        if any(drawer != seat for drawer in drawers):  # a move can make others draw; now it is known who
            after, events = state.with_deck(self._take_all(drawers)).apply(seat, move)
            self._sorted_for = None
        else:
            self._take(seat, len(drawers))
            self._sorted_for = seat
        if len(after.deck) != len(state.deck) - len(drawers):
            self._deal_out(after)  # it ran out and was shuffled anew, or the events do not tell of all that was drawn
        return after, events

    def _order(self, seat: int) -> tuple[str, ...]:
        """All cards as this seat would draw them: its own pile, then from the bottoms of those to its left."""
        piles = self._piles
        order = piles[seat]
        for step in range(1, len(piles)):
            order += piles[(seat + step) % len(piles)][::-1]
        return order

    def _take(self, seat: int, count: int) -> None:
        piles = self._piles
        own = piles[seat]
        piles[seat] = own[count:]
        count -= len(own)
        for step in range(1, len(piles)):
            if count <= 0:
                return
            at = (seat + step) % len(piles)
            pile = piles[at]
            piles[at] = pile[: max(len(pile) - count, 0)]
            count -= len(pile)

    def _take_all(self, drawers: list[int]) -> tuple[str, ...]:
        """The cards in the order in which these seats draw them, and below them all the others."""
        order: tuple[str, ...] = ()
        for drawer in drawers:
            order += self._order(drawer)[:1]
            self._take(drawer, 1)
        return sum(self._piles, order)
