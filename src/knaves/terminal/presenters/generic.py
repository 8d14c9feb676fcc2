"""The presenter for games the terminal doesn't know: their own picture, and moves as they are typed."""

from __future__ import annotations

from collections.abc import Sequence

from knaves.cards import Card
from knaves.game import Move, View
from knaves.terminal.presenters.base import HeldCard, RenderContext
from knaves.terminal.session import SeenEvent
from knaves.words import Words


class GenericPresenter:
    """Knows no cards and no places; the picture shows everything."""

    def cards(self, view: View) -> tuple[HeldCard, ...]:
        """None."""
        del view
        return ()

    def card_of(self, move: Move) -> HeldCard | None:
        """None."""
        del move
        return None

    def spot(self, move: Move) -> str | None:
        """None."""
        del move
        return None

    def spots_of(self, view: View, move: Move) -> frozenset[str]:
        """None."""
        del view, move
        return frozenset()

    def is_discard(self, move: Move) -> bool:
        """Unknown, so no."""
        del move
        return False

    def face(self, words: Words, card: Card) -> str:
        """The card as it is written."""
        del words
        return card

    def codes(self, words: Words) -> list[str]:
        """None: cards are written as the picture shows them."""
        del words
        return []

    def card_note(self, context: RenderContext, held: HeldCard, moves: Sequence[Move]) -> str:
        """Nothing: the picture shows it."""
        del context, held, moves
        return ""

    def side_label(self, context: RenderContext, seat: int) -> str:
        """Nothing: the picture shows it."""
        del context, seat
        return ""

    def describe_seat(self, context: RenderContext, seat: int) -> str:
        """Nothing: the picture shows it."""
        del context, seat
        return ""

    def situation(self, context: RenderContext) -> list[str]:
        """The picture and the moves that can be typed."""
        return [context.view.picture(), " ".join(map(str, (*context.view.legal, *context.view.table_actions)))]

    def progress(self, context: RenderContext) -> list[str]:
        """Nothing: the picture shows it."""
        del context
        return []

    def is_routine(self, view: View, event: SeenEvent) -> bool:
        """Every event is reported."""
        del view, event
        return False

    def describe_spot(self, context: RenderContext, spot: str) -> str:
        """Games without a presenter have no places."""
        del context
        return spot

    def spots(self, view: View) -> tuple[str, ...]:
        """Games without a presenter have no places."""
        del view
        return ()

    def drawing(self, view: View) -> str:
        """The picture."""
        return view.picture()


GENERIC_PRESENTER = GenericPresenter()
