"""How fast the batch engine plays random plies: `python bench/batch.py --tables 1048576` on a GPU.

A game that ends is followed by a new deal. The first call compiles and is not counted.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from knaves.batch import make_engine


def measure(table: str, tables: int, plies: int, repeats: int) -> float:
    """The median of plies per second."""
    game, _, seats = table.partition("-")
    engine: Any = make_engine(game, int(seats))

    def ply(_: int, carry: tuple[Any, Any]) -> tuple[Any, Any]:
        state, fresh = carry
        state, action = engine.random_action(state)
        return engine.reset_where_done(engine.step(state, action), fresh), fresh

    run = jax.jit(lambda state, fresh: jax.lax.fori_loop(0, plies, ply, (state, fresh))[0])
    words = jnp.asarray(np.random.default_rng(1).integers(0, 2**32, (2, tables), np.uint32))
    fresh = jax.jit(engine.init)(words)
    state = jax.block_until_ready(run(fresh, fresh))  # type: ignore[no-untyped-call]
    speeds = []
    for _ in range(repeats):
        began = time.perf_counter()
        state = jax.block_until_ready(run(state, fresh))  # type: ignore[no-untyped-call]
        speeds.append(tables * plies / (time.perf_counter() - began))
    return float(np.median(speeds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--set-ups", default="classic-2,classic-4,classic-12,travel-2,stacks-2,stacks-4,stacks-6")
    parser.add_argument("--tables", type=int, default=4096)
    parser.add_argument("--plies", type=int, default=64, help="in one call")
    parser.add_argument("--repeats", type=int, default=7)
    args = parser.parse_args()
    print(f"{jax.devices()[0].device_kind}, jax {jax.__version__}, {args.tables} tables")
    for table in args.set_ups.split(","):
        print(f"{table}: {measure(table, args.tables, args.plies, args.repeats):.3e} random plies a second", flush=True)


if __name__ == "__main__":
    main()
