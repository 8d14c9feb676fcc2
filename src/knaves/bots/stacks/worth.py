"""What chips, piles and cards of stacks are worth to a seat, from what it may know.

Like `table.py` this is plain loops over numbers. `f` is room for what is worked out once for a turn, the caller's.
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
    CHIPS_WORTH,
    COLOURED,
    DANGER,
    DIRECTION,
    DISCARDED,
    DOUBLE,
    DRAW_CHANCE,
    DRAWS,
    GAIN,
    HANDS,
    HEIGHT,
    HEIGHTS,
    HELD,
    HOLD,
    HURRY,
    LATER,
    MOST_HEIGHT,
    MOST_SPARE,
    NEED,
    NO_CARD,
    OPPONENT,
    OUT,
    PILES,
    PLACES,
    PRESSURE,
    PROGRESS,
    PROSPECT,
    SEATS,
    SKIPS,
    SPARE,
    SPECIALS,
    SUIT,
    SURVIVAL,
    TOTAL,
    TURN,
    UNSEEN,
    WILD,
    WILD_SHARE,
    WINDOW,
    WINS,
    Floats,
    Ints,
)
from knaves.bots.stacks.table import top_of, wins

# --- What chips and cards are worth ---


def chips_needed(p: Ints, blue: int, red: int) -> int:
    """How many more chips win."""
    each = p[CHIPS_OF_EACH]
    return max(p[CHIPS_TO_WIN] - blue - red, max(each - blue, 0) + max(each - red, 0))


def worth_of_chips(p: Ints, w: Floats, blue: int, red: int) -> float:
    """What so many chips are worth to their owner."""
    need = chips_needed(p, blue, red)
    if need <= 0:
        return WINS
    value = 0.0
    for step in range(max(p[CHIPS_TO_WIN] - need, 0)):
        value += w[NEED + min(step, 3)]
    return value + w[SPARE] * min(blue + red + need - p[CHIPS_TO_WIN], MOST_SPARE)


def worth_of_one_more(p: Ints, w: Floats, blue: int, red: int, colour: int) -> float:
    """What one more chip of a colour is worth; if it wins, what it is worth not to let it happen."""
    if wins(p, blue + 1 - colour, red + colour):
        return w[NEED + 4]
    return worth_of_chips(p, w, blue + 1 - colour, red + colour) - worth_of_chips(p, w, blue, red)


def grade(card: int) -> int:
    """Which row of the tables of card values a card has: the same in both colours."""
    return card % SUIT if card < COLOURED else card - SUIT


# --- Once for a turn ---


def chain_up(p: Ints, w: Floats, f: Floats, start: int, top: int) -> None:
    """From the chances for each number, which lie there, to the chance to complete a pile from each height."""
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


def survey(p: Ints, w: Floats, f: Floats, seat: int) -> None:
    """Work out what stays the same through a turn: the chances to have or to draw each number."""
    count_chips(p, w, f, seat)
    total = 0.0
    for card in range(CARDS):
        f[UNSEEN + card] = p[TOTAL + card] - p[HANDS + CARDS * seat + card] - p[OUT + card] - p[SPECIALS + card]
    for place in range(PLACES):
        for i in range(p[HEIGHTS + place]):
            f[UNSEEN + p[PILES + MOST_HEIGHT * place + i]] -= 1
    for other in range(p[SEATS]):
        top = top_of(p, other)
        if top != NO_CARD:
            f[UNSEEN + top] -= 1
    for card in range(CARDS):
        total += f[UNSEEN + card]
    total = max(total, 1.0)
    laid, everything = 0.0, 0.0
    for other in range(p[SEATS]):
        laid += p[DISCARDED + other]
    for card in range(CARDS):
        everything += p[TOTAL + card]
    f[PRESSURE] = w[HURRY] * max(laid / everything - 0.4, 0.0)
    for colour in range(2):
        wilds = f[UNSEEN + SUIT * colour + WILD] * w[WILD_SHARE]
        for rank in range(MOST_HEIGHT):
            lacking = 1.0 - min((f[UNSEEN + SUIT * colour + rank] + wilds) / total, 1.0)
            missed = 1.0
            for count in range(DRAWS):
                f[DRAW_CHANCE + (MOST_HEIGHT * colour + rank) * DRAWS + count] = 1.0 - missed
                missed *= lacking
            for other in range(p[SEATS]):
                has = 1.0
                for _ in range(p[HELD + other]):
                    has *= lacking
                f[CHAIN + (2 * other + colour) * MOST_HEIGHT + rank] = 1.0 - has
    for other in range(p[SEATS]):
        if other != seat:
            top = top_of(p, other)
            for colour in range(2):
                chain_up(p, w, f, CHAIN + (2 * other + colour) * MOST_HEIGHT, top - SUIT * colour)


# --- At the end of a turn ---


def count_chips(p: Ints, w: Floats, f: Floats, seat: int) -> None:
    """Work out what chips are worth as they lie, and what one more would be to each; anew when they change."""
    value = worth_of_chips(p, w, p[CHIPS + 2 * seat], p[CHIPS + 2 * seat + 1])
    for other in range(p[SEATS]):
        blue, red = p[CHIPS + 2 * other], p[CHIPS + 2 * other + 1]
        for colour in range(2):
            f[GAIN + 2 * other + colour] = worth_of_one_more(p, w, blue, red, colour)
        if other != seat:
            value -= w[OPPONENT] * worth_of_chips(p, w, blue, red)
    f[CHIPS_WORTH] = value


def worth_of_piles(p: Ints, w: Floats, f: Floats, seat: int) -> float:
    """What opponents may make of the piles before this seat's next turn, and what chips are worth as they lie."""
    seats = p[SEATS]
    value = f[CHIPS_WORTH]
    passed = p[SKIPS]
    first = min(passed, seats - 1) + 1
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
            chance = f[CHAIN + (2 * other + colour) * MOST_HEIGHT + height]
            danger += left * chance * f[GAIN + 2 * other + colour]
            left *= 1.0 - chance
        if first >= seats:
            other = (seat + p[DIRECTION]) % seats
            chance = f[CHAIN + (2 * other + colour) * MOST_HEIGHT + height]
            danger = w[LATER] * chance * f[GAIN + 2 * other + colour]
        f[SURVIVAL + place] = left
        value -= w[OPPONENT] * danger
    return value


