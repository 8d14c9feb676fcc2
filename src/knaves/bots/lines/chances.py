"""The chances to win with other cards in a hand, by the value network that sees all hands. Needs Numba."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from knaves.bots.lines import layout as at
from knaves.bots.lines.jit import Array, jit
from knaves.bots.lines.packing import CARD_NUMBER, pack
from knaves.bots.lines.value_net import FEATURE_COUNT, SCRATCH_SIZE, Floats, count_units, load_net, predict
from knaves.cards import Card
from knaves.games.lines.state import State


@jit
def predict_hands(
    t: Array,
    p: Array,
    seat: int,
    hands: Array,
    net: Floats,
    net_scratch: Array,
    x: Floats,
    hidden: Floats,
    chances: Any,
) -> None:
    """Fill in the chance of each team for each hand; `p` is changed."""
    start = at.HANDS + at.HAND_SLOTS * seat
    for number in range(hands.shape[0]):
        for slot in range(hands.shape[1]):
            p[start + slot] = hands[number, slot]
        for team in range(chances.shape[1]):
            if team == 1 and chances.shape[1] == 2:  # a second prediction would tell little more
                chances[number, team] = 1.0 - chances[number, 0]
            else:
                chances[number, team] = predict(t, p, team, net, net_scratch, x, hidden)


def estimate_chances(state: State, seat: int, hands: Sequence[tuple[Card, ...]]) -> list[list[float]]:
    """The chance of each team to win, if the seat held each of these hands."""
    setup = state.setup
    t, p = pack(state)
    numbers = np.array([[CARD_NUMBER[card] for card in hand] for hand in hands], np.uint16)
    net = load_net(setup.spec.name, setup.teams)
    net_scratch = np.zeros(SCRATCH_SIZE, np.uint16)
    x, hidden = np.zeros(FEATURE_COUNT, np.float32), np.zeros(count_units(net), np.float32)
    chances = np.zeros((len(hands), setup.teams))
    predict_hands(t, p, seat, numbers, net, net_scratch, x, hidden, chances)
    chances /= chances.sum(axis=1, keepdims=True)  # three teams are predicted one by one
    found: list[list[float]] = chances.tolist()
    return found
