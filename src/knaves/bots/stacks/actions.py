"""The moves of stacks as numbers, the same for every number of seats: what the network chooses from.

A seat that is stolen from is given by its step: how many seats ahead it is in the current order of play. `top` is 1 for
a card from the top of one's own discard pile, and 0 for a card of the hand. Drawing by hand has no number.
"""

from __future__ import annotations

from typing import Final

from knaves.bots.stacks.layout import CARDS, COLOURED, MAX_SEATS
from knaves.bots.stacks.packing import NUMBER
from knaves.game import Move
from knaves.games.stacks.deck import PLACE_NUMBER
from knaves.games.stacks.moves import (
    Block,
    Discard,
    Draw,
    EndTurn,
    Lay,
    Let,
    Reverse,
    Skip,
    StealCard,
    StealChip,
    Take,
)
from knaves.games.stacks.view import View

STEPS: Final = MAX_SEATS - 1

LAY: Final = 0
"""(top * 12 + card) * 2, + 1 for the second place of the card's colour"""
SKIP: Final = LAY + 2 * COLOURED * 2
"""top"""
REVERSE: Final = SKIP + 2
"""top"""
STEAL_CARD: Final = REVERSE + 2
"""(top * 5 + step - 1) * 2, + 1 for the hand rather than the discard pile"""
STEAL_CHIP: Final = STEAL_CARD + 2 * STEPS * 2
"""(top * 5 + step - 1) * 2 + colour"""
DISCARD: Final = STEAL_CHIP + 2 * STEPS * 2
"""card"""
TAKE: Final = DISCARD + CARDS
"""card"""
END: Final = TAKE + CARDS
BLOCK: Final = END + 1
LET: Final = BLOCK + 1
ACTIONS: Final = LET + 1


def action_of(view: View, move: Move) -> int:
    """The action of a move that the seat of this view makes."""
    match move:
        case Lay(card=card, place=place, top=top):
            return LAY + (top * COLOURED + NUMBER[card]) * 2 + PLACE_NUMBER[place] % 2
        case Skip(top=top):
            return SKIP + top
        case Reverse(top=top):
            return REVERSE + top
        case StealCard(victim=victim, source=source, top=top):
            return STEAL_CARD + (top * STEPS + _step_to(view, victim) - 1) * 2 + (source == "h")
        case StealChip(victim=victim, colour=colour, top=top):
            return STEAL_CHIP + (top * STEPS + _step_to(view, victim) - 1) * 2 + colour
        case Discard(card=card):
            return DISCARD + NUMBER[card]
        case Take(card=card):
            return TAKE + NUMBER[card]
        case EndTurn():
            return END
        case Block(top=False):
            return BLOCK
        case Let():
            return LET
    raise ValueError(f"{move} has no action")


def _step_to(view: View, victim: int) -> int:
    assert view.seat is not None
    return (victim - view.seat) * view.direction % view.setup.seats


def legal_actions(view: View) -> dict[int, Move]:
    """The moves of a view by action, without drawing by hand."""
    return {action_of(view, move): move for move in view.legal if not isinstance(move, Draw)}
