"""The values of chips, piles and cards of stacks to a seat, from what it may know.

It is written as plain loops over numbers. `w` holds the weights, `f` values computed once for a turn.
"""

from __future__ import annotations

from knaves.bots.stacks.layout import (
    BLOCK,
    BLOCK_PRICE,
    CARDS,
    CHAIN,
    CHIPS,
    CHIPS_OF_EACH,
    CHIPS_TO_WIN,
    CHIPS_VALUE,
    COLOURED,
    DANGER,
    DIRECTION,
    DISCARD_COUNT,
    DOUBLE,
    DRAW_CHANCE,
    DRAWS,
    GAIN,
    HAND_COUNT,
    HANDS,
    HEIGHT,
    HEIGHTS,
    HOLD,
    HURRY,
    LATER,
    MAX_HEIGHT,
    MAX_SPARE,
    NEED,
    NO_CARD,
    OPPONENT,
    PILES,
    PLACES,
    PRESSURE,
    PROGRESS,
    PROSPECT,
    SEATS,
    SET_ASIDE,
    SKIPS,
    SPARE,
    SPECIALS,
    SUIT,
    SURVIVAL,
    TOTAL_COPIES,
    TURN,
    UNSEEN,
    WILD,
    WILD_SHARE,
    WINDOW,
    WINS,
    Floats,
    Ints,
)
from knaves.bots.stacks.packed_rules import top_card, wins

# --- Chips and cards ---


def count_chips_needed(p: Ints, blue: int, red: int) -> int:
    """How many more chips are needed to win."""
    each = p[CHIPS_OF_EACH]
    return max(p[CHIPS_TO_WIN] - blue - red, max(each - blue, 0) + max(each - red, 0))


def evaluate_chips(p: Ints, w: Floats, blue: int, red: int) -> float:
    """The value of chips to their owner."""
    need = count_chips_needed(p, blue, red)
    if need <= 0:
        return WINS
    value = 0.0
    for step in range(max(p[CHIPS_TO_WIN] - need, 0)):
        value += w[NEED + min(step, 3)]
    return value + w[SPARE] * min(blue + red + need - p[CHIPS_TO_WIN], MAX_SPARE)


def evaluate_extra_chip(p: Ints, w: Floats, blue: int, red: int, colour: int) -> float:
    """The value of one more chip of a colour; if it wins, the value of preventing that."""
    if wins(p, blue + 1 - colour, red + colour):
        return w[NEED + 4]
    return evaluate_chips(p, w, blue + 1 - colour, red + colour) - evaluate_chips(p, w, blue, red)


def grade(card: int) -> int:
    """The row of a card in the tables of card values; both colours share a row."""
    return card % SUIT if card < COLOURED else card - SUIT


# --- Once for a turn ---


def chain_chances(p: Ints, w: Floats, f: Floats, start: int, top: int) -> None:
    """Turn the chances to have each number into the chances to complete a pile from each height, in place."""
    whole = 1.0
    least = 1.0
    for lacks in range(1, p[HEIGHT] + 1):
        rank = p[HEIGHT] - lacks
        chance = f[start + rank]
        if rank == top:
            chance = 1.0
        whole *= chance
        least = min(least, chance)
        seems = whole / least if top == WILD and least > 0.0 else whole
        f[start + rank] = min(seems * w[DANGER + lacks - 1], 1.0)


def prepare_turn(p: Ints, w: Floats, f: Floats, seat: int) -> None:
    """Compute the values that stay the same during a turn: the chances to hold or draw each number."""
    update_chip_values(p, w, f, seat)
    total = 0.0
    for card in range(CARDS):
        f[UNSEEN + card] = (
            p[TOTAL_COPIES + card] - p[HANDS + CARDS * seat + card] - p[SET_ASIDE + card] - p[SPECIALS + card]
        )
    for place in range(PLACES):
        for i in range(p[HEIGHTS + place]):
            f[UNSEEN + p[PILES + MAX_HEIGHT * place + i]] -= 1
    for other in range(p[SEATS]):
        top = top_card(p, other)
        if top != NO_CARD:
            f[UNSEEN + top] -= 1
    for card in range(CARDS):
        total += f[UNSEEN + card]
    total = max(total, 1.0)
    discarded, everything = 0.0, 0.0
    for other in range(p[SEATS]):
        discarded += p[DISCARD_COUNT + other]
    for card in range(CARDS):
        everything += p[TOTAL_COPIES + card]
    f[PRESSURE] = w[HURRY] * max(discarded / everything - 0.4, 0.0)
    for colour in range(2):
        wilds = f[UNSEEN + SUIT * colour + WILD] * w[WILD_SHARE]
        for rank in range(MAX_HEIGHT):
            lacking = 1.0 - min((f[UNSEEN + SUIT * colour + rank] + wilds) / total, 1.0)
            missed = 1.0
            for count in range(DRAWS):
                f[DRAW_CHANCE + (MAX_HEIGHT * colour + rank) * DRAWS + count] = 1.0 - missed
                missed *= lacking
            for other in range(p[SEATS]):
                has = 1.0
                for _ in range(p[HAND_COUNT + other]):
                    has *= lacking
                f[CHAIN + (2 * other + colour) * MAX_HEIGHT + rank] = 1.0 - has
    for other in range(p[SEATS]):
        if other != seat:
            top = top_card(p, other)
            for colour in range(2):
                chain_chances(p, w, f, CHAIN + (2 * other + colour) * MAX_HEIGHT, top - SUIT * colour)


