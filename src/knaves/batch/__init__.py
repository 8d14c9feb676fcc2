"""Thousands of tables at once, as pure functions over arrays. Imports the games, the bots and everything below.

`make_engine("classic", seats=2)` makes the engine of a set-up: `lines.py` plays the board games, `stacks.py` stacks.
Needs NumPy (`pip install knaves[bots]`), and for JAX and its speed `pip install knaves[train]`.
"""

from knaves.extras import require

require(__name__, "bots")

from knaves.batch.engines import make_engine  # noqa: E402 - names the extra before a package is missing

__all__ = ["make_engine"]
