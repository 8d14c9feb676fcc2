"""Playing on from a packed position by the evaluation, and dealing what a seat cannot see.

Like `table.py` and `judge.py` this is plain loops over numbers, so that Numba can compile it.
"""

from __future__ import annotations

import math

from knaves.bots.stacks.forecast import forecast
from knaves.bots.stacks.judge import best_take, make_plan
from knaves.bots.stacks.layout import (
    ANSWERED,
    BEST,
    BEST_LENGTH,
    BEST_PATH,
    BLOCK,
    BLOCKING,
    CAN_BE_LAID,
    CARDS,
    CHIPS,
    COLOURED,
    COMPLETES,
    DECK_CARDS,
    DIRECTION,
    DISCARDED,
    DISCARDS,
    DRAWN,
    FROM_TOP,
    GRADES,
    HANDS,
    HEIGHT,
    HEIGHTS,
    HELD,
    KIND,
    LAY,
    LETTING,
    LIES_IDLE,
    LIKELY,
    MOST_CARDS,
    MOST_STEPS,
    NO_CARD,
    NOBODY,
    SEATS,
    STANDINGS,
    STEALING,
    STEALING_CARD,
    SUIT,
    TURN,
    TURNS,
    UNSEEN,
    WINDOW,
    WINNER,
    Floats,
    Ints,
)
from knaves.bots.stacks.table import apply, may_lie, random_below
from knaves.bots.stacks.worth import grade, price_of_block, stake


def settle_window(p: Ints, w: Floats, rng: Ints) -> None:
    """Let all who have not answered do so."""
    owner = p[TURN]
    blocks = stake(p, w) > price_of_block(w)
    for step in range(1, p[SEATS]):
        other = (owner + step * p[DIRECTION]) % p[SEATS]
        if not p[ANSWERED] >> other & 1:
            does = blocks and p[HANDS + CARDS * other + BLOCK] > 0
            apply(p, other, (BLOCKING if does else LETTING) * KIND, rng)


def follow_plan(p: Ints, w: Floats, path: Ints, rng: Ints) -> None:
    """Make the plays of a plan, until something new comes to light."""
    seat = p[TURN]
    for i in range(path[BEST_LENGTH]):
        move = path[BEST_PATH + i]
        chips = p[CHIPS + 2 * seat] + p[CHIPS + 2 * seat + 1]
        complete = move // KIND == LAY and p[HEIGHTS + move % 4] + 1 == p[HEIGHT]
        apply(p, seat, move, rng)
        if p[WINDOW] >= 0:
            settle_window(p, w, rng)
            if complete and p[CHIPS + 2 * seat] + p[CHIPS + 2 * seat + 1] == chips:
                return
        if p[WINNER] != NOBODY or move & FROM_TOP:
            return
        if move // KIND == STEALING_CARD and move % 2 == 1:
            return


def play_on(p: Ints, w: Floats, f: Floats, path: Ints, rng: Ints, turns: int) -> None:
    """Play on by the evaluation, everybody for himself, until so many turns have ended or the game is over."""
    steps = 0
    while p[WINNER] == NOBODY and p[TURNS] < turns and steps < MOST_STEPS:
        steps += 1
        if p[WINDOW] >= 0:
            settle_window(p, w, rng)
        elif p[STEALING] != NOBODY:
            apply(p, p[TURN], best_take(p, w, f, path), rng)
        else:
            make_plan(p, w, f, path)
            follow_plan(p, w, path, rng)


def score(
    p: Ints, w: Floats, f: Floats, path: Ints, rng: Ints, seat: int, net: Floats, centre: float, scale: float
) -> float:
    """A seat's chance to win: known if the game is over, else for two by the net, for more by its next plan."""
    if p[SEATS] == 2 and p[WINNER] == NOBODY:
        chance = forecast(p, net, f, path)
        return chance if p[TURN] == seat else 1.0 - chance
    for _ in range(p[SEATS]):
        if p[TURN] != seat:
            play_on(p, w, f, path, rng, p[TURNS] + 1)
    if p[WINNER] == DRAWN:
        return 1.0 / p[SEATS]
    if p[WINNER] != NOBODY:
        return 1.0 if p[WINNER] == seat else 0.0
    if p[TURN] != seat:
        return 1.0 / p[SEATS]
    make_plan(p, w, f, path)
    return 1.0 / (1.0 + (p[SEATS] - 1) * math.exp(-(min(f[BEST], 9.0 * scale) - centre) / scale))


