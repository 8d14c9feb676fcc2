"""How a game is shown that the terminal does not know: by its own picture, its moves as they are typed."""

from __future__ import annotations

from collections.abc import Sequence

from knaves.cards import Card
from knaves.game import Move, View
from knaves.terminal.choice import Held, Seen
from knaves.terminal.session import Told
from knaves.words import Words


class AnyKind:
    """Which cards are in a hand only the picture tells."""

    def held(self, view: View) -> tuple[Held, ...]:
        """None that are known here."""
        del view
        return ()

    def held_of(self, move: Move) -> Held | None:
        """No card."""
        del move
        return None

    def spot(self, move: Move) -> str | None:
        """No place."""
        del move
        return None

    def lays_down(self, move: Move) -> bool:
        """Nobody knows."""
        del move
        return False

    def face(self, words: Words, card: Card) -> str:
        """The card as it is written."""
        del words
        return card

    def codes(self, words: Words) -> list[str]:
        """None: a card is written as the picture shows it."""
        del words
        return []

    def note(self, seen: Seen, held: Held, moves: Sequence[Move]) -> str:
        """Nothing."""
        del seen, held, moves
        return ""

    def side(self, seen: Seen, seat: int) -> str:
        """Nothing: the picture shows it."""
        del seen, seat
        return ""

    def seat(self, seen: Seen, seat: int) -> str:
        """Nothing: the picture shows it."""
        del seen, seat
        return ""

    def situation(self, seen: Seen) -> list[str]:
        """The picture, and what can be typed."""
        return [seen.view.picture(), " ".join(map(str, (*seen.view.legal, *seen.view.asides)))]

    def state_of_play(self, seen: Seen) -> list[str]:
        """Nothing: the picture shows it."""
        del seen
        return []

    def is_routine(self, view: View, event: Told) -> bool:
        """All is told."""
        del view, event
        return False

    def spot_words(self, seen: Seen, spot: str) -> str:
        """There are no places."""
        del seen
        return spot

    def spots(self, view: View) -> tuple[str, ...]:
        """There are no places."""
        del view
        return ()

    def drawing(self, view: View) -> str:
        """The picture."""
        return view.picture()


ANY = AnyKind()
