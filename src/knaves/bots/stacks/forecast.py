"""The chance to win of two players when a turn begins, by a small net that was taught with games of the evaluation.

It looks at a possible world, so it sees both hands. A position shows some thirty signs of a long list in `layout.py`;
each adds its row of numbers to the first layer, and only those that are there cost time. Like `table.py` this is plain
loops over numbers.
"""

from __future__ import annotations

import math

from knaves.bots.stacks.layout import (
    CARDS,
    CHIPS,
    DISCARDED,
    DISCARDS,
    FIRST_LAYER,
    HANDS,
    HEIGHT,
    HEIGHTS,
    MOST_CARDS,
    MOST_CHIPS,
    MOST_FIVES,
    MOST_HEIGHT,
    NET_FIRST,
    NET_LAST,
    NET_SECOND,
    NET_SECOND_START,
    NEURONS,
    PLACES,
    SECOND_LAYER,
    SIGNS_CHIPS,
    SIGNS_DISCARDS,
    SIGNS_FIVES,
    SIGNS_HAND,
    SIGNS_HEIGHTS,
    SIGNS_LACKS,
    SIGNS_OF_SIDE,
    SIGNS_SKIP,
    SKIPS,
    SUIT,
    TURN,
    WILD,
    Floats,
    Ints,
)
from knaves.bots.stacks.table import top_of


def count_lacking(p: Ints, seat: int, colour: int, height: int) -> int:
    """How many cards a seat lacks to complete a pile of this height with its hand and the top of its discard pile."""
    first, top = SUIT * colour, top_of(p, seat)
    hand = HANDS + CARDS * seat + first
    lacks = -p[hand + WILD]
    if top == first + WILD:
        lacks -= 1
    for rank in range(height, p[HEIGHT]):
        if p[hand + rank] == 0 and top != first + rank:
            lacks += 1
    return max(lacks, 0)


def list_signs_of_side(p: Ints, signs: Ints, count: int, seat: int, start: int) -> int:
    """Append what a seat's chips, cards and discard pile show; how many signs there are now."""
    blue, red = min(p[CHIPS + 2 * seat], MOST_CHIPS), min(p[CHIPS + 2 * seat + 1], MOST_CHIPS)
    signs[count] = start + SIGNS_CHIPS + (MOST_CHIPS + 1) * blue + red
    count += 1
    for card in range(CARDS):
        for copy in range(min(p[HANDS + CARDS * seat + card], 2)):
            signs[count] = start + SIGNS_HAND + CARDS * copy + card
            count += 1
    laid = p[DISCARDED + seat]
    for below in range(min(laid, 2)):
        signs[count] = start + SIGNS_DISCARDS + CARDS * below + p[DISCARDS + MOST_CARDS * seat + laid - 1 - below]
        count += 1
    signs[count] = start + SIGNS_FIVES + min(laid // 5, MOST_FIVES)
    return count + 1


def list_signs(p: Ints, signs: Ints) -> int:
    """Note the signs that a position shows to who begins the turn; how many there are."""
    count = list_signs_of_side(p, signs, 0, p[TURN], 0)
    count = list_signs_of_side(p, signs, count, 1 - p[TURN], SIGNS_OF_SIDE)
    for pile in range(PLACES):
        colour = pile // 2
        one, other = p[HEIGHTS + 2 * colour], p[HEIGHTS + 2 * colour + 1]
        height = min(one, other) if pile % 2 else max(one, other)
        signs[count] = SIGNS_HEIGHTS + MOST_HEIGHT * pile + height
        count += 1
        for side in range(2):
            lacks = count_lacking(p, abs(p[TURN] - side), colour, height)
            signs[count] = side * SIGNS_OF_SIDE + SIGNS_LACKS + (MOST_HEIGHT + 1) * pile + lacks
            count += 1
    if p[SKIPS]:
        signs[count] = SIGNS_SKIP
        count += 1
    return count


def forecast(p: Ints, net: Floats, f: Floats, signs: Ints) -> float:
    """The chance that who begins the turn wins; `signs` is room for them."""
    for i in range(FIRST_LAYER):
        f[NEURONS + i] = net[NET_FIRST + i]
    for number in range(list_signs(p, signs)):
        row = FIRST_LAYER * signs[number]
        for i in range(FIRST_LAYER):
            f[NEURONS + i] += net[row + i]
    value = net[NET_LAST + SECOND_LAYER]
    for j in range(SECOND_LAYER):
        total = net[NET_SECOND_START + j]
        for i in range(FIRST_LAYER):
            total += max(f[NEURONS + i], 0.0) * net[NET_SECOND + FIRST_LAYER * j + i]
        value += max(total, 0.0) * net[NET_LAST + j]
    return 1.0 / (1.0 + math.exp(-value))
