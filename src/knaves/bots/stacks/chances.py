"""The chances of two players to win with other cards in a hand, by the value network. Needs Numba."""

from __future__ import annotations

from collections.abc import Sequence

from knaves.bots.stacks import layout as at
from knaves.bots.stacks.packing import NUMBER, pack
from knaves.bots.stacks.players import compiled_search
from knaves.bots.stacks.search import PLAIN
from knaves.cards import Card
from knaves.games.stacks.state import State


def estimate_chances(state: State, seat: int, hands: Sequence[tuple[Card, ...]]) -> list[tuple[float, float]]:
    """The chance of each of two players to win, if the seat held each of these hands."""
    engine = compiled_search.value if compiled_search.wait() else PLAIN
    p, f = engine.ints(pack(state)), engine.floats([0.0] * at.SCRATCH_SIZE)
    features = engine.ints([0] * at.PATH_SIZE)
    start = at.HANDS + at.CARDS * seat
    found = []
    for hand in hands:
        for card in range(at.CARDS):
            p[start + card] = 0
        for name in hand:
            p[start + NUMBER[name]] += 1
        chance = float(engine.functions.predict(p, engine.net, f, features))
        found.append((chance, 1 - chance) if state.turn == 0 else (1 - chance, chance))
    return found
