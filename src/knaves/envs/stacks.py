"""The coder of stacks: an observation is one row of numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import chain

import numpy as np

from knaves.cards import Card
from knaves.envs.coder import Coder, Numbers, Row, Transfer, same_for_every_seat
from knaves.game import Event, Game, Move, Options
from knaves.game import View as AnyView
from knaves.games.stacks import StacksSpec, View
from knaves.games.stacks.deck import COLOUR, COLOUR_PLACES, COPIES, LETTERS, PLACES, REVERSE, SKIP
from knaves.games.stacks.events import CardStolen, Drew, Reshuffled
from knaves.games.stacks.moves import (
    BLOCKS,
    DISCARDS,
    DRAW,
    END,
    LET,
    REVERSES,
    SKIPS,
    TAKES,
    TOP,
    Lay,
    StealCard,
    StealChip,
)

PLAYED = tuple(card for card in COPIES if card not in COLOUR)
"""The special cards, in the order of the deck."""


def plays(seats: int, max_seats: int) -> list[Row]:
    """Every play; victims are counted from the thief."""
    lays = (
        Lay(card, PLACES[place], top)
        for top in (False, True)
        for card, colour in COLOUR.items()
        for place in COLOUR_PLACES[colour]
    )

    def against(step: int, make: Callable[[int], Move]) -> Callable[[int], Move | None]:
        return lambda seat: make((seat + step) % seats) if step < seats else None

    steals: list[Row] = [
        (f"{TOP * top}SC:+{step}{source}", against(step, lambda seat, s=source, t=top: StealCard(seat, s, t)))  # type: ignore[misc]
        for top in (False, True)
        for step in range(1, max_seats)
        for source in "dh"
    ]
    steals += [
        (f"{TOP * top}ST:+{step}{letter}", against(step, lambda seat, c=colour, t=top: StealChip(seat, c, t)))  # type: ignore[misc]
        for top in (False, True)
        for step in range(1, max_seats)
        for colour, letter in enumerate(LETTERS)
    ]
    alone = (*TAKES.values(), *DISCARDS.values(), END, DRAW, BLOCKS, LET)
    return [*same_for_every_seat(lays), *same_for_every_seat((*SKIPS, *REVERSES)), *steals, *same_for_every_seat(alone)]


def _legend(max_seats: int, height: int) -> tuple[str, ...]:
    seats = [f"seat +{step}" for step in range(max_seats)]
    return (
        *(f"{card} in hand" for card in COPIES),
        *(f"{card} in the hand shown" for card in COPIES),
        *(f"{card} on piles" for card in COLOUR),
        *(f"{card} in completed and blocked piles" for card in COLOUR),
        *(f"{card} among the specials played" for card in PLAYED),
        *(f"{card} tops the discards of {seat}" for seat in seats for card in COPIES),
        *(f"{place} holds {count} or more" for place in PLACES for count in range(1, height + 1)),
        *(f"window on {place}" for place in PLACES),
        "own answer is block",
        "own answer is let",
        *(f"turn of {seat}" for seat in seats),
        *(f"blue chips of {seat}" for seat in seats),
        *(f"red chips of {seat}" for seat in seats),
        *(f"hand of {seat}" for seat in seats),
        *(f"discards of {seat}" for seat in seats),
        *(f"{seat} may still draw" for seat in seats),
        *(f"{seat} forgot to draw" for seat in seats),
        *(f"{seat} is stolen from" for seat in seats),
        "draw deck",
        "clockwise",
        "skips",
        "idle turns",
        "busy",
    )


class StacksCoder(Coder):
    """The coder of stacks."""

    cards = tuple(COPIES)

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        assert isinstance(game, StacksSpec)
        self.setup = setup = game.setup(seats, options)
        self.max_seats = max(game.seat_counts)
        super().__init__(game, seats, options, plays(seats, self.max_seats), ())
        self.legend = _legend(self.max_seats, setup.height)
        self.shape = (len(self.legend),)
        self._skips = COPIES[SKIP] + COPIES[REVERSE]

    def observe(self, view: AnyView) -> Numbers:
        """The row in the order of `legend`."""
        assert isinstance(view, View)
        return np.fromiter(self._row(view), np.float32, len(self.legend))

    def _row(self, view: View) -> Iterator[float]:
        setup, pending, seats = self.setup, view.pending, self.seats
        first = view.seat or 0
        relative_seats = [(first + step) % seats if step < seats else None for step in range(self.max_seats)]
        present = [seat for seat in relative_seats if seat is not None]
        nobody = [0.0] * (self.max_seats - seats)
        yield from _shares(view.hand, COPIES)
        yield from _shares(view.shown, COPIES)
        yield from _shares(chain.from_iterable(view.piles), COLOUR)
        yield from _shares(view.out, COLOUR)
        yield from _shares(view.specials, PLAYED)
        for seat in relative_seats:
            top = None if seat is None else view.discard_tops[seat]
            yield from (card == top for card in self.cards)
        for pile in view.piles:
            yield from (len(pile) >= count for count in range(1, setup.height + 1))
        window = pending.window
        yield from (window is not None and window.place == place for place in range(len(PLACES)))
        yield view.answer == str(BLOCKS)
        yield view.answer == str(LET)
        yield from (seat == view.turn for seat in relative_seats)
        for colour in range(len(LETTERS)):
            yield from (min(1.0, view.chips[seat][colour] / setup.spec.chips_to_win) for seat in present)
            yield from nobody
        yield from (min(1.0, view.hand_counts[seat] / (2 * setup.hand_size)) for seat in present)
        yield from nobody
        yield from (view.discard_counts[seat] / len(setup.pack) for seat in present)
        yield from nobody
        yield from (seat in pending.draw_rights for seat in relative_seats)
        yield from (seat in pending.penalties for seat in relative_seats)
        yield from (seat is not None and seat == pending.stealing for seat in relative_seats)
        yield view.deck_count / len(setup.pack)
        yield view.direction > 0
        yield min(1.0, pending.skips / self._skips)
        yield min(1.0, pending.idle / seats)
        yield view.busy

    def starters(self) -> range:
        """All seats, since any seat may deal (G56)."""
        return range(self.seats)

    def split_chance(self, move: Move, events: tuple[Event, ...]) -> tuple[tuple[Transfer, ...], tuple[Event, ...]]:
        """Split off the cards drawn since the last reshuffle, and a card stolen unseen (G26)."""
        at = max((place for place, event in enumerate(events) if isinstance(event, Reshuffled)), default=-1) + 1
        chosen: list[Transfer] = []
        others = list(events[:at])
        for event in events[at:]:
            if isinstance(event, Drew):
                chosen += [Transfer(event.seat, None)] * event.count
            elif isinstance(event, CardStolen) and isinstance(move, StealCard):
                chosen.append(Transfer(event.seat, event.victim))
            else:
                others.append(event)
        return tuple(chosen), tuple(others)


def _shares(cards: Iterable[Card], kinds: Iterable[Card]) -> Iterator[float]:
    """For each kind of card, the share of its copies that are among these cards."""
    counts = Counter(cards)
    return (counts[card] / COPIES[card] for card in kinds)
