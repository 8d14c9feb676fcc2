"""Completed lines: which count, which fit together, and when the game is over (C5, C29, G3, G5, G6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from knaves.game import Outcome, Reason
from knaves.games.lines.board import Line
from knaves.games.lines.pending import NONE_PENDING
from knaves.games.lines.setup import Setup

if TYPE_CHECKING:
    from knaves.games.lines.draft import Draft
    from knaves.games.lines.state import State


def new_lines(setup: Setup, lines: Iterable[Line], chips: int, made: tuple[Line, ...]) -> tuple[Line, ...]:
    """Those lines that are complete and may stand beside the sequences already made (C5, T24, G6)."""
    share = setup.options.collinear_share
    return tuple(
        line
        for line in lines
        if line.mask & chips == line.mask and all(line.fits(other, collinear_share=share) for other in made)
    )


def largest_compatible(setup: Setup, completed: tuple[Line, ...]) -> tuple[Line, ...]:
    """The largest set of lines that may all stand together; of equal ones the first (G5, G6, G79)."""
    share = setup.options.collinear_share

    def extend(chosen: tuple[Line, ...], rest: tuple[Line, ...]) -> tuple[Line, ...]:
        best = chosen
        for index, line in enumerate(rest):
            if len(chosen) + len(rest) - index <= len(best):
                break
            fitting = tuple(other for other in rest[index + 1 :] if other.fits(line, collinear_share=share))
            found = extend((*chosen, line), fitting)
            if len(found) > len(best):
                best = found
        return best

    return extend((), completed)


def result(state: State | Draft) -> Outcome | None:
    """The outcome, if the game is over (C29, C36, T26, T27, G3)."""
    setup, pending = state.setup, state.pending
    for team, made in enumerate(state.sequences):
        if len(made) >= setup.needed:
            return Outcome(setup.members[team], Reason.COMPLETED)
    if pending is NONE_PENDING:
        return None
    if pending.offers and {setup.team[seat] for seat in pending.offers} == set(range(setup.teams)):
        return Outcome((), Reason.AGREED)
    if pending.idle >= setup.seats:
        return Outcome((), Reason.STALEMATE)
    if setup.options.stalemate_cap and pending.passes >= setup.options.stalemate_cap * setup.seats:
        return Outcome((), Reason.CAP)
    return None
