"""Playouts from a packed position by the evaluation, and deals of the cards that a seat cannot see.

Like `kernel.py` this is plain loops over numbers, so that Numba can compile it.
"""

from __future__ import annotations

import math

from knaves.bots.stacks.evaluate import block_price, evaluate_block, grade
from knaves.bots.stacks.kernel import apply, can_lay, random_below
from knaves.bots.stacks.layout import (
    ANSWERED,
    BEST,
    BEST_LENGTH,
    BEST_PATH,
    BLOCK,
    BLOCKING,
    CARDS,
    CHIPS,
    COLOURED,
    COMPLETES,
    DECK_CARDS,
    DIRECTION,
    DISCARD_COUNT,
    DISCARDS,
    DRAWN,
    FROM_TOP,
    GRADES,
    HAND_COUNT,
    HANDS,
    HEIGHT,
    HEIGHTS,
    LAY,
    LETTING,
    LIKELY,
    MAX_CARDS,
    MAX_STEPS,
    MOVE_KIND,
    NO_CARD,
    NOBODY,
    PILE_FITS,
    PLAYABLE,
    SEATS,
    STEALING,
    STEALING_CARD,
    SUIT,
    TURN,
    TURNS,
    UNPLAYABLE,
    UNSEEN,
    WINDOW,
    WINNER,
    Floats,
    Ints,
)
from knaves.bots.stacks.planner import choose_take, plan_turn
from knaves.bots.stacks.value_net import predict


def answer_window(p: Ints, w: Floats, rng: Ints) -> None:
    """Answer the window for all seats that have not done so."""
    owner = p[TURN]
    blocks = evaluate_block(p, w) > block_price(w)
    for step in range(1, p[SEATS]):
        other = (owner + step * p[DIRECTION]) % p[SEATS]
        if not p[ANSWERED] >> other & 1:
            can_block = blocks and p[HANDS + CARDS * other + BLOCK] > 0
            apply(p, other, (BLOCKING if can_block else LETTING) * MOVE_KIND, rng)


def follow_plan(p: Ints, w: Floats, path: Ints, rng: Ints) -> None:
    """Make the plays of a plan until new information appears."""
    seat = p[TURN]
    for i in range(path[BEST_LENGTH]):
        move = path[BEST_PATH + i]
        chips = p[CHIPS + 2 * seat] + p[CHIPS + 2 * seat + 1]
        complete = move // MOVE_KIND == LAY and p[HEIGHTS + move % 4] + 1 == p[HEIGHT]
        apply(p, seat, move, rng)
        if p[WINDOW] >= 0:
            answer_window(p, w, rng)
            if complete and p[CHIPS + 2 * seat] + p[CHIPS + 2 * seat + 1] == chips:
                return
        if p[WINNER] != NOBODY or move & FROM_TOP:
            return
        if move // MOVE_KIND == STEALING_CARD and move % 2 == 1:
            return


def play_turns(p: Ints, w: Floats, f: Floats, path: Ints, rng: Ints, turns: int) -> None:
    """Play by the evaluation, each seat for itself, until this many turns have ended or the game is over."""
    steps = 0
    while p[WINNER] == NOBODY and p[TURNS] < turns and steps < MAX_STEPS:
        steps += 1
        if p[WINDOW] >= 0:
            answer_window(p, w, rng)
        elif p[STEALING] != NOBODY:
            apply(p, p[TURN], choose_take(p, w, f, path), rng)
        else:
            plan_turn(p, w, f, path)
            follow_plan(p, w, path, rng)


def score_world(
    p: Ints, w: Floats, f: Floats, path: Ints, rng: Ints, seat: int, net: Floats, centre: float, scale: float
) -> float:
    """A seat's chance to win: the result of a finished game, else by the value network (two seats) or its next plan."""
    if p[SEATS] == 2 and p[WINNER] == NOBODY:
        chance = predict(p, net, f, path)
        return chance if p[TURN] == seat else 1.0 - chance
    for _ in range(p[SEATS]):
        if p[TURN] != seat:
            play_turns(p, w, f, path, rng, p[TURNS] + 1)
    if p[WINNER] == DRAWN:
        return 1.0 / p[SEATS]
    if p[WINNER] != NOBODY:
        return 1.0 if p[WINNER] == seat else 0.0
    if p[TURN] != seat:
        return 1.0 / p[SEATS]
    plan_turn(p, w, f, path)
    return 1.0 / (1.0 + (p[SEATS] - 1) * math.exp(-(min(f[BEST], 9.0 * scale) - centre) / scale))


def pile_fit(p: Ints, card: int) -> int:
    """How a card fits the piles: it completes one, is playable, or is not."""
    found = UNPLAYABLE
    if card < COLOURED:
        for place in range(2 * (card // SUIT), 2 * (card // SUIT) + 2):
            if can_lay(p, card, place):
                found = max(found, COMPLETES if p[HEIGHTS + place] + 1 == p[HEIGHT] else PLAYABLE)
    return found


def take_unseen(f: Floats, rng: Ints) -> int:
    """Draw one of the unseen cards by likelihood, and remove it."""
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


def deal_unseen(p: Ints, f: Floats, cards: Ints, belief: Floats, seat: int, rng: Ints) -> None:
    """Deal the cards that a seat cannot see: to the other hands, below the tops of the discard piles, to the deck.

    Players keep useful cards and play those that complete a pile: `belief` says how much more or less likely than by
    chance each kind of card is in a hand, by its fit to the piles, and in a discard pile.
    """
    for card in range(CARDS):
        f[UNSEEN + card] = 0.0
        f[LIKELY + card] = belief[PILE_FITS * grade(card) + pile_fit(p, card)]
    for card in cards:
        f[UNSEEN + card] += 1.0
    for other in range(p[SEATS]):
        if other != seat and other != p[STEALING]:
            for _ in range(p[HAND_COUNT + other]):
                p[HANDS + CARDS * other + take_unseen(f, rng)] += 1
    for card in range(CARDS):
        f[LIKELY + card] = belief[PILE_FITS * GRADES + grade(card)]
    for other in range(p[SEATS]):
        for i in range(p[DISCARD_COUNT + other] - 1):
            p[DISCARDS + MAX_CARDS * other + i] = take_unseen(f, rng)
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


def run_worlds(
    base: Ints, world: Ints, p: Ints, cards: Ints, belief: Floats, seat: int, candidates: Ints, alive: int,
    worlds: int, turns: int, net: Floats, centre: float, scale: float, w: Floats, f: Floats, path: Ints, rng: Ints,
    chance: Ints, scores: Floats, sums: Floats, products: Floats,
) -> None:  # fmt: skip
    """Play the first `alive` candidates in this many worlds; adds to the sums and products of their scores."""
    for _ in range(worlds):
        world[:] = base
        deal_unseen(world, f, cards, belief, seat, rng)
        random_below(rng, 2)
        for i in range(alive):
            p[:] = world
            chance[0] = rng[0]
            apply(p, seat, candidates[i], chance)
            play_turns(p, w, f, path, chance, turns)
            scores[i] = score_world(p, w, f, path, chance, seat, net, centre, scale)
            sums[i] += scores[i]
            for j in range(i + 1):
                products[alive * i + j] += scores[i] * scores[j]
