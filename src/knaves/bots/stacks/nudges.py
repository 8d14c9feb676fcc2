"""Nudges towards moves of stacks: a colour, a pile, or a kind of card."""

from __future__ import annotations

from knaves.bots.reason import HintReason, make_nudge
from knaves.game import Move
from knaves.games.stacks.deck import COLOUR, COLOURS
from knaves.games.stacks.moves import BLOCKS, LET, Discard, Lay, Reverse, Skip, StealCard, StealChip, Take
from knaves.games.stacks.view import View

BY_REASON = {"wins": "win", "completes-pile": "pile", "leads-to-pile": "pile", "denies-pile": "hold-back"}


def nudge(view: View, move: Move, reason: HintReason) -> HintReason:
    """A nudge towards a move with this reason."""
    if reason.key in BY_REASON:
        return make_nudge(BY_REASON[reason.key])
    if isinstance(move, Lay):
        return make_nudge("discard-top") if move.top else make_nudge("colour", colour=COLOURS[COLOUR[move.card]])
    if isinstance(move, (Skip, Reverse, StealCard, StealChip)):
        return make_nudge("special")
    if isinstance(move, Take):
        return make_nudge("take")
    if isinstance(move, Discard):
        return make_nudge("spare-card")
    if move in (BLOCKS, LET):
        return make_nudge("count-chips", seat=view.turn)
    return make_nudge("only")