def standing(p: Ints, card: int) -> int:
    """What the piles make of a card: it completes one, can be laid, or cannot."""
    found = LIES_IDLE
    if card < COLOURED:
        for place in range(2 * (card // SUIT), 2 * (card // SUIT) + 2):
            if may_lie(p, card, place):
                found = max(found, COMPLETES if p[HEIGHTS + place] + 1 == p[HEIGHT] else CAN_BE_LAID)
    return found


def pick(f: Floats, rng: Ints) -> int:
    """One of the unseen cards, by how likely each is; it is taken out."""
    total = 0.0
    for card in range(CARDS):
        total += f[UNSEEN + card] * f[LIKELY + card]
    left = total * random_below(rng, 1 << 30) / (1 << 30)
    chosen = NO_CARD
    for card in range(CARDS):
        if f[UNSEEN + card] > 0.0:
            chosen = card
            left -= f[UNSEEN + card] * f[LIKELY + card]
            if left < 0.0:
                break
    f[UNSEEN + chosen] -= 1.0
    return chosen


def deal_hidden(p: Ints, f: Floats, cards: Ints, belief: Floats, seat: int, rng: Ints) -> None:
    """Deal the cards that a seat cannot see: to the other hands, below the tops of the discard piles, to the deck.

    People keep what is worth keeping and lay what completes a pile: `belief` says how much more or less likely each
    kind of card is in a hand, by what the piles make of it, and in a discard pile.
    """
    for card in range(CARDS):
        f[UNSEEN + card] = 0.0
        f[LIKELY + card] = belief[STANDINGS * grade(card) + standing(p, card)]
    for card in cards:
        f[UNSEEN + card] += 1.0
    for other in range(p[SEATS]):
        if other != seat and other != p[STEALING]:
            for _ in range(p[HELD + other]):
                p[HANDS + CARDS * other + pick(f, rng)] += 1
    for card in range(CARDS):
        f[LIKELY + card] = belief[STANDINGS * GRADES + grade(card)]
    for other in range(p[SEATS]):
        for i in range(p[DISCARDED + other] - 1):
            p[DISCARDS + MOST_CARDS * other + i] = pick(f, rng)
    at = 0
    for card in range(CARDS):
        for _ in range(int(f[UNSEEN + card])):
            p[DECK_CARDS + at] = card
            at += 1
    for i in range(at - 1, 0, -1):
        j = random_below(rng, i + 1)
        card = p[DECK_CARDS + i]
        p[DECK_CARDS + i] = p[DECK_CARDS + j]
        p[DECK_CARDS + j] = card


def try_out(
    base: Ints, world: Ints, p: Ints, cards: Ints, belief: Floats, seat: int, candidates: Ints, alive: int,
    worlds: int, turns: int, net: Floats, centre: float, scale: float, w: Floats, f: Floats, path: Ints, rng: Ints,
    chance: Ints, scores: Floats, sums: Floats, products: Floats,
) -> None:  # fmt: skip
    """Play each candidate that is still alive in so many worlds; adds up what the seat scores, and products of that."""
    for _ in range(worlds):
        world[:] = base
        deal_hidden(world, f, cards, belief, seat, rng)
        random_below(rng, 2)
        for i in range(alive):
            p[:] = world
            chance[0] = rng[0]
            apply(p, seat, candidates[i], chance)
            play_on(p, w, f, path, chance, turns)
            scores[i] = score(p, w, f, path, chance, seat, net, centre, scale)
            sums[i] += scores[i]
            for j in range(i + 1):
                products[alive * i + j] += scores[i] * scores[j]
