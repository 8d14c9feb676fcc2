"""Writing positions as one line of text; docs/notation.md holds the grammar, `positions.py` reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from knaves.cards import HIDDEN, Card, join
from knaves.games.stacks.deck import LETTERS, PLACES
from knaves.games.stacks.moves import BLOCKS, LET, TOP
from knaves.games.stacks.pending import NONE_PENDING, Pending
from knaves.games.stacks.setup import Chips
from knaves.position import write_numbers, write_options, write_seats

if TYPE_CHECKING:
    from knaves.games.stacks.state import State
    from knaves.games.stacks.view import View


def write_common(position: State | View) -> str:
    """The fields that states and views share."""
    setup = position.setup
    fields = [setup.spec.name, f"seats={setup.seats}"]
    fields += write_options(setup.options.texts())
    fields.append("piles=" + "|".join(map(join, position.piles)))
    if any(map(any, position.chips)):
        fields.append("chips=" + "|".join(map(write_chips, position.chips)))
    set_aside = (("out", position.out), ("specials", position.specials))
    fields += [f"{name}={join(cards)}" for name, cards in set_aside if cards]
    fields.append(f"turn={position.turn}")
    if position.direction < 0:
        fields.append(f"direction={position.direction}")
    if position.busy:
        fields.append("busy=1")
    if position.pending is not NONE_PENDING:
        fields += _write_pending(position.pending)
    if position.dealer is not None:
        fields.append(f"dealer={position.dealer}")
    return " ".join(fields)


def write_chips(chips: Chips) -> str:
    """A seat's chips: `2b1r`."""
    return "".join(f"{count}{letter}" for count, letter in zip(chips, LETTERS, strict=True))


def _write_pending(pending: Pending) -> list[str]:
    fields = write_numbers(("skips", pending.skips), ("idle", pending.idle))
    fields += write_seats(("rights", pending.draw_rights), ("penalties", pending.penalties))
    if pending.stealing is not None:
        fields.append(f"stealing={pending.stealing}")
    window = pending.window
    if window is not None:
        fields.append(f"window={TOP if window.top else ''}{PLACES[window.place]}")
        answers = sorted([*(f"{seat}:{BLOCKS}" for seat in window.blocks), *(f"{seat}:{LET}" for seat in window.lets)])
        if answers:
            fields.append("answers=" + ",".join(answers))
    return fields


def write_hidden(count: int, *known: Card) -> str:
    """A number of hidden cards, and the known ones on top of them: `??*3,B4`, or `-` for none."""
    return join([f"{HIDDEN}*{count}", *known] if count else known)
