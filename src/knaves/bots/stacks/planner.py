"""Plans a whole turn of stacks: explores all sequences of plays that the own cards allow.

Each sequence ends with its best discard, and the position after it is evaluated from what the seat may know. It
is written as plain loops over numbers. `w` holds the weights, `f` values computed once for a turn, `path` the
plays; the caller provides these arrays (`layout.py`).
"""

from __future__ import annotations

from knaves.bots.stacks.evaluate import (
    count_chips_needed,
    evaluate_hand,
    evaluate_piles,
    evaluate_prospects,
    grade,
    update_chip_values,
)
from knaves.bots.stacks.layout import (
    BEST,
    BONUS,
    BURY,
    CARDS,
    CHIPS,
    CHIPS_TO_WIN,
    CHOICES,
    COLOURED,
    COUNT,
    DENY,
    DIRECTION,
    DISCARD,
    DISCARD_COUNT,
    DOUBLE,
    DRAWS,
    END,
    FROM_TOP,
    HAND_COUNT,
    HAND_SIZE,
    HANDS,
    HEIGHT,
    HEIGHTS,
    HOLD,
    LAY,
    MAX_CHOICES,
    MAX_NODES,
    MAX_PLAYS,
    MAX_SEATS,
    MAX_SPARE,
    MOVE_KIND,
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
    RUN,
    SAVED,
    SEATS,
    SKIP,
    SKIPPING,
    SKIPS,
    STEAL_CARD,
    STEAL_CHIP,
    STEAL_HAND,
    STEALING_CARD,
    STEALING_CHIP,
    STOLEN_FROM,
    SUIT,
    SURVIVAL,
    TAKE,
    THIEF_CHOOSES,
    TURN,
    UNDRAWN,
    USELESS,
    WILD,
    WINS,
    Floats,
    Ints,
)
from knaves.bots.stacks.packed_rules import can_lay, steal_wins, top_card, wins


def keep_if_best(f: Floats, value: float) -> None:
    """Keep the value of a plan if it is the best so far."""
    f[BEST] = max(f[BEST], value)


def end_turn(p: Ints, w: Floats, f: Floats, path: Ints, seat: int, only: int, careful: bool) -> None:
    """Evaluate the position after each possible discard, or after the discard `only`.

    Unless `careful`, the value of the discarded card on top of the pile is ignored.
    """
    value = f[BONUS] + evaluate_piles(p, w, f, seat) + evaluate_hand(p, w, seat)
    hand = HANDS + CARDS * seat
    held, size = p[HAND_COUNT + seat], p[HAND_SIZE]
    old = NO_CARD if path[REVEALED] else top_card(p, seat)
    if held == 0:
        after = value + size * w[UNDRAWN] + evaluate_prospects(p, w, f, seat, old, min(size, DRAWS - 1))
        keep_if_best(f, after)
        return
    draws = max(size - held + 1, 0)
    value += w[UNDRAWN] * draws
    if careful:  # the discard can still be played next turn, so its choice does not matter here
        value += evaluate_prospects(p, w, f, seat, NO_CARD, min(draws, DRAWS - 1))
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
        keep_if_best(f, after)


def list_next(p: Ints, path: Ints, depth: int, seat: int, place: int) -> int:
    """List the plays that may come next in a plan; returns their number.

    The order of plays on different piles does not matter, so only one order is tried: specials first (`place` -1), then
    place by place.
    """
    start = CHOICES + MAX_CHOICES * depth
    count = 0
    for i in range(CARDS + 1):
        card, top = i, 0
        if i == CARDS:
            card, top = NO_CARD if path[REVEALED] else top_card(p, seat), FROM_TOP
        elif p[HANDS + CARDS * seat + card] == 0:
            continue
        if card == NO_CARD or count > MAX_CHOICES - 2 * MAX_SEATS:
            continue
        if card < COLOURED:
            colour = card // SUIT
            for there in range(max(2 * colour, place), 2 * colour + 2):
                if can_lay(p, card, there):
                    path[start + count] = LAY * MOVE_KIND + top + 4 * card + there
                    count += 1
        elif place >= 0:
            continue
        elif card in (SKIP, REVERSE):
            if card == SKIP or p[SEATS] == 2:
                if p[ONE_SKIP] and p[SKIPS]:
                    continue
                if p[SKIPS] >= p[SEATS] - 1:
                    continue  # everybody else is skipped already
            path[start + count] = (SKIPPING if card == SKIP else REVERSING) * MOVE_KIND + top
            count += 1
        elif card in (STEAL_CARD, STEAL_CHIP):
            for choice in range(2 * p[SEATS]):
                victim, which = choice // 2, choice % 2
                if victim == seat:
                    continue
                if card == STEAL_CHIP:
                    if p[CHIPS + choice] and not steal_wins(p, seat, which):
                        path[start + count] = STEALING_CHIP * MOVE_KIND + top + choice
                        count += 1
                elif which == 1:
                    if p[HAND_COUNT + victim]:
                        path[start + count] = STEALING_CARD * MOVE_KIND + top + choice
                        count += 1
                elif p[DISCARD_COUNT + victim] and not path[STOLEN_FROM] >> victim & 1:  # the card below is unknown
                    path[start + count] = STEALING_CARD * MOVE_KIND + top + choice
                    count += 1
    return count


