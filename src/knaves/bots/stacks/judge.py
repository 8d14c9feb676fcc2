"""The evaluation of stacks: what a turn is worth by the chips it brings, the piles it leaves and the cards it keeps.

A turn is planned as a whole: all sequences of plays that the own cards allow are looked through, each ends with its
best discard, and the position after it is valued from what the seat may know. Like `table.py` this is plain loops over
numbers. `f` is room for what is worked out once for a turn, `path` for the plays; both are the caller's.
"""

from __future__ import annotations

from knaves.bots.stacks.layout import (
    BEST,
    BEST_LENGTH,
    BEST_PATH,
    BLOCK,
    BLOCK_PRICE,
    BONUS,
    BURY,
    CARDS,
    CHAIN,
    CHIPS,
    CHIPS_OF_EACH,
    CHIPS_TO_WIN,
    CHIPS_WORTH,
    CHOICES,
    CHOSEN,
    COLOURED,
    COUNT,
    DANGER,
    DENY,
    DIRECTION,
    DISCARD,
    DISCARDED,
    DOUBLE,
    DRAW_CHANCE,
    DRAWS,
    END,
    FRESH,
    FROM_TOP,
    GAIN,
    HAND_SIZE,
    HANDS,
    HEIGHT,
    HEIGHTS,
    HELD,
    HOLD,
    HURRY,
    KIND,
    LATER,
    LAY,
    MOST_CHOICES,
    MOST_HEIGHT,
    MOST_NODES,
    MOST_PLAYS,
    MOST_SEATS,
    MOST_SPARE,
    NEED,
    NEXT,
    NO_CARD,
    NODES,
    ON_TOP,
    ONE_SKIP,
    OPPONENT,
    OUT,
    PENALTIES,
    PILES,
    PLACES,
    PLAN_ENDS,
    PRESSURE,
    PROGRESS,
    PROSPECT,
    REFILL,
    REVEAL,
    REVEALED,
    REVERSE,
    REVERSING,
    ROBBED,
    RUN,
    SAVED,
    SEATS,
    SKIP,
    SKIPPING,
    SKIPS,
    SPARE,
    SPECIALS,
    STEAL_CARD,
    STEAL_CHIP,
    STEAL_HAND,
    STEALING,
    STEALING_CARD,
    STEALING_CHIP,
    SUIT,
    SURVIVAL,
    TAKE,
    TOTAL,
    TURN,
    UNSEEN,
    USELESS,
    WILD,
    WILD_SHARE,
    WINDOW,
    WINS,
    Floats,
    Ints,
)
from knaves.bots.stacks.table import may_lie, steal_wins, top_of, wins

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


# --- The end of a plan ---


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


def keep_if_best(f: Floats, path: Ints, depth: int, value: float) -> None:
    """Remember a plan if there is none better."""
    if value > f[BEST]:
        f[BEST] = value
        for i in range(depth):
            path[BEST_PATH + i] = path[i]
        path[BEST_LENGTH] = depth


def end_turn(p: Ints, w: Floats, f: Floats, path: Ints, depth: int, seat: int, only: int, careful: bool) -> None:
    """Value the position for each card with which the turn can end, or for one of them alone.

    Without care it is not looked at what becomes of the discarded card.
    """
    value = f[BONUS] + worth_of_piles(p, w, f, seat) + worth_of_hand(p, w, seat)
    hand = HANDS + CARDS * seat
    held, size = p[HELD + seat], p[HAND_SIZE]
    old = NO_CARD if path[REVEALED] else top_of(p, seat)
    if held == 0:
        path[depth] = END * KIND
        after = value + size * w[FRESH] + prospects(p, w, f, seat, old, min(size, DRAWS - 1))
        keep_if_best(f, path, depth + 1, after)
        return
    draws = max(size - held + 1, 0)
    value += w[FRESH] * draws
    if careful:  # the discarded card can still be played, so it makes no difference which one it is
        value += prospects(p, w, f, seat, NO_CARD, min(draws, DRAWS - 1))
    if old != NO_CARD:
        value -= w[BURY] * w[ON_TOP + grade(old)]
    for card in range(CARDS):
        count = p[hand + card]
        if count == 0 or (only != NO_CARD and card != only):
            continue
        numbered = card < COLOURED and card % SUIT != WILD
        after = value - w[HOLD + grade(card)]
        if numbered and count > 1:
            after += w[DOUBLE]
        if careful:
            after += w[ON_TOP + grade(card)]
            if numbered and card % SUIT < WILD - 1 and old == card + 1:
                after += w[RUN]
        path[depth] = DISCARD * KIND + card
        keep_if_best(f, path, depth + 1, after)


# --- The plan ---


