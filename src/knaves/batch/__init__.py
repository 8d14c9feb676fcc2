"""Thousands of tables at once, as pure functions over arrays. Imports the games and everything below.

`lines.py` is the engine of the board games: `make_engine("classic", seats=2)`. Needs `pip install knaves[train]`.
"""

from knaves.extras import require

require(__name__, "train")
