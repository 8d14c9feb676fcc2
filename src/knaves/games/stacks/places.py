"""Questions about the table by the names of its places and seats: states and views answer them alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from knaves.cards import Card
from knaves.game import SetupError
from knaves.games.stacks.deck import PLACE_NUMBER, PLACES, wanted

if TYPE_CHECKING:
    from knaves.games.stacks.setup import Chips, Setup


def find_place(name: object) -> int:
    """The number of a place by its name. Raises `SetupError`."""
    number = PLACE_NUMBER.get(name) if isinstance(name, str) else None
    if number is None:
        raise SetupError(f"there is no place {repr(name)[:40]}: the places are {', '.join(PLACES)}")
    return number


class Places:
    """The questions; `setup`, `piles` and `chips` are those of the state or the view."""

    __slots__ = ()

    setup: Setup
    piles: tuple[tuple[Card, ...], ...]
    chips: tuple[Chips, ...]
    turn: int

    def pile(self, place: str) -> tuple[Card, ...]:
        """The pile at a place, as `b1`, from its bottom to its top; no cards where none is open."""
        return self.piles[find_place(place)]

    def needs(self, place: str) -> Card | None:
        """The number that a pile needs next; None when it is complete."""
        pile = self.pile(place)
        return None if len(pile) == self.setup.height else wanted(find_place(place), len(pile))

    def chips_of(self, side: int) -> Chips:
        """A seat's blue and red chips."""
        if type(side) is not int or not 0 <= side < self.setup.seats:
            raise SetupError(f"there is no seat {repr(side)[:40]}: the seats are 0 to {self.setup.seats - 1}")
        return self.chips[side]

    @property
    def side_to_move(self) -> int:
        """The side whose turn it is: everyone plays alone, so it is the seat `turn`."""
        return self.turn