# --- At the end of a turn ---


def update_chip_values(p: Ints, w: Floats, f: Floats, seat: int) -> None:
    """Compute the value of all chips, and of one more chip for each seat; call it after chips have changed."""
    value = evaluate_chips(p, w, p[CHIPS + 2 * seat], p[CHIPS + 2 * seat + 1])
    for other in range(p[SEATS]):
        blue, red = p[CHIPS + 2 * other], p[CHIPS + 2 * other + 1]
        for colour in range(2):
            f[GAIN + 2 * other + colour] = evaluate_extra_chip(p, w, blue, red, colour)
        if other != seat:
            value -= w[OPPONENT] * evaluate_chips(p, w, blue, red)
    f[CHIPS_VALUE] = value


def evaluate_piles(p: Ints, w: Floats, f: Floats, seat: int) -> float:
    """The value of the chips, minus the danger that opponents complete piles before this seat's next turn."""
    seats = p[SEATS]
    value = f[CHIPS_VALUE]
    first = min(p[SKIPS], seats - 1) + 1
    for place in range(PLACES):
        height = p[HEIGHTS + place]
        f[SURVIVAL + place] = 1.0
        if height == 0:
            continue
        value += w[PROGRESS + height - 1]
        colour = place // 2
        left = 1.0
        danger = 0.0
        for step in range(first, seats):
            other = (seat + step * p[DIRECTION]) % seats
            chance = f[CHAIN + (2 * other + colour) * MAX_HEIGHT + height]
            danger += left * chance * f[GAIN + 2 * other + colour]
            left *= 1.0 - chance
        if first >= seats:
            other = (seat + p[DIRECTION]) % seats
            chance = f[CHAIN + (2 * other + colour) * MAX_HEIGHT + height]
            danger = w[LATER] * chance * f[GAIN + 2 * other + colour]
        f[SURVIVAL + place] = left
        value -= w[OPPONENT] * danger
    return value


def evaluate_hand(p: Ints, w: Floats, seat: int) -> float:
    """The value of the cards in a hand by themselves."""
    value = 0.0
    for card in range(CARDS):
        count = p[HANDS + CARDS * seat + card]
        if count:
            value += count * w[HOLD + grade(card)]
            if card < COLOURED and card % SUIT != WILD:
                value -= (count - 1) * w[DOUBLE]
    return value


def evaluate_prospects(p: Ints, w: Floats, f: Floats, seat: int, top: int, draws: int) -> float:
    """The value of piles that may be completed next turn with the hand, this top card and this many draws."""
    value = 0.0
    hand = HANDS + CARDS * seat
    for colour in range(2):
        best = 0.0
        first = SUIT * colour
        for place in range(2 * colour, 2 * colour + 2):
            height = p[HEIGHTS + place]
            if height == 0 and place % 2 and p[HEIGHTS + place - 1] == 0:
                continue
            wilds = p[hand + first + WILD]
            if top == first + WILD:
                wilds += 1
            chance = f[SURVIVAL + place]
            lacks = 0
            for rank in range(height, p[HEIGHT]):
                if p[hand + first + rank] == 0 and top != first + rank:
                    if wilds:
                        wilds -= 1
                    else:
                        lacks += 1
                        chance *= f[DRAW_CHANCE + (MAX_HEIGHT * colour + rank) * DRAWS + draws]
            best = max(best, chance * w[PROSPECT + lacks])
        value += best * f[GAIN + 2 * seat + colour]
    return value


def evaluate_block(p: Ints, w: Floats) -> float:
    """The loss that a Block in the open window prevents; 0 while the pile is incomplete, since a Block can wait."""
    owner, place = p[TURN], p[WINDOW]
    if p[HEIGHTS + place] < p[HEIGHT]:
        return 0.0
    blue, red, colour = p[CHIPS + 2 * owner], p[CHIPS + 2 * owner + 1], place // 2
    if wins(p, blue + 1 - colour, red + colour):
        return WINS
    return w[OPPONENT] * evaluate_extra_chip(p, w, blue, red, colour)


def block_price(w: Floats) -> float:
    """The loss that justifies using a Block."""
    return w[HOLD + BLOCK - SUIT] + w[BLOCK_PRICE]
