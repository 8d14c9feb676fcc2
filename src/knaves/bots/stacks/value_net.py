"""The value network for two players: the chance to win at the start of a turn.

It scores a possible world, so it sees both hands. Its features are binary (`layout.py` lists them); some thirty are set
in a position, and each set feature adds its row of weights to the first layer, so the others cost no time. Like
`kernel.py` this is plain loops over numbers.
"""

from __future__ import annotations

import math

from knaves.bots.stacks.kernel import top_card
from knaves.bots.stacks.layout import (
    CARDS,
    CHIPS,
    DISCARD_COUNT,
    DISCARDS,
    FEATURE_SKIP,
    FEATURES_CHIPS,
    FEATURES_DISCARDS,
    FEATURES_FIVES,
    FEATURES_HAND,
    FEATURES_HEIGHTS,
    FEATURES_LACKS,
    FIRST_LAYER,
    HANDS,
    HEIGHT,
    HEIGHTS,
    HIDDEN_LAYER,
    MAX_CARDS,
    MAX_CHIPS,
    MAX_FIVES,
    MAX_HEIGHT,
    NET_FIRST,
    NET_LAST,
    NET_SECOND,
    NET_SECOND_BIAS,
    PLACES,
    SECOND_LAYER,
    SIDE_FEATURES,
    SKIPS,
    SUIT,
    TURN,
    WILD,
    Floats,
    Ints,
)


def count_lacking(p: Ints, seat: int, colour: int, height: int) -> int:
    """How many cards a seat lacks to complete a pile of this height with its hand and the top of its discards."""
    first, top = SUIT * colour, top_card(p, seat)
    hand = HANDS + CARDS * seat + first
    lacks = -p[hand + WILD]
    if top == first + WILD:
        lacks -= 1
    for rank in range(height, p[HEIGHT]):
        if p[hand + rank] == 0 and top != first + rank:
            lacks += 1
    return max(lacks, 0)


def list_side_features(p: Ints, features: Ints, count: int, seat: int, start: int) -> int:
    """Append the features of a seat's chips, hand and discard pile; returns the number of features."""
    blue, red = min(p[CHIPS + 2 * seat], MAX_CHIPS), min(p[CHIPS + 2 * seat + 1], MAX_CHIPS)
    features[count] = start + FEATURES_CHIPS + (MAX_CHIPS + 1) * blue + red
    count += 1
    for card in range(CARDS):
        for copy in range(min(p[HANDS + CARDS * seat + card], 2)):
            features[count] = start + FEATURES_HAND + CARDS * copy + card
            count += 1
    discarded = p[DISCARD_COUNT + seat]
    for below in range(min(discarded, 2)):
        features[count] = (
            start + FEATURES_DISCARDS + CARDS * below + p[DISCARDS + MAX_CARDS * seat + discarded - 1 - below]
        )
        count += 1
    features[count] = start + FEATURES_FIVES + min(discarded // 5, MAX_FIVES)
    return count + 1


def list_features(p: Ints, features: Ints) -> int:
    """List the features of a position for the seat whose turn begins; returns their number."""
    count = list_side_features(p, features, 0, p[TURN], 0)
    count = list_side_features(p, features, count, 1 - p[TURN], SIDE_FEATURES)
    for pile in range(PLACES):
        colour = pile // 2
        one, other = p[HEIGHTS + 2 * colour], p[HEIGHTS + 2 * colour + 1]
        height = min(one, other) if pile % 2 else max(one, other)
        features[count] = FEATURES_HEIGHTS + MAX_HEIGHT * pile + height
        count += 1
        for side in range(2):
            lacks = count_lacking(p, abs(p[TURN] - side), colour, height)
            features[count] = side * SIDE_FEATURES + FEATURES_LACKS + (MAX_HEIGHT + 1) * pile + lacks
            count += 1
    if p[SKIPS]:
        features[count] = FEATURE_SKIP
        count += 1
    return count


def predict(p: Ints, net: Floats, f: Floats, features: Ints) -> float:
    """The chance to win of the seat whose turn begins; `features` is scratch space."""
    for i in range(FIRST_LAYER):
        f[HIDDEN_LAYER + i] = net[NET_FIRST + i]
    for number in range(list_features(p, features)):
        row = FIRST_LAYER * features[number]
        for i in range(FIRST_LAYER):
            f[HIDDEN_LAYER + i] += net[row + i]
    value = net[NET_LAST + SECOND_LAYER]
    for j in range(SECOND_LAYER):
        total = net[NET_SECOND_BIAS + j]
        for i in range(FIRST_LAYER):
            total += max(f[HIDDEN_LAYER + i], 0.0) * net[NET_SECOND + FIRST_LAYER * j + i]
        value += max(total, 0.0) * net[NET_LAST + j]
    return 1.0 / (1.0 + math.exp(-value))