def list_next(p: Ints, path: Ints, depth: int, seat: int, place: int) -> int:
    """Note what can be played next in a plan; how many plays there are.

    Plays on different piles can be made in any order, so only one is tried: specials first (`place` -1), then place by
    place.
    """
    start = CHOICES + MOST_CHOICES * depth
    count = 0
    for i in range(CARDS + 1):
        card, top = i, 0
        if i == CARDS:
            card, top = NO_CARD if path[REVEALED] else top_of(p, seat), FROM_TOP
        elif p[HANDS + CARDS * seat + card] == 0:
            continue
        if card == NO_CARD or count > MOST_CHOICES - 2 * MOST_SEATS:
            continue
        if card < COLOURED:
            colour = card // SUIT
            for there in range(max(2 * colour, place), 2 * colour + 2):
                if may_lie(p, card, there):
                    path[start + count] = LAY * KIND + top + 4 * card + there
                    count += 1
        elif place >= 0:
            continue
        elif card in (SKIP, REVERSE):
            if card == SKIP or p[SEATS] == 2:
                if p[ONE_SKIP] and p[SKIPS]:
                    continue
                if p[SKIPS] >= p[SEATS] - 1:
                    continue  # nobody is left to be skipped in this round
            path[start + count] = (SKIPPING if card == SKIP else REVERSING) * KIND + top
            count += 1
        elif card in (STEAL_CARD, STEAL_CHIP):
            for choice in range(2 * p[SEATS]):
                victim, which = choice // 2, choice % 2
                if victim == seat:
                    continue
                if card == STEAL_CHIP:
                    if p[CHIPS + choice] and not steal_wins(p, seat, which):
                        path[start + count] = STEALING_CHIP * KIND + top + choice
                        count += 1
                elif which == 1:
                    if p[HELD + victim]:
                        path[start + count] = STEALING_CARD * KIND + top + choice
                        count += 1
                elif p[DISCARDED + victim] and not path[ROBBED] >> victim & 1:  # what lies below is not known
                    path[start + count] = STEALING_CARD * KIND + top + choice
                    count += 1
    return count


def card_of(move: int) -> int:
    """The card with which a play is made."""
    kind = move // KIND
    if kind == LAY:
        return move % FROM_TOP // 4
    if kind == STEALING_CHIP:
        return STEAL_CHIP
    if kind == STEALING_CARD:
        return STEAL_CARD
    return SKIP if kind == SKIPPING else REVERSE


def value_refill(p: Ints, w: Floats, f: Floats, path: Ints, depth: int, seat: int) -> None:
    """A hand that was played out brings new cards, and there the plan ends."""
    value = f[BONUS] + worth_of_piles(p, w, f, seat) + w[REFILL] + p[HAND_SIZE] * w[FRESH]
    for place in range(PLACES):
        f[SURVIVAL + place] = 1.0
    old = NO_CARD if path[REVEALED] else top_of(p, seat)
    keep_if_best(f, path, depth, value + prospects(p, w, f, seat, old, DRAWS - 1))