def worth_of_hand(p: Ints, w: Floats, seat: int) -> float:
    """What the cards in a hand are worth by themselves."""
    value = 0.0
    for card in range(CARDS):
        count = p[HANDS + CARDS * seat + card]
        if count:
            value += count * w[HOLD + grade(card)]
            if card < COLOURED and card % SUIT != WILD:
                value -= (count - 1) * w[DOUBLE]
    return value


def prospects(p: Ints, w: Floats, f: Floats, seat: int, top: int, draws: int) -> float:
    """The chance to complete piles in one's next turn with the hand, this top card and so many draws."""
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
                        chance *= f[DRAW_CHANCE + (MOST_HEIGHT * colour + rank) * DRAWS + draws]
            best = max(best, chance * w[PROSPECT + lacks])
        value += best * f[GAIN + 2 * seat + colour]
    return value


def stake(p: Ints, w: Floats) -> float:
    """What a Block in the open window would save; nothing while the pile is not complete, for then it can wait."""
    owner, place = p[TURN], p[WINDOW]
    if p[HEIGHTS + place] < p[HEIGHT]:
        return 0.0
    blue, red, colour = p[CHIPS + 2 * owner], p[CHIPS + 2 * owner + 1], place // 2
    if wins(p, blue + 1 - colour, red + colour):
        return WINS
    return w[OPPONENT] * worth_of_one_more(p, w, blue, red, colour)


def price_of_block(w: Floats) -> float:
    """What must be at stake to spend a Block."""
    return w[HOLD + BLOCK - SUIT] + w[BLOCK_PRICE]