def played_card(move: int) -> int:
    """The card that a play uses."""
    kind = move // MOVE_KIND
    if kind == LAY:
        return move % FROM_TOP // 4
    if kind == STEALING_CHIP:
        return STEAL_CHIP
    if kind == STEALING_CARD:
        return STEAL_CARD
    return SKIP if kind == SKIPPING else REVERSE


def evaluate_refill(p: Ints, w: Floats, f: Floats, path: Ints, seat: int) -> None:
    """Evaluate a plan that ends with new cards for an empty hand."""
    value = f[BONUS] + evaluate_piles(p, w, f, seat) + w[REFILL] + p[HAND_SIZE] * w[UNDRAWN]
    for place in range(PLACES):
        f[SURVIVAL + place] = 1.0
    old = NO_CARD if path[REVEALED] else top_card(p, seat)
    keep_if_best(f, value + evaluate_prospects(p, w, f, seat, old, DRAWS - 1))


def push_play(p: Ints, w: Floats, f: Floats, path: Ints, depth: int, seat: int, move: int, careful: bool) -> int:
    """Make a play of the plan; returns the place to continue from, or `PLAN_ENDS` if the plan was evaluated."""
    kind, top, rest = move // MOVE_KIND, move & FROM_TOP, move % FROM_TOP
    card = played_card(move)
    path[depth] = move
    f[SAVED + depth] = f[BONUS]
    if top:
        p[DISCARD_COUNT + seat] -= 1
        path[REVEALED] += 1
        if p[DISCARD_COUNT + seat]:
            f[BONUS] += w[REVEAL]
        f[BONUS] -= w[ON_TOP + grade(card)]
    else:
        p[HANDS + CARDS * seat + card] -= 1
        p[HAND_COUNT + seat] -= 1
    place = -1
    if kind == LAY:
        f[BONUS] += f[PRESSURE]
        place = rest % 4
        p[HEIGHTS + place] += 1
        if p[HEIGHTS + place] == p[HEIGHT]:
            p[CHIPS + 2 * seat + place // 2] += 1
            p[HEIGHTS + place] = 0
            if wins(p, p[CHIPS + 2 * seat], p[CHIPS + 2 * seat + 1]):
                keep_if_best(f, WINS - depth)
                return PLAN_ENDS
            blue, red = p[CHIPS + 2 * seat], p[CHIPS + 2 * seat + 1]
            if blue + red + count_chips_needed(p, blue, red) - p[CHIPS_TO_WIN] > MAX_SPARE:
                f[BONUS] -= USELESS
            place = 2 * (place // 2)
    elif kind == STEALING_CHIP:
        p[CHIPS + rest] -= 1
        p[CHIPS + 2 * seat + rest % 2] += 1
    elif kind == STEALING_CARD:
        f[BONUS] -= f[PRESSURE]
        victim = rest // 2
        if rest % 2:  # the stolen card is unknown
            f[BONUS] += w[STEAL_HAND + 1] if p[THIEF_CHOOSES] else w[STEAL_HAND]
            end_turn(p, w, f, path, seat, NO_CARD, careful)
            return PLAN_ENDS
        stolen = top_card(p, victim)
        f[BONUS] += w[DENY] * w[ON_TOP + grade(stolen)]
        p[DISCARD_COUNT + victim] -= 1
        path[STOLEN_FROM] += 1 << victim
        p[HANDS + CARDS * seat + stolen] += 1
        p[HAND_COUNT + seat] += 1
    else:
        f[BONUS] -= f[PRESSURE]
        if kind == SKIPPING or p[SEATS] == 2:
            p[SKIPS] += 1
        else:
            p[DIRECTION] = -p[DIRECTION]
    if kind == STEALING_CHIP or (kind == LAY and p[HEIGHTS + rest % 4] == 0):
        update_chip_values(p, w, f, seat)
    if top == 0 and p[HAND_COUNT + seat] == 0 and not p[PENALTIES] >> seat & 1:
        evaluate_refill(p, w, f, path, seat)
        return PLAN_ENDS
    return place


def pop_play(p: Ints, w: Floats, f: Floats, path: Ints, depth: int, seat: int) -> None:
    """Undo a play of the plan."""
    move = path[depth]
    kind, rest = move // MOVE_KIND, move % FROM_TOP
    card = played_card(move)
    f[BONUS] = f[SAVED + depth]
    if move & FROM_TOP:
        p[DISCARD_COUNT + seat] += 1
        path[REVEALED] -= 1
    else:
        p[HANDS + CARDS * seat + card] += 1
        p[HAND_COUNT + seat] += 1
    if kind == LAY:
        place = rest % 4
        if p[HEIGHTS + place] == 0:
            p[CHIPS + 2 * seat + place // 2] -= 1
            p[HEIGHTS + place] = p[HEIGHT]
            update_chip_values(p, w, f, seat)
        p[HEIGHTS + place] -= 1
    elif kind == STEALING_CHIP:
        p[CHIPS + rest] += 1
        p[CHIPS + 2 * seat + rest % 2] -= 1
        update_chip_values(p, w, f, seat)
    elif kind == STEALING_CARD:
        if rest % 2 == 0:
            victim = rest // 2
            p[DISCARD_COUNT + victim] += 1
            path[STOLEN_FROM] -= 1 << victim
            p[HANDS + CARDS * seat + top_card(p, victim)] -= 1
            p[HAND_COUNT + seat] -= 1
    elif kind == SKIPPING or p[SEATS] == 2:
        p[SKIPS] -= 1
    else:
        p[DIRECTION] = -p[DIRECTION]


def explore(p: Ints, w: Floats, f: Floats, path: Ints, first: int, seat: int, place: int, careful: bool) -> None:
    """Explore all continuations of the first plays of a plan; the position is restored at the end."""
    depth = first
    entering = True
    while True:
        if entering:
            f[NODES] += 1
            end_turn(p, w, f, path, seat, NO_CARD, careful)
            path[NEXT + depth] = 0
            path[COUNT + depth] = 0
            if depth < MAX_PLAYS - 1 and f[NODES] < MAX_NODES:
                path[COUNT + depth] = list_next(p, path, depth, seat, place)
        if path[NEXT + depth] < path[COUNT + depth]:
            move = path[CHOICES + MAX_CHOICES * depth + path[NEXT + depth]]
            path[NEXT + depth] += 1
            place = push_play(p, w, f, path, depth, seat, move, careful)
            entering = place != PLAN_ENDS
            if entering:
                depth += 1
            else:
                pop_play(p, w, f, path, depth, seat)
        else:
            if depth == first:
                return
            depth -= 1
            pop_play(p, w, f, path, depth, seat)
            entering = False


def reset_plan(f: Floats, path: Ints) -> None:
    """Clear the last plan."""
    f[BEST], f[NODES], f[BONUS] = -2.0 * WINS, 0.0, 0.0
    path[REVEALED], path[STOLEN_FROM] = 0, 0


def evaluate_move(p: Ints, w: Floats, f: Floats, path: Ints, move: int, careful: bool) -> float:
    """The value of a move of the seat to move: of the best plan that begins with it. Call `prepare_turn` before."""
    seat = p[TURN]
    reset_plan(f, path)
    kind, card = move // MOVE_KIND, move % FROM_TOP
    if kind == TAKE:
        p[HANDS + CARDS * seat + card] += 1
        p[HAND_COUNT + seat] += 1
        explore(p, w, f, path, 0, seat, -1, careful)
        p[HANDS + CARDS * seat + card] -= 1
        p[HAND_COUNT + seat] -= 1
    elif kind == DISCARD:
        end_turn(p, w, f, path, seat, card, careful)
    elif kind == END:
        end_turn(p, w, f, path, seat, NO_CARD, careful)
    else:
        place = push_play(p, w, f, path, 0, seat, move, careful)
        if place != PLAN_ENDS:
            explore(p, w, f, path, 1, seat, place, careful)
        pop_play(p, w, f, path, 0, seat)
    return f[BEST]
