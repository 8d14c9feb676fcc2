"""Tables as they were before the cards of the last step were drawn, so that critics can tell a play from its luck."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
from jax import lax

from knaves.batch import lines, stacks

Array = Any


def undo_lines_draw(engine: lines.Engine, before: lines.State, after: lines.State) -> lines.State:
    """The tables after a step, with the drawn card back in the deck; as they are where the deck was made anew."""
    bits, changed = engine.bits, before.deck ^ after.deck
    drawn = changed[:4] if engine.tables.copies == 1 else changed[:4] | changed[4:]
    one = lax.population_count(drawn).sum(0) == 1
    ended = after.turn != before.turn  # then the seat that drew is the last one in turn order

    def without(hand: Array, on: Array) -> Array:
        return bits.take(hand, jnp.where(one & on, drawn, bits.zero))

    first, last = without(after.hands[0], ~ended), without(after.hands[-1], ended)
    hands = jnp.concatenate([first[None], after.hands[1:-1], last[None]])
    return after._replace(hands=hands, deck=jnp.where(one, before.deck, after.deck))


def undo_stacks_draw(engine: stacks.Engine, before: stacks.State, after: stacks.State) -> stacks.State:
    """The same for stacks, where up to five cards are drawn."""
    drawn = before.deck - after.deck
    taken = jnp.all(drawn >= 0, axis=0)
    seat = jnp.arange(engine.seats)[:, None, None] == before.turn
    hands = after.hands - jnp.where(seat & taken, drawn, 0).astype(after.hands.dtype)
    return after._replace(hands=hands, deck=jnp.where(taken, before.deck, after.deck))
