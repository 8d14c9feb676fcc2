"""The coder of games that have none of their own: moves in the order of `all_moves`, views as text."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from knaves.deal import SEED_BYTES, seed_from
from knaves.envs.coder import Coder, Numbers, Transfer, same_for_every_seat
from knaves.game import Event, Game, GameError, Move, Options, SetupError, View

MAX_CHARACTERS = 1024
"""The maximum length of a view's text."""
_SAMPLED_DEALS = 200
"""The number of deals that are sampled to find the possible starters."""


class TextCoder(Coder):
    """Observations are the text of the view, which holds everything a seat may know, one number per character."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        moves = game.all_moves(seats, options)
        if not moves:
            raise SetupError(f"{game.name} does not list its moves, so they have no numbers: give it `all_moves`")
        start = game.new(seats=seats, seed=bytes(SEED_BYTES), options=options)
        self.cards = tuple(sorted(start.card_counts()))
        self.shape = (MAX_CHARACTERS,)
        self.legend = tuple(f"character {number} of the view's text" for number in range(MAX_CHARACTERS))
        super().__init__(game, seats, options, same_for_every_seat(moves), ())

    def actions(self, view: View, *, asides: bool = False) -> list[int]:
        """The ids of the legal moves; table actions have none."""
        del asides
        return super().actions(view)

    def observe(self, view: View) -> Numbers:
        """The ASCII codes of the characters, scaled to 0 … 1 and padded with 0."""
        text = str(view).encode("ascii", "replace")
        if len(text) > MAX_CHARACTERS:
            raise GameError(
                f"a view of {self.game.name} has more than {MAX_CHARACTERS} characters: write a coder for it"
            )
        numbers: Numbers = np.zeros(MAX_CHARACTERS, np.float32)
        numbers[: len(text)] = np.frombuffer(text, np.uint8) / 127
        return numbers

    def starters(self) -> Sequence[int]:
        """The starters of sampled deals, assumed equally likely."""
        deals = (
            self.game.new(seats=self.seats, seed=seed_from(n), options=self.options) for n in range(_SAMPLED_DEALS)
        )
        return sorted({min(state.actors) for state in deals})

    def split_chance(self, move: Move, events: tuple[Event, ...]) -> tuple[tuple[Transfer, ...], tuple[Event, ...]]:
        """The cards drawn."""
        del move
        drawn = tuple(Transfer(seat, None) for event in events for seat, _ in event.drawn)
        return drawn, tuple(event for event in events if not event.drawn)
