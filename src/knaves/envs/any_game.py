"""A game without a coder of its own, by numbers: its moves in the order in which it lists them, its views as text."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from knaves.deal import SEED_BYTES, seed_from
from knaves.envs.coder import Coder, Numbers, Transfer, fixed
from knaves.game import Event, Game, GameError, Move, Options, SetupError, View

LONGEST = 1024
"""Characters of a view's text."""
_TRIES = 200
"""So many games are dealt to see who may start."""


class TextCoder(Coder):
    """Whatever a seat may know is in the text of its view, so an observation is that text, a number for a character."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        moves = game.all_moves(seats, options)
        if not moves:
            raise SetupError(f"{game.name} does not list its moves, so they have no numbers: give it `all_moves`")
        start = game.new(seats=seats, seed=bytes(SEED_BYTES), options=options)
        self.cards = tuple(sorted(start.census()))
        self.shape = (LONGEST,)
        self.legend = tuple(f"character {number} of the view's text" for number in range(LONGEST))
        super().__init__(game, seats, options, fixed(moves), ())

    def actions(self, view: View, *, asides: bool = False) -> list[int]:
        """The ids of what the seat may do now; what is said rather than played has none."""
        del asides
        return super().actions(view)

    def observe(self, view: View) -> Numbers:
        """The characters in order, each by its ASCII number from 0 to 1; 0 where the text is over."""
        text = str(view).encode("ascii", "replace")
        if len(text) > LONGEST:
            raise GameError(f"a view of {self.game.name} has more than {LONGEST} characters: write a coder for it")
        numbers: Numbers = np.zeros(LONGEST, np.float32)
        numbers[: len(text)] = np.frombuffer(text, np.uint8) / 127
        return numbers

    def starters(self) -> Sequence[int]:
        """Who starts in some deals, each taken for as likely."""
        deals = (self.game.new(seats=self.seats, seed=seed_from(n), options=self.options) for n in range(_TRIES))
        return sorted({min(state.actors) for state in deals})

    def chosen_by_chance(self, move: Move, events: tuple[Event, ...]) -> tuple[tuple[Transfer, ...], tuple[Event, ...]]:
        """The cards drawn."""
        del move
        drawn = tuple(Transfer(seat, None) for event in events for seat, _ in event.drawn)
        return drawn, tuple(event for event in events if not event.drawn)
