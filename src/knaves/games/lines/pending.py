"""Parts of a position besides board and cards: what is pending between moves, and the opening."""

from __future__ import annotations

from dataclasses import dataclass

from knaves.cards import Card
from knaves.old_names import OldPendingNames


@dataclass(frozen=True, slots=True)
class Pending(OldPendingNames):
    """State that is pending between moves; positions with nothing pending share `NONE_PENDING`."""

    exchanges: int = 0
    """Dead cards exchanged in this turn."""
    draw_rights: tuple[int, ...] = ()
    """The seats that may still draw for a play of theirs, the oldest right first (G17)."""
    owed_draws: tuple[int, ...] = ()
    """The seats whose lapsed draws are made good at their next turn (B10)."""
    choosing: int | None = None
    """The team that must say which line it locks (G4, G75)."""
    forfeits: tuple[int, ...] = ()
    """The seats that must give up a card (C30)."""
    offers: tuple[int, ...] = ()
    """The seats whose offer of a draw stands (G69)."""
    passes: int = 0
    """Passing turns in a row (G69)."""
    idle: int = 0
    """The same, counting only since the last exchange (G3)."""


NONE_PENDING = Pending()


@dataclass(frozen=True, slots=True)
class Opening:
    """The cards drawn to choose dealer and starter (C9, T10)."""

    draws: tuple[tuple[int, Card], ...] = ()
    """Seat and card in the order drawn; a seat that tied stands there again."""
    dealer: int | None = None
    """Nobody deals in travel."""
    starter: int = 0


UNKNOWN = Opening()
"""In a position that does not tell how the game was opened."""