def try_play(p: Ints, w: Floats, f: Floats, path: Ints, depth: int, seat: int, move: int, careful: bool) -> int:
    """Make a play in the plan: the place from which to look on, or that the plan ends with it and has been valued."""
    kind, top, rest = move // KIND, move & FROM_TOP, move % FROM_TOP
    card = card_of(move)
    path[depth] = move
    f[SAVED + depth] = f[BONUS]
    if top:
        p[DISCARDED + seat] -= 1
        path[REVEALED] += 1
        if p[DISCARDED + seat]:
            f[BONUS] += w[REVEAL]
        f[BONUS] -= w[ON_TOP + grade(card)]
    else:
        p[HANDS + CARDS * seat + card] -= 1
        p[HELD + seat] -= 1
    place = -1
    if kind == LAY:
        f[BONUS] += f[PRESSURE]
        place = rest % 4
        p[HEIGHTS + place] += 1
        if p[HEIGHTS + place] == p[HEIGHT]:
            p[CHIPS + 2 * seat + place // 2] += 1
            p[HEIGHTS + place] = 0
            if wins(p, p[CHIPS + 2 * seat], p[CHIPS + 2 * seat + 1]):
                keep_if_best(f, path, depth + 1, WINS - depth)
                return PLAN_ENDS
            blue, red = p[CHIPS + 2 * seat], p[CHIPS + 2 * seat + 1]
            if blue + red + chips_needed(p, blue, red) - p[CHIPS_TO_WIN] > MOST_SPARE:
                f[BONUS] -= USELESS
            place = 2 * (place // 2)
    elif kind == STEALING_CHIP:
        p[CHIPS + rest] -= 1
        p[CHIPS + 2 * seat + rest % 2] += 1
    elif kind == STEALING_CARD:
        f[BONUS] -= f[PRESSURE]
        victim = rest // 2
        if rest % 2:  # one does not know what it will be
            f[BONUS] += w[STEAL_HAND + 1] if p[CHOSEN] else w[STEAL_HAND]
            end_turn(p, w, f, path, depth + 1, seat, NO_CARD, careful)
            return PLAN_ENDS
        stolen = top_of(p, victim)
        f[BONUS] += w[DENY] * w[ON_TOP + grade(stolen)]
        p[DISCARDED + victim] -= 1
        path[ROBBED] += 1 << victim
        p[HANDS + CARDS * seat + stolen] += 1
        p[HELD + seat] += 1
    else:
        f[BONUS] -= f[PRESSURE]
        if kind == SKIPPING or p[SEATS] == 2:
            p[SKIPS] += 1
        else:
            p[DIRECTION] = -p[DIRECTION]
    if kind == STEALING_CHIP or (kind == LAY and p[HEIGHTS + rest % 4] == 0):
        count_chips(p, w, f, seat)
    if top == 0 and p[HELD + seat] == 0 and not p[PENALTIES] >> seat & 1:
        value_refill(p, w, f, path, depth + 1, seat)
        return PLAN_ENDS
    return place


def take_back(p: Ints, w: Floats, f: Floats, path: Ints, depth: int, seat: int) -> None:
    """Undo a play of the plan."""
    move = path[depth]
    kind, rest = move // KIND, move % FROM_TOP
    card = card_of(move)
    f[BONUS] = f[SAVED + depth]
    if move & FROM_TOP:
        p[DISCARDED + seat] += 1
        path[REVEALED] -= 1
    else:
        p[HANDS + CARDS * seat + card] += 1
        p[HELD + seat] += 1
    if kind == LAY:
        place = rest % 4
        if p[HEIGHTS + place] == 0:
            p[CHIPS + 2 * seat + place // 2] -= 1
            p[HEIGHTS + place] = p[HEIGHT]
            count_chips(p, w, f, seat)
        p[HEIGHTS + place] -= 1
    elif kind == STEALING_CHIP:
        p[CHIPS + rest] += 1
        p[CHIPS + 2 * seat + rest % 2] -= 1
        count_chips(p, w, f, seat)
    elif kind == STEALING_CARD:
        if rest % 2 == 0:
            victim = rest // 2
            p[DISCARDED + victim] += 1
            path[ROBBED] -= 1 << victim
            p[HANDS + CARDS * seat + top_of(p, victim)] -= 1
            p[HELD + seat] -= 1
    elif kind == SKIPPING or p[SEATS] == 2:
        p[SKIPS] -= 1
    else:
        p[DIRECTION] = -p[DIRECTION]


def explore(p: Ints, w: Floats, f: Floats, path: Ints, first: int, seat: int, place: int, careful: bool) -> None:
    """Look through all that can follow the first plays of a plan; the position is changed and put back."""
    depth = first
    entering = True
    while True:
        if entering:
            f[NODES] += 1
            end_turn(p, w, f, path, depth, seat, NO_CARD, careful)
            path[NEXT + depth] = 0
            path[COUNT + depth] = 0
            if depth < MOST_PLAYS - 1 and f[NODES] < MOST_NODES:
                path[COUNT + depth] = list_next(p, path, depth, seat, place)
        if path[NEXT + depth] < path[COUNT + depth]:
            move = path[CHOICES + MOST_CHOICES * depth + path[NEXT + depth]]
            path[NEXT + depth] += 1
            place = try_play(p, w, f, path, depth, seat, move, careful)
            entering = place != PLAN_ENDS
            if entering:
                depth += 1
            else:
                take_back(p, w, f, path, depth, seat)
        else:
            if depth == first:
                return
            depth -= 1
            take_back(p, w, f, path, depth, seat)
            entering = False


def clear_plan(f: Floats, path: Ints) -> None:
    """Forget the last plan."""
    f[BEST], f[NODES], f[BONUS] = -2.0 * WINS, 0.0, 0.0
    path[REVEALED], path[ROBBED], path[BEST_LENGTH] = 0, 0, 0


def make_plan(p: Ints, w: Floats, f: Floats, path: Ints) -> None:
    """The best plan for the seat whose turn it is; it lies in `path`."""
    seat = p[TURN]
    survey(p, w, f, seat)
    clear_plan(f, path)
    explore(p, w, f, path, 0, seat, -1, True)


def rate(p: Ints, w: Floats, f: Floats, path: Ints, move: int, careful: bool) -> float:
    """What a move of the seat whose turn it is is worth: the best plan that begins with it. Needs a `survey`."""
    seat = p[TURN]
    clear_plan(f, path)
    kind, card = move // KIND, move % FROM_TOP
    if kind == TAKE:
        p[HANDS + CARDS * seat + card] += 1
        p[HELD + seat] += 1
        explore(p, w, f, path, 0, seat, -1, careful)
        p[HANDS + CARDS * seat + card] -= 1
        p[HELD + seat] -= 1
    elif kind == DISCARD:
        end_turn(p, w, f, path, 0, seat, card, careful)
    elif kind == END:
        end_turn(p, w, f, path, 0, seat, NO_CARD, careful)
    else:
        place = try_play(p, w, f, path, 0, seat, move, careful)
        if place != PLAN_ENDS:
            explore(p, w, f, path, 1, seat, place, careful)
        take_back(p, w, f, path, 0, seat)
    return f[BEST]


def best_take(p: Ints, w: Floats, f: Floats, path: Ints) -> int:
    """Which card to take from the hand one was shown."""
    survey(p, w, f, p[TURN])
    best = TAKE * KIND
    highest = -4.0 * WINS
    for card in range(CARDS):
        if p[HANDS + CARDS * p[STEALING] + card]:
            value = rate(p, w, f, path, TAKE * KIND + card, True)
            if value > highest:
                highest = value
                best = TAKE * KIND + card
    return best


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
