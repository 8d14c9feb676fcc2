"""Drawing a game of stacks as SVG: the piles with what they need, and below them the seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from knaves import drawing as d
from knaves.cards import Card
from knaves.game import Move, SetupError
from knaves.games.stacks.deck import BLOCK, COLOUR, PLACES, REVERSE, SKIP, STEAL_CARD, STEAL_CHIP
from knaves.games.stacks.moves import Lay, StealCard, StealChip
from knaves.games.stacks.places import find_place

if TYPE_CHECKING:
    from knaves.games.stacks.state import State
    from knaves.games.stacks.view import View

WIDTH, EDGE = 660, 24
CARD_WIDTH, CARD_HEIGHT, STEP = 58, 80, 17
PILE_TOP, PILES_HEIGHT, SEAT_HEIGHT = 44, 184, 104
COLOURS = ("#0B5FA5", "#B3261E")
EDGES = ("#083F6F", "#7C1610")
WORDS = {
    SKIP: ("skip", ""), REVERSE: ("reverse", ""), BLOCK: ("block", ""),
    STEAL_CARD: ("steal", "a card"), STEAL_CHIP: ("steal", "a chip"),
}  # fmt: skip
Marks = Iterable[str | int] | Mapping[str | int, str]
"""Places or seats to mark; in a dictionary with a colour each."""
Arrow = tuple[str | int, str | int] | tuple[str | int, str | int, str]
"""From a place or a seat to another, and a colour if it is not brass."""


@dataclass(frozen=True)
class Table:
    """What is shown besides the piles: hands, discard piles, and the moves to mark."""

    counts: tuple[int, ...]
    cards: Mapping[int, tuple[Card, ...]]
    tops: tuple[Card | None, ...]
    deck: int
    legal: tuple[Move, ...] = ()


def draw(
    position: State | View,
    table: Table,
    marks: Marks = (),
    arrows: Iterable[Arrow] = (),
    last: Move | str | None = None,
) -> d.Drawing:
    """The picture of a state or a view, with marked places and seats, arrows and the last move."""
    height = PILE_TOP + PILES_HEIGHT + position.seats * SEAT_HEIGHT
    layer = [_mark(position, target, colour) for target, colour in _marked(position, table, marks, last).items()]
    layer += [_pile(position, place) for place in range(len(PLACES))]
    layer.append(_deck(position, table))
    layer += [_seat(position, table, seat) for seat in range(position.seats)]
    for one in arrows:
        start, end, colour = d.arrow_parts(one, "(0, 'b1', 'red')")
        layer.append(d.arrow(_anchor(position, start), _anchor(position, end), colour))
    return d.Drawing(WIDTH, height, d.mat(WIDTH, height), "".join(layer), _title(position))


def _title(position: State | View) -> str:
    waits = str(position.outcome) if position.outcome else f"turn of seat {position.turn}"
    piles = (f"{name}: {' '.join(position.pile(name)) or 'empty'}" for name in PLACES)
    return f"stacks, {position.seats} players, {waits}; {'; '.join(piles)}"


# --- Where things are


def _pile_x(place: int) -> float:
    return EDGE + 112 + place * 128


def _seat_y(seat: int) -> float:
    return PILE_TOP + PILES_HEIGHT + seat * SEAT_HEIGHT


def _anchor(position: State | View, target: object) -> tuple[float, float]:
    """The point that an arrow starts from or leads to."""
    if isinstance(target, str):
        return _pile_x(find_place(target)) + CARD_WIDTH / 2, PILE_TOP + CARD_HEIGHT / 2
    return EDGE + 60, _seat_y(_check_seat(position, target)) + 38


def _check_seat(position: State | View, seat: object) -> int:
    if type(seat) is not int or not 0 <= seat < position.seats:
        raise SetupError(f"there is no place or seat {seat!r}: places are {', '.join(PLACES)}, seats are numbers")
    return seat


def _marked(position: State | View, table: Table, marks: Marks, last: Move | str | None) -> dict[str | int, str]:
    """The colour of each marked place or seat."""
    found: dict[str | int, str] = {move.place: d.BRASS for move in table.legal if isinstance(move, Lay)}
    move = None if last is None else position.game.as_move(last)
    if isinstance(move, Lay):
        found[move.place] = d.IVORY
    elif isinstance(move, StealCard | StealChip):
        found[move.victim] = d.IVORY
    if isinstance(marks, str) or not isinstance(marks, Iterable):
        raise SetupError(f"marks are a list of places or seats, as ['b1', 0], not {repr(marks)[:60]}")
    for mark, colour in marks.items() if isinstance(marks, Mapping) else ((mark, "brass") for mark in marks):
        _anchor(position, mark)
        found[mark] = d.colour_named(colour)
    return found


def _mark(position: State | View, target: str | int, colour: str) -> str:
    more = f'fill-opacity=".18" stroke="{colour}" stroke-width="2.5"'
    if isinstance(target, str):
        height = CARD_HEIGHT + STEP * max(len(position.pile(target)) - 1, 0)
        x = _pile_x(find_place(target))
        return d.rect(x - 7, PILE_TOP - 7, CARD_WIDTH + 14, height + 14, colour, radius=9, more=more)
    return d.rect(EDGE - 10, _seat_y(target) - 4, WIDTH - 2 * EDGE + 20, SEAT_HEIGHT - 6, colour, radius=9, more=more)


# --- What is drawn


def card_face(card: Card, x: float, y: float, *, scale: float = 1.0) -> str:
    """A card from its top left: coloured ones with their number and shape, special ones with a word."""
    width, height = CARD_WIDTH * scale, CARD_HEIGHT * scale
    colour = COLOUR.get(card)
    middle = x + width / 2
    if colour is None:
        first, second = WORDS[card]
        edge = f'stroke="{d.INK}" stroke-width="1.5"'
        parts = [
            d.rect(x, y, width, height, d.IVORY, radius=5, more=edge),
            d.wink(middle, y + height * 0.3, width * 0.7),
        ]
        parts.append(d.text(middle, y + height * 0.66, first, 13.5 * scale, anchor="middle", more=d.BOLD))
        parts.append(d.text(middle, y + height * 0.86, second, 12 * scale, anchor="middle"))
        return "".join(parts)
    edge = f'stroke="{EDGES[colour]}" stroke-width="1.2"'
    number = "W" if card[1] == "W" else card[1]
    parts = [d.rect(x, y, width, height, COLOURS[colour], radius=5, more=edge)]
    parts.append(d.text(x + 6 * scale, y + 15 * scale, number, 14 * scale, d.IVORY, more=d.BOLD))
    parts.append(_shape(colour, x + width - 11 * scale, y + 10.5 * scale, 4.2 * scale, d.IVORY))
    big = "wild" if card[1] == "W" else number
    size = 19 * scale if card[1] == "W" else 34 * scale
    parts.append(d.text(middle, y + height * 0.5 + size * 0.36, big, size, d.IVORY, anchor="middle", more=d.BOLD))
    return "".join(parts)


def _shape(colour: int, x: float, y: float, radius: float, fill: str) -> str:
    """A disc for blue, a square for red, so that nobody needs the colours."""
    if colour == 0:
        return f'<circle cx="{d.number(x)}" cy="{d.number(y)}" r="{d.number(radius)}" fill="{fill}"/>'
    return d.rect(x - radius, y - radius, 2 * radius, 2 * radius, fill, radius=1)


def _pile(position: State | View, place: int) -> str:
    name, x = PLACES[place], _pile_x(place)
    cards = position.piles[place]
    needs = position.needs(name)
    told = "complete" if needs is None else f"needs {needs[1]}"
    middle = x + CARD_WIDTH / 2
    parts = [d.text(middle, PILE_TOP - 15, f"{name}: {told}", 13.5, d.IVORY, anchor="middle", more=d.BOLD)]
    if not cards:
        edge = f'stroke="{d.PRINT}" stroke-opacity=".55" stroke-width="1.5" stroke-dasharray="6 4"'
        parts.append(d.rect(x, PILE_TOP, CARD_WIDTH, CARD_HEIGHT, "none", radius=5, more=edge))
        parts.append(_shape(place // 2, middle, PILE_TOP + CARD_HEIGHT / 2, 9, d.FELT_EDGE))
    parts += [card_face(card, x, PILE_TOP + at * STEP * 1.0) for at, card in enumerate(cards)]
    return "".join(parts)


def _deck(position: State | View, table: Table) -> str:
    """The draw deck, and the direction of play."""
    edge = f'stroke="{d.PRINT}" stroke-width="1.5"'
    parts = [
        d.rect(EDGE + shift, PILE_TOP + shift, CARD_WIDTH, CARD_HEIGHT, d.FELT_EDGE, radius=5, more=edge)
        for shift in ((6, 3, 0) if table.deck > 2 else (0,) * bool(table.deck))
    ]
    if table.deck:
        parts.append(d.wink(EDGE + CARD_WIDTH / 2, PILE_TOP + CARD_HEIGHT / 2, 40))
    way = "clockwise" if position.direction > 0 else "anticlockwise"
    parts.append(d.text(EDGE, PILE_TOP - 15, f"{table.deck} to draw", 13.5, d.IVORY))
    parts.append(d.text(EDGE, PILE_TOP + CARD_HEIGHT + 30, way, 12, d.PRINT))
    return "".join(parts)


def _seat(position: State | View, table: Table, seat: int) -> str:
    y, count = _seat_y(seat), table.counts[seat]
    turn = seat == position.turn and position.outcome is None
    won = position.outcome is not None and seat in position.outcome.winners
    parts = [d.rect(EDGE - 10, y + 2, 5, 74, d.BRASS, radius=2)] if turn or won else []
    parts.append(d.text(EDGE, y + 19, f"Seat {seat}{' won' if won else ''}", 16, d.IVORY, more=d.BOLD))
    parts.append(d.text(EDGE, y + 38, f"{count} card{'' if count == 1 else 's'}", 12.5, d.PRINT))
    at = float(EDGE + 8)
    for colour, count in enumerate(position.chips[seat]):
        for _ in range(count):
            parts.append(_shape(colour, at, y + 58, 7.5, d.IVORY) + _shape(colour, at, y + 58, 6, COLOURS[colour]))
            at += 18
    scale = 0.92
    top = table.tops[seat]
    x = EDGE + 112.0
    if top is not None:
        parts.append(card_face(top, x, y, scale=scale))
        parts.append(d.text(x + CARD_WIDTH * scale / 2, y + 90, "discard", 11.5, d.PRINT, anchor="middle"))
    for place, card in enumerate(table.cards.get(seat, ())):
        parts.append(card_face(card, x + 80 + place * (CARD_WIDTH * scale + 6), y, scale=scale))
    return "".join(parts)
