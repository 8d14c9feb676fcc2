"""Names of version 0.1, kept so that programs written for it still run; new code uses the names they stand for.

This is the one place for them: each class is mixed into the class of the protocol that it is named after.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from knaves.game import Event, Game, Move, State, View


class OldMoveNames:
    """Old names of `Move`."""

    __slots__ = ()

    @property
    def accuses(self: Move) -> bool:  # type: ignore[misc]
        """Old name: whether there is an `accused_side`."""
        return self.accused_side is not None


class OldEventNames:
    """Old names of `Event`."""

    __slots__ = ()

    @property
    def says(self: Event) -> str:  # type: ignore[misc]
        """Old name of `template`."""
        return self.template

    @property
    def tally(self: Event) -> str:  # type: ignore[misc]
        """Old name of `stat_key`."""
        return self.stat_key

    @property
    def lapses(self: Event) -> bool:  # type: ignore[misc]
        """Old name: whether a draw was forfeited, see `draw_forfeited_by`."""
        return self.draw_forfeited_by is not None


class OldPendingNames:
    """Old names of what is pending in a state; `draw_rights` and `owed_draws` are its fields."""

    __slots__ = ()

    @property
    def rights(self: Any) -> tuple[int, ...]:
        """Old name of `draw_rights`."""
        rights: tuple[int, ...] = self.draw_rights
        return rights

    @property
    def owed(self: Any) -> tuple[int, ...]:
        """Old name of `owed_draws`."""
        owed: tuple[int, ...] = self.owed_draws
        return owed


class OldViewNames:
    """Old names of `View`."""

    __slots__ = ()

    @property
    def asides(self: View) -> tuple[Move, ...]:  # type: ignore[misc]
        """Old name of `table_actions`."""
        return self.table_actions

    @property
    def sealed(self: View) -> bool:  # type: ignore[misc]
        """Old name of `simultaneous`."""
        return self.simultaneous

    @property
    def loose(self: Any) -> Any:
        """Old name of `pending`, in the games that have it."""
        return self.pending


class OldStateNames:
    """Old names of `State`."""

    __slots__ = ()

    @property
    def late(self: State) -> frozenset[int]:  # type: ignore[misc]
        """Old name of `late_drawers`."""
        return self.late_drawers

    @property
    def sealed(self: State) -> bool:  # type: ignore[misc]
        """Old name of `simultaneous`."""
        return self.simultaneous

    @property
    def loose(self: Any) -> Any:
        """Old name of `pending`, in the games that have it."""
        return self.pending

    def asides(self: State, seat: int) -> tuple[Move, ...]:  # type: ignore[misc]
        """Old name of `table_actions`."""
        return self.table_actions(seat)

    def census(self: State) -> Counter[str]:  # type: ignore[misc]
        """Old name of `card_counts`."""
        return self.card_counts()


class OldGameNames:
    """Old names of `Game`."""

    @property
    def tallies(self: Game) -> tuple[str, ...]:  # type: ignore[misc]
        """Old name of `stat_keys`."""
        return self.stat_keys

    def tidy(self: Game, text: str) -> str:  # type: ignore[misc]
        """Old name of `normalize_input`."""
        return self.normalize_input(text)
