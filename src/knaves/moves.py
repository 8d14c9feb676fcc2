"""A move: what a seat does, and its text form."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from knaves.events import Json, field_dict, kebab_case
from knaves.old_names import OldMoveNames


class Move(OldMoveNames, ABC):
    """An action of a seat; frozen and hashable, and its `str` is its text form."""

    __slots__ = ()

    secret: ClassVar[bool] = False
    """Whether other seats may not know that this move was made; `Record.public` leaves it out."""

    @abstractmethod
    def __str__(self) -> str: ...

    @property
    def text(self) -> str:
        """The text form; moves that are listed by the dozen keep it."""
        return str(self)

    @property
    def kind(self) -> str:
        """The name of this kind of move in text: `StealCard` is `steal-card`."""
        return kebab_case(type(self).__name__)

    @property
    def accused_side(self) -> int | None:
        """The side that the move accuses of breaking a rule, if it does: a table asks the other opponents (G23)."""
        return None

    def parts(self) -> dict[str, Json]:
        """The move's own fields by name, such as its card and its cell."""
        return field_dict(self)
