"""Drawing a game of stacks in plain text."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from knaves.games.stacks.deck import COLOURS, PLACES, wanted

if TYPE_CHECKING:
    from knaves.games.stacks.view import View

WIDTH = 80
SHAPES = "●■"
"""A chip by its shape, blue and red, so that nobody needs the colours."""


def draw_view(view: View) -> str:
    """The piles with what they need, what each seat shows, what is going on, and the own cards."""
    rows = [_pile(view, place) for place in range(len(PLACES))]
    rows += ["", *(_seat(view, seat) for seat in range(view.seats)), ""]
    way = "to the left" if view.direction > 0 else "to the right"
    aside = len(view.out) + len(view.specials)
    rows.append(f"{view.deck_count} cards in the draw deck, {aside} out of play; play goes {way}")
    rows += _going_on(view)
    if view.seat is not None:
        top = view.discard_tops[view.seat]
        rows.append(f"Your discard pile: {top or 'empty'}")
        rows.append(f"Your hand: {' '.join(view.hand) or 'empty'}")
    return "\n".join(line.rstrip() for row in rows for line in textwrap.wrap(row, WIDTH, drop_whitespace=False) or [""])


def _pile(view: View, place: int) -> str:
    pile = view.piles[place]
    needs = "complete" if len(pile) == view.setup.height else f"needs {wanted(place, len(pile))}"
    colour = place // 2
    return f"{SHAPES[colour]} {COLOURS[colour]:<4} {PLACES[place]}  {' '.join(pile) or '-':<14}  {needs}"


def _seat(view: View, seat: int) -> str:
    chips = " ".join(f"{shape}{count}" for shape, count in zip(SHAPES, view.chips[seat], strict=True))
    count, below = view.hand_counts[seat], view.discard_counts[seat]
    who = f"seat {seat}{' (you)' if seat == view.seat else ''}"
    words = [f"{count} card{'' if count == 1 else 's'}"]
    if below:
        words.append(f"discard {view.discard_tops[seat]}" + (f" on {below - 1}" if below > 1 else ""))
    if seat in view.pending.draw_rights:
        words.append("may still draw")
    if seat in view.pending.penalties:
        words.append("forgot to draw")
    return f"{'→' if seat == view.turn else ' '} {who:<12} {chips:<7} {', '.join(words)}"


def _going_on(view: View) -> list[str]:
    """The open questions of the position, in words."""
    pending, turn, you = view.pending, view.turn, view.seat
    rows = []
    if pending.skips:
        rows.append(f"{pending.skips} to be skipped after this turn")
    if pending.window is not None:
        place = pending.window.place
        done = "is complete" if len(view.piles[place]) == view.setup.height else "has grown"
        told = f"The pile on {PLACES[place]} {done}"
        if you is None or turn == you:
            rows.append(f"{told}: the others may block it or let it pass")
        elif view.answer is None:
            rows.append(f"{told}: answer with {' or '.join(map(str, view.legal))}")
        else:
            rows.append(f"{told}: you answered {view.answer}, the others may still be thinking")
    if pending.stealing is not None:
        if turn == you:
            rows.append(f"The hand of seat {pending.stealing}: {' '.join(view.shown)}; take one")
        else:
            whose = "your hand" if pending.stealing == you else f"the hand of seat {pending.stealing}"
            rows.append(f"Seat {turn} looks at {whose} and takes a card")
    if view.outcome is not None:
        winners = view.outcome.winners
        rows.append(f"Seat {winners[0]} has won" if winners else "The game is drawn: nobody can do anything")
    return rows
