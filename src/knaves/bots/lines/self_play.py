"""Games on the compiled rules without a search, random or greedy: for tuning, training and benchmarks."""

from __future__ import annotations

from typing import Any

import numpy as np

from knaves.bots.lines.evaluate_jit import greedy_move
from knaves.bots.lines.jit import Array, Rng, copy, inlined, jit, random_below, shuffle, signed
from knaves.bots.lines.kernel import apply, can_exchange, count_targets, nth_target
from knaves.bots.lines.layout import (
    CARD_CELLS,
    DECK_CARDS,
    DECK_COUNT,
    DRAWN,
    EXCHANGE,
    EXCHANGEABLE,
    FREE_CELLS,
    HAND_COUNT,
    HAND_SLOTS,
    HANDS,
    KIND,
    MAX_HAND,
    MAX_TEAMS,
    NO_WINNER,
    ORDINARY,
    OWNER,
    PASS,
    PLACE,
    PLAY_COUNT_AT,
    PLIES,
    REMOVE,
    SCRATCH,
    SEAT_TEAM,
    SEATS,
    TARGET_COUNT,
    TEAMS,
    TURN,
    WILD,
    WINNER,
)


@inlined
def random_move(t: Array, p: Array, rng: Rng) -> int:
    """A uniformly random legal move, found without listing all moves.

    The loops run over all slots of a hand, empty ones too: branch prediction fails on loops of varying length and on
    branches that depend on cards. The cumulated play counts are packed into one number, ten bits for each slot, which
    is faster than memory.
    """
    seat = signed(p[TURN])
    hand = HANDS + HAND_SLOTS * seat
    held = signed(p[HAND_COUNT + seat])
    p[TARGET_COUNT] = count_targets(t, p, t[SEAT_TEAM + seat])
    more = 1 if can_exchange(t, p, 1) else 0
    plays = 0
    sums = 0
    seen = 0
    for i in range(MAX_HAND):
        card = signed(p[hand + i])
        first_copy = 1 if i < held and seen >> card & 1 == 0 else 0  # a card held twice counts once
        seen |= 1 << card
        n = signed(p[t[PLAY_COUNT_AT + card]])
        n = (n if n else more & signed(t[EXCHANGEABLE + card])) * first_copy
        plays += n
        sums |= plays << (10 * i) if i < MAX_HAND - 1 else 0
    if plays == 0:
        return stuck_move(t, p, rng)
    r = random_below(rng, plays)
    slot = 0
    for i in range(MAX_HAND - 1):
        slot += 1 if (sums >> (10 * i) & 1023) <= r else 0
    return nth_play(t, p, signed(p[hand + slot]), r - (sums >> (10 * slot - 10) & 1023 if slot else 0))


@jit
def stuck_move(t: Array, p: Array, rng: Rng) -> int:
    """The move of a hand with nothing to play: one more exchange if allowed, else a pass."""
    seat = signed(p[TURN])
    if not can_exchange(t, p, 0):
        return PASS << 16
    dead = 0
    seen = 0
    for i in range(signed(p[HAND_COUNT + seat])):
        card = signed(p[HANDS + HAND_SLOTS * seat + i])
        if seen >> card & 1 == 0 and t[EXCHANGEABLE + card]:
            p[SCRATCH + dead] = card
            dead += 1
        seen |= 1 << card
    return EXCHANGE << 16 | signed(p[SCRATCH + random_below(rng, dead)]) << 8 if dead else PASS << 16


@inlined
def nth_play(t: Array, p: Array, card: int, n: int) -> int:
    """The n-th play of a card. A card without plays is exchanged."""
    if p[t[PLAY_COUNT_AT + card]] == 0:
        return EXCHANGE << 16 | card << 8
    kind = t[KIND + card]
    if kind == ORDINARY:
        cell = signed(t[CARD_CELLS + 2 * card])
        cell = signed(t[CARD_CELLS + 2 * card + 1]) if n or p[OWNER + cell] else cell
        return PLACE << 16 | card << 8 | cell
    if kind == WILD:
        return PLACE << 16 | card << 8 | signed(p[FREE_CELLS + n])
    return REMOVE << 16 | card << 8 | nth_target(t, p, t[SEAT_TEAM + p[TURN]], n)


@jit
def play_randomly(t: Array, p: Array, rng: Rng, limit: int) -> int:
    """Play at random to the end, but at most `limit` moves; returns the winning team, `DRAWN` or `NO_WINNER`."""
    for _ in range(limit):
        if p[WINNER] != NO_WINNER:
            break
        apply(t, p, random_move(t, p, rng), rng)
    return signed(p[WINNER])


@jit
def random_playouts(t: Array, start: Array, scratch: Array, rng: Rng, playouts: int, wins: Any) -> int:
    """Play at random from one position many times; adds wins by team to `wins`, returns the number of plies."""
    plies = 0
    for _ in range(playouts):
        copy(scratch, start)
        scratch[PLIES] = 0
        shuffle(scratch, DECK_CARDS, scratch[DECK_COUNT], rng)
        winner = play_randomly(t, scratch, rng, 30000)
        plies += scratch[PLIES]
        if winner < MAX_TEAMS:
            wins[winner] += 1
    return plies


@jit
def redeal(t: Array, p: Array, rng: Rng) -> None:
    """Shuffle all cards of the hands and the draw pile and deal them again; a random seat starts."""
    at = signed(p[DECK_COUNT])
    for seat in range(signed(t[SEATS])):
        for i in range(signed(p[HAND_COUNT + seat])):
            p[DECK_CARDS + at] = p[HANDS + HAND_SLOTS * seat + i]
            at += 1
    shuffle(p, DECK_CARDS, at, rng)
    for seat in range(signed(t[SEATS])):
        for i in range(signed(p[HAND_COUNT + seat])):
            at -= 1
            p[HANDS + HAND_SLOTS * seat + i] = p[DECK_CARDS + at]
    p[TURN] = random_below(rng, t[SEATS])


@jit
def play_match(
    t: Array,
    start: Array,
    scratch: Array,
    weights: Any,
    noise: Any,
    rng: Rng,
    moves: Any,
    values: Any,
    scores: Any,
) -> None:
    """Play pairs of games between two sets of weights, each deal from both sides; `scores` gets the first one's scores.

    With three teams the second set plays both other teams, and a draw counts as a third.
    """
    teams = t[TEAMS]
    keep = np.empty(1, np.uint64)
    for pair in range(scores.shape[0]):
        redeal(t, start, rng)
        keep[0] = rng[0]
        total = 0.0
        for first in range(teams):
            copy(scratch, start)
            scratch[PLIES] = 0
            rng[0] = keep[0]
            while scratch[WINNER] == NO_WINNER and scratch[PLIES] < 20000:
                who = 0 if t[SEAT_TEAM + scratch[TURN]] == first else 1
                apply(t, scratch, greedy_move(t, scratch, weights[who], False, noise[who], rng, moves, values), rng)
            if scratch[WINNER] == first:
                total += 1.0
            elif scratch[WINNER] == DRAWN or scratch[WINNER] == NO_WINNER:
                total += 1.0 / teams
        scores[pair] = total / teams
