"""State that is pending between moves: an open window, a theft, skips and draws to come."""

from __future__ import annotations

from dataclasses import dataclass

from knaves.old_names import OldPendingNames


@dataclass(frozen=True, slots=True)
class Window:
    """A card was just laid, and the others may answer it (S30, G31)."""

    place: int
    """The pile, by the number of its place."""
    top: bool = False
    """Whether the card came from the discard pile, so that it brings no new cards (G40, G61)."""
    blocks: tuple[int, ...] = ()
    """The seats that answered with a Block; in a view only the seat's own answer is there (G57)."""
    lets: tuple[int, ...] = ()
    """The seats that let it pass."""


@dataclass(frozen=True, slots=True)
class Pending(OldPendingNames):
    """State that is pending between moves; positions with nothing pending share `NONE_PENDING`."""

    skips: int = 0
    """Players still to be passed over when this turn ends (G36)."""
    window: Window | None = None
    stealing: int | None = None
    """The seat whose hand the thief was shown and must take a card from (G65)."""
    draw_rights: tuple[int, ...] = ()
    """The seats that may still refill after their turn (G44)."""
    penalties: tuple[int, ...] = ()
    """The seats that forgot to: their next turn, or the one they are in, brings no new cards (S17, G41)."""
    idle: int = 0
    """Turns in a row without a play, a discard or a draw (G46)."""


NONE_PENDING = Pending()
