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
    BONUS,
    BURY,
    CARDS,
    CHIPS,
    CHIPS_TO_WIN,
    CHOICES,
    CHOSEN,
    COLOURED,
    COUNT,
    DENY,
    DIRECTION,
    DISCARD,
    DISCARDED,
    DOUBLE,
    DRAWS,
    END,
    FRESH,
    FROM_TOP,
    HAND_SIZE,
    HANDS,
    HEIGHT,
    HEIGHTS,
    HELD,
    HOLD,
    KIND,
    LAY,
    MOST_CHOICES,
    MOST_NODES,
    MOST_PLAYS,
    MOST_SEATS,
    MOST_SPARE,
    NEXT,
    NO_CARD,
    NODES,
    ON_TOP,
    ONE_SKIP,
    PENALTIES,
    PLACES,
    PLAN_ENDS,
    PRESSURE,
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
    STEAL_CARD,
    STEAL_CHIP,
    STEAL_HAND,
    STEALING,
    STEALING_CARD,
    STEALING_CHIP,
    SUIT,
    SURVIVAL,
    TAKE,
    TURN,
    USELESS,
    WILD,
    WINS,
    Floats,
    Ints,
)
from knaves.bots.stacks.table import may_lie, steal_wins, top_of, wins
from knaves.bots.stacks.worth import (
    chips_needed,
    count_chips,
    grade,
    prospects,
    survey,
    worth_of_hand,
    worth_of_piles,
)


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
